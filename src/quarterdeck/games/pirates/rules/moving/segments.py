"""Segments of a course: the legal ones, and the few that are offered (PI-7.3, PI-7.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import ALL, NOTHING, bit, lowest
from quarterdeck.games.pirates.codes import LENGTH_BITS, NONE, PASS, SEGMENT
from quarterdeck.games.pirates.geometry.angles import ROUND, heading_of, turned
from quarterdeck.games.pirates.geometry.line_of_fire import Nearest
from quarterdeck.games.pirates.geometry.moving import STOPPED
from quarterdeck.games.pirates.geometry.polygons import within
from quarterdeck.games.pirates.rules.moving import raiders
from quarterdeck.games.pirates.table import aboard
from quarterdeck.games.pirates.table.catalog import MOVES
from quarterdeck.games.pirates.table.table import LONG, Table

OFFSETS: Final = vec[i64]([0, 150, -150, 300, -300, 450, -450, 600, -600, 900, -900, 1200, -1200, 1500, -1500, 1800])
HEADINGS: Final[i64] = 40  # offered at most
NONE_FREE: Final = vec[i64]([0] * aboard.MEASURES)  # copied by every list of free measures
AIMED_WITHIN: Final[i64] = 3  # times L
TOWED_NOWHERE: Final[i64] = 6  # refused: no pose is left for the towed ship (PI-R123)


def segment_move(measure: i64, a: i64, length: i64) -> i64:
    """The move that names a segment: a measure, a heading and a length (PI-N17)."""
    return SEGMENT + ((measure * ROUND + a) << LENGTH_BITS) + length


def segment_measure(move: i64) -> i64:
    """The measure that a segment's move names: which of the base move, or one that texts add."""
    return ((move - SEGMENT) >> LENGTH_BITS) // ROUND


def segment_a(move: i64) -> i64:
    """The heading that a segment's move names."""
    return ((move - SEGMENT) >> LENGTH_BITS) % ROUND


def segment_length(move: i64) -> i64:
    """The length that a segment's move names."""
    return (move - SEGMENT) & (bit(LENGTH_BITS) - 1)


def is_free_measure(table: Table, k: i64) -> bool:
    """Whether a measure is there, not used, and not the same as an earlier one that is free (PI-R7)."""
    return free_measures(table)[k] > 0


def is_used_up(table: Table, k: i64) -> bool:
    """Whether the moving unit has used a measure or sailed past it: those that texts add come after all of the base move (PI-R7)."""
    used = table.sailing.measures_used
    return used & bit(k) != 0 or (k < MOVES and used >= bit(MOVES))


def free_measures(table: Table) -> vec[i64]:
    """The length of each free measure of the moving unit; 0 for one that is not free (PI-R7)."""
    found = NONE_FREE[:]
    for k in range(aboard.MEASURES):
        length = aboard.measures(table, table.unit, k)
        if is_used_up(table, k):
            length = 0
        j = NOTHING if k < MOVES else MOVES
        while j < k and found[j] != length:
            j += 1
        found[k] = length if j == k else NOTHING
    return found


def end_of_free(free: vec[i64]) -> i64:
    """The number behind that of the last free measure; 0: none is free."""
    end = i64(len(free))
    while end > 0 and free[end - 1] == 0:
        end -= 1
    return end


def judge_segment(table: Table, a: i64, length: i64) -> i64:
    """What would come of a segment of the unit that moves: a code of `waters`, or TOWED_NOWHERE."""
    unit = table.unit
    waters = table.waters
    towed = table.ships.tows[unit]
    if towed == NONE:
        return waters.judge(unit, a, length)
    x, y, before = waters.x[unit], waters.y[unit], waters.a[unit]
    towed_x, towed_y, towed_a = waters.x[towed], waters.y[towed], waters.a[towed]
    shores, units, terrain = waters.old_shores, waters.old_units, waters.old_terrain
    found = waters.sail(unit, a, length)
    waters.sail_out(unit)
    if found <= STOPPED and not waters.take_in_tow(unit, towed):
        found = TOWED_NOWHERE
    waters.put(unit, x, y, before)
    waters.put(towed, towed_x, towed_y, towed_a)
    waters.old_shores, waters.old_units, waters.old_terrain = shores, units, terrain
    return found


def in_open_water(table: Table) -> bool:
    """Whether only the turn decides if a segment is legal (PI-N8, PI-N10, PI-R123)."""
    waters = table.waters
    return (
        table.ships.tows[table.unit] == NONE
        and not (waters.ghosts | waters.deep) & bit(table.unit)
        and waters.old_shores == 0
        and waters.old_units == 0
        and waters.old_terrain == 0
    )


def can_sail(table: Table, a: i64, length: i64) -> bool:
    """Whether a segment is legal."""
    if in_open_water(table):
        return table.waters.may_turn(table.unit, a)
    return judge_segment(table, a, length) <= STOPPED


