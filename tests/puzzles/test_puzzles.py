"""Every puzzle of every game: its answer is legal and accepted, and no other move is."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import product

import msgspec
import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.position_files import read_position
from quarterdeck.engine.registry import keys
from quarterdeck.learn import Attempt
from quarterdeck.learn.checking import solve_step
from quarterdeck.messages.language import speaking
from quarterdeck.puzzles import (
    Collection,
    Puzzle,
    collection_of,
    daily,
    daily_puzzle,
    lesson_named,
    lesson_of,
    puzzled_games,
)
from quarterdeck.puzzles.collecting import same
from quarterdeck.puzzles.daily import FEWEST, streak
from quarterdeck.puzzles.lesson import scene_of
from quarterdeck.puzzles.making import plan_of
from quarterdeck.puzzles.puzzle import Turn, read_collection, written
from quarterdeck.scene.drawing import scene_for

PUZZLES = {f"{key}/{puzzle.name}": puzzle for key in puzzled_games() for puzzle in collection_of(key).puzzles}
SAMPLE = [name for number, name in enumerate(PUZZLES) if number % 12 == 0]
REST = [pytest.param(name, marks=pytest.mark.long) for name in PUZZLES if name not in SAMPLE]
DAY = date(2026, 11, 27)


def test_three_games_have_puzzles() -> None:
    """A few hundred in all, in small files, the easier ones first."""
    assert puzzled_games() == ["cardinal", "kraken", "pirates"]
    assert len(PUZZLES) >= 200
    for key in puzzled_games():
        puzzles = collection_of(key).puzzles
        assert len(written(puzzles)) < 400_000
        assert [puzzle.rating for puzzle in puzzles] == sorted(puzzle.rating for puzzle in puzzles)


@pytest.mark.parametrize("name", PUZZLES)
def test_the_best_moves_of_a_puzzle_are_legal_and_not_all_there_are(name: str) -> None:
    """For the seat that must choose in the position of the file."""
    puzzle = PUZZLES[name]
    opened = read_position(msgspec.json.encode(puzzle.position))
    seat = opened.game.seats_at(opened.position).index(puzzle.seat)
    assert opened.position.waiting() == 1 << seat
    legal = {opened.game.text(opened.position, move) for move in opened.position.legal()}
    assert legal > set(puzzle.line[0].best)


@pytest.mark.parametrize("name", [*SAMPLE, *REST])
def test_a_puzzle_is_solved_by_its_answer_and_by_nothing_else(name: str) -> None:
    """Another move is told to be worse, with the better one, and the position is as it was."""
    puzzle = PUZZLES[name]
    lesson = lesson_named(puzzle.game, puzzle.name)
    attempt = Attempt(lesson)
    assert attempt.seat in attempt.match.waiting()
    other = next(move for move in attempt.match.legal(attempt.seat) if move not in puzzle.line[0].best)
    before = attempt.match.save()
    answer = attempt.play(other)
    assert (answer.kind, attempt.missed) == ("again", 1)
    assert answer.says.startswith("That is not the best move. Better: ")
    assert attempt.match.save() == before
    attempt.begin_again()
    while not attempt.done:
        answer = solve_step(attempt)
    assert (answer.kind, attempt.missed) == ("done", 0)
    assert answer.says.startswith("That is it!")
    for moves in product(*(turn.best for turn in puzzle.line)):
        attempt = Attempt(lesson)
        kinds = [attempt.play(move).kind for move in moves]
        assert kinds == [*["step"] * (len(moves) - 1), "done"]


@pytest.mark.parametrize("key", puzzled_games())
def test_the_picture_of_a_puzzle_is_that_with_which_its_lesson_begins(key: str) -> None:
    """Seen by the seat that is asked, so that a list of puzzles shows nothing that the puzzle hides."""
    name = collection_of(key).puzzles[0].name
    attempt = Attempt(lesson_named(key, name))
    assert scene_of(key, name) == scene_for(attempt.game, attempt.match.view(attempt.seat), attempt.seat)


def test_everybody_is_told_of_a_puzzle_in_their_own_language() -> None:
    """Also of one that somebody else has opened before, in another."""
    puzzle = collection_of("cardinal").puzzles[0]
    english = lesson_named("cardinal", puzzle.name)
    with speaking("de"):
        german = lesson_named("cardinal", puzzle.name)
        assert german == lesson_of(puzzle, 1)
        assert german.title == "Rätsel 1"
    assert english.title == "Puzzle 1"
    assert lesson_named("cardinal", puzzle.name) is english


@pytest.mark.parametrize("key", keys())
def test_no_position_is_there_twice(key: str) -> None:
    """Turned or mirrored ones included, where a game has such."""
    puzzles = collection_of(key).puzzles
    assert len({same(puzzle.position, plan_of(key).turned) for puzzle in puzzles}) == len(puzzles)


def test_a_step_tells_nothing_of_the_next_one() -> None:
    """A line of several moves has a task for each; the others answer in between as the file says."""
    puzzle = next(puzzle for puzzle in PUZZLES.values() if len(puzzle.line) > 1)
    attempt = Attempt(lesson_named(puzzle.game, puzzle.name))
    assert attempt.steps == len(puzzle.line)
    answer = attempt.play(puzzle.line[0].best[0])
    assert answer.kind == "step"
    assert attempt.task == "Go on: find the next move that wins."


# -- the file ------------------------------------------------------------------------------------


def test_a_collection_is_read_as_it_was_written() -> None:
    """To the last byte."""
    puzzles = collection_of("cardinal").puzzles
    content = written(puzzles)
    assert read_collection("cardinal", content).puzzles == puzzles
    assert written(read_collection("cardinal", content).puzzles) == content


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"rating": 6}, "puzzles.jsonl:1: rating"),
        ({"line": []}, "puzzles.jsonl:1: line"),
        ({"themes": ["luck"]}, "puzzles.jsonl:1: themes[0]"),
        ({"more": 1}, "puzzles.jsonl:1: more"),
        ({"line": [{"best": ["a1", "a2"]}, {"best": ["b1"]}]}, "puzzles.jsonl:1: line[0].best"),
        ({"game": "kraken"}, "puzzles.jsonl:1: game"),
        ({"proved": False}, "puzzles.jsonl:1: lead"),
        ({"lead": {"games": 24, "more": 20, "errors": 3.5}}, "puzzles.jsonl:1: lead"),
        ({"proved": False, "lead": {"games": 24, "more": 0, "errors": 3.5}}, "puzzles.jsonl:1: lead.more"),
    ],
)
def test_a_wrong_field_is_named_with_its_line(change: dict[str, object], path: str) -> None:
    """One clear error."""
    fields = msgspec.to_builtins(collection_of("cardinal").puzzles[0])
    with pytest.raises(Malformed) as error:
        read_collection("cardinal", msgspec.json.encode({**fields, **change}))
    assert error.value.path == path


def test_what_is_no_puzzle_is_refused() -> None:
    """No JSON, too much of it, or the same puzzle twice."""
    puzzle = collection_of("cardinal").puzzles[0]
    for content, path in [
        (b"{", "puzzles.jsonl:1"),
        (b"\xff", "puzzles.jsonl:1"),
        (written((puzzle, puzzle)), "puzzles.jsonl:2: source"),
        (b" " * (1 << 20) + b" ", "puzzles.jsonl"),
    ]:
        with pytest.raises(Malformed) as error:
            read_collection("cardinal", content)
        assert error.value.path == path


def test_numbers_and_names_that_there_are_not_are_refused() -> None:
    """With what there is."""
    collection = collection_of("cardinal")
    with pytest.raises(Malformed, match=f"puzzles 1 to {len(collection.puzzles)}"):
        collection.numbered(0)
    with pytest.raises(Malformed, match="no puzzle “puzzle-0”"):
        collection.find("puzzle-0")
    assert collection_of("bremerhaven").puzzles == ()
    assert collection.after(collection.puzzles[-1]) is None


def test_a_point_that_adds_to_a_move_is_the_same_move() -> None:
    """Where a shot hits, say; unless another listed move begins like it."""
    from quarterdeck.puzzles.lesson import accepted  # noqa: PLC0415 - only here

    assert accepted(Turn(best=("fire 2 at G1",)), ["fire 2 at G1", "done"]) == ("fire 2 at G1", "fire 2 at G1 *")
    assert accepted(Turn(best=("act R1",)), ["act R1", "act R1 boldly"]) == ("act R1",)


# -- the day ---------------------------------------------------------------------------------------


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_games_take_turns() -> None:
    """By the date alone; all puzzles of a game have their day before one comes again."""
    games = [key for key in puzzled_games() if len(collection_of(key).puzzles) >= FEWEST]
    first = [daily_puzzle(DAY + timedelta(days=day)) for day in range(len(games))]
    assert first == [daily_puzzle(DAY + timedelta(days=day)) for day in range(len(games))]
    assert {puzzle.game for puzzle in first if puzzle is not None} == set(games)
    for turn, puzzle in enumerate(first):
        assert puzzle is not None
        number = len(collection_of(puzzle.game).puzzles)
        days = [daily_puzzle(DAY + timedelta(days=turn + len(games) * day)) for day in range(number)]
        assert len({one.name for one in days if one is not None}) == number


def test_a_game_with_few_puzzles_has_none_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same ones would come again too soon; and without any game there is no such puzzle."""
    few = Collection(game="cardinal", puzzles=collection_of("cardinal").puzzles[:FEWEST])
    monkeypatch.setattr(daily, "puzzled_games", lambda: ["cardinal"])
    monkeypatch.setattr(daily, "collection_of", lambda _: few)
    assert daily_puzzle(DAY) in few.puzzles
    fewer = Collection(game="cardinal", puzzles=few.puzzles[1:])
    monkeypatch.setattr(daily, "collection_of", lambda _: fewer)
    assert daily_puzzle(DAY) is None


def test_days_in_a_row_are_counted_up_to_today_or_yesterday() -> None:
    """So nobody loses them before the day is over."""
    days = [(DAY - timedelta(days=back)).isoformat() for back in (1, 2, 4)]
    assert streak(days, DAY) == 2
    assert streak([*days, DAY.isoformat()], DAY) == 3
    assert streak(days, DAY + timedelta(days=2)) == 0
    assert streak([], DAY) == 0


def test_a_puzzle_that_is_in_no_collection_can_be_played() -> None:
    """Under any number."""
    puzzle: Puzzle = collection_of("cardinal").puzzles[0]
    assert lesson_of(puzzle, 77).title == "Puzzle 77"


def test_the_better_move_is_named_also_if_it_is_a_card() -> None:
    """What becomes of a card does not name it; and what is said of the move does not begin with a pronoun."""
    puzzle = next(one for one in collection_of("kraken").puzzles if one.line[0].best[0] == "play following-sea")
    attempt = Attempt(lesson_named("kraken", puzzle.name))
    other = next(move for move in attempt.match.legal(attempt.seat) if move not in puzzle.line[0].best)
    says = attempt.play(other).says
    assert "Better: Play Following Sea: " in says
    assert "this move won at least" in says
