"""A picture as what has changed since the picture before (`View.shapes`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quarterdeck.scene.shapes import AnyShape
from quarterdeck.server.protocol.wire import Run

NEW: Final = -1
"""The place of a shape that was not there."""


def changes(before: Sequence[AnyShape], after: Sequence[AnyShape]) -> tuple[AnyShape | Run, ...]:
    """The shapes of `after`, with runs `[start, count]` for those that `before` has alike and in the same order.

    `rebuild` undoes it, whatever the two pictures are. Pictures share the very shapes that stay as they are, so
    these are not compared, only recognised; that is what most of a picture is.
    """
    found: list[AnyShape | Run] = []
    places: dict[str, int] = {}
    start, count, at, end = 0, 0, 0, len(before)
    for shape in after:
        kept = at < end and before[at] is shape
        if not kept:
            places = places or {old.id: place for place, old in enumerate(before)}
            place = places.get(shape.id, NEW)
            kept = place != NEW and before[place] == shape
            at = at - 1 if place == NEW else place
        if not kept:
            if count:
                found.append((start, count))
            count = 0
            found.append(shape)
        elif count and at == start + count:
            count += 1
        else:
            if count:
                found.append((start, count))
            start, count = at, 1
        at += 1
    if count:
        found.append((start, count))
    return tuple(found)


def rebuild(before: Sequence[AnyShape], changed: Sequence[AnyShape | Run]) -> tuple[AnyShape, ...]:
    """The picture that `changed` describes, given the picture before; what clients do."""
    found: list[AnyShape] = []
    for part in changed:
        if isinstance(part, tuple):
            found.extend(before[part[0] : part[0] + part[1]])
        else:
            found.append(part)
    return tuple(found)
