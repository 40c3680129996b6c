"""Facts about forts that other units lack: their places, their gold, their walls (PI-R100)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.sets import bit
from quarterdeck.engine.vectors import more
from quarterdeck.games.pirates.codes import NONE


@final
class Forts:
    """One number for each unit; most are no forts. Sets of units, islands and crew are integers."""

    def __init__(self) -> None:
        """No fort is built."""
        self.island = vec[i64]()  # on which a fort stands, or NONE: not built, fallen, or no fort
        self.gold = vec[i64]()  # that lies in it
        self.walls = vec[
            i64
        ]()  # hits that its walls still need before a flag falls, in a turn in which they were rolled (PI-A110)
        self.units: i64 = 0  # units that are forts, built or not
        self.fallen: i64 = 0  # forts that are gone for good
        self.ghosts: i64 = 0  # crew that came to a fort when it was eliminated (PI-A106)
        self.watch: i64 = 0  # islands on which one treasure is still to be looked at from a fort (PI-A108)

    def add_unit(self, *, fort: bool) -> None:
        """One more unit."""
        if fort:
            self.units |= bit(i64(len(self.island)))
        self.island = more(self.island, NONE)
        self.gold = more(self.gold, 0)
        self.walls = more(self.walls, 0)

    def copy_from(self, other: Forts) -> None:
        """Become equal to the other."""
        self.island = other.island
        self.gold = other.gold
        self.walls = other.walls
        self.units = other.units
        self.fallen = other.fallen
        self.ghosts = other.ghosts
        self.watch = other.watch

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        found = [int(self.fallen), int(self.ghosts), int(self.watch)]
        for numbers in (
            self.island,
            self.gold,
            self.walls,
        ):
            found += [int(number) for number in numbers]
        return found
