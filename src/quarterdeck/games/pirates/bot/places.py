"""How good it is for a ship to lie somewhere: near its goal, where its cannons reach, out of reach of others."""

from __future__ import annotations

from math import sqrt  # noqa: TID251 - exactly rounded, so hopes are the same on every machine
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.pirates.bot.prospects import GOLD, LATE, SHIP, Outlook, gap, soon
from quarterdeck.games.pirates.codes import NONE, PASS
from quarterdeck.games.pirates.geometry.angles import cosine, sine
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.moving.segments import segment_a, segment_length
from quarterdeck.games.pirates.table import skills
from quarterdeck.games.pirates.table.table import LONG, SHORT
from quarterdeck.games.pirates.texts import abilities

UNIT: Final = 1073741824.0  # the length of a unit vector in `angles`
ALONG: Final = 0.001  # a direction that goes along an axis
BEAM: Final = 700.0
HULL: Final = 2500.0  # from the middle of a hull to its ends, more or less
SUNK: Final = 15.0  # to sink a ship without masts
GOLD_SUNK: Final = 60.0  # and for each gold aboard
STRUCK: Final = 1.0  # of the worth of masts, for a shot now
AIMED: Final = 0.55  # for one in the next turn
CHASE: Final = 0.35  # where a turn is needed to come so near
TIRED: Final = 0.6  # and less for each turn more
WARY: Final = 0.8  # of the loss that a place threatens with
ASTRAY: Final = 6.0  # to dock where nothing is wanted


