"""Pictures of positions: the scene that a game draws, and what it looks like as text."""

from __future__ import annotations

import sys
from typing import Final

from quarterdeck.cli.output import cell, out, write
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.scene.shapes import Scene
from quarterdeck.scene.text import FEWEST_COLUMNS, plain, to_text
from quarterdeck.scene.theme import find_theme

SLACK: Final = 1.2
"""How many times as large an uneven drawing must be to be better than an even one."""


def seen_by(position: Position, viewer: int) -> Position:
    """What a viewer knows of a position, as a copy that asks the viewer if it may choose now."""
    seen = position.clone()
    if viewer >= 0 and seen.waiting() >> viewer & 1 and seen.player != viewer:
        seen.focus(viewer)
    seen.veil(viewer)
    return seen


def picture(game: Game, seen: Position, viewer: int) -> Scene:
    """The scene of a position as the viewer sees it, with the viewer's moves on it if it must choose."""
    asked = viewer >= 0 and seen.player == viewer
    drawn = game.scene(seen, viewer, seen.legal() if asked else [])
    if not isinstance(drawn, Scene):
        raise Malformed("game", f"{game.title} draws pictures that cannot be shown here")
    return drawn


def plain_picture(game: Game, seen: Position, viewer: int) -> str:
    """A position in plain text: a map of letters, then sentences."""
    return plain(picture(game, seen, viewer))


def print_scene(game: Game, seen: Position, viewer: int) -> None:
    """A position on standard output: in colour on a terminal, else in plain text."""
    console = out()
    if not sys.stdout.isatty() or console.no_color:
        write(plain_picture(game, seen, viewer))
        return
    drawn = picture(game, seen, viewer)
    columns = fit(drawn, console.width, max(console.height - 4, 1))
    write(to_text(drawn, find_theme("dark"), columns, colour=True))
    console.print(cell(drawn.summary))


def fit(scene: Scene, width: int, height: int) -> int:
    """The columns of the largest drawing there is room for; where possible whole lines to a grain, so that all is even."""
    most = max(FEWEST_COLUMNS, min(width, 2 * height * scene.width // scene.height))
    for lines in range(most, 0, -1):
        columns = round(2 * lines * scene.width / scene.grain)
        if columns <= most:
            return columns if SLACK * columns >= most else most
    return most
