"""What a bot's process is asked and what it answers: lines of JSON, nothing else goes in or out."""

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
    """A decision that a bot shall take."""

    game: str
    """The game's key."""
    position: bytes
    """The position file of what the seat knows: `game.save(match.view(seat))`. Content of packs stands in it."""
    seat: int
    spec: str
    """The bot in words, as `find_bot` reads them."""
    seed: int
    """Of the bot's dice, 0 … 2**63 - 1."""


class Order(Struct, frozen=True, kw_only=True):
    """A task, and how long it may take."""

    task: Task
    soft_limit_ms: int
    """The search stops then with what it has found."""
    hard_limit_ms: int
    """The process ends then."""


class Weight(Struct, frozen=True, array_like=True):
    """A move that the bot considered, as `Choice.considered` has it."""

    move: str
    visits: int
    value: float


class Chosen(Struct, frozen=True, kw_only=True):
    """What a bot decided."""

    move: str
    """In notation."""
    considered: tuple[Weight, ...] = ()
    """Most visits first; empty where nothing was weighed."""
    milliseconds: int = 0
    """How long it thought."""
    fallback: bool = False
    """No bot could be had to think about it, so any legal move was taken."""


def carry_out(order: Order) -> Chosen:
    """The bot's choice. Raises `Malformed` or `NotYourTurn` where the task asks for what there is not."""
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
    """Some legal move. Raises what `carry_out` raises."""
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
