"""Describes a picture, its regions and its words by what has changed since the last picture (`View.shapes`, `View.regions`, `View.summary`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from typing import Final, TypeVar, cast

from msgspec import convert, to_builtins

from quarterdeck.scene.shapes import AnyShape, Fact, Region
from quarterdeck.server.protocol.wire import Changed, Run

Part = TypeVar("Part")
FACTS: Final = ("facts", "laid")
"""The fields of things that are described by runs."""
NEW: Final = -1
"""The place of a part that is new."""
SENTENCES: Final = re.compile(r"(?<=[.;]) ")
"""The end of a sentence, or of a part of a long one."""


def shape_changes(before: Sequence[AnyShape], after: Sequence[AnyShape]) -> tuple[AnyShape | Changed | Run, ...]:
    """The shapes of a picture, with runs for shapes of the last picture, and only the changes of others."""
    found = changes(before, after, lambda shape: shape.id)
    places = {shape.id: place for place, shape in enumerate(before)}
    return tuple(
        [part if isinstance(part, tuple) else _changed(before, places.get(part.id, NEW), part) for part in found]
    )


def _changed(before: Sequence[AnyShape], place: int, shape: AnyShape) -> AnyShape | Changed:
    """The changes of a shape that the last picture has in this place; the whole shape if it is of another kind."""
    if place == NEW or type(before[place]) is not type(shape):
        return shape
    fields = [(name, getattr(before[place], name), getattr(shape, name)) for name in shape.__struct_fields__]
    return Changed(at=place, to={name: _told(name, old, new) for name, old, new in fields if new != old})


def _told(name: str, old: object, new: object) -> object:
    if name not in FACTS:
        return new
    return changes(cast("Sequence[Fact]", old), cast("Sequence[Fact]", new), lambda fact: fact.label)


def summary_changes(before: str, after: str) -> tuple[str | Run, ...]:
    """The sentences of a summary, with runs for those of the last summary; joined by spaces they make up the whole."""
    return changes(SENTENCES.split(before) if before else (), SENTENCES.split(after), str)


def region_changes(before: Sequence[Region], after: Sequence[Region]) -> tuple[Region | Run, ...]:
    """The regions of a picture, with runs for those of the last picture."""
    return changes(before, after, lambda region: region.id)


def changes(before: Sequence[Part], after: Sequence[Part], name: Callable[[Part], Hashable]) -> tuple[Part | Run, ...]:
    """The parts of `after`, with runs `[start, count]` for equal parts of `before` in the same order.

    `rebuild` always undoes it. Pictures share the same objects for shapes that do not change, which are most of a
    picture; so these are only recognised, not compared. `name` finds the earlier part that may be equal.
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
    """The picture that `changed` describes, given the last picture, as clients find it."""
    whole = [_altered(before[part.at], part.to) if isinstance(part, Changed) else part for part in changed]
    return rebuild(before, whole)


def _altered(shape: AnyShape, to: dict[str, object]) -> AnyShape:
    facts = {
        name: rebuild(getattr(shape, name), convert(to[name], tuple[Fact | Run, ...])) for name in FACTS if name in to
    }
    return convert({**to_builtins(shape), **to_builtins(to), **to_builtins(facts)}, type(shape))


def rebuild(before: Sequence[Part], changed: Sequence[Part | Run]) -> tuple[Part, ...]:
    """The shapes, facts, regions or sentences that `changed` describes, given the earlier ones, as clients find them."""
    found: list[Part] = []
    for part in changed:
        if isinstance(part, tuple):
            found.extend(before[part[0] : part[0] + part[1]])
        else:
            found.append(part)
    return tuple(found)
