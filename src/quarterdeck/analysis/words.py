"""An analysis in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.analysis.result import Analysis, Chosen, Fortune
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.analysis").say
MOST_FORTUNES: Final = 8
"""So many things that chance did are told: those that changed most."""


def percent(share: float) -> int:
    """A share in whole percent."""
    return round(share * 100)


def signed(share: float) -> str:
    """A change in percent, with its sign."""
    return f"{percent(share):+d} %".replace("-", "\N{MINUS SIGN}")


def summary(analysis: Analysis) -> Iterator[str]:
    """What the game came to, in sentences: from where to where, and what luck and choices had to do with it."""
    sums = analysis.sums
    yield SAY("sum-way", start=percent(sums.start), end=percent(sums.end))
    yield SAY(
        "sum-choices",
        cost=f"{max(0, -percent(sums.choices))} %",
        error=percent(sums.choices_error),
        mistakes=len(analysis.mistakes),
    )
    if analysis.fortunes:
        yield SAY("sum-luck", luck=signed(sums.luck), error=percent(sums.luck_error))
    yield SAY("sum-how", simulations=analysis.simulations)
    if analysis.unjudged:
        yield SAY("sum-unjudged", number=analysis.unjudged)


def told_choice(choice: Chosen) -> str:
    """What would have been better than a choice, and why."""
    return " ".join(part for part in (SAY("better", better=choice.better), choice.why) if part)


def told_fall(choice: Chosen) -> str:
    """From where to where the chance fell with a choice."""
    return f"{percent(choice.before)} % → {percent(choice.after)} %"


def greatest_fortunes(analysis: Analysis) -> list[Fortune]:
    """What chance did that changed most, good or bad; nothing that came to less than a percent."""
    found = [fortune for fortune in analysis.fortunes if percent(fortune.change)]
    return sorted(found, key=lambda fortune: -abs(fortune.change))[:MOST_FORTUNES]
