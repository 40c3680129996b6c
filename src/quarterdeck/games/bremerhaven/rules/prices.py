"""The Price pile: what goods bring, who looks through the pile, how it turns (1.4; BH-11)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.sets import bit
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import EXCHANGING, GOODS, LOOKING, NONE, PRICING
from quarterdeck.games.bremerhaven.rules import bidding
from quarterdeck.games.bremerhaven.table.table import Table


def price_of(table: Table, goods: i64) -> i64:
    """What a good brings now (BH-11.4)."""
    return table.decks.price[table.pile[0] * GOODS + goods]


def open_prices(table: Table) -> bool:
    """1.4 is resolved: its winner or the owner of a Commodity Exchange chooses, else the pile turns; True if somebody is asked."""
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
    """The seat looks through the pile and chooses (BH-R15)."""
    table.bidder = seat
    table.seers |= bit(seat)
    if table.dealt < hidden_prices(table):
        table.phase = LOOKING
        table.after_looking = phase
        table.player = CHANCE
    else:
        choose_prices(table, phase)


def choose_prices(table: Table, phase: i64) -> None:
    """The pile is known to the bidder, who now chooses the prices."""
    table.phase = phase
    table.player = table.bidder
    table.after_looking = 0
    if table.log is not None:
        for k in range(table.above, table.above + table.dealt):
            table.tell(codes.LOOKED, table.bidder, table.decks.price_name(table.pile[k]), k, bit(table.bidder))


def hidden_prices(table: Table) -> i64:
    """How many Price cards lie between those that everybody knows."""
    return table.decks.prices - table.above - table.below


def look(table: Table, card: i64) -> None:
    """The bidder sees one more card of the pile, which has its place from now on."""
    table.pile[table.above + table.dealt] = card
    table.dealt += 1
    if table.dealt == hidden_prices(table):
        choose_prices(table, table.after_looking)


def choose_price(table: Table, card: i64) -> None:
    """The chosen card comes on top of the pile; the order of the others stays (BH-11.1)."""
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
    """The top Price card goes to the bottom (BH-11.3); CHANCE may have to turn up the next one."""
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
    """The top Price card lies open for everybody."""
    table.above = 1
    table.tell(codes.PRICE_TURNED, NOBODY, table.decks.price_name(table.pile[0]))
