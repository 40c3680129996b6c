"""Suggestions for fields of a pack that are not well-formed."""

from __future__ import annotations

import re
from typing import Final

from quarterdeck.games.bremerhaven.codes import (
    MOST_BUILDINGS,
    MOST_CONTRACTS,
    MOST_NEWS,
    MOST_PRICES,
    MOST_SHIPS,
    STACKS,
)
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
_NAMED: Final = f"a name is 1 to {LONGEST_NAME} characters on one line"
_TEXT: Final = f"a text is at most {LONGEST_TEXT} characters on one line"
_GOODS: Final = ", ".join(GOODS_NAMES)
_STACK: Final = f"stacks are numbered 1 to {STACKS} (BH-2.4)"
_USE: Final = 'write "out", "long" or "both" for 2, 3 and 4 players, as ["out", "long", "both"] (BH-2.3)'
_TIME: Final = f"1 to {HIGHEST_TIME} Time markers"
_COVERS: Final = f"write three rows of two amounts, 1 to {MOST_MONEY}, for columns c and d (BH-2.15)"
_WALLS: Final = f"write four walls of three prices, 0 to {MOST_MONEY} (BH-9.8, BH-R11)"
_MONEY: Final = f"0 to {MOST_MONEY} money"
_BONUS: Final = f"a bonus is 0 to {HIGHEST_BONUS}"
_FLAG: Final = "write true or false"
_ROUNDS: Final = "so that the short game lasts 10, 9 and 8 rounds with 2, 3 and 4 players (BH-27.2)"
_ORIGINS: Final = '"rulebook", "published", "deduced" or "reconstructed"'
_PRICES: Final = f"four prices, of {_GOODS}, each 1 to {HIGHEST_PRICE} (BH-11.4)"
HINTS: Final = {
    "title": _NAMED,
    "harbor.covers": _COVERS,
    "harbor.covers[]": _COVERS,
    "harbor.covers[][]": _COVERS,
    "harbor.bollards": _WALLS,
    "harbor.bollards[]": _WALLS,
    "harbor.bollards[][]": _WALLS,
    "harbor.track": f"0 for an endless Prestige track, or its length up to {LONGEST_TRACK} (BH-R28)",
    "progress.two": f"19 or 20, {_ROUNDS}",
    "progress.three": f"17 or 18, {_ROUNDS}",
    "progress.four": f"15 or 16, {_ROUNDS}",
    "ship": f"there are 1 to {MOST_SHIPS} Ships (BH-2.1)",
    "ship[].name": _NAMED,
    "ship[].stack": _STACK,
    "ship[].use": _USE,
    "ship[].use[]": _USE,
    "ship[].lay": f"{_TIME} (BH-13.4)",
    "ship[].cargo": f"a Ship carries {_GOODS} or wild (BH-13.7, BH-13.8)",
    "ship[].goods": f"a Ship carries 1 to {MOST_CARGO} goods (BH-13.4)",
    "ship[].berth": f"a Ship needs 0 to {HIGHEST_BERTH} Bollards, as a wall has {HIGHEST_BERTH} (BH-13.5, BH-R11)",
    "ship[].prestige": f"a Ship has 1 to {HIGHEST_SHIP_PRESTIGE} prestige (BH-13.9)",
    "contract": f"there are 1 to {MOST_CONTRACTS} Contracts (BH-2.2)",
    "contract[].name": _NAMED,
    "contract[].stack": _STACK,
    "contract[].use": _USE,
    "contract[].use[]": _USE,
    "contract[].time": f"{_TIME} (BH-14.2)",
    "contract[].needs": f"list 1 to {MOST_NEEDS} goods: {_GOODS} or wild (BH-14.5)",
    "contract[].needs[]": f"goods are {_GOODS} or wild (BH-14.5)",
    "contract[].penalty": f'1 to {HIGHEST_PENALTY} money or "prestige"; leave it out for none (BH-14.7, BH-R53)',
    "contract[].reward": f'1 to {HIGHEST_REWARD} money or "prestige"; leave it out for none (BH-14.8, BH-R53)',
    "contract[].transport": 'write "train" or "truck" (BH-R44)',
    "building": f"there are {FEWEST_BUILDINGS} to {MOST_BUILDINGS} Buildings: in the short game four players begin"
    " with one each (BH-3.3)",
    "building[].name": _NAMED,
    "building[].prestige": f"a Building has 0 to {HIGHEST_BUILDING_PRESTIGE} prestige (BH-29.8)",
    "building[].text": _TEXT,
    "building[].ship_money": f"{_MONEY} (BH-29.1)",
    "building[].produce": f"list up to four of {_GOODS} (BH-17.1)",
    "building[].produce[]": f"a Building produces {_GOODS} (BH-17.1)",
    "building[].produce_money": f"{_MONEY} (BH-17.1)",
    "building[].produce_by_rank": f"{_MONEY} (BH-17.1)",
    "building[].train": f"{_BONUS} (BH-29.4)",
    "building[].truck": f"{_BONUS} (BH-R44)",
    "building[].sea": f"{_BONUS} (BH-5.8)",
    "building[].free_packing": f"{_FLAG} (BH-29.5)",
    "building[].exchange": f"{_FLAG} (BH-11.5)",
    "building[].bank": f"0 to {MOST_BANK} money (BH-26.4)",
    "building[].bank_by_rank": f"{_MONEY} (BH-26.4)",
    "building[].places": f"a Building has 0 to {MOST_PLACES} storage places (BH-15.5)",
    "building[].stores": f"list one of {_GOODS}, or all four (BH-15.5)",
    "building[].stores[]": f"a Building stores {_GOODS} (BH-15.5)",
    "building[].berth_less": f"0 to {HIGHEST_BERTH} Bollards (BH-13.5)",
    "building[].direct": f"{_FLAG} (BH-18.4)",
    "building[].insured": f"{_FLAG} (BH-14.7)",
    "price": f"there are {FEWEST_PRICES} to {MOST_PRICES} Price cards: one goes to the bottom at once (BH-2.11)",
    "price[].prices": _PRICES,
    "price[].prices[]": _PRICES,
    "news": f"there are {FEWEST_NEWS} to {MOST_NEWS} Newspaper cards: a long game of four lasts up to"
    f" {FEWEST_NEWS} rounds (BH-1.4)",
    "news[].advance": "a Newspaper card advances 1 or 2 spaces (BH-22.1)",
    "news[].space": "write a bid space of the solo game as text (BH-28.3)",
    "news[].event": _NAMED,
    "news[].effect": "an effect is a text (BH-21.1)",
    "news[].amount": "an amount is a whole number (BH-21.1)",
    "news[].text": _TEXT,
    "provenance[]": f"write {_ORIGINS}",
    "provenance": f'write {_ORIGINS}, or one of them for each field, as {{ name = "rulebook" }}',
}
"""What would be right, by field."""


def hint_at(path: str) -> str | None:
    """What would be right in the field at a path such as `ship[3].lay`; None where its type says enough."""
    return HINTS.get(_TABLE.sub("", _NUMBER.sub("[]", path)))
