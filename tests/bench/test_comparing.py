"""Two sides are compared by the ratios of their rounds, and only what is certain is marked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import msgspec
import pytest
from against.comparing import (
    BETTER,
    WORSE,
    Compared,
    Figure,
    Missing,
    Round,
    Sample,
    certainty,
    compare,
    interval,
    too_bad,
)

COST = Figure(group="Rules", name="Clone", unit="µs")
RATE = msgspec.structs.replace(COST, name="Playouts", unit="games/s", smaller_is_better=False)
SIZE = msgspec.structs.replace(COST, name="The client", unit="bytes", exact=True)
NOISE = (0.96, 1.0, 1.03, 1.3, 0.99)
"""What a busy machine makes of equal work."""


def rounds(here: Sequence[float], there: Sequence[float]) -> list[Round]:
    """What two sides gave."""
    return [Round(Sample(a), Sample(b)) for a, b in zip(here, there, strict=True)]


def compared(figure: Figure, here: Sequence[float], there: Sequence[float]) -> Compared:
    """The two sides of a figure."""
    return compare(figure, rounds(here, there), "main")


def test_the_ratio_is_the_middle_of_the_rounds_and_not_of_the_sides() -> None:
    """The machine was twice as fast in the first rounds; each round says much the same all the same."""
    found = compared(COST, [10.5, 11, 22, 22, 23], [10, 10, 20, 20, 20])
    assert (found.here, found.there) == (22, 20)
    assert (found.low, found.ratio, found.high) == pytest.approx((1.05, 1.1, 1.15))


@pytest.mark.parametrize(
    ("figure", "ratio", "mark"),
    [(COST, 1.2, WORSE), (COST, 0.8, BETTER), (RATE, 1.2, BETTER), (RATE, 0.8, WORSE)],
)
def test_a_certain_difference_is_marked_for_what_it_is(figure: Figure, ratio: float, mark: str) -> None:
    """Of costs less is better, of rates more."""
    found = compared(figure, [ratio * (1 + k / 1000) for k in range(5)], [1.0] * 5)
    assert found.mark == mark
    assert (found.change > 0) == (mark == WORSE)


@pytest.mark.parametrize("ratio", [1.03, 0.97])
def test_three_percent_are_not_marked(ratio: float) -> None:
    """However certain they are."""
    assert compared(COST, [ratio] * 9, [1.0] * 9).mark == ""


def test_one_round_on_the_other_side_takes_the_mark_away() -> None:
    """Of five all must agree."""
    assert compared(COST, [1.2] * 5, [1.0] * 5).mark == WORSE
    assert compared(COST, [1.2] * 4 + [1.0], [1.0] * 5).mark == ""


def test_of_nine_rounds_one_may_be_disturbed() -> None:
    """A single one that something else disturbed hides no difference; two do."""
    assert compared(COST, [1.2] * 8 + [0.5], [1.0] * 9).mark == WORSE
    assert compared(COST, [1.2] * 7 + [0.5] * 2, [1.0] * 9).mark == ""


def test_two_sides_that_are_the_same_get_no_mark() -> None:
    """Whatever order the machine's noise has on one side, as long as it hits both alike."""
    for noise in permutations(NOISE):
        for figure in (COST, RATE):
            assert compared(figure, NOISE, noise).mark == ""


def test_the_interval_leaves_out_as_many_rounds_as_it_may() -> None:
    """Five are not enough to leave one out; nine leave out one at each end, twelve two."""
    assert interval([5, 1, 4, 2, 3]) == (1, 5)
    assert interval(range(9)) == (1, 7)
    assert interval(range(12)) == (2, 9)


@pytest.mark.parametrize(("n", "k", "share"), [(5, 1, 0.9375), (6, 1, 0.96875), (9, 2, 0.9609375)])
def test_the_certainty_is_that_of_throwing_coins(n: int, k: int, share: float) -> None:
    """As tables of the sign test have it."""
    assert certainty(n, k) == share


def test_fewer_than_five_rounds_mark_nothing() -> None:
    """By chance alone all of four lie on one side every eighth time."""
    assert compared(COST, [2.0] * 4, [1.0] * 4).mark == ""
    assert compared(COST, [2.0] * 5, [1.0] * 5).mark == WORSE


def test_one_round_is_enough_for_what_is_the_same_each_time() -> None:
    """As sizes of files are."""
    assert compared(SIZE, [110], [100]).mark == WORSE
    assert compared(SIZE, [101], [100]).mark == ""


def test_what_a_side_cannot_give_is_left_open_and_told() -> None:
    """The other side's figure is there."""
    found = compare(COST, [Round(Sample(2.0), Missing("no such thing"))] * 5, "main")
    assert (found.here, found.there, found.ratio, found.mark) == (2.0, None, None, "")
    assert found.remarks == ("main: no such thing",)
    assert compare(COST, [Round(Missing("gone"), Sample(2.0))], "main").remarks == ("here: gone",)


def test_a_side_that_gives_out_half_way_is_compared_up_to_there() -> None:
    """Rounds that only one side has do not count for the ratio."""
    whole = rounds([1.2] * 5, [1.0] * 5)
    found = compare(COST, [*whole, Round(Sample(9.0), Missing("gone"))], "main")
    assert found.ratio == pytest.approx(1.2)
    assert found.mark == WORSE
    assert found.remarks == ("main: gone",)


def test_work_that_was_not_the_same_is_told() -> None:
    """Rules that have changed play other games."""
    same = compare(COST, [Round(Sample(1.0, "7 moves"), Sample(1.0, "7 moves"))], "main")
    other = compare(COST, [Round(Sample(1.0, "7 moves"), Sample(1.0, "8 moves"))], "main")
    assert same.remarks == ()
    assert len(other.remarks) == 1
    assert "did not do the same" in other.remarks[0]


def test_only_what_is_marked_as_worse_is_too_bad() -> None:
    """And only above the percentage."""
    worse, better = compared(COST, [1.2] * 5, [1.0] * 5), compared(COST, [0.5] * 5, [1.0] * 5)
    slower = compared(RATE, [0.8] * 5, [1.0] * 5)
    unsure = compared(COST, [1.5] * 4 + [1.0], [1.0] * 5)
    assert too_bad([worse, better, slower, unsure], 10) == [worse, slower]
    assert too_bad([worse, better, slower, unsure], 25) == []
