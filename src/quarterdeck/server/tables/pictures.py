"""A picture, and its words, as what has changed since the picture before (`View.shapes`, `View.summary`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from typing import Final, TypeVar

from quarterdeck.scene.shapes import AnyShape
from quarterdeck.server.protocol.wire import Run

Part = TypeVar("Part")
NEW: Final = -1
"""The place of a part that was not there."""
SENTENCES: Final = re.compile(r"(?<=[.;]) ")
"""Where a sentence, or a part of a long one, ends."""


def shape_changes(before: Sequence[AnyShape], after: Sequence[AnyShape]) -> tuple[AnyShape | Run, ...]:
    """The shapes of a picture, with runs for those that the picture before has, too."""
    return changes(before, after, lambda shape: shape.id)


def summary_changes(before: str, after: str) -> tuple[str | Run, ...]:
    """The sentences of a summary, with runs for those that the summary before has, too; joined by spaces they are all of it."""
    return changes(SENTENCES.split(before) if before else (), SENTENCES.split(after), str)


def changes(before: Sequence[Part], after: Sequence[Part], name: Callable[[Part], Hashable]) -> tuple[Part | Run, ...]:
    """The parts of `after`, with runs `[start, count]` for those that `before` has alike and in the same order.

    `rebuild` undoes it, whatever the two are. Pictures share the very shapes that stay as they are, so these are not
    compared, only recognised; that is what most of a picture is. `name` tells which part before may be alike.
    """
    found: list[Part | Run] = []
    places: dict[Hashable, int] = {}
    start, count, at, end = 0, 0, 0, len(before)
    for part in after:
        kept = at < end and before[at] is part
        if not kept:
            places = places or {name(old): place for place, old in enumerate(before)}
            place = places.get(name(part), NEW)
            kept = place != NEW and before[place] == part
            at = at - 1 if place == NEW else place
        if not kept:
            if count:
                found.append((start, count))
            count = 0
            found.append(part)
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


def rebuild(before: Sequence[Part], changed: Sequence[Part | Run]) -> tuple[Part, ...]:
    """The shapes or sentences that `changed` describes, given those before; what clients do."""
    found: list[Part] = []
    for part in changed:
        if isinstance(part, tuple):
            found.extend(before[part[0] : part[0] + part[1]])
        else:
            found.append(part)
    return tuple(found)
