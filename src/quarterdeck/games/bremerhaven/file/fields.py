"""Bremerhaven's position file: what its fields are. Writing: file/writing.py. Reading: file/reading.py."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from quarterdeck.engine.position_files import PositionFile
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.options import Length, Order
from quarterdeck.games.bremerhaven.pack.format import Goods

Seat = Literal["R", "G", "B", "Y"]
Player = Literal["R", "G", "B", "Y", "chance", "nobody"]
Rank = Literal["Captain", "First Mate", "Mate", "Ship's Cook"]
RANKS: Final[tuple[Rank, ...]] = ("Captain", "First Mate", "Mate", "Ship's Cook")
Space = Literal["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3"]
BidSpace = Literal[
    "1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "2.1", "2.2", "2.3", "2.4", "3.1", "3.2", "3.3", "3.4",
]  # fmt: skip
Ended = Literal["last-space", "landlubber", "cabin-boy", "officer", "kobold", "captain"]
Stage = Literal["acting", "producing", "moving"]
Turned = Literal["packed", "unpacked"]
DockName = Literal["1", "2", "3"]
LoadingName = Literal["1", "2", "3", "4"]
DOCK_NAMES: Final[tuple[DockName, ...]] = ("1", "2", "3")
LOADING_NAMES: Final[tuple[LoadingName, ...]] = ("1", "2", "3", "4")
TURNED: Final[tuple[Turned, Turned]] = ("packed", "unpacked")
"""The kinds of the last conversions, in the order of their numbers, from 1."""
Asked = Literal[
    "ship", "contract", "price", "event's price", "offer", "newspaper", "starting building", "starting contract",
    "chit", "site", "starting goods", "bid", "instruction", "reveal", "permit", "upgrade", "look", "prices",
    "exchange", "swap", "dock", "loading dock", "harbor", "share", "nothing",
]  # fmt: skip
DEALT: Final[dict[Asked, int]] = {
    "ship": int(codes.DEALS_SHIP),
    "contract": int(codes.DEALS_CONTRACT),
    "price": int(codes.DEALS_PRICE),
    "event's price": int(codes.DEALS_PRICE),
    "offer": int(codes.DEALS_OFFER),
    "newspaper": int(codes.DEALS_NEWS),
    "starting building": int(codes.DEALS_BUILDING),
    "starting contract": int(codes.DEALS_START),
}
"""What CHANCE deals."""
PHASES: Final[dict[Asked, int]] = {
    **dict.fromkeys(DEALT, int(codes.DEALING)),
    "chit": int(codes.CHITS),
    "site": int(codes.SITING),
    "starting goods": int(codes.STARTING),
    "bid": int(codes.BIDDING),
    "instruction": int(codes.INSTRUCTING),
    "reveal": int(codes.REVEALING),
    "permit": int(codes.PERMITTING),
    "upgrade": int(codes.GROWING),
    "look": int(codes.LOOKING),
    "prices": int(codes.PRICING),
    "exchange": int(codes.EXCHANGING),
    "swap": int(codes.SWAPPING),
    "dock": int(codes.BERTHING),
    "loading dock": int(codes.PLACING),
    "harbor": int(codes.HARBOR),
    "share": int(codes.PAYING),
    "nothing": int(codes.OVER),
}
TODO: Final[dict[Asked, int]] = {
    "bid": 0,
    "instruction": 0,
    "reveal": 0,
    "offer": int(codes.BUILDING) + 1,
    "permit": int(codes.PERMITS) + 1,
    "upgrade": int(codes.INFLUENCE) + 1,
    **dict.fromkeys(("price", "look", "prices", "exchange"), int(codes.PRICES) + 1),
    "swap": int(codes.CAREER) + 1,
    "dock": int(codes.SEA) + 1,
    "loading dock": int(codes.LAND) + 1,
    "harbor": int(codes.BID_SPACES),
}
"""The bid space that is resolved next, when this is asked in a round; after the harbors, one beyond them all."""
MOST_MONEY: Final = 1_000_000
MOST_TIME: Final = 200
MOST_ROUNDS: Final = 99
MOST_STORED: Final = 12

Card = Annotated[str, Meta(description="a card as the notation writes it: weserlotse, fish-hall, customs-house")]
PriceCard = Annotated[
    str,
    Meta(
        description="a Price card by its prices of barrel, container, crate and passenger: 3-1-4-2; a second card with the same prices is 3-1-4-2#2"
    ),
]
Influence = Annotated[int, Meta(ge=1, le=int(codes.VALUES), description="the value of an Influence card")]
Wall = Annotated[list[Annotated[int, Meta(ge=1, le=int(codes.SLOTS))]], Meta(max_length=int(codes.SLOTS))]
Money = Annotated[int, Meta(ge=0, le=MOST_MONEY)]
Time = Annotated[int, Meta(ge=1, le=MOST_TIME, description="the number of Time markers on it")]
Laid = Annotated[
    dict[BidSpace, Annotated[list[Influence | None], Meta(max_length=int(codes.HAND))]],
    Meta(description="the values of the Influence cards on each bid space; null for a card that is not known"),
]
Upgrades = Annotated[
    int, Meta(ge=0, lt=int(codes.LEVELS), description="how many Influence cards the player has taken in earlier rounds")
]
Grown = Annotated[
    bool, Meta(description="whether the player gets an Influence card at the end of this round (BH-10.3)")
]


class DockFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Ship in a Dock."""

    ship: Card
    stay: Time
    cargo: Annotated[Goods | None, Meta(description="the kind of its goods; needed if the Ship can carry any kind")] = (
        None
    )
    left: (
        Annotated[
            int,
            Meta(ge=0, le=MOST_STORED, description="how many goods are still aboard; missing: all that it came with"),
        ]
        | None
    ) = None


class LoadingFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Contract in a Loading dock."""

    contract: Card
    due: Time
    delivered: Annotated[list[Goods], Meta(max_length=MOST_STORED)] = []


class HarborFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One player's harbor, money, rank and Influence cards."""

    rank: Annotated[
        Rank | None, Meta(description="the player's rank; missing until ranks are given at the set-up (BH-2.11)")
    ] = None
    chit: Annotated[Goods | None, Meta(description="the goods chit that decides the first ranks (BH-2.10)")] = None
    money: Annotated[Money, Meta(description="the player's money in cash")] = 0
    bank: Annotated[Money, Meta(description="the player's money in the Bank, for penalties and charges (BH-26.4)")] = 0
    prestige: Annotated[Money, Meta(description="the prestige at which the player's marker stands")] = 0
    upgrades: Upgrades = 0
    hand: (
        Annotated[
            list[Influence | None],
            Meta(
                max_length=int(codes.HAND),
                description="the values of the Influence cards in hand, which follow from the rest and are checked; null for a card that is not known",
            ),
        ]
        | None
    ) = None
    laid: Laid = {}
    grown: Grown = False
    looked: Annotated[
        bool, Meta(description="whether the player has looked through the Price pile and knows all of it (BH-R15)")
    ] = False
    stage: Annotated[
        Stage | None,
        Meta(
            description="where everybody acts at once, what a player who is not done does: 4.1 means producing, 4.2 moving goods"
        ),
    ] = None
    permits: Annotated[
        int,
        Meta(ge=0, le=MOST_ROUNDS, description="how many permits the player who acts on 1.2 has used in this round"),
    ] = 0
    produced: Annotated[
        list[Space],
        Meta(max_length=int(codes.SPACES), description="the spaces whose Buildings have produced in this round"),
    ] = []
    turned: Annotated[
        Turned | None,
        Meta(
            description="whether the latest conversions, with no good moved in between, were packing or unpacking (BH-R55)"
        ),
    ] = None
    covers: (
        Annotated[
            list[Space],
            Meta(
                max_length=int(codes.SPACES),
                description="the spaces with Cover cards; missing: columns c and d in the long game, else none",
            ),
        ]
        | None
    ) = None
    buildings: Annotated[dict[Space, Card], Meta(description="the Buildings that are built, by their spaces")] = {}
    unbuilt: Annotated[
        list[Card], Meta(max_length=int(codes.MOST_BUILDINGS), description="the Buildings that are not built yet")
    ] = []
    goods: Annotated[
        dict[Space, Annotated[list[Goods], Meta(max_length=MOST_STORED)]],
        Meta(description="the goods in Storage, by their spaces"),
    ] = {}
    walls: (
        Annotated[
            list[Wall],
            Meta(
                min_length=int(codes.WALLS),
                max_length=int(codes.WALLS),
                description="the slots with Bollards, wall by wall from the top; missing: [[], [1], [1], []]",
            ),
        ]
        | None
    ) = None
    docks: Annotated[dict[DockName, DockFile], Meta(description="the Ships by their Docks, numbered from the top")] = {}
    loading: Annotated[
        dict[LoadingName, LoadingFile], Meta(description="the Contracts by their Loading docks, numbered from the left")
    ] = {}


class HarborsFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The harbors by color, 1 to 4 of them."""

    R: HarborFile
    G: HarborFile | None = None
    B: HarborFile | None = None
    Y: HarborFile | None = None

    def listed(self) -> list[HarborFile]:
        """The harbors in the order of their seats; a gap ends the list."""
        found = []
        for harbor in (self.R, self.G, self.B, self.Y):
            if harbor is None:
                break
            found.append(harbor)
        return found


class DummyFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The dummy of a game for one (BH-4.5 to BH-4.7)."""

    rank: Rank | None = None
    upgrades: Upgrades = 0
    laid: Laid = {}
    grown: Grown = False
    instruction: Annotated[Card | None, Meta(description="the Event on its last instruction card")] = None


class DeckFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Ships or Contracts that are in no harbor and not on offer."""

    deck: (
        Annotated[
            list[Card],
            Meta(
                max_length=int(codes.MOST_SHIPS),
                description="the cards of the deck in no order: all that are nowhere else, which is checked",
            ),
        ]
        | None
    ) = None
    discard: Annotated[list[Card], Meta(max_length=int(codes.MOST_SHIPS), description="the discard pile")] = []
    mixed: Annotated[
        bool, Meta(description="whether the deck is a shuffled discard pile, without an order by stacks (BH-R38)")
    ] = False


class BuildingsFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Buildings that nobody owns."""

    offer: Annotated[Card | None, Meta(description="the Building on offer on 1.1; missing if there is none")] = None
    deck: (
        Annotated[
            list[Card],
            Meta(
                max_length=int(codes.MOST_BUILDINGS),
                description="the cards of the deck in no order: all that are nowhere else, which is checked",
            ),
        ]
        | None
    ) = None
    gone: Annotated[
        list[Card],
        Meta(max_length=int(codes.MOST_BUILDINGS), description="the Buildings that are out of the game (BH-8.5)"),
    ] = []


class PricesFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The Price pile as far as anybody knows it; the rest lies in between in no order."""

    top: Annotated[
        list[PriceCard],
        Meta(max_length=int(codes.MOST_PRICES), description="the cards that everybody knows, from the top"),
    ] = []
    looked: Annotated[
        list[PriceCard | None],
        Meta(
            max_length=int(codes.MOST_PRICES),
            description="the cards below these, which only those players know who have looked through the pile; null for a card that is not known",
        ),
    ] = []
    bottom: Annotated[
        list[PriceCard],
        Meta(
            max_length=int(codes.MOST_PRICES),
            description="the cards that everybody knows at the bottom; the last one is the lowest",
        ),
    ] = []


class FrontFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The front of a Newspaper card whose event is not known."""

    advance: Annotated[
        int, Meta(ge=1, le=2, description="by how many spaces of the Progress track the Ship token advances")
    ]
    space: Annotated[BidSpace, Meta(description="the bid space that its symbol stands for")]


class NewspaperFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The rack of a long game, or the dummy's instructions in a game for one. Cards are named by their Events."""

    top: Annotated[
        Card | FrontFile | None,
        Meta(description="the card on the right of the rack; its front, as long as its Event is secret"),
    ] = None
    event: Annotated[Card | None, Meta(description="the card on the left of the rack: this round's Event")] = None
    used: Annotated[list[Card], Meta(max_length=int(codes.MOST_NEWS), description="the used cards")] = []
    deck: (
        Annotated[
            list[Card],
            Meta(
                max_length=int(codes.MOST_NEWS),
                description="the pile on the right with its top card, in no order: all cards that are nowhere else, which is checked",
            ),
        ]
        | None
    ) = None


Offers = Annotated[
    list[Card | None], Meta(max_length=int(codes.SEATS), description="on offer, from the left; null: none")
]


class BremerhavenFile(PositionFile, Struct, frozen=True, kw_only=True):
    """A position of Bremerhaven as people write it."""

    game: Literal["bremerhaven"]
    length: Annotated[
        Length | None,
        Meta(description="the length of the game; missing: as in the options, or else long, and short for one player"),
    ] = None
    order: Annotated[
        Order | None,
        Meta(
            description="rank: one after the other where all may act at once (BH-R1); missing: as in the options, or else free"
        ),
    ] = None
    round: (
        Annotated[
            int,
            Meta(
                ge=0,
                le=MOST_ROUNDS,
                description="the round, counted from 1; 0 during the set-up; missing: 0 during the set-up, else 1",
            ),
        ]
        | None
    ) = None
    asked: Annotated[Asked, Meta(description="what must be decided next")]
    player: Annotated[
        Player | None, Meta(description="who must decide; checked as far as it follows from the rest")
    ] = None
    ahead: (
        Annotated[
            int,
            Meta(
                ge=0,
                le=MOST_ROUNDS,
                description="how many spaces the Ship token still has to go; missing: in the short game as after two spaces a round, in the long one all",
            ),
        ]
        | None
    ) = None
    harbors: HarborsFile
    dummy: Annotated[DummyFile | None, Meta(description="the dummy of a game for one; missing in all others")] = None
    sea: Offers = []
    land: Offers = []
    ships: DeckFile = DeckFile()
    contracts: DeckFile = DeckFile()
    buildings: BuildingsFile = BuildingsFile()
    prices: PricesFile = PricesFile()
    newspaper: NewspaperFile = NewspaperFile()
    ended: Annotated[Ended | None, Meta(description="how the game ended, if it is over; it is checked")] = None
    winner: Annotated[Seat | None, Meta(description="the winner of a game that is over; it is checked")] = None


def schema() -> dict[str, object]:
    """The JSON schema of the position file."""
    return msgspec.json.schema(BremerhavenFile)
