"""Bruise Cruise's notation: what is read and written, who may read what, and what a move tells."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.playout import playout
from quarterdeck.engine.sets import members
from quarterdeck.games.bruise_cruise import BRUISE_CRUISE, codes
from quarterdeck.games.bruise_cruise.options import BruiseCruiseOptions
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.rules import weapons
from tests.games.bruise_cruise.files import PACK, Part, load, of, ships
from tests.games.bruise_cruise.packs import MAP_T

SETUP = Setup(players=4, options=BruiseCruiseOptions())
START = BRUISE_CRUISE.start(SETUP)
WORDS = st.sampled_from(
    [
        "sail",
        "with",
        "card",
        "take",
        "deal",
        "dice",
        "1",
        "2L",
        "P0",
        "dc",
        "havana-a",
        "Havana",
        "-2.2",
        "draw",
        "#1",
        "?",
    ]
)


def read(text: str, position: BruiseCruisePosition = START) -> int:
    """The move that a text means."""
    return BRUISE_CRUISE.parse(position, text)


@given(st.text(max_size=12) | st.lists(WORDS, max_size=4).map(" ".join))
def test_any_text_is_a_move_or_malformed(text: str) -> None:
    """What is read is written so that it is read again."""
    try:
        move = read(text)
    except Malformed as error:
        assert error.path == "move"
    else:
        assert 0 <= move < BRUISE_CRUISE.moves
        assert read(BRUISE_CRUISE.text(START, move)) == move


@pytest.mark.parametrize(
    "position", [START, BRUISE_CRUISE.start(Setup(players=2, options=BruiseCruiseOptions(), pack=BRUISE_CRUISE.read_pack("t", PACK)))]
)  # fmt: skip
def test_every_move_has_a_text_of_its_own(position: BruiseCruisePosition) -> None:
    """Those on the chart are read as they are written, in capitals too; those beyond it mean nothing."""
    chart = position.chart
    texts = [BRUISE_CRUISE.text(position, move) for move in range(BRUISE_CRUISE.moves)]
    assert len(set(texts)) == len(texts)
    for move, text in enumerate(texts):
        beyond = (
            codes.CARD + chart.cards <= move < codes.DEAL
            or codes.DEAL + chart.cards <= move < codes.SPACE
            or move >= codes.SPACE + chart.spaces
        )
        if beyond:
            with pytest.raises(Malformed):
                read(text, position)
        else:
            assert read(f"  {text.upper()} ", position) == move


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "'' is not a move; write dice 4 3"),
        ("sail away", "'sail away' is not a move; write dice 4 3"),
        ("atlantis", "there is no action, ship, card, port or space 'atlantis'"),
        ("99.99", "there is no action, ship, card, port or space '99.99'"),
        ("deal atlantis-a", "there is no card 'atlantis-a'; cards are written galveston-a or"),
        ("card havana", "there is no card 'havana'"),
        ("wind N", "winds blow E, SE, SW, W, NW, NE"),
        ("take 2L", "no card is being exchanged"),
        ("dice 7 1", "write dice 4 3"),
        ("draw 3", "write dice 4 3"),
    ],
)
def test_malformed_notation_says_what_would_be_valid(text: str, problem: str) -> None:
    """Each kind of mistake has its own answer."""
    with pytest.raises(Malformed) as caught:
        read(text)
    assert (caught.value.path, problem in caught.value.problem) == ("move", True), caught.value.problem


def test_ports_are_read_as_the_spaces_they_lie_in() -> None:
    """But written q.r; and the names of two words are joined."""
    assert BRUISE_CRUISE.text(START, read("George-Town")) == "-1.0"
    assert read("havana") == read("-2.2")


def test_winds_blow_where_north_is_on_the_chart() -> None:
    """On the Caribbean r grows to the north, on Map T to the south."""
    small = BRUISE_CRUISE.start(Setup(players=2, options=SETUP.options, pack=BRUISE_CRUISE.read_pack("t", PACK)))
    for position in (START, small):
        chart = position.chart
        for way, (east, north) in {
            "E": (2, 0),
            "NE": (1, 1),
            "NW": (-1, 1),
            "W": (-2, 0),
            "SW": (-1, -1),
            "SE": (1, -1),
        }.items():
            k = read(f"wind {way}", position) - codes.WIND
            q, r = chart.wind_q[k], chart.wind_r[k]
            assert (2 * q + r, r if chart.north_up else -r) == (east, north)


def test_a_card_named_like_another_move_is_told_apart() -> None:
    """A pack may name a card Raid, or P0."""
    text = MAP_T.replace('"U1"', '"Raid"').replace('"U2"', '"P0"')
    position = BRUISE_CRUISE.start(Setup(players=2, options=SETUP.options, pack=BRUISE_CRUISE.read_pack("t", text)))
    cards = [codes.CARD + position.chart.actions, codes.CARD + position.chart.actions + 1]
    assert [BRUISE_CRUISE.text(position, card) for card in cards] == ["card raid", "card p0"]
    assert [read(name, position) for name in ("card raid", "card p0", "raid", "p0")] == [*cards, codes.RAID, codes.SHIP]
    assert BRUISE_CRUISE.text(position, cards[0] + codes.DEAL - codes.CARD) == "deal raid"


@pytest.mark.clause("BC-R15")
def test_bundles_are_written_as_the_card_depicts_them() -> None:
    """Read in any order; and by number."""
    text = PACK.replace('exchange = ["1L 1M"]', 'exchange = ["1L 1M", "1T"]')
    assert text != PACK
    change: Part = {"pack": text, "asked": "bundle", "kind": "exchange", "card": "elm-a", "discard": ["cedar-a"]}
    position = load(change, of("P", hand=["elm-a"]))
    assert [BRUISE_CRUISE.text(position, move) for move in position.legal()] == ["take 1L 1M", "take 1T"]
    assert [read(text, position) for text in ("take 1m 1l", "take #1", "take 1T")] == [25, 25, 26]
    with pytest.raises(Malformed, match="write take 1L 1M or take 1T"):
        read("take 2L", position)


# -- who reads what --------------------------------------------------------------------------------


def veiled(position: BruiseCruisePosition, text: str) -> list[str]:
    """A move as a spectator, P and H read it."""
    return [BRUISE_CRUISE.veiled_text(position, read(text, position), seat) for seat in (-1, 0, 1)]


@pytest.mark.clause("BC-R51")
def test_steps_of_an_action_are_read_by_others_when_it_is_made() -> None:
    """P picks a ship and a target; when the torpedo is off, everybody reads what was the last step."""
    position = load(of("H", ships=ships(H0="4.3", HE="5.3*")))
    assert veiled(position, "torpedo") == ["?", "torpedo", "?"]
    assert veiled(position, "end") == ["end", "end", "end"]
    assert veiled(position, "buy missile") == ["buy missile"] * 3
    position.play(read("torpedo", position))
    assert veiled(position, "P0") == ["?", "P0", "?"]
    position.play(read("P0", position))
    assert veiled(position, "H0") == ["H0", "H0", "H0"]


def test_a_dealt_card_is_written_for_its_receiver_only() -> None:
    """H is dealt cards after P."""
    start: Part = {"stock": {"L": 2, "M": 1}}
    change: Part = {"asked": "deal", "turn": "H", "actions": 0, "discard": []}
    position = load(change, {"admirals": {"P": start | {"hand": 7}, "H": start}})
    assert veiled(position, "deal elm-a") == ["deal ?", "deal ?", "deal elm-a"]


@pytest.mark.parametrize(
    ("change", "text", "reveals"),
    [
        ({}, "end", False),
        ({}, "torpedo", False),
        ({}, "exchange", False),
        ({}, "buy missile", False),
        ({"asked": "card", "kind": "exchange"}, "fern-a", True),
        ({"asked": "space", "kind": "sail", "ship": "PN"}, "2.2", False),
        ({"asked": "space", "kind": "sail with card", "ship": "PN", "card": "fern-a"}, "2.2", True),
        ({"asked": "raid", "kind": "raid", "ship": "P0", "target": "H0"}, "dice 1 2", True),
        ({"asked": "replenishment", "actions": 0}, "draw 1", False),
        ({"asked": "draw", "actions": 0, "left": 1}, "deal iris-a", True),
    ],
)
def test_moves_reveal_what_they_show(change: Part, text: str, reveals: bool) -> None:  # noqa: FBT001 - a fact
    """Dice and cards; not what is only picked, and not what all can see beforehand."""
    position = load(change)
    assert BRUISE_CRUISE.reveals(position, read(text, position)) is reveals


# -- the rest of the contract ----------------------------------------------------------------------


@pytest.mark.parametrize(("players", "patience"), [(2, 1), (3, 60), (4, 1000), (4, 0)])
def test_random_games_stay_within_the_bound(players: int, patience: int) -> None:
    """The bound is an argument, this is a check of its sense."""
    setup = Setup(players=players, options=BruiseCruiseOptions(patience=patience))
    position = BRUISE_CRUISE.start(setup)
    assert playout(position, seeded(players), Moves(), BRUISE_CRUISE.bound(setup)) < BRUISE_CRUISE.bound(setup)
    assert position.over()


@pytest.mark.clause("BC-11.2", "BC-11.4", "BC-U14.1")
def test_the_ports_whose_missiles_reach_a_rival_are_those_of_which_one_reaches_one() -> None:
    """All at once as one by one, in a random game of four."""
    position, dice = START.clone(), seeded(3)
    ports = range(int(position.chart.ports))
    while not position.over():
        seat = int(position.active)
        one_by_one = {
            port
            for port in ports
            if any(weapons.under_missile(position, port, ship) for ship in range(len(position.place)))
        }
        assert set(members(int(weapons.ports_in_reach(position, seat)))) == one_by_one
        moves = position.legal()
        position.play(moves[int(dice.below(len(moves)))])


@pytest.mark.parametrize("patience", [-1, 1001])
def test_patience_has_bounds(patience: int) -> None:
    """0 to 1000."""
    with pytest.raises(Malformed, match=r"options\.patience"):
        BRUISE_CRUISE.start(Setup(players=2, options=BruiseCruiseOptions(patience=patience)))


@pytest.mark.clause("BC-1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    """Nobody plays alone."""
    with pytest.raises(Malformed, match=r"2 to 4 Admirals \(BC-1.1\)"):
        BRUISE_CRUISE.start(Setup(players=players, options=BruiseCruiseOptions()))


def test_the_moves_of_the_guide_are_read() -> None:
    """All that its table lists, but what only others read."""
    page = (Path(__file__).parents[3] / "docs" / "games" / "bruise-cruise.md").read_text(encoding="utf-8")
    table = page.split("## Notation")[1].split("## Position files")[0]
    rows = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    texts = [text.strip("` ") for row in rows for text in row.strip().split("` `")]
    assert len(texts) > 40
    for text in texts:
        if "?" not in text and not text.startswith("take"):
            assert 0 <= read(text) < BRUISE_CRUISE.moves, text
