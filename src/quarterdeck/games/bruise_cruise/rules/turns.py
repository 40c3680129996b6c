"""Turns: actions are counted, hands replenished, the deck gone through (BC-2, BC-19, BC-20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.sets import NOTHING, bit, count
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import (
    ACTING,
    ACTIONS,
    CARD,
    CARDS_PLAYED,
    DISCARDING,
    DRAW,
    DRAWING,
    EFFECT,
    FLEET,
    FLEET_HOME,
    HAND,
    NO_CARD,
    NO_PORT,
    NO_SHIP,
    REPLENISHING,
    STALEMATE,
    WORDS,
)
from quarterdeck.games.bruise_cruise.rules import endings
from quarterdeck.games.bruise_cruise.table import card_sets
from quarterdeck.games.bruise_cruise.table.table import Table

PILE: Final[i64] = 6
"""With this many cards in hand or more, only one can be drawn (BC-19.4)."""


def start_turn(table: Table, seat: i64) -> None:
    """The turn of this Admiral begins, with two actions (BC-2.1); in the final phase it must bring a card (BC-20.8)."""
    table.active = seat
    table.player = seat
    table.phase = ACTING
    table.actions_left = ACTIONS
    table.first_die = 0
    table.second_die = 0
    table.played = False
    table.moved_card = False
    table.closing = table.deck == 0 and is_last_pass(table)
    table.tell(codes.TURN, seat)


def finish_action(table: Table) -> None:
    """The action is resolved wholly (BC-2.4); then comes the next one, or the turn ends.

    The game ends at once if the action brought that about; an action that was left is lost (BC-21.3, BC-R39).
    """
    table.kind = 0
    table.card = NO_CARD
    table.ship = NO_SHIP
    table.target = NO_SHIP
    table.port = NO_PORT
    table.actions_left -= 1
    if table.ender != NOBODY:
        endings.end_game(table, FLEET_HOME)
    elif is_played_out(table):
        endings.end_game(table, CARDS_PLAYED)
    elif table.actions_left > 0:
        table.player = table.active
        table.phase = ACTING
    else:
        end_actions(table)


def is_played_out(table: Table) -> bool:
    """The deck has come to its end, and no hand holds a card (BC-21.2)."""
    return table.deck == 0 and is_last_pass(table) and table.cards_held() == 0


def is_last_pass(table: Table) -> bool:
    """The deck is not shuffled again: two Admirals go through it once (BC-20.1), more twice (BC-20.3, BC-R37)."""
    return table.passes == most_passes(table)


def most_passes(table: Table) -> i64:
    """How many times the deck is gone through (BC-24.3)."""
    return 1 + i64(table.seats > 2)  # noqa: PLR2004 - two Admirals


def end_actions(table: Table) -> None:
    """The actions of a turn are over: what must be discarded, then the replenishment (BC-19.1, BC-R38).

    A hand of more than seven is discarded down to seven (BC-R30, BC-U0.5, BC-U11.2).
    """
    seat = table.active
    table.player = seat
    owes = table.closing and not table.played and table.held[seat] > 0
    if owes or table.held[seat] > HAND:
        table.phase = DISCARDING
    elif drawable(table) > 0:
        table.phase = REPLENISHING
    else:
        end_turn(table)


def play_card(table: Table, card: i64) -> None:
    """The seat on turn plays a card: it is shown and discarded (BC-20.5)."""
    table.leave_hand(table.active, card)
    table.played = True


def discard_one(table: Table, card: i64) -> None:
    """A card is discarded because it must be; in the final phase that counts as played (BC-R38)."""
    table.leave_hand(table.active, card)
    table.played = True
    table.tell(codes.DISCARDED, table.active, card)
    if is_played_out(table):
        endings.end_game(table, CARDS_PLAYED)
    else:
        end_actions(table)


# -- replenishment (BC-19) -------------------------------------------------------------------------


def add_replenishment(table: Table, moves: Moves) -> None:
    """List how many cards may be drawn: none (BC-R33), or up to two (BC-19.1, BC-19.3, BC-19.6, BC-R35).

    With six cards it is one at most (BC-19.4, BC-R34), with seven none, or one for another (BC-19.2, BC-19.5), and
    never more than there are (BC-19.7).
    """
    held = table.held[table.player]
    moves.add(DRAW)
    if held >= HAND:
        add_hand(table, moves)
        return
    most = min(drawable(table), 1 + i64(held != PILE))
    for k in range(1, most + 1):
        moves.add(DRAW + k)


def add_hand(table: Table, moves: Moves) -> None:
    """List every card of the hand of the player who chooses."""
    first = table.player * WORDS
    a = table.hand[first]
    b = table.hand[first + 1]
    card_sets.add_action_cards(moves, a, b, CARD)
    moves.add_members(CARD + table.chart.actions, table.hand[first + 2])


def drawable(table: Table) -> i64:
    """How many cards can be drawn now, the reshuffle that is due included (BC-19.7); none in the final phase (BC-20.7)."""
    if is_last_pass(table):
        return table.deck
    return table.deck + count(table.discard[0]) + count(table.discard[1]) + count(table.discard[2])


def replenish(table: Table, move: i64) -> None:
    """Draw a number of cards that is named before any is seen (BC-R33), or one in place of a discarded one (BC-19.5)."""
    if move >= CARD:
        table.leave_hand(table.active, move - CARD)
        table.tell(codes.DISCARDED, table.active, move - CARD)
        start_drawing(table, 1)
    else:
        start_drawing(table, move - DRAW)


def start_drawing(table: Table, cards: i64) -> None:
    """CHANCE draws so many cards, one after the other (BC-19.1)."""
    table.to_draw = cards
    if cards > 0:
        table.player = CHANCE
        table.phase = DRAWING
    else:
        end_drawing(table)


def draw(table: Table, card: i64) -> None:
    """A card is drawn into the hand; when the first deck is empty it is made anew (BC-20.2, BC-R36)."""
    seat = table.active
    table.add_to_hand(seat, card)
    table.moved_card = True
    table.tell(codes.DREW, seat, card, 0, bit(seat))
    if table.deck == 0:
        reshuffle(table)
    table.to_draw -= 1
    if table.to_draw == 0:
        end_drawing(table)


def reshuffle(table: Table) -> None:
    """The discard pile becomes the new deck, once only (BC-20.2, BC-20.3, BC-R36); hands stay as they are."""
    if is_last_pass(table):
        table.tell(codes.DECK_EMPTY, NOBODY)
        return
    table.passes += 1
    table.deck = count(table.discard[0]) + count(table.discard[1]) + count(table.discard[2])
    for word in range(WORDS):
        table.discard[word] = 0
    table.tell(codes.RESHUFFLED, NOBODY, table.deck)


def end_drawing(table: Table) -> None:
    """All cards are drawn: the turn ends, or the action that let draw them (BC-U11.1)."""
    table.to_draw = 0
    if table.kind >= EFFECT:
        finish_action(table)
    else:
        end_turn(table)


def end_turn(table: Table) -> None:
    """The next Admiral clockwise is on turn (BC-1.8, BC-2.1, BC-R47).

    In the final phase it is the next one with a card (BC-20.6, BC-R45). After as many idle turns as were agreed on the
    game ends (BC-R44).
    """
    table.quiet = NOTHING if table.moved_card else table.quiet + 1
    if table.patience > 0 and table.quiet >= table.patience:
        endings.end_game(table, STALEMATE)
        return
    seat = table.active
    if table.shot_ship != NO_SHIP and table.shot_ship // FLEET == seat:
        table.shot_ship = NO_SHIP
    closing = table.deck == 0 and is_last_pass(table)
    while True:
        seat = (seat + 1) % table.seats
        if not closing or table.held[seat] > 0:
            start_turn(table, seat)
            return
        table.tell(codes.SKIPPED, seat)
