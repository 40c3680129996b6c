"""Icebergs drift at the start of each turn (PI-K2, PI-R81); terrain that was laid for a while is taken away."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import DRIFTING, NONE, PERIL_DIE, SLIDING
from quarterdeck.games.pirates.geometry.advance import first_touch, furthest_inside, step_x, step_y
from quarterdeck.games.pirates.geometry.angles import heading_of
from quarterdeck.games.pirates.geometry.polygons import Polygon, swept_overlap, touch
from quarterdeck.games.pirates.rules.terrain.met import Perils
from quarterdeck.games.pirates.table.seas import SHORT


class Drifting(Perils):
    """What terrain does by itself."""

    def clear_terrain(self, seat: i64) -> None:
        """Reefs have no ratings any more, and what was laid up to this turn is taken away (PI-K3)."""
        terrain = self.waters.terrain
        for k in range(i64(len(terrain.shapes))):
            terrain.rating[k] = 0
            if terrain.laid & bit(k) and terrain.until[k] == seat:
                self.lift(k)

    def ask_drift(self) -> bool:
        """Whether a die falls for icebergs: there is one that no island holds (PI-K2)."""
        terrain = self.waters.terrain
        if terrain.bergs() & ~terrain.frozen == 0:
            return False
        self.phase = DRIFTING
        self.player = CHANCE
        return True

    def roll_ice(self, die: i64) -> None:
        """The icebergs of that number drift."""
        self.tell(codes.ICE_ROLLED, self.turn, die)
        self.drift = self.waters.terrain.drifting(die, self.catalog.terrain_number)
        self.drift_on()

    def drift_on(self) -> None:
        """A die falls for the next of them, or the turn goes on."""
        if self.drift == 0:
            self.open_turn()
            return
        self.phase = SLIDING
        self.player = CHANCE

    def slide(self, die: i64) -> None:
        """It drifts S straight out from the edge of that number, or up to what it touches (PI-K2, PI-R81)."""
        number = lowest(self.drift)
        self.drift &= ~bit(number)
        terrain = self.waters.terrain
        self.tell(codes.ICE_DRIFTS, self.turn, number, die)
        shape = Polygon([(0, 0)])
        shape.copy_from(terrain.shapes[number])
        edge = (die - 1) % shape.n
        after = shape.after(edge)
        a = heading_of(shape.ys[after] - shape.ys[edge], shape.xs[edge] - shape.xs[after])
        before = self.waters.units_at(shape)
        way = self.free_way(shape, a, number)
        shape.shift(step_x(way, a), step_y(way, a))
        terrain.shapes[number] = shape
        self.struck = self.waters.units_at(shape) & ~(before | self.waters.deep)
        self.hold_ice(number)
        self.peril = number
        self.strike_on()

    def free_way(self, shape: Polygon, a: i64, number: i64) -> i64:
        """How far an iceberg drifts: to the edge of the table, an island, a unit, or another iceberg."""
        waters = self.waters
        way = furthest_inside(shape, a, self.catalog.measure[SHORT], waters.width, waters.height)
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

    def hold_ice(self, number: i64) -> None:
        """An island that an iceberg touches holds it for good."""
        terrain = self.waters.terrain
        for k in range(i64(len(self.waters.shores))):
            if touch(terrain.shapes[number], self.waters.shores[k]) and not terrain.frozen & bit(number):
                terrain.frozen |= bit(number)
                self.tell(codes.ICE_HELD, self.turn, number, k)

    def strike_on(self) -> None:
        """The next unit that the ice has touched loses a mast, or the next iceberg drifts."""
        while self.struck:
            unit = lowest(self.struck)
            self.struck &= ~bit(unit)
            self.tell(codes.ICE_STRIKES, self.owner[unit], unit, self.peril)
            if self.standing[unit] != 0:
                self.ask_loss(unit, 1, PERIL_DIE)
                return
        self.peril = NONE
        self.drift_on()


def up_to(shape: Polygon, other: Polygon, a: i64, way: i64) -> i64:
    """How far a shape goes on its way before it touches another; what it touches already only bars the way through it."""
    if touch(shape, other):
        return NOTHING if swept_overlap(shape, step_x(way, a), step_y(way, a), other) else way
    return min(way, first_touch(shape, other, a, way))
