"""How one piece moves among the others (PI-7, PI-N8, PI-N9, PI-N10, PI-N13).

A contact is old when it existed at the start of the move action, or of the last segment since (PI-N10).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.pirates.geometry.advance import first_touch, furthest_inside, inside, passes, step_x, step_y
from quarterdeck.games.pirates.geometry.angles import cosine, sine, turned, unscaled
from quarterdeck.games.pirates.geometry.polygons import Polygon, overlap, swept_overlap, touch
from quarterdeck.games.pirates.geometry.sea import NONE, Roadstead

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
class Waters(Roadstead):
    """A table on which one unit moves at a time."""

    def __init__(self, width: i64, height: i64) -> None:
        """An empty table; nothing moves."""
        super().__init__(width, height)
        self.old_shores: i64 = 0  # islands in old contact
        self.old_units: i64 = 0
        self.old_terrain: i64 = 0
        self.ignored: i64 = 0  # units that are no obstacle: what the mover tows (PI-R123)
        self.met: i64 = NONE  # terrain at which the segment is interrupted until a die has fallen
        self.crossed: i64 = 0  # terrain that the segment touches
        self.way_x: i64 = 0  # where the interrupted segment began, the mover being turned
        self.way_y: i64 = 0
        self.way_a: i64 = 0
        self.way: i64 = 0  # how far it goes
        self.way_found: i64 = SAILED  # and what comes of it

    def copy_from(self, other: Waters) -> None:
        """Take over another table and the move on it."""
        self.copy_table(other)
        self.old_shores = other.old_shores
        self.old_units = other.old_units
        self.old_terrain = other.old_terrain
        self.ignored = other.ignored
        self.met = other.met
        self.crossed = other.crossed
        self.way_x = other.way_x
        self.way_y = other.way_y
        self.way_a = other.way_a
        self.way = other.way
        self.way_found = other.way_found

    def numbers(self) -> list[int]:
        """All poses and shores, and the move, for digests."""
        found = self.numbers_of_table()
        found += [int(self.old_shores), int(self.old_units), int(self.old_terrain), int(self.ignored)]
        found += [
            int(self.ghosts),
            int(self.deep),
            int(self.heedless),
            int(self.wary),
            int(self.met),
            *self.terrain.numbers(),
        ]
        if self.met != NONE:
            found += [int(self.crossed), int(self.way_x), int(self.way_y), int(self.way_a), int(self.way)]
            found.append(int(self.way_found))
        return found

    # -- moving -----------------------------------------------------------------------------------

    def cast_off(self, unit: i64, ignored: i64) -> None:
        """A move action of a unit begins: everything it touches now is old contact (PI-N10)."""
        self.ignored = ignored
        self.old_shores = self.shores_touched(unit)
        self.old_units = self.units_touched(unit) & ~ignored
        self.old_terrain = self.terrain_touched(unit)
        self.met = NONE
        self.crossed = 0

    def put_away(self) -> None:
        """The move action is over."""
        self.old_shores = self.old_units = self.old_terrain = self.ignored = self.crossed = 0
        self.heedless = self.wary = False
        self.met = NONE

    def others(self, unit: i64) -> i64:
        """The units that may be in the way of one."""
        if self.deep & bit(unit):
            return 0
        return self.afloat & ~(bit(unit) | self.ignored | self.deep)

    def sail(self, unit: i64, a: i64, length: i64) -> i64:
        """A segment: the unit turns, then goes straight ahead (PI-R8); SAILED, STOPPED, or a refusal that changes nothing.

        A creature does not turn: it is shifted, and the heading is that of its shift (PI-18.7, PI-R34, PI-N14).
        """
        x, y, before = self.x[unit], self.y[unit], self.a[unit]
        self.by_shore = self.by_unit = self.by_terrain = NONE
        self.met = NONE
        self.crossed = 0
        if self.ghosts & bit(unit):
            return self._glide(unit, a, length)
        found = self._turn(unit, a)
        if found <= STOPPED:
            found = self._sail_ahead(unit, self._fore(unit), a, length, found)
        if found > STOPPED:
            self.put(unit, x, y, before)
            return found
        self.way_found, self.way_a = found, a
        if self.terrain.laid:
            self._follow(unit, a)
        if self.met == NONE:
            self._let_go(unit)
        return found

    def _sail_ahead(self, unit: i64, fore: Polygon, a: i64, length: i64, found: i64) -> i64:
        """After its turn, stopped by it or not, a unit goes straight ahead; a unit under water ends over nothing.

        `fore` is its front half as it lies before that.
        """
        self.way_x, self.way_y, self.way = self.x[unit], self.y[unit], 0
        if found == SAILED:
            found = self._advance(unit, a, length)
        refused = self._refused(unit, fore)
        return found if refused == SAILED else refused

    def _refused(self, unit: i64, fore: Polygon) -> i64:
        """SAILED, or why a unit may not go ahead to where it lies now; `fore` is its front half as it lay before that."""
        found = self._ploughs(unit, fore)
        if found == SAILED and self.deep & bit(unit) and not self.is_free(unit):
            return ENDS_OVER
        return found

    def _glide(self, unit: i64, a: i64, length: i64) -> i64:
        """A ghost turns and goes straight ahead through everything; SAILED, or refused where it would end over something (PI-A85)."""
        x, y, before = self.x[unit], self.y[unit], self.a[unit]
        if a != before and not self.forms[unit].creature:
            turned_x, turned_y = self.turned_bow(unit, a)
            self.put(unit, turned_x, turned_y, a)
        found = SAILED
        if not inside(self.hulls[unit], self.width, self.height):
            found = OFF_TABLE
        else:
            self.way = furthest_inside(self.hulls[unit], a, length, self.width, self.height)
            self._go(unit, self.way, a)
            if self._over_something(self.hulls[unit], self.afloat & ~(bit(unit) | self.ignored), 0, 0):
                found = ENDS_OVER
        if found != SAILED:
            self.put(unit, x, y, before)
            return found
        self.way_found, self.way_a = found, a
        self._let_go(unit)
        return found

    def _follow(self, unit: i64, a: i64) -> None:
        """The unit lies at the end of its way, or at the first terrain on it that asks for a die (PI-K3, PI-K4)."""
        terrain, hull = self.terrain, self.own_hull(unit)
        self.put(unit, self.way_x, self.way_y, self.a[unit])
        if self.crossed == 0:
            self.crossed = terrain.crossed(hull, a, self.way, terrain.laid)
        first = self.way + 1
        risky = NOTHING if self.heedless else terrain.risky() & self.crossed & ~self.old_terrain
        while risky:
            t = lowest(risky)
            risky &= risky - 1
            k = NOTHING if touch(hull, terrain.shapes[t]) else first_touch(hull, terrain.shapes[t], a, first - 1)
            if k < first:
                first = k
                self.met = t
        self._go(unit, min(first, self.way), a)

    def _go(self, unit: i64, k: i64, a: i64) -> None:
        """The unit goes so far straight ahead."""
        self._shift(unit, step_x(k, a), step_y(k, a))

    def _shift(self, unit: i64, dx: i64, dy: i64) -> None:
        """The unit lies elsewhere by a vector."""
        self.x[unit] += dx
        self.y[unit] += dy
        self.own_hull(unit).shift(dx, dy)

    def sail_on(self, unit: i64) -> i64:
        """The interrupted segment goes on, to its end or to the next terrain that asks for a die; returns the result."""
        self.old_terrain |= bit(self.met)
        self.met = NONE
        self._follow(unit, self.way_a)
        if self.met == NONE:
            self._let_go(unit)
        return self.way_found

    def sail_out(self, unit: i64) -> None:
        """The interrupted segment goes on to its end, whatever lies there: to judge the end."""
        while self.met != NONE:
            self.sail_on(unit)

    def halt(self, unit: i64) -> None:
        """The unit stays at the terrain that it met; or, where it would lie over something, goes on to the end of its way."""
        self.old_terrain |= bit(self.met)
        self.met = NONE
        if self._over_something(self.hulls[unit], self.others(unit), 0, 0):
            self.put(unit, self.way_x, self.way_y, self.a[unit])
            self._go(unit, self.way, self.way_a)
        self._let_go(unit)

    def drift(self, unit: i64, a: i64, length: i64) -> bool:
        """A text moves a unit straight in a direction, without turning, up to the first contact; False: nothing changes."""
        x, y = self.x[unit], self.y[unit]
        self.cast_off(unit, 0)
        self._advance(unit, a, length)
        fore, hull = self.scratch(), self.hulls[unit]
        fore.place(self.forms[unit].hull, x, y, self.a[unit])
        dx, dy = self.x[unit] - x, self.y[unit] - y
        fine = True
        for k in range(i64(len(self.shores))):
            fine = fine and not (self.old_shores & bit(k) and _through(fore, dx, dy, hull, self.shores[k]) != SAILED)
        units = self.old_units
        while units:
            fine = fine and _through(fore, dx, dy, hull, self.hulls[lowest(units)]) == SAILED
            units &= units - 1
        if not fine:
            self.put(unit, x, y, self.a[unit])
        return fine

    def turned_bow(self, unit: i64, a: i64) -> tuple[i64, i64]:
        """The place of a ship's bow after turning about her middle (PI-R8, PI-N8)."""
        x, y, old = self.x[unit], self.y[unit], self.a[unit]
        if a == old:
            return x, y
        half = self.forms[unit].length >> 1
        x += unscaled(half * cosine(a)) - unscaled(half * cosine(old))
        y += unscaled(half * sine(a)) - unscaled(half * sine(old))
        return x, y

    def end_of(self, unit: i64, a: i64, length: i64) -> tuple[i64, i64, i64]:
        """The end of a segment without contacts: bow or centre, x and y, and the heading (PI-N9)."""
        if self.forms[unit].creature:
            return self.x[unit] + step_x(length, a), self.y[unit] + step_y(length, a), self.a[unit]
        x, y = self.turned_bow(unit, a)
        return x + step_x(length, a), y + step_y(length, a), a

    def may_turn(self, unit: i64, a: i64) -> bool:
        """Whether a unit without old contacts may turn to a heading; in open water that is all that may be refused (PI-N8)."""
        form = self.forms[unit]
        if form.creature:
            return True
        x, y = self.turned_bow(unit, a)
        hull = self.scratch()
        hull.place(form.hull, x, y, a)
        return inside(hull, self.width, self.height) and not self._over_something(hull, self.others(unit), 0, 0)

    def has_room_to_turn(self, unit: i64) -> bool:
        """Whether `may_turn` is surely true of every heading: what a unit may cover when she turns lies away from everything.

        Most ships lie so, and are asked about some thirty headings each time: their hulls need not be placed.
        """
        form, a = self.forms[unit], self.a[unit]
        if form.creature:
            return True
        half = form.length >> 1
        room = self.scratch()
        room.place(form.room, self.x[unit] - unscaled(half * cosine(a)), self.y[unit] - unscaled(half * sine(a)), 0)
        return inside(room, self.width, self.height) and self._lies_alone(room, self.others(unit))

    def judge(self, unit: i64, a: i64, length: i64) -> i64:
        """The result of a segment; nothing changes."""
        x, y, before = self.x[unit], self.y[unit], self.a[unit]
        shores, units, terrain = self.old_shores, self.old_units, self.old_terrain
        known = self.known_shores
        found = self.sail(unit, a, length)
        self.put(unit, x, y, before)
        self.old_shores, self.old_units, self.old_terrain = shores, units, terrain
        self.known_shores = known
        self.met = NONE
        return found

    def judge_lengths(self, unit: i64, a: i64, lengths: vec[i64]) -> i64:
        """The set of these lengths, by place, with which a segment on a heading is legal; nothing changes.

        A length 0 is none. No ghost asks. `judge` would say the same of each length; but here the unit turns only once, and
        where it may not turn, no length is tried. What is first met on the longest way is met on each one that goes so far.
        """
        x, y, before = self.x[unit], self.y[unit], self.a[unit]
        known = self.known_shores
        legal: i64 = 0
        turn = self._turn(unit, a)
        if turn <= STOPPED:
            fore = self._fore(unit)
            self.way_x, self.way_y, self.way = self.x[unit], self.y[unit], 0
            if turn == SAILED:
                self._look_ahead(unit, a, longest(lengths))
            for k in range(i64(len(lengths))):
                if lengths[k]:
                    self._go(unit, min(lengths[k], self.way), a)
                    if self._refused(unit, fore) == SAILED:
                        legal |= bit(k)
                    self._shift(unit, self.way_x - self.x[unit], self.way_y - self.y[unit])
        self.put(unit, x, y, before)
        self.known_shores = known
        return legal

    def _turn(self, unit: i64, a: i64) -> i64:
        """The unit turns in place about its middle (PI-R8); STOPPED where the turned hull touches something new (PI-N8)."""
        if self.forms[unit].creature or a == self.a[unit]:
            return SAILED
        x, y = self.turned_bow(unit, a)
        self.put(unit, x, y, a)
        hull = self.hulls[unit]
        if not inside(hull, self.width, self.height):
            return OFF_TABLE
        units = self.others(unit) & ~self.old_units
        if self._lies_alone(hull, units):
            return SAILED
        if self._over_something(hull, units, self.old_shores, self.old_terrain):
            return IN_THE_WAY
        return STOPPED if self._touches_new(unit) else SAILED

    def _touches_new(self, unit: i64) -> bool:
        """Whether a unit touches something that ends its move and is no old contact."""
        hull = self.hulls[unit]
        if self.terrain.touched(hull, self.stopping()):
            return True
        for k in range(i64(len(self.shores))):
            if not self.old_shores & bit(k) and touch(hull, self.shores[k]):
                return True
        units = self.others(unit) & ~self.old_units
        while units:
            if touch(hull, self.hulls[lowest(units)]):
                return True
            units &= units - 1
        return False

    def stopping(self) -> i64:
        """The set of terrain that ends the move by a new contact (PI-R10)."""
        if self.heedless:
            return self.terrain.bergs() & ~self.old_terrain if self.wary else NOTHING
        return self.terrain.stopping() & ~self.old_terrain

    def _advance(self, unit: i64, a: i64, length: i64) -> i64:
        """Straight ahead to the first new contact (PI-7.1, PI-7.4), to the edge of the table or all the way (PI-N9)."""
        found = self._look_ahead(unit, a, length)
        self._go(unit, self.way, a)
        return found

    def _look_ahead(self, unit: i64, a: i64, length: i64) -> i64:
        """How far a unit would go straight ahead: `way`; STOPPED if a new contact ends it, or SAILED."""
        hull = self.hulls[unit]
        way = furthest_inside(hull, a, length, self.width, self.height)
        first = way + 1
        dx, dy = step_x(way, a), step_y(way, a)
        shores, hulls = self.shores, self.hulls
        for k in range(i64(len(shores))):
            if not self.old_shores & bit(k) and not passes(hull, shores[k], dx, dy):
                first = min(first, first_touch(hull, shores[k], a, first - 1))
        units = self.others(unit) & ~self.old_units
        while units:
            other = hulls[lowest(units)]
            units &= units - 1
            if not passes(hull, other, dx, dy):
                first = min(first, first_touch(hull, other, a, first - 1))
        first = self.terrain.first_met(hull, a, first - 1, self.stopping())
        self.way = min(first, way)
        return STOPPED if first <= way else SAILED

    def _fore(self, unit: i64) -> Polygon:
        """The front half of a unit where it lies now; with nothing in old contact nobody asks for it, and it lies anywhere."""
        form, fore = self.forms[unit], self.scratch()
        if self.old_shores or self.old_units or self.old_terrain:
            fore.place(form.fore, self.x[unit], self.y[unit], NOTHING if form.creature else self.a[unit])
        return fore

    def _ploughs(self, unit: i64, fore: Polygon) -> i64:
        """SAILED, or how a segment goes through an old contact, from where the front half lay before it (PI-7.1, PI-N10)."""
        if self.old_shores == 0 and self.old_units == 0 and self.old_terrain == 0:
            return SAILED
        hull = self.hulls[unit]
        dx, dy = self.x[unit] - self.way_x, self.y[unit] - self.way_y
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
        terrain = NOTHING if self.heedless and not self.wary else self.old_terrain & self.terrain.bergs()
        while terrain:
            k = lowest(terrain)
            terrain &= terrain - 1
            found = _through(fore, dx, dy, hull, self.terrain.shapes[k])
            if found != SAILED:
                self.by_terrain = k
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
        if self.old_terrain:
            self.old_terrain = self.terrain.touched(hull, self.old_terrain)

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


def longest(lengths: vec[i64]) -> i64:
    """The greatest of some lengths; 0 of none."""
    found: i64 = 0
    for k in range(i64(len(lengths))):
        found = max(found, lengths[k])
    return found


def _through(fore: Polygon, dx: i64, dy: i64, hull: Polygon, other: Polygon) -> i64:
    """Whether a segment goes through another piece: its front half on the way, or the hull where it ends."""
    if swept_overlap(fore, dx, dy, other):
        return PLOUGHED
    return ENDS_OVER if overlap(hull, other) else SAILED
