"""What cards were really in whose hand, move by move, read from the record of a game of Kraken that is over."""

from __future__ import annotations

from typing import Final, cast

from msgspec import Struct

from quarterdeck.games.kraken.position import KrakenPosition
from quarterdeck.games.kraken.words.notation import card_slug
from quarterdeck.records.reading import parse_record
from quarterdeck.records.replaying import replay

NEVER: Final = 1_000_000


class Card(Struct, frozen=True):
    """A card as pages could name it."""

    name: str
    slug: str

    def is_named_in(self, text: str) -> bool:
        """Whether a text says which card it is."""
        lower = text.lower()
        return self.name.lower() in lower or self.slug in lower


class Truth:
    """A game after each of its moves."""

    def __init__(self, record: bytes) -> None:
        course = replay(parse_record(record))
        self._positions = [cast(KrakenPosition, course.position_at(k)) for k in range(len(course.steps) + 1)]

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return len(self._positions) - 1

    def rounds(self) -> int:
        """How many rounds were begun."""
        return int(self._positions[-1].round)

    def held(self, seat: int, move: int) -> set[Card]:
        """The cards in a hand after so many moves."""
        position = self._positions[move]
        cards = [card for card in range(int(position.cards)) if position.hand[seat] >> card & 1]
        return {Card(position.names[card], card_slug(position, card)) for card in cards}

    def secrets_of_the_first_round(self, seat: int) -> dict[Card, int]:
        """The cards that a seat was dealt first, each with the move by which everybody saw it."""
        first = [move for move, position in enumerate(self._positions) if position.round == 1]
        dealt: set[Card] = set().union(*(self.held(seat, move) for move in first))
        return {card: self._shown(card, seat) for card in dealt}

    def _shown(self, card: Card, seat: int) -> int:
        had = [move for move in range(self.moves + 1) if card in self.held(seat, move)]
        gone = [move for move in range(had[0], self.moves + 1) if card not in self.held(seat, move)]
        return gone[0] if gone else NEVER
