"""Where an island or terrain may lie: spots in even rows over all of the sea.

The table is cut into squares of cells of the grid, as small as they can be if there are to be no more than SQUARES.
Each square in which the piece may lie at all offers one spot: the one nearest to its middle, in the first of its
headings that fits. So no part of the sea is left out, and in open sea the spots lie in rows. Where fewer than ENOUGH
squares offer one, the squares become smaller, down to single cells; so there are never more than 256 spots.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, ONE
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.geometry.angles import ROUND, size
from quarterdeck.games.pirates.geometry.moving import Waters
from quarterdeck.games.pirates.geometry.offered import ANYWHERE, island_fits, pose_move
from quarterdeck.games.pirates.geometry.polygons import ROUGH, Polygon, keeps_off, outer_radius

GRID: Final[i64] = 2_000  # hundredths of a millimetre from cell to cell
ROTATIONS: Final[i64] = 8
LEAN: Final[i64] = 3  # rotations from a row to the next, so that headings differ from square to square
SQUARES: Final[i64] = 64  # at most, when they are largest
ENOUGH: Final[i64] = 16  # spots; with fewer, squares become smaller


@final
class Spots:
    """Spots for one shape."""

    def __init__(self, waters: Waters, shape: Polygon, edge: i64, near: i64, far: i64) -> None:
        """So far from the edge of the table, `near` from islands, `far` at most from one of them.

        Terrain may lie ANYWHERE, and keeps as far from other terrain as from islands (PI-3.7).
        """
        self.waters = waters
        self.shape = shape
        self.placed = Polygon([(0, 0)])
        self.edge = edge
        self.near = max(0, near)
        self.far = far
        self.inner = inner_radius(shape)
        self.outer = outer_radius(shape)
        self.columns = waters.width // GRID
        self.rows = waters.height // GRID
        self.side: i64 = 1  # of the squares, in cells
        self.left: i64 = 0  # the cells of the square that is looked at; `right` and `top` are not in it
        self.right: i64 = 0
        self.bottom: i64 = 0
        self.top: i64 = 0

    def add(self, moves: Moves) -> None:
        """One spot for each square that has any."""
        while self.across() * self.up() > SQUARES:
            self.side += 2
        self.add_rows(moves)
        while moves.count < ENOUGH and self.side > 1:
            self.side -= 2
            moves.clear()
            self.add_rows(moves)

    def across(self) -> i64:
        """How many squares lie beside each other; the squares at the edges get the remainder."""
        return max(self.columns // self.side, 1)

    def up(self) -> i64:
        """How many rows of squares there are."""
        return max(self.rows // self.side, 1)

    def add_rows(self, moves: Moves) -> None:
        """One spot for each square of this size, row after row."""
        for j in range(self.up()):
            for i in range(self.across()):
                move = self.in_square(i, j)
                if move != NONE:
                    moves.add(move)

    def in_square(self, i: i64, j: i64) -> i64:
        """The spot of a square, or NONE: cells are tried in rings around its middle, the innermost ring first."""
        across, up, side = self.across(), self.up(), self.side
        x = (self.columns - across * side) // 2 + i * side
        y = (self.rows - up * side) // 2 + j * side
        self.left = x if i else NOTHING
        self.bottom = y if j else NOTHING
        self.right = x + side if i + 1 < across else self.columns
        self.top = y + side if j + 1 < up else self.rows
        x += side // 2
        y += side // 2
        for ring in range(side):
            move = self.in_ring(x, y, ring)
            if move != NONE:
                return move
        return NONE

    def in_ring(self, x: i64, y: i64, ring: i64) -> i64:
        """The first spot so many cells from the middle of the square, or NONE."""
        for row in range(max(self.bottom, y - ring), min(self.top, y + ring + 1)):
            side = ring == 0 or size(row - y) == ring
            column = x - ring
            while column <= x + ring:
                if self.left <= column < self.right:
                    move = self.at_cell(column, row)
                    if move != NONE:
                        return move
                column += ONE if side else ring + ring
        return NONE

    def at_cell(self, column: i64, row: i64) -> i64:
        """The shape at a cell, in the first heading that fits, or NONE."""
        x, y = column * GRID + GRID // 2, row * GRID + GRID // 2
        if self.hopeless(x, y):
            return NONE
        for k in range(ROTATIONS):
            a = (column + LEAN * row + k) % ROTATIONS * (ROUND // ROTATIONS)
            self.placed.place(self.shape, x, y, a)
            if self.fits(self.placed):
                return pose_move(x, y, a)
        return NONE

    def fits(self, placed: Polygon) -> bool:
        """Whether the shape keeps its distances there."""
        found = island_fits(self.waters, placed, self.edge, self.near, self.far)
        if found and self.far >= ANYWHERE:
            for other in self.waters.terrain.shapes:
                found = found and keeps_off(placed, other, self.near)
        return found

    def hopeless(self, x: i64, y: i64) -> bool:
        """Whether surely no heading fits there: too near to the edge or a corner of an island, or too far from all."""
        edge = self.edge + self.inner
        if x < edge or y < edge or x > self.waters.width - edge or y > self.waters.height - edge:
            return True
        near, far = self.near + self.inner, self.far + self.outer
        lonely = self.far < ANYWHERE and bool(self.waters.shores)
        for other in self.waters.shores:
            dx = beyond(x, other.left, other.right)
            dy = beyond(y, other.bottom, other.top)
            gap = dx * dx + dy * dy
            if gap < near * near and has_corner_within(other, x, y, near):
                return True
            if gap <= far * far:
                lonely = False
        return lonely


def beyond(x: i64, low: i64, high: i64) -> i64:
    """How far a number lies outside a range."""
    if x < low:
        return low - x
    return x - high if x > high else NOTHING


def has_corner_within(shore: Polygon, x: i64, y: i64, radius: i64) -> bool:
    """Whether a corner is nearer to a point than a given distance."""
    for k in range(shore.n):
        dx, dy = x - shore.xs[k], y - shore.ys[k]
        if dx * dx + dy * dy < radius * radius:
            return True
    return False


def inner_radius(shape: Polygon) -> i64:
    """The least distance of a shape's edges from the origin inside it, however the shape is turned."""
    found = outer_radius(shape)
    for k in range(shape.n):
        found = min(found, (shape.xs[k] * shape.ey[k] - shape.ys[k] * shape.ex[k]) // shape.lengths[k])
    return found - ROUGH if found > ROUGH else NOTHING
