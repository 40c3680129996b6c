"""What overlaps, touches and blocks: 100,000 cases of each against another exact way (PI-N7, PI-N10, PI-N12)."""

from __future__ import annotations

from math import isqrt
from typing import Final

import pytest

from quarterdeck.engine.build import compiled
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.games.pirates.geometry import polygons
from quarterdeck.games.pirates.geometry.polygons import E_T, Polygon
from tests.games.pirates import exact
from tests.games.pirates.exact import Point, Points, any_polygon, hull, pair

PARTS: Final = 10
CASES: Final = 10_000 if compiled() else 2_000
"""In each part; the parts run beside each other. As plain Python the same sources need not be tried as often."""
QUICK: Final = 1
"""So many parts do for `make test`."""
parts = pytest.mark.parametrize(
    "part", [pytest.param(part, marks=[pytest.mark.long] if part >= QUICK else []) for part in range(PARTS)]
)


def any_point(dice: Dice, polygon: Points) -> Point:
    """Anywhere; every third time a corner of the polygon, or the middle of an edge as nearly as whole numbers can."""
    k = dice.below(6)
    if k == 0:
        return polygon[dice.below(len(polygon))]
    if k == 1:
        (ax, ay), (bx, by) = exact.edges(polygon)[dice.below(len(polygon))]
        return (ax + bx) // 2, (ay + by) // 2
    return dice.below(26_000) - 3_000, dice.below(26_000) - 3_000


@pytest.mark.clause("PI-N7")
@parts
def test_overlap_is_exact(part: int) -> None:
    """A common boundary alone is none."""
    dice, seen = seeded(part, 1), set()
    for _ in range(CASES):
        p, q = pair(dice)
        found = exact.overlap(p, q)
        assert polygons.overlap(Polygon(p), Polygon(q)) == found == polygons.overlap(Polygon(q), Polygon(p)), (p, q)
        seen.add(found)
    assert seen == {False, True}


@pytest.mark.clause("PI-N7", "PI-R10")
@parts
def test_touching_is_exact(part: int) -> None:
    """The gap is at most 10; also for other gaps, as long as islands need them."""
    dice, seen = seeded(part, 2), set()
    for _ in range(CASES):
        p, q = pair(dice)
        squared = exact.squared_gap(p, q)
        radius = dice.below(50_000) if dice.below(2) else dice.below(100)
        assert polygons.touch(Polygon(p), Polygon(q)) == (squared <= E_T**2), (p, q)
        assert polygons.within(Polygon(p), Polygon(q), radius) == (squared <= radius**2), (p, q, radius)
        near = max(1, isqrt(int(squared)) + dice.below(3) - 1)
        assert polygons.keeps_off(Polygon(p), Polygon(q), near) == (squared >= near**2), (p, q, near)
        seen.add((squared <= E_T**2, squared <= radius**2))
    assert len(seen) == 4


@pytest.mark.clause("PI-N7", "PI-N12")
@parts
def test_what_a_line_enters_is_exact(part: int) -> None:
    """Grazing an edge or a corner is not entering; a line may also be a point."""
    dice, seen = seeded(part, 3), set()
    for _ in range(CASES):
        p = any_polygon(dice)
        a = any_point(dice, p)
        b = any_point(dice, p) if dice.below(10) else a
        found = exact.overlap(p, [a, b])
        assert polygons.enters(Polygon(p), *a, *b) == found, (p, a, b)
        seen.add(found)
    assert seen == {False, True}


@pytest.mark.clause("PI-N7", "PI-N12")
@parts
def test_points_of_a_polygon_are_exact(part: int) -> None:
    """Its boundary belongs to it."""
    dice, seen = seeded(part, 4), set()
    for _ in range(CASES):
        p = any_polygon(dice)
        at = any_point(dice, p)
        found = all(not exact.turns_left(a, at, b) for a, b in exact.edges(p))
        assert polygons.contains(Polygon(p), *at) == found, (p, at)
        seen.add(found)
    assert seen == {False, True}


@pytest.mark.clause("PI-N12")
@parts
def test_crossing_sails_are_exact(part: int) -> None:
    """Two segments have a point in common, their ends included."""
    dice, seen = seeded(part, 5), set()
    for _ in range(CASES):
        a, b, c, d = (((dice.below(90), dice.below(90)) if k % 2 else (dice.below(9), dice.below(9))) for k in range(4))
        found = exact.squared_gap([a, b], [c, d]) == 0 if a != b and c != d else None
        if found is not None:
            assert polygons.segments_meet(*a, *b, *c, *d) == found, (a, b, c, d)
            seen.add(found)
    assert seen == {False, True}


@pytest.mark.clause("PI-N10")
@parts
def test_what_a_hull_ploughs_through_is_exact(part: int) -> None:
    """The hull of a polygon here and there, against another one."""
    dice, seen = seeded(part, 6), set()
    for _ in range(CASES):
        p, q = pair(dice)
        dx, dy = (dice.below(10_001) - 5_000, dice.below(10_001) - 5_000) if dice.below(9) else (0, 0)
        found = exact.overlap(hull([*p, *exact.moved(p, dx, dy)]), q)
        assert polygons.swept_overlap(Polygon(p), dx, dy, Polygon(q)) == found, (p, q, dx, dy)
        seen.add(found)
    assert seen == {False, True}


@pytest.mark.clause("PI-N16")
@parts
def test_long_products_are_compared_exactly(part: int) -> None:
    """Of numbers up to 2^60, equal and nearly equal ones among them."""
    dice, seen = seeded(part, 7), set()
    for _ in range(CASES):
        a, b = (long_number(dice), long_number(dice))
        c, d = (long_number(dice), long_number(dice)) if dice.below(3) else (b, max(0, a + dice.below(3) - 1))
        assert polygons.exceeds(a, b, c, d) == (a * b > c * d), (a, b, c, d)
        seen.add((a * b > c * d) - (a * b < c * d))
    assert seen == {-1, 0, 1}


@pytest.mark.clause("PI-N16")
def test_roots_are_exact() -> None:
    """The largest number whose square is not larger."""
    for n in (0, 1, 2, 3, 4, 8, 9, 2**31 - 1, 2**36, 2**36 - 1, 2**37 + 12_345, 2**62 - 1, 2**62):
        assert polygons.root(n) ** 2 <= n < (polygons.root(n) + 1) ** 2


def long_number(dice: Dice) -> int:
    """Up to 2^60, of any length."""
    return (dice.below(2**30) * 2**30 + dice.below(2**30)) >> dice.below(60)


@pytest.mark.clause("PI-N5")
def test_a_shape_is_placed_and_shifted() -> None:
    """Its origin comes to the point; its box is that of its corners."""
    shape = Polygon([(0, 0), (-1500, 1000), (-6000, 1000), (-6000, -1000), (-1500, -1000)])
    hull_now = Polygon([(0, 0)])
    hull_now.place(shape, 10_000, 20_000, 900)
    assert hull_now.corners() == [
        (10_000, 20_000),
        (9_000, 18_500),
        (9_000, 14_000),
        (11_000, 14_000),
        (11_000, 18_500),
    ]
    assert (hull_now.left, hull_now.right, hull_now.bottom, hull_now.top) == (9_000, 11_000, 14_000, 20_000)
    again = Polygon([(0, 0)])
    again.copy_from(hull_now)
    again.shift(5, -7)
    assert again.corners()[0] == (10_005, 19_993)
    assert (again.left, again.right, again.bottom, again.top) == (9_005, 11_005, 13_993, 19_993)
    assert hull_now.corners()[0] == (10_000, 20_000)
