"""Where things lie, for people who do not see the table: how far from what, and in which direction."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import atan2, hypot, pi  # noqa: TID251 - words are calculated with floats
from typing import Final, TypeVar

from quarterdeck.engine.sets import members
from quarterdeck.games.pirates.picture.courses import HALF_CIRCLE, gap, middle_of
from quarterdeck.games.pirates.picture.drawing import ANGLE, Point
from quarterdeck.games.pirates.picture.view import SAY, Craft, Isle, View
from quarterdeck.games.pirates.words.names import about, roughly
from quarterdeck.messages import speaker

listed: Final = speaker("quarterdeck.games.pirates.art").listed
WINDS: Final = 8
"""Directions are north, north-east, …"""
NEAR: Final = 3
"""In units of L: ships farther away are not told of."""

Measured = Callable[[int], str]
"""A distance in words."""
Thing = TypeVar("Thing", bound=Craft | Isle)
Found = tuple[int, str]
"""How far, and where that is, in words."""


def wind(start: Point, end: Point) -> str:
    """The direction in which one point lies from another: `north-east`."""
    return SAY("wind", wind=_eighth(round(atan2(end[1] - start[1], end[0] - start[0]) * HALF_CIRCLE / pi)))


def heading_wind(a: int) -> str:
    """Whither a heading leads, in tenths of a degree, counter-clockwise from the right: `north-east`."""
    return SAY("heading-wind", wind=_eighth(a))


def turned_words(a: int) -> str:
    """How far something is turned from how it is printed, in tenths of a degree counter-clockwise, to an eighth of a turn; `none`: not at all."""
    if not a:
        return "none"
    left = a <= HALF_CIRCLE
    by = a if left else 2 * HALF_CIRCLE - a
    return SAY("turned", eighths=_eighth(by), side="left" if left else "right")


def compass_words(a: int) -> str:
    """Whither something goes as a compass tells it: `north-east (45° on the compass)`; tenths of a degree, as `heading_wind`."""
    clockwise = (HALF_CIRCLE // 2 - a) % (2 * HALF_CIRCLE)
    return SAY("compass", wind=heading_wind(a), degrees=(clockwise + ANGLE // 2) // ANGLE % 360)


def _eighth(a: int) -> int:
    """The nearest of the eight directions, counted from the right."""
    part = 2 * HALF_CIRCLE // WINDS
    return (a + part // 2) // part % WINDS


def spot_words(view: View, hull: tuple[Point, ...], *, but: int = -1) -> str:
    """How far something would lie from the nearest island or ship, and in which direction; the unit `but` does not count."""
    return _nearest(view, hull, [*view.isles, *(other for other in view.afloat() if other.unit != but)])[1]


def craft_place(view: View, craft: Craft) -> str:
    """Where a ship lies: at an island, or near the nearest island or ship of the viewer's."""
    own = [other for other in _sought(view, craft) if other.seat == view.seat]
    return ashore(view, craft) or _nearest(view, craft.hull, [*view.isles, *own])[1]


def near_ship(view: View, craft: Craft) -> str:
    """Where a ship lies near the nearest ship that she has to do with; empty: none is near."""
    far, place = _nearest(view, craft.hull, _sought(view, craft))
    return place if far <= NEAR * view.measure("L") else ""


def alongside(view: View, craft: Craft) -> str:
    """That something lies alongside a ship."""
    return _off(view, craft, "beside", "")


def ashore(view: View, craft: Craft) -> str:
    """The islands that a ship touches, in words; empty: none."""
    touched = members(int(view.position.waters.shores_touched(craft.unit)))
    return SAY("at-isle", isle=view.call_isle(touched[0])) if touched else ""


def isle_place(view: View, isle: Isle) -> str:
    """How far an island is from the viewer's nearest ship; before ships lie there, where on the sea it lies."""
    own = [craft for craft in view.afloat() if craft.seat == view.seat]
    return _nearest(view, isle.shore, own)[1] if own else sea_place(view, isle.shore, but=isle.number)


def sea_place(view: View, shore: tuple[Point, ...], *, but: int = -1) -> str:
    """In which part of the sea something lies, and how far from the nearest island; the island `but` does not count."""
    isles = [isle for isle in view.isles if isle.number != but]
    return _part(view, middle_of(shore), _nearest(view, shore, isles)[1] if isles else "none")


