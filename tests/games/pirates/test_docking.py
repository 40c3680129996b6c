"""Docking, unloading, crew ashore and aboard (PI-8, PI-4.2 to PI-4.10, PI-R11 to PI-R18, PI-R50)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.table import aboard
from tests.games.pirates.table import Printed, Table

START = (10_000, 10_000, 0)
AT_THE_SHORE = (14_990, 10_000, 0)


def shore(home: str = "", pose: tuple[int, int, int] = START, card: Printed | None = None) -> Table:
    """An island ahead of Red's A."""
    return Table().ship("A", "R", pose, card).island("shore", 15_000, 21_000, 7_000, 13_000, home=home)


@pytest.mark.clause("PI-T32", "PI-8.3", "PI-R12", "PI-R6", "PI-8.1")
def test_an_opponents_home_stops_a_ship_and_is_no_dock() -> None:
    """No crew goes ashore, nothing is unloaded, and she may be shot at."""
    table = shore("G").coins("A", 3).crew("Xavier", "R", "A").ship("E", "G", (14_000, 16_000, 0)).turn()
    table.do("A", "move", "L 0")
    assert (table.at("A"), table.gold, table.loot("A")) == (AT_THE_SHORE, {"R": 0, "G": 0}, ["coin 3"])
    assert (table.told(codes.DOCKED), table.can("Xavier to shore")) == ([], False)
    table.do("done")
    assert "shoot" in table.actions("E")


@pytest.mark.clause("PI-T33", "PI-8.4", "PI-R50", "PI-7.5")
def test_all_treasure_worth_gold_comes_ashore_at_home() -> None:
    """Three coins, one of them worth nothing; everybody knows what they were."""
    table = shore("R").coins("A", 3, 4, 0).turn().do("A", "move", "L 0")
    assert (table.gold["R"], table.loot("A"), table.phase) == (7, [], "naming")
    veiled = table.position.clone()
    veiled.veil(1)
    assert [int(what) for what in veiled.treasure.what] == [int(what) for what in table.position.treasure.what]


@pytest.mark.clause("PI-8.1", "PI-R11", "PI-T81")
def test_docking_is_a_new_contact() -> None:
    """Who lies there already, slides along the quay or starts there does not dock."""
    table = Table().ship("A", "R", (50_000, 40_000, 0)).island("quay", 40_000, 60_000, 41_005, 50_000, home="R")
    table.coins("A", 3).turn().do("A", "move", "L 0")
    assert (table.at("A"), table.told(codes.DOCKED), table.gold["R"]) == ((58_000, 40_000, 0), [], 0)


@pytest.mark.clause("PI-T103", "PI-R11", "PI-R22", "PI-11.5")
def test_who_leaves_and_comes_back_docks_again() -> None:
    """Inside one action; the own token there gives a free explore."""
    card = Printed(move="L+S")
    table = Table().ship("A", "R", (50_000, 40_000, 0), card).island("quay", 40_000, 60_000, 41_005, 50_000)
    table.token("R", "quay").turn().do("A", "move", "L 2700 4000", "S 900")
    assert len(table.told(codes.DOCKED)) == 1
    assert table.can("A explores free")
    sliding = Table().ship("A", "R", (50_000, 40_000, 0), card).island("quay", 40_000, 60_000, 41_005, 50_000)
    sliding.token("R", "quay").turn().do("A", "move", "L 0", "done")
    assert not sliding.can("A explores free")


def harbour() -> Table:
    """Red's A and B lie at one wild island, C at sea."""
    table = shore(pose=AT_THE_SHORE, card=Printed(cargo=1)).ship("B", "R", (18_000, 13_005, 2700), Printed(cargo=1))
    return table.ship("C", "R", (40_000, 40_000, 0))


@pytest.mark.clause("PI-T38", "PI-8.2", "PI-R13", "PI-D18", "PI-4.2")
def test_crew_changes_ships_at_one_island() -> None:
    """Free, in the own turn, by way of the island where both are full; treasure does not."""
    table = harbour().crew("Xavier", "R", "A").crew("Yves", "R", "B").turn()
    assert table.options >= {"Xavier to shore", "Yves to shore"}
    assert not table.can("Xavier to B")
    table.do("Xavier to shore", "Yves to A", "Xavier to B")
    assert (table.people("A"), table.people("B"), table.phase) == (["Yves"], ["Xavier"], "naming")
    assert table.options >= {"A", "B", "C"}


