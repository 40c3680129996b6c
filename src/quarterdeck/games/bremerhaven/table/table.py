"""The state of a game of Bremerhaven: boards, decks and harbors, what is being done, copies (BH-1, BH-15).

Clause ids are those of the game's rules.md. The hot path aliases vectors in locals and makes no
tuples or generators.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.log import EVERYBODY
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.engine.sets import bit, full
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    BID_SPACES,
    BIDDING,
    DEALING,
    DOCKS,
    INSTRUCTING,
    LOADING_DOCKS,
    NONE,
    REVEALING,
    SPACES,
    WALLS,
)
from quarterdeck.games.bremerhaven.table.decks import Decks


class Notes:
    """What a bot has worked out about a table for one seat; bots say what that is."""

    def __init__(self, of_round: i64) -> None:
        self.of_round = of_round


class Table(Position):
    """Everything that tells one position of a game from another; the rules are functions over it.

    Vectors hold one part for each of four seats. Goods are packed counts, four bits for each kind; sets of cards and
    seats are integers. Alone, the dummy is seat 1: it has a rank, Influence cards and nothing else.
    """

    def __init__(self, decks: Decks, seats: i64, length: i64, *, strict: bool) -> None:  # noqa: PLR0915 - the fields
        """An empty table; `new_game` sets one up, and copies and files fill in the rest."""
        super().__init__(CHANCE)
        self.decks = decks
        self.seats = seats  # people
        self.lines: i64 = max(seats, 2)  # with the dummy: cards on offer, tokens on the ladder
        self.length = length  # LONG or SHORT; alone always SHORT
        self.strict = strict  # one after the other by rank where all may act at once (BH-R1)
        # Where the game stands.
        self.phase: i64 = DEALING
        self.layout_step: i64 = 0  # STEP_SHIPS … while cards are laid out before a round, STEP_ROUND in a round
        self.deals: i64 = 0  # what is dealt while the phase is DEALING: DEALS_SHIP …
        self.after_looking: i64 = 0  # PRICING or EXCHANGING while the phase is LOOKING
        self.next_seat: i64 = 0  # that gets its chit or starting Building
        self.next_rank: i64 = 0  # that gets its starting Contract or goods, or is struck by the Event
        self.bidder: i64 = 0  # the seat that acts on the bid space that is being resolved
        self.dummy_space: i64 = 0  # the bid space on which the dummy's next card is turned up
        self.round: i64 = 0  # 0: set-up
        self.ahead: i64 = decks.distance[self.lines]  # spaces to the last one of the Progress track
        self.laid_cards: i64 = 0  # Influence cards laid in this round
        self.next_space: i64 = 0  # the bid space that is resolved next; BID_SPACES: the harbors; more: the clean-up
        self.winners: i64 = 0  # set of seats
        self.growing: i64 = 0  # set of seats with a new Influence card for the next round
        # Decks and what lies on the boards.
        self.ship_deck: i64 = 0
        self.ship_pile: i64 = 0  # discarded
        self.ships_mixed = False  # the deck is a reshuffled pile without an order by stacks (BH-R38)
        self.contract_deck: i64 = 0
        self.contract_pile: i64 = 0
        self.contracts_mixed = False
        self.building_deck: i64 = 0
        self.offer: i64 = NONE  # the Building on 1.1
        self.news_deck: i64 = 0  # the pile on the right with its top card; alone the instructions
        self.news_pile: i64 = 0  # used
        self.news_top: i64 = NONE  # whose front lies open, its back is a secret
        self.news_front: i64 = NONE  # see `Decks.front`
        self.event: i64 = NONE  # the card on the left of the rack
        self.instruction: i64 = NONE  # the dummy's last instruction card
        # The Price pile: what everybody knows on top and at the bottom, and between them what only `seers` do.
        self.above: i64 = 0
        self.below: i64 = 0
        self.dealt: i64 = 0  # cards in between whose order is settled because somebody looked
        self.seers: i64 = 0  # seats that have looked (BH-R15)
        # Vectors; empty until filled, so that copies fill them once.
        empty = vec[i64]()
        self.sea = empty  # the Ship on each space, or NONE
        self.land = empty
        self.pile = empty  # Price cards from the top, NONE where not settled or not known
        self.rank = empty  # the seat at each rank, Captain first
        self.chit = empty  # goods taken for the first ranks, or NONE
        self.level = empty  # upgrades taken
        self.hand = empty  # packed by value; value 0: not known
        self.laid = empty  # Influence cards of each seat on each bid space, packed likewise
        self.money = empty
        self.bank = empty
        self.prestige = empty
        self.unbuilt = empty  # set of Buildings beside the board
        self.built = empty  # set of Buildings on it
        self.site = empty  # of each space: a Building, EMPTY or COVERED
        self.goods = empty  # on each space
        self.walls = empty  # set of filled slots of each wall
        self.ship = empty  # in each Dock, or NONE
        self.stay = empty  # its Time markers
        self.cargo = empty  # its kind of goods
        self.aboard = empty  # how many are left on it
        self.contract = empty  # in each Loading dock, or NONE
        self.due = empty  # its Time markers
        self.got = empty  # what was delivered
        self.stage = empty  # of each seat where all act at once
        self.permits = empty  # used on 1.2 so far, by those who are not done there
        self.yielded = empty  # set of spaces whose Building has produced in this round
        self.turned = empty  # UNTURNED, PACKED, UNPACKED
        # By seat; not part of the position: a bot's notes about this round, true for as long as cards are laid.
        self.notes: list[Notes | None] = [None, None, None, None]

    # -- small questions -------------------------------------------------------------------------------

    def tell(self, kind: i64, who: i64, what: i64 = 0, more: i64 = 0, known_to: i64 = EVERYBODY) -> None:
        """Write one more entry into the log, if there is a log."""
        log = self.log
        if log is not None:
            log.names = self.decks.names
            log.add(kind, self.as_told(who), what, more, known_to)

    def as_told(self, seat: i64) -> i64:
        """The number of a seat in logs: the dummy is none of the four."""
        return codes.DUMMY_TOLD if seat >= self.seats else seat

    def rank_of(self, seat: i64) -> i64:
        """The place of a seat on the Career ladder: 0 for the Captain, then 1, 2, 3."""
        k: i64 = 0
        while self.rank[k] != seat:
            k += 1
        return k

    def is_dummy(self, seat: i64) -> bool:
        """Whether this is the dummy's seat in a solo game: it has no money (BH-4.6) and only its own actions (BH-28.10)."""
        return seat >= self.seats

    def is_secret(self) -> bool:
        """Influence cards lie face down, or are still in hand (BH-5.1, BH-5.7)."""
        return self.phase in (BIDDING, INSTRUCTING, REVEALING)

    def unseen_prices(self) -> i64:
        """The set of Price cards whose place is not settled, or not known (BH-R57)."""
        unseen = full(self.decks.prices)
        for k in range(self.decks.prices):
            if self.pile[k] != NONE:
                unseen &= ~bit(self.pile[k])
        return unseen

    # -- copies ----------------------------------------------------------------------------------------

    def copy_from(self, other: Position) -> None:  # noqa: PLR0915 - one line for each field
        source = cast(Table, other)
        copy_numbers(self, source)
        lines = self.lines  # what belongs to other seats or spaces never changes
        self.forget()
        copy_into(self.sea, source.sea, lines)
        copy_into(self.land, source.land, lines)
        copy_into(self.pile, source.pile, self.decks.prices)
        copy_into(self.rank, source.rank, lines)
        copy_into(self.chit, source.chit, lines)
        copy_into(self.level, source.level, lines)
        copy_into(self.hand, source.hand, lines)
        copy_into(self.laid, source.laid, lines * BID_SPACES)
        copy_into(self.money, source.money, lines)
        copy_into(self.bank, source.bank, lines)
        copy_into(self.prestige, source.prestige, lines)
        copy_into(self.unbuilt, source.unbuilt, lines)
        copy_into(self.built, source.built, lines)
        copy_into(self.site, source.site, lines * SPACES)
        copy_into(self.goods, source.goods, lines * SPACES)
        copy_into(self.walls, source.walls, lines * WALLS)
        copy_into(self.ship, source.ship, lines * DOCKS)
        copy_into(self.stay, source.stay, lines * DOCKS)
        copy_into(self.cargo, source.cargo, lines * DOCKS)
        copy_into(self.aboard, source.aboard, lines * DOCKS)
        copy_into(self.contract, source.contract, lines * LOADING_DOCKS)
        copy_into(self.due, source.due, lines * LOADING_DOCKS)
        copy_into(self.got, source.got, lines * LOADING_DOCKS)
        copy_into(self.stage, source.stage, lines)
        copy_into(self.permits, source.permits, lines)
        copy_into(self.yielded, source.yielded, lines)
        copy_into(self.turned, source.turned, lines)

    def forget(self) -> None:
        """Drop the notes, which are about the table as it was."""
        for seat in range(self.lines):
            self.notes[seat] = None

    def fill_from(self, source: Table) -> None:
        """Become a copy of another table while all own vectors are still empty."""
        copy_numbers(self, source)
        self.sea = source.sea[:]
        self.land = source.land[:]
        self.pile = source.pile[:]
        self.rank = source.rank[:]
        self.chit = source.chit[:]
        self.level = source.level[:]
        self.hand = source.hand[:]
        self.laid = source.laid[:]
        self.money = source.money[:]
        self.bank = source.bank[:]
        self.prestige = source.prestige[:]
        self.unbuilt = source.unbuilt[:]
        self.built = source.built[:]
        self.site = source.site[:]
        self.goods = source.goods[:]
        self.walls = source.walls[:]
        self.ship = source.ship[:]
        self.stay = source.stay[:]
        self.cargo = source.cargo[:]
        self.aboard = source.aboard[:]
        self.contract = source.contract[:]
        self.due = source.due[:]
        self.got = source.got[:]
        self.stage = source.stage[:]
        self.permits = source.permits[:]
        self.yielded = source.yielded[:]
        self.turned = source.turned[:]

    def numbers(self) -> list[int]:
        deals = self.deals + self.after_looking  # one of them is 0; likewise those below
        who = self.next_seat + self.next_rank + self.bidder + self.dummy_space
        found: list[int] = [
            int(number)
            for number in (
                self.decks.digest, self.seats, self.length, i64(self.strict), self.player, self.ended, self.phase, self.layout_step,
                deals, who, self.round, self.ahead, self.laid_cards, self.next_space, self.winners, self.ship_deck,
                self.ship_pile, i64(self.ships_mixed), self.contract_deck, self.contract_pile, i64(self.contracts_mixed),
                self.building_deck, self.offer, self.news_deck, self.news_pile, self.news_top, self.news_front, self.event,
                self.instruction, self.above, self.below, self.dealt, self.seers, self.growing,
            )
        ]  # fmt: skip
        for numbers in (
            self.sea, self.land, self.pile, self.rank, self.chit, self.level, self.hand, self.laid, self.money, self.bank,
            self.prestige, self.unbuilt, self.built, self.site, self.goods, self.walls, self.ship, self.stay, self.cargo,
            self.aboard, self.contract, self.due, self.got, self.stage, self.permits, self.yielded, self.turned,
        ):  # fmt: skip
            found.extend([int(number) for number in numbers])
        return found


