"""How far a piece goes straight ahead: to the first contact, the edge of the table, or the end of its way (PI-N9).

The way is not walked in steps of 0.01 mm. An edge that parts two polygons shows how far the one may go before the other
can be touched; from there the next edge is asked. The answer is the one that single steps would give.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING
from quarterdeck.games.pirates.geometry.angles import cosine, sine, unscaled
from quarterdeck.games.pirates.geometry.polygons import E_T, Polygon, outside, within

MARGIN: Final[i64] = E_T + 2  # the touching gap, and what rounding a step to whole numbers may change
STEPS: Final[i64] = 8  # taken singly where no edge shows a longer way, before edges are asked again
HALF: Final[i64] = 32768  # 2^15: half the digits of a unit vector


def step_x(k: i64, a: i64) -> i64:
    """By how much x grows over a length at a heading."""
    return unscaled(k * cosine(a))


def step_y(k: i64, a: i64) -> i64:
    """By how much y grows over a length at a heading."""
    return unscaled(k * sine(a))


def first_touch(p: Polygon, q: Polygon, a: i64, length: i64) -> i64:
    """The least k, 1 … length, at which p touches q after k straight ahead; length + 1: at none (PI-N9).

    p lies at the start again afterwards. Length up to 2^15.
    """
    if passes(p, q, step_x(length, a), step_y(length, a)):
        return length + 1
    k = max(1, _clear_way(p, q, a))
    x: i64 = 0
    y: i64 = 0
    steps: i64 = 0
    while k <= length:
        next_x, next_y = step_x(k, a), step_y(k, a)
        p.shift(next_x - x, next_y - y)
        x, y = next_x, next_y
        if within(p, q, E_T):
            break
        if steps == 0:
            way = _clear_way(p, q, a)
            steps = STEPS if way <= 1 else NOTHING
            k += max(1, way)
        else:
            steps -= 1
            k += 1
    p.shift(-x, -y)
    return min(k, length + 1)


def passes(p: Polygon, q: Polygon, dx: i64, dy: i64) -> bool:
    """Whether the box around p here and p shifted by a vector shows that q is not touched on the way."""
    return (
        p.left + min(dx, 0) - q.right > E_T
        or q.left - p.right - max(dx, 0) > E_T
        or p.bottom + min(dy, 0) - q.top > E_T
        or q.bottom - p.top - max(dy, 0) > E_T
    )


def _clear_way(p: Polygon, q: Polygon, a: i64) -> i64:
    """A length that p may surely go without touching q: the best that an edge between them shows; 0 if none does."""
    c, s = cosine(a), sine(a)
    return max(_clear_of(q, p, -c, -s), _clear_of(p, q, c, s))


def _clear_of(p: Polygon, q: Polygon, c: i64, s: i64) -> i64:
    """What the edges of p show of a length that p may go along a vector of length 2^30 without touching q."""
    best: i64 = 0
    for k in range(p.n):
        spare = outside(p, k, q) - MARGIN * p.lengths[k]
        if spare <= 0:
            continue
        closing = (p.ey[k] * c - p.ex[k] * s) // HALF + 1  # how fast the edge comes nearer to q
        if closing <= 1:
            return FAR
        best = max(best, spare * HALF // closing)
    return best


FAR: Final[i64] = 1073741824


def furthest_inside(p: Polygon, a: i64, length: i64, width: i64, height: i64) -> i64:
    """The greatest k, 0 … length, up to which all of p stays on a table when it goes k straight ahead (PI-N9, PI-R9)."""
    if stays_inside(p, step_x(length, a), step_y(length, a), width, height):
        return length
    low: i64 = 0
    high = length - 1
    while low < high:
        middle = (low + high + 1) >> 1
        if stays_inside(p, step_x(middle, a), step_y(middle, a), width, height):
            low = middle
        else:
            high = middle - 1
    return low


def stays_inside(p: Polygon, dx: i64, dy: i64, width: i64, height: i64) -> bool:
    """Whether all of p lies on a table when it is shifted by a vector."""
    return p.left + dx >= 0 and p.right + dx <= width and p.bottom + dy >= 0 and p.top + dy <= height


def inside(p: Polygon, width: i64, height: i64) -> bool:
    """Whether all of p lies on the table (PI-R9)."""
    return p.left >= 0 and p.right <= width and p.bottom >= 0 and p.top <= height
