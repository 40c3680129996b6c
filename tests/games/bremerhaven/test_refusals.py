"""Refusals before the harbors: set-up, bids, Town, Docks and charges; each names its clause and says what would do."""

from __future__ import annotations

import pytest

from quarterdeck.games.bremerhaven import codes
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.refused import allowed, refusal, refused, refused_number, until
from tests.games.bremerhaven.scenario import lay, solo, start
from tests.games.bremerhaven.table import Table

# -- set-up ---------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-2.10")
def test_a_chit_that_is_taken_is_refused() -> None:
    """The next one takes another."""
    table = start(2).deal()
    assert refused(table, "4 on 1.2") == ("BH-2.10", "First take one of the goods chits.")
    table.do("chit crate")
    assert refused(table, "chit crate") == ("BH-2.10", "Red has taken the chit with the crate; take another one.")
    assert refusal(table, "chit crate").nearest == ("chit container", "chit passenger", "chit barrel")


@pytest.mark.clause("BH-2.4", "BH-2.5", "BH-R52", "BH-2.1")
def test_only_cards_of_the_first_group_are_dealt_first() -> None:
    """A card of another group, one of another number of players, and one that there is not."""
    table = start(2)
    assert refused(table, "deal nordermole") == (
        "BH-2.4",
        "Nordermole is in group 2; the cards of group 1 lie above it.",
    )
    assert refused(table, "deal roter-sand") == ("BH-2.5", "Roter Sand is not in the deck.")
    assert refused(table, "deal lehe-chandlery") == ("BH-2.5", "First the Ships on offer are dealt.")
    assert refused_number(table, int(codes.DEAL_SHIP) + 59) == (
        "BH-2.1",
        "There is no such card with the number 60: this pack has 48.",
    )


@pytest.mark.clause("BH-3.3", "BH-3.4", "BH-R39")
def test_starting_goods_are_none_that_the_contract_names() -> None:
    """The starting Building is put first."""
    table = start(2, short=True).deal()
    assert refused(table, "done") == ("BH-3.3", "First choose a space for your starting Building.")
    building = table.do("site a1").buildings("R").split()[0]
    assert refused(table, f"deal {building}")[0] == "BH-3.3"
    table.to("starting", "lehe-chandlery")
    contract = "Your starting Contract, Lehe Chandlery, names barrels and containers: take other goods."
    assert allowed(table, "start crate crate passenger")
    assert refused(table, "start barrel container crate") == ("BH-3.4", contract)
    assert refused(table, "unload 1")[0] == "BH-3.4"


# -- bids -------------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-5.1", "BH-5.4", "BH-5.6", "BH-R5")
def test_t11_nobody_passes_or_takes_a_card_back() -> None:
    """BH-T11; a card that is not there, and a space that is not in the game, are refused too."""
    table = lay(at="bidding", seats=2)
    assert refused(table, "done") == (
        "BH-R5",
        "Nobody may pass: lay a card where it costs you least, like the Parking lot (1.0), which brings 1 money.",
    )
    assert refused(table, "4 on 2.3") == (
        "BH-13.1",
        "2.3 is not in this game: bids are laid at 1.0 to 1.5, 2.1 to 2.2 and 3.1 to 3.2.",
    )
    assert refused(table, "4 on 3.4")[0] == "BH-14.1"
    assert refused(table, "7 on 1.2") == ("BH-5.1", "You hold no 7; your hand is 1, 2, 3, 4 and 5.")
    assert refusal(table, "7 on 1.2").nearest[:2] == ("5 on 1.2", "4 on 1.2")
    table.do("4 on 1.2", "1 on 1.0")
    assert refused(table, "4 on 1.5") == (
        "BH-5.6",
        "You have laid your 4 on Building permits (1.2), and cards laid are not taken back; your hand is 1, 2, 3 and 5.",
    )


@pytest.mark.clause("BH-5.1")
def test_who_does_not_see_a_hand_is_told_nothing_of_it() -> None:
    """A spectator asks."""
    table = lay(at="bidding")
    table.position.veil(-1)
    assert refused(table, "4 on 1.2") == ("BH-5.1", "Only Red knows which cards Red holds.")


