"""Rounds and turns: how each begins, and what is over then (PI-6.1, PI-13.2, PI-17.4, PI-R21, PI-R51, PI-R52)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NAMING, NONE
from quarterdeck.games.pirates.rules.turn.ending import Reckoning

MOST_ROUNDS: Final[i64] = 500  # PI-R65


class Turns(Reckoning):
    """The turns of a game."""

    def ask_unit(self) -> None:
        """The player names the next unit, or ends the turn (PI-D7)."""
        self.phase = NAMING
        self.player = self.who = self.turn

    def begin(self) -> None:
        """The first player's first turn (PI-6.1)."""
        self.start_turn(self.first)

    def start_turn(self, seat: i64) -> None:
        """A turn begins: what is doomed sinks, and ships lie where they lie (PI-13.2, PI-17.4, PI-R21, PI-R51)."""
        ended = self.fleet(self.turn)
        self.chained &= ~ended
        self.slowed &= ~ended
        for _ in range(self.seats):
            if seat == self.first and not self.begin_round():
                return
            self.turn = seat
            self.acted = self.acted_twice = self.tried = self.free_explores = self.pathfinders = 0
            self.extra = self.alike = self.any_extra = 0
            self.begin_deeds()
            self.handled = self.handled_twice = 0
            self.carried = self.omens.stranded = self.omens.banned = self.bastions.rolled = 0
            self.forget_turn()
            self.note_lingerers()
            self.clear_terrain(seat)
            self.sink_doomed()
            if self.is_over():
                return
            if self.fleet(seat) or self.deeds.unplayed(seat):
                break
            self.tell(codes.PASSED_OVER, seat)
            seat = self.after(seat)
        self.tell(codes.TURN, seat, self.round)
        units = self.fleet(seat)
        while units:
            unit = lowest(units)
            units &= units - 1
            self.stayed[unit] = self.docked_at(unit)
            self.first_action[unit] = NONE
        self.kindle()
        if not self.ask_drift():
            self.open_turn()

    def open_turn(self) -> None:
        """The turn goes on when ice has drifted: islands of fire, then fear (PI-K2, PI-M31, PI-U9, PI-A13, PI-A87)."""
        if not self.ask_ember() and not self.ask_fear():
            self.rouse()

    def begin_deeds(self) -> None:
        """What treasures and Events did in the last turn is over; units that are held have no action (PI-U6, PI-V6)."""
        deeds = self.deeds
        deeds.served = deeds.volley = deeds.greased = deeds.winded = deeds.lucky = deeds.held = 0
        deeds.fresh = True
        deeds.rafted = False
        self.lift_tokens()
        units = self.fleet(self.turn)
        while units:
            unit = lowest(units)
            units &= units - 1
            if deeds.idle[unit] > 0:
                deeds.idle[unit] -= 1
                deeds.held |= bit(unit)
                self.acted |= bit(unit)
                self.acted_twice |= bit(unit)

    def forget_turn(self) -> None:
        """What held for a turn is over, and what holds for the next turn of a fleet begins (PI-1.5, PI-A72, PI-A99)."""
        for unit in range(i64(len(self.ship))):
            self.spent_low[unit] = self.spent_high[unit] = self.shot_by[unit] = 0
        fleet = self.fleet(self.turn)
        muted = self.mute | self.crew_mute
        quiet = self.piece_mute
        self.mute = self.dazed & fleet
        self.crew_mute = (self.dazed | self.stench) & fleet
        self.piece_mute = 0
        self.dazed &= ~fleet
        self.stench &= ~fleet
        if muted | self.mute | self.crew_mute | quiet:
            self.refresh_all()

    def begin_round(self) -> bool:
        """One more round; too many, or too many in which nothing has happened, end the game: False (PI-R52, PI-R65)."""
        self.round += 1
        self.quiet = NOTHING if self.stirred or self.round == 1 else self.quiet + 1
        self.stirred = False
        if self.round > MOST_ROUNDS or (self.patience and self.quiet >= self.patience):
            self.finish(codes.STALEMATE)
            return False
        return True

    def sink_doomed(self) -> None:
        """Scuttled derelicts and ships with nothing but fire masts sink; their gold is lost (PI-13.2, PI-13.4, PI-17.4)."""
        units = self.fleet(self.turn)
        while units and not self.is_over():
            unit = lowest(units)
            units &= units - 1
            burns = self.standing[unit] != 0 and self.standing[unit] == self.burning[unit]
            if burns or self.fated & bit(unit):
                self.tell(codes.SCUTTLED, self.turn, unit)
                self.sink(unit, NONE)
