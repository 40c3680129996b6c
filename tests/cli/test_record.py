"""`quarterdeck record`, `scene` and `pack`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from quarterdeck.cli.plain import Plain
from quarterdeck.cli.session import Session
from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game
from quarterdeck.records.clock import ClockTerms
from quarterdeck.records.header import timed
from quarterdeck.records.reading import read_record
from quarterdeck.records.writing import write_record
from quarterdeck.table.match import Match
from quarterdeck.table.seats import Seating
from tests.cli.commands import Ran
from tests.records.test_dice import cheated, proven_game

Command = Callable[..., Ran]


def played(key: str, path: Path, players: int) -> Path:
    """A record of a random game."""
    game = find_game(key)
    seating = Seating(game, ["random"] * players, seed=4)
    session = Session.new(Setup(players=players, options=game.options()), seating)
    Plain(session).others_play()
    session.save(path)
    return path


@pytest.fixture
def kraken(tmp_path: Path) -> Path:
    """A record of Kraken with two players, played to the end."""
    return played("kraken", tmp_path / "kraken.record", 2)


def test_a_record_is_verified(kraken: Path, command: Command) -> None:
    """What was played to the end is sound and over."""
    assert "Sound" in command("record", "verify", str(kraken)).out
    assert command("record", "verify", str(kraken), "--json").json()["state"] == "over"


def test_both_versions_of_the_rules_are_named(tmp_path: Path, command: Command) -> None:
    """Where a game that began by older rules comes to the same by today's."""
    file = played("bremerhaven", tmp_path / "new.record", 2)
    record = read_record(file)
    older = tmp_path / "older.record"
    write_record(older, replace(record, header=replace(record.header, rules=1)))
    for verb in ("verify", "replay"):
        told = "version 1 of the rules of Bremerhaven"
        assert told in command("record", verb, str(older)).out.replace("\n", " ")
        assert told not in command("record", verb, str(file)).out.replace("\n", " ")
        data = command("record", verb, str(older), "--json").json()
        assert (data["rules"], data["rules_here"]) == (1, 2)


def test_a_record_is_told_with_its_questions(kraken: Path, command: Command) -> None:
    """Who is asked reads a question, the others who chooses; with a seat only what it read."""
    ran = command("record", "replay", str(kraken), "--questions").out
    assert "[A] Which card do you play?" in ran
    assert "[B, spectator] A is choosing a card." in ran
    own = command("record", "replay", str(kraken), "--questions", "--seat", "B").out
    assert "[B] A is choosing a card." in own
    assert "[A]" not in own


def test_the_dice_of_a_record_are_checked(tmp_path: Path, command: Command) -> None:
    """Each seat's number is told, and the first die that is wrong is named with its line."""
    file = tmp_path / "proven.record"
    write_record(file, proven_game())
    ran = command("record", "verify", str(file), "--dice")
    assert ran.code == 0
    assert "chance moves are what was drawn" in ran.out
    assert "the number ada.17, as pledged before the game" in ran.out
    told = command("record", "verify", str(file), "--dice", "--json").json()
    assert isinstance(told["dice"], dict)
    assert len(told["dice"]["draws"]) > 1
    wrong = tmp_path / "wrong.record"
    write_record(wrong, cheated(2))
    assert command("record", "verify", str(wrong)).code == 0
    refused = command("record", "verify", str(wrong), "--dice", "--json")
    assert refused.code == 2
    assert "chance move 2" in refused.err


def test_a_record_without_proven_dice_says_so(kraken: Path, command: Command) -> None:
    """Games at the terminal have no server that could cheat, and prove nothing."""
    refused = command("record", "verify", str(kraken), "--dice", "--json")
    assert refused.code == 2
    assert "holds no proof of its dice" in refused.err


def test_a_record_is_replayed_with_clauses(tmp_path: Path, command: Command) -> None:
    """Each move comes with what it did; the end is the end of the game."""
    path = played("cardinal", tmp_path / "cardinal.record", 2)
    data = command("record", "replay", str(path), "--json").json()
    moves = data["moves"]
    assert isinstance(moves, list)
    assert moves[0]["story"][0]["clauses"] == ["CA-1.3"]
    assert data["state"] == "over"
    shown = command("record", "replay", str(path)).out
    assert "CA-2.2" in shown
    half = command("record", "replay", str(path), "--upto", "3", "--json").json()
    assert half["moves"] == moves[:3]
    assert half["result"] is None


def test_a_seat_sees_no_cards_of_others(kraken: Path, command: Command) -> None:
    """What is dealt to B is `deal ?` for A and for a spectator, in lists, stories and positions."""
    whole = command("record", "show", str(kraken), "--json").json()["lines"]
    assert isinstance(whole, list)
    secret = whole[5]["move"]
    for viewer in ("0", "A"):
        for words in ("show", "replay"):
            ran = command(
                "record", words, str(kraken), "--seat", viewer, "--json", *(["--upto", "8"] * (words == "replay"))
            )
            assert ran.code == 0
            listed = ran.json()["lines" if words == "show" else "moves"]
            assert isinstance(listed, list)
            assert listed[5]["move"] == "deal ?"
            assert listed[2]["move"] != "deal ?"
            assert secret.removeprefix("deal ") not in str(listed[:8])
    spectator = command("record", "show", str(kraken), "--seat", "spectator").out
    assert "deal ?" in spectator


