"""Standing forts: their places, the units docked at them, and the gold in them (PI-20.5, PI-A107)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.table import Table


def has_forts(table: Table) -> bool:
    """Whether forts may be built in this game."""
    return table.forts.units != 0


def fort_islands(table: Table) -> i64:
    """Islands on which a fort stands."""
    found: i64 = 0
    for k in range(i64(len(table.forts.island))):
        if table.forts.island[k] != NONE:
            found |= bit(table.forts.island[k])
    return found


def forts_here(table: Table, unit: i64) -> i64:
    """Own forts on islands where a unit is docked."""
    found: i64 = 0
    if questions.is_creature(table, unit):
        return found
    here = skills.docked_at(table, unit)
    for k in range(i64(len(table.forts.island))):
        at = table.forts.island[k]
        if at != NONE and here & bit(at) and table.ships.owner[k] == table.ships.owner[unit]:
            found |= bit(k)
    return found


def is_visited(table: Table, fort: i64) -> bool:
    """Whether a ship of its player is docked at a fort (PI-A107)."""
    at = table.forts.island[fort]
    ships = questions.fleet(table, table.ships.owner[fort])
    while ships:
        k = lowest(ships)
        ships &= ships - 1
        if at != NONE and not questions.is_creature(table, k) and skills.docked_at(table, k) & bit(at):
            return True
    return False


def fort_gold(table: Table, seat: i64) -> i64:
    """The gold in a seat's forts, which counts in the end (PI-20.5)."""
    found: i64 = 0
    for k in range(i64(len(table.forts.gold))):
        if table.ships.owner[k] == seat:
            found += table.forts.gold[k]
    return found
