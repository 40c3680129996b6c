"""Everything in a pack of the pirates that has an id, for those who write files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import UnsetType

from quarterdeck.engine.clauses import Component
from quarterdeck.engine.packs import slug
from quarterdeck.games.pirates.effect_texts import ABILITY, effect_text
from quarterdeck.games.pirates.fleet_words import SAY
from quarterdeck.games.pirates.pack_format import (
    Content,
    CreatureFile,
    CrewFile,
    EquipmentFile,
    EventFile,
    FortFile,
    MysteriousFile,
    ShipFile,
    TreasureFile,
)
from quarterdeck.games.pirates.pieces import AnyPiece, rows_of

KINDS: Final = ("ship", "creature", "fort", "crew", "equipment", "event", "treasure")
DRAWINGS: Final = {"creature": ("monster",), "fort": ("fort",), "crew": ("crew",)}

ICON: Final = "icon"
"""The role of a drawing that belongs to no player: on the table pieces have the colours of their players."""


def components(content: Content) -> list[Component]:
    """Pieces that can be played, islands, what mysterious islands do, and terrain."""
    pieces = [piece(kind, row) for kind in KINDS for row in rows_of(content, kind) if row.playable]
    return [*pieces, *islands(content), *texts_of_islands(content), *terrain(content)]


def piece(kind: str, row: AnyPiece) -> Component:
    """A piece of a fleet, a fort or a treasure."""
    return Component(
        id=row.id,
        kind=kind,
        name=row.name,
        text=" ".join([*numbers(row), *says(kind, row)]),
        provenance=row.provenance,
        drawings=DRAWINGS.get(kind, ()),
        roles=(ICON,) if kind in DRAWINGS else (),
    )


def numbers(row: AnyPiece) -> Iterator[str]:
    """What is printed on it in numbers."""
    if isinstance(row, ShipFile | CreatureFile):
        masts = len(row.cannons.split("-"))
        yield SAY(
            "listed-ship", nation=SAY("target-nation", nation=row.nation), points=row.points, masts=masts, cargo=row.cargo, move=row.move,
            cannons=row.cannons,
        )  # fmt: skip
    elif isinstance(row, CrewFile):
        yield SAY("listed-crew", nation=SAY("target-nation", nation=row.nation), points=row.points)
    elif isinstance(row, EquipmentFile | EventFile):
        yield SAY("listed-points", points=row.points)
    elif isinstance(row, FortFile):
        yield SAY("listed-fort", nation=SAY("target-nation", nation=row.nation), gold=row.gold, cannons=row.cannons)
    elif isinstance(row, TreasureFile):
        yield SAY("listed-treasure", worth=row.worth, spaces=row.spaces)


def says(kind: str, row: AnyPiece) -> Iterator[str]:
    """What it does."""
    if isinstance(row, ShipFile | CreatureFile | CrewFile):
        yield from (effect_text(ABILITY, effect) for effect in row.effects)
    elif isinstance(row, FortFile):
        if not isinstance(row.effect, UnsetType):
            yield effect_text(ABILITY, row.effect)
    else:
        yield effect_text(kind, row.effect)


def islands(content: Content) -> Iterator[Component]:
    """Islands; those that do something by themselves say what."""
    texts = {row.id: island_text(row) for row in content.mysterious}
    for row in content.island:
        mysterious = (
            "" if isinstance(row.mysterious, UnsetType) else SAY("listed-mysterious", text=texts[row.mysterious])
        )
        effect = "" if isinstance(row.effect, UnsetType) else effect_text("island", row.effect)
        yield Component(
            id=slug(row.name),
            kind="island",
            name=row.name,
            text=" ".join(filter(None, (mysterious, effect))),
            provenance=row.provenance,
            outline=outline(row.corners),
        )


def texts_of_islands(content: Content) -> Iterator[Component]:
    """What mysterious islands do."""
    for row in content.mysterious:
        yield Component(
            id=row.id,
            kind="island text",
            name=row.id,
            text=island_text(row),
            provenance=row.provenance,
        )


def island_text(row: MysteriousFile) -> str:
    """What a mysterious island does."""
    return SAY("listed-island-text", low=effect_text("island", row.low), high=effect_text("island", row.high))


def terrain(content: Content) -> Iterator[Component]:
    """Pieces of terrain."""
    for row in content.terrain:
        yield Component(
            id=row.id,
            kind="terrain",
            name=row.name,
            text=effect_text("terrain", row.kind),
            provenance=row.provenance,
            outline=outline(row.corners),
        )


def outline(corners: list[list[int]]) -> tuple[tuple[int, int], ...]:
    """Corners as pairs."""
    return tuple((x, y) for x, y in corners)
