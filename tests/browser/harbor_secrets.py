"""What was secret in a game of Bremerhaven, and until when, read from its record; and whether pages told it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, cast

from msgspec import Struct

from quarterdeck.games.bremerhaven.codes import GOODS
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.words.notation import SEATS
from quarterdeck.records.reading import parse_record
from quarterdeck.records.replaying import replay

NEVER: Final = 1_000_000
OF_ANY_BANK: Final = "from the "
"""So an Event speaks of the Bank of whoever has built one, maybe at the end of a line; that says nothing of the deck."""
NAMES: Final = ("Red", "Green", "Blue", "Yellow")


class Secret(Struct, frozen=True):
    """Something that a page could name, and after how many moves a seat may know it."""

    name: str
    hints: tuple[str, ...]
    """One of these is in every text that names it."""
    pattern: re.Pattern[str]
    learnt: int

    def found_in(self, text: str) -> re.Match[str] | None:
        """Where a text says what it is."""
        return self.pattern.search(text) if any(hint in text for hint in self.hints) else None


class Course:
    """A game after each of its moves."""

    def __init__(self, record: bytes) -> None:
        read = parse_record(record)
        course = replay(read)
        self.elsewhere = NEVER if read.header.start is None else 0
        """When one may know the cards that no deck has at the start: a position file says where they are."""
        self.positions = [cast(BremerhavenPosition, course.position_at(k)) for k in range(len(course.steps) + 1)]

    def secrets(self, seat: int) -> list[Secret]:
        """Ships, Contracts and Buildings in their decks, Events to come, Price cards in the pile."""
        return [*self._cards(), *self._events(), *self._prices(seat)]

    def bidding(self) -> list[bool]:
        """After each move: whether Influence cards lie face down."""
        return [bool(position.is_secret()) for position in self.positions]

    def _cards(self) -> Iterator[Secret]:
        first = self.positions[0]
        begin = 0
        for deck, many in (
            ("ship_deck", int(first.decks.ships)),
            ("contract_deck", int(first.decks.contracts)),
            ("building_deck", int(first.decks.buildings)),
        ):
            sets = [int(getattr(position, deck)) for position in self.positions]
            for card in range(many):
                used = sets[0] >> card & 1
                learnt = (
                    next((k for k, left in enumerate(sets) if not left >> card & 1), NEVER) if used else self.elsewhere
                )
                yield named(first.decks.names[begin + card], learnt, slug=deck != "building_deck")
            begin += many

    def _events(self) -> Iterator[Secret]:
        decks = self.positions[0].decks
        begin = int(decks.ships + decks.contracts + decks.buildings + decks.prices)
        told = [int(position.event) for position in self.positions]
        for card in range(int(decks.news)):
            learnt = told.index(card) if card in told else NEVER
            used = not self.positions[0].news_deck >> card & 1
            yield named(decks.names[begin + card], min(learnt, self.elsewhere) if used else learnt, slug=True)

    def _prices(self, seat: int) -> Iterator[Secret]:
        decks = self.positions[0].decks
        known = [open_prices(position, seat) for position in self.positions]
        for card in range(int(decks.prices)):
            prices = [str(int(decks.price[card * int(GOODS) + k])) for k in range(int(GOODS))]
            words = "barrel {}, container {}, crate {}, passenger {}".format(*prices)
            written = "-".join(prices)
            pattern = re.compile(rf"(?<![\d-]){written}(?![\d-])|{words}")
            learnt = next((k for k, cards in enumerate(known) if card in cards), NEVER)
            yield Secret(words, (written, words), pattern, learnt)


def named(name: str, learnt: int, *, slug: bool) -> Secret:
    """A card, by its name, and by its slug unless drawings have that name too."""
    words = (name, re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")) if slug else (name,)
    spelt = "|".join(re.escape(word) for word in words)
    return Secret(name, words, re.compile(rf"(?<!{OF_ANY_BANK})\b({spelt})\b"), learnt)


def open_prices(position: BremerhavenPosition, seat: int) -> set[int]:
    """The Price cards that a seat knows: those on top and at the bottom of the pile, all for those who have looked."""
    pile, above, dealt = list(position.pile), int(position.above), int(position.dealt)
    looked = position.seers >> seat & 1
    return {card for k, card in enumerate(pile) if card >= 0 and (looked or not above <= k < above + dealt)}


def told(secrets: Sequence[Secret], texts: Sequence[tuple[int, str]]) -> list[str]:
    """What texts, each of after so many moves, name before it was learnt: how they go there."""
    return [
        f"after {moves} moves, learnt after {secret.learnt}: …{text[max(0, found.start() - 80) : found.end() + 40]}…"
        for secret in secrets
        for moves, text in texts
        if moves < secret.learnt and (found := secret.found_in(text)) is not None
    ]


def bids_of(seat: int) -> re.Pattern[str]:
    """What tells the values of cards that a seat has laid: in labels, in the log, in notation."""
    name, letter = NAMES[seat], SEATS[seat]
    return re.compile(rf'\b{name}: \d[\d +]*, bid \d|\b{name} lays an? \d|"who":"{letter}","move":"\d on ')
