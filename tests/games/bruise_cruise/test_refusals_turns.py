"""What is refused while dice fall, cards are dealt or drawn, or somebody chooses in the middle of an action."""

from __future__ import annotations

import pytest

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.rules import endings
from quarterdeck.games.bruise_cruise.words import notation
from tests.games.bruise_cruise.refused import refusal, refused, refused_number, step
from tests.games.bruise_cruise.scenario import lay
from tests.games.bruise_cruise.table import Table, map_t, map_u, start


def dealt() -> Table:
    """Two Admirals on Map T, first P with Cedar-a and so on, are to choose their Home Ports."""
    table = step(start(2, map_t()), "dice 6 6", "dice 1 1")
    for card in ("cedar-a", "elm-a", "elm-b", "kelp-a", "u1", "u2", "u3"):
        step(table, f"deal {card}")
    for card in ("cedar-b", "fern-a", "fern-b", "u4", "u5", "u6", "u7"):
        step(table, f"deal {card}")
    return table


def test_before_the_first_turn_dice_deal_and_home_ports_come_in_their_order() -> None:
    """Each is asked for in its own time."""
    table = start(2, map_t())
    assert refused(table, "deal elm-a") == ("BC-1.7", "First the dice decide who plays first.")
    step(table, "dice 6 6", "dice 1 1", "deal elm-a")
    assert refused(table, "sail") == ("BC-1.9", "First the cards are dealt.")
    assert refused(table, "deal elm-a") == ("BC-1.6", "Elm a is not in the deck.")
    assert refusal(table, "deal elm-a").nearest == ()
    assert refused_number(table, 254 + 40) == ("BC-1.6", "There is no card number 41: this pack has 40 cards.")
    table = dealt()
    asked = "First choose your Home Port: pick an Action card of your hand."
    assert refused(table, "sail") == ("BC-1.10", asked)


@pytest.mark.clause("BC-1.10", "BC-1.11")
def test_a_home_port_is_chosen_with_an_own_card_of_a_port_that_is_free() -> None:
    """The cards that will do are suggested."""
    table = dealt()
    assert refused(table, "u1") == ("BC-1.10", "U1 names no port; pick an Action card.")
    hand = "Cedar a, Elm a, Elm b, Kelp a, U1, U2 and U3"
    assert refused(table, "fern-a") == ("BC-1.10", f"Fern a is not in your hand; you hold {hand}.")
    assert refusal(table, "fern-a").nearest == ("cedar-a", "elm-a", "elm-b", "kelp-a")
    step(table, "cedar-a")
    assert refused(table, "cedar-b") == ("BC-1.11", "Cedar is Peasant's Home Port already.")


@pytest.mark.clause("BC-14.4", "BC-14.5", "BC-14.7", "BC-14.9")
def test_in_a_raid_loot_and_getaway_keep_to_the_rules() -> None:
    """What is not there cannot be stolen, and three spaces are three."""
    table = step(lay("P0 3.3, H0 4.3", stock={"H": "1L"}), "raid", "P0", "H0")
    assert refused(table, "stay") == ("BC-14.3", "First the dice of both sides fall.")
    step(table, "dice 4 4")
    assert refused(table, "loot torpedo") == ("BC-14.4", "Has\u2011Been has no torpedo to steal.")
    assert refused(table, "loot missile") == ("BC-14.4", "Has\u2011Been has no missile to steal.")
    assert refusal(table, "loot missile").nearest == ("loot nothing", "loot preserver")
    assert refused(table, "stay") == ("BC-14.4", "The raid is won: steal one thing, or nothing.")
    step(table, "loot preserver")
    assert refused(table, "end") == ("BC-14.5", "Peasant's flagship may slip away now: pick a space, or stay.")
    assert refused(table, "8.5") == (
        "BC-14.5",
        "From Peasant's flagship it is 7 spaces to open water 2 spaces south-east of Holm, and it may sail 3.",
    )
    table = step(lay("P0 3.3, H0 4.3"), "raid", "P0", "H0", "dice 2 5")
    assert refused(table, "end") == ("BC-14.7", "Has\u2011Been's flagship may slip away now: pick a space, or stay.")
    assert refused(table, "cedar")[0] == "BC-3.1"
    assert refused(table, "0.5") == (
        "BC-14.7",
        "From Has\u2011Been's flagship it is 4 spaces to Opal, and it may sail 3.",
    )
    table = step(lay("P0 3.3, H0 4.3#", stock={"H": "1L"}), "raid", "P0", "H0", "dice 2 5")
    assert refused(table, "5.3") == ("BC-14.9", "Has\u2011Been's flagship lies at anchor.")
    assert refused(step(lay("P0 3.3, H0 4.3"), "raid", "P0", "H0", "dice 6 5"), "loot preserver") == (
        "BC-14.4",
        "Has\u2011Been has no life preserver to steal.",
    )


