"""The land of the world file, as shapes in kilometres on the flat chart."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, TypedDict

from shapely import LineString, MultiPolygon, Polygon, box, make_valid
from shapely.ops import unary_union

from tools.caribbean.grid import Spot, project

RIVER: Final = (
    (-90.10, 30.12),
    (-90.06, 29.94),
    (-89.95, 29.85),
    (-89.98, 29.62),
    (-89.60, 29.40),
    (-89.25, 29.12),
    (-89.40, 28.85),
)
SOUND: Final = ((-88.60, 15.80), (-88.35, 15.70), (-88.16, 15.64), (-87.95, 15.68), (-87.60, 15.84), (-87.40, 15.95))
DREDGED: Final = ((RIVER, 3.0), (SOUND, 3.0), (SOUND[2:], 13.0))
"""Lines in degrees, and kilometres to either side of them, that ships may sail though the world file shows land.

The Mississippi with its canal to the lake: New Orleans is a port of the Gulf. The Gulf of Amatique is drawn as reaching
behind its cape to the roads of Omoa: else one ship off Belize City could shut in all who call at Santo Tomas.
"""


class Transform(TypedDict):
    """How the integers of a topology become degrees."""

    scale: list[float]
    translate: list[float]


class Shapes(TypedDict):
    """Many polygons: each a list of rings, each ring a list of arcs."""

    arcs: list[list[list[int]]]


class Collection(TypedDict):
    """One named object of a topology."""

    geometries: list[Shapes]


class Topology(TypedDict):
    """The parts that are read of a TopoJSON file."""

    transform: Transform
    arcs: list[list[list[int]]]
    objects: dict[str, Collection]


def read_land(file: Path, around: tuple[float, float, float, float]) -> list[Polygon]:
    """The land in a rectangle of kilometres (west, south, east, north), each island a polygon of its own."""
    topology: Topology = json.loads(file.read_text())
    lines = [_unfold(arc, topology["transform"]) for arc in topology["arcs"]]
    frame = box(*around)
    pieces = []
    for shapes in topology["objects"]["land"]["geometries"]:
        for rings in shapes["arcs"]:
            shore, *waters = [_join(ring, lines) for ring in rings]
            polygon = Polygon(shore, waters)
            if polygon.intersects(frame):
                pieces.append(make_valid(polygon).intersection(frame))
    return list_polygons(unary_union(pieces).difference(unary_union(_dredge())))


def list_polygons(shape: object) -> list[Polygon]:
    """The polygons of a shape, whatever it is made of."""
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    if isinstance(shape, MultiPolygon):
        return list(shape.geoms)
    return [part for part in getattr(shape, "geoms", ()) if isinstance(part, Polygon)]


def _dredge() -> list[Polygon]:
    return [LineString([project(*spot) for spot in line]).buffer(reach) for line, reach in DREDGED]


def _unfold(arc: list[list[int]], transform: Transform) -> list[Spot]:
    x = y = 0
    line = []
    for east, north in arc:
        x += east
        y += north
        longitude = x * transform["scale"][0] + transform["translate"][0]
        line.append(project(longitude, y * transform["scale"][1] + transform["translate"][1]))
    return line


def _join(ring: list[int], lines: list[list[Spot]]) -> list[Spot]:
    joined: list[Spot] = []
    for arc in ring:
        line = lines[arc] if arc >= 0 else lines[~arc][::-1]
        joined.extend(line[1:] if joined else line)
    return joined
