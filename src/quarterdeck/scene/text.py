"""A scene in characters: a grid of cells, plain lines, or coloured lines for a terminal.

A character is about twice as tall as wide, so a cell is twice as many scene units high as wide.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from functools import cache
from itertools import groupby
from math import atan2, degrees, hypot  # noqa: TID251 - pictures calculate with floats
from typing import Final
from unicodedata import combining, east_asian_width

import msgspec
from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.scene.art import read_art
from quarterdeck.scene.css import PAGE
from quarterdeck.scene.layout import SOFT
from quarterdeck.scene.naming import Name, spread
from quarterdeck.scene.shapes import (
    AnyShape,
    Box,
    Disc,
    Fact,
    Line,
    Placed,
    Polygon,
    Scene,
    Sector,
    Symbol,
    Thing,
    Words,
    middle,
)
from quarterdeck.scene.theme import NONE, Theme, blend, contrast

FEWEST_COLUMNS: Final = 8
SENTENCE: Final = re.compile(r"[\w)]\.$")
"""How a sentence ends; signs that are drawn with dots do not."""
READABLE: Final = 4.5
"""The contrast that words need at least (WCAG 2 AA)."""
SHORT: Final = 3
"""Words up to this length, mostly numbers with signs, may be side by side without a blank."""
CROWDED: Final = 0.4
"""If a larger share of the names is cut, the board is too small for names to be spread."""
SHIFTS: Final = (0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6)
"""By how many columns a name may be moved out of the way of others, the shortest way first."""


class Cell(Struct):
    """One character, the roles that colour it, and the shape it belongs to."""

    character: str = " "
    foreground: str = PAGE
    """The role whose piece or words are written here."""
    background: tuple[str, ...] = (PAGE,)
    """The roles of the areas that lie here, lowest first."""
    shape: str = ""
    """The id of the topmost shape here that is not decoration; empty if there is only the page."""


class Segment(Struct, frozen=True):
    """A stretch of a line in one look; colours are `#rrggbb`."""

    text: str
    foreground: str
    background: str
    bold: bool
    shape: str
    """The id of the shape it belongs to, so that a click finds its move; empty if there is none."""


Grid = list[list[Cell]]
Names = list[tuple[Words, tuple[int, int] | None]]
"""Names on the board, each with its row and column; None if there was no room for it."""


class Scale(Struct, frozen=True):
    """How many scene units a cell is wide and high."""

    wide: float
    high: float

    def column(self, x: float) -> int:
        """The column over x."""
        return int(x // self.wide)

    def row(self, y: float) -> int:
        """The row over y."""
        return int(y // self.high)


# -- what the callers ask for ---------------------------------------------------------------------


def plain(scene: Scene) -> str:
    """The scene for readers without colour: its title, its glyphs as a map, and the position in sentences."""
    scale = Scale(scene.grain / 2, float(scene.grain))
    grid = _sheet(scene, scale)
    shapes = scene.placed()
    names = [shape for shape in shapes if isinstance(shape, Words) and shape.decoration and shape.glyph.strip()]
    for shape in shapes:
        if shape.glyph and not (isinstance(shape, Words) and shape.decoration):
            _write(grid, shape, scale, (shape.glyph,))
    places = [(shape, _write_name(grid, shape, scale)) for shape in names]
    for shape, place in places:
        _write_out(grid, shape, place)
    lines = ["".join(cell.character for cell in row).rstrip() for row in grid]
    lines = [line for line in lines if line]
    margin = min((len(line) - len(line.lstrip()) for line in lines), default=0)
    drawn = [line[margin:] for line in lines]
    return "\n".join([scene.title, "", *drawn, "", *_beside(scene), scene.summary]) + "\n"


def _beside(scene: Scene) -> Iterator[str]:
    """The things of all regions, one to a line, and a blank line after them."""
    for region in scene.regions:
        yield f"{region.label}:"
        yield from (f"  {line_of(thing)}" for thing in scene.things(region.id))
    if scene.regions:
        yield ""


def line_of(thing: Thing) -> str:
    """A thing in short form: its name, its number, its signs in words, its sentences."""
    name = "" if not thing.title and thing.label in thing.lines else name_of(thing)
    laid = ", ".join(fact.label for fact in thing.laid)
    told = ""
    for part in (signs_of(thing), laid, *thing.lines):
        if part:
            told += part if not told else f" {part}" if SENTENCE.search(told) else f"; {part}"
    return ": ".join(part for part in (name, told) if part)


def name_of(shape: AnyShape) -> str:
    """The name of a shape: the title of a thing without its soft hyphens, which terminals draw; or the first part of its label."""
    if isinstance(shape, Thing) and shape.title:
        return f"{shape.title.replace(SOFT, '')} {shape.corner}".rstrip()
    return shape.label.partition(":")[0]


def seat_title(scene: Scene, seat: int) -> str:
    """The name of a seat in a picture, such as `Red`; empty if there is none."""
    found = (
        shape.title
        for shape in scene.shapes
        if isinstance(shape, Thing) and shape.look == "seat" and shape.seat == seat
    )
    return next(found, "")


def signs_of(thing: Thing) -> str:
    """The signs on a thing in words, equal ones once with their number; a word without a sign, such as `or`, joins others.

    Of what there is none, nothing is said.
    """
    told = ""
    there = [fact for fact in thing.facts if not _is_none(fact)]
    for joins, some in groupby(there, key=_joins):
        facts = list(some)
        words = " ".join(fact.text for fact in facts) if joins else ", ".join(_signs(facts))
        told = f"{told} {words}" if told else words
    return told


def whole_of(thing: Thing) -> str:
    """The full text of a thing in sentences; for a button also what it costs and brings."""
    told = "; ".join(fact.label for fact in thing.facts) if thing.look == "choice" else ""
    return f"{thing.label}: {told}" if told else thing.label


def _is_none(fact: Fact) -> bool:
    """Whether a sign with a 0 only keeps its place in a row of signs (`Fact.dim`)."""
    return fact.dim and fact.text == "0"


def _joins(fact: Fact) -> bool:
    return bool(fact.text) and not (fact.art or fact.glyph)


def _signs(facts: list[Fact]) -> Iterator[str]:
    """Signs in words; those that are drawn with single characters stand side by side."""
    for drawn, some in groupby(facts, key=lambda fact: len(fact.glyph) == 1 and not fact.text):
        if drawn:
            yield "".join(fact.glyph for fact in some)
            continue
        for (sign, told), alike in groupby(some, key=lambda fact: (_sign(fact), not fact.glyph)):
            number = len(list(alike))
            yield sign if number == 1 or told else f"{sign} ×{number}"


def _sign(fact: Fact) -> str:
    """A sign with its number, in words."""
    if fact.text[:1].isalpha() and len(fact.glyph) <= 1:
        return fact.text
    return f"{fact.glyph} {fact.text}".rstrip() if fact.glyph else fact.label


def wrapped(text: str, width: int) -> list[str]:
    """Text in lines of a number of cells, broken between words; letters of double width count twice."""
    lines, line = [], ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if width_of(longer) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        while width_of(word) > width:
            head = beginning(word, width)
            lines.append(head)
            word = word[len(head) :]  # noqa: PLW2901 - what is left of it
        line = word
    return [*lines, line] if line else lines


def beginning(text: str, width: int) -> str:
    """The beginning of a text that fits into a number of cells; at least one letter."""
    taken = 0
    for k, letter in enumerate(text):
        taken += width_of(letter)
        if taken > width and k:
            return text[:k]
    return text


def grid_of(scene: Scene, columns: int) -> Grid:
    """The scene as rows of cells, in a number of columns, as high as its shape requires."""
    if columns < FEWEST_COLUMNS:
        raise Malformed("columns", f"must be {FEWEST_COLUMNS} or more, not {columns}")
    wide = scene.width / columns
    scale = Scale(wide, 2 * wide)
    grid = _sheet(scene, scale)
    places = _paint(grid, scene, scale)
    cut = _write_all(grid, places)
    if not 0 < cut <= len(places) * CROWDED:
        return grid
    other = _sheet(scene, scale)
    names = _draw(other, scene, scale)
    return other if _write_all(other, _spread(other, scene, scale, names)) < cut else grid


def _write_all(grid: Grid, names: Names) -> int:
    """Write names out; returns how many of those that the board needs cannot be read whole."""
    return sum(not _write_out(grid, shape, place) and not _is_spare(shape) for shape, place in names)


def _spread(grid: Grid, scene: Scene, scale: Scale, names: list[Words]) -> Names:
    """Write names beside their signs, each where it leaves room for the others; then those that found no room as usual."""
    signs = {shape.id: shape for shape in scene.placed() if isinstance(shape, Symbol)}
    near = [shape for shape in names if shape.names in signs]
    rows = tuple("".join(cell.character or "·" for cell in row) for row in grid)
    spots = dict(
        zip(
            near,
            spread(rows, tuple(_sign_cells(grid, scale, shape, signs[shape.names]) for shape in near)),
            strict=True,
        )
    )
    for shape, spot in spots.items():
        if spot is not None:
            _write_line(grid[spot.row], spot.left, shape.text, shape)
    return [(shape, _write_name(grid, shape, scale)) for shape in names if spots.get(shape) is None]


def _sign_cells(grid: Grid, scale: Scale, shape: Words, sign: Symbol) -> Name:
    """A name, and the cells around the middle of its sign in which something is written."""
    row = min(scale.row(sign.y), len(grid) - 1)
    column = min(scale.column(sign.x), len(grid[row]) - 1)
    near = [k for k in (column - 1, column, column + 1) if 0 <= k < len(grid[row]) and grid[row][k].character.strip()]
    return Name(shape.text, row, min(near, default=column), max(near, default=column) + 1)


def names_all(scene: Scene, columns: int) -> bool:
    """Whether every name that the board needs can be read if it is drawn in a number of columns."""
    scale = Scale(scene.width / columns, 2 * scene.width / columns)
    grid = _sheet(scene, scale)
    return all(_stands(grid, shape, place) for shape, place in _paint(grid, scene, scale) if not _is_spare(shape))


def _is_spare(shape: Words) -> bool:
    """Whether a name is written only where there is room for it: its glyph begins with a blank."""
    return shape.glyph.startswith(" ")


def _paint(grid: Grid, scene: Scene, scale: Scale) -> Names:
    """Draw the board; returns the places of its names."""
    return [(shape, _write_name(grid, shape, scale)) for shape in _draw(grid, scene, scale)]


def _draw(grid: Grid, scene: Scene, scale: Scale) -> list[Words]:
    """Draw the board without its names, and return these."""
    names: list[Words] = []
    for shape in scene.placed():
        _fill(grid, shape, scale)
        if isinstance(shape, Words) and shape.decoration and shape.glyph.strip():
            names.append(shape)
        else:
            _write(grid, shape, scale, _drawing(scene, shape, scale))
    return names


def styled_lines(scene: Scene, theme: Theme, columns: int) -> list[list[Segment]]:
    """The scene in the theme's colours; each line is `columns` characters long in all."""
    # Thousands of cells look like some dozens of others, and to choose readable colours takes long.
    known: dict[tuple[tuple[str, ...], str], tuple[str, str, bool]] = {}

    def look(cell: Cell) -> tuple[str, str, bool, str]:
        roles = (cell.background, cell.foreground)
        if roles not in known:
            known[roles] = _look(*roles, theme)
        return *known[roles], cell.shape

    lines: list[list[Segment]] = []
    for row in grid_of(scene, columns):
        line: list[Segment] = []
        for seen, cells in groupby(row, key=look):
            line.append(Segment("".join(cell.character for cell in cells), *seen))
        lines.append(line)
    return lines


