"""A content pack of the pirates' game, table by table as its TOML text has them; the JSON schema is made of these."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from quarterdeck.engine.clauses import Origin
from quarterdeck.games.pirates.table.catalog import MAST_PLACES, NATIONS

TOWED: Final = "T"
"""The base move of a flotilla, which goes nowhere but in tow (PI-A166)."""
MOVES: Final = ("S", "L", "S+S", "S+L", "L+S", "L+L", "S+S+S", "L+L+L", TOWED)
"""The base moves in print."""
ANY: Final = "any"
HIGHEST_POINTS: Final = 99
HIGHEST_CARGO: Final = 20
HIGHEST_GOLD: Final = 9
DEAREST_FORT: Final = 11
HIGHEST_COIN: Final = 7
MOST_MASTS: Final = int(MAST_PLACES)
MOST_CORNERS: Final = 12
LARGEST: Final = 30_000
"""No coordinate of a shape is farther from its origin."""
LONGEST_MEASURE: Final = 20_000
SHORTEST_MEASURE: Final = 1_000
SMALLEST_TABLE: Final = 40_000
LARGEST_TABLE: Final = 262_144
MOST_COPIES: Final = 12
LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 240
LARGEST_BUILD: Final = 999

_END: Final = r"$(?!\n)"  # `$` alone also matches before a last line break
_PLAIN: Final = rf"^[^\u0000-\u001f\u007f-\u009f]*{_END}"
_ID: Final = rf"^[a-z0-9]+(-[a-z0-9]+)*{_END}"
_CANNONS: Final = rf"^[2-6][SL](-[2-6][SL])*{_END}"

Id = Annotated[
    str,
    Meta(
        min_length=1, max_length=LONGEST_NAME, pattern=_ID, description="the id, by which fleets and notation name it"
    ),
]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=_PLAIN)]
Text = Annotated[str, Meta(max_length=LONGEST_TEXT, pattern=_PLAIN)]
Provenance = Annotated[
    Origin,
    Meta(
        description="where this comes from: the rulebook, another publication, deduced from published facts, or reconstructed: our own design"
    ),
]
Nation = Annotated[str, Meta(extra_json_schema={"enum": list(NATIONS)}, description="one of the ten nations (PI-2.1)")]
Points = Annotated[
    int, Meta(ge=0, le=HIGHEST_POINTS, description="how many points of the build total it costs (PI-2.4)")
]
Cargo = Annotated[int, Meta(ge=0, le=HIGHEST_CARGO, description="the number of cargo spaces (PI-R15)")]
Move = Annotated[str, Meta(extra_json_schema={"enum": list(MOVES)}, description="the base move (PI-7.2)")]
Cannons = Annotated[
    str,
    Meta(pattern=_CANNONS, description="the rank and range of each cannon, from front to rear", examples=["2L-2S-3S"]),
]
Effects = Annotated[
    list[str],
    Meta(
        max_length=8, description="the abilities, each by its word (PI-15.1)", examples=[["captain", "gunner:english"]]
    ),
]
Links = Annotated[
    list[Name],
    Meta(
        max_length=8,
        description="the pieces to which it is linked, by name or id, or `nation:spanish` for all ships of a nation",
    ),
]
Coordinate = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
Corner = Annotated[list[Coordinate], Meta(min_length=2, max_length=2)]
Corners = Annotated[
    list[Corner],
    Meta(
        min_length=3,
        max_length=MOST_CORNERS,
        description="the corners of the shape, counter-clockwise; it must be convex (PI-N6)",
    ),
]
Length = Annotated[int, Meta(ge=0, le=LARGEST)]
TableSize = Annotated[list[Annotated[int, Meta(ge=SMALLEST_TABLE, le=LARGEST_TABLE)]], Meta(min_length=2, max_length=2)]
Measure = Annotated[int, Meta(ge=SHORTEST_MEASURE, le=LONGEST_MEASURE)]
Coins = Annotated[list[Annotated[int, Meta(ge=0, le=HIGHEST_COIN)]], Meta(max_length=LARGEST_BUILD)]
Reason = Annotated[Text, Meta(description="why it cannot be played")]


class Table(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A row of a pack: a piece, a shape or a fleet."""


