"""Influence cards go from the hand to the boards and back: laying, winning and taking back (BH-5, BH-24, BH-28)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    BID,
    BID_SPACES,
    BIDDING,
    BUILDING,
    DUMMY_SEAT,
    HAND,
    INSTRUCTING,
    LAND,
    NONE,
    REVEALING,
    SEA,
    VALUES,
)
from quarterdeck.games.bremerhaven.rules import rounds
from quarterdeck.games.bremerhaven.table.decks import NIBBLE, number_of, of_value, strength
from quarterdeck.games.bremerhaven.table.table import Table


def is_bid_space(table: Table, space: i64) -> bool:
    """Cards may be laid there: 1.0 to 1.5, and as many spaces at Sea and on Land as there are players (BH-5.4)."""
    if space >= LAND:
        return space < LAND + table.lines
    return space < SEA + table.lines


def add_bids(table: Table, moves: Moves) -> None:
    """Each value in hand on each space, whatever lies there already (BH-5.5); nobody passes (BH-R5)."""
    held = table.hand[table.player]
    for value in range(1, VALUES + 1):
        if of_value(held, value):
            first = BID + (value - 1) * BID_SPACES
            moves.add_run(first, SEA + table.lines)
            moves.add_run(first + LAND, table.lines)


def ask_bid(table: Table) -> None:
    """Ask for the next card (BH-5.2, BH-28.1); when all are laid they are turned up (BH-5.7)."""
    if all_laid(table):
        reveal_next(table)
        return
    seat = lays_now(table)
    if table.is_dummy(seat):
        table.phase = INSTRUCTING
        table.player = CHANCE
    else:
        table.phase = BIDDING
        table.player = seat


def all_laid(table: Table) -> bool:
    """Everybody has laid all five cards (BH-5.2, BH-R5)."""
    return table.laid_cards == HAND * table.lines


def lays_now(table: Table) -> i64:
    """The seat that lays the next card, in rank order round by round (BH-5.2); alone the dummy lays in turn (BH-28.1)."""
    return table.rank[table.laid_cards % table.lines]


def lay_bid(table: Table, seat: i64, space: i64, value: i64) -> None:
    """A person lays an Influence card face down (BH-5.3)."""
    lay(table, seat, space, value)
    if table.log is not None:
        table.tell(codes.LAID, seat, space, on_offer(table, space))
        table.tell(codes.LAID_VALUE, seat, value, 0, bit(seat))
    ask_bid(table)


def on_offer(table: Table, space: i64) -> i64:
    """The card on offer at a bid space, as a number into `Decks.names`; NONE without one."""
    decks = table.decks
    if space == BUILDING:
        return NONE if table.offer == NONE else decks.building_name(table.offer)
    if space >= LAND:
        contract = table.land[space - LAND]
        return NONE if contract == NONE else decks.contract_name(contract)
    if space >= SEA:
        ship = table.sea[space - SEA]
        return NONE if ship == NONE else decks.ship_name(ship)
    return NONE


def lay(table: Table, seat: i64, space: i64, value: i64) -> None:
    """A card from the hand lies face down (BH-5.3) and stays there (BH-5.6); value 0 is one of the dummy's, not known yet."""
    card = bit(NIBBLE * value)
    table.laid[seat * BID_SPACES + space] += card
    if value > 0:
        table.hand[seat] -= card
    table.laid_cards += 1


def add_instructions(table: Table, moves: Moves) -> None:
    """The Newspaper cards that may be the dummy's next instruction, equally likely (BH-R54)."""
    moves.add_members(codes.DEAL_NEWS, table.news_deck)


def instruct(table: Table, card: i64) -> None:
    """The dummy lays its next card, unseen, on the space of the instruction's symbol (BH-28.3, BH-28.4).

    The symbols on Newspaper cards are there for this alone (BH-22.5).
    """
    table.instruction = card
    space = table.decks.symbol[card]
    table.news_deck &= ~bit(card)
    table.news_pile |= bit(card)
    table.tell(codes.INSTRUCTED, DUMMY_SEAT, space, table.decks.event_name(card))
    if table.log is not None:
        about = on_offer(table, space)
        if about != NONE:
            table.tell(codes.CARD_OF, DUMMY_SEAT, about)
    lay(table, DUMMY_SEAT, space, 0)
    if not table.news_deck:
        table.news_deck = table.news_pile
        table.news_pile = 0
        table.tell(codes.RESHUFFLED, NOBODY, 2, count(table.news_deck))
    ask_bid(table)


