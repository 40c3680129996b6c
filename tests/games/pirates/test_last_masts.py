"""What has lost its last mast: creatures and brittle ships are gone, by whatever they lost it (PI-18.3, PI-A65)."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.pirates.duels import ABEAM, SHOOTER, first_shot
from tests.games.pirates.table import Printed, Table

START: Final = (10_000, 10_000, 0)
BROADSIDE_ON: Final = (16_000, 13_000, 900)
BRITTLE: Final = Printed(effects="brittle")
CREATURE: Final = Printed(masts=2, creature=True)


def homeward(card: Printed) -> Table:
    """Red's A, with one mast on fire and another that catches fire, ahead of her home; she docks there."""
    table = Table().island("port", 15_000, 21_000, 7_000, 13_000, home="R")
    table.ship("A", "R", START, card, masts="12", fire="1").crew("Xavier", "R", "R home")
    return table


@pytest.mark.clause("PI-18.3", "PI-17.5")
def test_a_creature_that_docks_with_nothing_but_burning_segments_is_gone() -> None:
    """Its fires are put out with the segments."""
    table = homeward(CREATURE).turn().do("A", "die 2", "move", "L 0")
    assert (table.in_game("A"), table.phase) == (False, "naming")


@pytest.mark.clause("PI-A65", "PI-17.5", "PI-8.4", "PI-R20")
def test_a_brittle_ship_sinks_when_her_last_fire_is_put_out() -> None:
    """Her gold is ashore before; others stay as derelicts."""
    for card, stays in ((BRITTLE, False), (Printed(), True)):
        table = homeward(card).coins("A", 3).turn().do("A", "die 2", "move", "L 0")
        assert (table.in_game("A"), table.masts("A"), table.gold["R"]) == (stays, "", 3)


@pytest.mark.clause("PI-8.4", "PI-10.9", "PI-17.5", "PI-R20")
def test_what_is_towed_home_unloads_though_her_tower_burns_out_there() -> None:
    """She docks, too; then fires are put out, and the tow is over, since a derelict tows nobody."""
    table = homeward(Printed()).ship("D", "R", (3_995, 10_000, 0), masts="-").coins("D", 4).tow("A", "D")
    table.turn().do("A", "die 2", "move", "S 0")
    assert (table.phase, table.towed("A"), table.fires("A")) == ("berthing", "D", "12")
    table.do(min(table.options))
    assert (table.gold["R"], table.towed("A"), table.masts("A")) == (4, "", "")


@pytest.mark.clause("PI-18.3", "PI-17.2", "PI-6.5")
def test_a_creature_whose_last_segment_burns_away_is_gone() -> None:
    """Both burn after its first action; before its second one they go."""
    card = Printed(masts=2, creature=True, effects="extra-action")
    table = Table().ship("A", "R", START, card, fire="1").turn()
    table.do("A uses extra-action", "die 6", "A", "die 2", "move", "done")
    assert table.fires("A") == "12"
    table.do("A", "die 5", "die 6")
    assert (table.in_game("A"), table.phase, table.asked) == (False, "naming", "R")


@pytest.mark.clause("PI-A65", "PI-9.8")
def test_nobody_boards_a_ship_that_a_ram_has_sunk() -> None:
    """A brittle ship sinks with the mast that the ram costs her; there is nothing more to do with her."""
    table = Table().ship("A", "R", START).ship("B", "G", BROADSIDE_ON, BRITTLE, masts="1").crew("Yves", "G", "B")
    table.turn().do("A", "move", "L 0", "die 6")
    assert (table.in_game("B"), table.pinned("A"), table.phase) == (False, "", "naming")


@pytest.mark.clause("PI-9.6", "PI-9.8", "PI-U15")
def test_nobody_is_pinned_to_or_boards_a_ship_that_has_been_brought_home() -> None:
    """Neptune's Figurehead takes a brittle ship home, whole, when a ram sinks her."""
    table = Table().ship("A", "R", START).ship("B", "G", BROADSIDE_ON, BRITTLE, masts="1")
    table.aboard("B", "neptunes-figurehead").turn().do("A", "move", "L 0", "die 6")
    assert (table.in_game("B"), table.masts("B"), table.pinned("A"), table.phase) == (True, "123", "", "naming")


@pytest.mark.clause("PI-A93", "PI-A65", "PI-9.8")
def test_nobody_boards_a_ship_that_a_blade_has_sunk() -> None:
    """A brittle ship sinks with the mast that the blade takes."""
    table = Table().ship("A", "R", BROADSIDE_ON, Printed(effects="scorpion"))
    table.ship("B", "G", (14_990, 10_000, 0), BRITTLE, masts="1").crew("Yves", "G", "B").turn()
    table.do("A", "move", "done", "A uses scorpion on B")
    assert (table.in_game("B"), table.phase) == (False, "naming")


@pytest.mark.clause("PI-20.4", "PI-R48", "PI-U15")
def test_gold_that_comes_home_with_a_saved_ship_may_end_the_game() -> None:
    """At once, before the next shot."""
    table = Table(far=(3, 3)).ship("A", "R", SHOOTER).ship("B", "G", ABEAM, masts="-").coins("B", 9)
    table.island("lair", 80_000, 86_000, 37_000, 43_000, home="G").aboard("B", "neptunes-figurehead")
    first_shot(table, 6)
    assert (table.gold["G"], table.ending) == (9, "half the gold")
