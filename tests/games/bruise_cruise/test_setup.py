"""Bruise Cruise's setup: who plays first, the deal, the Home Ports (BC-T1 to BC-T5)."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.games.bruise_cruise import BRUISE_CRUISE, codes
from quarterdeck.games.bruise_cruise.options import BruiseCruiseOptions
from tests.games.bruise_cruise.scenario import lay
from tests.games.bruise_cruise.table import SEATS, Table, map_t, start

P_CARDS = "Cedar-a Amber-a Amber-b Birch-a Birch-b Dover-a U8"


def through_chance(table: Table, seed: int = 1) -> Table:
    """Dice fall and cards are dealt until an Admiral is to choose."""
    dice = seeded(seed)
    while table.player == "chance":
        moves = table.position.legal()
        table.position.play(moves[dice.below(len(moves))])
    return table


def set_up(players: int, seed: int = 1) -> Table:
    """The first turn on the game's own chart, each Home Port the first that is offered."""
    table = through_chance(start(players), seed)
    while table.position.phase == codes.HOMING:
        table.position.play(table.position.legal()[0])
    return table


def deal(table: Table, cards: str) -> Table:
    """These cards are dealt, one after the other."""
    return table.step(*(f"deal {card}" for card in cards.split()))


def dealt(h_cards: str) -> Table:
    """Map T, P first with Home Port Cedar, and these cards in H's hand."""
    table = start(2, map_t()).step("dice 6 6", "dice 1 1")
    return deal(table, f"{P_CARDS} {h_cards}").step("Cedar-a")


@pytest.mark.clause("BC-1.3", "BC-1.4", "BC-1.5", "BC-1.6", "BC-1.9", "BC-1.12", "BC-1.13", "BC-24.1", "BC-24.2")
def test_t1_two_admirals_are_ready() -> None:
    """BC-T1."""
    table = set_up(2)
    assert ([table.held(seat) for seat in "PH"], table.deck, len(table.discards.split())) == ([6, 6], 86, 2)
    assert table.supply == "20L 16M 15T 9A"
    homes = {table.home(seat) for seat in "PH"}
    assert len(homes) == 2
    for seat in "PH":
        assert (table.stock(seat), table.deployed(seat), table.flags_left(seat)) == ("2L 1M 0T", "0M 0T", 12)
        port = next(port for port in table.tables.content.ports if port.name == table.home(seat))
        assert table.ship(f"{seat}0") == table.tables.spots[port.space]
        assert [table.ship(seat + region) for region in "NSEWC"] == ["aside"] * 5


@pytest.mark.clause("BC-1.1", "BC-24.1", "BC-24.2", "BC-24.4")
@pytest.mark.parametrize(("players", "deck", "supply"), [(3, 79, "18L 15M 15T 9A"), (4, 72, "16L 14M 15T 9A")])
def test_t2_three_and_four_admirals_leave_less_in_deck_and_supplies(players: int, deck: int, supply: str) -> None:
    """BC-T2."""
    table = set_up(players)
    assert (table.deck, len(table.discards.split()), table.supply) == (deck, players, supply)
    assert (table.position.chart.spaces, table.position.chart.cards) == (start(2).position.chart.spaces, 100)


@pytest.mark.clause("BC-1.7", "BC-1.8", "BC-1.14", "BC-R2", "BC-R3")
def test_t3_those_who_tie_for_the_first_turn_roll_again() -> None:
    """BC-T3."""
    table = start(3, map_t()).step("dice 3 4", "dice 4 5", "dice 6 3")
    assert table.position.phase == codes.ROLLING
    table.step("dice 1 3", "dice 5 6")
    assert [who for who, _, _ in table.told(codes.ROLLED)] == [0, 1, 2, 1, 2]
    through_chance(table)
    order = []
    while table.position.phase == codes.HOMING:
        order.append(table.player)
        table.position.play(table.position.legal()[0])
    assert (order, table.turn) == (["S", "P", "H"], "S 2")
    assert table.do("endTurn", "draw 0").turn == "P 2"
    assert table.do("endTurn", "draw 0").turn == "H 2"


@pytest.mark.clause("BC-1.10", "BC-1.11", "BC-1.12", "BC-1.13", "BC-R3", "BC-R5")
def test_t4_a_port_that_is_chosen_may_not_be_chosen_again() -> None:
    """BC-T4."""
    table = dealt("Cedar-b Fern-a Fern-b U1 U2 U3 U4")
    assert (table.player, table.options) == ("H", "Fern-a Fern-b")
    table.step("Fern-a")
    assert (table.home("H"), table.ship("H0"), table.discards) == ("Fern", "4.4", "Cedar-a Fern-a")
    assert (table.hand("H"), table.held("H"), table.deck) == ("Cedar-b Fern-b U1 U2 U3 U4", 6, 26)
    assert table.turn == "P 2"


