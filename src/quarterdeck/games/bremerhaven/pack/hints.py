"""Suggestions for fields of a pack that are not well-formed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from quarterdeck.games.bremerhaven.codes import (
    MOST_BUILDINGS,
    MOST_CONTRACTS,
    MOST_NEWS,
    MOST_PRICES,
    MOST_SHIPS,
    STACKS,
)
from quarterdeck.games.bremerhaven.pack import SAY
from quarterdeck.games.bremerhaven.pack.events import MOST_MONEY
from quarterdeck.games.bremerhaven.pack.format import (
    FEWEST_BUILDINGS,
    FEWEST_NEWS,
    FEWEST_PRICES,
    GOODS_NAMES,
    HIGHEST_BERTH,
    HIGHEST_BONUS,
    HIGHEST_BUILDING_PRESTIGE,
    HIGHEST_PENALTY,
    HIGHEST_PRICE,
    HIGHEST_REWARD,
    HIGHEST_SHIP_PRESTIGE,
    HIGHEST_TIME,
    LONGEST_NAME,
    LONGEST_TEXT,
    LONGEST_TRACK,
    MOST_BANK,
    MOST_CARGO,
    MOST_NEEDS,
    MOST_PLACES,
)

_NUMBER: Final = re.compile(r"\[(\d+|\.\.\.)\]")
_TABLE: Final = re.compile(r".*\.(?=provenance\b)")
_GOODS: Final = ", ".join(GOODS_NAMES)


def named() -> str:
    """What a name may be."""
    return SAY("hint-name", most=LONGEST_NAME)


def worded() -> str:
    """What a text may be."""
    return SAY("hint-text", most=LONGEST_TEXT)


def used() -> str:
    """How it is written with how many players a card is used."""
    return SAY("hint-use", example='["out", "long", "both"]')


def covered() -> str:
    """How prices of covers are written."""
    return SAY("hint-covers", most=MOST_MONEY)


def walled() -> str:
    """How prices of Bollards are written."""
    return SAY("hint-walls", most=MOST_MONEY)


def stacked() -> str:
    """How stacks are numbered."""
    return SAY("hint-stack", stacks=STACKS)


def timed(clause: str) -> str:
    """How many Time markers there may be."""
    return SAY("hint-time", most=HIGHEST_TIME, clause=clause)


def paid(clause: str, most: int = MOST_MONEY) -> str:
    """How much money there may be."""
    return SAY("hint-money", most=most, clause=clause)


def moved(clause: str) -> str:
    """How large a bonus may be."""
    return SAY("hint-bonus", most=HIGHEST_BONUS, clause=clause)


def marked(clause: str) -> str:
    """How it is written whether something is so."""
    return SAY("hint-flag", clause=clause)


def progressed(players: int) -> str:
    """How many spaces the progress track may have for so many players."""
    return SAY("hint-progress", players=players)


def priced() -> str:
    """How the prices of a card are written."""
    return SAY("hint-prices", goods=_GOODS, most=HIGHEST_PRICE)


HINTS: Final[Mapping[str, Callable[[], str]]] = {
    "title": named,
    "harbor.covers": covered,
    "harbor.covers[]": covered,
    "harbor.covers[][]": covered,
    "harbor.bollards": walled,
    "harbor.bollards[]": walled,
    "harbor.bollards[][]": walled,
    "harbor.track": lambda: SAY("hint-track", most=LONGEST_TRACK),
    "progress.two": lambda: progressed(2),
    "progress.three": lambda: progressed(3),
    "progress.four": lambda: progressed(4),
    "ship": lambda: SAY("hint-ships", most=MOST_SHIPS),
    "ship[].name": named,
    "ship[].stack": stacked,
    "ship[].use": used,
    "ship[].use[]": used,
    "ship[].lay": lambda: timed("BH-13.4"),
    "ship[].cargo": lambda: SAY("hint-cargo", goods=_GOODS),
    "ship[].goods": lambda: SAY("hint-ship-goods", most=MOST_CARGO),
    "ship[].berth": lambda: SAY("hint-berth", most=HIGHEST_BERTH),
    "ship[].prestige": lambda: SAY("hint-ship-prestige", most=HIGHEST_SHIP_PRESTIGE),
    "contract": lambda: SAY("hint-contracts", most=MOST_CONTRACTS),
    "contract[].name": named,
    "contract[].stack": stacked,
    "contract[].use": used,
    "contract[].use[]": used,
    "contract[].time": lambda: timed("BH-14.2"),
    "contract[].needs": lambda: SAY("hint-needs", most=MOST_NEEDS, goods=_GOODS),
    "contract[].needs[]": lambda: SAY("hint-need", goods=_GOODS),
    "contract[].penalty": lambda: SAY("hint-penalty", most=HIGHEST_PENALTY),
    "contract[].reward": lambda: SAY("hint-reward", most=HIGHEST_REWARD),
    "contract[].transport": lambda: SAY("hint-transport"),
    "building": lambda: SAY("hint-buildings", fewest=FEWEST_BUILDINGS, most=MOST_BUILDINGS),
    "building[].name": named,
    "building[].prestige": lambda: SAY("hint-building-prestige", most=HIGHEST_BUILDING_PRESTIGE),
    "building[].text": worded,
    "building[].ship_money": lambda: paid("BH-29.1"),
    "building[].produce": lambda: SAY("hint-produces", goods=_GOODS),
    "building[].produce[]": lambda: SAY("hint-produce", goods=_GOODS),
    "building[].produce_money": lambda: paid("BH-17.1"),
    "building[].produce_by_rank": lambda: paid("BH-17.1"),
    "building[].train": lambda: moved("BH-29.4"),
    "building[].truck": lambda: moved("BH-R44"),
    "building[].sea": lambda: moved("BH-5.8"),
    "building[].free_packing": lambda: marked("BH-29.5"),
    "building[].exchange": lambda: marked("BH-11.5"),
    "building[].bank": lambda: paid("BH-26.4", MOST_BANK),
    "building[].bank_by_rank": lambda: paid("BH-26.4"),
    "building[].places": lambda: SAY("hint-places", most=MOST_PLACES),
    "building[].stores": lambda: SAY("hint-stores", goods=_GOODS),
    "building[].stores[]": lambda: SAY("hint-store", goods=_GOODS),
    "building[].berth_less": lambda: SAY("hint-berth-less", most=HIGHEST_BERTH),
    "building[].direct": lambda: marked("BH-18.4"),
    "building[].insured": lambda: marked("BH-14.7"),
    "price": lambda: SAY("hint-price-cards", fewest=FEWEST_PRICES, most=MOST_PRICES),
    "price[].prices": priced,
    "price[].prices[]": priced,
    "news": lambda: SAY("hint-news", fewest=FEWEST_NEWS, most=MOST_NEWS),
    "news[].advance": lambda: SAY("hint-advance"),
    "news[].space": lambda: SAY("hint-space"),
    "news[].event": named,
    "news[].effect": lambda: SAY("hint-effect"),
    "news[].amount": lambda: SAY("hint-amount"),
    "news[].text": worded,
    "provenance[]": lambda: SAY("hint-origin"),
    "provenance": lambda: SAY("hint-origins", example='{ name = "rulebook" }'),
}
"""What would be right, by field."""


def hint_at(path: str) -> str | None:
    """What would be right in the field at a path such as `ship[3].lay`; None where its type says enough."""
    hint = HINTS.get(_TABLE.sub("", _NUMBER.sub("[]", path)))
    return None if hint is None else hint()
