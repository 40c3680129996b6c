"""What the page about fleets tells of those that are offered: for each build total how often each has won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from quarterdeck.engine.plans import Rating
from quarterdeck.games.pirates.fleets.plan import OfferedFleet

UNRATED: Final = "not measured yet"
MIXED: Final = "several"


def tables(offered: Iterable[OfferedFleet]) -> str:
    """A table for each build total, the fleets that have won most often first."""
    by_total: dict[int, list[OfferedFleet]] = {}
    for one in offered:
        by_total.setdefault(one.plan.total, []).append(one)
    return "\n\n".join("\n".join(table(total, by_total[total])) for total in sorted(by_total))


def table(total: int, fleets: list[OfferedFleet]) -> Iterator[str]:
    """The lines of the table of a build total."""
    yield f"### {total} points"
    yield ""
    yield "| fleet | nation | games won | games |"
    yield "| --- | --- | --- | ---: |"
    for one in sorted(fleets, key=lambda fleet: -share(fleet.rating)):
        nation = MIXED if one.nation == "any" else one.nation.capitalize()
        yield f"| {one.plan.name} | {nation} | {won(one.rating)} | {one.rating.games if one.rating else 0} |"


def share(rating: Rating | None) -> float:
    """The share of games won; fleets that have not played come last."""
    return rating.wins / rating.games if rating else -1


def won(rating: Rating | None) -> str:
    """The share of games won with its interval, in words."""
    if rating is None:
        return UNRATED
    return f"{share(rating):.0%} ({100 * rating.low:.0f} to {100 * rating.high:.0f})".replace("%", " %")