# -- 1.2 and 1.3 -----------------------------------------------------------------------------------------


@pytest.mark.clause("BH-9.8", "BH-9.9", "BH-R9", "BH-R11")
def test_a_permit_and_what_it_is_used_for_are_paid_in_full() -> None:
    """The first permit of the highest bidder is free, the second one is not."""
    table = lay(tables=cards(covers=4, bollards=6), at="1.2", bids="R 3 1.2, G 2 1.2", money="R 8")
    assert refused(table, "bollard 1.1") == (
        "BH-R11",
        "A Bollard stands in slot 1 of the wall between Docks 1 and 2 already.",
    )
    assert refused(table, "clear a1") == (
        "BH-9.9",
        "a1 is not covered; you can clear c1, d1, c2, d2, c3 and d3.",
    )
    table.position.money[0] = 5
    sentence = "That costs 6 money, and the permit is free of charge; you have 5 money in cash."
    assert refused(table, "bollard 0.1") == ("BH-9.8", sentence)
    table.position.money[0] = 14
    table.do("clear c1")
    table.position.money[0] = 6
    sentence = "That costs 4 money and the permit 3 money, 7 money in all; you have 6 money in cash."
    assert refused(table, "clear d1") == ("BH-9.9", sentence)
    assert refused(table, "clear c1")[0] == "BH-9.9"


@pytest.mark.clause("BH-9.11", "BH-9.12", "BH-9.13", "BH-R10", "BH-R12")
def test_building_takes_an_own_unbuilt_building_and_an_empty_space() -> None:
    """Neither goods nor Buildings nor Cover cards may be there."""
    table = lay(at="1.2", bids="R 5 1.2", built="R bank a1", goods="R barrel b1", unbuilt="R refinery, G sawmill")
    assert refused(table, "build sawmill a2") == ("BH-9.11", "Sawmill is not yours to build; you have Refinery.")
    assert refused(table, "build bank a2") == ("BH-9.11", "You have built Bank already.")
    assert refused(table, "build refinery a1") == ("BH-9.12", "Bank stands on a1.")
    assert refused(table, "build refinery c1") == ("BH-9.12", "c1 is covered; it must be cleared first.")
    assert refused(table, "build refinery b1") == (
        "BH-9.12",
        "b1 holds 1 barrel; a Building needs an empty space, and goods are moved in your harbor later.",
    )
    assert "build refinery a2" in refusal(table, "build refinery a1").nearest
    full = ", ".join(f"R barrel {space}" for space in ("a1", "b1", "a2", "b2", "a3", "b3"))
    table = lay(at="1.2", bids="R 5 1.2", goods=full, unbuilt="R refinery", money="R 9")
    assert refused(table, "build refinery a1") == (
        "BH-9.13",
        "None of your spaces is empty, so nothing can be built; clear one first.",
    )
    none = lay(at="1.2", bids="R 5 1.2", money="R 9")
    assert refused(none, "build refinery a1")[1].startswith(
        "You have no Building left to build, so not Refinery either"
    )


@pytest.mark.clause("BH-9.7", "BH-10.1")
def test_what_is_asked_is_said_to_those_who_answer_something_else() -> None:
    """Permits, then the Influence card."""
    table = lay(at="1.2", bids="R 5 1.2, R 4 1.3", money="R 9")
    assert refused(table, "upgrade") == (
        "BH-9.7",
        "Now you use building permits: put a Bollard, clear a space, build, or be done.",
    )
    table.do("done")
    assert refused(table, "clear c1") == ("BH-10.1", "Now you may take an Influence card, or not.")
    assert allowed(table, "upgrade")
    assert allowed(table, "done")


