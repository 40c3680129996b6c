"""What the pirates' position file says of treasures, Events and equipment that are at work; written and read."""

from __future__ import annotations

from typing import Annotated, Final, Literal, Protocol, cast, get_args

from msgspec import Meta, Struct
from mypy_extensions import i64  # plain Python: read once

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.position import CHANCE
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import EVENT, LOAD, NONE, PLACE_MASK, SHOW
from quarterdeck.games.pirates.position import PiratesPosition

Seat = Literal["R", "G", "B", "Y"]
SEATS: Final = cast(tuple[Seat, ...], get_args(Seat))
State = Literal["hidden", "up", "out"]
Course = Literal["", "loading", "rousing", "serving", "blasting", "smoking"]
Aim = Literal[
    "", "crew lost", "treasure lost", "left ashore", "recruited", "own ship", "enemy ship", "looked at", "own crew",
    "enemy crew", "spot", "drift", "fog", "fog bank",
]  # fmt: skip
Question = Literal["", "die", "loss", "ram", "sinking", "prize", "death"]
COURSES: Final = cast(tuple[Course, ...], get_args(Course))
AIMS: Final = cast(tuple[Aim, ...], get_args(Aim))
QUESTIONS: Final = cast(tuple[Question, ...], get_args(Question))
"""Words in the orders that number them."""
SetName = Literal[
    "served", "volley", "greased", "winded", "lucky", "held", "brazen", "joined", "stateless", "queue", "wrecks", "tooled", "rolling",
]  # fmt: skip
SETS: Final = cast(tuple[SetName, ...], get_args(SetName))
"""Fields of `Deeds` that are sets of treasures, ships or crew."""
Id = Annotated[str, Meta(max_length=80)]
Number = Annotated[int, Meta(ge=1, le=int(codes.UNITS))]
Count = Annotated[int, Meta(ge=0, le=9_999)]
Coordinate = Annotated[int, Meta(ge=0, le=int(PLACE_MASK))]
STARTS: Final = {"treasure": int(SHOW), "event": int(EVENT), "equipment": int(LOAD)}
"""What is at work is named by its kind and its number."""


class EventFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """An Event of a player."""

    card: Annotated[Id | None, Meta(description="null: not known")]
    owner: Seat
    state: Annotated[State, Meta(description="up: its token lies on the table")] = "hidden"
    at: Annotated[tuple[Coordinate, Coordinate], Meta(description="where its token lies")] = (0, 0)


class DeedsFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Ships, crew, treasure and Events are numbered from 1 in the order of their lists."""

    events: Annotated[list[EventFile], Meta(max_length=int(codes.EVENTS))] = []
    worth: Annotated[list[tuple[Number, Count]], Meta(description="treasures that have come to be worth gold")] = []
    idle: Annotated[list[tuple[Number, Count]], Meta(description="ships without actions, and for how many turns")] = []
    mapped: Annotated[bool, Meta(description="treasure on wild islands lies face up")] = False
    fresh: Annotated[bool, Meta(description="the turn has just begun")] = False
    rafted: Annotated[bool, Meta(description="a Raft was shown in this turn")] = False
    sets: Annotated[dict[SetName, list[Number]], Meta(description="treasures, ships or crew with a mark")] = {}
    gusts: Annotated[Count, Meta(description="base moves still to come")] = 0
    deed: Annotated[str, Meta(max_length=20, description="what is at work", examples=["treasure 3", "event 1"])] = ""
    course: Annotated[Course, Meta(description="within what")] = ""
    aim: Annotated[Aim, Meta(description="what is chosen for it")] = ""
    first: Annotated[Count, Meta(description="the crew that duels, or the island that is looked at; 0: none")] = 0
    loaded: Annotated[Count, Meta(description="equipment with which the next shot is made; 0: none")] = 0
    tool: Annotated[Count, Meta(description="that of the shot for which a die falls; 0: none")] = 0
    shameless: Annotated[bool, Meta(description="whoever was asked for Relics keeps them")] = False
    grappled: Annotated[bool, Meta(description="a boarding party comes of a shot")] = False
    question: Annotated[Question, Meta(description="what may be answered")] = ""
    answerers: Annotated[list[Seat], Meta(max_length=4)] = []
    die: Annotated[int, Meta(ge=0, le=6)] = 0
    back: Annotated[str, Meta(max_length=20, description="what is asked afterwards")] = ""
    back_player: Annotated[Literal["", "chance", "R", "G", "B", "Y"], Meta(description="of whom")] = ""
    back_who: Seat = "R"
    sinker: Annotated[Seat | None, Meta(description="who sank a ship for which an Event may be shown")] = None


# -- writing -----------------------------------------------------------------------------------------


def write(position: PiratesPosition, asked: dict[int, str]) -> DeedsFile:
    """The part of a position's file; `asked` has the words of phases."""
    deeds = position.deeds
    return DeedsFile(
        events=[event(position, k) for k in range(len(deeds.event))],
        worth=[(k + 1, int(gold)) for k, gold in enumerate(deeds.mark) if gold],
        idle=[(k + 1, int(turns)) for k, turns in enumerate(deeds.idle) if turns],
        mapped=bool(deeds.mapped),
        fresh=bool(deeds.fresh),
        rafted=bool(deeds.rafted),
        sets={name: members for name in SETS if (members := marked(position, name))},
        gusts=int(deeds.gusts),
        deed=deed_word(int(deeds.deed)),
        course=COURSES[deeds.course],
        aim=AIMS[deeds.aim],
        first=int(deeds.first) + 1,
        loaded=int(deeds.loaded) + 1,
        tool=int(deeds.tool) + 1,
        grappled=bool(deeds.grappled),
        shameless=bool(deeds.shameless),
        question=QUESTIONS[deeds.question],
        answerers=[SEATS[k] for k in range(len(SEATS)) if deeds.answerers >> k & 1],
        die=int(deeds.die),
        back=asked.get(int(deeds.back), ""),
        back_player=player_word(position),
        back_who=SEATS[deeds.back_who],
        sinker=None if deeds.sinker == NONE else SEATS[deeds.sinker],
    )


