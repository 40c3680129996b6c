"""Why a ship cannot be picked: to act, to be fired at or raided, to be moved by a card (BC-4, BC-10, BC-14, BC-U)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import (
    COMMISSIONABLE,
    EFFECT,
    FLEET,
    MISSILE,
    MISSILE_RANGE,
    NO_PORT,
    RAID,
    TORPEDO,
    TORPEDO_RANGE,
)
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.refusals.making import (
    at_sea,
    flight,
    free_ships,
    nearest_by_water,
    port_of,
    refuse,
    rivals_at_sea,
)
from quarterdeck.games.bruise_cruise.refusals.port import no_port
from quarterdeck.games.bruise_cruise.rules import sailing, unfathomable, weapons
from quarterdeck.games.bruise_cruise.rules.unfathomable import FUSE, TRIANGLE_REACH
from quarterdeck.games.bruise_cruise.words.asked import pick_clause
from quarterdeck.games.bruise_cruise.words.names import port_name, region, ship_name, ships_named, space_name

Judge = Callable[[BruiseCruisePosition, int], Refusal | None]

# -- all of them --------------------------------------------------------------------------------


def no_free_ship(position: BruiseCruisePosition, none: str, anchored: str) -> Refusal | None:
    """Why none of the player's own ships can act: none is on the board, or all are at anchor; with the clause for either."""
    ships = at_sea(position, int(position.active))
    if not ships:
        return refuse(none, "no-ship-at-sea")
    if free_ships(position, int(position.active)):
        return None
    return refuse(anchored, "all-anchored", ships=ships_named(position.chart, ships), count=len(ships))


def out_of_reach(
    position: BruiseCruisePosition, ships: list[int], reach: int, clause: str, others: Iterable[int] | None = None
) -> Refusal:
    """None of the other ships (by default all rivals' ships) is near enough to these: name the nearest miss.

    What is beside what is said by a ruling: a step by water (BC-R27).
    """
    rivals = rivals_at_sea(position) if others is None else list(others)
    if not rivals:
        return refuse(clause, "no-rival-at-sea")
    nearest = nearest_by_water(position, ships, rivals)
    if nearest is None:
        return refuse("BC-10.4", "no-rival-by-water", ships=ships_named(position.chart, ships), count=len(ships))
    ship, other, steps = nearest
    message = "not-adjacent" if reach == 1 else "out-of-reach"
    return refuse(
        "BC-R27" if reach == 1 else clause,
        message,
        ship=ship_name(position.chart, ship),
        other=ship_name(position.chart, other),
        distance=steps,
        reach=reach,
    )


def hemmed_in(position: BruiseCruisePosition, ship: int) -> Refusal | None:
    """Why a ship without anchor cannot sail: no legal step leads away from it."""
    return (
        None
        if sailing.can_sail(position, ship)
        else refuse("BC-4.6", "hemmed-in", ships=ship_name(position.chart, ship), count=1)
    )


def _not_at_sea(position: BruiseCruisePosition, ship: int, clause: str) -> Refusal | None:
    """Why a ship that is not on the board can do nothing there."""
    place = int(position.place[ship])
    return None if place >= 0 else refuse(clause, "not-at-sea", ship=ship_name(position.chart, ship), place=-place)


def _no_such_ship(position: BruiseCruisePosition, ship: int) -> Refusal | None:
    """Why a ship of no line at the table cannot be picked."""
    return (
        None
        if ship < position.seats * FLEET
        else refuse("BC-1.2", "no-such-ship", ship=ship_name(position.chart, ship))
    )


# -- the player's ships -------------------------------------------------------------------------


def no_ship(position: BruiseCruisePosition, ship: int) -> Refusal | None:
    """Why one of the player's own ships cannot be picked for the kind of action."""
    kind, clause = int(position.kind), pick_clause(position)
    if stranger := _no_such_ship(position, ship):
        return stranger
    if ship // FLEET != position.active:
        return refuse(clause, "not-your-ship", ship=ship_name(position.chart, ship))
    if kind == codes.COMMISSION:
        return _no_commission_of(position, ship)
    if absent := _not_at_sea(position, ship, clause):
        return absent
    return no_favour(position, kind - int(EFFECT), ship) if kind >= EFFECT else _OWN[kind](position, ship)


def _no_commission_of(position: BruiseCruisePosition, ship: int) -> Refusal | None:
    """The ship is not on the stack; that there is room at home was asked before."""
    place = int(position.place[ship])
    if place == COMMISSIONABLE:
        return None
    name = region(ship % int(FLEET) - 1)  # of a flagship never said, since it is on the board from the start
    return refuse(
        "BC-17.1", "not-commissionable", ship=ship_name(position.chart, ship), place=max(0, -place), region=name
    )


def _no_sailing(position: BruiseCruisePosition, ship: int) -> Refusal | None:
    """Why a ship cannot sail: anchored, or hemmed in."""
    if not position.is_free(ship):
        return refuse("BC-4.8", "at-anchor", ship=ship_name(position.chart, ship))
    return hemmed_in(position, ship)


def _no_shot(position: BruiseCruisePosition, ship: int) -> Refusal | None:
    """Anchored, or too far from every rival."""
    return _anchored(position, ship) or _no_rival_near(position, ship, int(TORPEDO_RANGE), "BC-10.3")


def _no_raid(position: BruiseCruisePosition, ship: int) -> Refusal | None:
    """Why a ship cannot raid: anchored, or beside no rival."""
    return _anchored(position, ship) or _no_rival_near(position, ship, 1, "BC-14.1")


