"""Marks which listed moves were not tried yet, for moves with any numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.judgement import Weights
from quarterdeck.engine.moves import Moves

SMALL: Final[i64] = 1024
"""Below this a move's number is its place in the table; of the games, only Pirates has larger ones."""
SLOTS: Final[i64] = 256  # for larger numbers at first; a power of two


@final
class Marks:
    """A table by move, in which entries from an earlier list count as empty."""

    def __init__(self) -> None:
        """An empty table."""
        self.slots = SLOTS
        self.keys = vec[i64]([-1] * 1280)
        self.marks = vec[i64]([0] * 1280)  # of the move: positive while it is untried here, negative afterwards
        self.first: i64 = 1  # the mark of the first listed move; those after it have the next marks
        self.next: i64 = 1  # the first mark that was never used

    def put(self, moves: Moves, weights: Weights) -> i64:
        """Mark the listed moves as not tried yet; returns how many there are.

        Those that a judgement gives no weight are left out.
        """
        if 2 * moves.count > self.slots:
            self.widen(2 * moves.count)
        first = self.next
        self.first = first
        self.next += moves.count
        items = moves.items
        heavy = weights.items
        alike = weights.total == 0
        marks = self.marks
        shown: i64 = 0
        for k in range(moves.count):
            mark = first + k
            if alike or heavy[k] != 0:
                shown += 1
            else:
                mark = -mark
            move = items[k]
            if 0 <= move < SMALL:  # nearly all are, and need no call
                marks[move] = mark
            else:
                self.set(move, mark)
        return shown

    def set(self, move: i64, mark: i64) -> None:
        """Mark a listed move."""
        slot = self.slot_of(move)
        if slot >= SMALL:
            self.keys[slot] = move
        self.marks[slot] = mark

    def find(self, move: i64) -> i64:
        """The place in the list of an untried move; negative for any other."""
        return self.marks[self.slot_of(move)] - self.first

    def strike(self, move: i64) -> i64:
        """Note that a move is tried; its place in the list, or negative if it was not there or tried before."""
        marks = self.marks
        slot = move
        if not 0 <= move < SMALL:
            slot = self.slot_of_large(move)
        mark = marks[slot]
        if mark >= self.first:
            marks[slot] = -mark
        return mark - self.first

    def slot_of(self, move: i64) -> i64:
        """Where the table has a move's mark, or the empty place where that belongs."""
        if 0 <= move < SMALL:
            return move
        return self.slot_of_large(move)

    def slot_of_large(self, move: i64) -> i64:
        """Where the table has the mark of a move with a large number, or the empty place where that belongs."""
        keys = self.keys
        marks = self.marks
        first = self.first
        last = self.slots - 1
        at = (move ^ (move >> 14) ^ (move >> 28) ^ (move >> 42)) & last
        while (marks[SMALL + at] >= first or marks[SMALL + at] <= -first) and keys[SMALL + at] != move:
            at = (at + 1) & last
        return SMALL + at

    def widen(self, room: i64) -> None:
        """Make the table empty, with at least this much room."""
        while self.slots < room:
            self.slots += self.slots
        while i64(len(self.keys)) < SMALL + self.slots:
            self.keys = append(self.keys, -1)
            self.marks = append(self.marks, 0)
