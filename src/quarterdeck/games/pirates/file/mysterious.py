"""What the pirates' position file says of mysterious islands; written and read."""

from __future__ import annotations

from typing import Annotated, Final, Literal, Protocol

from msgspec import Meta, Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.laws import members
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.table.mysterious import FACE_DOWN, PLAIN, SHOWN
from quarterdeck.games.pirates.texts.kinds import ISLAND_SLUGS
from quarterdeck.games.pirates.words.notation.notation import island_card_name

Mode = Literal["plain", "shown", "hidden"]
MODES: Final[tuple[Mode, ...]] = ("plain", "shown", "hidden")
"""In the order that numbers them."""
Id = Annotated[str, Meta(max_length=80)]
Number = Annotated[int, Meta(ge=1, le=int(codes.UNITS))]
Count = Annotated[int, Meta(ge=0, le=99)]


class Marked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What still holds for a ship."""

    ship: Number
    effects: list[Id]
    amount: Count = 0
    island: Number


class OmensFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Islands, ships, crew and treasures are numbered from 1 in the order of their lists."""

    mode: Mode = "plain"
    texts: Annotated[list[tuple[Number, Id]], Meta(description="islands, and the card whose text each has")] = []
    left: Annotated[
        list[Id], Meta(description="cards whose texts were not shown yet; missing: all that no island shows")
    ] = []
    ships: Annotated[list[Marked], Meta(description="what still holds for ships")] = []
    stranded: Annotated[list[Number], Meta(description="crew that stays ashore in this turn")] = []
    banned: Annotated[list[Number], Meta(description="treasures that are not loaded in this turn")] = []
    queue: Annotated[list[Number], Meta(description="islands that are still to do something")] = []
    island: Annotated[Number | None, Meta(description="the one that does something")] = None
    deed: Annotated[Id | None, Meta(description="what it does")] = None
    still: Annotated[Count, Meta(description="dice, coins or crew still to come")] = 0
    hits: Count = 0
    to: Annotated[Number | None, Meta(description="the island to which coins or crew go")] = None
    first: Annotated[Number | None, Meta(description="the treasure that is swapped")] = None
    before: Annotated[list[Number], Meta(description="treasures aboard before the island was explored")] = []
    pilot: Annotated[Number | None, Meta(description="the ship whose player moves another")] = None
    lent: Annotated[bool, Meta(description="with the own base move")] = False
    nudged: Annotated[bool, Meta(description="the move is S and no more")] = False


class Reader(Protocol):
    """What reads a file."""

    position: PiratesPosition
    islands: dict[str, int]

    def number(self, path: str, known: dict[str, int], name: str, kind: str) -> int:
        """The number of a named thing."""

    def members(self, path: str, listed: list[int], number: int) -> int:
        """A set, counted from 1 in the file."""


def one(number: int) -> int | None:
    """A number, counted from 1; None where there is none."""
    return None if number == NONE else int(number) + 1


def listed(bits: int) -> list[int]:
    """A set, counted from 1."""
    return [k + 1 for k in members(bits)]


def write(position: PiratesPosition) -> OmensFile:
    """All of it."""
    omens = position.omens
    return OmensFile(
        mode=MODES[omens.mode],
        texts=[
            (k + 1, island_card_name(position, int(card)))
            for k, card in enumerate(omens.table)
            if card not in {NONE, position.island_card[k] if omens.mode == SHOWN else NONE}
        ],
        left=[island_card_name(position, k) for k in members(omens.left)],
        ships=[marked(position, k) for k, flags in enumerate(omens.flags) if flags],
        stranded=listed(omens.stranded),
        banned=listed(omens.banned),
        queue=listed(omens.queue),
        island=one(omens.island),
        deed=None if omens.deed == NONE else ISLAND_SLUGS[omens.deed],
        still=int(omens.left_over),
        hits=int(omens.hits),
        to=one(omens.to),
        first=one(omens.first),
        before=listed(omens.before),
        pilot=one(omens.pilot),
        lent=bool(omens.lent),
        nudged=bool(omens.nudged),
    )


def marked(position: PiratesPosition, k: int) -> Marked:
    """What still holds for a ship."""
    omens = position.omens
    effects = [ISLAND_SLUGS[effect] for effect in members(omens.flags[k])]
    return Marked(ship=k + 1, effects=effects, amount=int(omens.amount[k]), island=int(omens.at[k]) + 1)


def read(reader: Reader, file: OmensFile) -> None:
    """All of it; islands, ships, crew and treasure are there already."""
    position, omens = reader.position, reader.position.omens
    islands, slots = len(position.waters.shores), len(position.slot_what)
    omens.mode = MODES.index(file.mode)
    for k in range(len(position.island_home)):
        omens.add_island(position.island_card[k])
    for j, (island, card) in enumerate(file.texts):
        path = f"omens.texts[{j}]"
        check(path, island, islands)
        omens.table[island - 1] = reader.number(path, reader.islands, card, "island")
    for j, card in enumerate(file.left):
        omens.left |= 1 << reader.number(f"omens.left[{j}]", reader.islands, card, "island")
    if omens.mode == FACE_DOWN and not file.left:
        omens.left = unshown(position)
    for j, mark in enumerate(file.ships):
        read_mark(reader, f"omens.ships[{j}]", mark)
    omens.stranded = reader.members("omens.stranded", file.stranded, len(position.piece))
    omens.banned = reader.members("omens.banned", file.banned, slots)
    omens.queue = reader.members("omens.queue", file.queue, islands)
    omens.before = reader.members("omens.before", file.before, slots)
    omens.island = numbered("omens.island", file.island, islands)
    omens.to = numbered("omens.to", file.to, islands)
    omens.first = numbered("omens.first", file.first, slots)
    omens.pilot = numbered("omens.pilot", file.pilot, len(position.ship))
    omens.deed = NONE if file.deed is None else effect("omens.deed", file.deed)
    omens.left_over, omens.hits, omens.lent, omens.nudged = file.still, file.hits, file.lent, file.nudged
    if omens.mode == PLAIN and (file.texts or file.left):
        raise Malformed("omens.mode", "is plain, and texts of islands are listed (PI-3.13)")


def unshown(position: PiratesPosition) -> int:
    """The cards of mysterious islands whose texts no island shows (PI-8.9, PI-R87)."""
    shown = {int(card) for card in position.omens.table}
    low = position.catalog.mystery_low
    return sum(1 << k for k in range(position.catalog.islands) if low[k] != NONE and k not in shown)


def read_mark(reader: Reader, path: str, mark: Marked) -> None:
    """What still holds for a ship."""
    position, omens = reader.position, reader.position.omens
    check(f"{path}.ship", mark.ship, len(position.ship))
    check(f"{path}.island", mark.island, len(position.waters.shores))
    for slug in mark.effects:
        omens.flags[mark.ship - 1] |= 1 << effect(f"{path}.effects", slug)
    omens.amount[mark.ship - 1], omens.at[mark.ship - 1] = mark.amount, mark.island - 1


def effect(path: str, slug: str) -> int:
    """The number of what an island does."""
    if slug not in ISLAND_SLUGS:
        raise Malformed(path, f"{slug!r} is nothing that islands do: {', '.join(ISLAND_SLUGS)}")
    return ISLAND_SLUGS.index(slug)


def numbered(path: str, number: int | None, most: int) -> int:
    """A number, counted from 0; NONE where there is none."""
    if number is None:
        return int(NONE)
    check(path, number, most)
    return number - 1


def check(path: str, number: int, most: int) -> None:
    """There is something of that number."""
    if number > most:
        raise Malformed(path, f"{number} is none of 1 to {most}")
