"""How a ship goes: turning, straight ahead, contacts old and new, towing (PI-7, PI-R7 to PI-R11, PI-N8 to PI-N14)."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.games.pirates.geometry.moving import (
    ENDS_OVER,
    IN_THE_WAY,
    OFF_TABLE,
    PLOUGHED,
    SAILED,
    STOPPED,
    Waters,
)
from quarterdeck.games.pirates.geometry.polygons import Polygon, overlap
from quarterdeck.games.pirates.geometry.sea import NONE
from tests.games.pirates import exact
from tests.games.pirates.fixture import HULL, L, Pose, S, creature, pose, rect, sea, ship

ISLAND = rect(15_000, 21_000, 7_000, 13_000)
QUAY = rect(40_000, 60_000, 41_005, 50_000)


def sailing(waters: Waters, *segments: tuple[int, int], ignored: int = 0) -> list[int]:
    """What comes of the segments (heading, length) of unit 0's move; after a refusal or a contact none follows."""
    waters.cast_off(0, ignored)
    found: list[int] = []
    for a, length in segments:
        found.append(waters.sail(0, a, length))
        if found[-1] != SAILED:
            break
    return found


@pytest.mark.clause("PI-T20", "PI-R7", "PI-N9")
@pytest.mark.parametrize(("length", "end"), [(L, (18_000, 10_000, 0)), (3000, (13_000, 10_000, 0))])
def test_a_measure_is_measured_at_the_bow_tip(length: int, end: Pose) -> None:
    """In full or in part."""
    waters = sea((10_000, 10_000, 0))
    assert sailing(waters, (0, length)) == [SAILED]
    assert pose(waters) == end


@pytest.mark.clause("PI-T21", "PI-R8", "PI-N8")
def test_a_ship_turns_about_her_centre() -> None:
    """Then she goes straight ahead."""
    waters = sea((10_000, 10_000, 0))
    assert sailing(waters, (900, L)) == [SAILED]
    assert pose(waters) == (7_000, 21_000, 900)


@pytest.mark.clause("PI-T22", "PI-7.2", "PI-7.3")
def test_either_measure_may_come_first() -> None:
    """With L+S; the heading changes between them."""
    first = sea((10_000, 10_000, 0))
    assert sailing(first, (0, S), (900, L)) == [SAILED, SAILED]
    assert pose(first) == (12_000, 21_000, 900)
    second = sea((10_000, 10_000, 0))
    assert sailing(second, (0, L), (900, S)) == [SAILED, SAILED]
    assert pose(second) == (15_000, 18_000, 900)


@pytest.mark.clause("PI-T24", "PI-N3", "PI-N8", "PI-N9")
def test_a_slanting_course_ends_where_the_rules_say() -> None:
    """To the hundredth of a millimetre."""
    waters = sea((20_000, 20_000, 0))
    assert sailing(waters, (450, L)) == [SAILED]
    assert pose(waters) == (24_778, 27_778, 450)


@pytest.mark.clause("PI-T25", "PI-7.4", "PI-N9")
def test_an_island_ends_the_move() -> None:
    """A tenth of a millimetre before it; the second measure is lost."""
    waters = sea((10_000, 10_000, 0), islands=(ISLAND,))
    assert sailing(waters, (0, L), (900, S)) == [STOPPED]
    assert pose(waters) == (14_990, 10_000, 0)


@pytest.mark.clause("PI-T26", "PI-7.4", "PI-N9")
def test_a_ship_ends_the_move_too() -> None:
    """In the second measure."""
    waters = sea((10_000, 10_000, 0), (26_000, 10_000, 0))
    assert sailing(waters, (0, L)) == [SAILED]
    assert pose(waters) == (18_000, 10_000, 0)
    assert waters.sail(0, 0, S) == STOPPED
    assert pose(waters) == (19_990, 10_000, 0)


