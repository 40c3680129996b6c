"""The pirates' position file: what its fields are. Writing: file/writing.py. Reading: file/reading.py.

Places are hundredths of a millimetre, headings tenths of a degree. Ships are named as in notation (`R1`), islands,
masts, crew and treasures are numbered from 1.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct, field

from quarterdeck.engine.position_files import PositionFile
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import PLACE_MASK
from quarterdeck.games.pirates.file.abilities import TricksFile
from quarterdeck.games.pirates.file.cards import DeedsFile
from quarterdeck.games.pirates.file.mysterious import OmensFile
from quarterdeck.games.pirates.geometry.angles import ROUND
from quarterdeck.games.pirates.table.aboard import MOST_GUNS
from quarterdeck.games.pirates.table.catalog import MAST_PLACES

Seat = Literal["R", "G", "B", "Y"]
Player = Literal["R", "G", "B", "Y", "chance", "nobody"]
Asked = Literal[
    "first player", "island", "spot", "home", "start", "crew place", "ship", "fire", "fire spreads", "action", "segment",
    "shot", "hit", "lost mast", "ram", "ram die", "boarding", "boarding die", "prize", "prize drawn", "tow", "berth",
    "look", "coin", "exchange", "repair", "scuttling", "left over", "ability die", "picked", "terrain", "terrain spot", "ice", "ice edge",
    "terrain die", "whirlpool", "price", "island text", "island die", "island choice", "coin drawn", "walls die", "consent", "forfeit", "turn", "nothing", "aim", "deed die", "deed drawn", "answer",
]  # fmt: skip
PHASES: Final[dict[int, Asked]] = {
    int(codes.ROLLING): "first player",
    int(codes.DRAWING): "island",
    int(codes.PLACING): "spot",
    int(codes.HOMING): "home",
    int(codes.MUSTERING): "start",
    int(codes.MANNING): "crew place",
    int(codes.NAMING): "ship",
    int(codes.BURNING): "fire",
    int(codes.SPREADING): "fire spreads",
    int(codes.CHOOSING): "action",
    int(codes.SAILING): "segment",
    int(codes.SHOOTING): "shot",
    int(codes.HITTING): "hit",
    int(codes.LOSING): "lost mast",
    int(codes.RAMMING): "ram",
    int(codes.RAM_DIE): "ram die",
    int(codes.OFFERING): "boarding",
    int(codes.BOARD_DIE): "boarding die",
    int(codes.PRIZE): "prize",
    int(codes.PRIZE_DRAWN): "prize drawn",
    int(codes.TOWING): "tow",
    int(codes.BERTHING): "berth",
    int(codes.LOOKING): "look",
    int(codes.TAKING): "coin",
    int(codes.SHARING): "exchange",
    int(codes.REPAIRING): "repair",
    int(codes.SCUTTLING): "scuttling",
    int(codes.LEAVING): "left over",
    int(codes.USING): "ability die",
    int(codes.PICKING): "picked",
    int(codes.CHARTING): "terrain",
    int(codes.LAYING): "terrain spot",
    int(codes.DRIFTING): "ice",
    int(codes.SLIDING): "ice edge",
    int(codes.PERIL_DIE): "terrain die",
    int(codes.DIVING): "whirlpool",
    int(codes.PAYING): "price",
    int(codes.CONSENTING): "consent",
    int(codes.FORFEITING): "forfeit",
    int(codes.TURNING): "turn",
    int(codes.FLIPPING): "island text",
    int(codes.MYSTERY_DIE): "island die",
    int(codes.FORTUNE): "island choice",
    int(codes.COIN_DRAWN): "coin drawn",
    int(codes.WALLS_DIE): "walls die",
    int(codes.OVER): "nothing",
    int(codes.AIMING): "aim",
    int(codes.DEED_DIE): "deed die",
    int(codes.DEED_DRAWN): "deed drawn",
    int(codes.ANSWERING): "answer",
}
"""What is asked in each phase."""
Ended = Literal["half-the-gold", "no-moves", "all-unloaded", "stalemate"]
NOTHING: Final = [0, 0, 0, 0]
"""A number for each seat."""
Coordinate = Annotated[int, Meta(ge=0, le=int(PLACE_MASK))]
Heading = Annotated[int, Meta(ge=0, lt=int(ROUND))]
Pose = Annotated[tuple[Coordinate, Coordinate, Heading], Meta(description="x, y and heading")]
Count = Annotated[int, Meta(ge=0, le=9_999)]
Number = Annotated[int, Meta(ge=1, le=int(codes.UNITS))]
Mast = Annotated[int, Meta(ge=1, le=int(MAST_PLACES))]
ShipWord = Annotated[str, Meta(max_length=4, examples=["R1"])]
ShipWords = Annotated[list[ShipWord], Meta(max_length=int(codes.UNITS))]
Place = Annotated[str, Meta(max_length=12, examples=["R1", "island 3", "out"])]
Treasure = Annotated[str, Meta(max_length=80, examples=["3", "3#2"], description="as in notation")]
Word = Annotated[str, Meta(max_length=20)]
Id = Annotated[str, Meta(max_length=80)]
Seats = Annotated[list[Seat], Meta(max_length=4)]
Numbers = Annotated[list[Number], Meta(max_length=int(codes.UNITS))]
Masts = Annotated[list[Mast], Meta(max_length=int(MAST_PLACES))]


Mark = Literal[
    "acted", "acted twice", "sinks", "tried", "free explore", "pathfinder", "extra action", "same again", "dented",
    "mute", "crew mute", "dazed", "stench", "chained", "slowed", "carried", "wreck", "struck",
]  # fmt: skip
MARKS: Final[dict[Mark, str]] = {
    "acted": "acted",
    "acted twice": "acted_twice",
    "sinks": "fated",
    "tried": "tried",
    "free explore": "free_explores",
    "pathfinder": "pathfinders",
    "extra action": "extra",
    "same again": "alike",
    "carried": "carried",
    "wreck": "wrecks",
    "struck": "struck",
    "dented": "dented",
    "mute": "mute",
    "crew mute": "crew_mute",
    "dazed": "dazed",
    "stench": "stench",
    "chained": "chained",
    "slowed": "slowed",
}
"""What is marked on ships, and which set of ships of a position has the mark."""


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of the file."""


