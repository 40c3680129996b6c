"""How far a piece goes: the jumps find what single steps would (PI-N9)."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.games.pirates.advance import first_touch, furthest_inside, inside, step_x, step_y
from quarterdeck.games.pirates.plane import Polygon, touch
from tests.games.pirates.exact import any_polygon, near

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
