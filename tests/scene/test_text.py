"""Terminal pictures: what stands where, in which colours, and which shape a click finds."""

from __future__ import annotations

import re

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.scene.regions import picture_lines
from quarterdeck.scene.shapes import AnyShape, Box, Disc, Polygon, Scene, Sector, Symbol, Words
from quarterdeck.scene.text import FEWEST_COLUMNS, grid_of, plain, styled_lines, to_text
from quarterdeck.scene.theme import ThemeName, find_theme
from tests.golden import check_golden
from tests.scene.files import GOLDEN
from tests.scene.positions import EVERY, scene

LIGHT = find_theme("light")
COLUMNS = 104
"""Columns of a terminal that is wide enough for everything."""
LINES = 70
"""Lines of one that is high enough."""


def toy(*shapes: AnyShape, height: int = 200) -> Scene:
    """A scene of 200 units, for 20 columns of 10."""
    return Scene(
        game="toy", title="Toy", summary="A toy.", width=200, height=height, shapes=shapes,
        art="quarterdeck.games.cardinal.art", grain=20,
    )  # fmt: skip


def written(picture: Scene) -> list[str]:
    """The characters of the grid, without blanks at the end."""
    return ["".join(cell.character for cell in row).rstrip() for row in grid_of(picture, 20)]


def shapes_of(picture: Scene) -> list[str]:
    """The first letter of the shape each cell belongs to."""
    return ["".join((cell.shape or ".")[0] for cell in row) for row in grid_of(picture, 20)]


@pytest.mark.parametrize("name", EVERY)
def test_plain_golden(name: str) -> None:
    """What readers without colour get."""
    check_golden(GOLDEN / f"{name}.txt", plain(scene(name)))


@pytest.mark.parametrize("name", ["cardinal-middle", "kraken-icon", "bruise-action", "bruise-sail"])
def test_wide_golden(name: str) -> None:
    """The characters of the coloured picture."""
    drawn = picture_lines(scene(name), LIGHT, COLUMNS, LINES)
    lines = ["".join(part.text for part in line).rstrip() for line in drawn]
    check_golden(GOLDEN / f"{name}-wide.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize(
    "columns", [FEWEST_COLUMNS, 37, *(pytest.param(n, marks=pytest.mark.long) for n in (80, COLUMNS))]
)
@pytest.mark.parametrize("name", EVERY)
def test_lines_are_as_wide_as_asked_for_and_half_as_many(name: str, columns: int) -> None:
    """A character is twice as high as wide."""
    picture = scene(name)
    lines = styled_lines(picture, LIGHT, columns)
    assert {sum(len(part.text) for part in line) for line in lines} == {columns}
    assert abs(len(lines) - columns * picture.height / picture.width / 2) <= 1


@pytest.mark.parametrize("name", EVERY)
def test_a_click_finds_every_move(name: str) -> None:
    """Each shape with a move is somewhere on top.

    But for ends of courses: there are hundreds, closer than cells of a terminal; those that lie below others are listed.
    """
    picture = scene(name)
    found = {part.shape for line in picture_lines(picture, LIGHT, COLUMNS, LINES) for part in line}
    below = [shape for shape in picture.shapes if shape.move is not None and shape.id not in found]
    assert [shape.id for shape in below if not shape.id.startswith("course-")] == []
    assert {shape.move for shape in below} <= {move for group in picture.groups for move in group.moves}
    assert not {shape.id for shape in picture.shapes if shape.decoration} & found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_colours_are_colours(theme: ThemeName) -> None:
    """No role, no name, nothing transparent."""
    for line in styled_lines(scene("kraken-icon"), find_theme(theme), COLUMNS):
        for part in line:
            assert re.fullmatch("#[0-9a-f]{6}", part.foreground)
            assert re.fullmatch("#[0-9a-f]{6}", part.background)


def test_a_box_fills_the_cells_whose_middle_it_covers() -> None:
    """25 units are two cells and a half; the half is not taken unless its middle is inside."""
    assert shapes_of(toy(Box(id="box", role="sea", label="B", x=10, y=20, width=24, height=40)))[:4] == [
        "." * 20,
        ".bb" + "." * 17,
        ".bb" + "." * 17,
        "." * 20,
    ]


def test_a_sector_goes_clockwise_from_above() -> None:
    """A quarter of a ring to the right."""
    rows = shapes_of(
        toy(Sector(id="sector", role="sea", label="S", x=100, y=100, inner=40, outer=100, start=45, sweep=90))
    )
    assert rows[5][14:] == "ssssss"
    assert rows[5][:14] == "." * 14
    assert rows[0] == rows[9] == "." * 20


def test_a_polygon_fills_its_inside() -> None:
    """A triangle, wider at the bottom."""
    rows = shapes_of(toy(Polygon(id="tri", role="sea", label="T", points=((100, 0), (200, 200), (0, 200)))))
    counts = [row.count("t") for row in rows]
    assert counts == sorted(counts)
    assert counts[-1] > counts[0]


