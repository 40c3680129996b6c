"""Solves a board of Cardinal backwards, from the won positions to those that lead to them: docs/solving.md.

What a position is worth is one number, the same for both colours: DRAWN; or one more than the number of turns, of both players,
after which the game is won, if the winner hurries and the loser delays. So it is even if the player who must place wins, and odd if
that player loses: 2 is a win in this turn, 3 a loss in the rival's next.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quarterdeck.engine.sets import NOTHING, bit, count, full
from quarterdeck.games.cardinal.bot.numbering import BESIDE, Numbering
from quarterdeck.games.cardinal.codes import FLEET, WIDTH
from quarterdeck.games.cardinal.position import ABOVE_LAST_ROW, CardinalPosition, beside

DRAWN: Final[i64] = 0
LOST: Final[i64] = 1  # the rival has five ships on the board
WON: Final[i64] = 2  # with the next ship
MOST: Final[i64] = 255  # what a table can hold


def better(first: i64, second: i64) -> i64:
    """Which of two positions, as the rival will have them, the player who moves into one prefers: to win soon, or to lose late."""
    if first & 1 and second & 1:
        return min(first, second)
    if first & 1 or second & 1:
        return first if first & 1 else second
    return max(first, second) if first and second else DRAWN


@final
class Retrograde:
    """The table of a board: what each position is worth, found step by step.

    First come the berths on the board, where ships that the pirate takes make games go round: all wins in one turn, all losses in
    two, all wins in three, … until a step finds nothing; what is left is drawn. Then the pirate beside the board, which never
    comes back there: positions with many ships first, each is worth what its best turn leads to.
    """

    def __init__(self, numbering: Numbering) -> None:
        """An empty table."""
        self.numbering = numbering
        self.sea = CardinalPosition(numbering.rows, numbering.columns)  # judges what is crowded
        self.values = vec[u8]([0] * numbering.total)
        self.found: i64 = 0  # positions, by the latest step

    # -- one turn ------------------------------------------------------------------------------

    def after(self, berth: i64, mine: i64, theirs: i64, place: i64) -> i64:
        """What the rival's position is worth after a turn: my fleet and theirs by rank, and the count of the open square.

        If several squares are crowded, the pirate goes to the best.
        """
        numbering = self.numbering
        start = numbering.fleet_start[berth]
        square = numbering.open_squares[numbering.square_start[berth] + place]
        sea = self.sea
        sea.orange = numbering.squares[start + mine] | square
        sea.green = numbering.squares[start + theirs]
        sea.pirate = numbering.pirates[berth]
        crowded = sea.crowded()
        if crowded:
            row = square | square << 1 | square >> 1
            if crowded & (row | (row & ABOVE_LAST_ROW) << WIDTH | row >> WIDTH):
                return self.after_pirate(crowded)
        if mine >= numbering.fours[berth]:
            return LOST
        packed = numbering.packed[start + mine] | bit(place)
        rank = i64(numbering.ranks[numbering.rank_start[berth] + packed])
        return i64(self.values[numbering.first[berth] + theirs * numbering.fleets[berth] + rank])

    def after_pirate(self, crowded: i64) -> i64:
        """What the rival's position is worth after the pirate has gone to the best of the crowded squares."""
        sea = self.sea
        numbering = self.numbering
        best: i64 = -1
        while crowded:
            pirate = crowded & -crowded
            crowded ^= pirate
            left = ~beside(pirate)
            mine = sea.orange & left
            if count(mine) == FLEET:
                return LOST
            value = i64(self.values[numbering.number(sea.green & left, mine, pirate)])
            best = value if best < 0 else better(best, value)
        return best

    def worth(self, berth: i64, mine: i64, theirs: i64) -> i64:
        """What a position is worth, judged by the turns that it leaves."""
        numbering = self.numbering
        start = numbering.fleet_start[berth]
        taken = numbering.packed[start + mine] | numbering.packed[start + theirs]
        best: i64 = -1
        for place in range(numbering.open_count[berth]):
            if not taken >> place & 1:
                value = self.after(berth, mine, theirs, place)
                best = value if best < 0 else better(best, value)
        return best + 1 if best > DRAWN else DRAWN

    def settles(self, berth: i64, mine: i64, theirs: i64, value: i64) -> bool:
        """Whether a position that is worth nothing smaller is worth this much."""
        numbering = self.numbering
        start = numbering.fleet_start[berth]
        taken = numbering.packed[start + mine] | numbering.packed[start + theirs]
        wins = value & 1 == 0
        turns: i64 = 0
        for place in range(numbering.open_count[berth]):
            if not taken >> place & 1:
                then = self.after(berth, mine, theirs, place)
                if wins and then == value - 1:
                    return True
                if not wins and (then & 1 or then == DRAWN):
                    return False
                turns += 1
        return not wins and turns > 0

    # -- all positions -----------------------------------------------------------------------------

    def step(self, berth: i64, value: i64) -> None:
        """Find all positions of a berth that are worth this much; all smaller values must be found in all berths on the board."""
        numbering = self.numbering
        fleets = numbering.fleets[berth]
        start = numbering.fleet_start[berth]
        mine: i64 = numbering.fours[berth] if value == WON else NOTHING
        at = numbering.first[berth] + mine * fleets
        while mine < fleets:
            packed = numbering.packed[start + mine]
            for theirs in range(fleets):
                unsettled = self.values[at] == 0 and not packed & numbering.packed[start + theirs]
                if unsettled and self.settles(berth, mine, theirs, value):
                    self.values[at] = u8(value)
                    self.found += 1
                at += 1
            mine += 1

    def step_beside(self, my_ships: i64, their_ships: i64) -> None:
        """Judge all positions with so many ships and the pirate beside the board; all with more ships must be judged."""
        numbering = self.numbering
        fleets = numbering.fleets[BESIDE]
        for mine in range(self.first_rank(my_ships), self.first_rank(my_ships + 1)):
            packed = numbering.packed[mine]
            for theirs in range(self.first_rank(their_ships), self.first_rank(their_ships + 1)):
                if not packed & numbering.packed[theirs]:
                    value = self.worth(BESIDE, mine, theirs)
                    self.values[mine * fleets + theirs] = u8(value)
                    self.found += i64(value != DRAWN)

    def first_rank(self, ships: i64) -> i64:
        """The rank of the first fleet with so many ships, with the pirate beside the board; beyond four, the number of fleets."""
        numbering = self.numbering
        if ships >= FLEET:
            return numbering.fleets[BESIDE]
        return i64(numbering.ranks[numbering.rank_start[BESIDE] + full(ships)])
