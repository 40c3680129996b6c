"""Where a ship can come in one move action: the ends of whole courses, equal ones merged (PI-C1 to PI-C5)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.sets import bit
from quarterdeck.games.pirates.aboard import MEASURES
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.waters import SAILED, STOPPED

CELL: Final[i64] = 200  # hundredths of a millimetre within which two ends are the same
TURN: Final[i64] = 50  # tenths of a degree
MOST: Final[i64] = 512  # ends of a ship
SLOTS: Final[i64] = 2_048  # of the table of cells: a power of two
SPREAD: Final[i64] = 40_503  # a prime


@final
class Reach:
    """The ends of the courses that a ship can still sail in the move action that has begun; nothing changes.

    The three vectors have an entry for each end: pose, and the end before it on its course (NONE: where she lies now).
    """

    def __init__(self, position: PiratesPosition) -> None:
        """Nothing is found yet."""
        self.position = position
        self.x = vec[i64]()
        self.y = vec[i64]()
        self.a = vec[i64]()
        self.before = vec[i64]()
        self.shores: i64 = 0  # islands that some course ends at
        self.units: i64 = 0  # units that some course ends at
        self._used = vec[i64]()  # measures
        self._open = vec[i64]()  # 1: the course may go on from there
        self._old_shores = vec[i64]()
        self._old_units = vec[i64]()
        self._old_terrain = vec[i64]()
        self._headings = vec[i64]()  # of all ends that were extended, one after another
        self._first = vec[i64]()  # where those of an end begin, NONE: not looked for yet
        self._cells = vec[i64]([-1] * SLOTS)

    def find(self) -> i64:
        """How many ends there are, where she lies now among them (PI-C4); 512 at most, each first heading in turn (PI-C5)."""
        position, waters = self.position, self.position.waters
        unit, used = position.unit, position.used
        x, y, a = waters.x[unit], waters.y[unit], waters.a[unit]
        shores, units, terrain = waters.old_shores, waters.old_units, waters.old_terrain
        self.note(used, 1, NONE)
        level: i64 = 0
        while level < self.count():
            end = self.count()
            self.extend(level, end)
            level = end
        waters.put(unit, x, y, a)
        position.used = used
        waters.old_shores, waters.old_units, waters.old_terrain = shores, units, terrain
        waters.met = NONE
        return self.count()

    def count(self) -> i64:
        """How many ends were found."""
        return i64(len(self.x))

    def extend(self, start: i64, end: i64) -> None:
        """One more segment from each of some ends: their first headings, then their second ones, and so on (PI-C5)."""
        rank: i64 = 0
        found = True
        while found and self.count() < MOST:
            found = False
            for k in range(start, end):
                if self._open[k] and self.count() < MOST:
                    found = self.sail_from(k, rank) or found
            rank += 1

    def sail_from(self, k: i64, rank: i64) -> bool:
        """Whether an end has a heading of that rank; all free measures are sailed on it, whole and half (PI-C2, PI-C3)."""
        position, waters = self.position, self.position.waters
        unit = position.unit
        self.restore(k)
        if self._first[k] == NONE:
            self.look_around(k)
        place = self._first[k] + rank
        if self._headings[place] == NONE:
            self._open[k] = 0
            return False
        a = self._headings[place]
        for measure in range(MEASURES):
            if not position.is_free_measure(measure):
                continue
            length = position.measures(unit, measure)
            for half in range(2):
                found = SAILED if position.tows[unit] == NONE else position.judge_segment(a, length >> half)
                if found <= STOPPED:
                    found = waters.sail(unit, a, length >> half)
                if found <= STOPPED:
                    goes_on = found != STOPPED and waters.met == NONE and half == 0
                    self.note_contacts(found)
                    self.note(position.used | bit(measure), 1 if goes_on else 0, k)
                    self.restore(k)
        return True

    def look_around(self, k: i64) -> None:
        """The headings that are offered where she lies (PI-C2); NONE behind the last."""
        self._first[k] = i64(len(self._headings))
        headings = self.position.headings()
        for j in range(i64(len(headings))):
            self._headings = append(self._headings, headings[j])
        self._headings = append(self._headings, NONE)

    def note_contacts(self, found: i64) -> None:
        """What she touches where a contact has stopped her."""
        if found == STOPPED:
            waters, unit = self.position.waters, self.position.unit
            self.shores |= waters.shores_touched(unit)
            self.units |= waters.units_touched(unit)

    def restore(self, k: i64) -> None:
        """She lies at that end again."""
        position, waters = self.position, self.position.waters
        waters.put(position.unit, self.x[k], self.y[k], self.a[k])
        position.used = self._used[k]
        waters.old_shores, waters.old_units = self._old_shores[k], self._old_units[k]
        waters.old_terrain = self._old_terrain[k]
        waters.met = NONE

    def note(self, used: i64, goes_on: i64, before: i64) -> None:
        """She lies at one more end, unless there is one as good as the same (PI-C5)."""
        if self.count() >= MOST:
            return
        waters, unit = self.position.waters, self.position.unit
        x, y, a = waters.x[unit], waters.y[unit], waters.a[unit]
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
        self._used = append(self._used, used)
        self._open = append(self._open, goes_on)
        self._first = append(self._first, NONE)
        self._old_shores = append(self._old_shores, waters.old_shores)
        self._old_units = append(self._old_units, waters.old_units)
        self._old_terrain = append(self._old_terrain, waters.old_terrain)
