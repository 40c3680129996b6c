"""What the log says about a segment: its length and its direction."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, LENGTH_BITS, MET, NONE
from quarterdeck.games.pirates.geometry.angles import HALF_ROUND, ROUND, heading_of, size
from quarterdeck.games.pirates.geometry.line_of_fire import Nearest
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.rules.moving.segments import centre
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.table import LONG, Table

WITHIN: Final[i64] = 150  # tenths of a degree beside the heading: what lies there still lies ahead


class Lookout:
    """What lies nearest ahead of a point."""

    def __init__(self, x: i64, y: i64, a: i64) -> None:
        self.x = x
        self.y = y
        self.a = a
        self.word = i64(NONE)
        self.least = i64(NONE)

    def look_at(self, polygon: Polygon, word: i64) -> None:
        """Keep the word of the nearest thing so far."""
        nearest = Nearest()
        nearest.find(polygon, self.x, self.y)
        dx, dy = nearest.x - self.x, nearest.y - self.y
        if dx == 0 and dy == 0:
            return
        beside = (heading_of(dx, dy) - self.a + ROUND + HALF_ROUND) % ROUND - HALF_ROUND
        far = dx * dx + dy * dy
        if size(beside) <= WITHIN and (self.least == NONE or far < self.least):
            self.word = word
            self.least = far


def ahead(table: Table, unit: i64, a: i64) -> i64:
    """The word of the island or ship that lies nearest ahead of a unit on a heading, or NONE."""
    waters = table.waters
    lookout = Lookout(centre(table, unit, LONG), centre(table, unit, 0), a)
    for k in range(min(i64(len(waters.shores)), i64(len(table.islands.card)))):
        lookout.look_at(waters.shores[k], questions.island_word(table, table.islands.card[k]))
    others = waters.others(unit)
    while others:
        other = lowest(others)
        others &= others - 1
        lookout.look_at(waters.hulls[other], other)
    return lookout.word


def tell_course(table: Table, unit: i64, towards: i64) -> None:
    """Tell how far a unit sails, up to where something stops it, and towards what, or which island it reaches."""
    packed = table.waters.way
    if towards != NONE:
        packed += (towards + 1) << LENGTH_BITS
    questions.tell(table, codes.COURSE, table.turn, unit, packed)


def reached(table: Table, met: i64, towards: i64) -> i64:
    """The word of the island that a unit reaches, or of the thing ahead."""
    island = met - MET - ASHORE
    if 0 <= island < i64(len(table.islands.card)) and met < codes.AGROUND:
        return questions.island_word(table, table.islands.card[island])
    return towards
