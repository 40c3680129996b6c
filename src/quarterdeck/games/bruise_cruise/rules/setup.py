"""What happens before the first turn: dice, hands, Home Ports (BC-1)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import CARD, DEALING, FLEET, HAND, HOMING, NO_PORT, WORDS
from quarterdeck.games.bruise_cruise.rules import rolling, turns
from quarterdeck.games.bruise_cruise.table import card_sets
from quarterdeck.games.bruise_cruise.table.table import Table


def roll_first(table: Table, dice: i64) -> None:
    """The next Admiral rolls; the highest total plays first, and several that share it roll again (BC-1.7, BC-R2)."""
    best = rolling.roll_for_highest(table, dice, codes.ROLLED)
    if not best:
        return
    table.first = lowest(best)
    table.active = table.first
    table.tell(codes.FIRST, table.first)
    table.phase = DEALING
    table.to_draw = HAND


def deal(table: Table, card: i64) -> None:
    """A card is dealt: hands are filled one after the other, the first Admiral's first (BC-1.9)."""
    seat = table.active
    table.add_to_hand(seat, card)
    table.tell(codes.DEALT, seat, card, 0, bit(seat))
    table.to_draw -= 1
    if table.to_draw > 0:
        return
    table.active = (seat + 1) % table.seats
    table.to_draw = HAND
    if table.held[table.active] > 0:  # the last hand, or one dealt anew (BC-R4)
        table.to_draw = 0
        ask_home(table)


def ask_home(table: Table) -> None:
    """The next Admiral in turn order chooses a Home Port (BC-R3); without a choice the hand is dealt anew (BC-R4).

    When all have one the first turn begins (BC-1.14), without a card being drawn (BC-R5).
    """
    seat = table.first
    while table.home[seat] != NO_PORT:
        seat = (seat + 1) % table.seats
        if seat == table.first:
            turns.start_turn(table, seat)
            return
    table.active = seat
    table.player = seat
    table.phase = HOMING
    if not table.can_choose_home(seat):
        deal_anew(table, seat)


def deal_anew(table: Table, seat: i64) -> None:
    """A hand without a free port is shown and goes back into the deck, and seven new cards are dealt (BC-R4)."""
    if table.log is not None:
        for card in range(table.chart.cards):
            if table.holds(seat, card):
                table.tell(codes.SHOWN, seat, card)
    for word in range(WORDS):
        table.hand[seat * WORDS + word] = 0
    table.deck += table.held[seat]
    table.held[seat] = 0
    table.phase = DEALING
    table.player = CHANCE
    table.to_draw = HAND


def add_homes(table: Table, moves: Moves) -> None:
    """List the Action cards of the hand whose port nobody has chosen (BC-1.10, BC-1.11)."""
    ports = table.chart.all_cards[0]
    for seat in range(table.seats):
        if table.home[seat] != NO_PORT:
            ports ^= bit(table.home[seat])
    a = table.hand[table.player * WORDS] & ports
    b = table.hand[table.player * WORDS + 1] & ports
    card_sets.add_action_cards(moves, a, b, CARD)


def choose_home(table: Table, card: i64) -> None:
    """A Home Port is chosen: its card is discarded for good (BC-1.10, BC-1.12), and marker and flagship go there (BC-1.13)."""
    seat = table.player
    port = table.chart.member(card)
    space = table.chart.port_space[port]
    table.leave_hand(seat, card)
    table.home[seat] = port
    table.put(seat * FLEET, space)
    table.tell(codes.HOME, seat, table.space_name(space), card)
    ask_home(table)
