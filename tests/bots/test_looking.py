"""Bots without a tree: what they look at, how often, and when they stop."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.bots import SearchBot
from quarterdeck.bots.looking import LEAN, MOST_LOOKS, WIDEST, Look, look_around
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.judgement import Judgement
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import Position
from tests.bots.judged import FIELDS, Dowser, Foreman, Haul, Meadow
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


def test_a_budget_of_one_draws_a_move_by_weight() -> None:
    """They weigh 4, 3, 2 and 1."""
    found = [looks(1, seed) for seed in range(200)]
    assert all(len(seen) == 1 and seen[0][1] == 1 for seen in found)
    often = [sum(seen[0][0] == move for seen in found) for move in range(4)]
    assert often == sorted(often, reverse=True)
    assert 60 < often[0] < 100
    assert 10 < often[3] < 35


def test_a_small_budget_looks_at_moves_that_it_draws() -> None:
    """Not at all of them; the best of those that were drawn is made."""
    found = [looks(3, seed) for seed in range(60)]
    assert {len(seen) for seen in found} == {1, 2, 3}
    assert {move for seen in found for move, _ in seen} == {0, 1, 2, 3}
    assert all(seen[0][0] == max(move for move, _ in seen) for seen in found)


@pytest.mark.parametrize("seed", range(5))
def test_the_best_move_is_seen_although_its_weight_is_the_least(seed: int) -> None:
    """Four feet are more than one, whatever the rope does."""
    assert looks(WIDEST, seed)[0][0] == 3
    assert looks(40, seed)[0][0] == 3


def test_the_worse_half_is_looked_at_no_more() -> None:
    """Forty looks: five at each of four moves, then ten at each of two."""
    assert looks(40) == [(3, 15), (2, 15), (1, 5), (0, 5)]


def test_who_has_no_more_time_answers_with_what_was_seen() -> None:
    """Each move is looked at once at least."""
    assert looks(40, keep_going=lambda: False) == [(3, 1), (2, 1), (1, 1), (0, 1)]
    ticks = count()
    assert sum(often for _, often in looks(40, keep_going=lambda: next(ticks) < 2)) == 12


@pytest.mark.parametrize("ticks", [700, 3000])
def test_most_of_the_time_goes_to_the_best_moves(ticks: int) -> None:
    """Even if nobody knew beforehand how much there would be: the halving begins again with twice as many looks."""
    clock = count()
    found = looks(MOST_LOOKS, keep_going=lambda: next(clock) < ticks)
    assert [move for move, _ in found][:2] == [3, 2]
    assert found[1][1] > 1.5 * found[2][1]


def test_a_search_that_wants_no_tree_looks_around() -> None:
    """The same dice, the same choice and report."""
    bot = SearchBot(spec="", imagines=False, simulations=40, judgement=FlatForeman())
    choice = bot.choose(Haul(), 0, seeded(1))
    assert [(move, often) for move, often, _ in choice.considered] == looks(40)
    assert choice == bot.choose(Haul(), 0, seeded(1))


class Crowd(FlatForeman):
    """Takes the first three hauls for the same."""

    def kind(self, position: Position, move: int) -> int:
        return 7 if move < 3 else -1


@pytest.mark.parametrize("budget", [WIDEST, 40])
def test_of_moves_that_are_alike_only_the_heaviest_is_looked_at(budget: int) -> None:
    """So the last one has its look although it weighs least, whatever the budget."""
    found = look_around(Haul(), seeded(1), Crowd(), budget, lambda: True)
    assert sorted(move for move, _, _ in found) == [0, 3]
    assert found[0][0] == 3


class Partial(FlatForeman):
    """Each foot more is worth something, and the first haul weighs 2 ** 10 times as much as the last one."""

    def __init__(self, slope: float) -> None:
        super().__init__()
        self.slope = slope

    def weigh(self, position: Position, moves: Moves, weights: vec[i64]) -> bool:
        for k in range(moves.count):
            weights[i64(k)] = i64((1024, 2, 2, 1)[k])
        return True


@pytest.mark.parametrize(("slope", "best"), [(0.9 * LEAN, 0), (10 * LEAN, 3)])
def test_a_lighter_move_must_promise_more(slope: float, best: int) -> None:
    """By as much for each halving: three feet more make up for ten of them, or do not. What is told is what was promised."""
    found = look_around(Haul(), seeded(1), Partial(slope), 40, lambda: True)
    assert found[0][0] == best
    assert {move: value for move, _, value in found}[3] > {move: value for move, _, value in found}[0]


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


class FlatDowser(Dowser):
    """A field weighs as much as its number says."""

    def __init__(self) -> None:
        super().__init__([*range(FIELDS)])
        self.flat = True


def test_no_more_than_the_heaviest_moves_take_part() -> None:
    """Ten of 170 fields."""
    found = look_around(Meadow([10] * FIELDS), seeded(1), FlatDowser(), 100, lambda: True)
    assert sorted(move for move, _, _ in found) == [*range(FIELDS - WIDEST, FIELDS)]


class FlattersWhoeverIsOnTurn(FlatForeman):
    """Promises nine tenths to the seat that is on turn."""

    def judge(self, position: Position, seat: i64) -> float:
        return 0.9 if position.player == seat else 0.1


@pytest.mark.parametrize(("move", "on_turn"), [(None, 0.9), (0, 0.1)])
def test_over_a_round_a_judgement_that_flatters_whoever_is_on_turn_flatters_everybody(
    move: int | None, on_turn: float
) -> None:
    """The position as it stands and the one after a move are promised the same, so no move looks like a change of luck."""
    look = Look(Haul(), seeded(1), FlattersWhoeverIsOnTurn())
    look.judgement.horizon = 0
    assert look.promise(move) == pytest.approx(on_turn)
    assert look.promise_of_round(move) == pytest.approx(0.5)


def test_a_round_in_which_the_game_ends_counts_its_result() -> None:
    """The last haul: what is promised beforehand, and then who has won."""
    place = Haul()
    place.hauls, place.player, place.hauled = 79, 1, [400, 0]
    look = Look(place, seeded(1), FlattersWhoeverIsOnTurn(), 0)
    look.judgement.horizon = 0
    assert look.promise_of_round(None) == pytest.approx((0.1 + 1.0) / 2)
