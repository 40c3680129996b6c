"""Admirals choose their cruise lines: two of four, in any order round the table (BC-1.2, BC-R1)."""

from __future__ import annotations

import json

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.log import Log
from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.position_files import read_position, write_position
from quarterdeck.games.bruise_cruise import BRUISE_CRUISE
from quarterdeck.games.bruise_cruise.options import BruiseCruiseOptions
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.rules import endings
from quarterdeck.records.header import load_start
from quarterdeck.table.match import Match
from tests.games.bruise_cruise.files import PACK, Part, ships

SMALL = BRUISE_CRUISE.read_pack("map_t.toml", PACK)


def setup(lines: str, players: int) -> Setup:
    """A set-up on the small chart."""
    return Setup(players=players, options=BruiseCruiseOptions(lines=lines, patience=40), pack=SMALL)


def begin(lines: str, players: int) -> BruiseCruisePosition:
    """The position before the first decision, with a log."""
    position = BRUISE_CRUISE.start(setup(lines, players))
    position.log = Log()
    return position


def admiral(line: str, home: str, at: str) -> Part:
    """An Admiral of a line with a flagship at sea, no flags and three cards."""
    return {"home": home, "ships": ships(**{f"{line}0": at}), "stock": {"L": 2, "M": 1}, "hand": 3}


def at_sea(**change: object) -> Part:
    """A file in which Desolation is on turn beside Sørwegian, and Peasant lies elsewhere."""
    admirals = {"S": admiral("S", "Cedar", "3.3"), "D": admiral("D", "Gale", "4.3"), "P": admiral("P", "Moss", "6.3")}
    file: Part = {"game": "bruise-cruise", "admirals": admirals, "asked": "action", "turn": "D", "actions": 2}
    return file | {"discard": ["cedar-a", "gale-a", "moss-a"], "passes": 1, "pack": PACK} | change


def load(file: Part) -> BruiseCruisePosition:
    """The position of a file."""
    return BRUISE_CRUISE.load(json.dumps(file).encode())


@pytest.mark.clause("BC-1.2", "BC-R1")
def test_two_admirals_may_command_sorwegian_and_desolation() -> None:
    """Seats, ships, story and picture are theirs."""
    position = begin("DS", 2)
    assert BRUISE_CRUISE.seats_at(position)[:2] == ("D", "S")
    for move in ("dice 6 1", "dice 2 3"):
        position.play(BRUISE_CRUISE.parse(position, move))
    assert position.log is not None
    told = [sentence.text for sentence in BRUISE_CRUISE.story(position.log)][:3]
    assert told == [
        "Desolation rolls 6 and 1: 7 in total.",
        "Sørwegian rolls 2 and 3: 5 in total.",
        "Desolation has the highest total and plays first; the others follow clockwise.",
    ]
    shapes = {shape.id for shape in BRUISE_CRUISE.scene(position, -1, []).shapes}
    assert {"mat-d", "mat-s"} <= shapes
    assert not {"mat-p", "mat-h"} & shapes


@pytest.mark.clause("BC-1.2")
def test_whoever_commands_which_line_the_game_is_the_same() -> None:
    """Move for move; only the names differ."""
    one, two = begin("PHSD", 3), begin("SDH", 3)
    dice = seeded(1, 16)
    while one.player != NOBODY:
        moves = [int(move) for move in one.legal()]
        assert moves == [int(move) for move in two.legal()]
        move = moves[dice.below(len(moves))]
        other = str.maketrans("PHS", "SDH")
        text, translated = BRUISE_CRUISE.text(one, move), BRUISE_CRUISE.text(two, move)
        assert translated == (text.translate(other) if len(text) == 2 and text[0] in "PHS" else text)
        assert BRUISE_CRUISE.parse(two, translated) == move
        one.play(move)
        two.play(move)
    assert [endings.worth(one, seat) for seat in range(3)] == [endings.worth(two, seat) for seat in range(3)]
    assert one.numbers()[1:] == two.numbers()[1:], "but for the number that says which chart and lines are played"


@pytest.mark.clause("BC-1.2")
@pytest.mark.parametrize(
    ("lines", "problem"),
    [("PX", "there is no line 'X'"), ("PP", "P is named twice"), ("P", "names 1 for 2 Admirals"), ("", "names 0")],
)
def test_lines_that_cannot_be_are_refused(lines: str, problem: str) -> None:
    """Each Admiral has a line, and nobody else has it."""
    with pytest.raises(Malformed, match=problem) as caught:
        begin(lines, 2)
    assert (caught.value.path, "BC-1.2" in caught.value.problem) == ("options.lines", True)


