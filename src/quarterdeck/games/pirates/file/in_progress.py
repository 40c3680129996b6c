"""Everything in progress in a position file: the parts of `table/in_progress.py`, field by field under their names.

Each field says by its type how it is written: ships as in notation (`R1`), everything else by its number from 1 or by a
word. What is not in progress is left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, Protocol, cast, get_args, get_type_hints

from msgspec import Meta, Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.position import CHANCE
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import EVENT, LOAD, NONE, SHOW
from quarterdeck.games.pirates.file import SAY
from quarterdeck.games.pirates.file.words import (
    ABILITIES,
    LETTERS,
    NUMBERED,
    WORDS,
    Asked,
    Coordinate,
    Count,
    Heading,
    Id,
    Masts,
    Number,
    Numbers,
    Part,
    Place,
    Seat,
    Seats,
    ShipWord,
    ShipWords,
    Word,
    action_word,
    effect,
    numbers,
    one,
    place,
    seats,
    word,
    words,
)
from quarterdeck.games.pirates.geometry.moving import SAILED, STOPPED, Waters
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.texts.abilities import SLUGS
from quarterdeck.games.pirates.texts.kinds import ISLAND_SLUGS

Cause = Literal["", "shot", "ram", "before boarding", "fight", "card", "terrain", "island", "sailing"]
During = Literal[
    "", "loading", "a turn begins", "between actions", "ramming", "shooting", "docking", "losing", "moving"
]
Aim = Literal[
    "", "crew lost", "treasure lost", "left ashore", "recruited", "own ship", "enemy ship", "looked at", "own crew",
    "enemy crew", "spot", "drift", "fog", "fog bank", "what it says",
]  # fmt: skip
Answered = Literal["", "die", "loss", "ram", "sinking", "prize", "death", "passing"]
Drawn = Literal["crew", "treasure"]
Shot = Literal["ball", "chain", "stench", "fire", "broadside", "grape", "grapple", "exploding"]
CARDS: Final = {"treasure": int(SHOW), "event": int(EVENT), "equipment": int(LOAD)}
"""A card at work is named by its kind and its number."""
DRAWS: Final[dict[Drawn, int]] = {"crew": int(codes.ANY_CREW), "treasure": int(codes.ANY_COIN)}


def _as(kind: str, said: str) -> Meta:
    """How a field is written, read and described in the schema."""
    return Meta(description=said, extra={"kind": kind})


class ActionFile(Part, Struct, frozen=True, kw_only=True):
    """The action of the ship that acts."""

    kind: Annotated[
        Word | None,
        _as("action", "the kind of the action: move, shoot, repair, island 3 (it is explored), R2 (she is explored)"),
    ] = None
    is_free: Annotated[bool, _as("flag", "whether the move is granted by a text and is not a move action")] = False
    stage: Annotated[int, Meta(ge=0, le=17), _as("number", "the number of its next consequence (PI-R20)")] = 0
    docked_at: Annotated[Numbers, _as("islands", "islands at which the ship has docked during the action")] = []
    tow_options: Annotated[ShipWords, _as("units", "derelicts that may be taken in tow")] = []
    ability: Annotated[Id | None, _as("ability", "the ship's ability for which a die is rolled")] = None
    coins_due: Annotated[Count, _as("number", "coins of wild islands that are still to be sent home")] = 0
    ability_asked: Annotated[
        Id | None, _as("ability", "the ability that somebody is asked about, or for which treasure is drawn")
    ] = None
    mends: Annotated[ShipWord | None, _as("unit", "the fort that gets a flag back")] = None


class SailingFile(Part, Struct, frozen=True, kw_only=True):
    """A move under way."""

    measures_used: Annotated[
        Numbers,
        _as("cannons", "the measures that are used: those of the base move, and from 4 on those that texts add"),
    ] = []
    base_moves_left: Annotated[Count, _as("number", "whole base moves still to come")] = 0
    of_s_alone: Annotated[bool, _as("flag", "whether the move is only S, granted by a text between actions")] = False
    of_l_alone: Annotated[bool, _as("flag", "whether the move is only L, granted by a die")] = False
    loading_move: Annotated[
        bool, _as("flag", "whether the move is only S, after loading at a mysterious island (PI-M29)")
    ] = False
    turn_asked: Annotated[
        bool, _as("flag", "whether she has turned about her stern, or her player was asked about that")
    ] = False
    ended_as: Annotated[int, Meta(ge=0, le=1), _as("number", "1: the move ended at a contact")] = 0
    pilot: Annotated[ShipWord | None, _as("unit", "the ship that acts while her player moves another one")] = None
    own_base_move: Annotated[bool, _as("flag", "whether that other ship is moved by the base move of `pilot`")] = False
    current_at_hand: Annotated[bool, _as("flag", "whether a trade current may be used")] = False
    hastened: Annotated[bool, _as("flag", "whether ships near by hasten the one that moves")] = False
    lured: Annotated[bool, _as("flag", "whether a ship near by lures the sea monster that moves")] = False
    terrain_to_meet: Annotated[Numbers, _as("terrains", "terrain that the ship has still to meet")] = []
    terrain: Annotated[Number | None, _as("terrain", "the terrain that the ship meets or leaves, or that drifts")] = (
        None
    )


class ShootingFile(Part, Struct, frozen=True, kw_only=True):
    """Shots of the ship that acts."""

    fired: Annotated[Numbers, _as("cannons", "cannons that have fired")] = []
    missed: Annotated[Numbers, _as("cannons", "those of the cannons in `fired` that have missed")] = []
    cannon: Annotated[int, Meta(ge=1, le=int(codes.CANNONS)), _as("cannon", "the cannon whose shot is rolled for")] = 1
    kind: Annotated[Shot, _as("shot", "what that cannon shoots")] = "ball"
    double_range: Annotated[bool, _as("flag", "whether cannons shoot twice as far")] = False
    hits_left: Annotated[Count, _as("number", "hits of this roll still to be settled")] = 0
    grabs: Annotated[
        int,
        Meta(ge=0, le=2),
        _as("number", "the masts that a single shot costs which draws its target near; 0: the ship shoots as usual"),
    ] = 0
    succeeded: Annotated[bool, _as("flag", "whether a shot of this action has hit")] = False
    armour_dented: Annotated[ShipWords, _as("units", "armoured ships that lose a mast at the next hit")] = []
    next_equipment: Annotated[Number | None, _as("piece", "equipment with which the next shot is made")] = None
    equipment: Annotated[Number | None, _as("piece", "the equipment of the shot that is rolled for")] = None
    equipment_used: Annotated[Numbers, _as("pieces", "equipment used in this action")] = []
    awaits_payment: Annotated[
        int, Meta(ge=-1), _as("number", "the number of the shot that is made if nobody pays")
    ] = -1
    payer: Annotated[ShipWord | None, _as("unit", "the ship whose player may pay")] = None
    paid_from: Annotated[Place | None, _as("place", "the place from which that player pays")] = None


class LossFile(Part, Struct, frozen=True, kw_only=True):
    """The losses of a ship by a hit, a ram, a fight or a text."""

    cause: Annotated[Cause, _as("cause", "the cause of the loss, which decides what comes next")] = ""
    unit: Annotated[ShipWord | None, _as("unit", "the ship that loses masts, crew or cargo")] = None
    masts_left: Annotated[Count, _as("number", "masts that she loses after this one")] = 0
    crew_left: Annotated[Count, _as("number", "crew that the target still loses")] = 0
    any_cargo: Annotated[bool, _as("flag", "whether cargo may be lost instead of crew")] = False
    cargo_due: Annotated[bool, _as("flag", "whether cargo of the target may still be eliminated")] = False
    own_crew_due: Annotated[bool, _as("flag", "whether the ship that acts still loses crew")] = False
    repair_due: Annotated[bool, _as("flag", "whether the ship that acts still gets a mast back")] = False


class BoardingFile(Part, Struct, frozen=True, kw_only=True):
    """Rams and boarding parties."""

    enemies_left: Annotated[ShipWords, _as("units", "enemies still to be rammed")] = []
    dice_left: Annotated[Count, _as("number", "boarding rolls still to be made")] = 0
    first_total: Annotated[Count, _as("number", "the sum of die and masts of the side that rolled first")] = 0
    prizes_left: Annotated[Count, _as("number", "how much the winner may still eliminate or take")] = 0
    treasure_only: Annotated[bool, _as("flag", "whether the winner may only take treasure now")] = False
    crew_only: Annotated[bool, _as("flag", "whether the winner may only eliminate crew now")] = False
    drawn: Annotated[Drawn | None, _as("drawn", "what chance draws for the winner")] = None
    by_grapples: Annotated[bool, _as("flag", "whether the boarding party came by grapples")] = False
    by_shot: Annotated[bool, _as("flag", "whether the boarding party follows from a shot")] = False
    stung: Annotated[ShipWords, _as("units", "the enemy that a blade has struck in this action")] = []


class FiresFile(Part, Struct, frozen=True, kw_only=True):
    """The fire masts of the ship in `unit`."""

    dice_left: Annotated[Count, _as("number", "fires that are still to be rolled for")] = 0
    go_out: Annotated[Masts, _as("cannons", "fire masts that go out")] = []
    spread: Annotated[Count, _as("number", "fires that spread, still to be settled")] = 0
    kindled: Annotated[
        ShipWord | None, _as("unit", "the ship that was set on fire by a shot; the burning mast is still to be chosen")
    ] = None


class ExploringFile(Part, Struct, frozen=True, kw_only=True):
    """Exploring an island or a ship."""

    island: Annotated[Number | None, _as("island", "the island that is explored")] = None
    elsewhere: Annotated[
        Number | None, _as("island", "another island whose treasure a text lets the player look at")
    ] = None
    one_more: Annotated[bool, _as("flag", "whether one more coin may be loaded, and then no more")] = False
    settled: Annotated[Numbers, _as("slots", "unique treasures of the island that were taken or left")] = []
    aboard_before: Annotated[Numbers, _as("slots", "treasures that were aboard before")] = []
    crew_moved: Annotated[Numbers, _as("pieces", "crew that has changed ships")] = []
    treasure_moved: Annotated[Numbers, _as("slots", "treasures that have changed ships")] = []


class TradeFile(Part, Struct, frozen=True, kw_only=True):
    """Treasure that abilities draw."""

    given: Annotated[Number | None, _as("slot", "the treasure that is given in exchange for another")] = None
    draws_left: Annotated[Count, _as("number", "treasures still to be drawn")] = 0
    other_island: Annotated[Number | None, _as("island", "the island with which the explored one trades")] = None


class CardFile(Part, Struct, frozen=True, kw_only=True):
    """A unique treasure, an Event or equipment that takes effect."""

    move: Annotated[
        Word | None,
        _as("card", "the card: treasure 3, event 1, equipment 2, by their places in `slots`, `events` and `pieces`"),
    ] = None
    during: Annotated[During, _as("during", "when it takes effect")] = ""
    aim: Annotated[Aim, _as("aim", "the choice that it needs")] = ""
    unit: Annotated[ShipWord | None, _as("unit", "the ship that loses what is chosen")] = None
    still_to_come: Annotated[Numbers, _as("cannons", "treasures, ships or crew that it still affects")] = []
    rolls_left: Annotated[Count, _as("number", "dice and draws still to come")] = 0
    crew: Annotated[Number | None, _as("piece", "the crew that duels")] = None
    island: Annotated[Number | None, _as("island", "the island that is looked at")] = None
    total: Annotated[Count, _as("number", "the roll of the crew that duels")] = 0
    units_hit: Annotated[Count, _as("number", "how many ships the wave hit")] = 0
    treasure_lost: Annotated[
        bool, _as("flag", "whether the ship has lost her treasure to the eruption, and loses crew next")
    ] = False


class QuestionFile(Part, Struct, frozen=True, kw_only=True):
    """What somebody may answer with a card in hand."""

    kind: Annotated[Answered, _as("answered", "what the answer is to")] = ""
    seats_left: Annotated[Seats, _as("seats", "the players still to be asked")] = []
    die: Annotated[int, Meta(ge=0, le=6), _as("number", "the die that may be turned")] = 0
    sunk: Annotated[
        ShipWords, _as("units", "ships that have sunk, while it is still open what happens to everything aboard")
    ] = []
    sinker: Annotated[Seat | None, _as("seat", "the player who sank them")] = None
    relics_kept: Annotated[bool, _as("flag", "whether the player who was asked for Relics keeps them")] = False


class RerollFile(Part, Struct, frozen=True, kw_only=True):
    """A die that may be rolled again."""

    roller: Annotated[ShipWord | None, _as("unit", "the ship whose die it is")] = None
    die: Annotated[int, Meta(ge=0, le=6), _as("number", "the number on the die")] = 0


class IslandAtWorkFile(Part, Struct, frozen=True, kw_only=True):
    """A mysterious island that takes effect."""

    islands_left: Annotated[
        Numbers, _as("islands", "islands that are still to be rolled for, or from which coins still come")
    ] = []
    island: Annotated[Number | None, _as("island", "the island that takes effect now")] = None
    effect: Annotated[Id | None, _as("effect", "the effect of that island; missing if its die was not rolled yet")] = (
        None
    )
    still_to_come: Annotated[Count, _as("number", "the number of dice, coins or crew still to come")] = 0
    masts_lost: Annotated[Count, _as("number", "masts lost by the dice")] = 0
    to_island: Annotated[Number | None, _as("island", "the island to which coins or crew go")] = None
    coin_given: Annotated[Number | None, _as("slot", "the coin that is swapped")] = None


class WayFile(Part, Struct, frozen=True, kw_only=True):
    """A segment of a course that terrain interrupts until a die has been rolled."""

    met: Number
    crossed: Numbers = []
    begins: Annotated[
        tuple[Coordinate, Coordinate],
        Meta(description="the place of the bow at the beginning, after the ship has turned"),
    ]
    heading: Heading
    length: Annotated[int, Meta(ge=0, le=16_383)]
    stops: Annotated[bool, Meta(description="whether the segment ends at a contact")] = False


class ContactsFile(Part, Struct, frozen=True, kw_only=True):
    """What the moving ship touched when her move began (PI-N10), and what she may ignore."""

    old_shores: Annotated[Numbers, _as("islands", "islands that she touched when the move began")] = []
    old_units: Annotated[ShipWords, _as("units", "ships that she touched when the move began")] = []
    old_terrain: Annotated[Numbers, _as("terrains", "terrain that she touched when the move began")] = []
    ignored: Annotated[ShipWords, _as("units", "ships that are no obstacle to her")] = []
    heedless: Annotated[bool, _as("flag", "whether terrain does not affect her")] = False
    wary: Annotated[bool, _as("flag", "whether icebergs do affect her although other terrain does not")] = False


class InterruptedFile(Part, Struct, frozen=True, kw_only=True):
    """A question that is asked again when somebody has answered in between."""

    asked: Asked
    player: Seat | Literal["chance"]
    who: Seat


class InProgressFile(Part, Struct, frozen=True, kw_only=True):
    """What is in progress."""

    unit: Annotated[ShipWord | None, Meta(description="the ship that acts")] = None
    target: Annotated[ShipWord | None, Meta(description="the ship that is shot at, rammed, boarded or explored")] = None
    action: ActionFile = ActionFile()
    sailing: SailingFile = SailingFile()
    shooting: ShootingFile = ShootingFile()
    loss: LossFile = LossFile()
    boarding: BoardingFile = BoardingFile()
    fires: FiresFile = FiresFile()
    exploring: ExploringFile = ExploringFile()
    trade: TradeFile = TradeFile()
    card: CardFile = CardFile()
    question: QuestionFile = QuestionFile()
    reroll: RerollFile = RerollFile()
    mysterious: IslandAtWorkFile = IslandAtWorkFile()
    contacts: ContactsFile = ContactsFile()
    way: WayFile | None = None
    interrupted: Annotated[
        list[InterruptedFile],
        Meta(max_length=4, description="questions that were interrupted and are asked again, the last one first"),
    ] = []


PARTS: Final[dict[str, type[Part]]] = {
    "action": ActionFile, "sailing": SailingFile, "shooting": ShootingFile, "loss": LossFile, "boarding": BoardingFile,
    "fires": FiresFile, "exploring": ExploringFile, "trade": TradeFile, "card": CardFile, "question": QuestionFile,
    "reroll": RerollFile, "mysterious": IslandAtWorkFile, "contacts": ContactsFile,
}  # fmt: skip
"""The parts whose fields are those of the state; `contacts` are those of the waters."""
NO_PROGRESS: Final = InProgressFile()
NOTHING: Final[dict[str, Part]] = {name: getattr(NO_PROGRESS, name) for name in PARTS}
"""What is not in progress: these very objects are left out of a file."""


def kinds_of(part: type[Part]) -> dict[str, str]:
    """How each field of a part is written and read."""
    found: dict[str, str] = {}
    for name, hint in get_type_hints(part, include_extras=True).items():
        said = [meta for meta in getattr(hint, "__metadata__", ()) if isinstance(meta, Meta) and meta.extra]
        found[name] = str(said[-1].extra["kind"])  # type: ignore[index]  # filtered above
    return found


KINDS: Final = {name: kinds_of(part) for name, part in PARTS.items()}


def part_of(position: PiratesPosition, name: str) -> object:
    """The part of the state that a part of the file tells."""
    return position.waters if name == "contacts" else getattr(position, name)


# -- writing ---------------------------------------------------------------------------------------

ENUMERATIONS: Final[dict[str, tuple[str, ...]]] = {
    "cause": get_args(Cause), "during": get_args(During), "aim": get_args(Aim), "answered": get_args(Answered),
    "shot": get_args(Shot),
}  # fmt: skip
"""Words in the orders that number them."""


def write(position: PiratesPosition) -> InProgressFile:
    """What is in progress in a position."""
    parts: dict[str, Any] = {}
    for name, part in PARTS.items():
        state = part_of(position, name)
        found = part(**{field: written(position, kind, getattr(state, field)) for field, kind in KINDS[name].items()})
        parts[name] = found if found != NOTHING[name] else NOTHING[name]
    found = InProgressFile(
        unit=word(position, int(position.unit)),
        target=word(position, int(position.target)),
        way=way(position.waters),
        interrupted=interrupted(position),
        **parts,
    )
    return found if found != NO_PROGRESS else NO_PROGRESS


def written(position: PiratesPosition, kind: str, value: int) -> object:
    """A field as the file has it."""
    if kind in ENUMERATIONS:
        return ENUMERATIONS[kind][value]
    return WRITERS[kind](position, int(value))


WRITERS: Final[dict[str, Callable[[PiratesPosition, int], object]]] = {
    "number": lambda _, value: value,
    "flag": lambda _, value: bool(value),
    "unit": word,
    "units": words,
    "place": lambda position, value: None if value == NONE else place(position, value),
    "action": action_word,
    "ability": lambda _, value: None if value == NONE else SLUGS[value],
    "effect": lambda _, value: None if value == NONE else ISLAND_SLUGS[value],
    "card": lambda _, value: card_word(value),
    "drawn": lambda _, value: next((word for word, move in DRAWS.items() if move == value), None),
    "seat": lambda _, value: None if value == NONE else LETTERS[value],
    "seats": lambda _, value: seats(value),
    **dict.fromkeys(("island", "terrain", "slot", "piece", "cannon"), lambda _, value: one(value)),
    **dict.fromkeys(("islands", "terrains", "slots", "pieces", "cannons"), lambda _, value: numbers(value)),
}


def way(waters: Waters) -> WayFile | None:
    """The segment that terrain interrupts, if there is one."""
    if waters.met == NONE:
        return None
    return WayFile(
        met=int(waters.met) + 1,
        crossed=numbers(waters.crossed),
        begins=(int(waters.way_x), int(waters.way_y)),
        heading=int(waters.way_a),
        length=int(waters.way),
        stops=waters.way_found == STOPPED,
    )


def interrupted(position: PiratesPosition) -> list[InterruptedFile]:
    """What is asked again afterwards, the last question last."""
    stack, found = position.clone().interrupted, []
    while stack.frames:
        player = int(stack.player())
        found.append(
            InterruptedFile(
                asked=WORDS[int(stack.phase())],
                player="chance" if player == CHANCE else LETTERS[player],
                who=LETTERS[stack.asked()],
            )
        )
        stack.drop()
    return found[::-1]


def card_word(move: int) -> str | None:
    """What is at work, by its kind and number."""
    for kind, start in reversed(CARDS.items()):
        if move >= start:
            return f"{kind} {move - start + 1}"
    return None


# -- reading ---------------------------------------------------------------------------------------


class Reader(Protocol):
    """What reads a file; ships, islands, terrain, crew, treasure and Events are there already."""

    position: PiratesPosition

    def unit(self, path: str, word: str | None) -> int:
        """A ship of the file, or NONE."""

    def units(self, path: str, words: list[str]) -> int:
        """A set of ships."""

    def place(self, path: str, word: str) -> int:
        """A ship, an island, or neither."""

    def action(self, path: str, word: str | None) -> int:
        """An action; of none, NONE."""

    def number(self, path: str, known: dict[str, int], name: str, kind: str) -> int:
        """The number of a named thing."""

    def members(self, path: str, listed: list[int], number: int) -> int:
        """A set, counted from 1 in the file."""

    def seat(self, path: str, letter: str) -> int:
        """A seat of the game."""

    def seats(self, path: str, letters: list[Seat]) -> int:
        """A set of seats."""


def read(reader: Reader, file: InProgressFile) -> None:
    """What is in progress; `Malformed` names the field."""
    position = reader.position
    position.unit = reader.unit("in_progress.unit", file.unit)
    position.target = reader.unit("in_progress.target", file.target)
    for name, kinds in KINDS.items():
        state, part = part_of(position, name), getattr(file, name)
        for field, kind in kinds.items():
            value = read_field(reader, f"in_progress.{name}.{field}", kind, getattr(part, field))
            setattr(state, field, bool(value) if kind == "flag" else value)
    if file.way is not None:
        read_way(reader, file.way)
    for k, question in enumerate(file.interrupted):
        path = f"in_progress.interrupted[{k}]"
        player = CHANCE if question.player == "chance" else reader.seat(f"{path}.player", question.player)
        position.interrupted.push(NUMBERED[question.asked], player, reader.seat(f"{path}.who", question.who))


def known(position: PiratesPosition, kind: str) -> int:
    """How many things of a kind there are."""
    return {
        "island": len(position.waters.shores),
        "terrain": len(position.waters.terrain.shapes),
        "slot": len(position.treasure.at),
        "piece": len(position.crew.card),
        "cannon": int(codes.UNITS),
    }[kind]


def read_field(reader: Reader, path: str, kind: str, value: object) -> int:  # noqa: PLR0911 - one for each kind
    """A field as the state has it."""
    if kind in ENUMERATIONS:
        return ENUMERATIONS[kind].index(cast(str, value))
    if kind in {"number", "flag"}:
        return cast(int, value)
    if kind.removesuffix("s") in {"island", "terrain", "slot", "piece", "cannon"}:
        return read_numbered(reader, path, kind, value)
    if kind == "units":
        return reader.units(path, cast(list[str], value))
    if kind == "seats":
        return reader.seats(path, cast(list[Seat], value))
    if value is None:
        return int(NONE)
    return READERS[kind](reader, path, cast(str, value))


READERS: Final[dict[str, Callable[[Any, str, str], int]]] = {
    "unit": lambda reader, path, value: reader.unit(path, value),
    "place": lambda reader, path, value: reader.place(path, value),
    "action": lambda reader, path, value: reader.action(path, value),
    "ability": lambda reader, path, value: reader.number(path, ABILITIES, value, "ability"),
    "effect": lambda _, path, value: effect(path, value),
    "card": lambda _, path, value: read_card(path, value),
    "drawn": lambda _, __, value: DRAWS[cast(Drawn, value)],
    "seat": lambda reader, path, value: reader.seat(path, value),
}


def read_numbered(reader: Reader, path: str, kind: str, value: object) -> int:
    """One thing by its number, or a set of them."""
    most = known(reader.position, kind.removesuffix("s"))
    if kind.endswith("s"):
        return reader.members(path, cast(list[int], value), most)
    if value is None:
        return int(NONE)
    number = cast(int, value)
    if number > most:
        raise Malformed(path, SAY("none-of-so-many", number=number, most=most))
    return number - 1


def read_way(reader: Reader, file: WayFile) -> None:
    """The segment that terrain interrupts."""
    waters = reader.position.waters
    path = "in_progress.way"
    waters.met = read_numbered(reader, f"{path}.met", "terrain", file.met)
    waters.crossed = read_numbered(reader, f"{path}.crossed", "terrains", file.crossed)
    waters.way_x, waters.way_y = file.begins
    waters.way_a, waters.way = file.heading, file.length
    waters.way_found = STOPPED if file.stops else SAILED


def read_card(path: str, said: str) -> int:
    """What is at work."""
    kind, _, number = said.partition(" ")
    if kind not in CARDS or not number.isdecimal() or not 1 <= int(number) <= codes.UNITS:
        raise Malformed(path, SAY("nothing-at-work", written=repr(said)))
    return CARDS[kind] + int(number) - 1
