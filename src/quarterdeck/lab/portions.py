"""Plays the games of an order in portions, here or in several processes: the same seed gives the same on any number of them."""

from __future__ import annotations

import sys
from collections.abc import Callable
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
    order: GamesT,
    play: Callable[[GamesT], PartT],
    kind: type[PartT],
    *,
    module: str,
    size: int,
    workers: int,
    progress: Progress,
) -> list[PartT]:
    """What the portions of an order came to, in the order of the games; each has at most `size` games.

    With one worker they are played by `play`, here. With several, by processes that run `module`, each of which answers with
    a `kind` in JSON (`answer_orders`).
    """
    end = order.first + order.games
    orders = [
        msgspec.structs.replace(order, first=first, games=min(size, end - first))  # type: ignore[type-var]
        for first in range(order.first, end, size)
    ]
    found: dict[int, PartT] = {}
    done = 0
    if workers == 1:
        for number, one in enumerate(orders):
            found[number] = play(one)
            done += one.games
            progress(done)
    else:
        for number, answer in ask_all(module, [msgspec.json.encode(one) for one in orders], workers):
            found[number] = msgspec.json.decode(answer, type=kind)
            done += orders[number].games
            progress(done)
    return [part for _, part in sorted(found.items())]


def answer_orders(kind: type[GamesT], play: Callable[[GamesT], object]) -> None:
    """Work as one process of several: read orders, one to a line, and answer each with what it came to."""
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(play(msgspec.json.decode(line, type=kind))) + b"\n")
        sys.stdout.buffer.flush()
