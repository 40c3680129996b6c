"""What the fleets of a pirates' game may hope for: gold on its way home, gold still to fetch, ships, and danger.

Everything is in hundredths of a gold coin of value 1. Distances are those between the boxes around pieces: near enough
for hopes. Gold that comes later is worth less, since half of it wins.
"""

from __future__ import annotations

from math import sqrt  # noqa: TID251 - exactly rounded, so hopes are the same on every machine
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.pirates.codes import ASHORE, COIN_KINDS, NONE, OUT, UNITS
from quarterdeck.games.pirates.geometry.polygons import Polygon, touch
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.common import standing_forts
from quarterdeck.games.pirates.rules.shooting import cannons as cannons_rules
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.aboard import MEASURES
from quarterdeck.games.pirates.table.table import LONG, SHORT
from quarterdeck.games.pirates.texts import abilities

GOLD: Final = 100.0
PACE: Final = 0.08  # what comes in n turns is worth 1 / (1 + PACE n)
LATE: Final = 0.6  # turns lost where a ship does not arrive exactly
TRIP: Final = 1.0  # of the gold that is still to be fetched
UNIQUE: Final = 1.5  # gold that a unique treasure is taken for
PICKED: Final = 1.15  # the best coins of several are better than the mean
TOUCHING: Final = 60.0
SHIP: Final = 20.0
HULK: Final = 8.0  # without masts
HULK_AT_HOME: Final = 25.0  # where she can be repaired
MAST: Final = 10.0
CANNON: Final = 24.0  # that always hits
FAR_CANNON: Final = 30.0
CAPTURED: Final = 60.0  # a ship without masts that is towed home
ADRIFT: Final = 0.12  # of the gold aboard that a ship without masts still brings home
PINNED: Final = 0.3  # of the speed
CONTESTED: Final = 0.2  # of the gold for which another ship is nearer
LEFT_OVER: Final = 0.35  # of the gold that no ship is on its way to
AT_STAKE: Final = 0.6  # of the gold aboard, when all masts may be lost
NOT_NEXT: Final = 0.5  # of a danger that can still be met
AMBUSH: Final = 0.25  # cannons that must come nearer first
RUNNING_FIRE: Final = 0.7  # those of a Captain, who does both
RESTLESS: Final = 15.0  # rounds without any event after which the present state of things looks like the end
FADE: Final = 0.7  # of what was hoped for until then
EVERYWHERE: Final[i64] = 60  # islands on a table, at most


def gap(one: Polygon, other: Polygon) -> float:
    """The distance of the boxes around two polygons."""
    dx = max(one.left - other.right, other.left - one.right)
    dy = max(one.bottom - other.top, other.bottom - one.top)
    if dx <= 0:
        return float(max(0, dy))
    return sqrt(float(dx * dx + dy * dy)) if dy > 0 else float(dx)


def soon(turns: float) -> float:
    """What remains of the value of something that comes in so many turns."""
    return 1.0 / (1.0 + PACE * turns)


