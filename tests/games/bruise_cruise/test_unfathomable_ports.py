"""Unfathomable cards of weapons and ports: long fuses, missiles without papers, revolutions, forgeries."""

from __future__ import annotations

import pytest

from tests.games.bruise_cruise.scenario import holding, lay
from tests.games.bruise_cruise.table import map_u

TWELVE = "Amber Birch Dover Elm Fern Holm Iris Kelp Lark Moss Nook Pine"


@pytest.mark.clause("BC-U13.1", "BC-U13.2", "BC-10.9", "BC-12.1")
def test_a_long_fuse_carries_a_torpedo_six_sailing_spaces() -> None:
    """Of the own stock; it is deployed and scores, and the hit is an ordinary one."""
    table = holding("Long-fuse", "P0 3.1, PN 0.0, H0 5.1", stock={"P": "2T", "H": "1L"})
    assert table.actions("unfathomable") == ["unfathomable(Long-fuse, P0, H0)"]
    table.do("unfathomable(Long-fuse, P0, H0)")
    assert (table.stock("P"), table.deployed("P"), table.stock("H"), table.points) == (
        "0L 0M 1T", "0M 1T", "0L 0M 0T", [1, 0],
    )  # fmt: skip
    assert (table.turn, "Long-fuse" in table.discards.split()) == ("P 1", True)


@pytest.mark.clause("BC-U13.2", "BC-12.2", "BC-25.1")
def test_who_is_struck_by_a_long_fuse_may_choose_a_weapon() -> None:
    """Then the turn goes on."""
    table = holding("Long-fuse", "P0 3.1, H0 5.1", stock={"P": "1T", "H": "1M 1T"})
    table.do("unfathomable(Long-fuse, P0, H0)")
    assert (table.player, table.options) == ("H", "give M give T")
    assert table.do("give T").turn == "P 1"


@pytest.mark.clause("BC-U13.2", "BC-16.1", "BC-10.5", "BC-U0.1")
def test_a_long_fuse_needs_a_torpedo_a_free_ship_and_a_rival_in_reach() -> None:
    """Else the card is not playable."""
    assert not holding("Long-fuse", "P0 3.1, H0 5.1").offers("unfathomable")
    assert not holding("Long-fuse", "P0 3.1#, H0 5.1", stock={"P": "1T"}).offers("unfathomable")
    assert not holding("Long-fuse", "P0 3.1, PN 2.2, H0 8.3", stock={"P": "1T"}).offers("unfathomable")
    assert holding("Long-fuse", "P0 1.5, H0 7.5", stock={"P": "1T"}).offers("unfathomable")
    assert not holding("Long-fuse", "P0 1.5, H0 8.5", stock={"P": "1T"}).offers("unfathomable")


@pytest.mark.clause("BC-U14.1", "BC-U14.2", "BC-11.7", "BC-12.3")
def test_punks_without_papers_fire_from_flagged_ports_and_the_home_port() -> None:
    """Without the port's card; the missile is deployed and scores."""
    table = holding(
        "Punks-without-papers", "P0 8.5, H0 3.4, HN 0.0, HS 6.4", stock={"P": "2M"}, flags={"P": "Elm", "H": "Fern"}
    )
    assert set(table.actions("unfathomable")) == {
        "unfathomable(Punks-without-papers, 0.2, HN)",
        "unfathomable(Punks-without-papers, 3.3, H0)",
    }
    table.do("unfathomable(Punks-without-papers, 3.3, H0)")
    assert (table.ship("H0"), table.deployed("P"), table.points, table.hand("P"), table.turn) == (
        "3.4#", "1M 0T", [2, 1], "", "P 1",
    )  # fmt: skip


@pytest.mark.clause("BC-U14.2", "BC-11.1", "BC-11.2", "BC-11.4", "BC-U0.1")
def test_punks_without_papers_need_a_missile_and_a_rival_within_three_hexagons() -> None:
    """Of a port with an own flag, or of the Home Port; own ships are no targets."""
    assert not holding("Punks-without-papers", "P0 8.5, H0 0.4").offers("unfathomable")
    assert holding("Punks-without-papers", "P0 8.5, H0 0.4", stock={"P": "1M"}).offers("unfathomable")
    assert not holding("Punks-without-papers", "P0 0.3, H0 4.3", stock={"P": "1M"}).offers("unfathomable")


