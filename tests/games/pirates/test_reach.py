"""Where a ship can come in one move action: ends of whole courses, equal ones merged (PI-C1 to PI-C5)."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from quarterdeck.games.pirates.rules.reach import MOST, Reach
from tests.games.pirates.table import Printed, Table

START = (60_000, 50_000, 200)


def reach(move: str, table: Table | None = None) -> Reach:
    """Of Red's A, who is about to move."""
    sea = (table or Table()).ship("A", "R", START, Printed(move=move)).turn().do("A", "move")
    found = Reach(sea.position)
    before = sea.position.numbers()
    found.find()
    assert sea.position.numbers() == before
    return found


def poses(found: Reach) -> list[tuple[int, int, int]]:
    """All ends, where she lies first."""
    return [(int(found.x[k]), int(found.y[k]), int(found.a[k])) for k in range(len(found.x))]


@pytest.mark.clause("PI-C3", "PI-C4", "PI-C2")
def test_with_one_measure_it_is_what_is_listed() -> None:
    """Each listed heading, whole and half, and the zero move."""
    table = Table().ship("A", "R", START, Printed(move="L")).turn().do("A", "move")
    listed = []
    for move in table.position.legal()[1:]:
        copy = table.position.clone()
        copy.play(move)
        listed.append((int(copy.waters.x[2]), int(copy.waters.y[2]), int(copy.waters.a[2])))
    assert poses(reach("L"))[0] == START
    assert set(poses(reach("L"))[1:]) == set(listed)


@pytest.mark.clause("PI-C1", "PI-C5")
def test_both_orders_and_their_beginnings_are_there() -> None:
    """L then S straight ahead, S then L, and L alone."""
    found = poses(reach("L+S", Table()))
    ahead = [pose for pose in found if pose[2] == START[2]]
    far = sorted(round(((x - START[0]) ** 2 + (y - START[1]) ** 2) ** 0.5) for x, y, _ in ahead)
    assert {0, 2_500, 4_000, 5_000, 8_000, 13_000} <= set(far)


@pytest.mark.clause("PI-C5")
@pytest.mark.parametrize("move", ["L", "L+S", "L+L+L"])
def test_ends_are_merged_and_no_more_than_512(move: str) -> None:
    """No two lie in one cell of 2 mm and 5 degrees; first headings share the room."""
    found = reach(move)
    cells = [(x // 200, y // 200, a // 50) for x, y, a in poses(found)]
    assert len(cells) == len(set(cells)) <= MOST
    assert (len(cells) == MOST) == (move != "L")
    first = {k: k for k in range(len(found.before)) if found.before[k] == 0}
    for k in range(len(found.before)):
        if found.before[k] > 0:
            first[k] = first[int(found.before[k])]
    assert len(set(first.values())) > 30


@pytest.mark.clause("PI-C5", "PI-7.4")
def test_what_stops_her_is_known() -> None:
    """The island and the ship that some course ends at, and no others."""
    table = Table().island("X", 66_000, 72_000, 46_000, 56_000).island("Y", 20_000, 26_000, 20_000, 26_000)
    table.ship("B", "G", (58_000, 60_000, 0))
    found = reach("L", table)
    names = [table.islands[k] for k in range(len(table.islands)) if found.shores >> k & 1]
    assert (names, found.units == 1 << table.unit("B")) == (["X"], True)


@pytest.mark.clause("PI-R9", "PI-N9")
def test_courses_lead_from_end_to_end() -> None:
    """Each end lies no farther from the one before it than a measure."""
    found = reach("S+S")
    for k in range(1, len(found.before)):
        x, y = int(found.x[found.before[k]]), int(found.y[found.before[k]])
        assert (int(found.x[k]) - x) ** 2 + (int(found.y[k]) - y) ** 2 <= (5_000 + 6_000) ** 2

    assert i64(len(found.x)) == found.count()
