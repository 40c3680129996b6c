"""Printed pieces as rows of content files: those whose numbers and text are all understood."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from quarterdeck.games.pirates.pack.format import MOVES, TOWED, Content, CreatureFile, CrewFile, ShipFile
from quarterdeck.games.pirates.texts.abilities import HULL_KEYWORDS, SPACELESS
from tools.pirates.families import meaning
from tools.pirates.prints import Print, plain

Row = ShipFile | CreatureFile | CrewFile
LETTERS: Final = {
    "Spanish Main": "sm",
    "Spanish Main Unlimited": "smu",
    "Crimson Coast": "cc",
    "Revolution": "rv",
    "Revolution Unlimited": "rvu",
    "unreleased": "un",
    "Barbary Coast": "bc",
    "Barbary Coast Unlimited": "bcu",
    "South China Seas": "scs",
    "Davy Jones' Curse": "djc",
    "Mysterious Islands": "mi",
    "Frozen North": "fn",
    "Ocean's Edge": "oe",
    "Pirates of the Caribbean": "pc",
    "Rise of the Fiends": "rf",
    "Fire and Steel": "fs",
    "Savage Shores": "ss",
    "Return to Savage Shores": "rss",
}
"""Follow the name in ids where several pieces have it."""
HULLS: Final = {
    "galley": "galley",
    "junk": "junk",
    "turtle-ship": "turtle",
    "longship": "longship",
    "flotilla": "flotilla",
}
NO_SPACE: Final = "takes-no-space"
"""In families: a text that crew has beside another which says so already."""
SILVER: Final = "silver-coins"
"""In families: a Silver Explorer's second sentence."""
_JOINED: Final = re.compile(r"[^a-z0-9]+")
_OWN: Final = re.compile(
    r"^(?:\w+, )*(?:sea monster|titan|kraken|octopus|sea dragon)\b|\bthis (?:sea|titan)", re.IGNORECASE
)


class Taken(Struct):
    """A piece that can be played, and all prints of it."""

    row: Row
    prints: list[Print]


class Missing(Struct, frozen=True):
    """A print that cannot be played yet, and why."""

    print: Print
    unknown: tuple[str, ...]
    """Sentences of no family; none: the table's numbers are incomplete."""


class Table(Struct, frozen=True):
    """The prints of a table, by what content can do with them."""

    new: list[Taken]
    """Pieces that content does not have yet."""
    old: list[Taken]
    """Pieces that it has, with their prints."""
    missing: list[Missing]


def is_creature(one: Print) -> bool:
    """Whether a piece that the table has among the ships is a sea creature: its text calls it one."""
    return one.kind == "ship" and _OWN.search(one.text) is not None


def effects_of(one: Print, known: Mapping[str, Sequence[str]]) -> tuple[list[str], tuple[str, ...]]:
    """The effects of a print as content has them, and the sentences that mean nothing yet."""
    found = meaning(one.text, known)
    effects, unknown = list(found.effects), found.unknown
    if SILVER in effects:
        effects = [effect for effect in effects if effect not in {SILVER, "explorer"}]
        effects.append("silver-explorer")
    if NO_SPACE in effects:
        effects.remove(NO_SPACE)
        if not SPACELESS & set(effects):
            unknown = (*unknown, NO_SPACE)
    return effects, unknown


def is_whole(one: Print) -> bool:
    """Whether the table has all numbers of a piece."""
    if not one.nation or one.points < 0 or not one.name:
        return False
    return one.kind == "crew" or (
        one.cannons != "" and (one.masts == guns_of(one) or one.move == TOWED) and one.move in MOVES and one.cargo >= 0
    )


def guns_of(one: Print) -> int:
    """How many cannons a piece has: one for each mast, but for a flotilla, whose flag stands in the table as its mast."""
    return one.cannons.count("-") + 1


def id_of(name: str) -> str:
    """A name in small letters without accents, its words joined by hyphens: `lhercule`, `capitan-castro`."""
    letters = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    return _JOINED.sub("-", letters.replace("'", "")).strip("-")


def row_of(one: Print, effects: list[str]) -> Row:
    """A piece as content has it, without an id of its own where several have the name."""
    common = {
        "id": id_of(one.name),
        "name": one.name,
        "set": one.set,
        **({"number": one.number} if one.number else {}),
        "nation": one.nation,
        "points": one.points,
        "effects": effects,
        "provenance": "published",
    }
    if one.kind == "crew":
        return msgspec.convert(common, CrewFile)
    moving = {"cargo": one.cargo, "move": one.move, "cannons": one.cannons}
    if is_creature(one):
        return msgspec.convert({**common, **moving, "base": f"creature-{one.masts}"}, CreatureFile)
    kept = [keyword for keyword in HULL_KEYWORDS if keyword in effects]
    hull = {"hull": f"{HULLS[kept[0]]}-{guns_of(one)}"} if kept else {}
    return msgspec.convert({**common, **moving, **hull}, ShipFile)


def likeness(row: Row) -> tuple[object, ...]:
    """What two prints of one piece have alike."""
    moving = () if isinstance(row, CrewFile) else (row.cargo, row.move, row.cannons)
    return (type(row).__name__, plain(row.name), row.nation, row.points, *moving, frozenset(row.effects))


def take(prints: Sequence[Print], content: Content, known: Mapping[str, Sequence[str]]) -> Table:
    """Each piece of the table once, with all its prints, and the prints that cannot be played."""
    pieces: list[Row] = [*content.ship, *content.creature, *content.crew]
    found = {likeness(row): Taken(row, []) for row in pieces}
    old = len(found)
    missing: list[Missing] = []
    for one in prints:
        effects, unknown = effects_of(one, known)
        if unknown or not is_whole(one):
            missing.append(Missing(one, unknown))
            continue
        row = row_of(one, effects)
        found.setdefault(likeness(row), Taken(row, [])).prints.append(one)
    taken = list(found.values())
    return Table(with_ids(taken[old:], {row.id for row in pieces}), taken[:old], missing)


def with_ids(new: Sequence[Taken], used: set[str]) -> list[Taken]:
    """The same pieces with ids that differ from all others: of those of one name all but the first have letters of the set."""
    for found in new:
        row = found.row
        for name in ids_for(row):
            if name not in used:
                break
        used.add(name)
        found.row = msgspec.structs.replace(row, id=name)
    return list(new)


def ids_for(row: Row) -> Iterator[str]:
    """The ids that a piece may have, the best first."""
    letters = LETTERS[str(row.set)]
    yield row.id
    yield f"{row.id}-{letters}"
    yield f"{row.id}-{letters}-{id_of(str(row.number))}"
    for k in range(2, 100):
        yield f"{row.id}-{letters}-{k}"
