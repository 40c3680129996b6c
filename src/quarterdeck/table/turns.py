"""Dividing the moves of a game, or the sentences about them, into turns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from msgspec.structs import replace

from quarterdeck.engine.game import Sentence
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


def joined(told: Iterable[Sentence]) -> list[Sentence]:
    """Sentences, with those that go on the one before them told in it: `She sails 8 cm, then 3 cm to the island`."""
    found: list[Sentence] = []
    for one in told:
        if found and one.subject >= 0 and one.subject == found[-1].subject:
            found[-1] = _with(found[-1], one)
        else:
            found.append(one)
    return found


def _with(before: Sentence, one: Sentence) -> Sentence:
    """A sentence with another one that goes on it."""
    more, end = one.then
    begin = before.text.removesuffix(".").removesuffix(end)
    clauses = tuple(dict.fromkeys(before.clauses + one.clauses))
    return replace(before, text=f"{begin}{more}{end}.", clauses=clauses)
