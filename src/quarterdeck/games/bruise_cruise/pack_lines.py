"""On which line of a TOML text a field of a pack stands."""

from __future__ import annotations

import re
from typing import Final

_HEADER: Final = re.compile(r"\s*\[{1,2}\s*(\w+)\s*\]{1,2}\s*(?:#.*)?$")
_PATH: Final = re.compile(r"\.?(?P<table>\w+)(?:\[(?P<row>\d+)\])?(?:\.(?P<key>\w+))?(?:\[(?P<item>\d+)\])?")
_TEXT: Final = re.compile(r'"[^"]*"|\'[^\']*\'')


def line_of(content: str, path: str) -> int:
    """The line of a field such as `card[3].rating` or `chart.sea[7]`, counted from 1; 0 where it cannot be told.

    A key that is not there gives the line of its table.
    """
    found = _PATH.match(path)
    if found is None:
        return 0
    lines = content.splitlines()
    headers = [(number, match[1]) for number, line in enumerate(lines) if (match := _HEADER.match(line))]
    tables = [number for number, name in headers if name == found["table"]]
    row = int(found["row"] or 0)
    if not tables:
        end = headers[0][0] if headers else len(lines)
        return find_key(lines[:end], found["table"]) + 1
    if row >= len(tables):
        return 0
    start = tables[row]
    end = min((number for number, _ in headers if number > start), default=len(lines))
    at = find_key(lines[start:end], found["key"] or "")
    return 1 + start + (0 if at < 0 else at + find_item(lines[start + at : end], found["item"]))


def find_key(lines: list[str], key: str) -> int:
    """The first line that sets a key, counted from 0, or -1."""
    for number, line in enumerate(lines):
        if key and re.match(rf"\s*{re.escape(key)}\s*=", line):
            return number
    return -1


def find_item(lines: list[str], item: str | None) -> int:
    """The line of a list that holds a text of it, both counted from 0; 0 if that is none of the lines."""
    left = -1 if item is None else int(item)
    for number, line in enumerate(lines):
        written = line.partition("#")[0]
        here = len(_TEXT.findall(written))
        if 0 <= left < here:
            return number
        left -= here
        if "]" in _TEXT.sub("", written):
            break
    return 0
