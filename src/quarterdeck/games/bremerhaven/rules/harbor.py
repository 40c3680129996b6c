"""The players' harbors: storage, Ships, Contracts, prestige and money (BH-15, BH-17 to BH-20, BH-26).

Clause ids are those of the game's rules.md. The hot path aliases vectors in locals and makes no
tuples or generators.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.log import EVERYBODY
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    BID_SPACES,
    COLUMNS,
    COVERED,
    DEALING,
    DOCKS,
    EMPTY,
    GOODS,
    LOADING_DOCKS,
    NONE,
    SEATS,
    SPACES,
    WALLS,
)
from quarterdeck.games.bremerhaven.table.decks import Decks

OPEN_COLUMNS: Final[i64] = 2
"""The others are covered at first (BH-2.15)."""
MIDDLE_DOCK: Final[i64] = 1
"""Its two walls have a Bollard at first (BH-2.17)."""


class Harbor(Position):
    """Everything on the table, and what happens in harbors; `Town` and `BremerhavenPosition` add the rest.

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
        self.step: i64 = 0  # of set-up or refill
        self.deals: i64 = 0  # what is dealt, in DEALING; the phase that follows, in LOOKING
        self.who: i64 = 0  # the seat, rank or space that is being asked about; 0 where none is
        self.round: i64 = 0  # 0: set-up
        self.ahead: i64 = decks.distance[self.lines]  # spaces to the last one of the Progress track
        self.laid_cards: i64 = 0  # Influence cards laid in this round
        self.todo: i64 = 0  # the bid space to be resolved next, BID_SPACES: harbors
        self.winners: i64 = 0
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
        # Vectors; empty until filled.
        self.sea = vec[i64]()  # the Ship on each space, or NONE
        self.land = vec[i64]()
        self.pile = vec[i64]()  # Price cards from the top, NONE where not settled or not known
        self.rank = vec[i64]()  # the seat at each rank, Captain first
        self.chit = vec[i64]()  # goods taken for the first ranks, or NONE
        self.level = vec[i64]()  # upgrades taken
        self.growing: i64 = 0  # seats with a new Influence card for the next round
        self.hand = vec[i64]()  # packed by value; value 0: not known
        self.laid = vec[i64]()  # Influence cards of each seat on each bid space, packed likewise
        self.money = vec[i64]()
        self.bank = vec[i64]()
        self.prestige = vec[i64]()
        self.unbuilt = vec[i64]()  # set of Buildings beside the board
        self.built = vec[i64]()  # set of Buildings on it
        self.site = vec[i64]()  # of each space: a Building, EMPTY or COVERED
        self.goods = vec[i64]()  # on each space
        self.walls = vec[i64]()  # set of filled slots of each wall
        self.ship = vec[i64]()  # in each Dock, or NONE
        self.stay = vec[i64]()  # its Time markers
        self.cargo = vec[i64]()  # its kind of goods
        self.aboard = vec[i64]()  # how many are left on it
        self.contract = vec[i64]()  # in each Loading dock, or NONE
        self.due = vec[i64]()  # its Time markers
        self.got = vec[i64]()  # what was delivered
        self.stage = vec[i64]()  # of each seat where all act at once
        self.permits = vec[i64]()  # used on 1.2 so far, by those who are not done there
        self.yielded = vec[i64]()  # set of spaces whose Building has produced in this round
        self.turned = vec[i64]()  # UNTURNED, PACKED, UNPACKED

    # -- small questions -------------------------------------------------------------------------------

    def tell(self, kind: i64, who: i64, what: i64 = 0, more: i64 = 0, known_to: i64 = EVERYBODY) -> None:
        """One more entry in the log, if there is one."""
        log = self.log
        if log is not None:
            log.names = self.decks.names
            log.add(kind, self.as_told(who), what, more, known_to)

    def as_told(self, seat: i64) -> i64:
        """A seat as logs have it: the dummy is none of the four."""
        return codes.DUMMY_TOLD if seat >= self.seats else seat

    def rank_of(self, seat: i64) -> i64:
        """0 for the Captain, then 1, 2, 3."""
        k: i64 = 0
        while self.rank[k] != seat:
            k += 1
        return k

    def prices(self, goods: i64) -> i64:
        """What a good brings now (BH-11.4)."""
        return self.decks.price[self.pile[0] * GOODS + goods]

    # -- money and prestige (BH-26, BH-19) -----------------------------------------------------------------

    def earn(self, seat: i64, amount: i64, card: i64) -> None:
        """Money from the supply; `card` is the name of what brings it."""
        if amount > 0:
            self.money[seat] += amount
            if self.log is not None:
                self.tell(codes.GOT_MONEY, seat, amount, card)

    def charge(self, seat: i64, amount: i64, kind: i64) -> None:
        """Cash first, then money in the Bank; what is missing is waived (BH-26.2, BH-26.4, BH-R32)."""
        cash = min(amount, self.money[seat])
        self.settle(seat, cash, min(amount - cash, self.bank[seat]), kind)

    def settle(self, seat: i64, cash: i64, banked: i64, kind: i64) -> None:
        """A charge is paid from both; `kind` is the log entry."""
        self.money[seat] -= cash
        self.bank[seat] -= banked
        if self.log is not None:
            self.tell(kind, seat, cash, banked)

    def add_prestige(self, seat: i64, by: i64) -> None:
        """The marker moves, never below 0 nor beyond its track (BH-14.9, BH-R28)."""
        now = max(0, self.prestige[seat] + by)
        track = self.decks.track
        if track > 0:
            now = min(now, track)
        change = now - self.prestige[seat]
        self.prestige[seat] = now
        if self.log is not None:
            if change < 0:
                self.tell(codes.LOST_PRESTIGE, seat, -change)
            elif change > 0:
                self.tell(codes.GOT_PRESTIGE, seat, change)

    def harbor_value(self, seat: i64) -> i64:
        """Prestige of Ships in Docks and of built Buildings (BH-19.1)."""
        decks = self.decks
        value: i64 = 0
        built = self.built[seat]
        while built:
            value += decks.building_prestige[lowest(built)]
            built &= built - 1
        for k in range(seat * DOCKS, seat * DOCKS + DOCKS):
            if self.ship[k] != NONE:
                value += decks.ship_prestige[self.ship[k]]
        return value


