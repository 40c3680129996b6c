"""Which polygons can be hulls, bases, islands and terrain (PI-N6)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.games.pirates.geometry.forms import cut_at
from quarterdeck.games.pirates.pack import SAY
from quarterdeck.games.pirates.pack.format import HullFile, TerrainFile

Points = list[tuple[int, int]]

SHORTEST_EDGE: Final = 200
_TANGENT: Final = (87_489, 1_000_000)
"""A little more than the tangent of 5 degrees."""
EXITS: Final = 6
"""Edges of fog banks and icebergs, numbered by a die."""


def points_of(corners: list[list[int]]) -> Points:
    """Corners as pairs."""
    return [(x, y) for x, y in corners]


def check_polygon(path: str, corners: list[list[int]]) -> Points:
    """The corners of a convex polygon (PI-N6); `Malformed` names the corner that is wrong."""
    points = points_of(corners)
    for k, (x, y) in enumerate(points):
        ahead, further = points[(k + 1) % len(points)], points[(k + 2) % len(points)]
        ux, uy, vx, vy = ahead[0] - x, ahead[1] - y, further[0] - ahead[0], further[1] - ahead[1]
        at = f"{path}[{(k + 1) % len(points)}]"
        if ux * ux + uy * uy < SHORTEST_EDGE * SHORTEST_EDGE:
            raise Malformed(at, SAY("corner-near", corner=str(list(ahead)), least=SHORTEST_EDGE))
        cross, dot = ux * vy - uy * vx, ux * vx + uy * vy
        if cross <= 0 or cross * _TANGENT[1] < dot * _TANGENT[0]:
            raise Malformed(at, SAY("corner-not-left", corner=str(list(ahead))))
    check_once_around(path, points)
    return points


def check_once_around(path: str, points: Points) -> None:
    """No corner lies outside an edge: the polygon goes around only once."""
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        for k, (x, y) in enumerate(points):
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0:
                raise Malformed(f"{path}[{k}]", SAY("corner-outside", corner=str([x, y]), edge=str([ax, ay])))


def check_around_origin(path: str, corners: list[list[int]]) -> None:
    """A polygon with the origin inside: it is placed and turned about it."""
    points = check_polygon(path, corners)
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        if ax * by - ay * bx <= 0:
            raise Malformed(path, SAY("origin-outside"))


def check_hull(path: str, hull: HullFile) -> None:
    """A hull with a bow tip, a keel and masts; or a base."""
    if hull.kind == "base":
        check_around_origin(f"{path}.corners", hull.corners)
        for key in ("length", "half_beam", "bow_depth", "sail", "places"):
            if getattr(hull, key):
                raise Malformed(f"{path}.{key}", SAY("base-without", field=key))
        return
    points = check_polygon(f"{path}.corners", hull.corners)
    check_sizes(path, hull, points)
    check_places(path, hull)
    check_halves(path, hull, points)


def check_sizes(path: str, hull: HullFile, points: Points) -> None:
    """Length, beam and bow depth say what the corners say."""
    if points[0] != (0, 0) or any(x >= 0 for x, _ in points[1:]):
        raise Malformed(f"{path}.corners", SAY("bow-first"))
    length, beam = -min(x for x, _ in points), max(abs(y) for _, y in points)
    if hull.length != length or length % 2:
        parity = "odd" if length % 2 else "even"
        problem = SAY("hull-length", written=str(hull.length), length=str(length), parity=parity)
        raise Malformed(f"{path}.length", problem)
    if hull.half_beam != beam:
        raise Malformed(f"{path}.half_beam", SAY("hull-beam", written=str(hull.half_beam), beam=str(beam)))
    if not SHORTEST_EDGE <= hull.bow_depth <= length // 2:
        depths = {"least": str(SHORTEST_EDGE), "most": str(length // 2)}
        problem = SAY("bow-depth", written=str(hull.bow_depth), **depths)
        raise Malformed(f"{path}.bow_depth", problem)


def check_places(path: str, hull: HullFile) -> None:
    """There are as many places as masts, on the keel, front to rear, and every sail has a size; a flotilla needs no sails."""
    if len(hull.places) != hull.masts:
        problem = SAY("mast-places", written=str(hull.places), places=len(hull.places), masts=hull.masts)
        raise Malformed(f"{path}.places", problem)
    for k, x in enumerate(hull.places):
        before = hull.places[k - 1] if k else 0
        if not -hull.length < x < before:
            problem = SAY("mast-order", written=str(x), before=str(before), stern=str(-hull.length))
            raise Malformed(f"{path}.places[{k}]", problem)
    if hull.kind == "flotilla" and hull.sail == 0:
        return
    if not SHORTEST_EDGE <= hull.sail <= 2 * hull.half_beam:
        widths = {"least": str(SHORTEST_EDGE), "most": str(2 * hull.half_beam)}
        problem = SAY("sail-width", written=str(hull.sail), **widths)
        raise Malformed(f"{path}.sail", problem)


def check_halves(path: str, hull: HullFile, points: Points) -> None:
    """Bow zone and front half, rounded where the line cuts edges, are convex as well (PI-N10, PI-N11)."""
    for key, x in (("bow_depth", -hull.bow_depth), ("length", -hull.length // 2)):
        part = cut_at(points, x)
        for (ax, ay), (bx, by), (cx, cy) in zip(part, part[1:] + part[:1], part[2:] + part[:2], strict=True):
            if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) < 0:
                raise Malformed(f"{path}.{key}", SAY("cut-not-convex", x=str(x)))


def check_terrain(path: str, terrain: TerrainFile) -> None:
    """Terrain whose edges a die numbers has six; only icebergs have a number."""
    check_around_origin(f"{path}.corners", terrain.corners)
    if terrain.kind in {"fog-bank", "iceberg"} and len(terrain.corners) != EXITS:
        exits = SAY("terrain-corners", corners=len(terrain.corners), kind=terrain.kind, exits=EXITS)
        raise Malformed(f"{path}.corners", exits)
    if (terrain.kind == "iceberg") != (terrain.number > 0):
        number = SAY("terrain-number", written=terrain.number, kind=terrain.kind, most=EXITS)
        raise Malformed(f"{path}.number", number)
