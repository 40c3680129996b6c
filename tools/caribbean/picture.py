"""The coast as the client draws it: rings of whole units, 100 from hexagon to hexagon, y down, 0.0 at the origin."""

from __future__ import annotations

from typing import Final, TypeAlias

from shapely import LinearRing, Polygon, box
from shapely.ops import unary_union

from tools.caribbean.grid import ACROSS, Spot, centre, window
from tools.caribbean.world import list_polygons

UNIT: Final = ACROSS / 100
"""Kilometres."""

MARGIN: Final = 40
"""Units of coast beyond the outermost hexagons."""

COARSENESS: Final = 2.2
"""Kilometres by which the drawn coast may differ from the real one."""

ROCK: Final = 10.0
"""Square kilometres below which an island is not drawn."""

ISLET: Final = 120.0
"""Square kilometres below which an island is drawn larger than it is, so that it can be seen."""

SHOAL: Final = 400.0
"""Square kilometres below which a water that is no part of a space is not drawn as such."""

CORNERS: Final = 3
"""What a ring has at least."""

SWELLING: Final = 2.0
"""Kilometres by which its shore is moved out."""

Mark: TypeAlias = list[int]
Ring: TypeAlias = list[Mark]


def mark(spot: Spot) -> Mark:
    """A place in kilometres as a place in the picture."""
    return [round(spot[0] / UNIT), -round(spot[1] / UNIT)]


def frame() -> list[int]:
    """Left, top, right and bottom of the picture."""
    spots = [mark(centre(at)) for at in window()]
    side, tip = 50 + MARGIN, 58 + MARGIN
    across, down = [spot[0] for spot in spots], [spot[1] for spot in spots]
    return [min(across) - side, min(down) - tip, max(across) + side, max(down) + tip]


def draw_land(land: list[Polygon]) -> list[Ring]:
    """The shores in the frame, the largest land first; none has a hole."""
    left, top, right, bottom = (edge * UNIT for edge in frame())
    grown = [piece.buffer(SWELLING) if piece.area < ISLET else piece for piece in land if piece.area >= ROCK]
    shown = unary_union(grown).simplify(COARSENESS).intersection(box(left, -bottom, right, -top))
    return _rings(list_polygons(shown))


def draw_shoals(shoals: list[Polygon]) -> list[Ring]:
    """The waters that are no part of a space, to be drawn below the land."""
    drawn = unary_union([piece.buffer(0.1) for piece in shoals]).simplify(COARSENESS)
    return _rings([piece for piece in list_polygons(drawn) if piece.area >= SHOAL])


def draw_ring(spots: list[Spot]) -> Ring:
    """A closed line through places in kilometres."""
    return _ring(LinearRing(spots))


def _rings(pieces: list[Polygon]) -> list[Ring]:
    rings = [_ring(piece.exterior) for piece in sorted(pieces, key=lambda piece: -piece.area)]
    return [ring for ring in rings if len(ring) >= CORNERS]


def _ring(line: LinearRing) -> Ring:
    ring: Ring = []
    for x, y in line.coords:
        spot = mark((x, y))
        if not ring or ring[-1] != spot:
            ring.append(spot)
    return ring[:-1] if ring[0] == ring[-1] else ring
