"""How the moves of a game, or what is told of them, are divided into turns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from quarterdeck.engine.position import CHANCE

Thing = TypeVar("Thing")


def by_turns(things: Iterable[tuple[int, Thing]]) -> Iterator[tuple[int, list[Thing]]]:
    """Whose turn it was, and the things of that turn, for things in order that come with who did them.

    A turn is what a seat does until another one is asked, with what chance does meanwhile. What chance does before anybody
    is asked is a turn of chance.
    """
    seat, turn = CHANCE, list[Thing]()
    for who, thing in things:
        if who >= 0 and who != seat:
            if turn:
                yield seat, turn
            seat, turn = who, []
        turn.append(thing)
    if turn:
        yield seat, turn