class IslandFile(Part, frozen=True, kw_only=True):
    """An island on the table."""

    card: Id
    at: Annotated[Pose | None, Meta(description="missing: drawn, and not placed yet")] = None
    home: Annotated[Seat | None, Meta(description="whose home it is")] = None
    hidden: Annotated[Count, Meta(description="treasures that nobody has looked at")] = 0
    tokens: Annotated[Seats, Meta(description="whose tokens lie there")] = []


class TerrainFile(Part, frozen=True, kw_only=True):
    """A piece of terrain."""

    card: Id
    at: Pose
    placer: Seat
    gone: Annotated[bool, Meta(description="it was taken away")] = False
    until: Annotated[Seat | None, Meta(description="it is taken away when this player's turn begins")] = None
    rating: Annotated[int, Meta(ge=0, le=6, description="of a reef, in this turn")] = 0
    frozen: Annotated[bool, Meta(description="an island holds the iceberg")] = False


class WayFile(Part, frozen=True, kw_only=True):
    """A segment that terrain interrupts until a die has fallen."""

    met: Number
    crossed: Numbers = []
    begins: Annotated[tuple[Coordinate, Coordinate], Meta(description="where the bow was when the ship had turned")]
    heading: Heading
    length: Annotated[int, Meta(ge=0, le=16_383)]
    stops: Annotated[bool, Meta(description="at a contact")] = False


