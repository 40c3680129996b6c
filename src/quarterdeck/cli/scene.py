"""`quarterdeck scene`: a picture of a position or of the end of a record."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from quarterdeck.cli.files import is_record, load_position, read_record_file, seat_of, write_new
from quarterdeck.cli.options import AsJson, File, Overwrite, Seat, examples
from quarterdeck.cli.output import cell, out, write, write_json
from quarterdeck.cli.pictures import picture, seen_by
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.records.reading import read_bytes
from quarterdeck.records.replaying import replay
from quarterdeck.scene.svg import to_svg

EXAMPLES = examples(
    "scene puzzle.json -o board.svg",
    "scene game.record --seat A -o hand.svg --theme dark",
    "scene puzzle.json --json",
)


class ThemeName(StrEnum):
    """How light or dark a picture is; `auto` follows the viewer's system."""

    LIGHT = "light"
    DARK = "dark"
    AUTO = "auto"


def scene(
    file: File,
    *,
    seat: Seat = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="The SVG file; by default standard output.")
    ] = None,
    theme: Annotated[
        ThemeName, typer.Option("--theme", help="light, dark, or auto: the viewer's system.")
    ] = ThemeName.AUTO,
    overwrite: Overwrite = False,
    json: AsJson = False,
) -> None:
    """Draw a position file, or the end of a record, as SVG, as one seat sees it; by default as a spectator.

    With --json, print the scene itself: shapes with their roles, text alternatives and moves.
    """
    game, here = read_either(file)
    viewer = seat_of(game.seats_at(here), seat) if seat is not None else -1
    drawn = picture(game, seen_by(here, viewer), viewer)
    if json:
        write_json(drawn)
        return
    svg = to_svg(drawn, theme=theme.value)
    if output is None or str(output) == "-":
        write(svg)
        return
    write_new(output, svg.encode(), overwrite=overwrite)
    out().print(cell(f"{output}: {drawn.summary}"))


def read_either(file: Path) -> tuple[Game, Position]:
    """The position of a position file or at the end of a record, and its game."""
    data = read_bytes(file)
    if not is_record(data):
        opened = load_position(file, data)
        return opened.game, opened.position
    course = replay(read_record_file(file))
    return course.game, course.position
