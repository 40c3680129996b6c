"""Plays games of the study; as a program it is one process of several that do."""

from __future__ import annotations

from msgspec import Struct

from quarterdeck.bots import find_bot
from quarterdeck.bots.playing import play
from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.lab.portions import answer_orders
from studies.bremerhaven.counts import Counts, count, none_yet


class Order(Struct, frozen=True, kw_only=True):
    """Which games are to be played."""

    players: int
    length: str
    bot: str
    seed: int
    first: int = 0
    games: int


def first_position(players: int, length: str) -> BremerhavenPosition:
    """A game before its first card is dealt."""
    game = find_game("bremerhaven")
    position = game.start(Setup(players=players, options=game.options(length=length)))
    if not isinstance(position, BremerhavenPosition):
        raise TypeError("this is another game")
    return position


def play_part(order: Order) -> Counts:
    """Some games, counted."""
    bot = find_bot(order.bot, find_game("bremerhaven"))
    start = first_position(order.players, order.length)
    counts = none_yet(order.players, order.length, order.bot)
    for number in range(order.first, order.first + order.games):
        position = start.clone()
        play(position, [bot] * order.players, order.seed, number)
        count(counts, position)
    return counts


if __name__ == "__main__":
    answer_orders(Order, play_part)
