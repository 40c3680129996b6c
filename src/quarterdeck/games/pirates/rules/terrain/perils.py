"""Effects of terrain on ships: fog banks, icebergs, reefs, sargasso seas, whirlpools (PI-16, PI-K)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, count, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import CREW, DIVING, MAST, NONE, PASS, PAYING, PERIL_DIE, SLOT, TERRAIN
from quarterdeck.games.pirates.geometry.angles import HALF_ROUND, cosine, heading_of, sine, turned, unscaled
from quarterdeck.games.pirates.geometry.moving import STOPPED
from quarterdeck.games.pirates.geometry.offered import depth, pose_a, pose_move, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.rules.common import ending
from quarterdeck.games.pirates.rules.docking import leaving
from quarterdeck.games.pirates.rules.losing import dismasting, losses, rigging
from quarterdeck.games.pirates.rules.moving import course
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import ACTION_OVER, BY_TERRAIN, NEXT_CONSEQUENCE, NEXT_STRUCK
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds

HOLDS_TO: Final[i64] = 3  # a roll with which a sargasso sea holds a ship (PI-K4)
OFF_THE_EDGE: Final[i64] = 12  # from terrain to who comes out of it: no contact
TRIED: Final[i64] = 150  # between headings at which a ship may come out of a whirlpool
SAFE_STAGE: Final[i64] = 99  # beyond all that follows an action


# -- dice on the way ----------------------------------------------------------------------------


def ask_peril(table: Table, number: i64) -> None:
    """A ship meets terrain that asks for a die (PI-K1, PI-K3, PI-K4, PI-R84); a reef's rating serves for the whole turn."""
    table.sailing.terrain = number
    questions.tell(table, codes.PERIL_MET, table.turn, table.unit, questions.terrain_told(table, number))
    if table.waters.terrain.rating[number]:
        strike_reef(table)
        return
    table.phase = PERIL_DIE
    table.player = CHANCE


def roll_peril(table: Table, die: i64) -> None:
    """The die of terrain: a fog bank's edge (PI-K1), a reef's rating (PI-K3), whether a sargasso sea holds a ship (PI-K4)."""
    terrain = table.waters.terrain
    questions.tell(table, codes.PERIL_ROLLED, table.turn, table.unit, die)
    if table.ships.lost_in[table.unit] != NONE:
        come_out(table, die)
    elif terrain.reefs() & bit(table.sailing.terrain):
        terrain.rating[table.sailing.terrain] = die
        questions.tell(table, codes.RATED, table.turn, questions.terrain_told(table, table.sailing.terrain), die)
        strike_reef(table)
    elif die <= HOLDS_TO:
        questions.tell(table, codes.STUCK, table.turn, table.unit, questions.terrain_told(table, table.sailing.terrain))
        stop_here(table)
    else:
        after_peril(table)


def strike_reef(table: Table) -> None:
    """Masts that she was built with above the rating are lost; more than she has: she is a wreck (PI-K3, PI-R83)."""
    unit = table.unit
    left = count(table.ships.masts[unit])
    damage = table.catalog.masts[table.ships.card[unit]] - table.waters.terrain.rating[table.sailing.terrain]
    if damage <= 0:
        after_peril(table)
        return
    if damage > left and not questions.is_creature(table, unit):
        table.ships.wrecked |= bit(unit)
        questions.tell(table, codes.WRECKED, table.turn, unit, questions.terrain_told(table, table.sailing.terrain))
        questions.note_progress(table)
    if left:
        dismasting.ask_loss(table, unit, min(damage, left), BY_TERRAIN)
    elif not ending.check_end(table):
        after_peril(table)


def after_peril(table: Table) -> None:
    """Go on after terrain with the rest of the segment, of the move, or of the drift."""
    if table.unit == NONE:
        table.next = NEXT_STRUCK
        return
    table.sailing.terrain = NONE
    if not table.ships.in_play & bit(table.unit):
        table.waters.met = NONE
        table.next = NEXT_CONSEQUENCE
    elif table.action.stage:
        table.next = NEXT_CONSEQUENCE  # the move is over
    elif table.waters.met != NONE and is_stranded(table, table.unit):
        stop_here(table)
    elif table.waters.met != NONE:
        course.end_segment(table, table.waters.sail_on(table.unit))
    else:
        course.ask_segment(table)


