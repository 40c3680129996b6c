"""Bruise Cruise's torpedoes and missiles, and what a hit does (BC-T23 to BC-T34, BC-T64)."""

from __future__ import annotations

from typing import Final

import pytest

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.pack.tables import own_tables
from tests.games.bruise_cruise.scenario import lay
from tests.games.bruise_cruise.table import Table, map_t, ship_number

GALE: Final = [port.name for port in map_t().content.ports].index("Gale")


@pytest.mark.clause("BC-10.1", "BC-10.3", "BC-10.8", "BC-10.9", "BC-10.11", "BC-12.1", "BC-22.2", "BC-R24", "BC-R25")
def test_t23_a_hit_takes_a_life_preserver_first_and_asks_nobody() -> None:
    """BC-T23."""
    table = lay("P0 3.2, H0 5.2", stock={"P": "1T", "H": "1L 1M 1T"})
    assert table.supply == "23L 17M 13T 9A"
    hand = table.hand("P")
    table.do("torpedo(P0, H0)")
    assert (table.stock("H"), table.supply) == ("0L 1M 1T", "24L 17M 13T 9A")
    assert (table.stock("P"), table.deployed("P"), table.points) == ("0L 0M 0T", "0M 1T", [1, 0])
    assert (table.player, table.turn, table.hand("P"), table.ship("H0")) == ("P", "P 1", hand, "5.2")


@pytest.mark.clause("BC-10.3", "BC-10.4")
def test_t24_a_torpedo_does_not_cross_land() -> None:
    """BC-T24."""
    assert not lay("P0 3.1, H0 5.1", stock={"P": "1T"}).offers("torpedo")


@pytest.mark.clause("BC-12.2", "BC-25.1", "BC-25.4", "BC-12.6")
@pytest.mark.parametrize(("answer", "stock", "supply"), [("T", "0L 1M 0T", "17M 14T"), ("M", "0L 0M 1T", "18M 13T")])
def test_t25_without_life_preservers_the_struck_admiral_chooses_a_weapon(answer: str, stock: str, supply: str) -> None:
    """BC-T25."""
    table = lay("P0 3.2, H0 5.2", stock={"P": "1T", "H": "1M 1T"}).do("torpedo(P0, H0)")
    assert (table.player, table.options) == ("H", "give M give T")
    table.do(f"give {answer}")
    assert (table.stock("H"), table.supply) == (stock, f"24L {supply} 9A")
    assert (table.player, table.turn, table.ship("H0")) == ("P", "P 1", "5.2")


@pytest.mark.clause("BC-12.2", "BC-R24")
@pytest.mark.parametrize("stock", ["2M", "2T"])
def test_of_one_kind_of_weapon_one_is_taken_without_asking(stock: str) -> None:
    """There is nothing to choose."""
    table = lay("P0 3.2, H0 5.2", stock={"P": "1T", "H": stock}).do("torpedo(P0, H0)")
    assert (table.player, table.ship("H0")) == ("P", "5.2")
    assert table.stock("H") == ("0L 1M 0T" if stock == "2M" else "0L 0M 1T")


@pytest.mark.clause("BC-12.3", "BC-12.4", "BC-10.7", "BC-10.10", "BC-16.6", "BC-R21", "BC-23.2")
def test_t26_an_empty_stock_means_an_anchor_and_a_second_hit_nothing() -> None:
    """BC-T26."""
    table = lay("P0 3.2, H0 5.2", stock={"P": "2T"}).do("torpedo(P0, H0)")
    assert (table.ship("H0"), table.supply[-2:], table.deployed("P")) == ("5.2#", "8A", "0M 1T")
    table.do("torpedo(P0, H0)")
    assert (table.ship("H0"), table.supply[-2:], table.deployed("P"), table.points[0]) == ("5.2#", "8A", "0M 2T", 2)


@pytest.mark.clause("BC-12.4", "BC-23.2", "BC-10.10")
def test_t27_with_all_anchors_in_use_a_hit_does_nothing() -> None:
    """BC-T27."""
    far = "H0 8.0#, HN 8.1#, HS 8.2#, HE 7.0#, HW 6.0#, S0 0.0#, SN 1.0#, SS 2.0#, SE 0.1#"
    table = lay(f"{far}, HC 5.3, P0 5.4", seats=3, stock={"P": "1T"})
    assert table.supply[-2:] == "0A"
    table.do("torpedo(P0, HC)")
    assert (table.ship("HC"), table.points, table.told(codes.UNHARMED)) == ("5.3", [1, 0, 0], [(11, 0, 0)])