@pytest.mark.clause("BC-12.2", "BC-13.3")
def test_who_is_hit_gives_up_a_weapon_first_and_battles_wait_for_the_dice() -> None:
    """Nothing else is done in the meantime."""
    table = step(lay("P0 3.2, H0 5.2", stock={"P": "1T", "H": "1M 1T"}), "torpedo", "P0", "H0")
    sentence = "You are hit and have no life preserver: first surrender a missile or a torpedo."
    assert refused(table, "end") == ("BC-12.2", sentence)
    table = step(lay("P0 3.3", flags={"H": "Elm"}, hands={"P": "Elm-a"}), "battle", "elm-a")
    assert refused(table, "end") == ("BC-13.3", "First the dice of both sides fall.")


@pytest.mark.clause("BC-19.4", "BC-19.5", "BC-19.7", "BC-R34")
def test_a_hand_draws_no_more_than_it_may() -> None:
    """By its size, and by what the deck has."""
    six, seven = "Elm-a Elm-b Kelp-a Kelp-b Iris-a Iris-b", "Elm-a Elm-b Kelp-a Kelp-b Iris-a Iris-b U1"
    table = step(lay("P0 3.2", hands={"P": six}), "end")
    assert refused(table, "draw 2") == ("BC-19.4", "With 6 cards in hand you draw one at most.")
    assert refusal(table, "draw 2").nearest == ("draw 0", "draw 1")
    swap = "Only a full hand discards a card to draw another; you hold"
    assert refused(table, "elm-a") == ("BC-R34", f"{swap} 6 cards.")
    assert refused(table, "sail") == ("BC-19.1", "The actions are over: say how many cards you draw.")
    assert refused(step(lay("", hands={"P": "Elm-a"}), "end"), "elm-a") == ("BC-19.5", f"{swap} one card.")
    assert refused(step(lay("", hands={"P": ""}), "end"), "elm-a") == ("BC-19.5", f"{swap} no card.")
    table = step(lay("P0 3.2", hands={"P": seven}), "end")
    full = "With 7 cards in hand you draw none, or discard one first and draw one."
    assert refused(table, "draw 1") == refused(table, "draw 2") == ("BC-19.5", full)
    assert refused(table, "moss-a")[0] == "BC-19.5"
    table = step(lay("P0 3.2", deck=1), "end")
    assert refused(table, "draw 2") == ("BC-19.7", "One card is left to be drawn.")
    assert refused(step(table, "draw 1"), "end") == ("BC-19.1", "First the cards are drawn.")


@pytest.mark.clause("BC-R30", "BC-R38")
def test_what_must_be_discarded_is_discarded_first() -> None:
    """One for a card that could not be played; more for a hand of more than seven."""
    table = step(lay("", tables=map_u(), final=True, hands={"P": "Homesick Gulf-Stream"}), "end")
    assert refused(table, "end") == ("BC-R38", "First discard a card of your hand.")
    hand = "you hold Gulf Stream and Homesick."
    assert refused(table, "revolution") == ("BC-R38", f"Revolution is not in your hand; {hand}")
    table = lay("", hands={"P": "Elm-a Elm-b Kelp-a Kelp-b Iris-a Iris-b U1 U2"})
    assert refused(step(table, "end"), "end") == ("BC-R30", "First discard a card of your hand.")


def over(how: int, **facts: int) -> Table:
    """A game that has ended so."""
    table = lay("P0 3.2, H0 5.2", flags={"P": "Elm"})
    for name, value in facts.items():
        setattr(table.position, name, value)
    endings.end_game(table.position, how)
    return table


@pytest.mark.parametrize(
    ("table", "clause", "sentence"),
    [
        (over(codes.FLEET_HOME, ender=1), "BC-21.1", "The game is over: Has\u2011Been has all six ships home."),
        (over(codes.CARDS_PLAYED), "BC-21.2", "The game is over: the last card has been played."),
        (over(codes.STALEMATE), "BC-R44", "The game is over: no card has been played or drawn for too long."),
    ],
)
def test_after_the_end_every_move_is_refused(table: Table, clause: str, sentence: str) -> None:
    """With the clause that ended the game; nothing is suggested."""
    for move in range(codes.MOVES):
        assert refused_number(table, move) == (clause, sentence)
    assert refusal(table, "end").nearest == ()


@pytest.mark.clause("BC-22.10")
def test_a_tie_waits_for_the_dice() -> None:
    """Both have the same points and the same way home."""
    table = lay("P0 1.2, H0 6.1", flags={"P": "Elm", "H": "Fern"})
    endings.end_game(table.position, codes.CARDS_PLAYED)
    assert refused(table, "end") == ("BC-22.10", "First the dice settle the tie.")


@pytest.mark.clause("BC-R51")
def test_of_another_hand_nothing_is_said() -> None:
    """Whoever asks for the one who must choose learns only who knows."""
    answer = ("BC-R51", "Only Peasant knows which cards Peasant holds.")
    table = lay("P0 3.3, H0 3.4", stock={"P": "1M"}, hands={"P": "Elm-a U1"})
    for move in ("sail with card", "exchange", "claim", "missile", "unfathomable"):
        assert move in [notation.text(table.position, legal) for legal in table.position.legal()]
        assert refused(table.view("H"), move) == refused(table.view("-"), move) == answer
    assert refused(dealt().view("H"), "elm-a") == answer