@pytest.fixture
def resigned(tmp_path: Path) -> Path:
    """A record of Cardinal: green agreed to a take-back, and has resigned."""
    game = find_game("cardinal")
    match = Match.new(game, Setup(players=2, options=game.options()), ["Ada", "Ben"])
    match.play_chance("coin orange")
    match.play(0, "c2")
    match.play(1, "a1")
    match.take_back(0, consent=(1,))
    match.play(0, "d4")
    match.resign(1)
    path = tmp_path / "resigned.record"
    write_record(path, match.record)
    return path


def test_agreement_and_resignation_are_listed(resigned: Path, command: Command) -> None:
    """With who agreed and who resigned, for people and as data."""
    shown = command("record", "show", str(resigned)).out
    assert "takes back to move 1 (green agreed)" in shown
    assert "resigns" in shown
    assert "resigned: orange" in shown
    lines = command("record", "show", str(resigned), "--seat", "1", "--json").json()["lines"]
    assert isinstance(lines, list)
    assert lines[3] == {"n": 4, "back_to": 1, "by": "orange", "agreed": ["green"]}
    assert lines[5] == {"n": 6, "resigned": "green"}


def test_a_resignation_is_the_end_of_the_record(resigned: Path, command: Command) -> None:
    """Verified, replayed with its result, and before it the game went on; it can be shown, but not played on."""
    assert "resigned: orange" in command("record", "verify", str(resigned)).out
    data = command("record", "replay", str(resigned), "--json").json()
    assert (data["state"], data["result"]) == ("over", {"how": "resigned", "winners": ["orange"]})
    assert "Green has resigned, and orange wins." in command("record", "replay", str(resigned)).out
    before = command("record", "replay", str(resigned), "--upto", "5", "--json").json()
    assert (before["state"], before["result"]) == ("open", None)
    resumed = command("play", "--resume", str(resigned), "--seats", "human,human", "--plain")
    assert resumed.code == 0
    assert "Green has resigned, and orange wins." in resumed.out


def test_a_damaged_record_is_refused_with_its_line(kraken: Path, command: Command) -> None:
    """Exit code 2; the line is the path."""
    text = kraken.read_text()
    kraken.write_text(text.replace('"n":4,', '"n":5,', 1))
    for words in (["record", "verify"], ["record", "replay"], ["record", "show"], ["scene"], ["play", "--resume"]):
        ran = command(*words, str(kraken), "--json") if words[0] != "play" else command(*words, str(kraken))
        assert ran.code == 2
        assert "line 5" in ran.err


def test_a_position_file_is_no_record(start: Path, command: Command) -> None:
    """And a record is no position file; both are said so."""
    ran = command("record", "verify", str(start), "--json")
    assert (ran.code, ran.error()["path"]) == (2, str(start))
    assert "position file" in ran.error()["problem"]


def test_what_does_not_begin_as_a_record_is_named_with_its_file(tmp_path: Path, command: Command) -> None:
    """In one sentence, whatever it is."""
    file = tmp_path / "notes.txt"
    file.write_text("Buy bread.\n")
    ran = command("record", "analyse", str(file), "--json")
    assert (ran.code, ran.error()["path"]) == (2, str(file))
    assert ran.error()["problem"] == "is not the record of a game"


def test_a_record_is_no_position_file(kraken: Path, command: Command) -> None:
    """It is said so, and where to look."""
    ran = command("position", "show", str(kraken), "--json")
    assert (ran.code, ran.error()["path"]) == (2, str(kraken))
    assert "record" in ran.error()["problem"]


def test_upto_has_a_range(kraken: Path, command: Command) -> None:
    """No more lines than the record has."""
    for number in ("-1", "100000"):
        ran = command("record", "replay", str(kraken), "--upto", number, "--json")
        assert (ran.code, ran.error()["path"]) == (2, "upto")


# -- pictures ----------------------------------------------------------------------------------


