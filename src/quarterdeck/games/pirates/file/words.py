"""Words of the pirates' position file: how seats, ships, places, phases and sets are written in it."""

from __future__ import annotations

from typing import Annotated, Final, Literal, cast

from msgspec import Meta, Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.sets import members
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, ISLAND, NONE, OUT, PLACE_MASK, UNIT
from quarterdeck.games.pirates.file import SAY
from quarterdeck.games.pirates.geometry.angles import ROUND
from quarterdeck.games.pirates.phase_table import PHASES
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.table.catalog import MAST_PLACES
from quarterdeck.games.pirates.texts.abilities import SLUGS
from quarterdeck.games.pirates.texts.kinds import EVENT_ROLLING_FOG, ISLAND_SLUGS
from quarterdeck.games.pirates.words.notation.names import SEATS, unit_word
from quarterdeck.games.pirates.words.notation.notation import SINGLE
from quarterdeck.games.pirates.words.notation.sorts import sort_of

Seat = Literal["R", "G", "B", "Y"]
Player = Literal["R", "G", "B", "Y", "chance", "nobody"]
Asked = Literal[
    "first player", "island", "spot", "home", "start", "crew place", "ship", "fire", "fire spreads", "action", "segment",
    "shot", "hit", "lost mast", "ram", "ram die", "boarding", "boarding die", "prize", "prize drawn", "tow", "berth",
    "look", "coin", "exchange", "repair", "scuttling", "left over", "ability die", "picked", "terrain", "terrain spot", "ice", "ice edge",
    "terrain die", "whirlpool", "price", "island text", "island die", "island choice", "coin drawn", "walls die", "consent", "forfeit", "turn", "swim", "nothing", "aim", "deed die", "deed drawn", "answer",
]  # fmt: skip
WORDS: Final[dict[int, Asked]] = {number: cast(Asked, phase.word) for number, phase in PHASES.items()}
"""What is asked in each phase."""
NUMBERED: Final[dict[str, int]] = {asked: k for k, asked in WORDS.items()}
ABILITIES: Final[dict[str, int]] = {slug: k for k, slug in enumerate(SLUGS)}
LETTERS: Final = cast(tuple[Seat, ...], SEATS)
OUT_WORD: Final = "out"
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


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of the file."""


def seats(bits: int) -> list[Seat]:
    """A set of seats by their letters."""
    return [LETTERS[k] for k in range(len(LETTERS)) if bits >> k & 1]


def numbers(bits: int) -> list[int]:
    """A set, counted from 1."""
    return [k + 1 for k in members(bits)]


def one(number: int) -> int | None:
    """A number, counted from 1; None where there is none."""
    return None if number == NONE else int(number) + 1


def place(position: PiratesPosition, where: int) -> str:
    """A ship, an island, or neither."""
    if where == OUT:
        return OUT_WORD
    return f"island {where - ASHORE + 1}" if where >= ASHORE else unit_word(position, where)


def word(position: PiratesPosition, unit: int) -> str | None:
    """A ship, if there is one."""
    return None if unit == NONE else unit_word(position, unit)


def words(position: PiratesPosition, units: int) -> list[str]:
    """A set of ships."""
    return [unit_word(position, k) for k in members(units)]


def action_word(position: PiratesPosition, move: int) -> str | None:
    """An action; empty for none."""
    if move == NONE:
        return None
    sort, _ = sort_of(move)
    if sort in SINGLE:
        return SINGLE[sort]
    return f"island {move - ISLAND + 1}" if move >= ISLAND else unit_word(position, move - int(UNIT))


def is_rolling_fog(position: PiratesPosition, event: int) -> bool:
    """Whether an Event is Rolling Fog that was played: it lies on a piece of terrain, not at a place."""
    card = int(position.events.card[event])
    return (
        card != NONE
        and bool(position.events.face_up >> event & 1)
        and position.catalog.event_effect[card] == EVENT_ROLLING_FOG
    )


def effect(path: str, slug: str) -> int:
    """The number of an island's effect."""
    if slug not in ISLAND_SLUGS:
        raise Malformed(path, SAY("no-such-effect", written=repr(slug), known=", ".join(ISLAND_SLUGS)))
    return ISLAND_SLUGS.index(slug)
