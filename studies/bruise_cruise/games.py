"""Plays games of the study; as a program it is one process of several that do."""

from __future__ import annotations

from msgspec import Struct

from quarterdeck.bots import find_bot
from quarterdeck.bots.playing import play
from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.lab.portions import answer_orders
from studies.bruise_cruise.counts import PATIENCE, Counts, count, none_yet


class Order(Struct, frozen=True, kw_only=True):
    """Which games are to be played."""

    players: int
    bot: str
    seed: int
    first: int = 0
    games: int


def first_position(players: int) -> BruiseCruisePosition:
    """A game before its first decision."""
    game = find_game("bruise-cruise")
    position = game.start(Setup(players=players, options=game.options(patience=PATIENCE)))
    if not isinstance(position, BruiseCruisePosition):
        raise TypeError("this is another game")
    return position


def play_part(order: Order) -> Counts:
    """Some games, counted."""
    game = find_game("bruise-cruise")
    bot = find_bot(order.bot, game)
    start = first_position(order.players)
    counts = none_yet(order.players, int(start.chart.cards))
    for number in range(order.first, order.first + order.games):
        position = start.clone()
        play(position, [bot] * order.players, order.seed, number)
        count(counts, position, game.endings)
    return counts


if __name__ == "__main__":
    answer_orders(Order, play_part)
