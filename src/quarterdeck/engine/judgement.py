"""A game's own judgement: how promising an unfinished position is, and which moves deserve a look first.

A game needs none: bots then play every simulation to its end and take all moves for equally good. If games are long or
have many moves, that says little, and the game may know better (docs/bot-search.md).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.moves import ROOM, Moves
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.engine.sets import ONE

MOST_WEIGHT: Final[i64] = 1_000_000  # of a move: the weights of 2,000 moves still add up to less than dice can draw
NEVER: Final[i64] = -1_000_000
"""The worth of a move that nobody should make, or that another listed move replaces: see `sharpen`."""
UNCOUNTED: Final = -1.0
"""The points of a game whose judgement counts none."""
HALVINGS: Final[i64] = 18  # after which a weight is 1
POWERS: Final = vec[i64]([262144 >> k for k in range(18)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """What a game knows about its positions. It has no state, so one object serves every search.

    A judgement only reads positions and does not change them. Bots show it only imagined worlds, so it cannot betray a
    secret.
    """

    def __init__(self, horizon: i64, *, apart: bool = False, flat: bool = False, values_only: bool = False) -> None:
        self.horizon = horizon  # decisions of seats that a playout goes on before it is judged; 0: judged at once
        self.apart = apart  # each seat plans its own moves without seeing those of the others: secret bids
        self.flat = flat  # bots look at moves one by one instead of growing a tree (bots/looking.py)
        self.values_only = values_only  # it gives moves no weights, so that a search can take them all for equally good

    def judge(self, position: Position, seat: i64) -> float:
        """How promising an unfinished position is for the seat: the share of the result, in [0, 1], that it may expect.

        In the position a seat must choose, never CHANCE.
        """
        raise NotImplementedError

    def judge_all(self, position: Position, shares: vec[float]) -> bool:  # noqa: ARG002 - as below
        """Write what `judge` says for each seat of at most four, `shares[seat]`, where that takes hardly longer than for one.

        Return False if nothing was written; then each seat is judged for itself.
        """
        return False

    def settled(self, position: Position) -> bool:  # noqa: ARG002 - a contract with defaults names what it does not use
        """Whether a position may be judged as it stands; a playout goes on beyond its horizon until it is.

        Positions in the middle of an action, or with a hit half taken, compare badly with others.
        """
        return True

    def weigh(self, position: Position, moves: Moves, weights: vec[i64]) -> bool:  # noqa: ARG002 - as above
        """Write a weight for each of the listed moves of `position.player`: `weights[k]` for `moves.items[k]`.

        Weights are 0 … MOST_WEIGHT. Playouts choose in proportion to them, and the tree tries the heaviest first; a
        move of weight 0 is not considered at all if another has more. Return False if the game has no opinion, so that
        all moves are alike. There is room for at least `moves.count` weights.
        """
        return False

    def kind(self, position: Position, move: i64) -> i64:  # noqa: ARG002 - as above
        """A number that is the same for listed moves of `position.player` of which one look is enough for all.

        Bots that look at moves one by one take the heaviest of each kind. A negative number means a move like no other.
        """
        return -1

    def reflex(self, veiled: Position) -> i64:  # noqa: ARG002 - as above
        """A listed move of `veiled.player` that bots make without a search; -1 if they should search.

        Unlike elsewhere, the position is veiled: what the seat does not know is not in it.
        """
        return -1

    def mixes(self, position: Position) -> bool:  # noqa: ARG002 - as above
        """Whether a rival who foresees the choice of `position.player` gains by it; bots then choose among the good moves."""
        return False

    def ended(self, position: Position, seat: i64) -> float:
        """What the end of a game is worth to the seat, in [0, 1]: its share of the result."""
        return position.worth(seat)

    def points(self, position: Position, seat: i64) -> float:  # noqa: ARG002 - as above
        """The score, 0 or more, that the seat is likely to have at the end; the score itself once the game is over.

        Advice goes by it where all choices win equally often. `UNCOUNTED` if the game does not say. In an unfinished
        position a seat must choose, never CHANCE.
        """
        return UNCOUNTED

    def levels(self) -> tuple[int, int, int, int, int] | None:
        """The numbers of simulations for a decision at levels 1 to 5 of a bot, ascending; None for the usual numbers."""
        return None


@final
class ByPoints(Judgement):
    """A game's judgement that promises points instead of chances: half the result for `usual` points, more for more of them.

    `usual` must be positive.
    """

    def __init__(self, judgement: Judgement, usual: float) -> None:
        super().__init__(judgement.horizon, apart=judgement.apart, flat=judgement.flat)
        self.judgement = judgement
        self.usual = usual

    def judge(self, position: Position, seat: i64) -> float:
        points = self.judgement.points(position, seat)
        return points / (points + self.usual)

    def ended(self, position: Position, seat: i64) -> float:
        return self.judge(position, seat)

    def meant(self, share: float) -> float:
        """The points for which such a share stands."""
        return self.usual * share / max(1e-9, 1.0 - share)

    def settled(self, position: Position) -> bool:
        return self.judgement.settled(position)

    def weigh(self, position: Position, moves: Moves, weights: vec[i64]) -> bool:
        return self.judgement.weigh(position, moves, weights)

    def kind(self, position: Position, move: i64) -> i64:
        return self.judgement.kind(position, move)

    def reflex(self, veiled: Position) -> i64:
        return self.judgement.reflex(veiled)


def exponential(x: float) -> float:
    """About e to the power of x, for x up to 0: a share that falls off evenly, without rounding that differs from machine to machine."""
    y = max(0.0, 1.0 + x / 64.0)
    for _time in range(6):
        y *= y
    return y


def falling(half: i64) -> vec[i64]:
    """Weights by how much a move is worse than the best: half as much for each `half`, and evenly in between."""
    weights = vec[i64]()
    for less in range(HALVINGS * half):
        weights = append(weights, POWERS[less // half] * (2 * half - less % half) // (2 * half))
    return weights


def sharpen(weights: vec[i64], number: i64, falls: vec[i64]) -> None:
    """Make weights from what moves are worth, as `falling` made them; 1 for those that are still worse.

    A move worth `NEVER` weighs nothing, unless they all are.
    """
    end = i64(len(falls))
    best = weights[0]
    for k in range(1, number):
        best = max(best, weights[k])
    for k in range(number):
        less = best - weights[k]
        if weights[k] <= NEVER // 2:
            weights[k] = i64(best <= NEVER // 2)
        else:
            weights[k] = falls[less] if less < end else ONE


@final
class Weights:
    """The weights that a judgement gives the listed moves, in a buffer that can be refilled."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement
        self.items = vec[i64]([0] * 64)
        self.room: i64 = ROOM
        self.total: i64 = 0  # 0: all moves are alike, and `items` mean nothing
        self.most: i64 = 0

    def weigh(self, position: Position, moves: Moves) -> None:
        """Ask the judgement about the listed moves."""
        while self.room < moves.count:
            self.items = append(self.items, 0)
            self.room += 1
        total: i64 = 0
        most: i64 = 0
        items = self.items
        if self.judgement.weigh(position, moves, items):
            for k in range(moves.count):
                weight = items[k]
                total += weight
                most = max(most, weight)
        self.total = total
        self.most = most

    def draw(self, moves: Moves, dice: Dice) -> i64:
        """One of the listed moves at random, in proportion to the weights."""
        if self.total == 0:
            return moves.items[dice.below(moves.count)]
        items = self.items
        left = dice.below(self.total)
        at: i64 = 0
        while left >= items[at]:
            left -= items[at]
            at += 1
        return moves.items[at]

    def heaviest(self, moves: Moves, dice: Dice) -> i64:
        """The first of the heaviest listed moves; a random one if all are alike."""
        if self.total == 0:
            return moves.items[dice.below(moves.count)]
        items = self.items
        at: i64 = 0
        while items[at] < self.most:
            at += 1
        return moves.items[at]


def judged_playout(position: Position, dice: Dice, moves: Moves, weights: Weights, limit: i64) -> None:
    """Play on by weights until the position can be judged: to the horizon, and further to a settled position.

    The end of the game stops it too, and so do `limit` decisions, including those of CHANCE.
    """
    judgement = weights.judgement
    ahead = judgement.horizon
    for _time in range(limit):
        player = position.player
        if player == NOBODY or (player != CHANCE and ahead <= 0 and judgement.settled(position)):
            return
        if player == CHANCE:
            position.play_by_dice(dice, moves)
        else:
            ahead -= 1
            position.find_moves(moves)
            weights.weigh(position, moves)
            position.play(weights.draw(moves, dice))
