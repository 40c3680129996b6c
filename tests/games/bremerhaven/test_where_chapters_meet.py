"""Twenty examples like those of the rulebook, written from it alone, at places where one chapter meets another.

Red, Green, Blue and Yellow are Captain, First Mate, Mate and Ship's Cook unless told otherwise; each Building has 1
prestige, each Cover card costs 2 money and each Bollard 1.
"""

from __future__ import annotations

from typing import Unpack

import pytest

from quarterdeck.games.bremerhaven import codes
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.scenario import Scene, lay, solo
from tests.games.bremerhaven.table import Table

OWN = cards(
    ships="Liner 1 2passenger b1 p4; Packet 1 1crate b1 p1; Barge 3 2crate b0 p2; Tug 2 1barrel b2 p2",
    contracts=(
        "Kiosk 1 barrel +2; Mill 3 barrel+crate -prestige +1 train; Depot 2 crate +prestige;"
        " Yard 4 passenger -5; Bazaar 2 crate+wild +1; Fair 5 container"
    ),
    prestige=1,
    covers=2,
    bollards=1,
    advance=2,
)
NOTHING = "- - - -"


def round_of(base: Scene | None = None, /, **scene: Unpack[Scene]) -> Table:
    """A round whose cards are laid; nothing is on offer that is not told."""
    given: Scene = {"tables": OWN, "sea": NOTHING, "land": NOTHING}
    given.update(base or {})
    return lay(given, **scene)


def last_round(base: Scene | None = None, /, **scene: Unpack[Scene]) -> Table:
    """The same, and the Ship token will come to the last space."""
    given: Scene = {"ahead": 1}
    given.update(base or {})
    return round_of(given, **scene)


# -- Buildings and permits meet what comes after them ------------------------------------------------


@pytest.mark.clause("BH-29.1", "BH-9.14", "BH-R20", "BH-19.1", "BH-R36")
def test_a_lighthouse_of_the_last_round_still_pays_and_counts() -> None:
    """Red builds it, then takes a Liner with 4 prestige: 10 + 4 income + 2 money, times 5."""
    table = last_round(at="1.2", bids="R 5 1.2, R 4 2.1", unbuilt="R lighthouse", sea="liner - - -", money="R 10")
    table.do("build lighthouse a1", "done").deal().do("done")
    assert (table.money["R"], table.prestige["R"], table.scores["R"]) == (16, 5, 80)


@pytest.mark.clause("BH-9.3", "BH-9.8", "BH-13.5", "BH-R18", "BH-13.6")
def test_bollards_of_this_round_berth_the_ship_of_this_round() -> None:
    """A Tug needs two on both sides: 1 money for the first Bollard, 5 and 1 for the second."""
    scene: Scene = {"at": "1.2", "bids": "R 5 1.2, R 4 2.1", "sea": "tug - - -"}
    table = round_of(scene, money="R 7").do("bollard 1.2", "bollard 2.2").deal()
    assert (table.walls("R"), table.money["R"], table.docks("R")) == ("0220", 4, "-, tug 2 1barrel, -")
    table = round_of(scene, money="R 6").do("bollard 1.2").deal()
    assert (table.walls("R"), table.docks("R"), table.told(codes.SHIP_BERTHED)) == ("0210", "-, -, -", [])


@pytest.mark.clause("BH-9.10", "BH-15.7", "BH-14.6", "BH-20.1", "BH-20.5")
def test_a_space_cleared_now_lets_a_contract_be_won_filled_and_paid_at_once() -> None:
    """Two Contracts are there already; the Kiosk stands above c1, and its barrel lies ready."""
    table = round_of(
        at="1.2", bids="R 5 1.2, R 4 3.1", land="kiosk - - -", money="R 2", goods="R barrel a2",
        contracts="R 1 fair 5, R 2 yard 4",
    )  # fmt: skip
    table.do("clear c1").deal("3-1-4-2").do("loading 3", "deliver barrel 3")
    assert table.loading("R") == "fair 4, yard 3, -, -"
    assert table.money["R"] == 2 - 2 + 4 + 3 + 2


