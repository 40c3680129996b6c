"""Another way to judge polygons: by the differences of their points, in whole numbers of any size (PI-N7).

Two convex polygons overlap when the convex hull of all differences of their corners has the origin inside, and their gap
is the origin's distance from that hull. Nothing here is shared with the rules, and no number is rounded.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from quarterdeck.engine.dice import Dice

Point = tuple[int, int]
Points = list[Point]


def hull(points: Iterable[Point]) -> Points:
    """The corners of the convex hull of points, counter-clockwise."""
    ordered = sorted(set(points))
    return ordered if len(ordered) < 3 else half_hull(ordered) + half_hull(ordered[::-1])


def half_hull(points: Points) -> Points:
    """Its lower half, without the last point."""
    found: Points = []
    for x, y in points:
        while len(found) > 1 and not turns_left(found[-2], found[-1], (x, y)):
            found.pop()
        found.append((x, y))
    return found[:-1]


def turns_left(a: Point, b: Point, c: Point) -> bool:
    """Whether the way over three points turns to the left in the second."""
    return (b[0] - a[0]) * (c[1] - b[1]) > (b[1] - a[1]) * (c[0] - b[0])


def differences(p: Points, q: Points) -> Points:
    """The hull of all differences of a point of p and one of q."""
    return hull((px - qx, py - qy) for px, py in p for qx, qy in q)


def edges(points: Points) -> list[tuple[Point, Point]]:
    """From each corner to the next."""
    return list(zip(points, points[1:] + points[:1], strict=True))


def overlap(p: Points, q: Points) -> bool:
    """Whether the insides meet; q may be a segment or a point."""
    found = differences(p, q)
    return len(found) > 2 and all(a[0] * b[1] > a[1] * b[0] for a, b in edges(found))


def squared_gap(p: Points, q: Points) -> Fraction:
    """The square of the gap."""
    found = differences(p, q)
    if len(found) > 2 and all(a[0] * b[1] >= a[1] * b[0] for a, b in edges(found)):
        return Fraction(0)
    return min(from_origin(a, b) for a, b in edges(found))


def from_origin(a: Point, b: Point) -> Fraction:
    """The square of the origin's distance from a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along, squared = -(a[0] * dx + a[1] * dy), dx * dx + dy * dy
    if along <= 0:
        return Fraction(a[0] ** 2 + a[1] ** 2)
    if along >= squared:
        return Fraction(b[0] ** 2 + b[1] ** 2)
    return Fraction((a[0] * dy - a[1] * dx) ** 2, squared)


def any_polygon(dice: Dice, spread: int = 20_000, reach: int = 3_000) -> Points:
    """A convex polygon of 3 to 8 corners somewhere in a square."""
    x, y = dice.below(spread), dice.below(spread)
    while True:
        points = (
            (x + dice.below(2 * reach) - reach, y + dice.below(2 * reach) - reach) for _ in range(3 + dice.below(6))
        )
        found = hull(points)
        if len(found) > 2:
            return found


def moved(points: Points, dx: int, dy: int) -> Points:
    """The same points elsewhere."""
    return [(x + dx, y + dy) for x, y in points]


def near(dice: Dice, p: Points, q: Points) -> Points:
    """q, moved so that a corner of it lies close to one of p's, on it or next to it."""
    (ax, ay), (bx, by) = p[dice.below(len(p))], q[dice.below(len(q))]
    return moved(q, ax - bx + dice.below(41) - 20, ay - by + dice.below(41) - 20)


def pair(dice: Dice) -> tuple[Points, Points]:
    """Two polygons, every second time so close that a unit decides."""
    p, q = any_polygon(dice), any_polygon(dice)
    return p, near(dice, p, q) if dice.below(2) else q
