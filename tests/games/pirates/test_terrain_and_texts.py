"""Terrain and texts of cards: who rows, ghosts, monsters under water, crew that cannot be eliminated (PI-K, PI-A)."""

from __future__ import annotations

import pytest

from tests.games.pirates.table import Printed, Table

START = (10_000, 10_000, 0)
AHEAD = 13_000
TOUCHES = (11_990, 10_000, 0)
AT_SEA = "naming"


def rower(kind: str) -> Table:
    """Red's A, a galley without masts, with terrain ahead."""
    table = Table().terrain(kind, AHEAD, 10_000).ship("A", "R", START, Printed(effects="galley"), masts="-")
    return table.turn().do("A", "move", "S 0")


@pytest.mark.clause("PI-K3", "PI-K4", "PI-R83", "PI-A81")
@pytest.mark.parametrize(("kind", "die"), [("reef", 3), ("reef", 6), ("sargasso-sea", 4)])
def test_who_rows_and_is_neither_hurt_nor_held_rows_on(kind: str, die: int) -> None:
    """All of S."""
    table = rower(kind).do(f"die {die}")
    assert (table.at("A"), table.phase) == ((15_000, 10_000, 0), AT_SEA)


@pytest.mark.clause("PI-K3", "PI-R83", "PI-A81")
def test_who_rows_onto_a_sharp_reef_is_a_wreck() -> None:
    """She was built with three masts, and the rating is 2: that is more than none."""
    table = rower("reef").do("die 2")
    assert (table.at("A"), table.phase) == (TOUCHES, AT_SEA)
    assert table.position.ships.wrecked >> table.unit("A") & 1
    assert "move" not in table.turn().actions("A")


@pytest.mark.clause("PI-A85", "PI-K4")
def test_a_ghost_that_begins_in_a_sargasso_sea_is_not_held() -> None:
    """No die falls for her; for who is none it does."""
    for ghostly in (False, True):
        table = Table().terrain("sargasso-sea", 9_000, 10_000).ship("A", "R", START, Printed(effects="ghost-ship"))
        table.turn()
        if ghostly:
            table.do("A uses ghost-ship")
        assert table.do("A", "move").phase == ("sailing" if ghostly else "peril_die")


@pytest.mark.clause("PI-A85", "PI-K3")
@pytest.mark.parametrize(("length", "dies"), [(5_000, True), (8_000, True), (1_900, False)])
def test_a_ghost_that_ends_on_a_reef_strikes_it(length: int, dies: bool) -> None:  # noqa: FBT001 - a parameter
    """She sails over it unhurt; the masts above the rating are lost where she stops."""
    table = Table().terrain("reef", AHEAD, 10_000).ship("A", "R", START, Printed(effects="ghost-ship")).turn()
    table.do("A uses ghost-ship", "A", "move", f"L 0 {length}")
    if table.phase == "sailing":
        table.do("done")
    assert table.phase == ("peril_die" if dies else AT_SEA)
    if dies:
        assert table.do("die 2", "M1").masts("A") == "23"


@pytest.mark.clause("PI-K2", "PI-A90")
def test_ice_drifts_over_a_monster_under_water() -> None:
    """It touches nothing there, and loses no segment."""
    table = Table().terrain("iceberg", 40_000, 40_000, number=3)
    table.ship("B", "G", (43_500, 40_000, 0), Printed(creature=True, masts=4, effects="sea-monster")).turn("G")
    table.do("die 1", "B uses sea-monster", "done", "die 3", "die 2")
    shape = table.position.waters.terrain.shapes[0]
    assert (int(shape.left + shape.right) // 2, table.masts("B"), table.phase) == (45_000, "1234", AT_SEA)


def pools(effects: str) -> Table:
    """A whirlpool ahead of A, another one far away, and crew of such abilities."""
    table = Table().terrain("whirlpool", AHEAD, 10_000).terrain("whirlpool", 60_000, 60_000)
    table.ship("A", "R", START, Printed(move="S", effects="galley"), masts="-")
    return table.crew("Xavier", "R", "A", effects=effects)


@pytest.mark.clause("PI-K5", "PI-A60")
def test_crew_that_cannot_be_eliminated_does_not_pay() -> None:
    """Face up it is not offered, and she has nothing else; face down it shows itself, and she stays."""
    assert pools("safe-crew").show("Xavier").turn().do("A", "move", "S 0").phase == AT_SEA
    table = pools("safe-crew").turn().do("A", "move", "S 0", "done", "dive 2", "Xavier")
    assert (table.people("A"), table.shown, table.at("A"), table.phase) == (
        ["Xavier"], ["Xavier"], (15_000, 10_000, 0), AT_SEA,
    )  # fmt: skip
    table = pools("safe-crew").coins("A", 2).turn().do("A", "move", "S 0", "done", "dive 2", "Xavier")
    assert (table.phase, table.options) == ("paying", {"coin 2"})
