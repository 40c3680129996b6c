"""Clean-up: the effects of the backs of Newspaper cards (BH-21, BH-E)."""

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
    """Begin an Event that acts once, not on each harbor: Market Panic (BH-E12) or Shore Leave (BH-E13)."""
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
    """For Fall the seat chooses how much of the charge its Bank pays (BH-26.5, BH-R33, BH-E1, BH-B8.2)."""
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
    """A seat pays the Event's charge, with a share from the Bank; then the Event goes on (BH-26.5, BH-R33)."""
    due = min(event_charge(table, seat), table.money[seat] + table.bank[seat])
    money_and_prestige.settle(table, seat, due - banked, banked, codes.CHARGED)
    table.next_rank += 1
    carry_out(table)


def strike(table: Table, seat: i64) -> None:
    """The Event strikes one harbor; no choice is left."""
    kind = table.decks.event[table.event]
    if codes.CHARGE_CONTRACTS <= kind <= codes.CHARGE_RICH:
        money_and_prestige.charge(table, seat, event_charge(table, seat), codes.CHARGED)
    elif codes.PAY_SHIPS <= kind <= codes.PAY_RANKS:
        money_and_prestige.earn(table, seat, event_income(table, seat), table.decks.event_name(table.event))
    elif codes.LOSE_PRESTIGE <= kind <= codes.GAIN_PRESTIGE_COMPLETE:
        money_and_prestige.add_prestige(table, seat, event_prestige(table, seat))
    elif codes.SHIPS_STAY <= kind <= codes.CONTRACTS_HURRY:
        move_markers(table, seat)
    elif kind == codes.SPOIL_CRATES:
        spoil_crates(table, seat)
    elif kind == codes.OVERBOARD:
        lose_cargo(table, seat)


def event_income(table: Table, seat: i64) -> i64:
    """The money that the Event brings the seat.

    Open Harbor Day brings it for each Ship (BH-E6), Down Payment for each Contract (BH-E7), Topsy-Turvy Day by rank,
    the lowest most (BH-E8).
    """
    kind = table.decks.event[table.event]
    amount = table.decks.amount[table.event]
    if kind == codes.PAY_SHIPS:
        return amount * ships_in(table, seat)
    if kind == codes.PAY_CONTRACTS:
        return amount * contracts_in(table, seat)
    return MOST_INCOME - (table.lines - 1 - table.next_rank)


def event_prestige(table: Table, seat: i64) -> i64:
    """By how much the Event changes the seat's prestige.

    An Oil Slick costs prestige (BH-E9); the Sail Parade brings 1 for enough Ships (BH-E10), the Merchants' Prize 1 for a
    complete Contract (BH-E11).
    """
    kind = table.decks.event[table.event]
    amount = table.decks.amount[table.event]
    if kind == codes.LOSE_PRESTIGE:
        return -amount
    if kind == codes.GAIN_PRESTIGE_SHIPS:
        return i64(ships_in(table, seat) >= amount)
    return i64(has_complete(table, seat))


def move_markers(table: Table, seat: i64) -> None:
    """The Event changes how long Ships and Contracts stay.

    Dense Fog puts Time markers on each Ship (BH-E14), a Rail Strike on each Contract (BH-E15); Impatient Telegrams take
    them off Contracts, but never the last one (BH-E16).
    """
    kind = table.decks.event[table.event]
    amount = table.decks.amount[table.event]
    if kind == codes.SHIPS_STAY:
        for k in range(seat * DOCKS, seat * DOCKS + DOCKS):
            if table.ship[k] != NONE:
                table.stay[k] += amount
        return
    for k in range(seat * LOADING_DOCKS, seat * LOADING_DOCKS + LOADING_DOCKS):
        if table.contract[k] != NONE:
            table.due[k] = table.due[k] + amount if kind == codes.CONTRACTS_WAIT else max(1, table.due[k] - amount)


def spoil_crates(table: Table, seat: i64) -> None:
    """Rats on the Pier: crates in Storage go back to the supply (BH-E17)."""
    spoilt = min(table.decks.amount[table.event], storage.stored(table, seat, CRATE))
    for _time in range(spoilt):
        storage.remove(table, seat, storage.source(table, seat, CRATE), CRATE)
    if spoilt and table.log is not None:
        table.tell(codes.GOODS_LOST, seat, CRATE, spoilt)


def lose_cargo(table: Table, seat: i64) -> None:
    """Heavy Swell: one good of each Ship goes overboard (BH-E18)."""
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