@final
class Helm:
    """The view from one ship: filled again for every question."""

    def __init__(self) -> None:
        """Start without a ship."""
        self.unit: i64 = 0
        self.x = 0.0  # the middle of the hull
        self.y = 0.0
        self.half = 0.0
        self.goal: i64 = NONE
        self.captain = False
        self.others: i64 = 0  # those that are near enough to shoot, or to be shot at, soon
        self.prey: i64 = 0  # those that are worth going for
        # By other unit: its middle, and what a hit on it is worth.
        self.at_x = vec[float]([0.0] * 60)
        self.at_y = vec[float]([0.0] * 60)
        self.hit = vec[float]([0.0] * 60)
        # Where a course ends.
        self.end_x = 0.0
        self.end_y = 0.0
        self.docked: i64 = NONE

    def take(self, board: PiratesPosition, outlook: Outlook, unit: i64) -> None:
        """Look from a unit; the outlook is that of the position."""
        self.unit = unit
        hull = board.waters.hulls[unit]
        self.x = float(hull.left + hull.right) / 2.0
        self.y = float(hull.bottom + hull.top) / 2.0
        form = board.waters.forms[unit]
        self.half = float(hull.right - hull.left) / 2.0 if form.creature else float(form.length) / 2.0
        if not form.creature:
            a = board.waters.a[unit]
            self.x = float(board.waters.x[unit]) - self.half * float(cosine(a)) / UNIT
            self.y = float(board.waters.y[unit]) - self.half * float(sine(a)) / UNIT
        self.goal = outlook.goal[unit]
        self.captain = skills.able(board, unit, abilities.CAPTAIN)
        self.others = self.prey = 0
        units = board.ships.in_play & board.waters.afloat
        while units:
            other = lowest(units)
            units &= units - 1
            if board.ships.owner[other] != board.ships.owner[unit]:
                self.spot(board, outlook, other)
        if self.goal == NONE:
            self.goal = outlook.race[unit]

    def spot(self, board: PiratesPosition, outlook: Outlook, other: i64) -> None:
        """Somebody else's unit."""
        near = 2.0 * float(board.catalog.measure[LONG]) + outlook.speed[self.unit] + outlook.speed[other]
        if gap(board.waters.hulls[self.unit], board.waters.hulls[other]) <= near:
            self.others |= bit(other)
        elif self.goal != NONE:
            return
        self.prey |= bit(other)
        hull = board.waters.hulls[other]
        self.at_x[other] = float(hull.left + hull.right) / 2.0
        self.at_y[other] = float(hull.bottom + hull.top) / 2.0
        self.hit[other] = 0.0 if outlook.to_home[other] == 0.0 else worth_of_a_hit(board, outlook, other)

    # -- places -------------------------------------------------------------------------------------

    def judge_place(self, board: PiratesPosition, outlook: Outlook) -> float:
        """How good it is to end the move at the end of the course."""
        found = self.of_goal(board, outlook) + self.of_cannons(board, outlook)
        if self.docked not in (NONE, self.goal):
            found -= ASTRAY
        return found - WARY * self.of_danger(board, outlook)

    def of_goal(self, board: PiratesPosition, outlook: Outlook) -> float:
        """The worth of the goal from there."""
        if self.goal == NONE:
            return 0.0
        unit = self.unit
        turns = 0.0
        if self.docked != self.goal:
            way = self.way_to(board.waters.shores[self.goal])
            turns = LATE + way / max(1.0, outlook.speed[unit])
        if outlook.goal[unit] == NONE:
            return GOLD * outlook.stake[unit] * soon(turns + outlook.until_home(board, unit, self.goal))
        return outlook.prize[unit] * soon(turns + outlook.after[unit])

    def way_to(self, shore: Polygon) -> float:
        """The way from the bow to an island, if the ship heads for it."""
        dx = max(float(shore.left) - self.end_x, self.end_x - float(shore.right))
        dy = max(float(shore.bottom) - self.end_y, self.end_y - float(shore.top))
        if dx <= 0.0:
            return max(0.0, dy - self.half)
        way = sqrt(dx * dx + dy * dy) if dy > 0.0 else dx
        return max(0.0, way - self.half)

    def of_cannons(self, board: PiratesPosition, outlook: Outlook) -> float:
        """What the ship's own cannons may do from there."""
        if outlook.far[self.unit] + outlook.near[self.unit] <= 0.0:
            return 0.0
        best = 0.0
        units = self.prey
        while units:
            other = lowest(units)
            units &= units - 1
            if self.hit[other] > 0.0:
                best = max(best, self.hit[other] * self.aim(board, outlook, other))
        return best

    def aim(self, board: PiratesPosition, outlook: Outlook, other: i64) -> float:
        """Hits to expect on another from there, soon ones and later ones."""
        unit = self.unit
        way = self.way_from(other)
        hits = outlook.hits(board, unit, way)
        if hits > 0.0:
            return (STRUCK if self.captain else AIMED) * hits
        reach = float(board.catalog.measure[LONG if outlook.far[unit] > 0.0 else SHORT])
        later = (way - reach) / max(1.0, outlook.speed[unit])
        return CHASE * (outlook.far[unit] + outlook.near[unit]) / (1.0 + TIRED * later)

    def way_from(self, other: i64) -> float:
        """The distance of another's hull from there."""
        dx, dy = self.at_x[other] - self.end_x, self.at_y[other] - self.end_y
        return max(0.0, sqrt(dx * dx + dy * dy) - HULL)

    def of_danger(self, board: PiratesPosition, outlook: Outlook) -> float:
        """What enemy cannons may do to the ship there; nothing at home."""
        unit = self.unit
        if self.docked != NONE and self.docked == outlook.home[board.ships.owner[unit]]:
            return 0.0
        hits = 0.0
        units = self.others
        while units:
            other = lowest(units)
            units &= units - 1
            if outlook.far[other] + outlook.near[other] > 0.0:
                hits += outlook.threat(board, other, self.way_from(other))
        return outlook.loss(board, unit, hits)

    # -- courses ------------------------------------------------------------------------------------

    def stay(self, board: PiratesPosition) -> None:
        """Set the end of the course where the ship lies."""
        self.end_x, self.end_y = self.x, self.y
        self.docked = NONE
        islands = skills.docked_at(board, self.unit)
        if islands:
            self.docked = self.goal if self.goal != NONE and islands & bit(self.goal) else lowest(islands)

    def sail(self, board: PiratesPosition, a: i64, length: i64) -> None:
        """Set the end of the course so far ahead on a heading, or at an island in the way."""
        c, s = float(cosine(a)) / UNIT, float(sine(a)) / UNIT
        way = float(length)
        self.docked = NONE
        shores = board.waters.shores
        for k in range(i64(len(shores))):
            if not board.waters.old_shores & bit(k):
                first = self.meets(shores[k], c, s, way)
                if first < way:
                    way = first
                    self.docked = k
        self.end_x = self.x + way * c
        self.end_y = self.y + way * s

    def meets(self, shore: Polygon, c: float, s: float, way: float) -> float:
        """How far the bow may go in a direction, up to a limit, before it meets the box around an island."""
        low, high = 0.0, way + self.half
        for axis in range(2):
            start = self.x if axis == 0 else self.y
            d = c if axis == 0 else s
            least = float(shore.left if axis == 0 else shore.bottom) - BEAM - start
            most = float(shore.right if axis == 0 else shore.top) + BEAM - start
            if -ALONG < d < ALONG:
                if least > 0.0 or most < 0.0:
                    return way
            else:
                one, other = least / d, most / d
                low = max(low, min(one, other))
                high = min(high, max(one, other))
        return max(0.0, low - self.half) if low < high else way

    def weigh_courses(self, board: PiratesPosition, outlook: Outlook, moves: Moves, values: vec[i64]) -> None:
        """Value each listed segment, and the end of the move."""
        for k in range(moves.count):
            if moves.items[k] == PASS:
                self.stay(board)
            else:
                self.sail(board, segment_a(moves.items[k]), segment_length(moves.items[k]))
            values[k] = i64(self.judge_place(board, outlook))


def worth_of_a_hit(board: PiratesPosition, outlook: Outlook, unit: i64) -> float:
    """The worth of a hit on a unit to others."""
    masts = float(count(board.ships.masts[unit]))
    if masts <= 0.0:
        return SUNK + GOLD_SUNK * outlook.carried[unit]
    found = outlook.rig[unit] / masts
    stake = SHIP + max(100.0 * outlook.carried[unit], 0.5 * outlook.prize[unit])
    return found + 0.7 * stake / (masts * masts)
