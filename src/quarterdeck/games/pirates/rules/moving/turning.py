"""Turns about the stern, and raiders, who come to enemies' homes and leave them again (PI-A2, PI-A80, PI-A84, PI-R73, PI-R74)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, count, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ASHORE,
    CONSENTING,
    MOVE,
    NONE,
    PASS,
    TURN_TO,
    TURNING,
)
from quarterdeck.games.pirates.geometry.angles import cosine, sine, unscaled
from quarterdeck.games.pirates.geometry.offered import pose_a, pose_move, pose_x, pose_y
from quarterdeck.games.pirates.rules.moving import course, segments
from quarterdeck.games.pirates.rules.turn import consequences
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities

# -- what may be used between actions -----------------------------------------------------------


def raid_of(table: Table, unit: i64) -> i64:
    """By which ability a unit raids."""
    return abilities.RAIDER_OF_TWO if skills.able(table, unit, abilities.RAIDER_OF_TWO) else abilities.RAIDER


def is_raider(table: Table, unit: i64) -> bool:
    """Whether a unit may take treasure from enemies' homes."""
    return skills.able(table, unit, abilities.RAIDER) or skills.able(table, unit, abilities.RAIDER_OF_TWO)


def raids(table: Table, unit: i64) -> i64:
    """Slots with coins that a raider may take now: at an enemy's home to which she has come in this turn (PI-R74, PI-A66)."""
    if not is_raider(table, unit) or table.this_turn.at_enemy_home & bit(unit) or aboard.room(table, unit) <= 0:
        return 0
    if skills.is_spent(table, unit, raid_of(table, unit)):
        return 0
    found: i64 = 0
    islands = enemy_homes(table, unit)
    while islands:
        stored = questions.slots_at(table, ASHORE + lowest(islands))
        islands &= islands - 1
        if not (count(stored) == 1 and skills.able(table, unit, abilities.LEAVES_THE_LAST)):
            found |= stored
    return found


def enemy_homes(table: Table, unit: i64) -> i64:
    """Enemies' homes that a unit touches."""
    home = questions.home_of(table, table.ships.owner[unit])
    return questions.touched(table, unit) & questions.homes(table) & ~(bit(home) if home != NONE else NOTHING)


# -- whether an ability is used -----------------------------------------------------------------


def ask_ability(table: Table, ability: i64, seat: i64) -> None:
    """A seat is asked whether, or on what, an ability is used; crew that has it is face up from now on (PI-R75)."""
    table.action.ability_asked = ability
    skills.use(table, table.reroll.roller if ability == abilities.REROLL else table.unit, ability)
    table.phase = CONSENTING
    table.player = table.asked = seat


# -- turning about the stern --------------------------------------------------------------------


def may_turn_about(table: Table, unit: i64, ability: i64) -> bool:
    """Whether a unit may turn about her stern now: she is not pinned, and has not done so (PI-A80, PI-A84, PI-R73)."""
    if table.sailing.turn_asked or table.ships.pinned_by[unit] or not skills.able(table, unit, ability):
        return False
    return not questions.is_creature(table, unit) and table.waters.afloat & bit(unit) != 0


def ask_turn(table: Table, ability: i64) -> None:
    """To which heading, or not at all."""
    table.sailing.turn_asked = True
    table.action.ability_asked = ability
    skills.use(table, table.unit, ability)
    table.phase = TURNING
    table.player = table.asked = table.turn


def turned_pose(table: Table, unit: i64, a: i64) -> i64:
    """Where a unit lies when she has turned about her stern to a heading."""
    waters = table.waters
    long = waters.forms[unit].length
    before = waters.a[unit]
    x = waters.x[unit] - unscaled(long * cosine(before)) + unscaled(long * cosine(a))
    y = waters.y[unit] - unscaled(long * sine(before)) + unscaled(long * sine(a))
    if x < 0 or y < 0 or x > waters.width or y > waters.height:
        return NONE
    return pose_move(x, y, a)


