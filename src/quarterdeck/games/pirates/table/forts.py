"""What is known of forts beyond what all units have: where they stand, their gold, their walls."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.sets import bit
from quarterdeck.engine.vectors import more
from quarterdeck.games.pirates.codes import NONE


@final
class Bastions:
    """Vectors hold one number for each unit; most are no forts. Sets of units and crew are integers."""

    def __init__(self) -> None:
        """No fort is built."""
        self.at = vec[i64]()  # the island on which a fort stands, or NONE
        self.gold = vec[i64]()  # that lies in it
        self.walls = vec[i64]()  # hits that its walls still need in this turn (PI-A110)
        self.forts: i64 = 0  # units that are forts, built or not
        self.fallen: i64 = 0  # forts that are gone for good
        self.rolled: i64 = 0  # forts for whose walls a die has fallen in this turn
        self.ghosts: i64 = 0  # crew that came to a fort when it was eliminated (PI-A106)
        self.watch: i64 = 0  # islands on which one treasure is still looked at (PI-A108)

    def add_unit(self, *, fort: bool) -> None:
        """One more unit."""
        if fort:
            self.forts |= bit(i64(len(self.at)))
        self.at = more(self.at, NONE)
        self.gold = more(self.gold, 0)
        self.walls = more(self.walls, 0)

    def copy_from(self, other: Bastions) -> None:
        """Take over what another one knows of forts."""
        self.forts = other.forts
        self.at = other.at
        self.gold = other.gold
        self.walls = other.walls
        self.fallen = other.fallen
        self.rolled = other.rolled
        self.ghosts = other.ghosts
        self.watch = other.watch

    def numbers(self) -> list[int]:
        """All that is known of forts as numbers, for digests."""
        found = [int(self.fallen), int(self.rolled), int(self.ghosts), int(self.watch)]
        for numbers in (self.at, self.gold, self.walls):
            found += [int(number) for number in numbers]
        return found
