"""The puzzle of the day, which is the same for everybody and comes from all games with enough puzzles in turn, and streaks of solved days."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta
from math import gcd
from typing import Final

from quarterdeck.puzzles.puzzle import Puzzle, collection_of, puzzled_games

DAILY: Final = "daily"
"""The name under which progress keeps the days whose puzzle was solved, beside the puzzles of each game."""
FEWEST: Final = 20
"""A game with fewer puzzles has none of the day: the same ones would come again too soon."""
STRIDE: Final = 37
"""The step from one daily puzzle of a game to its next one, chosen so that they differ in rating."""


def daily_puzzle(day: date) -> Puzzle | None:
    """The puzzle of a day; None if no game has enough puzzles."""
    games = [game for game in puzzled_games() if len(collection_of(game).puzzles) >= FEWEST]
    if not games:
        return None
    round_number, turn = divmod(day.toordinal(), len(games))
    puzzles = collection_of(games[turn]).puzzles
    stride = STRIDE
    while gcd(stride, len(puzzles)) != 1:
        stride += 1
    return puzzles[round_number * stride % len(puzzles)]


def today() -> date:
    """The day in UTC, which is the same for everybody."""
    return datetime.now(UTC).date()


def is_daily(puzzle: Puzzle, day: date) -> bool:
    """Whether a puzzle is the puzzle of a day."""
    daily = daily_puzzle(day)
    return daily is not None and (daily.game, daily.name) == (puzzle.game, puzzle.name)


def streak(days: Collection[str], day: date) -> int:
    """The number of days in a row, up to a day or the one before, with solved puzzles; `days` are dates such as 2026-11-27."""
    if day.isoformat() not in days:
        day -= timedelta(days=1)
    number = 0
    while day.isoformat() in days:
        number += 1
        day -= timedelta(days=1)
    return number
