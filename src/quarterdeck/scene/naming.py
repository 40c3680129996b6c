"""Where the names of a crowded board stand in a terminal, so that as many as possible can be read whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

FAR: Final = 30
"""What a place above or below another sign costs."""
BESIDE: Final = 2
"""What a place in the line above or below costs."""
ROUNDS: Final = 2
"""How many times all names are looked at again and moved to better places."""


DEEP: Final = 2
"""How many names may move, one after the other, to make room for one."""


class Name(Struct, frozen=True):
    """A name, and the cells of the sign that it belongs to."""

    text: str
    row: int
    left: int
    right: int
    """The column after the sign."""


class Place(Struct, frozen=True):
    """A place for a name: its line and the columns from `left` to before `right`, and how bad it is."""

    row: int
    left: int
    right: int
    cost: int

    def meets(self, other: Place) -> bool:
        """Whether two names there would touch."""
        return self.row == other.row and self.left <= other.right and other.left <= self.right


@lru_cache(64)
def spread(rows: tuple[str, ...], names: tuple[Name, ...]) -> tuple[Place | None, ...]:
    """A place for each name, beside its sign and clear of all others; None for names that found none.

    `rows` are the lines of the board without the names. Names with the fewest places left choose first, and take the place
    that leaves most to the others.
    """
    free = [sorted(_places(rows, names, name), key=lambda place: place.cost) for name in names]
    left = dict(enumerate(free))
    found: list[Place | None] = [None] * len(names)
    while left:
        k = min(left, key=lambda k: len(left[k]))
        choices = left.pop(k)
        if not choices:
            continue
        best = min(choices, key=lambda place: place.cost + _taken_from(place, left))
        found[k] = best
        for other, places in left.items():
            left[other] = [place for place in places if not place.meets(best)]
    for _time in range(ROUNDS):
        for k, places in enumerate(free):
            found[k] = _first_clear(places, [place for j, place in enumerate(found) if j != k])
            if found[k] is None:
                _make_room(k, free, found, frozenset())
    return tuple(found)


def _first_clear(places: Sequence[Place], others: Sequence[Place | None]) -> Place | None:
    """The best of some places that touches no other name."""
    return next((place for place in places if not any(other and place.meets(other) for other in others)), None)


def _make_room(k: int, free: Sequence[Sequence[Place]], found: list[Place | None], kept: frozenset[int]) -> bool:
    """Give a name a place from which all others can move, others making room for them in turn; says whether there is one.

    Names in `kept` stay where they are.
    """
    for place in free[k]:
        away = [j for j, other in enumerate(found) if other and place.meets(other)]
        if kept.intersection(away):
            continue
        moved = [None if j in away else other for j, other in enumerate(found)]
        moved[k] = place
        if all(_settle(j, free, moved, kept | {k}) for j in away):
            found[:] = moved
            return True
    return False


def _settle(k: int, free: Sequence[Sequence[Place]], found: list[Place | None], kept: frozenset[int]) -> bool:
    """Give a name a place that is clear, or for which others make room; says whether there is one."""
    found[k] = _first_clear(free[k], found)
    return found[k] is not None or (len(kept) < DEEP and _make_room(k, free, found, kept))


def _taken_from(place: Place, others: dict[int, list[Place]]) -> float:
    """How much of their places other names would lose; all counts more than the cost of any place."""
    lost = 0.0
    for places in others.values():
        gone = sum(place.meets(other) for other in places)
        if gone:
            lost += 100 if gone == len(places) else 4 * gone / len(places)
    return lost


def _places(rows: Sequence[str], names: Sequence[Name], name: Name) -> Iterator[Place]:
    """All free places beside a sign: to its right, to its left, above and below."""
    wide = len(name.text)
    for left, row, cost in _around(name, wide):
        if 0 <= row < len(rows) and left >= 0 and left + wide <= len(rows[row]):
            room = rows[row][max(left - 1, 0) : left + wide + 1]
            others = [other for other in names if other is not name]
            if not room.strip() and not any(_reads_as(other, row, left, left + wide) for other in others):
                near = any(_touches(other, row, left, left + wide) for other in others)
                yield Place(row, left, left + wide, cost + FAR * near)


def _around(name: Name, wide: int) -> Iterator[tuple[int, int, int]]:
    """Columns, lines and costs of the places around a sign."""
    yield name.right + 1, name.row, 0
    yield name.left - wide - 1, name.row, 0
    for row in (name.row - 1, name.row + 1):
        for left in range(name.left - wide, name.right + 1):
            apart = left == name.right or left + wide == name.left
            yield left, row, BESIDE + apart


def _reads_as(other: Name, row: int, left: int, right: int) -> bool:
    """Whether a name there would be taken for that of another sign: it stands in its line, one blank away."""
    return row == other.row and left <= other.right + 1 and other.left <= right + 1


def _touches(other: Name, row: int, left: int, right: int) -> bool:
    """Whether a name there would stand above or below another sign."""
    return abs(row - other.row) == 1 and left < other.right and other.left < right
