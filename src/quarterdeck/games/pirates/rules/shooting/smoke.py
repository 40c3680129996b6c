"""Smoke that is laid instead of a shot (PI-A70, PI-Q8, PI-R101)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.pirates.codes import LOAD, NONE
from quarterdeck.games.pirates.rules.shooting import cannons as cannons_rules
from quarterdeck.games.pirates.rules.shooting import gear, lines
from quarterdeck.games.pirates.rules.terrain import laying
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.in_progress import NEXT_SHOT
from quarterdeck.games.pirates.table.table import SHORT, Table
from quarterdeck.games.pirates.texts import abilities, kinds


def smoking_cannon(table: Table, unit: i64, fired: i64) -> i64:
    """A cannon that may lay smoke instead of shooting, or NONE; none that missed does (PI-A70, PI-R101)."""
    if not skills.is_ready(table, unit, abilities.SMOKEPOT):
        return NONE
    cannons = cannons_rules.all_cannons(table, unit) & lines.MAST_CANNONS & ~(fired | table.shooting.missed)
    return lowest(cannons) if cannons else NONE


def can_smoke(table: Table, unit: i64, fired: i64) -> bool:
    """Whether smoke may be laid instead of a shot."""
    if smoking_cannon(table, unit, fired) == NONE:
        return False
    moves = Moves()
    laying.add_fog_spots(table, unit, table.catalog.measure[SHORT], moves)
    return moves.count > 0


def lay_pot(table: Table, move: i64) -> None:
    """One cannon lays smoke instead of a shot, up to the player's next turn; the others may still shoot (PI-A70)."""
    unit = table.unit
    table.shooting.fired |= bit(smoking_cannon(table, unit, lines.cannons_fired(table)))
    skills.spend(table, unit, abilities.SMOKEPOT)
    laying.lay_fog(table, move, table.turn)
    table.next = NEXT_SHOT


def smoking_cannons(table: Table) -> i64:
    """Cannons on masts that have not fired in this action; one that missed shoots again, and lays no smoke (PI-R101)."""
    return lines.free_cannons(table) & lines.MAST_CANNONS & ~table.shooting.missed


def smoke_aboard(table: Table, unit: i64, fired: i64) -> i64:
    """Equipment that may lay smoke instead of a shot of the unit, or NONE (PI-Q8)."""
    pieces = (
        questions.pieces_at(table, unit) & table.crew.equipment & ~table.shooting.equipment_used
        if table.crew.equipment
        else NOTHING
    )
    if pieces == 0 or table.shooting.next_equipment != NONE or table.shooting.double_range:
        return NONE
    if cannons_rules.all_cannons(table, unit) & lines.MAST_CANNONS & ~(fired | table.shooting.missed) == 0:
        return NONE
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        if gear.tool_of(table, piece) == kinds.EQUIPMENT_SMOKEPOT_SHOT:
            moves = Moves()
            laying.add_fog_spots(table, unit, table.catalog.measure[SHORT], moves)
            return piece if moves.count else NONE
    return NONE


def lay_smoke(table: Table, move: i64) -> None:
    """Smoke takes the place of a shot; it lies up to the player's next turn (PI-Q8)."""
    piece = table.card.move - LOAD
    laying.lay_fog(table, move, table.turn)
    table.shooting.fired |= bit(lowest(smoking_cannons(table)))
    table.card.move = NONE
    table.card.during = table.card.aim = 0
    if table.catalog.equipment_once[table.crew.card[piece]] == 1:
        gear.spend_tool(table, piece)
    table.next = NEXT_SHOT
