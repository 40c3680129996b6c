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
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.table.program_bot import find_any_bot
from quarterdeck.table.seats import new_seed

LEVEL: Final = "level:"
"""How the spec of whatever bot plays a game best at a level begins."""


def chooser(spec: str) -> Callable[[Turn], str]:
    """A function that chooses moves as the bot of a spec does: `level:3`, `uct:2`, `program:./my-bot`.

    `Malformed` says what is wrong with a spec that is of no use in any game.
    """
    bots: dict[str, Bot] = {}
    check(spec)

    def choose(turn: Turn) -> str:
        game = find_game(turn.game)
        if turn.game not in bots:
            bots[turn.game] = bot_for(spec, game)
        position = game.load(msgspec.json.encode(turn.position))
        choice = bots[turn.game].choose(position, turn.seat, seeded(new_seed()))
        return game.text(asked(position, turn.seat), choice.move)

    return choose


def bot_for(spec: str, game: Game) -> Bot:
    """The bot of a spec in a game."""
    level = spec.removeprefix(LEVEL)
    wanted = default_spec(game, int(level)) if spec.startswith(LEVEL) and level.isdecimal() else spec
    return find_any_bot(wanted, game, path="bot", clock=time.monotonic_ns)


def check(spec: str) -> None:
    """Raise `Malformed` if no game has such a bot."""
    problem: Malformed | None = None
    for key in keys():
        try:
            bot_for(spec, find_game(key))
        except Malformed as error:
            problem = problem or error
        else:
            return
    if problem is not None:
        raise problem
