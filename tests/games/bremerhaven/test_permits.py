"""Building permits, 1.2 (BH-T17 to BH-T26, BH-T65, BH-T85)."""

from __future__ import annotations

import pytest

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.rules import contracts, ships, town
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.scenario import Scene, lay
from tests.games.bremerhaven.table import Table

FREE = cards(covers=1, bollards=0)
"""Bollards cost nothing beside the permit."""
T17: Scene = {"tables": FREE, "at": "1.2", "bids": "R 5 1.2, G 2 1.2, B 2 1.2"}


def paid(table: Table) -> list[tuple[int, int]]:
    """Seats and what they paid for Bollards."""
    return [(who, price) for who, _, price in table.told(codes.BOLLARD_PUT)]


@pytest.mark.clause("BH-9.1", "BH-9.2", "BH-9.3", "BH-9.4", "BH-9.5", "BH-9.15", "BH-R7", "BH-5.11", "BH-A4", "BH-A5")
@pytest.mark.parametrize("ranks", ["RGBY", "YBGR"])
def test_t17_what_permits_cost(ranks: str) -> None:
    """BH-T17."""
    table = lay(T17, ranks=ranks, money="R 10, G 10, B 10, Y 50")
    assert sorted(table.waiting) == ["B", "G", "R"]
    table.do("R: bollard 0.1", "R: bollard 0.2", "R: bollard 0.3")
    table.do("G: bollard 0.1")
    assert table.money["G"] == 7
    table.do("G: bollard 0.2", "B: done")
    assert paid(table) == [(0, 0), (0, 5), (0, 5), (1, 3), (1, 5)]
    assert table.money == {"R": 0, "G": 2, "B": 10, "Y": 50}
    assert table.told(codes.PERMITS_DONE)[-1] == (2, 0, 0)


@pytest.mark.clause("BH-9.2", "BH-9.3", "BH-R9")
def test_t18_money_runs_out_after_two_permits() -> None:
    """BH-T18."""
    table = lay(T17, money="G 10, R 1").do("R: done", "G: bollard 0.1")
    assert (table.money["G"], town.permit_price(table.position, 1)) == (7, 5)
    table.do("G: bollard 0.2")
    assert (table.waiting, table.money["G"]) == ("", 2)
    assert lay(T17, money="G 13").do("G: bollard 0.1", "G: bollard 0.2", "G: bollard 0.3").money["G"] == 0


@pytest.mark.clause("BH-R8")
def test_t19_all_who_bid_highest_have_the_first_permit_free() -> None:
    """BH-T19."""
    table = lay(tables=FREE, at="1.2", bids="R 4 1.2, G 4 1.2, B 1 1.2", money="R 8, G 8, B 8")
    assert [town.permit_price(table.position, seat) for seat in range(3)] == [0, 0, 3]
    table.do(*(f"{seat}: bollard 0.1" for seat in "RGB"))
    assert [town.permit_price(table.position, seat) for seat in range(3)] == [4, 4, 4]


@pytest.mark.clause("BH-5.11", "BH-R9")
def test_t20_who_cannot_pay_gets_no_permit() -> None:
    """BH-T20."""
    table = lay(tables=FREE, at="1.2", bids="R 5 1.2, B 2 1.2", money="R 1, B 2")
    assert (table.waiting, table.money["B"]) == ("R", 2)
    assert (2, 0, 0) in table.told(codes.PERMITS_DONE)


@pytest.mark.clause("BH-6.2", "BH-R9")
def test_t21_money_from_the_parking_lot_pays_for_permits() -> None:
    """BH-T21."""
    bids = "B 5 1.0, R 5 1.2, B 2 1.2"
    table = lay(tables=FREE, bids=bids, money="B 2").deal()
    assert (table.money["B"], sorted(table.waiting)) == (3, ["B", "R"])
    assert table.do("B: bollard 0.1").money["B"] == 0


@pytest.mark.clause("BH-9.3", "BH-9.7", "BH-9.9", "BH-9.10", "BH-9.11", "BH-R10", "BH-D5")
def test_t22_a_space_is_cleared_and_built_upon_at_once() -> None:
    """BH-T22."""
    goods = ", ".join(f"R barrel {column}{row}" for column in "ab" for row in "123")
    table = lay(tables=cards(covers=2), at="1.2", bids="R 3 1.2", money="R 5", unbuilt="R refinery", goods=goods)
    assert table.offers("build") == []
    table.do("clear c2")
    assert (table.money["R"], table.covered("R")) == (3, "c1 d1 d2 c3 d3")
    assert table.offers("build") == ["build refinery c2"]
    table.do("build refinery c2")
    assert table.told(codes.BUILT) == [(0, table.tables.cards.index("refinery"), 6_003)]
    assert (table.buildings("R"), table.money["R"]) == ("refinery c2", 0)


@pytest.mark.clause("BH-9.12", "BH-9.13", "BH-R12", "BH-R24", "BH-A6")
def test_t23_a_space_with_goods_is_no_place_to_build() -> None:
    """BH-T23."""
    built = "R status-symbol a1, R bank b1, R lighthouse a2, R refinery b2, R train-station a3"
    scene: Scene = {"at": "1.2", "bids": "R 3 1.2", "money": "R 9", "unbuilt": "R sawmill", "built": built}
    assert lay(scene, goods="R crate b3").offers("build") == []
    assert lay(scene).offers("build") == ["build sawmill b3"]


