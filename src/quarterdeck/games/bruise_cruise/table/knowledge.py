"""What a seat knows, and how the things it does not know may be (part 4 of the rules: BC-R51)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.sets import bit
from quarterdeck.games.bruise_cruise.codes import (
    ACTING,
    DEAL,
    HOMING,
    NO_CARD,
    NO_PORT,
    NO_SHIP,
    PICK_CARD,
    PICK_WIND,
    WORDS,
)
from quarterdeck.games.bruise_cruise.table import card_sets
from quarterdeck.games.bruise_cruise.table.table import Table, copy_into


def veil(table: Table, seat: i64) -> None:
    """Hands and the order of the deck are secret; all else is open, stocks and points, too (BC-R51, BC-22.6).

    Others' cards are forgotten, but those everybody saw go there; and what the seat on turn is picking.
    """
    for other in range(table.seats):
        if other != seat:
            for word in range(WORDS):
                table.hand[other * WORDS + word] &= table.shown[word]
    if seat != table.active and PICK_CARD <= table.phase <= PICK_WIND:
        table.phase = ACTING
        table.kind = 0
        table.card = NO_CARD
        table.ship = NO_SHIP
        table.target = NO_SHIP
        table.port = NO_PORT


def imagine(table: Table, dice: Dice) -> None:
    """Deal unseen cards to the hands that are veiled, each set of cards equally likely."""
    known = table.hand[:]
    imagine_hands(table, dice)
    while table.phase == HOMING and not table.can_choose_home(table.player):
        copy_into(table.hand, known, table.seats * WORDS)
        imagine_hands(table, dice)


def imagine_hands(table: Table, dice: Dice) -> None:
    """Fill up every hand that has fewer cards than its seat holds."""
    missing: i64 = 0
    for seat in range(table.seats):
        missing += table.cards_missing(seat)
    if missing == 0:
        return
    spare = table.spare
    spare.clear()
    card_sets.add_unseen(table, spare)
    left = spare.count
    items = spare.items
    chart = table.chart
    for seat in range(table.seats):
        for _time in range(table.cards_missing(seat)):
            k = dice.below(left)
            card = items[k] - DEAL
            left -= 1
            items[k] = items[left]
            table.hand[seat * WORDS + chart.word(card)] |= bit(chart.member(card))
