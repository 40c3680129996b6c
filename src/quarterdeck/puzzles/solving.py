"""Says when a puzzle counts as solved, and under which names progress stores that."""

from __future__ import annotations

from datetime import date

from quarterdeck.learn.attempt import Attempt
from quarterdeck.puzzles.daily import DAILY, is_daily
from quarterdeck.puzzles.puzzle import Puzzle


def is_solved(attempt: Attempt) -> bool:
    """Whether an attempt has solved its puzzle without a wrong move."""
    return attempt.done and not attempt.missed


def kept_as(puzzle: Puzzle, day: date) -> list[tuple[str, str]]:
    """The games and names to store when a puzzle is solved on a day: the puzzle, and the day if it is the puzzle of the day."""
    kept = [(puzzle.game, puzzle.name)]
    return [*kept, (DAILY, day.isoformat())] if is_daily(puzzle, day) else kept
