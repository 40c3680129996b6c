"""Contracts on the Land board and in Loading docks (BH-T44 to BH-T47)."""

from __future__ import annotations

import pytest

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.rules import contracts
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.scenario import Scene, lay

OWN = cards(
    contracts="K 3 barrel+wild+wild -5 +2 train; L 2 crate -prestige +prestige; M 5 passenger; N 4 container -4 train"
)
FULL = "R 1 k 3, R 2 l 2, R 3 m 5, R 4 bonded-store 4"


@pytest.mark.clause("BH-14.4", "BH-26.1", "BH-26.2", "BH-R21", "BH-R32", "BH-A10")
def test_t44_a_contract_without_an_empty_loading_dock_costs_its_penalty() -> None:
    """BH-T44."""
    own = cards(contracts="K 3 barrel; L 2 crate; M 5 passenger; N 4 container -5 +4 train")
    table = lay(tables=own, at="3.1", bids="R 1 3.1", land="n - - -", contracts=FULL, money="R 3")
    assert (table.told(codes.CONTRACT_LOST), table.money["R"]) == ([(0, own.cards.index("n"), 0)], 0)
    assert table.told(codes.PAID_PENALTY) == [(0, 3, 0)]
    assert table.told(codes.REWARDED) == []
    assert int(table.position.contract_pile) >> 3 & 1


@pytest.mark.clause("BH-14.4", "BH-R21", "BH-R28")
def test_a_penalty_of_prestige_is_due_for_it_too() -> None:
    """One space down."""
    own = cards(contracts="K 3 barrel; L 2 crate; M 5 passenger; N 4 container -prestige")
    table = lay(tables=own, at="3.1", bids="R 1 3.1", land="n - - -", contracts=FULL, money="R 3", prestige="R 2")
    assert (table.money["R"], table.prestige["R"]) == (3, 1)


@pytest.mark.clause("BH-14.1", "BH-14.2", "BH-14.3", "BH-15.8", "BH-R21", "BH-D11")
def test_t45_a_contract_may_wait_in_a_loading_dock_that_is_not_accessible() -> None:
    """BH-T45."""
    scene: Scene = {"tables": OWN, "bids": "R 1 3.1", "land": "m - - -", "goods": "R passenger a1"}
    table = lay(scene, at="3.1", contracts="R 1 k 3, R 2 l 2")
    assert table.options == ["loading 3", "loading 4"]
    table.do("loading 4")
    assert table.loading("R") == "k 3, l 2, -, m 5"
    assert table.offers("deliver") == ["deliver passenger 1"], "not to 4"
    cleared = lay(tables=OWN, at="harbor", contracts="R 4 m 5", goods="R passenger a1", cleared="R d1")
    assert cleared.offers("deliver") == ["deliver passenger 4"]


@pytest.mark.clause("BH-14.2", "BH-R21")
def test_the_last_empty_loading_dock_is_no_choice() -> None:
    """The Contract lies there with its Time markers."""
    table = lay(tables=OWN, at="3.1", bids="R 1 3.1", land="m - - -", contracts="R 1 k 3, R 2 l 2, R 4 n 4")
    assert table.told(codes.CONTRACT_PLACED) == [(0, OWN.cards.index("m"), 2)]
    assert table.loading("R") == "k 2, l 1, m 4, n 3", "the round went on"


@pytest.mark.clause("BH-14.5", "BH-18.6", "BH-R23")
def test_t46_wild_symbols_take_any_goods_and_never_the_place_of_a_named_one() -> None:
    """BH-T46."""
    scene: Scene = {"tables": OWN, "at": "harbor", "contracts": "R 1 k 3"}
    goods = "R barrel a1, R barrel b1, R barrel a2, R passenger b2"
    table = lay(scene, goods=goods).do("deliver barrel 1", "deliver barrel 1", "deliver passenger 1")
    assert table.loading("R").split(", ")[0] == "k 2 2barrel+passenger"
    assert contracts.is_complete(table.position, 0, 0)
    assert table.offers("deliver") == []
    goods = "R crate a1, R container b1, R crate a2, R passenger b2, R barrel a3"
    table = lay(scene, goods=goods).do("deliver passenger 1", "deliver crate 1")
    assert table.offers("deliver") == ["deliver barrel 1"]
    assert contracts.is_complete(table.do("deliver barrel 1").position, 0, 0)


@pytest.mark.clause("BH-29.4", "BH-R44", "BH-B4.1", "BH-B4.2")
def test_t47_cards_on_a_contract_with_a_train_count_one_more() -> None:
    """BH-T47."""
    scene: Scene = {"tables": OWN, "at": "3.1", "bids": "R 1 3.1, R 3 3.1, G 5 3.1", "built": "R train-station a1"}
    table = lay(scene, land="n - - -")
    assert (table.player, table.told(codes.CONTRACT_WON)) == ("R", [(0, OWN.cards.index("n"), 6)])
    assert lay(scene, land="l - - -").player == "G"
    scene["built"] = ""
    scene["unbuilt"] = "R train-station"
    assert lay(scene, land="n - - -").player == "G"


@pytest.mark.clause("BH-R44")
def test_a_train_station_built_in_the_same_round_works() -> None:
    """The bonus is worked out when the Contract is won."""
    bids = "R 1 1.2, R 4 3.1, G 4 3.1"
    scene: Scene = {"tables": OWN, "ranks": "GRBY", "at": "1.2", "money": "R 9", "land": "n - - -"}
    table = lay(scene, bids=bids, unbuilt="R train-station")
    assert table.do("build train-station a1").deal().player == "R"
