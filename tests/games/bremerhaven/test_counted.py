"""What the laws count: cards of values that a seat does not have are noticed, whatever their value (BH-24.2)."""

from __future__ import annotations

from typing import Final

import pytest
from mypy_extensions import i64

from quarterdeck.engine.game import Setup
from quarterdeck.engine.vectors import put
from quarterdeck.games.bremerhaven import BREMERHAVEN
from quarterdeck.games.bremerhaven.codes import VALUES
from quarterdeck.games.bremerhaven.laws import is_own_hand
from quarterdeck.games.bremerhaven.table.decks import NIBBLE

MORE: Final = 6
"""Cards of one value: more than any hand has."""


@pytest.mark.clause("BH-24.2")
@pytest.mark.parametrize("value", range(1, int(VALUES) + 1))
def test_a_hand_with_cards_that_its_level_does_not_give_is_noticed(value: int) -> None:
    """From 1 to 9."""
    position = BREMERHAVEN.start(Setup(players=2, options=BREMERHAVEN.options()))
    assert is_own_hand(position, 0)
    position.hand = put(position.hand, i64(0), i64(MORE << int(NIBBLE) * value))
    assert not is_own_hand(position, 0)
