"""The bot that knows a solved game: no choice of its own ever makes a position worse."""

from __future__ import annotations

from collections.abc import Callable

from quarterdeck.bots.bot import Bot, Choice, asked
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.position import Position
from quarterdeck.engine.solving import Solution

FindSolution = Callable[[Position], Solution]
"""Finds what solves the game of a position; `Malformed` says how to make it if there is none. Callers above the bots pass it in."""


class PerfectBot(Bot, frozen=True, kw_only=True):
    """A bot that wins as soon as can be, loses as late as can be, and sets traps.

    Of moves that are equally good it takes one after which most of the rival's choices would be mistakes, chosen at random
    if there are several of those.
    """

    spec: str = "perfect"
    find: FindSolution

    def check(self, start: Position) -> None:
        self.find(start)

    def choose(self, veiled: Position, seat: int, dice: Dice) -> Choice:
        root = asked(veiled, seat)
        moves = root.legal()
        if len(moves) == 1:
            return Choice(moves[0])
        solution = self.find(root)
        verdicts = {move: solution.verdict(after(root, move), seat) for move in moves}
        best = max(verdict.rank() for verdict in verdicts.values())
        good = [move for move, verdict in verdicts.items() if verdict.rank() == best]
        traps = {move: trap(solution, after(root, move), seat) for move in good}
        trickiest = [move for move in good if traps[move] == max(traps.values())]
        considered = tuple((move, 1, (verdict.worth + 1) / 2) for move, verdict in verdicts.items())
        return Choice(trickiest[dice.below(len(trickiest))], considered)


def after(position: Position, move: int) -> Position:
    """The position after a move."""
    then = position.clone()
    then.play(move)
    return then


def trap(solution: Solution, position: Position, seat: int) -> float:
    """The share of a rival's turns, if it chose at random, that would be worth more to the seat than the position is.

    If the turn is still the seat's own, it counts what the best of its good choices leads to.
    """
    worth = solution.verdict(position, seat).worth
    if position.player != seat:
        return share_of_mistakes(solution, position, seat, worth)
    then = [after(position, move) for move in position.legal()]
    good = [each for each in then if solution.verdict(each, seat).worth == worth]
    return max(share_of_mistakes(solution, each, seat, worth) for each in good)


def share_of_mistakes(solution: Solution, position: Position, seat: int, worth: int) -> float:
    """The share of the rival's turns from here that make a position worth more to the seat than so much; 0 once the game is over."""
    if position.over():
        return 0.0
    shares = []
    for move in position.legal():
        then = after(position, move)
        if then.player == position.player:
            shares.append(share_of_mistakes(solution, then, seat, worth))
        else:
            shares.append(float(solution.verdict(then, seat).worth > worth))
    return sum(shares) / len(shares)
