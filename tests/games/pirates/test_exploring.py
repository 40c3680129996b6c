"""Exploring islands and ships (PI-11, PI-R21 to PI-R24)."""

from __future__ import annotations

import pytest

from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from tests.games.pirates.table import Printed, Table

AT_THE_SHORE = (14_990, 10_000, 0)


def shore(pose: tuple[int, int, int] = AT_THE_SHORE, cargo: int = 3, move: str = "L") -> Table:
    """Red's A at a wild island, or before it."""
    table = Table().ship("A", "R", pose, Printed(cargo=cargo, move=move))
    return table.island("shore", 15_000, 21_000, 7_000, 13_000)


@pytest.mark.clause("PI-T34", "PI-11.1", "PI-R21")
def test_a_ship_explores_where_she_began_the_turn_docked() -> None:
    """Not in the turn in which she came."""
    table = shore((10_000, 10_000, 0)).hidden("shore", 1).turn().do("A", "move", "L 0")
    assert not table.can("A")
    assert not table.can("A explores free")
    table.do("done", "done")
    assert "shore" in table.actions("A")


@pytest.mark.clause("PI-R21", "PI-11.1")
def test_who_has_left_does_not_explore() -> None:
    """Away and back again is a new stay; a second action, if there was one, could not explore."""
    table = shore(move="L+S").turn().do("A", "move", "L 1800", "S 0")
    assert table.position.this_turn.lain_at[table.unit("A")] == 0


@pytest.mark.clause("PI-T35", "PI-11.1", "PI-11.2", "PI-11.3", "PI-11.4", "PI-D10", "PI-N15", "PI-R64")
def test_coins_are_looked_at_and_some_are_taken() -> None:
    """Two spaces are free; the rest stays face down, and Green sees counts only."""
    table = shore().crew("Xavier", "R", "A").hidden("shore", 1, 2, 3, 5).turn().do("A", "shore")
    assert (table.asked, table.options) == ("chance", {f"deal {worth}" for worth in (1, 2, 3, 5, 15)})
    table.do("deal 1", "deal 2", "deal 3", "deal 5")
    assert (table.asked, table.options) == ("R", {"done", "coin 1", "coin 2", "coin 3", "coin 5"})
    table.do("coin 1")
    assert table.options == {"done", "coin 2", "coin 3", "coin 5"}
    table.do("coin 3")
    assert table.options == {"done"}
    table.do("done")
    assert (table.phase, table.loot("A"), table.loot("shore")) == ("naming", ["coin 1", "coin 3"], ["coin 2", "coin 5"])
    table.position.veil(1)
    assert (table.loot("A"), table.loot("shore")) == (["coin ?"] * 2, ["coin ?"] * 2)


@pytest.mark.clause("PI-11.2", "PI-11.4")
def test_nothing_need_be_taken() -> None:
    """The explorer knows what lies there; nobody else does."""
    table = shore().hidden("shore", 1, 2).turn().do("A", "shore", "deal 1", "deal 2", "done")
    assert (table.phase, table.loot("A"), table.loot("shore")) == ("naming", [], ["coin 1", "coin 2"])
    red, green = table.position.clone(), table.position.clone()
    red.veil(0)
    green.veil(1)
    assert min(red.treasure.what) >= 0
    assert max(green.treasure.what) < 0


@pytest.mark.clause("PI-T36", "PI-11.5", "PI-11.6", "PI-R22")
def test_a_token_gives_a_free_explore_at_every_docking() -> None:
    """It is left when she leaves; another own ship docks and explores at once; she still has her action."""
    table = shore().ship("B", "R", (26_000, 10_000, 1800)).hidden("shore", 1, 4).turn()
    table.do("A", "shore", "deal 1", "deal 4", "coin 1", "done")
    assert table.position.islands.tokens[0] == 0
    table.do("done", "done", "A", "move", "L 1800")
    assert table.told(codes.TOKEN_LEFT) == [(0, table.islands.index("shore"), 0)]
    table.do("B", "move", "L 1800")
    assert table.can("B explores free")
    table.do("B explores free", "coin 4")
    assert (table.loot("B"), table.phase, table.can("B explores free")) == (["coin 4"], "naming", False)


@pytest.mark.clause("PI-11.6", "PI-R22", "PI-6.4")
def test_a_free_explore_is_for_the_turn_of_the_docking() -> None:
    """Next turn it needs the action again."""
    table = shore((10_000, 10_000, 0)).token("R", "shore").turn().do("A", "move", "L 0")
    assert table.can("A explores free")
    table.do("done", "done")
    assert not table.can("A explores free")


@pytest.mark.clause("PI-11.6", "PI-R22")
def test_anothers_token_gives_nothing() -> None:
    """Green has been there."""
    table = shore((10_000, 10_000, 0)).token("G", "shore").turn().do("A", "move", "L 0")
    assert not table.can("A explores free")