@final
class Outlook:
    """The outlook of a position: a buffer that is filled again for each position."""

    def __init__(self) -> None:
        """Start without a position."""
        # By unit.
        self.speed = vec[float]([0.0] * 60)  # hundredths of a millimetre in a turn
        self.room = vec[float]([0.0] * 60)
        self.carried = vec[float]([0.0] * 60)  # gold
        self.coins_aboard = vec[float]([0.0] * 60)
        self.to_home = vec[float]([0.0] * 60)  # turns
        self.held = vec[float]([0.0] * 60)  # turns in which it cannot move
        self.far = vec[float]([0.0] * 60)  # hits to expect of all cannons of range L
        self.near = vec[float]([0.0] * 60)  # of the others
        self.body = vec[float]([0.0] * 60)  # what the unit is worth but for masts
        self.rig = vec[float]([0.0] * 60)  # what its masts are worth
        self.goal = vec[i64]([0] * 60)  # the island that it should go to, or NONE
        self.prize = vec[float]([0.0] * 60)  # hundredths that it brings home from there
        self.after = vec[float]([0.0] * 60)  # turns from there until it has done so
        self.next = vec[float]([0.0] * 60)  # hundredths that it brings home from a trip after that
        self.race = vec[i64]([0] * 60)  # the island from which it would bring most if no other ship came first, or NONE
        self.stake = vec[float]([0.0] * 60)  # gold that it would bring from there
        # By island.
        self.coins = vec[float]([0.0] * 60)
        self.gold = vec[float]([0.0] * 60)
        # By seat.
        self.home = vec[i64]([0] * 4)
        self.hopes = vec[float]([0.0] * 4)
        # By seat and island, by unit and island.
        self.way = vec[float]([0.0] * 240)
        self.trip = vec[float]([0.0] * 3600)
        self.islands: i64 = 0
        self.future = 1.0  # how much there is to be hoped and feared, other than gold at home

    def survey(self, board: PiratesPosition) -> None:
        """Survey a position: what lies where, and which ship goes for which treasure."""
        quiet = 0.0 if board.stirred else float(board.quiet_rounds)
        self.future = 1.0 - FADE * min(1.0, quiet / RESTLESS)
        self.count_treasure(board)
        self.measure_ways(board)
        units = board.ships.in_play
        while units:
            unit = lowest(units)
            units &= units - 1
            self.muster(board, unit)
        self.send_out(board)

    # -- what there is ------------------------------------------------------------------------------

    def count_treasure(self, board: PiratesPosition) -> None:
        """Count coins and gold on islands and ships; each unknown treasure counts as the mean of all unknown ones.

        What is aboard a ship in tow counts as aboard the one that tows her.
        """
        mean = mean_of_pool(board)
        self.islands = i64(len(board.islands.home))
        for k in range(self.islands):
            self.coins[k] = float(board.islands.unseen[k])
            self.gold[k] = mean * float(board.islands.unseen[k])
        for unit in range(i64(len(board.ships.card))):
            self.carried[unit] = self.coins_aboard[unit] = 0.0
        self.weigh_slots(board, mean)
        for unit in range(i64(len(board.ships.card))):
            towed = board.ships.tows[unit]
            if towed != NONE:
                self.carried[unit] += self.carried[towed]
                self.carried[towed] = 0.0

    def weigh_slots(self, board: PiratesPosition, mean: float) -> None:
        """Weigh the treasure that somebody has looked at, where it lies."""
        for slot in range(i64(len(board.treasure.at))):
            place = board.treasure.at[slot]
            what = board.treasure.what[slot]
            worth = mean
            if what != NONE:
                worth = float(board.treasure.worth[what]) if board.treasure.worth[what] < COIN_KINDS else UNIQUE
            if place < UNITS:
                self.carried[place] += worth
                self.coins_aboard[place] += 1.0
            elif ASHORE <= place < OUT:
                self.coins[place - ASHORE] += 1.0
                self.gold[place - ASHORE] += worth

    def measure_ways(self, board: PiratesPosition) -> None:
        """Measure the way from every seat's home to every island; nobody fetches treasure from a home."""
        shores = board.waters.shores
        for seat in range(board.seats):
            home = questions.home_of(board, seat)
            self.home[seat] = home
            for k in range(self.islands):
                self.way[seat * EVERYWHERE + k] = gap(shores[k], shores[home]) if home != NONE else 0.0
            if home != NONE:
                self.coins[home] = self.gold[home] = 0.0

    def muster(self, board: PiratesPosition, unit: i64) -> None:
        """Take down what a unit is and has."""
        self.goal[unit] = self.race[unit] = NONE
        self.stake[unit] = 0.0
        self.prize[unit] = self.after[unit] = self.next[unit] = 0.0
        self.speed[unit] = speed_of(board, unit)
        self.held[unit] = float(board.ships.idle_turns[unit]) + (1.0 if board.next_turn.chained & bit(unit) else 0.0)
        self.room[unit] = 0.0 if questions.is_creature(board, unit) else float(aboard.room(board, unit))
        self.arm(board, unit)
        home = self.home[board.ships.owner[unit]]
        self.to_home[unit] = self.turns(board, unit, home) if home != NONE else 0.0

    def arm(self, board: PiratesPosition, unit: i64) -> None:
        """Note a unit's cannons and its worth."""
        far = near = 0.0
        long_range = board.catalog.measure[LONG]
        cannons = cannons_rules.all_cannons(board, unit)
        while cannons:
            cannon = lowest(cannons)
            cannons &= cannons - 1
            hits = float(max(0, 6 - cannons_rules.rank_of(board, unit, cannon))) / 6.0
            if aboard.reach_of(board, unit, cannon) >= long_range:
                far += hits
            else:
                near += hits
        self.far[unit] = far
        self.near[unit] = near
        masts = float(count(board.ships.masts[unit] & ~board.ships.burning[unit]))
        self.rig[unit] = masts * MAST + far * FAR_CANNON + near * CANNON
        self.body[unit] = SHIP if board.ships.masts[unit] != 0 else HULK

    def turns(self, board: PiratesPosition, unit: i64, island: i64) -> float:
        """Turns until a unit lies at an island."""
        waters = board.waters
        way = gap(waters.hulls[unit], waters.shores[island])
        if way <= TOUCHING and touch(waters.hulls[unit], waters.shores[island]):
            return 0.0
        return LATE + self.held[unit] + way / max(1.0, self.speed[unit])

    def hits(self, board: PiratesPosition, unit: i64, way: float) -> float:
        """Hits to expect of a unit over a distance."""
        if way > float(board.catalog.measure[LONG]):
            return 0.0
        return self.far[unit] + (self.near[unit] if way <= float(board.catalog.measure[SHORT]) else 0.0)

    # -- trips --------------------------------------------------------------------------------------

    def send_out(self, board: PiratesPosition) -> None:
        """Every ship has a goal: the best trip of all is taken first, and leaves less for the others."""
        waiting = self.count_trips(board)
        while waiting:
            best = 0.0
            who: i64 = NONE
            where: i64 = 0
            units = waiting
            while units:
                unit = lowest(units)
                units &= units - 1
                for k in range(self.islands):
                    if self.trip[unit * EVERYWHERE + k] > best:
                        best = self.trip[unit * EVERYWHERE + k]
                        who, where = unit, k
            if who == NONE:
                return
            waiting &= ~bit(who)
            self.go_for(board, who, where)
            units = waiting
            while units:
                self.trip[lowest(units) * EVERYWHERE + where] = self.value_of_trip(board, lowest(units), where)
                units &= units - 1

    def count_trips(self, board: PiratesPosition) -> i64:
        """The value of each trip; the set of ships that can make one. Until they have a better goal, ships head home."""
        found: i64 = 0
        units = board.ships.in_play
        while units:
            unit = lowest(units)
            units &= units - 1
            if self.speed[unit] > 0.0 and (self.carried[unit] > 0.0 or questions.tows_derelict(board, unit)):
                self.head_home(board, unit)
            if self.can_fetch(board, unit):
                found |= bit(unit)
                self.weigh_trips(board, unit)
        return found

    def weigh_trips(self, board: PiratesPosition, unit: i64) -> None:
        """The value of each trip of a ship, as long as no other has a goal; and the best of them."""
        most = 0.0
        for k in range(self.islands):
            value = self.value_of_trip(board, unit, k)
            self.trip[unit * EVERYWHERE + k] = value
            if value > most:
                most = value
                self.race[unit] = k
                self.stake[unit] = self.haul(k, self.room[unit])

    def can_fetch(self, board: PiratesPosition, unit: i64) -> bool:
        """Whether a unit is a ship that can sail freely."""
        if self.speed[unit] <= 0.0 or questions.is_creature(board, unit) or questions.tows_derelict(board, unit):
            return False
        return board.ships.masts[unit] != 0 or questions.towed_by(board, unit) == NONE

    def value_of_trip(self, board: PiratesPosition, unit: i64, island: i64) -> float:
        """What a ship gains by fetching treasure from an island, at once or after it has been home; gold."""
        return max(self.at_once(board, unit, island), self.later(board, unit, island))

    def at_once(self, board: PiratesPosition, unit: i64, island: i64) -> float:
        """What a ship gains by fetching treasure from an island before it takes home what is aboard; gold."""
        haul = self.haul(island, self.room[unit])
        if haul <= 0.0:
            return 0.0
        carried = self.carried[unit]
        turns = self.turns(board, unit, island) + self.until_home(board, unit, island)
        return (carried + haul) * soon(turns) - carried * soon(self.to_home[unit])

    def later(self, board: PiratesPosition, unit: i64, island: i64) -> float:
        """What a ship gains by fetching treasure from an island after it has been home; gold."""
        if self.carried[unit] <= 0.0:
            return 0.0
        haul = self.haul(island, self.room[unit] + self.coins_aboard[unit])
        there = self.sailing(board, unit, island)
        return haul * soon(self.to_home[unit] + there + self.until_home(board, unit, island))

    def haul(self, island: i64, room: float) -> float:
        """The gold that a ship with this much room takes from an island."""
        coins = self.coins[island]
        if coins <= 0.0 or room <= 0.0:
            return 0.0
        if room >= coins:
            return self.gold[island]
        return min(self.gold[island], PICKED * room * self.gold[island] / coins)

    def sailing(self, board: PiratesPosition, unit: i64, island: i64) -> float:
        """Turns between an island and home."""
        return LATE + self.way[board.ships.owner[unit] * EVERYWHERE + island] / max(1.0, self.speed[unit])

    def until_home(self, board: PiratesPosition, unit: i64, island: i64) -> float:
        """Turns from the moment in which it lies at an island until it is home, the exploring included."""
        return self.sailing(board, unit, island) + (0.0 if skills.able(board, unit, abilities.EXPLORER) else 1.0)

    def go_for(self, board: PiratesPosition, unit: i64, island: i64) -> None:
        """Assign a trip to a ship; the treasure it takes is no longer there for others."""
        if self.later(board, unit, island) > self.at_once(board, unit, island):
            self.next[unit] = GOLD * self.later(board, unit, island)
            self.take(island, self.room[unit] + self.coins_aboard[unit])
            self.head_home(board, unit)
            return
        haul = self.take(island, self.room[unit])
        self.goal[unit] = island
        self.prize[unit] = GOLD * (self.carried[unit] + TRIP * haul)
        self.after[unit] = self.until_home(board, unit, island)

    def take(self, island: i64, room: float) -> float:
        """The gold that is taken from an island."""
        haul = self.haul(island, room)
        self.coins[island] = max(0.0, self.coins[island] - room)
        self.gold[island] = max(0.0, self.gold[island] - haul)
        return haul

    def head_home(self, board: PiratesPosition, unit: i64) -> None:
        """A ship brings home what it has."""
        self.goal[unit] = self.home[board.ships.owner[unit]]
        self.prize[unit] = GOLD * self.carried[unit] + (CAPTURED if board.ships.tows[unit] != NONE else 0.0)
        self.after[unit] = 0.0

    # -- hopes --------------------------------------------------------------------------------------

    def hope(self, board: PiratesPosition) -> None:
        """What each seat may hope for, after a survey."""
        strength = vec[float]([0.0, 0.0, 0.0, 0.0])
        total = 0.0
        for seat in range(board.seats):
            self.hopes[seat] = GOLD * float(board.islands.home_gold[seat])
        units = board.ships.in_play
        while units:
            unit = lowest(units)
            units &= units - 1
            seat = board.ships.owner[unit]
            self.hopes[seat] += self.worth_of(board, unit) - self.danger(board, unit)
            power = self.power(unit)
            strength[seat] += power
            total += power
        left = self.left_ashore()
        if total > 0.0:
            for seat in range(board.seats):
                self.hopes[seat] += self.future * GOLD * LEFT_OVER * left * strength[seat] / total

    def gold_hoped(self, board: PiratesPosition, seat: i64) -> float:
        """The gold that a seat is likely to have at the end, after a survey: what its ships are worth themselves is left out."""
        found = GOLD * float(board.islands.home_gold[seat] + standing_forts.fort_gold(board, seat))
        mine = total = 0.0
        units = board.ships.in_play
        while units:
            unit = lowest(units)
            units &= units - 1
            power = self.power(unit)
            total += power
            if board.ships.owner[unit] == seat:
                mine += power
                found += self.brings(board, unit) - self.danger(board, unit)
        if total > 0.0:
            found += self.future * GOLD * LEFT_OVER * self.left_ashore() * mine / total
        return max(0.0, found / GOLD)

    def power(self, unit: i64) -> float:
        """How much treasure a unit could carry, and how fast."""
        return self.speed[unit] * (self.room[unit] + self.coins_aboard[unit])

    def left_ashore(self) -> float:
        """The gold that no ship is on its way to."""
        left = 0.0
        for k in range(self.islands):
            left += self.gold[k]
        return left

    def worth_of(self, board: PiratesPosition, unit: i64) -> float:
        """The worth of a unit to its seat, with the gold that it has or fetches."""
        found = self.body[unit] + self.rig[unit]
        if board.ships.masts[unit] == 0 and self.to_home[unit] == 0.0:
            found += HULK_AT_HOME
        return found + self.brings(board, unit)

    def brings(self, board: PiratesPosition, unit: i64) -> float:
        """The gold that a unit has or fetches, in hundredths, as far as it is likely to bring it home."""
        if self.goal[unit] != NONE:
            arrival = self.turns(board, unit, self.goal[unit])
            return self.future * (self.next[unit] + self.prize[unit] * soon(arrival + self.after[unit]))
        if self.race[unit] != NONE:
            island = self.race[unit]
            turns = self.turns(board, unit, island) + self.until_home(board, unit, island)
            return self.future * CONTESTED * GOLD * self.stake[unit] * soon(turns)
        return self.future * GOLD * ADRIFT * self.carried[unit] if self.carried[unit] > 0.0 else 0.0

    def danger(self, board: PiratesPosition, unit: i64) -> float:
        """What the cannons of others are likely to cost a unit."""
        if board.ships.masts[unit] == 0 or self.to_home[unit] == 0.0:
            return 0.0
        hits = 0.0
        units = board.ships.in_play & board.waters.afloat
        while units:
            other = lowest(units)
            units &= units - 1
            if board.ships.owner[other] != board.ships.owner[unit] and self.far[other] + self.near[other] > 0.0:
                way = gap(board.waters.hulls[unit], board.waters.hulls[other])
                threat = self.threat(board, other, way)
                hits += threat if is_next(board, other) else NOT_NEXT * threat
        return self.loss(board, unit, hits)

    def threat(self, board: PiratesPosition, unit: i64, way: float) -> float:
        """Hits to expect of a unit in its next turn, over a distance."""
        found = self.hits(board, unit, way)
        nearer = self.hits(board, unit, max(0.0, way - 0.8 * self.speed[unit]))
        share = RUNNING_FIRE if skills.able(board, unit, abilities.CAPTAIN) else AMBUSH
        return max(found, share * nearer)

    def loss(self, board: PiratesPosition, unit: i64, hits: float) -> float:
        """The cost of so many hits: masts, and with the last mast everything aboard."""
        masts = float(questions.masts_left(board, unit))
        if masts <= 0.0 or hits <= 0.0:
            return 0.0
        part = self.future * min(1.0, hits / masts)
        return part * self.rig[unit] + part * part * AT_STAKE * (
            SHIP + max(GOLD * self.carried[unit], 0.5 * self.prize[unit])
        )


