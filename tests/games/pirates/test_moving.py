"""The move action (PI-7, PI-R7 to PI-R10, PI-C1 to PI-C4); its geometry is shown in test_courses.py."""

from __future__ import annotations

import pytest

from tests.games.pirates.table import Printed, Table

START = (10_000, 10_000, 0)


def mover(move: str, pose: tuple[int, int, int] = START) -> Table:
    """Red's A is about to move."""
    return Table().ship("A", "R", pose, Printed(move=move)).turn().do("A", "move")


@pytest.mark.clause("PI-T22", "PI-7.2", "PI-7.3", "PI-R7")
def test_either_measure_comes_first() -> None:
    """Each is used once; after the last one the move is over."""
    table = mover("L+S").do("S 0")
    assert not table.can("S 0")
    table.do("L 900")
    assert (table.at("A"), table.phase) == ((12_000, 21_000, 900), "naming")
    assert mover("L+S").do("L 0", "S 900").at("A") == (15_000, 18_000, 900)


@pytest.mark.clause("PI-T20", "PI-T23", "PI-7.3", "PI-R7", "PI-N17")
def test_one_measure_has_one_heading() -> None:
    """In part it is used up too; a longer one than printed is refused."""
    table = mover("L")
    assert not table.can("L 0 8001")
    assert not table.can("S 0")
    table.do("L 0 3000")
    assert (table.at("A"), table.phase) == ((13_000, 10_000, 0), "naming")


@pytest.mark.clause("PI-R7", "PI-C1")
def test_equal_measures_are_listed_once() -> None:
    """With L+L one of them is as good as the other; both may be used."""
    table = mover("L+L")
    words = [table.word(move) for move in table.position.legal()]
    assert len(words) == len(set(words))
    table.do("L 0", "L 900")
    assert table.at("A") == (15_000, 21_000, 900)


@pytest.mark.clause("PI-C1", "PI-C2", "PI-C3", "PI-C4", "PI-D9")
def test_headings_all_round_whole_and_half_measures_and_none_are_offered() -> None:
    """Sixteen offsets first, then headings towards islands; the move may end at once."""
    options = mover("L+S", (60_000, 50_000, 200)).options
    headings = {int(word.split()[1]) for word in options - {"done"}}
    around = (0, 150, 300, 450, 600, 900, 1200, 1500, 1800, 2100, 2400, 2700, 3000, 3150, 3300, 3450)
    assert {(200 + offset) % 3600 for offset in around} < headings
    assert {word.split()[0] + word.split()[2] for word in options - {"done"}} == {"L8000", "L4000", "S5000", "S2500"}
    assert "done" in options


@pytest.mark.clause("PI-T25", "PI-T86", "PI-7.1", "PI-7.4", "PI-R10")
def test_a_contact_ends_the_move_action() -> None:
    """The second measure is lost; so it is at another ship."""
    table = Table().ship("A", "R", START, Printed(move="L+S")).island("west", 15_000, 21_000, 7_000, 13_000).turn()
    table.do("A", "move", "L 0")
    assert (table.at("A"), table.phase) == ((14_990, 10_000, 0), "naming")
    table = Table().ship("A", "R", START, Printed(move="L+L")).ship("B", "R", (16_000, 13_000, 900)).turn()
    table.do("A", "move", "L 0")
    assert (table.at("A"), table.phase) == ((14_990, 10_000, 0), "naming")


@pytest.mark.clause("PI-T28", "PI-R9")
def test_the_edge_ends_a_measure_not_the_move() -> None:
    """The next one is still there."""
    table = mover("L+S", (118_000, 50_000, 0)).do("L 0")
    assert (table.at("A"), table.phase) == ((120_000, 50_000, 0), "sailing")
    assert table.do("S 900").at("A") == (117_000, 58_000, 900)


@pytest.mark.clause("PI-T27", "PI-R8", "PI-N10")
def test_a_docked_ship_leaves_by_any_way_that_is_open() -> None:
    """Not over the island; nothing has changed then."""
    table = Table().ship("A", "R", (14_990, 10_000, 0)).island("west", 15_000, 21_000, 7_000, 13_000).turn()
    table.do("A", "move")
    assert not table.can("L 450")
    assert not table.can("L 0")
    assert not any(word.startswith(("L 0 ", "L 450 ")) for word in table.options)
    assert table.at("A") == (14_990, 10_000, 0)
    assert table.do("L 1350").at("A") == (4_212, 17_778, 1350)


@pytest.mark.clause("PI-R7", "PI-C4", "PI-7.2")
def test_no_measure_need_be_used() -> None:
    """A move of length zero."""
    table = mover("L+S").do("done")
    assert (table.at("A"), table.phase) == (START, "naming")
    table = mover("L+S").do("S 900", "done")
    assert (table.at("A"), table.phase) == ((7_000, 18_000, 900), "naming")


@pytest.mark.clause("PI-T26", "PI-7.4")
def test_everything_that_is_listed_can_be_sailed() -> None:
    """Near an island, a ship and the edge: no listed segment is refused, and the list is the same in a copy."""
    table = Table().ship("A", "R", (6_100, 4_000, 0), Printed(move="L+S")).ship("B", "G", (16_000, 9_000, 900))
    table.island("west", 6_105, 9_000, 500, 7_000).turn().do("A", "move")
    listed = table.position.legal()
    assert len(listed) > 20
    for move in listed:
        again = table.position.clone()
        again.play(move)
        assert (again.waters.x[2], again.waters.y[2]) != (0, 0)
        if table.word(move) != "done":
            assert table.can(table.word(move))
