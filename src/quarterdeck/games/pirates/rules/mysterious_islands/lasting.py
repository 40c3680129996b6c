"""Lasting effects of mysterious islands on ships, and ships that others steer (PI-M7, PI-M9, PI-M16, PI-M17, PI-R88)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import MYSTERY_DIE, NONE
from quarterdeck.games.pirates.geometry.moving import STOPPED
from quarterdeck.games.pirates.rules.moving import course
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.in_progress import ACTION_OVER
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds


def hold_back(table: Table, die: i64) -> None:
    """The ship stays, or moves, as the die says (PI-M7)."""
    unit = table.unit
    table.mysterious.effect = NONE
    table.mysterious.effects = put(
        table.mysterious.effects, unit, table.mysterious.effects[unit] & ~bit(kinds.ISLAND_HELD_BACK)
    )
    if die > table.mysterious.amount[unit]:
        course.set_sail(table)
        return
    questions.tell(table, codes.STAYS, table.turn, unit)
    if table.ships.lost_in[unit] == NONE:
        table.waters.cast_off(unit, 0)
        course.end_move(table, STOPPED)
    else:
        table.next = ACTION_OVER


def closed_to(table: Table, unit: i64) -> i64:
    """The island that a unit cannot explore until it has left and docked again (PI-M9)."""
    return (
        bit(table.mysterious.island_of[unit])
        if table.mysterious.effects[unit] & bit(kinds.ISLAND_NO_EXPLORING)
        else NOTHING
    )


def ask_omen(table: Table, deed: i64, dice: i64) -> None:
    """CHANCE rolls so many dice for the effect of a mysterious island; NONE: its first die, which chooses the effect."""
    table.mysterious.effect = deed
    table.mysterious.still_to_come = dice
    table.mysterious.masts_lost = 0
    table.phase = MYSTERY_DIE
    table.player = CHANCE
