"""The Price pile: the prices of goods, looking through the pile, turning it (1.4; BH-11)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.sets import bit
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import DONE, EXCHANGING, GOODS, LOOKING, NONE, PRICE, PRICING
from quarterdeck.games.bremerhaven.rules import bidding
from quarterdeck.games.bremerhaven.table.table import Table


def price_of(table: Table, goods: i64) -> i64:
    """What a good brings now (BH-11.4)."""
    return table.decks.price[table.pile[0] * GOODS + goods]


def open_prices(table: Table) -> bool:
    """Ask the highest bidder for the prices (BH-11.1), or the owner of a Commodity Exchange if there is no card at all.

    With that Building nobody may have bid (BH-11.5, BH-29.6, BH-B7.1, BH-R16). Without either, or if the dummy wins
    (BH-28.8), the top card goes to the bottom (BH-11.3). Returns whether somebody is asked.
    """
    seat = bidding.winner(table, codes.PRICES)
    if seat != NOBODY and not table.is_dummy(seat):
        ask_prices(table, seat, PRICING)
        return True
    if seat == NOBODY:
        for k in range(table.lines):
            if table.built[table.rank[k]] & table.decks.exchanges:
                ask_prices(table, table.rank[k], EXCHANGING)
                return True
    rotate_prices(table)
    return False


def ask_prices(table: Table, seat: i64, phase: i64) -> None:
    """The seat looks through the pile (BH-R15, BH-B7.2) and chooses."""
    table.bidder = seat
    table.seers |= bit(seat)
    if table.dealt < hidden_prices(table):
        table.phase = LOOKING
        table.after_looking = phase
        table.player = CHANCE
    else:
        choose_prices(table, phase)


def choose_prices(table: Table, phase: i64) -> None:
    """The highest bidder looks through the pile and chooses the prices."""
    table.phase = phase
    table.player = table.bidder
    table.after_looking = 0
    if table.log is not None:
        for k in range(table.above, table.above + table.dealt):
            table.tell(codes.LOOKED, table.bidder, table.decks.price_name(table.pile[k]), k, bit(table.bidder))


def hidden_prices(table: Table) -> i64:
    """How many Price cards lie between those that everybody knows, at the top and at the bottom (BH-R57)."""
    return table.decks.prices - table.above - table.below


def add_unseen(table: Table, moves: Moves) -> None:
    """The Price cards that may lie in the next place of the pile, equally likely (BH-R54)."""
    moves.add_members(codes.DEAL_PRICE, table.unseen_prices())


def look(table: Table, card: i64) -> None:
    """Settle the place of one more card of the Price pile."""
    table.pile[table.above + table.dealt] = card
    table.dealt += 1
    if table.dealt == hidden_prices(table):
        choose_prices(table, table.after_looking)


def add_prices(table: Table, moves: Moves) -> None:
    """Each Price card of the pile (BH-11.1); only the owner of a Commodity Exchange may choose none (BH-B7.2)."""
    if table.phase == EXCHANGING:
        moves.add(DONE)
    for k in range(table.decks.prices):
        if table.pile[k] != NONE:
            moves.add(PRICE + table.pile[k])


def choose_price_or_none(table: Table, move: i64) -> None:
    """A Price card is chosen.

    A highest bidder who wants no other prices chooses the top card (BH-R48); for the owner of a Commodity Exchange who
    wants none the top card goes to the bottom (BH-R16, BH-B7.2).
    """
    if move == DONE:
        rotate_prices(table)
    else:
        choose_price(table, move - PRICE)


def choose_price(table: Table, card: i64) -> None:
    """The card goes on top, and the others keep their order (BH-11.1); the top one itself changes nothing (BH-11.2, BH-R15)."""
    at: i64 = 0
    while table.pile[at] != card:
        at += 1
    if at == 0:
        table.tell(codes.PRICES_KEPT, table.bidder)
        return
    for k in range(at, 0, -1):
        table.pile[k] = table.pile[k - 1]
    table.pile[0] = card
    if at >= table.decks.prices - table.below:
        table.below -= 1
        table.above += 1
    elif at >= table.above:
        table.dealt -= 1
        table.above += 1
    table.tell(codes.PRICE_CHOSEN, table.bidder, table.decks.price_name(card))


def rotate_prices(table: Table) -> None:
    """The top card goes to the bottom (BH-11.3); the next one may have to be turned up by CHANCE."""
    last = table.decks.prices - 1
    top = table.pile[0]
    for k in range(last):
        table.pile[k] = table.pile[k + 1]
    table.pile[last] = top
    table.above -= 1
    table.below += 1
    table.tell(codes.PRICES_ROTATED, NOBODY, table.decks.price_name(top))
    if table.above == 0 and table.pile[0] != NONE:
        if table.dealt:
            table.dealt -= 1
        else:
            table.below -= 1
        show_top(table)


def show_top(table: Table) -> None:
    """Everybody sees the top Price card (BH-R15)."""
    table.above = 1
    table.tell(codes.PRICE_TURNED, NOBODY, table.decks.price_name(table.pile[0]))
