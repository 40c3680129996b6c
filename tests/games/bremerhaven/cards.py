"""Cards of the scenarios' own, written in a few words; they take the place of the first built-in ones.

Ships are `X 2 3wild b1 p2`: name, lay time, goods, Bollards, prestige. Contracts are `K 3 barrel+wild -5 +prestige
train`: name, delivery time, goods, penalty, reward, transport (a truck if nothing is said).
"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from quarterdeck.games.bremerhaven.pack.format import ContractFile, ShipFile
from quarterdeck.games.bremerhaven.pack.reading import built_in_content
from quarterdeck.games.bremerhaven.pack.tables import Tables, tables_of

Card = TypeVar("Card")
ALWAYS: Final = ["both", "both", "both"]


@cache
def cards(ships: str = "", contracts: str = "", **more: int | str) -> Tables:
    """The built-in pack with such Ships and Contracts, separated by semicolons.

    `more`: `track=9`, `covers=2` and `bollards=3` for all places, `prestige=1` for all Buildings, `four=15` spaces of the Progress
    track, `back="charge-ships 2"` and `advance=1` for all Newspaper cards.
    """
    own = built_in_content()
    text = "\n".join(
        (
            f"title = {json.dumps('Scenario')}",
            table("harbor", own.harbor, **boards(**more)),
            table("progress", own.progress, **{key: value for key, value in more.items() if key in ("two", "four")}),
            *(table("[ship]", card) for card in first_of(own.ships, [ship(words) for words in split(ships)])),
            *(table("[contract]", card) for card in first_of(own.contracts, [contract(w) for w in split(contracts)])),
            *(table("[building]", card, **building(**more)) for card in own.buildings),
            *(table("[price]", card) for card in own.prices),
            *(table("[news]", card, **news(**more)) for card in own.news),
        )
    )
    return tables_of(text)


def split(words: str) -> list[str]:
    """What stands between semicolons."""
    return [part.strip() for part in words.split(";") if part.strip()]


def first_of(cards: list[Card], own: list[Card]) -> list[Card]:
    """The cards, the first of them replaced."""
    return own + cards[len(own) :]


def ship(words: str) -> ShipFile:
    """The Ship that the words describe; its name may have several words."""
    found = re.fullmatch(r"(.+) (\d) (\d)(\w+) b(\d) p(\d)", words)
    assert found, words
    name, lay, goods, cargo, berth, prestige = found.groups()
    fields = {"lay": int(lay), "goods": int(goods), "berth": int(berth), "prestige": int(prestige)}
    return msgspec.convert({"name": name, "stack": 1, "use": ALWAYS, "cargo": cargo, **fields}, ShipFile)


def contract(words: str) -> ContractFile:
    """The Contract that the words describe."""
    found = re.fullmatch(r"(.+) (\d) ([a-z+]+)(?: -(\w+))?(?: \+(\w+))?(?: (train|truck))?", words)
    assert found, words
    name, time, needs, penalty, reward, transport = found.groups()
    terms = {key: term(word) for key, word in (("penalty", penalty), ("reward", reward)) if word}
    fields = {"time": int(time), "needs": needs.split("+"), "transport": transport or "truck"}
    return msgspec.convert({"name": name, "stack": 1, "use": ALWAYS, **fields, **terms}, ContractFile)


def term(word: str) -> int | str:
    """Money or prestige."""
    return int(word) if word.isdigit() else word


def boards(**more: int | str) -> dict[str, object]:
    """What differs on the Harbor boards."""
    found: dict[str, object] = {}
    if "track" in more:
        found["track"] = more["track"]
    if "covers" in more:
        found["covers"] = [[more["covers"]] * 2] * 3
    if "bollards" in more:
        found["bollards"] = [[more["bollards"]] * 3] * 4
    return found


def building(**more: int | str) -> dict[str, object]:
    """What differs on all Buildings."""
    return {key: more[key] for key in ("prestige",) if key in more}


def news(**more: int | str) -> dict[str, object]:
    """What differs on a Newspaper card."""
    found: dict[str, object] = {}
    if "back" in more:
        effect, _, amount = str(more["back"]).partition(" ")
        found = {"effect": effect, "amount": int(amount) if amount else msgspec.UNSET}
    if "advance" in more:
        found["advance"] = more["advance"]
    return found


def table(name: str, card: Struct, **changes: object) -> str:
    """One table of TOML with some fields changed."""
    fields = msgspec.to_builtins(card) | changes
    rows = [f"{key} = {toml(value)}" for key, value in fields.items() if value is not msgspec.UNSET]
    return "\n".join((f"[{name}]", *rows, ""))


def toml(value: object) -> str:
    """A value as TOML writes it: like JSON, but for tables."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {json.dumps(one)}" for key, one in value.items()) + " }"
    return json.dumps(value)
