"""When bots load equipment instead of a ball, and when they keep it."""

from __future__ import annotations

import pytest

from tests.games.pirates.duels import ABEAM, SHOOTER
from tests.games.pirates.judged import likes
from tests.games.pirates.table import Printed, Table

TUB = Printed(masts=1)
WARSHIP = Printed(masts=4)


@pytest.mark.parametrize(
    ("tool", "loads"), [("double-shot", True), ("fire-shot", False), ("exploding-shot", False), ("chain-shot", False)]
)
def test_two_shots_are_better_than_one(tool: str, loads: bool) -> None:  # noqa: FBT001 - a parameter
    """Equipment that is no better than a ball is kept."""
    table = Table().ship("A", "R", SHOOTER, WARSHIP).ship("B", "G", ABEAM, WARSHIP)
    table.tool("Tool", "R", "A", tool).turn().do("A", "shoot")
    assert (likes(table) == "load Tool") is loads
    if loads:
        assert likes(table.do("load Tool")).endswith("at B")


def test_a_ship_with_one_mast_does_not_risk_it() -> None:
    """A rolled 1 costs an own mast, and with it all the gold aboard."""
    for coins, wanted in (((), "load Tool"), ((9, 9), "fire 1 at B")):
        table = Table().ship("A", "R", SHOOTER, TUB).ship("B", "G", ABEAM, WARSHIP).coins("A", *coins)
        assert likes(table.tool("Tool", "R", "A", "double-shot").turn().do("A", "shoot")) == wanted
