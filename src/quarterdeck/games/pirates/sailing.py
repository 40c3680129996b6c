"""The move action and what follows it: segments, docking, unloading, towing (PI-7, PI-8, PI-10, PI-17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.games.pirates import codes, effects, kinds
from quarterdeck.games.pirates.aboard import ADDED_L, ADDED_LIGHT, ADDED_S, ADDED_STREAM, MEASURES
from quarterdeck.games.pirates.angles import ROUND, heading_of, turned
from quarterdeck.games.pirates.candidates import BERTHS, berth, pose_a, pose_x, pose_y
from quarterdeck.games.pirates.catalog import MOVES
from quarterdeck.games.pirates.codes import (
    ASHORE,
    BERTHING,
    BURNING,
    CHOOSING,
    LENGTH_BITS,
    MAST,
    NONE,
    PASS,
    SAILING,
    SEGMENT,
    SPREADING,
    TOWING,
    UNIT,
)
from quarterdeck.games.pirates.lines_of_fire import Nearest
from quarterdeck.games.pirates.plane import Polygon, within
from quarterdeck.games.pirates.seas import LONG
from quarterdeck.games.pirates.setting_out import SettingOut
from quarterdeck.games.pirates.waters import STOPPED

OFFSETS: Final = vec[i64]([0, 150, -150, 300, -300, 450, -450, 600, -600, 900, -900, 1200, -1200, 1500, -1500, 1800])
HEADINGS: Final[i64] = 40  # offered at most (PI-C2)
AIMED_WITHIN: Final[i64] = 3  # times L
PERILS: Final[i64] = 1  # the first stage of what follows an action; 0: it is being done
TOWED_NOWHERE: Final[i64] = 6  # refused: no pose is left for the towed ship (PI-R29)
SILVER: Final[i64] = 1  # what a silver coin is worth (PI-A79)
OUT_FROM: Final[i64] = 5  # a fire mast that rolls so much is removed (PI-17.2)
SPREADS_TO: Final[i64] = 2  # and so little spreads (PI-17.3)


def segment_move(measure: i64, a: i64, length: i64) -> i64:
    """The move that names a segment (PI-N17)."""
    return SEGMENT + ((measure * ROUND + a) << LENGTH_BITS) + length


def segment_measure(move: i64) -> i64:
    """Its measure: which of the base move."""
    return ((move - SEGMENT) >> LENGTH_BITS) // ROUND


def segment_a(move: i64) -> i64:
    """Its heading."""
    return ((move - SEGMENT) >> LENGTH_BITS) % ROUND


def segment_length(move: i64) -> i64:
    """Its length."""
    return (move - SEGMENT) & (bit(LENGTH_BITS) - 1)


class Sailing(SettingOut):
    """How ships move."""

    # -- fire before the action ---------------------------------------------------------------------

    def name(self, unit: i64) -> None:
        """A unit is to act: its fires first, then it chooses (PI-17.1, PI-R32)."""
        self.unit = unit
        self.action = NONE
        self.tell(codes.NAMED, self.turn, unit)
        self.left = count(self.burning[unit])
        self.out = 0
        self.spreads = 0
        if self.left:
            self.phase = BURNING
            self.player = CHANCE
        else:
            self.ask_action()

    def ask_action(self) -> None:
        """The player chooses what the unit does (PI-D8)."""
        self.phase = CHOOSING
        self.player = self.who = self.turn

    def burn(self, die: i64) -> None:
        """One die for each fire mast, then all are applied: removals first (PI-17.2, PI-17.3, PI-R32)."""
        unit = self.unit
        self.tell(codes.FIRE_DIE, self.turn, unit, die)
        fires = self.burning[unit]
        for _ in range(count(fires) - self.left):
            fires &= fires - 1
        if die >= OUT_FROM:
            self.out |= bit(lowest(fires))
        elif die <= SPREADS_TO:
            self.spreads += 1
        self.left -= 1
        if self.left == 0:
            self.put_out()

    def put_out(self) -> None:
        """Fires that are out take their masts with them; then others spread."""
        unit = self.unit
        out = self.out
        while out:
            mast = lowest(out)
            out &= out - 1
            self.burning[unit] &= ~bit(mast)
            self.tell(codes.FIRE_OUT, self.owner[unit], unit, mast)
            self.drop_mast(unit, mast)
        if not self.check_end():
            self.spread()

    def spread(self) -> None:
        """The next fire spreads to a mast of the owner's choice (PI-17.3, PI-D21)."""
        unit = self.unit
        while self.spreads:
            sound = self.standing[unit] & ~self.burning[unit]
            if count(sound) > 1:
                self.phase = SPREADING
                self.player = self.who = self.owner[unit]
                return
            self.spreads -= 1
            if sound:
                self.catch_fire(unit, lowest(sound))
        self.ask_action()

    def catch_fire(self, unit: i64, mast: i64) -> None:
        """A mast becomes a fire mast."""
        self.burning[unit] |= bit(mast)
        self.tell(codes.FIRE_SPREADS, self.owner[unit], unit, mast)

    def drop_mast(self, unit: i64, mast: i64) -> None:
        """A mast is gone; without any she is derelict (PI-10.1, PI-9.7, PI-R29)."""
        self.standing[unit] &= ~bit(mast)
        self.burning[unit] &= ~bit(mast)
        self.tell(codes.MAST_LOST, self.owner[unit], unit, mast)
        self.stir()
        if self.standing[unit] == 0:
            self.tell(codes.DERELICT, self.owner[unit], unit)
            self.end_tow(unit)
            self.free_from(unit)

    # -- the move action ----------------------------------------------------------------------------

    def can_move(self, unit: i64) -> bool:
        """Whether a unit may be given a move action (PI-9.7, PI-10.2, PI-A44, PI-R67)."""
        if self.pinned_by[unit] or (self.chained | self.wrecks) & bit(unit) or self.towed_by(unit) != NONE:
            return False
        return self.standing[unit] != 0 or self.rows(unit)

    def begin_move(self) -> None:
        """The move action begins; out of a fog bank with a die (PI-K1)."""
        unit = self.unit
        self.used = 0
        self.docked_now = 0
        self.stage = 0
        self.waters.heedless = self.able(unit, effects.TERRAIN_PROOF) or self.has(unit, kinds.TREASURE_SEXTANT)
        if self.lost_in[unit] != NONE:
            self.ask_peril(self.lost_in[unit])
        else:
            self.cast_off()

    def cast_off(self) -> None:
        """What she touches is old contact (PI-N10); a sargasso sea may hold her, a trade current carries her (PI-K4, PI-K6)."""
        unit, waters = self.unit, self.waters
        towed = self.tows[unit]
        waters.cast_off(unit, bit(towed) if towed != NONE else 0)
        self.stream = waters.old_terrain & waters.terrain.currents(self.turn) != 0
        holds = 0 if waters.heedless else waters.old_terrain & waters.terrain.sargasso()
        if holds:
            self.ask_peril(lowest(holds))
        else:
            self.ask_segment()

    def ask_segment(self) -> None:
        """The next segment, or the end of the move (PI-D9)."""
        self.phase = SAILING
        self.player = self.who = self.turn

    def ask_peril(self, number: i64) -> None:
        """A die for terrain; written by the class that knows what it does."""
        raise NotImplementedError

    def is_free_measure(self, k: i64) -> bool:
        """Whether a measure is there, not used, and not the same as an earlier one that is free (PI-R7).

        Measures that texts add come after those of the base move, whether these were used or not.
        """
        length = self.measures(self.unit, k)
        if length == 0 or self.used & bit(k) or (k < MOVES and self.used >= bit(MOVES)):
            return False
        j: i64 = 0 if k < MOVES else MOVES
        while j < k and (self.used & bit(j) or self.measures(self.unit, j) != length):
            j += 1
        return j == k

    def judge_segment(self, a: i64, length: i64) -> i64:
        """What would come of a segment of the unit that moves: a code of `waters`, or TOWED_NOWHERE."""
        unit = self.unit
        waters = self.waters
        towed = self.tows[unit]
        if towed == NONE:
            return waters.judge(unit, a, length)
        x, y, before = waters.x[unit], waters.y[unit], waters.a[unit]
        towed_x, towed_y, towed_a = waters.x[towed], waters.y[towed], waters.a[towed]
        shores, units, terrain = waters.old_shores, waters.old_units, waters.old_terrain
        found = waters.sail(unit, a, length)
        waters.sail_out(unit)
        if found <= STOPPED and not waters.take_in_tow(unit, towed):
            found = TOWED_NOWHERE
        waters.put(unit, x, y, before)
        waters.put(towed, towed_x, towed_y, towed_a)
        waters.old_shores, waters.old_units, waters.old_terrain = shores, units, terrain
        return found

    def in_open_water(self) -> bool:
        """Whether nothing but the turn decides if a segment is legal (PI-N8, PI-N10, PI-R29)."""
        waters = self.waters
        return (
            self.tows[self.unit] == NONE
            and not (waters.ghosts | waters.deep) & bit(self.unit)
            and waters.old_shores == 0
            and waters.old_units == 0
            and waters.old_terrain == 0
        )

    def can_sail(self, a: i64, length: i64) -> bool:
        """Whether a segment is legal."""
        if self.in_open_water():
            return self.waters.may_turn(self.unit, a)
        return self.judge_segment(a, length) <= STOPPED

    def headings(self) -> vec[i64]:
        """Headings that are offered: offsets from the present one, then towards islands and near ships (PI-C2)."""
        waters = self.waters
        unit = self.unit
        found = vec[i64]()
        for k in range(i64(len(OFFSETS))):
            found = append(found, turned(waters.a[unit], OFFSETS[k]))
        x, y = self.centre(unit, LONG), self.centre(unit, 0)
        nearest = Nearest()
        for k in range(i64(len(waters.shores))):
            nearest.find(waters.shores[k], x, y)
            found = with_heading(found, nearest.x - x, nearest.y - y)
        reach = AIMED_WITHIN * self.catalog.measure[LONG]
        others = waters.others(unit)
        while others:
            other = lowest(others)
            others &= others - 1
            if within(waters.hulls[unit], waters.hulls[other], reach):
                found = with_heading(found, self.centre(other, LONG) - x, self.centre(other, 0) - y)
        return found

    def centre(self, unit: i64, axis: i64) -> i64:
        """The middle of a hull's box: x for LONG, y for 0."""
        hull = self.waters.hulls[unit]
        return (hull.left + hull.right) >> 1 if axis == LONG else (hull.bottom + hull.top) >> 1

    def add_segments(self, moves: Moves) -> None:
        """No more of the move, and the segments that are offered (PI-C1 to PI-C4)."""
        moves.add(PASS)
        headings = self.headings()
        open_water = self.in_open_water()
        for j in range(i64(len(headings))):
            a = headings[j]
            if open_water and not self.waters.may_turn(self.unit, a):
                continue
            for k in range(MEASURES):
                if self.is_free_measure(k):
                    length = self.measures(self.unit, k)
                    if open_water or self.can_sail(a, length):
                        moves.add(segment_move(k, a, length))
                    if open_water or self.can_sail(a, length >> 1):
                        moves.add(segment_move(k, a, length >> 1))

    def sail_on(self, move: i64) -> None:
        """One more segment, or the end of the move (PI-7.3, PI-7.4)."""
        if move == PASS:
            self.end_move(STOPPED)
            return
        unit = self.unit
        measure = segment_measure(move)
        self.used |= bit(measure)
        self.show_sailors(unit, measure)
        found = self.waters.sail(unit, segment_a(move), segment_length(move))
        self.stream = self.stream or self.waters.crossed & self.waters.terrain.currents(self.turn) != 0
        self.end_segment(found)

    def end_segment(self, found: i64) -> None:
        """The segment is sailed, or interrupted by terrain that asks for a die."""
        unit = self.unit
        self.follow_tower()
        self.leave_islands(unit)
        if self.waters.met != NONE:
            self.ask_peril(self.waters.met)
            return
        self.tell(codes.SAILED_TO, self.turn, unit, found)
        if found == STOPPED or not self.has_measure():
            self.end_move(found)
        else:
            self.ask_segment()

    def follow_tower(self) -> None:
        """What she tows comes along; where there is no room for it the tow ends (PI-10.8, PI-R29)."""
        towed = self.tows[self.unit]
        if towed != NONE:
            if not self.waters.take_in_tow(self.unit, towed):
                self.end_tow(self.unit)
            self.leave_islands(towed)

    def show_sailors(self, unit: i64, measure: i64) -> None:
        """Crew without which the unit could not sail that measure is turned up (PI-4.7)."""
        if measure == ADDED_S:
            self.use(unit, effects.HELMSMAN)
        elif measure == ADDED_LIGHT:
            self.use(unit, effects.LIGHT)
        elif measure == ADDED_STREAM:
            self.carried |= bit(unit)
        elif measure == ADDED_L:
            self.use(unit, effects.UNDER_FULL_SAIL)
        if self.was_free and not self.tricks.short:
            self.use(unit, effects.SHOOT_AND_MOVE)
        if self.standing[unit] == 0 and not self.has_oars(unit):
            self.use(unit, effects.OARSMAN)

    def has_measure(self) -> bool:
        """Whether a measure of the base move is left."""
        k: i64 = 0
        while k < MEASURES and not self.is_free_measure(k):
            k += 1
        return k < MEASURES

    def leave_islands(self, unit: i64) -> None:
        """Who leaves an explored wild island leaves a token there (PI-11.5, PI-R21, PI-R22)."""
        here = self.touched(unit)
        left = self.explored[unit] & ~here
        while left:
            island = lowest(left)
            left &= left - 1
            if not self.tokens[self.owner[unit]] & bit(island):
                self.tokens[self.owner[unit]] |= bit(island)
                self.tell(codes.TOKEN_LEFT, self.owner[unit], island)
        self.explored[unit] &= here
        self.stayed[unit] &= here
        self.loosen(unit)

    def loosen(self, unit: i64) -> None:
        """Pins hold only while the bow of the pinned ship touches the other (PI-9.6, PI-R27)."""
        pinned = self.pinned_by[unit]
        while pinned:
            other = lowest(pinned)
            pinned &= pinned - 1
            if not self.pin_holds(unit, other):
                self.unpin(unit, other)
        for k in range(i64(len(self.pinned_by))):
            if self.pinned_by[k] & bit(unit) and not self.pin_holds(k, unit):
                self.unpin(k, unit)

    def end_move(self, found: i64) -> None:
        """The move is over; its consequences follow (PI-R20)."""
        if self.blows_on(found):
            return
        self.docked_now = self.docked_at(self.unit) & ~self.waters.old_shores
        self.perils = self.new_perils()
        self.stage = PERILS
        self.go_on()

    def blows_on(self, found: i64) -> bool:
        """Whether the ship makes her base move once more, or loses a mast for it (PI-U32)."""
        unit, deeds = self.unit, self.deeds
        if found != STOPPED and deeds.gusts > 0:
            deeds.gusts -= 1
            self.used = 0
            return True
        deeds.gusts = 0
        if not deeds.winded & bit(unit):
            return False
        deeds.winded &= ~bit(unit)
        self.ask_loss(unit, 1, SAILING)
        return True

    def ask_loss(self, unit: i64, number: i64, then: i64) -> None:
        """A unit loses masts; written by the class that knows hits."""
        raise NotImplementedError

    def new_perils(self) -> i64:
        """Terrain at which the move has ended and that does something then (PI-K1, PI-K2, PI-K5, PI-A30)."""
        waters = self.waters
        terrain = waters.terrain
        if terrain.laid == 0:
            return 0
        found = terrain.stopping() | terrain.whirlpools()
        if waters.heedless:
            found |= terrain.reefs()
        return found & waters.terrain_touched(self.unit) & ~waters.old_terrain

    def check_end(self) -> bool:
        """Whether the game is over now; written by the class that knows the endings."""
        raise NotImplementedError

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == codes.OVER

    def go_on(self) -> None:
        """The next consequence of the action; written by the class that knows all of them."""
        raise NotImplementedError

    # -- docking ------------------------------------------------------------------------------------

    def dock(self) -> None:
        """What docking brings: unloading, fires out, an explore where the own token lies (PI-8.4, PI-11.6, PI-17.5)."""
        unit = self.unit
        islands = self.docked_now
        while islands:
            island = lowest(islands)
            islands &= islands - 1
            self.tell(codes.DOCKED, self.turn, unit, island)
            if self.island_home[island] == NONE and self.tokens[self.turn] & bit(island) and not self.is_creature(unit):
                self.free_explores |= bit(unit)
            if self.island_home[island] == NONE and not self.is_creature(unit):
                self.pathfinders |= bit(unit)
        if self.docked_now and self.is_home(unit):
            self.come_home(unit)
            if self.tows[unit] != NONE:
                self.come_home(self.tows[unit])

    def come_home(self, unit: i64) -> None:
        """All treasure worth gold goes ashore, fires are put out (PI-8.4, PI-17.5, PI-R50)."""
        fires = self.burning[unit]
        while fires:
            mast = lowest(fires)
            fires &= fires - 1
            self.drop_mast(unit, mast)
        scurvy = self.slot_of(unit, kinds.TREASURE_SCURVY)
        if scurvy != NONE:
            self.use_up(scurvy)
        self.unload(unit)

    def use_up(self, slot: i64) -> None:
        """A unique treasure has done what it does, and leaves the game (PI-R93)."""
        self.tell(codes.DEED_GONE, NONE, self.slot_word(slot))
        self.lose_slot(slot)
        self.stir()

    def unload(self, unit: i64) -> None:
        """Every coin aboard comes to the home island and is public (PI-8.4, PI-R50)."""
        seat = self.owner[unit]
        slots = self.slots_at(unit)
        brought = self.gold_for(unit)
        landed = False
        best: i64 = 0
        silver: i64 = 0
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            if not self.is_unique(slot) or self.unique_gold(slot) > 0:
                best = max(best, self.gold_in(slot))
                silver += 1 if self.gold_in(slot) == SILVER else 0
                self.store(slot, seat)
                landed = True
        if best:
            brought += self.gold_bonus(unit)
        if silver and self.able(unit, effects.SILVER_EXPLORER):
            self.use(unit, effects.SILVER_EXPLORER)
            brought += silver
        if landed:
            self.tricks.landed |= bit(unit)
            self.gold[seat] += brought
            self.stir()
            self.tell(codes.UNLOADED, seat, unit, brought)

    def store(self, slot: i64, seat: i64) -> None:
        """A coin lies on its player's home island for all to see; a unique treasure leaves the game (PI-R50, PI-R74)."""
        home = self.home(seat)
        if self.is_unique(slot) or home == NONE:
            self.lose_slot(slot)
        else:
            self.slot_at[slot] = ASHORE + home
            self.slot_seen[slot] = full(self.seats)

    def gold_for(self, unit: i64) -> i64:
        """What all that she carries is worth at home, with what unique treasures make of coins (PI-U26, PI-U30, PI-U34)."""
        rats: i64 = 1 if self.has(unit, kinds.TREASURE_RATS) else 0
        found: i64 = 0
        most: i64 = 0
        least: i64 = NONE
        slots = self.slots_at(unit)
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            found += self.unique_gold(slot)
            if not self.is_unique(slot):
                gold = max(0, self.gold_in(slot) - rats)
                found += gold
                most = max(most, gold)
                least = gold if least == NONE else min(least, gold)
        if self.has(unit, kinds.TREASURE_SPICES):
            found += most
        if self.has(unit, kinds.TREASURE_JADE) and least != NONE:
            found += least
        return found

    def gold_bonus(self, unit: i64) -> i64:
        """What texts add to the gold that she brings home (PI-A41, PI-A42)."""
        found: i64 = 0
        if self.able(unit, effects.GOLD_TWO):
            self.use(unit, effects.GOLD_TWO)
            found += 2
        if self.able(unit, effects.GOLD_ONE):
            self.use(unit, effects.GOLD_ONE)
            found += 1
        return found

    def add_berths(self, moves: Moves) -> None:
        """Where the towed ship docks: at the same island (PI-10.9, PI-R29, PI-D17, PI-C6)."""
        islands = self.docked_now
        while islands:
            shore = self.waters.shores[lowest(islands)]
            islands &= islands - 1
            for k in range(BERTHS):
                move = berth(shore, k, BERTHS, self.waters.forms[self.tows[self.unit]])
                if self.can_berth(move):
                    moves.add(move)
        moves.add(PASS)

    def can_berth(self, move: i64) -> bool:
        """Whether the towed ship may lie at a pose: it touches the island, and nothing is overlapped (PI-R29)."""
        towed = self.tows[self.unit]
        x, y, a = pose_x(move), pose_y(move), pose_a(move)
        if not self.waters.fits(towed, x, y, a):
            return False
        hull = Polygon([(0, 0)])
        hull.place(self.waters.forms[towed].hull, x, y, a)
        islands = self.docked_now
        while islands:
            if within(hull, self.waters.shores[lowest(islands)], 10):
                return True
            islands &= islands - 1
        return False

    def ask_berth(self) -> bool:
        """Whether the towed ship's place is asked for; none left: she stays behind (PI-R29)."""
        if self.docked_now == 0 or self.tows[self.unit] == NONE:
            return False
        moves = Moves()
        self.add_berths(moves)
        if moves.count == 1:
            return False
        self.phase = BERTHING
        self.player = self.who = self.turn
        return True

    def berth_towed(self, move: i64) -> None:
        """She lies there, or stays behind the tower."""
        if move != PASS:
            self.waters.put(self.tows[self.unit], pose_x(move), pose_y(move), pose_a(move))
        self.go_on()

    # -- towing -------------------------------------------------------------------------------------

    def ask_tow(self) -> bool:
        """Whether a derelict may be taken in tow: the unit touches her bow (PI-10.4, PI-R29, PI-N11)."""
        unit = self.unit
        self.tow_options = 0
        if self.is_creature(unit) or self.tows[unit] != NONE or self.standing[unit] == 0:
            return False
        others = self.waters.units_touched(unit)
        while others:
            other = lowest(others)
            others &= others - 1
            if self.may_be_towed(other) and self.has_tow_pose(other):
                self.tow_options |= bit(other)
        if self.tow_options:
            self.phase = TOWING
            self.player = self.who = self.turn
            return True
        return False

    def may_be_towed(self, other: i64) -> bool:
        """Whether the unit touches the bow of a derelict (PI-10.4)."""
        if self.wrecks & bit(other):
            return False
        return self.is_derelict(other) and not self.is_creature(other) and self.waters.bow_touches(other, self.unit)

    def has_tow_pose(self, towed: i64) -> bool:
        """Whether there is a place for her behind the unit (PI-R29)."""
        waters = self.waters
        x, y, a = waters.x[towed], waters.y[towed], waters.a[towed]
        found = waters.take_in_tow(self.unit, towed)
        waters.put(towed, x, y, a)
        return found

    def tow(self, move: i64) -> None:
        """She is towed, and belongs to the tower's fleet with all aboard (PI-10.5, PI-10.6, PI-13.3, PI-R29)."""
        if move != PASS:
            unit, towed = self.unit, move - UNIT
            tower = self.towed_by(towed)
            if tower != NONE:
                self.end_tow(tower)
            self.tows[unit] = towed
            self.waters.take_in_tow(unit, towed)
            self.leave_islands(towed)
            self.tell(codes.TOWED, self.turn, unit, towed)
            if self.owner[towed] != self.turn:
                self.join(towed)
            if self.is_home(unit):
                self.unload(towed)
        if not self.check_end():
            self.go_on()

    def join(self, unit: i64) -> None:
        """A unit changes fleets; its new controller sees all that lies face down on it (PI-10.6, PI-R29)."""
        seat = self.turn
        self.owner[unit] = seat
        self.fated &= ~bit(unit)
        self.pinned_by[unit] = 0
        pieces = self.pieces_at(unit)
        while pieces:
            piece = lowest(pieces)
            pieces &= pieces - 1
            self.piece_owner[piece] = seat
            self.piece_seen[piece] |= bit(seat)
        slots = self.slots_at(unit)
        while slots:
            self.slot_seen[lowest(slots)] |= bit(seat)
            slots &= slots - 1
        self.explored[unit] = 0

    def add_units(self, units: i64, moves: Moves) -> None:
        """Each unit of a set."""
        while units:
            moves.add(UNIT + lowest(units))
            units &= units - 1

    def add_masts(self, masts: i64, moves: Moves) -> None:
        """Each mast of a set."""
        while masts:
            moves.add(MAST + lowest(masts))
            masts &= masts - 1


def with_heading(found: vec[i64], dx: i64, dy: i64) -> vec[i64]:
    """Headings with the one of a vector, if there is room and it is new (PI-C2)."""
    if (dx == 0 and dy == 0) or i64(len(found)) >= HEADINGS:
        return found
    a = heading_of(dx, dy)
    for k in range(i64(len(found))):
        if found[k] == a:
            return found
    return append(found, a)
