"""Whole games between bots, and the processor time of each choice."""

from __future__ import annotations

import time

from quarterdeck.bots.bot import Bot
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.position import CHANCE, NOBODY, Position


def cpu_seconds(bot: Bot, start: Position, dice: Dice) -> list[float]:
    """Seconds of processor time for each choice of a game in which the bot has all seats."""
    position = start.clone()
    found: list[float] = []
    while (player := int(position.player)) != NOBODY:
        if player == CHANCE:
            moves = position.legal()
            position.play(moves[dice.below(len(moves))])
            continue
        view = position.clone()
        view.veil(player)
        began = time.process_time()
        choice = bot.choose(view, player, dice)
        found.append(time.process_time() - began)
        position.play(choice.move)
    return found
