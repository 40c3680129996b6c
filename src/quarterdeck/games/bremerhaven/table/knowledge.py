"""What a seat knows, and how the things it does not know may be (part 4 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.sets import bit
from quarterdeck.games.bremerhaven.codes import BID_SPACES, NONE
from quarterdeck.games.bremerhaven.table.decks import NIBBLE, number_of
from quarterdeck.games.bremerhaven.table.table import Table


def veil(table: Table, seat: i64) -> None:
    """Others' Influence cards (BH-5.1), the Event to come (BH-22.3), and Price cards that the seat has never seen (BH-R57) are forgotten."""
    if table.is_secret():
        for other in range(table.seats):
            if other != seat:
                table.hand[other] = number_of(table.hand[other])
                for k in range(other * BID_SPACES, other * BID_SPACES + BID_SPACES):
                    table.laid[k] = number_of(table.laid[k])
    table.news_top = NONE
    if seat < 0 or not table.seers & bit(seat):
        for k in range(table.above, table.above + table.dealt):
            table.pile[k] = NONE


def imagine(table: Table, dice: Dice) -> None:
    """Fill in everything veiled: each hand, Event and order of Price cards is equally likely."""
    if table.is_secret():
        for seat in range(table.seats):
            if table.hand[seat] & 15 or hides(table, seat):
                imagine_hand(table, seat, dice)
    if table.news_front != NONE and table.news_top == NONE:
        imagine_news(table, dice)
    unseen = table.unseen_prices()
    for k in range(table.above, table.above + table.dealt):
        if table.pile[k] == NONE:
            card = dice.member(unseen)
            unseen &= ~bit(card)
            table.pile[k] = card


def hides(table: Table, seat: i64) -> bool:
    """The seat has laid some card that is not known."""
    return any(table.laid[k] & 15 != 0 for k in range(seat * BID_SPACES, seat * BID_SPACES + BID_SPACES))


def imagine_hand(table: Table, seat: i64, dice: Dice) -> None:
    """Deal the seat's five cards to the places where it has laid unknown ones; the rest are in its hand."""
    pool = table.decks.hands[table.level[seat]]
    for k in range(seat * BID_SPACES, seat * BID_SPACES + BID_SPACES):
        hidden = table.laid[k] & 15
        for _time in range(hidden):
            card = bit(NIBBLE * draw_value(pool, dice))
            pool -= card
            table.laid[k] += card - 1
    table.hand[seat] = pool


def imagine_news(table: Table, dice: Dice) -> None:
    """Choose one of the Newspaper cards with the front that lies open."""
    table.news_top = dice.member(table.news_deck & table.decks.with_front[table.news_front])


def draw_value(packed: i64, dice: Dice) -> i64:
    """Draw the value of one of the packed Influence cards, equally likely."""
    left = dice.below(number_of(packed))
    value: i64 = 0
    while left >= packed & 15:
        left -= packed & 15
        packed >>= NIBBLE
        value += 1
    return value
