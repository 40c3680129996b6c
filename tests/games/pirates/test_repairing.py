"""Repairs (PI-14, PI-R33)."""

from __future__ import annotations

import pytest

from tests.games.pirates.table import Table

QUAY = (50_000, 40_000, 0)


def quay(home: str, masts: str, owner: str = "R", fire: str = "") -> Table:
    """A ship alongside an island that may be somebody's home."""
    return (
        Table()
        .ship("A", owner, QUAY, masts=masts, fire=fire)
        .island("quay", 40_000, 60_000, 41_005, 50_000, home=home)
        .turn()
    )


@pytest.mark.clause("PI-T69", "PI-14.1", "PI-R33", "PI-D20")
def test_one_mast_of_choice_comes_back() -> None:
    """At the own home, one for each repair action."""
    table = quay("R", "2").do("A", "repair")
    assert (table.asked, table.options) == ("R", {"M1", "M3"})
    table.do("M3")
    assert (table.masts("A"), table.phase, table.can("A")) == ("23", "naming", False)


@pytest.mark.clause("PI-T69", "PI-14.1", "PI-R33")
@pytest.mark.parametrize(("home", "masts"), [("R", "123"), ("", "2"), ("G", "2")])
def test_repairs_are_not_offered_elsewhere(home: str, masts: str) -> None:
    """With all masts, at a wild island, at another's home."""
    assert "repair" not in quay(home, masts).actions("A")


@pytest.mark.clause("PI-R33", "PI-10.2", "PI-T29")
def test_a_derelict_at_her_home_is_repaired() -> None:
    """Then she has a mast."""
    table = quay("R", "-")
    assert table.actions("A") == {"repair"}
    assert table.do("A", "repair", "M1").masts("A") == "1"


@pytest.mark.clause("PI-R33", "PI-R32")
def test_a_burning_mast_is_not_lost() -> None:
    """It stands, if it has no cannon; only what is gone comes back."""
    table = quay("R", "12", fire="1").do("A", "die 3", "repair")
    assert table.options == {"M3"}
