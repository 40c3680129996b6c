"""Cardinal's sea chart without ships: paper, names and compass; made once for each board size."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin  # noqa: TID251 - pictures calculate with floats
from typing import Final

from quarterdeck.games.cardinal.codes import WIDTH
from quarterdeck.games.cardinal.words.notation import COLUMNS
from quarterdeck.games.cardinal.words.summary import SAY
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import AnyShape, Box, Line, Symbol, Words

SQUARE: Final = 100
EDGE: Final = 48
"""Width of the chart's edge at the left and at the top, with the names of columns and rows."""
BARE: Final = 22
"""Width of its edge at the right and at the bottom, without names."""
MARGIN: Final = 8
"""Room around the chart."""
LEFT: Final = MARGIN + EDGE
"""x of the leftmost squares."""
TOP: Final = MARGIN + EDGE
"""y of the topmost squares."""


def centre(square: int) -> tuple[int, int]:
    """The middle of a square."""
    row, column = divmod(square, int(WIDTH))
    return LEFT + column * SQUARE + SQUARE // 2, TOP + row * SQUARE + SQUARE // 2


def size(rows: int, columns: int) -> tuple[int, int]:
    """Width and height of the chart."""
    return LEFT + columns * SQUARE + BARE + MARGIN, TOP + rows * SQUARE + BARE + MARGIN


@remembered()
def paper(rows: int, columns: int) -> tuple[AnyShape, ...]:
    """Everything under the squares: the sheet, its edge, and the names of columns and rows."""
    width, height = columns * SQUARE, rows * SQUARE
    return (*_sheet(width, height), *_edge(width, height), *_names(rows, columns))


def _sheet(width: int, height: int) -> Iterator[AnyShape]:
    yield Box(
        id="chart", role="chart", label=SAY("picture-chart"), decoration=True, round=10,
        x=LEFT - EDGE, y=TOP - EDGE, width=EDGE + width + BARE, height=EDGE + height + BARE,
    )  # fmt: skip


def _edge(width: int, height: int) -> Iterator[AnyShape]:
    """The edge, divided into degrees like that of a sea chart."""
    half, band = SQUARE // 2, 9
    yield Box(
        id="border", role="border", label=SAY("picture-edge"), decoration=True,
        x=LEFT - band - 5, y=TOP - band - 5, width=width + 2 * band + 10, height=height + 2 * band + 10,
    )  # fmt: skip
    for k in range(0, width // half, 2):
        x = LEFT + k * half
        yield _degree(f"edge-top-{k}", x, TOP - band - 3, half, band)
        yield _degree(f"edge-bottom-{k}", x + half, TOP + height + 3, half, band)
    for k in range(0, height // half, 2):
        y = TOP + k * half
        yield _degree(f"edge-left-{k}", LEFT - band - 3, y + half, band, half)
        yield _degree(f"edge-right-{k}", LEFT + width + 3, y, band, half)


def _degree(name: str, x: int, y: int, width: int, height: int) -> Box:
    label = SAY("picture-edge")
    return Box(id=name, role="edge", label=label, decoration=True, x=x, y=y, width=width, height=height)


def _names(rows: int, columns: int) -> Iterator[Words]:
    """Letters for columns, numbers for rows."""
    near = EDGE // 2 + 8
    for column in range(columns):
        name, x = COLUMNS[column], LEFT + column * SQUARE + SQUARE // 2
        yield _name(f"column-{name}", SAY("picture-column", name=name), name, x, TOP - near)
    for row in range(rows):
        name, y = str(row + 1), TOP + row * SQUARE + SQUARE // 2
        yield _name(f"row-{name}", SAY("picture-row", name=name), name, LEFT - near, y)


def _name(called: str, label: str, name: str, x: int, y: int) -> Words:
    """The label of each square says it too."""
    return Words(id=called, role="words", label=label, decoration=True, glyph=name, x=x, y=y, size=26, text=name)


@remembered()
def compass(rows: int, columns: int) -> tuple[AnyShape, ...]:
    """The compass rose in the middle, over its sixteen lines out to the chart's edge."""
    width, height = columns * SQUARE, rows * SQUARE
    x, y = LEFT + width // 2, TOP + height // 2
    rose = Symbol(
        id="rose", role="rose", label=SAY("picture-rose"), decoration=True, x=x, y=y, size=2 * SQUARE, art="rose"
    )
    return (*(_rhumb(k, x, y, width, height) for k in range(16)), rose)


def _rhumb(k: int, x: int, y: int, width: int, height: int) -> Line:
    """One compass line."""
    east, south = sin(radians(k * 22.5)), -cos(radians(k * 22.5))
    reach = min(
        width / 2 / abs(east) if abs(east) > 0.01 else 1e9,  # noqa: PLR2004 - parallel to that side
        height / 2 / abs(south) if abs(south) > 0.01 else 1e9,  # noqa: PLR2004 - parallel to that side
    )
    points = ((x, y), (round(x + reach * east), round(y + reach * south)))
    return Line(id=f"rhumb-{k}", role="rhumb", label=SAY("picture-rhumb"), decoration=True, points=points)
