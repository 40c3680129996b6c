"""What sinks, and whose its gold is (PI-12.8 to PI-12.14, PI-21.1, PI-R30)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.rules.common import ending
from tests.games.pirates.table import Table

SHOOTER = (20_000, 20_000, 0)
ABEAM = (20_000, 26_000, 0)


def wreck(seats: int = 2, masts: str = "-") -> Table:
    """Green's B lies abeam of Red's A."""
    return Table(seats).ship("A", "R", SHOOTER).ship("B", "G", ABEAM, masts=masts)


@pytest.mark.clause("PI-T64", "PI-12.8", "PI-R4", "PI-10.1")
def test_the_first_hit_makes_her_derelict_and_the_second_sinks_her() -> None:
    """Two cannons of one action."""
    table = wreck(masts="2").turn().do("A", "shoot", "fire 1 at B", "die 5")
    assert (table.masts("B"), table.in_game("B"), table.phase) == ("", True, "shooting")
    table.do("fire 2 at B", "die 4")
    assert (table.in_game("B"), table.phase) == (False, "naming")


@pytest.mark.clause("PI-T65", "PI-12.10", "PI-12.11", "PI-12.12", "PI-12.13", "PI-21.1", "PI-R30")
def test_two_players_share_the_gold() -> None:
    """Seven: four for who sank her, three for whose she was; unique treasure and crew are gone."""
    table = wreck().coins("B", 3, 4, 16).crew("Xavier", "G", "B").turn().do("A", "shoot", "fire 1 at B", "die 4")
    assert (table.gold, table.people("out")) == ({"R": 4, "G": 3}, ["Xavier"])
    assert table.loot("out") == ["coin 3", "coin 4", "unique 16"]


@pytest.mark.clause("PI-12.10", "PI-R30")
def test_even_gold_is_halved() -> None:
    """Three each."""
    assert wreck().coins("B", 2, 4).turn().do("A", "shoot", "fire 1 at B", "die 4").gold == {"R": 3, "G": 3}


@pytest.mark.clause("PI-T66", "PI-12.14", "PI-21.1", "PI-R30")
def test_three_players_share_nothing() -> None:
    """Seven gold are out of the game, and what they were is public."""
    table = wreck(3).coins("B", 3, 4).turn()
    left = ending.treasure_left(table.position)
    table.do("A", "shoot", "fire 1 at B", "die 4")
    assert table.gold == {"R": 0, "G": 0, "B": 0}
    assert (left - ending.treasure_left(table.position), table.told(codes.GOLD_LOST)) == (7, [(-1, 7, 0)])
    table.position.veil(2)
    assert table.loot("out") == ["coin 3", "coin 4"]


@pytest.mark.clause("PI-T93", "PI-12.9", "PI-R30")
def test_all_aboard_leave_the_game() -> None:
    """Two crew and a piece of equipment; the ship acts no more and lies nowhere."""
    table = wreck().crew("Xavier", "G", "B").crew("Yves", "G", "B").crew("Cannon", "G", "B", nation="any").turn()
    table.do("A", "shoot", "fire 1 at B", "die 4", "done")
    assert (table.in_game("B"), table.people("out")) == (False, ["Xavier", "Yves", "Cannon"])
    assert (table.asked, table.options) == ("G", {"done", "G guard"})
    assert not table.position.waters.afloat >> table.unit("B") & 1


@pytest.mark.clause("PI-12.8", "PI-R122")
def test_a_tow_ends_with_the_ship_that_is_towed() -> None:
    """Her tower has her own move again."""
    table = wreck().ship("T", "G", (26_005, 26_000, 0)).tow("T", "B").turn().do("A", "shoot", "fire 1 at B", "die 6")
    assert table.towed("T") == ""


@pytest.mark.clause("PI-R30", "PI-20.1", "PI-20.4", "PI-R45", "PI-R48")
def test_gold_of_a_sunk_ship_may_end_the_game() -> None:
    """Before any further shot."""
    table = wreck().coins("B", 3, 4).home_gold("R", 12)
    table.position.starting_gold = 30
    table.turn().do("A", "shoot", "fire 1 at B", "die 4")
    assert (table.ending, table.gold, table.winners) == ("half the gold", {"R": 16, "G": 3}, "R")
