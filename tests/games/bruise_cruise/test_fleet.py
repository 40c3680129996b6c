"""Bruise Cruise's anchors, commissions and decommissions (BC-T42 to BC-T46, BC-T66)."""

from __future__ import annotations

import pytest

from quarterdeck.games.bruise_cruise import codes
from tests.games.bruise_cruise.scenario import lay

ALL_REGIONS = "Amber Dover Elm Holm Iris"


@pytest.mark.clause("BC-16.3", "BC-16.4", "BC-16.5", "BC-9.1")
def test_t42_an_anchor_is_removed_for_one_action_and_the_ship_is_free_at_once() -> None:
    """BC-T42."""
    table = lay("P0 3.3#", hands={"P": "Elm-a"})
    assert (table.supply[-2:], table.offers("claim")) == ("8A", False)
    table.do("removeAnchor(P0)")
    assert (table.supply[-2:], table.ship("P0"), table.turn, table.hand("P")) == ("9A", "3.3", "P 1", "Elm-a")
    assert table.offers("claim(Elm-a)")


@pytest.mark.clause("BC-16.3", "BC-16.6")
def test_one_action_removes_one_own_anchor() -> None:
    """Not a rival's, and not two."""
    table = lay("P0 3.3#, PN 1.2#, PS 2.2, H0 5.2#")
    assert table.actions("removeAnchor") == ["removeAnchor(P0)", "removeAnchor(PN)"]
    table.do("removeAnchor(PN)")
    assert (table.ship("P0"), table.ship("PN"), table.ship("H0"), table.supply[-2:]) == ("3.3#", "1.2", "5.2#", "7A")


@pytest.mark.clause("BC-17.1", "BC-17.2", "BC-17.4", "BC-R32")
def test_t43_a_ship_is_commissioned_onto_the_empty_home_port() -> None:
    """BC-T43."""
    table = lay("P0 0.2, PC stack, PE stack")
    assert not table.offers("commission")
    table.do("sailOne(P0, 1.2)")
    assert table.actions("commission") == ["commission(PE)", "commission(PC)"]
    table.do("commission(PC)")
    assert (table.ship("PC"), table.ship("PE")) == ("0.2", "stack")


@pytest.mark.clause("BC-17.3", "BC-17.4", "BC-17.6")
def test_t44_one_ship_an_action_and_it_may_act_at_once() -> None:
    """BC-T44."""
    table = lay("PC stack, PE stack").do("commission(PC)")
    assert table.turn == "P 1"
    assert not table.offers("commission")
    assert table.offers("sailOne(PC, 0.1)")


@pytest.mark.clause("BC-17.1", "BC-9.11", "BC-17.3")
def test_nothing_but_a_commission_brings_a_ship_onto_the_board() -> None:
    """Ships set aside or gone are not commissioned."""
    table = lay("PN done, PC stack, PS 3.3", hands={"P": "Elm-a"})
    assert table.actions("commission") == ["commission(PC)"]
    table.do("claim(Elm-a)", "endTurn", "draw 0")
    assert (table.ship("PC"), table.ship("PN")) == ("stack", "done")


@pytest.mark.clause("BC-R32", "BC-17.4")
def test_any_ship_in_the_home_port_bars_the_commission_even_an_anchored_one() -> None:
    """It can be freed and leave."""
    table = lay("P0 0.2#, PC stack")
    assert not table.offers("commission")
    table.do("removeAnchor(P0)", "sailOne(P0, 1.2)", "draw 0", "endTurn", "draw 0")
    assert table.offers("commission(PC)")


@pytest.mark.clause("BC-R32")
def test_a_home_port_may_be_blockaded() -> None:
    """With rivals on all approaches nothing leaves it."""
    table = lay("P0 0.2, H0 0.1, HN 1.1, HS 1.2, HE 0.3")
    assert table.where("sailOne(P0") == ""
    assert lay("P0 0.2, H0 0.1, HN 1.1, HS 1.2").where("sailOne(P0") == "0.3"


