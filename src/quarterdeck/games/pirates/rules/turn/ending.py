"""How a game ends, and what is counted then (PI-20, PI-R46, PI-R48, PI-R49)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE, OVER
from quarterdeck.games.pirates.rules.texts.fear_and_blades import Keywords

TWO: Final[i64] = 2
GOLD_STEP: Final[i64] = 128  # gold counts before units (PI-20.8, PI-20.9)


class Reckoning(Keywords):
    """When the game is over, and who has won."""

    def check_end(self) -> bool:
        """Whether the game is over; looked at after every change (PI-20.1 to PI-20.4, PI-R48)."""
        if self.is_over():
            return True
        if self.deeds.wrecks:
            return False
        if self.seats == TWO and max(self.gold[0], self.gold[1]) * TWO > self.starting_gold:
            self.finish(codes.HALF_THE_GOLD)
        elif self.treasure_left() == 0:
            self.finish(codes.ALL_UNLOADED)
        elif self.stuck() * TWO >= self.seats:
            self.finish(codes.NO_MOVES)
        return self.is_over()

    def stuck(self) -> i64:
        """How many players have no possibility of a move any more (PI-20.2, PI-R46)."""
        found: i64 = 0
        for seat in range(self.seats):
            if not self.may_ever_move(seat):
                found += 1
        return found

    def may_ever_move(self, seat: i64) -> bool:
        """Whether a unit has a mast or segment, rows, or lies as a derelict where she can be repaired (PI-R46)."""
        units = self.fleet(seat)
        while units:
            unit = lowest(units)
            units &= units - 1
            if (
                not self.is_fort(unit)
                and not self.wrecks & bit(unit)
                and (self.standing[unit] != 0 or self.rows(unit) or self.lost_masts(unit))
            ):
                return True
        return False

    def finish(self, how: i64) -> None:
        """The game is over (PI-20.4)."""
        self.ended = how
        self.phase = OVER
        self.player = NOBODY
        self.tell(codes.ENDED, NONE, how)
        for seat in range(self.seats):
            self.tell(codes.SCORED, seat, self.score(seat), count(self.fleet(seat)))

    def score(self, seat: i64) -> i64:
        """A seat's gold: at home, with more than two players also aboard, but not in fog or on wrecks (PI-20.5 to 20.7)."""
        found = self.gold[seat] + self.fort_gold(seat)
        if self.seats > TWO:
            units = self.fleet(seat)
            while units:
                unit = lowest(units)
                units &= units - 1
                if self.lost_in[unit] == NONE and not self.wrecks & bit(unit):
                    found += self.riches(unit)
        return found

    def riches(self, unit: i64) -> i64:
        """Gold aboard, and what unique treasure there is worth (PI-20.6)."""
        found = self.gold_aboard(unit)
        slots = self.uniques_at(unit)
        while slots:
            found += self.unique_gold(lowest(slots))
            slots &= slots - 1
        return found

    def standing_of(self, seat: i64) -> i64:
        """What decides: gold, then units (PI-20.8, PI-20.9, PI-R49)."""
        return self.score(seat) * GOLD_STEP + count(self.fleet(seat))

    def worth(self, seat: i64) -> float:
        mine = self.standing_of(seat)
        best: i64 = 0
        for other in range(self.seats):
            theirs = self.standing_of(other)
            if theirs > mine:
                return 0.0
            if theirs == mine:
                best += 1
        return 1.0 / float(best)
