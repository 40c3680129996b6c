"""Two ships abeam of each other, one of which shoots."""

from __future__ import annotations

from typing import Final

from tests.games.pirates.gifted import gifted
from tests.games.pirates.table import Printed, Table

SHOOTER: Final = (20_000, 20_000, 0)
ABEAM: Final = (20_000, 26_000, 0)
HITS: Final = "losing"
"""The phase after a shot that costs a mast."""
MISSES: Final = "shooting"


def duel(effects: str = "", card: Printed | None = None) -> Table:
    """Red's A, with these abilities of her own, and abeam of her Green's B."""
    return Table().ship("A", "R", SHOOTER, Printed(effects=effects)).ship("B", "G", ABEAM, card)


def shooter(source: str, ability: str, card: Printed | None = None) -> Table:
    """Red's A with an ability, by one of the ways of `gifted`, and abeam of her Green's B."""
    return gifted(Table(), source, ability, "A", "R", SHOOTER, card).ship("B", "G", ABEAM)


def first_shot(table: Table, die: int) -> Table:
    """The turn begins, and A's first cannon shoots at B."""
    return table.turn().do("A", "shoot", "fire 1 at B", f"die {die}")
