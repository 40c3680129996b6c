"""The bot that looks one move ahead: it plays each move, goes on as the game's judgement likes best, and judges."""

from __future__ import annotations

from quarterdeck.bots.bot import Bot, Choice, asked, without_thought
from quarterdeck.bots.looking import Look
from quarterdeck.bots.tree import LONGEST
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.judgement import Judgement
from quarterdeck.engine.position import Position


class GreedyBot(Bot, frozen=True, kw_only=True):
    """A bot that plays the move after which the game's judgement promises most.

    One world is imagined, and each move is looked at in it with the same dice: everybody goes on with the heaviest
    moves until the position can be judged. Without a judgement all moves are looked at, and random games decide.
    """

    spec: str = "greedy"
    judgement: Judgement | None = None

    def choose(self, veiled: Position, seat: int, dice: Dice) -> Choice:
        root = asked(veiled, seat)
        moves = root.legal()
        if quick := without_thought(root, moves, self.judgement):
            return quick
        look = Look(root, dice, Judgement(LONGEST) if self.judgement is None else self.judgement)
        promises = [(look.promise(move), move) for move in look.promising()]
        best = max(promise for promise, _ in promises)
        return Choice(next(move for promise, move in promises if promise == best))
