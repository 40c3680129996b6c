"""Shows that a move wins more games than all others: bots play games on, to the end, after each of the moves.

A search and the bots that use it may overlook the same things. The result of a game cannot be overlooked: it knows nothing of
how a search judges positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from quarterdeck.bots import find_bot
from quarterdeck.bots.playing import play
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import NOBODY, Position
from quarterdeck.puzzles.judging import Care
from quarterdeck.puzzles.puzzle import Lead

GLANCE: Final = 8
"""After each so many games two moves are compared, and what is hopeless is given up."""
ROUND: Final = 24
"""A lead counts as shown only after whole rounds of so many games: few games may all go the same way by luck."""
LONGEST: Final = 1_500
"""A game that has not ended after so many moves counts as a draw."""
DRAWN: Final = 0.5
CERTAIN: Final = 99.0
"""Stands for the standard errors of a difference that was the same in all games."""
LUCKY: Final = 0.5
"""A difference that would be too small even if it were so many standard errors larger is given up."""


class Duel:
    """The results of one move less those of another, game by game, in the same worlds and with the same dice."""

    def __init__(self, differences: list[float]) -> None:
        self.differences = differences

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


class Games:
    """The games that are played on after the moves of a position: each one once, all in the same worlds and with the same dice."""

    def __init__(self, game: Game, veiled: Position, seat: int, spec: str, seed: int) -> None:
        self.veiled = veiled
        self.seat = seat
        self.seed = seed
        self.bots = [find_bot(spec, game)] * len(game.seats_at(veiled))
        self.won: dict[int, list[float]] = {}

    def shares(self, move: int, games: int) -> list[float]:
        """The seat's shares of the results of the first so many games after a move."""
        won = self.won.setdefault(move, [])
        won += (self.share(move, number) for number in range(len(won), games))
        return won[:games]

    def share(self, move: int, number: int) -> float:
        """The seat's share of the result of one game after a move."""
        position = self.veiled.clone()
        position.imagine(seeded(self.seed, number))
        position.play(move)
        play(position, self.bots, self.seed, number, longest=LONGEST)
        return position.worth(self.seat) if position.player == NOBODY else DRAWN

    def duel(self, move: int, other: int, games: int) -> Duel:
        """The results of a move less those of another, in the first so many games."""
        pairs = zip(self.shares(move, games), self.shares(other, games), strict=True)
        return Duel([one - two for one, two in pairs])


def lead_of(games: Games, moves: Sequence[int], others: Sequence[int], care: Care) -> Lead | None:
    """How far each of some moves leads the best of all others in games that are played on; None if that is not clear.

    One of the others is compared after the other, so those that may be nearest should come first: against them most moves fail.
    """
    leads: list[Lead] = []
    for other in others:
        for move in moves:
            lead = lead_over(games, move, other, care)
            if lead is None:
                return None
            leads.append(lead)
    return Lead(
        games=max(lead.games for lead in leads),
        more=min(lead.more for lead in leads),
        errors=min(lead.errors for lead in leads),
    )


def lead_over(games: Games, move: int, other: int, care: Care) -> Lead | None:
    """How far a move leads another, after as many games as are needed to show it; None if that is not clear."""
    for played in range(GLANCE, care.games + 1, GLANCE):
        duel = games.duel(move, other, played)
        if duel.is_lost(care):
            return None
        if played % ROUND == 0 and duel.errors() >= care.sure:
            return Lead(games=played, more=max(1, round(100 * duel.mean)), errors=round(duel.errors(), 1))
    return None
