"""What a million moves a day need is calculated as the page says."""

from __future__ import annotations

import pytest
from load.million import Move, needs


def test_a_million_moves_of_a_millisecond_and_a_kilobyte() -> None:
    """46 moves a second in the busiest hour, each 20 seconds after the one before: 926 tables with 2.5 viewers each."""
    found = needs(Move(sent=1_000, processor=0.001, stored=200, table=60_000))
    assert found.moves == pytest.approx(46.3, abs=0.1)
    assert found.tables == pytest.approx(926, abs=1)
    assert found.sockets == pytest.approx(2_315, abs=1)
    assert found.cores == pytest.approx(0.058, abs=0.001)
    assert found.megabytes == pytest.approx(69, abs=1)
    assert found.egress == pytest.approx(2.5)
    assert found.disk == pytest.approx(73)
