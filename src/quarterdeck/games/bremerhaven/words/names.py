"""The names of seats, ranks, goods, cards, spaces and money in Bremerhaven's sentences."""

from __future__ import annotations

from collections.abc import Iterable
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
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.table.decks import Decks, of_goods, of_value
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.bremerhaven").say
listed: Final = speaker("quarterdeck.games.bremerhaven").listed
_COLUMN_LETTERS: Final = "abcd"


def seat_name(seat: int) -> str:
    """A seat by its color; `DUMMY_TOLD` is the dummy."""
    return SAY("seat", seat=int(seat))


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


def values_of(packed: int) -> str:
    """Packed Influence cards: `1, 2 and 5`; `nothing` for none."""
    return listed(str(value) for value in range(1, VALUES + 1) for _ in range(of_value(packed, value)))


def ship_name(decks: Decks, ship: int) -> str:
    """A Ship for people."""
    return decks.names[decks.ship_name(ship)]


def contract_name(decks: Decks, contract: int) -> str:
    """A Contract for people."""
    return decks.names[decks.contract_name(contract)]


def building_name(decks: Decks, building: int) -> str:
    """A Building for people."""
    return decks.names[decks.building_name(building)]


def price_name(decks: Decks, card: int) -> str:
    """A Price card: `3-1-4-2`."""
    return decks.names[decks.price_name(card)]


def event_name(decks: Decks, card: int) -> str:
    """An Event for people."""
    return decks.names[decks.event_name(card)]
