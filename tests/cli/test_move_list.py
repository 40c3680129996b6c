"""The terminal's list of moves does not say twice what a move is called."""

from __future__ import annotations

import pytest

from quarterdeck.cli.terminal.panels import beyond


@pytest.mark.parametrize(
    ("move", "said", "rest"),
    [
        ("play full-sail", "Play Full Sail: F F U", "F F U"),
        ("F", "F: sail forward", "sail forward"),
        ("K-", "K-: turn the Kraken counter-clockwise", "turn the Kraken counter-clockwise"),
        ("F", "Fire: away", "Fire: away"),
        ("c2", "Place your ship on c2", "Place your ship on c2"),
        ("bail 2", "Bail 2 buckets", "Bail 2 buckets"),
        ("pay", "pay", ""),
        ("pay", "", ""),
    ],
)
def test_a_label_that_begins_with_the_move_is_cut(move: str, said: str, rest: str) -> None:
    """Capitals, hyphens and a colon do not matter."""
    assert beyond(move, said) == rest
