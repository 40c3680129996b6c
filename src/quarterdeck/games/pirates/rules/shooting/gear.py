"""Equipment aboard: its kind, its shots, and letters (PI-Q, PI-R99)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE, OUT
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import BALL, CHAIN, EXPLODING, FIRE, GRAPE, GRAPPLE, STINK
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds


def tool_of(table: Table, piece: i64) -> i64:
    """The effect of equipment; NONE for crew and unknown pieces."""
    card = table.crew.card[piece]
    return NONE if card == NONE else table.catalog.equipment[card]


def kind_of_tool(tool: i64) -> i64:
    """What is shot with equipment: a chain (PI-Q1), grape (PI-Q2), a stinkpot (PI-Q3), a grapple (PI-Q4), fire (PI-Q6).

    Exploding Shot is its own kind (PI-Q7), and Double Shot shoots balls (PI-Q5).
    """
    if tool == kinds.EQUIPMENT_CHAIN_SHOT:
        return CHAIN
    if tool == kinds.EQUIPMENT_STINKPOT_SHOT:
        return STINK
    if tool == kinds.EQUIPMENT_FIRE_SHOT:
        return FIRE
    if tool == kinds.EQUIPMENT_GRAPE_SHOT:
        return GRAPE
    if tool == kinds.EQUIPMENT_GRAPPLE_SHOT:
        return GRAPPLE
    return EXPLODING if tool == kinds.EQUIPMENT_EXPLODING_SHOT else BALL


def spend_tool(table: Table, piece: i64) -> None:
    """Equipment is out of the game (PI-R99)."""
    questions.tell(table, codes.DEED_GONE, NONE, questions.crew_word(table, piece))
    aboard.place_piece(table, piece, OUT)
    questions.note_progress(table)


def letter_against(table: Table, unit: i64, other: i64) -> i64:
    """A letter aboard a unit that is about the nation of another, or NONE (PI-Q9)."""
    nation = bit(questions.nation_of(table, other))
    pieces = questions.pieces_at(table, unit) & table.crew.equipment
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        about = tool_of(table, piece) == kinds.EQUIPMENT_LETTER
        if about and table.catalog.equipment_nations[table.crew.card[piece]] & nation:
            return piece
    return NONE


def tear_letters(table: Table, target: i64) -> None:
    """A ship that shoots at one of the letter's nation loses the letter (PI-Q9)."""
    piece = letter_against(table, table.unit, target)
    if piece != NONE:
        skills.show(table, piece)
        spend_tool(table, piece)
