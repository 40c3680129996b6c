"""`quarterdeck play`: what may be asked for, and a match line by line."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from quarterdeck.cli.play import seat_specs
from quarterdeck.cli.session import Session
from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game
from quarterdeck.records.reading import read_record
from quarterdeck.table.seats import Seating
from tests.cli.commands import Ran

Command = Callable[..., Ran]
Lines = Callable[..., None]


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Lines:
    """Sets what the player writes; then nothing more comes."""

    def write(*texts: str) -> None:
        rest = list(texts)

        def answer(prompt: str = "") -> str:
            print(prompt, end="")  # noqa: T201 - as input does
            if not rest:
                raise EOFError
            return rest.pop(0)

        monkeypatch.setattr("builtins.input", answer)

    return write


@pytest.mark.parametrize(
    ("arguments", "path"),
    [
        ([], "game"),
        (["chess"], "game"),
        (["cardinal", "--seats", "human,human,human"], "players"),
        (["cardinal", "--seats", "human"], "seats"),
        (["cardinal", "--seats", "human,robot"], "seats[1]"),
        (["kraken", "--seats", "human,uct:2"], "seats[1]"),
        (["kraken", "--seats", "human,human", "--players", "5"], "players"),
        (["kraken", "--seats", "human,human,human", "--players", "2"], "seats"),
        (["cardinal", "--option", "rows=2"], "options.rows"),
        (["cardinal", "--seed", "-3"], "seed"),
        (["--resume", "/nowhere/x.record"], "/nowhere/x.record"),
        (["--resume", "/nowhere/x.record", "--players", "2"], "players"),
        (["--resume", "/nowhere/x.record", "--position", "/nowhere/x.json"], "position"),
        (["cardinal", "--position", "/nowhere/x.json"], "/nowhere/x.json"),
        (["cardinal", "--record", "/"], "/"),
        (["cardinal", "--record", "/nowhere/x.record"], "/nowhere/x.record"),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value),
)
def test_bad_arguments_are_named(arguments: list[str], path: str, command: Command) -> None:
    """Before anything is played."""
    ran = command("play", *arguments)
    assert ran.code == 2
    assert ran.err.startswith(f"error: {path}: ")


def test_the_other_seats_are_bots_that_suit_the_game() -> None:
    """You against a bot of level 3."""
    assert seat_specs(find_game("cardinal"), None, None) == ["human", "uct:3"]
    assert seat_specs(find_game("kraken"), None, 3) == ["human", "ismcts:3", "ismcts:3"]
    assert seat_specs(find_game("kraken"), "human,human", 3) == ["human", "human", "ismcts:3"]


def test_a_whole_match_is_played_line_by_line(lines: Lines, command: Command, tmp_path: Path) -> None:
    """By numbers of the list; the end is told, and the record holds it."""
    lines(*["1"] * 60)
    path = tmp_path / "whole.record"
    ran = command("play", "cardinal", "--plain", "--seats", "human,random", "--seed", "1", "--record", str(path))
    assert ran.code == 0
    assert read_record(path).closing.state == "over"
    *_, scores, _, verdict, sentence = ran.out.splitlines()
    assert scores.split()[:4] == ["Ships", "on", "the", "board"]
    assert verdict.startswith("You lost by ")
    assert "wins" in sentence


def test_a_match_begins_from_a_position(lines: Lines, command: Command, tmp_path: Path) -> None:
    """The file says which game and what board; it is in the record's header. What contradicts it is refused."""
    path, kept = tmp_path / "puzzle.json", tmp_path / "puzzle.record"
    path.write_text('{"game": "cardinal", "board": [". . .", ". O .", ". . ."], "player": "green"}')
    lines("a1", "quit")
    begun = ("play", "--position", str(path), "--plain", "--seats", "human,human", "--option", "rows=3")
    assert command(*begun, "--option", "columns=3", "--record", str(kept)).code == 0
    header = read_record(kept).header
    assert header.start is not None
    assert header.start["board"] == [". . .", ". O .", ". . ."]
    assert command(*begun, "--option", "columns=4").err == f"error: options.columns: is 4, but {path} says 3\n"
    assert command("play", "kraken", "--position", str(path)).err.startswith("error: position: is one of Cardinal")


def test_an_option_that_so_many_do_not_choose_is_refused(command: Command) -> None:
    """Alone, Bremerhaven is always short (BH-4.1)."""
    alone = ("play", "bremerhaven", "--plain", "--players", "1", "--option")
    assert command(*alone, "length=long").err == (
        "error: options.length: is chosen by 2, 3 or 4 players; with 1 there is no choice, so leave it out\n"
    )
    assert command(*alone, "length=short").code == 2


def test_line_by_line_one_can_resign(lines: Lines, command: Command, tmp_path: Path) -> None:
    """Once it is confirmed; the record says so, and nothing more is asked."""
    kept = tmp_path / "given-up.qdr"
    lines("resign", "Resign YES", "a1")
    ran = command(
        "play", "cardinal", "--plain", "--seats", "human,human", "--option", "first=green", "--record", str(kept)
    )
    assert ran.code == 0
    assert "Write resign yes to give up" in ran.out
    result = read_record(kept).closing.result
    assert result is not None
    assert (result.how, result.winners) == ("resigned", ("orange",))


