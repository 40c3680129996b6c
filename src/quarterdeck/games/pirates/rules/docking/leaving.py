"""What a moving unit leaves behind, and where a text sets a unit down (PI-9.6, PI-11.5, PI-R21, PI-R22, PI-R95)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import MOVE, NONE
from quarterdeck.games.pirates.geometry.offered import POSES, berth, pose_a, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon, touch
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.in_progress import NEXT_CONSEQUENCE
from quarterdeck.games.pirates.table.mysterious import HERE
from quarterdeck.games.pirates.table.table import Table


def leave_islands(table: Table, unit: i64) -> None:
    """A ship that leaves an explored wild island leaves a token there (PI-11.5, PI-R22), and has left it (PI-R21).

    What a mysterious island did to her there ends.
    """
    here = questions.touched(table, unit)
    left = table.ships.explored[unit] & ~here
    while left:
        island = lowest(left)
        left &= left - 1
        if not table.islands.tokens[table.ships.owner[unit]] & bit(island):
            table.islands.tokens = put(
                table.islands.tokens,
                table.ships.owner[unit],
                table.islands.tokens[table.ships.owner[unit]] | bit(island),
            )
            questions.tell(table, codes.TOKEN_LEFT, table.ships.owner[unit], island)
    table.ships.explored = put(table.ships.explored, unit, table.ships.explored[unit] & here)
    table.this_turn.lain_at = put(table.this_turn.lain_at, unit, table.this_turn.lain_at[unit] & here)
    loosen(table, unit)
    if table.mysterious.effects[unit] & HERE and not questions.touched(table, unit) & bit(
        table.mysterious.island_of[unit]
    ):
        table.mysterious.effects = put(table.mysterious.effects, unit, table.mysterious.effects[unit] & ~HERE)


def loosen(table: Table, unit: i64) -> None:
    """Pins hold only while the bow of the pinned ship touches the other (PI-9.6, PI-R27)."""
    pinned = table.ships.pinned_by[unit]
    while pinned:
        other = lowest(pinned)
        pinned &= pinned - 1
        if not questions.pin_holds(table, unit, other):
            questions.unpin(table, unit, other)
    for k in range(i64(len(table.ships.pinned_by))):
        if table.ships.pinned_by[k] & bit(unit) and not questions.pin_holds(table, k, unit):
            questions.unpin(table, k, unit)


def follow_tower(table: Table) -> None:
    """The towed ship follows; where there is no room for her the tow ends (PI-10.8, PI-R122)."""
    towed = table.ships.tows[table.unit]
    if towed != NONE:
        if not table.waters.take_in_tow(table.unit, towed):
            questions.end_tow(table, table.unit)
        leave_islands(table, towed)


def place_at(table: Table, unit: i64, island: i64) -> i64:
    """The nearest pose at an island where the unit fits, or NONE (PI-R95)."""
    return place_beside(table, unit, table.waters.shores[island])


def place_beside(table: Table, unit: i64, shape: Polygon) -> i64:
    """The nearest pose where the unit fits and its bow touches a shape, or NONE (PI-R95)."""
    waters = table.waters
    found: i64 = NONE
    least: i64 = 0
    bow = Polygon([(0, 0)])
    for k in range(POSES):
        move = berth(shape, k, POSES, waters.forms[unit])
        x, y = pose_x(move), pose_y(move)
        dx, dy = x - waters.x[unit], y - waters.y[unit]
        far = dx * dx + dy * dy
        if (found == NONE or far < least) and waters.fits(unit, x, y, pose_a(move)):
            bow.place(waters.forms[unit].bow, x, y, pose_a(move))
            if touch(bow, shape):
                found = move
                least = far
    return found


def move_away(table: Table, unit: i64, pose: i64) -> None:
    """A unit lies elsewhere now: tows and pins are left behind."""
    questions.end_tow(table, unit)
    tower = questions.towed_by(table, unit)
    if tower != NONE:
        questions.end_tow(table, tower)
    table.waters.put(unit, pose_x(pose), pose_y(pose), pose_a(pose))
    questions.tell(table, codes.BLOWN, table.ships.owner[unit], unit)
    leave_islands(table, unit)


def set_down(table: Table, unit: i64, island: i64) -> None:
    """A text docks a unit at an island; all that follows a docking follows (PI-R95)."""
    move_away(table, unit, place_at(table, unit, island))
    table.unit = unit
    table.action.kind = MOVE
    table.action.is_free = True
    table.action.docked_at = bit(island) & skills.docked_at(table, unit)
    table.action.stage = 0
    table.next = NEXT_CONSEQUENCE
