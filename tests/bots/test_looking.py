"""Bots without a tree: what they look at, how often, and when they stop."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.bots import SearchBot
from quarterdeck.bots.looking import look_around
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.judgement import Judgement
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import Position
from tests.bots.judged import Foreman, Haul
from tests.bots.tables import Guess, veiled


class FlatForeman(Foreman):
    """Judges hauls without a tree, and likes short hauls best beforehand."""

    def __init__(self) -> None:
        super().__init__()
        self.flat = True

    def weigh(self, position: Position, moves: Moves, weights: vec[i64]) -> bool:
        for k in range(moves.count):
            weights[i64(k)] = i64(4 - k)
        return True


def looks(simulations: int, seed: int = 1, keep_going: Callable[[], bool] = lambda: True) -> list[tuple[int, int]]:
    """Move and looks, in order."""
    found = look_around(Haul(), seeded(seed), FlatForeman(), simulations, keep_going)
    return [(move, often) for move, often, _ in found]


def test_a_budget_of_one_goes_by_weights_alone() -> None:
    """The heaviest move, and no other."""
    assert looks(1) == [(0, 1)]


@pytest.mark.parametrize("seed", range(5))
def test_the_best_move_is_seen_although_its_weight_is_the_least(seed: int) -> None:
    """Four feet are more than one, whatever the rope does."""
    assert looks(4, seed)[0] == (3, 2)
    assert looks(40, seed)[0][0] == 3


def test_the_worse_half_is_looked_at_no_more() -> None:
    """Forty looks: five at each of four moves, then ten at each of two."""
    assert looks(40) == [(3, 15), (2, 15), (1, 5), (0, 5)]


def test_who_has_no_more_time_answers_with_what_was_seen() -> None:
    """Each move is looked at once at least."""
    assert looks(40, keep_going=lambda: False) == [(3, 1), (2, 1), (1, 1), (0, 1)]
    ticks = count()
    assert sum(often for _, often in looks(40, keep_going=lambda: next(ticks) < 2)) == 12


def test_a_search_that_wants_no_tree_looks_around() -> None:
    """The same dice, the same choice and report."""
    bot = SearchBot(spec="", imagines=False, simulations=40, judgement=FlatForeman())
    choice = bot.choose(Haul(), 0, seeded(1))
    assert [(move, often) for move, often, _ in choice.considered] == looks(40)
    assert choice == bot.choose(Haul(), 0, seeded(1))


class FlatGuess(Judgement):
    """No opinion, and no tree."""

    def __init__(self) -> None:
        super().__init__(0, flat=True)

    def judge(self, position: Position, seat: int) -> float:
        raise AssertionError("a guess ends the game")


def test_worlds_are_imagined_again_and_again() -> None:
    """In some the pearl is in the left hand, in some in the right one; nobody looks where it is."""
    Guess.peeks = 0
    bot = SearchBot(spec="", imagines=True, simulations=120, judgement=FlatGuess())
    found = {move: value for move, _, value in bot.choose(veiled(Guess(0), 0), 0, seeded(2)).considered}
    assert Guess.peeks == 0
    assert found[5002] == 0.5
    assert 0 < found[5000] < 1
    assert 0 < found[5001] < 1


def test_no_more_than_the_heaviest_moves_take_part() -> None:
    """With a budget of three, three of four."""
    assert sorted(move for move, _ in looks(3)) == [0, 1, 2]
