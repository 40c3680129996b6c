"""What stands for the seats is known before the first move, and stays as it is: it is worked out once for a match."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.registry import keys
from tests.records.games import new_match


@pytest.mark.parametrize("key", keys())
def test_seats_look_the_same_all_game_long(key: str) -> None:
    """As the scores say it anew after each move."""
    match, dice = new_match(key), seeded(7)
    first = match.looks()
    assert len(first) == match.players
    for _ in range(120):
        match.chance(dice)
        if match.over:
            break
        seat = match.waiting()[0]
        moves = match.legal(seat)
        match.play(seat, moves[dice.below(len(moves))])
        standing = match.game.standing(match.view_at(seat, match.moves_made))
        assert standing is not None
        assert tuple(zip(standing.roles, standing.signs, strict=True)) == first == match.looks()
