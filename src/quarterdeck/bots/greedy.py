"""The bot that looks one move ahead: it plays each move, goes on as the game's judgement likes best, and judges."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.bots.bot import Bot, Choice, asked
from quarterdeck.bots.tree import LONGEST
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.judgement import Judgement, Weights
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY, Position

MOST: Final = 8
"""Of the moves that have weights, only so many are looked at, the heaviest."""


class GreedyBot(Bot, frozen=True, kw_only=True):
    """The move after which the game's judgement promises most.

    One world is imagined, and each move is looked at in it with the same dice: everybody goes on with the heaviest
    moves until the position can be judged. Without a judgement all moves are looked at, and random games decide.
    """

    spec: str = "greedy"
    judgement: Judgement | None = None

    def choose(self, veiled: Position, seat: int, dice: Dice) -> Choice:
        root = asked(veiled, seat)
        moves = root.legal()
        if len(moves) == 1:
            return Choice(moves[0])
        if self.judgement is not None and (reflex := int(self.judgement.reflex(root))) in moves:
            return Choice(reflex)
        look = Look(root, dice, Judgement(LONGEST) if self.judgement is None else self.judgement)
        promises = [(look.promise(move), move) for move in look.promising()]
        best = max(promise for promise, _ in promises)
        return Choice(next(move for promise, move in promises if promise == best))


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

    def promising(self) -> list[int]:
        """The moves to look at, the heaviest first; all of them, where they are alike."""
        self.world.find_moves(self.moves)
        self.weights.weigh(self.world, self.moves)
        moves = self.moves.listed()
        if self.weights.total == 0:
            return moves
        weights = [int(self.weights.items[i64(k)]) for k in range(len(moves))]
        heaviest = sorted(range(len(moves)), key=lambda k: -weights[k])[:MOST]
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
