"""Where everything lies: the table, its islands and everything afloat; what touches what (PI-N7, PI-N11, PI-N13).

Nothing here knows whose a piece is.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.sets import bit, lowest
from quarterdeck.engine.vectors import more, put
from quarterdeck.games.pirates.geometry.advance import inside
from quarterdeck.games.pirates.geometry.angles import ROUND
from quarterdeck.games.pirates.geometry.forms import Form
from quarterdeck.games.pirates.geometry.polygons import E_T, Polygon, apart, overlap, touch
from quarterdeck.games.pirates.geometry.terrain import Terrain

UNITS: Final[i64] = 60  # on a table, at most
ISLANDS: Final[i64] = 60
NONE: Final[i64] = -1
UNKNOWN: Final[i64] = -1  # instead of a set


class Roadstead:
    """A table with islands and units afloat. Units are numbered; `afloat` is the set of those that lie on the table.

    A place is x to the right and y up from the lower left corner (PI-N2), in whole hundredths of a millimetre (PI-N1).
    """

    def __init__(self, width: i64, height: i64) -> None:
        """An empty table."""
        self.width = width
        self.height = height
        # Of the islands. Shared by copies, and replaced; they hardly ever move: see `known_shores` and `move_shore`.
        self.shores: list[Polygon] = []
        self.forms: list[Form] = []  # of the units; shared
        self.hulls: list[Polygon] = []  # where they lie; copies share them until one moves: see `own_hull`
        self.own: i64 = 0  # units whose hulls no copy shares
        self.x = vec[i64]()  # the bow tip, or the centre of a base
        self.y = vec[i64]()
        self.a = vec[i64]()
        self.ashore = vec[i64]()  # the island on which a unit stands, or NONE: forts do; shared by copies, and replaced
        # The islands that each unit touches where it lies now, or UNKNOWN until somebody asks: rules ask several times in
        # each decision, and ships seldom move. Shared by copies, and replaced.
        self.known_shores = vec[i64]()
        self.afloat: i64 = 0
        self.terrain = Terrain()
        self.heedless = False  # terrain is nothing to the mover (PI-A30)
        self.wary = False  # although terrain is nothing to the mover, icebergs stop it (PI-A160)
        self.ghosts: i64 = 0  # units that are ghostly: they block no line of fire, and nothing stops them (PI-A85)
        self.deep: i64 = 0  # units under water that touch nothing (PI-A90)
        self.by_shore: i64 = NONE  # what a refused segment would have met
        self.by_unit: i64 = NONE
        self.by_terrain: i64 = NONE
        self._scratch: Polygon | None = None

    def add_island(self, shore: Polygon) -> i64:
        """One more island; its number."""
        self.shores = [*self.shores, shore]
        self.known_shores = vec[i64]([UNKNOWN] * len(self.hulls))
        return i64(len(self.shores)) - 1

    def move_shore(self, island: i64, dx: i64, dy: i64) -> None:
        """An island lies elsewhere by a vector; what units touch is asked anew (PI-U120)."""
        shore = Polygon([(0, 0)])
        shore.copy_from(self.shores[island])
        shore.shift(dx, dy)
        self.shores = [*self.shores[:island], shore, *self.shores[island + 1 :]]
        self.known_shores = vec[i64]([UNKNOWN] * len(self.hulls))

    def add_unit(self, form: Form) -> i64:
        """One more unit, not yet on the table; its number."""
        self.forms.append(form)
        self.own |= bit(i64(len(self.hulls)))
        self.hulls.append(Polygon([(0, 0)]))
        self.x = append(self.x, 0)
        self.y = append(self.y, 0)
        self.a = append(self.a, 0)
        self.ashore = more(self.ashore, NONE)
        self.known_shores = more(self.known_shores, UNKNOWN)
        return i64(len(self.forms)) - 1

    def put(self, unit: i64, x: i64, y: i64, a: i64) -> None:
        """A unit lies there now."""
        self.x[unit] = x
        self.y[unit] = y
        self.a[unit] = a
        self.own_hull(unit).place(self.forms[unit].hull, x, y, a)
        self.afloat |= bit(unit)

    def own_hull(self, unit: i64) -> Polygon:
        """The hull of a unit for moving it; one that copies share is replaced first.

        What it touches is unknown from then on.
        """
        self.known_shores = put(self.known_shores, unit, UNKNOWN)
        if not self.own & bit(unit):
            hull = Polygon([(0, 0)])
            hull.copy_from(self.hulls[unit])
            self.hulls[unit] = hull
            self.own |= bit(unit)
        return self.hulls[unit]

    def scratch(self) -> Polygon:
        """A polygon for one judgement, made when first needed; its former value is lost."""
        if self._scratch is None:
            self._scratch = Polygon([(0, 0)])
        return self._scratch

    def remove(self, unit: i64) -> None:
        """A unit lies on the table no more."""
        self.afloat &= ~bit(unit)

    def shores_touched(self, unit: i64) -> i64:
        """The set of islands that a unit touches (PI-R11)."""
        if not self.afloat & bit(unit):
            return 0
        if self.known_shores[unit] == UNKNOWN:
            self.known_shores = put(self.known_shores, unit, self.shores_at(self.hulls[unit]))
        return self.known_shores[unit]

    def shores_at(self, hull: Polygon) -> i64:
        """The set of islands that a hull touches."""
        found: i64 = 0
        for k in range(i64(len(self.shores))):
            if touch(hull, self.shores[k]):
                found |= bit(k)
        return found

    def units_touched(self, unit: i64) -> i64:
        """The set of units that a unit touches; under water there are none."""
        found: i64 = 0
        if not self.afloat & bit(unit) or self.deep & bit(unit):
            return found
        hull = self.hulls[unit]
        others = self.afloat & ~(bit(unit) | self.deep)
        while others:
            other = lowest(others)
            others &= others - 1
            if touch(hull, self.hulls[other]):
                found |= bit(other)
        return found

    def units_at(self, shape: Polygon) -> i64:
        """The set of units that touch a shape."""
        found: i64 = 0
        units = self.afloat
        while units:
            k = lowest(units)
            units &= units - 1
            if touch(self.hulls[k], shape):
                found |= bit(k)
        return found

    def bow_touches(self, unit: i64, other: i64) -> bool:
        """Whether the bow zone of a unit touches any part of another (PI-1.6, PI-N11)."""
        if not self.afloat & bit(unit) or not self.afloat & bit(other):
            return False
        if not touch(self.hulls[unit], self.hulls[other]):
            return False
        fore = self.scratch()
        fore.place(self.forms[unit].bow, self.x[unit], self.y[unit], self.a[unit])
        return touch(fore, self.hulls[other])

    def fits(self, unit: i64, x: i64, y: i64, a: i64) -> bool:
        """Whether a unit may lie there: on the table and over nothing (PI-N13, PI-R57)."""
        hull = self.scratch()
        hull.place(self.forms[unit].hull, x, y, a)
        if not inside(hull, self.width, self.height):
            return False
        return not self._over_something(hull, self.afloat & ~bit(unit), 0, 0)

    def has_depth(self, unit: i64, x: i64, y: i64) -> bool:
        """Whether a unit may lie there under water: on the table, and over no island or iceberg."""
        hull = self.scratch()
        hull.place(self.forms[unit].hull, x, y, 0)
        return inside(hull, self.width, self.height) and not self._over_something(hull, 0, 0, 0)

    def terrain_touched(self, unit: i64) -> i64:
        """The set of terrain that a unit touches; a unit lost in a fog bank touches none."""
        if self.terrain.laid == 0 or not self.afloat & bit(unit):
            return 0
        return self.terrain.touched(self.hulls[unit], self.terrain.laid)

    def _over_something(self, hull: Polygon, units: i64, spared_shores: i64, spared_terrain: i64) -> bool:
        """Whether a hull overlaps an island or iceberg that is not spared, or one of the units; by what, is noted."""
        if self.terrain.laid and (self.wary or not self.heedless):
            self.by_terrain = self.terrain.overlapped(hull, self.terrain.bergs() & ~spared_terrain)
            if self.by_terrain != NONE:
                return True
        for k in range(i64(len(self.shores))):
            if not spared_shores & bit(k) and overlap(hull, self.shores[k]):
                self.by_shore = k
                return True
        while units:
            other = lowest(units)
            units &= units - 1
            if overlap(hull, self.hulls[other]):
                self.by_unit = other
                return True
        return False

    def _lies_alone(self, hull: Polygon, units: i64) -> bool:
        """Whether the boxes around everything show that a hull touches no island and no unit; False wherever terrain is laid."""
        if self.terrain.laid:
            return False
        shores, hulls = self.shores, self.hulls
        for k in range(i64(len(shores))):
            if not apart(hull, shores[k], E_T):
                return False
        while units:
            if not apart(hull, hulls[lowest(units)], E_T):
                return False
            units &= units - 1
        return True

    def is_free(self, unit: i64) -> bool:
        """Whether a unit lies over no other one."""
        return not self._over_something(self.hulls[unit], self.afloat & ~bit(unit), -1, -1)

    # -- copies -----------------------------------------------------------------------------------

    def copy_table(self, other: Roadstead) -> None:
        """Copy the places of everything from another table."""
        self.width = other.width
        self.height = other.height
        self.shores = other.shores
        self.forms = other.forms
        self.hulls = other.hulls[:]
        self.own = other.own = 0
        self.x = other.x[:]
        self.y = other.y[:]
        self.a = other.a[:]
        self.ashore = other.ashore
        self.known_shores = other.known_shores
        self.afloat = other.afloat
        self.heedless = other.heedless
        self.wary = other.wary
        self.ghosts = other.ghosts
        self.deep = other.deep
        self.terrain.copy_from(other.terrain)

    def numbers_of_table(self) -> list[int]:
        """All poses and shores, for digests."""
        found = [int(self.width), int(self.height), int(self.afloat)]
        for unit in range(i64(len(self.forms))):
            found += [int(self.x[unit]), int(self.y[unit]), int(self.a[unit] % ROUND)]
        for shore in self.shores:
            for x, y in shore.corners():
                found += [x, y]
        return found
