"""Sea creatures (PI-18, PI-R34)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.rules.common import ending
from tests.games.pirates.table import Printed, Table

KRAKEN = Printed(masts=4, creature=True)


def deep(owner: str = "R", x: int = 50_000, segments: str = "") -> Table:
    """A creature with four segments."""
    return Table().ship("K", owner, (x, 50_000, 0), KRAKEN, masts=segments)


@pytest.mark.clause("PI-T72", "PI-18.1", "PI-18.5", "PI-18.6", "PI-R34")
def test_a_creature_moves_and_shoots_and_nothing_else() -> None:
    """It lies at home, touches an own derelict, and has lost a segment."""
    table = deep(segments="123").island("port", 42_000, 48_495, 45_000, 55_000, home="R")
    table.ship("D", "R", (50_000, 51_505, 2700), masts="-").ship("E", "G", (55_000, 50_000, 1800)).turn()
    assert table.actions("K") == {"move", "shoot"}
    assert table.do("K", "move", "done").phase == "naming"


@pytest.mark.clause("PI-18.5", "PI-4.1", "PI-R34")
def test_a_creature_carries_and_loads_nothing() -> None:
    """No crew boards it in port; the own token on an island is of no use to it."""
    table = deep(x=40_000).island("shore", 45_000, 51_000, 47_000, 53_000).token("R", "shore").hidden("shore", 1)
    table.crew("Xavier", "R", "shore").turn().do("K", "move", "L 0")
    assert len(table.told(codes.DOCKED)) == 1
    assert (table.can("K explores free"), table.can("Xavier to K")) == (False, False)
    table.do("done", "done")
    assert table.actions("K") == {"move"}


@pytest.mark.clause("PI-18.4", "PI-18.5", "PI-R26", "PI-R34")
@pytest.mark.parametrize("mover", ["A", "K"])
def test_nobody_rams_or_is_rammed_where_a_creature_touches(mover: str) -> None:
    """The contact only stops."""
    table = Table().ship("A", "R", (40_000, 50_000, 0)).ship("K", "G", (44_000, 50_000, 0), KRAKEN)
    table.turn("R" if mover == "A" else "G").do(mover, "move", "L 0" if mover == "A" else "L 1800")
    assert (table.phase, table.told(codes.RAMMED), table.pinned("A")) == ("naming", [], "")
    assert table.at("A") == ((42_490, 50_000, 0) if mover == "A" else (40_000, 50_000, 0))
    assert table.at("K") == ((44_000, 50_000, 0) if mover == "A" else (41_510, 50_000, 0))


@pytest.mark.clause("PI-T73", "PI-18.7", "PI-R34", "PI-N14")
def test_a_creature_is_shifted() -> None:
    """By a measure from any point of its base, in any direction."""
    assert deep().turn().do("K", "move", "L 1350").at("K") == (44_343, 55_657, 0)


@pytest.mark.clause("PI-T94", "PI-18.2", "PI-18.8", "PI-R34", "PI-D12")
def test_segments_are_masts() -> None:
    """The controller picks the one that is lost, and its cannon is gone; the others shoot in every direction."""
    table = deep("G").ship("A", "R", (50_000, 57_000, 0)).turn().do("A", "shoot", "fire 1 at K", "die 6")
    assert (table.asked, table.options) == ("G", {"M1", "M2", "M3", "M4"})
    table.do("M2", "done", "done", "K", "shoot")
    assert table.options == {"done", "fire 1 at A", "fire 3 at A", "fire 4 at A"}


@pytest.mark.clause("PI-T72", "PI-18.3", "PI-R34")
def test_a_creature_without_segments_is_out() -> None:
    """There is no derelict of it."""
    table = deep("G", segments="3").ship("A", "R", (50_000, 57_000, 0)).turn().do("A", "shoot", "fire 1 at K", "die 6")
    assert (table.in_game("K"), table.phase) == (False, "naming")


@pytest.mark.clause("PI-R34", "PI-R6", "PI-12.5")
def test_home_protects_creatures() -> None:
    """As it does ships."""
    table = (
        deep("G").ship("A", "R", (50_000, 57_000, 0)).island("lair", 42_000, 48_495, 45_000, 55_000, home="G").turn()
    )
    assert "shoot" not in table.actions("A")


@pytest.mark.clause("PI-R34", "PI-20.2", "PI-R46")
def test_a_creature_is_a_possibility_to_move() -> None:
    """It is all that Green has left."""
    table = Table(guards="R").ship("K", "G", (50_000, 50_000, 0), KRAKEN).turn()
    assert not ending.check_end(table.position)
