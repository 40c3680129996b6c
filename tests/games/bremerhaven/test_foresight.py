"""What a move of Bremerhaven would come to, as it is told before it is made."""

from __future__ import annotations

import re

import pytest

from quarterdeck.games.bremerhaven import BREMERHAVEN, codes
from tests.games.bremerhaven.pictures import seen, some_games, thing
from tests.games.bremerhaven.scenario import lay
from tests.games.bremerhaven.table import Table


def foreseen(table: Table, move: str, seat: int = 0) -> str:
    """The words about a move."""
    view = table.position.clone()
    view.veil(seat)
    picture = BREMERHAVEN.foresee(view, seat, BREMERHAVEN.parse(view, move))
    return "" if picture is None else picture.summary


@pytest.mark.clause("BH-9.2", "BH-9.3")
def test_a_permit_tells_its_whole_price_and_the_score() -> None:
    """The permit, what is printed, and what that leaves."""
    table = lay(at="1.2", bids="R 2 1.2, G 5 1.2", money="R 10", prestige="R 2")
    said = foreseen(table, "bollard 1.1")
    assert "This costs 4 money: 3 for the permit and 1 for the Bollard." in said
    assert "Your score is then 12 instead of 20: 6 money (\N{MINUS SIGN}4) × 2 prestige." in said


def test_a_bollard_tells_which_dock_it_makes_larger() -> None:
    """Both its walls need as many."""
    first = lay(at="1.2", bids="R 5 1.2", money="R 10", walls="R 0000")
    assert "No Dock becomes larger by it yet" in foreseen(first, "bollard 1.1")
    second = lay(at="1.2", bids="R 5 1.2", money="R 10", walls="R 0100")
    assert "Dock 1 then takes Ships up to berth size 1." in foreseen(second, "bollard 0.1")


@pytest.mark.clause("BH-16.2")
def test_being_done_with_the_harbor_tells_that_nobody_goes_back_to_it() -> None:
    """So that a finger sees it first."""
    table = lay(at="harbor", ships="R 1 grietje 1 2barrel")
    assert foreseen(table, "done") == (
        "After this you move no more goods this round. Grietje leaves with 2 barrels still aboard."
    )


def test_whoever_leaves_a_choice_alone_is_told_what_stays() -> None:
    """So that a finger sees it first, like every other choice there."""
    assert foreseen(lay(at="1.2", bids="R 5 1.2", money="R 10"), "done") == "You use no more permits in this round."
    assert foreseen(lay(at="1.3", bids="R 5 1.3"), "done") == "Your Influence cards stay as they are."


@pytest.mark.clause("BH-R26")
def test_being_done_with_producing_tells_what_produces_nothing() -> None:
    """So that a finger sees it first, on the button and before it is pressed."""
    table = lay(at="harbor", built="R sawmill a1, R refinery b1")
    said = "Sawmill and Refinery produce nothing this round."
    assert foreseen(table, "done") == said
    assert thing(seen(table, 0), "choice-done").lines == (said,)
    assert foreseen(table.do("R: produce a1 crate"), "done") == "Refinery produces nothing this round."


@pytest.mark.clause("BH-17.1")
def test_a_building_with_a_choice_tells_what_it_then_does_not_produce() -> None:
    """It produces once in a round; where the good goes is told as well."""
    table = lay(at="harbor", built="R market-hall a1, R refinery b1")
    assert foreseen(table, "produce a1 barrel") == (
        "The good goes into your Storage on a2. Market Hall then produces no crate this round."
    )
    assert foreseen(table, "produce b1 barrel") == "The good goes into your Storage on a2."


def test_a_bid_tells_what_it_adds_up_to() -> None:
    """With the cards that lie there."""
    table = lay(at="bidding", ranks="RGBY").do("5 on 1.2", "3 on 1.2", "4 on 2.1", "2 on 2.1")
    assert foreseen(table, "2 on 1.2") == (
        "1.2 Building permits: your bid there is then 7. Green has a card there, worth 1 to 5. As the cards lie now, you are ahead."
        " With the highest bid your first permit is free, and each further one costs 7 money or more."
    )


