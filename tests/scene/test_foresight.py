"""What a move would come to is said and shown before it is chosen."""

from __future__ import annotations

import json
from typing import cast

import pytest

from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.scene.shapes import Scene
from tests.scene.positions import POSITIONS, key_of


def at(name: str) -> tuple[Game, Position, int]:
    """The game, the position as its seat knows it, and the seat."""
    key, (seat, file) = key_of(name), POSITIONS[name]
    game = find_game(key)
    position = game.load(json.dumps({"game": key, **file}).encode())
    position.veil(seat)
    return game, position, seat


def foreseen(name: str, move: str) -> Scene:
    """What a move would come to in a position of that name."""
    game, position, seat = at(name)
    return cast(Scene, game.foresee(position, seat, game.parse(position, move)))


def test_a_ship_that_crowds_a_square_summons_the_pirate() -> None:
    """The ship lies where it would; that it is placed there is not said again."""
    picture = foreseen("cardinal-closed-crowd", "d2")
    assert "place a ship" not in picture.summary
    assert "foreseen-piece-d2" in {shape.id for shape in picture.shapes}


def test_ships_that_the_pirate_would_take_are_crossed_out() -> None:
    """And not hatched, as squares are where no ship may be placed."""
    ids = {shape.id for shape in foreseen("cardinal-pirate", "@b3").shapes}
    assert {"foreseen-lost-b2", "foreseen-lost-b4", "foreseen-closed-a3"} <= ids
    assert not {"foreseen-closed-b2", "foreseen-closed-b4"} & ids


def test_an_icon_shows_where_every_ship_would_come_to() -> None:
    """C dives under nobody, and lies one Lane deeper."""
    picture = foreseen("kraken-icon", "F")
    assert picture.summary == "You sail forward to East, Lane 1."
    assert [shape.id for shape in picture.shapes] == [
        "foreseen-way-2",
        "foreseen-head-2",
        "foreseen-C",
        "foreseen-sign-C",
    ]


def test_a_card_shows_all_places_to_which_its_icons_can_lead() -> None:
    """By their order, with the most damage that it can do."""
    picture = foreseen("kraken-card", "play full-sail")
    assert picture.summary == "You end up in West, Lane 2. No damage to anyone else."
    assert [shape.id for shape in picture.shapes if shape.id.startswith("foreseen-A")] == ["foreseen-A-13"]


@pytest.mark.parametrize("name", [name for name, (seat, _) in POSITIONS.items() if seat >= 0])
def test_what_is_foreseen_changes_nothing_and_names_nothing_twice(name: str) -> None:
    """For every legal move; a game that says nothing shows nothing."""
    game, position, seat = at(name)
    if position.player != seat:
        return
    before = position.numbers()
    for move in position.legal():
        picture = game.foresee(position, seat, move)
        if isinstance(picture, Scene):
            ids = [shape.id for shape in picture.shapes]
            assert len(ids) == len(set(ids))
            assert all(shape.decoration for shape in picture.shapes)
    assert position.numbers() == before
