"""Suggestions for fields of a pack that are not well-formed."""

from __future__ import annotations

import re
from typing import Final

from quarterdeck.games.bruise_cruise.codes import MOST_BUNDLES, MOST_PORTS, MOST_SPACES
from quarterdeck.games.bruise_cruise.pack.format import (
    FEWEST_FLAGS,
    FEWEST_MISSILES,
    FEWEST_PORTS,
    FEWEST_PRESERVERS,
    HIGHEST_RATING,
    LONGEST_FACT,
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_FLAGS,
    MOST_PIECES,
    MOST_UNFATHOMABLE,
    REGION_NAMES,
)

_NUMBER: Final = re.compile(r"\[\d+\]")
_TABLE: Final = re.compile(r".*\.(?=provenance$)")
_PIECES: Final = f"there are 1 to {MOST_PIECES} of them (BC-23.1)"
_HEX: Final = 'write a hexagon as "q.r", two whole numbers from -99 to 99, for example "-2.2"'
_NAMED: Final = f"a name is 1 to {LONGEST_NAME} characters on one line"
HINTS: Final = {
    "title": _NAMED,
    "supplies.preservers": f"{FEWEST_PRESERVERS} to {MOST_PIECES}: each of four Admirals begins with two (BC-1.3, BC-23.1)",
    "supplies.missiles": f"{FEWEST_MISSILES} to {MOST_PIECES}: each of four Admirals begins with one (BC-1.3, BC-23.1)",
    "supplies.torpedoes": _PIECES,
    "supplies.anchors": _PIECES,
    "supplies.flags": f"{FEWEST_FLAGS} to {MOST_FLAGS}: ships are decommissioned with a flag in each of five regions"
    f" (BC-18.3), and a line has at most {MOST_FLAGS} (BC-23.3)",
    "chart.name": _NAMED,
    "chart.sea": f"a board has {FEWEST_PORTS} to {MOST_SPACES} spaces (BC-4.2)",
    "chart.land": f"at most {MOST_SPACES} hexagons of land are drawn",
    "chart.sea[]": _HEX,
    "chart.land[]": _HEX,
    "chart.triangle[]": _HEX,
    "chart.bank": _HEX,
    "chart.island": _HEX,
    "chart.cut[]": 'write two neighbouring spaces as "q.r-q.r", for example "6.4-7.4" (BC-4.4)',
    "chart.north": 'write "up" or "down": which way the second number of a hexagon grows',
    "port": f"a board has {FEWEST_PORTS} to {MOST_PORTS} ports: with fewer an Admiral might find no Home Port (BC-R4)",
    "port[].name": _NAMED,
    "port[].at": _HEX,
    "port[].region": f"the regions are {', '.join(REGION_NAMES)} (BC-18.3)",
    "port[].country": _NAMED,
    "card": f"there are two cards for each port, at most {2 * MOST_PORTS} (BC-1.6)",
    "card[].copy": 'write "a" or "b": each port has two cards (BC-1.6)',
    "card[].rating": f"an engine rating is a whole number from 1 to {HIGHEST_RATING} (BC-6.2)",
    "card[].exchange": f"list 1 to {MOST_BUNDLES} alternatives (BC-R15)",
    "card[].exchange[]": 'write numbers 1 to 9 of L, M and T, for example "1L 1M" (BC-R15)',
    "card[].fact": f"a fact is at most {LONGEST_FACT} characters on one line",
    "unfathomable": f"there are at most {MOST_UNFATHOMABLE} Unfathomable cards",
    "unfathomable[].name": _NAMED,
    "unfathomable[].text": f"a text is at most {LONGEST_TEXT} characters on one line",
    "provenance": 'write "rulebook", "published", "deduced" or "reconstructed"',
}
"""What would be right, by field."""


def hint_at(path: str) -> str | None:
    """What would be right in the field at a path such as `card[3].rating`; None where its type says enough."""
    return HINTS.get(_TABLE.sub("", _NUMBER.sub("[]", path)))
