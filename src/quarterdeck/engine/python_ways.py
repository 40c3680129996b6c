"""What Python's own tools ask of a position: to print it, to send it to another process, to show it in a notebook."""

from __future__ import annotations

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.engine.position_files import read_position, write_position
from quarterdeck.engine.registry import game_of


def file_of(position: Position) -> bytes:
    """The whole position as a position file; what is veiled stays open in it."""
    game = game_of(position)
    terms = game.terms(position)
    setup = Setup(players=terms.players, options=convert_options(game, dict(terms.options)), pack=terms.pack)
    return write_position(game, setup, position)


def position_of(file: bytes) -> Position:
    """The position of a position file; `Malformed` names the bad field."""
    return read_position(file).position


def described(position: Position) -> str:
    """A position in a line: its game, and who chooses among how many moves, or how it ended."""
    try:
        game = game_of(position)
    except Malformed:
        return f"<{type(position).__module__}.{type(position).__qualname__} of a game that is not installed>"
    return f"<{game.title}: {_said(game, position)}>"


def _said(game: Game, position: Position) -> str:
    """Which seat chooses, among how many moves, or how the game ended."""
    if position.over():
        return game.ending(position).sentence.text.rstrip(".")
    number = len(position.legal())
    if position.player == CHANCE:
        return f"chance chooses among {number} outcomes"
    return f"{game.seats_at(position)[position.player]} chooses among {number} moves"


def texts_of(position: Position) -> dict[int, str]:
    """The notation of each legal move of the player who must choose, by the number of the move."""
    game = game_of(position)
    return {move: game.text(position, move) for move in position.legal()}


def drawn(position: Position) -> str:
    """The position as SVG, as the seat that must choose sees it; everything that is not veiled is shown."""
    game = game_of(position)
    return game.scene(position, position.player, ())._repr_svg_()
