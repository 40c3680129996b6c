"""What a seat may expect of the result: the mean of many simulations from a position as the seat knows it."""

from __future__ import annotations

from math import sqrt

from msgspec import Struct

from quarterdeck.bots.bot import SearchBot
from quarterdeck.bots.looking import ASIDE, Look
from quarterdeck.bots.tree import Tree
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.judgement import Judgement
from quarterdeck.engine.position import Position


class Estimate(Struct, frozen=True):
    """A share of the result that was estimated."""

    value: float
    """0 (lost) to 1 (won); the mean of the simulations."""
    error: float = 0.0
    """The standard error of that mean: two of three estimates lie no further from what many more simulations would say."""
    simulations: int = 0
    """How many there were; 0: it is known."""


def expect(bot: SearchBot, veiled: Position, seat: int, dice: Dice, move: int | None = None) -> Estimate:
    """What a seat may expect in a position that is veiled for it, whoever must choose, or after a move of its own there.

    Everybody plays as the bot would. The first half of its simulations shows how; the second half is counted.
    """
    judgement = bot.judgement
    if judgement is not None and judgement.flat:
        return _by_looks(veiled, seat, dice, judgement, bot.simulations, move)
    tree = Tree(veiled, dice, imagines=bot.imagines, judgement=judgement, seat=seat, first=-1 if move is None else move)
    tree.grow(bot.simulations // 2)
    tree.count_anew()
    tree.grow(max(1, bot.simulations - bot.simulations // 2))
    return _mean(int(tree.counted), tree.total, tree.total_squares)


def _by_looks(veiled: Position, seat: int, dice: Dice, judgement: Judgement, looks: int, move: int | None) -> Estimate:
    """Each look in a world of its own, with the heaviest moves of everybody."""
    total = squares = 0.0
    for _ in range(looks):
        look = Look(veiled, dice, judgement, seat)
        promised = look.promise(move)
        total += promised
        squares += promised * promised
        dice.state = look.fall
        dice.below(ASIDE)
    return _mean(looks, total, squares)


def _mean(number: int, total: float, squares: float) -> Estimate:
    """The mean, and its error as far as the simulations differ; equal ones say little of those that were not made."""
    mean = total / number
    variance = max(0.0, squares / number - mean * mean) if number > 1 else 0.25
    return Estimate(mean, sqrt(variance / max(1, number - 1)), number)
