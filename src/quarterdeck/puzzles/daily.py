"""The puzzle of a day: the same for everybody, of all games in turn."""

from __future__ import annotations

from math import gcd  # noqa: TID251 - it is of whole numbers
from typing import Final

from quarterdeck.puzzles.puzzle import Puzzle, collection_of, puzzled_games

STRIDE: Final = 37
"""From one day's puzzle of a game to the next one's: so far that they differ in rating."""


def daily_puzzle(day: int) -> Puzzle | None:
    """The puzzle of a day, counted from any first day; None if there are no puzzles at all."""
    games = puzzled_games()
    if not games:
        return None
    round_number, turn = divmod(day, len(games))
    puzzles = collection_of(games[turn]).puzzles
    stride = STRIDE
    while gcd(stride, len(puzzles)) != 1:
        stride += 1
    return puzzles[round_number * stride % len(puzzles)]
