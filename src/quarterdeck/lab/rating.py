"""What games between two players say about their strength: Elo, and a test that stops as soon as it knows (SPRT)."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, log10
from typing import Final

from msgspec import Struct

from quarterdeck.lab.figures import wilson

ERROR: Final = 0.05
"""How often each of the two answers of the test may be wrong."""
DOUBT: Final = 2
"""How many imagined pairs of games, one all won and one all lost, are added before it is measured how much results differ."""


class Elo(Struct, frozen=True, kw_only=True):
    """A difference in strength; None where it has no bound, as when every game was won."""

    value: float | None
    low: float | None
    high: float | None
    """The 95 % interval, from Wilson's interval of the share."""


class SprtTest(Struct, frozen=True, kw_only=True):
    """A sequential probability ratio test: is the difference in Elo rather `more` or rather `less`?"""

    less: float
    more: float
    ratio: float
    """The logarithm of how much likelier the results are with `more` than with `less`, about."""
    low: float
    high: float
    """The test is over when the ratio reaches one of these."""
    verdict: str
    """`more`, `less`, or empty as long as it is not known."""


def elo(share: float) -> float:
    """The difference in Elo at which this share of the points is expected."""
    if share <= 0:
        return -inf
    return inf if share >= 1 else 400 * log10(share / (1 - share))


def expected(difference: float) -> float:
    """The share of the points that is expected at a difference in Elo."""
    return float(1 / (1 + 10 ** (-difference / 400)))


def rate(share: float, games: int) -> Elo:
    """The difference in Elo that a share of the points in a number of games speaks for."""
    low, high = wilson(share, games)
    found = [None if abs(number) == inf else number for number in (elo(share), elo(low), elo(high))]
    return Elo(value=found[0], low=found[1], high=found[2])


def sprt_after(pairs: Sequence[float], less: float, more: float) -> SprtTest:
    """The test after pairs of games with changed seats, each with the first player's share of both games.

    The ratio is that of normal distributions with the variance that was observed, as usual for pairs.
    """
    number = len(pairs)
    mean = sum(pairs) / number if number else 0.5
    deviation = sum((pair - mean) ** 2 for pair in pairs) + DOUBT / 4
    variance = deviation / (number + DOUBT)
    first, second = expected(less), expected(more)
    ratio = number * (second - first) * (2 * mean - first - second) / (2 * variance)
    high = log((1 - ERROR) / ERROR)
    verdict = "more" if ratio >= high else "less" if ratio <= -high else ""
    return SprtTest(less=less, more=more, ratio=ratio, low=-high, high=high, verdict=verdict)
