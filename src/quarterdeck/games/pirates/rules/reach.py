"""Where a ship can get in one move action: the ends of whole courses, equal ones merged."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.geometry.moving import SAILED, STOPPED
from quarterdeck.games.pirates.geometry.sea import ISLANDS, UNITS
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.moving import segments
from quarterdeck.games.pirates.rules.moving.segments import (
    OFFSETS,
    segment_a,
    segment_length,
    segment_measure,
    segment_move,
)
from quarterdeck.games.pirates.rules.ramming import rams as rams_rules
from quarterdeck.games.pirates.table import skills
from quarterdeck.games.pirates.table.aboard import MEASURES

CELL: Final[i64] = 200  # hundredths of a millimetre within which two ends are the same
TURN: Final[i64] = 50  # tenths of a degree
MOST: Final[i64] = 512  # ends of a ship
SLOTS: Final[i64] = 2_048  # of the table of cells: a power of two
SPREAD: Final[i64] = 40_503  # a prime
HALVES: Final[i64] = 2  # a measure is sailed whole, and half


@final
class Reach:
    """The ends of the courses that a ship can still sail in the move action that has begun; nothing changes.

    The vectors have an entry for each end: pose, the end before it on its course (NONE: where she lies now), and the
    segment that leads to it from there, as a move.
    """

    def __init__(self, position: PiratesPosition) -> None:
        """Start with no ends."""
        self.position = position
        self.x = vec[i64]()
        self.y = vec[i64]()
        self.a = vec[i64]()
        self.before = vec[i64]()
        self.step = vec[i64]()
        self.shores: i64 = 0  # islands that some course ends at
        self.docks: i64 = 0  # those of them where she docks
        self.units: i64 = 0  # units that some course ends at
        self.rams: i64 = 0  # those of them that she rams
        # The first course to each of these: the last segment, and the end at which it begins.
        self._shore_from = vec[i64]([NONE] * ISLANDS)
        self._shore_step = vec[i64]([NONE] * ISLANDS)
        self._unit_from = vec[i64]([NONE] * UNITS)
        self._unit_step = vec[i64]([NONE] * UNITS)
        # What is sought; all of it found: no more is looked for.
        self._seeks = False
        self._sought_shores: i64 = 0
        self._sought_rams: i64 = 0
        self._sought_units: i64 = 0
        self._used = vec[i64]()  # measures
        # Sets of used measures, and what each leaves: the lengths of all measures, 0 for one that is not free.
        self._used_sets = vec[i64]()
        self._free = vec[i64]()
        self._open = vec[i64]()  # 1: the course may go on from there
        self._old_shores = vec[i64]()
        self._old_units = vec[i64]()
        self._old_terrain = vec[i64]()
        self._headings = vec[i64]()  # of all ends that were extended, one after another
        self._first = vec[i64]()  # where those of an end begin, NONE: not looked for yet
        self._cells = vec[i64]([-1] * SLOTS)

    def find(self) -> i64:
        """The number of ends, including where she lies now; 512 at most, taking each first heading in turn."""
        position, waters = self.position, self.position.waters
        unit, used = position.unit, position.sailing.measures_used
        x, y, a = waters.x[unit], waters.y[unit], waters.a[unit]
        shores, units, terrain = waters.old_shores, waters.old_units, waters.old_terrain
        self.note((x, y, a), NONE, NONE, goes_on=True)
        level: i64 = 0
        while level < self.count() and not self.is_done():
            end = self.count()
            self.extend(level, end)
            level = end
        waters.put(unit, x, y, a)
        position.sailing.measures_used = used
        waters.old_shores, waters.old_units, waters.old_terrain = shores, units, terrain
        waters.met = NONE
        return self.count()

    def seek(self, shores: i64, rams: i64, units: i64) -> None:
        """Courses to islands, into enemies, alongside units; whatever is near is steered for first."""
        self._seeks = True
        self._sought_shores = shores
        self._sought_rams = rams
        self._sought_units = units
        self.find()

    def is_done(self) -> bool:
        """Whether no more is looked for."""
        if self.count() >= MOST:
            return True
        missing = self._sought_shores & ~self.shores | self._sought_rams & ~self.rams | self._sought_units & ~self.units
        return self._seeks and missing == 0

    def count(self) -> i64:
        """How many ends were found."""
        return i64(len(self.x))

    def to_shore(self, island: i64) -> vec[i64]:
        """The segments that lead to an island, the last one first; none: no course was found."""
        return self.course(self._shore_from[island], self._shore_step[island])

    def to_unit(self, unit: i64) -> vec[i64]:
        """The segments that lead to a unit, or into her for a ram; the last one first."""
        return self.course(self._unit_from[unit], self._unit_step[unit])

    def course(self, end: i64, step: i64) -> vec[i64]:
        """A segment and all before it."""
        found = vec[i64]()
        while step != NONE:
            found = append(found, step)
            step = self.step[end]
            end = self.before[end]
        return found

    def extend(self, start: i64, end: i64) -> None:
        """Sail one more segment from each of some ends: their first headings, then their second ones, and so on."""
        rank: i64 = 0
        found = True
        while found and not self.is_done():
            found = False
            for k in range(start, end):
                if self._open[k] and not self.is_done():
                    found = self.sail_from(k, rank) or found
            rank += 1

    def sail_from(self, k: i64, rank: i64) -> bool:
        """Whether an end has a heading of that rank; then she sails on it."""
        self.restore(k)
        if self._first[k] == NONE:
            self.look_around(k)
        place = self._first[k] + rank
        if self._headings[place] == NONE:
            self._open[k] = 0
            return False
        self.sail_along(k, self._headings[place])
        return True

    def sail_along(self, k: i64, a: i64) -> None:
        """All free measures are sailed on a heading, whole and half."""
        position, waters = self.position, self.position.waters
        free = self.free_measures()
        lengths = self._free
        plain = segments.in_open_water(position) and waters.terrain.laid == 0
        clear: i64 = NONE  # so far she meets nothing on this heading
        for measure in range(MEASURES):
            for half in range(HALVES):
                length = lengths[free + measure] >> half
                if length == 0:
                    continue
                step = segment_move(measure, a, length)
                if length <= clear:
                    self.note(waters.end_of(position.unit, a, length), k, step, goes_on=half == 0)
                    continue
                found = self.sail(k, step, whole=half == 0)
                if plain and found <= STOPPED:
                    clear = waters.way - found

    def free_measures(self) -> i64:
        """The place in `_free` where the lengths of those measures begin that are left where she lies; they follow from the used ones."""
        used = self.position.sailing.measures_used
        sets = i64(len(self._used_sets))
        for k in range(sets):
            if self._used_sets[k] == used:
                return k * MEASURES
        self._used_sets = append(self._used_sets, used)
        free = segments.free_measures(self.position)
        for k in range(MEASURES):
            self._free = append(self._free, free[k])
        return sets * MEASURES

    def sail(self, k: i64, step: i64, *, whole: bool) -> i64:
        """What comes of one segment from an end; she lies at that end again."""
        position, waters, unit = self.position, self.position.waters, self.position.unit
        a, length = segment_a(step), segment_length(step)
        found = SAILED if position.ships.tows[unit] == NONE else segments.judge_segment(position, a, length)
        if found <= STOPPED:
            found = waters.sail(unit, a, length)
        if found <= STOPPED:
            goes_on = found != STOPPED and waters.met == NONE and whole
            self.note_contacts(found, k, step)
            self.note((waters.x[unit], waters.y[unit], waters.a[unit]), k, step, goes_on=goes_on)
            self.restore(k)
        return found

    def look_around(self, k: i64) -> None:
        """The headings that are offered where she lies, aimed ones first when she seeks; NONE behind the last."""
        self._first[k] = i64(len(self._headings))
        headings = segments.offered_headings(self.position)
        aimed = i64(len(OFFSETS)) if self._seeks else NOTHING
        for j in range(aimed, i64(len(headings))):
            self._headings = append(self._headings, headings[j])
        for j in range(aimed):
            self._headings = append(self._headings, headings[j])
        self._headings = append(self._headings, NONE)

    def note_contacts(self, found: i64, k: i64, step: i64) -> None:
        """Note what she touches where a contact has stopped her, and the course that led there."""
        position, waters, unit = self.position, self.position.waters, self.position.unit
        if found != STOPPED or waters.met != NONE:
            return
        shores = waters.shores_touched(unit) & ~waters.old_shores
        units = waters.units_touched(unit) & waters.others(unit) & ~waters.old_units
        before = position.boarding.enemies_left
        rams_rules.find_rams(position)
        rams = position.boarding.enemies_left & units
        position.boarding.enemies_left = before
        self.keep_course(shores & ~self.shores, self._shore_from, self._shore_step, k, step)
        self.keep_course(units & ~self.units | rams & ~self.rams, self._unit_from, self._unit_step, k, step)
        self.shores |= shores
        self.docks |= skills.docked_at(position, unit) & shores
        self.units |= units
        self.rams |= rams

    def keep_course(self, targets: i64, ends: vec[i64], steps: vec[i64], k: i64, step: i64) -> None:
        """Note the course at hand as the one to each member of a set."""
        while targets:
            target = lowest(targets)
            targets &= targets - 1
            ends[target] = k
            steps[target] = step

    def restore(self, k: i64) -> None:
        """Put the ship back to the place of an end."""
        position, waters = self.position, self.position.waters
        waters.put(position.unit, self.x[k], self.y[k], self.a[k])
        position.sailing.measures_used = self._used[k]
        waters.old_shores, waters.old_units = self._old_shores[k], self._old_units[k]
        waters.old_terrain = self._old_terrain[k]
        waters.met = NONE

    def note(self, pose: tuple[i64, i64, i64], before: i64, step: i64, *, goes_on: bool) -> None:
        """Note one more end where the ship may lie, unless a nearly equal one is known."""
        if self.count() >= MOST:
            return
        waters = self.position.waters
        x, y, a = pose
        cell = (x // CELL * 4096 + y // CELL) * 128 + a // TURN
        slot = cell * SPREAD & (SLOTS - 1)
        while self._cells[slot] != -1:
            if self._cells[slot] == cell:
                return
            slot = slot + 1 & (SLOTS - 1)
        self._cells[slot] = cell
        self.x = append(self.x, x)
        self.y = append(self.y, y)
        self.a = append(self.a, a)
        self.before = append(self.before, before)
        self.step = append(self.step, step)
        used = self.position.sailing.measures_used
        self._used = append(self._used, used if step == NONE else used | bit(segment_measure(step)))
        self._open = append(self._open, i64(goes_on))
        self._first = append(self._first, NONE)
        self._old_shores = append(self._old_shores, waters.old_shores)
        self._old_units = append(self._old_units, waters.old_units)
        self._old_terrain = append(self._old_terrain, waters.old_terrain)