@pytest.mark.clause("PI-T86", "PI-7.1", "PI-7.4")
def test_nobody_passes_a_hull_that_lies_across() -> None:
    """The bow stops at her side."""
    waters = sea((10_000, 10_000, 0), (16_000, 13_000, 900))
    assert sailing(waters, (0, L), (0, L)) == [STOPPED]
    assert pose(waters) == (14_990, 10_000, 0)
    assert waters.bow_touches(0, 1)


@pytest.mark.clause("PI-T27", "PI-R8", "PI-N10")
@pytest.mark.parametrize(
    ("a", "end"), [(1800, (990, 10_000, 1800)), (900, (11_990, 21_000, 900)), (1350, (4_212, 17_778, 1350))]
)
def test_a_docked_ship_turns_and_leaves(a: int, end: Pose) -> None:
    """Her stern may swing over the quay."""
    waters = sea((14_990, 10_000, 0), islands=(ISLAND,))
    assert sailing(waters, (a, L)) == [SAILED]
    assert pose(waters) == end
    assert waters.old_shores == 0


@pytest.mark.clause("PI-T27", "PI-R8", "PI-N10")
@pytest.mark.parametrize("a", [450, 0])
def test_a_docked_ship_does_not_plough_through_the_island(a: int) -> None:
    """The path is refused, not shortened, and nothing has changed."""
    waters = sea((14_990, 10_000, 0), islands=(ISLAND,))
    assert sailing(waters, (a, L)) == [PLOUGHED]
    assert (waters.by_shore, waters.by_unit) == (0, NONE)
    assert pose(waters) == (14_990, 10_000, 0)
    assert waters.hulls[0].corners()[0] == (14_990, 10_000)
    assert waters.old_shores == 1


@pytest.mark.clause("PI-T81", "PI-N10", "PI-R8", "PI-R11")
def test_a_ship_slides_along_the_quay() -> None:
    """She stays docked, which is no new contact; she may also leave it, but not run into it."""
    ends = {0: (58_000, 40_000, 0), 3300: (56_526, 34_500, 3300), 2700: (47_000, 29_000, 2700)}
    for a, end in ends.items():
        waters = sea((50_000, 40_000, 0), islands=(QUAY,))
        assert sailing(waters, (a, L)) == [SAILED]
        assert pose(waters) == end
        assert waters.old_shores == (1 if a == 0 else 0)
    for a in (50, 450):
        waters = sea((50_000, 40_000, 0), islands=(QUAY,))
        assert sailing(waters, (a, L))[0] in {PLOUGHED, ENDS_OVER}
        assert pose(waters) == (50_000, 40_000, 0)


@pytest.mark.clause("PI-T103", "PI-N10", "PI-R11")
def test_a_quay_that_was_left_is_a_new_contact() -> None:
    """In the second segment it stops the ship like any other."""
    waters = sea((50_000, 40_000, 0), islands=(QUAY,))
    assert sailing(waters, (2700, 4_000), (900, S)) == [SAILED, STOPPED]
    assert pose(waters)[1] == 40_995


@pytest.mark.clause("PI-T28", "PI-R9")
def test_the_edge_of_the_table_ends_a_measure() -> None:
    """At the last step inside; the next measure may still be used."""
    waters = sea((118_000, 50_000, 0))
    assert sailing(waters, (0, L), (900, S)) == [SAILED, SAILED]
    assert pose(waters) == (117_000, 58_000, 900)
    assert sailing(sea((118_000, 50_000, 0)), (0, L)) == [SAILED]


@pytest.mark.clause("PI-R9", "PI-N8")
def test_no_hull_swings_over_the_edge() -> None:
    """A turn that would is refused."""
    waters = sea((50_000, 1_000, 0))
    assert sailing(waters, (900, L)) == [OFF_TABLE]
    assert pose(waters) == (50_000, 1_000, 0)


