"""A list of moves that can be refilled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.sets import COUNTS, PLACES

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

    def make_room(self, number: i64) -> None:
        """Let the buffer have room for so many more moves."""
        while self.count + number > self.room:
            self.items = append(self.items, 0)
            self.room += 1

    def add_run(self, first: i64, number: i64) -> None:
        """Add several moves at the end: `first` and the numbers after it."""
        self.make_room(number)
        count = self.count
        items = self.items
        for k in range(number):
            items[count + k] = first + k
        self.count = count + number

    def add_some(self, base: i64, numbers: vec[i64], first: i64, end: i64) -> None:
        """Add a move at the end for each of some numbers, those from `first` to before `end`: `base` plus the number."""
        self.make_room(end - first)
        at = self.count
        items = self.items
        for k in range(first, end):
            items[at] = base + numbers[k]
            at += 1
        self.count = at

    def add_members(self, base: i64, members: i64) -> None:
        """Add a move at the end for each member of a set, in ascending order: `base` plus the member's number."""
        while members:
            part = members & 255
            number = i64(COUNTS[part])
            self.make_room(number)
            at = self.count
            items = self.items
            for k in range(number):
                items[at + k] = base + i64(PLACES[part << 3 | k])
            self.count = at + number
            members >>= 8
            base += 8

    def listed(self) -> list[int]:
        """The moves as a new list, for people and interpreted code."""
        return [int(self.items[k]) for k in range(self.count)]
