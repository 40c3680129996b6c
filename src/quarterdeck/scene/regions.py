"""A scene with its regions for a terminal: the board, and what lies in regions as lines of words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from msgspec.structs import replace

from quarterdeck.scene.css import PAGE
from quarterdeck.scene.shapes import AnyShape, Region, Scene, Thing
from quarterdeck.scene.text import (
    FEWEST_COLUMNS,
    Segment,
    beginning,
    ink,
    line_of,
    name_of,
    names_all,
    styled_lines,
    whole_of,
    width_of,
    wrapped,
)
from quarterdeck.scene.theme import Theme

SLACK: Final = 1.2
"""How many times larger an uneven drawing must be to be better than an even one."""
BESIDE: Final = 66
"""The number of columns from which on regions are beside the board, not below it."""
NARROWEST: Final = 28
WIDEST: Final = 46
"""The most columns of the regions beside a board."""
INDENT: Final = 2
"""Columns before the words of a thing: its mark."""
ORDER: Final = ("answers", "hand", "offer", "seats", "info", "beside")
"""The order of regions: what a player needs first comes first."""

Line = list[Segment]


def picture_lines(scene: Scene, theme: Theme, width: int, height: int) -> list[Line]:
    """The board in limited columns and lines, with all regions beside or below it, however long they are."""
    if not scene.regions:
        return styled_lines(scene, theme, fit(scene, width, height))[:height]
    if width < BESIDE:
        lines = region_lines(scene, theme, width)
        board = [_padded(line, width, theme) for line in styled_lines(scene, theme, fit(scene, width, height))]
        return [*board, *lines]
    wide = min(max(width // 3, NARROWEST), WIDEST)
    board = styled_lines(scene, theme, fit(scene, width - wide - 1, height))[:height]
    lines = region_lines(scene, theme, wide)
    columns = max(sum(width_of(part.text) for part in line) for line in board)
    return [
        [
            *_padded(board[row] if row < len(board) else [], columns + 1, theme),
            *(lines[row] if row < len(lines) else _padded([], wide, theme)),
        ]
        for row in range(max(len(board), len(lines)))
    ]


def board_lines(scene: Scene, theme: Theme, width: int, height: int) -> list[Line]:
    """Only the board, as large as the room allows, or larger if its names could not be read otherwise."""
    return styled_lines(scene, theme, readable_columns(scene, width, height))


def readable_columns(scene: Scene, width: int, height: int) -> int:
    """The columns of the largest board there is room for, or of the smallest on which names can be read."""
    fitting, smallest = fit(scene, width, height), smallest_columns(scene)
    return fitting if fitting >= smallest or names_all(scene, fitting) else smallest


def smallest_columns(scene: Scene) -> int:
    """The columns of a board drawn as plain text, one line to a grain; with fewer, names may be lost."""
    return round(2 * scene.width / scene.grain)


def fit(scene: Scene, width: int, height: int) -> int:
    """The columns of the largest board there is room for; where possible whole lines to a grain, so that all is even."""
    most = max(FEWEST_COLUMNS, min(width, 2 * height * scene.width // scene.height))
    for lines in range(most, 0, -1):
        columns = round(2 * lines * scene.width / scene.grain)
        if columns <= most:
            return columns if SLACK * columns >= most else most
    return most


def region_lines(scene: Scene, theme: Theme, width: int) -> list[Line]:
    """All regions in short form, one below the other, in lines of a given width."""
    return [line for region in _ordered(scene) for line in _region(scene, region, theme, width, line_of)]


def beside_moves(scene: Scene, theme: Theme, width: int, height: int) -> list[Line]:
    """All regions in short form without buttons, which say no more than the list of moves beside them, and without hints.

    A hint is a note without a title among the buttons: it says how to choose in a picture, with a mouse or a finger.
    Where the lines are too few, what is on offer is folded as long as it cannot be chosen: only its names are listed.
    """
    answers = {region.id for region in scene.regions if region.kind == "answers"}
    shown = replace(scene, shapes=tuple(shape for shape in scene.shapes if not _for_answers(shape, answers)))
    lines = region_lines(shown, theme, width)
    if len(lines) <= height:
        return lines
    return [
        line
        for region in _ordered(shown)
        for line in (
            _folded(shown, region, theme, width)
            if is_folded(scene, region)
            else _region(shown, region, theme, width, line_of)
        )
    ]


def is_folded(scene: Scene, region: Region) -> bool:
    """Whether a region tells of things on offer, and none of them can be chosen, or have something carried to it, now."""
    ends = {carry.to for carry in scene.carries}
    things = scene.things(region.id)
    return region.kind == "offer" and not any(thing.move is not None or thing.id in ends for thing in things)


def _folded(scene: Scene, region: Region, theme: Theme, width: int) -> Iterator[Line]:
    """A region's heading and the names of its things in one paragraph; those that stand out in full."""
    things = scene.things(region.id)
    names = ", ".join(name_of(thing) for thing in things if thing.mood != "lit")
    told = f"{region.label}: {names}" if names else region.label
    for k, words in enumerate(wrapped(told, width - INDENT)):
        yield _line(f"  {words}" if k else words, "words-soft", theme, width, "")
    for thing in things:
        if thing.mood == "lit":
            yield from _thing(thing, line_of(thing), theme, width)


