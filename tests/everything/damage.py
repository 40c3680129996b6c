"""What strangers and accidents make of texts, files and records: nearly right, and wrong somewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from quarterdeck.engine.dice import Dice

VALUES: Final[list[object]] = [
    None,
    True,
    -1,
    0,
    1,
    7,
    1 << 62,
    1 << 64,
    0.5,
    "",
    "A",
    "N2",
    "nobody",
    "\x00",
    [],
    [[]],
    {},
]
"""What a field of a file may hold instead."""
LONGEST: Final = 30
"""Bytes that are lost or repeated at a time."""


def damaged(data: bytes, dice: Dice) -> bytes:
    """After one to three accidents: bytes changed, lost, repeated, moved, or the rest cut off."""
    for _ in range(1 + dice.below(3)):
        at = dice.below(len(data) + 1)
        end = at + dice.below(LONGEST)
        kind = dice.below(16)
        if kind == 0:
            data = data[:at]
        elif kind < 4:
            data = data[:at] + data[end:]
        elif kind < 7:
            data = data[:end] + data[at:]
        elif kind < 10:
            to = dice.below(len(data) + 1)
            data = data[:to] + data[at:end] + data[to:]
        else:
            data = data[:at] + bytes([dice.below(256)]) + data[at + dice.below(2) :]
    return data


def changed(data: bytes, dice: Dice) -> bytes:
    """A JSON file in which a field or two hold something else, are gone, or have another's value."""
    whole = msgspec.json.decode(data)
    for _ in range(1 + dice.below(2)):
        fields = list(fields_of(whole))
        if not fields:
            break
        holder, key = fields[dice.below(len(fields))]
        other, other_key = fields[dice.below(len(fields))]
        kind = dice.below(4)
        if kind == 0:
            del holder[key]
        elif kind == 1:
            holder[key] = copied(other[other_key])
        else:
            holder[key] = copied(VALUES[dice.below(len(VALUES))])
    return msgspec.json.encode(whole)


def copied(value: object) -> object:
    """The same, sharing nothing."""
    return msgspec.json.decode(msgspec.json.encode(value))


def fields_of(value: Any) -> Iterator[tuple[Any, Any]]:
    """Each place in a file that holds something: the list or object, and the number or name in it."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from fields_of(value[key])