@pytest.mark.clause("PI-N8", "PI-R10")
def test_no_hull_swings_into_another() -> None:
    """A turn over a ship is refused; one that touches her ends the move."""
    waters = sea((50_000, 50_000, 0), (47_000, 52_000, 2700))
    assert sailing(waters, (900, L)) == [IN_THE_WAY]
    assert (waters.by_shore, waters.by_unit) == (NONE, 1)
    touching = sea((50_000, 50_000, 0), (47_000, 59_008, 900))
    assert sailing(touching, (900, L)) == [STOPPED]
    assert pose(touching) == (47_000, 53_000, 900)


@pytest.mark.clause("PI-T46", "PI-N10", "PI-R27")
def test_a_rammed_ship_leaves_but_not_over_the_other() -> None:
    """The old contact lets her go ahead."""
    waters = sea((16_000, 13_000, 900), (14_990, 10_000, 0))
    assert sailing(waters, (1800, L))[0] in {PLOUGHED, ENDS_OVER}
    assert sailing(waters, (900, L)) == [SAILED]
    assert pose(waters) == (16_000, 21_000, 900)
    assert not waters.bow_touches(1, 0)


@pytest.mark.clause("PI-T107", "PI-R7", "PI-N9")
def test_the_measures_on_the_cards_are_used_to_the_hundredth() -> None:
    """L is 83.8 mm and S 57.5 mm long."""
    waters = sea((10_000, 10_000, 0))
    assert sailing(waters, (0, 8_380), (0, 5_750)) == [SAILED, SAILED]
    assert pose(waters) == (24_130, 10_000, 0)


@pytest.mark.clause("PI-T73", "PI-R34", "PI-N14")
def test_a_creature_is_shifted_without_turning() -> None:
    """In any direction."""
    waters = sea()
    waters.put(waters.add_unit(creature()), 50_000, 50_000, 0)
    assert sailing(waters, (1350, L)) == [SAILED]
    assert pose(waters) == (44_343, 55_657, 0)


@pytest.mark.clause("PI-T96", "PI-1.6", "PI-R113", "PI-N11")
@pytest.mark.parametrize(("corner", "rams"), [((-1400, 940), True), ((-1600, 1005), False)])
def test_the_bow_zone_alone_rams(corner: tuple[int, int], *, rams: bool) -> None:
    """A contact behind it is only touching."""
    waters = sea((50_000, 50_000, 0))
    x, y = 50_000 + corner[0], 50_000 + corner[1]
    enemy = waters.add_unit(ship())
    waters.put(enemy, 50_000, 80_000, 0)
    waters.hulls[enemy].copy_from(Polygon([(x, y), (x + 1000, y + 3000), (x - 1000, y + 3000)]))
    assert waters.units_touched(0) == 0b10
    assert waters.bow_touches(0, enemy) is rams


@pytest.mark.clause("PI-T10", "PI-3.10", "PI-N7")
@pytest.mark.parametrize(
    ("start", "fits", "touches"),
    [
        ((14_990, 10_000, 0), True, True),
        ((14_989, 10_000, 0), True, False),
        ((15_001, 10_000, 0), False, True),
        ((14_990, 10_000, 1800), False, True),
    ],
)
def test_start_poses_touch_and_do_not_overlap(start: Pose, *, fits: bool, touches: bool) -> None:
    """A gap of 10 touches, one of 11 does not."""
    waters = sea(islands=(ISLAND,))
    unit = waters.add_unit(ship())
    assert waters.fits(unit, *start) is fits
    waters.put(unit, *start)
    assert (waters.shores_touched(unit) == 1) is touches


