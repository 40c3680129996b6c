"""Vectors of native integers that copies of a position share: they are replaced, never changed in place."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def put(numbers: vec[i64], index: i64, number: i64) -> vec[i64]:
    """A copy of `numbers` with `number` at `index`; `numbers` itself if it is already there."""
    if numbers[index] == number:
        return numbers
    changed = numbers[:]
    changed[index] = number
    return changed


def more(numbers: vec[i64], number: i64) -> vec[i64]:
    """A copy of `numbers` with one more number at its end."""
    return append(numbers[:], number)
