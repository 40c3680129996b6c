"""Unfathomable cards that move ships: streams, ghosts, the Triangle, winds and homesickness."""

from __future__ import annotations

import pytest

from quarterdeck.games.bruise_cruise.pack.tables import tables_of
from tests.games.bruise_cruise.scenario import holding, lay
from tests.games.bruise_cruise.table import Table, map_t

WINDS = ("E", "NE", "NW", "W", "SW", "SE")


@pytest.mark.clause("BC-U1.1", "BC-15.1", "BC-15.2")
def test_the_gulf_stream_takes_an_own_ship_up_to_six_spaces() -> None:
    """As a card with the rating 6 would."""
    ships = "P0 3.2, PN 0.0, PS 1.1#, PC stack, H0 4.3"
    table = holding("Gulf-stream", ships)
    for ship in ("P0", "PN"):
        sailed = lay(ships, hands={"P": "Elm-a"}).where(f"sailCard(Elm-a, {ship}")
        assert table.where(f"unfathomable(Gulf-stream, {ship}") == sailed
    table.do("unfathomable(Gulf-stream, P0, 5.2)")
    assert (table.ship("P0"), table.hand("P"), table.turn) == ("5.2", "", "P 1")
    assert "Gulf-stream" in table.discards.split()


@pytest.mark.clause("BC-U1.2", "BC-15.3", "BC-3.1", "BC-U0.1", "BC-U0.3")
def test_the_gulf_stream_takes_no_anchored_ship_and_enters_no_rivals_home_port() -> None:
    """A ship that cannot move at all is not offered, and without any other the card is not playable."""
    table = holding("Gulf-stream", "P0 6.2, PN 3.3#")
    assert table.actions("unfathomable(Gulf-stream, PN") == []
    assert "7.1" not in table.where("unfathomable(Gulf-stream, P0").split()
    assert not holding("Gulf-stream", "P0 3.3#").offers("unfathomable")
    assert not holding("Gulf-stream", "P0 0.0, H0 1.0, HN 0.1").offers("unfathomable")


@pytest.mark.clause("BC-U2.1")
def test_a_poltergeist_sails_a_rivals_ship_where_its_player_wants() -> None:
    """Up to three spaces, as a card with the rating 3 would."""
    ships = "P0 3.2, H0 5.3*, HN 8.2"
    table = holding("Poltergeist-at-the-helm", ships)
    for ship in ("H0", "HN"):
        sailed = lay(ships, turn="H", hands={"H": "Dover-a"}).where(f"sailCard(Dover-a, {ship}")
        assert table.where(f"unfathomable(Poltergeist-at-the-helm, {ship}") == sailed
    table.do("unfathomable(Poltergeist-at-the-helm, H0, 3.3)")
    assert (table.ship("H0"), table.player, table.turn) == ("3.3*", "P", "P 1")


@pytest.mark.clause("BC-U2.3")
def test_a_poltergeist_brings_a_life_preserver_of_the_ships_admiral() -> None:
    """Of nobody else, and none if there is none."""
    table = holding("Poltergeist-at-the-helm", "P0 3.2, H0 5.3, S0 0.5", seats=3, stock={"H": "2L", "S": "1L"})
    table.do("unfathomable(Poltergeist-at-the-helm, H0, 5.2)")
    assert (table.stock("P"), table.stock("H"), table.stock("S")) == ("1L 0M 0T", "1L 0M 0T", "1L 0M 0T")
    table = holding("Poltergeist-at-the-helm", "P0 3.2, H0 5.3", stock={"H": "1T"})
    assert table.do("unfathomable(Poltergeist-at-the-helm, H0, 5.2)").stock("P") == "0L 0M 0T"


@pytest.mark.clause("BC-U2.2", "BC-15.3", "BC-3.1", "BC-3.2", "BC-U0.1", "BC-U0.3")
def test_a_poltergeist_leaves_own_and_anchored_ships_alone_and_keeps_out_of_others_home_ports() -> None:
    """The rival's own Home Port is open to the rival's ship."""
    table = holding("Poltergeist-at-the-helm", "P0 3.2, H0 1.2, HN 6.2, HS 4.4#", seats=3)
    assert {text.split(", ")[1] for text in table.actions("unfathomable")} == {"H0", "HN"}
    assert "0.2" not in table.where("unfathomable(Poltergeist-at-the-helm, H0").split()
    assert "7.1" in table.where("unfathomable(Poltergeist-at-the-helm, HN").split()
    assert "5.5" not in table.where("unfathomable(Poltergeist-at-the-helm, HN").split()
    assert not holding("Poltergeist-at-the-helm", "P0 3.2, H0 1.2#").offers("unfathomable")


@pytest.mark.clause("BC-U3.1")
def test_the_triangle_calls_an_own_ship_to_any_of_its_free_spaces() -> None:
    """From anywhere; the way there does not matter."""
    table = holding("The-triangle-calls", "P0 0.0*, PN 3.3#, H0 8.4")
    assert table.actions("unfathomable") == [f"unfathomable(The-triangle-calls, P0, {at})" for at in ("7.4", "7.5")]
    table.do("unfathomable(The-triangle-calls, P0, 7.5)")
    assert (table.ship("P0"), table.ship("H0"), table.turn) == ("7.5*", "8.4", "P 1")


