"""Pictures of positions: the scene that a game draws, and what it looks like as text."""

from __future__ import annotations

from quarterdeck.cli.output import cell, out
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.scene.shapes import Scene


def picture(game: Game, seen: Position, viewer: int) -> Scene:
    """The scene of a position as the viewer sees it, with the viewer's moves on it if it must choose."""
    asked = viewer >= 0 and seen.player == viewer
    drawn = game.scene(seen, viewer, seen.legal() if asked else [])
    if not isinstance(drawn, Scene):
        raise Malformed("game", f"{game.title} draws pictures that cannot be shown here")
    return drawn


def plain_picture(game: Game, seen: Position, viewer: int) -> str:
    """A position in plain text."""
    return picture(game, seen, viewer).summary


def print_scene(game: Game, seen: Position, viewer: int) -> None:
    """A position in plain text, on standard output."""
    out().print(cell(plain_picture(game, seen, viewer)))
