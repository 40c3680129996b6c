"""A ship that finds a unique treasure on an island."""

from __future__ import annotations

from typing import Final

from tests.games.pirates.table import Printed, Table

AT_THE_SHORE: Final = (14_990, 10_000, 0)
"""Red's A lies with her bow at the island."""


def shore(card: Printed | None = None, masts: str = "") -> Table:
    """Red's A at a wild island."""
    table = Table().ship("A", "R", AT_THE_SHORE, card or Printed(), masts)
    return table.island("shore", 15_000, 21_000, 7_000, 13_000)


def bury(table: Table, effect: str, *coins: int, hidden: bool = False, spaces: int = 0) -> list[str]:
    """A unique treasure lies on the island, and coins; how chance deals them."""
    found = (table.unique(effect, hidden=hidden, spaces=spaces), *coins)
    table.hidden("shore", *found)
    return [f"deal {worth}" for worth in found]


def find(table: Table, effect: str, *coins: int, hidden: bool = False, spaces: int = 0) -> Table:
    """Red's turn begins, and A explores the island."""
    deals = bury(table, effect, *coins, hidden=hidden, spaces=spaces)
    return table.turn().do("A", "shore", *deals)


def at_home(table: Table | None = None, card: Printed | None = None) -> Table:
    """Red's A before her home, into which she sails with `L 0`."""
    found = table or Table()
    return found.ship("A", "R", (10_000, 10_000, 0), card or Printed()).island(
        "port", 15_000, 21_000, 7_000, 13_000, home="R"
    )
