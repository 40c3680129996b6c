"""The built-in pack as a text to be changed row by row, and what becomes of it."""

from __future__ import annotations

import re
from typing import Final

import pytest

from quarterdeck.engine.errors import PackError
from quarterdeck.games.bremerhaven.pack.reading import built_in_text, read_pack

OWN: Final = built_in_text()
_TABLES: Final = re.compile(r"(?ms)^\[+(\w+)\]+\n.*?(?=^\[|\Z)")
_KEY: Final = r"(?m)^{key} = .*\n"


def changed(table: str, row: int, text: str = OWN, /, **fields: object) -> str:
    """A pack with other values, as TOML writes them, in one row of a table; an empty value leaves the key out."""
    found = [one for one in _TABLES.finditer(text) if one[1] == table][row]
    body = found[0].rstrip("\n") + "\n"
    for key, value in fields.items():
        line = f"{key} = {value}\n" if value != "" else ""
        old = re.search(_KEY.format(key=key), body)
        body = body[: old.start()] + line + body[old.end() :] if old else body + line
    return text[: found.start()] + body + "\n" + text[found.end() :]


def without(table: str, text: str = OWN, rows: slice = slice(None)) -> str:
    """A pack without a table, or without some of its rows."""
    gone = [found for found in _TABLES.finditer(text) if found[1] == table][rows]
    for found in reversed(gone):
        text = text[: found.start()] + text[found.end() :]
    return text


def only(*tables: str) -> str:
    """The built-in pack with no other tables than these, named Part."""
    return 'title = "Part"\n' + "".join(found[0] for found in _TABLES.finditer(OWN) if found[1] in tables)


def refused(text: str) -> PackError:
    """Why a pack is refused."""
    with pytest.raises(PackError) as caught:
        read_pack("ours.toml", text)
    assert caught.value.file == "ours.toml"
    return caught.value


def row_line(text: str, table: str, row: int, key: str = "") -> int:
    """The line of a row's header, or of a key in it, counted from 1."""
    found = [one for one in _TABLES.finditer(text) if one[1] == table][row]
    inside = re.search(rf"(?m)^{key} =", found[0]) if key else None
    return text.count("\n", 0, found.start() + (inside.start() if inside else 0)) + 1
