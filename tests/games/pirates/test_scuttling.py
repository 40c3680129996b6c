"""Scuttling (PI-13, PI-R31)."""

from __future__ import annotations

import pytest

from tests.games.pirates.table import Table

WRECK = (35_000, 40_000, 1800)


def wreck() -> Table:
    """Red's derelict with a coin and a crew."""
    return Table().ship("D", "R", WRECK, masts="-").coins("D", 4).crew("Xavier", "R", "D")


@pytest.mark.clause("PI-T67", "PI-13.1", "PI-13.2", "PI-13.4", "PI-R31", "PI-R30", "PI-D19")
def test_a_scuttled_derelict_sinks_at_the_start_of_the_next_turn() -> None:
    """With all aboard; nobody has a share."""
    table = wreck().turn().do("scuttle D", "die 5")
    assert (table.in_game("D"), table.phase, table.can("scuttle D")) == (True, "naming", False)
    table.do("done")
    assert table.in_game("D")
    table.do("done")
    assert (table.in_game("D"), table.people("out"), table.loot("out")) == (False, ["Xavier"], ["coin 4"])
    assert (table.gold, table.asked) == ({"R": 0, "G": 0}, "R")


@pytest.mark.clause("PI-T67", "PI-13.2", "PI-R31")
def test_a_low_roll_is_tried_again_next_turn() -> None:
    """Not in this one."""
    table = wreck().turn().do("scuttle D", "die 4")
    assert not table.can("scuttle D")
    table.do("done", "done")
    assert table.in_game("D")
    assert table.can("scuttle D")


@pytest.mark.clause("PI-T68", "PI-13.3", "PI-R31")
def test_an_opponents_tow_saves_her() -> None:
    """She is in another fleet then, and afloat."""
    table = wreck().ship("A", "G", (28_000, 40_000, 0)).turn().do("scuttle D", "die 6", "done")
    table.do("A", "move", "L 0", "done", "done", "D", "done")
    assert (table.owner("D"), table.in_game("D"), table.asked) == ("G", True, "R")
    assert table.do("done").in_game("D")


@pytest.mark.clause("PI-R31", "PI-14.1")
def test_a_repair_saves_her() -> None:
    """She has a mast again."""
    table = wreck().island("port", 41_005, 47_000, 37_000, 43_000, home="R").turn()
    table.do("scuttle D", "die 6", "D", "repair", "M2", "done", "done")
    assert (table.in_game("D"), table.masts("D")) == (True, "2")


@pytest.mark.clause("PI-13.1")
def test_only_own_derelicts_are_scuttled_in_the_own_turn() -> None:
    """Not a ship with masts, nor in the enemy's turn."""
    table = wreck().ship("A", "R", (60_000, 60_000, 0)).turn()
    assert {word for word in table.options if word.startswith("scuttle")} == {"scuttle D"}
    table.do("done")
    assert not any(word.startswith("scuttle") for word in table.options)
