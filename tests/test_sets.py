"""Sets of small numbers as integers are what Python's own numbers say they are, compiled too."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from quarterdeck.engine.sets import bit, count, full, lowest, member, member_of, members, small_bit

MEMBERS = range(63)
SETS = st.sets(st.sampled_from(MEMBERS))


@pytest.mark.parametrize("k", MEMBERS)
def test_a_set_with_one_member(k: int) -> None:
    """It is that power of two; and -1, which stands for nobody and nothing in all rules, is in no set."""
    assert bit(i64(k)) == 1 << k
    assert bit(i64(k)) & bit(i64(-1)) == 0
    assert bit(i64(-1)) == 0


@pytest.mark.parametrize("k", range(31))
def test_a_set_with_one_small_member(k: int) -> None:
    """It is the same as `bit` makes."""
    assert small_bit(i64(k)) == bit(i64(k))


@pytest.mark.parametrize("n", MEMBERS)
def test_a_full_set(n: int) -> None:
    """It holds all members below a number."""
    assert full(i64(n)) == sum(1 << k for k in range(n))


@given(SETS)
def test_members_are_counted_and_listed(found: set[int]) -> None:
    """However many they are."""
    bits = i64(sum(1 << k for k in found))
    assert count(bits) == len(found)
    assert members(bits) == sorted(found)


@given(SETS)
def test_the_lowest_member_is_found(found: set[int]) -> None:
    """An empty set has none, and says so."""
    bits = i64(sum(1 << k for k in found))
    if found:
        assert lowest(bits) == min(found)
    else:
        with pytest.raises(ValueError, match="an empty set has no smallest member"):
            lowest(bits)


@given(SETS)
def test_each_member_is_found_by_its_place(found: set[int]) -> None:
    """Counted from the smallest; and the only member of a set by the set."""
    bits = i64(sum(1 << k for k in found))
    assert [member(bits, i64(k)) for k in range(len(found))] == sorted(found)
    assert [member_of(bit(i64(k))) for k in found] == list(found)