@pytest.mark.clause("BC-18.1", "BC-18.2", "BC-18.3", "BC-18.6", "BC-18.7")
def test_t45_a_flipped_ship_at_home_and_flags_in_all_regions() -> None:
    """BC-T45."""
    assert lay("P0 0.2*", flags={"P": ALL_REGIONS}).offers("decommission")
    assert not lay("P0 0.2", flags={"P": ALL_REGIONS}).offers("decommission")
    lost = lay("P0 0.2*, PN done", flags={"P": "Amber Dover Elm Iris", "H": "Holm"})
    assert (lost.offers("decommission"), lost.points) == (False, [5, 1])
    assert lay("P0 0.2*", flags={"P": ALL_REGIONS}).do("endTurn", "draw 0").ship("P0") == "0.2*"


@pytest.mark.clause("BC-18.3", "BC-R48")
def test_t46_the_home_port_is_no_flag_of_its_region() -> None:
    """BC-T46."""
    assert not lay("P0 0.2*", flags={"P": "Amber Elm Holm Iris"}).offers("decommission")
    assert lay("P0 0.2*", flags={"P": "Amber Elm Holm Iris Kelp"}).offers("decommission")


@pytest.mark.clause("BC-18.2", "BC-18.8", "BC-R43")
def test_t66_the_last_ship_needs_a_claim_of_its_own_too() -> None:
    """BC-T66."""
    done = ", ".join(f"P{region} done" for region in "NSEWC")
    assert not lay(f"P0 0.2, {done}", flags={"P": ALL_REGIONS}).offers("decommission")


@pytest.mark.clause("BC-18.1", "BC-18.4", "BC-18.5")
def test_a_ship_that_is_decommissioned_is_gone_for_good_and_worth_a_point() -> None:
    """One an action, and only from the own Home Port."""
    table = lay("P0 0.2*, PN 0.1*, H0 7.1*", flags={"P": ALL_REGIONS})
    assert table.do("decommission").ship("P0") == "done"
    assert (table.ship("PN"), table.points[0], table.turn) == ("0.1*", 6, "P 1")
    assert not table.offers("decommission")
    assert {text.split("(")[1][:2] for text in table.actions("sailOne")} == {"PN"}


@pytest.mark.clause("BC-18.6")
def test_regained_flags_let_ships_come_home_again() -> None:
    """What is decommissioned stays so meanwhile."""
    table = lay("P0 0.2*, PN done, PE 8.3", hands={"P": "Holm-a"}, flags={"P": "Amber Dover Elm Iris"})
    assert not table.offers("decommission")
    assert table.do("claim(Holm-a)").offers("decommission")


@pytest.mark.clause("BC-R31", "BC-16.2")
def test_an_anchored_ship_may_be_decommissioned_and_its_anchor_goes_back() -> None:
    """It can also be raided and hit."""
    table = lay("P0 0.2*#", flags={"P": ALL_REGIONS}).do("decommission")
    assert (table.ship("P0"), table.supply[-2:]) == ("done", "9A")


@pytest.mark.clause("BC-R31", "BC-16.2")
def test_an_anchored_ship_bars_the_way() -> None:
    """As any ship does."""
    assert "4.3" not in lay("P0 3.3, H0 4.3#").where("sailOne(P0").split()


@pytest.mark.clause("BC-R43")
def test_an_admiral_without_a_ship_on_the_board_plays_on() -> None:
    """Fewer than six were ever commissioned, so the game is not over."""
    table = lay("P0 0.2*", flags={"P": ALL_REGIONS}, hands={"P": "Elm-a"}).do("decommission")
    assert (table.player, table.position.ended) == ("P", 0)
    assert table.actions() == ["endTurn", "exchange(Elm-a)"]


@pytest.mark.clause("BC-17.2", "BC-18.2", "BC-9.8")
def test_a_new_ship_is_unflipped_until_it_claims_itself() -> None:
    """Then it may come home for good."""
    table = lay("PC stack", flags={"P": ALL_REGIONS}).do("commission(PC)")
    assert (table.ship("PC"), table.offers("decommission")) == ("0.2", False)
    assert table.told(codes.COMMISSIONED)[0][0] == 5
