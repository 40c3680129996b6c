"""Puzzles over HTTP and over the socket of lessons: listed without their answers, solved, remembered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from quarterdeck.engine.position_files import read_position
from quarterdeck.puzzles import Puzzle, collection_of, daily_puzzle, puzzled_games
from quarterdeck.puzzles.daily import DAILY
from quarterdeck.server.database.rows import User
from quarterdeck.server.lessons.courses import found_place
from quarterdeck.server.lessons.puzzles import all_puzzles
from quarterdeck.server.lessons.sitting import Sitting
from quarterdeck.server.problems import NotThere
from quarterdeck.server.protocol import wire
from quarterdeck.server.protocol.api import Puzzles
from quarterdeck.server.protocol.wire import Begin, InLesson, Play, ToClient, View
from quarterdeck.server.tables.link import Link
from tests.server.site import Site, opened, plain, read

ANN = User(id="ann", name="Ann", colour="#205080", created=1)
DAY = date(2026, 11, 27)
ONE = [collection_of(key).puzzles[0] for key in puzzled_games()]


class Solver:
    """Somebody at a puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.sitting = Sitting(found_place(puzzle.game, puzzle.name), ANN)
        self.link = Link(ANN)
        self.view: View | None = None

    def ask(self, request: InLesson) -> wire.Lesson:
        """What is said then."""
        answers: list[ToClient] = self.sitting.take(self.link, request)
        self.view = next(one for one in reversed(answers) if isinstance(one, View))
        return next(one for one in reversed(answers) if isinstance(one, wire.Lesson))

    def play(self, move: str) -> wire.Lesson:
        """Choose a move."""
        assert self.view is not None
        return self.ask(Play(id=2, seat=self.view.seat, move=move, expected=self.view.revision))


@pytest.mark.parametrize("puzzle", ONE, ids=lambda puzzle: puzzle.game)
def test_a_puzzle_is_played_over_the_socket_of_lessons(puzzle: Puzzle) -> None:
    """A wrong move is answered with the better one, and then it does not count; found at once, it does."""
    ann = Solver(puzzle)
    told = ann.ask(Begin(id=1))
    collection = collection_of(puzzle.game)
    assert (told.came, told.number, told.lessons) == ("begun", 1, len(collection.puzzles))
    assert told.next == collection.puzzles[1].name
    assert ann.view is not None
    wrong = next(move for move in ann.view.moves if move not in puzzle.line[0].best)
    assert "Better: " in ann.play(wrong).says
    for turn in puzzle.line:
        told = ann.play(turn.best[0])
    assert told.came == "done"
    assert not ann.sitting.done
    ann.ask(Begin(id=1))
    for turn in puzzle.line:
        ann.play(turn.best[0])
    assert ann.sitting.done


@pytest.mark.parametrize("puzzle", ONE, ids=lambda puzzle: puzzle.game)
def test_nothing_is_told_before_the_move_that_gives_the_answer_away(puzzle: Puzzle) -> None:
    """The words that begin a puzzle are the same whatever is best."""
    told = Solver(puzzle).ask(Begin(id=1))
    assert (told.says, told.tip) == ("", "")
    for move in puzzle.line[0].best:
        assert move == "move" or move not in f"{told.task} {told.hint}".split()


@pytest.mark.parametrize("puzzle", ONE, ids=lambda puzzle: puzzle.game)
def test_the_file_of_a_puzzle_holds_what_the_seat_may_know_and_nothing_else(puzzle: Puzzle) -> None:
    """Veiled once more it is the same."""
    position = read_position(msgspec.json.encode(puzzle.position)).position
    before = position.numbers()
    position.veil(int(position.player))
    assert position.numbers() == before


def test_puzzles_that_there_are_not_are_refused() -> None:
    """By name, and of games without any."""
    for game, name in [("cardinal", "puzzle-0-0-0"), ("bremerhaven", ONE[0].name), ("nothing", ONE[0].name)]:
        with pytest.raises(NotThere):
            found_place(game, name)


def test_days_in_a_row_are_told_with_the_puzzle_of_the_day() -> None:
    """From the days that were kept."""
    puzzle = daily_puzzle(DAY)
    assert puzzle is not None
    days = {(DAY - timedelta(days=back)).isoformat() for back in (1, 2)}
    found = all_puzzles({DAILY: days, puzzle.game: {puzzle.name}}, DAY).daily
    assert found is not None
    assert (found.name, found.solved, found.streak) == (puzzle.name, True, 2)
    assert found.seat.lower() == puzzle.seat.lower()


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A site without limits."""
    async with opened(plain(tmp_path)) as found:
        yield found


async def test_all_puzzles_are_listed_for_everybody(site: Site) -> None:
    """Without their answers; without a session nothing is solved."""
    answer = await site.browser().get("/api/puzzles")
    found = read(answer, Puzzles)
    assert found.daily is not None
    assert [one.game for one in found.games] == puzzled_games()
    assert not any(puzzle.solved for one in found.games for puzzle in one.puzzles)
    assert "best" not in answer.text


async def test_the_board_of_the_puzzle_of_the_day_is_drawn(site: Site) -> None:
    """As whoever solves it sees it, in any theme, and only once a day."""
    browser = site.browser()
    pictures = [await browser.get(f"/api/puzzles/daily.svg?theme={theme}") for theme in ("light", "dark")]
    assert all(answer.headers["content-type"].startswith("image/svg") for answer in pictures)
    assert pictures[0].content != pictures[1].content
    assert all("sandbox" in answer.headers["content-security-policy"] for answer in pictures)
    again = await browser.get("/api/puzzles/daily.svg?theme=dark", if_none_match=pictures[1].headers["etag"])
    assert again.status_code == 304
