"""The checked-in Caribbean keeps every fact that is published about the real board, and what a seaman expects."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest

from tests.games.bruise_cruise.caribbean import Board, hexes, load, pairs

PUBLISHED = {"Cape Canaveral", "Tampa", "Havana", "Santiago", "George Town", "Hamilton", "New Orleans", "Tortola"}
REGIONS = {"Northern": 8, "Southern": 8, "Eastern": 9, "Western": 8, "Central": 8}
EVERGLADES = ("-3.4 -2.4", "-4.5 -3.5", "-3.5 -3.4")
LAND_BETWEEN = {
    "Cuba": ("-3.2 -2.1", "-2.2 -2.1", "-2.2 -1.1", "-1.2 -1.1", "0.2 0.1", "1.1 1.0", "1.1 2.0", "2.1 2.0"),
    "Yucatan": ("-5.1 -5.0", "-5.1 -4.0", "-5.0 -4.0", "-5.0 -4.-1", "-5.-1 -4.-1"),
    "Hispaniola": ("4.0 4.-1", "4.0 5.-1", "5.0 5.-1", "4.-1 5.-1"),
    "Guajira": ("6.-5 7.-5", "6.-6 7.-6"),
}
PASSAGES = {
    "Straits of Florida": "-2.3 -2.2",
    "Yucatan Channel": "-3.2 -3.1",
    "Windward Passage": "2.1 3.0",
    "Mona Passage": "6.0 7.-1",
    "Anegada Passage": "8.0 9.-1",
    "Old Bahama Channel": "0.2 1.1",
    "Jamaica Channel": "3.0 3.-1",
}
AMONG_ISLANDS = ("0.3", "-1.4", "1.3", "3.1", "4.1", "9.-1", "11.-3", "11.-4", "8.-1", "2.-1", "-1.0")
PACIFIC = {"-3.-4", "-5.-3", "0.-6", "-1.-5", "-7.-3", "1.-7"}


@pytest.fixture
def board() -> Board:
    """The board as it is checked in."""
    return load()


def test_there_are_41_ports_in_41_spaces(board: Board) -> None:
    """Two cards for each make the 82 Action cards."""
    assert len(board.port) == len({port.at for port in board.port}) == len({port.name for port in board.port}) == 41
    assert {port.at for port in board.port} <= set(board.chart.sea)


def test_the_published_ports_are_among_them_and_marked_so(board: Board) -> None:
    """Eight names are public."""
    assert {port.name for port in board.port if port.provenance == "published"} == PUBLISHED
    assert {port.provenance for port in board.port} == {"published", "reconstructed"}


def test_five_regions_share_the_ports(board: Board) -> None:
    """One ship of each line belongs to each region, so none may be empty."""
    assert Counter(port.region for port in board.port) == REGIONS


@pytest.mark.clause("BC-4.10")
def test_t14_cape_canaveral_to_tampa_is_four_sailing_spaces(board: Board) -> None:
    """BC-T14: longer than hex distance, for the shortcut leads over the swamp."""
    cape, tampa = board.at("Cape Canaveral"), board.at("Tampa")
    assert board.sail(cape)[tampa] == board.sail(tampa)[cape] == 4 > hexes(cape, tampa)


@pytest.mark.clause("BC-4.4", "BC-R53")
@pytest.mark.parametrize("text", EVERGLADES)
def test_no_ship_crosses_the_everglades(board: Board, text: str) -> None:
    """These spaces are neighbours with Florida between them."""
    one, other = pairs(text)
    assert hexes(one, other) == 1
    assert {one, other} <= set(board.chart.sea)
    assert other not in board.around(one)


@pytest.mark.clause("BC-4.4")
@pytest.mark.parametrize("land", LAND_BETWEEN)
def test_no_ship_crosses_great_lands(board: Board, land: str) -> None:
    """Pairs of neighbouring spaces with much land between them."""
    crossed = [text for text in LAND_BETWEEN[land] if pairs(text)[1] in board.around(pairs(text)[0])]
    assert crossed == []


def test_the_pacific_is_no_part_of_the_board(board: Board) -> None:
    """No ship could come from there."""
    assert not PACIFIC & {*board.chart.sea, *board.chart.land}


@pytest.mark.clause("BC-4.2")
@pytest.mark.parametrize("name", PASSAGES)
def test_the_great_passages_are_open(board: Board, name: str) -> None:
    """One step leads through each."""
    one, other = pairs(PASSAGES[name])
    assert other in board.around(one)


@pytest.mark.clause("BC-4.5")
@pytest.mark.parametrize("space", AMONG_ISLANDS)
def test_ships_sail_through_islands_to_all_sides(board: Board, space: str) -> None:
    """The Bahamas, the Antilles, the Caymans, and Jamaica that fits into one space."""
    assert len(board.around(space)) == 6


@pytest.mark.clause("BC-11.8")
def test_t34_one_ship_is_in_reach_of_havana_santiago_and_george_town(board: Board) -> None:
    """BC-T34: exactly three from the first two, as the figure counts, and at most three from the third."""
    havana, santiago, george = board.at("Havana"), board.at("Santiago"), board.at("George Town")
    fitting = [space for space in board.chart.sea if hexes(space, havana) == hexes(space, santiago) == 3]
    assert any(hexes(space, george) <= 3 for space in fitting)


def test_every_space_can_be_sailed_to(board: Board) -> None:
    """So all ports reach each other; at most 400 spaces are allowed."""
    assert set(board.sail(board.at("Hamilton"))) == set(board.chart.sea)
    assert len(board.chart.sea) == len(set(board.chart.sea)) <= 400


@pytest.mark.long
def test_no_single_ship_shuts_in_a_port(board: Board) -> None:
    """Whatever space is closed, be it a Home Port, the other ports reach each other."""
    ports = {port.at for port in board.port}
    for closed in board.chart.sea:
        start = next(port.at for port in board.port if port.at != closed)
        assert ports - {closed} <= set(board.sail(start, closed)), closed


def test_a_space_is_not_land(board: Board) -> None:
    """And each hexagon of land lies at a space."""
    assert not set(board.chart.sea) & set(board.chart.land)
    assert all(any(hexes(land, space) == 1 for space in board.chart.sea) for land in board.chart.land)


def test_cuts_part_neighbouring_spaces(board: Board) -> None:
    """Each pair is named once."""
    found = [re.fullmatch(r"(-?\d+\.-?\d+)-(-?\d+\.-?\d+)", text) for text in board.chart.cut]
    ends = [match.groups() for match in found if match]
    assert len(ends) == len(board.chart.cut) == len({frozenset(pair) for pair in ends})
    assert all(hexes(one, other) == 1 and {one, other} <= set(board.chart.sea) for one, other in ends)


def test_the_triangle_is_sea_and_keeps_away_from_its_popular_corners(board: Board) -> None:
    """It reaches neither Bermuda nor Puerto Rico nor Miami, nor any other port."""
    triangle = set(board.chart.triangle)
    assert triangle <= set(board.chart.sea)
    assert 10 <= len(triangle) == len(board.chart.triangle) <= 16
    corners = [board.at(name) for name in ("Hamilton", "San Juan", "Miami")]
    assert all(hexes(corner, space) > 1 for corner in corners for space in triangle)
    assert not triangle & {port.at for port in board.port}


def test_bank_and_island_lie_in_open_sea(board: Board) -> None:
    """They are drawn where no port is near."""
    for space in (board.chart.bank, board.chart.island):
        assert len(board.around(space)) == 6
        assert all(hexes(space, port.at) > 1 for port in board.port)


def _drop(board: Board, space: str) -> None:
    board.chart.sea.remove(space)


def _cut(board: Board, space: str) -> None:
    board.chart.cut.extend(f"{space}-{other}" for other in board.around(space))


def _move(board: Board, name: str, space: str) -> None:
    next(port for port in board.port if port.name == name).at = space


def _rename(board: Board, name: str) -> None:
    next(port for port in board.port if port.name == name).name = "Nowhere"


def _class(board: Board, name: str) -> None:
    board.port[0].region = name


FAULTS: dict[str, tuple[Callable[[Board], None], Callable[[Board], object]]] = {
    "two ports in one space": (test_there_are_41_ports_in_41_spaces, lambda b: _move(b, "Miami", "-3.5")),
    "no Tortola": (test_the_published_ports_are_among_them_and_marked_so, lambda b: _rename(b, "Tortola")),
    "a region too large": (test_five_regions_share_the_ports, lambda b: _class(b, "Western")),
    "Florida open": (
        test_t14_cape_canaveral_to_tampa_is_four_sailing_spaces,
        lambda b: b.chart.cut.remove("-4.5--3.5"),
    ),
    "swamp open": (
        lambda b: test_no_ship_crosses_the_everglades(b, EVERGLADES[0]),
        lambda b: b.chart.cut.remove("-3.4--2.4"),
    ),
    "Cuba open": (lambda b: test_no_ship_crosses_great_lands(b, "Cuba"), lambda b: b.chart.cut.remove("-2.2--1.1")),
    "Pacific": (test_the_pacific_is_no_part_of_the_board, lambda b: b.chart.land.append("0.-6")),
    "Windward Passage shut": (
        lambda b: test_the_great_passages_are_open(b, "Windward Passage"),
        lambda b: b.chart.cut.append("2.1-3.0"),
    ),
    "Nassau half shut": (
        lambda b: test_ships_sail_through_islands_to_all_sides(b, "0.3"),
        lambda b: b.chart.cut.append("0.3-1.3"),
    ),
    "Santiago too near": (
        test_t34_one_ship_is_in_reach_of_havana_santiago_and_george_town,
        lambda b: _move(b, "Santiago", "12.-5"),
    ),
    "Bermuda shut in": (test_every_space_can_be_sailed_to, lambda b: _cut(b, "4.7")),
    "one way to Santo Tomas": (
        test_no_single_ship_shuts_in_a_port,
        lambda b: b.chart.cut.append("-3.-3--2.-3"),
    ),
    "sea and land": (test_a_space_is_not_land, lambda b: b.chart.land.append("0.0")),
    "cut over two": (test_cuts_part_neighbouring_spaces, lambda b: b.chart.cut.append("0.0-2.0")),
    "Triangle on land": (
        test_the_triangle_is_sea_and_keeps_away_from_its_popular_corners,
        lambda b: _drop(b, "3.4"),
    ),
    "Triangle at Bermuda": (
        test_the_triangle_is_sea_and_keeps_away_from_its_popular_corners,
        lambda b: b.chart.triangle.append("4.6"),
    ),
    "Bank off Aruba": (test_bank_and_island_lie_in_open_sea, lambda b: setattr(b.chart, "bank", "7.-3")),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_noticed(board: Board, fault: str) -> None:
    """Each check above fails for a board that breaks its fact."""
    check, plant = FAULTS[fault]
    plant(board)
    with pytest.raises(AssertionError):
        check(board)
