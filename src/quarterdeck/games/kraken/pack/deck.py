"""Kraken's deck is content: 12 to 18 named cards with three icons each, read from TOML."""

from __future__ import annotations

import hashlib
import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Final

import msgspec
from librt.vecs import vec  # plain Python: read once
from msgspec import Meta, Struct
from mypy_extensions import i64  # plain Python: read once

from quarterdeck.engine.clauses import Origin
from quarterdeck.engine.errors import Malformed, PackError
from quarterdeck.engine.game import Pack
from quarterdeck.engine.packs import read_toml
from quarterdeck.engine.toml_check import Unfit
from quarterdeck.engine.wrong_fields import split_path
from quarterdeck.games.kraken.codes import FEWEST_CARDS, ICONS, KIND_LETTERS, MOST_CARDS

BUILT_IN: Final = "deck.toml"
SCHEMA: Final = "deck.schema.json"
LONGEST_NAME: Final = 40
_NAME: Final = re.compile(r"[^\W_]+(?:[ '’-]+[^\W_]+)*[!.]?")  # noqa: RUF001 - a typographic apostrophe is allowed
_BREAK: Final = re.compile(r"[ -]+")
_TABLE: Final = re.compile(r"\s*\[\[\s*cards\s*\]\]")
_SYNTAX_LINE: Final = re.compile(r"at line (\d+)")
_CARD_PATH: Final = re.compile(r"cards\[(?P<card>\d+)\](?:\.(?P<key>\w+))?")

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="a name no other card has")]
Icons = Annotated[
    str,
    Meta(
        pattern="^ *([FUDXRKT] *){3}$",
        description="three icons: F forward, U up, D down, X fire, R repair, K turn the Kraken, T tentacle attack",
        examples=["F X R"],
    ),
]


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One card."""

    name: Name
    icons: Icons
    provenance: Annotated[
        Origin,
        Meta(
            description="whether the card is the rulebook's, as published, follows from published facts, or was designed anew"
        ),
    ] = "reconstructed"


class Deck(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole deck."""

    title: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="what the deck is called")]
    cards: Annotated[list[Card], Meta(min_length=int(FEWEST_CARDS), max_length=int(MOST_CARDS))]

    def kinds(self) -> vec[i64]:
        """The icons of all cards as kinds 0 … 6, three for each card: `KrakenPosition.deck`."""
        return vec[i64]([KIND_LETTERS.index(icon) for card in self.cards for icon in card.icons.replace(" ", "")])

    def names(self) -> list[str]:
        """The names of all cards: `KrakenPosition.names`."""
        return [card.name for card in self.cards]


def slug(name: str) -> str:
    """A card's name as the notation writes it: `Full Sail` is full-sail."""
    letters = "".join(letter for letter in name.lower() if letter.isalnum() or letter in " -")
    return _BREAK.sub("-", letters)


@cache
def built_in() -> Pack:
    """The game's own deck as a pack."""
    content = (files("quarterdeck.games.kraken") / "content" / BUILT_IN).read_text(encoding="utf-8")
    return pack_of(BUILT_IN, content, built_in=True)


@cache
def built_in_deck() -> Deck:
    """The game's own deck."""
    return read_deck(BUILT_IN, built_in().content)


def pack_of(file: str, content: str, *, built_in: bool = False) -> Pack:
    """A deck file that was read and found good, as a pack."""
    deck = read_deck(file, content)
    digest = hashlib.sha256(content.encode()).hexdigest()
    return Pack(name=deck.title, digest=digest, content=content, built_in=built_in)


def read_deck(file: str, content: str) -> Deck:
    """The deck in a TOML text; refused whole, with line and field, if anything in it is wrong."""
    try:
        deck = msgspec.convert(read_toml(content), Deck)
        check_cards(deck.cards, "cards")
    except tomllib.TOMLDecodeError as error:
        line = _SYNTAX_LINE.search(str(error))
        raise PackError(file, int(line[1]) if line else 0, "", f"this is not TOML: {error}") from None
    except msgspec.ValidationError as error:
        problem, path = split_path(str(error))
        raise PackError(file, line_of(content, path), path.lstrip("."), explain(problem, path)) from None
    except RecursionError:
        raise PackError(file, 0, "", "this is nested too deeply for a deck") from None
    except Unfit as error:
        raise PackError(file, error.line, "", error.problem) from None
    except Malformed as error:
        raise PackError(file, line_of(content, error.path), error.path, error.problem) from None
    return deck


def explain(problem: str, path: str) -> str:
    """What is wrong with a field, and what would be right."""
    if path.endswith(".cards"):
        return f"a deck has {FEWEST_CARDS} to {MOST_CARDS} cards (KR-7.3)"
    if path.endswith(".icons") and "regex" in problem:
        return "write three icons of F U D X R K T, for example F X R (KR-3.1)"
    return problem


def check_cards(cards: list[Card], path: str) -> None:
    """Names are words, and tell the cards of the deck apart."""
    earlier: dict[str, int] = {}
    for k, card in enumerate(cards):
        if not _NAME.fullmatch(card.name):
            raise Malformed(f"{path}[{k}].name", f"{card.name!r} is no name; use letters, digits, spaces, ' and -")
        twin = earlier.setdefault(slug(card.name), k)
        if twin != k:
            other = cards[twin].name
            raise Malformed(f"{path}[{k}].name", f"{card.name!r} is taken by card {twin + 1}, {other!r}")


def line_of(content: str, path: str) -> int:
    """The line of a field, counted from 1; 0 where the file is written so that it cannot be told."""
    lines = content.splitlines()
    found = _CARD_PATH.search(path)
    if found is None:
        return find_key(lines, path.lstrip("."), 0)
    tables = [number for number, line in enumerate(lines) if _TABLE.match(line)]
    card = int(found["card"])
    if card >= len(tables):
        return 0
    return find_key(lines, found["key"] or "", tables[card]) or tables[card] + 1


def find_key(lines: list[str], key: str, start: int) -> int:
    """The first line from `start` to the next card that sets a key, counted from 1, or 0."""
    for number in range(start, len(lines)):
        if number > start and _TABLE.match(lines[number]):
            break
        if key and re.match(rf"\s*{re.escape(key)}\s*=", lines[number]):
            return number + 1
    return 0


def schema() -> dict[str, object]:
    """The JSON schema of a deck file; content/deck.schema.json is the same, written out."""
    return msgspec.json.schema(Deck)


def icon_letters(deck: vec[i64], card: int) -> str:
    """The icons of a card as text: `F X R`."""
    first = card * int(ICONS)
    return " ".join(KIND_LETTERS[deck[k]] for k in range(first, first + int(ICONS)))
