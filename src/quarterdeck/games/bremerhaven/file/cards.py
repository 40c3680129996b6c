"""Puts the cards of a position file into decks, on boards, piles and the rack; each card is in one place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.sets import bit, members
from quarterdeck.games.bremerhaven.codes import SHORT
from quarterdeck.games.bremerhaven.file import SAY
from quarterdeck.games.bremerhaven.file.fields import BremerhavenFile, DeckFile, FrontFile
from quarterdeck.games.bremerhaven.pack.tables import Tables
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.words.notation import BID_NAMES, FRONT

KINDS: Final = {"Ship": "BH-2.1", "Contract": "BH-2.2"}
"""Which clause says which of these cards are used."""


class Reader:
    """A position that is being put together, the words of its pack, and where each card was named."""

    def __init__(self, table: Tables, position: BremerhavenPosition) -> None:
        self.table = table
        self.position = position
        self.where: dict[tuple[str, int], str] = {}
        decks = position.decks
        kept = int(position.lines) + (1 if position.length == SHORT else -2)
        self.used: Mapping[str, int] = {
            "Ship": int(decks.kept_ships[kept]),
            "Contract": int(decks.kept_contracts[kept]),
            "Building": (1 << int(decks.buildings)) - 1,
            "event": (1 << int(decks.news)) - 1 if self.has_news() else 0,
        }
        """The sets of cards that this game is played with."""
        self.names: Mapping[str, Mapping[str, int]] = {
            "Ship": table.number_of_ship,
            "Contract": table.number_of_contract,
            "Building": table.number_of_building,
            "Price card": table.number_of_price,
            "event": table.number_of_event,
        }

    def has_news(self) -> bool:
        """Newspaper cards are used: in the long game, and alone as instructions (BH-3.6, BH-4.4)."""
        return self.position.length != SHORT or self.position.seats == 1

    # -- one card ----------------------------------------------------------------------------------

    def card(self, kind: str, name: str, path: str) -> int:
        """The number of a card by its name."""
        number = self.names[kind].get(name.strip().lower())
        if number is None:
            examples = list(self.names[kind])
            raise Malformed(
                path, SAY("no-such-card", kind=kind, written=repr(name), first=examples[0], last=examples[-1])
            )
        return number

    def take(self, kind: str, name: str, path: str) -> int:
        """The number of a card that is used in this game and in no other place yet."""
        card = self.card(kind, name, path)
        earlier = self.where.get((kind, card))
        if earlier is not None:
            raise Malformed(path, SAY("card-elsewhere", name=name, earlier=earlier))
        if kind in KINDS and not self.used[kind] >> card & 1:
            length = "short" if self.position.length == SHORT else "long"
            players = int(self.position.seats)
            problem = SAY("card-unused", name=name, length=length, players=players, clause=KINDS[kind])
            raise Malformed(path, problem)
        self.where[kind, card] = path
        return card

    def take_all(self, kind: str, names: Iterable[str], path: str) -> int:
        """The set of some cards."""
        found = 0
        for k, name in enumerate(names):
            found |= bit(self.take(kind, name, f"{path}[{k}]"))
        return found

    def rest(self, kind: str, deck: list[str] | None, path: str) -> int:
        """The set of all used cards that are in no place yet; the deck, if it is listed, must be that."""
        left = self.used[kind] & ~sum(1 << card for known, card in self.where if known == kind)
        if deck is None:
            return left
        listed = self.take_all(kind, deck, path)
        missing = members(left & ~listed)
        if missing:
            names = list(self.names[kind])
            raise Malformed(path, SAY("left-for-deck", name=names[missing[0]], more=len(missing) - 1))
        return listed

    # -- boards and decks ----------------------------------------------------------------------------

    def read_boards(self, file: BremerhavenFile) -> None:
        """What is on offer on Sea, Land and 1.1."""
        position = self.position
        for kind, path, cards, board in (
            ("Ship", "sea", file.sea, position.sea),
            ("Contract", "land", file.land, position.land),
        ):
            if len(cards) > position.lines:
                raise Malformed(path, SAY("board-too-long", spaces=len(cards), lines=position.lines))
            for k, name in enumerate(cards):
                if name is not None:
                    board[k] = self.take(kind, name, f"{path}[{k}]")
        if file.buildings.offer is not None:
            position.offer = self.take("Building", file.buildings.offer, "buildings.offer")

    def read_decks(self, file: BremerhavenFile) -> None:
        """Read the discard piles; the decks are the cards that are nowhere else."""
        position = self.position
        position.ship_pile = self.take_all("Ship", file.ships.discard, "ships.discard")
        position.ship_deck = self.rest("Ship", file.ships.deck, "ships.deck")
        position.ships_mixed = file.ships.mixed
        self.check_stacks("Ship", "ships", file.ships, [int(cards) for cards in position.decks.ship_stacks])
        position.contract_pile = self.take_all("Contract", file.contracts.discard, "contracts.discard")
        position.contract_deck = self.rest("Contract", file.contracts.deck, "contracts.deck")
        position.contracts_mixed = file.contracts.mixed
        self.check_stacks("Contract", "contracts", file.contracts, [int(n) for n in position.decks.contract_stacks])
        self.take_all("Building", file.buildings.gone, "buildings.gone")
        position.building_deck = self.rest("Building", file.buildings.deck, "buildings.deck")

    def check_stacks(self, kind: str, path: str, file: DeckFile, stacks: list[int]) -> None:
        """Lower stacks are dealt before higher ones (BH-2.4, BH-R52); a shuffled discard pile has none (BH-R38)."""
        if file.mixed:
            return
        deck = int(self.position.ship_deck if kind == "Ship" else self.position.contract_deck)
        for number, stack in enumerate(stacks, start=1):
            waiting = members(deck & stack)
            above = sum(stacks[number:])
            early = [card for known, card in self.where if known == kind and above >> card & 1 and not deck >> card & 1]
            if waiting and early:
                names = list(self.names[kind])
                problem = SAY(
                    "stack-order",
                    lower=names[waiting[0]],
                    number=number,
                    higher=names[early[0]],
                    where=self.where[kind, early[0]],
                )
                raise Malformed(f"{path}.deck", problem)

    # -- prices ----------------------------------------------------------------------------------------

    def read_prices(self, file: BremerhavenFile) -> None:
        """Read the pile from the top: cards known to all, cards known to those who looked, unsettled cards, cards known to all."""
        position = self.position
        prices = file.prices
        number = int(position.decks.prices)
        known = len(prices.top) + len(prices.looked) + len(prices.bottom)
        if known > number:
            raise Malformed("prices", SAY("too-many-prices", known=known, number=number))
        if any(card is None for card in prices.looked) and any(card is not None for card in prices.looked):
            raise Malformed("prices.looked", SAY("looked-whole"))
        for path, cards, first in (
            ("prices.top", prices.top, 0),
            ("prices.looked", prices.looked, len(prices.top)),
            ("prices.bottom", prices.bottom, number - len(prices.bottom)),
        ):
            for k, card in enumerate(cards):
                if card is not None:
                    position.pile[first + k] = self.take("Price card", card, f"{path}[{k}]")
        position.above, position.dealt, position.below = len(prices.top), len(prices.looked), len(prices.bottom)

    # -- newspaper ---------------------------------------------------------------------------------------

    def read_news(self, file: BremerhavenFile) -> None:
        """The rack: the pile on the right with its top card, the Event, used cards (BH-2.21, BH-22.3)."""
        position = self.position
        news = file.newspaper
        if not self.has_news() and (news.top or news.event or news.used or news.deck):
            raise Malformed("newspaper", SAY("no-newspaper"))
        if position.length == SHORT and (news.top or news.event):
            raise Malformed("newspaper", SAY("newspaper-alone"))
        if news.event is not None:
            position.event = self.take("event", news.event, "newspaper.event")
        position.news_pile = self.take_all("event", news.used, "newspaper.used")
        position.news_deck = self.rest("event", news.deck, "newspaper.deck")
        if isinstance(news.top, FrontFile):
            self.read_front(news.top)
        elif news.top is not None:
            card = self.card("event", news.top, "newspaper.top")
            if not position.news_deck >> card & 1:
                raise Malformed("newspaper.top", SAY("news-top-not-in-deck", card=news.top))
            position.news_top = card
            position.news_front = position.decks.front(card)
        if file.dummy is not None and file.dummy.instruction is not None:
            position.instruction = self.card("event", file.dummy.instruction, "dummy.instruction")

    def read_front(self, front: FrontFile) -> None:
        """The front of a card whose back is not known."""
        position = self.position
        shown = front.advance * FRONT + BID_NAMES.index(front.space)
        if all(position.decks.front(card) != shown for card in members(position.news_deck)):
            problem = SAY("no-such-front", advance=front.advance, space=front.space)
            raise Malformed("newspaper.top", problem)
        position.news_front = shown