@pytest.mark.clause("PI-T52", "PI-T53", "PI-10.5", "PI-10.8", "PI-N13")
def test_a_towed_ship_follows_the_stern() -> None:
    """Her bow comes to it, on the tower's heading; she is no obstacle for the tower."""
    waters = sea((28_000, 40_000, 0), (35_000, 40_000, 1800))
    assert sailing(waters, (0, L)) == [STOPPED]
    assert pose(waters) == (34_990, 40_000, 0)
    assert waters.bow_touches(1, 0)
    assert waters.take_in_tow(0, 1)
    assert pose(waters, 1) == (28_985, 40_000, 0)
    assert sailing(waters, (900, S), ignored=0b10) == [SAILED]
    assert waters.take_in_tow(0, 1)
    assert (pose(waters), pose(waters, 1)) == ((31_990, 48_000, 900), (31_990, 41_995, 900))


@pytest.mark.clause("PI-N13", "PI-R123")
def test_a_towed_ship_lies_askew_where_she_must() -> None:
    """The nearest heading that fits, first to the left; none within 90 degrees: she is not towed."""
    behind = rect(20_000, 27_500, 35_000, 40_300)
    waters = sea((34_990, 40_000, 0), (80_000, 80_000, 0), islands=(behind,))
    assert waters.take_in_tow(0, 1)
    assert pose(waters, 1) == (28_985, 40_000, 3100)
    crowded = sea((34_990, 40_000, 0), (80_000, 80_000, 0), islands=(rect(20_000, 28_900, 30_000, 50_000),))
    assert not crowded.take_in_tow(0, 1)
    assert pose(crowded, 1) == (80_000, 80_000, 0)


def crowded_sea(dice: Dice) -> Waters:
    """Islands and ships anywhere, none over another."""
    waters = sea(islands=tuple(Polygon(exact.any_polygon(dice, 40_000, 4_000)) for _ in range(3)))
    for _ in range(6):
        unit = waters.add_unit(ship())
        for _ in range(50):
            start = dice.below(40_000), dice.below(40_000), dice.below(3600)
            if waters.fits(unit, *start):
                waters.put(unit, *start)
                break
    return waters


@pytest.mark.clause("PI-7.1", "PI-N9", "PI-N10")
@pytest.mark.parametrize("seed", range(12))
def test_no_path_ends_over_anything(seed: int) -> None:
    """Any headings and lengths: who is not refused lies free; who is refused lies where she lay."""
    dice = seeded(seed, 9)
    waters = crowded_sea(dice)
    afloat = [unit for unit in range(6) if waters.afloat >> unit & 1]
    for _ in range(120):
        unit = afloat[dice.below(len(afloat))]
        waters.cast_off(unit, 0)
        for _ in range(2):
            before, contacts = pose(waters, unit), (waters.old_shores, waters.old_units)
            a, length = dice.below(3600), dice.below(L + 1)
            expected = waters.judge(unit, a, length)
            assert (pose(waters, unit), (waters.old_shores, waters.old_units)) == (before, contacts)
            found = waters.sail(unit, a, length)
            assert found == expected
            if found > STOPPED:
                assert (pose(waters, unit), (waters.old_shores, waters.old_units)) == (before, contacts)
            hull = waters.hulls[unit]
            assert hull.corners() == placed(pose(waters, unit))
            others = [*waters.shores, *(waters.hulls[other] for other in afloat if other != unit)]
            assert not any(overlap(hull, other) for other in others)
            if found != SAILED:
                break


def placed(at: Pose) -> list[tuple[int, int]]:
    """The corners of hull H at a pose."""
    polygon = Polygon([(0, 0)])
    polygon.place(Polygon(HULL), *at)
    return polygon.corners()


def test_copies_of_waters_share_nothing_that_changes() -> None:
    """A ship that moves in one lies still in the other."""
    waters = sea((10_000, 10_000, 0), (40_000, 40_000, 0), islands=(ISLAND,))
    again = sea()
    again.copy_from(waters)
    assert again.numbers() == waters.numbers()
    assert sailing(again, (0, L)) == [STOPPED]
    assert pose(waters) == (10_000, 10_000, 0)
    assert waters.hulls[0].corners()[0] == (10_000, 10_000)
    assert again.numbers() != waters.numbers()