# -- 1.4 and 1.5 --------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-11.1", "BH-11.2", "BH-R15")
def test_prices_are_kept_by_choosing_the_card_on_top() -> None:
    """Declining has no move of its own for the highest bidder; `done` is read as the card on top (test_prices.py)."""
    table = lay(at="1.4", bids="R 5 1.4", prices="3-1-4-2")
    assert refused(table, "done") == ("BH-R15", "First the Price pile is looked through.")
    table.deal()
    kept = "To leave the prices alone, choose the card that is on top: barrel 3, container 1, crate 4, passenger 2."
    assert refused_number(table, int(codes.DONE)) == ("BH-11.2", kept)
    assert refused(table, "swap 1 2") == ("BH-11.1", "First choose the Price card that goes on top.")
    assert refused_number(table, int(codes.PRICE) + 29)[0] == "BH-11.1"
    seen = table.position.clone()
    seen.veil(1)
    table.position.copy_from(seen)
    assert refused(table, "prices 4-3-2-1") == ("BH-R15", "Only Red looks through the Price pile.")


@pytest.mark.clause("BH-11.5")
def test_the_exchange_may_be_declined() -> None:
    """It need not be used."""
    table = lay(at="1.4", built="G commodity-exchange a1").deal()
    assert allowed(table, "done")
    assert refused(table, "upgrade") == (
        "BH-11.5",
        "Now your Commodity Exchange lets you put a Price card on top, or leave it.",
    )


@pytest.mark.clause("BH-12.1", "BH-R17")
def test_ranks_that_nobody_has_are_not_swapped() -> None:
    """Three players have three ranks."""
    table = lay(at="1.5", bids="R 5 1.5", seats=3)
    assert refused(table, "swap 3 4") == (
        "BH-R17",
        "Nobody is Ship's Cook in this game; the lowest rank is that of the Mate.",
    )
    assert allowed(table, "done")
    assert refused(table, "loading 1") == ("BH-12.1", "Now you may swap two tokens on the Career ladder, or none.")


# -- Sea and Land ---------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-13.3", "BH-13.5", "BH-13.7", "BH-R18")
def test_a_ship_is_berthed_in_an_empty_dock_with_enough_bollards() -> None:
    """Hinrich Oltmanns needs 1 Bollard and carries crates."""
    table = lay(
        at="2.1",
        seats=2,
        bids="R 5 2.1",
        sea="hinrich-oltmanns nordermole",
        walls="R 1112",
        ships="R 3 grietje 2",
    )
    assert refused(table, "dock 3 crate") == ("BH-13.3", "Grietje lies in Dock 3.")
    assert refused(table, "dock 1 barrel") == (
        "BH-13.7",
        "Hinrich Oltmanns carries crates, and its cargo is not yours to choose: no barrels.",
    )
    assert refused(table, "done") == (
        "BH-R18",
        "Hinrich Oltmanns is yours and must be berthed: choose a Dock that is large enough.",
    )
    assert refused(table, "4 on 1.2") == ("BH-13.3", "First choose a Dock for Hinrich Oltmanns.")
    wild = lay(at="2.1", seats=2, bids="R 5 2.1", sea="tausendsassa nordermole", walls="R 0110")
    assert refused(wild, "dock 1 crate") == (
        "BH-13.5",
        "Tausendsassa needs 1 Bollard on each wall of its Dock; the wall of Dock 1 with fewer of them has none.",
    )
    assert refusal(wild, "dock 1 crate").nearest[0] == "dock 2 barrel"


@pytest.mark.clause("BH-14.2", "BH-R21")
def test_a_contract_is_placed_in_an_empty_loading_dock() -> None:
    """It must be placed if there is one."""
    table = lay(at="3.1", seats=2, bids="R 5 3.1", land="weekly-market fish-hall", contracts="R 1 lehe-chandlery 3")
    assert refused(table, "loading 1") == ("BH-14.2", "Lehe Chandlery lies in Loading dock 1.")
    assert refused(table, "done") == (
        "BH-R21",
        "Weekly Market is yours and must be placed: choose an empty Loading dock.",
    )
    assert refused(table, "dock 1 crate") == ("BH-14.2", "First choose a Loading dock for Weekly Market.")


