"""Position files whose table is full of islands: whatever `load` accepts comes to its end (PI-3.4, PI-3.9, PI-R36)."""

from __future__ import annotations

import json
from typing import Final, cast

import pytest
from mypy_extensions import i64

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.trial import pick
from quarterdeck.games.pirates import PIRATES, codes
from quarterdeck.games.pirates.position import PiratesPosition
from tests.games.pirates.test_files import Data, file

SIDE: Final = 44_000
STEP: Final = 7_900
FIRST: Final = 10_100
SMALL: Final = f"""
title = "A small sea"
[measures]
S = 5750
L = 8380
table_two = [{SIDE}, {SIDE}]
table_more = [90000, 90000]
coins = [1, 1, 1, 2, 2, 2, 3, 3]
"""


def crowded(*, gaps: int = 0) -> Data:
    """A small table on which four times four islands lie, but for some at the end; one was drawn, three are to follow."""
    data = file(int(codes.PLACING))
    cards = cast(list[str], data["to_draw"])
    poses = [[FIRST + STEP * (k % 4), FIRST + STEP * (k // 4), 0] for k in range(16 - gaps)]
    data["islands"] = [*({"card": cards[0], "at": pose} for pose in poses), {"card": cards[0]}]
    return data | {"pack": SMALL, "to_draw": cards[1:6], "to_place": 4}


def load(data: Data) -> PiratesPosition:
    """It is accepted."""
    return PIRATES.load(json.dumps(data).encode())


@pytest.mark.clause("PI-R36", "PI-D2")
def test_on_a_full_table_islands_are_laid_aside() -> None:
    """One after another, each by who drew it; then homes are chosen."""
    position = load(crowded())
    while position.phase in (codes.PLACING, codes.DRAWING):
        if position.phase == codes.PLACING:
            assert position.legal() == [codes.PASS]
            assert PIRATES.why_not(position, int(codes.PASS)) is None
        position.play(i64(position.legal()[0]))
        assert PIRATES.save(PIRATES.load(PIRATES.save(position))) == PIRATES.save(position)
    assert (position.phase, len(position.waters.shores), len(position.islands.card)) == (codes.HOMING, 16, 16)


@pytest.mark.clause("PI-R36", "PI-3.9", "PI-R61", "PI-R62")
@pytest.mark.parametrize("gaps", [0, 1, 2, 15])
def test_no_game_from_a_crowded_table_comes_to_a_decision_without_moves(gaps: int) -> None:
    """It is played at random until it is over, or for a while."""
    position, dice = load(crowded(gaps=gaps)), seeded(gaps)
    for _ in range(400):
        if position.over():
            break
        moves = position.legal()
        assert moves, position.phase
        position.play(i64(pick(moves, dice)))


@pytest.mark.clause("PI-3.9", "PI-3.11")
def test_islands_that_will_not_be_placed_are_no_homes() -> None:
    """Once homes are chosen there have to be as many as players."""
    data = file(int(codes.HOMING))
    data["islands"] = cast(list[Data], data["islands"])[:1]
    data["to_place"] = 1
    with pytest.raises(Malformed, match="2 players need as many islands"):
        load(data)
