"""Cardinal drawn: a sea chart with its squares, and a dock for each fleet beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, radians, sin
from typing import Final

from msgspec import Struct

from quarterdeck.games.cardinal.codes import COIN, FLEET, GREEN, ORANGE, PIRATE, WIDTH
from quarterdeck.games.cardinal.notation import COLUMNS, SEATS, square_name, text
from quarterdeck.games.cardinal.position import OVER, SUMMONING, CardinalPosition, beside, count
from quarterdeck.games.cardinal.summary import SAY, has, squares_of, status, summarise
from quarterdeck.scene.shapes import AnyShape, Box, Disc, Line, Scene, Symbol, Words

ART: Final = "quarterdeck.games.cardinal.art"

SQUARE: Final = 100
EDGE: Final = 48
"""Width of the chart's edge, with the names of columns and rows."""
DOCK: Final = 172
MARGIN: Final = 28
HEAD: Final = 108
"""Height of the strip with the state of the game."""
GLYPHS: Final = {
    "orange": "O",
    "green": "G",
    "pirate": "P",
    "open": ".",
    "closed": "x",
    "crowded": "*",
    "closed-crowded": "*",
}


class Chart(Struct, frozen=True):
    """Where things are in the picture, and the moves that hang on them."""

    position: CardinalPosition
    moves: dict[str, str]
    """Moves in notation, by the id of the shape they hang on."""
    left: int
    """x of the leftmost squares."""
    top: int
    """y of the topmost squares."""
    width: int
    height: int

    def centre(self, square: int) -> tuple[int, int]:
        """The middle of a square."""
        row, column = divmod(square, int(WIDTH))
        return self.left + column * SQUARE + SQUARE // 2, self.top + row * SQUARE + SQUARE // 2


def draw(veiled: CardinalPosition, seat: int, moves: Iterable[int]) -> Scene:  # noqa: ARG001 - all seats see the same
    """The position as everybody sees it, with the moves hanging on squares and docks (CA-D1, CA-D2)."""
    width, height = veiled.columns * SQUARE, veiled.rows * SQUARE
    hung = {_carrier(move): text(move) for move in moves}
    chart = Chart(veiled, hung, MARGIN + DOCK + MARGIN + EDGE, HEAD + EDGE, width, height)
    shapes: list[AnyShape] = [
        *_status(chart),
        *_paper(chart),
        *_names(chart),
        *(_water(chart, square) for square in squares_of(chart.position)),
        *_compass(chart),
        *_marks(chart),
        *_pieces(chart),
        *_dock(chart, int(ORANGE), MARGIN),
        *_dock(chart, int(GREEN), chart.left + width + EDGE + MARGIN),
    ]
    return Scene(
        game="cardinal",
        title=SAY("title"),
        summary=summarise(veiled),
        width=2 * (MARGIN + DOCK + MARGIN + EDGE) + width,
        height=HEAD + 2 * EDGE + height + MARGIN,
        shapes=tuple(shapes),
        art=ART,
        grain=SQUARE,
    )


def _carrier(move: int) -> str:
    """The id of the shape a move hangs on."""
    if move >= COIN:
        return f"dock-{SEATS[move - COIN]}"
    return f"square-{square_name(move % int(PIRATE))}"


# -- what is on a square ------------------------------------------------------------------------


def _what(position: CardinalPosition, square: int) -> str:
    """What people say of a square."""
    for name, squares in (("orange", position.orange), ("green", position.green), ("pirate", position.pirate)):
        if has(squares, square):
            return name
    closed = has(beside(position.pirate), square)
    if has(position.crowded(), square):
        return "closed-crowded" if closed else "crowded"
    return "closed" if closed else "open"


def _around(position: CardinalPosition, square: int) -> int:
    """Ships around a square (CA-3.1)."""
    ships = position.orange | position.green
    row, column = divmod(square, int(WIDTH))
    near = [
        above * int(WIDTH) + aside
        for above in range(max(row - 1, 0), row + 2)
        for aside in range(max(column - 1, 0), column + 2)
    ]
    return sum(has(ships, neighbour) for neighbour in near)


# -- the chart -----------------------------------------------------------------------------------


