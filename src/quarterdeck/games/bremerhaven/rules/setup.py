"""What is laid out, given and chosen before the first round (BH-2, BH-3, BH-4, BH-28)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    BID_SPACES,
    CHIT,
    CHITS,
    COLUMNS,
    COVERED,
    CRATE,
    DEALS_BUILDING,
    DEALS_PRICE,
    DOCKS,
    DUMMY_SEAT,
    EMPTY,
    GOODS,
    LOADING_DOCKS,
    LONG,
    NONE,
    SEATS,
    SHORT,
    SITE,
    SITING,
    SPACES,
    START,
    WALLS,
)
from quarterdeck.games.bremerhaven.rules import contracts, dealing, prices, storage, town
from quarterdeck.games.bremerhaven.table.decks import of_goods
from quarterdeck.games.bremerhaven.table.table import Table

OPEN_COLUMNS: Final[i64] = 2
"""The others are covered at first (BH-2.15)."""
MIDDLE_DOCK: Final[i64] = 1
"""The Dock whose two walls have a Bollard at first (BH-2.17)."""
START_MONEY: Final = vec[i64]([4, 6, 8, 12])
"""By rank, Captain first (BH-2.14)."""


def fill_harbors(table: Table) -> None:  # noqa: PLR0915 - one line for each field
    """Give every vector of a new game its size and first values.

    In the long game columns c and d are covered (BH-2.15), in the short one nothing is (BH-3.1). Each harbor has a
    Bollard on both walls of its middle Dock (BH-2.17); prestige is 0 (BH-2.16), and all else is supply (BH-2.20).
    """
    table.sea = vec[i64]([NONE] * int(SEATS))
    table.land = vec[i64]([NONE] * int(SEATS))
    table.pile = vec[i64]([NONE] * int(table.decks.prices))
    table.rank = vec[i64]([0, 1, 2, 3])
    table.chit = vec[i64]([NONE] * int(SEATS))
    table.level = vec[i64]([0] * int(SEATS))
    table.hand = vec[i64]([0] * int(SEATS))
    table.laid = vec[i64]([0] * int(SEATS * BID_SPACES))
    table.money = vec[i64]([0] * int(SEATS))
    table.bank = vec[i64]([0] * int(SEATS))
    table.prestige = vec[i64]([0] * int(SEATS))
    table.unbuilt = vec[i64]([0] * int(SEATS))
    table.built = vec[i64]([0] * int(SEATS))
    table.site = vec[i64]([EMPTY] * int(SEATS * SPACES))
    table.goods = vec[i64]([0] * int(SEATS * SPACES))
    table.walls = vec[i64]([0] * int(SEATS * WALLS))
    table.ship = vec[i64]([NONE] * int(SEATS * DOCKS))
    table.stay = vec[i64]([0] * int(SEATS * DOCKS))
    table.cargo = vec[i64]([0] * int(SEATS * DOCKS))
    table.aboard = vec[i64]([0] * int(SEATS * DOCKS))
    table.contract = vec[i64]([NONE] * int(SEATS * LOADING_DOCKS))
    table.due = vec[i64]([0] * int(SEATS * LOADING_DOCKS))
    table.got = vec[i64]([0] * int(SEATS * LOADING_DOCKS))
    table.stage = vec[i64]([0] * int(SEATS))
    table.permits = vec[i64]([0] * int(SEATS))
    table.yielded = vec[i64]([0] * int(SEATS))
    table.turned = vec[i64]([0] * int(SEATS))
    for seat in range(SEATS):
        table.walls[seat * WALLS + MIDDLE_DOCK] = bit(0)
        table.walls[seat * WALLS + MIDDLE_DOCK + 1] = bit(0)
    if table.length == LONG:
        for k in range(SEATS * SPACES):
            if k % COLUMNS >= OPEN_COLUMNS:
                table.site[k] = COVERED


# -- chits and ranks --------------------------------------------------------------------------------


def is_chit_left(table: Table, goods: i64) -> bool:
    """Nobody has taken the chit of that good (BH-2.10)."""
    return all(table.chit[seat] != goods for seat in range(table.seats))


def asks_chits(table: Table) -> bool:
    """The seats choose among the chits in turn (BH-2.10, BH-R2), and then the top Price card goes to the bottom (BH-2.11).

    The fourth seat gets the last chit; alone nobody takes any. Returns whether a seat is asked.
    """
    if table.seats == 1:
        return False
    if table.next_seat < min(table.seats, GOODS - 1):
        return dealing.ask_in_turn(table, CHITS, table.next_seat)
    if table.seats == GOODS:
        take_last_chit(table)
    prices.rotate_prices(table)
    return False


def take_chit(table: Table, seat: i64, goods: i64) -> None:
    """A seat takes a chit for the first ranks (BH-2.10)."""
    table.chit[seat] = goods
    table.tell(codes.CHIT_TAKEN, seat, goods)


def take_last_chit(table: Table) -> None:
    """The fourth player gets the chit that is left (BH-R59)."""
    for goods in range(GOODS):
        if is_chit_left(table, goods):
            take_chit(table, GOODS - 1, goods)
            return


def asks_ranks(table: Table) -> bool:
    """Ranks are given once the new top Price card is known (BH-2.11); returns whether CHANCE is asked for it."""
    if table.pile[0] == NONE:
        return dealing.ask_chance(table, DEALS_PRICE)
    give_ranks(table)
    return False


def give_ranks(table: Table) -> None:
    """Ranks by the prices of the chits taken (BH-2.11), which go back (BH-2.12); each player's token is on its rank (BH-2.13).

    Each rank has its starting money (BH-2.14), and a Bank that stands already gets its own (BH-B8.1). Alone the dummy
    is Captain, and the player First Mate (BH-4.5).
    """
    if table.seats == 1:
        table.rank[0] = DUMMY_SEAT
        table.rank[1] = 0
    else:
        for seat in range(table.seats):
            k = seat
            while k > 0 and chit_price(table, table.rank[k - 1]) < chit_price(table, seat):
                table.rank[k] = table.rank[k - 1]
                k -= 1
            table.rank[k] = seat
    for k in range(table.lines):
        seat = table.rank[k]
        table.chit[seat] = NONE
        if not table.is_dummy(seat):
            table.money[seat] = START_MONEY[k]
            built = table.built[seat]
            while built:
                table.bank[seat] += town.opening(table, seat, lowest(built))
                built &= built - 1
            table.tell(codes.RANKED, seat, k, START_MONEY[k])


def chit_price(table: Table, seat: i64) -> i64:
    """What the good on the seat's chit brings now."""
    return prices.price_of(table, table.chit[seat])


