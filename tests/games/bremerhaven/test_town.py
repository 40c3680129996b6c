"""The Town board but for permits and prices: 1.0, 1.1, 1.3 and 1.5 (BH-T13 to BH-T16, BH-T27 to BH-T31, BH-T36 on)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from quarterdeck.games.bremerhaven import codes
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.scenario import lay

UPGRADED = ["12345", "23455", "34556", "45566", "55667", "56677", "66778", "67789"]

# -- 1.0 and 1.1 ----------------------------------------------------------------------------------


@pytest.mark.clause("BH-7.1")
def test_t13_each_card_on_the_parking_lot_brings_one_money() -> None:
    """BH-T13."""
    table = lay(bids="R 1 1.0, R 2 1.0, R 5 1.0, G 4 1.0").deal()
    assert table.told(codes.PARKED) == [(0, 3, 0), (1, 1, 0)]
    table = lay(at="1.0", money="R 2", bids="R 1 1.0, R 2 1.0, R 5 1.0, G 4 1.0, Y 1 1.2")
    assert table.money == {"R": 5, "G": 1, "B": 0, "Y": 0}


@pytest.mark.clause("BH-7.1", "BH-7.2")
def test_t14_one_card_brings_one_money() -> None:
    """BH-T14."""
    assert lay(bids="R 5 1.0").money == {"R": 1, "G": 0, "B": 0, "Y": 0}


@pytest.mark.clause("BH-8.2", "BH-8.3", "BH-8.4", "BH-8.6", "BH-29.1", "BH-R13")
def test_t15_a_building_is_worth_nothing_until_it_is_built() -> None:
    """BH-T15."""
    own = cards(ships="X 2 2barrel b0 p1; V 3 1crate b0 p2; W 3 1crate b0 p4", prestige=3)
    ships = "R 1 v 2, R 3 w 2"
    table = lay(tables=own, offer="lighthouse", sea="x - - -", bids="R 3 1.1, B 3 1.1, R 1 2.1", ships=ships).deal()
    assert (table.buildings("R"), table.docks("R")) == ("lighthouse", "v 2 1crate, x 2 2barrel, w 2 1crate")
    assert table.money["R"] == 4, "income alone"
    table.do("done")
    assert table.told(codes.HARBOR_VALUE)[0] == (0, 1 + 2 + 4, 7)


@pytest.mark.clause("BH-8.1", "BH-8.5", "BH-R47")
def test_t16_a_building_that_nobody_wants_leaves_the_game() -> None:
    """BH-T16."""
    table = lay(at="1.1", offer="lighthouse")
    assert table.told(codes.BUILDING_GONE) == [(-2, table.tables.cards.index("lighthouse"), 0)]
    assert "deal lighthouse" not in table.options
    assert len(table.options) == 19
    assert table.do("deal bank").offer == "bank"


@pytest.mark.clause("BH-R13")
def test_cards_on_an_empty_stack_of_buildings_do_nothing() -> None:
    """Nobody wins anything and nobody is asked."""
    table = lay(at="bidding")
    table.position.offer = codes.NONE
    table.position.building_deck = 0
    while table.phase == "bidding":
        table.do(next(text for text in table.options if text.endswith("1.1")))
    table.to_round(3)
    assert (table.offer, [table.buildings(seat) for seat in "RGBY"]) == ("-", [""] * 4)
    assert table.told(codes.BUILDING_WON) == table.told(codes.BUILDING_GONE) == []


# -- 1.3 ------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-5.10", "BH-10.1", "BH-10.2", "BH-10.3", "BH-10.4", "BH-24.1", "BH-24.2", "BH-D6")
def test_t27_influence_grows_for_the_gap_to_the_highest_bid() -> None:
    """BH-T27."""
    table = lay(at="1.3", money="G 0, B 1", bids="G 3 1.3, B 2 1.3")
    assert (table.player, table.options) == ("G", ["done", "upgrade"])
    table.do("G: upgrade", "B: upgrade")
    assert table.told(codes.GREW) == [(1, 5, 0), (2, 5, 1)]
    table.to_round(3)
    assert [table.hand(seat) for seat in "RGBY"] == ["12345", "23455", "23455", "12345"]
    assert table.money == {"R": 4, "G": 3, "B": 2, "Y": 1}, "income, and Blue's 1 money is gone"


@pytest.mark.clause("BH-10.3")
def test_t28_the_new_card_comes_with_the_next_round() -> None:
    """BH-T28."""
    table = lay(at="1.3", bids="G 3 1.3")
    held = table.hand("G")
    table.do("upgrade")
    assert (table.position.level[1], table.hand("G")) == (0, held)
    assert (table.position.laid_cards, table.laid("G", "1.3")) == (20, "3")
    assert table.to_round(3).hand("G") == "23455"


@pytest.mark.clause("BH-10.2", "BH-10.4", "BH-10.5", "BH-R14", "BH-R46")
def test_t29_hands_after_seven_upgrades() -> None:
    """BH-T29."""
    for before, after in pairwise(UPGRADED):
        level = UPGRADED.index(before)
        table = lay(seats=2, at="1.3", level=f"R {level}", bids="R 1 1.3")
        assert table.do("upgrade").to_round(3).hand("R") == after
    table = lay(seats=2, at="1.3", level="R 7", bids="R 9 1.3")
    assert table.phase != "growing"
    assert table.to_round(3).hand("R") == "67789"


@pytest.mark.clause("BH-10.5", "BH-R14")
def test_t30_a_bid_without_a_card_to_take_still_sets_the_price() -> None:
    """BH-T30."""
    table = lay(at="1.3", level="R 7", money="R 9, G 5", bids="R 9 1.3, G 4 1.3")
    assert (table.waiting, table.player) == ("G", "G")
    table.do("upgrade")
    assert (table.money["R"], table.money["G"]) == (9, 0)
    assert lay(at="1.3", level="R 7", money="G 4", bids="R 9 1.3, G 4 1.3").phase != "growing"


@pytest.mark.clause("BH-R14", "BH-5.8")
def test_t31_one_upgrade_a_round_whatever_was_bid() -> None:
    """BH-T31."""
    table = lay(at="1.3", bids="R 3 1.3, R 4 1.3").do("upgrade")
    assert table.phase != "growing"
    assert table.to_round(3).hand("R") == "23455"


@pytest.mark.clause("BH-24.1", "BH-24.2", "BH-10.1", "BH-5.11")
def test_t95_who_declines_has_the_same_hand_again() -> None:
    """BH-T95: with an upgrade the lowest of six leaves."""
    table = lay(at="1.3", bids="R 3 1.3, G 3 1.3", level="R 1, G 1").do("R: done", "G: upgrade").to_round(3)
    assert (table.hand("R"), table.hand("G")) == ("23455", "34556")
    assert (table.laid("R", "1.3"), table.position.laid_cards) == ("", 0)


# -- 1.5 ------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-12.1", "BH-12.3", "BH-D9", "BH-A8")
def test_t36_the_winner_swaps_neighbours_and_income_follows_the_new_ranks() -> None:
    """BH-T36."""
    table = lay(at="1.5", bids="B 1 1.5")
    assert (table.player, table.options) == ("B", ["done", "swap 1 2", "swap 2 3", "swap 3 4"])
    table.do("swap 2 3")
    assert (table.ranks, table.money) == ("RBGY", {"R": 4, "G": 2, "B": 3, "Y": 1})


@pytest.mark.clause("BH-12.2", "BH-12.3", "BH-R17")
def test_t37_without_a_bid_ranks_stay() -> None:
    """BH-T37."""
    table = lay(seats=3, at="1.5")
    assert (table.ranks, table.money) == ("RGB", {"R": 4, "G": 3, "B": 2})


@pytest.mark.clause("BH-12.1", "BH-R17", "BH-D9")
def test_t38_others_may_be_swapped() -> None:
    """BH-T38."""
    table = lay(seats=3, ranks="RBG", at="1.5", bids="G 1 1.5")
    assert table.options == ["done", "swap 1 2", "swap 2 3"]
    table.do("swap 1 2")
    assert (table.ranks, table.money) == ("BRG", {"R": 3, "G": 2, "B": 4})
    assert lay(seats=2, at="1.5", bids="G 1 1.5").options == ["done", "swap 1 2"]


@pytest.mark.clause("BH-12.4", "BH-R48", "BH-12.1")
def test_the_captain_may_bid_only_to_keep_the_rank() -> None:
    """The Mate swaps with the First Mate, who becomes Mate."""
    table = lay(at="1.5", bids="R 5 1.5, B 4 1.5").do("done")
    assert (table.ranks, table.told(codes.RANKS_KEPT)) == ("RGBY", [(0, 0, 0)])
    assert lay(at="1.5", bids="B 4 1.5").do("swap 2 3").ranks == "RBGY"
    assert lay(at="1.5", bids="B 4 1.5").do("swap 3 4").ranks == "RGYB"


@pytest.mark.clause("BH-R6", "BH-5.9")
def test_the_swap_decides_ties_at_sea_and_on_land_but_not_in_town() -> None:
    """Red and Green bid the same everywhere; Red wins in Town, Green afterwards."""
    own = cards(ships="X 2 1crate b1 p1", contracts="K 2 crate+crate")
    bids = ", ".join(f"{seat} 3 {space}" for seat in "RG" for space in ("1.1", "1.5", "2.1", "3.1"))
    table = lay(tables=own, seats=2, offer="bank", bids=bids, sea="x -", land="k -").deal()
    assert (table.player, table.phase) == ("R", "swapping")
    table.do("swap 1 2")
    assert (table.buildings("R"), table.docks("G")) == ("bank", "-, x 2 1crate, -")
    assert (table.player, table.phase) == ("G", "placing")
