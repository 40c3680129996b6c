"""When a puzzle counts as solved, and under which names progress keeps that."""

from __future__ import annotations

from datetime import date

from quarterdeck.learn.attempt import Attempt
from quarterdeck.puzzles.daily import DAILY, is_daily
from quarterdeck.puzzles.puzzle import Puzzle


def is_solved(attempt: Attempt) -> bool:
    """Whether the puzzle that an attempt is at was found, without a wrong move."""
    return attempt.done and not attempt.missed


def kept_as(puzzle: Puzzle, day: date) -> list[tuple[str, str]]:
    """A game and a name for each thing that is kept when a puzzle is solved on a day: itself, and the day if it is the day's."""
    kept = [(puzzle.game, puzzle.name)]
    return [*kept, (DAILY, day.isoformat())] if is_daily(puzzle, day) else kept
