"""Exact distances in sentences for people: whole numbers of hundredths of a millimetre, rounded down."""

from __future__ import annotations

from itertools import pairwise

from quarterdeck.games.pirates.geometry.polygons import Polygon, contains, root, within

Point = tuple[int, int]


def gap(p: Polygon, q: Polygon) -> int:
    """The gap between two polygons; 0 if they meet (PI-N7)."""
    if within(p, q, 0):
        return 0
    return int(root(min(_squared(one, other) for one, other in ((p, q), (q, p)))))


def _squared(p: Polygon, q: Polygon) -> int:
    """The square of the least distance from a corner of p to an edge of q, rounded down."""
    corners = q.corners()
    return min(to_segment(point, a, b) for point in p.corners() for a, b in pairwise([corners[-1], *corners]))


def to_segment(point: Point, a: Point, b: Point) -> int:
    """The square of the distance from a point to a segment, rounded down."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    px, py = point[0] - a[0], point[1] - a[1]
    along, whole = px * dx + py * dy, dx * dx + dy * dy
    if along <= 0:
        return px * px + py * py
    if along >= whole:
        return (point[0] - b[0]) ** 2 + (point[1] - b[1]) ** 2
    cross = px * dy - py * dx
    return cross * cross // whole


def from_point(x: int, y: int, q: Polygon) -> int:
    """The distance from a point to a polygon; 0 in it."""
    if contains(q, x, y):
        return 0
    corners = q.corners()
    return int(root(min(to_segment((int(x), int(y)), a, b) for a, b in pairwise([corners[-1], *corners]))))


def beyond(ax: int, ay: int, bx: int, by: int, reach: int) -> int:
    """How much farther apart than a reach two points are, rounded up; 0 or less: they are within reach."""
    far = (int(bx) - int(ax)) ** 2 + (int(by) - int(ay)) ** 2
    return (int(root(far - 1)) + 1 if far else 0) - int(reach)


def outside(p: Polygon, width: int, height: int) -> int:
    """How far a polygon reaches over the edge of a table; 0 if it does not."""
    return max(0, int(-p.left), int(p.right - width), int(-p.bottom), int(p.top - height))
