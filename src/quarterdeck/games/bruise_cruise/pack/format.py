"""A content pack of Bruise Cruise, table by table as its TOML text has them; the JSON schema is made of these."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from quarterdeck.engine.clauses import Origin
from quarterdeck.games.bruise_cruise.codes import (
    ACTIONS,
    HAND,
    MOST_BUNDLES,
    MOST_CARDS,
    MOST_PORTS,
    MOST_SPACES,
    SEATS,
    START_LIFE,
    START_MISSILES,
)
from quarterdeck.games.bruise_cruise.pack.effects import EFFECTS

REGION_NAMES: Final = ("Northern", "Southern", "Eastern", "Western", "Central")
"""In the order that numbers the regions, 0 … 4."""
SUPPLY_NAMES: Final = ("preservers", "missiles", "torpedoes", "anchors", "flags")
"""In the order of `Content.supplies`."""

MOST_PIECES: Final = 60
FEWEST_PRESERVERS: Final = int(SEATS * START_LIFE)
FEWEST_MISSILES: Final = int(SEATS * START_MISSILES)
FEWEST_FLAGS: Final = len(REGION_NAMES)
MOST_FLAGS: Final = 12
HIGHEST_RATING: Final = 7
FEWEST_PORTS: Final = 13
"""With fewer, rivals could hold the cards of all free ports, and an Admiral might never find one (BC-R4)."""
FEWEST_CARDS: Final = int(SEATS * (HAND + ACTIONS))
"""Four hands, and a first turn's cards for everybody."""
MOST_UNFATHOMABLE: Final = int(MOST_CARDS - 2 * MOST_PORTS)
LONGEST_NAME: Final = 40
LONGEST_FACT: Final = 110
LONGEST_TEXT: Final = 140

_END: Final = r"$(?!\n)"  # `$` alone also matches before a last line break
_PLAIN: Final = rf"^[^\u0000-\u001f\u007f-\u009f]*{_END}"
_SPOT: Final = r"(0|-?[1-9][0-9]?)\.(0|-?[1-9][0-9]?)"

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=_PLAIN)]
Spot = Annotated[
    str, Meta(pattern=f"^{_SPOT}{_END}", description="a hexagon q.r, as on the axes of the chart", examples=["-2.2"])
]
Provenance = Annotated[
    Origin,
    Meta(
        description="where this comes from: the rulebook, another publication, deduced from published facts, or reconstructed: our own design"
    ),
]
Pieces = Annotated[int, Meta(ge=1, le=MOST_PIECES)]


class SuppliesFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many pieces there are (BC-23.1, BC-23.3)."""

    preservers: Annotated[
        int, Meta(ge=FEWEST_PRESERVERS, le=MOST_PIECES, description="how many life preservers there are in all")
    ]
    missiles: Annotated[int, Meta(ge=FEWEST_MISSILES, le=MOST_PIECES)]
    torpedoes: Pieces
    anchors: Pieces
    flags: Annotated[int, Meta(ge=FEWEST_FLAGS, le=MOST_FLAGS, description="how many flags each line has")]


class ChartFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The board: neighbours of q.r are (q+1).r, (q+1).(r-1), q.(r-1), (q-1).r, (q-1).(r+1), q.(r+1)."""

    name: Name
    sea: Annotated[
        list[Spot],
        Meta(
            min_length=FEWEST_PORTS, max_length=int(MOST_SPACES), description="the spaces: hexagons with water (BC-4.2)"
        ),
    ]
    land: Annotated[
        list[Spot], Meta(max_length=int(MOST_SPACES), description="hexagons of the board without water")
    ] = []
    cut: list[
        Annotated[
            str,
            Meta(
                pattern=f"^{_SPOT}-{_SPOT}{_END}", description="two neighbouring spaces with land between them (BC-4.4)"
            ),
        ]
    ] = []
    triangle: Annotated[list[Spot], Meta(description='spaces of the Bermuda "Triangle"')] = []
    bank: Annotated[Spot | UnsetType, Meta(description="where the Shady Offshore Bank is drawn (BC-R9)")] = UNSET
    island: Annotated[Spot | UnsetType, Meta(description="where Warlord Island is drawn (BC-R9)")] = UNSET
    north: Annotated[Literal["up", "down"], Meta(description="which way r grows: up is to the north")] = "down"
    provenance: Provenance = "reconstructed"


class PortFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One port; its cards tell its region and country."""

    name: Annotated[Name, Meta(description="a name that no other port has")]
    at: Annotated[Spot, Meta(description="the space of the port, on which no other port lies")]
    region: Literal["Northern", "Southern", "Eastern", "Western", "Central"]
    country: Name
    provenance: Provenance = "reconstructed"


class CardFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One Action card: each port has an a and a b (BC-1.6)."""

    port: Name
    copy: Literal["a", "b"]
    rating: Annotated[
        int,
        Meta(
            ge=1,
            le=HIGHEST_RATING,
            description="the engine rating: how many steps the card lets a ship sail at most (BC-6.2)",
        ),
    ]
    exchange: Annotated[
        list[Annotated[str, Meta(pattern=f"^[1-9][LMT]( [1-9][LMT]){{0,2}}{_END}", examples=["1L 1M"])]],
        Meta(
            min_length=1,
            max_length=int(MOST_BUNDLES),
            description="what the card is exchanged for: L life preservers, M missiles, T torpedoes; each entry is an alternative (BC-R15)",
        ),
    ]
    fact: Annotated[
        str, Meta(max_length=LONGEST_FACT, pattern=_PLAIN, description="a mostly true fact about the port")
    ] = ""
    provenance: Provenance = "reconstructed"


class UnfathomableFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One Unfathomable card."""

    name: Annotated[Name, Meta(description="a name that no other card has")]
    effect: Annotated[str, Meta(extra_json_schema={"enum": list(EFFECTS)}, description="what the card does (BC-15.2)")]
    text: Annotated[str, Meta(max_length=LONGEST_TEXT, pattern=_PLAIN)] = ""
    provenance: Provenance = "reconstructed"


Ports = Annotated[list[PortFile], Meta(min_length=FEWEST_PORTS, max_length=int(MOST_PORTS))]
Cards = Annotated[list[CardFile], Meta(max_length=int(2 * MOST_PORTS))]
UnfathomableCards = Annotated[list[UnfathomableFile], Meta(max_length=MOST_UNFATHOMABLE)]


class PackFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pack. Whatever it leaves out is built in: supplies, unfathomable, or chart, port and card together."""

    title: Annotated[Name, Meta(description="the name of the pack")]
    supplies: SuppliesFile | UnsetType = UNSET
    chart: ChartFile | UnsetType = UNSET
    port: Ports | UnsetType = UNSET
    card: Cards | UnsetType = UNSET
    unfathomable: UnfathomableCards | UnsetType = UNSET


class WholePack(Struct, frozen=True, kw_only=True):
    """A pack with nothing left out."""

    title: str
    supplies: SuppliesFile
    chart: ChartFile
    port: list[PortFile]
    card: list[CardFile]
    unfathomable: list[UnfathomableFile]
