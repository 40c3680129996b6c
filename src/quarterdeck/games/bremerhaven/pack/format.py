"""A content pack of Bremerhaven, table by table as its TOML text has them; the JSON schema is made of these."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from quarterdeck.engine.clauses import Origin
from quarterdeck.games.bremerhaven.codes import (
    MOST_BUILDINGS,
    MOST_CONTRACTS,
    MOST_NEWS,
    MOST_PRICES,
    MOST_SHIPS,
    SEATS,
    STACKS,
)
from quarterdeck.games.bremerhaven.pack.events import EFFECTS, MOST_MONEY

GOODS_NAMES: Final = ("barrel", "container", "crate", "passenger")
"""In the order that numbers the goods, 0 … 3."""
WILD_NAME: Final = "wild"
PRESTIGE_NAME: Final = "prestige"
USES: Final = ("out", "long", "both")
"""From cards used in few games to cards used in all."""
SYMBOLS: Final = {
    "1.0": 0, "1.1": 1, "1.2": 2, "1.3": 3, "1.4": 4, "1.5": 5, "2.1": 6, "2.2": 7, "3.1": 10, "3.2": 11,
}  # fmt: skip
"""The bid spaces with one or two players, and their numbers."""

HIGHEST_TIME: Final = 5
MOST_CARGO: Final = 5
HIGHEST_BERTH: Final = 3
HIGHEST_SHIP_PRESTIGE: Final = 5
MOST_NEEDS: Final = 4
HIGHEST_PENALTY: Final = 5
HIGHEST_REWARD: Final = 4
HIGHEST_BUILDING_PRESTIGE: Final = 3
HIGHEST_PRICE: Final = 9
HIGHEST_BONUS: Final = 3
MOST_BANK: Final = 25
MOST_PLACES: Final = 6
LONGEST_TRACK: Final = 99
FEWEST_BUILDINGS: Final = int(SEATS)
"""In the short game each of four players begins with one (BH-3.3)."""
FEWEST_PRICES: Final = 2
FEWEST_NEWS: Final = 12
"""A game of four lasts up to twelve rounds, and no Newspaper card comes twice in it (BH-1.4)."""
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 140

_END: Final = r"$(?!\n)"  # `$` alone also matches before a last line break
_PLAIN: Final = rf"^[^\u0000-\u001f\u007f-\u009f]*{_END}"

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=_PLAIN)]
Text = Annotated[
    str, Meta(max_length=LONGEST_TEXT, pattern=_PLAIN, description="what the card does, in words for people")
]
UNKNOWN: Final[Origin] = "reconstructed"
"""The source of a field that has no note."""
Provenance = Annotated[
    Origin | dict[str, Origin],
    Meta(
        description="where all fields come from, or each field that is named; fields that are not named are reconstructed",
        examples=["deduced", {"name": "rulebook", "needs": "rulebook"}],
    ),
]
Goods = Literal["barrel", "container", "crate", "passenger"]
Cargo = Literal["barrel", "container", "crate", "passenger", "wild"]
Stack = Annotated[
    int,
    Meta(
        ge=1, le=int(STACKS), description="the number on the back of the card; stacks are dealt in this order (BH-2.4)"
    ),
]
Use = Annotated[
    list[Literal["out", "long", "both"]],
    Meta(
        min_length=3,
        max_length=3,
        description="for 2, 3 and 4 players: in which games the card is used: in none, in the long game, or in both (BH-2.3)",
        examples=[["out", "long", "both"]],
    ),
]
Time = Annotated[int, Meta(ge=1, le=HIGHEST_TIME, description="how many Time markers are put on it")]
Money = Annotated[int, Meta(ge=0, le=MOST_MONEY)]
Bonus = Annotated[int, Meta(ge=0, le=HIGHEST_BONUS)]
CoverRow = Annotated[list[Annotated[int, Meta(ge=1, le=MOST_MONEY)]], Meta(min_length=2, max_length=2)]
Wall = Annotated[list[Money], Meta(min_length=3, max_length=3)]


class HarborFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is printed on every Harbor board and its Cover cards."""

    covers: Annotated[
        list[CoverRow],
        Meta(
            min_length=3,
            max_length=3,
            description="the amounts on the Cover cards of columns c and d, row by row (BH-2.15)",
        ),
    ]
    bollards: Annotated[
        list[Wall], Meta(min_length=4, max_length=4, description="the prices of each wall's slots (BH-9.8)")
    ]
    track: Annotated[
        int, Meta(ge=0, le=LONGEST_TRACK, description="the highest prestige that can be marked; 0: no limit (BH-R28)")
    ] = 0
    provenance: Provenance = UNKNOWN


class ProgressFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Spaces of the Progress track from the start to the last one, by players (BH-R35)."""

    two: Annotated[int, Meta(ge=19, le=20)]
    three: Annotated[int, Meta(ge=17, le=18)]
    four: Annotated[int, Meta(ge=15, le=16)]
    provenance: Provenance = "deduced"


class ShipFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One Ship card."""

    name: Annotated[Name, Meta(description="a name that no other Ship, Contract or Building has")]
    stack: Stack
    use: Use
    lay: Time
    cargo: Cargo
    goods: Annotated[int, Meta(ge=1, le=MOST_CARGO, description="how many goods it carries")]
    berth: Annotated[
        int,
        Meta(
            ge=0, le=HIGHEST_BERTH, description="how many Bollards the Ship needs on both sides of its Dock (BH-13.5)"
        ),
    ]
    prestige: Annotated[int, Meta(ge=1, le=HIGHEST_SHIP_PRESTIGE)]
    provenance: Provenance = UNKNOWN


class ContractFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One Contract card."""

    name: Annotated[Name, Meta(description="a name that no other Ship, Contract or Building has")]
    stack: Stack
    use: Use
    time: Time
    needs: Annotated[list[Cargo], Meta(min_length=1, max_length=MOST_NEEDS)]
    penalty: Annotated[
        Literal["prestige"] | Annotated[int, Meta(ge=1, le=HIGHEST_PENALTY)] | UnsetType,
        Meta(description="money, or 1 prestige; missing: none"),
    ] = UNSET
    reward: Annotated[
        Literal["prestige"] | Annotated[int, Meta(ge=1, le=HIGHEST_REWARD)] | UnsetType,
        Meta(description="money, or 1 prestige; missing: none"),
    ] = UNSET
    transport: Literal["train", "truck"]
    provenance: Provenance = UNKNOWN


class BuildingFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One Building card; it has only the abilities that it names."""

    name: Annotated[Name, Meta(description="a name that no other Ship, Contract or Building has")]
    prestige: Annotated[int, Meta(ge=0, le=HIGHEST_BUILDING_PRESTIGE)]
    text: Text = ""
    ship_money: Annotated[Money, Meta(description="the money that the owner gets for each new Ship in the harbor")] = 0
    produce: Annotated[
        list[Goods],
        Meta(max_length=len(GOODS_NAMES), description="the kinds of goods of which it produces one a round (BH-17.1)"),
    ] = []
    produce_money: Annotated[
        Money, Meta(description="the money that it produces in a round instead of a good (BH-17.1)")
    ] = 0
    produce_by_rank: Annotated[
        Money, Meta(description="how much more of that money there is for each rank above the owner's")
    ] = 0
    train: Annotated[Bonus, Meta(description="what is added to each card of the owner on a Contract with a train")] = 0
    truck: Annotated[Bonus, Meta(description="what is added to each card of the owner on a Contract with a truck")] = 0
    sea: Annotated[Bonus, Meta(description="what is added once to the owner's bid on each Ship")] = 0
    free_packing: Annotated[bool, Meta(description="whether packing and unpacking containers is free (BH-29.5)")] = (
        False
    )
    exchange: Annotated[
        bool, Meta(description="whether the owner chooses a Price card when nobody bids on 1.4 (BH-11.5)")
    ] = False
    bank: Annotated[int, Meta(ge=0, le=MOST_BANK, description="the money with which the Bank opens (BH-26.4)")] = 0
    bank_by_rank: Annotated[
        Money, Meta(description="how much more of that money there is for each rank above the owner's")
    ] = 0
    places: Annotated[
        int, Meta(ge=0, le=MOST_PLACES, description="how many storage places it has, each like a space (BH-15.5)")
    ] = 0
    stores: Annotated[
        list[Goods],
        Meta(max_length=len(GOODS_NAMES), description="the kinds of goods that may lie there: one, or all four"),
    ] = []
    berth_less: Annotated[
        int, Meta(ge=0, le=HIGHEST_BERTH, description="how many fewer Bollards Ships need on both sides")
    ] = 0
    direct: Annotated[bool, Meta(description="whether goods may go from Ships to Contracts directly")] = False
    insured: Annotated[bool, Meta(description="whether the owner pays no money penalties of Contracts")] = False
    provenance: Provenance = UNKNOWN


class PriceFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One Price card."""

    prices: Annotated[
        list[Annotated[int, Meta(ge=1, le=HIGHEST_PRICE)]],
        Meta(
            min_length=len(GOODS_NAMES),
            max_length=len(GOODS_NAMES),
            description="the prices of barrel, container, crate and passenger, all different",
        ),
    ]
    provenance: Provenance = "deduced"


class NewsFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One Newspaper card: `advance` and `space` are on its front, the event is on its back."""

    advance: Annotated[
        int, Meta(ge=1, le=2, description="by how many spaces of the Progress track the Ship token advances (BH-22.1)")
    ]
    space: Annotated[
        str,
        Meta(
            extra_json_schema={"enum": list(SYMBOLS)},
            description="the symbol that says where the dummy lays a card (BH-28.3)",
        ),
    ]
    event: Annotated[Name, Meta(description="a name that no other event has")]
    effect: Annotated[str, Meta(extra_json_schema={"enum": list(EFFECTS)}, description="what the event does")]
    amount: Annotated[int | UnsetType, Meta(description="the number of the effect, if it has one; missing: 1")] = UNSET
    text: Text = ""
    provenance: Provenance = UNKNOWN


Ships = Annotated[list[ShipFile], Meta(min_length=1, max_length=int(MOST_SHIPS))]
Contracts = Annotated[list[ContractFile], Meta(min_length=1, max_length=int(MOST_CONTRACTS))]
Buildings = Annotated[list[BuildingFile], Meta(min_length=FEWEST_BUILDINGS, max_length=int(MOST_BUILDINGS))]
Prices = Annotated[list[PriceFile], Meta(min_length=FEWEST_PRICES, max_length=int(MOST_PRICES))]
News = Annotated[list[NewsFile], Meta(min_length=FEWEST_NEWS, max_length=int(MOST_NEWS))]


Row = HarborFile | ProgressFile | ShipFile | ContractFile | BuildingFile | PriceFile | NewsFile


def origin(row: Row, field: str) -> Origin:
    """Where a field of a card or board comes from."""
    said = row.provenance
    return said if isinstance(said, str) else said.get(field, UNKNOWN)


class PackFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pack. Whatever it leaves out is built in."""

    title: Annotated[Name, Meta(description="the name of the pack")]
    harbor: HarborFile | UnsetType = UNSET
    progress: ProgressFile | UnsetType = UNSET
    ship: Ships | UnsetType = UNSET
    contract: Contracts | UnsetType = UNSET
    building: Buildings | UnsetType = UNSET
    price: Prices | UnsetType = UNSET
    news: News | UnsetType = UNSET


class WholePack(Struct, frozen=True, kw_only=True):
    """A pack with nothing left out."""

    title: str
    harbor: HarborFile
    progress: ProgressFile
    ship: list[ShipFile]
    contract: list[ContractFile]
    building: list[BuildingFile]
    price: list[PriceFile]
    news: list[NewsFile]
