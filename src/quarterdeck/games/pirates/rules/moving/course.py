"""The move action: a course of segments, and what is left behind on it (PI-7, PI-9.6, PI-11.5, PI-16.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import MET, NONE, PASS, SAILING
from quarterdeck.games.pirates.geometry.moving import SAILED, STOPPED
from quarterdeck.games.pirates.rules.moving.segments import Segments, segment_a, segment_length, segment_measure
from quarterdeck.games.pirates.table.room import ADDED_L, ADDED_LIGHT, ADDED_S, ADDED_STREAM
from quarterdeck.games.pirates.texts import abilities, kinds

PERILS: Final[i64] = 1  # the first stage of what follows an action; 0: it is being done


class Sailing(Segments):
    """How ships move."""

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
        self.waters.heedless = self.minds_no_terrain(unit)
        if self.lost_in[unit] != NONE:
            self.ask_peril(self.lost_in[unit])
        else:
            self.cast_off()

    def minds_no_terrain(self, unit: i64) -> bool:
        """Whether terrain is nothing to a unit that moves (PI-A30, PI-R120)."""
        return self.sails_with(unit, abilities.TERRAIN_PROOF) or self.has(unit, kinds.TREASURE_SEXTANT)

    def cast_off(self) -> None:
        """What she touches is old contact (PI-N10); a sargasso sea may hold her, a trade current carries her (PI-K4, PI-K6)."""
        unit, waters = self.unit, self.waters
        towed = self.tows[unit]
        waters.cast_off(unit, bit(towed) if towed != NONE else NOTHING)
        self.stream = waters.old_terrain & waters.terrain.currents(self.turn) != 0
        holds = waters.old_terrain & waters.terrain.sargasso()
        if holds and self.passes_over(holds):
            self.ask_segment()
        elif holds:
            self.ask_peril(lowest(holds))
        else:
            self.ask_segment()

    def passes_over(self, met: i64) -> bool:
        """Whether terrain that a unit meets on her way is nothing to her; a pilot is turned up (PI-4.7, PI-A30, PI-A85)."""
        unit = self.unit
        if not self.waters.heedless:
            return self.waters.ghosts & bit(unit) != 0
        if met and self.owner[unit] == self.turn and not self.has(unit, kinds.TREASURE_SEXTANT):
            self.use(unit, abilities.TERRAIN_PROOF)
        return True

    def ask_segment(self) -> None:
        """The next segment, or the end of the move (PI-D9)."""
        self.phase = SAILING
        self.player = self.who = self.turn

    def sail_on(self, move: i64) -> None:
        """One more segment, or the end of the move (PI-7.3, PI-7.4)."""
        if move == PASS:
            self.end_move(STOPPED if self.has_base_measure() else SAILED)
            return
        unit = self.unit
        measure = segment_measure(move)
        self.used |= bit(measure)
        self.show_sailors(unit, measure)
        found = self.waters.sail(unit, segment_a(move), segment_length(move))
        self.stream = self.stream or self.waters.crossed & self.waters.terrain.currents(self.turn) != 0
        self.passes_over(self.waters.crossed & (self.waters.terrain.risky() | self.waters.terrain.stopping()))
        self.end_segment(found)

    def end_segment(self, found: i64) -> None:
        """The segment is sailed, or interrupted by terrain that asks for a die."""
        unit = self.unit
        self.follow_tower()
        self.leave_islands(unit)
        if self.waters.met != NONE:
            self.ask_peril(self.waters.met)
            return
        self.tell(codes.SAILED_TO, self.turn, unit, self.contact(unit) if found == STOPPED else found)
        if found != STOPPED and (self.has_measure() or self.may_have_measure(unit)):
            self.ask_segment()
        else:
            self.end_move(found)

    def contact(self, unit: i64) -> i64:
        """The ship, island or terrain that a unit touches anew, for the log."""
        waters = self.waters
        units = waters.units_touched(unit) & waters.others(unit) & ~waters.old_units
        if units:
            return MET + lowest(units)
        shores = waters.shores_touched(unit) & ~waters.old_shores
        if shores:
            return MET + codes.ASHORE + lowest(shores)
        number = lowest(waters.terrain_touched(unit) & waters.stopping())
        return codes.AGROUND + self.terrain_word(waters.terrain.card[number]) * codes.OF_UNITS + number

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
            self.use(unit, abilities.HELMSMAN)
        elif measure == ADDED_LIGHT:
            self.use(unit, abilities.LIGHT)
        elif measure == ADDED_STREAM:
            self.carried |= bit(unit)
        elif measure == ADDED_L:
            self.use(unit, abilities.UNDER_FULL_SAIL)
        if self.was_free and not self.tricks.short:
            self.use(unit, abilities.SHOOT_AND_MOVE)
        if self.standing[unit] == 0 and not self.has_oars(unit):
            self.use(unit, abilities.OARSMAN)

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

    def new_perils(self) -> i64:
        """Terrain at which the move has ended and that does something then (PI-K1, PI-K2, PI-K5, PI-A30, PI-A85)."""
        waters = self.waters
        terrain = waters.terrain
        if terrain.laid == 0:
            return 0
        found = terrain.stopping() | terrain.whirlpools()
        if self.passes_over(0):
            found |= terrain.reefs()
        return found & waters.terrain_touched(self.unit) & ~waters.old_terrain
