"""What players do in their harbors, and what happens there at the end of a round (BH-16, BH-17, BH-18, BH-19, BH-20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    ACTING,
    AT_REST,
    BID_SPACES,
    CONTAINER,
    CRATE,
    DELIVER,
    DIRECT,
    DOCKS,
    DONE,
    EMPTY,
    EXACT,
    GOODS,
    HARBOR,
    LOADING_DOCKS,
    MONEY,
    MOVING,
    NONE,
    NOTHING,
    PACK,
    PRODUCE,
    SPACES,
    UNLOAD,
    UNPACK,
    UNTURNED,
)
from quarterdeck.games.bremerhaven.rules import contracts, events, money_and_prestige, rounds, ships, storage
from quarterdeck.games.bremerhaven.table.decks import Decks, of_goods, pack_goods
from quarterdeck.games.bremerhaven.table.table import Table

PLACE_FEE: Final[i64] = 1
"""Money for packing or unpacking (BH-18.8)."""


def open_harbors(table: Table) -> None:
    """Everybody may produce, convert and move (BH-16.3)."""
    table.phase = HARBOR
    for seat in range(table.seats):
        table.yielded[seat] = 0
        table.turned[seat] = UNTURNED
        table.stage[seat] = ACTING
        advance_seat(table, seat)
    go_on_in_harbors(table)


def add_steps(table: Table, moves: Moves) -> None:
    """What the seat may produce in 4.1, or do with its goods in 4.2 (BH-16.2)."""
    if table.stage[table.player] == ACTING:
        add_production(table, moves)
    else:
        add_goods_moves(table, moves)


def act_in_harbor(table: Table, seat: i64, move: i64) -> None:
    """A seat takes one step of 4.1 or 4.2."""
    if move >= EXACT:
        act_exactly(table, seat, move - EXACT)
    elif table.stage[seat] == ACTING:
        if move == DONE:
            table.stage[seat] = MOVING
        else:
            what = (move - PRODUCE) % (GOODS + 1)
            to = storage.room(table, seat, what) if what != MONEY else NONE
            do_produce(table, seat, (move - PRODUCE) // (GOODS + 1), what, to)
    elif move == DONE:
        rest(table, seat)
    else:
        move_goods(table, seat, move)
    if table.stage[seat] != AT_REST:
        advance_seat(table, seat)
    go_on_in_harbors(table)


def advance_seat(table: Table, seat: i64) -> None:
    """A seat that can do nothing more in 4.1 goes on to 4.2, and is done if nothing there matters (BH-R59)."""
    if table.stage[seat] == ACTING and not produces(table, seat):
        table.stage[seat] = MOVING
    if table.stage[seat] == MOVING and not can_move_goods(table, seat):
        rest(table, seat)


def rest(table: Table, seat: i64) -> None:
    """A seat is done with its harbor: 4.1 and 4.2 are up to it (BH-16.2)."""
    table.stage[seat] = AT_REST
    table.yielded[seat] = 0
    table.turned[seat] = UNTURNED
    table.tell(codes.HARBOR_DONE, seat)


def go_on_in_harbors(table: Table) -> None:
    """Ask the next seat that is not done; after the last one, prestige and time follow for everybody (BH-16.1)."""
    if rounds.ask_highest(table):
        return
    for k in range(table.lines):
        seat = table.rank[k]
        if not table.is_dummy(seat):
            count_prestige(table, seat)
            pass_time(table, seat)
    table.next_space = BID_SPACES + 1
    table.next_rank = 0
    if table.event != NONE:
        table.tell(codes.EVENT, NOBODY, table.decks.event_name(table.event))
        events.begin_event(table)
    events.carry_out(table)


# -- 4.1: produce (BH-17) ---------------------------------------------------------------------------


def can_yield(table: Table, seat: i64, space: i64) -> bool:
    """Whether a Production building stands there that has yielded nothing in this round (BH-17.1, BH-B13.2)."""
    site = table.site[seat * SPACES + space]
    return site >= 0 and bool(table.decks.producers & bit(site)) and not table.yielded[seat] & bit(space)


def can_produce(table: Table, seat: i64, space: i64, what: i64) -> bool:
    """The Building there can yield that good now, or money if `what` is MONEY (BH-17.1).

    A good needs room at once (BH-17.2, BH-B3.2, BH-B9.2, BH-B10.2, BH-B11.2), money needs none (BH-R26, BH-B12.2).
    """
    if not can_yield(table, seat, space):
        return False
    site = table.site[seat * SPACES + space]
    if what == MONEY:
        return table.decks.produce_money[site] > 0
    return bool(table.decks.produce[site] & bit(what)) and storage.room(table, seat, what) != NONE


def produces(table: Table, seat: i64) -> bool:
    """Some Building can produce now."""
    if not table.built[seat] & table.decks.producers:
        return False
    for space in range(SPACES):
        if can_yield(table, seat, space):
            for what in range(GOODS + 1):
                if can_produce(table, seat, space, what):
                    return True
    return False


def do_produce(table: Table, seat: i64, space: i64, what: i64, to: i64) -> None:
    """The Building yields money, or a good, which goes to the space `to` (BH-17.2).

    The Refinery yields a barrel (BH-17.4, BH-29.3, BH-B3.1), the Sawmill a crate (BH-B9.1), the Container Works a
    container (BH-B10.1), the Ferry Landing a passenger (BH-B11.1), the Market Hall a barrel or a crate (BH-B13.1).
    """
    site = table.site[seat * SPACES + space]
    table.yielded[seat] |= bit(space)
    if table.log is not None:
        table.tell(codes.PRODUCED, seat, what, table.decks.building_name(site))
    if what == MONEY:
        money_and_prestige.earn(table, seat, yield_of(table, seat, site), table.decks.building_name(site))
    else:
        storage.put(table, seat, to, what)


def yield_of(table: Table, seat: i64, building: i64) -> i64:
    """Money that the Building produces in a round for its owner: the Customs House 1, and 1 for each rank above (BH-B12.1)."""
    return yield_at(table.decks, table.rank_of(seat), building)


def yield_at(decks: Decks, rank: i64, building: i64) -> i64:
    """Money that the Building produces in a round for an owner of that rank."""
    return decks.produce_money[building] + decks.produce_by_rank[building] * rank


def add_production(table: Table, moves: Moves) -> None:
    """Each thing that each Building can still yield, in any order (BH-17.3), or none of it (BH-R26)."""
    seat = table.player
    moves.add(DONE)
    for space in range(SPACES):
        if can_yield(table, seat, space):
            for what in range(GOODS + 1):
                if can_produce(table, seat, space, what):
                    moves.add(PRODUCE + space * (GOODS + 1) + what)


# -- 4.2: convert and move (BH-18) ------------------------------------------------------------------


def add_goods_moves(table: Table, moves: Moves) -> None:
    """What may be done in 4.2 as often as one likes, in any order (BH-18.9), without saying which space (BH-R56).

    Goods go from Ships to Storage, from Storage to Contracts (BH-18.2), and not back (BH-18.3); straight from a Ship to
    a Contract only by a crane (BH-18.4). It does not matter whether anything was produced (BH-18.1).
    """
    seat = table.player
    moves.add(DONE)
    for dock in range(DOCKS):
        if can_unload(table, seat, dock):
            moves.add(UNLOAD + dock)
    add_deliveries(table, moves)
    if can_unpack(table, seat):
        moves.add(UNPACK)
    if can_pack(table, seat):
        moves.add(PACK)
    if table.built[seat] & table.decks.cranes:
        add_direct(table, moves)


def add_deliveries(table: Table, moves: Moves) -> None:
    """Each kind of goods in Storage that a Contract still needs (BH-18.2, BH-18.6), if it is accessible (BH-15.8)."""
    seat = table.player
    for loading in range(LOADING_DOCKS):
        if table.contract[seat * LOADING_DOCKS + loading] != NONE and contracts.is_accessible(table, seat, loading):
            for goods in range(GOODS):
                if contracts.still_needs(table, seat, loading, goods) and storage.stored(table, seat, goods):
                    moves.add(DELIVER + loading * GOODS + goods)


def add_direct(table: Table, moves: Moves) -> None:
    """Each way for a crane: from a Ship straight to a Contract (BH-18.4, BH-B18.1)."""
    for dock in range(DOCKS):
        for loading in range(LOADING_DOCKS):
            if can_direct(table, table.player, dock, loading):
                moves.add(DIRECT + dock * LOADING_DOCKS + loading)


def can_move_goods(table: Table, seat: i64) -> bool:
    """Something can be done in 4.2 that matters (BH-R59)."""
    if can_unload_any(table, seat):
        return True
    if not storage.has_goods(table, seat):
        return False
    if table.turned[seat] != UNTURNED or can_pack(table, seat) or storage.can_tidy(table, seat):
        return True
    if storage.stored(table, seat, CONTAINER) and table.money[seat] >= conversion_fee(table, seat):
        return True
    for loading in range(LOADING_DOCKS):
        for goods in range(GOODS):
            if contracts.can_deliver(table, seat, loading, goods) and storage.stored(table, seat, goods):
                return True
    return False


def move_goods(table: Table, seat: i64, move: i64) -> None:
    """A seat takes one step of 4.2 that names no space."""
    if move < DELIVER:
        do_unload(table, seat, move - UNLOAD, NONE)
    elif move < UNPACK:
        goods = (move - DELIVER) % GOODS
        do_deliver(table, seat, storage.source(table, seat, goods), (move - DELIVER) // GOODS, goods)
    elif move == UNPACK:
        do_unpack(table, seat, unpack_place(table, seat))
        table.turned[seat] = codes.UNPACKED
    elif move == PACK:
        piles = crate_piles(table, seat)
        do_pack(table, seat, piles >> 4, piles & 15, NONE)
        table.turned[seat] = codes.PACKED
    else:
        do_direct(table, seat, (move - DIRECT) // LOADING_DOCKS, (move - DIRECT) % LOADING_DOCKS)


def act_exactly(table: Table, seat: i64, move: i64) -> None:
    """Make one step of 4.1 or 4.2 that names its spaces (codes.py: exact moves).

    Within Storage goods move freely, and two crates are stacked (BH-18.7, BH-18.10).
    """
    kind = move >> 16
    a = move >> 12 & 15
    b = move >> 8 & 15
    goods = move & 15
    if kind == codes.EXACT_UNLOAD:
        do_unload(table, seat, a, b)
    elif kind == codes.EXACT_SHIFT:
        storage.remove(table, seat, a, goods)
        storage.put(table, seat, b, goods)
        table.tell(codes.SHIFTED, seat, goods, b)
    elif kind == codes.EXACT_DELIVER:
        do_deliver(table, seat, a, b, goods)
    elif kind == codes.EXACT_UNPACK:
        do_unpack(table, seat, a)
    elif kind == codes.EXACT_PACK:
        do_pack(table, seat, a, b, move >> 4 & 15)
    else:
        do_produce(table, seat, a, goods, b)
    if kind != codes.EXACT_PRODUCE:
        table.turned[seat] = UNTURNED


def can_unload(table: Table, seat: i64, dock: i64) -> bool:
    """Whether a Ship in the Dock has a good that finds room in Storage."""
    k = seat * DOCKS + dock
    return table.ship[k] != NONE and table.aboard[k] > 0 and storage.fits(table, seat, table.cargo[k])


def can_unload_any(table: Table, seat: i64) -> bool:
    """Some Ship has a good that can go ashore, or by a crane straight to a Contract."""
    for dock in range(DOCKS):
        if can_unload(table, seat, dock):
            return True
    return bool(table.built[seat] & table.decks.cranes) and can_direct_any(table, seat)


def can_direct_any(table: Table, seat: i64) -> bool:
    """Some Ship has a good that can go straight to a Contract."""
    for dock in range(DOCKS):
        for loading in range(LOADING_DOCKS):
            if can_direct(table, seat, dock, loading):
                return True
    return False


def do_unload(table: Table, seat: i64, dock: i64, to: i64) -> None:
    """One good goes from a Ship to a space (BH-18.2), or to where there is room if `to` is NONE (BH-R56)."""
    k = seat * DOCKS + dock
    goods = table.cargo[k]
    table.aboard[k] -= 1
    if to == NONE:
        storage.store(table, seat, goods)
    else:
        storage.put(table, seat, to, goods)
    table.turned[seat] = UNTURNED
    table.tell(codes.UNLOADED, seat, goods, dock)
    if table.log is not None:
        table.tell(codes.CARD_OF, seat, table.decks.ship_name(table.ship[k]))


def can_direct(table: Table, seat: i64, dock: i64, loading: i64) -> bool:
    """A Gantry Crane lets a good go from a Ship straight to a Contract that is accessible and needs it (BH-B18.1, BH-B18.2)."""
    k = seat * DOCKS + dock
    if not table.built[seat] & table.decks.cranes or table.ship[k] == NONE or table.aboard[k] == 0:
        return False
    return contracts.can_deliver(table, seat, loading, table.cargo[k])


def do_direct(table: Table, seat: i64, dock: i64, loading: i64) -> None:
    """One good goes from a Ship to a Contract (BH-B18.1)."""
    k = seat * DOCKS + dock
    table.aboard[k] -= 1
    hand_over(table, seat, loading, table.cargo[k])


def do_deliver(table: Table, seat: i64, space: i64, loading: i64, goods: i64) -> None:
    """One good goes from a space to a Contract (BH-14.6, BH-18.2)."""
    storage.remove(table, seat, space, goods)
    hand_over(table, seat, loading, goods)


def hand_over(table: Table, seat: i64, loading: i64, goods: i64) -> None:
    """A Contract gets a good, which stays on it (BH-18.5)."""
    table.got[seat * LOADING_DOCKS + loading] += pack_goods(goods, 1)
    table.turned[seat] = UNTURNED
    table.tell(codes.DELIVERED, seat, goods, loading)
    if table.log is not None:
        contract = table.contract[seat * LOADING_DOCKS + loading]
        table.tell(codes.CARD_OF, seat, table.decks.contract_name(contract))


def conversion_fee(table: Table, seat: i64) -> i64:
    """What a conversion costs (BH-18.8): nothing with a Loading Plant (BH-29.5, BH-B6.1)."""
    return NOTHING if table.built[seat] & table.decks.packers else PLACE_FEE


def pay_fee(table: Table, seat: i64, kind: i64) -> None:
    """The seat pays for packing or unpacking."""
    fee = conversion_fee(table, seat)
    table.money[seat] -= fee
    table.tell(kind, seat, fee)


def unpack_place(table: Table, seat: i64) -> i64:
    """A space whose container can become two crates, free spaces before storage Buildings, or NONE (BH-R25)."""
    best: i64 = NONE
    for space in range(SPACES):
        k = seat * SPACES + space
        if of_goods(table.goods[k], CONTAINER) and storage.may_hold(table, seat, space) & bit(CRATE):
            if table.site[k] == EMPTY:
                return space
            best = space
    return best


def can_unpack(table: Table, seat: i64) -> bool:
    """There is a container to unpack, and money for it; not straight after packing (BH-18.8, BH-R55)."""
    return (
        table.turned[seat] != codes.PACKED
        and table.money[seat] >= conversion_fee(table, seat)
        and unpack_place(table, seat) != NONE
    )


def do_unpack(table: Table, seat: i64, space: i64) -> None:
    """A container becomes two crates on its space (BH-R25)."""
    pay_fee(table, seat, codes.UNPACKED_ONE)
    storage.remove(table, seat, space, CONTAINER)
    storage.put(table, seat, space, CRATE)
    storage.put(table, seat, space, CRATE)


def crate_piles(table: Table, seat: i64) -> i64:
    """Two crates to pack, as space * 16 + space: two half piles, or one whole pile; NONE without two crates."""
    half: i64 = NONE
    whole: i64 = NONE
    for space in range(SPACES):
        number = of_goods(table.goods[seat * SPACES + space], CRATE)
        if number & 1:
            if half != NONE:
                return half * 16 + space
            half = space
        if number > 1 and (whole == NONE or table.site[seat * SPACES + whole] >= 0):
            whole = space
    return NONE if whole == NONE else whole * 16 + whole


def can_pack(table: Table, seat: i64) -> bool:
    """Two crates are there, room for a container without them (BH-B6.2), and money; not straight after unpacking (BH-R55)."""
    if table.turned[seat] == codes.UNPACKED or table.money[seat] < conversion_fee(table, seat):
        return False
    piles = crate_piles(table, seat)
    if piles == NONE:
        return False
    storage.remove(table, seat, piles >> 4, CRATE)
    storage.remove(table, seat, piles & 15, CRATE)
    found = storage.room(table, seat, CONTAINER)
    storage.put(table, seat, piles >> 4, CRATE)
    storage.put(table, seat, piles & 15, CRATE)
    return found != NONE


def do_pack(table: Table, seat: i64, one: i64, other: i64, to: i64) -> None:
    """Two crates become a container, on the space `to` or, if that is NONE, where there is room (BH-R25)."""
    pay_fee(table, seat, codes.PACKED_TWO)
    storage.remove(table, seat, one, CRATE)
    storage.remove(table, seat, other, CRATE)
    storage.put(table, seat, to if to != NONE else storage.room(table, seat, CONTAINER), CONTAINER)


# -- 4.3 and 4.4: prestige, and time (BH-19, BH-20) --------------------------------------------------


def harbor_value(table: Table, seat: i64) -> i64:
    """Prestige of Ships while they are in Docks (BH-13.9) and of Buildings once they are built (BH-8.3, BH-19.1, BH-29.8)."""
    decks = table.decks
    value: i64 = 0
    built = table.built[seat]
    while built:
        value += decks.building_prestige[lowest(built)]
        built &= built - 1
    for k in range(seat * DOCKS, seat * DOCKS + DOCKS):
        if table.ship[k] != NONE:
            value += decks.ship_prestige[table.ship[k]]
    return value


def count_prestige(table: Table, seat: i64) -> None:
    """The marker follows the harbor's value upwards (BH-19.2), and not down (BH-19.3).

    It is counted here and nowhere else (BH-R27), and ends where the track does (BH-R28).
    """
    value = harbor_value(table, seat)
    if value > table.prestige[seat]:
        track = table.decks.track
        table.prestige[seat] = min(value, track) if track > 0 else value
    table.tell(codes.HARBOR_VALUE, seat, value, table.prestige[seat])


def pass_time(table: Table, seat: i64) -> None:
    """First all Time markers are taken off (BH-20.1), then what has none left leaves (BH-20.2, BH-R29)."""
    take_markers(table, seat)
    clear_docks(table, seat)


def take_markers(table: Table, seat: i64) -> None:
    """A Time marker is taken off each Ship and each Contract (BH-20.1)."""
    for k in range(seat * DOCKS, seat * DOCKS + DOCKS):
        if table.ship[k] != NONE:
            table.stay[k] -= 1
    for k in range(seat * LOADING_DOCKS, seat * LOADING_DOCKS + LOADING_DOCKS):
        if table.contract[k] != NONE:
            table.due[k] -= 1


def clear_docks(table: Table, seat: i64) -> None:
    """Ships and Contracts without Time markers leave (BH-20.2), Ships first, and Contracts from left to right (BH-R29)."""
    for k in range(seat * DOCKS, seat * DOCKS + DOCKS):
        if table.ship[k] != NONE and table.stay[k] == 0:
            ships.leave(table, seat, k)
    for loading in range(LOADING_DOCKS):
        k = seat * LOADING_DOCKS + loading
        if table.contract[k] != NONE and table.due[k] == 0:
            contracts.resolve_contract(table, seat, loading)
