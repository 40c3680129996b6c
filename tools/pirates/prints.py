"""The public table of printed pieces: which columns it has, and its rows in the words of content files.

The table is `create_ml_model/pirates.csv` of the repository random-retro-gaming-projects/pirates-csg-point-calculator. It is
no part of this project: whoever runs the tool brings a copy.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct

Kind = Literal["ship", "crew"]
"""What is compared. Sea creatures are in the table as ships."""
KINDS: Final[dict[str, Kind]] = {"Ship": "ship", "Crew": "crew"}
"""The types of rows that are compared."""
NATIONS: Final = {
    "American": "american",
    "Barbary Corsair": "barbary",
    "Cursed": "cursed",
    "English": "english",
    "French": "french",
    "Jade Rebellion": "jade",
    "Mercenary": "mercenary",
    "Pirate": "pirate",
    "Spanish": "spanish",
    "Viking": "viking",
}
UNPRINTED: Final = "unreleased"
"""What the set of a piece is called that was announced and never printed; these are taken up last."""
SETS: Final = {
    "Spanish Main First Edition": "Spanish Main",
    "Davy Jones Curse": "Davy Jones' Curse",
    "Oceans Edge": "Ocean's Edge",
    "Caribbean": "Pirates of the Caribbean",
    "UNRELEASED": UNPRINTED,
}
"""Where a sheet of the table has another name than the set."""
REPRINTS: Final = frozenset({"Spanish Main Unlimited", "Barbary Coast Unlimited", "Revolution Unlimited"})
"""Sets of pieces that other sets have, too, for the most part; they are taken up after those."""
SLIPS: Final = {
    "L' ": "L'",
    "D' ": "D'",
    "Administror": "Administrator",
    "Cannoner": "Cannoneer",
    "Myngs Marauders": "Myng's Marauders",
    "\u2019": "'",
    "\u201c": '"',
    "\u201d": '"',
}
"""What the table writes otherwise than cards do, in names."""
GENERIC: Final = frozenset({
    "Cannoneer", "Captain", "Chainshot Specialist", "Explorer", "Firepot Specialist", "Helmsman", "Musketeer", "Oarsman",
    "Shipwright", "Smokepot Specialist", "Stinkpot Specialist", "Navigator", "Silver Explorer", "Cargo Master",
})  # fmt: skip
"""Crew that every nation has; content has it once for each, without set and number."""
_SPACES: Final = re.compile(r"\s+")
_CANNONS: Final = re.compile(r"[2-6][SL](-[2-6][SL])*")


class Print(Struct, frozen=True):
    """A printed piece. Numbers are -1 where the table has none that means anything."""

    kind: Kind
    name: str
    set: str
    number: str
    nation: str
    """Empty: none of the ten."""
    points: int
    masts: int
    cargo: int
    move: str
    cannons: str
    """Empty: not one cannon for each mast or segment."""
    link: str
    text: str


def read_table(path: Path) -> list[Print]:
    """All ships, sea creatures and crew, in the order of the table, reprints after them, and last what was never printed."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = [
            {key: _SPACES.sub(" ", value or "").strip() for key, value in row.items() if key}
            for row in csv.DictReader(file)
        ]
    found = list(prints(rows))
    return sorted(found, key=lambda one: (one.set == UNPRINTED, one.set in REPRINTS))


def prints(rows: list[dict[str, str]]) -> Iterator[Print]:
    """The rows of the kinds that are compared."""
    for row in rows:
        if (kind := KINDS.get(row["Type"])) and name_of(row["Name"]) not in GENERIC:
            yield Print(
                kind=kind,
                name=name_of(row["Name"]),
                set=SETS.get(row["SheetName"], row["SheetName"]),
                number=row["#"],
                nation=NATIONS.get(row["Faction"], ""),
                points=whole(row["Point Cost"]),
                masts=whole(row["Masts"]),
                cargo=whole(row["Cargo"]),
                move=row["Base Move"].upper().replace(" ", ""),
                cannons=cannons(row["Cannons"]),
                link=row["Link"],
                text=row["Ability"],
            )


def name_of(text: str) -> str:
    """A name as cards have it."""
    for slip, right in SLIPS.items():
        text = text.replace(slip, right)
    return text


def whole(text: str) -> int:
    """A number as spreadsheets write it: `5.0`."""
    try:
        return int(float(text))
    except ValueError:
        return -1


def cannons(text: str) -> str:
    """Cannons from front to rear, as `2L-3S`; the table parts a few of them by commas."""
    found = text.replace(",", "-").replace(" ", "")
    return found if _CANNONS.fullmatch(found) else ""


def plain(name: str) -> str:
    """A name without what prints write differently."""
    return re.sub(r"[^a-z0-9]", "", name.casefold())