@pytest.mark.clause("PI-R22", "PI-11.5")
def test_who_has_not_explored_leaves_no_token() -> None:
    """She only lay there."""
    table = shore().hidden("shore", 1).turn().do("A", "move", "L 1800")
    assert (table.told(codes.TOKEN_LEFT), table.position.islands.tokens[0]) == ([], 0)


@pytest.mark.clause("PI-T37", "PI-11.7", "PI-11.8", "PI-11.9", "PI-R23")
def test_unique_treasure_is_taken_by_who_explores_first() -> None:
    """It needs no space and lies face up; coins cannot be taken by a full ship."""
    table = shore(cargo=1).coins("A", 2).hidden("shore", 16, 3).turn().do("A", "shore", "deal 16", "deal 3")
    assert (table.phase, table.loot("A"), table.loot("shore")) == ("naming", ["coin 2", "unique 16"], ["coin 3"])
    table.position.veil(1)
    assert table.loot("A") == ["coin ?", "unique 16"]


@pytest.mark.clause("PI-11.1", "PI-3.12")
def test_home_islands_are_not_explored() -> None:
    """Only wild ones are."""
    table = Table().ship("A", "R", AT_THE_SHORE).island("port", 15_000, 21_000, 7_000, 13_000, home="R").turn()
    assert "port" not in table.actions("A")


@pytest.mark.clause("PI-T40", "PI-11.10", "PI-R24")
def test_own_ships_that_touch_exchange_what_is_aboard() -> None:
    """By an explore action of one of them; without it nothing is moved at sea."""
    table = Table().ship("A", "R", (14_990, 10_000, 0)).ship("B", "R", (8_985, 10_000, 0)).coins("A", 3).coins("B", 2)
    table.crew("Xavier", "R", "B").turn()
    assert not any(word.startswith(("coin", "Xavier")) for word in table.options)
    table.do("A", "B")
    assert table.options == {"done", "coin 3 to B", "coin 2 to A", "Xavier to A"}
    table.do("coin 3 to B", "Xavier to A")
    assert table.options == {"done", "coin 2 to A"}
    table.do("done")
    assert (table.loot("A"), table.loot("B"), table.people("A")) == ([], ["coin 2", "coin 3"], ["Xavier"])
    assert (table.can("A"), table.can("B")) == (False, True)


@pytest.mark.clause("PI-R24", "PI-11.10", "PI-R15")
def test_an_enemys_derelict_is_searched() -> None:
    """Everything aboard is seen; it is taken, as far as there is room, and nothing given."""
    table = Table().ship("A", "R", AT_THE_SHORE, Printed(cargo=2)).coins("A", 1)
    table.ship("D", "G", (16_000, 13_000, 900), masts="-").coins("D", 4, 5).crew("Xavier", "G", "D").turn()
    table.do("A", "D")
    veiled = table.position.clone()
    veiled.veil(0)
    assert (min(veiled.treasure.what) >= 0, veiled.crew.card[0]) == (True, 0)
    assert table.options == {"done", "coin 4 to A", "coin 5 to A", "Xavier to A"}
    table.do("Xavier to A")
    assert table.options == {"done"}
    table.do("done")
    assert (table.people("A"), table.position.crew.owner[0], table.owner("D")) == (["Xavier"], 0, "G")


@pytest.mark.clause("PI-R24")
def test_an_enemy_with_masts_is_not_explored() -> None:
    """Nor a ship that is not touched."""
    table = Table().ship("A", "R", AT_THE_SHORE).ship("E", "G", (16_000, 13_000, 900)).turn()
    assert table.actions("A") & {"E", "R guard"} == set()


@pytest.mark.clause("PI-R50", "PI-11.10")
def test_gold_that_is_given_to_a_ship_at_home_goes_ashore() -> None:
    """Whichever of the two lies there."""
    table = Table().ship("A", "R", AT_THE_SHORE).ship("D", "G", (8_985, 10_000, 0), masts="-").coins("D", 4)
    table.island("port", 15_000, 21_000, 7_000, 13_000, home="R").turn().do("A", "D", "coin 4 to A", "done")
    assert (table.gold["R"], table.loot("A")) == (4, [])


@pytest.mark.clause("PI-T92", "PI-10.1", "PI-10.2", "PI-10.3")
def test_a_derelict_keeps_her_cargo_and_explores() -> None:
    """She began the turn docked at a wild island."""
    table = shore().coins("A", 1, 2).crew("Xavier", "R", "A").hidden("shore", 3)
    table.position.ships.masts = put(table.position.ships.masts, table.unit("A"), 1)
    table.ship("E", "G", (8_000, 15_000, 2700)).turn("G").do("E", "shoot", "fire 1 at A", "die 6", "done", "done")
    assert (table.masts("A"), table.loot("A"), table.people("A")) == ("", ["coin 1", "coin 2"], ["Xavier"])
    assert table.actions("A") == {"shore"}
