"""Vectors of native integers that copies of a position share: replaced where they change, never changed in place."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def put(numbers: vec[i64], index: i64, number: i64) -> vec[i64]:
    """A copy of `numbers` in which `number` stands at `index`; `numbers` itself where it stands there already."""
    if numbers[index] == number:
        return numbers
    changed = numbers[:]
    changed[index] = number
    return changed


def more(numbers: vec[i64], number: i64) -> vec[i64]:
    """A copy of `numbers` with one more at its end."""
    return append(numbers[:], number)
