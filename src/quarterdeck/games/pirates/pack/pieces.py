"""The pieces of a pack by their ids: their abilities, their links, and their names for people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from quarterdeck.games.pirates.pack.format import (
    Content,
    CreatureFile,
    CrewFile,
    EquipmentFile,
    EventFile,
    FortFile,
    ShipFile,
    TreasureFile,
)
from quarterdeck.games.pirates.texts.abilities import SLUGS
from quarterdeck.games.pirates.texts.writing import read_ability

AnyPiece = ShipFile | CreatureFile | CrewFile | EquipmentFile | EventFile | TreasureFile | FortFile
KINDS: Final = ("ship", "creature", "crew", "equipment", "treasure", "event", "fort")
"""Tables of a pack whose ids differ from all others."""
ALL_SHIPS: Final = "nation:"
"""The start of a link to all ships of a nation."""


class Pieces:
    """All pieces of a content; ids are those of any kind of `KINDS`."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.ships = {row.id: row for row in content.ship}
        self.creatures = {row.id: row for row in content.creature}
        self.crew = {row.id: row for row in content.crew}
        self.equipment = {row.id: row for row in content.equipment}
        self.treasures = {row.id: row for row in content.treasure}
        self.events = {row.id: row for row in content.event}
        self.forts = {row.id: row for row in content.fort}
        self._rows = {row.id: row for kind in KINDS for row in rows_of(content, kind)}
        self._kinds = {row.id: kind for kind in KINDS for row in rows_of(content, kind)}
        self._links = frozenset(links_of(content))
        self._abilities: dict[str, dict[str, int]] = {}

    def kind(self, piece: str) -> str:
        """The kind of a piece, one of `KINDS`; empty if there is none of that id."""
        return self._kinds.get(piece, "")

    def row(self, piece: str) -> AnyPiece | None:
        """The row of a piece in its table."""
        return self._rows.get(piece)

    def ability(self, piece: str, slug: str) -> int | None:
        """The set of targets of the piece's ability, 0 for an ability without targets; None if the piece lacks it."""
        known = self._abilities.get(piece)
        if known is None:
            row = self.ships.get(piece) or self.creatures.get(piece) or self.crew.get(piece)
            known = self._abilities[piece] = abilities_of(row.effects if row else ())
        return known.get(slug)

    def linked(self, crew: str, other: str) -> bool:
        """Whether a crew is linked to a ship or to another crew, whichever of the two says so (PI-4.8, PI-4.9)."""
        return (crew, other) in self._links or (other, crew) in self._links

    def short(self, crew: str, nation: str) -> str:
        """A crew's id without the nation of its ship where that is clear: `captain` for captain-english."""
        name = crew.removesuffix(f"-{nation}")
        return name if name != crew and self.find_crew(name, nation) == crew else crew

    def find_crew(self, text: str, nation: str) -> str:
        """The id that is meant by an id or its short form aboard a ship of that nation; the text itself if none is."""
        if text in self._kinds:
            return text
        longer = f"{text}-{nation}"
        return longer if longer in self.crew else text


def rows_of(content: Content, kind: str) -> Sequence[AnyPiece]:
    """The rows of one of `KINDS`, in the order of the pack."""
    rows: Sequence[AnyPiece] = getattr(content, kind)
    return rows


def abilities_of(effects: Iterable[str]) -> dict[str, int]:
    """The targets of abilities, by slug; several abilities of one slug have all their targets together."""
    found: dict[str, int] = {}
    for effect in effects:
        ability = read_ability("", effect)
        slug = SLUGS[ability.number]
        found[slug] = found.get(slug, 0) | ability.targets
    return found


def link_targets(content: Content) -> dict[str, list[str]]:
    """The ids of ships and crew that a link means: an id, a name, or `nation:` and a nation for all its ships."""
    found: dict[str, list[str]] = {}
    for row in (*content.ship, *content.crew):
        for text in {row.id, row.name}:
            found.setdefault(text, []).append(row.id)
    for ship in content.ship:
        found.setdefault(f"{ALL_SHIPS}{ship.nation}", []).append(ship.id)
    return found


def links_of(content: Content) -> Iterator[tuple[str, str]]:
    """All pairs of a piece and one that it names as linked."""
    targets = link_targets(content)
    rows: list[ShipFile | CrewFile] = [*content.ship, *content.crew]
    for row in rows:
        for link in row.links:
            for target in targets.get(link, ()):
                if target != row.id:
                    yield row.id, target
