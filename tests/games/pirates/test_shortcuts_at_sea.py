"""Questions about a table that are answered the short way: each time as the long way would answer them."""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.sets import members
from quarterdeck.games.pirates.geometry.line_of_fire import Nearest
from quarterdeck.games.pirates.geometry.moving import STOPPED, Waters
from quarterdeck.games.pirates.geometry.polygons import Polygon, contains, touch
from quarterdeck.games.pirates.texts.kinds import TERRAIN_ICEBERG
from tests.games.pirates.fixture import L, S, creature, rect, sea

HEADINGS = range(0, 3600, 75)


def seas(number: int) -> Iterator[tuple[Waters, Dice]]:
    """Narrow tables with three islands, two ships and a creature that lie anywhere on them, over each other, too."""
    for seed in range(number):
        dice = seeded(seed)
        islands = []
        for _ in range(3):
            x, y = dice.below(40_000), dice.below(40_000)
            islands.append(rect(x, x + 1_000 + dice.below(7_000), y, y + 1_000 + dice.below(7_000)))
        poses = [(6_000 + dice.below(28_000), 6_000 + dice.below(28_000), dice.below(3600)) for _ in range(3)]
        waters = sea(*poses[:2], islands=tuple(islands))
        waters.width = waters.height = i64(40_000)
        waters.put(waters.add_unit(creature()), *poses[2])
        yield waters, dice


def touched(waters: Waters, unit: int) -> set[int]:
    """The islands that a unit touches, each asked by itself."""
    return {k for k, shore in enumerate(waters.shores) if touch(waters.hulls[unit], shore)}


def test_a_ship_turns_within_a_square_around_her_middle() -> None:
    """No larger than it must be: a hull H with her middle in (0, 0) just comes to its sides."""
    waters, hull = sea((3_000, 0, 0)), Polygon([(0, 0)])
    room = waters.forms[0].room
    out = []
    for a in range(3600):
        hull.place(waters.forms[0].hull, *waters.turned_bow(0, i64(a)), i64(a))
        out.append(max(room.left - hull.left, hull.right - room.right, room.bottom - hull.bottom, hull.top - room.top))
    assert -5 < max(out) <= 0


def test_who_has_room_to_turn_may_turn_to_every_heading() -> None:
    """Otherwise a heading would be offered that the rules refuse."""
    answers = []
    for waters, _ in seas(60):
        for unit in range(3):
            answers.append(waters.has_room_to_turn(unit))
            assert not answers[-1] or all(waters.may_turn(unit, a) for a in HEADINGS)
    assert answers.count(True) > 60
    assert answers.count(False) > 30


def test_who_lies_near_the_edge_or_at_something_has_no_room_to_turn() -> None:
    """A hull H reaches some 3,160 from its middle; a square of that size must be free."""
    assert sea((63_000, 60_000, 0)).has_room_to_turn(0)
    assert not sea((6_000, 60_000, 0)).has_room_to_turn(0)
    assert not sea((63_000, 60_000, 0), (60_000, 64_000, 0)).has_room_to_turn(0)
    assert not sea((63_000, 60_000, 0), islands=(rect(63_100, 64_000, 60_000, 61_000),)).has_room_to_turn(0)


def test_islands_that_a_unit_touches_are_those_where_she_lies_now() -> None:
    """They are remembered until she moves or an island comes; copies do not mix theirs up."""
    found = set()
    for waters, dice in seas(40):
        before = touched(waters, 0)
        assert set(members(waters.shores_touched(0))) == before
        copy = Waters(waters.width, waters.height)
        copy.copy_from(waters)
        copy.cast_off(0, 0)
        for _ in range(4):
            copy.sail(0, dice.below(3600), 1 + dice.below(S))
            assert set(members(copy.shores_touched(0))) == touched(copy, 0)
            found |= touched(copy, 0)
            copy.judge(0, dice.below(3600), L)
            assert set(members(copy.shores_touched(0))) == touched(copy, 0)
        assert set(members(waters.shores_touched(0))) == before
        copy.add_island(rect(0, 40_000, 0, 40_000))
        assert set(members(copy.shores_touched(0))) == touched(copy, 0) >= {3}
    assert found == {0, 1, 2}


def test_lengths_judged_together_are_legal_if_each_one_by_itself_is() -> None:
    """Ships at islands are asked about many headings, with several lengths each."""
    lengths = [L, L // 2, 0, S, S // 2]
    legal = refused = 0
    for waters, dice in seas(8):
        if dice.below(2):
            waters.terrain.add(TERRAIN_ICEBERG, 0, 0, rect(18_000, 22_000, 18_000, 22_000))
        waters.deep = i64(dice.below(3) == 0)
        for unit in range(3):
            waters.cast_off(unit, 0)
            before = waters.numbers()
            for a in HEADINGS:
                alone = {k for k, length in enumerate(lengths) if length and waters.judge(unit, a, length) <= STOPPED}
                assert set(members(waters.judge_lengths(unit, a, vec[i64]([i64(n) for n in lengths])))) == alone
                assert waters.numbers() == before
                legal += len(alone)
                refused += 4 - len(alone)
            waters.put_away()
    assert legal > 400
    assert refused > 400


def test_the_nearest_point_of_a_polygon_lies_on_it_and_no_corner_is_nearer() -> None:
    """Where an end of an edge is nearest, it is that corner itself."""
    nearest = Nearest()
    dice = seeded(1)
    shape = Polygon([(0, 0), (4_000, -500), (6_000, 3_000), (2_000, 5_500), (-1_500, 2_500)])
    placed = Polygon([(0, 0)])
    corners = 0
    for _ in range(300):
        placed.place(shape, dice.below(50_000), dice.below(50_000), dice.below(3600))
        x, y = dice.below(50_000), dice.below(50_000)
        nearest.find(placed, x, y)
        far = (nearest.x - x) ** 2 + (nearest.y - y) ** 2
        least = min((a - x) ** 2 + (b - y) ** 2 for a, b in placed.corners())
        assert contains(placed, nearest.x, nearest.y)
        assert far <= least
        corners += far == least
    assert 50 < corners < 300
