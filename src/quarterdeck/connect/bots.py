"""Bots of ours, and programs that speak the engine protocol, as players at a server's tables."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec

from quarterdeck.bots.bot import Bot, asked
from quarterdeck.bots.specs import default_spec
from quarterdeck.connect.client import Turn
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.registry import find_game
from quarterdeck.table.program_bot import find_any_bot
from quarterdeck.table.seats import new_seed

LEVEL: Final = "level:"
"""How the spec of whatever bot plays a game best at a level begins."""


def chooser(spec: str) -> Callable[[Turn], str]:
    """A function that chooses moves as the bot of a spec does: `level:3`, `uct:2`, `program:./my-bot`."""
    bots: dict[str, Bot] = {}

    def choose(turn: Turn) -> str:
        game = find_game(turn.game)
        if turn.game not in bots:
            level = spec.removeprefix(LEVEL)
            wanted = default_spec(game, int(level)) if spec.startswith(LEVEL) and level.isdecimal() else spec
            bots[turn.game] = find_any_bot(wanted, game, path="bot", clock=time.monotonic_ns)
        position = game.load(msgspec.json.encode(turn.position))
        choice = bots[turn.game].choose(position, turn.seat, seeded(new_seed()))
        return game.text(asked(position, turn.seat), choice.move)

    return choose
