"""Small packs, row by row, and what becomes of them."""

from __future__ import annotations

import re
from typing import Final

import pytest

from quarterdeck.engine.errors import PackError
from quarterdeck.games.pirates.pack.pieces import Pieces
from quarterdeck.games.pirates.pack.reading import read_pack
from quarterdeck.games.pirates.pack.toml_text import value_text

TITLE: Final = 'title = "Ours"\n'
HEXAGON: Final = [[3000, 0], [1500, 2500], [-1500, 2500], [-3000, 0], [-1500, -2500], [1500, -2500]]
USUAL: Final[dict[str, dict[str, object]]] = {
    "measures": {"S": 5000, "L": 8000, "table_two": [90000, 90000], "table_more": [120000, 90000],
                 "coins": [1, 1, 1, 2, 2, 2, 3, 3]},
    "hull": {"id": "ours", "kind": "ship", "masts": 3, "length": 6000, "half_beam": 1000, "bow_depth": 1500,
             "corners": [[0, 0], [-1500, 1000], [-6000, 1000], [-6000, -1000], [-1500, -1000]],
             "places": [-1500, -3000, -4500], "sail": 900},
    "island": {"name": "Ours", "corners": HEXAGON},
    "mysterious": {"id": "ours", "set": "Ours", "number": "1", "low": "masts-lost:3", "high": "long-stride"},
    "ship": {"id": "ours", "name": "Ours", "nation": "english", "points": 10, "cargo": 5, "move": "L",
             "cannons": "3S-3S-3S"},
    "crew": {"id": "ours", "name": "Ours", "nation": "english", "points": 2},
    "creature": {"id": "ours", "name": "Ours", "nation": "cursed", "points": 10, "move": "L",
                 "cannons": "3S-3S-3S-3S", "base": "creature-4", "effects": ["sea-monster"]},
    "equipment": {"id": "ours", "name": "Ours", "points": 1, "effect": "chain-shot"},
    "treasure": {"id": "ours", "name": "Ours", "effect": "rum"},
    "event": {"id": "ours", "name": "Ours", "points": 2, "effect": "duel"},
    "fort": {"id": "ours", "name": "Ours", "nation": "french", "gold": 3, "cannons": "3L-3L"},
    "terrain": {"id": "ours", "name": "Ours", "kind": "reef", "corners": HEXAGON},
    "absent": {"name": "Ours", "kind": "ship", "reason": "nothing is known"},
    "fleet": {"name": "Ours", "nation": "english", "ships": [{"ship": "hms-titan", "crew": ["captain"]}]},
}  # fmt: skip
"""A good row of each table."""


def row(table: str, **fields: object) -> str:
    """A row of a table as text, with other values; None leaves a field out."""
    values = {key: value for key, value in (USUAL[table] | fields).items() if value is not None}
    header = f"[{table}]" if table == "measures" else f"[[{table}]]"
    return "".join(f"{line}\n" for line in (header, *(f"{key} = {value_text(value)}" for key, value in values.items())))


def given(*rows: str, only: list[str] | None = None, title: str = "Ours") -> str:
    """A pack of these rows."""
    return f"title = {value_text(title)}\n" + (f"only = {value_text(only)}\n" if only else "") + "\n".join(rows)


def pieces(*rows: str) -> Pieces:
    """The pieces of a pack of these rows, and of all that is built in."""
    return Pieces(read_pack("ours.toml", given(*rows)))


def refused(text: str) -> PackError:
    """Why a pack is refused; the line that is named is that of the field, where it is written."""
    with pytest.raises(PackError) as caught:
        read_pack("ours.toml", text)
    assert caught.value.file == "ours.toml"
    return caught.value


def line_at(text: str, key: str) -> int:
    """The line that sets a key for the last time, counted from 1; that of the last header if none does."""
    lines = text.splitlines()
    found = [k for k, line in enumerate(lines, start=1) if re.match(rf"{re.escape(key)} =", line)]
    return found[-1] if found else max(k for k, line in enumerate(lines, start=1) if line.startswith("["))
