"""Everything in a pack of the pirates that has an id, for people who write files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import UnsetType

from quarterdeck.engine.clauses import Component
from quarterdeck.engine.packs import slug
from quarterdeck.games.pirates.fleets.words import SAY
from quarterdeck.games.pirates.pack.format import (
    Content,
    CreatureFile,
    CrewFile,
    EquipmentFile,
    EventFile,
    FortFile,
    MysteriousFile,
    Provenance,
    ShipFile,
    TreasureFile,
)
from quarterdeck.games.pirates.pack.pieces import AnyPiece, rows_of
from quarterdeck.games.pirates.pack.sentences import ABILITY, effect_row, effect_text
from quarterdeck.games.pirates.texts.card_text import CardText

KINDS: Final = ("ship", "creature", "fort", "crew", "equipment", "event", "treasure")
STANDING: Final[tuple[Provenance, ...]] = ("published", "deduced", "reconstructed")
"""From the best known to the least known."""
TITAN: Final = "el-toro"
"""The only creature with this keyword, which does nothing (PI-R118), and so is no ability."""
DRAWINGS: Final = {"creature": ("monster",), "fort": ("fort",), "crew": ("crew",)}

ICON: Final = "icon"
"""The role of a drawing that belongs to no player: on the table pieces have the colours of their players."""


def components(content: Content) -> list[Component]:
    """Playable pieces, islands, effects of mysterious islands, and terrain."""
    pieces = [piece(kind, row) for kind in KINDS for row in rows_of(content, kind) if row.playable]
    return [*pieces, *islands(content), *texts_of_islands(content), *terrain(content)]


def piece(kind: str, row: AnyPiece) -> Component:
    """A piece of a fleet, a fort or a treasure."""
    effects = effects_of(kind, row)
    texts = [effect_text(family, effect) for family, effect in effects]
    rows = [effect_row(family, effect) for family, effect in effects]
    if row.id == TITAN:
        texts.append(SAY("listed-titan"))
        rows.append(CardText("titan", texts[-1], filled=SAY("listed-titan-note")))
    provenance, note = origin(row.provenance, rows)
    return Component(
        id=row.id,
        kind=kind,
        name=row.name,
        text=" ".join([*numbers(row), *texts]),
        provenance=provenance,
        note=note,
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


def effects_of(kind: str, row: AnyPiece) -> list[tuple[str, str]]:
    """The effects of a piece: the texts that the pack names, each with its family of texts."""
    if isinstance(row, ShipFile | CreatureFile | CrewFile):
        return [(ABILITY, effect) for effect in row.effects]
    if isinstance(row, FortFile):
        return [] if isinstance(row.effect, UnsetType) else [(ABILITY, row.effect)]
    return [(kind, row.effect)]


def origin(printed: Provenance, rows: Sequence[CardText]) -> tuple[Provenance, str]:
    """Where a piece and its texts come from: the standing of the least known of them, and the parts that are better known."""
    worst = max([printed, *(row.provenance for row in rows)], key=STANDING.index)
    filled = [row.filled for row in rows if row.filled]
    if printed == worst == STANDING[0] or not rows:
        return worst, ""
    if printed == STANDING[0]:
        return worst, " ".join([SAY("listed-known-numbers"), *filled])
    return worst, " ".join([SAY("listed-known-text"), *filled]) if all(row.partly_known for row in rows) else ""


def islands(content: Content) -> Iterator[Component]:
    """Islands; those that do something by themselves say what."""
    texts = {row.id: island_text(row) for row in content.mysterious}
    for row in content.island:
        mysterious = (
            "" if isinstance(row.mysterious, UnsetType) else SAY("listed-mysterious", text=texts[row.mysterious])
        )
        effects = [] if isinstance(row.effect, UnsetType) else [row.effect]
        provenance, note = origin(row.provenance, [effect_row("island", effect) for effect in effects])
        yield Component(
            id=slug(row.name),
            kind="island",
            name=row.name,
            text=" ".join(filter(None, (mysterious, *(effect_text("island", effect) for effect in effects)))),
            provenance=provenance,
            note=note,
            outline=outline(row.corners),
        )


def texts_of_islands(content: Content) -> Iterator[Component]:
    """The effects of mysterious islands."""
    for row in content.mysterious:
        provenance, note = origin(row.provenance, [effect_row("island", effect) for effect in (row.low, row.high)])
        yield Component(
            id=row.id,
            kind="island text",
            name=row.id,
            text=island_text(row),
            provenance=provenance,
            note=note,
        )


def island_text(row: MysteriousFile) -> str:
    """The effect of a mysterious island."""
    return SAY("listed-island-text", low=effect_text("island", row.low), high=effect_text("island", row.high))


def terrain(content: Content) -> Iterator[Component]:
    """Pieces of terrain."""
    for row in content.terrain:
        provenance, note = origin(row.provenance, [effect_row("terrain", row.kind)])
        yield Component(
            id=row.id,
            kind="terrain",
            name=row.name,
            text=effect_text("terrain", row.kind),
            provenance=provenance,
            note=note,
            outline=outline(row.corners),
        )


def outline(corners: list[list[int]]) -> tuple[tuple[int, int], ...]:
    """Corners as pairs."""
    return tuple((x, y) for x, y in corners)
