"""What stands beside Cardinal's chart."""

from __future__ import annotations

import pytest

from quarterdeck.games.cardinal.codes import FLEET
from quarterdeck.games.cardinal.picture.panels import fleet


@pytest.mark.parametrize("left", range(int(FLEET) + 1))
def test_as_many_ships_are_coloured_as_the_number_beside_them_says(left: int) -> None:
    """The number counts the ships on the board; the pale ones are still in hand."""
    row = fleet(0, left, turn=False)
    coloured = sum(not sign.dim for sign in row.facts)
    assert row.corner == f"{coloured} of {FLEET}"
    assert len(row.facts) == FLEET
