"""Bruise Cruise's sailing: where ships go with and without a card (BC-T6 to BC-T14, BC-T58)."""

from __future__ import annotations

import pytest

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.pack.tables import own_tables
from tests.games.bruise_cruise.scenario import lay
from tests.games.bruise_cruise.table import Table


def reach(table: Table, card: str, ship: str = "P0") -> str:
    """Where a card takes a ship."""
    return table.where(f"sailCard({card}, {ship}")


def own(ships: str, hands: dict[str, str] | None = None) -> Table:
    """A position on the game's own chart, with Home Ports out of the way."""
    homes = {"P": "Galveston", "H": "Bridgetown"}
    return lay(ships, tables=own_tables(), homes=homes, hands=hands or {})


def at(port: str) -> str:
    """The space of a port on the game's own chart."""
    tables = own_tables()
    return next(tables.spots[found.space] for found in tables.content.ports if found.name == port)


def rated(rating: int) -> str:
    """A card with this engine rating on the game's own chart."""
    tables = own_tables()
    card = tables.content.ratings.index(rating)
    return tables.cards[card][0].upper() + tables.cards[card][1:]


@pytest.mark.clause("BC-4.2", "BC-4.3", "BC-4.7", "BC-5.2")
def test_t6_one_step_goes_to_neighbouring_water_without_a_ship() -> None:
    """BC-T6."""
    assert lay("P0 3.2, H0 3.1").where("sailOne(P0") == "2.2 2.3 3.3"


@pytest.mark.clause("BC-4.4", "BC-4.10", "BC-6.2")
def test_t7_ships_sail_around_land() -> None:
    """BC-T7."""
    table = lay("P0 3.2, H0 7.1", hands={"P": "Amber-b Nook-b"})
    assert reach(table, "Amber-b") == "1.2 1.3 1.4 2.1 2.2 2.3 2.4 3.0 3.1 3.3 3.4 4.3"
    spaces = reach(table, "Nook-b").split()
    assert len(spaces) == 24
    assert "5.2" in spaces


@pytest.mark.clause("BC-4.6")
def test_t8_ships_sail_around_other_ships() -> None:
    """BC-T8."""
    table = lay("P0 3.2, H0 4.3", hands={"P": "Gale-b Moss-a"})
    assert "5.2" in reach(table, "Moss-a")
    assert "5.2" not in reach(table, "Gale-b")


@pytest.mark.clause("BC-3.1", "BC-R8")
def test_t9_a_rivals_home_port_is_not_entered_even_in_passing() -> None:
    """BC-T9."""
    table = lay("P0 6.2, H0 5.0", hands={"P": "Amber-b Jade-a"})
    assert "8.0" not in reach(table, "Amber-b")
    assert "8.0" in reach(table, "Jade-a")
    assert not any(text.endswith("7.1)") for text in table.actions("sail"))


@pytest.mark.clause("BC-3.2", "BC-4.9")
def test_t10_the_own_home_port_is_open() -> None:
    """BC-T10."""
    table = lay("H0 6.2", turn="H", hands={"H": "Amber-b"})
    assert {"8.0", "7.1"} <= set(reach(table, "Amber-b", "H0").split())


@pytest.mark.clause("BC-6.2", "BC-R11")
def test_t11_a_rating_is_a_maximum_and_no_loop_is_a_sail() -> None:
    """BC-T11."""
    table = lay("P0 2.2", hands={"P": "Pine-a"})
    assert reach(table, "Pine-a") == "0.2 0.3 0.4 1.1 1.2 1.3 1.4 2.0 2.1 2.3 2.4 3.0 3.1 3.2 3.3"


@pytest.mark.clause("BC-2.3", "BC-2.4", "BC-5.1", "BC-R7")
def test_t12_the_same_ship_may_sail_twice() -> None:
    """BC-T12."""
    table = lay("P0 0.2").do("sailOne(P0, 1.2)", "sailOne(P0, 2.2)")
    assert (table.ship("P0"), table.held("P"), table.position.phase) == ("2.2", 3, codes.REPLENISHING)


@pytest.mark.clause("BC-4.6", "BC-4.7", "BC-6.3", "BC-R12")
def test_t13_a_card_moves_one_ship() -> None:
    """BC-T13."""
    table = lay("P0 1.2, PN 2.2", hands={"P": "Cedar-a"})
    assert "2.2" not in reach(table, "Cedar-a").split()
    table.do("sailCard(Cedar-a, P0, 1.3)")
    assert (table.ship("P0"), table.ship("PN"), table.turn, table.hand("P")) == ("1.3", "2.2", "P 1", "")
    assert not table.offers("sailCard")


@pytest.mark.clause("BC-4.10", "BC-4.4")
def test_t14_around_florida_takes_four_spaces() -> None:
    """BC-T14."""
    three, four = rated(3), rated(4)
    table = own(f"P0 {at('Cape Canaveral')}", {"P": f"{three} {four}"})
    assert at("Tampa") not in reach(table, three).split()
    assert at("Tampa") in reach(table, four).split()
    chart = table.position.chart
    canaveral, tampa = (table.tables.number_of_space[at(port)] for port in ("Cape Canaveral", "Tampa"))
    assert (chart.sail(canaveral, tampa), chart.fly(canaveral, tampa) < 4) == (4, True)


