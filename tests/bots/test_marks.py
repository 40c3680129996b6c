"""Marks of untried moves: for any numbers, however many, and anew for each list."""

from __future__ import annotations

from typing import Final

import pytest

from quarterdeck.bots.marks import SLOTS, SMALL, Marks
from quarterdeck.engine.judgement import Judgement, Weights
from quarterdeck.engine.moves import Moves

FAR: Final = 1 << 14
"""A move and one that is as much greater, with another last bit, belong to the same place of the table."""


def listed(*moves: int) -> Moves:
    """A list of moves."""
    found = Moves()
    for move in moves:
        found.add(move)
    return found


def unweighed() -> Weights:
    """No move has a weight."""
    return Weights(Judgement(0))


def test_a_move_is_found_where_it_was_listed_until_it_is_tried() -> None:
    """Others are not there."""
    marks = Marks()
    assert marks.put(listed(7, 3, 90), unweighed()) == 3
    assert [marks.find(move) for move in (7, 3, 90)] == [0, 1, 2]
    marks.strike(3)
    assert marks.find(3) < 0
    assert marks.find(4) < 0
    assert [marks.find(move) for move in (7, 90)] == [0, 2]


@pytest.mark.parametrize("move", [int(SMALL) + 2, int(SMALL + SLOTS) - 2])
def test_moves_that_belong_to_the_same_place_are_told_apart(move: int) -> None:
    """Also at the end of the table, where the place after the last one is the first."""
    twin, neighbour = (move ^ 1) + FAR, move + 1
    marks = Marks()
    marks.put(listed(move, twin, neighbour), unweighed())
    assert [marks.find(one) for one in (move, twin, neighbour)] == [0, 1, 2]
    marks.strike(twin)
    assert [marks.find(one) for one in (move, neighbour)] == [0, 2]
    assert marks.find(twin) < 0


@pytest.mark.parametrize("number", [1, 200, 5000])
def test_a_later_list_knows_nothing_of_an_earlier_one(number: int) -> None:
    """The table grows with the longest list."""
    marks = Marks()
    marks.put(listed(*range(number)), unweighed())
    marks.put(listed(*range(number, 3 * number, 2)), unweighed())
    assert [marks.find(move) for move in range(number, 3 * number, 2)] == list(range(number))
    assert all(marks.find(move) < 0 for move in range(number))
