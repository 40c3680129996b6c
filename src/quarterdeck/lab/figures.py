"""Statistics of many games: lengths, and shares with their intervals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt
from typing import Final

from msgspec import Struct

NINETY_FIVE: Final = 1.959963984540054
"""The number of standard deviations on either side that contain 95 % of a normal distribution."""


class Lengths(Struct, frozen=True, kw_only=True):
    """The numbers of decisions in games, chance included."""

    shortest: int
    median: float
    mean: float
    longest: int


class Standing(Struct, frozen=True, kw_only=True):
    """The results of a seat or a bot."""

    name: str
    games: int
    """The games of the seat; for a bot the seats that it has filled, two for a game in which it had two seats."""
    wins: int
    """The games won alone."""
    draws: int
    """The games shared with others."""
    share: float
    """The mean share of the result, 0 … 1."""
    low: float
    high: float
    """Wilson's 95 % interval of the share. A draw counts as a part of a win, which makes the interval a little wide."""


class Wins(Struct, frozen=True):
    """The results of the seats, in their order, and of the bots, in the order in which they were named."""

    seats: tuple[Standing, ...]
    bots: tuple[Standing, ...]


def measure_lengths(counts: Mapping[int, int]) -> Lengths:
    """The lengths of games, from the number of games of each length; there must be at least one game."""
    lengths = sorted(counts)
    games = sum(counts.values())
    return Lengths(
        shortest=lengths[0],
        median=(_at(counts, lengths, (games - 1) // 2) + _at(counts, lengths, games // 2)) / 2,
        mean=sum(length * counts[length] for length in lengths) / games,
        longest=lengths[-1],
    )


def stand(name: str, counts: Mapping[float, int]) -> Standing:
    """The results, from the number of games with each worth."""
    games = sum(counts.values())
    share = sum(worth * counts[worth] for worth in sorted(counts)) / games if games else 0.0
    low, high = wilson(share, games)
    wins = counts.get(1.0, 0)
    draws = games - wins - counts.get(0.0, 0)
    return Standing(name=name, games=games, wins=wins, draws=draws, share=share, low=low, high=high)


def wilson(share: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share observed in a number of trials; after none, everything is possible."""
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
    """The length of the game at a place, counted from 0, when games are sorted by length."""
    for length in lengths:
        place -= counts[length]
        if place < 0:
            return length
    raise IndexError(place)
