"""An analysis in words."""

from __future__ import annotations

from collections.abc import Iterator
from math import copysign, floor
from typing import Final

from quarterdeck.analysis.result import Analysis, Chosen, Fortune
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.analysis").say
MUCH: Final = 5
"""What nothing explains is told from so many percent on."""
SLIP: Final = 0.05
"""A mistake that cost less is a small slip."""
MOST_FORTUNES: Final = 8
"""How many events of chance are told: those that changed most."""


def percent(share: float) -> int:
    """A share in whole percent; halves are rounded away from zero, as in the client."""
    return int(copysign(floor(abs(share) * 100 + 0.5), share))


def signed(share: float) -> str:
    """A change in percent, with its sign."""
    return SAY("percent", number=f"{percent(share):+d}".replace("-", "\N{MINUS SIGN}"))


def summary(analysis: Analysis, seat: str = "") -> Iterator[str]:
    """A summary of the game in sentences: the chance at the beginning and at the end, and the parts of choices, luck and others.

    The seat is named if it is given: whoever reads this then played others as well.
    """
    sums, mistakes = analysis.sums, analysis.mistakes
    cost, clear = max(0, -percent(sums.choices)), percent(sum(one.lost for one in mistakes))
    yield SAY("sum-way", start=percent(sums.start), end=percent(sums.end))
    small = "yes" if all(one.lost < SLIP for one in mistakes) else "no"
    yield SAY(
        "sum-choices", seat=seat[:1].upper() + seat[1:], named="yes" if seat else "no", cost=cost,
        error=percent(sums.choices_error), mistakes=len(mistakes), small=small,
    )  # fmt: skip
    if clear > cost:
        yield SAY("sum-clear", clear=clear, mistakes=len(mistakes))
    if analysis.fortunes:
        yield SAY("sum-luck", luck=signed(sums.luck), error=percent(sums.luck_error))
    if percent(sums.others):
        yield SAY("sum-others", others=signed(sums.others), error=percent(sums.others_error))
    if abs(percent(sums.rest)) >= MUCH:
        yield SAY("sum-rest", rest=signed(sums.rest))
    yield SAY("sum-how", simulations=analysis.simulations)
    if analysis.unjudged:
        yield SAY("sum-unjudged", number=analysis.unjudged)


def told_choice(choice: Chosen) -> str:
    """What would have been better than a choice, and why."""
    return " ".join(part for part in (choice.better, choice.why) if part)


def told_fall(choice: Chosen) -> str:
    """The sentence that says by how much the chance fell with a choice."""
    return " → ".join(SAY("percent", number=percent(share)) for share in (choice.before, choice.after))


def greatest_fortunes(analysis: Analysis) -> list[Fortune]:
    """The events of chance that changed most, good or bad, but none of less than a percent."""
    found = [fortune for fortune in analysis.fortunes if percent(fortune.change)]
    return sorted(found, key=lambda fortune: -abs(fortune.change))[:MOST_FORTUNES]
