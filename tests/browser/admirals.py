"""How people play Bruise Cruise in tests, and what cards were really where, move by move, from a record."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, cast

from msgspec import Struct

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.view import SAY
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.words.notation import card_slug
from quarterdeck.records.reading import parse_record
from quarterdeck.records.replaying import replay

NEVER: Final = 1_000_000


def does(move: str) -> str:
    """What the button of a move is called, by its notation."""
    return SAY("meaning-kind", move=move.replace(" ", "-"))


BOLDEST: Final = tuple(
    does(move)
    for move in (
        "claim", "battle", "decommission", "commission", "torpedo", "raid", "missile", "unfathomable", "exchange",
        "draw 2", "draw 1",
    )
)  # fmt: skip
"""What brings points first, then what uses cards up; so a game is short and much happens in it."""


def boldest(choices: Sequence[str]) -> str:
    """In Bruise Cruise: so that the game soon ends."""
    return next((name for name in BOLDEST if name in choices), choices[0])


class Card(Struct, frozen=True):
    """A card as pages could name it."""

    name: str
    slug: str

    def is_named_in(self, text: str) -> bool:
        """Whether a text says which card it is; a clause (BC-U5.1) may sound like a card."""
        return (
            re.search(rf"(?<!BC-)\b({re.escape(self.slug)}|{re.escape(self.name)})\b", text, re.IGNORECASE) is not None
        )


class Course:
    """A game after each of its moves."""

    def __init__(self, record: bytes) -> None:
        course = replay(parse_record(record))
        self.positions = [cast(BruiseCruisePosition, course.position_at(k)) for k in range(len(course.steps) + 1)]

    def cards(self) -> list[Card]:
        """All cards, by their numbers."""
        first = self.positions[0]
        names = first.chart.names
        return [Card(names[card], card_slug(first, card)) for card in range(int(first.chart.cards))]

    def learnt(self, viewer: int) -> list[int]:
        """For each card, by how many moves a seat knew where it was: held, or laid open before everybody."""
        found = [NEVER] * int(self.positions[0].chart.cards)
        for moves, position in enumerate(self.positions):
            for card in (
                *members(position, list(position.discard), 0),
                *members(position, list(position.hand), viewer),
            ):
                found[card] = min(found[card], moves)
        return found

    def picking(self, seat: int) -> list[int]:
        """After how many moves the seat was putting an action together."""
        picks = range(int(codes.PICK_CARD), int(codes.PICK_WIND) + 1)
        return [k for k, position in enumerate(self.positions) if position.phase in picks and position.active == seat]


def members(position: BruiseCruisePosition, words: list[int], place: int) -> list[int]:
    """The cards of one of several sets."""
    ports, sets = int(position.chart.actions) // 2, int(codes.WORDS)
    copies_a, copies_b, strange = words[place * sets : (place + 1) * sets]
    return [
        *(2 * port for port in range(ports) if copies_a >> port & 1),
        *(2 * port + 1 for port in range(ports) if copies_b >> port & 1),
        *(2 * ports + k for k in range(strange.bit_length()) if strange >> k & 1),
    ]
