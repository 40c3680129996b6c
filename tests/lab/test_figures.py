"""Shares, intervals and lengths."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.lab.figures import measure_lengths, stand, wilson


@pytest.mark.parametrize(
    ("share", "trials", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.1, 50, 0.0435, 0.2136)],
)
def test_wilson_intervals_are_those_of_the_tables(share: float, trials: int, low: float, high: float) -> None:
    """Worked out from the formula by hand."""
    assert wilson(share, trials) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_after_no_trial() -> None:
    """The interval is everything."""
    assert wilson(0.0, 0) == (0.0, 1.0)


@given(st.integers(1, 10_000), st.floats(0, 1))
def test_an_interval_holds_the_share_that_was_observed(trials: int, share: float) -> None:
    """And stays between 0 and 1."""
    low, high = wilson(share, trials)
    assert 0.0 <= low <= share + 1e-12
    assert share - 1e-12 <= high <= 1.0


def test_a_standing_tells_wins_from_draws() -> None:
    """A third of a win is a draw among three."""
    standing = stand("A", {1.0: 5, 0.0: 3, 1 / 3: 2})
    assert (standing.games, standing.wins, standing.draws) == (10, 5, 2)
    assert standing.share == pytest.approx((5 + 2 / 3) / 10)
    assert standing.low < standing.share < standing.high


@pytest.mark.parametrize(
    ("counts", "median"), [({7: 1}, 7), ({3: 1, 8: 1}, 5.5), ({1: 2, 4: 1, 9: 2}, 4), ({1: 2, 4: 2}, 2.5)]
)
def test_the_median_length_stands_in_the_middle(counts: dict[int, int], median: float) -> None:
    """Or half way between the two in the middle."""
    lengths = measure_lengths(counts)
    assert lengths.median == median
    assert (lengths.shortest, lengths.longest) == (min(counts), max(counts))
    assert lengths.mean == sum(length * games for length, games in counts.items()) / sum(counts.values())
