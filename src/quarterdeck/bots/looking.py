"""The search without a tree: every good move is played on to where it can be judged, in ever more worlds.

All moves are looked at in the same worlds with the same dice, so that what differs is the move; the worse half of them is
left out, and the others are looked at more often (sequential halving: Karnin, Koren and Somekh 2013).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from quarterdeck.bots.tree import LONGEST
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.judgement import Judgement, Weights
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY, Position

MOST: Final = 8
"""Of the moves that have weights, only so many are looked at, the heaviest."""
WIDEST: Final = 16
"""So many of the heaviest moves are looked at, at most."""
ASIDE: Final = 1_000_003
"""A number that is drawn between two worlds, so that the next one has other dice."""


class Look:
    """One imagined world, and what moves promise in it."""

    def __init__(self, root: Position, dice: Dice, judgement: Judgement) -> None:
        self.judgement = judgement
        self.weights = Weights(judgement)
        self.moves = Moves()
        self.dice = dice
        self.seat = root.player
        self.world = root.clone()
        self.world.imagine(dice)
        self.fall = dice.state  # the dice of each look
        self.place = root.clone()

    def promising(self, most: int = MOST) -> list[int]:
        """The moves to look at, so many at most, the heaviest first; all of them, where they are alike."""
        self.world.find_moves(self.moves)
        self.weights.weigh(self.world, self.moves)
        moves = self.moves.listed()
        if self.weights.total == 0:
            return moves
        weights = [int(self.weights.items[i64(k)]) for k in range(len(moves))]
        heaviest = sorted(range(len(moves)), key=lambda k: -weights[k])[:most]
        return [moves[k] for k in heaviest if weights[k] > 0]

    def promise(self, move: int) -> float:
        """What the seat may expect after a move; what the end brings, if the game ends before it can be judged."""
        place = self.place
        place.copy_from(self.world)
        place.play(move)
        self.dice.state = self.fall
        self.go_on()
        if place.player == NOBODY:
            return place.worth(self.seat)
        return self.judgement.judge(place, self.seat)

    def go_on(self) -> None:
        """Play on by the heaviest moves, to the horizon of the judgement and to a settled position."""
        place, moves, weights, dice = self.place, self.moves, self.weights, self.dice
        ahead = self.judgement.horizon
        for _ in range(LONGEST):
            player = place.player
            if player == NOBODY or (player != CHANCE and ahead <= 0 and self.judgement.settled(place)):
                return
            place.find_moves(moves)
            if player == CHANCE:
                place.play(moves.items[dice.below(moves.count)])
            else:
                ahead -= 1
                weights.weigh(place, moves)
                place.play(weights.heaviest(moves, dice))


class Sight:
    """What was seen of a move."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.looks = 0
        self.sum = 0.0

    @property
    def value(self) -> float:
        """The mean of what it promised."""
        return self.sum / self.looks if self.looks else 0.0


def look_around(
    root: Position, dice: Dice, judgement: Judgement, simulations: int, keep_going: Callable[[], bool]
) -> tuple[tuple[int, int, float], ...]:
    """(move, looks, mean promise) of the heaviest moves, the most promising of the most looked at first.

    About `simulations` looks, at least one at each of them; fewer, if `keep_going` says that time is over.
    """
    look = Look(root, dice, judgement)
    sights = [Sight(move) for move in look.promising(min(WIDEST, simulations))]
    rounds = max(1, (len(sights) - 1).bit_length())
    left = sights
    for _ in range(rounds):
        for _ in range(max(1, simulations // (rounds * len(left)))):
            if left[0].looks and not keep_going():
                return report(sights)
            for sight in left:
                sight.sum += look.promise(sight.move)
                sight.looks += 1
            dice.state = look.fall
            dice.below(ASIDE)
            look = Look(root, dice, judgement)
        left = sorted(left, key=lambda sight: -sight.value)[: (len(left) + 1) // 2]
    return report(sights)


def report(sights: list[Sight]) -> tuple[tuple[int, int, float], ...]:
    """What was seen, in order."""
    order = sorted(sights, key=lambda sight: (-sight.looks, -sight.value, sight.move))
    return tuple((sight.move, sight.looks, sight.value) for sight in order)