def player_word(position: PiratesPosition) -> Literal["", "chance", "R", "G", "B", "Y"]:
    """Who is asked afterwards; nobody if nothing waits."""
    if position.deeds.back == NONE:
        return ""
    return "chance" if position.deeds.back_player == CHANCE else SEATS[position.deeds.back_player]


def event(position: PiratesPosition, k: int) -> EventFile:
    """An Event."""
    deeds, catalog = position.deeds, position.catalog
    card = int(deeds.event[k])
    start = catalog.ships + catalog.crews + catalog.uniques + catalog.islands
    return EventFile(
        card=None if card == NONE else catalog.names[start + card],
        owner=SEATS[deeds.event_owner[k]],
        state="out" if deeds.out >> k & 1 else "up" if deeds.up >> k & 1 else "hidden",
        at=(int(deeds.event_x[k]), int(deeds.event_y[k])),
    )


def marked(position: PiratesPosition, name: str) -> list[int]:
    """The members of a set, counted from 1."""
    bits: int = getattr(position.deeds, name)
    return [k + 1 for k in range(int(bits).bit_length()) if bits >> k & 1]


def deed_word(deed: int) -> str:
    """What is at work, by its kind and number."""
    for kind, start in reversed(STARTS.items()):
        if deed >= start:
            return f"{kind} {deed - start + 1}"
    return ""


# -- reading -----------------------------------------------------------------------------------------


class Words(Protocol):
    """What reading needs of the reader of the whole file."""

    position: PiratesPosition

    def number(self, path: str, known: dict[str, int], name: str, kind: str) -> int: ...

    def seat(self, path: str, letter: str) -> int: ...


def read(words: Words, file: DeedsFile, asked: dict[str, int]) -> None:
    """The part of a file; `Malformed` names the field."""
    deeds = words.position.deeds
    for k, one in enumerate(file.events):
        read_event(words, k, one)
    read_numbers(words.position, file)
    deeds.mapped, deeds.fresh, deeds.rafted = file.mapped, file.fresh, file.rafted
    for name, listed in file.sets.items():
        setattr(deeds, name, sum({1 << number - 1 for number in listed}))
    deeds.gusts, deeds.deed = file.gusts, read_deed(file.deed)
    deeds.course, deeds.aim = COURSES.index(file.course), AIMS.index(file.aim)
    deeds.first, deeds.die = file.first - 1, file.die
    deeds.loaded, deeds.tool, deeds.grappled = file.loaded - 1, file.tool - 1, file.grappled
    deeds.shameless = file.shameless
    deeds.question = QUESTIONS.index(file.question)
    deeds.answerers = sum({1 << words.seat("deeds.answerers", letter) for letter in file.answerers})
    deeds.back = words.number("deeds.back", asked, file.back, "question") if file.back else NONE
    if file.back_player:
        chance = file.back_player == "chance"
        deeds.back_player = CHANCE if chance else words.seat("deeds.back_player", file.back_player)
    deeds.back_who = words.seat("deeds.back_who", file.back_who)
    deeds.sinker = NONE if file.sinker is None else words.seat("deeds.sinker", file.sinker)


def read_event(words: Words, k: int, file: EventFile) -> None:
    """An Event of a player."""
    deeds, catalog, path = words.position.deeds, words.position.catalog, f"deeds.events[{k}]"
    start = catalog.ships + catalog.crews + catalog.uniques + catalog.islands
    names = {catalog.names[start + number]: number for number in range(catalog.events)}
    card = NONE if file.card is None else words.number(f"{path}.card", names, file.card, "Event")
    deeds.add_event(card, words.seat(f"{path}.owner", file.owner))
    deeds.event_x[k], deeds.event_y[k] = (i64(number) for number in file.at)
    if file.state != "hidden":
        if file.card is None:
            raise Malformed(f"{path}.card", "is missing: what was played is known (PI-R42)")
        deeds.up |= (file.state == "up") << k
        deeds.out |= (file.state == "out") << k


def read_numbers(position: PiratesPosition, file: DeedsFile) -> None:
    """What treasures are worth, and for how long ships have no action."""
    deeds = position.deeds
    for path, column, listed in (("worth", deeds.mark, file.worth), ("idle", deeds.idle, file.idle)):
        for k, (number, value) in enumerate(listed):
            if number > len(column):
                raise Malformed(f"deeds.{path}[{k}]", f"there is no number {number}; there are {len(column)}")
            column[number - 1] = i64(value)


def read_deed(word: str) -> int:
    """What is at work."""
    if not word:
        return int(NONE)
    kind, _, number = word.partition(" ")
    if kind not in STARTS or not number.isdecimal() or not 1 <= int(number) <= codes.UNITS:
        raise Malformed(
            "deeds.deed", f"{word!r} is nothing that can be at work; write treasure 3, event 1, equipment 2"
        )
    return STARTS[kind] + int(number) - 1