class MeasuresFile(Table, frozen=True, kw_only=True):
    """The two measures, the table and the coins; lengths in hundredths of a millimetre."""

    short: Measure = field(name="S")
    long: Measure = field(name="L")
    table_two: Annotated[TableSize, Meta(description="the width and height of the table for two players")]
    table_more: Annotated[TableSize, Meta(description="the width and height of the table for more players")]
    coins: Annotated[
        list[Annotated[int, Meta(ge=1, le=HIGHEST_COIN)]],
        Meta(min_length=8, max_length=8, description="the coins that each player gives at 40 points (PI-5.2)"),
    ]
    provenance: Provenance = "reconstructed"


class HullFile(Table, frozen=True, kw_only=True):
    """A hull with its bow tip in (0, 0) and x forward, or the base of a sea creature around (0, 0)."""

    id: Id
    kind: Literal["ship", "longship", "junk", "turtle", "galley", "flotilla", "base"]
    masts: Annotated[int, Meta(ge=1, le=MOST_MASTS, description="the number of masts, or of a sea creature's segments")]
    length: Length = 0
    half_beam: Length = 0
    bow_depth: Length = 0
    corners: Corners
    places: Annotated[
        list[Coordinate],
        Meta(max_length=MOST_MASTS, description="the places of the masts on the keel, from front to rear"),
    ] = []
    sail: Annotated[Length, Meta(description="half the width of a standing sail (PI-N12)")] = 0
    provenance: Provenance = "reconstructed"


class IslandFile(Table, frozen=True, kw_only=True):
    """An island around (0, 0)."""

    name: Name
    corners: Corners
    mysterious: Annotated[
        Id | UnsetType, Meta(description="the id of its `[[mysterious]]` table; missing: it is a plain island")
    ] = UNSET
    effect: Annotated[Id | UnsetType, Meta(description="what the island does by itself, such as `coins-burn`")] = UNSET
    provenance: Provenance = "reconstructed"


class MysteriousFile(Table, frozen=True, kw_only=True):
    """What a mysterious island does (PI-8.5)."""

    id: Id
    set: Name
    number: Name
    low: Annotated[str, Meta(description="what happens to a ship on a die of 1 or 2", examples=["masts-lost:3"])]
    high: Annotated[str, Meta(description="what happens to a ship on a die of 5 or 6")]
    provenance: Provenance = "reconstructed"


class PieceFile(Table, frozen=True, kw_only=True):
    """What all pieces of a fleet have."""

    id: Id
    name: Name
    set: Name | UnsetType = UNSET
    number: Name | UnsetType = UNSET
    also: Annotated[
        list[Name], Meta(max_length=8, description="the set and number of other prints of the same piece")
    ] = []
    points: Points  # PI-2.1
    playable: bool = True
    reason: Reason | UnsetType = UNSET
    provenance: Provenance = "reconstructed"


class ShipFile(PieceFile, frozen=True, kw_only=True):
    """A ship."""

    nation: Nation  # PI-2.1
    cargo: Cargo
    move: Move
    cannons: Cannons
    hull: Annotated[
        Id | UnsetType, Meta(description="the id of her hull; missing: the usual hull for that number of masts")
    ] = UNSET
    effects: Effects = []
    links: Links = []


class CreatureFile(PieceFile, frozen=True, kw_only=True):
    """A sea creature; its cannons are its segments (PI-18.2)."""

    nation: Nation
    cargo: Cargo = 0
    move: Move
    cannons: Cannons
    base: Id
    effects: Effects = []


class CrewFile(PieceFile, frozen=True, kw_only=True):
    """A crew."""

    nation: Nation  # PI-2.1
    effects: Effects = []
    links: Links = []


class EquipmentFile(PieceFile, frozen=True, kw_only=True):
    """Equipment: of any nation (PI-2.2)."""

    effect: Annotated[str, Meta(examples=["chain-shot", "letter:english"])]
    single_use: Annotated[
        bool, Meta(description="whether it is gone after one use; if not, it is gone when a 1 is rolled")
    ] = False


class EventFile(PieceFile, frozen=True, kw_only=True):
    """An Event (PI-2.7)."""

    effect: str


class TreasureFile(Table, frozen=True, kw_only=True):
    """A unique treasure (PI-5.4)."""

    id: Id
    name: Name
    set: Name | UnsetType = UNSET
    effect: str
    hidden: Annotated[bool, Meta(description="whether it lies face down on its ship")] = False
    spaces: Annotated[int, Meta(ge=0, le=9, description="how many cargo spaces it takes (PI-11.7)")] = 0
    worth: Annotated[
        int, Meta(ge=0, le=HIGHEST_GOLD, description="the gold that it is worth once it is unloaded (PI-5.5)")
    ] = 0
    playable: bool = True
    reason: Reason | UnsetType = UNSET
    provenance: Provenance = "reconstructed"