@pytest.mark.clause("BH-5.9")
def test_a_bid_tells_who_may_have_more_as_far_as_everybody_knows() -> None:
    """Cards that lie face down are worth what their owner has at all; of equal bids that of the higher rank wins."""
    table = lay(at="bidding", ranks="GRBY").do("5 on 2.1")
    said = foreseen(table, "4 on 2.1")
    assert "Green has a card there, worth 1 to 5, and wins equal bids by rank. You may be ahead." in said
    assert "Nobody else has a card there yet." in foreseen(table, "4 on 2.2")
    assert foreseen(table, "4 on 1.0") == "You get 1 money for your card there."


@pytest.mark.clause("BH-B5.1", "BH-B19.1", "BH-R44")
def test_a_bid_tells_what_buildings_add() -> None:
    """The cards, the Buildings by name, and the sum; what rivals have built counts for them."""
    table = lay(
        at="bidding", seats=2, built="R truck-depot a1, R harbor-office b1", cleared="R a1, R b1",
        land="geestendorf-toyshop spa-guests-of-dorum",
    ).do("5 on 3.1", "3 on 3.2", "4 on 2.1")  # fmt: skip
    assert "Geestendorf Toyshop: your bid there is then 2 + 5 + 2 (Truck Depot) = 9." in foreseen(table, "2 on 3.1")
    assert "your bid there is then 3 + 4 + 1 (Harbor Office) = 8." in foreseen(table, "3 on 2.1")
    table.do("2 on 1.0")
    assert "Red has a card there, worth 2 to 6 with 1 (Truck Depot), and wins equal bids" in foreseen(
        table, "4 on 3.1", 1
    )
    assert "your bid there is then 4." in foreseen(table, "4 on 3.1", 1)


@pytest.mark.clause("BH-13.3")
def test_a_bid_tells_what_may_be_won() -> None:
    """What fits where, and the score that it would lead to."""
    table = lay(at="bidding", ranks="RGBY", money="R 10", prestige="R 2", offer="lighthouse", walls="R 1111")
    assert "Your score is then" in foreseen(table, "4 on 3.1")
    assert re.search(
        r"Once she is in port, your score .*: 10 money × \d prestige \(\+\d\)\.", foreseen(table, "4 on 2.1")
    )
    assert "Once you have built Lighthouse, your score" in foreseen(table, "4 on 1.1")


def test_numbers_that_are_no_moves_are_answered_with_nothing() -> None:
    """In every phase, to every seat."""
    for table in some_games():
        for seat in range(int(table.position.seats)):
            view = table.position.clone()
            view.veil(seat)
            for move in (-1, *range(0, int(codes.MOVES) + 40, 13), 10**9):
                picture = BREMERHAVEN.foresee(view, seat, move)
                assert picture is None or picture.flaws() == []


@pytest.mark.clause("BH-20.5")
def test_a_delivery_tells_what_the_contract_then_brings() -> None:
    """With its reward if that completes it."""
    table = lay(
        at="harbor", prices="1-2-3-4", contracts="R 1 fish-hall 2 2crate", ships="R 1 grietje 2", goods="R crate a1"
    )
    assert foreseen(table, "deliver crate 1") == (
        "Fish Hall then brings 12 money instead of 6 and is complete. It is paid after 2 rounds, this one included."
    )


@pytest.mark.clause("BH-R30", "BH-25.2")
def test_what_a_contract_brings_is_told_with_when() -> None:
    """A complete one waits until its time is up, or until the game ends."""
    table = lay(
        at="harbor", prices="1-2-3-4", contracts="R 1 fish-hall 1 2crate", ships="R 1 grietje 2", goods="R crate a1"
    )
    assert "It is paid at the end of this round." in foreseen(table, "deliver crate 1")
    last = lay(
        at="harbor", short=True, ahead=2, contracts="R 1 fish-hall 3 2crate", ships="R 1 grietje 2", goods="R crate a1"
    )
    assert "It is paid at the end of the game." in foreseen(last, "deliver crate 1")
    offered = lay(at="bidding", ranks="RGBY", land="corner-tavern fish-hall - -", prices="3-1-4-2")
    assert "Once complete it brings 5 money at present prices, paid after 2 rounds" in foreseen(offered, "4 on 3.1")


def test_every_move_of_whole_games_can_be_foreseen() -> None:
    """Nothing changes by asking."""
    for table in some_games():
        view = table.position.clone()
        seat = int(view.player)
        view.veil(seat)
        before = view.clone()
        for move in view.legal():
            picture = BREMERHAVEN.foresee(view, seat, move)
            assert picture is None or picture.flaws() == []
        assert view.legal() == before.legal()
