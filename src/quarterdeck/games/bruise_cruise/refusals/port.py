"""Why a port cannot be claimed or battled for, and why no missile rises from it (BC-9, BC-11, BC-13)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.engine.position import NOBODY
from quarterdeck.games.bruise_cruise.codes import BATTLE, CLAIM, FLEET, KINDS, MISSILE_RANGE, MISSILES, NO_PORT, NO_SHIP
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.refusals.making import (
    at_sea,
    free_ships,
    hand_hidden,
    nearest_by_air,
    no_action_card,
    port_of,
    refuse,
    rivals_at_sea,
)
from quarterdeck.games.bruise_cruise.rules import claims, weapons
from quarterdeck.games.bruise_cruise.words.names import line_of, port_name, port_names, ship_name, ships_named

_SHIP_THERE: Final = {int(CLAIM): "BC-9.1", int(BATTLE): "BC-13.1"}
_CARD: Final = {int(CLAIM): "BC-9.3", int(BATTLE): "BC-13.1"}
_FLAG: Final = {int(CLAIM): "BC-9.6", int(BATTLE): "BC-13.8"}


def no_taking(position: BruiseCruisePosition, kind: int) -> Refusal | None:
    """Why no port can be claimed, or battled for."""
    if claims.ports_to_take(position, kind):
        return None
    seat = int(position.active)
    lacking = _no_flag(position, kind) or no_action_card(position, _CARD[kind])
    if lacking is not None:
        return lacking
    ports = ports_below(position, free_ships(position, seat))
    if ports == 0:
        return _no_ship_in_port(position, kind)
    held = ports & int(position.ports_in_hand(seat))
    if held == 0:
        open_ports = _takeable(position, kind, ports)
        if open_ports == 0:
            return no_port(position, kind, ports.bit_length() - 1)
        names = port_names(position.chart, open_ports)
        return hand_hidden(position) or refuse(_CARD[kind], "no-card-of-ports", ports=names)
    return no_port(position, kind, held.bit_length() - 1)


def ports_below(position: BruiseCruisePosition, ships: list[int]) -> int:
    """The ports in which some ships lie, as a set."""
    ports = {port_of(position, position.place[ship]) for ship in ships} - {NO_PORT}
    return sum(1 << port for port in ports)


def _takeable(position: BruiseCruisePosition, kind: int, ports: int) -> int:
    """Those of a set of ports that a card of theirs would take: no flag and no Home Port forbids it."""
    found = [port for port in range(position.chart.ports) if ports >> port & 1]
    return sum(1 << port for port in found if no_port(position, kind, port) is None)


def _no_ship_in_port(position: BruiseCruisePosition, kind: int) -> Refusal:
    """None of the ships that could act lies in a port; perhaps one at anchor does."""
    ships = [
        ship for ship in at_sea(position, int(position.active)) if port_of(position, position.place[ship]) != NO_PORT
    ]
    if ships:
        return refuse("BC-16.1", "anchored-in-port", ships=ships_named(position.chart, ships), count=len(ships))
    return refuse(_SHIP_THERE[kind], "no-ship-in-port")


def _no_flag(position: BruiseCruisePosition, kind: int) -> Refusal | None:
    """Why no flag can be planted: all are."""
    if position.flags_left(position.active):
        return None
    return refuse(_FLAG[kind], "no-flag-left", flags=int(position.chart.supplies[4]))


def no_port(position: BruiseCruisePosition, kind: int, port: int) -> Refusal | None:
    """Why a port's flag, or that it has none, forbids to take it."""
    owner, name = position.flag_at(port), port_name(position.chart, port)
    if owner == position.active:
        return refuse("BC-9.5" if kind == CLAIM else "BC-13.1", "own-flag", port=name)
    if kind == CLAIM and owner != NOBODY:
        return refuse("BC-9.4", "rival-flag", port=name, line=line_of(position.chart, owner))
    if owner != NOBODY:
        return None
    for seat in range(position.seats):
        if position.home[seat] == port:
            if seat == position.active:
                return refuse("BC-3.3", "own-home-port", port=name)
            return refuse("BC-3.3", "home-port", port=name, line=line_of(position.chart, seat))
    return None if kind == CLAIM else refuse("BC-13.1", "no-rival-flag", port=name)


def no_taking_with(position: BruiseCruisePosition, kind: int, port: int) -> Refusal | None:
    """Why a card of this port does not claim it, or battle for it."""
    name = port_name(position.chart, port)
    ship = position.at[position.chart.port_space[port]]
    if ship == NO_SHIP:
        return refuse(_SHIP_THERE[kind], "port-empty", port=name)
    if ship // FLEET != position.active:
        return refuse(_SHIP_THERE[kind], "port-has-rival", port=name, ship=ship_name(position.chart, ship))
    if not position.is_free(ship):
        return refuse("BC-16.1", "anchored-in-port", ships=ship_name(position.chart, ship), count=1)
    return no_port(position, kind, port)


# -- missiles ----------------------------------------------------------------------------------


def no_missile(position: BruiseCruisePosition) -> Refusal | None:
    """Why no missile can be fired."""
    seat = int(position.active)
    if no_stock := no_weapon(position, int(MISSILES), "BC-11.1"):
        return no_stock
    if no_card := no_action_card(position, "BC-11.1"):
        return no_card
    if weapons.launching_ports(position):
        return None
    cards = position.ports_in_hand(seat)
    return hand_hidden(position) or too_far_from(
        position, [port for port in range(position.chart.ports) if cards >> port & 1]
    )


def no_weapon(position: BruiseCruisePosition, kind: int, clause: str) -> Refusal | None:
    """Why a weapon cannot be fired: there is none in the stock."""
    if position.stock[position.active * KINDS + kind] > 0:
        return None
    return refuse(clause, "no-weapon", kind=kind)


def too_far_from(position: BruiseCruisePosition, ports: list[int], clause: str = "BC-11.2") -> Refusal:
    """A missile from these ports reaches no rival's ship: name the nearest miss."""
    nearest = nearest_by_air(position, ports, rivals_at_sea(position))
    if nearest is None:
        return refuse(clause, "no-rival-at-sea")
    port, ship, steps = nearest
    name, reach = port_name(position.chart, port), int(MISSILE_RANGE)
    return refuse(
        clause,
        "missile-too-short",
        port=name,
        ship=ship_name(position.chart, ship),
        distance=steps,
        reach=reach,
        ports=len(ports),
    )


def no_launch_from(position: BruiseCruisePosition, port: int) -> Refusal | None:
    """Why a card of this port launches no missile."""
    return None if weapons.any_below(position, port) else too_far_from(position, [port])
