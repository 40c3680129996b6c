"""Writes coast.svg, net.svg and graticule.svg of Bruise Cruise: `python -m tools.caribbean.art` from the root.

Units are those of coast.json. It needs nothing but this package.
"""

from __future__ import annotations

import json
from math import cos, radians, sin  # noqa: TID251 - pictures calculate with floats
from pathlib import Path
from typing import Final, TypedDict

from quarterdeck.games.bruise_cruise.pack.tables import own_tables
from quarterdeck.games.bruise_cruise.picture.atlas import Atlas
from quarterdeck.games.bruise_cruise.picture.sheet import net_lines, simplified

GAME: Final = Path("src/quarterdeck/games/bruise_cruise")
BORDER: Final = 44
SCALE: Final = 14
"""Width of the scale of degrees, the innermost part of the border."""
LATITUDE: Final = 52.95
"""Units of a degree to the north."""
LONGITUDE: Final = LATITUDE * 0.936672
NUMBERED: Final = 5
"""Every so many degrees there is a number."""
ADVANCE: Final = 12
"""From letter to letter of a number; they are 8 wide and 14 high."""
GLYPHS: Final = {
    "0": "M4 0Q8 0 8 7T4 14Q0 14 0 7T4 0z",
    "1": "M1 3L5 0V14M1 14H8",
    "2": "M0 3Q1 0 4 0T8 4Q8 7 0 14H8",
    "3": "M0 1Q8-2 8 3.5Q8 7 3 7Q8 7 8 10.5Q8 16 0 13",
    "5": "M7 0H1V6Q8 4 8 9.5Q8 16 0 13",
    "6": "M7 0Q0 2 0 9Q0 14 4 14T8 10Q8 6 4 6T0 9",
    "7": "M0 0H8L3 14",
    "8": "M4 7Q0 6 1 3Q2 0 4 0T7 3Q8 6 4 7Q0 8 0 11Q1 14 4 14T8 11Q8 8 4 7z",
    "9": "M8 5Q8 0 4 0T0 4Q0 8 4 8T8 5Q8 12 1 14",
    "°": "M3 0A2 2 0 1 0 3.1 0z",
    "N": "M0 14V0L8 14V0",
    "W": "M-1 0L2 14L4.5 4L7 14L10 0",
}
SHALLOWS: Final = ((46, 4.0, 0.4), (25, 2.0, 1.0))
"""Two bands of water along the coast, the outer first: twice its width, how coarse it is, how opaque."""
ROSE: Final = (-745, 500, 150)
"""Middle and radius of the compass rose: in an ocean that is no part of the board."""


class Coast(TypedDict):
    """What is read of coast.json."""

    frame: list[int]
    land: list[list[tuple[int, int]]]


def main() -> None:
    """Write the drawings."""
    for name, drawing in drawings().items():
        (GAME / "art" / f"{name}.svg").write_text(drawing, encoding="utf-8")


def drawings() -> dict[str, str]:
    """All drawings, by name."""
    coast: Coast = json.loads((GAME / "content" / "coast.json").read_text(encoding="utf-8"))
    return {"coast": draw_coast(coast), "net": draw_net(coast["frame"]), "graticule": draw_graticule(coast)}


def draw_net(frame: list[int]) -> str:
    """The hexagons."""
    atlas = Atlas(own_tables())
    across, down = (round(place) for place in atlas.origin)
    lines = [[(x - across, y - down) for x, y in line] for line in net_lines(atlas)]
    return svg(frame, 0, [f'<path d="{path(lines, end="")}" fill="none"/>'])


def draw_coast(coast: Coast) -> str:
    """Land in the body's colour, its outline, and shallows in the mark's colour."""
    bands = [
        f'<path d="{path([simplified(tuple(ring), coarse) for ring in coast["land"]])}" fill="none" '
        f'stroke="currentColor" stroke-width="{width}" stroke-linejoin="round" opacity="{opacity}"/>'
        for width, coarse, opacity in SHALLOWS
    ]
    land = f'<path d="{path(coast["land"])}" stroke-linejoin="round"/>'
    return svg(coast["frame"], 0, [*bands, land])


def path(rings: list[list[tuple[int, int]]], end: str = "z") -> str:
    """Closed lines as the data of a path, each point told from the one before."""
    return "".join(_ring(ring) + end for ring in rings)


def _ring(ring: list[tuple[int, int]]) -> str:
    steps = [(x - a, y - b) for (x, y), (a, b) in zip(ring[1:], ring, strict=False)]
    return f"M{ring[0][0]} {ring[0][1]}l" + " ".join(f"{x} {y}" for x, y in steps)


def svg(frame: list[int], border: int, parts: list[str]) -> str:
    """The parts as a square drawing with the frame in its middle."""
    left, top, right, bottom = frame
    side = right - left + 2 * border
    y = (top + bottom - side) / 2
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left - border} {y:g} {side} {side}">'
    return "\n".join([head, *parts, "</svg>"]) + "\n"


# -- border and rose ------------------------------------------------------------------------------