def free_place(view: View, shore: tuple[Point, ...], *, seen: bool = False) -> str:
    """In which part of the sea something would lie, and how far from the nearest island; without islands, how far from two edges.

    In which direction is told only to whoever does not see it lie there.
    """
    x, y = middle = middle_of(shore)
    nearest = _closest(shore, view.isles)
    if nearest is None:
        return _part(view, middle, SAY("from-edges", x=roughly(round(x)), y=roughly(round(y))))
    far, isle = nearest
    if not seen:
        return _part(view, middle, _nearest(view, shore, [isle])[1])
    return _part(view, middle, SAY("near-isle", isle=view.call_isle(isle.number), length=roughly(far)))


def part_words(view: View, point: Point) -> str:
    """In which part of the sea a point lies."""
    return _part(view, point, "none")


def _part(view: View, point: Point, near: str) -> str:
    x, y = point
    return SAY("part-of-sea", across=_third(x, view.sheet.width), up=_third(y, view.sheet.height), near=near)


def berth_words(view: View, hull: tuple[Point, ...], unit: int) -> str:
    """On which side of the nearest island a unit would lie, and how far from the nearest ship, if one is near."""
    far, near = _nearest(view, hull, (one for one in view.afloat() if one.unit != unit), about)
    beside = [near] if far <= NEAR * view.measure("S") else []
    return listed([shore_words(view, hull), *beside])


def shore_words(view: View, hull: tuple[Point, ...]) -> str:
    """On which side of the nearest island something lies."""
    middle = middle_of(hull)
    isle = min(view.isles, key=lambda one: hypot(*(a - b for a, b in zip(middle_of(one.shore), middle, strict=True))))
    return SAY("side-of-isle", isle=view.call_isle(isle.number), wind=wind(middle_of(isle.shore), middle))


def _third(at: int, size: int) -> int:
    """The part of the sea, of three: 0 to 2."""
    return min(max(3 * at // max(size, 1), 0), 2)


def _sought(view: View, craft: Craft) -> Iterable[Craft]:
    """The ships that a ship is told to be near: the viewer's; for those of the viewer and for spectators those of others."""
    own = view.seat < 0 or craft.seat == view.seat
    return [one for one in view.afloat() if (one.seat != craft.seat if own else one.seat == view.seat)]


def _nearest(
    view: View, hull: tuple[Point, ...], things: Iterable[Craft | Isle], measured: Measured = roughly
) -> Found:
    """The nearest of some things: how far it is away, and the place in words."""
    nearest = _closest(hull, things)
    if nearest is None:
        return ENDLESS, SAY("open-sea")
    far, thing = nearest
    length = "beside" if far <= TOUCHES else "close" if far < CLOSE else measured(far)
    return far, _off(view, thing, length, wind(middle_of(_outline(thing)), middle_of(hull)))


def _closest(hull: tuple[Point, ...], things: Iterable[Thing]) -> tuple[int, Thing] | None:
    """The nearest of some things, and how far it is away; only those whose middles are nearest are compared. None: there is nothing."""
    x, y = middle_of(hull)

    def aside(thing: Thing) -> float:
        px, py = middle_of(_outline(thing))
        return hypot(px - x, py - y)

    near = sorted(things, key=aside)[:MEASURED]
    if not near:
        return None
    far, at = min((gap(*sorted((hull, _outline(thing)))), at) for at, thing in enumerate(near))
    return far, near[at]


def _outline(thing: Craft | Isle) -> tuple[Point, ...]:
    return thing.shore if isinstance(thing, Isle) else thing.hull


def _off(view: View, thing: Craft | Isle, length: str, direction: str) -> str:
    """A place so far off a thing, in this direction."""
    if isinstance(thing, Isle):
        return SAY("off-isle", isle=view.call_isle(thing.number), length=length, wind=direction)
    mine = "yes" if thing.seat == view.seat else "no"
    return SAY("off-ship", ship=view.call(thing.unit), mine=mine, length=length, wind=direction)


MEASURED: Final = 2
"""Of so many things whose middles are nearest, it is measured which is the nearest."""
ENDLESS: Final = 1 << 40
"""Farther than anything lies."""
TOUCHES: Final = 10
"""Hundredths of a millimetre (PI-R10)."""
CLOSE: Final = 100
"""A shorter distance is not told, in hundredths of a millimetre."""
