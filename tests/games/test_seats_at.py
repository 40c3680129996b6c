"""The seats at a table are those that play: as many as players, each once, in their order."""

from __future__ import annotations

import pytest

from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game
from tests.laws.setups import SETUPS


@pytest.mark.parametrize(("key", "setups"), SETUPS.items())
def test_the_seats_at_a_table_are_those_that_play(key: str, setups: list[Setup]) -> None:
    """Part of what law 2 says of `terms`: nobody is asked for who does not sit there."""
    game = find_game(key)
    for setup in setups:
        position = game.start(setup)
        seats = game.seats_at(position)
        assert len(seats) == len(set(seats)) == setup.players == game.terms(position).players
        assert set(seats) <= set(game.seat_names)
        assert game.seats_at(game.load(game.save(position))) == seats
