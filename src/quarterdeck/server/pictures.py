"""A picture as what has changed since the picture before (`View.shapes`)."""

from __future__ import annotations

from collections.abc import Sequence

from quarterdeck.scene.shapes import AnyShape
from quarterdeck.server.wire import Run


def changes(before: Sequence[AnyShape], after: Sequence[AnyShape]) -> tuple[AnyShape | Run, ...]:
    """The shapes of `after`, with runs `[start, count]` for those that `before` has alike and in the same order.

    `rebuild` undoes it, whatever the two pictures are.
    """
    places = {shape.id: place for place, shape in enumerate(before)}
    found: list[AnyShape | Run] = []
    start, count = 0, 0
    for shape in after:
        place = places.get(shape.id, -1)
        if place >= 0 and (before[place] is shape or before[place] == shape):
            if place == start + count and count:
                count += 1
                continue
            if count:
                found.append((start, count))
            start, count = place, 1
            continue
        if count:
            found.append((start, count))
            count = 0
        found.append(shape)
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
