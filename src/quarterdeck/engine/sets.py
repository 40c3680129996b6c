"""Sets of small numbers as integers: bit k stands for member k, 0 … 62."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOTHING: Final[i64] = 0
"""Zero as a native integer, also the empty set. In `a if c else 0` the compiler would box the literal (decision 0025)."""
ONE: Final[i64] = 1
"""One as a native integer, for the same reason."""
ALL: Final[i64] = (1 << 62) - 1
"""The set of the members 0 … 61. Numbers from 1 << 62 on would be Python objects in compiled code."""


def bit(k: i64) -> i64:
    """The set with only the member k, 0 … 62, or empty for -1. In compiled code a shifted literal would have only 32 bits."""
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
    """The members of a set, ascending. Rules that are called often take one `lowest` member after the other instead."""
    found: list[int] = []
    k: i64 = 0
    while bits >> k > 0:
        if bits >> k & 1:
            found.append(k)
        k += 1
    return found


def lowest(bits: i64) -> i64:
    """The smallest member of a set; `ValueError` if it is empty."""
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
