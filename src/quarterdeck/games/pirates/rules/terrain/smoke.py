"""Smoke that is laid instead of a shot, and the way out of any fog (PI-A70, PI-A105)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates.codes import NONE, PASS, TERRAIN
from quarterdeck.games.pirates.rules.moving import course
from quarterdeck.games.pirates.rules.shooting import cannons as cannons_rules
from quarterdeck.games.pirates.rules.shooting import equipment, shooting
from quarterdeck.games.pirates.table import skills
from quarterdeck.games.pirates.table.table import SHORT, Table
from quarterdeck.games.pirates.texts import abilities


def smoking_cannon(table: Table, unit: i64, fired: i64) -> i64:
    """A cannon that may lay smoke instead of shooting, or NONE; none that missed does (PI-A70, PI-R101)."""
    if not skills.is_ready(table, unit, abilities.SMOKEPOT):
        return NONE
    cannons = cannons_rules.all_cannons(table, unit) & shooting.MAST_CANNONS & ~(fired | table.shooting.missed)
    return lowest(cannons) if cannons else NONE


def can_smoke(table: Table, unit: i64, fired: i64) -> bool:
    """Whether smoke may be laid instead of a shot."""
    if smoking_cannon(table, unit, fired) == NONE:
        return False
    moves = Moves()
    equipment.add_fog_spots(table, unit, table.catalog.measure[SHORT], moves)
    return moves.count > 0


def lay_pot(table: Table, move: i64) -> None:
    """One cannon lays smoke instead of a shot, up to the player's next turn; the others may still shoot (PI-A70)."""
    unit = table.unit
    table.shooting.fired |= bit(smoking_cannon(table, unit, shooting.cannons_fired(table)))
    skills.spend(table, unit, abilities.SMOKEPOT)
    equipment.lay_fog(table, move, table.turn)
    shooting.ask_shot(table)


def choose_fog(table: Table, move: i64) -> None:
    """The ship leaves from the fog bank that was chosen, or from the one in which she is (PI-A105)."""
    if move != PASS:
        table.ships.lost_in = put(table.ships.lost_in, table.unit, move - TERRAIN)
    course.begin_move(table)


def has_ways_out(table: Table) -> bool:
    """Whether the ship that moves may leave the fog bank that it is in through another one, and was not asked yet."""
    unit = table.unit
    here = table.ships.lost_in[unit]
    others = table.waters.terrain.fogs() & ~bit(here) if here != NONE else NOTHING
    return others != 0 and skills.able(table, unit, abilities.FOG_WALKER) and not table.sailing.turn_asked
