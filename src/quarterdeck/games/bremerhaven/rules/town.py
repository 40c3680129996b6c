"""The Town board except for prices: parking lot, Buildings, permits, growth, career (BH-7, BH-8, BH-9, BH-10, BH-12)."""

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
    BOLLARD,
    BUILD,
    CAREER,
    CLEAR,
    COVERED,
    DONE,
    DUMMY_SEAT,
    EMPTY,
    INFLUENCE,
    LEVELS,
    NONE,
    PERMITS,
    SLOTS,
    SPACES,
    SWAP,
    SWAPPING,
    UPGRADE,
    WALLS,
)
from quarterdeck.games.bremerhaven.rules import bidding
from quarterdeck.games.bremerhaven.table.decks import SUPPLY
from quarterdeck.games.bremerhaven.table.table import Table

MOST_INCOME: Final[i64] = 4
"""The income of the Captain (BH-12.3)."""


# -- 1.0 and 1.1 (BH-7, BH-8) -----------------------------------------------------------------------


def park(table: Table) -> None:
    """One money for each card, whatever its value and the rank (BH-7.1, BH-7.2)."""
    for k in range(table.lines):
        seat = table.rank[k]
        cards = bidding.cards_at(table, seat, codes.PARKING)
        if cards and not table.is_dummy(seat):
            table.money[seat] += cards
            table.tell(codes.PARKED, seat, cards)


def award_building(table: Table) -> bool:
    """The highest bidder takes the Building, unbuilt (BH-8.2, BH-8.6, BH-R13); returns whether another is turned up.

    If nobody has bid (BH-8.5), or the dummy has won (BH-28.5), it leaves the game for good (BH-R47).
    """
    if table.offer == NONE:
        return False
    seat = bidding.winner(table, codes.BUILDING)
    name = table.decks.building_name(table.offer)
    if seat == NOBODY or table.is_dummy(seat):
        table.tell(codes.BUILDING_GONE, seat, name)
    else:
        table.unbuilt[seat] |= bit(table.offer)
        table.tell(codes.BUILDING_WON, seat, name)
    table.offer = NONE
    return table.building_deck != 0


# -- 1.2 (BH-9) -------------------------------------------------------------------------------------


def permit_price(table: Table, seat: i64) -> i64:
    """The cost of the seat's next permit; ranks do not matter (BH-9.5).

    The first one is free for the highest bid (BH-9.1, BH-R8), or costs what the own bid lacks to it (BH-9.2, BH-5.10,
    BH-28.6); each further one costs the highest bid (BH-9.3, BH-R7).
    """
    best = bidding.best_bid(table, PERMITS)
    return best if table.permits[seat] else best - bidding.bid(table, seat, PERMITS)


def open_permits(table: Table) -> None:
    """Everybody who bid there and can do something with a permit may act (BH-9.4); the dummy does nothing (BH-28.6)."""
    for seat in range(table.seats):
        if bidding.bid(table, seat, PERMITS) > 0:
            table.stage[seat] = ACTING
            close_permits(table, seat)


def close_permits(table: Table, seat: i64) -> None:
    """A seat that can pay for no more permits is done (BH-5.11)."""
    if not can_use_permit(table, seat):
        end_permits(table, seat)


def end_permits(table: Table, seat: i64) -> None:
    """The seat wants or gets no more permits; it need not use any (BH-9.15)."""
    table.stage[seat] = AT_REST
    table.tell(codes.PERMITS_DONE, seat, table.permits[seat])
    table.permits[seat] = 0


def can_use_permit(table: Table, seat: i64) -> bool:
    """Some use of a permit can be paid for in full from cash (BH-5.11, BH-R9)."""
    left = table.money[seat] - permit_price(table, seat)
    if left < 0:
        return False
    for k in range(WALLS * SLOTS):
        if can_put_bollard(table, seat, k, left):
            return True
    for space in range(SPACES):
        if can_clear(table, seat, space, left):
            return True
    return can_build_any(table, seat)


