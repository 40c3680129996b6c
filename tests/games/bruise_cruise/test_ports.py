"""Bruise Cruise's ports: claims and battles (BC-T18 to BC-T22, BC-T40, BC-T41, BC-T59, BC-T60, BC-T68)."""

from __future__ import annotations

import pytest

from quarterdeck.games.bruise_cruise import codes
from tests.games.bruise_cruise.scenario import lay

TWELVE = "Amber Birch Dover Elm Fern Holm Iris Kelp Lark Moss Nook Pine"


@pytest.mark.clause(
    "BC-9.1", "BC-9.2", "BC-9.3", "BC-9.4", "BC-9.6", "BC-9.7", "BC-9.8", "BC-9.9", "BC-9.11", "BC-9.13", "BC-R16"
)
def test_t18_a_claim_plants_a_flag_flips_the_ship_and_gains_another() -> None:
    """BC-T18."""
    table = lay("P0 3.3", hands={"P": "Elm-a"}).do("claim(Elm-a)")
    assert (table.flags("P"), table.flags_left("P"), table.ship("P0"), table.ship("PC")) == ("Elm", 11, "3.3*", "stack")
    assert "Elm-a" in table.discards.split()
    assert (table.points, table.turn) == ([1, 0], "P 1")


@pytest.mark.clause("BC-9.9", "BC-9.12", "BC-22.1", "BC-R18", "BC-R19")
def test_t19_a_second_port_of_a_region_gains_no_ship() -> None:
    """BC-T19."""
    table = lay("PC 0.1, P0 2.2*", hands={"P": "Pine-b"}, flags={"P": "Elm"}).do("claim(Pine-b)")
    assert (table.flags("P"), table.ship("P0"), table.ship("PC"), table.points[0]) == ("Elm Pine", "2.2*", "0.1", 2)
    assert [table.ship(f"P{region}") for region in "NSEW"] == ["aside"] * 4


@pytest.mark.clause("BC-3.3", "BC-3.5", "BC-9.4")
def test_t20_a_home_port_is_not_claimed_but_its_card_is_a_card() -> None:
    """BC-T20."""
    table = lay("P0 0.2", hands={"P": "Cedar-b"})
    assert not table.offers("claim")
    assert table.offers("exchange(Cedar-b)")
    assert "4.4" not in table.where("sailCard(Cedar-b, P0").split()
    assert "2.2" in table.where("sailCard(Cedar-b, P0").split()


@pytest.mark.clause("BC-9.6", "BC-13.4", "BC-23.3", "BC-R17")
def test_t21_without_a_flag_nothing_is_claimed_until_one_comes_back() -> None:
    """BC-T21."""
    table = lay("P0 6.5*, H0 4.4", hands={"P": "Jade-a", "H": "Fern-a"}, flags={"P": TWELVE})
    assert (table.flags_left("P"), table.offers("claim")) == (0, False)
    table.do("endTurn", "draw 0", "battle(Fern-a)", "dice 6 1", "endTurn", "draw 0")
    assert (table.flags_left("P"), table.actions("claim")) == (1, ["claim(Jade-a)"])


@pytest.mark.clause("BC-13.8", "BC-R17")
def test_without_a_flag_there_is_no_battle_either() -> None:
    """It could not be completed."""
    table = lay("P0 6.5*", hands={"P": "Jade-a"}, flags={"P": TWELVE, "H": "Jade"})
    assert not table.offers("battle")
    table = lay("P0 6.5*", hands={"P": "Jade-a"}, flags={"P": TWELVE[:-5], "H": "Jade"})
    assert table.offers("battle")


@pytest.mark.clause("BC-9.5", "BC-13.1")
def test_t22_an_own_flag_bars_claim_and_battle() -> None:
    """BC-T22."""
    table = lay("P0 3.3*", hands={"P": "Elm-b"}, flags={"P": "Elm"})
    assert not table.offers("claim")
    assert not table.offers("battle")


@pytest.mark.clause("BC-9.1", "BC-9.3")
def test_a_claim_needs_the_card_of_the_port_and_a_ship_in_it() -> None:
    """Not a card of another port, not a rival's ship, not an empty port."""
    assert not lay("P0 3.3", hands={"P": "Fern-a Pine-a"}).offers("claim")
    assert not lay("P0 3.2, H0 3.3", hands={"P": "Elm-a"}).offers("claim")
    assert lay("P0 3.2, PC 3.3", hands={"P": "Elm-a"}).actions("claim") == ["claim(Elm-a)"]


@pytest.mark.clause("BC-9.4", "BC-13.1")
def test_a_rivals_flag_makes_it_a_battle() -> None:
    """Whether the rival's ships are near or far."""
    table = lay("P0 3.3", hands={"P": "Elm-a"}, flags={"H": "Elm"})
    assert (table.offers("claim"), table.offers("battle(Elm-a)")) == (False, True)


