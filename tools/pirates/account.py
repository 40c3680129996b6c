"""How many rows the public table has of each kind, against which the page of pieces counts what can be played."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path
from typing import Final

from msgspec import Struct

from tools.pirates.prints import GENERIC, KINDS, name_of

TREASURES: Final = "treasure"


class Rows(Struct, frozen=True):
    """The rows of one kind."""

    rows: int
    """All of them; of unique treasures all that have different names."""
    generic: int = 0
    """Crew that every nation has, once for each set and nation in which it was printed."""
    twice: int = 0
    """Rows that say again what another row says of the same print."""


TABLE: Final = {
    "ship": Rows(1283, twice=2),
    "crew": Rows(717, generic=212, twice=1),
    TREASURES: Rows(139),
}
"""What `count` finds; sea creatures are among the ships."""


def count(path: Path) -> dict[str, Rows]:
    """The same numbers from a copy of the table."""
    with path.open(encoding="utf-8", newline="") as file:
        listed = [
            (row["Type"].strip(), name_of(row["Name"].strip()), row["SheetName"].strip(), row["#"].strip())
            for row in csv.DictReader(file)
        ]
    prints = [one for one in listed if one[0] in KINDS]
    rows = Counter(KINDS[kind] for kind, *_ in prints)
    generic = sum(kind == "Crew" and name in GENERIC for kind, name, *_ in prints)
    named = Counter(one for one in prints if one[1] not in GENERIC and one[3])
    twice = Counter({kind: sum(n - 1 for one, n in named.items() if KINDS[one[0]] == kind) for kind in rows})
    treasures = {name.casefold() for kind, name, *_ in listed if kind == "Treasure"}
    return {
        "ship": Rows(rows["ship"], twice=twice["ship"]),
        "crew": Rows(rows["crew"], generic, twice["crew"]),
        TREASURES: Rows(len(treasures)),
    }
