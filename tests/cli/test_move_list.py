"""The terminal's list of moves says in sentences what moves do."""

from __future__ import annotations

import pytest

from quarterdeck.cli.words import beyond


@pytest.mark.parametrize(
    ("move", "said", "rest"),
    [
        ("F", "F: sail forward", "Sail forward"),
        ("K-", "K-: turn the Kraken counter-clockwise", "Turn the Kraken counter-clockwise"),
        ("F", "Fire: away", "Fire: away"),
        ("c2", "Place your ship on c2", "Place your ship on c2"),
        ("bail 2", "Bail 2 buckets", "Bail 2 buckets"),
        ("pay", "pay", "pay"),
    ],
)
def test_the_notation_before_a_label_is_left_out(move: str, said: str, rest: str) -> None:
    """What comes after the colon is the sentence."""
    assert beyond(move, said) == rest
