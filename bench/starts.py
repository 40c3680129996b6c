"""The positions that are measured."""

from __future__ import annotations

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.engine.registry import find_game

SEED = 2026


def begin(key: str, players: int, **options: int) -> Position:
    """A game before its first decision."""
    game = find_game(key)
    return game.start(Setup(players=players, options=convert_options(game, options)))


def first_choice(start: Position) -> Position:
    """The first decision of a seat, as that seat sees it."""
    position = start.clone()
    dice = seeded(SEED)
    while position.player == CHANCE:
        moves = position.legal()
        position.play(moves[dice.below(len(moves))])
    position.veil(position.player)
    return position
