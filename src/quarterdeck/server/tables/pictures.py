"""Describes a picture, its regions and its words by what has changed since the last picture (`View.shapes`, `View.regions`, `View.summary`).

All this is done anew for each viewer of each move, so it is compiled.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Final, TypeVar, cast

from msgspec import Raw, convert, json, to_builtins
from mypy_extensions import i64

from quarterdeck.scene.runs import NEW, Telling, compared
from quarterdeck.scene.shapes import AnyShape, Fact, Region
from quarterdeck.server.protocol.wire import Changed, Run

Part = TypeVar("Part")
_ID: Final = attrgetter("id")
_LABEL: Final = attrgetter("label")
FACTS: Final = ("facts", "laid")
"""The fields of things that are described by runs."""
SENTENCES: Final = re.compile(r"(?<=[.;]) ")
"""The end of a sentence, or of a part of a long one."""


class Difference:
    """What is told of a shape that has changed: only its changes, or the whole shape if it is of another kind.

    Changes are encoded at once, since the same are told at many tables.
    """

    def __init__(self, old: AnyShape, new: AnyShape, place: i64) -> None:
        self.old = old
        self.new = new
        self.place = place
        self.told: AnyShape | Raw = new
        if type(old) is type(new):
            self.told = Raw(json.encode(Changed(at=place, to=_fields(old, new))))


class Differences:
    """Differences of shapes, found once for each pair: games draw a square in a state once, for all tables.

    Pairs are known by their places in memory, which nobody else has as long as they are remembered.
    """

    def __init__(self, most: int = 8192) -> None:
        self._most = most
        self._found: dict[int, Difference] = {}

    def between(self, old: AnyShape, new: AnyShape, place: i64) -> AnyShape | Raw | None:
        """What is told of a shape that follows one in a place; None if they are equal."""
        key: i64 = id(old) + 3 * id(new) + 16 * place  # if two pairs have the same, the later one is remembered
        found = self._found.get(key)
        if found is not None and found.old is old and found.new is new and found.place == place:
            return found.told
        if old == new:
            return None
        if len(self._found) >= self._most:
            self._found.clear()
        found = self._found[key] = Difference(old, new, place)
        return found.told


_DIFFERENCES: Final = Differences()


def shape_changes(before: tuple[AnyShape, ...], after: tuple[AnyShape, ...]) -> tuple[AnyShape | Changed | Run, ...]:
    """The shapes of a picture, with runs for shapes of the last picture, and only the changes of others.

    Whole are shapes that are new or of another kind; a `Changed` comes as its JSON. Pictures share most objects that stay equal,
    and most others keep their order: so few are looked for.
    """
    telling = Telling()
    places: dict[str, int] | None = None
    at: i64 = 0
    end: i64 = len(before)
    for part in after:
        place = at
        if at >= end or before[at] is not part:
            if at >= end or before[at].id != part.id:
                if places is None:  # what was before has been found already
                    places = {before[k].id: k for k in range(at, end)}
                place = places.get(part.id, NEW)
            if place == NEW:
                telling.tell(part)
                continue
            told = _DIFFERENCES.between(before[place], part, place)
            if told is not None:
                telling.tell(told)
                at = place + 1
                continue
        telling.keep(place)
        at = place + 1
    telling.end_run()
    return tuple(cast("list[AnyShape | Changed | Run]", telling.told))


def _fields(old: AnyShape, new: AnyShape) -> dict[str, object]:
    """The fields of a shape that have changed, and what they are now."""
    fields = [(name, getattr(old, name), getattr(new, name)) for name in new.__struct_fields__]
    return {name: _told(name, was, now) for name, was, now in fields if now != was}


def _told(name: str, old: object, new: object) -> object:
    if name not in FACTS:
        return new
    return changes(cast("tuple[Fact, ...]", old), cast("tuple[Fact, ...]", new), _LABEL)


def summary_changes(before: str, after: str) -> tuple[str | Run, ...]:
    """The sentences of a summary, with runs for those of the last summary; joined by spaces they make up the whole."""
    return changes(_sentences(before), _sentences(after), str)


@lru_cache(4096)
def _sentences(summary: str) -> tuple[str, ...]:
    """The sentences of a summary."""
    return tuple(SENTENCES.split(summary)) if summary else ()


def region_changes(before: tuple[Region, ...], after: tuple[Region, ...]) -> tuple[Region | Run, ...]:
    """The regions of a picture, with runs for those of the last picture."""
    return changes(before, after, _ID)


def changes(
    before: tuple[Part, ...], after: tuple[Part, ...], name: Callable[[object], object]
) -> tuple[Part | Run, ...]:
    """The parts of `after`, with runs `[start, count]` for equal parts of `before`; `rebuild` always undoes it.

    `name` finds the earlier part that may be equal.
    """
    return tuple(cast("list[Part | Run]", compared(before, after, name)))


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
