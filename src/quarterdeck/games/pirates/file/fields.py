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
    at: Annotated[Pose | None, Meta(description="where it lies; missing if it is drawn but not placed yet")] = None
    home: Annotated[Seat | None, Meta(description="the player whose home it is")] = None
    hidden: Annotated[Count, Meta(description="the number of treasures there that nobody has looked at")] = 0
    tokens: Annotated[Seats, Meta(description="the players whose tokens lie there")] = []


class TerrainFile(Part, Struct, frozen=True, kw_only=True):
    """A piece of terrain."""

    card: Id
    at: Pose
    placer: Seat
    gone: Annotated[bool, Meta(description="whether it was taken away")] = False
    until: Annotated[Seat | None, Meta(description="the player at the beginning of whose turn it is taken away")] = None
    rating: Annotated[int, Meta(ge=0, le=6, description="the number of a reef in this turn; 0 if none was rolled")] = 0
    frozen: Annotated[bool, Meta(description="whether an island holds the iceberg, which then never drifts")] = False


class ShipFile(Part, Struct, frozen=True, kw_only=True):
    """A ship, a sea creature or a fort. The letter of her code, as in `R1`, is that of the fleet with which she began."""

    ship: Id
    fleet: Annotated[Seat, Meta(description="the player with whose fleet she began")]
    owner: Annotated[
        Seat | None, Meta(description="the player who has her now; missing: the player with whose fleet she began")
    ] = None
    at: Pose = (0, 0, 0)
    state: Annotated[
        Literal["afloat", "waiting", "gone"],
        Meta(description="afloat: on the table; waiting: not placed yet; gone: out of the game"),
    ] = "afloat"
    masts: Annotated[Masts | None, Meta(description="the masts that stand; missing: all of them")] = None
    burning: Masts = []
    tows: ShipWord | None = None
    pinned_by: Annotated[
        ShipWords, Meta(description="ships that she cannot leave, since she has rammed them or a text holds her")
    ] = []
    panels: Annotated[
        Count | None,
        Meta(
            description="how many panels of a turtle ship's shell, further hulls of a catamaran or flags of a flotilla are left; missing: all"
        ),
    ] = None
    guns: Annotated[int, Meta(ge=0, le=int(MOST_GUNS), description="how many cannons made of treasure she has")] = 0
    spent: Annotated[list[Id], Meta(description="abilities that she has used up in this turn")] = []
    shot_by: Annotated[ShipWords, Meta(description="ships that have shot at her in this turn")] = []
    lost_in: Annotated[Number | None, Meta(description="the fog bank in which she is lost")] = None
    stands_on: Annotated[Number | None, Meta(description="of a fort: the island on which it stands")] = None
    gold: Annotated[Count, Meta(description="of a fort: the gold in it")] = 0
    walls: Annotated[
        Count, Meta(description="of a fort: how many more hits its walls take in this turn before a flag falls")
    ] = 0
    fort: Annotated[
        list[Literal["fallen", "rolled"]],
        Meta(description="of a fort; fallen: it is gone for good; rolled: its walls were rolled in this turn"),
    ] = []
    stayed: Annotated[Numbers, Meta(description="islands at which she has lain since the turn began")] = []
    explored: Annotated[Numbers, Meta(description="islands that she has explored and not left since")] = []
    first_action: Annotated[
        Word | None, Meta(description="her first action in this turn, written as in `in_progress.action.kind`")
    ] = None
    idle: Annotated[
        Count, Meta(description="the number of turns, from her player's next one on, in which she has no action")
    ] = 0
    copied: Annotated[Id | None, Meta(description="the ability that she has taken on")] = None
    shielded_from: Annotated[ShipWords, Meta(description="ships that may not shoot at her in this turn")] = []
    marks: Annotated[list[Mark], Meta(description="what else has happened to her, or will happen to her")] = []


class PieceFile(Part, Struct, frozen=True, kw_only=True):
    """A crew or equipment."""

    card: Annotated[Id | None, Meta(description="its id; null if it is not known")]
    owner: Seat
    fleet: Annotated[Seat | None, Meta(description="the player with whose fleet it began; missing: its owner")] = None
    equipment: bool = False
    at: Place = "out"
    seen: Annotated[Seats, Meta(description="the players who know what it is")] = []
    face_up: bool = False
    handled: Annotated[int, Meta(ge=0, le=2, description="how often it was moved since the last action")] = 0
    mute: Annotated[bool, Meta(description="whether its abilities do not work in this turn")] = False
    captive: Annotated[bool, Meta(description="whether it was captured and is cargo now")] = False
    hexed: Annotated[bool, Meta(description="whether its abilities will not work in its player's next turn")] = False
    joined: Annotated[bool, Meta(description="whether it joined during the game")] = False
    any_nation: Annotated[bool, Meta(description="whether it always has the nation of its ship")] = False
    ashore: Annotated[bool, Meta(description="whether a mysterious island keeps it ashore in this turn")] = False


class SlotFile(Part, Struct, frozen=True, kw_only=True):
    """A treasure that somebody has looked at."""

    what: Annotated[Treasure | None, Meta(description="the treasure; null if it is not known")]
    at: Place
    seen: Seats = []
    gold: Annotated[Count, Meta(description="the gold that a unique treasure is worth by now")] = 0
    used: Annotated[bool, Meta(description="whether it was used in this turn")] = False
    left_there: Annotated[
        bool, Meta(description="whether a mysterious island keeps it from being loaded in this turn")
    ] = False


