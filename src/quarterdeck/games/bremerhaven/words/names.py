"""The names of seats, ranks, goods, cards, spaces and money in Bremerhaven's sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Final

from quarterdeck.games.bremerhaven.codes import (
    COLUMNS,
    DUMMY_SEAT,
    DUMMY_TOLD,
    GOODS,
    LAND,
    SEA,
    VALUES,
)
from quarterdeck.games.bremerhaven.pack.format import GOODS_NAMES
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.table.decks import Decks, of_goods, of_value
from quarterdeck.messages import speaker
from quarterdeck.messages.content import in_language
from quarterdeck.messages.hearing import hears, mine

_PACKAGE: Final = "quarterdeck.games.bremerhaven"
SAY: Final = speaker(_PACKAGE).say
listed: Final = speaker(_PACKAGE).listed
SOFT: Final = "\N{SOFT HYPHEN}"
"""Stands in translated names of cards where a long word may break."""
_COLUMN_LETTERS: Final = "abcd"
PRICES: Final = re.compile(r"\d(-\d){3}(#\d+)?")
"""What the log calls a Price card."""


def seat_name(seat: int) -> str:
    """A seat by its color; `DUMMY_TOLD` is the dummy."""
    return SAY("seat", seat=int(seat))


def seat_said(seat: int) -> str:
    """A seat by its color; the one that hears it is `you`."""
    return SAY("you") if hears(seat) else seat_name(seat)


def who_words(seat: int) -> dict[str, str]:
    """A seat as messages tell of it: its color, nothing of nobody, and whether it hears that itself."""
    return {"who": seat_name(seat) if seat >= 0 else "", "mine": mine(seat)}


def player_name(position: BremerhavenPosition, seat: int) -> str:
    """A player by the color of the seat; alone in a game, seat 1 is the dummy."""
    return seat_name(int(DUMMY_TOLD) if seat == DUMMY_SEAT and position.seats == 1 else seat)


def rank_name(rank: int) -> str:
    """`Captain`, `First Mate`, `Mate`, `Ship's Cook`."""
    return SAY("rank", rank=int(rank))


def good(kind: int) -> str:
    """A kind of good: `barrel`; the wild one too."""
    return SAY("good", kind=int(kind))


def kind_name(kind: int) -> str:
    """A kind of goods as such: `barrels`; the wild one too."""
    return SAY("kind", kind=int(kind))


def so_many(kind: int, number: int) -> str:
    """A number of goods of one kind: `no barrel`, `1 barrel`, `3 barrels`."""
    return SAY("goods", kind=int(kind), number=int(number))


def goods_of(packed: int) -> str:
    """Packed goods: `1 barrel and 2 crates`; `nothing` for none."""
    numbers = [(kind, int(of_goods(packed, kind))) for kind in range(GOODS)]
    return listed(so_many(kind, number) for kind, number in numbers if number)


def kinds_of(members: int) -> str:
    """A set of kinds of goods, as what can be chosen: `barrels or crates`."""
    return listed((kind_name(kind) for kind in range(GOODS) if members >> kind & 1), "or")


def money(amount: int) -> str:
    """`3 money`, `no money`."""
    return SAY("money", amount=int(amount))


def space_name(space: int) -> str:
    """A space of a harbor: `a1` to `d3`."""
    return f"{_COLUMN_LETTERS[int(space % COLUMNS)]}{int(space // COLUMNS) + 1}"


def space_names(spaces: Iterable[int]) -> str:
    """Some spaces: `a1 and b2`."""
    return listed(space_name(space) for space in spaces)


def bid_name(space: int) -> str:
    """A space for bids: `1.2`, `2.1`."""
    if space < SEA:
        return f"1.{int(space)}"
    return f"2.{int(space - SEA) + 1}" if space < LAND else f"3.{int(space - LAND) + 1}"


def bid_place(space: int) -> str:
    """A space for bids in words, with its number: `Building permits (1.2)`, `the Ship at 2.1`."""
    kind = f"s1-{int(space)}" if space < SEA else "ship" if space < LAND else "contract"
    return SAY("bid-place", space=kind, name=bid_name(space))


def bid_spot(names: Sequence[str], space: int, card: int) -> str:
    """A space for bids as its card calls it: `the Ship Windsbraut`; without a card as the board calls it."""
    kind = f"s1-{int(space)}" if space < SEA else "ship" if space < LAND else "contract"
    named = "yes" if card >= 0 else "no"
    return SAY("bid-spot", space=kind, named=named, card=printed(names[card]) if card >= 0 else "")


def values_of(packed: int) -> str:
    """Packed Influence cards: `1, 2 and 5`; `nothing` for none."""
    return listed(str(value) for value in range(1, VALUES + 1) for _ in range(of_value(packed, value)))


def ship_name(decks: Decks, ship: int) -> str:
    """A Ship for people."""
    return printed(decks.names[decks.ship_name(ship)])


def contract_name(decks: Decks, contract: int) -> str:
    """A Contract for people."""
    return printed(decks.names[decks.contract_name(contract)])


def building_name(decks: Decks, building: int) -> str:
    """A Building for people."""
    return printed(decks.names[decks.building_name(building)])


def printed(text: str) -> str:
    """Names and texts of the game's own cards, in the language of whoever reads them; those of other packs, as they are."""
    return in_language(_PACKAGE, text).replace(SOFT, "")


def in_lines(name: str, letters: int) -> list[str]:
    """The name of a card in lines of so many letters; long words break where their translation says, with a hyphen."""
    lines: list[str] = []
    for word in in_language(_PACKAGE, name).split():
        whole = word.replace(SOFT, "")
        if lines and len(lines[-1]) + 1 + len(whole) <= letters:
            lines[-1] += f" {whole}"
        elif len(whole) <= letters or SOFT not in word:
            lines += wrap(whole, letters)
        else:
            *heads, tail = word.split(SOFT)
            lines += [*(f"{head}-" for head in heads), tail]
    return lines


def price_name(decks: Decks, card: int) -> str:
    """A Price card for people, by its prices."""
    return card_words(decks.names[decks.price_name(card)])


def card_words(name: str) -> str:
    """A card for people: Price cards, which have no names, by their prices; all others by their names."""
    return SAY("prices", **prices_of(name)) if PRICES.fullmatch(name) else printed(name)


def prices_of(name: str) -> dict[str, str]:
    """The prices of a Price card by goods, from its name in the log, `3-1-4-2`."""
    return dict(zip(GOODS_NAMES, name.partition("#")[0].split("-"), strict=True))


def event_name(decks: Decks, card: int) -> str:
    """An Event for people."""
    return printed(decks.names[decks.event_name(card)])
