"""A scene with its regions for a terminal: the board, and beside it or below it what lies in regions, a line each."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from quarterdeck.scene.css import PAGE
from quarterdeck.scene.shapes import Region, Scene, Thing
from quarterdeck.scene.text import FEWEST_COLUMNS, Segment, ink, line_of, styled_lines, width_of
from quarterdeck.scene.theme import Theme

SLACK: Final = 1.2
"""How many times as large an uneven drawing must be to be better than an even one."""
BESIDE: Final = 66
"""From so many columns on regions stand beside the board, on fewer below it."""
NARROWEST: Final = 28
WIDEST: Final = 46
"""Columns of the regions beside a board."""
ORDER: Final = ("answers", "hand", "offer", "seats", "info", "beside")
"""What is shown first, since what finds no room is cut off."""

Line = list[Segment]


def picture_lines(scene: Scene, theme: Theme, width: int, height: int) -> list[Line]:
    """The board as large as there is room for, with all regions, in at most so many columns and lines."""
    if not scene.regions:
        return styled_lines(scene, theme, fit(scene, width, height))[:height]
    if width < BESIDE:
        lines = region_lines(scene, theme, width)
        columns = fit(scene, width, max(height - len(lines), height // 2))
        board = [_padded(line, width, theme) for line in styled_lines(scene, theme, columns)]
        return [*board, *lines][:height]
    wide = min(max(width // 3, NARROWEST), WIDEST)
    board = styled_lines(scene, theme, fit(scene, width - wide - 1, height))[:height]
    lines = region_lines(scene, theme, wide)[: max(height, len(board))]
    columns = max(sum(width_of(part.text) for part in line) for line in board)
    rows = max(len(board), len(lines))
    above = (rows - len(board)) // 2
    return [
        [
            *_padded(board[row - above] if 0 <= row - above < len(board) else [], columns + 1, theme),
            *(lines[row] if row < len(lines) else _padded([], wide, theme)),
        ]
        for row in range(rows)
    ]


def columns_for(scene: Scene, width: int, height: int) -> int:
    """How many of these columns the picture makes use of."""
    if not scene.regions:
        return fit(scene, width, height)
    if width < BESIDE:
        return width
    wide = min(max(width // 3, NARROWEST), WIDEST)
    return fit(scene, width - wide - 1, height) + wide + 1


def fit(scene: Scene, width: int, height: int) -> int:
    """The columns of the largest board there is room for; where possible whole lines to a grain, so that all is even."""
    most = max(FEWEST_COLUMNS, min(width, 2 * height * scene.width // scene.height))
    for lines in range(most, 0, -1):
        columns = round(2 * lines * scene.width / scene.grain)
        if columns <= most:
            return columns if SLACK * columns >= most else most
    return most


def region_lines(scene: Scene, theme: Theme, width: int) -> list[Line]:
    """All regions one below the other, each line so many columns wide."""
    regions = sorted(scene.regions, key=lambda region: ORDER.index(region.kind))
    return [line for region in regions for line in _region(scene, region, theme, width)]


def _region(scene: Scene, region: Region, theme: Theme, width: int) -> Iterator[Line]:
    """Its heading, and its things."""
    things = scene.things(region.id)
    if things and not region.hidden:
        yield _line(f" {region.label}", "words-title", theme, width, "")
    for thing in things:
        yield from _thing(thing, theme, width)


def _thing(thing: Thing, theme: Theme, width: int) -> Iterator[Line]:
    """A thing in as few lines as hold it."""
    role = "button-hot" if thing.move is not None else "words-soft" if thing.mood == "dim" else "words"
    sign = "▸" if thing.move is not None or thing.mood == "lit" else " "
    for k, words in enumerate(wrap(line_of(thing), width - 3) or [""]):
        yield _line(f"{sign if k == 0 else ' '} {words}", role, theme, width, thing.id)


def _line(words: str, role: str, theme: Theme, width: int, shape: str) -> Line:
    """Words on the page, or on the ground of their role, and blanks up to the width."""
    style = theme.style(role)
    ground = style.fill if role.startswith("button") else theme.style(PAGE).fill
    colour = ink("words-hot" if role.startswith("button") else role, ground, theme)
    text = words[:width]
    return [Segment(text + " " * (width - width_of(text)), colour, ground, bold=role == "words-title", shape=shape)]


def _padded(line: Line, width: int, theme: Theme) -> Line:
    """A line with blanks up to the width."""
    ground = theme.style(PAGE).fill
    missing = width - sum(width_of(part.text) for part in line)
    return [*line, Segment(" " * missing, ground, ground, bold=False, shape="")] if missing > 0 else line
