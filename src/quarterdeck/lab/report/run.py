"""Plays the games of a report, in several processes; the same seed gives the same report on any number of them."""

from __future__ import annotations

from time import monotonic_ns
from typing import Final

from msgspec import Struct

from quarterdeck.bots import Bot, RandomBot, find_bot
from quarterdeck.bots.playing import play
from quarterdeck.engine.game import Game, Pack, Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.lab.portions import Progress, play_portions
from quarterdeck.lab.report.counts import Counts, Share, Watcher, none_yet

GAMES: Final = 5
"""Games that a process plays before it tells what they came to."""


class Order(Struct, frozen=True, kw_only=True):
    """Which games are to be played."""

    game: str
    players: int
    options: dict[str, object]
    pack: Pack | None
    bot: str
    seed: int
    first: int = 0
    games: int
    beginner: bool = False
    """Whether the bot sits at one place only, another one in each game, and moves at random are made at the others."""
    turns: str = "*"
    """Choices whose notation is like this tell whose turn comes first; `*` stands for anything."""


class Part(Struct):
    """What the games of an order came to."""

    counts: Counts
    skilled: Share
    """The bot's games, if it sits at one place only."""


def play_report(game: Game, order: Order, *, workers: int, progress: Progress) -> Part:
    """Play all games of an order, in portions."""
    (parts,) = play_portions(
        [order],
        lambda portion: play_part(game, portion),
        Part,
        module="quarterdeck.lab.report.worker",
        size=GAMES,
        workers=workers,
        progress=progress,
    )
    total = Part(none_yet(order.players), Share())
    for part in parts:  # sums of fractions depend on their order
        total.counts.add(part.counts)
        total.skilled.add(part.skilled.games, part.skilled.worth)
    return total


def play_part(game: Game, order: Order) -> Part:
    """Play the games of an order, one after the other."""
    setup = Setup(players=order.players, options=convert_options(game, order.options), pack=order.pack)
    start = game.start(setup)
    bot = find_bot(order.bot, game, clock=monotonic_ns)
    bot.check(start)
    part = Part(none_yet(order.players), Share())
    for number in range(order.first, order.first + order.games):
        position = start.clone()
        watcher = Watcher(game, order.turns)
        place = number % order.players
        play(
            position, bots_at(bot, place if order.beginner else None, order.players), order.seed, number, watcher.watch
        )
        watcher.count(part.counts, position)
        if position.over():
            part.skilled.add(1, float(position.worth(place)))
    return part


def bots_at(bot: Bot, place: int | None, players: int) -> list[Bot]:
    """The bots by seat: the same everywhere, or only at one place, and moves at random elsewhere."""
    return [bot if place is None or seat == place else RandomBot() for seat in range(players)]