@pytest.mark.clause("BH-9.11", "BH-17.2", "BH-R24", "BH-18.9")
def test_a_production_building_on_the_last_free_space_has_no_room_for_its_good() -> None:
    """For a crate, half a space is room enough."""
    full = ", ".join(f"R barrel {space}" for space in ("a1", "b1", "a2", "b2"))
    scene: Scene = {"at": "1.2", "bids": "R 5 1.2", "unbuilt": "R refinery, R sawmill", "goods": f"{full}, R crate a3"}
    table = round_of(scene).do("build refinery b3").deal()
    assert (table.position.round, table.told(codes.PRODUCED)) == (3, [])
    table = round_of(scene).do("build sawmill b3").deal()
    assert table.options == ["done", "produce b3 crate"]
    assert table.do("produce b3 crate").goods("R").endswith("2crate a3")


@pytest.mark.clause("BH-11.5", "BH-R16", "BH-9.14", "BH-11.4", "BH-20.4")
def test_an_exchange_built_now_makes_the_prices_at_which_a_contract_is_sold_now() -> None:
    """Nobody has bid on 1.4; the Kiosk's barrel brings 4 and the reward 2."""
    table = round_of(at="1.2", bids="R 5 1.2", unbuilt="R commodity-exchange", contracts="R 1 kiosk 1 barrel")
    table.do("build commodity-exchange a1").deal()
    assert (table.phase, table.player) == ("exchanging", "R")
    table.do("prices 4-1-2-3")
    assert table.money["R"] == 4 + 4 + 2


@pytest.mark.clause("BH-29.4", "BH-R44", "BH-5.9", "BH-14.1")
@pytest.mark.parametrize(("ranks", "winner"), [("RGBY", "R"), ("GRBY", "G")])
def test_a_train_station_built_now_makes_a_tie_that_ranks_decide(ranks: str, winner: str) -> None:
    """Red's 4 counts 5 on the Mill, which goes by train, and so does Green's 5."""
    table = round_of(
        at="1.2", ranks=ranks, bids="R 5 1.2, R 4 3.1, G 5 3.1", unbuilt="R train-station", land="mill - - -"
    ).do("build train-station a1")
    table.deal().do(f"{winner}: loading 1")
    assert table.loading(winner).startswith("mill 3") or table.loading(winner).startswith("mill 2")
    assert table.told(codes.CONTRACT_WON)[0][2] == 5


@pytest.mark.clause("BH-9.2", "BH-19.2", "BH-25.3", "BH-R10")
def test_the_last_permit_decides_by_the_prestige_it_brings() -> None:
    """Red, who is Mate, pays 3 for a permit, and a fifth point of prestige is worth more than that."""
    scene: Scene = {
        "ranks": "GBRY", "at": "1.2", "bids": "R 2 1.2, Y 5 1.2", "unbuilt": "R status-symbol",
        "ships": "R 2 liner 2 0passenger, G 2 liner 2 0passenger", "prestige": "R 4, G 4", "money": "R 20, G 18",
    }  # fmt: skip
    table = last_round(scene).do("R: build status-symbol a1", "R: done").deal()
    assert (table.scores["R"], table.scores["G"], table.winners) == ((20 - 3 + 2) * 5, (18 + 4) * 4, "R")
    table = last_round(scene).do("R: done").deal()
    assert (table.scores["R"], table.scores["G"], table.winners) == ((20 + 2) * 4, (18 + 4) * 4, "G")


# -- money of one chapter pays in another ------------------------------------------------------------


@pytest.mark.clause("BH-6.2", "BH-7.1", "BH-5.10", "BH-26.4", "BH-R9")
def test_parked_cards_pay_for_a_permit_and_the_bank_does_not() -> None:
    """Red lacks 2 at 1.2: two cards on 1.0 bring them in time, 9 money in the Bank are no help."""
    scene: Scene = {"at": "1.0", "unbuilt": "R refinery"}
    table = round_of(scene, bids="R 1 1.0, R 2 1.0, R 3 1.2, G 5 1.2").to("permitting").do("build refinery a1")
    assert (table.money["R"], table.buildings("R")) == (0, "refinery a1")
    table = round_of(scene, bids="R 1 1.0, R 3 1.2, G 5 1.2", bank="R 9", built="R bank b1").to("bidding")
    assert (table.buildings("R"), table.money["R"]) == ("bank b1, refinery", 1 + 4)


