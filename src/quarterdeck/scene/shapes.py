"""A drawn position as data. No game knows colours or pixels; no renderer knows rules.

Coordinates are integers in scene units (x to the right, y down); a board square is about 100 units.
Later shapes lie on earlier ones. A role says what a shape is (`water`, `ship-orange`, `card`);
themes turn roles into colours. An id names the same thing in every picture of a match, so
clients can animate it.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct


class Shape(Struct, frozen=True, kw_only=True, tag_field="shape"):
    """What all shapes share."""

    id: str
    role: str
    label: str
    """The text alternative: what a screen reader says, never empty."""
    glyph: str = ""
    """What a terminal writes at the shape's centre; empty: only the colour shows."""
    move: str | None = None
    """The move, in notation, that choosing this shape makes."""


class Polygon(Shape, frozen=True, kw_only=True, tag="polygon"):
    """An area with straight edges; at least three points."""

    points: tuple[tuple[int, int], ...]


class Disc(Shape, frozen=True, kw_only=True, tag="disc"):
    """A circle."""

    x: int
    y: int
    radius: int


class Symbol(Shape, frozen=True, kw_only=True, tag="symbol"):
    """A drawn piece: an SVG symbol of the game's art, in the colours of its role."""

    x: int
    y: int
    size: int
    """Edge of the square it fills, centred on (x, y)."""
    art: str
    """File name in the game's `art/` folder, without `.svg`."""
    turn: int = 0
    """Degrees clockwise."""


class Words(Shape, frozen=True, kw_only=True, tag="words"):
    """A line of text centred on (x, y); `size` is its height."""

    x: int
    y: int
    size: int
    text: str


AnyShape = Polygon | Disc | Symbol | Words


class Scene(Struct, frozen=True, kw_only=True):
    """A whole picture of a position, as one seat sees it."""

    game: str
    title: str
    summary: str
    """The text alternative of the whole picture: the position in sentences."""
    width: int
    height: int
    shapes: tuple[AnyShape, ...]

    def encode(self) -> bytes:
        """The scene as JSON; equal scenes, equal bytes."""
        return msgspec.json.encode(self)

    def hotspots(self) -> list[str]:
        """The moves that hang on shapes, in notation."""
        return [shape.move for shape in self.shapes if shape.move is not None]

    def silent(self) -> list[str]:
        """Ids of shapes without a text alternative; must be none."""
        return [shape.id for shape in self.shapes if not shape.label.strip()]


def rectangle(x: int, y: int, width: int, height: int) -> tuple[tuple[int, int], ...]:
    """The corners of an upright rectangle, for `Polygon.points`."""
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
