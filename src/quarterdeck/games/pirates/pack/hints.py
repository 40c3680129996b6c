"""Suggestions for fields of a pack that are not well-formed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from quarterdeck.games.pirates.pack import SAY
from quarterdeck.games.pirates.pack.format import (
    DEAREST_FORT,
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


def named() -> str:
    """What a name may be."""
    return SAY("hint-name", most=LONGEST_NAME)


def known() -> str:
    """What an id may be."""
    return SAY("hint-id", most=LONGEST_NAME)


def measured() -> str:
    """How long a measure may be."""
    return SAY("hint-measure", least=str(SHORTEST_MEASURE), most=str(LONGEST_MEASURE))


def laid() -> str:
    """How large a table may be."""
    return SAY("hint-table", least=str(SMALLEST_TABLE), most=str(LARGEST_TABLE))


def sized() -> str:
    """How long a length may be."""
    return SAY("hint-length", most=str(LARGEST))


def deed() -> str:
    """What an effect is."""
    return SAY("hint-effect")


def flag() -> str:
    """How it is written whether something is so."""
    return SAY("hint-flag")


def listed() -> str:
    """How pieces are listed."""
    return SAY("hint-ids")


HINTS: Final[Mapping[str, Callable[[], str]]] = {
    "title": named,
    "only": lambda: SAY("hint-only"),
    "measures.S": measured,
    "measures.L": measured,
    "measures.table_two": laid,
    "measures.table_more": laid,
    "measures.coins": lambda: SAY("hint-coins", most=HIGHEST_COIN),
    "fleet.coins": lambda: SAY("hint-fleet-coins", most=HIGHEST_COIN),
    "fleet.total": lambda: SAY("hint-total", most=LARGEST_BUILD),
    "fleet.ships": lambda: SAY("hint-ships", example='{ship = "hms-titan", crew = ["captain"]}'),
    "fleet.ships.ship": known,
    "fleet.ships.crew": listed,
    "fleet.ships.equipment": listed,
    "fleet.creatures": listed,
    "fleet.ashore": listed,
    "fleet.events": listed,
    "fleet.treasures": listed,
    "hull.kind": lambda: SAY("hint-hull-kind"),
    "hull.masts": lambda: SAY("hint-masts", most=MOST_MASTS),
    "absent.kind": lambda: SAY("hint-absent-kind"),
    "treasure.worth": lambda: SAY("hint-worth", most=HIGHEST_GOLD),
    "treasure.spaces": lambda: SAY("hint-spaces"),
    "fort.gold": lambda: SAY("hint-fort", most=DEAREST_FORT),
    "terrain.number": lambda: SAY("hint-iceberg"),
    "terrain.copies": lambda: SAY("hint-copies", most=MOST_COPIES),
}
"""By table and key."""
USUAL: Final[Mapping[str, Callable[[], str]]] = {
    "id": known,
    "name": named,
    "set": named,
    "number": named,
    "points": lambda: SAY("hint-points", most=HIGHEST_POINTS),
    "cargo": lambda: SAY("hint-cargo", most=HIGHEST_CARGO),
    "move": lambda: SAY("hint-move"),
    "nation": lambda: SAY("hint-nation"),
    "cannons": lambda: SAY("hint-cannons"),
    "effects": lambda: SAY("hint-abilities"),
    "links": lambda: SAY("hint-links"),
    "hull": known,
    "base": known,
    "mysterious": known,
    "effect": deed,
    "low": deed,
    "high": deed,
    "kind": lambda: SAY("hint-terrain-kind"),
    "length": sized,
    "half_beam": sized,
    "bow_depth": sized,
    "sail": sized,
    "corners": lambda: SAY("hint-corners", most=MOST_CORNERS, furthest=str(LARGEST)),
    "places": lambda: SAY("hint-places", most=MOST_MASTS),
    "playable": flag,
    "hidden": flag,
    "single_use": flag,
    "reason": lambda: SAY("hint-reason", most=LONGEST_TEXT),
    "provenance": lambda: SAY("hint-origin"),
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
    return f"{value}: {hint()}" if value else hint()