@pytest.mark.clause("BH-9.11", "BH-9.14", "BH-17.1", "BH-29.3")
def test_t24_a_building_works_in_the_round_in_which_it_is_built() -> None:
    """BH-T24."""
    table = lay(tables=cards(prestige=1), at="1.1", offer="refinery", bids="R 3 1.1, R 3 1.2", money="R 9").deal()
    table.do("build refinery a1", "done").to("harbor")
    assert table.options == ["done", "produce a1 barrel"]
    assert table.do("produce a1 barrel").goods("R") == "barrel b1"
    assert table.prestige["R"] == 1


@pytest.mark.clause("BH-9.8", "BH-13.5", "BH-R11", "BH-R18", "BH-R9")
def test_t25_a_bollard_of_this_round_makes_room_for_a_ship_of_this_round() -> None:
    """BH-T25."""
    own = cards(ships="X 2 1crate b1 p1", bollards=3)
    table = lay(tables=own, at="1.2", bids="R 3 1.2, R 1 2.1", money="R 3", sea="x - - -").do("bollard 0.2")
    assert (table.walls("R"), table.told(codes.BOLLARD_PUT)) == ("1110", [(0, 0, 3)])
    assert [ships.berth_size(table.position, 0, dock) for dock in range(3)] == [1, 1, 0]
    assert table.to("berthing").options == ["dock 1 crate", "dock 2 crate"]


@pytest.mark.clause("BH-R11", "BH-9.8")
def test_any_free_slot_of_a_wall_may_be_taken_at_its_price() -> None:
    """Slots with a Bollard are not offered, nor those that are too dear."""
    table = lay(at="1.2", bids="R 1 1.2", money="R 2", walls="R 0120")
    prices = [int(price) for price in table.tables.decks.bollards]
    taken = {"1.1", "2.1", "2.2"}
    slots = [f"{k // 3}.{k % 3 + 1}" for k, price in enumerate(prices) if price <= 2]
    assert table.offers("bollard") == [f"bollard {slot}" for slot in slots if slot not in taken]
    assert len(slots) < 12
    assert table.do("bollard 3.1").walls("R") == "0121"


@pytest.mark.clause("BH-9.10", "BH-15.7", "BH-15.8", "BH-R22")
def test_t26_a_loading_dock_is_accessible_once_the_space_below_is_cleared() -> None:
    """BH-T26."""
    table = lay(at="1.2", bids="R 1 1.2", money="R 20", unbuilt="R bank")
    assert not contracts.is_accessible(table.position, 0, 2)
    table.do("clear c2")
    assert not contracts.is_accessible(table.position, 0, 2)
    table.do("clear c1")
    assert contracts.is_accessible(table.position, 0, 2)
    assert contracts.is_accessible(table.do("build bank c1").position, 0, 2)
    assert not contracts.is_accessible(table.position, 0, 3)


@pytest.mark.clause("BH-26.4", "BH-R9")
def test_t65_money_in_the_bank_buys_no_permit() -> None:
    """BH-T65."""
    table = lay(tables=FREE, at="1.2", bids="R 5 1.2, B 2 1.2", money="B 1", built="B bank a1", bank="B 6")
    assert table.waiting == "R"
    assert (table.bank["B"], table.money["B"]) == (6, 1)


@pytest.mark.clause("BH-5.10", "BH-9.6")
def test_t85_what_is_paid_goes_to_the_supply() -> None:
    """BH-T85."""
    table = lay(tables=FREE, at="1.2", bids="R 5 1.2, G 2 1.2, R 3 1.3, G 1 1.3", money="R 9, G 9")
    table.do("G: bollard 0.1", "G: done", "R: done")
    assert table.money == {"R": 9, "G": 6, "B": 0, "Y": 0}
    table.do("G: upgrade", "R: done")
    assert table.money == {"R": 9, "G": 4, "B": 0, "Y": 0}


@pytest.mark.clause("BH-R10", "BH-9.11", "BH-R9")
def test_a_building_costs_nothing_beyond_the_permit() -> None:
    """Not even the Status Symbol, with 3 prestige; and what a permit costs is all that must be paid."""
    scene: Scene = {"tables": cards(bollards=9, covers=9), "at": "1.2", "unbuilt": "R status-symbol"}
    assert lay(scene, bids="R 3 1.2").do("build status-symbol a1").told(codes.BUILT)[0][2] == 0
    outbid = lay(scene, bids="R 3 1.2, G 5 1.2", money="R 2").do("R: build status-symbol a1")
    assert (outbid.money["R"], outbid.buildings("R")) == (0, "status-symbol a1")


@pytest.mark.clause("BH-9.16", "BH-10.6", "BH-R1")
def test_in_strict_games_all_act_in_rank_order() -> None:
    """Else in any order."""
    table = lay(tables=FREE, at="1.2", bids="R 1 1.2, G 1 1.2, B 1 1.2", ranks="BRGY", strict=True)
    assert table.waiting == "B"
    table.do("done")
    assert table.waiting == "R"
    table = lay(tables=FREE, at="1.2", bids="R 1 1.2, G 1 1.2, B 1 1.2", ranks="BRGY")
    assert (table.waiting, table.player) == ("RGB", "B")
    assert table.do("G: done").waiting == "RB"