def is_stranded(table: Table, unit: i64) -> bool:
    """Whether a unit stays where it struck: as a wreck, or because it lost its masts; a unit that rows goes on (PI-R83)."""
    return table.ships.wrecked & bit(unit) != 0 or (table.ships.masts[unit] == 0 and table.loss.unit == unit)


def stop_here(table: Table) -> None:
    """The move ends where the ship is (PI-R83, PI-R84)."""
    table.sailing.terrain = NONE
    if table.waters.met != NONE:
        table.waters.halt(table.unit)
        leaving.follow_tower(table)
    course.end_move(table, STOPPED)


# -- where the move ends ------------------------------------------------------------------------


def meets_perils(table: Table) -> bool:
    """Whether somebody is asked for terrain at which the move has ended: fog first, then ice, reefs, whirlpools."""
    terrain = table.waters.terrain
    while table.sailing.terrain_to_meet:
        fogs, ice = table.sailing.terrain_to_meet & terrain.fogs(), table.sailing.terrain_to_meet & terrain.bergs()
        number = lowest(fogs or (ice or table.sailing.terrain_to_meet))
        table.sailing.terrain_to_meet &= ~bit(number)
        if fogs:
            enter_fog(table, table.unit, number)
            return False
        if meets(table, number):
            return True
    return False


def meets(table: Table, number: i64) -> bool:
    """The unit meets a piece of terrain: fog, ice that costs a mast, a reef, a whirlpool (PI-K2, PI-K3, PI-K5, PI-R81).

    Returns whether somebody is asked for it.
    """
    terrain = table.waters.terrain
    if terrain.reefs() & bit(number):
        ask_peril(table, number)
        return True
    if terrain.whirlpools() & bit(number):
        return ask_dive(table, number)
    questions.tell(
        table, codes.ICE_STRIKES, table.ships.owner[table.unit], table.unit, questions.terrain_told(table, number)
    )
    if table.ships.masts[table.unit] == 0:
        return False
    table.sailing.terrain = number
    dismasting.ask_loss(table, table.unit, 1, BY_TERRAIN)
    return True


# -- fog ----------------------------------------------------------------------------------------


def enter_fog(table: Table, unit: i64, number: i64) -> None:
    """A unit is lost in fog with what it tows (PI-R86), and has no more actions in this turn (PI-K1, PI-R82)."""
    lose_in_fog(table, unit, number)
    if table.ships.tows[unit] != NONE:
        lose_in_fog(table, table.ships.tows[unit], number)
    table.this_turn.acted_twice |= bit(unit)
    table.sailing.terrain_to_meet = table.action.docked_at = 0
    table.action.stage = SAFE_STAGE


def lose_in_fog(table: Table, unit: i64, number: i64) -> None:
    """A unit lies on the table no more, but in a fog bank."""
    table.ships.lost_in = put(table.ships.lost_in, unit, number)
    table.waters.remove(unit)
    leaving.leave_islands(table, unit)
    questions.tell(table, codes.LOST, table.ships.owner[unit], unit, questions.terrain_told(table, number))


def come_out(table: Table, die: i64) -> None:
    """The unit comes out of fog at the edge of that number or the next one with room, and then moves (PI-K1, PI-R82)."""
    unit, number = table.unit, table.sailing.terrain
    shape = table.waters.terrain.shapes[number]
    for k in range(shape.n):
        if put_beside(table, unit, edge_pose(table, unit, shape, (die - 1 + k) % shape.n)):
            table.ships.lost_in = put(table.ships.lost_in, unit, NONE)
            table.sailing.terrain = NONE
            questions.tell(table, codes.CAME_OUT, table.turn, unit, questions.terrain_told(table, number))
            course.cast_off(table)
            return
    table.sailing.terrain = NONE
    table.next = ACTION_OVER


