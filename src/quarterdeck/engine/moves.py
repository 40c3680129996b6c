"""A list of moves that can be refilled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.sets import member_of

ROOM: Final[i64] = 64


@final
class Moves:
    """Moves in the order in which they were added; `items` beyond `count` are leftovers."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.room: i64 = ROOM
        self.items = vec[i64]([0] * 64)

    def clear(self) -> None:
        """Empty the list."""
        self.count = 0

    def add(self, move: i64) -> None:
        """Add a move at the end; the buffer grows when it is full."""
        if self.count == self.room:
            self.items = append(self.items, move)
            self.room += 1
        else:
            self.items[self.count] = move
        self.count += 1

    def add_run(self, first: i64, number: i64) -> None:
        """Add several moves at the end: `first` and the numbers after it."""
        count = self.count
        if count + number > self.room:
            for k in range(number):
                self.add(first + k)
            return
        items = self.items
        for k in range(number):
            items[count + k] = first + k
        self.count = count + number

    def add_members(self, base: i64, members: i64) -> None:
        """Add a move at the end for each member of a set, in ascending order: `base` plus the member's number."""
        items = self.items
        at = self.count
        last = self.room
        while members and at < last:
            lowest = members & -members
            items[at] = base + member_of(lowest)
            members ^= lowest
            at += 1
        self.count = at
        while members:
            lowest = members & -members
            self.add(base + member_of(lowest))
            members ^= lowest

    def listed(self) -> list[int]:
        """The moves as a new list, for people and interpreted code."""
        return [int(self.items[k]) for k in range(self.count)]
