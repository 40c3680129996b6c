"""What keywords keep from ships: ghosts, what is under water, submarines; and what forts are not (PI-A85, PI-A87, PI-A89)."""

from __future__ import annotations

import pytest

from tests.games.pirates.duels import ABEAM, SHOOTER
from tests.games.pirates.table import Printed, Table

START = (10_000, 10_000, 0)
GRAPPLERS = "grapple ghost-ship submarine"


@pytest.mark.clause("PI-A54", "PI-A85", "PI-A89")
@pytest.mark.parametrize(("keyword", "boards"), [("", True), ("ghost-ship", False), ("submarine", False)])
def test_ghosts_and_who_is_under_water_board_nobody(keyword: str, boards: bool) -> None:  # noqa: FBT001 - a parameter
    """Nor by grapples."""
    table = Table().ship("A", "R", SHOOTER, Printed(effects=GRAPPLERS)).ship("B", "G", ABEAM).turn()
    if keyword:
        table.do(f"A uses {keyword}")
    assert (table.do("A", "move", "done").phase == "consenting") == boards


@pytest.mark.clause("PI-A54", "PI-A89")
def test_who_is_under_water_is_not_boarded() -> None:
    """B has dived in Green's turn; on the surface A may board her."""
    for dives in (False, True):
        table = Table().ship("A", "R", SHOOTER, Printed(effects="grapple"))
        table.ship("B", "G", ABEAM, Printed(effects="submarine")).turn("G")
        if dives:
            table.do("B uses submarine")
        assert (table.do("done", "A", "move", "done").phase == "consenting") != dives


@pytest.mark.clause("PI-A89", "PI-10.4")
@pytest.mark.parametrize(("tower", "derelict"), [("", ""), ("submarine", ""), ("", "submarine")])
def test_submarines_neither_tow_nor_are_towed(tower: str, derelict: str) -> None:
    """A touches the bow of the derelict D; ships that are none may take each other in tow."""
    table = Table().ship("A", "R", (28_000, 40_000, 0), Printed(effects=tower))
    table.ship("D", "R", (35_000, 40_000, 1_800), Printed(effects=derelict), masts="-").turn()
    table.do("A", "move", "L 0")
    assert (table.phase == "towing") == (not tower and not derelict)


@pytest.mark.clause("PI-A89", "PI-11.10")
def test_under_water_a_submarine_explores_nobody() -> None:
    """D, a derelict at her side, is explored from the surface alone."""
    table = Table().ship("A", "R", (10_000, 10_000, 0), Printed(effects="submarine"))
    table.ship("D", "R", (10_000, 12_005, 0), masts="-").turn()
    assert "D" in table.actions("A")
    assert "D" not in table.do("A uses submarine").actions("A")


@pytest.mark.clause("PI-A87", "PI-R100")
def test_forts_are_afraid_of_nobody() -> None:
    """They are no ships: no die falls for one within S."""
    table = Table(far=(15, 15, 15)).island("X", 15_000, 21_000, 7_000, 13_000)
    table.ship("A", "R", (20_000, 14_000, 0), Printed(effects="fear")).fort("F", "G", island="X").turn()
    assert table.phase == "naming"


@pytest.mark.clause("PI-A102", "PI-R100")
def test_no_tide_moves_a_fort() -> None:
    """The guard alone may be moved."""
    table = Table(far=(15, 15, 15)).island("X", 15_000, 21_000, 7_000, 13_000)
    table.ship("A", "R", (60_000, 60_000, 0), Printed(creature=True, masts=4, effects="sea-monster tide-caller"))
    table.fort("F", "G", island="X").turn().do("A", "A uses tide-caller", "die 6")
    assert table.options == {"A uses tide-caller on G guard"}