class ShipFile(Part, frozen=True, kw_only=True):
    """A ship or sea creature. Her word comes from the fleet she was in at first."""

    ship: Id
    fleet: Annotated[Seat, Meta(description="in whose fleet she was at first")]
    owner: Annotated[Seat | None, Meta(description="in whose fleet she is; missing: the same")] = None
    at: Pose = (0, 0, 0)
    state: Annotated[
        Literal["afloat", "waiting", "gone"], Meta(description="waiting: not yet placed; gone: out of the game")
    ] = "afloat"
    masts: Annotated[Masts | None, Meta(description="those standing; missing: all")] = None
    burning: Masts = []
    tows: ShipWord | None = None
    pinned_by: Annotated[ShipWords, Meta(description="ships that she rammed and cannot leave")] = []
    panels: Annotated[Count | None, Meta(description="of a turtle ship's shell; missing: all")] = None
    guns: Annotated[int, Meta(ge=0, le=int(MOST_GUNS), description="cannons made of treasure")] = 0
    spent: Annotated[list[Id], Meta(description="abilities that have served in this turn")] = []
    shot_by: Annotated[ShipWords, Meta(description="ships that have shot at her in this turn")] = []
    lost_in: Annotated[Number | None, Meta(description="the fog bank in which she is lost")] = None
    stands_on: Annotated[Number | None, Meta(description="the island of a fort")] = None
    gold: Annotated[Count, Meta(description="in a fort")] = 0
    walls: Annotated[Count, Meta(description="hits that a fort's walls still need in this turn")] = 0
    fort: Annotated[
        list[Literal["fallen", "rolled"]], Meta(description="gone for good; walls rolled in this turn")
    ] = []
    stayed: Annotated[Numbers, Meta(description="islands at which she has lain since the turn began")] = []
    explored: Annotated[Numbers, Meta(description="islands explored and not left")] = []
    first_action: Annotated[Word | None, Meta(description="in this turn")] = None
    marks: Annotated[list[Mark], Meta(description="what has happened in this turn or action")] = []


class PieceFile(Part, frozen=True, kw_only=True):
    """A crew or equipment."""

    card: Annotated[Id | None, Meta(description="null: not known")]
    owner: Seat
    fleet: Annotated[Seat | None, Meta(description="in whose fleet it was at first; missing: its owner's")] = None
    equipment: bool = False
    at: Place = "out"
    seen: Annotated[Seats, Meta(description="who knows it")] = []
    face_up: bool = False
    handled: Annotated[int, Meta(ge=0, le=2, description="times moved since the last action")] = 0
    mute: Annotated[bool, Meta(description="its abilities do not work in this turn")] = False


class SlotFile(Part, frozen=True, kw_only=True):
    """A treasure that somebody has looked at."""

    what: Annotated[Treasure | None, Meta(description="null: not known")]
    at: Place
    seen: Seats = []


class ActionFile(Part, frozen=True, kw_only=True):
    """What is being done."""

    unit: ShipWord | None = None
    target: Annotated[Place | None, Meta(description="shot at, rammed, boarded, explored")] = None
    action: Annotated[Word | None, Meta(examples=["move", "island 3", "R2"])] = None
    stage: Annotated[int, Meta(ge=0, le=15)] = 0
    used: Annotated[list[Number], Meta(description="measures, cannons or crew used")] = []
    cannon: Annotated[int, Meta(ge=0, lt=int(codes.CANNONS))] = 0
    kind: Annotated[
        int, Meta(ge=0, le=7, description="shot, chain, stench, fire, broadside, grape, grapple, exploding")
    ] = 0
    hits: Annotated[Count, Meta(description="hits of a roll still to come")] = 0
    crew_due: Annotated[Count, Meta(description="crew that the target still loses")] = 0
    due: Annotated[int, Meta(ge=0, le=7, description="1: cargo of the target, 2: a mast, 4: a crew of the unit")] = 0
    prizes: Annotated[Count, Meta(description="what the winner of a fight may still do")] = 0
    booty: Annotated[bool, Meta(description="and that is to take treasure")] = False
    rams: Annotated[list[Number], Meta(description="ships to be rammed, or treasures handed over")] = []
    tow_options: Numbers = []
    docked: Numbers = []
    left: Count = 0
    total: Count = 0
    out: Masts = []
    spreads: Count = 0
    then: Annotated[Word | None, Meta(description="what follows: something asked, or what is drawn")] = None
    hurt: Annotated[ShipWord | None, Meta(description="the ship that loses a mast")] = None
    more: Annotated[Count, Meta(description="masts that she loses after this one")] = 0
    was_free: Annotated[bool, Meta(description="a move that a text grants")] = False
    ability: Annotated[Id | None, Meta(description="for which a die falls")] = None
    missed: Annotated[list[Number], Meta(description="cannons that have missed")] = []
    doubled: Annotated[bool, Meta(description="cannons shoot twice as far")] = False
    any_extra: Annotated[Count, Meta(description="second actions that any ship of the fleet may take")] = 0
    old_islands: Annotated[Numbers, Meta(description="islands in old contact (PI-N10)")] = []
    peril: Annotated[Number | None, Meta(description="the terrain that is met")] = None
    perils: Annotated[Numbers, Meta(description="terrain still to be met")] = []
    drift: Annotated[Numbers, Meta(description="icebergs still to drift")] = []
    stream: Annotated[bool, Meta(description="a trade current is at hand")] = False
    heedless: Annotated[bool, Meta(description="terrain is nothing to the ship that moves")] = False
    way: WayFile | None = None
    old_terrain: Annotated[Numbers, Meta(description="terrain in old contact (PI-N10)")] = []
    old_ships: Annotated[Numbers, Meta(description="ships in old contact (PI-N10)")] = []
    towed: Annotated[Numbers, Meta(description="ships that are no obstacle")] = []