@pytest.mark.clause("BC-11.1", "BC-11.2")
@pytest.mark.parametrize(("space", "hit"), [("5.1", True), ("5.2", False)])
def test_t28_a_missile_flies_three_hexagons_over_land(space: str, *, hit: bool) -> None:
    """BC-T28."""
    assert lay(f"H0 {space}", hands={"P": "Amber-a"}, stock={"P": "1M"}).offers("missile(Amber-a, H0)") is hit


@pytest.mark.clause("BC-11.2", "BC-11.3", "BC-3.4", "BC-R22")
def test_t29_a_ship_in_the_launching_port_can_be_struck_even_at_home() -> None:
    """BC-T29."""
    table = lay("H0 7.1", hands={"P": "Gale-a"}, stock={"P": "1M"}).do("missile(Gale-a, H0)")
    assert table.ship("H0") == "7.1#"


def test_pictures_know_where_a_missile_came_from_until_the_turn_of_its_victim_is_over() -> None:
    """Whoever was struck sees it for a whole turn."""
    table = lay("P0 3.2, H0 7.1", hands={"P": "Gale-a"}, stock={"P": "1M"}).do("missile(Gale-a, H0)")
    assert (int(table.position.shot_ship), int(table.position.shot_port)) == (ship_number("H0"), GALE)
    table.do("endTurn", "draw 0")
    assert int(table.position.clone().shot_ship) == ship_number("H0")
    table.do("endTurn", "draw 0")
    assert table.position.shot_ship == codes.NO_SHIP


@pytest.mark.clause("BC-11.3", "BC-11.4")
def test_t30_any_port_launches_and_own_ships_are_no_targets() -> None:
    """BC-T30."""
    table = lay("P0 4.4, PN 5.4, H0 5.3", hands={"P": "Fern-a"}, stock={"P": "1M"}, flags={"H": "Fern"})
    assert table.actions("missile") == ["missile(Fern-a, H0)"]


@pytest.mark.clause("BC-16.1", "BC-16.2", "BC-11.5", "BC-R23", "BC-R31", "BC-2.2")
def test_t31_what_is_left_to_an_admiral_whose_ship_is_anchored() -> None:
    """BC-T31."""
    table = lay("P0 3.3#, H0 3.4", hands={"P": "Elm-a"}, stock={"P": "1M 1T"})
    assert sorted(table.actions()) == ["endTurn", "exchange(Elm-a)", "missile(Elm-a, H0)", "removeAnchor(P0)"]


@pytest.mark.clause("BC-10.6", "BC-R20")
def test_t32_torpedoes_pass_under_ships_and_through_home_ports() -> None:
    """BC-T32."""
    table = lay("P0 5.3, S0 6.2, D0 8.0, H0 5.0", seats=4, stock={"P": "1T"})
    assert table.offers("torpedo(P0, D0)")
    assert table.do("torpedo(P0, D0)").ship("D0") == "8.0#"


@pytest.mark.clause("BC-12.7", "BC-R24")
def test_t33_deployed_weapons_are_no_stock() -> None:
    """BC-T33."""
    table = lay("P0 3.2, H0 5.2", stock={"P": "1T"}, deployed={"H": "2M"}).do("torpedo(P0, H0)")
    assert (table.ship("H0"), table.deployed("H"), table.points) == ("5.2#", "2M 0T", [1, 2])


@pytest.mark.clause("BC-11.8")
def test_t34_one_ship_is_in_reach_of_havana_santiago_and_george_town() -> None:
    """BC-T34."""
    tables = own_tables()
    chart = tables.chart
    havana, santiago, town = (
        next(port.space for port in tables.content.ports if port.name == name)
        for name in ("Havana", "Santiago", "George Town")
    )
    space = next(
        s
        for s in range(chart.spaces)
        if chart.fly(havana, s) == chart.fly(santiago, s) == 3 and chart.fly(town, s) <= 3 and chart.port_at[s] < 0
    )
    table = lay(
        f"H0 {tables.spots[space]}",
        tables=tables,
        homes={"P": "Galveston", "H": "Bridgetown"},
        hands={"P": "Havana-a Santiago-b George-town-a Galveston-b"},
        stock={"P": "1M"},
    )
    assert {text.split(",")[0] for text in table.actions("missile")} == {
        "missile(Havana-a", "missile(Santiago-b", "missile(George-town-a",
    }  # fmt: skip


