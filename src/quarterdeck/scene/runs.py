"""Describes a sequence by runs of an earlier one: what is the same is recognised, and only the rest is told.

Every view that a server sends is found in this way, part by part, so it is compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

NEW: Final[i64] = -1
"""The place of a part of which no earlier part has the name."""


class Telling:
    """What is told of a sequence: runs `(start, count)` of the earlier one, and between them other parts."""

    def __init__(self) -> None:
        self.told: list[object] = []
        self.start: i64 = 0
        self.length: i64 = 0

    def keep(self, place: i64) -> None:
        """The next part is the one that was in this place."""
        if self.length > 0 and place == self.start + self.length:
            self.length += 1
            return
        self.end_run()
        self.start = place
        self.length = 1

    def tell(self, part: object) -> None:
        """The next part must be told."""
        self.end_run()
        self.told.append(part)

    def end_run(self) -> None:
        """Tell the run so far."""
        if self.length > 0:
            self.told.append((self.start, self.length))
            self.length = 0


def compared(before: tuple[object, ...], after: tuple[object, ...], name: Callable[[object], object]) -> list[object]:
    """What is told of `after` to somebody who has `before`: runs and other parts.

    Objects that are still there are only recognised, not compared. `name` finds the earlier part that may be equal.
    """
    telling = Telling()
    places: dict[object, int] = {}
    at: i64 = 0
    end: i64 = len(before)
    for part in after:
        if at < end and before[at] is part:
            telling.keep(at)
            at += 1
            continue
        if not places:
            places = {name(before[place]): place for place in range(len(before))}
        place: i64 = places.get(name(part), NEW)
        if place != NEW and before[place] == part:
            telling.keep(place)
        else:
            telling.tell(part)
        if place != NEW:
            at = place + 1
    telling.end_run()
    return telling.told
