"""Bruise Cruise's raids: dice, loot and getaways (BC-T35 to BC-T39, BC-T62)."""

from __future__ import annotations

import pytest

from quarterdeck.games.bruise_cruise import codes
from tests.games.bruise_cruise.scenario import lay

HERE = "P0 3.3, H0 4.3"


@pytest.mark.clause("BC-14.1", "BC-14.3", "BC-14.4", "BC-14.5", "BC-14.6", "BC-14.10", "BC-25.3", "BC-25.4")
def test_t35_a_tie_wins_a_raid_then_come_loot_and_getaway() -> None:
    """BC-T35."""
    table = lay(HERE, stock={"H": "1L 1T"})
    hand = table.hand("P")
    table.do("raid(P0, H0)", "dice 4 4")
    assert (table.player, set(table.options.split("loot ")[1:])) == ("P", {"- ", "L ", "T"})
    table.do("loot T")
    assert (table.stock("P"), table.stock("H"), table.player) == ("0L 0M 1T", "1L 0M 0T", "P")
    spaces = "0.3 0.4 0.5 1.2 1.3 1.4 1.5 2.1 2.2 2.3 2.4 2.5 3.0 3.1 3.2 3.4 3.5 4.4 4.5 5.3 5.4"
    assert table.options == f"stay {spaces}"
    table.do("2.4")
    assert (table.ship("P0"), table.ship("H0"), table.turn, table.hand("P")) == ("2.4", "4.3", "P 1", hand)


@pytest.mark.clause("BC-14.3", "BC-14.7", "BC-14.8", "BC-25.2", "BC-25.4")
def test_t36_a_defender_who_wins_may_sail_away() -> None:
    """BC-T36."""
    table = lay(HERE, stock={"H": "1L 1T"}).do("raid(P0, H0)", "dice 2 5")
    assert table.player == "H"
    stay, *spaces = table.options.split()
    assert (stay, len(spaces)) == ("stay", 24)
    assert {"7.1", "5.0"} <= set(spaces)
    assert "3.3" not in spaces
    table.do("7.1")
    assert (table.ship("H0"), table.ship("P0"), table.stock("H"), table.stock("P")) == (
        "7.1", "3.3", "1L 0M 1T", "0L 0M 0T",
    )  # fmt: skip
    assert (table.player, table.turn) == ("P", "P 1")


@pytest.mark.clause("BC-14.2", "BC-14.9", "BC-R29", "BC-16.2")
def test_t37_an_anchored_defender_who_wins_stays_and_is_not_asked() -> None:
    """BC-T37."""
    table = lay("P0 3.3, H0 4.3#", stock={"H": "1L 1T"}).do("raid(P0, H0)")
    assert (table.player, len(table.position.legal())) == ("chance", 36)
    table.do("dice 2 5")
    assert (table.player, table.turn, table.ship("H0"), table.stock("H")) == ("P", "P 1", "4.3#", "1L 0M 1T")


@pytest.mark.clause("BC-14.1", "BC-4.4", "BC-R27")
def test_t38_neighbours_with_land_between_them_are_not_adjacent() -> None:
    """BC-T38."""
    table = lay("P0 6.4, H0 7.4", stock={"P": "1T"})
    assert (table.offers("raid"), table.offers("torpedo(P0, H0)")) == (False, True)
    assert lay("P0 6.4, H0 7.3").offers("raid(P0, H0)")


@pytest.mark.clause("BC-14.2", "BC-14.11", "BC-3.4", "BC-R28", "BC-R27")
def test_t39_a_poor_admiral_may_be_raided_at_home_for_the_getaway() -> None:
    """BC-T39."""
    table = lay("P0 6.1, H0 7.1").do("raid(P0, H0)", "dice 6 1")
    assert (table.player, table.position.phase, table.options.split()[0]) == ("P", codes.RAIDER_FLEES, "stay")
    assert "7.1" not in table.options.split()


@pytest.mark.clause("BC-3.1", "BC-3.2", "BC-14.9", "BC-R29")
def test_t62_getaways_keep_out_of_rivals_home_ports() -> None:
    """BC-T62."""
    table = lay("P0 1.2, H0 2.2").do("raid(P0, H0)")
    before = table.position.clone()
    table.do("dice 3 1")
    assert "0.2" in table.options.split()
    assert "2.2" not in table.options.split()
    table.position.copy_from(before)
    assert "0.2" not in table.do("dice 1 3").options.split()


@pytest.mark.clause("BC-14.4", "BC-R28")
def test_a_raider_may_decline_the_loot_and_may_stay() -> None:
    """Theft and getaway are permissions."""
    table = lay(HERE, stock={"H": "1L 1M 1T"}).do("raid(P0, H0)", "dice 6 1", "loot -", "stay")
    assert (table.stock("P"), table.stock("H"), table.ship("P0"), table.turn) == (
        "0L 0M 0T", "1L 1M 1T", "3.3", "P 1",
    )  # fmt: skip


@pytest.mark.clause("BC-14.4", "BC-R28")
def test_only_stock_can_be_stolen_one_thing_of_what_there_is() -> None:
    """Neither cards nor deployed weapons, and nothing from the supply."""
    table = lay(HERE, stock={"H": "2M"}, deployed={"H": "3T"}).do("raid(P0, H0)", "dice 6 1")
    assert sorted(table.options.split("loot ")[1:]) == ["- ", "M"]
    supply = table.supply
    table.do("loot M")
    assert (table.stock("P"), table.stock("H"), table.deployed("H"), table.supply, table.held("H")) == (
        "0L 1M 0T", "0L 1M 0T", "0M 3T", supply, 3,
    )  # fmt: skip


@pytest.mark.clause("BC-14.1", "BC-16.1")
def test_an_anchored_ship_raids_nobody_and_nobody_raids_the_own_fleet() -> None:
    """Nor from two spaces away."""
    assert not lay("P0 3.3#, H0 4.3").offers("raid")
    assert not lay("P0 3.3, PN 4.3, H0 8.3").offers("raid")
    assert not lay("P0 3.3, H0 5.3").offers("raid")


@pytest.mark.clause("BC-14.5", "BC-14.9")
def test_a_raider_with_no_way_out_stays_without_being_asked() -> None:
    """All spaces around are taken."""
    table = lay("P0 0.0, PN 1.0, H0 0.1", stock={"H": "1L"}).do("raid(P0, H0)", "dice 6 1", "loot L")
    assert (table.player, table.turn, table.ship("P0"), table.stock("P")) == ("P", "P 1", "0.0", "1L 0M 0T")


@pytest.mark.clause("BC-14.2")
def test_a_ship_in_a_port_is_raided_like_any_other() -> None:
    """Flag or none."""
    assert lay("P0 3.2, H0 3.3", flags={"H": "Elm"}).offers("raid(P0, H0)")


@pytest.mark.clause("BC-14.3")
@pytest.mark.parametrize(("dice", "winner"), [("dice 2 1", "P"), ("dice 3 3", "P"), ("dice 5 6", "H")])
def test_the_higher_die_wins_a_raid_and_a_tie_is_the_attackers(dice: str, winner: str) -> None:
    """The attacker's die first."""
    assert lay(HERE, stock={"H": "1L"}).do("raid(P0, H0)", dice).player == winner
