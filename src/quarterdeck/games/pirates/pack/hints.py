"""Suggestions for fields of a pack that are not well-formed."""

from __future__ import annotations

import re
from typing import Final

from quarterdeck.games.pirates.pack.format import (
    HIGHEST_CARGO,
    HIGHEST_COIN,
    HIGHEST_GOLD,
    HIGHEST_POINTS,
    LARGEST,
    LARGEST_BUILD,
    LARGEST_TABLE,
    LONGEST_MEASURE,
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_COPIES,
    MOST_CORNERS,
    MOST_MASTS,
    SHORTEST_MEASURE,
    SMALLEST_TABLE,
)
from quarterdeck.games.pirates.pack.toml_text import value_text

LONGEST_VALUE: Final = 60
"""Characters of a value that a problem repeats."""
_STEP: Final = re.compile(r"\[(\d+)\]|([^.\[\]]+)")
_NAME: Final = f"a name is 1 to {LONGEST_NAME} characters on one line"
_ID: Final = f"an id is 1 to {LONGEST_NAME} small letters, digits and single hyphens, as `hms-titan`"
_MEASURE: Final = f"a measure is {SHORTEST_MEASURE} to {LONGEST_MEASURE} hundredths of a millimetre (PI-N1)"
_TABLE: Final = f"write width and height, each {SMALLEST_TABLE} to {LARGEST_TABLE} (PI-N2)"
_LENGTH: Final = f"a length is 0 to {LARGEST} hundredths of a millimetre (PI-N6)"
_CORNERS: Final = f"write 3 to {MOST_CORNERS} corners [x, y], no coordinate beyond {LARGEST} (PI-N6)"
_PLACES: Final = f"list the x of up to {MOST_MASTS} masts (PI-N6)"
_DEED: Final = "an effect is a text"
_LINKS: Final = "list up to 8 names, ids or `nation:` and a nation (PI-4.9)"
_FLAG: Final = "write true or false"
_EFFECTS: Final = 'list up to 8 abilities, as ["captain", "gunner:english"] (PI-15.1)'
_IDS: Final = "list ids of pieces, as in `ships.toml` (PI-2.1)"
_REASON: Final = f"a reason is at most {LONGEST_TEXT} characters on one line"
HINTS: Final = {
    "title": _NAME,
    "only": "list tables of a pack to which nothing built-in is to be added",
    "measures.S": _MEASURE,
    "measures.L": _MEASURE,
    "measures.table_two": _TABLE,
    "measures.table_more": _TABLE,
    "measures.coins": f"write eight coins, each 1 to {HIGHEST_COIN} (PI-5.2)",
    "fleet.coins": f"coins are worth 0 to {HIGHEST_COIN} (PI-5.1)",
    "fleet.total": f"a build total is 1 to {LARGEST_BUILD} (PI-2.3)",
    "fleet.ships": 'list up to 30 ships, as {ship = "hms-titan", crew = ["captain"]} (PI-2.1)',
    "fleet.ships.ship": _ID,
    "fleet.ships.crew": _IDS,
    "fleet.ships.equipment": _IDS,
    "fleet.creatures": _IDS,
    "fleet.ashore": _IDS,
    "fleet.events": _IDS,
    "fleet.treasures": _IDS,
    "hull.kind": 'write "ship", "longship", "junk", "turtle", "galley" or "base" (PI-N6)',
    "hull.masts": f"a hull has 1 to {MOST_MASTS} masts or segments (PI-N6)",
    "absent.kind": 'write "ship", "crew", "event", "island" or "treasure"',
    "treasure.worth": f"a unique treasure is worth 0 to {HIGHEST_GOLD} gold (PI-5.5)",
    "treasure.spaces": "a unique treasure needs 0 to 9 cargo spaces (PI-11.7)",
    "fort.gold": f"a fort costs 1 to {HIGHEST_GOLD} gold (PI-R59)",
    "terrain.number": "the number of an iceberg is 1 to 6 (PI-16.1)",
    "terrain.copies": f"there are 1 to {MOST_COPIES} copies of a piece (PI-3.6)",
}
"""By table and key."""
USUAL: Final = {
    "id": _ID,
    "name": _NAME,
    "set": _NAME,
    "number": _NAME,
    "points": f"a piece costs 0 to {HIGHEST_POINTS} points (PI-2.1)",
    "cargo": f"there are 0 to {HIGHEST_CARGO} cargo spaces (PI-R15)",
    "move": "a base move is a text (PI-7.2)",
    "nation": "a nation is a text (PI-2.1)",
    "cannons": "write rank 2 to 6 and range S or L of each cannon, front to rear, as 2L-2S-3S (PI-R3)",
    "effects": _EFFECTS,
    "links": _LINKS,
    "hull": _ID,
    "base": _ID,
    "mysterious": _ID,
    "effect": _DEED,
    "low": _DEED,
    "high": _DEED,
    "kind": "the kind of terrain is a text (PI-16.1)",
    "length": _LENGTH,
    "half_beam": _LENGTH,
    "bow_depth": _LENGTH,
    "sail": _LENGTH,
    "corners": _CORNERS,
    "places": _PLACES,
    "playable": _FLAG,
    "hidden": _FLAG,
    "single_use": _FLAG,
    "reason": _REASON,
    "provenance": 'write "rulebook", "published", "deduced" or "reconstructed"',
}
"""By key, in any table."""


def steps_of(path: str) -> list[str | int]:
    """A path such as `ship[3].move` in steps: `ship`, 3, `move`."""
    return [int(found[1]) if found[1] else found[2] for found in _STEP.finditer(path)]


def value_at(data: object, steps: list[str | int]) -> str:
    """The value at a path as TOML, shortened; empty where there is none."""
    for step in steps:
        data = item_of(data, step)
    if not isinstance(data, str | int | float | list | dict):
        return ""
    text = value_text(data)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"


def item_of(data: object, step: str | int) -> object:
    """The item of a list or a table; None if there is none."""
    if isinstance(data, dict):
        return data.get(step)
    if isinstance(data, list) and isinstance(step, int):
        return data[step] if step < len(data) else None
    return None


def hint_at(data: object, path: str) -> str | None:
    """The value at a path and what would be right there; None where the type of the field says enough."""
    steps = steps_of(path)
    names = [step for step in steps if isinstance(step, str)]
    hint = HINTS.get(".".join(names)) or (USUAL.get(names[-1]) if len(names) > 1 else None)
    if hint is None:
        return None
    value = value_at(data, steps)
    return f"{value}: {hint}" if value else hint
