"""Pictures of one game are put together from the same shapes, so that a server sees quickly what has changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.scene.shapes import AnyShape, Scene


def walk(key: str) -> Iterator[Position]:
    """The positions of a random game in which somebody chooses; always the same object."""
    game, dice = find_game(key), seeded(5)
    position = game.start(Setup(players=game.players[-1], options=game.options()))
    while not position.over():
        legal = position.legal()
        if position.player >= 0:
            yield position
        position.play(legal[dice.below(len(legal))])


def seen(key: str, position: Position, seat: int) -> Scene:
    """What a seat sees, with its moves if it is asked."""
    view = position.clone()
    view.veil(seat)
    return cast(Scene, find_game(key).scene(view, seat, view.legal() if position.player == seat else []))


@pytest.mark.parametrize("key", ["cardinal", "kraken"])
def test_a_picture_drawn_twice_is_made_of_the_same_objects(key: str) -> None:
    """Every single shape, its regions, its sentences."""
    for position in walk(key):
        one, two = (seen(key, position, 0) for _ in range(2))
        assert all(first is second for first, second in zip(one.shapes, two.shapes, strict=True))
        assert one.regions is two.regions
        assert one.status is two.status


@pytest.mark.parametrize("key", ["cardinal", "kraken"])
def test_most_of_what_a_move_does_not_change_stays_the_same_object(key: str) -> None:
    """Over a whole game, four of five shapes that look as before; what is made together is made anew together."""
    before: dict[str, AnyShape] = {}
    alike = same = 0
    for position in walk(key):
        picture = seen(key, position, 0)
        kept = [shape for shape in picture.shapes if before.get(shape.id) == shape]
        alike, same = alike + len(kept), same + sum(before[shape.id] is shape for shape in kept)
        before = {shape.id: shape for shape in picture.shapes}
    assert same > 0.8 * alike > 0
