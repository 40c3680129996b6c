"""Describes a picture, its regions and its words by what has changed since the last picture (`View.shapes`, `View.regions`, `View.summary`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from itertools import compress, count
from operator import attrgetter, is_not
from typing import Final, TypeVar, cast

from msgspec import Struct, convert, to_builtins

from quarterdeck.scene.shapes import AnyShape, Fact, Region
from quarterdeck.server.protocol.wire import Changed, Run

Part = TypeVar("Part")
_ID: Final = attrgetter("id")
_LABEL: Final = attrgetter("label")
FACTS: Final = ("facts", "laid")
"""The fields of things that are described by runs."""
NEW: Final = -1
"""The place of a part that is new."""
SENTENCES: Final = re.compile(r"(?<=[.;]) ")
"""The end of a sentence, or of a part of a long one."""


class Difference(Struct, frozen=True):
    """Two shapes, and what of the later one a picture tells to somebody who has the earlier one."""

    old: AnyShape
    new: AnyShape
    to: dict[str, object]


class Differences:
    """What differs between shapes, found once for each pair: games draw a square in a state once, and show it at all tables.

    Pairs are known by their places in memory, which nobody else has as long as they are remembered.
    """

    def __init__(self, most: int = 8192) -> None:
        self._most = most
        self._found: dict[tuple[int, int], Difference] = {}

    def between(self, old: AnyShape, new: AnyShape) -> dict[str, object]:
        """The fields of a shape that have changed, and what they are now."""
        key = (id(old), id(new))
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= self._most:
                self._found.clear()
            found = self._found[key] = Difference(old, new, _fields(old, new))
        return found.to


_DIFFERENCES: Final = Differences()


def shape_changes(before: Sequence[AnyShape], after: Sequence[AnyShape]) -> tuple[AnyShape | Changed | Run, ...]:
    """The shapes of a picture, with runs for shapes of the last picture, and only the changes of others."""
    found, places = _compared(before, after, _ID)
    return tuple(
        [part if isinstance(part, tuple) else _changed(before, places.get(part.id, NEW), part) for part in found]
    )


def _changed(before: Sequence[AnyShape], place: int, shape: AnyShape) -> AnyShape | Changed:
    """The changes of a shape that the last picture has in this place; the whole shape if it is of another kind."""
    if place == NEW or type(before[place]) is not type(shape):
        return shape
    return Changed(at=place, to=_DIFFERENCES.between(before[place], shape))


def _fields(old: AnyShape, new: AnyShape) -> dict[str, object]:
    """The fields of a shape that have changed, and what they are now."""
    fields = [(name, getattr(old, name), getattr(new, name)) for name in new.__struct_fields__]
    return {name: _told(name, was, now) for name, was, now in fields if now != was}


def _told(name: str, old: object, new: object) -> object:
    if name not in FACTS:
        return new
    return changes(cast("Sequence[Fact]", old), cast("Sequence[Fact]", new), _LABEL)


def summary_changes(before: str, after: str) -> tuple[str | Run, ...]:
    """The sentences of a summary, with runs for those of the last summary; joined by spaces they make up the whole."""
    return changes(_sentences(before), _sentences(after), str)


@lru_cache(4096)
def _sentences(summary: str) -> tuple[str, ...]:
    """The sentences of a summary."""
    return tuple(SENTENCES.split(summary)) if summary else ()


def region_changes(before: Sequence[Region], after: Sequence[Region]) -> tuple[Region | Run, ...]:
    """The regions of a picture, with runs for those of the last picture."""
    return changes(before, after, _ID)


def changes(before: Sequence[Part], after: Sequence[Part], name: Callable[[Part], Hashable]) -> tuple[Part | Run, ...]:
    """The parts of `after`, with runs `[start, count]` for equal parts of `before` in the same order.

    `rebuild` always undoes it. Pictures share the same objects for shapes that do not change, which are most of a
    picture; so these are only recognised, not compared. `name` finds the earlier part that may be equal.
    """
    return tuple(_compared(before, after, name)[0])


def _compared(
    before: Sequence[Part], after: Sequence[Part], name: Callable[[Part], Hashable]
) -> tuple[list[Part | Run], dict[Hashable, int]]:
    """The changes, and the places of the earlier parts by name if any part is not where it was."""
    same = _begin_alike(before, after)
    rest = after[same:]
    places: dict[Hashable, int] = dict(zip(map(name, before), count(), strict=False)) if rest else {}
    found: list[Part | Run] = []
    start, length = 0, same
    for part, origin in zip(rest, _origins(before, rest, same, places, name), strict=True):
        if length and origin == start + length:
            length += 1
            continue
        if length:
            found.append((start, length))
        if origin == NEW:
            length = 0
            found.append(part)
        else:
            start, length = origin, 1
    if length:
        found.append((start, length))
    return found, places


def _origins(
    before: Sequence[Part],
    parts: Sequence[Part],
    at: int,
    places: dict[Hashable, int],
    name: Callable[[Part], Hashable],
) -> list[int]:
    """Where each part was before, in which places beginning at `at` are likeliest; `NEW` if there was no equal one."""
    found = []
    end = len(before)
    for part in parts:
        if at < end and before[at] is part:
            origin = at
        else:
            place = places.get(name(part), NEW)
            at = at - 1 if place == NEW else place
            origin = place if place != NEW and before[place] == part else NEW
        found.append(origin)
        at += 1
    return found


def _begin_alike(before: Sequence[Part], after: Sequence[Part]) -> int:
    """How many parts at the beginning of both are the same objects."""
    if before is after:
        return len(before)
    different = compress(count(), map(is_not, before, after))
    return next(different, min(len(before), len(after)))


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
