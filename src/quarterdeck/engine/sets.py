"""Sets of small numbers as integers: bit k stands for member k, 0 … 62."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

NOTHING: Final[i64] = 0
"""Zero as a native integer, also the empty set. In `a if c else 0` the compiler would box the literal (decision 0025)."""
ONE: Final[i64] = 1
"""One as a native integer, for the same reason."""
ALL: Final[i64] = (1 << 62) - 1
"""The set of the members 0 … 61. Numbers from 1 << 62 on would be Python objects in compiled code."""

LAST_EIGHT: Final[i64] = 56  # members from there on
PAIRS: Final[i64] = 0x1555555555555555
FOURS: Final[i64] = 0x3333333333333333
EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F

MEMBER_OF: Final = vec[i64]([0] * 67)  # by remainder: 2 generates all residues modulo 67
for _number in range(63):
    MEMBER_OF[i64(pow(2, _number, 67))] = i64(_number)

# For each set of members 0 … 7: how many they are, and which they are, in eight places.
COUNTS: Final = vec[u8]([u8(_set.bit_count()) for _set in range(256)])
PLACES: Final = vec[u8]([u8(0)] * 2048)
for _set in range(256):
    for _k, _place in enumerate([_place for _place in range(8) if _set >> _place & 1]):
        PLACES[i64(8 * _set + _k)] = u8(_place)


def bit(k: i64) -> i64:
    """The set with only the member k, 0 … 62, or empty for -1. In compiled code a shifted literal would have only 32 bits."""
    return ((ALL >> (62 - k)) + 1) & ~(k >> 62)


def small_bit(k: i64) -> i64:
    """The set with only the member k, 0 … 30. It takes one step, `bit` five; in compiled code the literal has only 32 bits."""
    return 1 << k


def member_of(single: i64) -> i64:
    """The member, 0 … 62, of a set that has only one."""
    return MEMBER_OF[single % 67]


def full(n: i64) -> i64:
    """The set with the members 0 … n - 1, n up to 62."""
    return ALL >> (62 - n)


def count(bits: i64) -> i64:
    """How many members a set has: counted in pairs, fours and eights, all at once."""
    n = bits - (bits >> 1 & PAIRS)
    n = (n & FOURS) + (n >> 2 & FOURS)
    n = n + (n >> 4) & EIGHTS
    n += n >> 8
    n += n >> 16
    return n + (n >> 32) & 127


def member(bits: i64, k: i64) -> i64:
    """The k-th member of a set, counted from 0 for the smallest; the set must have that many."""
    before: i64 = 0
    part = bits & 255
    here = i64(COUNTS[part])
    while k >= here and before < LAST_EIGHT:
        k -= here
        before += 8
        part = bits >> before & 255
        here = i64(COUNTS[part])
    return before + i64(PLACES[part << 3 | k])


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
    if bits == 0:
        raise ValueError("an empty set has no smallest member")
    return member_of(bits & -bits)
