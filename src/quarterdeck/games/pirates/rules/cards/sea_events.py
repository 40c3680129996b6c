"""Events that lie on the sea: winds, calms, curses and rolling fog (PI-V, PI-R98, PI-R99)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import EVENT, NONE, PASS
from quarterdeck.games.pirates.geometry.advance import step_x, step_y
from quarterdeck.games.pirates.geometry.angles import ROUND, cosine, heading_of, sine, unscaled
from quarterdeck.games.pirates.geometry.offered import pose_a, pose_move, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon, contains
from quarterdeck.games.pirates.rules.common import aiming, tokens
from quarterdeck.games.pirates.rules.docking import leaving
from quarterdeck.games.pirates.rules.losing import dismasting
from quarterdeck.games.pirates.rules.moving import segments
from quarterdeck.games.pirates.rules.shooting import smoke
from quarterdeck.games.pirates.rules.terrain import icebergs, laying
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.in_progress import (
    BY_CARD,
    CARD_GOES_ON,
    DRIFT,
    FOG,
    SMOKING,
    SPOT,
)
from quarterdeck.games.pirates.table.table import LONG, SHORT, Table
from quarterdeck.games.pirates.texts import kinds

WINDS: Final[i64] = 16  # directions that are offered to foul winds
SPOTS_ABOUT: Final[i64] = 4  # places for a token that are offered around each unit
CURSE: Final[i64] = 2  # what dice count less in a cursed zone (PI-V8)


# -- tokens on the sea ------------------------------------------------------------------------


def add_sea_spots(table: Table, moves: Moves) -> None:
    """Points on open sea around each unit; any other one on open sea may be chosen, too."""
    reach = table.catalog.measure[SHORT]
    units = table.waters.afloat
    while units:
        unit = lowest(units)
        units &= units - 1
        for k in range(SPOTS_ABOUT):
            a = k * (ROUND // SPOTS_ABOUT)
            move = pose_move(
                max(0, segments.centre(table, unit, LONG) + unscaled(reach * cosine(a))),
                max(0, segments.centre(table, unit, 0) + unscaled(reach * sine(a))),
                0,
            )
            if is_open_sea(table, move):
                moves.add(move)
    if moves.count == 0:
        moves.add(PASS)


def is_open_sea(table: Table, move: i64) -> bool:
    """Whether a point lies on the table and on no island or ship."""
    waters = table.waters
    x, y = pose_x(move), pose_y(move)
    if pose_a(move) != 0 or x > waters.width or y > waters.height:
        return False
    for shore in waters.shores:
        if contains(shore, x, y):
            return False
    units = waters.afloat
    while units:
        if contains(waters.hulls[lowest(units)], x, y):
            return False
        units &= units - 1
    return True


def is_spot(table: Table, move: i64) -> bool:
    """Whether a token or fog may lie at a point, listed or not."""
    if table.card.aim == FOG:
        return laying.can_lay_fog(table, table.unit, fog_reach(table), move)
    return table.card.aim == SPOT and is_open_sea(table, move)


def is_wind(table: Table, move: i64) -> bool:
    """Whether a unit may be blown so, listed or not: L in any direction."""
    if (
        table.card.aim != DRIFT
        or segments.segment_measure(move) != 0
        or segments.segment_length(move) != table.catalog.measure[LONG]
    ):
        return False
    return can_drift(table, segments.segment_a(move))


def lay_token(table: Table, event: i64, move: i64) -> None:
    """Lay an Event's token; foul winds blow at once (PI-V7), the others stay up to the next turn (PI-V8, PI-V9, PI-R98)."""
    if move == PASS:
        table.next = CARD_GOES_ON
        return
    table.events.x = put(table.events.x, event, pose_x(move))
    table.events.y = put(table.events.y, event, pose_y(move))
    if tokens.effect_of(table, event) == kinds.EVENT_FOUL_WINDS:
        table.card.still_to_come = tokens.about(table, event) & ~docked(table)
        blow_next(table)
        return
    table.events.out &= ~bit(event)
    table.events.face_up |= bit(event)
    table.next = CARD_GOES_ON


def docked(table: Table) -> i64:
    """Units that touch an island."""
    found: i64 = 0
    units = table.waters.afloat
    while units:
        unit = lowest(units)
        units &= units - 1
        if questions.touched(table, unit):
            found |= bit(unit)
    return found


def lift_tokens(table: Table) -> None:
    """Tokens of the player whose turn begins leave the game (PI-V8, PI-V9)."""
    up = table.events.face_up
    while up:
        event = lowest(up)
        up &= up - 1
        if table.events.owner[event] == table.turn and tokens.effect_of(table, event) != kinds.EVENT_ROLLING_FOG:
            table.events.face_up &= ~bit(event)
            table.events.out |= bit(event)
            questions.tell(table, codes.DEED_GONE, NONE, questions.event_word(table, event))


# -- fog --------------------------------------------------------------------------------------


def fog_reach(table: Table) -> i64:
    """How far from the unit fog may lie: S of a smokepot, L of a Witch's Brew (PI-Q8, PI-U39)."""
    return table.catalog.measure[SHORT if table.card.during == SMOKING else LONG]