class FortFile(Table, frozen=True, kw_only=True):
    """A fort: bought during play with gold."""

    id: Id
    name: Name
    nation: Nation
    gold: Annotated[int, Meta(ge=1, le=DEAREST_FORT)]
    cannons: Cannons
    effect: str | UnsetType = UNSET
    playable: bool = True
    reason: Reason | UnsetType = UNSET
    provenance: Provenance = "reconstructed"


class TerrainFile(Table, frozen=True, kw_only=True):
    """A piece of terrain around (0, 0) (PI-16.1)."""

    id: Id
    name: Name
    kind: str
    corners: Corners
    number: Annotated[
        int, Meta(ge=0, le=6, description="the number in the middle of an iceberg; 0 for other terrain")
    ] = 0
    copies: Annotated[int, Meta(ge=1, le=MOST_COPIES)] = 1
    provenance: Provenance = "reconstructed"


class AbsentFile(Table, frozen=True, kw_only=True):
    """A printed piece of which too little is known; links may name it."""

    name: Name
    set: Name | UnsetType = UNSET
    number: Name | UnsetType = UNSET
    kind: Literal["ship", "crew", "event", "fort", "island", "treasure"]
    reason: Reason


class ManningFile(Table, frozen=True, kw_only=True):
    """A ship of a fleet with what begins aboard."""

    ship: Id
    crew: Annotated[list[Id], Meta(max_length=HIGHEST_CARGO + 9)] = []
    equipment: Annotated[list[Id], Meta(max_length=HIGHEST_CARGO + 9)] = []


class FleetFile(Table, frozen=True, kw_only=True):
    """A fleet; generic crew of a ship's own nation may be written short, as `captain`."""

    name: Name
    nation: Annotated[str, Meta(extra_json_schema={"enum": [*NATIONS, ANY]})] = ANY
    total: Annotated[int, Meta(ge=1, le=LARGEST_BUILD, description="the build total (PI-2.3)")] = 40
    ships: Annotated[list[ManningFile], Meta(max_length=30)] = []
    creatures: Annotated[list[Id], Meta(max_length=30)] = []
    ashore: Annotated[
        list[Id], Meta(max_length=60, description="crew and equipment that begin on the home island (PI-4.1)")
    ] = []
    events: Annotated[list[Id], Meta(max_length=30)] = []
    treasures: Annotated[list[Id], Meta(max_length=30)] = []
    coins: Annotated[
        Coins, Meta(description="the coins that the fleet gives to the game; missing: the usual ones")
    ] = []
    provenance: Provenance = "reconstructed"


Kind = Literal[
    "measures",
    "hull",
    "island",
    "mysterious",
    "ship",
    "crew",
    "creature",
    "equipment",
    "treasure",
    "event",
    "fort",
    "terrain",
    "absent",
    "fleet",
]


class PackFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pack. Its rows replace built-in ones of the same id (islands and fleets: name) or are added to them."""

    title: Annotated[Name, Meta(description="the name of the pack")]
    only: Annotated[list[Kind], Meta(description="the tables from which all built-in rows are dropped")] = []
    measures: MeasuresFile | UnsetType = UNSET
    hull: list[HullFile] = []
    island: list[IslandFile] = []
    mysterious: list[MysteriousFile] = []
    ship: list[ShipFile] = []
    crew: list[CrewFile] = []
    creature: list[CreatureFile] = []
    equipment: list[EquipmentFile] = []
    treasure: list[TreasureFile] = []
    event: list[EventFile] = []
    fort: list[FortFile] = []
    terrain: list[TerrainFile] = []
    absent: list[AbsentFile] = []
    fleet: list[FleetFile] = []


class Content(Struct, frozen=True, kw_only=True):
    """A whole pack, every kind of piece in the order that numbers it."""

    title: str
    measures: MeasuresFile
    hull: list[HullFile]
    island: list[IslandFile]
    mysterious: list[MysteriousFile]
    ship: list[ShipFile]
    crew: list[CrewFile]
    creature: list[CreatureFile]
    equipment: list[EquipmentFile]
    treasure: list[TreasureFile]
    event: list[EventFile]
    fort: list[FortFile]
    terrain: list[TerrainFile]
    absent: list[AbsentFile]
    fleet: list[FleetFile]


TABLES: Final = tuple(name for name in Content.__struct_fields__ if name not in {"title", "measures"})
"""Kinds of rows, in the order in which a pack is written."""
MOST_ROWS: Final = 1_500
"""Of one kind."""
