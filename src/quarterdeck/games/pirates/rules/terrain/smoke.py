"""Smoke that is laid instead of a shot, and the way out of any fog (PI-A70, PI-A105)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.pirates.codes import NONE, OF_UNITS, PASS, TERRAIN, USE
from quarterdeck.games.pirates.geometry.line_of_fire import LineOfFire
from quarterdeck.games.pirates.rules.moving import turning
from quarterdeck.games.pirates.rules.mysterious_islands import lasting
from quarterdeck.games.pirates.rules.shooting import equipment, shooting
from quarterdeck.games.pirates.rules.texts import ghosts_and_submarines
from quarterdeck.games.pirates.table import skills
from quarterdeck.games.pirates.table.table import SHORT, Table
from quarterdeck.games.pirates.texts import abilities


def smoking_cannon(table: Table, unit: i64, fired: i64) -> i64:
    """A cannon that may lay smoke instead of shooting, or NONE; none that missed does (PI-A70, PI-R101)."""
    if not skills.is_ready(table, unit, abilities.SMOKEPOT):
        return NONE
    cannons = ghosts_and_submarines.all_cannons(table, unit) & shooting.MAST_CANNONS & ~(fired | table.missed)
    return lowest(cannons) if cannons else NONE


def can_shoot(table: Table, unit: i64, fired: i64 = 0) -> bool:
    return equipment.can_shoot(table, unit, fired) or can_smoke(table, unit, fired)


def show_rest(table: Table) -> None:
    equipment.show_rest(table)
    if not equipment.can_shoot(table, table.unit, shooting.cannons_fired(table)) and can_smoke(
        table, table.unit, shooting.cannons_fired(table)
    ):
        skills.use(table, table.unit, abilities.SMOKEPOT)


def can_smoke(table: Table, unit: i64, fired: i64) -> bool:
    """Whether smoke may be laid instead of a shot."""
    if smoking_cannon(table, unit, fired) == NONE:
        return False
    moves = Moves()
    equipment.add_fog_spots(table, unit, table.catalog.measure[SHORT], moves)
    return moves.count > 0


def add_special_shots(table: Table, line: LineOfFire, targets: i64, moves: Moves) -> None:
    equipment.add_special_shots(table, line, targets, moves)
    if table.deeds.loaded == NONE and can_smoke(table, table.unit, shooting.cannons_fired(table)):
        moves.add(USE + abilities.SMOKEPOT * OF_UNITS + table.unit)


def lay_pot(table: Table, move: i64) -> None:
    """Smoke lies there up to the player's next turn (PI-A70)."""
    unit = table.unit
    table.used |= bit(smoking_cannon(table, unit, shooting.cannons_fired(table)))
    skills.spend(table, unit, abilities.SMOKEPOT)
    equipment.lay_fog(table, move, table.turn)
    shooting.ask_shot(table)


def begin_move(table: Table) -> None:
    unit = table.unit
    here = table.lost_in[unit]
    others = table.waters.terrain.fogs() & ~bit(here) if here != NONE else NOTHING
    if others == 0 or not skills.able(table, unit, abilities.FOG_WALKER) or table.tricks.turned:
        lasting.begin_move(table)
        return
    table.tricks.turned = True
    turning.ask_ability(table, abilities.FOG_WALKER, table.turn)


def choose_fog(table: Table, move: i64) -> None:
    """It leaves from that fog bank, or from the one in which it is (PI-A105)."""
    if move != PASS:
        table.lost_in[table.unit] = move - TERRAIN
    begin_move(table)
