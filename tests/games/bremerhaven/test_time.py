"""Prestige and Time markers, 4.3 and 4.4 (BH-T52 to BH-T59, BH-T88)."""

from __future__ import annotations

from typing import Unpack

import pytest

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.rules import harbor
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.scenario import Scene, lay
from tests.games.bremerhaven.table import Table

OWN = cards(
    ships="P1 2 3crate b1 p1; P2 2 2barrel b1 p2; P4 2 2barrel b1 p4",
    contracts="K 3 barrel+container+crate -prestige +1; L 2 barrel+barrel+container+crate +1; M 2 barrel+barrel+barrel -5 +4",
    prestige=1,
)


def later(**scene: Unpack[Scene]) -> Table:
    """After 4.3 and 4.4 of a round, in which nobody did anything."""
    table = lay({"tables": OWN, "at": "harbor", "prices": "3-1-4-2"}, **scene)
    return table.to_round(int(table.position.round) + 1)


@pytest.mark.clause("BH-19.1", "BH-19.2", "BH-29.8")
@pytest.mark.parametrize(("ship", "prestige"), [("p2", 5), ("p4", 6)])
def test_t52_the_marker_follows_the_harbor_value_upwards(ship: str, prestige: int) -> None:
    """BH-T52."""
    table = later(prestige="R 5", ships=f"R 1 {ship} 2, R 3 p1 2", built="R bank a1")
    assert table.prestige["R"] == prestige


@pytest.mark.clause("BH-14.9", "BH-19.3", "BH-R27", "BH-R53", "BH-14.8", "BH-A12")
def test_t53_prestige_of_a_contract_comes_on_top_of_the_harbor_value() -> None:
    """BH-T53."""
    own = cards(ships="P4 3 3crate b1 p5", contracts="K 3 barrel +prestige", prestige=1)
    table = later(tables=own, prestige="R 6", ships="R 1 p4 3", built="R bank a1", contracts="R 1 k 1 barrel")
    assert (table.prestige["R"], harbor.harbor_value(table.position, 0)) == (7, 6)
    assert table.to_round(4).prestige["R"] == 7
    assert table.told(codes.HARBOR_VALUE)[0] == (0, 6, 6)


@pytest.mark.clause("BH-R28", "BH-14.9")
def test_t54_prestige_never_falls_below_nothing() -> None:
    """BH-T54."""
    assert later(contracts="R 1 k 1").prestige["R"] == 0


@pytest.mark.clause("BH-R28", "BH-19.2")
def test_a_track_of_limited_length_ends_there() -> None:
    """Neither harbor value nor Contracts go beyond it. After a loss the marker rises again."""
    own = cards(ships="P4 3 3crate b1 p5", contracts="K 3 barrel +prestige", track=6)
    table = later(tables=own, prestige="R 6", ships="R 1 p4 3, R 3 p4 3", contracts="R 1 k 1 barrel")
    assert table.prestige["R"] == 6
    assert later(tables=own, prestige="R 3", ships="R 1 p4 3, R 3 p4 3").prestige["R"] == 6
    table = later(prestige="R 3", ships="R 1 p2 3, R 3 p1 3", contracts="R 1 k 1")
    assert table.prestige["R"] == 2
    assert table.to_round(4).prestige["R"] == 3


@pytest.mark.clause("BH-20.4", "BH-20.5", "BH-20.6", "BH-20.8", "BH-R31", "BH-14.7")
@pytest.mark.parametrize("prices", ["3-1-4-2", "4-1-3-2"])
def test_t55_the_worked_example(prices: str) -> None:
    """BH-T55."""
    table = later(prices=prices, contracts="R 1 k 1 barrel+container+crate", prestige="R 3")
    assert (table.money["R"], table.prestige["R"]) == (9, 3)
    table = later(prices=prices, contracts="R 1 k 1 barrel+crate", prestige="R 3")
    assert (table.money["R"], table.prestige["R"]) == (7, 2)


@pytest.mark.clause("BH-20.4", "BH-20.5", "BH-R31")
@pytest.mark.parametrize(("prices", "money"), [("3-1-4-2", 12), ("4-1-3-2", 13)])
def test_t56_every_good_that_was_delivered_is_sold(prices: str, money: int) -> None:
    """BH-T56."""
    assert later(prices=prices, contracts="R 1 l 1 2barrel+container+crate").money["R"] == money


