"""Events: which one is at work, and which lie on the sea near a unit (PI-V)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import EVENT, NONE
from quarterdeck.games.pirates.geometry.line_of_fire import Nearest
from quarterdeck.games.pirates.geometry.polygons import contains
from quarterdeck.games.pirates.table.table import LONG, Table


def effect_of(table: Table, event: i64) -> i64:
    """The effect of an Event; NONE if it is unknown."""
    card = table.events.card[event]
    return NONE if card == NONE else table.catalog.event_effect[card]


def played(table: Table) -> i64:
    """The Event that is at work, or NONE."""
    deed = table.card.move
    return deed - EVENT if EVENT <= deed < EVENT + codes.EVENTS else NONE


def about(table: Table, event: i64) -> i64:
    """Units within L of an Event's token."""
    waters = table.waters
    x, y, reach = table.events.x[event], table.events.y[event], table.catalog.measure[LONG]
    nearest = Nearest()
    found: i64 = 0
    units = waters.afloat
    while units:
        unit = lowest(units)
        units &= units - 1
        nearest.find(waters.hulls[unit], x, y)
        dx, dy = nearest.x - x, nearest.y - y
        if contains(waters.hulls[unit], x, y) or dx * dx + dy * dy <= reach * reach:
            found |= bit(unit)
    return found


def is_under(table: Table, unit: i64, effect: i64) -> bool:
    """Whether an Event that does so lies within L of a unit."""
    up = table.events.face_up
    while up:
        event = lowest(up)
        up &= up - 1
        if effect_of(table, event) == effect and about(table, event) & bit(unit):
            return True
    return False
