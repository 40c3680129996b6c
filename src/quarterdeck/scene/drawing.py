"""Draws positions."""

from __future__ import annotations

from collections.abc import Sequence

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.scene.shapes import Scene


def scene_for(game: Game, position: Position, viewer: int, moves: Sequence[int] = ()) -> Scene:
    """The picture of a position, with the viewer's moves if given; `Malformed` if the game's picture is not one of ours."""
    scene = game.scene(position, viewer, moves)
    if not isinstance(scene, Scene):
        raise Malformed("game", f"{game.title} draws pictures that cannot be shown here")
    return scene