@pytest.mark.clause("BH-20.4", "BH-20.6", "BH-26.1", "BH-26.2", "BH-R29", "BH-R32", "BH-14.7")
def test_t57_the_sale_pays_for_the_penalty_as_far_as_it_goes() -> None:
    """BH-T57."""
    table = later(prices="2-1-4-3", money="R 1", contracts="R 1 m 1 barrel")
    assert table.told(codes.SOLD) == [(0, OWN.cards.index("m"), 2)]
    assert (table.told(codes.PAID_PENALTY), table.money["R"]) == ([(0, 3, 0)], 0)
    table = later(prices="2-1-4-3", money="R 1", bank="R 9", built="R bank a1", contracts="R 1 m 1 barrel")
    assert (table.told(codes.PAID_PENALTY), table.bank["R"]) == ([(0, 3, 2)], 7)


@pytest.mark.clause("BH-2.18", "BH-20.1", "BH-20.2", "BH-20.7")
def test_t58_a_starting_contract_with_time_two_is_due_in_round_two() -> None:
    """BH-T58."""
    table = later(round=1, contracts="R 1 l 2 barrel")
    assert table.loading("R") == "l 1 barrel, -, -, -"
    assert table.to_round(3).loading("R") == "-, -, -, -"
    assert int(table.position.contract_pile) >> 1 & 1


@pytest.mark.clause("BH-15.1", "BH-R30", "BH-20.4")
def test_t59_a_complete_contract_waits_until_it_is_due() -> None:
    """BH-T59."""
    table = later(round=3, contracts="R 1 l 3 2barrel+container+crate", prices="1-2-3-4")
    assert table.loading("R") == "l 2 2barrel+container+crate, -, -, -"
    table.to_round(5)
    assert table.loading("R") == "l 1 2barrel+container+crate, -, -, -"
    table.to_round(6, "4-1-3-2")
    assert table.loading("R") == "-, -, -, -"
    assert table.told(codes.SOLD) == [(0, OWN.cards.index("l"), 2 * 4 + 1 + 3)]


@pytest.mark.clause("BH-14.2", "BH-14.6", "BH-14.8", "BH-20.1", "BH-20.7")
def test_t88_a_contract_of_time_one_can_be_done_in_the_round_in_which_it_is_won() -> None:
    """BH-T88."""
    own = cards(contracts="K 1 barrel -3 +2")
    scene: Scene = {"tables": own, "at": "3.1", "bids": "R 1 3.1", "land": "k - - -", "goods": "R barrel a1"}
    table = lay(scene, prices="3-1-4-2").do("loading 2", "deliver barrel 2")
    assert (table.money["R"], table.loading("R")) == (3 + 2, "-, -, -, -")
    assert int(table.position.contract_pile) & 1


@pytest.mark.clause("BH-R29")
def test_due_contracts_are_resolved_from_the_left() -> None:
    """Money of the first pays the penalty of the second, and not the other way round."""
    table = later(prices="4-1-3-2", contracts="R 1 l 1 barrel, R 2 m 1")
    assert (table.money["R"], table.told(codes.PAID_PENALTY)) == (0, [(0, 4, 0)])
    table = later(prices="4-1-3-2", contracts="R 1 m 1, R 2 l 1 barrel")
    assert (table.money["R"], table.told(codes.PAID_PENALTY)) == (4, [(0, 0, 0)])


@pytest.mark.clause("BH-R27", "BH-19.1", "BH-19.3", "BH-13.9")
def test_a_ship_that_leaves_in_this_round_counts_once_more_and_its_prestige_stays() -> None:
    """An unbuilt Building does not count."""
    table = later(ships="R 2 p4 1", unbuilt="R status-symbol")
    assert (table.prestige["R"], table.docks("R"), harbor.harbor_value(table.position, 0)) == (4, "-, -, -", 0)
    assert table.to_round(4).prestige["R"] == 4
    assert table.told(codes.HARBOR_VALUE)[4] == (0, 0, 4)
