"""Several searches of one position, joined: each had a tree and dice of its own (root parallelization)."""

from __future__ import annotations

from collections.abc import Sequence

from quarterdeck.bots.bot import Choice


def join(choices: Sequence[Choice]) -> tuple[tuple[int, int, float], ...]:
    """What all of them weighed together, as `Choice.considered` has it; what one has proven counts for all.

    Visits are added up, and values are means over all visits.
    """
    visits: dict[int, int] = {}
    worth: dict[int, float] = {}
    proven: dict[int, float] = {}
    for choice in choices:
        for move, number, value in choice.considered:
            visits[move] = visits.get(move, 0) + number
            worth[move] = worth.get(move, 0.0) + number * value
            if move in choice.proven:
                proven[move] = value
    found = [(move, number, proven.get(move, worth[move] / number)) for move, number in visits.items()]
    return tuple(sorted(found, key=lambda one: (place(proven.get(one[0])), -one[1], one[0])))


def place(proven: float | None) -> int:
    """Where a move stands among others: first if it is proven to win, last if it is proven to lose."""
    return {1.0: -1, 0.0: 1}.get(proven, 0) if proven is not None else 0
