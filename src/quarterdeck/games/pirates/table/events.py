"""Events: whose they are, and which lie face up (PI-2.7, PI-V)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.sets import bit
from quarterdeck.engine.vectors import more


@final
class Events:
    """One number for each Event; sets of them are integers."""

    def __init__(self) -> None:
        """Nobody has an Event."""
        self.card = vec[i64]()  # which Event it is, NONE: not known
        self.owner = vec[i64]()  # the seat that has it
        self.x = vec[i64]()  # where its token lies; of rolling fog, the number of its terrain (PI-V3)
        self.y = vec[i64]()  # where its token lies
        self.face_up: i64 = 0  # those that were played and still work (PI-R98)
        self.out: i64 = 0  # those that are out of the game

    def add(self, card: i64, seat: i64) -> None:
        """One more Event of a seat."""
        self.card = more(self.card, card)
        self.owner = more(self.owner, seat)
        self.x = more(self.x, 0)
        self.y = more(self.y, 0)

    def unplayed(self, seat: i64) -> i64:
        """The set of Events that a seat has not played yet."""
        found: i64 = 0
        for k in range(i64(len(self.card))):
            if self.owner[k] == seat and not (self.face_up | self.out) & bit(k):
                found |= bit(k)
        return found

    def copy_from(self, other: Events) -> None:
        """Become equal to the other."""
        self.card = other.card
        self.owner = other.owner
        self.x = other.x
        self.y = other.y
        self.face_up = other.face_up
        self.out = other.out

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        found = [int(self.face_up), int(self.out)]
        for numbers in (
            self.card,
            self.owner,
            self.x,
            self.y,
        ):
            found += [int(number) for number in numbers]
        return found
