"""Ships on the Sea board and in Docks (BH-T39 to BH-T43, BH-T87)."""

from __future__ import annotations

import pytest

from quarterdeck.games.bremerhaven import codes
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.scenario import lay
from tests.games.bremerhaven.table import Table

OWN = cards(ships="X 2 3crate b1 p2; Y 3 1barrel b0 p1; V 2 3wild b2 p4; Z 1 2container b3 p5")


def won(ship: str, walls: str = "0110", ships: str = "") -> Table:
    """Red has won the Ship."""
    return lay(tables=OWN, at="2.1", bids="R 1 2.1", sea=f"{ship} - - -", walls=f"R {walls}", ships=ships)


@pytest.mark.clause("BH-13.3", "BH-13.4", "BH-13.5", "BH-15.6", "BH-D10", "BH-R18")
def test_t39_a_ship_needs_bollards_on_both_sides() -> None:
    """BH-T39."""
    assert won("x").docks("R") == "-, x 2 3crate, -", "the only Dock is not a choice"
    assert won("y").options == ["dock 1 barrel", "dock 2 barrel", "dock 3 barrel"]
    assert won("y").do("dock 3 barrel").docks("R") == "-, -, y 3 1barrel"
    assert won("x", "1111").options == ["dock 1 crate", "dock 2 crate", "dock 3 crate"]
    assert won("x", "1111", ships="R 2 y 1").options == ["dock 1 crate", "dock 3 crate"]


@pytest.mark.clause("BH-13.5", "BH-13.6", "BH-13.9", "BH-R19", "BH-R27", "BH-A9")
def test_t40_a_ship_without_a_dock_is_discarded() -> None:
    """BH-T40."""
    table = won("v", "0310")
    assert (table.docks("R"), table.sea[0]) == ("-, -, -", "-")
    assert table.told(codes.SHIP_LOST) == [(0, 2, 0)]
    assert int(table.position.ship_pile) >> 2 & 1
    assert table.to_round(3).prestige["R"] == 0
    assert won("x", ships="R 2 y 2").docks("R") == "-, y 2 1barrel, -", "its only Dock is taken"


@pytest.mark.clause("BH-13.7", "BH-13.8", "BH-R19", "BH-D10")
def test_t41_wild_cargo_is_of_one_kind() -> None:
    """BH-T41."""
    table = won("v", "0330")
    assert table.options == ["dock 2 barrel", "dock 2 container", "dock 2 crate", "dock 2 passenger"]
    assert table.do("dock 2 crate").docks("R") == "-, v 2 3crate, -"


@pytest.mark.clause("BH-13.4", "BH-20.1", "BH-20.2", "BH-20.3", "BH-A13")
def test_t42_a_ship_with_lay_time_two_leaves_in_the_next_round() -> None:
    """BH-T42."""
    table = lay(tables=OWN, at="2.1", round=4, bids="R 1 2.1", sea="x - - -").to_round(5)
    assert table.docks("R") == "-, x 1 3crate, -"
    table.to("harbor").do("unload 2").to_round(6)
    assert (table.docks("R"), table.goods("R")) == ("-, -, -", "crate a1")
    assert table.told(codes.SHIP_LEFT) == [(0, 0, 2)]
    assert int(table.position.ship_pile) & 1
    assert sum(int(left) for left in table.position.aboard) == 0
    assert table.money["R"] == 4 + 5, "income, and five cards on 1.0; nothing for what was lost"


@pytest.mark.clause("BH-29.1", "BH-R20", "BH-B1.1", "BH-B1.2")
def test_t43_the_lighthouse_pays_for_ships_that_come_in() -> None:
    """BH-T43."""
    scene = "R 3 y 3"
    table = lay(tables=OWN, at="2.1", bids="R 1 2.1, R 1 2.2", sea="x v - -", built="R lighthouse a1", ships=scene)
    assert table.docks("R").split(", ")[:2] == ["-", "x 2 3crate"]
    assert (table.money["R"], table.told(codes.SHIP_LOST)) == (2, [(0, 2, 0)])


@pytest.mark.clause("BH-13.10", "BH-23.1")
def test_t87_a_ship_without_a_bid_stays_on_offer() -> None:
    """BH-T87."""
    table = lay(tables=OWN, seats=2, at="2.1", sea="x y").to_round(3, "sonntagskind")
    assert table.sea == ["sonntagskind", "x"], "it slid to the right, and y left"
    assert table.to_round(4).sea[1] == "sonntagskind"


@pytest.mark.clause("BH-13.1", "BH-13.2", "BH-6.3", "BH-R18")
def test_ships_are_berthed_from_left_to_right() -> None:
    """The first takes the only Dock that would do for the second."""
    table = lay(tables=OWN, at="2.1", bids="R 3 2.1, R 1 2.2, G 2 2.1", sea="x z - -", walls="R 0330")
    assert table.docks("R") == "-, x 2 3crate, -"
    assert table.told(codes.SHIP_LOST) == [(0, 3, 0)]
    assert table.docks("G") == "-, -, -"


@pytest.mark.clause("BH-R18", "BH-20.2")
def test_a_ship_that_leaves_in_this_round_still_holds_its_dock() -> None:
    """The Sea comes before the harbors."""
    assert (0, 0, 0) in won("x", ships="R 2 y 1").told(codes.SHIP_LOST)


@pytest.mark.clause("BH-R38")
def test_a_bid_on_an_empty_space_does_nothing() -> None:
    """Neither at Sea nor on Land."""
    table = lay(tables=OWN, at="2.1", bids="R 5 2.2, R 5 3.1", sea="x - - -", land="spa-guests-of-dorum - - -")
    assert table.told(codes.SHIP_WON) == []
    table = lay(tables=OWN, at="2.1", bids="R 5 3.2", sea="x - - -", land="spa-guests-of-dorum - - -")
    assert table.told(codes.CONTRACT_WON) == []
