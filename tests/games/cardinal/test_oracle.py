"""The fast rules agree with a slow, independent reading of the same clauses."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.playout import perft
from quarterdeck.games.cardinal import CARDINAL
from tests.games.cardinal.oracle import Oracle
from tests.games.cardinal.table import start


@pytest.mark.parametrize(("rows", "columns"), [(3, 3), (3, 4), (4, 3), (4, 4), (5, 5), (6, 6), (7, 7), (3, 7)])
@pytest.mark.parametrize("seed", range(6))
def test_both_readings_list_the_same_moves_to_the_end_of_random_games(rows: int, columns: int, seed: int) -> None:
    """Moves, their order, the player and the result."""
    dice = seeded(seed, rows * 10 + columns)
    table, oracle = start(rows, columns), Oracle(rows, columns)
    while not table.position.over():
        assert table.legal == oracle.legal()
        assert table.player == oracle.player
        move = table.legal[dice.below(len(table.legal))]
        table.play(move)
        oracle.play(move)
    ending = CARDINAL.ending(table.position)
    assert oracle.result == (["orange", "green"][ending.winners[0]] if ending.how == "five-ships" else ending.how)


def count_lines(oracle_moves: list[str], rows: int, depth: int) -> int:
    """Perft by the oracle, replaying every line from the start."""
    oracle = Oracle(rows, rows)
    for move in oracle_moves:
        oracle.play(move)
    legal = oracle.legal()
    if depth == 1 or not legal:
        return len(legal) if legal else 1
    return sum(count_lines([*oracle_moves, move], rows, depth - 1) for move in legal)


def test_both_readings_count_the_same_lines() -> None:
    """Perft of three decisions on 4 × 4 squares, and of five on 3 × 3."""
    assert perft(start(4, 4).position, 3) == count_lines([], 4, 3) == 16 * 15 * 14
    assert perft(start(3, 3).position, 4) == count_lines([], 3, 4)


def test_the_oracle_is_not_the_fast_rules_in_disguise() -> None:
    """It knows the third occurrence by comparing whole boards."""
    oracle = Oracle(4, 4)
    assert oracle.note() == 2
