"""What a game writes down of a position for programs that learn: whole numbers, always the same number of them."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from quarterdeck.engine.position import Position
from quarterdeck.engine.sets import lowest


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes the fields of an `Observation` (engine/observation.py), one after the other. It remembers nothing."""

    def observe(self, veiled: Position, seat: i64, pen: Pen) -> None:
        """Write what `seat` sees: as many numbers as the observation has, also zeros, and only with the pen.

        The position is veiled for the seat and is not changed.
        """
        raise NotImplementedError


@final
class Pen:
    """Writes one number after the other into a row of zeros, which the same pen can write anew as often as it likes.

    Nearly all observed numbers are 0. They are there already; only the others are put down, and taken away before the next time.
    """

    def __init__(self, numbers: vec[i64], start: i64) -> None:
        """A pen for the numbers from a place on, which are 0."""
        self.numbers = numbers
        self.start = start
        self.at = start
        """The place of the next number."""
        self.places = vec[i64]()
        """Where numbers other than 0 are: the first `marks` of these, each once."""
        self.marks: i64 = 0

    def begin(self) -> None:
        """Begin anew, at the start of a row of zeros."""
        numbers = self.numbers
        places = self.places
        for k in range(self.marks):
            numbers[places[k]] = 0
        self.marks = 0
        self.at = self.start

    def mark(self, place: i64, number: i64) -> None:
        """Put a number other than 0 where a 0 is."""
        self.numbers[place] = number
        if self.marks < len(self.places):
            self.places[self.marks] = place
        else:
            self.places = append(self.places, place)
        self.marks += 1

    def write(self, number: i64) -> None:
        """Write a number."""
        if number != 0:
            self.mark(self.at, number)
        self.at += 1

    def write_most(self, number: i64, most: i64) -> None:
        """Write a number, or the largest one that may stand there if it is larger."""
        self.write(min(number, most))

    def write_one_of(self, which: i64, count: i64, number: i64 = 1) -> None:
        """Write so many numbers: one, usually 1, at `which`, counted from 0, and zeros else; zeros alone without such a place."""
        if 0 <= which < count and number != 0:
            self.mark(self.at + which, number)
        self.at += count

    def write_members(self, members: i64, count: i64) -> None:
        """Write so many numbers: 1 for each member of a set, 0 for the others."""
        rest = members
        while rest != 0:
            member = lowest(rest)
            if member >= count:
                break
            self.mark(self.at + member, 1)
            rest &= rest - 1
        self.at += count