def can_put_bollard(table: Table, seat: i64, slot: i64, left: i64) -> bool:
    """The slot (wall * 3 + place) is free, whichever it is (BH-R11), and the money left pays for it (BH-9.8)."""
    taken = table.walls[seat * WALLS + slot // SLOTS] & bit(slot % SLOTS)
    return not taken and table.decks.bollards[slot] <= left


def can_clear(table: Table, seat: i64, space: i64, left: i64) -> bool:
    """A Cover card lies on the space, and the money left pays for taking it away (BH-9.9)."""
    return table.site[seat * SPACES + space] == COVERED and table.decks.covers[space] <= left


def is_vacant(table: Table, seat: i64, space: i64) -> bool:
    """Neither Cover card nor Building nor goods are there (BH-9.12), which cannot be moved out of the way (BH-R12)."""
    return table.site[seat * SPACES + space] == EMPTY and table.goods[seat * SPACES + space] == 0


def can_build_any(table: Table, seat: i64) -> bool:
    """Whether there is an unbuilt Building and a vacant space for it; building costs nothing (BH-9.11, BH-9.13, BH-R10)."""
    if table.unbuilt[seat]:
        for space in range(SPACES):
            if is_vacant(table, seat, space):
                return True
    return False


def add_permits(table: Table, moves: Moves) -> None:
    """Every use of a permit that can be paid for (BH-9.7, BH-R9)."""
    seat = table.player
    left = table.money[seat] - permit_price(table, seat)
    moves.add(DONE)
    if left < 0:
        return
    for slot in range(WALLS * SLOTS):
        if can_put_bollard(table, seat, slot, left):
            moves.add(BOLLARD + slot)
    for space in range(SPACES):
        if can_clear(table, seat, space, left):
            moves.add(CLEAR + space)
    add_buildings(table, moves)


def add_buildings(table: Table, moves: Moves) -> None:
    """Each unbuilt Building on each vacant space (BH-9.11, BH-R10)."""
    seat = table.player
    unbuilt = table.unbuilt[seat]
    while unbuilt:
        building = lowest(unbuilt)
        unbuilt &= unbuilt - 1
        for space in range(SPACES):
            if is_vacant(table, seat, space):
                moves.add(BUILD + building * SPACES + space)


def use_permit(table: Table, seat: i64, move: i64) -> None:
    """A permit is paid for and used (BH-9.6, BH-9.7), or the seat is done (BH-R7)."""
    if move == DONE:
        end_permits(table, seat)
        return
    price = permit_price(table, seat)
    table.permits[seat] += 1
    if move < CLEAR:
        put_bollard(table, seat, move - BOLLARD, price)
    elif move < BUILD:
        clear_space(table, seat, move - CLEAR, price)
    else:
        build(table, seat, (move - BUILD) // SPACES, (move - BUILD) % SPACES, price)
    close_permits(table, seat)


def put_bollard(table: Table, seat: i64, slot: i64, price: i64) -> None:
    """A Bollard stands on a wall (BH-9.8) for good (BH-R11)."""
    price += table.decks.bollards[slot]
    table.money[seat] -= price
    table.walls[seat * WALLS + slot // SLOTS] |= bit(slot % SLOTS)
    table.tell(codes.BOLLARD_PUT, seat, slot // SLOTS, price)


def clear_space(table: Table, seat: i64, space: i64, price: i64) -> None:
    """A permit is used to take a Cover card out of the game (BH-9.9, BH-9.10)."""
    price += table.decks.covers[space]
    table.money[seat] -= price
    table.site[seat * SPACES + space] = EMPTY
    table.tell(codes.CLEARED, seat, space, price)


def build(table: Table, seat: i64, building: i64, space: i64, price: i64) -> None:
    """A Building is built on a space by a permit (BH-8.4, BH-B2.2), and works at once (BH-9.11, BH-9.14)."""
    table.money[seat] -= price
    table.unbuilt[seat] &= ~bit(building)
    raise_building(table, seat, building, space)
    table.bank[seat] += opening(table, seat, building)
    table.tell(codes.BUILT, seat, table.decks.building_name(building), space * 1000 + price)


def raise_building(table: Table, seat: i64, building: i64, space: i64) -> None:
    """Put a Building on a space of the seat's board."""
    table.built[seat] |= bit(building)
    table.site[seat * SPACES + space] = building


def opening(table: Table, seat: i64, building: i64) -> i64:
    """Money that a Bank holds when the seat builds it now: 2, and 5 for each rank above (BH-26.4, BH-B8.1)."""
    return table.decks.bank[building] + table.decks.bank_by_rank[building] * table.rank_of(seat)


# -- 1.3 (BH-10) ------------------------------------------------------------------------------------


def can_grow(table: Table, seat: i64) -> bool:
    """The seat bid there, has a card left in its supply (BH-10.5, BH-R14), and can pay what its bid lacks (BH-10.1, BH-5.11)."""
    if bidding.bid(table, seat, INFLUENCE) == 0 or table.level[seat] >= LEVELS - 1:
        return False
    return table.money[seat] >= bidding.gap(table, seat, INFLUENCE)


def open_growth(table: Table) -> None:
    """Everybody who can take a card may act; the dummy takes its card automatically (BH-28.7, BH-R41)."""
    for seat in range(table.seats):
        if can_grow(table, seat):
            table.stage[seat] = ACTING
    if (
        table.seats < table.lines
        and bidding.cards_at(table, DUMMY_SEAT, INFLUENCE)
        and table.level[DUMMY_SEAT] < LEVELS - 1
    ):
        grow(table, DUMMY_SEAT, 0)


def add_growth(moves: Moves) -> None:
    """List taking the card and declining it (BH-5.11)."""
    moves.add(DONE)
    moves.add(UPGRADE)


def grow_or_not(table: Table, seat: i64, move: i64) -> None:
    """The seat takes the card and pays what its bid lacks (BH-10.1, BH-5.10), or declines it (BH-5.11)."""
    if move == UPGRADE:
        price = bidding.gap(table, seat, INFLUENCE)
        table.money[seat] -= price
        grow(table, seat, price)
    else:
        table.tell(codes.NOT_GROWN, seat)
    table.stage[seat] = AT_REST


def grow(table: Table, seat: i64, price: i64) -> None:
    """The lowest card of the seat's supply joins the hand for the next round (BH-10.2, BH-10.3)."""
    table.growing |= bit(seat)
    table.tell(codes.GREW, seat, SUPPLY[table.level[seat]], price)


# -- 1.5 (BH-12) ------------------------------------------------------------------------------------


def open_career(table: Table) -> bool:
    """The highest bidder may swap two ranks, or none (BH-12.1); returns whether somebody is asked.

    Without a bid they stay (BH-12.2). If the dummy wins it becomes Captain (BH-28.9).
    """
    seat = bidding.winner(table, CAREER)
    if seat == NOBODY:
        return False
    if table.is_dummy(seat):
        if table.rank[0] != seat:
            swap(table, seat, 0)
        return False
    table.bidder = seat
    table.phase = SWAPPING
    table.player = seat
    return True


def add_swaps(table: Table, moves: Moves) -> None:
    """No swap, or any two ranks that follow each other (BH-12.1, BH-R48)."""
    moves.add(DONE)
    moves.add_run(SWAP, table.lines - 1)


def swap_or_not(table: Table, seat: i64, move: i64) -> None:
    """The highest bidder swaps two ranks (BH-12.1), or leaves them as they are (BH-R48); then income follows (BH-12.3)."""
    if move == DONE:
        table.tell(codes.RANKS_KEPT, seat)
    else:
        swap(table, seat, move - SWAP)
    pay_income(table)


def swap(table: Table, seat: i64, upper: i64) -> None:
    """The tokens at ranks `upper` and `upper` + 1, whosever, change places (BH-12.1, BH-12.4)."""
    falls = table.rank[upper]
    rises = table.rank[upper + 1]
    table.rank[upper] = rises
    table.rank[upper + 1] = falls
    table.tell(codes.SWAPPED, seat, table.as_told(rises), table.as_told(falls))


def pay_income(table: Table) -> None:
    """4, 3, 2, 1 money by rank (BH-12.3, BH-R17), but none to the dummy (BH-R41)."""
    for k in range(table.lines):
        seat = table.rank[k]
        if not table.is_dummy(seat):
            table.money[seat] += MOST_INCOME - k
            table.tell(codes.INCOME, seat, MOST_INCOME - k)
