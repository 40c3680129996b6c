"""Shows that a move wins more games than all others: bots play games on, to the end, after each of the moves.

A search and the bots that use it may overlook the same things. The result of a game cannot be overlooked: it knows nothing of
how a search judges positions.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import Final

from quarterdeck.bots import default_spec, find_bot
from quarterdeck.bots.bot import Bot
from quarterdeck.bots.playing import play
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import NOBODY, Position
from quarterdeck.puzzles.judging import Care
from quarterdeck.puzzles.puzzle import Lead

ROUND: Final = 24
"""After so many games the moves are compared, so that no games are wasted on what is clear."""
LONGEST: Final = 1_500
"""A game that has not ended after so many moves counts as a draw."""
DRAWN: Final = 0.5
CERTAIN: Final = 99.0
"""Stands for the standard errors of a difference that was the same in all games."""
LUCKY: Final = 1.0
"""A difference that would be too small even if it were so many standard errors larger is given up."""


class Duel:
    """The results of one move less those of another, game by game, in the same worlds and with the same dice."""

    def __init__(self) -> None:
        self.differences: list[float] = []

    @property
    def mean(self) -> float:
        """The mean difference, from -1 to 1."""
        return fmean(self.differences)

    def errors(self) -> float:
        """The mean difference, counted in its standard errors."""
        error = stdev(self.differences) / sqrt(len(self.differences))
        if error == 0:
            return CERTAIN if self.mean > 0 else 0.0
        return min(CERTAIN, self.mean / error)

    def is_lost(self, care: Care) -> bool:
        """Whether the first move will hardly be shown to be better, even by all games that may be played."""
        spread = stdev(self.differences)
        luckily = self.mean + LUCKY * spread / sqrt(len(self.differences))
        return luckily < care.sure * spread / sqrt(care.games) or luckily <= 0


def lead_of(game: Game, veiled: Position, seat: int, moves: tuple[int, ...], care: Care, seed: int) -> Lead | None:
    """How far each of the moves leads the best of all others in games that are played on; None if that is not clear.

    Another move drops out of the comparison as soon as it is clearly worse.
    """
    bots = [find_bot(care.player or default_spec(game), game)] * len(game.seats_at(veiled))
    others = [move for move in veiled.legal() if move not in moves]
    open_duels = {(move, other): Duel() for move in moves for other in others}
    decided: list[Lead] = []
    for number in range(care.games):
        world = veiled.clone()
        world.imagine(seeded(seed, number))
        tried = dict.fromkeys(move for duel in open_duels for move in duel)
        won = {move: share(world, move, seat, bots, seed, number) for move in tried}
        for (move, other), duel in open_duels.items():
            duel.differences.append(won[move] - won[other])
        if (number + 1) % ROUND:
            continue
        for pair, duel in list(open_duels.items()):
            if duel.is_lost(care):
                return None
            if duel.errors() >= care.sure:
                more = max(1, round(100 * duel.mean))
                decided.append(Lead(games=number + 1, more=more, errors=round(duel.errors(), 1)))
                del open_duels[pair]
        if not open_duels:
            closest = min(decided, key=lambda lead: lead.more)
            return Lead(games=number + 1, more=closest.more, errors=min(lead.errors for lead in decided))
    return None


def share(world: Position, move: int, seat: int, bots: list[Bot], seed: int, number: int) -> float:
    """A seat's share of the result of the game that bots play on after a move."""
    position = world.clone()
    position.play(move)
    play(position, bots, seed, number, longest=LONGEST)
    return position.worth(seat) if position.player == NOBODY else DRAWN