# -- starting Contracts, Buildings and goods (BH-2.18, BH-3) ----------------------------------------


def wants_start(table: Table) -> bool:
    """Some seat still gets a starting Contract; `next_rank` is then its rank, never the dummy's (BH-2.18, BH-R3)."""
    while table.next_rank < table.lines and table.is_dummy(table.rank[table.next_rank]):
        table.next_rank += 1
    return table.next_rank < table.lines and dealing.refresh_contracts(table)


def deal_start(table: Table, contract: i64) -> None:
    """A starting Contract is dealt: it lies in the first Loading dock (BH-2.18)."""
    seat = table.rank[table.next_rank]
    table.contract_deck &= ~bit(contract)
    contracts.give_contract(table, seat, 0, contract)
    table.tell(codes.CONTRACT_GIVEN, seat, table.decks.contract_name(contract))
    table.next_rank += 1


def asks_buildings(table: Table) -> bool:
    """In a short game each seat gets a starting Building and chooses its space (BH-3.3); returns whether anybody is asked."""
    if table.length == LONG or table.next_seat == table.seats:
        return False
    if table.unbuilt[table.next_seat]:
        return dealing.ask_in_turn(table, SITING, table.next_seat)
    return table.building_deck != 0 and dealing.ask_chance(table, DEALS_BUILDING)


