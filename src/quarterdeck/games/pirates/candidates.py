"""The finite set of spots, poses and headings that are offered (PI-C2, PI-C6); people may choose any other legal one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.games.pirates.angles import HALF_ROUND, ROUND, cosine, heading_of, rdiv, sine, turned, unscaled
from quarterdeck.games.pirates.codes import COORDINATE, PLACE_MASK, POSE, TARGET_BITS
from quarterdeck.games.pirates.forms import Form
from quarterdeck.games.pirates.plane import Polygon, keeps_off, overlap, within
from quarterdeck.games.pirates.waters import Waters

GRID: Final[i64] = 2_000  # hundredths of a millimetre between spots
ROTATIONS: Final[i64] = 8
SPOTS: Final[i64] = 64  # offered for an island, at most
POSES: Final[i64] = 256  # tried around an island, at most
STRIDE: Final[i64] = 7_919  # a prime: spots are offered from all over the table
BERTHS: Final[i64] = 32  # points around an island
BERTH_GAP: Final[i64] = 5  # from the island to the bow


def pose_move(x: i64, y: i64, a: i64) -> i64:
    """The move that names a pose."""
    return POSE + (a << TARGET_BITS) + (x << COORDINATE) + y


def pose_x(move: i64) -> i64:
    """Its x."""
    return (move - POSE) >> COORDINATE & PLACE_MASK


def pose_y(move: i64) -> i64:
    """Its y."""
    return (move - POSE) & PLACE_MASK


def pose_a(move: i64) -> i64:
    """Its heading."""
    return (move - POSE) >> TARGET_BITS


def island_fits(waters: Waters, shore: Polygon, short: i64, near: i64, far: i64) -> bool:
    """Whether an island may lie there: S from the edge, `near` from all others, `far` at most from one (PI-3.4, PI-R35)."""
    if shore.left < short or shore.bottom < short:
        return False
    if shore.right > waters.width - short or shore.top > waters.height - short:
        return False
    neighbour = not waters.shores
    for other in waters.shores:
        if near > 0 and not keeps_off(shore, other, near):
            return False
        if near <= 0 and overlap(shore, other):
            return False
        neighbour = neighbour or within(shore, other, far)
    return neighbour


def hopeless(waters: Waters, move: i64, near: i64) -> bool:
    """Whether an island around a spot would surely come too near to another: the spot itself is."""
    x, y = pose_x(move), pose_y(move)
    for other in waters.shores:
        dx, dy = x - other.xs[0], y - other.ys[0]
        if dx * dx + dy * dy < near * near:
            return True
    return False


def spots(waters: Waters) -> i64:
    """How many spots and rotations the grid has."""
    return (waters.width // GRID) * (waters.height // GRID) * ROTATIONS


def spot(waters: Waters, k: i64) -> i64:
    """The k-th of them as a pose; consecutive ones lie far from each other."""
    number = k * STRIDE % spots(waters)
    columns = waters.width // GRID
    place = number // ROTATIONS
    x = (place % columns) * GRID + GRID // 2
    y = (place // columns) * GRID + GRID // 2
    return pose_move(x, y, number % ROTATIONS * (ROUND // ROTATIONS))


def berth(shore: Polygon, k: i64, number: i64, form: Form) -> i64:
    """The k-th of so many poses around an island: the bow at its shore, heading inward; a creature's base beside it."""
    perimeter: i64 = 0
    for j in range(shore.n):
        perimeter += shore.lengths[j]
    along = perimeter * k // number
    edge: i64 = 0
    while along >= shore.lengths[edge]:
        along -= shore.lengths[edge]
        edge += 1
    after = edge + 1 if edge + 1 < shore.n else 0
    dx, dy = shore.xs[after] - shore.xs[edge], shore.ys[after] - shore.ys[edge]
    out = heading_of(dy, -dx)
    x = shore.xs[edge] + rdiv(dx * along, shore.lengths[edge])
    y = shore.ys[edge] + rdiv(dy * along, shore.lengths[edge])
    gap = BERTH_GAP + (depth(form.hull, turned(out, HALF_ROUND)) if form.creature else 0)
    x += unscaled(gap * cosine(out))
    y += unscaled(gap * sine(out))
    return pose_move(x, y, 0 if form.creature else turned(out, HALF_ROUND))


def depth(base: Polygon, a: i64) -> i64:
    """How far a base reaches from its centre in a direction."""
    most: i64 = 0
    for k in range(base.n):
        most = max(most, unscaled(base.xs[k] * cosine(a) + base.ys[k] * sine(a)))
    return most