def fill_harbors(game: Harbor) -> None:  # noqa: PLR0915 - one line for each field
    """Give every vector of a new game its size and first values (BH-2.15 to BH-2.20, BH-3.1)."""
    game.sea = vec[i64]([NONE] * int(SEATS))
    game.land = vec[i64]([NONE] * int(SEATS))
    game.pile = vec[i64]([NONE] * int(game.decks.prices))
    game.rank = vec[i64]([0, 1, 2, 3])
    game.chit = vec[i64]([NONE] * int(SEATS))
    game.level = vec[i64]([0] * int(SEATS))
    game.hand = vec[i64]([0] * int(SEATS))
    game.laid = vec[i64]([0] * int(SEATS * BID_SPACES))
    game.money = vec[i64]([0] * int(SEATS))
    game.bank = vec[i64]([0] * int(SEATS))
    game.prestige = vec[i64]([0] * int(SEATS))
    game.unbuilt = vec[i64]([0] * int(SEATS))
    game.built = vec[i64]([0] * int(SEATS))
    game.site = vec[i64]([EMPTY] * int(SEATS * SPACES))
    game.goods = vec[i64]([0] * int(SEATS * SPACES))
    game.walls = vec[i64]([0] * int(SEATS * WALLS))
    game.ship = vec[i64]([NONE] * int(SEATS * DOCKS))
    game.stay = vec[i64]([0] * int(SEATS * DOCKS))
    game.cargo = vec[i64]([0] * int(SEATS * DOCKS))
    game.aboard = vec[i64]([0] * int(SEATS * DOCKS))
    game.contract = vec[i64]([NONE] * int(SEATS * LOADING_DOCKS))
    game.due = vec[i64]([0] * int(SEATS * LOADING_DOCKS))
    game.got = vec[i64]([0] * int(SEATS * LOADING_DOCKS))
    game.stage = vec[i64]([0] * int(SEATS))
    game.permits = vec[i64]([0] * int(SEATS))
    game.yielded = vec[i64]([0] * int(SEATS))
    game.turned = vec[i64]([0] * int(SEATS))
    for seat in range(SEATS):
        game.walls[seat * WALLS + MIDDLE_DOCK] = bit(0)
        game.walls[seat * WALLS + MIDDLE_DOCK + 1] = bit(0)
    if game.length == codes.LONG:
        for k in range(SEATS * SPACES):
            if k % COLUMNS >= OPEN_COLUMNS:
                game.site[k] = COVERED
