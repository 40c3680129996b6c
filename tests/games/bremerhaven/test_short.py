"""The short game (BH-T71); its set-up is in test_setup.py."""

from __future__ import annotations

import pytest

from quarterdeck.games.bremerhaven import codes
from tests.games.bremerhaven.scenario import lay, start


@pytest.mark.clause("BH-27.1", "BH-27.2", "BH-R35", "BH-R40", "BH-3.6")
@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 9), (4, 8)])
def test_t71_two_spaces_a_round(players: int, rounds: int) -> None:
    """BH-T71."""
    table = start(players, short=True).to_round(1)
    left = int(table.position.ahead)
    table.to("over")
    assert table.position.round == rounds
    assert [steps for _, steps, _ in table.told(codes.ADVANCED)] == [2] * rounds
    assert (left + 1) // 2 == rounds
    assert table.told(codes.EVENT) == table.told(codes.ANNOUNCED) == table.told(codes.NEWS_TURNED) == []


@pytest.mark.clause("BH-27.3", "BH-8.1")
def test_everything_else_is_as_in_the_long_game() -> None:
    """Income, Buildings and prices change as always."""
    table = lay(short=True, offer="bank", bids="R 1 1.1", prices="1-2-3-4").deal("3-1-4-2").to_round(3)
    assert (table.money, table.buildings("R"), table.prices) == ({"R": 4, "G": 3, "B": 2, "Y": 1}, "bank", "3-1-4-2")