def is_next(board: PiratesPosition, unit: i64) -> bool:
    """Whether a unit acts before those that it threatens: it still may in this turn, or the others' turn is under way."""
    if board.ships.owner[unit] == board.turn:
        return not board.this_turn.acted & bit(unit)
    return board.this_turn.acted != 0


def mean_of_pool(board: PiratesPosition) -> float:
    """The gold of a treasure that nobody has seen, on the average."""
    pool = board.treasure.pool
    if pool == 0:
        return 0.0
    total = 0.0
    while pool:
        worth = board.treasure.worth[lowest(pool)]
        pool &= pool - 1
        total += float(worth) if worth < COIN_KINDS else UNIQUE
    return total / float(count(board.treasure.pool))


def speed_of(board: PiratesPosition, unit: i64) -> float:
    """How far a unit goes in a turn; a ship in tow goes as far as the ship that tows her."""
    tower = questions.towed_by(board, unit)
    if tower != NONE:
        return 0.0 if questions.is_flotilla(board, unit) else float(board.catalog.measure[SHORT])
    if board.ships.masts[unit] == 0 and not aboard.rows(board, unit):
        return 0.0
    way: i64 = 0
    for k in range(MEASURES):
        way += aboard.measures(board, unit, k)
    return PINNED * float(way) if board.ships.pinned_by[unit] else float(way)
