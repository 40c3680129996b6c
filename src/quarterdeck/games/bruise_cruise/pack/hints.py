"""Suggestions for fields of a pack that are not well-formed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from quarterdeck.games.bruise_cruise.codes import MOST_BUNDLES, MOST_PORTS, MOST_SPACES
from quarterdeck.games.bruise_cruise.pack import SAY
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


def named() -> str:
    """What a name may be."""
    return SAY("hint-name", most=LONGEST_NAME)


def placed() -> str:
    """How a hexagon is written."""
    return SAY("hint-hexagon")


def counted() -> str:
    """How many pieces of a kind there may be."""
    return SAY("hint-pieces", most=MOST_PIECES)


HINTS: Final[Mapping[str, Callable[[], str]]] = {
    "title": named,
    "supplies.preservers": lambda: SAY("hint-preservers", fewest=FEWEST_PRESERVERS, most=MOST_PIECES),
    "supplies.missiles": lambda: SAY("hint-missiles", fewest=FEWEST_MISSILES, most=MOST_PIECES),
    "supplies.torpedoes": counted,
    "supplies.anchors": counted,
    "supplies.flags": lambda: SAY("hint-flags", fewest=FEWEST_FLAGS, most=MOST_FLAGS),
    "chart.name": named,
    "chart.sea": lambda: SAY("hint-sea", fewest=FEWEST_PORTS, most=int(MOST_SPACES)),
    "chart.land": lambda: SAY("hint-land", most=int(MOST_SPACES)),
    "chart.sea[]": placed,
    "chart.land[]": placed,
    "chart.triangle[]": placed,
    "chart.bank": placed,
    "chart.island": placed,
    "chart.cut[]": lambda: SAY("hint-cut"),
    "chart.north": lambda: SAY("hint-north"),
    "port": lambda: SAY("hint-ports", fewest=FEWEST_PORTS, most=int(MOST_PORTS)),
    "port[].name": named,
    "port[].at": placed,
    "port[].region": lambda: SAY("hint-region", regions=", ".join(REGION_NAMES)),
    "port[].country": named,
    "card": lambda: SAY("hint-cards", most=2 * int(MOST_PORTS)),
    "card[].copy": lambda: SAY("hint-copy"),
    "card[].rating": lambda: SAY("hint-rating", most=HIGHEST_RATING),
    "card[].exchange": lambda: SAY("hint-exchange", most=int(MOST_BUNDLES)),
    "card[].exchange[]": lambda: SAY("hint-bundle"),
    "card[].fact": lambda: SAY("hint-fact", most=LONGEST_FACT),
    "unfathomable": lambda: SAY("hint-unfathomable", most=MOST_UNFATHOMABLE),
    "unfathomable[].name": named,
    "unfathomable[].text": lambda: SAY("hint-text", most=LONGEST_TEXT),
    "provenance": lambda: SAY("hint-origin"),
}
"""What would be right, by field."""


def hint_at(path: str) -> str | None:
    """What would be right in the field at a path such as `card[3].rating`; None where its type says enough."""
    hint = HINTS.get(_TABLE.sub("", _NUMBER.sub("[]", path)))
    return None if hint is None else hint()
