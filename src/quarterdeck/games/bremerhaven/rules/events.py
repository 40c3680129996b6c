"""Clean-up: what the backs of Newspaper cards do (BH-21, BH-E)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import count
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import CRATE, DEALS_PRICE, DOCKS, LOADING_DOCKS, NONE, PAYING, SHARE, SPACES
from quarterdeck.games.bremerhaven.rules import contracts, dealing, money_and_prestige, prices, rounds, storage
from quarterdeck.games.bremerhaven.rules.town import MOST_INCOME
from quarterdeck.games.bremerhaven.table.table import Table

RICH: Final[i64] = 10
"""Some charges count full tens of money."""


def begin_event(table: Table) -> None:
    """What an Event does once, not to each harbor: Market Panic (BH-E12) or Shore Leave (BH-E13)."""
    kind = table.decks.event[table.event]
    if kind == codes.TURN_PRICES:
        prices.rotate_prices(table)
    elif kind == codes.TURN_LADDER:
        falls = table.rank[0]
        for k in range(table.lines - 1):
            table.rank[k] = table.rank[k + 1]
        table.rank[table.lines - 1] = falls
        table.tell(codes.LADDER_TURNED, falls)


def carry_out(table: Table) -> None:
    """If there is an Event (BH-21.1, BH-21.3), it strikes each harbor in rank order (BH-21.2, BH-R49).

    Then the Ship token moves.
    """
    if table.pile[0] == NONE:
        dealing.ask_chance(table, DEALS_PRICE)
        return
    while table.event != NONE and table.next_rank < table.seats:
        seat = table.rank[table.next_rank]
        if must_split(table, seat):
            table.phase = PAYING
            table.player = seat
            return
        strike(table, seat)
        table.next_rank += 1
    rounds.progress(table)


def must_split(table: Table, seat: i64) -> bool:
    """For Fall the seat chooses what part of the charge its Bank pays (BH-26.5, BH-R33, BH-E1, BH-B8.2)."""
    if table.decks.event[table.event] != codes.CHARGE_CONTRACTS or table.bank[seat] == 0:
        return False
    due = min(event_charge(table, seat), table.money[seat] + table.bank[seat])
    return min(table.bank[seat], due) > max(0, due - table.money[seat])


def event_charge(table: Table, seat: i64) -> i64:
    """What the Event asks of the seat; 0 if it asks for no money.

    Fall asks for each Contract (BH-26.5, BH-E1), Harbor Dues for each Ship (BH-E2), Roof Repairs for each Building
    (BH-E3), Storage Fees for each space with goods (BH-E4), the Tax Audit for each full 10 money in cash (BH-E5).
    """
    kind = table.decks.event[table.event]
    amount = table.decks.amount[table.event]
    if kind == codes.CHARGE_CONTRACTS:
        return amount * contracts_in(table, seat)
    if kind == codes.CHARGE_SHIPS:
        return amount * ships_in(table, seat)
    if kind == codes.CHARGE_BUILDINGS:
        return amount * count(table.built[seat])
    if kind == codes.CHARGE_STORAGE:
        return amount * spaces_used(table, seat)
    if kind == codes.CHARGE_RICH:
        return amount * (table.money[seat] // RICH)
    return 0


def add_shares(table: Table, moves: Moves) -> None:
    """What part of a charge the Bank may pay (BH-R33)."""
    seat = table.player
    due = min(event_charge(table, seat), table.money[seat] + table.bank[seat])
    for share in range(max(0, due - table.money[seat]), min(table.bank[seat], due) + 1):
        moves.add(SHARE + share)


def pay_share(table: Table, seat: i64, banked: i64) -> None:
    """A seat pays the Event's charge, so much of it from the Bank; then the Event goes on (BH-26.5, BH-R33)."""
    due = min(event_charge(table, seat), table.money[seat] + table.bank[seat])
    money_and_prestige.settle(table, seat, due - banked, banked, codes.CHARGED)
    table.next_rank += 1
    carry_out(table)