@pytest.mark.clause("BH-14.4", "BH-12.3", "BH-26.2", "BH-26.4")
def test_the_income_of_a_round_goes_into_the_penalty_of_a_contract_without_a_place() -> None:
    """Red's four Loading docks are full. The Yard costs 5: the Captain's 4, and 1 of what the Bank holds."""
    scene: Scene = {
        "at": "1.5", "bids": "R 4 3.1", "land": "yard - - -",
        "contracts": "R 1 fair 5, R 2 mill 3, R 3 depot 2, R 4 bazaar 2",
    }  # fmt: skip
    table = round_of(scene).to("dealing")
    assert table.told(codes.PAID_PENALTY) == [(0, 4, 0)]
    table = round_of(scene, bank="R 3", built="R bank a1").to("dealing")
    assert (table.told(codes.PAID_PENALTY), table.bank["R"]) == ([(0, 4, 1)], 2)


@pytest.mark.clause("BH-18.8", "BH-14.5", "BH-R23", "BH-20.5")
def test_a_container_unpacked_for_the_last_coin_fills_a_crate_and_a_wild_symbol() -> None:
    """The Bazaar is paid in the same round: twice 4, and 1 as reward."""
    table = round_of(at="harbor", contracts="R 1 bazaar 1", goods="R container a1", money="R 1", prices="3-1-4-2")
    table.do("unpack", "deliver crate 1", "deliver crate 1")
    assert (table.money["R"], table.loading("R")) == (4 + 4 + 1, "-, -, -, -")


# -- deadlines meet room, Events and the end ---------------------------------------------------------


@pytest.mark.clause("BH-13.6", "BH-R18", "BH-19.1", "BH-20.1", "BH-R27")
def test_a_ship_that_leaves_this_round_counts_and_still_fills_its_dock() -> None:
    """The Liner stays one round: 4 prestige. The Packet finds no Dock, though the Liner sails at once."""
    table = round_of(at="2.1", bids="R 5 2.1, R 4 2.2", sea="liner packet - -")
    assert table.docks("R") == "-, liner 1 2passenger, -"
    table.do("done")
    assert (table.prestige["R"], table.docks("R")) == (4, "-, -, -")


@pytest.mark.clause("BH-18.2", "BH-18.4", "BH-18.9", "BH-20.3", "BH-20.5")
def test_a_full_harbor_unloads_a_leaving_ship_once_a_good_is_delivered() -> None:
    """The barrel goes to the Mill, a crate takes its place and follows it; the other crate sails away."""
    spaces = ("b1", "a2", "b2", "a3", "b3")
    table = round_of(
        at="harbor", ships="R 1 barge 1", contracts="R 1 mill 1", prices="3-1-4-2",
        goods="R barrel a1, " + ", ".join(f"R container {space}" for space in spaces),
    )  # fmt: skip
    assert table.options == ["done", "deliver barrel 1"]
    table.do("deliver barrel 1", "unload 1", "deliver crate 1")
    assert table.can("unload 1")
    table.do("done")
    assert (table.money["R"], table.docks("R")) == (3 + 4 + 1, "-, -, -")


@pytest.mark.clause("BH-26.5", "BH-E1", "BH-20.7", "BH-21.1")
def test_fall_takes_nothing_for_a_contract_due_in_its_round_and_is_paid_from_its_sale() -> None:
    """Red has no money before: the Kiosk brings 3 + 2, and the Fair alone is charged for."""
    table = round_of(at="harbor", event="fall", contracts="R 1 kiosk 1 barrel, R 2 fair 5", prices="3-1-4-2")
    assert (table.money["R"], table.loading("R")) == (3 + 2 - 1, "-, fair 4, -, -")


@pytest.mark.clause("BH-26.5", "BH-25.2", "BH-R36", "BH-26.2")
def test_fall_in_the_last_round_comes_before_the_last_sales() -> None:
    """Red cannot pay for two Contracts yet and owes nothing later; then the Depot is sold as if it were due."""
    table = last_round(at="harbor", event="fall", contracts="R 1 depot 2 crate, R 2 fair 5", prices="3-1-4-2")
    assert (table.phase, table.money["R"], table.prestige["R"]) == ("over", 4, 1)