@pytest.mark.clause("BC-1.11", "BC-R4")
def test_t5_a_hand_without_a_choice_is_shown_shuffled_back_and_dealt_anew() -> None:
    """BC-T5."""
    table = dealt("Cedar-b U1 U2 U3 U4 U5 U6")
    shown = [table.card_name(card) for who, card, _ in table.told(codes.SHOWN) if who == 1]
    assert shown == ["Cedar-b", "U1", "U2", "U3", "U4", "U5", "U6"]
    assert (table.player, table.deck, table.held("H"), table.discards) == ("chance", 33, 0, "Cedar-a")
    assert len(table.options.split("deal ")) - 1 == 33
    deal(table, "U1 Cedar-b U2 U3 U4 U5 U6")
    assert (table.player, table.deck) == ("chance", 33), "again there is no choice, so it is done again"
    deal(table, "Elm-a Cedar-b U2 U3 U4 U5 U6")
    assert (table.player, table.deck, table.options, table.discards) == ("H", 26, "Elm-a", "Cedar-a")


@pytest.mark.clause("BC-R4")
def test_a_single_choice_of_a_home_port_is_asked_so_that_nobody_learns_it_was_the_only_one() -> None:
    """The choice is forced, but asking for it tells less."""
    table = dealt("Cedar-b Fern-a U1 U2 U3 U4 U5")
    assert (table.player, table.options) == ("H", "Fern-a")


@pytest.mark.clause("BC-1.1", "BC-1.2", "BC-R1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_admiral_has_a_line_and_a_flagship_of_its_own_in_the_order_of_the_seats(players: int) -> None:
    """The first seat is the Peasant line's, and so on."""
    table = set_up(players)
    places = [table.ship(f"{seat}0") for seat in SEATS]
    assert len(set(places[:players])) == players
    assert "aside" not in places[:players]
    assert places[players:] == ["aside"] * (4 - players)
    assert [table.held(seat) for seat in SEATS] == [6] * players + [0] * (4 - players)


@pytest.mark.clause("BC-1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_neither_one_nor_five_play(players: int) -> None:
    """The refusal names the clause."""
    with pytest.raises(Malformed, match=r"BC-1\.1"):
        BRUISE_CRUISE.start(Setup(players=players, options=BruiseCruiseOptions()))


@pytest.mark.clause("BC-1.6", "BC-1.9", "BC-R51")
def test_cards_are_dealt_face_down_from_a_deck_of_all_cards() -> None:
    """Any card may come; only who gets it sees it, and everything but hands is open."""
    table = start(2).step("dice 1 1", "dice 6 6")
    assert len(table.position.legal()) == 100
    cards = [table.card_name(k) for k in range(14)]
    deal(table, " ".join(cards))
    assert table.hand("H") == " ".join(cards[:7]), "the first Admiral is dealt to first"
    assert table.hand("P") == " ".join(cards[7:])
    for seat in "PH-":
        view = table.view(seat)
        assert [view.hand(other) for other in "PH"] == [table.hand(other) if other == seat else "" for other in "PH"]
        assert ([view.held(other) for other in "PH"], view.deck) == ([7, 7], 86)
        assert [view.stock(other) for other in "PH"] == ["2L 1M 0T"] * 2
    log = table.position.log
    assert log is not None
    seen = [what >= 0 for kind, _, what, _ in log.veiled(0).entries() if kind == codes.DEALT]
    assert seen == [False] * 7 + [True] * 7


@pytest.mark.clause("BC-1.7", "BC-R2")
def test_only_the_tied_roll_again_even_if_one_who_is_out_rolled_more_than_they_do_now() -> None:
    """P's seven counts no more."""
    table = start(3, map_t()).step("dice 3 4", "dice 4 5", "dice 6 3", "dice 1 1", "dice 1 1", "dice 1 1", "dice 2 1")
    assert table.told(codes.FIRST) == [(2, 0, 0)]


@pytest.mark.clause("BC-1.12", "BC-R5")
def test_nobody_draws_before_the_first_turn() -> None:
    """The first replenishment fills the hands."""
    table = dealt("Fern-a Fern-b Cedar-b U1 U2 U3 U4").step("Fern-a")
    assert (table.player, table.position.phase, table.held("P")) == ("P", codes.ACTING, 6)
    assert table.do("endTurn").options == "draw 0 draw 1"


@pytest.mark.clause("BC-R51")
def test_what_an_admiral_is_picking_is_known_to_that_admiral_alone() -> None:
    """Until the action is made the others see an Admiral who thinks."""
    table = lay("P0 3.2, H0 7.1", hands={"P": "Amber-b Nook-b"}).step("sailCard", "Nook-b")
    assert (table.view("P").position.phase, table.view("P").position.card) == (codes.PICK_SPACE, table.position.card)
    for seat in "H-":
        view = table.view(seat)
        assert (view.position.phase, view.position.card, view.position.ship) == (codes.ACTING, -1, -1)
        assert view.hand("P") == ""
