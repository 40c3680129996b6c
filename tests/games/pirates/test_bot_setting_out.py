"""Where the bot lays its ships while the game is set up."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.moves import Moves
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.bot.judgement import room_for
from quarterdeck.games.pirates.bot.setup import crowding, value_start_poses
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.rules.setup import setting_out
from tests.games.pirates.pictures import started


@pytest.mark.parametrize("seed", [1, 4])
def test_the_bot_lays_its_ships_apart_where_there_is_room(seed: int) -> None:
    """Side by side they could not turn away from each other in their first moves."""
    position, dice, moves, crowded = started(), seeded(seed, 5), Moves(), 0
    while position.phase < codes.TURN_PHASES:
        position.find_moves(moves)
        chosen = moves.items[dice.below(moves.count)]
        if phase_of(position).laid == "start":
            values = room_for(moves.count)
            value_start_poses(position, moves, values)
            chosen = moves.items[max(range(int(moves.count)), key=list(values).__getitem__)]
            unit = setting_out.mustering(position)
            assert crowding(position, unit, chosen) == 0
            crowded += any(crowding(position, unit, moves.items[k]) > 1_000 for k in range(int(moves.count)))
        position.play(chosen)
    assert crowded > 1
