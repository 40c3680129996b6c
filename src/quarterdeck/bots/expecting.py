"""Estimates a seat's share of the result: the mean of many simulations from a position as the seat knows it."""

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
    """An estimated share of the result."""

    value: float
    """The mean of the simulations, from 0 (lost) to 1 (won)."""
    error: float = 0.0
    """The standard error of that mean: two of three estimates are this close to what many more simulations would say."""
    simulations: int = 0
    """The number of simulations; 0 if the share is known."""


def expect(bot: SearchBot, veiled: Position, seat: int, dice: Dice, move: int | None = None) -> Estimate:
    """What a seat may expect in a position veiled for it, no matter who must choose, or after a move of its own there.

    Everybody plays as the bot would. The first half of its simulations finds out how; only the second half counts.
    """
    judgement = bot.judgement
    if judgement is not None and judgement.flat:
        return _by_looks(veiled, seat, dice, judgement, bot.simulations, move)
    tree = Tree(veiled, dice, imagines=bot.imagines, judgement=judgement, seat=seat, first=-1 if move is None else move)
    tree.proves = bot.proves
    tree.grow(bot.simulations // 2)
    tree.count_anew()
    tree.grow(max(1, bot.simulations - bot.simulations // 2))
    return _mean(int(tree.counted), tree.total, tree.total_squares)


def _by_looks(veiled: Position, seat: int, dice: Dice, judgement: Judgement, looks: int, move: int | None) -> Estimate:
    """Estimate by looks, each in a world of its own, with the heaviest moves of everybody for a round."""
    total = squares = 0.0
    for _ in range(looks):
        look = Look(veiled, dice, judgement, seat)
        promised = look.promise_of_round(move)
        total += promised
        squares += promised * promised
        dice.state = look.fall
        dice.below(ASIDE)
    return _mean(looks, total, squares)


def _mean(number: int, total: float, squares: float) -> Estimate:
    """The mean and its error, which is judged by how much the simulations differ; a few equal ones say little."""
    mean = total / number
    variance = max(0.0, squares / number - mean * mean) if number > 1 else 0.25
    return Estimate(mean, sqrt(variance / max(1, number - 1)), number)