def reveal_next(table: Table) -> None:
    """CHANCE turns up the dummy's next card, of the five that were shuffled (BH-28.2, BH-R58); then the boards are resolved."""
    for space in range(BID_SPACES):
        if table.laid[DUMMY_SEAT * BID_SPACES + space] & 15:
            table.dummy_space = space
            table.phase = REVEALING
            table.player = CHANCE
            return
    if table.log is not None:
        for space in range(BID_SPACES):
            card = on_offer(table, space)
            if card != NONE and any(cards_at(table, seat, space) for seat in range(table.lines)):
                table.tell(codes.BIDS_FOR, NOBODY, space, card)
            for k in range(table.lines):
                if cards_at(table, table.rank[k], space):
                    table.tell(codes.REVEALED, table.rank[k], space, bid(table, table.rank[k], space))
    table.dummy_space = 0
    rounds.resolve(table)


def add_values(table: Table, moves: Moves) -> None:
    """Each card that the dummy has left may be the one that is turned up, equally likely (BH-R54); of some values it has two."""
    held = table.hand[DUMMY_SEAT]
    for value in range(1, VALUES + 1):
        if of_value(held, value):
            moves.add(codes.DUMMY + value - 1)
        if of_value(held, value) > 1:
            moves.add(codes.SECOND + value - codes.TWICE)


def reveal(table: Table, value: i64) -> None:
    """The card of the dummy's that is turned up has this value."""
    card = bit(NIBBLE * value)
    table.laid[DUMMY_SEAT * BID_SPACES + table.dummy_space] += card - 1
    table.hand[DUMMY_SEAT] -= card
    reveal_next(table)


# -- what bids come to (BH-5.8, BH-5.9) -------------------------------------------------------------


def cards_at(table: Table, seat: i64, space: i64) -> i64:
    """How many cards a seat has laid on a space."""
    return number_of(table.laid[seat * BID_SPACES + space])


def bid(table: Table, seat: i64, space: i64) -> i64:
    """The sum of the seat's cards there with what its Buildings add (BH-5.8, BH-R44); 0: no card, and so no bid (BH-R5)."""
    cards = table.laid[seat * BID_SPACES + space]
    if cards == 0:
        return 0
    value = strength(cards)
    if space >= SEA and table.built[seat]:
        value += bonus(table, seat, space, number_of(cards))
    return value


def bonus(table: Table, seat: i64, space: i64, cards: i64) -> i64:
    """What the seat's Buildings add to its bid for a Ship or Contract, if they are built by then (BH-R44).

    On the Town board, and where nothing is on offer, they add nothing.
    """
    found: i64 = 0
    built = table.built[seat]
    while built:
        building = lowest(built)
        built &= built - 1
        found += added(table, building, space, cards)
    return found


def added(table: Table, building: i64, space: i64, cards: i64) -> i64:
    """What one Building adds to the bid that its owner makes on a Ship or a Contract with so many cards.

    On a Ship it is so much for the bid (BH-B19.1, BH-B19.2). On a Contract with a train (BH-29.4, BH-B4.1, BH-B5.2) or
    a truck (BH-B5.1, BH-B4.2) it is so much for each card.
    """
    decks = table.decks
    if space < SEA:
        return 0
    card = table.sea[space - SEA] if space < LAND else table.land[space - LAND]
    if card == NONE:
        return 0
    if space < LAND:
        return decks.sea_bonus[building]
    if decks.train[card]:
        return decks.train_bonus[building] * cards
    return decks.truck_bonus[building] * cards


def best_bid(table: Table, space: i64) -> i64:
    """The highest bid on a space; 0 without any."""
    best: i64 = 0
    for seat in range(table.lines):
        best = max(best, bid(table, seat, space))
    return best


def gap(table: Table, seat: i64, space: i64) -> i64:
    """What the seat's bid lacks to the highest one (BH-5.10)."""
    return best_bid(table, space) - bid(table, seat, space)


def winner(table: Table, space: i64) -> i64:
    """The highest bidder, among equals the one of higher rank at this moment (BH-5.9, BH-R6), or NOBODY."""
    best: i64 = 0
    found: i64 = NOBODY
    for k in range(table.lines):
        value = bid(table, table.rank[k], space)
        if value > best:
            best = value
            found = table.rank[k]
    return found


# -- the cards come back (BH-24) --------------------------------------------------------------------


def return_cards(table: Table) -> None:
    """Everybody takes back their cards (BH-6.4, BH-24.1) and holds five, better ones after an upgrade (BH-24.2, BH-R46)."""
    for seat in range(table.lines):
        if table.growing & bit(seat):
            table.level[seat] += 1
        table.hand[seat] = table.decks.hands[table.level[seat]]
        for space in range(seat * BID_SPACES, seat * BID_SPACES + BID_SPACES):
            table.laid[space] = 0
    table.growing = 0
    table.laid_cards = 0