def to_text(scene: Scene, theme: Theme, columns: int, *, colour: bool) -> str:
    """The scene for a terminal, with 24-bit colour codes or, without colour, as plain lines."""
    if not colour:
        return plain(scene)
    return in_colour(styled_lines(scene, theme, columns))


def in_colour(lines: list[list[Segment]]) -> str:
    """Lines with 24-bit colour codes."""
    return "".join("".join(_escaped(part) for part in line) + "\x1b[0m\n" for line in lines)


def _escaped(part: Segment) -> str:
    def numbers(hue: str) -> str:
        return ";".join(str(int(hue[at : at + 2], 16)) for at in (1, 3, 5))

    weight = "1" if part.bold else "22"
    return f"\x1b[{weight};38;2;{numbers(part.foreground)};48;2;{numbers(part.background)}m{part.text}"


# -- colours -----------------------------------------------------------------------------------------


def _look(background: tuple[str, ...], foreground: str, theme: Theme) -> tuple[str, str, bool]:
    """The ink, the background, and whether it is bold."""
    ground = theme.style(PAGE).fill
    for role in background:
        style = theme.style(role)
        if style.fill != NONE:
            ground = blend(style.fill, ground, style.opacity)
    return ink(foreground, ground, theme), ground, theme.style(foreground).weight == "bold"


