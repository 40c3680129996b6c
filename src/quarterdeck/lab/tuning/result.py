"""What a search for fair values came to."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Literal

from msgspec import Struct

from quarterdeck.lab.report.counts import Share
from quarterdeck.lab.report.result import Fared, fared
from quarterdeck.lab.tuning.parameters import Value

Goal = Literal["seats", "turns"]
"""The places that are to be equally good: the seats, or whoever chooses first, second, and so on."""
Values = tuple[Value, ...]


class Tried(Struct, frozen=True, kw_only=True):
    """How some games went with some values."""

    values: Values
    seed: int
    first: int
    """The number of the first game."""
    games: int
    unfinished: int
    shares: tuple[Share, ...]
    """By seat or by turn, as the goal says."""


class Fairness(Struct, frozen=True, kw_only=True):
    """How fair some values are."""

    values: Values
    games: int
    """The number of games that came to an end."""
    unfinished: int
    uneven: float
    """By how much shares are off the fair one: the root of the mean square, 0 … 1."""
    chance: float
    """How much that would be on average by chance alone, if all were equally good."""
    shares: tuple[Fared, ...]
    """By seat or by turn, from 0."""

    def unfairness(self) -> float:
        """By how much the mean square is above that of chance; infinite if no game came to an end."""
        return self.uneven**2 - self.chance**2 if self.games else float("inf")


class Tuned(Struct, frozen=True, kw_only=True):
    """A search that has come to its end."""

    game: str
    players: int
    bot: str
    goal: Goal
    seed: int
    parameters: tuple[str, ...]
    """Their names, in the order of `values`."""
    before: Fairness
    """With the present values, in games that were not used to search."""
    after: Fairness
    """With the best that were found, in the same number of games with the same seeds."""
    games: int
    """All that were played."""
    combinations: int
    """How many were tried."""

    def better(self) -> bool:
        """Whether the best that were found are other values than the present ones, and fairer in the games of the check."""
        return self.after.values != self.before.values and self.after.unfairness() < self.before.unfairness()


def fairness_of(values: Values, tried: Sequence[Tried]) -> Fairness:
    """The sum of some games with the same values."""
    played = sum(one.games for one in tried)
    unfinished = sum(one.unfinished for one in tried)
    groups = len(tried[0].shares)
    sums = [Share() for _ in range(groups)]
    for one in tried:
        for share, more in zip(sums, one.shares, strict=True):
            share.add(more.games, more.worth)
    found = [fared(str(k), share, max(1, played - unfinished)) for k, share in enumerate(sums)]
    fair = 1 / groups
    expected = sum(fair * (1 - fair) / max(1, one.games) for one in found)
    return Fairness(
        values=values,
        games=played - unfinished,
        unfinished=unfinished,
        uneven=sqrt(sum((one.share - fair) ** 2 for one in found) / groups),
        chance=sqrt(expected / groups),
        shares=tuple(found),
    )