def can_turn_to(table: Table, a: i64) -> bool:
    """Whether the unit may turn to a heading: where she and the ship in tow lie then is free (PI-R73)."""
    unit, waters = table.unit, table.waters
    pose = turned_pose(table, unit, a)
    if pose == NONE or a == waters.a[unit]:
        return False
    towed = table.ships.tows[unit]
    afloat = waters.afloat
    if towed != NONE:
        waters.remove(towed)
    fits = waters.fits(unit, pose_x(pose), pose_y(pose), a)
    waters.afloat = afloat
    if not fits or towed == NONE:
        return fits
    x, y, before = waters.x[unit], waters.y[unit], waters.a[unit]
    tx, ty, ta = waters.x[towed], waters.y[towed], waters.a[towed]
    waters.put(unit, pose_x(pose), pose_y(pose), a)
    fits = waters.take_in_tow(unit, towed)
    waters.put(unit, x, y, before)
    waters.put(towed, tx, ty, ta)
    return fits


def add_headings(table: Table, moves: Moves) -> None:
    """No turn, or to each of the headings that are offered."""
    moves.add(PASS)
    headings = segments.offered_headings(table)
    for k in range(i64(len(headings))):
        if can_turn_to(table, headings[k]):
            moves.add(TURN_TO + headings[k])


def turn_ship(table: Table, move: i64) -> None:
    """Turn the unit about her stern to a heading, or not; then the move ends, or the action goes on (PI-A80, PI-A84)."""
    unit, ability = table.unit, table.action.ability_asked
    table.action.ability_asked = NONE
    if move != PASS:
        pose = turned_pose(table, unit, move - TURN_TO)
        table.waters.put(unit, pose_x(pose), pose_y(pose), pose_a(pose))
        course.follow_tower(table)
        course.leave_islands(table, unit)
        questions.tell(table, codes.TURNED, table.turn, unit, move - TURN_TO)
    if ability == abilities.LONGSHIP:
        course.conclude_move(table, table.sailing.ended_as)
    else:
        consequences.go_on(table)


def asks_to_turn(table: Table) -> bool:
    """Whether a schooner may turn about her stern after her move, and is asked (PI-A80)."""
    if table.action.kind != MOVE or table.action.is_free or not may_turn_about(table, table.unit, abilities.SCHOONER):
        return False
    ask_turn(table, abilities.SCHOONER)
    return True


# -- raiders leave ------------------------------------------------------------------------------


def note_who_must_leave(table: Table) -> None:
    """Note the units at an enemy's home when the turn begins: raiders among them have to leave it (PI-A2, PI-R74)."""
    units = questions.fleet(table, table.turn) & table.waters.afloat
    while units:
        unit = lowest(units)
        units &= units - 1
        if enemy_homes(table, unit):
            table.this_turn.at_enemy_home |= bit(unit)


def must_leave(table: Table, unit: i64) -> bool:
    """Whether a raider still has to leave an enemy's home, and can be given a move action."""
    if not table.this_turn.at_enemy_home & bit(unit) or table.this_turn.acted & bit(unit) or not is_raider(table, unit):
        return False
    return enemy_homes(table, unit) != 0 and course.can_move(table, unit)


def must_go(table: Table) -> bool:
    """Whether a raider has to leave an enemy's home before the turn ends (PI-R74)."""
    units = table.this_turn.at_enemy_home & questions.fleet(table, table.turn)
    while units:
        if must_leave(table, lowest(units)):
            return True
        units &= units - 1
    return False


def leads_away(table: Table, move: i64) -> bool:
    """Whether a segment ends away from all enemies' homes."""
    unit, waters = table.unit, table.waters
    x, y, a = waters.x[unit], waters.y[unit], waters.a[unit]
    shores, units, terrain = waters.old_shores, waters.old_units, waters.old_terrain
    waters.sail(unit, segments.segment_a(move), segments.segment_length(move))
    waters.sail_out(unit)
    found = enemy_homes(table, unit) == 0
    waters.put(unit, x, y, a)
    waters.old_shores, waters.old_units, waters.old_terrain = shores, units, terrain
    return found


def has_to_leave(table: Table) -> bool:
    """Whether the ship that moves is a raider that lay at an enemy's home when the turn began, and still does (PI-A2, PI-R74)."""
    unit = table.unit
    return table.this_turn.at_enemy_home & bit(unit) != 0 and is_raider(table, unit) and enemy_homes(table, unit) != 0