@pytest.mark.clause("BC-U3.3", "BC-U0.4")
def test_the_triangle_gives_a_missile_back_if_the_supply_has_one() -> None:
    """To whoever played the card."""
    table = holding("The-triangle-calls", "P0 0.0").do("unfathomable(The-triangle-calls, P0, 7.5)")
    assert table.stock("P") == "0L 1M 0T"
    table = holding("The-triangle-calls", "P0 0.0", stock={"H": "18M"}).do("unfathomable(The-triangle-calls, P0, 7.5)")
    assert (table.stock("P"), table.ship("P0")) == ("0L 0M 0T", "7.5")


@pytest.mark.clause("BC-U3.1", "BC-U3.2", "BC-15.3", "BC-U0.1", "BC-U0.3")
def test_the_triangle_calls_nobody_when_it_is_full_nor_an_anchored_ship() -> None:
    """A ship that lies in it may be put elsewhere in it."""
    assert not holding("The-triangle-calls", "P0 0.0, H0 7.4, HN 7.5, HS 8.4").offers("unfathomable")
    assert not holding("The-triangle-calls", "P0 0.0#").offers("unfathomable")
    assert holding("The-triangle-calls", "P0 7.4, H0 8.4").where("unfathomable(The-triangle-calls, P0") == "7.5"


def around_gale(card: str, ships: str) -> Table:
    """A table whose Triangle holds Gale, H's Home Port."""
    text = map_t().chart.text.split("[[unfathomable]]", maxsplit=1)[0]
    triangle = text.replace('triangle = ["7.4", "8.4", "7.5"]', 'triangle = ["7.1", "8.0", "7.2"]')
    return lay(ships, tables=tables_of(triangle), hands={"P": card})


@pytest.mark.clause("BC-U3.1", "BC-U4.1", "BC-3.1", "BC-R8", "BC-U0.3")
def test_no_ship_is_put_into_a_rivals_home_port_though_it_may_be_put_into_its_own() -> None:
    """Here the Triangle holds Gale, H's Home Port."""
    table = around_gale("The-triangle-calls", "P0 3.3, H0 5.2")
    assert table.where("unfathomable(The-triangle-calls, P0") == "7.2 8.0"
    table = around_gale("The-triangle-takes", "P0 3.3, H0 5.2")
    assert table.where("unfathomable(The-triangle-takes, H0") == "7.1 7.2 8.0"


@pytest.mark.clause("BC-U4.1", "BC-U4.2")
def test_the_triangle_takes_a_rivals_ship_within_six_hexagons() -> None:
    """To a free space that its player chooses; seven are too far."""
    table = holding("The-triangle-takes", "P0 6.4, PN 8.4, H0 1.5, HN 0.5, HS 2.5*")
    assert {text.split(", ")[1] for text in table.actions("unfathomable")} == {"H0", "HS"}
    assert table.where("unfathomable(The-triangle-takes, HS") == "7.4 7.5"
    assert table.do("unfathomable(The-triangle-takes, HS, 7.4)").ship("HS") == "7.4*#"


@pytest.mark.clause("BC-U4.3", "BC-12.1", "BC-12.2", "BC-12.3", "BC-25.1")
def test_what_the_triangle_takes_is_struck_as_by_a_torpedo() -> None:
    """A life preserver, else a weapon of its Admiral's choice, else an anchor; and no point for anybody."""
    ships = "P0 6.4, H0 6.3"
    table = holding("The-triangle-takes", ships, stock={"H": "1L 1M 1T"})
    table.do("unfathomable(The-triangle-takes, H0, 7.4)")
    assert (table.stock("H"), table.ship("H0"), table.points, table.turn) == ("0L 1M 1T", "7.4", [0, 0], "P 1")
    table = holding("The-triangle-takes", ships, stock={"H": "1M 1T"})
    table.do("unfathomable(The-triangle-takes, H0, 7.4)")
    assert table.player == "H"
    table.do("give T")
    assert (table.stock("H"), table.points, table.player) == ("0L 1M 0T", [0, 0], "P")
    table = holding("The-triangle-takes", ships).do("unfathomable(The-triangle-takes, H0, 7.4)")
    assert (table.ship("H0"), table.points) == ("7.4#", [0, 0])


@pytest.mark.clause("BC-U4.1", "BC-15.3", "BC-U0.1", "BC-U0.3")
def test_the_triangle_takes_no_anchored_ship_and_none_when_it_is_full() -> None:
    """The card is not playable then."""
    assert not holding("The-triangle-takes", "P0 6.4, H0 5.3#, HN 0.2").offers("unfathomable")
    assert not holding("The-triangle-takes", "P0 7.4, PN 7.5, H0 8.4, HN 6.3").offers("unfathomable")


@pytest.mark.clause("BC-U4.2")
def test_a_rivals_ship_inside_the_triangle_may_be_put_elsewhere_in_it() -> None:
    """Its own space is not offered."""
    assert holding("The-triangle-takes", "P0 6.4, H0 7.4").where("unfathomable(The-triangle-takes, H0") == "7.5 8.4"


