"""What a game tells programs that learn about a position: named fields of fixed shape (docs/contract.md)."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod  # noqa: TID251 - of whole numbers

from msgspec import Struct

from quarterdeck.engine.observer import Observer


class Field(Struct, frozen=True):
    """Some of the numbers of an observation, in the order of their last index, then the one before it, and so on."""

    name: str
    """A word in small letters that is written as in Python: `rounds_left`."""
    shape: tuple[int, ...]
    """The size of each index; a single number has the shape (1,)."""
    low: int
    high: int
    """The smallest and the largest number that may stand there."""
    says: str
    """What each index and the numbers mean, with units: `points of each seat: seats, from the viewer on in turn order`."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Observation(Struct, frozen=True):
    """What any seat sees of a game of one set-up, as one row of whole numbers: its fields, one after the other."""

    fields: tuple[Field, ...]
    observer: Observer
    whole: bool = True
    """Whether a seat can tell all its moves apart by it: moves that lead to different views lead to different numbers.

    False if the fields leave out a part of what the seat knows; they say which.
    """

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return sum(field.size for field in self.fields)

    def parts(self) -> Iterator[tuple[Field, slice]]:
        """Each field, and where its numbers stand."""
        at = 0
        for field in self.fields:
            yield field, slice(at, at + field.size)
            at += field.size
