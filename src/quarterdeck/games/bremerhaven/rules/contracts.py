"""Contracts: the Land board, what they need, and what they bring (BH-14, BH-15, BH-20)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import bit
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import COVERED, GOODS, LAND, LOADING, LOADING_DOCKS, NONE, PLACING, SPACES
from quarterdeck.games.bremerhaven.rules import bidding, money_and_prestige, prices
from quarterdeck.games.bremerhaven.table.decks import all_goods, of_goods, pack_goods
from quarterdeck.games.bremerhaven.table.table import Table


def award_contract(table: Table, space: i64) -> bool:
    """The highest bidder wins the Contract (BH-14.1), or the dummy, who discards it (BH-28.5).

    The winner must take it into one of the empty Loading docks (BH-R21). Without any it is discarded, and the penalty
    is due (BH-14.4). Returns whether a Loading dock is asked for.
    """
    contract = table.land[space]
    seat = bidding.winner(table, LAND + space)
    if contract == NONE or seat == NOBODY:
        return False
    if table.log is not None:
        table.tell(
            codes.CONTRACT_WON, seat, table.decks.contract_name(contract), bidding.bid(table, seat, LAND + space)
        )
    empty: i64 = 0
    choice: i64 = NONE
    if not table.is_dummy(seat):
        for loading in range(LOADING_DOCKS):
            if table.contract[seat * LOADING_DOCKS + loading] == NONE:
                empty += 1
                choice = loading
    table.bidder = seat
    if empty > 1:
        table.phase = PLACING
        table.player = seat
        return True
    if empty == 1:
        place_contract(table, choice)
        return False
    lose_contract(table, seat, space)
    return False


def lose_contract(table: Table, seat: i64, space: i64) -> None:
    """The Contract there goes to its discard pile, as no Loading dock is empty or the dummy has won (BH-14.4, BH-28.5)."""
    contract = table.land[space]
    table.land[space] = NONE
    table.contract_pile |= bit(contract)
    table.tell(codes.CONTRACT_LOST, seat, table.decks.contract_name(contract))
    if not table.is_dummy(seat):
        penalize(table, seat, contract)


def add_loading_docks(table: Table, moves: Moves) -> None:
    """Each empty Loading dock of the winner (BH-R21)."""
    for loading in range(LOADING_DOCKS):
        if table.contract[table.player * LOADING_DOCKS + loading] == NONE:
            moves.add(LOADING + loading)


def place_contract(table: Table, loading: i64) -> None:
    """The bidder puts the Contract just won into a Loading dock (BH-14.2, BH-14.3)."""
    space = table.next_space - 1 - LAND
    contract = table.land[space]
    table.land[space] = NONE
    give_contract(table, table.bidder, loading, contract)
    if table.log is not None:
        table.tell(codes.CONTRACT_PLACED, table.bidder, table.decks.contract_name(contract), loading)


def give_contract(table: Table, seat: i64, loading: i64, contract: i64) -> None:
    """Put a Contract in a Loading dock with its Time markers (BH-14.2)."""
    k = seat * LOADING_DOCKS + loading
    table.contract[k] = contract
    table.due[k] = table.decks.time[contract]
    table.got[k] = 0


# -- goods for Contracts ----------------------------------------------------------------------------


def is_accessible(table: Table, seat: i64, loading: i64) -> bool:
    """No Cover card lies on the space directly below the Loading dock (BH-15.7, BH-R22)."""
    return table.site[seat * SPACES + loading] != COVERED


def still_needs(table: Table, seat: i64, loading: i64, goods: i64) -> bool:
    """The Contract there can take one more good of that kind (BH-18.6): one it names, or a wild one (BH-14.5, BH-R23)."""
    k = seat * LOADING_DOCKS + loading
    contract = table.contract[k]
    if contract == NONE:
        return False
    needs = table.decks.needs[contract]
    got = table.got[k] + pack_goods(goods, 1)
    beyond: i64 = 0
    for kind in range(GOODS):
        beyond += max(0, of_goods(got, kind) - of_goods(needs, kind))
    return beyond <= table.decks.wild[contract]


def can_deliver(table: Table, seat: i64, loading: i64, goods: i64) -> bool:
    """The Contract in this Loading dock is accessible and still needs the good (BH-15.8)."""
    return still_needs(table, seat, loading, goods) and is_accessible(table, seat, loading)


def is_complete(table: Table, seat: i64, loading: i64) -> bool:
    """All goods of the Contract there were delivered; it waits until its time is up all the same (BH-R30)."""
    k = seat * LOADING_DOCKS + loading
    return all_goods(table.got[k]) == table.decks.size[table.contract[k]]


# -- Contracts that are due -------------------------------------------------------------------------


def resolve_contract(table: Table, seat: i64, loading: i64) -> None:
    """The goods on a Contract are sold at the prices of the moment (BH-20.4, BH-R30), then the card leaves (BH-20.7).

    A complete one brings its reward on top (BH-20.5); for another the penalty is due (BH-20.6).
    """
    k = seat * LOADING_DOCKS + loading
    contract = table.contract[k]
    got = table.got[k]
    name = table.decks.contract_name(contract)
    money: i64 = 0
    for goods in range(GOODS):
        money += of_goods(got, goods) * prices.price_of(table, goods)
    table.money[seat] += money
    table.tell(codes.SOLD, seat, name, money)
    complete = is_complete(table, seat, loading)
    table.contract[k] = NONE
    table.due[k] = 0
    table.got[k] = 0
    table.contract_pile |= bit(contract)
    if complete:
        reward(table, seat, contract)
    else:
        table.tell(codes.INCOMPLETE, seat, name)
        penalize(table, seat, contract)


def reward(table: Table, seat: i64, contract: i64) -> None:
    """What a complete Contract brings beside its goods: money (BH-14.8), and 1 prestige at once (BH-14.9, BH-R53)."""
    decks = table.decks
    table.money[seat] += decks.reward[contract]
    table.tell(codes.REWARDED, seat, decks.contract_name(contract), decks.reward[contract])
    if decks.reward_prestige[contract]:
        money_and_prestige.add_prestige(table, seat, 1)


def penalize(table: Table, seat: i64, contract: i64) -> None:
    """What an incomplete or unplaceable Contract costs (BH-14.4, BH-14.7): money, and 1 prestige (BH-14.9, BH-R53).

    With an Insurance Office no money is paid (BH-B20.1), prestige is lost all the same (BH-B20.2).
    """
    decks = table.decks
    if decks.penalty[contract]:
        if table.built[seat] & decks.insurers:
            table.tell(codes.INSURED, seat, decks.contract_name(contract))
        else:
            money_and_prestige.charge(table, seat, decks.penalty[contract], codes.PAID_PENALTY)
    if decks.penalty_prestige[contract]:
        money_and_prestige.add_prestige(table, seat, -1)