@pytest.mark.clause("BC-10.5", "BC-11.4", "BC-10.3", "BC-11.2")
def test_t64_own_ships_are_no_targets_and_far_ones_out_of_reach() -> None:
    """BC-T64."""
    table = lay("P0 3.3, PN 3.4, H0 8.3", hands={"P": "Elm-a"}, stock={"P": "1T 1M"})
    assert not table.offers("torpedo")
    assert not table.offers("missile")


def armed(**stock: str) -> Table:
    """P0 and H0 within reach of each other, Elm's card in P's hand."""
    return lay("P0 3.2, H0 5.2", hands={"P": "Elm-a"}, stock=stock)


@pytest.mark.clause("BC-11.6", "BC-11.7", "BC-22.3")
def test_a_missile_hits_like_a_torpedo_and_scores_even_without_effect() -> None:
    """The card is discarded, the missile deployed for good."""
    table = armed(P="2M", H="1L").do("missile(Elm-a, H0)")
    assert (table.stock("H"), table.stock("P"), table.deployed("P")) == ("0L 0M 0T", "0L 1M 0T", "1M 0T")
    assert (table.points, table.hand("P"), "Elm-a" in table.discards) == ([1, 0], "", True)
    table = lay("P0 3.2, H0 5.2#", hands={"P": "Elm-a"}, stock={"P": "1M"}).do("missile(Elm-a, H0)")
    assert (table.points, table.ship("H0")) == ([1, 0], "5.2#")


@pytest.mark.clause("BC-10.1", "BC-10.2", "BC-11.1", "BC-16.1")
def test_weapons_are_fired_from_the_stock_and_torpedoes_by_free_ships() -> None:
    """A missile needs a card too, and its port must be near."""
    assert not armed(H="1T").offers("torpedo")
    assert not armed(P="1T").offers("missile")
    assert not lay("P0 3.2, H0 5.2", hands={"P": "Cedar-a U1"}, stock={"P": "1M"}).offers("missile")
    assert not lay("P0 3.2#, H0 5.2", stock={"P": "1T"}).offers("torpedo")
    assert not lay("PN stack, H0 5.2", stock={"P": "1T"}).offers("torpedo")


@pytest.mark.clause("BC-11.5", "BC-R23")
def test_an_admiral_without_any_ship_may_fire_a_missile() -> None:
    """The port launches it."""
    table = lay("H0 5.2", hands={"P": "Elm-a"}, stock={"P": "1M"})
    assert table.offers("missile(Elm-a, H0)")


@pytest.mark.clause("BC-12.6", "BC-R25", "BC-23.4")
def test_surrendered_things_can_be_bought_again_and_deployed_ones_cannot() -> None:
    """The last torpedoes: one is given up and back in the supply, one fired and gone."""
    table = lay("P0 3.2, H0 5.2", stock={"P": "1T 2L", "H": "2T"}, deployed={"H": "12T"})
    assert not table.offers("trade(T)")
    table.do("torpedo(P0, H0)")
    assert table.supply.split()[2] == "1T"
    table.do("trade(T)")
    assert (table.supply.split()[2], table.stock("P"), table.deployed("P")) == ("0T", "0L 0M 1T", "0M 1T")


@pytest.mark.clause("BC-12.5", "BC-R31", "BC-16.2")
def test_an_anchored_ship_may_be_struck_and_stays_where_it_is() -> None:
    """A life preserver saves it no less."""
    table = lay("P0 3.2, H0 5.2#", stock={"P": "1T", "H": "1L"}).do("torpedo(P0, H0)")
    assert (table.ship("H0"), table.stock("H")) == ("5.2#", "0L 0M 0T")


@pytest.mark.clause("BC-10.3", "BC-10.11")
@pytest.mark.parametrize(("space", "hit"), [("3.4", True), ("3.5", True), ("0.4", True), ("2.0", True), ("4.5", False)])
def test_a_torpedo_reaches_three_sailing_spaces(space: str, *, hit: bool) -> None:
    """From 3.2; four are too far."""
    assert lay(f"P0 3.2, H0 {space}", stock={"P": "1T"}).offers("torpedo(P0, H0)") is hit
