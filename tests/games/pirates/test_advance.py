"""How far a piece goes: the jumps find what single steps would (PI-N9)."""

from __future__ import annotations

from math import isqrt
from typing import Final

import pytest

from quarterdeck.engine.build import compiled
from quarterdeck.engine.dice import seeded
from quarterdeck.games.pirates.geometry.advance import first_touch, furthest_inside, inside, step_x, step_y
from quarterdeck.games.pirates.geometry.angles import cosine, sine
from quarterdeck.games.pirates.geometry.polygons import Polygon, touch
from tests.examples import some
from tests.games.pirates import exact
from tests.games.pirates.exact import any_polygon, near
from tests.games.pirates.test_plane import parts

PAIRS: Final = 2_000 if compiled() else 400
"""In each of 10 parts, and so many ways of each of them. As plain Python the same sources need not be tried as often."""
WAYS: Final = 5
SQUARE = [(-1000, -1000), (1000, -1000), (1000, 1000), (-1000, 1000)]


def step_by_step(p: Polygon, q: Polygon, a: int, length: int) -> int:
    """The same, walked in units."""
    x = y = 0
    for k in range(1, length + 1):
        p.shift(step_x(k, a) - x, step_y(k, a) - y)
        x, y = step_x(k, a), step_y(k, a)
        if touch(p, q):
            return k
    return length + 1


@pytest.mark.clause("PI-N9")
@pytest.mark.parametrize("part", range(4))
def test_the_first_contact_is_that_of_single_steps(part: int) -> None:
    """Far and near, on any heading; the piece lies at its start again afterwards."""
    dice, stopped = seeded(part, 8), 0
    for _ in range(80):
        p, q = any_polygon(dice, 9_000, 2_000), any_polygon(dice, 9_000, 2_000)
        if dice.below(2):
            q = near(dice, p, q)
        a, length = dice.below(3600), 1 + dice.below(3_000)
        mover, other = Polygon(p), Polygon(q)
        found = first_touch(mover, other, a, length)
        assert mover.corners() == p
        assert found == step_by_step(mover, other, a, length), (p, q, a, length)
        stopped += found <= length
    assert stopped > 8


@pytest.mark.clause("PI-N9", "PI-R10")
@parts
def test_the_first_contact_is_exact(part: int) -> None:
    """100,000 ways against another exact way: the differences of the points of two polygons, and a point that moves."""
    dice, seen = seeded(part, 13), set()
    for _ in range(PAIRS):
        p, q = any_polygon(dice, 9_000, 2_000), any_polygon(dice, 9_000, 2_000)
        if dice.below(2):
            q = near(dice, p, q)
        mover, other, gaps = Polygon(p), Polygon(q), exact.differences(q, p)
        for _ in range(WAYS):
            a, length = dice.below(3600), 1 + dice.below(8_400)
            found = first_touch(mover, other, a, length)
            assert found == first_near(gaps, a, length), (p, q, a, length)
            seen.add((found > 1) + (found > length))
        assert mover.corners() == p
    assert seen == {0, 1, 2}


def first_near(gaps: exact.Points, a: int, length: int) -> int:
    """The least k up to a length at which a point, k away from the origin at a heading, is 10 or less from a polygon.

    At each other k before and after those that are tried, an edge is more than 12 away from the point; rounding it to whole
    numbers moves it by less than 1.
    """
    first, last = 1, length
    c, s = int(cosine(a)), int(sine(a))
    for (ax, ay), (bx, by) in exact.edges(gaps):
        dx, dy = bx - ax, by - ay
        speed = dy * c - dx * s
        spare = 2**30 * (12 * (isqrt(dx * dx + dy * dy) + 1) + dy * ax - dx * ay)
        if speed > 0:
            last = min(last, spare // speed)
        elif speed < 0:
            first = max(first, -(spare // -speed))
        elif spare < 0:
            return length + 1
    for k in range(first, last + 1):
        x, y = gone(k, a)
        if exact.squared_gap(gaps, [(x, y)]) <= 100:
            return k
    return length + 1


def gone(k: int, a: int) -> tuple[int, int]:
    """Where a point is that went k from the origin at a heading, by the numbers of the rules alone (PI-N4, PI-N9)."""
    dx, dy = ((abs(k * n) * 2 + 2**30) // 2**31 * (1 if n >= 0 else -1) for n in (int(cosine(a)), int(sine(a))))
    return dx, dy


@pytest.mark.clause("PI-N9", "PI-7.4")
@pytest.mark.parametrize("gap", [10, 11, 12, 13, 500])
def test_who_passes_along_a_wall_is_stopped_only_by_touching_it(gap: int) -> None:
    """A gap of 10 is touching, one of 11 is not."""
    wall = Polygon([(0, -60_000), (60_000, -60_000), (60_000, -1000 - gap), (0, -1000 - gap)])
    assert first_touch(Polygon(SQUARE), wall, 0, 8_000) == (1 if gap == 10 else 8_001)


@pytest.mark.clause("PI-N9", "PI-R9")
def test_nothing_leaves_the_table() -> None:
    """The last inside step counts, in each direction."""
    piece = Polygon([(x + 5_000, y + 4_000) for x, y in SQUARE])
    assert [furthest_inside(piece, a, 8_000, 10_000, 10_000) for a in (0, 900, 1800, 2700)] == [4000, 5000, 4000, 3000]
    assert furthest_inside(piece, 450, 8_000, 10_000, 10_000) == 5657
    assert furthest_inside(piece, 0, 3_999, 10_000, 10_000) == 3_999
    assert inside(piece, 6_000, 5_000)
    assert not inside(piece, 5_999, 5_000)
    assert not inside(piece, 6_000, 4_999)


@pytest.mark.clause("PI-N9", "PI-R9", "PI-N4")
@pytest.mark.parametrize("part", some(range(10), range(3)))
def test_the_last_step_on_the_table_is_found_exactly(part: int) -> None:
    """100,000 pieces near the edges: one step more would leave it; steps are rounded by the numbers of the rules alone."""
    dice, seen = seeded(part, 12), set()
    for _ in range(10_000):
        corners = any_polygon(dice, 12_000, 2_000)
        left, low = min(x for x, _ in corners), min(y for _, y in corners)
        corners = [(x - min(left, 0), y - min(low, 0)) for x, y in corners]
        a, length = dice.below(3600), dice.below(8_400)
        found = furthest_inside(Polygon(corners), a, length, 16_000, 16_000)
        assert on_table(corners, found, a), (corners, a, length)
        assert found == length or not on_table(corners, found + 1, a), (corners, a, length)
        seen.add(found == length)
    assert seen == {False, True}


def on_table(corners: list[tuple[int, int]], k: int, a: int) -> bool:
    """Whether all corners lie on a table of 16000 x 16000 after k straight ahead."""
    dx, dy = gone(k, a)
    return all(0 <= x + dx <= 16_000 and 0 <= y + dy <= 16_000 for x, y in corners)