@pytest.mark.clause("BC-4.7", "BC-9.1", "BC-12.5")
def test_t58_a_ship_holds_its_space_and_no_hit_moves_it() -> None:
    """BC-T58."""
    table = lay("P0 2.3, H0 3.3", hands={"P": "Elm-a Gale-a"}, stock={"P": "1M 1T"})
    assert not any(text.endswith("3.3)") for text in table.actions("sail"))
    assert not table.offers("claim")
    table.do("torpedo(P0, H0)", "missile(Elm-a, H0)")
    assert table.ship("H0") == "3.3#"


@pytest.mark.clause("BC-4.1", "BC-R10")
def test_only_own_ships_on_the_board_sail() -> None:
    """Not a rival's, not one on the Commissionable stack, not one that is out of the game."""
    table = lay("P0 3.2, PN stack, PS done, H0 5.2", hands={"P": "Cedar-a"})
    assert {text.split("(")[1][:2] for text in table.actions("sailOne")} == {"P0"}
    assert {text.split(", ")[1] for text in table.actions("sailCard")} == {"P0"}


@pytest.mark.clause("BC-4.8", "BC-16.1")
def test_an_anchored_ship_does_not_sail() -> None:
    """Neither with nor without a card; other ships do."""
    table = lay("P0 3.3#, PN 1.2", hands={"P": "Cedar-a"})
    assert {text.split("(")[1][:2] for text in table.actions("sailOne")} == {"PN"}
    assert {text.split(", ")[1] for text in table.actions("sailCard")} == {"PN"}


@pytest.mark.clause("BC-4.4", "BC-4.3")
def test_land_between_neighbours_stops_ships() -> None:
    """6.4 and 7.4 are neighbours with land between them."""
    assert "7.4" not in lay("P0 6.4").where("sailOne(P0").split()
    assert "6.4" not in lay("P0 7.4").where("sailOne(P0").split()


@pytest.mark.clause("BC-4.2", "BC-4.5")
def test_on_the_own_chart_islands_within_a_space_stop_nobody_and_dry_hexes_everybody() -> None:
    """Hamilton and Nassau lie on islands that are sailed around within their spaces."""
    for port in ("Hamilton", "Nassau", "Bridgetown"):
        assert len(own(f"P0 {at(port)}").where("sailOne(P0").split()) >= 5
    content = own_tables().content
    assert not set(content.land) & set(content.sea)


@pytest.mark.clause("BC-4.9")
def test_flagged_ports_are_open_to_all() -> None:
    """A flag protects nothing."""
    table = lay("P0 3.2", flags={"H": "Elm", "P": "Pine"})
    assert table.where("sailOne(P0") == "2.2 2.3 3.1 3.3"


@pytest.mark.clause("BC-6.1", "BC-6.4")
def test_the_card_is_discarded_face_up_before_the_ship_sails() -> None:
    """The Admiral chose card, ship and destination."""
    table = lay("P0 3.2, PN 0.1", hands={"P": "Amber-b Nook-b"}).do("sailCard(Nook-b, PN, 0.3)")
    assert (table.ship("PN"), table.ship("P0"), table.hand("P")) == ("0.3", "3.2", "Amber-b")
    assert "Nook-b" in table.discards.split()
    card = table.card_number("Nook-b")
    assert table.told(codes.SAILED) == [(1, table.tables.number_of_space["0.3"] + 40, card)]


@pytest.mark.clause("BC-R46")
def test_both_cards_of_a_port_are_offered_each_for_itself() -> None:
    """Which copy was discarded is seen by all."""
    table = lay("P0 3.3", hands={"P": "Elm-a Elm-b"})
    assert table.actions("claim") == ["claim(Elm-a)", "claim(Elm-b)"]
    assert "Elm-b" in table.do("claim(Elm-b)").discards.split()


@pytest.mark.clause("BC-R9")
def test_bank_and_island_are_ordinary_places_of_the_map() -> None:
    """A hexagon that holds water is a space, whatever else is drawn there."""
    content = own_tables().content
    for spot in (content.bank, content.island):
        assert spot is not None
        assert spot in content.sea or spot in content.land
        if spot in content.sea:
            space = f"{spot[0]}.{spot[1]}"
            assert own(f"P0 {space}").offers("sailOne(P0")


@pytest.mark.clause("BC-6.2")
def test_single_steps_lead_where_whole_actions_do() -> None:
    """Kind, card, space: the only ship need not be named."""
    table = lay("P0 3.2", hands={"P": "Amber-b Nook-b"}).step("sailCard", "Amber-b")
    assert table.options == "1.2 1.3 1.4 2.1 2.2 2.3 2.4 3.0 3.1 3.3 3.4 4.3"
    assert table.step("2.4").ship("P0") == "2.4"
