"""What many games come to: lengths, and shares with the interval in which the truth probably lies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt
from typing import Final

from msgspec import Struct

NINETY_FIVE: Final = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class Lengths(Struct, frozen=True, kw_only=True):
    """Decisions in a game, chance included."""

    shortest: int
    median: float
    mean: float
    longest: int


class Standing(Struct, frozen=True, kw_only=True):
    """How a seat, or a bot, has done."""

    name: str
    games: int
    """Games of the seat; of a bot: places it has filled, two for each game in which it sat at two places."""
    wins: int
    """Won alone."""
    draws: int
    """Shared with others."""
    share: float
    """Mean share of the result, 0 … 1."""
    low: float
    high: float
    """Wilson's 95 % interval of the share. A draw counts as part of a win, which makes the interval a little wide."""


class Wins(Struct, frozen=True):
    """Standings of the seats, in their order, and of the bots, in the order in which they were named."""

    seats: tuple[Standing, ...]
    bots: tuple[Standing, ...]


def measure_lengths(counts: Mapping[int, int]) -> Lengths:
    """The lengths of games, from how many games have which length; one game at least."""
    lengths = sorted(counts)
    games = sum(counts.values())
    return Lengths(
        shortest=lengths[0],
        median=(_at(counts, lengths, (games - 1) // 2) + _at(counts, lengths, games // 2)) / 2,
        mean=sum(length * counts[length] for length in lengths) / games,
        longest=lengths[-1],
    )


def stand(name: str, counts: Mapping[float, int]) -> Standing:
    """A standing, from how many games were worth how much."""
    games = sum(counts.values())
    share = sum(worth * counts[worth] for worth in sorted(counts)) / games if games else 0.0
    low, high = wilson(share, games)
    wins = counts.get(1.0, 0)
    draws = games - wins - counts.get(0.0, 0)
    return Standing(name=name, games=games, wins=wins, draws=draws, share=share, low=low, high=high)


def wilson(share: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share observed in so many trials; everything is possible after none."""
    if trials == 0:
        return 0.0, 1.0
    square = NINETY_FIVE * NINETY_FIVE
    middle = share + square / (2 * trials)
    margin = NINETY_FIVE * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    whole = 1 + square / trials
    low = max(0.0, (middle - margin) / whole) if share > 0 else 0.0
    high = min(1.0, (middle + margin) / whole) if share < 1 else 1.0
    return low, high


def _at(counts: Mapping[int, int], lengths: Iterable[int], place: int) -> int:
    """The length of the game at a place, counted from 0, when games stand in order of length."""
    for length in lengths:
        place -= counts[length]
        if place < 0:
            return length
    raise IndexError(place)