def draw_graticule(coast: Coast) -> str:
    """The border with degrees, and a compass rose with its rhumb lines."""
    return svg(coast["frame"], BORDER, [*rose(), *border(coast["frame"])])


def border(frame: list[int]) -> list[str]:
    """A band of paper around the chart, a scale of degrees on its inner side, numbers on it."""
    left, top, right, bottom = frame
    outer = f"M{left - BORDER + 4} {top - BORDER + 4}H{right + BORDER - 4}V{bottom + BORDER - 4}H{left - BORDER + 4}z"
    inner = f"M{left} {top}V{bottom}H{right}V{top}z"
    scale = f"M{left - SCALE} {top - SCALE}H{right + SCALE}V{bottom + SCALE}H{left - SCALE}z"
    return [
        f'<path d="{outer}{inner}" stroke-width="3"/>',
        f'<path d="{scale}{inner}" fill="none" stroke-width="2"/>',
        f'<path d="{"".join(_degrees(frame))}" fill="none" stroke="currentColor" stroke-width="{SCALE - 5}"/>',
        *_numbers(frame),
    ]


def _meridians(frame: list[int]) -> range:
    return range(-80 + int(frame[0] / LONGITUDE), -80 + int(frame[2] / LONGITUDE) + 1)


def _parallels(frame: list[int]) -> range:
    return range(20 - int(frame[3] / LATITUDE), 20 - int(frame[1] / LATITUDE) + 1)


def _x(degree: float) -> int:
    return round((degree + 80) * LONGITUDE)


def _y(degree: float) -> int:
    return round((20 - degree) * LATITUDE)


def _degrees(frame: list[int]) -> list[str]:
    """Every second degree as a stroke on the scale."""
    left, top, right, bottom = frame
    beside, found = SCALE // 2, []
    for degree in _meridians(frame):
        if degree % 2 == 0:
            start, end = max(left, _x(degree)), min(right, _x(degree + 1))
            found += [f"M{start} {row}H{end}" for row in (top - beside, bottom + beside)]
    for degree in _parallels(frame):
        if degree % 2 == 0:
            start, end = min(bottom, _y(degree)), max(top, _y(degree + 1))
            found += [f"M{column} {start}V{end}" for column in (left - beside, right + beside)]
    return found


def _numbers(frame: list[int]) -> list[str]:
    """Degrees west along the upper and lower edge, degrees north along the sides."""
    left, top, right, bottom = frame
    out = SCALE + (BORDER - SCALE - 4) // 2
    spots = [
        (_x(degree), row, 0, f"{-degree}°W")
        for degree in _meridians(frame)
        if degree % NUMBERED == 0
        for row in (top - out, bottom + out)
    ]
    for degree in _parallels(frame):
        if degree % NUMBERED == 0:
            spots += [(left - out, _y(degree), -90, f"{degree}°N"), (right + out, _y(degree), 90, f"{degree}°N")]
    return [_number(*spot) for spot in spots]


def _number(x: int, y: int, turn: int, words: str) -> str:
    """A number of degrees around a point, drawn as strokes."""
    left = -len(words) * ADVANCE / 2
    glyphs = [
        f'<path d="{GLYPHS[letter]}" transform="translate({left + ADVANCE * k + 2:g} -7)"/>'
        for k, letter in enumerate(words)
    ]
    turned = f" rotate({turn})" if turn else ""
    head = f'<g transform="translate({x} {y}){turned}" fill="none" stroke="currentColor" stroke-width="1.8">'
    return "".join([head, *glyphs, "</g>"])


def rose() -> list[str]:
    """A compass rose of sixteen points, and lines from it over the ocean."""
    x, y, radius = ROSE
    points = []
    for k in range(16):
        length = radius if k % 4 == 0 else radius * 0.72 if k % 2 == 0 else radius * 0.5
        points.append((-1 if k % 4 == 0 else k % 2, _point(k * 22.5, length)))
    drawn = [star for _, star in sorted(points, key=lambda point: -point[0])]
    return [
        f'<g transform="translate({x} {y})" stroke-width="1.5" stroke-linejoin="round">',
        f'<circle r="{radius * 0.62:g}" fill="none" stroke="currentColor" stroke-width="2"/>',
        f'<circle r="{radius * 0.57:g}" fill="none" stroke="currentColor" stroke-width="5" stroke-dasharray="3 5.4"/>',
        *drawn,
        f'<path d="M0 {-radius - 30}l9 24H-9z" fill="currentColor" stroke="none"/>',
        "</g>",
    ]


def _point(angle: float, length: float) -> str:
    """One point of the rose: a light half and a dark one."""
    tip, side = _turned(0, -length, angle), length * 0.16
    left, right = _turned(-side, -side, angle), _turned(side, -side, angle)
    return f'<path d="M0 0L{left}L{tip}z"/><path d="M0 0L{right}L{tip}z" fill="currentColor"/>'


def _turned(x: float, y: float, angle: float) -> str:
    """A point turned clockwise around the middle."""
    across, up = cos(radians(angle)), sin(radians(angle))
    return f"{x * across - y * up:.1f} {x * up + y * across:.1f}"


if __name__ == "__main__":
    main()
