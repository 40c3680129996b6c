"""A barrel of monkeys: treasure leaves its ship by itself (PI-U123)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, NONE, SHOW
from quarterdeck.games.pirates.rules.common import asked, ending
from quarterdeck.games.pirates.rules.docking import docking
from quarterdeck.games.pirates.rules.moving import course
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import NEXT_CONSEQUENCE, SLIPPING
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds


def barrel(table: Table, unit: i64) -> i64:
    """The slot of a barrel aboard a unit that has treasure face down, or NONE (PI-U123)."""
    slot = aboard.slot_of(table, unit, kinds.TREASURE_BARREL_OF_MONKEYS)
    return slot if slot != NONE and questions.treasure_face_down(table, unit) else NONE


def slips_ashore(table: Table) -> bool:
    """Whether a treasure is drawn that stays on the wild island where a ship begins her move action."""
    unit = table.unit
    slot = barrel(table, unit)
    islands = skills.docked_at(table, unit) & questions.wild_islands(table) if slot != NONE else NOTHING
    if islands == 0:
        return False
    table.card.island = lowest(islands)
    draw(table, slot)
    return True


def slips_over(table: Table) -> bool:
    """Whether a treasure is drawn that goes aboard a ship beside which this one ends her move, once a turn."""
    unit = table.unit
    slot = barrel(table, unit)
    if slot == NONE or table.this_turn.treasures_used & bit(slot):
        return False
    others = questions.ships_touched(table, unit)
    if others == 0:
        return False
    table.this_turn.treasures_used |= bit(slot)
    table.card.unit = lowest(others)
    draw(table, slot)
    return True


def draw(table: Table, slot: i64) -> None:
    """CHANCE draws which treasure of the ship it is."""
    table.card.move = SHOW + slot
    table.card.during = SLIPPING
    table.target = table.unit
    questions.tell(table, codes.DEED_USED, table.turn, questions.slot_word(table, slot), table.unit)
    asked.pick(table)


def slip(table: Table, slot: i64) -> None:
    """The treasure that was drawn lies on the island, or goes aboard the other ship, face down; the move begins or is over."""
    island, other = table.card.island, table.card.unit
    table.card.clear()
    table.target = NONE
    table.asked = table.turn
    if island != NONE:
        aboard.place_slot(table, slot, ASHORE + island)
        course.begin_move(table)
        return
    seat = table.ships.owner[other]
    if aboard.has_room(table, other, slot):
        known = table.treasure.seen_by[slot] | bit(seat)
        table.treasure.seen_by = put(table.treasure.seen_by, slot, known)
        aboard.place_slot(table, slot, other)
        questions.tell(table, codes.HANDED_OVER, table.turn, questions.slot_word(table, slot), other, known)
        docking.land_gold(table, other)
    else:
        questions.tell(table, codes.CARGO_LOST, table.turn, questions.slot_word(table, slot), table.unit)
        aboard.lose_slot(table, slot)
    questions.note_progress(table)
    if not ending.check_end(table):
        table.next = NEXT_CONSEQUENCE
