"""Headings in tenths of a degree, and whole numbers instead of sines (PI-N3, PI-N4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.games.pirates.geometry.sine_table import QUARTER

ROUND: Final[i64] = 3600  # a full turn
HALF_ROUND: Final[i64] = 1800
QUARTER_ROUND: Final[i64] = 900
ONE: Final[i64] = 1073741824  # 2^30: the length of a unit vector
BESIDE: Final[i64] = 2  # by so many tenths of a degree a heading that was found may be off
HALF_WAVE: Final = QUARTER + QUARTER[-2::-1]
WAVE: Final = HALF_WAVE + tuple([-entry for entry in HALF_WAVE[1:]])
SINES: Final = vec[i64]([i64(entry) for entry in WAVE + HALF_WAVE[1:]])
"""The sines of one and a half turns, so that a cosine is found a quarter turn later."""


def rdiv(n: i64, d: i64) -> i64:
    """The whole number nearest to n / d, halves away from zero; d > 0 (PI-N4)."""
    if n >= 0:
        return (n + n + d) // (d + d)
    return -((d - n - n) // (d + d))


def unscaled(n: i64) -> i64:
    """The whole number nearest to n / 2^30, halves away from zero."""
    if n >= 0:
        return (n + 536870912) >> 30
    return -((536870912 - n) >> 30)


def sine(a: i64) -> i64:
    """The sine of a heading 0 … 3599, times 2^30 (PI-N3)."""
    return SINES[a]


def cosine(a: i64) -> i64:
    """The cosine of a heading 0 … 3599, times 2^30 (PI-N3)."""
    return SINES[a + QUARTER_ROUND]


def size(n: i64) -> i64:
    """A number without its sign."""
    return n if n >= 0 else -n


def turned(a: i64, by: i64) -> i64:
    """A heading after a turn by less than a full one, to either side."""
    a += by
    if a < 0:
        return a + ROUND
    return a - ROUND if a >= ROUND else a


def heading_of(x: i64, y: i64) -> i64:
    """The heading that lies nearest to a vector: that of the largest product with it, the smallest of several."""
    low: i64 = 0
    high = QUARTER_ROUND
    across, up = size(x), size(y)
    while high - low > 1:
        middle = (low + high) >> 1
        if across * sine(middle) <= up * cosine(middle):
            low = middle
        else:
            high = middle
    if x < 0:
        low = HALF_ROUND - low
    if y < 0:
        low = turned(0, -low) if low else low
    return _best_near(low, x, y)


def _best_near(near: i64, x: i64, y: i64) -> i64:
    """The heading near a given one that has the largest product with a vector."""
    best: i64 = -1
    most: i64 = 0
    for by in range(-BESIDE, BESIDE + 1):
        a = turned(near, by)
        product = x * cosine(a) + y * sine(a)
        if best < 0 or product > most or (product == most and a < best):
            best = a
            most = product
    return best
