"""Where everything lies: the table, its islands and what is afloat; and how one piece moves among the others (PI-7, PI-N).

Nothing here knows whose a piece is. A contact is old when it existed at the start of the move action, or of the last
segment since (PI-N10).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.pirates.advance import first_touch, furthest_inside, inside, step_x, step_y
from quarterdeck.games.pirates.angles import ROUND, cosine, sine, turned, unscaled
from quarterdeck.games.pirates.forms import Form
from quarterdeck.games.pirates.plane import Polygon, overlap, swept_overlap, touch

UNITS: Final[i64] = 60  # on a table, at most
ISLANDS: Final[i64] = 60
NONE: Final[i64] = -1

# What comes of a segment.
SAILED: Final[i64] = 0  # as far as it should
STOPPED: Final[i64] = 1  # at a contact: the move action is over (PI-7.4)
OFF_TABLE: Final[i64] = 2  # refused: the turned hull would leave the table (PI-R9)
IN_THE_WAY: Final[i64] = 3  # refused: the turned hull would lie over something (PI-N8)
PLOUGHED: Final[i64] = 4  # refused: the front half would pass through what the ship lies at (PI-N10)
ENDS_OVER: Final[i64] = 5  # refused: the hull would end over it (PI-N10)

TOW_GAP: Final[i64] = 5  # from the tower's stern to the bow of what she tows (PI-N13)
TOW_STEP: Final[i64] = 100  # headings tried to either side
TOW_TURNS: Final[i64] = 900


@final
class Waters:
    """A table with islands and units afloat. Units are numbered; `afloat` is the set of those that lie on the table."""

    def __init__(self, width: i64, height: i64) -> None:
        """An empty table."""
        self.width = width
        self.height = height
        self.shores: list[Polygon] = []  # of the islands; shared by copies, replaced where an island moves
        self.forms: list[Form] = []  # of the units; shared
        self.hulls: list[Polygon] = []  # where they lie
        self.x = vec[i64]()  # the bow tip, or the centre of a base
        self.y = vec[i64]()
        self.a = vec[i64]()
        self.afloat: i64 = 0
        # The move that is being made.
        self.old_shores: i64 = 0  # islands in old contact
        self.old_units: i64 = 0
        self.ignored: i64 = 0  # units that are no obstacle: what the mover tows (PI-R29)
        self.by_shore: i64 = NONE  # what a refused segment would have met
        self.by_unit: i64 = NONE
        self._fore = Polygon([(0, 0)])
        self._turned = Polygon([(0, 0)])

    # -- what lies where ---------------------------------------------------------------------------

    def add_island(self, shore: Polygon) -> i64:
        """One more island; its number."""
        self.shores.append(shore)
        return i64(len(self.shores)) - 1

    def add_unit(self, form: Form) -> i64:
        """One more unit, not yet on the table; its number."""
        self.forms.append(form)
        self.hulls.append(Polygon([(0, 0)]))
        self.x = append(self.x, 0)
        self.y = append(self.y, 0)
        self.a = append(self.a, 0)
        return i64(len(self.forms)) - 1

    def put(self, unit: i64, x: i64, y: i64, a: i64) -> None:
        """A unit lies there now."""
        self.x[unit] = x
        self.y[unit] = y
        self.a[unit] = a
        self.hulls[unit].place(self.forms[unit].hull, x, y, a)
        self.afloat |= bit(unit)

    def remove(self, unit: i64) -> None:
        """A unit lies on the table no more."""
        self.afloat &= ~bit(unit)

    def copy_from(self, other: Waters) -> None:
        """The same table; no segment is being made."""
        self.width = other.width
        self.height = other.height
        self.shores = other.shores[:]
        self.forms = other.forms
        while len(self.hulls) < len(other.hulls):
            self.hulls.append(Polygon([(0, 0)]))
        for unit in range(i64(len(other.hulls))):
            self.hulls[unit].copy_from(other.hulls[unit])
        self.x = other.x[:]
        self.y = other.y[:]
        self.a = other.a[:]
        self.afloat = other.afloat
        self.old_shores = other.old_shores
        self.old_units = other.old_units
        self.ignored = other.ignored

    def shores_touched(self, unit: i64) -> i64:
        """The set of islands that a unit touches (PI-R11)."""
        found: i64 = 0
        hull = self.hulls[unit]
        for k in range(i64(len(self.shores))):
            if touch(hull, self.shores[k]):
                found |= bit(k)
        return found

    def units_touched(self, unit: i64) -> i64:
        """The set of units that a unit touches."""
        found: i64 = 0
        hull = self.hulls[unit]
        others = self.afloat & ~bit(unit)
        while others:
            other = lowest(others)
            others &= others - 1
            if touch(hull, self.hulls[other]):
                found |= bit(other)
        return found

    def bow_touches(self, unit: i64, other: i64) -> bool:
        """Whether the bow zone of a unit touches any part of another (PI-1.6, PI-N11)."""
        if not touch(self.hulls[unit], self.hulls[other]):
            return False
        self._fore.place(self.forms[unit].bow, self.x[unit], self.y[unit], self.a[unit])
        return touch(self._fore, self.hulls[other])

    def fits(self, unit: i64, x: i64, y: i64, a: i64) -> bool:
        """Whether a unit may lie there: on the table and over nothing (PI-N13, PI-R57)."""
        hull = self._turned
        hull.place(self.forms[unit].hull, x, y, a)
        if not inside(hull, self.width, self.height):
            return False
        return not self._over_something(hull, self.afloat & ~bit(unit), 0)

    def _over_something(self, hull: Polygon, units: i64, spared_shores: i64) -> bool:
        """Whether a hull overlaps an island that is not spared, or one of the units; by what, is noted."""
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

    # -- moving -----------------------------------------------------------------------------------

    def cast_off(self, unit: i64, ignored: i64) -> None:
        """A move action of a unit begins: what it touches now is old contact (PI-N10)."""
        self.ignored = ignored
        self.old_shores = self.shores_touched(unit)
        self.old_units = self.units_touched(unit) & ~ignored

    def others(self, unit: i64) -> i64:
        """The units that may be in the way of one."""
        return self.afloat & ~(bit(unit) | self.ignored)

    def sail(self, unit: i64, a: i64, length: i64) -> i64:
        """A segment: the unit turns to a heading and goes straight ahead; SAILED, STOPPED, or a refusal that changes nothing.

        A creature does not turn: the heading is that of its shift (PI-N14).
        """
        x, y, before = self.x[unit], self.y[unit], self.a[unit]
        self.by_shore = self.by_unit = NONE
        found = self._turn(unit, a)
        if found <= STOPPED:
            heading_x, heading_y = self.x[unit], self.y[unit]
            if found == SAILED:
                found = self._advance(unit, a, length)
            refused = self._ploughs(unit, heading_x, heading_y)
            if refused != SAILED:
                found = refused
        if found > STOPPED:
            self.put(unit, x, y, before)
            return found
        self._let_go(unit)
        return found

    def may_turn(self, unit: i64, a: i64) -> bool:
        """Whether a unit without old contacts may turn to a heading; in open water that is all that may be refused (PI-N8)."""
        form = self.forms[unit]
        if form.creature:
            return True
        half, old = form.length >> 1, self.a[unit]
        x = self.x[unit] - unscaled(half * cosine(old)) + unscaled(half * cosine(a))
        y = self.y[unit] - unscaled(half * sine(old)) + unscaled(half * sine(a))
        if a == old:
            x, y = self.x[unit], self.y[unit]
        hull = self._turned
        hull.place(form.hull, x, y, a)
        return inside(hull, self.width, self.height) and not self._over_something(hull, self.others(unit), 0)

    def judge(self, unit: i64, a: i64, length: i64) -> i64:
        """What would come of a segment; nothing changes."""
        x, y, before = self.x[unit], self.y[unit], self.a[unit]
        shores, units = self.old_shores, self.old_units
        found = self.sail(unit, a, length)
        self.put(unit, x, y, before)
        self.old_shores, self.old_units = shores, units
        return found

    def _turn(self, unit: i64, a: i64) -> i64:
        """The unit turns in place about its centre; STOPPED where the turned hull touches something new (PI-N8)."""
        form = self.forms[unit]
        if form.creature or a == self.a[unit]:
            return SAILED
        half = form.length >> 1
        old = self.a[unit]
        x = self.x[unit] - unscaled(half * cosine(old)) + unscaled(half * cosine(a))
        y = self.y[unit] - unscaled(half * sine(old)) + unscaled(half * sine(a))
        self.put(unit, x, y, a)
        hull = self.hulls[unit]
        if not inside(hull, self.width, self.height):
            return OFF_TABLE
        if self._over_something(hull, self.others(unit) & ~self.old_units, self.old_shores):
            return IN_THE_WAY
        return STOPPED if self._touches_new(unit) else SAILED

    def _touches_new(self, unit: i64) -> bool:
        """Whether a unit touches what is no old contact."""
        hull = self.hulls[unit]
        for k in range(i64(len(self.shores))):
            if not self.old_shores & bit(k) and touch(hull, self.shores[k]):
                return True
        units = self.others(unit) & ~self.old_units
        while units:
            if touch(hull, self.hulls[lowest(units)]):
                return True
            units &= units - 1
        return False

    def _advance(self, unit: i64, a: i64, length: i64) -> i64:
        """Straight ahead to the first new contact, to the edge of the table or all the way (PI-N9)."""
        hull = self.hulls[unit]
        way = furthest_inside(hull, a, length, self.width, self.height)
        first = way + 1
        for k in range(i64(len(self.shores))):
            if not self.old_shores & bit(k):
                first = min(first, first_touch(hull, self.shores[k], a, first - 1))
        units = self.others(unit) & ~self.old_units
        while units:
            first = min(first, first_touch(hull, self.hulls[lowest(units)], a, first - 1))
            units &= units - 1
        found = STOPPED if first <= way else SAILED
        k = min(first, way)
        dx, dy = step_x(k, a), step_y(k, a)
        self.x[unit] += dx
        self.y[unit] += dy
        hull.shift(dx, dy)
        return found

    def _ploughs(self, unit: i64, x: i64, y: i64) -> i64:
        """SAILED, or how a segment from its turned pose with the bow at a point goes through an old contact (PI-N10)."""
        if self.old_shores == 0 and self.old_units == 0:
            return SAILED
        form, hull, fore = self.forms[unit], self.hulls[unit], self._fore
        a = 0 if form.creature else self.a[unit]
        fore.place(form.fore, x, y, a)
        dx, dy = self.x[unit] - x, self.y[unit] - y
        shores = self.old_shores
        while shores:
            k = lowest(shores)
            shores &= shores - 1
            found = _through(fore, dx, dy, hull, self.shores[k])
            if found != SAILED:
                self.by_shore = k
                return found
        units = self.old_units
        while units:
            k = lowest(units)
            units &= units - 1
            found = _through(fore, dx, dy, hull, self.hulls[k])
            if found != SAILED:
                self.by_unit = k
                return found
        return SAILED

    def _let_go(self, unit: i64) -> None:
        """Old contacts that are no longer touched are ordinary pieces again (PI-N10)."""
        hull = self.hulls[unit]
        shores = self.old_shores
        while shores:
            k = lowest(shores)
            shores &= shores - 1
            if not touch(hull, self.shores[k]):
                self.old_shores &= ~bit(k)
        units = self.old_units
        while units:
            k = lowest(units)
            units &= units - 1
            if not touch(hull, self.hulls[k]):
                self.old_units &= ~bit(k)

    # -- towing -----------------------------------------------------------------------------------

    def take_in_tow(self, tower: i64, towed: i64) -> bool:
        """The towed ship lies with her bow at the tower's stern, on the first heading that fits; False: on none (PI-N13)."""
        form = self.forms[tower]
        a = self.a[tower]
        back = form.length + TOW_GAP
        x = self.x[tower] + unscaled(-back * cosine(a))
        y = self.y[tower] + unscaled(-back * sine(a))
        by: i64 = 0
        while by <= TOW_TURNS:
            if self.fits(towed, x, y, turned(a, by)):
                self.put(towed, x, y, turned(a, by))
                return True
            if by and self.fits(towed, x, y, turned(a, -by)):
                self.put(towed, x, y, turned(a, -by))
                return True
            by += TOW_STEP
        return False

    def numbers(self) -> list[int]:
        """All poses and shores, for digests."""
        found = [int(self.width), int(self.height), int(self.afloat)]
        for unit in range(i64(len(self.forms))):
            found += [int(self.x[unit]), int(self.y[unit]), int(self.a[unit] % ROUND)]
        for shore in self.shores:
            for x, y in shore.corners():
                found += [x, y]
        return [*found, int(self.old_shores), int(self.old_units), int(self.ignored)]


def _through(fore: Polygon, dx: i64, dy: i64, hull: Polygon, other: Polygon) -> i64:
    """Whether a segment goes through another piece: its front half on the way, or the hull where it ends."""
    if swept_overlap(fore, dx, dy, other):
        return PLOUGHED
    return ENDS_OVER if overlap(hull, other) else SAILED