@pytest.mark.clause(
    "BC-13.1", "BC-13.2", "BC-13.3", "BC-13.4", "BC-13.5", "BC-13.6", "BC-13.10", "BC-R16", "BC-R26", "BC-R50"
)
def test_t40_a_tie_wins_a_battle_and_the_winner_gets_what_a_claim_brings() -> None:
    """BC-T40."""
    table = lay("P0 4.4, HC 6.3", hands={"P": "Fern-a"}, flags={"H": "Fern"})
    assert table.points == [0, 1]
    table.do("battle(Fern-a)")
    assert (table.player, table.hand("P")) == ("chance", "")
    assert "Fern-a" in table.discards.split()
    table.do("dice 3 3")
    assert (table.flags("P"), table.flags("H"), table.flags_left("H")) == ("Fern", "", 12)
    assert (table.ship("P0"), table.ship("PC"), table.ship("HC")) == ("4.4*", "stack", "6.3")
    assert (table.points, table.turn, table.player) == ([1, 0], "P 1", "P")


@pytest.mark.clause("BC-13.7", "BC-R26")
def test_t41_a_lost_battle_costs_card_and_action() -> None:
    """BC-T41."""
    table = lay("P0 4.4, HC 6.3", hands={"P": "Fern-a"}, flags={"H": "Fern"}).do("battle(Fern-a)", "dice 2 5")
    assert (table.flags("H"), table.flags("P"), table.ship("P0"), table.turn) == ("Fern", "", "4.4", "P 1")
    assert (table.hand("P"), "Fern-a" in table.discards.split(), table.ship("PC")) == ("", True, "aside")


@pytest.mark.clause("BC-13.3")
@pytest.mark.parametrize(("dice", "won"), [("dice 6 5", True), ("dice 1 1", True), ("dice 5 6", False)])
def test_the_higher_die_wins_a_battle_and_a_tie_is_the_attackers(dice: str, *, won: bool) -> None:
    """One die each, the attacker's first."""
    table = lay("P0 4.4", hands={"P": "Fern-a"}, flags={"H": "Fern"}).do("battle(Fern-a)")
    assert len(table.position.legal()) == 36
    assert (table.do(dice).flags("P") == "Fern") is won


@pytest.mark.clause("BC-13.9")
def test_a_lost_battle_may_be_fought_again_with_the_other_card() -> None:
    """As the second action."""
    table = lay("P0 4.4", hands={"P": "Fern-a Fern-b"}, flags={"H": "Fern"}).do("battle(Fern-a)", "dice 1 6")
    assert table.actions("battle") == ["battle(Fern-b)"]
    assert table.do("battle(Fern-b)", "dice 6 1").flags("P") == "Fern"


@pytest.mark.clause("BC-13.10", "BC-R18", "BC-R49")
def test_t59_a_lost_port_may_be_won_back_but_gains_no_second_ship() -> None:
    """BC-T59."""
    table = lay("P0 3.3*, PC 0.1, H0 8.3", hands={"P": "Elm-b"}, flags={"P": "Dover", "H": "Elm"})
    before = table.points
    table.do("battle(Elm-b)", "dice 4 4")
    assert (table.flags("P"), table.ship("PC")) == ("Dover Elm", "0.1")
    assert [now - then for now, then in zip(table.points, before, strict=True)] == [1, -1]


@pytest.mark.clause("BC-9.10", "BC-9.13", "BC-17.5", "BC-13.6", "BC-22.2")
def test_t60_who_loses_a_region_keeps_its_ship() -> None:
    """BC-T60."""
    table = lay(
        "PC stack, H0 3.3", turn="H", hands={"H": "Elm-a"}, flags={"P": "Elm", "H": "Fern"}, deployed={"P": "1T"}
    ).do("battle(Elm-a)", "dice 5 2")
    assert (table.points, table.ship("PC")) == ([1, 2], "stack")
    table.do("endTurn", "draw 0")
    assert table.actions("commission") == ["commission(PC)"]


@pytest.mark.clause("BC-9.10", "BC-R18")
@pytest.mark.parametrize("ship", ["PC stack", "PC 0.1", "PC done"])
def test_each_region_has_one_ship_wherever_it_is_now(ship: str) -> None:
    """Retaking a lost region gains none."""
    table = lay(f"P0 2.2, {ship}", hands={"P": "Pine-a"}).do("claim(Pine-a)")
    assert (table.ship("PC"), table.told(codes.GAINED)) == (ship.split()[1], [])


@pytest.mark.clause("BC-13.1", "BC-16.1", "BC-16.5")
def test_t68_an_anchored_ship_fights_no_battle() -> None:
    """BC-T68."""
    table = lay("P0 4.4#", hands={"P": "Fern-a"}, flags={"H": "Fern"})
    assert not table.offers("battle")
    assert table.do("removeAnchor(P0)").actions("battle") == ["battle(Fern-a)"]


@pytest.mark.clause("BC-9.1", "BC-9.8")
def test_the_ship_in_the_port_is_the_one_that_claims() -> None:
    """Another stays as it was, and its region does not matter."""
    table = lay("P0 2.3, PN 3.3", hands={"P": "Elm-a"}).do("claim(Elm-a)")
    assert (table.ship("PN"), table.ship("P0"), table.ship("PC")) == ("3.3*", "2.3", "stack")


@pytest.mark.clause("BC-3.3")
def test_no_home_port_is_claimed_by_anybody() -> None:
    """P cannot even lie in H's; H's own flagship may not claim it either."""
    assert not lay("H0 7.1", turn="H", hands={"H": "Gale-a Gale-b"}).offers("claim")
