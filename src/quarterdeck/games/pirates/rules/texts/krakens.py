"""Krakens swim below all others, and lie around enemy ships, which do not move then (PI-A167, PI-R142)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.geometry.polygons import within
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.table import SHORT, Table


def within_grasp(table: Table, unit: i64) -> i64:
    """Enemy ships within S around which a kraken may lie now; none while it lies around one (PI-A167)."""
    if held_by(table, unit):
        return NOTHING
    found: i64 = 0
    others = table.waters.afloat & ~questions.fleet(table, table.ships.owner[unit])
    others &= ~(table.waters.deep | table.waters.ghosts | table.ships.submerged)
    while others:
        other = lowest(others)
        others &= others - 1
        near = within(table.waters.hulls[unit], table.waters.hulls[other], table.catalog.measure[SHORT])
        if near and may_be_held(table, unit, other):
            found |= bit(other)
    return found


def may_be_held(table: Table, unit: i64, other: i64) -> bool:
    """Whether a kraken may lie around a unit: no fort, nor one that is docked, and there is water enough (PI-R142)."""
    if (
        questions.is_fort(table, other)
        or skills.docked_at(table, other)
        or table.ships.pinned_by[other] & table.ships.krakens
    ):
        return False
    hull = table.waters.hulls[other]
    return table.waters.has_depth(unit, (hull.left + hull.right) >> 1, (hull.bottom + hull.top) >> 1)


def held_by(table: Table, unit: i64) -> i64:
    """The set of ships around which a kraken lies: one or none."""
    found: i64 = 0
    for k in range(i64(len(table.ships.pinned_by))):
        if table.ships.pinned_by[k] & bit(unit):
            found |= bit(k)
    return found


def surround(table: Table, unit: i64, other: i64) -> None:
    """A kraken lies around a ship: its base is below the middle of her hull, and she is pinned by it (PI-A167)."""
    hull = table.waters.hulls[other]
    table.waters.put(unit, (hull.left + hull.right) >> 1, (hull.bottom + hull.top) >> 1, 0)
    table.ships.pinned_by = put(table.ships.pinned_by, other, table.ships.pinned_by[other] | bit(unit))
    questions.tell(table, codes.SURROUNDED, table.turn, unit, other)
