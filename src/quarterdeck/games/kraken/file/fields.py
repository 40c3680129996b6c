"""Kraken's position file: its fields, and how a position is written. Reading: file/reading.py."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from quarterdeck.engine.game import Pack
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.position_files import PositionFile
from quarterdeck.engine.sets import count
from quarterdeck.games.kraken import position as rules
from quarterdeck.games.kraken.codes import (
    HAND,
    KIND_LETTERS,
    MOST_ROUNDS,
    NO_CARD,
    NO_PLACE,
    SECTION_LETTERS,
    SINKS_AT,
)
from quarterdeck.games.kraken.pack import deck
from quarterdeck.games.kraken.pack.deck import Card, Deck, built_in_deck, icon_letters
from quarterdeck.games.kraken.position import KrakenPosition
from quarterdeck.games.kraken.rules import KRAKEN_WINS, LAST_AFLOAT, ROUND_LIMIT
from quarterdeck.games.kraken.words.notation import SEATS, place_name

Ended = Literal["last-afloat", "kraken-wins", "round-limit"]
ENDINGS: Final[dict[Ended, int]] = {
    "last-afloat": int(LAST_AFLOAT),
    "kraken-wins": int(KRAKEN_WINS),
    "round-limit": int(ROUND_LIMIT),
}
LAST_ROUND: Final = 1_000_000_000

CardName = Annotated[str, Meta(description="a card by its name or as the notation writes it: Full Sail or full-sail")]
Seat = Literal["A", "B", "C", "D"]
Hand = (
    Annotated[list[CardName], Meta(max_length=int(HAND))]
    | Annotated[int, Meta(ge=0, le=int(HAND), description="the number of cards, if they are not known")]
)


class ShipFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One ship and its player's hand."""

    at: (
        Annotated[
            str,
            Meta(
                pattern="^[NESW][1-4]$",
                description="Section and Lane, such as N3; missing if the ship has sunk, or has no start place yet",
            ),
        ]
        | None
    ) = None
    damage: Annotated[int, Meta(ge=0, lt=int(SINKS_AT), description="the damage of a ship that is afloat")] = 0
    hand: Annotated[Hand, Meta(description="the cards in hand, or their number if they are not known")] = []
    sunk: (
        Annotated[
            int,
            Meta(
                ge=1,
                le=len(SEATS),
                description="1 for the ship that sank first, 2 for the next one, and so on; ships that sank together have the same number",
            ),
        ]
        | None
    ) = None


class FleetFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The ships by their seats, 2 to 4 of them."""

    A: ShipFile
    B: ShipFile
    C: ShipFile | None = None
    D: ShipFile | None = None

    def listed(self) -> list[ShipFile]:
        """The ships in the order of their seats; a gap ends the list."""
        found = [self.A, self.B]
        if self.C is not None:
            found.append(self.C)
            if self.D is not None:
                found.append(self.D)
        return found


class KrakenFile(PositionFile, Struct, frozen=True, kw_only=True):
    """A position of Kraken as people write it."""

    game: Literal["kraken"]
    front: Annotated[Literal["N", "E", "S", "W"], Meta(description="the Section the Kraken faces")]
    ships: FleetFile
    player: Annotated[
        Literal["A", "B", "C", "D", "chance", "nobody"],
        Meta(description="who must choose; chance: start places or cards are given out; nobody: the game is over"),
    ]
    lanes: (
        Annotated[
            int,
            Meta(description="the number of Lanes in play: that of the ships afloat, but at least 2, which is checked"),
        ]
        | None
    ) = None
    card: Annotated[str, Meta(description="the card that is being resolved")] | None = None
    icons: (
        Annotated[
            str,
            Meta(description="the icons of that card that are still to be resolved, such as F X; missing: all three"),
        ]
        | None
    ) = None
    order: Annotated[
        list[Seat] | None,
        Meta(description="the order of play: the ships afloat, clockwise from the one that began this round"),
    ] = None
    played: Annotated[list[CardName], Meta(description="the cards played in this round")] = []
    round: Annotated[int, Meta(ge=1, le=LAST_ROUND, description="the round, counted from 1")] = 1
    rounds: (
        Annotated[
            int,
            Meta(
                ge=0,
                le=int(MOST_ROUNDS),
                description="the number of rounds after which the game ends; 0: no limit; missing: as in the options, or else no limit",
            ),
        ]
        | None
    ) = None
    ended: Annotated[Ended | None, Meta(description="how the game ended, if it is over")] = None
    deck: Annotated[
        list[Card] | None, Meta(description="the cards of the deck; missing: those of the game's own deck")
    ] = None


def schema() -> dict[str, object]:
    """The JSON schema of the position file."""
    return msgspec.json.schema(KrakenFile)


def save(position: KrakenPosition) -> bytes:
    """The file of a position, indented for people; unknown hands are written as numbers."""
    ships = [ship_file(position, seat) for seat in range(position.ships)]
    ships.extend([None] * (len(SEATS) - len(ships)))  # type: ignore[list-item]  # absent ships
    resolving = position.card != NO_CARD
    file = KrakenFile(
        game="kraken",
        front=SECTION_LETTERS[position.front],  # type: ignore[arg-type]  # the letters are the literals
        ships=FleetFile(A=ships[0], B=ships[1], C=ships[2], D=ships[3]),
        player=player_name(position),
        lanes=int(position.lanes),
        card=position.names[position.card] if resolving else None,
        icons=icons_text(position) if resolving else None,
        order=order_of(position),
        played=card_names(position, int(position.played)),
        round=int(position.round),
        rounds=int(position.rounds) or None,
        ended=next((name for name, code in ENDINGS.items() if code == position.ended), None),
        deck=cards_of(position),
    )
    return msgspec.json.format(msgspec.json.encode(file), indent=2) + b"\n"


def ship_file(position: KrakenPosition, seat: int) -> ShipFile:
    """What the file says of one ship."""
    if position.sunk_at[seat]:
        return ShipFile(sunk=int(position.sunk_at[seat]))
    place = position.place[seat]
    known = count(position.hand[seat]) == position.held[seat]
    return ShipFile(
        at=None if place == NO_PLACE else place_name(place),
        damage=int(position.damage[seat]),
        hand=card_names(position, int(position.hand[seat])) if known else int(position.held[seat]),
    )


def player_name(position: KrakenPosition) -> Literal["A", "B", "C", "D", "chance", "nobody"]:
    """The player who must choose, as the file names them."""
    if position.player == CHANCE:
        return "chance"
    if position.player == NOBODY:
        return "nobody"
    return SEATS[position.player]


def icons_text(position: KrakenPosition) -> str:
    """The icons still to be resolved: `F X`."""
    return " ".join(KIND_LETTERS[kind] for kind, left in enumerate(position.icons()) for _ in range(left))


def order_of(position: KrakenPosition) -> list[Seat] | None:
    """The ships afloat clockwise from the one that began the round, which comes first even if it has sunk."""
    if position.phase == rules.STARTING:
        return None
    ships = int(position.ships)
    seats = [(int(position.first) + step) % ships for step in range(ships)]
    return [SEATS[seat] for seat in seats if seat == position.first or not position.sunk_at[seat]]


def card_names(position: KrakenPosition, cards: int) -> list[str]:
    """The names of a set of cards."""
    return [name for card, name in enumerate(position.names) if cards >> card & 1]


def pack_of(position: KrakenPosition) -> Pack | None:
    """The deck as a content pack, or None if it is the game's own."""
    cards = cards_of(position)
    if cards is None:
        return None
    rows = "".join(f'\n[[cards]]\nname = "{card.name}"\nicons = "{card.icons}"\n' for card in cards)
    return deck.pack_of("deck", f'title = "deck"\n{rows}')


def cards_of(position: KrakenPosition) -> list[Card] | None:
    """The deck, or None if it is the game's own."""
    own: Deck = built_in_deck()
    icons = [icon_letters(position.deck, card) for card in range(position.cards)]
    if position.names == own.names() and icons == [card.icons for card in own.cards]:
        return None
    return [Card(name=name, icons=letters) for name, letters in zip(position.names, icons, strict=True)]
