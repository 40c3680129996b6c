"""Why a Ship cannot lie in a Dock, or a Contract in a Loading dock (BH-13, BH-14)."""

from __future__ import annotations

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.bremerhaven.codes import DOCKS, GOODS, LOADING_DOCKS, NONE, SEA, WILD
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.refusals.making import contract_in, refuse
from quarterdeck.games.bremerhaven.rules import ships
from quarterdeck.games.bremerhaven.words.names import kind_name, ship_name


def no_berth(position: BremerhavenPosition, number: int) -> Refusal | None:
    """Why the Ship that was won cannot be berthed there with that cargo."""
    dock, goods = number // int(GOODS), number % int(GOODS)
    seat, decks = position.player, position.decks
    ship = int(position.sea[position.next_space - 1 - SEA])
    name = ship_name(decks, ship)
    lies = int(position.ship[seat * DOCKS + dock])
    if lies != NONE:
        return refuse("BH-13.3", "dock-taken", dock=dock + 1, ship=ship_name(decks, lies))
    size, needed = int(ships.berth_size(position, seat, dock)), int(ships.berth_needed(position, seat, ship))
    if size < needed:
        return refuse("BH-13.5", "dock-too-small", ship=name, dock=dock + 1, needed=needed, size=size)
    cargo = int(decks.cargo[ship])
    if cargo in {int(WILD), goods}:
        return None
    return refuse("BH-13.7", "other-cargo", ship=name, cargo=kind_name(cargo), wanted=kind_name(goods))


def no_loading(position: BremerhavenPosition, loading: int) -> Refusal | None:
    """Why the Contract that was won cannot be put there: another one lies there."""
    if position.contract[position.player * LOADING_DOCKS + loading] == NONE:
        return None
    return refuse("BH-14.2", "loading-taken", dock=loading + 1, contract=contract_in(position, loading))
