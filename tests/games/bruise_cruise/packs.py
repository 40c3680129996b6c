"""Map T as a text to be damaged, and what becomes of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quarterdeck.engine.errors import PackError
from quarterdeck.games.bruise_cruise.pack.reading import Content, read_pack

MAP_T = (Path(__file__).parent / "map_t.toml").read_text(encoding="utf-8")


def map_t() -> Content:
    """Map T in numbers."""
    return read_pack("map_t.toml", MAP_T)


def without(table: str, text: str) -> str:
    """A pack without all tables of a name."""
    return re.sub(rf"(?ms)^\[+{table}\]+\n.*?(?=^\[|\Z)", "", text)


def label(value: object) -> str | None:
    """What a case is called: whole packs do not make a name."""
    return "pack" if isinstance(value, str) and len(value) > 100 else None


def refused(text: str) -> PackError:
    """Why a pack is refused."""
    with pytest.raises(PackError) as caught:
        read_pack("ours.toml", text)
    assert caught.value.file == "ours.toml"
    return caught.value


def row(text: str, part: str) -> int:
    """The line of the first place where a text has a part, counted from 1; 0 for no part."""
    return text[: text.index(part)].count("\n") + 1 if part else 0


def table(kind: str, *fields: str) -> str:
    """One more table at the end of Map T."""
    return MAP_T + f"\n[[{kind}]]\n" + "".join(f"{field}\n" for field in fields)


def amber(field: str, value: str, *, nth: int = 0) -> str:
    """Map T with another value of a field of Amber: 0 of the port, 1 and 2 of its cards."""
    starts = [found.start() for found in re.finditer(r'(?:name|port) = "Amber"', MAP_T)]
    before, after = MAP_T[: starts[nth]], MAP_T[starts[nth] :]
    return before + re.sub(rf"(?m)^{field} = .*$", lambda _: f"{field} = {value}", after, count=1)


def chart(field: str, value: str) -> str:
    """Map T with another value of a field of the chart."""
    if re.search(rf"(?m)^{field} = ", MAP_T):
        return re.sub(rf"(?ms)^{field} = \[.*?\]$", f"{field} = {value}", MAP_T, count=1)
    return MAP_T.replace("[chart]\n", f"[chart]\n{field} = {value}\n")


def supply(field: str, value: object) -> str:
    """Map T with another supply."""
    return re.sub(rf"(?m)^{field} = .*$", f"{field} = {value}", MAP_T)


def ports(number: int) -> str:
    """Map T with its first ports only, or with more of them, on spaces to the south."""
    gone = [f"{found[1]}" for found in re.finditer(r'\[\[port\]\]\nname = "(\w+)"', MAP_T)][number:]
    text = MAP_T
    for name in gone:
        text = re.sub(rf'\[\[(?:port|card)\]\]\n(?:name|port) = "{name}"\n(?:\w.*\n)*\n?', "", text)
    extra = range(max(0, number - 16))
    more = "".join(
        f'[[port]]\nname = "New {k}"\nat = "{k % 9}.{6 + k // 9}"\nregion = "Central"\ncountry = "Test"\n'
        for k in extra
    )
    spaces = ", ".join(f'"{k % 9}.{6 + k // 9}"' for k in extra)
    return text.replace("sea = [", f"sea = [{spaces}, " if spaces else "sea = [") + more
