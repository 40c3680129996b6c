"""Storage: which goods fit where (BH-15)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.bremerhaven.codes import ANY_GOODS, COVERED, CRATE, EMPTY, GOODS, NONE, NOTHING, SPACES
from quarterdeck.games.bremerhaven.table.decks import of_goods, pack_goods, used
from quarterdeck.games.bremerhaven.table.table import Table


def places(table: Table, seat: i64, space: i64) -> i64:
    """How many storage places a space has: one, or its Building's (BH-15.5, BH-R45); none if covered (BH-15.3).

    A Warehouse has two (BH-B14.1), a Tank Farm (BH-B15.1) and a Waiting Hall (BH-B16.1) three.
    """
    site = table.site[seat * SPACES + space]
    if site == EMPTY:
        return 1
    return NOTHING if site == COVERED else table.decks.places[site]


def may_hold(table: Table, seat: i64, space: i64) -> i64:
    """The set of goods that may lie on a space: a Building holds none, or its own (BH-15.2, BH-15.5, BH-B15.2, BH-B16.2)."""
    site = table.site[seat * SPACES + space]
    if site == EMPTY:
        return ANY_GOODS
    return NOTHING if site == COVERED else table.decks.stores[site]


def has_room(table: Table, seat: i64, space: i64, goods: i64) -> bool:
    """One more good of that kind can lie on the space (BH-15.4, BH-R24), or in the Building there (BH-R45, BH-B14.2)."""
    here = table.goods[seat * SPACES + space]
    if here == 0 and table.site[seat * SPACES + space] == EMPTY:
        return True
    if not may_hold(table, seat, space) & bit(goods):
        return False
    if goods == CRATE and of_goods(here, CRATE) & 1:
        return True
    return used(here) < places(table, seat, space)


def room(table: Table, seat: i64, goods: i64) -> i64:
    """Where a good goes by default: half a pile, then a storage Building, then a free space (BH-R56)."""
    if goods == CRATE:
        for space in range(SPACES):
            if of_goods(table.goods[seat * SPACES + space], CRATE) & 1:
                return space
    if table.built[seat] & table.decks.storehouses:
        found = storehouse(table, seat, goods)
        if found != NONE:
            return found
    return free_space(table, seat)


def free_space(table: Table, seat: i64) -> i64:
    """The first space without Cover card, Building and goods, or NONE."""
    for k in range(seat * SPACES, seat * SPACES + SPACES):
        if table.site[k] == EMPTY and table.goods[k] == 0:
            return k - seat * SPACES
    return NONE


def storehouse(table: Table, seat: i64, goods: i64) -> i64:
    """A Building with room for a good; of several the first that can hold the fewest kinds; NONE: there is none (BH-R56)."""
    best: i64 = NONE
    kinds = GOODS + 1
    for space in range(SPACES):
        site = table.site[seat * SPACES + space]
        if site >= 0 and table.decks.places[site] and has_room(table, seat, space, goods):
            number = count(table.decks.stores[site])
            if number < kinds:
                best = space
                kinds = number
    return best


def fits(table: Table, seat: i64, goods: i64) -> bool:
    """One more good finds room once everything is stacked well, as 4.2 allows (BH-18.7, BH-18.10)."""
    if room(table, seat, goods) != NONE:
        return True
    free: i64 = 0
    own = vec[i64]([0, 0, 0, 0])  # places for one kind of goods alone
    for space in range(SPACES):
        may = may_hold(table, seat, space)
        if may == ANY_GOODS:
            free += places(table, seat, space)
        elif may:
            own[lowest(may)] += places(table, seat, space)
    for kind in range(GOODS):
        number = stored(table, seat, kind) + i64(kind == goods)
        if kind == CRATE:
            number = (number + 1) // 2
        free -= max(0, number - own[kind])
    return free >= 0


def stored(table: Table, seat: i64, goods: i64) -> i64:
    """How many goods of a kind are in Storage."""
    number: i64 = 0
    for k in range(seat * SPACES, seat * SPACES + SPACES):
        number += of_goods(table.goods[k], goods)
    return number


def has_goods(table: Table, seat: i64) -> bool:
    """Whether anything is in Storage."""
    return any(table.goods[k] != 0 for k in range(seat * SPACES, seat * SPACES + SPACES))


def put(table: Table, seat: i64, space: i64, goods: i64) -> None:
    """Put one good on a space."""
    table.goods[seat * SPACES + space] += pack_goods(goods, 1)


def remove(table: Table, seat: i64, space: i64, goods: i64) -> None:
    """Take one good off a space."""
    table.goods[seat * SPACES + space] -= pack_goods(goods, 1)


def store(table: Table, seat: i64, goods: i64) -> None:
    """Put a good that fits into Storage; if need be, everything is stacked anew (BH-R56)."""
    space = room(table, seat, goods)
    if space == NONE:
        stack_anew(table, seat)
        space = room(table, seat, goods)
    put(table, seat, space, goods)


def stack_anew(table: Table, seat: i64) -> None:
    """Stack everything in Storage so that it takes as little room as it can."""
    numbers = vec[i64]([0, 0, 0, 0])
    for goods in range(GOODS):
        numbers[goods] = stored(table, seat, goods)
    for k in range(seat * SPACES, seat * SPACES + SPACES):
        table.goods[k] = 0
    for goods in range(GOODS):
        for _time in range(numbers[goods]):
            put(table, seat, room(table, seat, goods), goods)


def can_tidy(table: Table, seat: i64) -> bool:
    """Goods in Storage can make room: two half piles of crates become one, or a good goes into a Building (BH-R59)."""
    half: i64 = 0
    for space in range(SPACES):
        half += of_goods(table.goods[seat * SPACES + space], CRATE) & 1
        for goods in range(GOODS):
            if of_goods(table.goods[seat * SPACES + space], goods) and can_leave_for_less(table, seat, space, goods):
                return True
    return half > 1


def can_leave_for_less(table: Table, seat: i64, space: i64, goods: i64) -> bool:
    """Whether a Building with room for the good holds fewer kinds than its present place; a plain space holds most."""
    kinds = GOODS + 1 if table.site[seat * SPACES + space] == EMPTY else count(may_hold(table, seat, space))
    for other in range(SPACES):
        site = table.site[seat * SPACES + other]
        if site >= 0 and count(table.decks.stores[site]) < kinds and has_room(table, seat, other, goods):
            return True
    return False


def source(table: Table, seat: i64, goods: i64) -> i64:
    """Where a good is taken from by default: half a pile, a space, a storage Building; or NONE."""
    best: i64 = NONE
    for space in range(SPACES):
        number = of_goods(table.goods[seat * SPACES + space], goods)
        if number == 0:
            continue
        if goods == CRATE and number & 1:
            return space
        if best == NONE or table.site[seat * SPACES + best] >= 0:
            best = space
    return best
