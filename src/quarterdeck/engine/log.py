"""What happened, as integers: the source of every story told to people."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

EVERYBODY: Final[i64] = -1  # as a set of seats: everyone, spectators included
UNKNOWN: Final[i64] = -9  # what a seat may not know
WIDTH: Final[i64] = 5


@final
class Log:
    """Entries of five integers: kind, who, what, more, and the set of seats that know `what` and `more`."""

    def __init__(self) -> None:
        self.numbers = vec[i64]()
        self.names: list[str] = []  # of the content (cards, …) that entries number; shared with the position

    def add(self, kind: i64, who: i64, what: i64 = 0, more: i64 = 0, known_to: i64 = EVERYBODY) -> None:
        """Add an entry at the end."""
        self.numbers = append(self.numbers, kind)
        self.numbers = append(self.numbers, who)
        self.numbers = append(self.numbers, what)
        self.numbers = append(self.numbers, more)
        self.numbers = append(self.numbers, known_to)

    def entries(self) -> list[tuple[int, int, int, int]]:
        """All entries (kind, who, what, more), oldest first."""
        numbers = self.numbers
        return [
            (int(numbers[k]), int(numbers[k + 1]), int(numbers[k + 2]), int(numbers[k + 3]))
            for k in range(0, i64(len(numbers)), WIDTH)
        ]

    def veiled(self, seat: i64) -> Log:
        """A copy as `seat` may read it, with UNKNOWN for the rest; a negative seat is a spectator."""
        copy = Log()
        copy.names = self.names
        numbers = self.numbers
        for k in range(0, i64(len(numbers)), WIDTH):
            known_to = numbers[k + 4]
            if known_to == EVERYBODY or (seat >= 0 and known_to >> seat & 1):
                copy.add(numbers[k], numbers[k + 1], numbers[k + 2], numbers[k + 3])
            else:
                copy.add(numbers[k], numbers[k + 1], UNKNOWN, UNKNOWN)
        return copy
