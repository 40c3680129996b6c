"""A picture, and its words, as what has changed since the picture before (`View.shapes`, `View.summary`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from typing import Final, TypeVar, cast

from msgspec import convert, to_builtins

from quarterdeck.scene.shapes import AnyShape, Fact
from quarterdeck.server.protocol.wire import Changed, Run

Part = TypeVar("Part")
FACTS: Final = ("facts", "laid")
"""The fields of things that are told by runs."""
NEW: Final = -1
"""The place of a part that was not there."""
SENTENCES: Final = re.compile(r"(?<=[.;]) ")
"""Where a sentence, or a part of a long one, ends."""


def shape_changes(before: Sequence[AnyShape], after: Sequence[AnyShape]) -> tuple[AnyShape | Changed | Run, ...]:
    """The shapes of a picture, with runs for those that the picture before has, too, and of others what has changed."""
    found = changes(before, after, lambda shape: shape.id)
    places = {shape.id: place for place, shape in enumerate(before)}
    return tuple(
        [part if isinstance(part, tuple) else _changed(before, places.get(part.id, NEW), part) for part in found]
    )


def _changed(before: Sequence[AnyShape], place: int, shape: AnyShape) -> AnyShape | Changed:
    """What is different about a shape that the picture before has in this place; the whole shape if it is of another kind."""
    if place == NEW or type(before[place]) is not type(shape):
        return shape
    fields = [(name, getattr(before[place], name), getattr(shape, name)) for name in shape.__struct_fields__]
    return Changed(at=place, to={name: _told(name, old, new) for name, old, new in fields if new != old})


def _told(name: str, old: object, new: object) -> object:
    if name not in FACTS:
        return new
    return changes(cast("Sequence[Fact]", old), cast("Sequence[Fact]", new), lambda fact: fact.label)


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


def rebuild_shapes(before: Sequence[AnyShape], changed: Sequence[AnyShape | Changed | Run]) -> tuple[AnyShape, ...]:
    """The picture that `changed` describes, given the picture before; what clients do."""
    whole = [_altered(before[part.at], part.to) if isinstance(part, Changed) else part for part in changed]
    return rebuild(before, whole)


def _altered(shape: AnyShape, to: dict[str, object]) -> AnyShape:
    facts = {
        name: rebuild(getattr(shape, name), convert(to[name], tuple[Fact | Run, ...])) for name in FACTS if name in to
    }
    return convert({**to_builtins(shape), **to_builtins(to), **to_builtins(facts)}, type(shape))


def rebuild(before: Sequence[Part], changed: Sequence[Part | Run]) -> tuple[Part, ...]:
    """The shapes, facts or sentences that `changed` describes, given those before; what clients do."""
    found: list[Part] = []
    for part in changed:
        if isinstance(part, tuple):
            found.extend(before[part[0] : part[0] + part[1]])
        else:
            found.append(part)
    return tuple(found)