# -- clean-up and end -------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-R33", "BH-26.5")
def test_t61_fall_is_paid_in_full_from_cash_and_bank() -> None:
    """BH-T61: of 3 money the Bank pays 1 at least, since there are 2 in cash."""
    contracts = "R 1 lehe-chandlery 3, R 2 fish-hall 3, R 3 weekly-market 3"
    table = lay(at="harbor", contracts=contracts, money="R 2", bank="R 4", built="R bank a1", event="fall")
    assert [table.player, table.phase] == ["R", "paying"]
    assert table.offers("bank") == ["bank 1", "bank 2", "bank 3"]
    assert allowed(table, "bank 1")
    assert refused(table, "bank 0") == (
        "BH-R33",
        "You have 2 money in cash and must pay 3 money, so the Bank pays 1 at least.",
    )
    assert refused(table, "bank 4") == ("BH-R33", "You have to pay only 3 money.")
    assert refused(table, "bank 5") == ("BH-R33", "Your Bank holds 4 money.")
    assert refused(table, "done")[1].startswith("The charge of 3 money (Fall) must be paid")
    assert refused(table, "upgrade") == (
        "BH-R33",
        "You must pay 3 money (Fall): say how much of it the Bank pays.",
    )


@pytest.mark.clause("BH-22.2", "BH-28.12")
def test_nothing_can_be_done_once_the_game_is_over() -> None:
    """With others, and alone."""
    for table, clause in ((lay(ahead=1), "BH-22.2"), (solo(ahead=1), "BH-28.12")):
        until(table, table.position.over)
        assert refused(table, "done") == (clause, "The game is over.")


# -- CHANCE ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-28.3", "BH-R58")
def test_the_dummys_instructions_and_values_are_those_it_has_left() -> None:
    """The instruction names the space, the values come when all cards lie."""
    table = solo(at="bidding", bids="")
    assert refused(table, "value 3") == ("BH-28.3", "First the dummy's instruction card is turned up.")
    table.do("news fall")
    assert refused(table, "news fall")[0] == "BH-5.2"
    table.do("1 on 1.0")
    assert refused(table, "news fall") == ("BH-28.3", "Fall is not in the deck.")
    table.to("revealing")
    assert refused(table, "value 7") == ("BH-R58", "The dummy has no 7 left; it has 1, 2, 3, 4 and 5.")
    assert refused(table, "value 5#2") == (
        "BH-R58",
        "The dummy does not have two cards of value 5 left; it has 1, 2, 3, 4 and 5.",
    )
    assert refused(table, "done")[1].startswith("First the dummy's card on ")


@pytest.mark.clause("BH-8.1", "BH-2.6", "BH-2.18", "BH-2.21", "BH-R54", "BH-2.9")
def test_cards_that_lie_elsewhere_are_not_dealt() -> None:
    """Contracts, Buildings, Price cards and Newspaper cards."""
    table = start(2)
    until(table, lambda: dealt(table) == codes.DEALS_CONTRACT)
    assert refused(table, "deal fish-hall")[0] == "BH-2.6"
    until(table, lambda: dealt(table) == codes.DEALS_PRICE).do("price 3-1-4-2")
    until(table, lambda: dealt(table) == codes.DEALS_PRICE)
    assert refused(table, "price 3-1-4-2") == (
        "BH-R54",
        "The place of barrel 3, container 1, crate 4, passenger 2 in the pile is known: it lies elsewhere.",
    )
    until(table, lambda: dealt(table) == codes.DEALS_START)
    assert refused(table, "deal fish-hall")[0] == "BH-2.18"
    table = lay(at="1.1", offer="bank", unbuilt="R refinery")
    assert refused(table, "deal refinery") == ("BH-8.1", "Refinery is not in the deck.")
    assert refused_number(table, int(codes.DEAL_BUILDING) + 31)[0] == "BH-8.1"


def dealt(table: Table) -> int:
    """What is dealt, or nothing."""
    return int(table.position.deals) if table.phase == "dealing" else -1


def test_numbers_that_mean_nothing_are_refused() -> None:
    """Below, between and beyond the moves there are."""
    table = lay(at="harbor", goods="R crate a1, R crate b1")
    for number in (-1, int(codes.MOVES), int(codes.EXACT) - 1, int(codes.EXACT) + 7 * 65_536, 1 << 61):
        assert refused_number(table, number) == ("BH-18.2", f"No move has the number {number}.")
