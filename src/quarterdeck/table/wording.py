"""Moves in words: the words of the picture, and what the game foresees."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.messages import speaker
from quarterdeck.scene.shapes import AnyShape, Scene, Thing
from quarterdeck.scene.text import name_of, signs_of

_SAY: Final = speaker("quarterdeck.table").say
_SENTENCE: Final = re.compile(r"(?<!\bSt)(?<!\bDr)(?<!\bLt)(?<!\bMs)(?<!\bMr)\.(?: |$)")
"""The end of a sentence, which is not the full stop of an abbreviation in a name such as St. George or Dr. Beattie."""


def first_sentence(text: str) -> str:
    """The first sentence of a text, without its full stop."""
    return _SENTENCE.split(text, maxsplit=1)[0]


def opening(text: str) -> str:
    """The first sentence of a text, with its full stop if it has one."""
    return text[: len(first_sentence(text)) + 1]


def words_in(scene: Scene) -> dict[str, str]:
    """What a picture calls each move that can be chosen in it, by notation; else the shortest words that it has for it."""
    found: dict[str, str] = {}
    for shape in scene.shapes:
        if shape.move is not None:
            said = words_of(shape)
            if len(said) < len(found.get(shape.move, said + " ")):
                found[shape.move] = said
    shapes = {shape.id: shape for shape in scene.shapes}
    for carry in scene.carries:
        found.setdefault(
            carry.move, carry.label or _SAY("carry", what=name_of(shapes[carry.what]), to=name_of(shapes[carry.to]))
        )
    return {**found, **dict(scene.names)}


def words_of(shape: AnyShape) -> str:
    """What choosing a shape does; for a card its title and its signs, since the card itself says the rest."""
    if not isinstance(shape, Thing) or shape.look != "card" or not shape.title:
        return shape.label
    before, name, _ = shape.label.partition(shape.title)
    if not name:
        return shape.label
    signs = signs_of(shape)
    chosen = f"{before}{name_of(shape)}"
    return f"{chosen}: {signs}" if signs else chosen


def foreseen_of(game: Game, veiled: Position, seat: int, move: int) -> Scene | None:
    """What a move would lead to, as far as the seat can know, on one line; None if the game says nothing."""
    shown = game.foresee(veiled, seat, move)
    return shown if isinstance(shown, Scene) else None


def name_of_move(game: Game, veiled: Position, seat: int, move: int) -> str:
    """The name of a move: the picture's words, or else what is foreseen, or else its notation."""
    return names_of_moves(game, veiled, seat, (move,))[0]


def names_of_moves(game: Game, veiled: Position, seat: int, moves: Iterable[int]) -> list[str]:
    """The names of moves of the same position: the picture's words, or else what is foreseen, or else their notation."""
    scene = game.scene(veiled, seat, veiled.legal())
    shown = words_in(scene) if isinstance(scene, Scene) else {}
    return [shown.get(game.text(veiled, move)) or _foreseen_name(game, veiled, seat, move) for move in moves]


def _foreseen_name(game: Game, veiled: Position, seat: int, move: int) -> str:
    foreseen = foreseen_of(game, veiled, seat, move)
    text = game.text(veiled, move)
    return opening(" ".join(foreseen.summary.split())) or text if foreseen else text
