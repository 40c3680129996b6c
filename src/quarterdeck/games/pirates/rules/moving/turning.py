"""Turns about the stern (PI-A80, PI-A84, PI-R73)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    MOVE,
    NONE,
    PASS,
    TURN_TO,
    TURNING,
)
from quarterdeck.games.pirates.geometry.angles import cosine, sine, unscaled
from quarterdeck.games.pirates.geometry.offered import pose_a, pose_move, pose_x, pose_y
from quarterdeck.games.pirates.rules.docking import leaving
from quarterdeck.games.pirates.rules.moving import segments
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.in_progress import MOVE_ENDS, NEXT_CONSEQUENCE
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities


def may_turn_about(table: Table, unit: i64, ability: i64) -> bool:
    """Whether a unit may turn about her stern now: she is not pinned, and has not done so (PI-A80, PI-A84, PI-R73)."""
    if table.sailing.turn_asked or table.ships.pinned_by[unit] or not skills.able(table, unit, ability):
        return False
    return not questions.is_creature(table, unit) and table.waters.afloat & bit(unit) != 0


def ask_turn(table: Table, ability: i64) -> None:
    """Ask for the heading, or for no turn at all."""
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
        leaving.follow_tower(table)
        leaving.leave_islands(table, unit)
        questions.tell(table, codes.TURNED, table.turn, unit, move - TURN_TO)
    if ability == abilities.LONGSHIP:
        table.next = MOVE_ENDS
    else:
        table.next = NEXT_CONSEQUENCE


def asks_to_turn(table: Table) -> bool:
    """Whether a schooner may turn about her stern after her move, and is asked (PI-A80)."""
    if table.action.kind != MOVE or table.action.is_free or not may_turn_about(table, table.unit, abilities.SCHOONER):
        return False
    ask_turn(table, abilities.SCHOONER)
    return True
