"""Who can shoot at what: range, own sails, islands, hulls (PI-12.1 to PI-12.4, PI-R4, PI-R5, PI-N12)."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.games.pirates.geometry.angles import cosine, sine
from quarterdeck.games.pirates.geometry.line_of_fire import (
    CLEAR,
    HULL,
    ISLAND,
    NOT_ON_TARGET,
    OUT_OF_RANGE,
    OWN_SAIL,
    LineOfFire,
)
from quarterdeck.games.pirates.geometry.moving import Waters
from quarterdeck.games.pirates.geometry.polygons import Polygon
from tests.games.pirates import exact
from tests.games.pirates.fixture import ALL_MASTS, MASTS, L, S, creature, rect, sea

SHOOTER = (20_000, 20_000, 0)
ABEAM = (20_000, 26_000, 0)
SEAS = 200
"""In each part, and so many lines on each of them."""
LINES = 50


def shot(waters: Waters, mast: int, aim: tuple[int, int], reach: int, sails: int = ALL_MASTS) -> tuple[int, int]:
    """What keeps M1, M2 or M3 of unit 0 from hitting unit 1 at a point, and what is in the way."""
    line = LineOfFire(waters)
    line.start(0, mast - 1, sails, reach)
    found = line.judge(0, 1, *aim)
    return int(found), int(line.by)


@pytest.mark.clause("PI-T58", "PI-R4", "PI-N12", "PI-12.1")
def test_range_is_measured_from_the_mast() -> None:
    """5000 is within S, 5001 is not; L reaches it."""
    assert shot(sea(SHOOTER, ABEAM), 2, (17_000, 25_000), S) == (CLEAR, -1)
    farther = sea(SHOOTER, (20_000, 26_001, 0))
    assert shot(farther, 2, (17_000, 25_001), S) == (OUT_OF_RANGE, -1)
    assert shot(farther, 2, (17_000, 25_001), L) == (CLEAR, -1)
    assert shot(farther, 2, (17_000, 25_000), L) == (NOT_ON_TARGET, -1)


@pytest.mark.clause("PI-T59", "PI-12.2", "PI-R5")
def test_own_sails_block_and_lost_ones_do_not() -> None:
    """Straight ahead the first mast alone may shoot; when it is lost, the second."""
    waters = sea(SHOOTER, (29_000, 20_000, 0))
    bow = (23_000, 20_000)
    assert shot(waters, 1, bow, L) == (CLEAR, -1)
    assert shot(waters, 2, bow, L) == (OWN_SAIL, 0)
    assert shot(waters, 3, bow, L)[0] == OWN_SAIL
    assert shot(waters, 2, bow, L, sails=0b110) == (CLEAR, -1)


@pytest.mark.clause("PI-T60", "PI-12.4", "PI-N12")
def test_other_ships_block() -> None:
    """Each line is judged for itself."""
    waters = sea(SHOOTER, ABEAM, (18_000, 23_000, 0))
    assert shot(waters, 1, (18_500, 25_000), S) == (CLEAR, -1)
    assert shot(waters, 2, (17_000, 25_000), S) == (HULL, 2)
    assert shot(waters, 3, (15_500, 25_000), S) == (HULL, 2)
    assert shot(waters, 2, (20_000, 26_000), L) == (CLEAR, -1)
    line = LineOfFire(waters)
    line.start(0, 1, ALL_MASTS, S)
    assert line.judge(0, 1, 17_000, 25_000, through_ships=True) == CLEAR


@pytest.mark.clause("PI-T61", "PI-12.3")
def test_islands_block() -> None:
    """What only grazes a side does not."""
    waters = sea(SHOOTER, ABEAM, islands=(rect(16_000, 18_000, 22_000, 24_000),))
    assert shot(waters, 1, (18_500, 25_000), S) == (CLEAR, -1)
    assert shot(waters, 2, (17_000, 25_000), S) == (ISLAND, 0)
    assert shot(waters, 3, (15_500, 25_000), S) == (CLEAR, -1)
    grazed = sea(SHOOTER, ABEAM, islands=(rect(17_000, 18_000, 22_000, 24_000),))
    assert shot(grazed, 2, (17_000, 25_000), S) == (CLEAR, -1)


@pytest.mark.clause("PI-18.8", "PI-R34", "PI-T94")
def test_a_creatures_own_segments_never_block() -> None:
    """Its cannons stand in the centre of its base."""
    waters = sea()
    waters.put(waters.add_unit(creature()), 20_000, 20_000, 0)
    waters.put(waters.add_unit(creature()), 27_000, 20_000, 0)
    assert shot(waters, 1, (25_500, 20_000), L, sails=0b1111) == (CLEAR, -1)


@pytest.mark.clause("PI-C6")
def test_the_first_usual_point_that_can_be_hit_is_aimed_at() -> None:
    """Corners come first, then middles of edges, then the nearest point."""
    waters = sea(SHOOTER, ABEAM)
    line = LineOfFire(waters)
    line.start(0, 1, ALL_MASTS, L)
    assert line.aim(0, 1)
    assert (line.to_x, line.to_y) == (20_000, 26_000)
    line.start(0, 1, ALL_MASTS, 5_056)
    assert line.aim(0, 1)
    assert (line.to_x, line.to_y) == (16_250, 25_000)
    line.start(0, 1, ALL_MASTS, S)
    assert line.aim(0, 1)
    assert (line.to_x, line.to_y) == (17_000, 25_000)
    line.start(0, 1, ALL_MASTS, S - 1)
    assert not line.aim(0, 1)


@pytest.mark.clause("PI-N12", "PI-12.2", "PI-12.3", "PI-12.4")
@pytest.mark.parametrize(
    "part", [pytest.param(part, marks=[pytest.mark.long] if part > 1 else []) for part in range(10)]
)
def test_lines_are_judged_exactly(part: int) -> None:
    """100,000 lines against another exact way: random islands and hulls, each with lines from all masts to many points."""
    dice, seen = seeded(part, 10), set()
    for _ in range(SEAS):
        islands = [exact.any_polygon(dice, 14_000, 1_500) for _ in range(3)]
        poses = [(dice.below(16_000), dice.below(16_000), dice.below(3600)) for _ in range(3)]
        waters = sea(*poses, islands=tuple(Polygon(island) for island in islands))
        target, third = waters.hulls[1].corners(), waters.hulls[2].corners()
        line = LineOfFire(waters)
        for _ in range(LINES):
            mast, standing = dice.below(3), dice.below(8)
            line.start(0, mast, standing, L)
            aim = target[dice.below(len(target))]
            found = line.judge(0, 1, *aim)
            ends = [(int(line.from_x), int(line.from_y)), aim]
            sails = [sail(poses[0], k) for k in range(3) if k != mast and standing >> k & 1]
            assert found == expected(ends, sails, islands, third), (poses, islands, mast, standing, aim)
            seen.add(int(found))
    assert seen == {CLEAR, OUT_OF_RANGE, OWN_SAIL, ISLAND, HULL}


def sail(pose: tuple[int, int, int], mast: int) -> exact.Points:
    """Where a sail of hull H stands, by the numbers of the rules alone (PI-N4, PI-N5, PI-N12)."""
    x, y, a = pose
    c, q = int(cosine(a)), int(sine(a))
    places = [(MASTS[mast], -900), (MASTS[mast], 900)]
    return [(x + rounded(lx * c - ly * q), y + rounded(lx * q + ly * c)) for lx, ly in places]


def rounded(n: int) -> int:
    """A 2^30th of a number, halves away from zero."""
    return (abs(n) * 2 + 2**30) // 2**31 * (1 if n >= 0 else -1)


def expected(ends: exact.Points, sails: list[exact.Points], islands: list[exact.Points], third: exact.Points) -> int:
    """The same, by differences of points."""
    (ax, ay), (bx, by) = ends
    if (ax - bx) ** 2 + (ay - by) ** 2 > L**2:
        return int(OUT_OF_RANGE)
    if any(exact.squared_gap(ends, sail) == 0 for sail in sails):
        return int(OWN_SAIL)
    if any(exact.overlap(island, ends) for island in islands):
        return int(ISLAND)
    return int(HULL) if exact.overlap(third, ends) else int(CLEAR)
