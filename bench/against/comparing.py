"""What two sides gave for a figure, round by round, and whether they differ."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from statistics import median

from msgspec import Struct

CERTAINTY = 0.95
"""How often an interval should hold the true middle of the ratios."""
FEWEST = 5
"""Rounds without which no difference is told: the ratios of four can all lie on one side by chance."""
LEAST = 0.03
"""Differences up to this share are not marked."""
BETTER, WORSE = "better", "worse"


class Figure(Struct, frozen=True, kw_only=True):
    """Something that is measured on both sides."""

    group: str
    name: str
    unit: str
    smaller_is_better: bool = True
    exact: bool = False
    """It is the same each time, as the size of a file is: one round says everything."""


class Sample(Struct, frozen=True):
    """What a side gave in a round."""

    value: float
    did: str = ""
    """What was done for it, as far as can be told: if the sides say different things, they did not do the same."""


class Missing(Struct, frozen=True):
    """Why a side could not give the figure."""

    why: str


class Round(Struct, frozen=True):
    """What both sides gave, one right after the other."""

    here: Sample | Missing
    there: Sample | Missing


class Compared(Struct, frozen=True, kw_only=True):
    """A figure of both sides. What a side lacks is None."""

    figure: Figure
    here: float | None
    """The middle of the rounds."""
    there: float | None
    ratio: float | None = None
    """Here divided by there, the middle of the rounds' ratios."""
    low: float | None = None
    high: float | None = None
    mark: str = ""
    """`better` or `worse` if the whole interval is more than 3 % from 1."""
    remarks: tuple[str, ...] = ()

    @property
    def change(self) -> float:
        """By what share of the other side's figure it is worse here; below 0: better; 0 if nothing can be said."""
        if self.ratio is None:
            return 0.0
        return self.ratio - 1 if self.figure.smaller_is_better else 1 - self.ratio


def compare(figure: Figure, rounds: Sequence[Round], other: str) -> Compared:
    """The figure of both sides; `other` is what people call the side that is not here."""
    here = [one.here.value for one in rounds if isinstance(one.here, Sample)]
    there = [one.there.value for one in rounds if isinstance(one.there, Sample)]
    remarks = [f"here: {one.here.why}" for one in rounds if isinstance(one.here, Missing)]
    remarks += [f"{other}: {one.there.why}" for one in rounds if isinstance(one.there, Missing)]
    pairs = [(a, b) for a, b in ((one.here, one.there) for one in rounds) if isinstance(a, Sample)]
    both = [(a, b) for a, b in pairs if isinstance(b, Sample)]
    if any(a.did != b.did for a, b in both):
        remarks.append("the two did not do the same: games or searches went other ways")
    ratios = [a.value / b.value for a, b in both if b.value]
    found = Compared(
        figure=figure,
        here=median(here) if here else None,
        there=median(there) if there else None,
        remarks=tuple(dict.fromkeys(remarks)),
    )
    return judged(found, ratios) if ratios else found


def judged(found: Compared, ratios: Sequence[float]) -> Compared:
    """The same with the ratios' middle, their interval and the mark."""
    low, high = interval(ratios)
    enough = found.figure.exact or len(ratios) >= FEWEST
    return Compared(
        figure=found.figure,
        here=found.here,
        there=found.there,
        ratio=median(ratios),
        low=low,
        high=high,
        mark=mark(low, high, smaller_is_better=found.figure.smaller_is_better) if enough else "",
        remarks=found.remarks,
    )


def interval(values: Sequence[float]) -> tuple[float, float]:
    """From the k-th smallest to the k-th largest value: k as large as leaves the interval as certain as it should be.

    However values are spread, their true middle lies below the k-th smallest of n only if fewer than k of n throws of a
    coin show heads. Up to eight values k is 1: five give 94 %, six give 97 %. Nine leave out one at each end.
    """
    ordered = sorted(values)
    n, k = len(ordered), 1
    while 2 * (k + 1) <= n and certainty(n, k + 1) >= CERTAINTY:
        k += 1
    return ordered[k - 1], ordered[-k]


def certainty(n: int, k: int) -> float:
    """How often the k-th smallest and the k-th largest of n values have the true middle between them."""
    fewer = sum(comb(n, heads) for heads in range(k))
    return 1.0 - fewer / (1 << (n - 1))


def mark(low: float, high: float, *, smaller_is_better: bool) -> str:
    """Whether ratios from `low` to `high` are better or worse, or neither for sure."""
    if low > 1 + LEAST:
        return WORSE if smaller_is_better else BETTER
    if high < 1 - LEAST:
        return BETTER if smaller_is_better else WORSE
    return ""


def too_bad(found: Sequence[Compared], percent: float) -> list[Compared]:
    """Those marked as worse, and by more than so many hundredths of what the other side has."""
    return [one for one in found if one.mark == WORSE and one.change > percent / 100]