@pytest.mark.clause("BH-14.9", "BH-25.2", "BH-R28", "BH-R29")
@pytest.mark.parametrize(("mill", "depot", "prestige"), [(1, 2, 1), (2, 1, 0)])
def test_the_last_contracts_are_settled_from_left_to_right(mill: int, depot: int, prestige: int) -> None:
    """Nobody falls below 0: the Mill's penalty is lost on Red if it comes first, and not after the Depot's reward."""
    table = last_round(at="harbor", contracts=f"R {mill} mill 3, R {depot} depot 2 crate", prices="3-1-4-2")
    assert (table.money["R"], table.prestige["R"]) == (4, prestige)


@pytest.mark.clause("BH-14.9", "BH-19.2", "BH-R28")
def test_prestige_lost_to_a_contract_comes_back_with_the_next_count() -> None:
    """The Liner's harbor is still worth 4 a round later."""
    table = round_of(at="harbor", ships="R 2 liner 5 0passenger", prestige="R 4", contracts="R 1 mill 1")
    assert table.to_round(3).prestige["R"] == 3
    assert table.to_round(4).prestige["R"] == 4


# -- ranks ---------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-5.9", "BH-6.2", "BH-12.1", "BH-R6", "BH-8.6", "BH-13.2")
def test_a_swap_of_ranks_decides_the_ties_that_come_after_it() -> None:
    """Red and Green tie for a Building and for a Ship; between the two Green becomes Captain."""
    table = round_of(at="1.1", offer="bank", sea="barge - - -", bids="R 2 1.1, G 2 1.1, G 1 1.5, R 3 2.1, G 3 2.1").to(
        "swapping"
    )
    table.do("swap 1 2")
    assert (table.buildings("R"), table.told(codes.SHIP_WON)[0][0]) == ("bank", 1)


@pytest.mark.clause("BH-25.4", "BH-R37", "BH-12.3")
def test_the_last_swap_of_ranks_decides_a_tied_game() -> None:
    """With the income of their new ranks Red and Green have 13 money and 3 prestige each; Green is Captain now."""
    table = last_round(at="1.5", bids="G 1 1.5", money="R 10, G 9", prestige="R 3, G 3").do("swap 1 2")
    assert (table.scores["R"], table.scores["G"], table.winners) == (39, 39, "G")


@pytest.mark.clause("BH-10.1", "BH-10.3", "BH-25.1", "BH-25.3")
def test_a_card_grown_in_the_last_round_is_money_thrown_away() -> None:
    """Green pays 2 for it, and no card comes back to hand."""
    table = last_round(at="1.3", bids="R 5 1.3, G 3 1.3", money="G 5", prestige="G 2")
    table.do("R: done", "G: upgrade").deal()
    assert (table.scores["G"], table.laid("G", "1.3")) == ((5 - 2 + 3) * 2, "3")


@pytest.mark.clause("BH-28.5", "BH-28.10", "BH-5.9", "BH-R41")
def test_alone_a_swap_wins_the_tie_with_the_dummy_in_the_same_round() -> None:
    """As First Mate you lose it, and the Ship is discarded; once you are Captain it is yours."""
    scene: Scene = {"tables": OWN, "at": "1.5", "bids": "R 3 1.5, R 2 2.1, G 2 2.1", "sea": "barge -", "land": "- -"}
    table = solo(**scene).do("swap 1 2")
    assert (table.player, table.phase) == ("R", "berthing")
    table = solo(**scene).do("done").deal()
    assert (table.told(codes.SHIP_BERTHED), table.docks("R")) == ([], "-, -, -")


@pytest.mark.clause("BH-3.1", "BH-15.7", "BH-14.2", "BH-20.1", "BH-23.7")
def test_in_the_short_game_a_contract_in_the_fourth_loading_dock_is_filled_at_once() -> None:
    """Three are full; no space was ever covered. What nobody wanted leaves both boards."""
    table = lay(
        tables=OWN, short=True, seats=2, ranks="RG", at="3.1", bids="R 4 3.1", sea="barge tug", land="kiosk yard",
        contracts="R 1 fair 5, R 2 mill 3, R 3 bazaar 2", goods="R barrel d3", prices="3-1-4-2",
    )  # fmt: skip
    table.do("deliver barrel 4").to_round(3)
    assert (table.money["R"], table.loading("R")) == (3 + 2, "fair 4, mill 2, bazaar 1, -")
    assert {"barge", "tug", "yard"}.isdisjoint(table.sea + table.land)
