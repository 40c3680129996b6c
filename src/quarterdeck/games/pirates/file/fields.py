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
from quarterdeck.games.pirates.file.in_progress import NO_PROGRESS, InProgressFile
from quarterdeck.games.pirates.file.mysterious import MysteriousFile
from quarterdeck.games.pirates.file.words import (
    Asked,
    Coordinate,
    Count,
    Id,
    Masts,
    Number,
    Numbers,
    Part,
    Place,
    Player,
    Pose,
    Seat,
    Seats,
    ShipWord,
    ShipWords,
    Treasure,
    Word,
)
from quarterdeck.games.pirates.table.aboard import MOST_GUNS

Ended = Literal["half-the-gold", "no-moves", "all-unloaded", "stalemate"]
NOTHING: Final = [0, 0, 0, 0]
"""A number for each seat."""
Mark = Literal[
    "acted", "acted twice", "extra action", "same again", "must shoot", "held", "sinks", "tried", "free explore", "pathfinder",
    "at enemy home", "unloaded", "loaded", "carried", "fear rolled", "mute", "crew mute", "dazed", "stench", "chained", "slowed",
    "sails longer", "driven off", "must leave", "sails far", "moves twice", "move for each mast", "lucky", "helped", "aimed", "overpowers", "shot at fort", "wreck", "struck", "submerged", "deep", "ghostly",
]  # fmt: skip
MARKS: Final[dict[Mark, tuple[str, str]]] = {
    "acted": ("this_turn", "acted"),
    "acted twice": ("this_turn", "acted_twice"),
    "extra action": ("this_turn", "may_act_again"),
    "same again": ("this_turn", "same_action_only"),
    "must shoot": ("this_turn", "must_shoot"),
    "held": ("this_turn", "held"),
    "sinks": ("next_turn", "sinks"),
    "tried": ("this_turn", "tried_to_scuttle"),
    "free explore": ("this_turn", "free_explores"),
    "pathfinder": ("this_turn", "docked_at_wild"),
    "at enemy home": ("this_turn", "at_enemy_home"),
    "unloaded": ("this_turn", "unloaded"),
    "loaded": ("this_turn", "loaded"),
    "carried": ("this_turn", "used_current"),
    "fear rolled": ("this_turn", "fear_rolled"),
    "mute": ("this_turn", "silenced"),
    "crew mute": ("this_turn", "crew_silenced"),
    "dazed": ("next_turn", "dazed"),
    "stench": ("next_turn", "stench"),
    "chained": ("next_turn", "chained"),
    "slowed": ("next_turn", "slowed"),
    "sails longer": ("this_turn", "sails_longer"),
    "move for each mast": ("this_turn", "move_for_each_mast"),
    "lucky": ("this_turn", "lucky"),
    "helped": ("this_turn", "helped"),
    "driven off": ("next_turn", "driven_off"),
    "must leave": ("this_turn", "must_leave"),
    "sails far": ("this_turn", "sails_far"),
    "moves twice": ("this_turn", "moves_twice"),
    "aimed": ("this_turn", "aimed"),
    "overpowers": ("this_turn", "overpowers"),
    "shot at fort": ("ships", "shot_at_forts"),
    "wreck": ("ships", "wrecked"),
    "struck": ("this_turn", "struck_by_ice"),
    "submerged": ("ships", "submerged"),
    "deep": ("waters", "deep"),
    "ghostly": ("waters", "ghosts"),
}
"""The marks on ships, and the part of a position that holds the set of ships with each mark."""


class IslandFile(Part, Struct, frozen=True, kw_only=True):
    """An island on the table."""

    card: Id
    at: Annotated[Pose | None, Meta(description="missing: drawn, and not placed yet")] = None
    home: Annotated[Seat | None, Meta(description="whose home it is")] = None
    hidden: Annotated[Count, Meta(description="treasures that nobody has looked at")] = 0
    tokens: Annotated[Seats, Meta(description="whose tokens lie there")] = []


class TerrainFile(Part, Struct, frozen=True, kw_only=True):
    """A piece of terrain."""

    card: Id
    at: Pose
    placer: Seat
    gone: Annotated[bool, Meta(description="it was taken away")] = False
    until: Annotated[Seat | None, Meta(description="it is taken away when this player's turn begins")] = None
    rating: Annotated[int, Meta(ge=0, le=6, description="of a reef, in this turn")] = 0
    frozen: Annotated[bool, Meta(description="an island holds the iceberg")] = False