def test_a_disc_is_round() -> None:
    """Its corners are not taken."""
    rows = shapes_of(toy(Disc(id="disc", role="sea", label="D", x=100, y=100, radius=100)))
    assert rows[0][0] == "."
    assert rows[5][0] == "d"


def test_later_shapes_lie_on_earlier_ones_and_decoration_takes_no_clicks() -> None:
    """Clicks fall through decoration."""
    below = Box(id="below", role="sea", label="B", x=0, y=0, width=200, height=200)
    above = Box(id="above", role="sea", label="A", decoration=True, x=0, y=0, width=200, height=200)
    assert set("".join(shapes_of(toy(below, above)))) == {"b"}
    assert grid_of(toy(below, above), 20)[0][0].background == ("page", "sea", "sea")


@pytest.mark.parametrize(("anchor", "start"), [("start", 10), ("middle", 8), ("end", 6)])
def test_words_stand_by_their_anchor(anchor: str, start: int) -> None:
    """The beginning, the middle or the end of the line is at x."""
    words = Words(id="w", role="words", label="W", x=100, y=30, size=20, text="Ahoy", anchor=anchor)  # type: ignore[arg-type]
    assert written(toy(words))[1] == " " * start + "Ahoy"


def test_words_that_do_not_fit_are_cut_off() -> None:
    """Nothing is written beside the sheet."""
    words = [
        Words(id=str(x), role="words", label="W", x=x, y=y, size=20, text="Ahoy")
        for x, y in ((0, 30), (200, 50), (9, 999))
    ]
    assert written(toy(*words))[1:3] == ["oy", " " * 18 + "Ah"]


def test_wide_characters_take_two_cells() -> None:
    """The line stays aligned; a wide character that would not fit is left out."""
    words = Words(id="w", role="words", label="W", x=100, y=30, size=20, text="\N{CJK UNIFIED IDEOGRAPH-6D77}!")
    line = written(toy(words))[1]
    assert line == " " * 8 + "\N{CJK UNIFIED IDEOGRAPH-6D77}!"
    assert [cell.character for cell in grid_of(toy(words), 20)[1]][8:11] == ["\N{CJK UNIFIED IDEOGRAPH-6D77}", "", "!"]


@pytest.mark.parametrize(("size", "expected"), [(80, "[o_o]"), (40, "{P}"), (10, "P")])
def test_a_piece_is_drawn_as_large_as_there_is_room(size: int, expected: str) -> None:
    """Terminal drawings, largest first; then the glyph."""
    piece = Symbol(id="p", role="pirate", label="P", glyph="P", x=100, y=100, size=size, art="pirate")
    lines = [line.strip() for line in written(toy(piece)) if line]
    assert lines[0] == expected


def test_what_lies_under_a_drawing_does_not_show_through() -> None:
    """The glyph of a square disappears under the middle of a ship."""
    square = Box(id="s", role="sea", label="S", glyph="x", x=0, y=0, width=200, height=200)
    piece = Symbol(id="p", role="ship-orange", label="P", x=100, y=110, size=80, art="ship-orange")
    assert "x" not in "".join(written(toy(square, piece)))


def test_plain_shows_glyphs_only() -> None:
    """Words without a glyph are told in the summary."""
    words = Words(id="w", role="words", label="W", x=100, y=30, size=20, text="Ahoy")
    named = Words(id="n", role="words", label="N", x=100, y=70, size=20, text="column a", glyph="a")
    assert plain(toy(words, named)) == "Toy\n\na\n\nA toy.\n"


def test_plain_words_make_way_for_signs_and_for_each_other() -> None:
    """A name steps aside, and is written in full where there is room."""
    sign = Disc(id="sign", role="piece", label="a port", glyph="n", x=145, y=50, radius=5)
    names = [
        Words(id=name, role="words", label=name, decoration=True, glyph=name[:5], x=x, y=50, size=10, text=name)
        for name, x in (("Tampa", 140), ("Havana", 20), ("Bay", 140))
    ]
    assert plain(toy(*names, sign)).split("\n")[2] == "Havana  Tampa nBay"


def test_too_few_columns_are_refused() -> None:
    """With the number that would do."""
    with pytest.raises(Malformed, match=f"columns: must be {FEWEST_COLUMNS} or more, not 7"):
        styled_lines(toy(), LIGHT, 7)


def test_colour_codes_only_where_colour_is_wanted() -> None:
    """Each coloured line ends by resetting the colours."""
    picture = scene("cardinal-middle")
    assert to_text(picture, LIGHT, 80, colour=False) == plain(picture)
    lines = to_text(picture, LIGHT, 80, colour=True).splitlines()
    assert all(line.startswith("\x1b[") and line.endswith("\x1b[0m") for line in lines)
    bare = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in lines]
    assert bare == ["".join(part.text for part in line) for line in styled_lines(picture, LIGHT, 80)]