def _paper(chart: Chart) -> Iterator[AnyShape]:
    """The sheet, and its edge divided into degrees like that of a sea chart."""
    yield Box(
        id="chart", role="chart", label=SAY("picture-chart"), round=10,
        x=chart.left - EDGE, y=chart.top - EDGE, width=chart.width + 2 * EDGE, height=chart.height + 2 * EDGE,
    )  # fmt: skip
    half, band = SQUARE // 2, 9
    yield Box(
        id="border", role="border", label=SAY("picture-edge"), decoration=True,
        x=chart.left - band - 5, y=chart.top - band - 5, width=chart.width + 2 * band + 10, height=chart.height + 2 * band + 10,
    )  # fmt: skip
    for k in range(0, chart.width // half, 2):
        x = chart.left + k * half
        yield _degree(f"edge-top-{k}", x, chart.top - band - 3, half, band)
        yield _degree(f"edge-bottom-{k}", x + half, chart.top + chart.height + 3, half, band)
    for k in range(0, chart.height // half, 2):
        y = chart.top + k * half
        yield _degree(f"edge-left-{k}", chart.left - band - 3, y + half, band, half)
        yield _degree(f"edge-right-{k}", chart.left + chart.width + 3, y, band, half)


def _degree(name: str, x: int, y: int, width: int, height: int) -> Box:
    label = SAY("picture-edge")
    return Box(id=name, role="edge", label=label, decoration=True, x=x, y=y, width=width, height=height)


def _names(chart: Chart) -> Iterator[Words]:
    """Letters for columns, numbers for rows; numbers on both sides for the eye."""
    for column in range(chart.position.columns):
        name, x = COLUMNS[column], chart.left + column * SQUARE + SQUARE // 2
        label = SAY("picture-column", name=name)
        yield Words(
            id=f"column-{name}",
            role="words",
            label=label,
            glyph=name,
            x=x,
            y=chart.top - EDGE // 2 - 8,
            size=26,
            text=name,
        )
    for row in range(chart.position.rows):
        name, y = str(row + 1), chart.top + row * SQUARE + SQUARE // 2
        label = SAY("picture-row", name=name)
        yield Words(
            id=f"row-{name}",
            role="words",
            label=label,
            glyph=name,
            x=chart.left - EDGE // 2 - 8,
            y=y,
            size=26,
            text=name,
        )


def _water(chart: Chart, square: int) -> Box:
    """A square of water; a move for it hangs here."""
    position = chart.position
    name, what = square_name(square), _what(position, square)
    row, column = divmod(square, int(WIDTH))
    move = chart.moves.get(f"square-{name}")
    role = "sea" if (row + column) % 2 else "sea-deep"
    if move is not None:
        role = "sea-hot"
    elif what.startswith("closed"):
        role = "sea-closed"
    return Box(
        id=f"square-{name}",
        role=role,
        label=SAY("picture-square", square=name, what=what, around=_around(position, square)),
        glyph=GLYPHS[what],
        move=move,
        x=chart.left + column * SQUARE,
        y=chart.top + row * SQUARE,
        width=SQUARE,
        height=SQUARE,
    )


def _compass(chart: Chart) -> Iterator[AnyShape]:
    """The compass rose in the middle, and its sixteen lines out to the chart's edge."""
    x, y = chart.left + chart.width // 2, chart.top + chart.height // 2
    for k in range(16):
        east, south = sin(radians(k * 22.5)), -cos(radians(k * 22.5))
        reach = min(
            chart.width / 2 / abs(east) if abs(east) > 0.01 else 1e9,  # noqa: PLR2004 - parallel to that side
            chart.height / 2 / abs(south) if abs(south) > 0.01 else 1e9,  # noqa: PLR2004 - parallel to that side
        )
        points = ((x, y), (round(x + reach * east), round(y + reach * south)))
        yield Line(id=f"rhumb-{k}", role="rhumb", label=SAY("picture-rhumb"), decoration=True, points=points)
    yield Symbol(
        id="rose", role="rose", label=SAY("picture-rose"), decoration=True, x=x, y=y, size=2 * SQUARE, art="rose"
    )


def _marks(chart: Chart) -> Iterator[AnyShape]:
    """What the pirate closes (CA-2.4), what is crowded (CA-3.1), where the next piece may go."""
    position = chart.position
    for square in squares_of(chart.position):
        name, (x, y), what = square_name(square), chart.centre(square), _what(position, square)
        if what.startswith("closed"):
            label = SAY("picture-hatch", square=name)
            yield Symbol(
                id=f"closed-{name}", role="hatch", label=label, decoration=True, x=x, y=y, size=SQUARE, art="hatch"
            )
        if what.endswith("crowded"):
            label = SAY("picture-crowd", square=name)
            yield Symbol(id=f"crowd-{name}", role="crowd", label=label, decoration=True, x=x, y=y, size=88, art="crowd")
        if f"square-{name}" in chart.moves:
            yield _invitation(position, name, GLYPHS[what], (x, y))


def _invitation(position: CardinalPosition, name: str, glyph: str, at: tuple[int, int]) -> AnyShape:
    """The mark on a square that may be chosen."""
    x, y = at
    if position.phase == SUMMONING:
        label = SAY("picture-pirate-choice", square=name)
        return Symbol(
            id=f"choice-{name}", role="ghost", label=label, decoration=True, glyph="@", x=x, y=y, size=58, art="pirate"
        )
    role, label = f"hot-{SEATS[position.player]}", SAY("picture-place", square=name)
    return Disc(id=f"choice-{name}", role=role, label=label, decoration=True, glyph=glyph, x=x, y=y, radius=9)


def _pieces(chart: Chart) -> Iterator[Symbol]:
    """Ships and pirate; they lie on the squares that say what they are. At first the pirate lies beside (CA-1.2)."""
    position = chart.position
    if not position.pirate:
        label = SAY("picture-pirate-aside")
        yield Symbol(
            id="aside", role="pirate", label=label, x=MARGIN + DOCK // 2, y=HEAD // 2 + 2, size=80, art="pirate"
        )
    for square in squares_of(chart.position):
        what = _what(position, square)
        if what in {"orange", "green", "pirate"}:
            art = what if what == "pirate" else f"ship-{what}"
            name, (x, y) = square_name(square), chart.centre(square)
            label = SAY(f"picture-{art}", square=name)
            yield Symbol(
                id=f"piece-{name}",
                role=art,
                label=label,
                decoration=True,
                glyph=GLYPHS[what],
                x=x,
                y=y,
                size=86,
                art=art,
            )


# -- beside the board --------------------------------------------------------------------------------


def _dock(chart: Chart, seat: int, x: int) -> Iterator[AnyShape]:
    """The ships a player has in hand (CA-1.1, CA-4.8); an empty berth for each one on the board."""
    position, name = chart.position, SEATS[seat]
    left = int(FLEET) - int(count(position.orange if seat == ORANGE else position.green))
    top, height = chart.top - EDGE, chart.height + 2 * EDGE
    move = chart.moves.get(f"dock-{name}")
    turn = seat in {int(position.player), int(position.winner)} or move is not None
    role = "panel-turn" if turn else "panel"
    label = SAY("picture-dock", seat=seat, left=left)
    yield Box(id=f"dock-{name}", role=role, label=label, move=move, x=x, y=top, width=DOCK, height=height, round=14)
    middle = x + DOCK // 2
    words = SAY("dock-name", seat=seat)
    yield Words(id=f"name-{name}", role="words-title", label=words, x=middle, y=top + 34, size=28, text=words)
    words = SAY("dock-left", left=left)
    yield Words(id=f"left-{name}", role="words-soft", label=words, x=middle, y=top + 66, size=22, text=words)
    pitch = (height - 100) // int(FLEET)
    for k in range(int(FLEET)):
        y = top + 92 + pitch * k + pitch // 2
        yield from _berth(seat, k, middle, y, min(pitch - 8, 78), ship=k < left)


def _berth(seat: int, k: int, x: int, y: int, size: int, *, ship: bool) -> Iterator[AnyShape]:
    name = SEATS[seat]
    wide = size * 13 // 10
    label = SAY("picture-slot-ship" if ship else "picture-slot-empty", seat=seat)
    yield Box(
        id=f"berth-{name}-{k}", role="slot", label=label, decoration=True,
        x=x - wide // 2, y=y - size // 2, width=wide, height=size, round=size // 3,
    )  # fmt: skip
    if ship:
        yield Symbol(
            id=f"hand-{name}-{k}",
            role=f"ship-{name}",
            label=label,
            decoration=True,
            x=x,
            y=y,
            size=size - 8,
            art=f"ship-{name}",
        )


def _status(chart: Chart) -> Iterator[AnyShape]:
    """Who is to do what, or how the game ended."""
    middle, words, over = chart.left + chart.width // 2, status(chart.position), chart.position.phase == OVER
    if over:
        wide = len(words) * 16 + 40
        yield Box(
            id="banner", role="banner", label=words, decoration=True,
            x=middle - wide // 2, y=24, width=wide, height=62, round=12,
        )  # fmt: skip
    yield Words(
        id="status", role="words-banner" if over else "words-title", label=words, x=middle, y=55, size=30, text=words
    )
