"""Why a ship cannot sail, or be put, to a space (BC-3.1, BC-4, BC-6.2, BC-14.9)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import (
    EFFECT,
    FAR,
    FLEET,
    GETAWAY,
    NO_SHIP,
    PICK_SPACE,
    RAIDER_FLEES,
    SAIL_ONE,
)
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.refusals.effect import no_launch_by, no_revolution
from quarterdeck.games.bruise_cruise.refusals.making import flight, refuse, rival_home, steps_round
from quarterdeck.games.bruise_cruise.rules import raids
from quarterdeck.games.bruise_cruise.rules.unfathomable import POLTERGEIST_REACH, STREAM
from quarterdeck.games.bruise_cruise.words.names import ship_name, space_name

_GULF_STREAM: Final = int(EFFECT + codes.GULF_STREAM)
_POLTERGEIST: Final = int(EFFECT + codes.POLTERGEIST)
_CALLS: Final = int(EFFECT + codes.TRIANGLE_CALLS)


def no_space(position: BruiseCruisePosition, space: int) -> Refusal | None:
    """Why a space is no answer to the question."""
    chart = position.chart
    if space >= chart.spaces:
        return refuse("BC-4.2", "no-such-space", number=space + 1, spaces=int(chart.spaces))
    if position.phase != PICK_SPACE:
        return _no_getaway(position, space)
    kind = int(position.kind)
    if kind == EFFECT + codes.NO_PAPERS:
        return no_launch_by(position, space)
    if kind == EFFECT + codes.REVOLUTION:
        return no_revolution(position, space)
    if kind < EFFECT or kind in {_GULF_STREAM, _POLTERGEIST}:
        return _no_voyage(position, space)
    return _not_in_triangle(position, space)


def _no_voyage(position: BruiseCruisePosition, space: int) -> Refusal | None:
    """Why the picked ship does not sail there."""
    kind = int(position.kind)
    if kind == SAIL_ONE:
        return no_way(position, int(position.ship), 1, space, ("BC-5.2", "one-step"))
    if kind == _GULF_STREAM:
        return no_way(position, int(position.ship), int(STREAM), space, ("BC-U1.1", "too-far"))
    if kind == _POLTERGEIST:
        return no_way(position, int(position.target), int(POLTERGEIST_REACH), space, ("BC-U2.1", "too-far"))
    rating = int(position.chart.rating[position.card])
    return no_way(position, int(position.ship), rating, space, ("BC-6.2", "card-too-short"))


def _no_getaway(position: BruiseCruisePosition, space: int) -> Refusal | None:
    """Why a ship does not sail there from a raid."""
    ship = int(raids.fleeing(position))
    if not position.is_free(ship):
        return refuse("BC-14.9", "at-anchor", ship=ship_name(position.chart, ship))
    clause = "BC-14.5" if position.phase == RAIDER_FLEES else "BC-14.7"
    return no_way(position, ship, int(GETAWAY), space, (clause, "too-far"))


def no_way(position: BruiseCruisePosition, ship: int, reach: int, space: int, limit: tuple[str, str]) -> Refusal | None:
    """Why a ship does not sail so many steps to a space; `limit` has clause and message where the steps are too few."""
    chart, start = position.chart, int(position.place[ship])
    code, name = ship_name(position.chart, ship), space_name(chart, space)
    if closed := _not_open(position, ship, space):
        return closed
    bare = int(chart.sail(start, space))
    if bare > reach:
        return _too_long(position, ship, space, reach, limit)
    steps = steps_round(position, ship).get(space)
    if steps is None:
        return refuse("BC-4.6", "way-blocked", ship=code, space=name)
    return None if steps <= reach else refuse("BC-4.6", "detour", ship=code, space=name, distance=steps, reach=reach)


def _not_open(position: BruiseCruisePosition, ship: int, space: int) -> Refusal | None:
    """Why no way whatever leads a ship into a space: it is there, somebody else is, or it is a rival's Home Port."""
    there, name = int(position.at[space]), space_name(position.chart, space)
    if there == ship:
        return refuse("BC-R11", "there-already", ship=ship_name(position.chart, ship), space=name)
    if there != NO_SHIP:
        return refuse("BC-4.7", "ship-there", ship=ship_name(position.chart, there), space=name)
    return rival_home(position, ship // int(FLEET), space)


def _too_long(position: BruiseCruisePosition, ship: int, space: int, reach: int, limit: tuple[str, str]) -> Refusal:
    """Even with no ship in the way it is too far."""
    chart, start = position.chart, int(position.place[ship])
    code, name = ship_name(position.chart, ship), space_name(chart, space)
    distance = int(chart.sail(start, space))
    if distance == FAR:
        return refuse("BC-4.4", "no-water", ship=code, space=name)
    if flight(chart, start, space) == 1:
        return refuse("BC-4.4", "land-between", ship=code, space=name, distance=distance)
    clause, message = limit
    return refuse(clause, message, ship=code, space=name, distance=distance, reach=reach)


def _not_in_triangle(position: BruiseCruisePosition, space: int) -> Refusal | None:
    """Why a ship is not put into a space by the Triangle."""
    calls = position.kind == _CALLS
    ship = int(position.ship if calls else position.target)
    if space not in [int(inside) for inside in position.chart.triangle]:
        name = space_name(position.chart, space)
        return refuse("BC-U3.1" if calls else "BC-U4.1", "not-in-triangle", space=name)
    return _not_open(position, ship, space)