def _anchored(position: BruiseCruisePosition, ship: int) -> Refusal | None:
    """Why a ship at anchor does not act."""
    return None if position.is_free(ship) else refuse("BC-16.1", "at-anchor", ship=ship_name(position.chart, ship))


def _no_rival_near(position: BruiseCruisePosition, ship: int, reach: int, clause: str) -> Refusal | None:
    """Why a ship has nobody to fire at or raid."""
    return None if weapons.any_target(position, ship, reach) else out_of_reach(position, [ship], reach, clause)


def _no_anchor_on(position: BruiseCruisePosition, ship: int) -> Refusal | None:
    """Why no anchor can be taken off a ship."""
    return (
        refuse("BC-16.3", "ship-not-anchored", ship=ship_name(position.chart, ship)) if position.is_free(ship) else None
    )


_OWN: Final[dict[int, Judge]] = {
    int(codes.SAIL_ONE): _no_sailing,
    int(codes.SAIL_CARD): _no_sailing,
    int(TORPEDO): _no_shot,
    int(RAID): _no_raid,
    int(codes.WEIGH): _no_anchor_on,
}
"""What judges the player's own ships at sea, by the kind of action."""


def no_favour(position: BruiseCruisePosition, effect: int, ship: int) -> Refusal | None:
    """Why an Unfathomable card cannot act on, or through, this ship of the player's; that it can on some was asked before."""
    if not position.is_free(ship):
        acts = effect in {codes.LONG_FUSE, codes.FORGED_PAPERS}
        return refuse("BC-16.1" if acts else "BC-15.3", "at-anchor", ship=ship_name(position.chart, ship))
    judge = _FAVOURED.get(effect)
    return judge(position, ship) if judge else None


def _no_long_shot(position: BruiseCruisePosition, ship: int) -> Refusal | None:
    """Why a ship has no long shot: nobody is within six spaces."""
    return _no_rival_near(position, ship, int(FUSE), "BC-U13.1")


def _no_forgery(position: BruiseCruisePosition, ship: int) -> Refusal | None:
    """Why a forgery is impossible: the ship is in no port, or in one that cannot be claimed."""
    port = port_of(position, position.place[ship])
    if port == NO_PORT:
        return refuse("BC-U17.1", "not-in-port", ship=ship_name(position.chart, ship))
    return no_port(position, int(codes.CLAIM), port)


_FAVOURED: Final[dict[int, Judge]] = {
    int(codes.GULF_STREAM): hemmed_in,
    int(codes.LONG_FUSE): _no_long_shot,
    int(codes.FORGED_PAPERS): _no_forgery,
}
"""What judges the own free ships, by the effect of the card; the other effects take any of them."""

# -- rivals' ships ------------------------------------------------------------------------------


def no_target(position: BruiseCruisePosition, other: int) -> Refusal | None:
    """Why a rival's ship cannot be picked for the kind of action."""
    kind, clause = int(position.kind), pick_clause(position)
    if stranger := _no_such_ship(position, other):
        return stranger
    if other // FLEET == position.active:
        return refuse(_OWN_TARGET.get(kind, clause), "own-target", ship=ship_name(position.chart, other))
    if absent := _not_at_sea(position, other, clause):
        return absent
    if kind in _RANGES:
        reach, by = _RANGES[kind]
        near = weapons.in_range(position, position.ship, other, reach)
        return None if near else out_of_reach(position, [int(position.ship)], reach, by, [other])
    if kind in {MISSILE, EFFECT + codes.NO_PAPERS}:
        return _no_impact(position, other)
    return no_affliction(position, kind - int(EFFECT), other)


_OWN_TARGET: Final = {int(TORPEDO): "BC-10.5", int(MISSILE): "BC-11.4"}
_RANGES: Final = {
    int(TORPEDO): (int(TORPEDO_RANGE), "BC-10.3"),
    int(RAID): (1, "BC-14.1"),
    int(EFFECT + codes.LONG_FUSE): (int(FUSE), "BC-U13.1"),
}
"""How far by water each kind of action reaches from the picked ship, and the clause that says so."""


def _no_impact(position: BruiseCruisePosition, other: int) -> Refusal | None:
    """Why a missile from the picked port does not reach a ship."""
    if weapons.under_missile(position, position.port, other):
        return None
    chart = position.chart
    space, name = int(chart.port_space[position.port]), port_name(chart, int(position.port))
    facts = {"distance": flight(chart, space, int(position.place[other])), "reach": int(MISSILE_RANGE), "ports": 1}
    return refuse("BC-11.2", "missile-too-short", port=name, ship=ship_name(position.chart, other), **facts)


def no_affliction(position: BruiseCruisePosition, effect: int, ship: int) -> Refusal | None:
    """Why an Unfathomable card cannot act on a rival's ship at sea."""
    shower = effect == codes.ANCHOR_SHOWER
    if not position.is_free(ship):
        clause, message = ("BC-16.6", "anchored-already") if shower else ("BC-15.3", "at-anchor")
        return refuse(clause, message, ship=ship_name(position.chart, ship))
    if shower:
        return None
    if effect == codes.POLTERGEIST:
        return hemmed_in(position, ship)
    steps = int(position.chart.to_triangle[position.place[ship]])
    if steps > TRIANGLE_REACH:
        name = space_name(position.chart, int(position.place[ship]))
        reach = int(TRIANGLE_REACH)
        return refuse(
            "BC-U4.1",
            "far-from-triangle",
            ship=ship_name(position.chart, ship),
            space=name,
            distance=steps,
            reach=reach,
        )
    return (
        None
        if unfathomable.room_in_triangle(position, ship)
        else refuse("BC-U0.3", "no-room", ship=ship_name(position.chart, ship))
    )
