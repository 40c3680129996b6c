"""The picture of the Caribbean's coast fits the chart, and is small."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.bruise_cruise.caribbean import CONTENT, Board, load, nearest
from tests.games.bruise_cruise.test_caribbean import REGIONS
from tools.caribbean.berths import SHIP, SIGN


class Coast(msgspec.Struct):
    """coast.json."""

    about: str
    provenance: str
    frame: tuple[int, int, int, int]
    triangle: list[tuple[int, int]]
    seas: dict[str, tuple[int, int]]
    regions: dict[str, tuple[int, int]]
    ports: dict[str, tuple[int, int]]
    moorings: dict[str, tuple[int, int]]
    names: dict[str, tuple[int, int, str]]
    shoals: list[list[tuple[int, int]]]
    land: list[list[tuple[int, int]]]


@pytest.fixture
def board() -> Board:
    """The board as it is checked in."""
    return load()


@pytest.fixture
def coast() -> Coast:
    """The coast as it is checked in."""
    return msgspec.json.decode((CONTENT / "coast.json").read_bytes(), type=Coast)


def test_the_picture_of_the_coast_is_small(coast: Coast) -> None:
    """Whole units in the frame, rings of three corners or more."""
    left, top, right, bottom = coast.frame
    assert (CONTENT / "coast.json").stat().st_size <= 60_000
    assert 100 <= len(coast.land) <= 250
    assert all(len(ring) >= 3 for ring in (*coast.land, *coast.shoals))
    assert all(left <= x <= right and top <= y <= bottom for ring in coast.land for x, y in ring)


def test_towns_and_moorings_are_drawn_in_their_spaces(board: Board, coast: Coast) -> None:
    """The picture and the chart have the same grid."""
    assert {name: nearest(spot, board.chart.sea) for name, spot in coast.ports.items()} == {
        port.name: port.at for port in board.port
    }
    assert all(nearest(spot, board.chart.sea) == space for space, spot in coast.moorings.items())


def test_a_ship_in_a_port_leaves_the_signs_of_ports_to_be_seen(board: Board, coast: Coast) -> None:
    """Of none more than half is covered."""
    for spot in coast.ports.values():
        space = nearest(spot, board.chart.sea)
        x, y = coast.moorings[space]
        covered = [shared(abs(x - a), abs(y - b)) for a, b in coast.ports.values()]
        assert max(covered) <= 0.5, space


def shared(across: int, down: int) -> float:
    """Which part of a sign a ship covers whose middle is so far from its own."""
    (wide, high), sign = SHIP, 2 * SIGN
    return min(1, max(0, wide + SIGN - across) / sign) * min(1, max(0, high + SIGN - down) / sign)


def test_the_outline_of_the_triangle_passes_through_its_spaces_only(board: Board, coast: Coast) -> None:
    """A space is of the Triangle if the line passes through it or it lies within."""
    (ax, ay), (bx, by), (cx, cy) = coast.triangle
    parts = [(i, j) for i in range(31) for j in range(31 - i)]
    spots = [
        (ax + (bx - ax) * i // 30 + (cx - ax) * j // 30, ay + (by - ay) * i // 30 + (cy - ay) * j // 30)
        for i, j in parts
    ]
    assert {nearest(spot, board.chart.sea) for spot in spots} == set(board.chart.triangle)


def test_regions_and_seas_have_their_names(coast: Coast) -> None:
    """Where the client writes them."""
    assert set(coast.regions) == set(REGIONS)
    assert set(coast.seas) == {"Gulf of Mexico", "Caribbean Sea", "Atlantic Ocean"}


@pytest.mark.parametrize("corner", range(3))
def test_a_triangle_drawn_elsewhere_is_noticed(board: Board, coast: Coast, corner: int) -> None:
    """Half a hexagon is enough."""
    x, y = coast.triangle[corner]
    coast.triangle[corner] = (x + (50 if corner else -50), y)
    with pytest.raises(AssertionError):
        test_the_outline_of_the_triangle_passes_through_its_spaces_only(board, coast)


def test_a_town_a_mooring_or_a_shore_drawn_elsewhere_is_noticed(board: Board, coast: Coast) -> None:
    """Planted in a copy."""
    x, y = coast.ports["Hamilton"]
    coast.ports["Hamilton"] = (x, y - 60)
    with pytest.raises(AssertionError):
        test_towns_and_moorings_are_drawn_in_their_spaces(board, coast)
    coast.ports["Hamilton"] = (x, y)
    coast.moorings["4.-1"] = (0, 0)
    with pytest.raises(AssertionError):
        test_towns_and_moorings_are_drawn_in_their_spaces(board, coast)
    coast.land[0][0] = (coast.frame[2] + 1, 0)
    with pytest.raises(AssertionError):
        test_the_picture_of_the_coast_is_small(coast)