def edge_pose(table: Table, unit: i64, shape: Polygon, edge: i64) -> i64:
    """The pose of a unit off the middle of an edge, heading away from it."""
    after = shape.after(edge)
    out = heading_of(shape.ys[after] - shape.ys[edge], shape.xs[edge] - shape.xs[after])
    return pose_off(table, unit, (shape.xs[edge] + shape.xs[after]) >> 1, (shape.ys[edge] + shape.ys[after]) >> 1, out)


def pose_off(table: Table, unit: i64, x: i64, y: i64, out: i64) -> i64:
    """The pose of a unit whose stern lies just off a point, heading away; NONE where that is outside the table."""
    form = table.waters.forms[unit]
    far = OFF_THE_EDGE + (depth(form.hull, turned(out, HALF_ROUND)) if form.creature else form.length)
    x += unscaled(far * cosine(out))
    y += unscaled(far * sine(out))
    if x < 0 or y < 0 or x > table.waters.width or y > table.waters.height:
        return NONE
    return pose_move(x, y, NOTHING if form.creature else out)


def put_beside(table: Table, unit: i64, pose: i64) -> bool:
    """Whether there is room at a pose for a unit and what it tows: then both lie there (PI-R86)."""
    waters = table.waters
    if pose == NONE or not waters.fits(unit, pose_x(pose), pose_y(pose), pose_a(pose)):
        return False
    afloat, towed = waters.afloat, table.ships.tows[unit]
    x, y, a = waters.x[unit], waters.y[unit], waters.a[unit]
    if towed != NONE:
        waters.remove(towed)
    waters.put(unit, pose_x(pose), pose_y(pose), pose_a(pose))
    if towed != NONE and not waters.take_in_tow(unit, towed):
        waters.put(unit, x, y, a)
        waters.afloat = afloat
        return False
    if towed != NONE:
        table.ships.lost_in = put(table.ships.lost_in, towed, NONE)
    return True


def lift(table: Table, number: i64) -> None:
    """Take terrain away; ships that were lost in it lie where there is room (PI-R82)."""
    shape = table.waters.terrain.shapes[number]
    table.waters.terrain.remove(number)
    for unit in range(i64(len(table.ships.lost_in))):
        if table.ships.lost_in[unit] == number and questions.towed_by(table, unit) == NONE:
            set_free(table, unit, shape, number)


def set_free(table: Table, unit: i64, shape: Polygon, number: i64) -> None:
    """A unit comes out of a fog bank that lifts: where it went in, or off the first edge with room."""
    waters = table.waters
    placed = put_beside(table, unit, pose_move(waters.x[unit], waters.y[unit], waters.a[unit]))
    k: i64 = 0
    while not placed and k < shape.n:
        placed = put_beside(table, unit, edge_pose(table, unit, shape, k))
        k += 1
    if placed:
        table.ships.lost_in = put(table.ships.lost_in, unit, NONE)
        questions.tell(table, codes.CAME_OUT, table.ships.owner[unit], unit, questions.terrain_told(table, number))


# -- whirlpools ---------------------------------------------------------------------------------


def ask_dive(table: Table, number: i64) -> bool:
    """Whether she may come out of another whirlpool: there is one with room, and something to pay with (PI-K5)."""
    table.sailing.terrain = number
    if exits(table) == 0 or (payments(table) == 0 and not questions.has(table, table.unit, kinds.TREASURE_SEA_PACT)):
        table.sailing.terrain = NONE
        return False
    table.phase = DIVING
    table.player = table.asked = table.turn
    return True


def exits(table: Table) -> i64:
    """The set of other whirlpools out of which she may come."""
    found: i64 = 0
    others = table.waters.terrain.whirlpools() & ~bit(table.sailing.terrain)
    while others:
        number = lowest(others)
        others &= others - 1
        if exit_pose(table, number) != NONE:
            found |= bit(number)
    return found


def exit_pose(table: Table, number: i64) -> i64:
    """Where she comes out: her stern to the whirlpool, on her heading or the nearest one with room; or NONE (PI-R85)."""
    shape = table.waters.terrain.shapes[number]
    x, y = (shape.left + shape.right) >> 1, (shape.bottom + shape.top) >> 1
    by: i64 = 0
    while by <= HALF_ROUND:
        for side in range(2):
            a = turned(table.waters.a[table.unit], -by if side else by)
            far = depth_from(shape, x, y, a)
            pose = pose_off(table, table.unit, x + unscaled(far * cosine(a)), y + unscaled(far * sine(a)), a)
            if pose != NONE and table.waters.fits(table.unit, pose_x(pose), pose_y(pose), pose_a(pose)):
                return pose
        by += TRIED
    return NONE


