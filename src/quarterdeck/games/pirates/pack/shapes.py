"""Which polygons can be hulls, bases, islands and terrain (PI-N6)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.games.pirates.geometry.forms import cut_at
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
            problem = f"{list(ahead)} is less than {SHORTEST_EDGE} from the corner before it (PI-N6)"
            raise Malformed(at, problem)
        cross, dot = ux * vy - uy * vx, ux * vx + uy * vy
        if cross <= 0 or cross * _TANGENT[1] < dot * _TANGENT[0]:
            problem = (
                f"at {list(ahead)} the edge does not turn left by 5 degrees or more; corners run counter-clockwise"
            )
            raise Malformed(at, f"{problem} around a convex shape (PI-N6)")
    check_once_around(path, points)
    return points


def check_once_around(path: str, points: Points) -> None:
    """No corner lies outside an edge: the polygon goes around only once."""
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        for k, (x, y) in enumerate(points):
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0:
                raise Malformed(f"{path}[{k}]", f"[{x}, {y}] lies outside the edge from [{ax}, {ay}] (PI-N6)")


def check_around_origin(path: str, corners: list[list[int]]) -> None:
    """A polygon with the origin inside: it is placed and turned about it."""
    points = check_polygon(path, corners)
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        if ax * by - ay * bx <= 0:
            raise Malformed(path, "(0, 0) is not inside; a shape is placed and turned about it (PI-N6)")


def check_hull(path: str, hull: HullFile) -> None:
    """A hull with a bow tip, a keel and masts; or a base."""
    if hull.kind == "base":
        check_around_origin(f"{path}.corners", hull.corners)
        for key in ("length", "half_beam", "bow_depth", "sail", "places"):
            if getattr(hull, key):
                raise Malformed(f"{path}.{key}", f"a base has no {key}; leave it out (PI-N14)")
        return
    points = check_polygon(f"{path}.corners", hull.corners)
    check_sizes(path, hull, points)
    check_places(path, hull)
    check_halves(path, hull, points)


def check_sizes(path: str, hull: HullFile, points: Points) -> None:
    """Length, beam and bow depth say what the corners say."""
    if points[0] != (0, 0) or any(x >= 0 for x, _ in points[1:]):
        raise Malformed(f"{path}.corners", "the first corner is the bow tip [0, 0], all others lie behind it (PI-N5)")
    length, beam = -min(x for x, _ in points), max(abs(y) for _, y in points)
    if hull.length != length or length % 2:
        even = "" if length % 2 == 0 else ", and has to be even"
        raise Malformed(f"{path}.length", f"{hull.length}: the hull is {length} long{even} (PI-N6)")
    if hull.half_beam != beam:
        raise Malformed(f"{path}.half_beam", f"{hull.half_beam}: the hull reaches {beam} to a side (PI-N6)")
    if not SHORTEST_EDGE <= hull.bow_depth <= length // 2:
        problem = f"{hull.bow_depth} is no bow; it is {SHORTEST_EDGE} to {length // 2} deep (PI-1.6)"
        raise Malformed(f"{path}.bow_depth", problem)


def check_places(path: str, hull: HullFile) -> None:
    """There are as many places as masts, on the keel, front to rear, and every sail has a size."""
    if len(hull.places) != hull.masts:
        problem = f"{hull.places} has {len(hull.places)} places; give one for each of {hull.masts} masts (PI-N6)"
        raise Malformed(f"{path}.places", problem)
    for k, x in enumerate(hull.places):
        before = hull.places[k - 1] if k else 0
        if not -hull.length < x < before:
            problem = f"{x} does not stand between {before} and the stern, {-hull.length} (PI-N6)"
            raise Malformed(f"{path}.places[{k}]", problem)
    if not SHORTEST_EDGE <= hull.sail <= 2 * hull.half_beam:
        problem = f"{hull.sail} is no half width of a sail; it is {SHORTEST_EDGE} to {2 * hull.half_beam} (PI-N12)"
        raise Malformed(f"{path}.sail", problem)


def check_halves(path: str, hull: HullFile, points: Points) -> None:
    """Bow zone and front half, rounded where the line cuts edges, are convex as well (PI-N10, PI-N11)."""
    for key, x in (("bow_depth", -hull.bow_depth), ("length", -hull.length // 2)):
        part = cut_at(points, x)
        for (ax, ay), (bx, by), (cx, cy) in zip(part, part[1:] + part[:1], part[2:] + part[:2], strict=True):
            if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) < 0:
                problem = f"cut at x = {x} the hull is not convex any more: put a corner there (PI-N6)"
                raise Malformed(f"{path}.{key}", problem)


def check_terrain(path: str, terrain: TerrainFile) -> None:
    """Terrain whose edges a die numbers has six; only icebergs have a number."""
    check_around_origin(f"{path}.corners", terrain.corners)
    if terrain.kind in {"fog-bank", "iceberg"} and len(terrain.corners) != EXITS:
        problem = f"{len(terrain.corners)} corners; the edges of a {terrain.kind} are numbered 1 to {EXITS} (PI-16.1)"
        raise Malformed(f"{path}.corners", problem)
    if (terrain.kind == "iceberg") != (terrain.number > 0):
        wanted = f"1 to {EXITS}" if terrain.kind == "iceberg" else "left out: only icebergs have one"
        raise Malformed(f"{path}.number", f"{terrain.number}: the number is {wanted} (PI-16.1)")
