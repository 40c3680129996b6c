"""Equipment: what a cannon shoots instead of a ball (PI-4.11, PI-Q, PI-R58, PI-R99)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import AIMING, LOAD, NONE
from quarterdeck.games.pirates.rules.losing import dismasting
from quarterdeck.games.pirates.rules.shooting import gear, hits, lines, smoke
from quarterdeck.games.pirates.rules.terrain import laying
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.in_progress import BALL, BY_SHOT, FOG, MORE_COSTS, SMOKING
from quarterdeck.games.pirates.table.table import SHORT, Table
from quarterdeck.games.pirates.texts import abilities, kinds


def add_tools(table: Table, moves: Moves) -> None:
    """Equipment aboard with which the next shot may be made, each once in an action (PI-Q, PI-R99)."""
    pieces = questions.pieces_at(table, table.unit) & table.crew.equipment & ~table.shooting.equipment_used
    if pieces == 0 or table.shooting.next_equipment != NONE or table.shooting.double_range or table.shooting.grabs:
        return
    shoots = lines.can_hit(table, table.unit, lines.cannons_fired(table) | ~lines.MAST_CANNONS)
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        if can_load(table, piece, shoots=shoots):
            moves.add(LOAD + piece)


def can_load(table: Table, piece: i64, *, shoots: bool) -> bool:
    """Whether a piece is of use to the next shot: smoke needs a cannon and a place, all others a target."""
    tool = gear.tool_of(table, piece)
    if tool == NONE or tool == kinds.EQUIPMENT_LETTER:  # noqa: PLR1714 - a tuple is slow
        return False
    if tool != kinds.EQUIPMENT_SMOKEPOT_SHOT:
        return shoots
    moves = Moves()
    if smoke.smoking_cannons(table):
        laying.add_fog_spots(table, table.unit, table.catalog.measure[SHORT], moves)
    return moves.count > 0


def load_tool(table: Table, piece: i64) -> None:
    """Equipment is declared ahead of its shot (PI-R99), and lies face up from now on (PI-R58)."""
    skills.show(table, piece)
    table.shooting.equipment_used |= bit(piece)
    questions.tell(table, codes.DEED_USED, table.turn, questions.crew_word(table, piece), table.unit)
    if gear.tool_of(table, piece) != kinds.EQUIPMENT_SMOKEPOT_SHOT:
        table.shooting.next_equipment = piece
        return
    table.card.move = LOAD + piece
    table.card.during = SMOKING
    table.card.aim = FOG
    table.phase = AIMING
    table.player = table.asked = table.turn


def judge_equipment(table: Table, die: i64) -> None:
    """A roll above the rank hits (PI-R3); a 1 strikes back, and most equipment is used up (PI-R99, PI-Q)."""
    piece = table.shooting.equipment
    table.shooting.equipment = NONE
    tool = gear.tool_of(table, piece)
    if table.catalog.equipment_once[table.crew.card[piece]] == 1 or die == hits.ALWAYS_MISSES:
        gear.spend_tool(table, piece)
    if tool == kinds.EQUIPMENT_DOUBLE_SHOT:
        table.shooting.fired &= ~bit(table.shooting.cannon)
    far_off = table.shooting.kind != BALL and hits.is_long_for(table, table.unit, table.target)
    if die == hits.ALWAYS_MISSES:
        backfire(table, tool)
    elif far_off and hits.hits_with(table, die):
        table.shooting.missed |= bit(table.shooting.cannon)
        hits.tell_die(table, die, hit=False)
        table.next = MORE_COSTS
    else:
        hits.judge_shot(table, die)


def backfire(table: Table, tool: i64) -> None:
    """A rolled 1 may cost the ship that fires a mast, or set it on fire (PI-Q5, PI-Q6, PI-Q7)."""
    unit = table.unit
    table.shooting.missed |= bit(table.shooting.cannon)
    hits.tell_die(table, hits.ALWAYS_MISSES, hit=False)
    masts = i64(skills.able(table, unit, abilities.BACKFIRE))
    if tool in (kinds.EQUIPMENT_DOUBLE_SHOT, kinds.EQUIPMENT_EXPLODING_SHOT):
        masts += 1
    if masts:
        dismasting.ask_loss(table, unit, masts, BY_SHOT)
    elif tool != kinds.EQUIPMENT_FIRE_SHOT or not hits.ask_fire(table, unit):
        table.next = MORE_COSTS