@pytest.mark.clause("BC-U16.1", "BC-13.4", "BC-22.1")
def test_a_revolution_sends_a_rivals_flag_back_to_its_owner() -> None:
    """It may be planted again, and nobody else's is."""
    table = holding("Revolution", "P0 0.2, H0 5.2", flags={"P": "Pine", "H": "Elm Fern"})
    assert table.where("unfathomable(Revolution") == "3.3 4.4"
    table.do("unfathomable(Revolution, 3.3)")
    assert (table.flags("H"), table.flags_left("H"), table.flags("P"), table.points) == ("Fern", 11, "Pine", [1, 1])
    assert table.turn == "P 1"


@pytest.mark.clause("BC-U16.2", "BC-U0.1")
def test_a_ship_of_the_flags_owner_prevents_a_revolution_anybody_elses_does_not() -> None:
    """Even an anchored one; without any such port the card is not playable."""
    table = holding("Revolution", "P0 3.3, H0 4.4#, S0 2.2", seats=3, flags={"H": "Elm Fern Pine", "S": "Nook"})
    assert table.where("unfathomable(Revolution") == "2.2 3.3 5.5"
    assert not holding("Revolution", "H0 4.4", flags={"P": "Elm", "H": "Fern"}).offers("unfathomable")


@pytest.mark.clause("BC-U16.1", "BC-13.6", "BC-9.10")
def test_who_loses_a_flag_to_a_revolution_keeps_the_regions_ship() -> None:
    """As after a battle."""
    table = holding("Revolution", "HC 6.3", flags={"H": "Elm"}).do("unfathomable(Revolution, 3.3)")
    assert (table.ship("HC"), table.flags("H")) == ("6.3", "")


@pytest.mark.clause("BC-U17.1", "BC-9.7", "BC-9.8", "BC-9.9")
def test_forged_papers_claim_a_port_without_its_card() -> None:
    """With all that a claim brings."""
    table = holding("Forged-papers", "P0 3.3, PN 5.5, PS 1.2").do("unfathomable(Forged-papers, P0)")
    assert (table.flags("P"), table.ship("P0"), table.ship("PC"), table.points) == ("Elm", "3.3*", "stack", [1, 0])
    assert (table.hand("P"), table.turn, "Forged-papers" in table.discards.split()) == ("", "P 1", True)


@pytest.mark.clause("BC-U17.2", "BC-9.1", "BC-9.4", "BC-9.5", "BC-9.6", "BC-3.3", "BC-16.1", "BC-U0.1")
@pytest.mark.parametrize(
    ("ships", "flags"),
    [
        ("P0 3.3#", {}), ("P0 3.2", {}), ("P0 0.2", {}), ("P0 3.3*", {"P": "Elm"}), ("P0 3.3", {"H": "Elm"}),
        ("P0 6.5", {"P": TWELVE}), ("H0 3.3", {}),
    ],
)  # fmt: skip
def test_forged_papers_allow_nothing_that_a_claim_does_not(ships: str, flags: dict[str, str]) -> None:
    """Anchored, at sea, at home, already flagged, no flag left, a rival's ship: the card is not playable."""
    assert not holding("Forged-papers", ships, flags=flags).offers("unfathomable")


@pytest.mark.clause("BC-U17.1")
def test_forged_papers_are_for_one_ship() -> None:
    """Its Admiral chooses which."""
    table = holding("Forged-papers", "P0 3.3, PN 5.5, PS 1.4")
    assert table.where("unfathomable(Forged-papers") == "P0 PN PS"
    assert table.do("unfathomable(Forged-papers, PN)").flags("P") == "Nook"


@pytest.mark.clause("BC-15.1", "BC-15.2", "BC-U0.2")
def test_nothing_is_lost_or_shown_before_the_effect_is_chosen_wholly() -> None:
    """While it is being picked the card is in the hand, and others see an Admiral who thinks."""
    table = lay("P0 3.2, PN 8.5, H0 5.2", tables=map_u(), hands={"P": "Gulf-stream Homesick"})
    table.step("unfathomable", "Gulf-stream", "PN")
    assert (table.hand("P"), table.turn, table.view("H").hand("P")) == ("Gulf-stream Homesick", "P 2", "")
    assert (table.view("H").position.kind, table.view("-").position.card) == (0, -1)
    assert table.step("8.3").hand("P") == "Homesick"
