"""Why goods cannot be produced, moved or converted (BH-17, BH-18)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.engine.sets import bit
from quarterdeck.games.bremerhaven.codes import (
    CONTAINER,
    COVERED,
    CRATE,
    DOCKS,
    EMPTY,
    GOODS,
    LOADING_DOCKS,
    MONEY,
    NONE,
    PACKED,
    SPACES,
    UNPACKED,
)
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.refusals.making import contract_in, refuse
from quarterdeck.games.bremerhaven.rules import contracts, harbor, storage
from quarterdeck.games.bremerhaven.table.decks import of_goods
from quarterdeck.games.bremerhaven.words.names import (
    building_name,
    good,
    goods_of,
    kind_name,
    kinds_of,
    listed,
    money,
    ship_name,
    so_many,
    space_name,
)

CRATES: Final = 2
"""As many as a container is worth."""


# -- 4.1 ----------------------------------------------------------------------------------------------


def no_yield(position: BremerhavenPosition, space: int, what: int) -> Refusal | None:
    """Why the Building on a space does not yield that good, or money, regardless of room."""
    seat, decks = position.player, position.decks
    site, where = int(position.site[seat * SPACES + space]), space_name(space)
    if site in {int(EMPTY), int(COVERED)}:
        return refuse("BH-17.1", "no-building", space=where)
    name = building_name(decks, site)
    if not decks.producers & bit(site):
        return refuse("BH-17.1", "no-producer", building=name)
    if position.yielded[seat] & bit(space):
        return refuse("BH-17.1", "yielded-already", building=name)
    if (decks.produce_money[site] > 0) if what == MONEY else (decks.produce[site] & bit(what)):
        return None
    own = (
        money(int(harbor.yield_of(position, seat, site)))
        if decks.produce_money[site]
        else kinds_of(int(decks.produce[site]))
    )
    return refuse("BH-17.1", "other-yield", building=name, own=own)


def no_produce(position: BremerhavenPosition, number: int) -> Refusal | None:
    """Why a Building does not yield that: it does not produce it, or there is no room."""
    space, what = number // int(GOODS + 1), number % int(GOODS + 1)
    if reason := no_yield(position, space, what):
        return reason
    if what == MONEY or storage.room(position, position.player, what) != NONE:
        return None
    return refuse("BH-17.2", "no-room-to-produce", good=good(what))


# -- 4.2: Ships and Contracts ---------------------------------------------------------------------------


def no_cargo(position: BremerhavenPosition, dock: int) -> Refusal | None:
    """Why nothing can be taken from a Ship: there is none, or it is empty."""
    k = position.player * DOCKS + dock
    ship = int(position.ship[k])
    if ship == NONE:
        return refuse("BH-18.2", "dock-empty", dock=dock + 1)
    return None if position.aboard[k] else refuse("BH-18.2", "ship-empty", ship=ship_name(position.decks, ship))


def no_unload(position: BremerhavenPosition, dock: int) -> Refusal | None:
    """Why no good can go from the Ship there to Storage."""
    if reason := no_cargo(position, dock):
        return reason
    cargo = int(position.cargo[position.player * DOCKS + dock])
    return None if storage.fits(position, position.player, cargo) else refuse("BH-15.4", "no-room", good=good(cargo))


def no_acceptance(position: BremerhavenPosition, loading: int, goods: int) -> Refusal | None:
    """Why the Contract in a Loading dock takes no such good."""
    seat = position.player
    name = contract_in(position, loading)
    if not name:
        return refuse("BH-18.6", "loading-empty", dock=loading + 1)
    if not contracts.is_accessible(position, seat, loading):
        below = space_name(loading)
        return refuse("BH-15.8", "not-accessible", dock=loading + 1, contract=name, space=below)
    if contracts.still_needs(position, seat, loading, goods):
        return None
    if contracts.is_complete(position, seat, loading):
        return refuse("BH-18.6", "contract-complete", contract=name)
    wanted = listed(
        (kind_name(kind) for kind in range(GOODS) if contracts.still_needs(position, seat, loading, kind)), "or"
    )
    return refuse("BH-18.6", "good-not-wanted", contract=name, good=good(goods), wanted=wanted)


def no_deliver(position: BremerhavenPosition, number: int) -> Refusal | None:
    """Why a good of Storage cannot go to the Contract there."""
    loading, goods = number // int(GOODS), number % int(GOODS)
    if reason := no_acceptance(position, loading, goods):
        return reason
    seat = position.player
    if storage.stored(position, seat, goods):
        return None
    ships = [k for k in range(seat * DOCKS, seat * DOCKS + DOCKS) if position.aboard[k] and position.cargo[k] == goods]
    if ships:
        name = ship_name(position.decks, int(position.ship[ships[0]]))
        return refuse("BH-18.4", "still-aboard", good=good(goods), ship=name)
    return refuse("BH-18.2", "none-stored", good=good(goods))


def no_direct(position: BremerhavenPosition, number: int) -> Refusal | None:
    """Why a good of a Ship cannot go to a Contract straight away."""
    dock, loading = number // int(LOADING_DOCKS), number % int(LOADING_DOCKS)
    if not position.built[position.player] & position.decks.cranes:
        return refuse("BH-18.4", "no-crane")
    if reason := no_cargo(position, dock):
        return reason
    return no_acceptance(position, loading, int(position.cargo[position.player * DOCKS + dock]))


# -- 4.2: conversions -------------------------------------------------------------------------------------


def no_fee(position: BremerhavenPosition) -> Refusal | None:
    """Why a conversion cannot be paid."""
    fee, owned = int(harbor.conversion_fee(position, position.player)), int(position.money[position.player])
    return None if owned >= fee else refuse("BH-18.8", "fee-too-dear", fee=money(fee), owned=money(owned))


def no_unpack(position: BremerhavenPosition, _number: int) -> Refusal | None:
    """Why no container can be unpacked."""
    seat = position.player
    if not storage.stored(position, seat, CONTAINER):
        return refuse("BH-R25", "no-container")
    if harbor.unpack_place(position, seat) == NONE:
        return refuse("BH-R25", "crates-do-not-fit")
    if position.turned[seat] == PACKED:
        return refuse("BH-R55", "just-packed")
    return no_fee(position)


def no_pack(position: BremerhavenPosition, _number: int) -> Refusal | None:
    """Why no crates can be packed."""
    seat = position.player
    crates = int(storage.stored(position, seat, CRATE))
    if crates < CRATES:
        return refuse("BH-R25", "too-few-crates", crates=so_many(int(CRATE), crates))
    if position.turned[seat] == UNPACKED:
        return refuse("BH-R55", "just-unpacked")
    if reason := no_fee(position):
        return reason
    return None if harbor.can_pack(position, seat) else refuse("BH-R25", "no-room-to-pack")


# -- places -------------------------------------------------------------------------------------------------


def no_room_on(position: BremerhavenPosition, space: int, goods: int) -> Refusal | None:
    """Why a good cannot lie on a space that is named."""
    seat, decks = position.player, position.decks
    if storage.has_room(position, seat, space, goods):
        return None
    site, where = int(position.site[seat * SPACES + space]), space_name(space)
    if site == COVERED:
        return refuse("BH-15.3", "space-covered", space=where)
    here = goods_of(int(position.goods[seat * SPACES + space]))
    if site == EMPTY:
        return refuse("BH-15.4", "space-full", space=where, goods=here, good=good(goods))
    name = building_name(decks, site)
    if not decks.places[site]:
        return refuse("BH-15.2", "space-built", space=where, building=name)
    if decks.stores[site] & bit(goods):
        return refuse("BH-15.5", "space-full", space=name, goods=here, good=good(goods))
    return refuse("BH-15.5", "holds-other", building=name, own=kinds_of(int(decks.stores[site])))


def none_on(
    position: BremerhavenPosition, space: int, goods: int, number: int = 1, clause: str = "BH-18.2"
) -> Refusal | None:
    """Why so many goods cannot be taken from a space: fewer lie there."""
    here = int(position.goods[position.player * SPACES + space])
    if of_goods(here, goods) >= number:
        return None
    return refuse(clause, "not-there", space=space_name(space), wanted=so_many(goods, number), goods=goods_of(here))
