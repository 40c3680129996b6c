"""Convex polygons in whole numbers: touching, overlapping and blocking are decided exactly (PI-N6, PI-N7, PI-N12, PI-N16).

All lengths are hundredths of a millimetre. Corners run counter-clockwise. Coordinates of pieces on a table differ by less
than 2^18, so products of two differences stay below 2^37; what is larger is multiplied in two halves.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING
from quarterdeck.games.pirates.geometry.angles import cosine, sine, size, unscaled

CORNERS: Final[i64] = 12  # of a polygon, at most (PI-N6)
NO_CORNERS: Final = vec[i64]([0] * 12)  # copied by every new polygon
E_T: Final[i64] = 10  # pieces with this gap or less touch (PI-R10)
NARROW: Final[i64] = 2147483648  # 2^31: what is below can be squared
LOW: Final[i64] = 2147483647
SHORT: Final[i64] = 4096  # a radius whose square may be multiplied by a squared length
ROUGH: Final[i64] = 2  # by how much rounding may move a corner
ROUNDED: Final[i64] = 2  # by how much rounding may lengthen an edge
MEETING: Final[i64] = 0
OUTSIDE: Final[i64] = 1
BEYOND: Final[i64] = 2


@final
class Polygon:
    """A convex polygon, or the place where a shape lies now."""

    n: i64
    xs: vec[i64]
    ys: vec[i64]
    lengths: vec[i64]  # of the edge that begins at each corner, or a little more
    ex: vec[i64]  # the edge that begins at each corner
    ey: vec[i64]
    left: i64
    right: i64
    bottom: i64
    top: i64

    def __init__(self, corners: list[tuple[int, int]]) -> None:
        """One with these corners, counter-clockwise, 1 to 12."""
        self.n = i64(len(corners))
        self.left = self.right = self.bottom = self.top = 0
        self.xs = NO_CORNERS[:]
        self.ys = NO_CORNERS[:]
        for k in range(self.n):
            x, y = corners[k]
            self.xs[k] = i64(x)
            self.ys[k] = i64(y)
        self.lengths = NO_CORNERS[:]
        self.ex = NO_CORNERS[:]
        self.ey = NO_CORNERS[:]
        self.set_edges()
        self.set_box()
        for k in range(self.n):
            self.lengths[k] = root(self.ex[k] * self.ex[k] + self.ey[k] * self.ey[k]) + 1

    def set_edges(self) -> None:
        """The edges lead from corner to corner."""
        xs, ys, ex, ey = self.xs, self.ys, self.ex, self.ey
        last = self.n - 1
        for k in range(last):
            ex[k] = xs[k + 1] - xs[k]
            ey[k] = ys[k + 1] - ys[k]
        ex[last] = xs[0] - xs[last]
        ey[last] = ys[0] - ys[last]

    def set_box(self) -> None:
        """The box around it is that of its corners."""
        xs, ys = self.xs, self.ys
        left = right = xs[0]
        bottom = top = ys[0]
        for k in range(1, self.n):
            x, y = xs[k], ys[k]
            left, right = min(left, x), max(right, x)
            bottom, top = min(bottom, y), max(top, y)
        self.left, self.right, self.bottom, self.top = left, right, bottom, top

    def after(self, corner: i64) -> i64:
        """The next corner; after the last corner, the first one."""
        return corner + 1 if corner + 1 < self.n else NOTHING

    def copy_from(self, other: Polygon) -> None:
        """Take over the corners of another polygon."""
        self.n = other.n
        for k in range(other.n):
            self.xs[k] = other.xs[k]
            self.ys[k] = other.ys[k]
            self.ex[k] = other.ex[k]
            self.ey[k] = other.ey[k]
            self.lengths[k] = other.lengths[k]
        self.left = other.left
        self.right = other.right
        self.bottom = other.bottom
        self.top = other.top

    def place(self, shape: Polygon, x: i64, y: i64, a: i64) -> None:
        """Put this polygon where a shape lies with its origin at a point, turned to a heading (PI-N5)."""
        c, q = cosine(a), sine(a)
        self.n = shape.n
        xs, ys, lengths = self.xs, self.ys, self.lengths
        from_x, from_y, from_lengths = shape.xs, shape.ys, shape.lengths
        for k in range(shape.n):
            lx, ly = from_x[k], from_y[k]
            xs[k] = x + unscaled(lx * c - ly * q)
            ys[k] = y + unscaled(lx * q + ly * c)
            lengths[k] = from_lengths[k] + ROUNDED
        self.set_edges()
        self.set_box()

    def shift(self, dx: i64, dy: i64) -> None:
        """Move this polygon by a vector."""
        xs, ys = self.xs, self.ys
        for k in range(self.n):
            xs[k] += dx
            ys[k] += dy
        self.left += dx
        self.right += dx
        self.bottom += dy
        self.top += dy

    def corners(self) -> list[tuple[int, int]]:
        """The polygon's corners, counter-clockwise."""
        return [(int(self.xs[k]), int(self.ys[k])) for k in range(self.n)]


