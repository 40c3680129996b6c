"""Sets of small numbers as integers: bit k for member k, 0 … 62."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOTHING: Final[i64] = 0
"""The empty set, and none of anything: beside a bare 0 in a conditional expression compiled code makes an object of a number."""
ONE: Final[i64] = 1
"""For the same places."""
ALL: Final[i64] = (1 << 62) - 1
"""The members 0 … 61; 1 << 62 itself, like all numbers from there on, would be a Python object in compiled code."""


def bit(k: i64) -> i64:
    """The set with the one member k, 0 … 62, or with none for -1; a shifted literal would be of 32 bits in compiled code."""
    return ((ALL >> (62 - k)) + 1) & ~(k >> 62)


def full(n: i64) -> i64:
    """The set with the members 0 … n - 1, n up to 62."""
    return ALL >> (62 - n)


def count(bits: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def members(bits: i64) -> list[int]:
    """The members of a set, ascending; rules that are called often take one `lowest` member after the other."""
    found: list[int] = []
    k: i64 = 0
    while bits >> k > 0:
        if bits >> k & 1:
            found.append(k)
        k += 1
    return found


def lowest(bits: i64) -> i64:
    """The smallest member of a set; `ValueError`: it is empty."""
    k: i64 = 0
    while bits & 0xFF == 0:
        if bits == 0:
            raise ValueError("an empty set has no smallest member")
        bits >>= 8
        k += 8
    while bits & 1 == 0:
        bits >>= 1
        k += 1
    return k
