"""Pictures as files: a game for the catalogue, any scene for downloads."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.position import Position
from quarterdeck.scene.drawing import scene_for
from quarterdeck.scene.shapes import Scene
from quarterdeck.scene.svg import to_svg
from quarterdeck.server.chores.kinds import Theme

SEED: Final = 7
LONG: Final = 60
"""The number of decisions after which a game is shown, if half of the game is longer."""
NO_SEAT: Final = -1


def picture_of(scene: Scene, theme: Theme) -> bytes:
    """A scene as an SVG file."""
    return to_svg(scene, theme).encode()


def board_of(scene: Scene, theme: Theme) -> bytes:
    """Only the board, without the regions beside it, as an SVG file."""
    return picture_of(replace(scene, shapes=scene.placed(), regions=()), theme)


def sample(game: Game, *, begun: bool) -> Scene:
    """A game as a spectator sees it: before the first decision, or in the middle of a random game."""
    setup = Setup(players=game.players[-1], options=game.options())
    position = game.start(setup)
    if begun:
        length = play_on(position.clone(), game.bound(setup))
        play_on(position, min(length // 2, LONG))
    position.veil(NO_SEAT)
    return scene_for(game, position, NO_SEAT)


def play_on(position: Position, decisions: int) -> int:
    """Make a number of random decisions, or fewer if the game ends; returns how many were made."""
    dice = seeded(SEED, 0)
    for made in range(decisions):
        if position.over():
            return made
        moves = position.legal()
        position.play(moves[dice.below(len(moves))])
    return decisions