def offered_headings(table: Table) -> vec[i64]:
    """Headings that are offered: offsets from the present one, then towards islands and near ships."""
    waters = table.waters
    unit = table.unit
    found = OFFSETS[:]
    for k in range(i64(len(OFFSETS))):
        found[k] = turned(waters.a[unit], OFFSETS[k])
    x, y = centre(table, unit, LONG), centre(table, unit, 0)
    nearest = Nearest()
    for k in range(i64(len(waters.shores))):
        nearest.find(waters.shores[k], x, y)
        found = with_heading(found, nearest.x - x, nearest.y - y)
    reach = AIMED_WITHIN * table.catalog.measure[LONG]
    others = waters.others(unit)
    while others:
        other = lowest(others)
        others &= others - 1
        if within(waters.hulls[unit], waters.hulls[other], reach):
            found = with_heading(found, centre(table, other, LONG) - x, centre(table, other, 0) - y)
    return found


def centre(table: Table, unit: i64, axis: i64) -> i64:
    """The middle of a hull's box: x for LONG, y for 0."""
    hull = table.waters.hulls[unit]
    return (hull.left + hull.right) >> 1 if axis == LONG else (hull.bottom + hull.top) >> 1


def add_all_segments(table: Table, moves: Moves) -> None:
    """No more of the move, and the segments that are offered."""
    moves.add(PASS)
    headings = offered_headings(table)
    lengths = offered_lengths(table)
    open_water = in_open_water(table)
    turns_freely = open_water and table.waters.has_room_to_turn(table.unit)
    for j in range(i64(len(headings))):
        a = headings[j]
        if open_water and not turns_freely and not table.waters.may_turn(table.unit, a):
            continue
        legal = ALL if open_water else legal_lengths(table, a, lengths)
        for k in range(i64(len(lengths))):
            if lengths[k] and legal & bit(k):
                moves.add(segment_move(k >> 1, a, lengths[k]))


def offered_lengths(table: Table) -> vec[i64]:
    """The offered lengths, two for each measure up to the last free one: all of it and half; 0 and 0 where it is not free (PI-R7)."""
    free = free_measures(table)
    found = vec[i64]()
    for k in range(end_of_free(free)):
        found = append(append(found, free[k]), free[k] >> 1)
    return found


def legal_lengths(table: Table, a: i64, lengths: vec[i64]) -> i64:
    """Which of these lengths a segment on a heading may have, as the set of their places; a length 0 is none."""
    unit, waters = table.unit, table.waters
    if table.ships.tows[unit] == NONE and not waters.ghosts & bit(unit):
        return waters.judge_lengths(unit, a, lengths)
    found: i64 = 0
    for k in range(i64(len(lengths))):
        if lengths[k] and judge_segment(table, a, lengths[k]) <= STOPPED:
            found |= bit(k)
    return found


def has_measure(table: Table) -> bool:
    """Whether a measure is left, of the base move or one that texts add."""
    return end_of_free(free_measures(table)) > 0


def has_base_measure(table: Table) -> bool:
    """Whether a measure of the base move is left."""
    free = free_measures(table)
    return any(free[k] > 0 for k in range(MOVES))


def may_have_measure(table: Table, unit: i64) -> bool:
    """Whether others could believe that crew face down adds a measure (PI-R119, PI-R120)."""
    if table.sailing.of_one_measure() or aboard.is_steered(table, unit):
        return False
    return aboard.hidden_crew(table, unit) != 0


def with_heading(found: vec[i64], dx: i64, dy: i64) -> vec[i64]:
    """Headings with the one of a vector, if there is room and it is new."""
    if (dx == 0 and dy == 0) or i64(len(found)) >= HEADINGS:
        return found
    a = heading_of(dx, dy)
    for k in range(i64(len(found))):
        if found[k] == a:
            return found
    return append(found, a)


def add_segments(table: Table, moves: Moves) -> None:
    """No more of the move, and the segments that are offered.

    A raider that has to leave does not stop where it lies, as long as one of the segments leads away (PI-R74).
    """
    if not raiders.has_to_leave(table):
        add_all_segments(table, moves)
        return
    found = Moves()
    add_all_segments(table, found)
    away = False
    for k in range(found.count):
        move = found.items[k]
        away = away or (move != PASS and leads_away(table, move))
    for k in range(found.count):
        if found.items[k] != PASS or not away:
            moves.add(found.items[k])


def leads_away(table: Table, move: i64) -> bool:
    """Whether a segment ends away from all enemies' homes."""
    unit, waters = table.unit, table.waters
    x, y, a = waters.x[unit], waters.y[unit], waters.a[unit]
    shores, units, terrain = waters.old_shores, waters.old_units, waters.old_terrain
    waters.sail(unit, segment_a(move), segment_length(move))
    waters.sail_out(unit)
    found = raiders.enemy_homes(table, unit) == 0
    waters.put(unit, x, y, a)
    waters.old_shores, waters.old_units, waters.old_terrain = shores, units, terrain
    return found
