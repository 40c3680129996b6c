"""A process that helps a bot to search: it reads questions, one to a line, and answers each with what it has found."""

from __future__ import annotations

import sys
import time

import msgspec
from msgspec.structs import replace

from quarterdeck.bots.bot import Choice, SearchBot
from quarterdeck.bots.specs import find_bot
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.registry import find_game
from quarterdeck.table.many_bot import Question


def answer(question: Question) -> Choice:
    """What the search finds in the time or the simulations that the question gives it."""
    game = find_game(question.game)
    bot = find_bot(question.spec, game, clock=time.monotonic_ns)
    if not isinstance(bot, SearchBot):
        raise TypeError(bot)
    bot = replace(bot, simulations=min(bot.simulations, question.simulations))
    return bot.choose(game.load(question.position), question.seat, seeded(question.seed))


def main() -> None:
    """Work until the input ends, as it does when the process that asks ends."""
    for line in sys.stdin.buffer:
        found = answer(msgspec.json.decode(line, type=Question))
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