class PiratesFile(PositionFile, Struct, frozen=True, kw_only=True):
    """A position of Pirates of the Cursed Seas as people write it."""

    game: Literal["pirates"]
    players: Annotated[
        Annotated[int, Meta(ge=2, le=4)] | None, Meta(description="missing: as many as have a ship or a home")
    ] = None
    patience: (
        Annotated[
            int,
            Meta(
                ge=0,
                le=200,
                description="rounds in which nothing happens (PI-R52); missing: as the options say, or 60",
            ),
        ]
        | None
    ) = None
    asked: Annotated[Asked, Meta(description="what is to be decided next")]
    player: Annotated[Player | None, Meta(description="who is to decide; checked")] = None
    who: Annotated[Seat, Meta(description="the seat that is asked, or for which chance decides")] = "R"
    turn: Seat = "R"
    first: Seat = "R"
    round: Count = 0
    quiet: Count = 0
    stirred: bool = False
    rollers: Annotated[Seats, Meta(description="who still rolls for the first turn")] = []
    rolls: Annotated[list[Annotated[int, Meta(ge=0, le=6)]], Meta(min_length=4, max_length=4)] = field(
        default_factory=NOTHING.copy
    )
    gold: Annotated[list[Count], Meta(min_length=4, max_length=4, description="on the home islands")] = field(
        default_factory=NOTHING.copy
    )
    starting_gold: Count = 0
    islands: Annotated[list[IslandFile], Meta(max_length=int(codes.UNITS))] = []
    to_place: Annotated[int, Meta(ge=0, le=int(codes.UNITS), description="islands still to be placed")] = 0
    terrain: Annotated[list[TerrainFile], Meta(max_length=int(codes.UNITS))] = []
    terrain_to_place: Annotated[int, Meta(ge=0, le=int(codes.UNITS), description="pieces still to be placed")] = 0
    terrain_chosen: Annotated[Id | None, Meta(description="the piece that is placed next")] = None
    to_draw: Annotated[list[Id], Meta(description="islands that may be drawn")] = []
    ships: Annotated[list[ShipFile], Meta(min_length=1, max_length=int(codes.UNITS))]
    pieces: Annotated[list[PieceFile], Meta(max_length=int(codes.PIECES), description="crew and equipment")] = []
    treasures: Annotated[
        list[int | Id],
        Meta(max_length=int(codes.SLOTS), description="all of the game: gold, or the id of a unique one"),
    ] = []
    unseen: Annotated[list[Treasure], Meta(description="those that nobody has looked at")] = []
    slots: Annotated[list[SlotFile], Meta(max_length=int(codes.SLOTS))] = []
    action: ActionFile = ActionFile()
    ghosts: Annotated[Numbers, Meta(description="crew that came to a fort when it was eliminated")] = []
    watch: Annotated[Numbers, Meta(description="islands on which a treasure is still looked at from a fort")] = []
    omens: Annotated[OmensFile, Meta(description="mysterious islands")] = OmensFile()
    tricks: Annotated[TricksFile, Meta(description="abilities that are under way")] = TricksFile()
    deeds: Annotated[DeedsFile, Meta(description="treasures, Events and equipment that are at work")] = DeedsFile()
    ended: Ended | None = None


def schema() -> dict[str, object]:
    """The JSON schema of the position file."""
    return msgspec.json.schema(PiratesFile)
