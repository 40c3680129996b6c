"""The orders and answers of a bot's process: lines of JSON and nothing else."""

from __future__ import annotations

import time

from msgspec import Struct

from quarterdeck.bots import Choice, RandomBot, SearchBot, find_bot
from quarterdeck.bots.bot import asked
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game


class Task(Struct, frozen=True, kw_only=True):
    """A decision that a bot is to make."""

    game: str
    """The game's key."""
    position: bytes
    """The position file of what the seat knows, `game.save(match.view(seat))`, including the content of packs."""
    seat: int
    spec: str
    """The spec of the bot, as `find_bot` reads it."""
    seed: int
    """The seed of the bot's dice, 0 … 2**63 - 1."""


class Order(Struct, frozen=True, kw_only=True):
    """A task, and how long it may take."""

    task: Task
    soft_limit_ms: int
    """The time after which the search stops with what it has found."""
    hard_limit_ms: int
    """The time after which the process ends."""


class Weight(Struct, frozen=True, array_like=True):
    """A move that the bot considered, as in `Choice.considered`."""

    move: str
    visits: int
    value: float


class Chosen(Struct, frozen=True, kw_only=True):
    """What a bot decided."""

    move: str
    """The move, in notation."""
    considered: tuple[Weight, ...] = ()
    """The moves it considered, most visits first; empty if nothing was weighed."""
    milliseconds: int = 0
    """The time that it took to think."""
    fallback: bool = False
    """Whether any legal move was taken because no bot could think about it."""


def carry_out(order: Order) -> Chosen:
    """The bot's choice. Raises `Malformed` or `NotYourTurn` if the task makes no sense."""
    task = order.task
    game = find_game(task.game)
    bot = find_bot(task.spec, game, clock=time.monotonic_ns)
    if isinstance(bot, SearchBot):
        bot = bot.within(order.soft_limit_ms, time.monotonic_ns)
    began = time.monotonic_ns()
    position = game.load(task.position)
    choice = bot.choose(position, task.seat, seeded(task.seed))
    return in_words(game, asked(position, task.seat), choice, (time.monotonic_ns() - began) // 1_000_000)


def any_move(task: Task) -> Chosen:
    """Any legal move. Raises what `carry_out` raises."""
    game = find_game(task.game)
    position = game.load(task.position)
    choice = RandomBot().choose(position, task.seat, seeded(task.seed))
    return Chosen(move=game.text(asked(position, task.seat), choice.move), fallback=True)


def in_words(game: Game, position: Position, choice: Choice, milliseconds: int) -> Chosen:
    """A choice in notation."""
    return Chosen(
        move=game.text(position, choice.move),
        considered=tuple(Weight(game.text(position, move), visits, value) for move, visits, value in choice.considered),
        milliseconds=milliseconds,
    )
