"""Describes a sequence by runs of an earlier one: what is the same is recognised, and only the rest is told.

Every view that a server sends is found in this way, part by part, so it is compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

NEW: Final[i64] = -1
"""The place of a part that was not there before."""


class Telling:
    """What is told of a sequence: runs `(start, count)` of the earlier one, and between them other parts."""

    def __init__(self) -> None:
        self.told: list[object] = []
        self.places: list[int] = []
        """For each part that is told, where the earlier part of its name is; `NEW` if there is none, and for runs."""
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

    def tell(self, part: object, place: i64) -> None:
        """The next part must be told; the earlier part of its name was in this place."""
        self.end_run()
        self.told.append(part)
        self.places.append(place)

    def end_run(self) -> None:
        """Tell the run so far."""
        if self.length > 0:
            self.told.append((self.start, self.length))
            self.places.append(NEW)
            self.length = 0


def compared(
    before: tuple[object, ...], after: tuple[object, ...], name: Callable[[object], object]
) -> tuple[list[object], list[int]]:
    """What is told of `after` to somebody who has `before`: runs and other parts, and the places of earlier parts of these.

    Pictures share the same objects for shapes that do not change, which are most of a picture; so these are only
    recognised, not compared. `name` finds the earlier part that may be equal.
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
            places = named(before, name)
        place: i64 = places.get(name(part), NEW)
        if place == NEW:
            telling.tell(part, NEW)
            continue
        if before[place] == part:
            telling.keep(place)
        else:
            telling.tell(part, place)
        at = place + 1
    telling.end_run()
    return telling.told, telling.places


def named(parts: tuple[object, ...], name: Callable[[object], object]) -> dict[object, int]:
    """The places of parts by their names; of several with one name, the last."""
    return {name(part): place for place, part in enumerate(parts)}
