"""How a game of Bruise Cruise ends, and who wins it (BC-21, BC-22)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.sets import NOTHING, bit, count, lowest
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import (
    DIRECTIONS,
    FLEET,
    NO_SPACE,
    OVER,
    TIE_BREAK,
)
from quarterdeck.games.bruise_cruise.rules.unfathomable import Unfathomable


class Endings(Unfathomable):
    """Ties are settled, by ways home and by dice."""

    # -- dice of several, one after the other -----------------------------------------------------------

    def start_rolling(self, seats: i64) -> None:
        """These seats roll, one after the other in the order of the table; others are out."""
        self.rolling = seats
        for seat in range(self.seats):
            self.totals[seat] = NOTHING if seats & bit(seat) else NOBODY
        self.player = CHANCE

    def roll_next(self, dice: i64) -> i64:
        """The two dice of the next one who rolls; returns the seat."""
        seat = lowest(self.rolling)
        first = dice // 6 + 1
        second = dice % 6 + 1
        self.totals[seat] = first + second
        self.rolling ^= bit(seat)
        self.rolled = first * 10 + second
        return seat

    def best_rolled(self) -> i64:
        """The seats with the highest total, as a set."""
        best: i64 = 0
        most: i64 = 0
        for seat in range(self.seats):
            if self.totals[seat] > most:
                most = self.totals[seat]
                best = bit(seat)
            elif self.totals[seat] == most:
                best |= bit(seat)
        return best

    # -- the end (BC-21, BC-22) -------------------------------------------------------------------------

    def end_game(self, how: i64) -> None:
        """At once; ties for the lead are settled (BC-21.3, BC-21.4, BC-22.7, BC-22.9, BC-R42)."""
        self.ended = how
        if self.log is not None:
            self.tell(codes.ENDED, how, self.ender)
        tied = self.leaders()
        if self.ender != NOBODY and tied & bit(self.ender):
            tied = bit(self.ender)
        if tied & (tied - 1):
            tied = self.nearest_home(tied)
        if tied & (tied - 1) and not self.feats:
            self.phase = TIE_BREAK
            self.start_rolling(tied)
        else:
            self.finish(tied)

    def leaders(self) -> i64:
        """The seats with most points, as a set."""
        best: i64 = 0
        most: i64 = -1
        for seat in range(self.seats):
            points = self.points(seat)
            if points > most:
                most = points
                best = bit(seat)
            elif points == most:
                best |= bit(seat)
        return best

    def nearest_home(self, seats: i64) -> i64:
        """Of these seats those whose ships have the smallest total sailing distance home (BC-22.9)."""
        best: i64 = 0
        least: i64 = -1
        for seat in range(self.seats):
            if seats & bit(seat):
                total = self.way_home(seat)
                if self.log is not None:
                    self.tell(codes.NEAREST, seat, total)
                if least < 0 or total < least:
                    least = total
                    best = bit(seat)
                elif total == least:
                    best |= bit(seat)
        return best

    def way_home(self, seat: i64) -> i64:
        """Steps of all ships on the board to their Home Port, around rivals' Home Ports but not ships (BC-R40)."""
        home = self.home_space(seat)
        total: i64 = 0
        for ship in range(seat * FLEET, seat * FLEET + FLEET):
            if self.place[ship] >= 0:
                total += self.steps_home(seat, self.place[ship], home)
        return total

    def steps_home(self, seat: i64, start: i64, home: i64) -> i64:
        """Steps from a space to the Home Port; as many as there are spaces if there is no way (BC-R40)."""
        if start == home:
            return 0
        chart = self.chart
        steps = vec[i64]([NOBODY] * int(chart.spaces))
        for other in range(self.seats):
            if other != seat:
                steps[self.home_space(other)] = chart.spaces
        steps[start] = 0
        queue = vec[i64]([0] * int(chart.spaces))
        queue[0] = start
        tail: i64 = 1
        head: i64 = 0
        while head < tail:
            space = queue[head]
            head += 1
            for k in range(space * DIRECTIONS, space * DIRECTIONS + DIRECTIONS):
                other = chart.near[k]
                if other != NO_SPACE and steps[other] == NOBODY:
                    steps[other] = steps[space] + 1
                    queue[tail] = other
                    tail += 1
        return steps[home] if steps[home] != NOBODY else chart.spaces

    def roll_tie(self, dice: i64) -> None:
        """The next tied Admiral rolls; the highest total wins, those who tie again roll again (BC-22.10, BC-R41)."""
        seat = self.roll_next(dice)
        if self.log is not None:
            self.tell(codes.TIE_ROLLED, seat, dice // 6 + 1, dice % 6 + 1)
        if self.rolling:
            return
        best = self.best_rolled()
        if best & (best - 1):
            self.start_rolling(best)
        else:
            self.finish(best)

    def finish(self, winners: i64) -> None:
        """Nobody chooses any more; several share the win only where Feats of Strength are to come (BC-R54)."""
        self.winners = winners
        self.phase = OVER
        self.player = NOBODY
        if self.log is not None:
            if winners & (winners - 1):
                self.tell(codes.LEVEL, NOBODY, winners, self.points(lowest(winners)))
            else:
                self.tell(codes.WON, lowest(winners), self.points(lowest(winners)))

    def worth(self, seat: i64) -> float:
        """The winner has it all (BC-21.4); those whom Feats of Strength will part share it till then (BC-R54)."""
        return 1.0 / float(count(self.winners)) if self.winners & bit(seat) else 0.0