@pytest.mark.clause("PI-8.2", "PI-R13", "PI-R11")
def test_crew_does_not_change_ships_at_sea_nor_treasure_in_port() -> None:
    """C lies at no island; a coin stays where it is."""
    table = harbour().crew("Xavier", "R", "C").coins("A", 2).turn()
    assert not any(word.startswith(("Xavier", "coin")) for word in table.options)


@pytest.mark.clause("PI-R14", "PI-4.1")
def test_crew_ashore_is_its_owners() -> None:
    """An enemy who docks there does not take it; nor is it handled in another's turn."""
    table = shore(pose=AT_THE_SHORE).ship("E", "G", (18_000, 13_005, 2700)).crew("Xavier", "R", "shore").turn()
    assert table.can("Xavier to A")
    table.do("done")
    assert not any(word.startswith("Xavier") for word in table.options)


@pytest.mark.clause("PI-T15", "PI-4.6", "PI-R17")
def test_crew_that_costs_nothing_boards_ships_of_its_nation_only() -> None:
    """At a later transfer too."""
    table = shore(pose=AT_THE_SHORE).ship("B", "R", (18_000, 13_005, 2700), Printed(nation="spanish"))
    table.crew("Xavier", "R", "shore", cost=0, nation="spanish").crew("Yves", "R", "shore", nation="spanish").turn()
    assert (table.can("Xavier to A"), table.can("Xavier to B"), table.can("Yves to A")) == (False, True, True)


@pytest.mark.clause("PI-T13", "PI-4.3", "PI-R16")
def test_crew_costs_no_more_than_the_ship() -> None:
    """6 and 4 are as much as a ship of 10 carries, 6 and 5 too much, though spaces are free."""
    table = shore(pose=AT_THE_SHORE).crew("Six", "R", "A", cost=6).crew("Four", "R", "shore", cost=4)
    table.crew("Five", "R", "shore", cost=5).turn()
    assert (table.can("Four to A"), table.can("Five to A")) == (True, False)


@pytest.mark.clause("PI-T17", "PI-4.8", "PI-4.9", "PI-4.10", "PI-R18")
def test_links_add_spaces() -> None:
    """Two linked to each other and both to the ship: three more, also while they lie face down."""
    table = shore(card=Printed(cargo=3)).crew("Xavier", "R", "A").crew("Yves", "R", "A")
    table.link("Xavier", "Yves").link("Xavier", "A").link("Yves", "A").turn()
    assert (aboard.space(table.position, table.unit("A")), aboard.room(table.position, table.unit("A"))) == (6, 4)


@pytest.mark.clause("PI-4.10", "PI-R18")
def test_three_of_a_kind_are_three_links() -> None:
    """Each pair counts, of whatever nation they are."""
    table = shore(card=Printed(cargo=3)).crew("Xavier", "R", "A").crew("Yves", "R", "A", nation="spanish")
    table.crew("Zoe", "R", "A").link("Xavier", "Yves").link("Xavier", "Zoe").link("Yves", "Zoe").turn()
    assert aboard.space(table.position, table.unit("A")) == 6


@pytest.mark.clause("PI-4.8", "PI-R15")
def test_a_linked_crew_finds_its_own_space() -> None:
    """On a full ship it brings the space that it takes."""
    table = shore(pose=AT_THE_SHORE, card=Printed(cargo=1)).crew("Xavier", "R", "A").crew("Yves", "R", "shore")
    table.crew("Zoe", "R", "shore").link("Xavier", "Yves").turn()
    assert (table.can("Yves to A"), table.can("Zoe to A")) == (True, False)


@pytest.mark.clause("PI-T18", "PI-R15")
def test_nothing_is_thrown_off_when_a_link_is_gone() -> None:
    """Capacity 4, load 5: nothing more can be loaded."""
    table = shore(pose=AT_THE_SHORE, card=Printed(cargo=3)).crew("Xavier", "R", "A").crew("Yves", "R", "A")
    table.link("Xavier", "Yves").link("Xavier", "A").link("Yves", "A").coins("A", 1, 1, 2, 2).coins(
        "shore", 1, seen="R"
    )
    table.crew("Zoe", "R", "shore").turn()
    unit = table.unit("A")
    assert aboard.room(table.position, unit) == 0
    table.do("Yves to shore")
    assert (aboard.space(table.position, unit), aboard.load(table.position, unit), len(table.loot("A"))) == (4, 5, 4)
    assert not table.can("Zoe to A")
    table.do("A", "shore")
    assert (table.options, table.loot("shore")) == ({"done"}, ["coin 1"])
