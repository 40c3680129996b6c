"""A list of moves holds what was added, in that order, also beyond the room it has at first."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.moves import Moves

RUNS = st.lists(st.tuples(st.integers(0, 2**40), st.integers(0, 100)), max_size=6)


@given(RUNS, RUNS)
def test_runs_of_moves_are_what_single_moves_would_be(
    before: list[tuple[int, int]], runs: list[tuple[int, int]]
) -> None:
    """And a list that is filled again keeps nothing."""
    moves = Moves()
    for first, number in before:
        moves.add_run(i64(first), i64(number))
    moves.clear()
    single = Moves()
    for first, number in runs:
        moves.add_run(i64(first), i64(number))
        for k in range(number):
            single.add(i64(first + k))
    assert moves.listed() == single.listed() == [first + k for first, number in runs for k in range(number)]


@given(st.integers(0, 2**40), st.sets(st.integers(0, 61)))
def test_members_of_a_set_are_listed_in_ascending_order(base: int, members: set[int]) -> None:
    """Each as the base plus its number."""
    moves = Moves()
    moves.add(i64(7))
    moves.add_members(i64(base), i64(sum(1 << member for member in members)))
    assert moves.listed() == [7, *(base + member for member in sorted(members))]


@given(st.lists(st.integers(0, 2**30), min_size=1, max_size=150), st.data())
def test_some_numbers_of_many_are_added_in_their_order(numbers: list[int], data: st.DataObject) -> None:
    """Those from the first to before the end, each with the base."""
    first = data.draw(st.integers(0, len(numbers)))
    end = data.draw(st.integers(first, len(numbers)))
    moves = Moves()
    moves.add(i64(7))
    moves.add_some(i64(100), vec[i64](numbers), i64(first), i64(end))
    assert moves.listed() == [7, *(100 + number for number in numbers[first:end])]