def depth_from(shape: Polygon, x: i64, y: i64, a: i64) -> i64:
    """How far a shape reaches from a point in a direction."""
    most: i64 = 0
    for k in range(shape.n):
        most = max(most, unscaled((shape.xs[k] - x) * cosine(a) + (shape.ys[k] - y) * sine(a)))
    return most


def payments(table: Table) -> i64:
    """How many things she could lose: masts, crew, treasures."""
    moves = Moves()
    add_payments(table, moves)
    return moves.count


def add_payments(table: Table, moves: Moves) -> None:
    """A mast, a crew or a treasure aboard; crew that cannot be eliminated is no payment (PI-K5, PI-A60)."""
    unit = table.unit
    questions.add_masts(table.ships.masts[unit], moves)
    for k in range(i64(len(table.crew.card))):
        if table.crew.at[k] == unit and not skills.is_equipment(table, k) and not losses.crew_is_safe(table, unit):
            moves.add(CREW + k)
    slots = questions.slots_at(table, unit)
    while slots:
        if not aboard.is_fixed(table, lowest(slots)):
            moves.add(SLOT + lowest(slots))
        slots &= slots - 1


def add_exits(table: Table, moves: Moves) -> None:
    """List staying, and coming out of each other whirlpool (PI-K5)."""
    moves.add(PASS)
    found = exits(table)
    while found:
        moves.add(TERRAIN + lowest(found))
        found &= found - 1


def dive(table: Table, move: i64) -> None:
    """The ship stays, or pays for another whirlpool (PI-K5), which costs nothing with a Sea Pact (PI-U46)."""
    if move == PASS:
        table.sailing.terrain = NONE
        table.next = NEXT_CONSEQUENCE
        return
    table.sailing.terrain = move - TERRAIN
    if questions.has(table, table.unit, kinds.TREASURE_SEA_PACT):
        emerge(table)
    else:
        table.phase = PAYING


def pay(table: Table, move: i64) -> None:
    """The ship loses what she pays with, and comes out of the other whirlpool (PI-K5, PI-R85)."""
    unit = table.unit
    if CREW <= move < SLOT and skills.able(table, unit, abilities.SAFE_CREW):
        refuse_toll(table, move - CREW)
        return
    questions.tell(table, codes.TOLL, table.turn, unit)
    if move >= SLOT:
        slot = move - SLOT
        questions.tell(
            table, codes.TREASURE_PAID, table.turn, questions.treasure_word(table, table.treasure.what[slot]), unit
        )
        aboard.lose_slot(table, slot)
        questions.note_progress(table)
    elif move >= CREW:
        losses.kill(table, move - CREW)
    else:
        rigging.drop_mast(table, unit, move - MAST)
        dismasting.founder(table, unit, NONE)
    if not ending.check_end(table):
        emerge(table)


def refuse_toll(table: Table, piece: i64) -> None:
    """Crew that cannot be eliminated shows itself; she pays with something else, or stays (PI-A60)."""
    losses.kill(table, piece)
    if payments(table) == 0:
        table.sailing.terrain = NONE
        table.next = NEXT_CONSEQUENCE


def emerge(table: Table) -> None:
    """The ship lies off the other whirlpool, with what she tows if there is room for it (PI-R85, PI-R86)."""
    unit, number = table.unit, table.sailing.terrain
    table.sailing.terrain = NONE
    if table.ships.in_play & bit(unit):
        pose = exit_pose(table, number)
        table.waters.put(unit, pose_x(pose), pose_y(pose), pose_a(pose))
        leaving.follow_tower(table)
        leaving.leave_islands(table, unit)
        table.action.docked_at = skills.docked_at(table, unit)
        questions.tell(table, codes.CAME_OUT, table.turn, unit, questions.terrain_told(table, number))
    table.next = NEXT_CONSEQUENCE
