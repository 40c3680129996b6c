"""Icebergs drift at the start of each turn (PI-K2, PI-R81); temporary terrain is taken away."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import DRIFTING, NONE, SLIDING
from quarterdeck.games.pirates.geometry.advance import first_touch, furthest_inside, step_x, step_y
from quarterdeck.games.pirates.geometry.angles import heading_of
from quarterdeck.games.pirates.geometry.polygons import Polygon, swept_overlap, touch
from quarterdeck.games.pirates.rules.losing import dismasting
from quarterdeck.games.pirates.rules.terrain import perils
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.in_progress import BY_TERRAIN, TURN_GOES_ON
from quarterdeck.games.pirates.table.table import SHORT, Table


def clear_terrain(table: Table, seat: i64) -> None:
    """Reefs lose their ratings, and terrain laid up to this turn is taken away (PI-K3)."""
    terrain = table.waters.terrain
    for k in range(i64(len(terrain.shapes))):
        terrain.rating[k] = 0
        if terrain.laid & bit(k) and terrain.until[k] == seat:
            perils.lift(table, k)


def ask_drift(table: Table) -> bool:
    """Roll a die for icebergs if there is one that no island holds (PI-K2)."""
    terrain = table.waters.terrain
    if terrain.bergs() & ~terrain.frozen == 0:
        return False
    table.phase = DRIFTING
    table.player = CHANCE
    return True


def roll_ice(table: Table, die: i64) -> None:
    """The icebergs of that number drift."""
    questions.tell(table, codes.ICE_ROLLED, table.turn, die)
    table.this_turn.ice_to_drift = table.waters.terrain.drifting(die, table.catalog.terrain_number)
    drift_on(table)


def drift_on(table: Table) -> None:
    """A die falls for the next iceberg, or the turn goes on."""
    if table.this_turn.ice_to_drift == 0:
        table.next = TURN_GOES_ON
        return
    table.phase = SLIDING
    table.player = CHANCE


def slide(table: Table, die: i64) -> None:
    """An iceberg drifts S straight out from the edge of that number, or up to what it touches (PI-K2, PI-R81)."""
    number = lowest(table.this_turn.ice_to_drift)
    table.this_turn.ice_to_drift &= ~bit(number)
    terrain = table.waters.terrain
    questions.tell(table, codes.ICE_DRIFTS, table.turn, questions.terrain_told(table, number), die)
    shape = Polygon([(0, 0)])
    shape.copy_from(terrain.shapes[number])
    edge = (die - 1) % shape.n
    after = shape.after(edge)
    a = heading_of(shape.ys[after] - shape.ys[edge], shape.xs[edge] - shape.xs[after])
    table.this_turn.struck_by_ice = drift(table, number, a, table.catalog.measure[SHORT])
    table.sailing.terrain = number
    strike_on(table)


def drift(table: Table, number: i64, a: i64, far: i64) -> i64:
    """An iceberg moves so far, or up to what it touches; the units that it touches then and has not touched before (PI-K2)."""
    terrain = table.waters.terrain
    shape = Polygon([(0, 0)])
    shape.copy_from(terrain.shapes[number])
    before = table.waters.units_at(shape)
    way = free_way(table, shape, a, number, far)
    shape.shift(step_x(way, a), step_y(way, a))
    terrain.shapes[number] = shape
    hold_ice(table, number)
    return table.waters.units_at(shape) & ~(before | table.waters.deep)


def free_way(table: Table, shape: Polygon, a: i64, number: i64, far: i64) -> i64:
    """How far an iceberg drifts, at most so far: to the edge of the table, an island, a unit, or another iceberg (PI-R81)."""
    waters = table.waters
    way = furthest_inside(shape, a, far, waters.width, waters.height)
    for shore in waters.shores:
        way = up_to(shape, shore, a, way)
    units = waters.afloat & ~waters.deep
    while units:
        way = up_to(shape, waters.hulls[lowest(units)], a, way)
        units &= units - 1
    bergs = waters.terrain.bergs() & ~bit(number)
    while bergs:
        way = up_to(shape, waters.terrain.shapes[lowest(bergs)], a, way)
        bergs &= bergs - 1
    return way


def hold_ice(table: Table, number: i64) -> None:
    """An island that an iceberg touches holds it for good."""
    terrain = table.waters.terrain
    for k in range(i64(len(table.waters.shores))):
        if touch(terrain.shapes[number], table.waters.shores[k]) and not terrain.frozen & bit(number):
            terrain.frozen |= bit(number)
            questions.tell(table, codes.ICE_HELD, table.turn, questions.terrain_told(table, number), k)


def strike_on(table: Table) -> None:
    """The next unit that the ice has touched loses a mast, or the next iceberg drifts."""
    while table.this_turn.struck_by_ice:
        unit = lowest(table.this_turn.struck_by_ice)
        table.this_turn.struck_by_ice &= ~bit(unit)
        questions.tell(
            table,
            codes.ICE_STRIKES,
            table.ships.owner[unit],
            unit,
            questions.terrain_told(table, table.sailing.terrain),
        )
        if table.ships.masts[unit] != 0:
            dismasting.ask_loss(table, unit, 1, BY_TERRAIN)
            return
    table.sailing.terrain = NONE
    drift_on(table)


def up_to(shape: Polygon, other: Polygon, a: i64, way: i64) -> i64:
    """How far a shape goes before it touches another; a shape already touched only bars the way through itself."""
    if touch(shape, other):
        return NOTHING if swept_overlap(shape, step_x(way, a), step_y(way, a), other) else way
    return min(way, first_touch(shape, other, a, way))
