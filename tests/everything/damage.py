"""What strangers and accidents make of texts, files and records: nearly right, and wrong somewhere."""

from __future__ import annotations

from typing import Final

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
        holders = list(holding(whole))
        holder, other = holders[dice.below(len(holders))], holders[dice.below(len(holders))]
        keys, other_keys = (list(one) if isinstance(one, dict) else list(range(len(one))) for one in (holder, other))
        key = keys[dice.below(len(keys))]
        kind = dice.below(4)
        if kind == 0:
            del holder[key]
        elif kind == 1:
            holder[key] = msgspec.json.decode(msgspec.json.encode(other[other_keys[dice.below(len(other_keys))]]))
        else:
            holder[key] = VALUES[dice.below(len(VALUES))]
        if not whole:
            break
    return msgspec.json.encode(whole)


def holding(value: object) -> list[list[object] | dict[object, object]]:
    """All lists and objects in a file that hold anything, the file itself first."""
    inside = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    found = [value] if inside and isinstance(value, list | dict) else []
    return [*found, *(one for part in inside for one in holding(part))]
