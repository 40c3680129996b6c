"""The list of printed pieces that cannot be played names none that can; QUARTERDECK_REGENERATE=1 takes those away."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from quarterdeck.games import pirates
from quarterdeck.games.pirates.pack.reading import built_in, built_in_file, pieces_of
from tests.golden import check_golden

ABSENT: Final = Path(pirates.__file__).parent / "content" / "absent.toml"
ENTRY: Final = "[[absent]]\n"


def test_no_piece_that_there_is_is_listed_as_absent() -> None:
    """A piece that has become playable is no longer on the list."""
    content = pieces_of(built_in()).content
    pieces = (*content.ship, *content.creature, *content.crew, *content.equipment, *content.event)
    there = {(row.name, row.set, row.number) for row in pieces}
    head, *entries = ABSENT.read_text(encoding="utf-8").split(ENTRY)
    rows = built_in_file().absent
    left = [entry for row, entry in zip(rows, entries, strict=True) if (row.name, row.set, row.number) not in there]
    check_golden(ABSENT, ENTRY.join([head, *left]).rstrip() + "\n")
