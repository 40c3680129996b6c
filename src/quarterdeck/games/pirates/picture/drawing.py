"""Measures of the pirates' table in a picture, and small shapes that repeat facts for the eye.

Two scene units are a millimetre. On the table y grows away from the viewer, in a picture towards him.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from quarterdeck.games.pirates.geometry.angles import cosine, sine, unscaled
from quarterdeck.scene.shapes import Box, Symbol, Words

Place = tuple[int, int, int]
"""x, y and height."""
Point = tuple[int, int]
Corners = tuple[int, int, int, int]
Pose = tuple[int, int, int]
"""x, y and heading on the table."""
SILENT: Final = " "
"""What a terminal writes in place of words it has no room for."""
UNNAMED: Final = "…"
"""What a terminal writes instead of the name of a token."""
FEW: Final = 8
"""Up to this many places for a thing are all marked; of more, one on each side of an island or in each part of the sea is."""
UNIT: Final = 50
"""Hundredths of a millimetre in a scene unit."""
EDGE: Final = 44
"""From the corner of the picture to the table."""
ANGLE: Final = 10
"""Tenths in a degree."""


class Sheet(Struct, frozen=True):
    """A table in a picture; its size in hundredths of a millimetre."""

    width: int
    height: int

    def picture_width(self) -> int:
        """How wide the table is in the picture, with its frame."""
        return self.width // UNIT + 2 * EDGE

    def picture_height(self) -> int:
        """How high the picture is."""
        return self.height // UNIT + 2 * EDGE

    def at(self, x: int, y: int) -> Point:
        """A point of the table."""
        return EDGE + round(x / UNIT), EDGE + round((self.height - y) / UNIT)

    def points(self, corners: list[Point]) -> tuple[Point, ...]:
        """Points of the table."""
        return tuple([self.at(x, y) for x, y in corners])

    def aboard(self, pose: Pose, lx: int, ly: int) -> Point:
        """A point of a piece that lies at a pose: so far ahead of its origin, so far to port."""
        return self.at(*placed(pose, lx, ly))


def placed(pose: Pose, lx: int, ly: int) -> Point:
    """Where on the table a point of a piece lies (PI-N5)."""
    x, y, a = pose
    c, s = int(cosine(a)), int(sine(a))
    return x + int(unscaled(lx * c - ly * s)), y + int(unscaled(lx * s + ly * c))


def smaller(points: tuple[Point, ...], percent: int) -> tuple[Point, ...]:
    """A polygon made smaller or larger around its middle."""
    x = sum(x for x, _ in points) // len(points)
    y = sum(y for _, y in points) // len(points)
    return tuple([(x + (px - x) * percent // 100, y + (py - y) * percent // 100) for px, py in points])


def grown(points: tuple[Point, ...], by: int) -> tuple[Point, ...]:
    """A convex polygon with its corners moved outward by so many scene units: a rim as broad at its sides as at its ends."""
    corners = [complex(x, y) for x, y in points]
    ways = [_unit(corner - corners[k - 1]) for k, corner in enumerate(corners)]
    turns = sum((way.conjugate() * ways[k]).imag for k, way in enumerate(ways, 1 - len(ways)))
    out = -1j * by if turns > 0 else 1j * by
    moved = [corner + out * _unit(ways[k] + ways[k + 1 - len(ways)]) for k, corner in enumerate(corners)]
    return tuple([(round(corner.real), round(corner.imag)) for corner in moved])


def _unit(way: complex) -> complex:
    """A way of length 1 in the same direction, or none for none."""
    return way / (abs(way) or 1)


def write(
    name: str,
    role: str,
    words: str,
    place: Place,
    anchor: Literal["start", "middle", "end"] = "middle",
    glyph: str = SILENT,
) -> Words:
    """Words that decorate; `glyph` is what plain text and terminals write instead."""
    x, y, size = place
    return Words(id=name, role=role, decoration=True, glyph=glyph, x=x, y=y, size=size, text=words, anchor=anchor)


def sign(name: str, role: str, place: Place, art: str, turn: int = 0) -> Symbol:
    """A drawing that decorates."""
    x, y, size = place
    return Symbol(id=name, role=role, decoration=True, x=x, y=y, size=size, art=art, turn=turn)


def light(name: str, role: str, corners: tuple[int, int, int, int], round_: int = 10) -> Box:
    """A rectangle (x, y, width, height) that decorates."""
    x, y, wide, high = corners
    return Box(
        id=name,
        role=role,
        decoration=True,
        x=x,
        y=y,
        width=wide,
        height=high,
        round=min(round_, high // 3),
    )


def plate(name: str, role: str, label: str, corners: Corners) -> Box:
    """A rectangle (x, y, width, height) that says something."""
    x, y, wide, high = corners
    return Box(
        id=name, role=role, label=label,
        x=x, y=y, width=wide, height=high, round=min(12, high // 4),
    )  # fmt: skip
