"""Where the hexagons of the board lie: kilometres on a flat chart, north up, hexagon 0.0 centred on 20° N 80° W."""

from __future__ import annotations

from typing import Final, TypeAlias

from shapely import LineString, Polygon

Hex: TypeAlias = tuple[int, int]
Spot: TypeAlias = tuple[float, float]

ACROSS: Final = 210.0
"""Kilometres between the centres of neighbouring hexagons."""

ROOT_3: Final = 3.0**0.5
DEGREE: Final = 111.195
COSINE: Final = 0.936672
"""Of 20.5°, where the chart is true to scale east and west."""

STEPS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
CORNERS: Final = ((0.0, 1.0), (1.0, 0.5), (1.0, -0.5), (0.0, -1.0), (-1.0, -0.5), (-1.0, 0.5))
ROWS: Final = range(-7, 9)
WEST: Final = -9.0
EAST: Final = 11.0
NORTH_EAST: Final = 12
"""No hexagon has q + r above it: the empty ocean east of Bermuda is left to the title of the chart."""


def project(longitude: float, latitude: float) -> Spot:
    """The place in kilometres of a place in degrees."""
    return (longitude + 80.0) * DEGREE * COSINE, (latitude - 20.0) * DEGREE


def centre(at: Hex) -> Spot:
    """The centre of a hexagon, in kilometres."""
    q, r = at
    return ACROSS * (q + r / 2), ACROSS * ROOT_3 / 2 * r


def outline(at: Hex) -> Polygon:
    """The hexagon itself, a corner to the north."""
    x, y = centre(at)
    side = ACROSS / ROOT_3
    return Polygon([(x + a * ACROSS / 2, y + b * side) for a, b in CORNERS])


def edge(at: Hex, other: Hex) -> LineString:
    """The edge that two neighbouring hexagons share."""
    (ax, ay), (bx, by) = centre(at), centre(other)
    x, y = (ax + bx) / 2, (ay + by) / 2
    along, up = (ay - by) / (2 * ROOT_3), (bx - ax) / (2 * ROOT_3)
    return LineString([(x - along, y - up), (x + along, y + up)])


def neighbours(at: Hex) -> list[Hex]:
    """The six hexagons around one."""
    return [(at[0] + q, at[1] + r) for q, r in STEPS]


def within(at: Hex) -> bool:
    """Whether a hexagon lies in the window of the chart."""
    q, r = at
    return r in ROWS and WEST <= q + r / 2 <= EAST and q + r <= NORTH_EAST


def window() -> list[Hex]:
    """All hexagons of the window, row by row from the north, each row from the west."""
    return [(q, r) for r in reversed(ROWS) for q in range(-20, 21) if within((q, r))]


def name(at: Hex) -> str:
    """A hexagon as the pack writes it."""
    return f"{at[0]}.{at[1]}"


def holder(spot: Spot) -> Hex:
    """The hexagon whose centre is nearest to a place."""
    around = [(q, r) for r in range(-10, 11) for q in range(-20, 21)]
    return min(around, key=lambda at: (centre(at)[0] - spot[0]) ** 2 + (centre(at)[1] - spot[1]) ** 2)
