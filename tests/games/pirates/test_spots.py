"""Spots for islands and terrain lie all over the sea (PI-C6, PI-R35, PI-3.7, PI-D2)."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Final

import pytest
from mypy_extensions import i64

from quarterdeck.games.pirates.geometry.angles import ROUND
from quarterdeck.games.pirates.geometry.offered import pose_a, pose_x, pose_y
from quarterdeck.games.pirates.rules.setup import placing_terrain, setting_out
from tests.games.pirates.table import spot
from tests.games.pirates.test_charting import charted
from tests.games.pirates.test_setting_out import Start

CELL: Final = 2_000
EIGHTH: Final = int(ROUND) // 8
NEAR: Final = 13_000  # hundredths of a millimetre: half the diagonal of a square, and of one that lies beside it
PLACES: Final = (
    (),
    ((57_000, 57_000),),
    ((57_000, 57_000), (20_000, 57_000)),
    ((10_000, 10_000), (46_000, 10_000), (46_000, 50_000), (10_000, 80_000)),
    ((20_000, 20_000), (56_000, 20_000), (92_000, 20_000), (20_000, 56_000), (92_000, 56_000), (20_000, 92_000)),
)


def drawn(places: tuple[tuple[int, int], ...]) -> Start:
    """Islands lie there, and the next one is drawn."""
    start = Start(islands=9).roll(6, 1).draw()
    for x, y in places:
        start.lay(x, y).draw()
    return start


def offered(start: Start) -> list[tuple[int, int, int]]:
    """The poses that are listed."""
    return [(int(pose_x(m)), int(pose_y(m)), int(pose_a(m))) for m in map(i64, start.position.legal())]


def open_cells(start: Start, step: int = 2) -> list[tuple[int, int]]:
    """The middles of cells of the grid, each or every other one, where what is placed may lie in any of eight headings."""
    position = start.position

    def fits(x: int, y: int) -> bool:
        poses = (i64(spot(x, y, k * EIGHTH)) for k in range(8))
        if start.phase == "placing":
            return any(setting_out.can_place_island(position, pose, i64(0)) for pose in poses)
        return any(placing_terrain.can_lay(position, placing_terrain.terrain_at(position, pose)) for pose in poses)

    xs = range(CELL // 2, int(position.waters.width), step * CELL)
    ys = range(CELL // 2, int(position.waters.height), step * CELL)
    return [(x, y) for x in xs for y in ys if fits(x, y)]


def farthest(start: Start) -> float:
    """How far the open cell is that has no listed spot nearer."""
    found = offered(start)
    return max(min(hypot(x - u, y - v) for u, v, _ in found) for x, y in open_cells(start))


@pytest.mark.clause("PI-C6", "PI-D2", "PI-R35")
@pytest.mark.parametrize("places", PLACES, ids=len)
def test_wherever_an_island_may_lie_a_spot_is_near(places: tuple[tuple[int, int], ...]) -> None:
    """Whoever chooses among the listed spots, a person or a bot, has a choice in every part of the sea."""
    start = drawn(places)
    found = offered(start)
    assert 16 <= len(found) <= 256
    assert all(setting_out.can_place_island(start.position, i64(spot(*pose)), i64(0)) for pose in found)
    assert farthest(start) <= NEAR


@pytest.mark.clause("PI-C6", "PI-D2", "PI-3.7")
def test_wherever_terrain_may_lie_a_spot_is_near() -> None:
    """Up to the edge of the table, and beside the islands."""
    start = charted().do("chart 1")
    assert 1 <= len(offered(start)) <= 256
    assert farthest(start) <= NEAR


@pytest.mark.clause("PI-C6")
def test_in_open_sea_spots_lie_in_even_rows() -> None:
    """Eight rows of eight, 140 mm from each other, in all headings."""
    found = offered(drawn(()))
    xs, ys = sorted({x for x, _, _ in found}), sorted({y for _, y, _ in found})
    assert [(x, y) for x, y, _ in found] == [(x, y) for y in ys for x in xs]
    assert {b - a for row in (xs, ys) for a, b in pairwise(row)} == {14_000}
    assert {a for _, _, a in found} == {k * EIGHTH for k in range(8)}


@pytest.mark.clause("PI-C6", "PI-R36")
def test_the_last_place_that_is_left_is_found() -> None:
    """On a table so small that one cell is open, in whatever heading."""
    start = Start().roll(6, 1).draw()
    start.position.waters.width = start.position.waters.height = i64(18_000)
    assert {(x, y) for x, y, _ in offered(start)} == set(open_cells(start, step=1))
