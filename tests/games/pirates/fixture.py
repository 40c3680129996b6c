"""The table, hull and measures of the rulebook scenarios (fixture FX): S = 5000, L = 8000, hull H with three masts."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.pirates.geometry.forms import Form, creature_form, ship_form
from quarterdeck.games.pirates.geometry.moving import Waters
from quarterdeck.games.pirates.geometry.polygons import Polygon

S: Final = 5000
L: Final = 8000
HULL: Final = [(0, 0), (-1500, 1000), (-6000, 1000), (-6000, -1000), (-1500, -1000)]
MASTS: Final = [-1500, -3000, -4500]
ALL_MASTS: Final = 0b111
Pose = tuple[int, int, int]


def ship() -> Form:
    """Hull H."""
    return ship_form(HULL, 1500, MASTS, 900)


def creature() -> Form:
    """A base of 3000 × 3000."""
    return creature_form([(-1500, -1500), (1500, -1500), (1500, 1500), (-1500, 1500)], [0])


def rect(x0: int, x1: int, y0: int, y1: int) -> Polygon:
    """An island [x0, x1] × [y0, y1]."""
    return Polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])


def sea(*poses: Pose, islands: tuple[Polygon, ...] = ()) -> Waters:
    """A table of 120000 × 120000 with ships of hull H at these poses, numbered from 0, and these islands."""
    waters = Waters(120_000, 120_000)
    for island in islands:
        waters.add_island(island)
    for x, y, a in poses:
        waters.put(waters.add_unit(ship()), x, y, a)
    return waters


def pose(waters: Waters, unit: int = 0) -> Pose:
    """Where a unit lies."""
    return int(waters.x[unit]), int(waters.y[unit]), int(waters.a[unit])
