"""What can be agreed on before a game of Bremerhaven, and how long a random game can take then."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from quarterdeck.games.bremerhaven.codes import (
    DOCKS,
    HAND,
    LOADING_DOCKS,
    LONG,
    SHORT,
    SPACES,
)
from quarterdeck.games.bremerhaven.table.decks import Decks

Length = Literal["long", "short"]
Order = Literal["free", "rank"]
LENGTHS: Final[dict[Length, int]] = {"long": int(LONG), "short": int(SHORT)}
ORDERS: Final[tuple[Order, Order]] = ("free", "rank")
"""In the order of `Harbor.strict`."""
MOST_CARGO: Final = 5
MOST_NEEDS: Final = 4
"""Goods on a Ship, and on a Contract."""
ADVANCE: Final = 2
PERMITS: Final = 10 + 6 + int(SPACES)
"""Ten Bollards, six Cover cards and twelve Buildings are all that one harbor can ever get (BH-9.7)."""


class BremerhavenOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The long game or the short one (BH-3), always the short one when alone; the order where all may act (BH-R1)."""

    length: Annotated[Length, Meta(extra={"players": (2, 3, 4)})] = "long"
    order: Order = "free"


def longest(decks: Decks, players: int, length: str) -> int:
    """An upper bound of the decisions of a random game, those of CHANCE included.

    Every round advances the Ship token a space or more, in the short game two, so rounds are bounded by the track.
    The set-up deals a Ship, a Contract and a starting Contract for each place, two Price cards, a Building and a
    Newspaper card, and each player may have a Building to set, a chit and goods to choose. A round deals no more; it
    has five bids each (alone, each of the dummy's is drawn and later revealed), one `done` for permits, one upgrade,
    one choice of prices, two Price cards turned up, one swap, a Dock for each Ship, a Loading dock for each Contract,
    and one share of a charge each. Permits that are used fill places for good. Price cards are looked through once.

    In a harbor each Building produces once a round. Between two goods that move, conversions go one way: each
    packs two crates away or a container open, so there are no more of them than places for goods. No more goods leave
    Ships than those that can lie on three of them, and no more reach Contracts than four can ask for.
    """
    lines = max(players, 2)
    short = length == "short" or players == 1
    distance = int(decks.distance[lines])
    rounds = (distance + ADVANCE - 1) // ADVANCE if short else distance
    places = int(SPACES) + sum(max(0, int(number) - 1) for number in decks.places)
    goods = int(DOCKS) * MOST_CARGO + int(LOADING_DOCKS) * MOST_NEEDS
    harbor = int(SPACES) + 1 + (goods + 1) * (places + 1)
    dealt = 3 * lines + 4
    set_up = dealt + 4 * lines
    a_round = dealt + 2 * int(HAND) * lines + 5 * lines + 4 + players * harbor
    return set_up + rounds * a_round + players * PERMITS + int(decks.prices)