@pytest.mark.clause("CA-2.3")
def test_line_by_line_a_refusal_names_its_clause(lines: Lines, command: Command) -> None:
    """Played or asked about, with the nearest legal moves."""
    lines("c2", "c2", "why c2", "? c2", "undo", "moves", "look", "report", "log", "help", "", "quit")
    ran = command("play", "cardinal", "--plain", "--seats", "human,human", "--option", "first=orange")
    assert ran.out.count("(CA-2.3)") == 3
    assert ran.out.count("Nearest legal") == 3
    assert "Orange takes back a move." in ran.out
    assert "why MOVE" in ran.out
    assert "not saved" in ran.out


def test_line_by_line_the_game_answers_questions(lines: Lines, command: Command) -> None:
    """By number and by words; a game without questions says so."""
    lines("ask", "quit")
    assert "nothing to ask about" in command("play", "cardinal", "--plain", "--seats", "human,human").out
    lines(*["1"] * 40, "ask", "ask 3", "ask what can i reach?", "quit")
    ran = command("play", "pirates", "--plain", "--seats", "human,random", "--seed", "1", "--option", "total=10")
    assert "1  Who can fire at me?" in ran.out
    assert re.search(r"From [A-Z].*: .*(touching|cm (north|east|south|west))", ran.out)
    assert re.search(r"[A-Z].* may sail .* cm in one move", ran.out)


def test_line_by_line_a_match_is_saved_and_never_over_something_else(
    lines: Lines, command: Command, tmp_path: Path
) -> None:
    """`save` without a name asks for one; a file that is something else stays."""
    mine = tmp_path / "mine.txt"
    mine.write_text("mine")
    good = tmp_path / "good.record"
    lines("c2", "save", f"save {mine}", f"save {good}", "d3", "quit")
    ran = command("play", "cardinal", "--plain", "--seats", "human,human", "--option", "first=orange")
    assert mine.read_text() == "mine"
    assert "Name a file" in ran.out
    assert [line.move for line in read_record(good).lines if hasattr(line, "move")] == ["c2", "d3"]
    assert "not saved" not in ran.out


def test_line_by_line_hands_are_passed_unseen(lines: Lines, command: Command) -> None:
    """Before B looks, the keyboard is passed; A's cards are not told again."""
    lines("", "1", "1", "1", "1", "", "quit")
    ran = command("play", "kraken", "--plain", "--seats", "human,human", "--seed", "2")
    first, second = re.findall(r"Pass the keyboard to ([AB])", ran.out)
    assert {first, second} == {"A", "B"}
    mine, theirs = ran.out.split(f"Pass the keyboard to {second}")
    dealt = [line for line in mine.splitlines() if line.startswith(f"{first} is dealt ")]
    assert len(dealt) == 3
    assert all("a card" not in line for line in dealt)
    assert not any(line.strip() in theirs for line in dealt)
    assert theirs.count(f"{first} is dealt a card.") == 3


def test_resuming_needs_the_same_game(lines: Lines, command: Command, tmp_path: Path) -> None:
    """And takes the record's seats, or others that are named."""
    game = find_game("cardinal")
    session = Session.new(Setup(players=2, options=game.options()), Seating(game, ["human", "random"], seed=1))
    path = tmp_path / "m.record"
    session.save(path)
    assert command("play", "kraken", "--resume", str(path)).code == 2
    lines("quit")
    assert command("play", "--resume", str(path), "--plain").code == 0
    lines("quit")
    assert command("play", "cardinal", "--resume", str(path), "--plain", "--seats", "human,human").code == 0
    assert command("play", "--resume", str(path), "--plain", "--seats", "human").code == 2


def test_a_record_with_strange_seats_asks_for_seats(command: Command, tmp_path: Path) -> None:
    """Labels are words of people; without --seats they must be ours."""
    game = find_game("cardinal")
    seating = Seating(game, ["human", "random"], seed=1)
    session = Session.new(Setup(players=2, options=game.options()), seating)
    header = session.match.header
    session.match.header = type(header)(
        **{name: getattr(header, name) for name in header.__struct_fields__} | {"seats": ("Ann", "Bo")}
    )
    path = tmp_path / "m.record"
    session.save(path)
    ran = command("play", "--resume", str(path), "--plain")
    assert ran.code == 2
    assert "--seats" in ran.err


def test_a_record_that_cannot_be_kept_any_more_ends_no_match(tmp_path: Path) -> None:
    """It is said, and the match goes on."""
    folder = tmp_path / "folder"
    folder.mkdir()
    path = folder / "m.record"
    game = find_game("cardinal")
    session = Session.new(Setup(players=2, options=game.options()), Seating(game, ["human", "human"], seed=1), path)
    session.let_chance()
    path.write_text("something else")
    session.viewer = session.chooser() or 0
    session.play("c2")
    assert "Not saved" in session.trouble
    assert session.unsaved
    assert path.read_text() == "something else"


def test_a_hint_is_what_a_bot_would_do(command: Command, lines: Lines) -> None:
    """In words, with why; where other people play there is none."""
    lines("hint", "quit")
    assert "The bot gives this" in command("play", "cardinal", "--plain", "--seats", "human,random", "--seed", "1").out
    lines("hint", "quit")
    assert "Other people play here" in command("play", "cardinal", "--plain", "--seats", "human,human").out
