"""Pictures of positions: the scene that a game draws, and what it looks like as text."""

from __future__ import annotations

import sys

from quarterdeck.cli.output import cell, out, write
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.scene.drawing import scene_for
from quarterdeck.scene.regions import picture_lines
from quarterdeck.scene.shapes import Scene
from quarterdeck.scene.text import in_colour, plain
from quarterdeck.scene.theme import find_theme


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
    return scene_for(game, seen, viewer, seen.legal() if asked else ())


def quiet_picture(game: Game, seen: Position, viewer: int) -> Scene:
    """The scene of a position as the viewer sees it, without anything that can be chosen."""
    return scene_for(game, seen, viewer)


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
    lines = picture_lines(drawn, find_theme("dark"), console.width, max(console.height - 4, 1))
    write(in_colour(lines))
    console.print(cell(drawn.summary))