def copy_numbers(target: Table, source: Table) -> None:  # noqa: PLR0915 - one line for each field
    """Copy every field that is a single number."""
    target.player = source.player
    target.ended = source.ended
    target.decks = source.decks
    target.seats = source.seats
    target.lines = source.lines
    target.length = source.length
    target.strict = source.strict
    target.phase = source.phase
    target.layout_step = source.layout_step
    target.deals = source.deals
    target.after_looking = source.after_looking
    target.next_seat = source.next_seat
    target.next_rank = source.next_rank
    target.bidder = source.bidder
    target.dummy_space = source.dummy_space
    target.round = source.round
    target.ahead = source.ahead
    target.laid_cards = source.laid_cards
    target.next_space = source.next_space
    target.winners = source.winners
    target.ship_deck = source.ship_deck
    target.ship_pile = source.ship_pile
    target.ships_mixed = source.ships_mixed
    target.contract_deck = source.contract_deck
    target.contract_pile = source.contract_pile
    target.contracts_mixed = source.contracts_mixed
    target.building_deck = source.building_deck
    target.offer = source.offer
    target.news_deck = source.news_deck
    target.news_pile = source.news_pile
    target.news_top = source.news_top
    target.news_front = source.news_front
    target.event = source.event
    target.instruction = source.instruction
    target.above = source.above
    target.below = source.below
    target.dealt = source.dealt
    target.seers = source.seers
    target.growing = source.growing


def copy_into(target: vec[i64], source: vec[i64], length: i64) -> None:
    """Copy `length` numbers from one vector to another."""
    for k in range(length):
        target[k] = source[k]
