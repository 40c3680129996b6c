"""What Cardinal's positions promise at a glance, for the bot `judging`: ships on the board, and what the next turn can change.

The numbers were chosen by hand and tried in matches: docs/bots.md.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.judgement import Judgement
from quarterdeck.engine.position import Position
from quarterdeck.engine.sets import NOTHING, count
from quarterdeck.games.cardinal.codes import FLEET, ORANGE, WIDTH
from quarterdeck.games.cardinal.position import ABOVE_LAST_ROW, SUMMONING, CardinalPosition, beside

PARTS: Final[i64] = 1000  # promised shares are counted in these
EVEN: Final[i64] = 500
SHIP: Final[i64] = 150  # what a ship more than the rival has is worth
TURN: Final[i64] = 75  # what it costs that the rival places next
THREAT: Final[i64] = 150  # what it costs that the rival may then place the fifth ship
WON: Final[i64] = 970  # what a fifth ship in this turn promises
LEAST: Final[i64] = 50  # all other promises lie between this and PARTS less this
NONE_YET: Final[i64] = -1  # less than any promise


def around(squares: i64) -> i64:
    """The squares next to a set of squares, diagonally as well, and the squares themselves, borders of the numbering included."""
    row = squares | squares << 1 | squares >> 1
    return row | (row & ABOVE_LAST_ROW) << WIDTH | row >> WIDTH


def promise_after(mine: i64, theirs: i64) -> i64:
    """What so many ships promise the player who has just ended a turn, in 1,000ths."""
    if mine >= FLEET:
        return WON
    promised = EVEN + SHIP * (mine - theirs) - TURN
    if theirs == FLEET - 1:
        promised -= THREAT
    return max(LEAST, min(PARTS - LEAST, promised))


@final
class CardinalJudgement(Judgement):
    """The best that the player who must choose can make of the ships in this turn.

    A ship can be placed in peace, or so that the pirate comes to a square that is crowded then; that takes the ships beside
    it. It is not looked at whether several squares get crowded at once.
    """

    def __init__(self) -> None:
        """At once, since a position can be judged wherever a player must choose."""
        super().__init__(NOTHING, values_only=True)

    def judge(self, position: Position, seat: i64) -> float:
        promised = self.promise(cast(CardinalPosition, position))
        return float(promised if position.player == seat else PARTS - promised) / float(PARTS)

    def judge_all(self, position: Position, shares: vec[float]) -> bool:
        promised = self.promise(cast(CardinalPosition, position))
        player = position.player
        shares[player] = float(promised) / float(PARTS)
        shares[1 - player] = float(PARTS - promised) / float(PARTS)
        return True

    def promise(self, here: CardinalPosition) -> i64:
        """The share of the player who must choose, in 1,000ths."""
        mine = here.orange
        theirs = here.green
        if here.player != ORANGE:
            mine = here.green
            theirs = here.orange
        if here.phase == SUMMONING:
            return promise_of_summons(here.crowded(), mine, theirs)
        ships = count(mine)
        others = count(theirs)
        best = NONE_YET
        squares = here.open_squares()
        summoning: i64 = 0  # squares where a ship would bring the pirate
        nearly = nearly_crowded(here)
        while nearly:
            square = nearly & -nearly
            nearly ^= square
            near = around(square)
            summoning |= near
            places = squares & near & ~square
            if places:
                raided = beside(square)
                stays = i64(places & ~raided != 0)
                best = max(best, promise_after(ships - count(mine & raided) + stays, others - count(theirs & raided)))
        if squares & ~summoning:
            best = max(best, promise_after(ships + 1, others))
        return LEAST if best == NONE_YET else best


def promise_of_summons(crowded: i64, mine: i64, theirs: i64) -> i64:
    """What the best of several crowded squares for the pirate promises the player who chooses, in 1,000ths."""
    ships = count(mine)
    others = count(theirs)
    best = NONE_YET
    while crowded:
        square = crowded & -crowded
        crowded ^= square
        raided = beside(square)
        best = max(best, promise_after(ships - count(mine & raided), others - count(theirs & raided)))
    return best


def nearly_crowded(here: CardinalPosition) -> i64:
    """Empty squares with at least three ships around them: one more brings the pirate.

    All squares are counted at once, in binary, as in `CardinalPosition.crowded`.
    """
    ships = here.orange | here.green
    pair = ships << 1 ^ ships >> 1
    both = ships << 1 & ships >> 1
    row_ones = pair ^ ships
    row_twos = both | pair & ships
    above_ones = (row_ones & ABOVE_LAST_ROW) << WIDTH
    above_twos = (row_twos & ABOVE_LAST_ROW) << WIDTH
    below_ones = row_ones >> WIDTH
    below_twos = row_twos >> WIDTH
    ones = above_ones ^ below_ones
    twos = above_ones & below_ones
    odd = ones ^ pair
    threes = twos | ones & pair  # weight two
    two = threes | above_twos | below_twos | both
    four = threes & above_twos | threes & below_twos | threes & both
    four |= above_twos & below_twos | above_twos & both | below_twos & both
    return (four | two & odd) & here.empty()