def _for_answers(shape: AnyShape, answers: AbstractSet[str]) -> bool:
    """Whether it is a button, or a hint."""
    if not isinstance(shape, Thing):
        return False
    return shape.look == "choice" or (shape.look == "note" and not shape.title and shape.region in answers)


def whole_lines(scene: Scene, theme: Theme, width: int, board: str) -> list[Line]:
    """The full texts in lines of a given width: the things of all regions, then the position and the board."""
    told = [scene.summary, *dict.fromkeys(shape.label for shape in scene.placed() if not shape.decoration)]
    return [
        *(line for region in _ordered(scene) for line in _region(scene, region, theme, width, whole_of)),
        *_told((board,), "words-title", theme, width, ""),
        *(line for words in told for line in _told(wrapped(words, width - INDENT), "words", theme, width, "  ")),
    ]


def _ordered(scene: Scene) -> list[Region]:
    return sorted(scene.regions, key=lambda region: ORDER.index(region.kind))


def _region(scene: Scene, region: Region, theme: Theme, width: int, told: Callable[[Thing], str]) -> Iterator[Line]:
    """A region's heading and things."""
    things = scene.things(region.id)
    if things and not region.hidden:
        yield from _told(wrapped(region.label, width), "words-title", theme, width, "")
    for thing in things:
        yield from _thing(thing, told(thing), theme, width)


def _thing(thing: Thing, told: str, theme: Theme, width: int) -> Iterator[Line]:
    """A thing in as few lines as possible."""
    role = "button-hot" if thing.move is not None else "words-soft" if thing.mood == "dim" else "words"
    sign = "▸" if thing.move is not None or thing.mood == "lit" else " "
    for k, words in enumerate(wrapped(told, width - INDENT) or [""]):
        yield _line(f"{sign if k == 0 else ' '} {words}", role, theme, width, thing.id)


def _told(lines: Sequence[str], role: str, theme: Theme, width: int, before: str) -> Iterator[Line]:
    """Lines of text that belong to no thing."""
    for words in lines:
        yield _line(f"{before}{words}", role, theme, width, "")


def _line(words: str, role: str, theme: Theme, width: int, shape: str) -> Line:
    """Text on the page, or on its role's background, padded to the width."""
    style = theme.style(role)
    ground = style.fill if role.startswith("button") else theme.style(PAGE).fill
    colour = ink("words-hot" if role.startswith("button") else role, ground, theme)
    text = beginning(words, width)
    return [Segment(text + " " * (width - width_of(text)), colour, ground, bold=role == "words-title", shape=shape)]


def _padded(line: Line, width: int, theme: Theme) -> Line:
    """A line padded to the width."""
    ground = theme.style(PAGE).fill
    missing = width - sum(width_of(part.text) for part in line)
    return [*line, Segment(" " * missing, ground, ground, bold=False, shape="")] if missing > 0 else line
