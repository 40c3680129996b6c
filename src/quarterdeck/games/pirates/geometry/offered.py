"""The finite set of spots, poses and headings that are offered; people may choose any other legal one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING
from quarterdeck.games.pirates.codes import COORDINATE, PLACE_MASK, POSE, TARGET_BITS
from quarterdeck.games.pirates.geometry.angles import HALF_ROUND, cosine, heading_of, rdiv, sine, turned, unscaled
from quarterdeck.games.pirates.geometry.forms import Form
from quarterdeck.games.pirates.geometry.moving import Waters
from quarterdeck.games.pirates.geometry.polygons import Polygon, keeps_off, overlap, within

ANYWHERE: Final[i64] = 1_000_000  # farther than any two pieces on a table are apart
POSES: Final[i64] = 256  # tried around an island, at most
BERTHS: Final[i64] = 32  # points around an island
BERTH_GAP: Final[i64] = 5  # from the island to the bow


def pose_move(x: i64, y: i64, a: i64) -> i64:
    """The move that names a pose."""
    return POSE + (a << TARGET_BITS) + (x << COORDINATE) + y


def pose_x(move: i64) -> i64:
    """The x of the pose that a move names."""
    return (move - POSE) >> COORDINATE & PLACE_MASK


def pose_y(move: i64) -> i64:
    """The y of the pose that a move names."""
    return (move - POSE) & PLACE_MASK


def pose_a(move: i64) -> i64:
    """The heading of the pose that a move names."""
    return (move - POSE) >> TARGET_BITS


def island_fits(waters: Waters, shore: Polygon, short: i64, near: i64, far: i64) -> bool:
    """Whether an island may lie there: S from the edge, `near` from all others, `far` at most from one (PI-3.4, PI-R35)."""
    if shore.left < short or shore.bottom < short:
        return False
    if shore.right > waters.width - short or shore.top > waters.height - short:
        return False
    neighbour = far >= ANYWHERE or not waters.shores
    for other in waters.shores:
        if near > 0 and not keeps_off(shore, other, near):
            return False
        if near <= 0 and overlap(shore, other):
            return False
        neighbour = neighbour or within(shore, other, far)
    return neighbour


def berth(shore: Polygon, k: i64, number: i64, form: Form) -> i64:
    """The k-th of a number of poses around an island: the bow at its shore, heading inward; a creature's base beside it."""
    perimeter: i64 = 0
    for j in range(shore.n):
        perimeter += shore.lengths[j]
    along = perimeter * k // number
    edge: i64 = 0
    while along >= shore.lengths[edge]:
        along -= shore.lengths[edge]
        edge += 1
    after = shore.after(edge)
    dx, dy = shore.xs[after] - shore.xs[edge], shore.ys[after] - shore.ys[edge]
    out = heading_of(dy, -dx)
    x = shore.xs[edge] + rdiv(dx * along, shore.lengths[edge])
    y = shore.ys[edge] + rdiv(dy * along, shore.lengths[edge])
    gap = BERTH_GAP + (depth(form.hull, turned(out, HALF_ROUND)) if form.creature else NOTHING)
    x += unscaled(gap * cosine(out))
    y += unscaled(gap * sine(out))
    return pose_move(x, y, NOTHING if form.creature else turned(out, HALF_ROUND))


def depth(base: Polygon, a: i64) -> i64:
    """How far a base reaches from its centre in a direction."""
    most: i64 = 0
    for k in range(base.n):
        most = max(most, unscaled(base.xs[k] * cosine(a) + base.ys[k] * sine(a)))
    return most
