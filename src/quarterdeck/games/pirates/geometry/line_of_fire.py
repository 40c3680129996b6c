"""Lines of fire: from a mast to a point of the target's hull (PI-12, PI-R4, PI-R5, PI-N12)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.pirates.geometry.angles import cosine, rdiv, sine, unscaled
from quarterdeck.games.pirates.geometry.moving import Waters
from quarterdeck.games.pirates.geometry.polygons import Polygon, contains, enters, segments_meet
from quarterdeck.games.pirates.geometry.sea import NONE

CLEAR: Final[i64] = 0
OUT_OF_RANGE: Final[i64] = 1
OWN_SAIL: Final[i64] = 2  # `by` is the mast
ISLAND: Final[i64] = 3  # `by` is the island
HULL: Final[i64] = 4  # `by` is the unit
NOT_ON_TARGET: Final[i64] = 5
TERRAIN: Final[i64] = 6  # `by` is the terrain


@final
class LineOfFire:
    """A line that is being judged: its start, its end, and what blocks it."""

    def __init__(self, waters: Waters) -> None:
        """A line on these waters."""
        self.waters = waters
        self.from_x: i64 = 0
        self.from_y: i64 = 0
        self.to_x: i64 = 0
        self.to_y: i64 = 0
        self.by: i64 = NONE  # what blocks the line
        self.sails: i64 = 0  # the shooter's standing masts, fire masts excepted
        self.reach: i64 = 0
        self.spared: i64 = 0  # islands on which the shooter or the target stands
        self.on_deck = False

    def start(self, unit: i64, mast: i64, sails: i64, reach: i64) -> None:
        """Start from a cannon on one mast of a unit, with its reach; the unit's other standing sails may block (PI-R5).

        A creature's own segments never do (PI-18.8), and a flotilla has no sails.
        """
        waters = self.waters
        form = waters.forms[unit]
        a = waters.a[unit]
        keel = form.masts[mast]
        self.from_x = waters.x[unit] + unscaled(keel * cosine(a))
        self.from_y = waters.y[unit] + unscaled(keel * sine(a))
        self.sails = NOTHING if form.creature or form.sail == 0 else sails & ~bit(mast)
        self.reach = reach
        self.on_deck = False

    def start_on_deck(self, unit: i64, reach: i64) -> None:
        """A cannon that shoots from whatever point of the hull lies nearest; no own sail is in its way (PI-U47)."""
        self.from_x = self.waters.x[unit]
        self.from_y = self.waters.y[unit]
        self.sails = 0
        self.reach = reach
        self.on_deck = True

    def judge(self, unit: i64, target: i64, x: i64, y: i64, *, through_ships: bool = False) -> i64:
        """CLEAR, or what keeps the cannon of `start` from hitting the target at a point (PI-12.1, PI-R4, PI-N12).

        The line begins at the mast and ends in the target's hull or on its edge; the codes are tried in their order.
        """
        self.to_x = x
        self.to_y = y
        self.by = NONE
        if not contains(self.waters.hulls[target], x, y):
            return NOT_ON_TARGET
        if self.on_deck:
            nearest = Nearest()
            nearest.find(self.waters.hulls[unit], x, y)
            self.from_x, self.from_y = nearest.x, nearest.y
        dx, dy = x - self.from_x, y - self.from_y
        if dx * dx + dy * dy > self.reach * self.reach:
            return OUT_OF_RANGE
        if self._own_sail(unit):
            return OWN_SAIL
        ashore = self.waters.ashore
        self.spared = bit(ashore[unit]) if ashore[unit] != NONE else NOTHING
        if ashore[target] != NONE:
            self.spared |= bit(ashore[target])
        return self._obstacle(bit(unit) | bit(target), through_ships=through_ships)

    def _obstacle(self, spared: i64, *, through_ships: bool) -> i64:
        """CLEAR, or the first kind of obstacle that the line enters; `by` is which."""
        if self._island():
            return ISLAND
        if self._terrain():
            return TERRAIN
        if not through_ships and self._hull(spared):
            return HULL
        return CLEAR

    def _own_sail(self, unit: i64) -> bool:
        """Whether the line meets another standing sail of the shooter (PI-12.2)."""
        waters = self.waters
        form = waters.forms[unit]
        a = waters.a[unit]
        c, s = cosine(a), sine(a)
        sails = self.sails
        while sails:
            mast = lowest(sails)
            sails &= sails - 1
            lx, w = form.masts[mast], form.sail
            if segments_meet(
                self.from_x,
                self.from_y,
                self.to_x,
                self.to_y,
                waters.x[unit] + unscaled(lx * c + w * s),
                waters.y[unit] + unscaled(lx * s - w * c),
                waters.x[unit] + unscaled(lx * c - w * s),
                waters.y[unit] + unscaled(lx * s + w * c),
            ):
                self.by = mast
                return True
        return False

    def _island(self) -> bool:
        """Whether the line enters an island (PI-12.3)."""
        shores = self.waters.shores
        for k in range(i64(len(shores))):
            if not self.spared & bit(k) and enters(shores[k], self.from_x, self.from_y, self.to_x, self.to_y):
                self.by = k
                return True
        return False

    def _terrain(self) -> bool:
        """Whether the line enters a fog bank or an iceberg (PI-K1, PI-R81)."""
        terrain = self.waters.terrain
        if terrain.laid == 0:
            return False
        self.by = terrain.hides(self.from_x, self.from_y, self.to_x, self.to_y)
        return self.by != NONE

    def _hull(self, spared: i64) -> bool:
        """Whether the line enters a hull that is not spared (PI-12.4)."""
        hulls = self.waters.hulls
        units = self.waters.afloat & ~(spared | self.waters.ghosts | self.waters.deep)
        while units:
            other = lowest(units)
            units &= units - 1
            if enters(hulls[other], self.from_x, self.from_y, self.to_x, self.to_y):
                self.by = other
                return True
        return False

    def aim(self, unit: i64, target: i64, *, through_ships: bool = False) -> bool:
        """Whether some point of the usual ones can be hit; the line leads to the first of them."""
        hull = self.waters.hulls[target]
        for k in range(hull.n):
            if self.judge(unit, target, hull.xs[k], hull.ys[k], through_ships=through_ships) == CLEAR:
                return True
        for k in range(hull.n):
            after = hull.after(k)
            x, y = rdiv(hull.xs[k] + hull.xs[after], 2), rdiv(hull.ys[k] + hull.ys[after], 2)
            if not contains(hull, x, y):
                x, y = hull.xs[k], hull.ys[k]
            if self.judge(unit, target, x, y, through_ships=through_ships) == CLEAR:
                return True
        nearest = Nearest()
        nearest.find(hull, self.from_x, self.from_y)
        return self.judge(unit, target, nearest.x, nearest.y, through_ships=through_ships) == CLEAR


def outside(x: i64, a: i64, b: i64) -> i64:
    """How far a coordinate lies outside the range between two others."""
    low, high = min(a, b), max(a, b)
    return max(low - x, x - high) if x < low or x > high else NOTHING


@final
class Nearest:
    """The point of a polygon's boundary that lies nearest to another, in whole numbers."""

    def __init__(self) -> None:
        """Start without a point."""
        self.x: i64 = 0
        self.y: i64 = 0

    def find(self, polygon: Polygon, x: i64, y: i64) -> None:
        """Find the point of a polygon as seen from a point; a rounded result outside moves to the edge's nearer end."""
        least: i64 = NONE
        for k in range(polygon.n):
            after = polygon.after(k)
            ax, ay, bx, by = polygon.xs[k], polygon.ys[k], polygon.xs[after], polygon.ys[after]
            beside, above = outside(x, ax, bx), outside(y, ay, by)
            if least >= 0 and beside * beside + above * above >= least:
                continue
            dx, dy = bx - ax, by - ay
            squared = dx * dx + dy * dy
            along = (x - ax) * dx + (y - ay) * dy
            px, py = ax, ay
            if along >= squared:
                px, py = bx, by
            elif along > 0:
                px, py = ax + rdiv(dx * along, squared), ay + rdiv(dy * along, squared)
                if not contains(polygon, px, py):
                    end = after if along + along > squared else k
                    px, py = polygon.xs[end], polygon.ys[end]
            far = (x - px) * (x - px) + (y - py) * (y - py)
            if least < 0 or far < least:
                least = far
                self.x = px
                self.y = py
