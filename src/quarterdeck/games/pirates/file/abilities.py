"""What the pirates' position file says of abilities that are under way; written and read."""

from __future__ import annotations

from typing import Annotated, Final, Literal, Protocol, cast, get_args

from msgspec import Meta, Struct
from mypy_extensions import i64  # plain Python: read once

from quarterdeck.engine.errors import Malformed
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.laws import members
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.texts.abilities import SLUGS

SetName = Literal["landed", "loaded", "lingers", "submerged", "stung", "scared", "ghosts", "deep"]
SETS: Final = cast(tuple[SetName, ...], get_args(SetName))
ON_WATER: Final = frozenset({"ghosts", "deep"})
Number = Annotated[int, Meta(ge=1, le=int(codes.UNITS))]
Count = Annotated[int, Meta(ge=0, le=9_999)]
Ability = Annotated[str, Meta(max_length=80)]
ABILITIES: Final = {slug: k for k, slug in enumerate(SLUGS)}


class TricksFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Ships and treasures are numbered from 1 in the order of their lists; 0: none."""

    sets: Annotated[dict[SetName, list[Number]], Meta(description="ships with a mark")] = {}
    asks: Annotated[Ability, Meta(description="the ability that may be used")] = ""
    roller: Annotated[Count, Meta(description="the ship whose die may be rolled again")] = 0
    die: Annotated[int, Meta(ge=0, le=6)] = 0
    resumes: Annotated[str, Meta(max_length=20, description="what the die is for")] = ""
    swap: Annotated[Count, Meta(description="the treasure that is given for another")] = 0
    shot: Annotated[int, Meta(ge=-1, description="the number of the shot that is made if nobody pays; -1: none")] = -1
    found: Annotated[int, Meta(ge=0, le=1, description="1: the move ended at a contact")] = 0
    turned: Annotated[bool, Meta(description="she has turned about her stern, or was asked")] = False
    short: Annotated[bool, Meta(description="the move is of S alone")] = False
    grappled: Annotated[bool, Meta(description="the boarding party came by grapples")] = False
    copied: Annotated[list[tuple[Number, Ability]], Meta(description="ships that have taken on an ability")] = []
    shy: Annotated[
        list[tuple[Number, list[Number]]], Meta(description="ships, and who may not shoot at them in this turn")
    ] = []


# -- writing -----------------------------------------------------------------------------------------


def write(position: PiratesPosition, asked: dict[int, str]) -> TricksFile:
    """The part of a position's file; `asked` has the words of phases."""
    tricks = position.tricks
    return TricksFile(
        sets={name: [k + 1 for k in members(marked(position, name))] for name in SETS if marked(position, name)},
        asks="" if tricks.asks == NONE else SLUGS[tricks.asks],
        roller=int(tricks.roller) + 1,
        die=int(tricks.die),
        resumes="" if tricks.resumes == NONE else asked[int(tricks.resumes)],
        swap=int(tricks.swap) + 1,
        shot=int(tricks.shot),
        found=int(tricks.found),
        turned=bool(tricks.turned),
        short=bool(tricks.short),
        grappled=bool(tricks.grappled),
        copied=[(k + 1, SLUGS[ability]) for k, ability in enumerate(tricks.copied) if ability != NONE],
        shy=[(k + 1, [j + 1 for j in members(int(units))]) for k, units in enumerate(tricks.shy) if units],
    )


def marked(position: PiratesPosition, name: SetName) -> int:
    """The set of ships with a mark."""
    found: int = getattr(position.waters if name in ON_WATER else position.tricks, name)
    return int(found)


# -- reading -----------------------------------------------------------------------------------------


class Words(Protocol):
    """What reading needs of the reader of the whole file."""

    position: PiratesPosition

    def number(self, path: str, known: dict[str, int], name: str, kind: str) -> int: ...

    def members(self, path: str, listed: list[int], number: int) -> int: ...


def read(words: Words, file: TricksFile, asked: dict[str, int]) -> None:
    """The part of a file; `Malformed` names the field."""
    position = words.position
    tricks, units = position.tricks, len(position.ship)
    for name, listed in file.sets.items():
        ships = words.members(f"tricks.sets.{name}", listed, units)
        setattr(position.waters if name in ON_WATER else tricks, name, ships)
    tricks.asks = words.number("tricks.asks", ABILITIES, file.asks, "ability") if file.asks else NONE
    if file.roller > units:
        raise Malformed("tricks.roller", f"there is no ship {file.roller}; there are {units}")
    tricks.roller, tricks.die, tricks.found = file.roller - 1, file.die, file.found
    tricks.resumes = words.number("tricks.resumes", asked, file.resumes, "question") if file.resumes else NONE
    if file.swap > len(position.slot_at):
        raise Malformed("tricks.swap", f"there is no treasure {file.swap}; there are {len(position.slot_at)}")
    tricks.swap = file.swap - 1
    tricks.shot = file.shot
    tricks.turned, tricks.short, tricks.grappled = file.turned, file.short, file.grappled
    for k, (number, ability) in enumerate(file.copied):
        ship = first(words, f"tricks.copied[{k}]", number)
        tricks.copied[ship] = i64(words.number(f"tricks.copied[{k}]", ABILITIES, ability, "ability"))
    for k, (number, listed) in enumerate(file.shy):
        tricks.shy[first(words, f"tricks.shy[{k}]", number)] = i64(words.members(f"tricks.shy[{k}]", listed, units))


def first(words: Words, path: str, number: int) -> int:
    """A ship by its number."""
    return words.members(path, [number], len(words.position.ship)).bit_length() - 1
