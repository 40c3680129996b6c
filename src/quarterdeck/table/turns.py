"""Dividing the moves of a game, or the sentences about them, into turns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from quarterdeck.engine.position import CHANCE

Thing = TypeVar("Thing")


def by_turns(things: Iterable[tuple[int, Thing]]) -> Iterator[tuple[int, list[Thing]]]:
    """Turns made from a sequence of things with the seat that did each: for each turn, its seat and its things.

    A turn is everything that a seat does until another one is asked, including what chance does meanwhile. What chance does
    before anybody is asked is a turn of chance.
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