@pytest.mark.clause("BC-U15.1")
@pytest.mark.parametrize(("wind", "to"), zip(WINDS, ("3.2", "3.1", "2.1", "1.2", "1.3", "2.3"), strict=True))
def test_trade_winds_blow_every_free_ship_a_space_the_chosen_way(wind: str, to: str) -> None:
    """Own ships and rivals'; anchors hold."""
    table = holding("Trade-winds", "P0 2.2*, PS 5.5#, H0 6.3, HN 6.1#")
    assert table.actions("unfathomable") == [f"unfathomable(Trade-winds, {way})" for way in WINDS]
    table.do(f"unfathomable(Trade-winds, {wind})")
    assert (table.ship("P0"), table.ship("PS"), table.ship("HN")) == (f"{to}*", "5.5#", "6.1#")
    q, r = (int(one) - int(other) for one, other in zip(to.split("."), ("2", "2"), strict=True))
    assert (table.ship("H0"), table.turn) == (f"{6 + q}.{3 + r}", "P 1")


@pytest.mark.clause("BC-U15.2", "BC-U0.3", "BC-15.3", "BC-4.7", "BC-3.1", "BC-4.4")
def test_a_drifting_ship_stops_at_land_ships_and_rivals_home_ports() -> None:
    """The edge of the map and cut water stop it too; its own Home Port does not."""
    ships = "P0 3.2, PN 6.1, PE 6.4, H0 1.2, HN 7.3, HS 8.3, HE 8.5, HW 5.4#, HC 4.4"
    table = holding("Trade-winds", ships).do("unfathomable(Trade-winds, E)")
    assert [table.ship(name) for name in ("P0", "PN", "PE", "HN", "HS", "HE", "HW", "HC")] == [
        "3.2", "6.1", "6.4", "7.3", "8.3", "8.5", "5.4#", "4.4",
    ]  # fmt: skip
    assert table.ship("H0") == "2.2"
    table = holding("Trade-winds", "P0 1.2, H0 8.1, HN 8.0").do("unfathomable(Trade-winds, W)")
    assert [table.ship(name) for name in ("P0", "H0", "HN")] == ["0.2", "7.1", "7.0"]
    table = holding("Trade-winds", "P0 8.1, H0 1.2, HN 3.3").do("unfathomable(Trade-winds, W)")
    assert [table.ship(name) for name in ("P0", "H0", "HN")] == ["8.1", "1.2", "2.3"]


@pytest.mark.clause("BC-U15.2")
@pytest.mark.parametrize("wind", WINDS)
def test_ships_in_a_row_drift_together_the_furthest_downwind_first(wind: str) -> None:
    """Nobody is stopped by one who leaves."""
    ships = ("H0 2.3", "P0 1.3", "HN 2.4", "PN 3.4", "HS 1.4", "PS 2.2")
    dq, dr = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}[wind]
    table = holding("Trade-winds", ", ".join(ships)).do(f"unfathomable(Trade-winds, {wind})")
    for name, at in (words.split() for words in ships):
        q, r = (int(part) for part in at.split("."))
        assert table.ship(name) == f"{q + dq}.{r + dr}"


@pytest.mark.clause("BC-U15.3", "BC-U0.1")
def test_only_winds_that_move_a_ship_may_be_chosen() -> None:
    """With all ships anchored, or none that could move, the card is not playable."""
    assert holding("Trade-winds", "P0 0.0, H0 8.5#").where("unfathomable") == "E SE"
    assert not holding("Trade-winds", "P0 3.3#, H0 8.5#").offers("unfathomable")


@pytest.mark.clause("BC-U18.1")
def test_a_homesick_ship_is_home_at_once() -> None:
    """From anywhere, and it stays as it is."""
    table = holding("Homesick", "P0 8.5*, PN 5.0, PS 2.2#, PC stack, H0 1.2")
    assert table.actions("unfathomable") == ["unfathomable(Homesick, P0)", "unfathomable(Homesick, PN)"]
    table.do("unfathomable(Homesick, P0)")
    assert (table.ship("P0"), table.turn, table.hand("P")) == ("0.2*", "P 1", "")


@pytest.mark.clause("BC-U18.2", "BC-15.3", "BC-U0.1", "BC-U0.3")
def test_nobody_is_homesick_for_a_home_port_that_is_taken_nor_with_an_anchor() -> None:
    """One ship a space."""
    assert not holding("Homesick", "P0 0.2, PN 5.0").offers("unfathomable")
    assert not holding("Homesick", "P0 0.2#, PN 5.0").offers("unfathomable")
    assert not holding("Homesick", "P0 5.0#").offers("unfathomable")


@pytest.mark.clause("BC-U18.1", "BC-18.1")
def test_a_ship_that_came_home_homesick_may_be_decommissioned_at_once() -> None:
    """By the second action."""
    table = holding("Homesick", "P0 8.5*", flags={"P": "Amber Dover Elm Holm Iris"})
    assert table.do("unfathomable(Homesick, P0)", "decommission").ship("P0") == "done"