def strike(table: Table, seat: i64) -> None:  # noqa: C901, PLR0912 - one branch for each kind
    """The Event strikes one harbor; no choice is left.

    Open Harbor Day (BH-E6), Down Payment (BH-E7) and Topsy-Turvy Day (BH-E8) bring money; an Oil Slick (BH-E9) costs
    prestige, a Sail Parade (BH-E10) and the Merchants' Prize (BH-E11) bring it.
    """
    kind = table.decks.event[table.event]
    amount = table.decks.amount[table.event]
    name = table.decks.event_name(table.event)
    if codes.CHARGE_CONTRACTS <= kind <= codes.CHARGE_RICH:
        money_and_prestige.charge(table, seat, event_charge(table, seat), codes.CHARGED)
    elif kind == codes.PAY_SHIPS:
        money_and_prestige.earn(table, seat, amount * ships_in(table, seat), name)
    elif kind == codes.PAY_CONTRACTS:
        money_and_prestige.earn(table, seat, amount * contracts_in(table, seat), name)
    elif kind == codes.PAY_RANKS:
        money_and_prestige.earn(table, seat, MOST_INCOME - (table.lines - 1 - table.next_rank), name)
    elif kind == codes.LOSE_PRESTIGE:
        money_and_prestige.add_prestige(table, seat, -amount)
    elif kind == codes.GAIN_PRESTIGE_SHIPS:
        if ships_in(table, seat) >= amount:
            money_and_prestige.add_prestige(table, seat, 1)
    elif kind == codes.GAIN_PRESTIGE_COMPLETE:
        if has_complete(table, seat):
            money_and_prestige.add_prestige(table, seat, 1)
    else:
        strike_cards(table, seat, kind, amount)


def strike_cards(table: Table, seat: i64, kind: i64, amount: i64) -> None:  # noqa: C901, PLR0912 - one branch for each kind
    """Time markers and goods that an Event changes.

    Dense Fog (BH-E14) and a Rail Strike (BH-E15) add markers, Impatient Telegrams (BH-E16) take them off; Rats on the
    Pier (BH-E17) and Heavy Swell (BH-E18) cost goods.
    """
    if kind == codes.SHIPS_STAY:
        for k in range(seat * DOCKS, seat * DOCKS + DOCKS):
            if table.ship[k] != NONE:
                table.stay[k] += amount
    elif kind in (codes.CONTRACTS_WAIT, codes.CONTRACTS_HURRY):
        for k in range(seat * LOADING_DOCKS, seat * LOADING_DOCKS + LOADING_DOCKS):
            if table.contract[k] != NONE:
                table.due[k] = table.due[k] + amount if kind == codes.CONTRACTS_WAIT else max(1, table.due[k] - amount)
    elif kind == codes.SPOIL_CRATES:
        spoilt = min(amount, storage.stored(table, seat, CRATE))
        for _ in range(spoilt):
            storage.remove(table, seat, storage.source(table, seat, CRATE), CRATE)
        if spoilt and table.log is not None:
            table.tell(codes.GOODS_LOST, seat, CRATE, spoilt)
    elif kind == codes.OVERBOARD:
        for k in range(seat * DOCKS, seat * DOCKS + DOCKS):
            if table.aboard[k] > 0:
                table.aboard[k] -= 1
                table.tell(codes.GOODS_LOST, seat, table.cargo[k], 1)


def ships_in(table: Table, seat: i64) -> i64:
    """How many Ships are in the harbor."""
    number: i64 = 0
    for k in range(seat * DOCKS, seat * DOCKS + DOCKS):
        if table.ship[k] != NONE:
            number += 1
    return number


def contracts_in(table: Table, seat: i64) -> i64:
    """How many Contracts are in the harbor."""
    number: i64 = 0
    for k in range(seat * LOADING_DOCKS, seat * LOADING_DOCKS + LOADING_DOCKS):
        if table.contract[k] != NONE:
            number += 1
    return number


def spaces_used(table: Table, seat: i64) -> i64:
    """How many spaces have goods on them."""
    number: i64 = 0
    for k in range(seat * SPACES, seat * SPACES + SPACES):
        if table.goods[k]:
            number += 1
    return number


def has_complete(table: Table, seat: i64) -> bool:
    """A complete Contract is in the harbor."""
    for loading in range(LOADING_DOCKS):
        if table.contract[seat * LOADING_DOCKS + loading] != NONE and contracts.is_complete(table, seat, loading):
            return True
    return False