def ink(role: str, ground: str, theme: Theme) -> str:
    """The role's colour that can be read best on the background, or else the colour of words, or else that of the page."""
    style = theme.style(role)
    hues = [hue for hue in (style.fill, style.line, style.mark) if hue != NONE]
    for other in ("words", PAGE):
        if hues and max(contrast(hue, ground) for hue in hues) < READABLE:
            hues.append(theme.style(other).fill)
    return max(hues, key=lambda hue: contrast(hue, ground), default=ground)


# -- areas -------------------------------------------------------------------------------------------


def _sheet(scene: Scene, scale: Scale) -> Grid:
    columns = round(scene.width / scale.wide)
    rows = -int(-scene.height // scale.high)
    return [[Cell() for _ in range(columns)] for _ in range(rows)]


def _fill(grid: Grid, shape: Placed, scale: Scale) -> None:
    """Colour the cells whose middle the shape covers."""
    found = extent(shape)
    if found is None:
        return
    (left, top, right, bottom), covers = found
    for row in range(max(scale.row(top), 0), min(scale.row(bottom) + 1, len(grid))):
        for column in range(max(scale.column(left), 0), min(scale.column(right) + 1, len(grid[row]))):
            if covers((column + 0.5) * scale.wide, (row + 0.5) * scale.high):
                _lay(grid[row][column], shape)


def _lay(cell: Cell, shape: Placed) -> None:
    cell.background = (*cell.background, shape.role)
    if not shape.decoration:
        cell.shape = shape.id
        cell.character = " "


Covers = Callable[[float, float], bool]
Corners = tuple[float, float, float, float]


def extent(shape: Placed) -> tuple[Corners, Covers] | None:
    """The rectangle around an area, and a test whether a point is in it; None for strokes, drawings and words."""
    match shape:
        case Box():
            corners = (shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
            return corners, lambda x, y: corners[0] <= x < corners[2] and corners[1] <= y < corners[3]
        case Disc():
            return _around(shape.x, shape.y, shape.radius), lambda x, y: hypot(x - shape.x, y - shape.y) <= shape.radius
        case Sector():
            return _around(shape.x, shape.y, shape.outer), lambda x, y: _in_sector(shape, x - shape.x, y - shape.y)
        case Polygon(points=points):
            xs, ys = [x for x, _ in points], [y for _, y in points]
            return (min(xs), min(ys), max(xs), max(ys)), _within(points)
        case Line() | Symbol() | Words():
            return None


def _around(x: int, y: int, radius: int) -> Corners:
    return (x - radius, y - radius, x + radius, y + radius)


def _in_sector(shape: Sector, x: float, y: float) -> bool:
    angle = degrees(atan2(x, -y))
    return shape.inner <= hypot(x, y) < shape.outer and (angle - shape.start) % 360 < shape.sweep


def _within(points: tuple[tuple[int, int], ...]) -> Covers:
    """A test whether a point is in a polygon, which works out the edges once for all points of a row."""
    rows: dict[float, list[float]] = {}

    def covers(x: float, y: float) -> bool:
        """Whether a ray to the right leaves the polygon once more than it enters it."""
        if y not in rows:
            rows[y] = sorted(_crossings(points, y))
        return (len(rows[y]) - bisect_right(rows[y], x)) % 2 == 1

    return covers


def _crossings(points: tuple[tuple[int, int], ...], y: float) -> Iterator[float]:
    """Where a polygon's edges cross a row."""
    for (ax, ay), (bx, by) in zip(points, (*points[1:], points[0]), strict=True):
        if (ay > y) != (by > y):
            yield (bx - ax) * (y - ay) / (by - ay) + ax


# -- characters -----------------------------------------------------------------------------------------


def _drawing(scene: Scene, shape: Placed, scale: Scale) -> tuple[str, ...]:
    """The lines that a shape writes: words, the largest terminal drawing that fits, or its glyph."""
    if isinstance(shape, Words):
        return (shape.glyph or _shortened(shape.text, int(shape.room / scale.wide)),)
    if isinstance(shape, Symbol):
        for lines in _terminal_art(scene.art, shape.art):
            if len(lines) * scale.high <= shape.size and max(map(len, lines)) * scale.wide <= shape.size:
                return lines
    return (shape.glyph,) if shape.glyph else ()


def _shortened(words: str, columns: int) -> str:
    """Words cut to a number of columns, if that is known."""
    return words if columns == 0 or len(words) <= columns else words[: columns - 1] + "…"


@cache
def _terminal_art(package: str, name: str) -> tuple[tuple[str, ...], ...]:
    """The drawings in a `.txt` file, largest first, with blank lines between them; there may be none."""
    try:
        text = read_art(package, f"{name}.txt")
    except Malformed:
        return ()
    return tuple(tuple(drawing.strip("\n").split("\n")) for drawing in text.split("\n\n"))


def _write(grid: Grid, shape: Placed, scale: Scale, lines: tuple[str, ...]) -> None:
    """Write lines around the shape's middle; parts outside the sheet are cut off."""
    x, y = middle(shape)
    wide = max(map(width_of, lines), default=0)
    share = {"start": 0.0, "middle": 0.5, "end": 1.0}[shape.anchor if isinstance(shape, Words) else "middle"]
    left = round(x / scale.wide - wide * share)
    top = scale.row(y) if len(lines) == 1 else round(y / scale.high - len(lines) / 2)
    for row, line in enumerate(lines, top):
        if 0 <= row < len(grid) and not _taken(grid[row], left, line, shape):
            _write_line(grid[row], left, line, shape)


def _taken(row: list[Cell], column: int, line: str, shape: Placed) -> bool:
    """Whether decorating words would fall on other words: of two lines in one row only the first is written."""
    if not (isinstance(shape, Words) and shape.decoration):
        return False
    cells = row[max(column, 0) : max(column + width_of(line), 0)]
    return any(cell.foreground.startswith("words") and cell.character.strip() for cell in cells)


def _write_name(grid: Grid, shape: Words, scale: Scale) -> tuple[int, int] | None:
    """Write decorating words where they cover nothing, as near to their place as possible; returns row and column.

    If there is no such place, and no other words are in the way, as much as possible is written, unless the name can be spared.
    """
    text = shape.glyph.strip()
    wide = width_of(text)
    share = {"start": 0.0, "middle": 0.5, "end": 1.0}[shape.anchor]
    row, left = scale.row(shape.y), round(shape.x / scale.wide - wide * share)
    for along in SHIFTS:
        if _is_free(grid, row, left + along, text):
            _write_line(grid[row], left + along, text, shape)
            return row, left + along
    if 0 <= row < len(grid) and not _is_spare(shape) and not _taken(grid[row], left, text, shape):
        for column, character in enumerate(text, left):
            if 0 <= column < len(grid[row]) and not grid[row][column].character.strip():
                _put(grid[row], column, character, shape)
    return None


def _stands(grid: Grid, shape: Words, place: tuple[int, int] | None) -> bool:
    """Whether a name was written, and nothing was written over it."""
    if place is None:
        return False
    (row, left), short = place, shape.glyph.strip()
    return "".join(cell.character for cell in grid[row][left : left + width_of(short)]) == short


def _write_out(grid: Grid, shape: Words, place: tuple[int, int] | None) -> bool:
    """Write a name in full if it was cut and there is room for it in its line, or beside that in the line below or above; else a sign says that it is cut.

    Returns whether it can be read whole.
    """
    short = shape.glyph.strip()
    more = len(shape.text) - len(short)
    if place is None or not _stands(grid, shape, place):
        return False
    if more <= 0 or not shape.text.startswith(short):
        return True
    row, left = place
    kept = [msgspec.structs.replace(cell) for cell in grid[row]]
    for column in range(left, left + width_of(short)):
        grid[row][column].character = " "
    there = [(row, start) for start in range(left, left - more - 1, -1)]
    beside = sorted(range(left - width_of(shape.text), left + width_of(short) + 1), key=lambda start: abs(start - left))
    there += [(near, start) for start in beside for near in (row + 1, row - 1)]
    for near, start in there:
        if _stands_apart(grid, near, start, shape.text):
            _write_line(grid[near], start, shape.text, shape)
            return True
    kept[left + width_of(short) - 1].character = "…"
    grid[row] = kept
    return False


def _stands_apart(grid: Grid, row: int, left: int, text: str) -> bool:
    """Whether words would cover nothing there, with a blank on both sides."""
    if not _is_free(grid, row, left, text):
        return False
    sides = grid[row][max(left - 1, 0) : left] + grid[row][left + width_of(text) :][:1]
    return not any(cell.character.strip() for cell in sides)


def _is_free(grid: Grid, row: int, left: int, text: str) -> bool:
    """Whether words would cover nothing there and, unless they are short, touch no others."""
    right = left + width_of(text)
    if not (0 <= row < len(grid) and left >= 0 and right <= len(grid[row])):
        return False
    if any(cell.character.strip() for cell in grid[row][left:right]):
        return False
    before = grid[row][left - 1].character if left else ""
    after = grid[row][right].character if right < len(grid[row]) else ""
    return len(text) <= SHORT or not (before.isalnum() or after.isalnum())


def _write_line(row: list[Cell], column: int, line: str, shape: Placed) -> None:
    """Write a line from its first to its last visible character; nothing below shows through."""
    column += len(line) - len(line.lstrip())
    for character in line.strip():
        if 0 <= column <= len(row) - width_of(character):
            _put(row, column, character, shape)
        column += width_of(character)


def _put(row: list[Cell], column: int, character: str, shape: Placed) -> None:
    """Write one character; one of double width takes the next cell's place as well."""
    for k in range(width_of(character)):
        cell = row[column + k]
        cell.character = "" if k else character
        cell.foreground = shape.role
        if isinstance(shape, Symbol):
            cell.background = (*cell.background, shape.role)
        if not shape.decoration:
            cell.shape = shape.id


def width_of(text: str) -> int:
    """How many cells a text takes in a terminal."""
    if text.isascii():
        return len(text)
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in text if not combining(character))
