"""Content against the table: every number of every piece that both have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from quarterdeck.games.pirates.pack.format import Content, CreatureFile, CrewFile, ShipFile
from tools.pirates.prints import Print, plain
from tools.pirates.taking import Row, effects_of


class Difference(Struct, frozen=True):
    """A number or a text that content and table do not have alike."""

    piece: str
    field: str
    ours: object
    theirs: object

    def __str__(self) -> str:
        """One line."""
        return f"{self.piece}: {self.field} is {self.ours!r}, in the table {self.theirs!r}"


def compare(
    prints: Sequence[Print], content: Content, known: Mapping[str, Sequence[str]]
) -> tuple[int, list[Difference]]:
    """How many pieces were found in the table, and all differences; a piece that is not found is one."""
    at: dict[tuple[str, str, str], list[Print]] = {}
    for one in prints:
        at.setdefault((one.kind, one.set, one.number.lstrip("0").casefold()), []).append(one)
    found = 0
    differences: list[Difference] = []
    rows: list[Row] = [*content.ship, *content.creature, *content.crew]
    for row in rows:
        if not isinstance(row.number, str):
            continue
        kind = "crew" if isinstance(row, CrewFile) else "ship"
        there = at.get((kind, str(row.set), row.number.lstrip("0").casefold()), [])
        if not there:
            differences.append(Difference(row.id, "number", f"{row.set} {row.number}", None))
            continue
        found += 1
        named = [one for one in there if one.name.casefold() == row.name.casefold()] or there
        differences += compare_piece(row, named[0], known)
    return found, differences


def compare_piece(row: Row, one: Print, known: Mapping[str, Sequence[str]]) -> Iterator[Difference]:
    """The differences of one piece."""
    pairs: list[tuple[str, object, object]] = [
        ("name", plain(row.name), plain(one.name)),
        ("nation", row.nation, one.nation),
        ("points", row.points, one.points),
    ]
    if isinstance(row, (ShipFile, CreatureFile)):
        pairs += [("cargo", row.cargo, one.cargo), ("move", row.move, one.move), ("cannons", row.cannons, one.cannons)]
    effects, unknown = effects_of(one, known)
    if not unknown:
        pairs.append(("effects", sorted(row.effects), sorted(effects)))
    for field, ours, theirs in pairs:
        if ours != theirs:
            yield Difference(row.id, field, ours, theirs)
