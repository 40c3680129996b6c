"""What mysterious islands do to ships for longer, and ships that others steer (PI-M7, PI-M9, PI-M16, PI-M17, PI-R88)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import MYSTERY_DIE, NONE
from quarterdeck.games.pirates.geometry.moving import STOPPED
from quarterdeck.games.pirates.pack.catalog import MOVES
from quarterdeck.games.pirates.rules.exploring import exploring
from quarterdeck.games.pirates.rules.moving import course, docking, turning
from quarterdeck.games.pirates.rules.mysterious_islands import mysterious
from quarterdeck.games.pirates.rules.setup import placing_terrain
from quarterdeck.games.pirates.rules.turn import consequences
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.mysterious import HERE, NEXT_MOVE
from quarterdeck.games.pirates.table.table import LONG, SHORT, Table
from quarterdeck.games.pirates.texts import kinds


def steer(table: Table, unit: i64) -> None:
    """An opponent's ship is moved; nothing but the move itself happens (PI-M16, PI-M17, PI-R88)."""
    omens, waters = table.omens, table.waters
    omens.pilot = table.unit
    omens.lent = omens.deed == kinds.ISLAND_STEER_WITH_OWN_MOVE
    table.unit = unit
    table.used = 0
    waters.put_away()
    waters.heedless = True
    towed = table.tows[unit]
    waters.cast_off(unit, bit(towed) if towed != NONE else NOTHING)
    ask_segment(table)


def end_move(table: Table, found: i64) -> None:
    omens = table.omens
    if omens.pilot != NONE:
        table.unit = omens.pilot
        omens.pilot = NONE
        omens.lent = False
        table.waters.put_away()
        mysterious.mystery_on(table)
        return
    omens.flags[table.unit] &= ~NEXT_MOVE
    omens.nudged = False
    course.end_move(table, found)


def ask_segment(table: Table) -> None:
    course.ask_segment(table)
    if aboard.is_steered(table, table.unit) and table.omens.pilot == NONE:
        table.player = table.who = placing_terrain.after(table, table.turn)


def begin_move(table: Table) -> None:
    if table.omens.flags[table.unit] & bit(kinds.ISLAND_HELD_BACK) and not table.omens.nudged:
        table.stage = 0
        table.used = table.docked_now = 0
        ask_omen(table, kinds.ISLAND_HELD_BACK, 1)
    else:
        course.begin_move(table)


def hold_back(table: Table, die: i64) -> None:
    """She stays, or moves (PI-M7)."""
    unit, omens = table.unit, table.omens
    omens.deed = NONE
    omens.flags[unit] &= ~bit(kinds.ISLAND_HELD_BACK)
    if die > omens.amount[unit]:
        course.begin_move(table)
        return
    questions.tell(table, codes.STAYS, table.turn, unit)
    if table.lost_in[unit] == NONE:
        table.waters.cast_off(unit, 0)
        turning.end_move(table, STOPPED)
    else:
        consequences.finish_action(table)


def measures(table: Table, unit: i64, k: i64) -> i64:
    omens, length = table.omens, table.catalog.measure
    if unit == table.unit and omens.pilot != NONE:
        return steered_measure(table, k)
    flags = omens.flags[unit]
    if (omens.nudged and unit == table.unit) or (k < MOVES and flags & bit(kinds.ISLAND_SHORT_MOVE)):
        return length[SHORT] if k == 0 else NOTHING
    if k == aboard.ADDED_STRIDE:
        return length[LONG] if flags & bit(kinds.ISLAND_LONG_STRIDE) else NOTHING
    if k > aboard.ADDED_STRIDE:
        return length[SHORT] if flags & bit(kinds.ISLAND_TWO_STRIDES) else NOTHING
    return aboard.measures(table, unit, k)


def steered_measure(table: Table, k: i64) -> i64:
    """A measure of a ship that somebody else moves: of the one base move or the other, and no more (PI-M16, PI-M17)."""
    if k >= MOVES:
        return 0
    if not table.omens.lent:
        return aboard.measures(table, table.unit, k)
    kind = table.catalog.move[table.ship[table.omens.pilot] * MOVES + k]
    return table.catalog.measure[kind] if kind != NONE else NOTHING


def load(table: Table, unit: i64) -> i64:
    found = aboard.load(table, unit)
    if table.omens.flags[unit] & bit(kinds.ISLAND_WEIGHTLESS_CREW):
        for k in range(i64(len(table.piece))):
            if table.piece_at[k] == unit and not skills.is_equipment(table, k):
                found -= aboard.piece_space(table, k)
    return found


def leave_islands(table: Table, unit: i64) -> None:
    course.leave_islands(table, unit)
    omens = table.omens
    if omens.flags[unit] & HERE and not questions.touched(table, unit) & bit(omens.at[unit]):
        omens.flags[unit] &= ~HERE


def come_home(table: Table, unit: i64) -> None:
    table.omens.flags[unit] &= ~bit(kinds.ISLAND_WEIGHTLESS_CREW)
    docking.come_home(table, unit)


def closed_to(table: Table, unit: i64) -> i64:
    """The island that a unit cannot explore until it has left and docked again (PI-M9)."""
    return bit(table.omens.at[unit]) if table.omens.flags[unit] & bit(kinds.ISLAND_NO_EXPLORING) else NOTHING


def islands_to_explore(table: Table, unit: i64) -> i64:
    return exploring.islands_to_explore(table, unit) & ~closed_to(table, unit)


def free_islands(table: Table, unit: i64) -> i64:
    return exploring.free_islands(table, unit) & ~closed_to(table, unit)


def ask_omen(table: Table, deed: i64, dice: i64) -> None:
    """So many dice fall for a mysterious island."""
    table.omens.deed = deed
    table.omens.left_over = dice
    table.omens.hits = 0
    table.phase = MYSTERY_DIE
    table.player = CHANCE