def test_a_picture_shows_no_hidden_card(tmp_path: Path, command: Command) -> None:
    """A spectator, the default, sees no hand; a seat sees its own."""
    path = tmp_path / "kraken.json"
    game = find_game("kraken")
    here = game.start(Setup(players=2, options=game.options()))
    while here.player < 0:
        here.play(here.legal()[0])
    path.write_bytes(game.save(here))
    cards = [game.text(here, move).removeprefix("play ") for move in here.legal()]
    assert not any(card in command("scene", str(path), "--json").out for card in cards)
    assert all(card in command("scene", str(path), "--json", "--seat", str(here.player)).out for card in cards)
    assert not any(card in command("scene", str(path), "--json", "--seat", str(1 - here.player)).out for card in cards)


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_a_picture_is_written(theme: str, start: Path, tmp_path: Path, command: Command) -> None:
    """As SVG, with the position in its description."""
    target = tmp_path / "board.svg"
    ran = command("scene", str(start), "--seat", "1", "-o", str(target), "--theme", theme)
    assert ran.code == 0
    svg = target.read_text()
    assert svg.startswith("<svg")
    assert "You are green and have 4 in hand" in svg


def test_a_picture_of_a_record_shows_its_end(kraken: Path, command: Command) -> None:
    """On standard output, or as a scene in JSON."""
    assert command("scene", str(kraken), "-o", "-").out.startswith("<svg")
    assert command("scene", str(kraken), "--json").json()["game"] == "kraken"


def test_a_picture_overwrites_nothing_unasked(start: Path, tmp_path: Path, command: Command) -> None:
    """The file stays as it is, whole, until --overwrite."""
    target = tmp_path / "board.svg"
    target.write_text("mine")
    ran = command("scene", str(start), "-o", str(target), "--json")
    assert ran.code == 0
    ran = command("scene", str(start), "-o", str(target))
    assert ran.code == 2
    assert target.read_text() == "mine"
    assert command("scene", str(start), "-o", str(target), "--overwrite").code == 0
    assert target.read_text() != "mine"
    assert command("scene", str(start), "-o", str(tmp_path)).code == 2
    assert command("scene", str(start), "-o", str(tmp_path / "none" / "board.svg")).code == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["board.svg", "start.json"]


# -- packs -------------------------------------------------------------------------------------


def test_a_sound_pack_is_accepted(tmp_path: Path, command: Command) -> None:
    """The game's own deck, read from a file."""
    own = find_game("kraken").own_pack()
    assert own is not None
    path = tmp_path / "deck.toml"
    path.write_text(own.content)
    found = command("pack", "check", str(path), "--json").json()
    assert (found["game"], found["digest"]) == ("kraken", own.digest)


@pytest.mark.parametrize("content", [b"", b"title = 3", b"= 1", b"\xff", b"title = 'x'\ncards = []"], ids=range(5))
def test_a_bad_pack_is_refused(content: bytes, tmp_path: Path, command: Command) -> None:
    """Exit code 2 and the file's name, wherever a pack is read."""
    path = tmp_path / "deck.toml"
    path.write_bytes(content)
    for words in (["pack", "check", str(path), "--game", "kraken"], ["simulate", "kraken", "--pack", str(path)]):
        ran = command(*words, "--json")
        assert (ran.code, ran.out) == (2, "")
        assert "deck.toml" in ran.error()["path"]


def test_a_pack_that_no_game_takes_is_refused_with_the_reason_of_each(tmp_path: Path, command: Command) -> None:
    """Where the command does not say which game it is for."""
    path = tmp_path / "deck.toml"
    path.write_text("title = 'x'\ncards = []")
    problem = command("pack", "check", str(path), "--json").error()["problem"]
    assert "Kraken: deck.toml" in problem
    assert "Bruise Cruise: deck.toml" in problem


def test_a_pack_for_a_game_without_packs_is_refused(tmp_path: Path, command: Command) -> None:
    """Cardinal has no content."""
    path = tmp_path / "deck.toml"
    path.write_text("")
    assert command("pack", "check", str(path), "--game", "cardinal").code == 2
    assert command("pack", "check", str(tmp_path / "none.toml"), "--json").error()["path"].endswith("none.toml")


def test_a_record_with_a_clock_shows_how_long_moves_took(tmp_path: Path, command: Command) -> None:
    """What was agreed, and the time of each move that was measured; whoever has no time left does not resign."""
    game = find_game("cardinal")
    match = Match.new(game, Setup(players=2, options=game.options()), ["Ann", "Ben"])
    match.header = timed(match.header, ClockTerms(per="game", seconds=600, more=5))
    match.chance(Seating(game, ["random"] * 2, seed=4))
    match.play(match.waiting()[0], "c2")
    match.spent[match.revision] = 67_900
    match.resign(match.waiting()[0], late=True)
    path = tmp_path / "timed.record"
    write_record(path, match.record)
    shown = command("record", "show", str(path)).out
    assert "Everybody has 10 minutes for the whole game. Each turn brings 5 seconds more." in shown
    assert "1:07" in shown
    assert "has no time left" in shown
    assert "out-of-time" in shown
    assert "1:07" in command("record", "replay", str(path)).out
    assert "Sound" in command("record", "verify", str(path)).out
    assert '"spent":67900' in command("record", "show", str(path), "--json").out.replace(" ", "")
    match = Match.resume(read_record(path))
    assert match.spent == {2: 67_900}
    assert "1:07" in command("record", "show", str(path), "--seat", "green").out
