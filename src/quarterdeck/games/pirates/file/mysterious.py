"""What the pirates' position file says of mysterious islands; written and read."""

from __future__ import annotations

from typing import Annotated, Final, Literal, Protocol

from msgspec import Meta, Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.sets import members
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.file import SAY
from quarterdeck.games.pirates.file.words import effect
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.table.mysterious import FACE_DOWN, PLAIN, SHOWN
from quarterdeck.games.pirates.texts.kinds import ISLAND_OPPONENT_STEERS, ISLAND_SLUGS
from quarterdeck.games.pirates.words.notation.notation import island_card_name

Mode = Literal["plain", "shown", "hidden"]
MODES: Final[tuple[Mode, ...]] = ("plain", "shown", "hidden")
"""The modes in the order of their numbers."""
OF_TREASURES: Final = (ISLAND_SLUGS[ISLAND_OPPONENT_STEERS],)
"""The effects of islands that treasures have, too (PI-U101)."""
Id = Annotated[str, Meta(max_length=80)]
Number = Annotated[int, Meta(ge=1, le=int(codes.UNITS))]
Count = Annotated[int, Meta(ge=0, le=99)]


class Marked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Effects on a ship that still last."""

    ship: Number
    effects: list[Id] = []
    amount: Count = 0
    island: Annotated[Count, Meta(description="the island that caused it; missing if a treasure did")] = 0


class MysteriousFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Islands and ships are numbered from 1 in the order of their lists."""

    mode: Mode = "plain"
    texts: Annotated[
        list[tuple[Number, Id]], Meta(description="pairs of an island and the card whose text it has")
    ] = []
    unshown: Annotated[
        list[Id],
        Meta(
            description="the cards whose texts were not shown yet; missing: all whose texts no island on the table shows"
        ),
    ] = []
    ships: Annotated[list[Marked], Meta(description="effects of islands on ships that still last")] = []


class Reader(Protocol):
    """Reads the part of a file about mysterious islands."""

    position: PiratesPosition
    islands: dict[str, int]

    def number(self, path: str, known: dict[str, int], name: str, kind: str) -> int:
        """The number of a named thing."""

    def members(self, path: str, listed: list[int], number: int) -> int:
        """A set, counted from 1 in the file."""


def write(position: PiratesPosition) -> MysteriousFile:
    """Write everything about mysterious islands."""
    return MysteriousFile(
        mode=MODES[position.mysterious.mode],
        texts=[
            (k + 1, island_card_name(position, int(card)))
            for k, card in enumerate(position.mysterious.text)
            if card not in {NONE, position.islands.card[k] if position.mysterious.mode == SHOWN else NONE}
        ],
        unshown=[island_card_name(position, k) for k in members(position.mysterious.unshown)],
        ships=[marked(position, k) for k in range(len(position.ships.card)) if is_marked(position, k)],
    )


def is_marked(position: PiratesPosition, k: int) -> bool:
    """Whether a ship has anything to write; an effect that an island has begun may need its amount even when used up."""
    state = position.mysterious
    return bool(state.effects[k] or state.amount[k] or state.island_of[k] != NONE)


def marked(position: PiratesPosition, k: int) -> Marked:
    """What still holds for a ship."""
    effects = [ISLAND_SLUGS[effect] for effect in members(position.mysterious.effects[k])]
    return Marked(
        ship=k + 1,
        effects=effects,
        amount=int(position.mysterious.amount[k]),
        island=int(position.mysterious.island_of[k]) + 1,
    )


def read(reader: Reader, file: MysteriousFile) -> None:
    """All of it; islands, ships, crew and treasure are there already."""
    position, state = reader.position, reader.position.mysterious
    islands = len(position.waters.shores)
    state.mode = MODES.index(file.mode)
    for k in range(len(position.islands.home)):
        state.add_island(position.islands.card[k])
    for j, (island, card) in enumerate(file.texts):
        path = f"mysterious.texts[{j}]"
        check(path, island, islands)
        state.text[island - 1] = reader.number(path, reader.islands, card, "island")
    for j, card in enumerate(file.unshown):
        state.unshown |= 1 << reader.number(f"mysterious.unshown[{j}]", reader.islands, card, "island")
    if state.mode == FACE_DOWN and not file.unshown:
        state.unshown = unshown(position)
    for j, mark in enumerate(file.ships):
        read_mark(reader, f"mysterious.ships[{j}]", mark)
    if state.mode == PLAIN and (file.texts or file.unshown):
        raise Malformed("mysterious.mode", SAY("plain-with-texts"))


def unshown(position: PiratesPosition) -> int:
    """The cards of mysterious islands whose texts no island shows (PI-8.9, PI-R87)."""
    shown = {int(card) for card in position.mysterious.text}
    low = position.catalog.mystery_low
    return sum(1 << k for k in range(position.catalog.islands) if low[k] != NONE and k not in shown)


def read_mark(reader: Reader, path: str, mark: Marked) -> None:
    """What still holds for a ship."""
    position, state = reader.position, reader.position.mysterious
    check(f"{path}.ship", mark.ship, len(position.ships.card))
    check(f"{path}.island", mark.island, len(position.waters.shores))
    for slug in mark.effects:
        state.effects[mark.ship - 1] |= 1 << effect(f"{path}.effects", slug)
        if mark.island == 0 and slug not in OF_TREASURES:
            raise Malformed(f"{path}.island", SAY("mark-without-island", effect=slug))
    state.amount[mark.ship - 1], state.island_of[mark.ship - 1] = (
        mark.amount,
        mark.island - 1,
    )


def check(path: str, number: int, most: int) -> None:
    """There is something of that number."""
    if number > most:
        raise Malformed(path, SAY("none-of-so-many", number=number, most=most))
