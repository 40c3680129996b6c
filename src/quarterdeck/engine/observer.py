"""What a game writes down of a position for programs that learn: whole numbers, always the same number of them."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quarterdeck.engine.position import Position
from quarterdeck.engine.sets import NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes the fields of an `Observation` (engine/observation.py), one after the other. It remembers nothing."""

    def observe(self, veiled: Position, seat: i64, numbers: vec[i64], at: i64) -> None:
        """Write what `seat` sees into `numbers`, from `at` on, as many as the observation has; all of them, also zeros.

        The position is veiled for the seat and is not changed.
        """
        raise NotImplementedError


@final
class Pen:
    """Writes one number after the other into a row that is long enough."""

    def __init__(self, numbers: vec[i64], at: i64) -> None:
        """A pen that writes from a place on."""
        self.numbers = numbers
        self.at = at

    def write(self, number: i64) -> None:
        """Write a number."""
        self.numbers[self.at] = number
        self.at += 1

    def write_most(self, number: i64, most: i64) -> None:
        """Write a number, or the largest one that may stand there if it is larger."""
        self.write(min(number, most))

    def write_one_of(self, which: i64, count: i64) -> None:
        """Write so many numbers: a 1 at `which`, counted from 0, and zeros else; zeros alone if there is no such place."""
        self.write_members(NOTHING, count)
        if 0 <= which < count:
            self.numbers[self.at - count + which] = 1

    def write_members(self, members: i64, count: i64) -> None:
        """Write so many numbers: 1 for each member of a set, 0 for the others."""
        numbers = self.numbers
        rest = members
        for k in range(self.at, self.at + count):
            numbers[k] = rest & 1
            rest >>= 1
        self.at += count
