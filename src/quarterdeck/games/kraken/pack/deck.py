"""Kraken's deck is content: 12 to 18 named cards with three icons each, read from TOML."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Annotated, Final

import msgspec
from librt.vecs import vec  # plain Python: read once
from msgspec import Meta, Struct
from mypy_extensions import i64  # plain Python: read once

from quarterdeck.engine.clauses import Origin
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Pack
from quarterdeck.engine.packs import pack, read_toml, refusing, slug
from quarterdeck.games.kraken.codes import FEWEST_CARDS, ICONS, KIND_LETTERS, MOST_CARDS
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.kraken").say

BUILT_IN: Final = "deck.toml"
SCHEMA: Final = "deck.schema.json"
LONGEST_NAME: Final = 40
_NAME: Final = re.compile(r"[^\W_]+(?:[ '’-]+[^\W_]+)*[!.]?")  # noqa: RUF001 - a typographic apostrophe is allowed

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="a name that no other card has")]
Icons = Annotated[
    str,
    Meta(
        pattern="^ *([FUDXRKT] *){3}$",
        description="three icons: F sail forward, U outward, D inward, X fire, R repair, K turn the Kraken, T tentacles",
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
            description="where the card comes from: the rulebook, another publication, deduced from published facts, or reconstructed: our own design"
        ),
    ] = "reconstructed"


class Deck(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole deck."""

    title: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="the name of the deck")]
    cards: Annotated[list[Card], Meta(min_length=int(FEWEST_CARDS), max_length=int(MOST_CARDS))]

    def kinds(self) -> vec[i64]:
        """The icons of all cards as kinds 0 … 6, three for each card: `KrakenPosition.deck`."""
        return vec[i64]([KIND_LETTERS.index(icon) for card in self.cards for icon in card.icons.replace(" ", "")])

    def names(self) -> list[str]:
        """The names of all cards: `KrakenPosition.names`."""
        return [card.name for card in self.cards]


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
    return pack(read_deck(file, content).title, content, built_in=built_in)


def read_deck(file: str, content: str) -> Deck:
    """The deck in a TOML text; refused whole, with line and field, if anything in it is wrong."""
    with refusing(file, content, Deck, hint_at):
        deck = msgspec.convert(read_toml(content), Deck)
        check_cards(deck.cards, "cards")
    return deck


def hint_at(path: str) -> str | None:
    """What would be right in a field; None where its type says enough."""
    if path == "cards":
        return SAY("deck-size", fewest=FEWEST_CARDS, most=MOST_CARDS)
    return SAY("card-icons") if path.endswith(".icons") else None


def check_cards(cards: list[Card], path: str) -> None:
    """Names are words, and tell the cards of the deck apart."""
    earlier: dict[str, int] = {}
    for k, card in enumerate(cards):
        if not _NAME.fullmatch(card.name):
            raise Malformed(f"{path}[{k}].name", SAY("card-no-name", name=repr(card.name)))
        twin = earlier.setdefault(slug(card.name), k)
        if twin != k:
            other = cards[twin].name
            raise Malformed(
                f"{path}[{k}].name", SAY("card-name-taken", name=repr(card.name), card=twin + 1, other=repr(other))
            )


def schema() -> dict[str, object]:
    """The JSON schema of a deck file; content/deck.schema.json is the same, written out."""
    return msgspec.json.schema(Deck)


def icon_letters(deck: vec[i64], card: int) -> str:
    """The icons of a card as text: `F X R`."""
    first = card * int(ICONS)
    return " ".join(KIND_LETTERS[deck[k]] for k in range(first, first + int(ICONS)))