class ShipFile(Part, Struct, frozen=True, kw_only=True):
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
    panels: Annotated[
        Count | None,
        Meta(description="of a turtle ship's shell, a catamaran's further hulls, or a flotilla's flag; missing: all"),
    ] = None
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
    first_action: Annotated[Word | None, Meta(description="in this turn; written as the kind of an action")] = None
    idle: Annotated[Count, Meta(description="turns in which she still has no action")] = 0
    copied: Annotated[Id | None, Meta(description="the ability that she has taken on")] = None
    shielded_from: Annotated[ShipWords, Meta(description="ships that may not shoot at her in this turn")] = []
    marks: Annotated[list[Mark], Meta(description="what has happened to her or is in store for her")] = []


class PieceFile(Part, Struct, frozen=True, kw_only=True):
    """A crew or equipment."""

    card: Annotated[Id | None, Meta(description="null: not known")]
    owner: Seat
    fleet: Annotated[Seat | None, Meta(description="with whose fleet it began; missing: its owner's")] = None
    equipment: bool = False
    at: Place = "out"
    seen: Annotated[Seats, Meta(description="who knows it")] = []
    face_up: bool = False
    handled: Annotated[int, Meta(ge=0, le=2, description="times moved since the last action")] = 0
    mute: Annotated[bool, Meta(description="its abilities do not work in this turn")] = False
    captive: Annotated[bool, Meta(description="it was captured, and is cargo")] = False
    hexed: Annotated[bool, Meta(description="its abilities will not work in its player's next turn")] = False
    joined: Annotated[bool, Meta(description="it came in the course of the game")] = False
    any_nation: Annotated[bool, Meta(description="of whatever nation its ship is")] = False
    ashore: Annotated[bool, Meta(description="a mysterious island keeps it ashore in this turn")] = False


class SlotFile(Part, Struct, frozen=True, kw_only=True):
    """A treasure that somebody has looked at."""

    what: Annotated[Treasure | None, Meta(description="null: not known")]
    at: Place
    seen: Seats = []
    gold: Annotated[Count, Meta(description="what a unique treasure has come to be worth")] = 0
    used: Annotated[bool, Meta(description="in this turn")] = False
    left_there: Annotated[bool, Meta(description="a mysterious island keeps it from being loaded in this turn")] = False


class EventFile(Part, Struct, frozen=True, kw_only=True):
    """An Event of a player."""

    card: Annotated[Id | None, Meta(description="null: not known")]
    owner: Seat
    state: Annotated[Literal["hidden", "up", "out"], Meta(description="up: it was played and still works")] = "hidden"
    at: Annotated[tuple[Coordinate, Coordinate], Meta(description="where its token lies")] = (0, 0)
    fog: Annotated[Number | None, Meta(description="of Rolling Fog that is up: the terrain that rolls")] = None
    rolls: Annotated[bool, Meta(description="its fog still has to roll in this turn")] = False


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
    left_over: Annotated[Count, Meta(description="treasures for which no island has room")] = 0
    events: Annotated[list[EventFile], Meta(max_length=int(codes.EVENTS))] = []
    barred: Annotated[Seats, Meta(description="whose ships load no necklace any more")] = []
    mapped: Annotated[bool, Meta(description="treasure on wild islands lies face up")] = False
    turn_begins: Annotated[bool, Meta(description="nothing was done in this turn yet")] = False
    second_actions: Annotated[Count, Meta(description="that any ships of the fleet may take")] = 0
    raft_shown: Annotated[bool, Meta(description="in this turn")] = False
    ice_to_drift: Annotated[Numbers, Meta(description="icebergs still to drift")] = []
    ghosts: Annotated[Numbers, Meta(description="crew that came to a fort when it was eliminated")] = []
    watch: Annotated[Numbers, Meta(description="islands on which a treasure is still looked at from a fort")] = []
    mysterious: Annotated[MysteriousFile, Meta(description="mysterious islands")] = MysteriousFile()
    in_progress: InProgressFile = NO_PROGRESS
    ended: Ended | None = None


def schema() -> dict[str, object]:
    """The JSON schema of the position file."""
    return msgspec.json.schema(PiratesFile)