class EventFile(Part, Struct, frozen=True, kw_only=True):
    """An Event of a player."""

    card: Annotated[Id | None, Meta(description="its id; null if it is not known")]
    owner: Seat
    state: Annotated[
        Literal["hidden", "up", "out"],
        Meta(description="hidden: not played yet; up: it was played and still works; out: it is out of the game"),
    ] = "hidden"
    at: Annotated[tuple[Coordinate, Coordinate], Meta(description="the place where its token lies: x and y")] = (0, 0)
    fog: Annotated[
        Number | None, Meta(description="of Rolling Fog that was played: the number of the fog bank that rolls")
    ] = None
    rolls: Annotated[bool, Meta(description="whether its fog still has to roll in this turn")] = False


class PiratesFile(PositionFile, Struct, frozen=True, kw_only=True):
    """A position of Pirates of the Cursed Seas as people write it."""

    game: Literal["pirates"]
    players: Annotated[
        Annotated[int, Meta(ge=2, le=4)] | None,
        Meta(description="the number of players; missing: all seats up to the last one that has a ship or a home"),
    ] = None
    patience: (
        Annotated[
            int,
            Meta(
                ge=0,
                le=200,
                description="the number of rounds in which nothing happens after which the game ends (PI-R52); missing: as in the options, or else 60",
            ),
        ]
        | None
    ) = None
    asked: Annotated[Asked, Meta(description="what must be decided next; docs/games/pirates-files.md lists the words")]
    player: Annotated[Player | None, Meta(description="who must decide; it follows from the rest, and is checked")] = (
        None
    )
    who: Annotated[Seat, Meta(description="the seat that is asked, or for which chance decides")] = "R"
    turn: Seat = "R"
    first: Seat = "R"
    round: Count = 0
    quiet: Count = 0
    stirred: bool = False
    rollers: Annotated[Seats, Meta(description="the players who still roll for the first turn")] = []
    rolls: Annotated[list[Annotated[int, Meta(ge=0, le=6)]], Meta(min_length=4, max_length=4)] = field(
        default_factory=NOTHING.copy
    )
    gold: Annotated[
        list[Count], Meta(min_length=4, max_length=4, description="the gold on the home islands, seat by seat")
    ] = field(default_factory=NOTHING.copy)
    starting_gold: Count = 0
    islands: Annotated[list[IslandFile], Meta(max_length=int(codes.UNITS))] = []
    to_place: Annotated[int, Meta(ge=0, le=int(codes.UNITS), description="how many islands are still to be placed")] = 0
    terrain: Annotated[list[TerrainFile], Meta(max_length=int(codes.UNITS))] = []
    terrain_to_place: Annotated[
        int, Meta(ge=0, le=int(codes.UNITS), description="how many pieces of terrain are still to be placed")
    ] = 0
    terrain_chosen: Annotated[Id | None, Meta(description="the piece of terrain that is placed next")] = None
    to_draw: Annotated[list[Id], Meta(description="islands that may be drawn")] = []
    ships: Annotated[list[ShipFile], Meta(min_length=1, max_length=int(codes.UNITS))]
    pieces: Annotated[
        list[PieceFile], Meta(max_length=int(codes.PIECES), description="all crew and equipment of the game")
    ] = []
    treasures: Annotated[
        list[int | Id],
        Meta(
            max_length=int(codes.SLOTS),
            description="all treasures of the game: a coin by its gold, a unique treasure by its id",
        ),
    ] = []
    unseen: Annotated[list[Treasure], Meta(description="the treasures that nobody has looked at")] = []
    slots: Annotated[list[SlotFile], Meta(max_length=int(codes.SLOTS))] = []
    left_over: Annotated[
        Count, Meta(description="while the game is set up: how many treasures no island has room for")
    ] = 0
    events: Annotated[list[EventFile], Meta(max_length=int(codes.EVENTS))] = []
    barred: Annotated[Seats, Meta(description="the players whose ships load no necklace any more")] = []
    mapped: Annotated[bool, Meta(description="whether treasure on wild islands lies face up")] = False
    turn_begins: Annotated[bool, Meta(description="whether nothing has been done in this turn yet")] = False
    second_actions: Annotated[
        Count, Meta(description="how many ships of the fleet, no matter which, may still take a second action")
    ] = 0
    raft_shown: Annotated[bool, Meta(description="whether a Raft was shown in this turn")] = False
    ice_to_drift: Annotated[Numbers, Meta(description="the icebergs that still have to drift in this turn")] = []
    ghosts: Annotated[Numbers, Meta(description="crew that went to a fort when it was eliminated")] = []
    watch: Annotated[Numbers, Meta(description="islands on which a treasure is still to be looked at from a fort")] = []
    mysterious: Annotated[MysteriousFile, Meta(description="what the mysterious islands do")] = MysteriousFile()
    in_progress: InProgressFile = NO_PROGRESS
    ended: Ended | None = None


def schema() -> dict[str, object]:
    """The JSON schema of the position file."""
    return msgspec.json.schema(PiratesFile)