def deal_building(table: Table, building: i64) -> None:
    """A starting Building comes by chance; its owner chooses a space for it (BH-3.3, BH-R4)."""
    table.building_deck &= ~bit(building)
    table.unbuilt[table.next_seat] = bit(building)
    table.tell(codes.BUILDING_GIVEN, table.next_seat, table.decks.building_name(building))


def wants_goods(table: Table) -> bool:
    """Some seat may still take starting goods (BH-3.4); `next_rank` is then its rank; one that may take none is not asked (BH-R39)."""
    if table.length != SHORT:
        return False
    while table.next_rank < table.lines:
        seat = table.rank[table.next_rank]
        if not table.is_dummy(seat) and may_start(table, seat):
            return True
        table.next_rank += 1
    return False


def may_start(table: Table, seat: i64) -> bool:
    """The starting Contract of the seat leaves some kind of goods that may be taken."""
    contract = table.contract[seat * LOADING_DOCKS]
    if contract == NONE:
        return False
    needs = table.decks.needs[contract]
    return any(of_goods(needs, goods) == 0 for goods in range(GOODS))


def allows(barred: i64, packed: i64) -> bool:
    """No kind of goods that is barred is among the packed ones (BH-3.4)."""
    return all(not (of_goods(barred, goods) and of_goods(packed, goods)) for goods in range(GOODS))


# -- what players choose ----------------------------------------------------------------------------


def add_choices(table: Table, moves: Moves) -> None:
    """What may be chosen at the set-up: a chit, a space for the starting Building, starting goods."""
    if table.phase == CHITS:
        add_chits(table, moves)
    elif table.phase == SITING:
        add_sites(table, moves)
    else:
        add_start_goods(table, moves)


def add_chits(table: Table, moves: Moves) -> None:
    """Each chit that nobody has taken (BH-2.10)."""
    for goods in range(GOODS):
        if is_chit_left(table, goods):
            moves.add(CHIT + goods)


def add_sites(table: Table, moves: Moves) -> None:
    """Each vacant space for the starting Building (BH-3.3, BH-R4)."""
    for space in range(SPACES):
        if town.is_vacant(table, table.player, space):
            moves.add(SITE + space)


def add_start_goods(table: Table, moves: Moves) -> None:
    """Each combination of up to three goods of kinds that the starting Contract does not name (BH-3.4)."""
    barred = table.decks.needs[table.contract[table.player * LOADING_DOCKS]]
    for k in range(i64(len(table.decks.start_goods))):
        if allows(barred, table.decks.start_goods[k]):
            moves.add(START + k)


def set_up(table: Table, seat: i64, move: i64) -> None:
    """A seat has chosen a chit (BH-2.10), a space for its starting Building, or starting goods."""
    if table.phase == CHITS:
        take_chit(table, seat, move - CHIT)
        table.next_seat += 1
    elif table.phase == SITING:
        place_building(table, seat, move - SITE)
    else:
        take_goods(table, seat, table.decks.start_goods[move - START])


def place_building(table: Table, seat: i64, space: i64) -> None:
    """The starting Building of a seat stands on the space that its owner chose, and works from now on (BH-3.3, BH-R4)."""
    building = lowest(table.unbuilt[seat])
    table.unbuilt[seat] = 0
    town.raise_building(table, seat, building, space)
    table.tell(codes.SITED, seat, table.decks.building_name(building), space)
    table.next_seat += 1


def take_goods(table: Table, seat: i64, packed: i64) -> None:
    """A seat has its starting goods on empty spaces (BH-3.4, BH-3.5); two crates may lie on one (BH-R39)."""
    for goods in range(GOODS):
        for k in range(of_goods(packed, goods)):
            stacked = goods == CRATE and k == 1
            space = storage.room(table, seat, goods) if stacked else storage.free_space(table, seat)
            storage.put(table, seat, space, goods)
    table.tell(codes.STARTED, seat, packed)
    table.next_rank += 1