def root(n: i64) -> i64:
    """The whole part of the square root, for numbers 0 … 2^62."""
    if n == 0:
        return 0
    found = NARROW
    while True:
        better = (found + n // found) >> 1
        if better >= found:
            return found
        found = better


def outer_radius(shape: Polygon) -> i64:
    """The greatest distance of a shape's corners from the origin, however the shape is turned."""
    found: i64 = 0
    for k in range(shape.n):
        found = max(found, root(shape.xs[k] * shape.xs[k] + shape.ys[k] * shape.ys[k]))
    return found + 1 + ROUGH


def exceeds(a: i64, b: i64, c: i64, d: i64) -> bool:
    """Whether a * b > c * d, for numbers 0 … 2^60 (PI-N16)."""
    left_low, right_low = (a & LOW) * (b & LOW), (c & LOW) * (d & LOW)
    left = (a >> 31) * (b & LOW) + (a & LOW) * (b >> 31) + (left_low >> 31)
    right = (c >> 31) * (d & LOW) + (c & LOW) * (d >> 31) + (right_low >> 31)
    left_high, right_high = (a >> 31) * (b >> 31) + (left >> 31), (c >> 31) * (d >> 31) + (right >> 31)
    if left_high != right_high:
        return left_high > right_high
    if left & LOW != right & LOW:
        return left & LOW > right & LOW
    return left_low & LOW > right_low & LOW


def farther(cross: i64, squared: i64, radius: i64) -> bool:
    """Whether a point is farther from a line than the radius, 0 … 2^18: its cross product with a piece of that length."""
    far = size(cross)
    if far < NARROW and radius < SHORT:
        return far * far > radius * radius * squared
    return exceeds(far, far, radius * radius, squared)


def as_far(cross: i64, squared: i64, radius: i64) -> bool:
    """Whether it is at least so far."""
    far = size(cross)
    return not exceeds(radius * radius, squared, far, far)


def apart(p: Polygon, q: Polygon, radius: i64) -> bool:
    """Whether the boxes around two polygons show that their gap is larger than the radius."""
    return (
        p.left - q.right > radius or q.left - p.right > radius or p.bottom - q.top > radius or q.bottom - p.top > radius
    )


def outside(p: Polygon, k: i64, q: Polygon) -> i64:
    """How far q lies outside an edge of p, times the edge's length; below 0: not outside (how much is open)."""
    x, y, dx, dy = p.xs[k], p.ys[k], p.ex[k], p.ey[k]
    qx, qy = q.xs, q.ys
    nearest = dy * (qx[0] - x) - dx * (qy[0] - y)
    j: i64 = 1
    while j < q.n and nearest >= 0:
        nearest = min(nearest, dy * (qx[j] - x) - dx * (qy[j] - y))
        j += 1
    return nearest


def separates(p: Polygon, q: Polygon) -> bool:
    """Whether an edge of p has all of q on its outer side or on its line."""
    for k in range(p.n):
        if outside(p, k, q) >= 0:
            return True
    return False


def overlap(p: Polygon, q: Polygon) -> bool:
    """Whether the insides of two polygons meet; a common boundary alone is no overlap (PI-N7)."""
    if p.left >= q.right or q.left >= p.right or p.bottom >= q.top or q.bottom >= p.top:
        return False
    return not separates(p, q) and not separates(q, p)


def _beyond(p: Polygon, q: Polygon, radius: i64) -> i64:
    """BEYOND if an edge of p shows that q is farther away than the radius, OUTSIDE if q lies outside an edge, or MEETING."""
    found = MEETING
    for k in range(p.n):
        out = outside(p, k, q)
        if out > 0:
            dx, dy = p.ex[k], p.ey[k]
            if out > radius * (size(dx) + size(dy)) or farther(out, dx * dx + dy * dy, radius):
                return BEYOND
            found = OUTSIDE
    return found


def within(p: Polygon, q: Polygon, radius: i64) -> bool:
    """Whether the gap of two polygons is at most the radius, 0 … 2^18 (PI-N7)."""
    if apart(p, q, radius):
        return False
    dx, dy = p.xs[0] - q.xs[0], p.ys[0] - q.ys[0]
    if dx * dx + dy * dy <= radius * radius:  # two corners show it at once, where the range is long
        return True
    first = _beyond(p, q, radius)
    if first == BEYOND:
        return False
    second = _beyond(q, p, radius)
    if second == BEYOND:
        return False
    if first == MEETING and second == MEETING:
        return True
    return _corner_within(p, q, radius) or _corner_within(q, p, radius)


def keeps_off(p: Polygon, q: Polygon, radius: i64) -> bool:
    """Whether the gap of two polygons is at least the radius, 1 … 2^18 (PI-3.4, PI-3.7)."""
    if apart(p, q, radius):
        return True
    if not within(p, q, radius):
        return True
    if within(p, q, radius - 1):
        return False
    return _corners_off(p, q, radius) and _corners_off(q, p, radius)


def _corners_off(p: Polygon, q: Polygon, radius: i64) -> bool:
    """Whether each corner of p is at least so far from each edge of q; the two do not meet."""
    for k in range(p.n):
        x, y = p.xs[k], p.ys[k]
        ax, ay = q.xs[q.n - 1], q.ys[q.n - 1]
        for j in range(q.n):
            bx, by = q.xs[j], q.ys[j]
            if not off_segment(x, y, ax, ay, bx, by, radius):
                return False
            ax, ay = bx, by
    return True


def off_segment(x: i64, y: i64, ax: i64, ay: i64, bx: i64, by: i64, radius: i64) -> bool:
    """Whether a point is at least so far from a segment."""
    dx, dy = bx - ax, by - ay
    px, py = x - ax, y - ay
    along = px * dx + py * dy
    squared = dx * dx + dy * dy
    if along <= 0:
        return px * px + py * py >= radius * radius
    if along >= squared:
        px, py = x - bx, y - by
        return px * px + py * py >= radius * radius
    return as_far(px * dy - py * dx, squared, radius)


def touch(p: Polygon, q: Polygon) -> bool:
    """Whether two pieces touch: their gap is at most a tenth of a millimetre (PI-R10, PI-N7)."""
    return within(p, q, E_T)


def _corner_within(p: Polygon, q: Polygon, radius: i64) -> bool:
    """Whether a corner of p is no farther from an edge of q than the radius."""
    for k in range(p.n):
        if point_within(p.xs[k], p.ys[k], q, radius):
            return True
    return False


def point_within(x: i64, y: i64, q: Polygon, radius: i64) -> bool:
    """Whether a point is no farther from an edge of q than the radius."""
    if q.left - x > radius or x - q.right > radius or q.bottom - y > radius or y - q.top > radius:
        return False
    ax, ay = q.xs[q.n - 1], q.ys[q.n - 1]
    for k in range(q.n):
        bx, by = q.xs[k], q.ys[k]
        if near_segment(x, y, ax, ay, bx, by, radius):
            return True
        ax, ay = bx, by
    return False


def near_segment(x: i64, y: i64, ax: i64, ay: i64, bx: i64, by: i64, radius: i64) -> bool:
    """Whether a point is no farther from a segment than the radius."""
    dx, dy = bx - ax, by - ay
    px, py = x - ax, y - ay
    along = px * dx + py * dy
    squared = dx * dx + dy * dy
    if along <= 0:
        return px * px + py * py <= radius * radius
    if along >= squared:
        px, py = x - bx, y - by
        return px * px + py * py <= radius * radius
    cross = px * dy - py * dx
    if size(cross) > radius * (size(dx) + size(dy)):
        return False
    return not farther(cross, squared, radius)


def contains(p: Polygon, x: i64, y: i64) -> bool:
    """Whether a point lies in a polygon or on its boundary."""
    if x < p.left or x > p.right or y < p.bottom or y > p.top:
        return False
    ax, ay = p.xs[p.n - 1], p.ys[p.n - 1]
    for k in range(p.n):
        bx, by = p.xs[k], p.ys[k]
        if (by - ay) * (x - ax) - (bx - ax) * (y - ay) > 0:
            return False
        ax, ay = bx, by
    return True


def enters(p: Polygon, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Whether a segment meets the inside of a polygon; grazing an edge or a corner is not entering (PI-N7, PI-N12)."""
    if (ax <= p.left and bx <= p.left) or (ax >= p.right and bx >= p.right):
        return False
    if (ay <= p.bottom and by <= p.bottom) or (ay >= p.top and by >= p.top):
        return False
    xs, ys = p.xs, p.ys
    dx, dy = bx - ax, by - ay
    some_left = some_right = False
    px, py = xs[p.n - 1], ys[p.n - 1]
    for k in range(p.n):
        qx, qy = xs[k], ys[k]
        ex, ey = qx - px, qy - py
        if ey * (ax - px) - ex * (ay - py) >= 0 and ey * (bx - px) - ex * (by - py) >= 0:
            return False
        side = dx * (qy - ay) - dy * (qx - ax)
        some_left = some_left or side > 0
        some_right = some_right or side < 0
        px, py = qx, qy
    return (some_left and some_right) or (dx == 0 and dy == 0)


def side_of(ax: i64, ay: i64, bx: i64, by: i64, x: i64, y: i64) -> i64:
    """1 if a point lies left of the line from a to b, -1 if right, 0 on it."""
    cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    return i64(cross > 0) - i64(cross < 0)


def segments_meet(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64) -> bool:
    """Whether two closed segments have a point in common (PI-N12)."""
    if max(ax, bx) < min(cx, dx) or max(cx, dx) < min(ax, bx) or max(ay, by) < min(cy, dy) or max(cy, dy) < min(ay, by):
        return False
    one = side_of(ax, ay, bx, by, cx, cy) * side_of(ax, ay, bx, by, dx, dy)
    other = side_of(cx, cy, dx, dy, ax, ay) * side_of(cx, cy, dx, dy, bx, by)
    return one <= 0 and other <= 0


def swept_overlap(f: Polygon, dx: i64, dy: i64, x: Polygon) -> bool:
    """Whether the insides of x and of the convex hull of f here and f shifted by a vector meet (PI-N10).

    That hull has no edges but those of f and the two along the vector, so these and the edges of x are all that can separate.
    """
    if f.right + max(dx, 0) <= x.left or x.right <= f.left + min(dx, 0):
        return False
    if f.top + max(dy, 0) <= x.bottom or x.top <= f.bottom + min(dy, 0):
        return False
    for k in range(x.n):
        if outside(x, k, f) + min(0, x.ey[k] * dx - x.ex[k] * dy) >= 0:
            return False
    for k in range(f.n):
        if outside(f, k, x) >= max(0, f.ey[k] * dx - f.ex[k] * dy):
            return False
    return not _beside(f, dx, dy, x)


def _beside(f: Polygon, dx: i64, dy: i64, x: Polygon) -> bool:
    """Whether a line along the vector separates f and x weakly."""
    if dx == 0 and dy == 0:
        return False
    f_low = f_high = dx * f.ys[0] - dy * f.xs[0]
    for k in range(1, f.n):
        at = dx * f.ys[k] - dy * f.xs[k]
        f_low, f_high = min(f_low, at), max(f_high, at)
    x_low = x_high = dx * x.ys[0] - dy * x.xs[0]
    for k in range(1, x.n):
        at = dx * x.ys[k] - dy * x.xs[k]
        x_low, x_high = min(x_low, at), max(x_high, at)
    return x_low >= f_high or f_low >= x_high
