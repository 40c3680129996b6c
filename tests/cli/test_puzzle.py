"""`quarterdeck puzzle`: solved line by line, remembered, listed, and made."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace
from textual.widgets import Static

from quarterdeck.cli import puzzle as module
from quarterdeck.cli.session import Session
from quarterdeck.cli.terminal.app import TableApp
from quarterdeck.cli.terminal.screens import LessonDone
from quarterdeck.learn import Attempt
from quarterdeck.puzzles import Collection, collection_of, daily_puzzle, lesson_named
from quarterdeck.puzzles.puzzle import Puzzle, Turn, read_collection
from tests.cli.commands import Ran

Command = Callable[..., Ran]
DAY = date(2026, 11, 27)
PUZZLES = collection_of("cardinal").puzzles
EASY = [one for one in PUZZLES if one.rating == 1]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own, on a certain day."""
    monkeypatch.setenv("QUARTERDECK_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(module, "today", lambda: DAY)
    return tmp_path / "data"


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Sets what the player writes; then nothing more comes."""

    def write(*texts: str) -> None:
        rest = list(texts)

        def answer(_: str = "") -> str:
            if not rest:
                raise EOFError
            return rest.pop(0)

        monkeypatch.setattr("builtins.input", answer)

    return write


def test_the_puzzle_of_the_day_is_solved_and_its_day_is_kept(
    command: Command, lines: Callable[..., None], home: Path
) -> None:
    """With the days in a row."""
    puzzle = daily_puzzle(DAY)
    assert puzzle is not None
    lines(*(turn.best[0] for turn in puzzle.line), "quit")
    ran = command("puzzle", "--plain")
    assert ran.code == 0
    assert "That is it!" in ran.out
    assert "Solved." in ran.out
    assert "Puzzles of the day solved in a row: 1" in ran.out
    assert json.loads((home / "puzzles.json").read_text()) == {puzzle.game: [puzzle.name], "daily": ["2026-11-27"]}


@pytest.mark.parametrize("requests", [[], ["solution"], ["WRONG"]])
def test_after_a_wrong_move_one_tries_again_and_the_puzzle_does_not_count(
    command: Command, lines: Callable[..., None], home: Path, requests: list[str]
) -> None:
    """First one may try again; the better move is told on request, or after a second wrong one. The next puzzle follows."""
    puzzle = next(one for one in PUZZLES if len(one.line) == 1)
    attempt = Attempt(lesson_named("cardinal", puzzle.name))
    wrong = next(move for move in attempt.match.legal(attempt.seat) if move not in puzzle.line[0].best)
    again = [wrong if request == "WRONG" else request for request in requests]
    lines("hint", "solution", wrong, *again, puzzle.line[0].best[0], "", "quit")
    number = PUZZLES.index(puzzle) + 1
    ran = command("puzzle", "cardinal", "--number", str(number), "--plain")
    assert ran.code == 0
    assert f"Cardinal, puzzle {number} of {len(PUZZLES)}" in ran.out
    came = ran.out.index("This is what would follow:")
    assert "Try a move first" in ran.out[:came]
    assert "Try again, or write “solution”." in ran.out[came:]
    assert ("That is not the best move. Better: " in ran.out) == bool(requests)
    assert "Not solved this time" in ran.out
    assert f"Cardinal, puzzle {number + 1} of" in ran.out
    assert not (home / "puzzles.json").exists()


def test_a_game_goes_on_with_the_first_puzzle_that_is_not_solved(command: Command, lines: Callable[..., None]) -> None:
    """And when all are solved, with the first one."""
    progress = module.solved_puzzles()
    progress.add("cardinal", PUZZLES[0].name)
    lines("quit")
    assert "Cardinal, puzzle 2 of" in command("puzzle", "cardinal", "--plain").out
    for one in PUZZLES:
        progress.add("cardinal", one.name)
    lines("quit")
    assert "Cardinal, puzzle 1 of" in command("puzzle", "cardinal", "--plain").out


def test_puzzles_are_listed_without_their_answers(command: Command) -> None:
    """How many there are and are solved; as data one by one."""
    module.solved_puzzles().add("cardinal", PUZZLES[0].name)
    ran = command("puzzle", "list")
    assert ran.code == 0
    assert "No puzzles yet: Bremerhaven, Bruise Cruise" in ran.out
    ran = command("puzzle", "list", "--json")
    cardinal = next(one for one in json.loads(ran.out) if one["game"] == "cardinal")
    assert [one["solved"] for one in cardinal["puzzles"]] == [True, *[False] * (len(PUZZLES) - 1)]
    assert "best" not in ran.out


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["puzzle", "--number", "3"], "has no number"),
        (["puzzle", "cardinal", "--number", "0"], "puzzles 1 to"),
        (["puzzle", "bremerhaven"], "has no puzzles"),
        (["puzzle", "chess"], "there is no game"),
        (["puzzle", "make", "cardinal", "--games", "0", "--out", "new.jsonl"], "must be 1 or more"),
    ],
)
def test_what_there_is_not_is_refused(command: Command, arguments: list[str], problem: str) -> None:
    """With one clear error."""
    ran = command(*arguments)
    assert ran.code == 2
    assert problem in ran.err


def test_the_program_makes_a_file_of_puzzles(command: Command, tmp_path: Path) -> None:
    """That can be read again; a file that is there is left as it is."""
    file = tmp_path / "made.jsonl"
    ran = command("puzzle", "make", "cardinal", "--games", "1", "--seed", "5", "--out", str(file))
    assert ran.code == 0
    assert len(read_collection("cardinal", file.read_bytes()).puzzles) == 1
    assert f"One puzzle in {file}, of 1 found in one game" in ran.out.replace("\n", "")
    again = command("puzzle", "make", "cardinal", "--games", "1", "--out", str(file))
    assert again.code == 2
    assert "--overwrite" in again.err


def test_an_interrupted_program_goes_on_after_the_last_complete_game(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it has found is not lost; a search with another seed begins anew, and a line that was cut off does not count."""
    file, kept = tmp_path / "made.jsonl", tmp_path / "made.jsonl.unfinished"
    asked_for: list[range] = []

    def made(*arguments: object) -> Iterator[list[Puzzle]]:
        games = arguments[3]
        assert isinstance(games, range)
        asked_for.append(games)
        for number in games:
            if number == 2 and len(asked_for) == 1:
                raise KeyboardInterrupt
            yield [PUZZLES[number]]

    monkeypatch.setattr(module, "made", made)
    making = ("puzzle", "make", "cardinal", "--games", "4", "--out", str(file))
    assert command(*making).code != 0
    assert not file.exists()
    kept.write_bytes(kept.read_bytes() + b'[{"game":"card')
    ran = command(*making)
    assert ran.code == 0
    assert "Going on after 2 games" in ran.err
    assert asked_for == [range(4), range(2, 4)]
    assert read_collection("cardinal", file.read_bytes()).puzzles == PUZZLES[:4]
    assert not kept.exists()
    kept.write_text("another search\n[]\n")
    assert command(*making, "--seed", "2", "--overwrite").code == 0
    assert asked_for[-1] == range(4)


@pytest.mark.parametrize(
    ("found", "sentence"),
    [
        ([], "No puzzles were found in 2 games; nothing is written to"),
        (EASY[:1], "The only puzzle found has the lowest rating, and there are no harder ones"),
        (EASY[:2], "at most 80 of 100 puzzles may be that easy. Nothing is written to"),
    ],
)
def test_a_program_that_keeps_no_puzzle_says_why_and_leaves_the_file_alone(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: list[Puzzle], sentence: str
) -> None:
    """An empty collection is of no use, least of all in place of a full one."""
    monkeypatch.setattr(module, "made", lambda *_: iter([found, []]))
    file = tmp_path / "made.jsonl"
    making = ("puzzle", "make", "pirates", "--games", "2", "--out", str(file), "--overwrite")
    ran = command(*making)
    assert ran.code == 1
    assert sentence in " ".join(ran.err.split())
    assert not ran.out
    assert not file.exists()
    file.write_text("kept\n")
    assert command(*making).code == 1
    assert file.read_text() == "kept\n"


async def test_at_the_terminal_table_a_wrong_move_is_answered_before_the_best_one_is_told() -> None:
    """A second wrong move tells it, and so does the word, but not before the first one."""
    puzzle = next(one for one in PUZZLES if len(one.line) == 1)
    attempt = Attempt(lesson_named("cardinal", puzzle.name))
    wrong = next(move for move in attempt.match.legal(attempt.seat) if move not in puzzle.line[0].best)
    session = Session.at_lesson(attempt, puzzle=True)
    assert session.solution().startswith("Try a move first")
    app = TableApp(session, pause=0)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        app.choose(wrong)
        await pilot.pause()
        said = str(app.query_one("#message", Static).render())
        assert said.startswith("That is not the best move")
        assert "Try again, or write “solution”. This is what would follow: " in said.replace("\n", " ")
        assert session.solution().startswith("That is not the best move. Better: ")
        app.choose(wrong)
        await pilot.pause()
        assert "Better: " in str(app.query_one("#message", Static).render())


async def test_a_puzzle_is_solved_at_the_terminal_table() -> None:
    """As a lesson is; then one goes on to the next."""
    puzzle = next(one for one in PUZZLES if len(one.line) == 1)
    attempt = Attempt(lesson_named("cardinal", puzzle.name))
    app = TableApp(Session.at_lesson(attempt), pause=0)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        app.choose(puzzle.line[0].best[0])
        await pilot.pause()
        assert attempt.done
        assert isinstance(app.screen, LessonDone)
        await pilot.press("n")
    assert app.wanted == "next"


# -- checking ------------------------------------------------------------------------------------


def test_puzzles_are_judged_anew_and_those_that_hold_are_written(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If all of them hold, that is all there is to say."""
    few = Collection(game="cardinal", puzzles=PUZZLES[:2])
    monkeypatch.setattr(module, "collection_of", lambda _: few)
    file = tmp_path / "checked.jsonl"
    ran = command("puzzle", "check", "cardinal", "--out", str(file))
    assert ran.code == 0
    assert "2 of 2 puzzles hold." in ran.out
    assert read_collection("cardinal", file.read_bytes()).puzzles == few.puzzles
    assert command("puzzle", "check", "cardinal", "--out", str(file)).code == 2


def test_a_puzzle_whose_answer_does_not_hold_is_named(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its number, with exit code 4; the file has the others."""
    wrong = replace(PUZZLES[1], line=(Turn(best=("a1", "b1")),))
    few = Collection(game="cardinal", puzzles=(PUZZLES[0], wrong))
    monkeypatch.setattr(module, "collection_of", lambda _: few)
    file = tmp_path / "checked.jsonl"
    ran = command("puzzle", "check", "cardinal", "--out", str(file))
    assert ran.code == 4
    assert "1 of 2 puzzles hold." in ran.out
    assert "The answer of puzzle 2 does not hold." in ran.err
    assert read_collection("cardinal", file.read_bytes()).puzzles == PUZZLES[:1]
