"""Games of a bot against itself, as studies count them."""

from __future__ import annotations

from typing import Final

from quarterdeck.bots import Bot
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.log import Log
from quarterdeck.engine.position import CHANCE, NOBODY, Position

LONGEST: Final = 200_000


def play(position: Position, bot: Bot, seed: int, number: int) -> None:
    """Play a whole game of a bot against itself, with its log; every seat sees what it may see."""
    position.log = Log()
    chance = seeded(seed, number * 2)
    dice = seeded(seed, number * 2 + 1)
    for _ in range(LONGEST):
        if position.player == NOBODY:
            break
        moves = position.legal()
        if position.player == CHANCE:
            position.play(moves[chance.below(len(moves))])
        elif len(moves) == 1:
            position.play(moves[0])
        else:
            veiled = position.clone()
            veiled.veil(position.player)
            position.play(bot.choose(veiled, int(position.player), dice).move)