@pytest.mark.clause("BC-1.2")
def test_a_position_file_may_have_any_lines_in_any_order() -> None:
    """Without `lines` they sit in the order P, H, S, D; with it as it says."""
    listed = load(at_sea())
    assert BRUISE_CRUISE.seats_at(listed)[:3] == ("P", "S", "D")
    round_the_table = load(at_sea(lines="SDP"))
    assert BRUISE_CRUISE.seats_at(round_the_table)[:3] == ("S", "D", "P")
    for position, order in ((listed, None), (round_the_table, "SDP")):
        file = json.loads(BRUISE_CRUISE.save(position))
        assert (file.get("lines"), file["turn"], file["player"]) == (order, "D", "D")
        assert load(file).numbers() == position.numbers()
        position.play(BRUISE_CRUISE.parse(position, "raid"))
        assert BRUISE_CRUISE.seats_at(position)[position.active] == "D"
        raided = json.loads(BRUISE_CRUISE.save(position))
        assert (raided["ship"], raided["target"]) == ("D0", "S0")


@pytest.mark.clause("BC-1.2")
@pytest.mark.parametrize(("lines", "players", "seats"), [("PDSH", 2, "PD"), ("HPSD", 3, "HPS"), ("sdph", 2, "SD")])
def test_a_file_with_more_lines_than_admirals_is_read_again(lines: str, players: int, seats: str) -> None:
    """The game writes such files itself; the letters of seats that nobody takes say nothing."""
    agreed = setup(lines, players)
    position = BRUISE_CRUISE.start(agreed)
    assert BRUISE_CRUISE.seats_at(position) == tuple(seats)
    opened = read_position(write_position(BRUISE_CRUISE, agreed, position))
    assert opened.position.numbers() == position.numbers()
    assert (opened.setup.options.lines, opened.unsaid) == (seats, ())  # type: ignore[attr-defined]
    told = {name: value for name, value in json.loads(BRUISE_CRUISE.save(position)).items() if name != "lines"}
    for fields in ({"options": {"lines": lines}}, {"lines": lines}, {"lines": lines, "options": {"lines": lines}}):
        found = read_position(json.dumps(told | fields).encode())
        assert found.position.numbers() == position.numbers()
        assert BRUISE_CRUISE.seats_at(found.position) == tuple(seats)


@pytest.mark.clause("BC-1.2")
@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"options": {"lines": "SHPD"}}, "options.lines"),
        ({"lines": "SHPD"}, "lines"),
        ({"options": {"lines": "P"}}, "options.lines"),
        ({"lines": "PD", "options": {"lines": "DP"}}, "options.lines"),
    ],
)
def test_lines_that_are_not_those_of_the_admirals_are_refused_where_they_stand(fields: Part, path: str) -> None:
    """Peasant and Desolation play here, Desolation second if the file says so."""
    told = json.loads(BRUISE_CRUISE.save(begin("PD", 2)))
    with pytest.raises(Malformed) as caught:
        read_position(json.dumps(told | fields).encode())
    assert caught.value.path == path


@pytest.mark.clause("BC-1.2")
def test_a_ship_of_a_line_that_does_not_play_is_refused_by_its_name() -> None:
    """Has-Been does not play here; Peasant does."""
    position = load(at_sea(admirals=at_sea_with_torpedo()))
    position.play(BRUISE_CRUISE.parse(position, "torpedo"))
    refusal = BRUISE_CRUISE.why_not(position, BRUISE_CRUISE.parse(position, "H0"))
    assert refusal is not None
    assert (refusal.clause, refusal.sentence) == ("BC-1.2", "Has\u2011Been's flagship is not in this game.")
    assert [BRUISE_CRUISE.text(position, move) for move in position.legal()] == ["P0", "S0"]


def at_sea_with_torpedo() -> Part:
    """The same Admirals, Desolation with a torpedo."""
    admirals = at_sea()["admirals"]
    assert isinstance(admirals, dict)
    return admirals | {"D": admirals["D"] | {"stock": {"L": 2, "M": 1, "T": 1}}}


def test_a_record_names_the_seats_by_their_lines_and_replays() -> None:
    """Its header has the lines, its moves the letters."""
    match = Match.new(BRUISE_CRUISE, setup("SD", 2), ["Ann", "Ben"])
    match.play_chance("dice 6 5")
    match.play_chance("dice 1 1")
    assert match.seat_names[:2] == ("S", "D")
    again = Match.resume(match.record)
    assert (again.seat_names, again.header.options["lines"]) == (match.seat_names, "SD")


@pytest.mark.clause("BC-R44")
def test_no_patience_ends_a_game_unless_it_is_asked_for() -> None:
    """The rulebook knows two ends; a file may leave it to what the table has agreed on."""
    assert BRUISE_CRUISE.start(Setup(players=2, options=BruiseCruiseOptions())).patience == 0
    assert load(at_sea()).patience == 0
    agreed = Setup(players=3, options=BruiseCruiseOptions(lines="PSD", patience=7), pack=SMALL)
    hands = {"P": ["elm-a"], "S": ["elm-b", "fern-a"], "D": ["fern-b"]}
    admirals = at_sea()["admirals"]
    assert isinstance(admirals, dict)
    file = at_sea(admirals={line: admirals[line] | {"hand": hand} for line, hand in hands.items()})
    for patience, found in (({}, 7), ({"patience": 3}, 3)):
        position = load_start(BRUISE_CRUISE, agreed, file | patience, lenient=True)
        assert isinstance(position, BruiseCruisePosition)
        assert position.patience == found