def fog_over(table: Table, move: i64) -> None:
    """Lay the fog bank of a text (PI-R99)."""
    if table.card.during == SMOKING:
        smoke.lay_smoke(table, move)
        return
    laying.lay_fog(table, move, NONE)
    table.next = CARD_GOES_ON


def start_rolling(table: Table, event: i64, number: i64) -> None:
    """The fog bank of that number rolls now, and in every turn of the Event's owner from now on (PI-V3)."""
    table.events.x = put(table.events.x, event, number)
    table.events.out &= ~bit(event)
    table.events.face_up |= bit(event)
    roll_on_fog(table, event)


def roll_on_fog(table: Table, event: i64) -> None:
    """A die tells from which edge it drifts."""
    table.card.move = EVENT + event
    aiming.roll_for(table, 1)


def find_fog(table: Table, event: i64) -> None:
    """Note that the fog of an Event is to roll in this turn, or that the Event is over since the fog is gone."""
    if table.waters.terrain.fogs() & bit(table.events.x[event]):
        table.this_turn.fog_to_roll |= bit(event)
    else:
        table.events.face_up &= ~bit(event)
        table.events.out |= bit(event)


def roll_fog(table: Table, event: i64, die: i64) -> None:
    """The rolling fog drifts S from the edge of that number, up to what it touches (PI-V3, PI-R99)."""
    terrain, number = table.waters.terrain, table.events.x[event]
    shape = Polygon([(0, 0)])
    shape.copy_from(terrain.shapes[number])
    edge = (die - 1) % shape.n
    after = shape.after(edge)
    a = heading_of(shape.ys[after] - shape.ys[edge], shape.xs[edge] - shape.xs[after])
    way = icebergs.free_way(table, shape, a, number, table.catalog.measure[SHORT])
    shape.shift(step_x(way, a), step_y(way, a))
    terrain.shapes[number] = shape
    table.next = CARD_GOES_ON


# -- foul winds -------------------------------------------------------------------------------


def blow_next(table: Table) -> None:
    """The player after its owner chooses where the next ship is blown (PI-V7)."""
    table.card.still_to_come &= table.waters.afloat
    if table.card.still_to_come == 0:
        table.next = CARD_GOES_ON
        return
    table.unit = lowest(table.card.still_to_come)
    table.card.still_to_come &= table.card.still_to_come - 1
    aiming.ask_aim(table, DRIFT, questions.next_seat(table, table.ships.owner[table.unit]))


def add_winds(table: Table, moves: Moves) -> None:
    """L in some direction; nowhere, if something is in the way in all of them."""
    for k in range(WINDS):
        a = k * (ROUND // WINDS)
        if can_drift(table, a):
            moves.add(segments.segment_move(0, a, table.catalog.measure[LONG]))
    if moves.count == 0:
        moves.add(PASS)


def can_drift(table: Table, a: i64) -> bool:
    """Whether the unit can be blown in a direction."""
    waters = table.waters
    x, y, before = waters.x[table.unit], waters.y[table.unit], waters.a[table.unit]
    drifts = waters.drift(table.unit, a, table.catalog.measure[LONG])
    waters.put(table.unit, x, y, before)
    waters.old_shores = waters.old_units = 0
    return drifts


def blow(table: Table, move: i64) -> None:
    """The unit is blown and keeps her heading (PI-R98); if she touches an island then she loses a mast (PI-V7)."""
    unit = table.unit
    if move != PASS:
        table.waters.drift(unit, segments.segment_a(move), segments.segment_length(move))
        table.waters.old_shores = table.waters.old_units = 0
        questions.tell(table, codes.BLOWN, table.ships.owner[unit], unit)
        if table.ships.tows[unit] != NONE and not table.waters.take_in_tow(unit, table.ships.tows[unit]):
            questions.end_tow(table, unit)
        tower = questions.towed_by(table, unit)
        if tower != NONE:
            questions.end_tow(table, tower)
        leaving.leave_islands(table, unit)
        if questions.touched(table, unit) and table.ships.masts[unit] != 0:
            dismasting.ask_loss(table, unit, 1, BY_CARD)
            return
    blow_next(table)


# -- what lies under a token ------------------------------------------------------------------


def weighed(table: Table, unit: i64, die: i64) -> i64:
    """What a die of a unit counts: less with an Albatross or for ships in a cursed zone, never below 1 (PI-U37, PI-V8, PI-R92)."""
    less = i64(questions.has(table, unit, kinds.TREASURE_ALBATROSS))
    if (
        table.events.face_up
        and not questions.is_fort(table, unit)
        and tokens.is_under(table, unit, kinds.EVENT_CURSED_ZONE)
    ):
        less += CURSE
    counts = max(1, die - less)
    if counts != die:
        questions.tell(table, codes.DIE_TURNED, table.ships.owner[unit], die, counts)
    return counts


def roll_fogs(table: Table) -> None:
    """The rolling fog of the player whose turn begins is found again; it still has to roll on."""
    table.this_turn.fog_to_roll = 0
    up = table.events.face_up
    while up:
        event = lowest(up)
        up &= up - 1
        if table.events.owner[event] == table.turn and tokens.effect_of(table, event) == kinds.EVENT_ROLLING_FOG:
            find_fog(table, event)
