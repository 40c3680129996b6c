"""Plays the games of orders in portions, here or in several processes: the same seed gives the same on any number of them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

import msgspec

from quarterdeck.workers import ask_all

Progress = Callable[[int], None]
"""A function that is called with the number of games done."""


class Games(Protocol):
    """The part of an order that says which games are to be played."""

    @property
    def first(self) -> int:
        """The number of the first game."""

    @property
    def games(self) -> int:
        """How many games there are."""


GamesT = TypeVar("GamesT", bound=Games)
PartT = TypeVar("PartT")


def play_portions(  # noqa: PLR0913 - all that a portion depends on
    orders: Sequence[GamesT],
    play: Callable[[GamesT], PartT],
    kind: type[PartT],
    *,
    module: str,
    size: int,
    workers: int,
    progress: Progress,
) -> list[list[PartT]]:
    """What the portions of each order came to, in the order of the games; each has at most `size` games.

    With one worker they are played by `play`, here. With several, by processes that run `module`, each of which answers with
    a `kind` in JSON (`answer_orders`).
    """
    portions = [
        (number, msgspec.structs.replace(order, first=first, games=min(size, order.first + order.games - first)))  # type: ignore[type-var]
        for number, order in enumerate(orders)
        for first in range(order.first, order.first + order.games, size)
    ]
    found: dict[int, PartT] = {}
    done = 0
    if workers == 1:
        for at, (_, portion) in enumerate(portions):
            found[at] = play(portion)
            done += portion.games
            progress(done)
    else:
        for at, answer in ask_all(module, [msgspec.json.encode(portion) for _, portion in portions], workers):
            found[at] = msgspec.json.decode(answer, type=kind)
            done += portions[at][1].games
            progress(done)
    parts: list[list[PartT]] = [[] for _ in orders]
    for at, (number, _) in enumerate(portions):
        parts[number].append(found[at])
    return parts


def answer_orders(kind: type[GamesT], play: Callable[[GamesT], object]) -> None:
    """Work as one process of several: read orders, one to a line, and answer each with what it came to."""
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(play(msgspec.json.decode(line, type=kind))) + b"\n")
        sys.stdout.buffer.flush()
