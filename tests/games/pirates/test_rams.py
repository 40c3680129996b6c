"""Rams and pins (PI-9.1 to PI-9.7, PI-R2, PI-R25 to PI-R27)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates import codes
from tests.games.pirates.table import Printed, Table

AT_HER_SIDE = (14_990, 10_000, 0)
BROADSIDE_ON = (16_000, 13_000, 900)


def approach(masts: str = "123") -> Table:
    """Red's A is about to run her bow into the side of Green's B."""
    return Table().ship("A", "R", (10_000, 10_000, 0)).ship("B", "G", BROADSIDE_ON, masts=masts).turn()


def contact(masts: str = "123") -> Table:
    """A's bow lies at B's side; nobody is pinned."""
    return Table().ship("A", "R", AT_HER_SIDE).ship("B", "G", BROADSIDE_ON, masts=masts)


@pytest.mark.clause("PI-T43", "PI-9.1", "PI-9.2", "PI-9.3", "PI-R55", "PI-1.1", "PI-D12")
def test_a_ram_costs_a_mast() -> None:
    """A 4 is above three masts; Green picks which is lost, and the rammer is pinned."""
    table = approach().do("A", "move", "L 0")
    assert table.at("A") == AT_HER_SIDE
    assert (table.phase, table.options) == ("ram_die", {f"die {k}" for k in range(1, 7)})
    table.do("die 4")
    assert (table.asked, table.options) == ("G", {"M1", "M2", "M3"})
    table.do("M2")
    assert (table.masts("B"), table.pinned("A"), table.pinned("B")) == ("13", "B", "")


@pytest.mark.clause("PI-T44", "PI-9.2", "PI-9.3", "PI-9.6")
def test_a_low_roll_costs_nothing_and_pins() -> None:
    """A 3 is not above three masts."""
    table = approach().do("A", "move", "L 0", "die 3")
    assert (table.masts("B"), table.pinned("A")) == ("123", "B")


@pytest.mark.clause("PI-T45", "PI-9.2", "PI-9.3")
@pytest.mark.parametrize(("die", "masts", "pinned"), [(2, "", ""), (1, "2", "B")])
def test_who_makes_her_enemy_derelict_is_not_pinned(die: int, masts: str, pinned: str) -> None:
    """With one mast left a 2 is enough, and there is no choice of mast."""
    table = approach(masts="2").do("A", "move", "L 0", f"die {die}")
    assert (table.masts("B"), table.pinned("A")) == (masts, pinned)


@pytest.mark.clause("PI-T46", "PI-9.7", "PI-R27", "PI-N10")
def test_a_pinned_ship_shoots_but_does_not_move() -> None:
    """Until the other moves away, which she cannot do over the pinned one."""
    table = contact().pin("A", "B").turn()
    assert table.actions("A") == {"shoot"}
    table.do("done", "B", "move")
    assert not table.can("L 1800")
    table.do("L 900")
    assert (table.at("B"), table.pinned("A")) == ((16_000, 21_000, 900), "")
    table.do("done")
    assert "move" in table.actions("A")


@pytest.mark.clause("PI-T47", "PI-9.7", "PI-R27")
def test_a_pin_ends_with_the_last_mast() -> None:
    """Another ship shoots it away; the pinned one is free at once."""
    table = contact(masts="1").pin("A", "B").ship("C", "R", (22_000, 10_000, 1800)).turn()
    table.do("C", "shoot", "fire 1 at B", "die 4")
    assert (table.masts("B"), table.pinned("A")) == ("", "")
    assert "move" in table.actions("A")


@pytest.mark.clause("PI-9.7", "PI-R27", "PI-17.4")
def test_a_pin_ends_when_the_other_sinks() -> None:
    """She had only fire masts."""
    table = Table().ship("A", "R", AT_HER_SIDE).ship("B", "G", BROADSIDE_ON, masts="2", fire="2").pin("A", "B").turn()
    assert "move" not in table.actions("A")
    table.do("done")
    assert (table.in_game("B"), table.pinned("A")) == (False, "")


@pytest.mark.clause("PI-T48", "PI-9.4", "PI-R2")
def test_the_pinned_do_not_ram_again() -> None:
    """Shots, and then nothing more."""
    table = contact().pin("A", "B").turn().do("A", "shoot", "fire 1 at B", "die 1", "done")
    assert (table.phase, table.told(codes.RAMMED)) == ("naming", [])
    table.do("done", "B", "shoot")
    table.do("done")
    assert (table.phase, table.told(codes.RAMMED)) == ("naming", [])


@pytest.mark.clause("PI-T49", "PI-9.1", "PI-R2", "PI-R7", "PI-R26")
@pytest.mark.parametrize("action", ["move", "shoot"])
def test_a_contact_that_the_enemy_made_rams_after_the_own_action(action: str) -> None:
    """A move of length zero, or shots; before that there is no ram."""
    table = contact().turn()
    assert table.told(codes.RAMMED) == []
    table.do("A", action, "done")
    assert table.phase == "ram_die"


@pytest.mark.clause("PI-R2")
def test_other_actions_do_not_ram() -> None:
    """An explore with the bow at an enemy: she is not rammed."""
    table = contact().ship("D", "R", (8_985, 10_000, 0)).turn().do("A", "D", "done")
    assert (table.phase, table.told(codes.RAMMED)) == ("naming", [])


@pytest.mark.clause("PI-T91", "PI-9.5", "PI-9.6")
def test_a_flank_at_a_bow_pins_nobody() -> None:
    """The one that moved touches with her side; there was no ram."""
    table = contact().turn("G").do("B", "move", "done")
    assert (table.pinned("A"), table.pinned("B"), table.phase) == ("", "", "naming")


@pytest.mark.clause("PI-R25", "PI-D13")
def test_two_enemies_at_the_bow_are_both_rammed() -> None:
    """In an order of the player's choice, each with a boarding party of its own; a prize that is drawn ends nothing."""
    table = Table().ship("A", "R", (14_995, 10_000, 0))
    table.ship("B", "G", (16_000, 16_005, 900)).ship("C", "G", (16_000, 3_995, 2700)).coins("B", 2).turn()
    table.do("A", "move", "done")
    assert (table.asked, table.options) == ("R", {"B", "C"})
    table.do("B", "die 1")
    assert (table.phase, table.pinned("A")) == ("offering", "B")
    table.do("board", "die 6", "die 1", "any coin", "coin 2")
    assert table.phase == "ram_die"
    table.do("die 4")
    assert (table.asked, table.phase) == ("G", "losing")
    table.do("M1")
    assert (table.masts("C"), table.phase) == ("23", "offering")


@pytest.mark.clause("PI-R26", "PI-9.8")
def test_a_derelict_is_rammed_in_vain_but_boarded() -> None:
    """Nothing is rolled, since there is nothing to lose, and she pins nobody."""
    table = approach(masts="-").do("A", "move", "L 0")
    assert (table.phase, table.asked, table.pinned("A"), table.in_game("B")) == ("offering", "R", "", True)


@pytest.mark.clause("PI-R26", "PI-9.4")
def test_bow_to_bow_only_the_acting_ship_rams() -> None:
    """And she alone is pinned; the other does not ram her then."""
    table = Table().ship("A", "R", AT_HER_SIDE).ship("B", "G", (15_000, 10_000, 1800)).turn()
    table.do("A", "move", "done", "die 1")
    assert (table.pinned("A"), table.pinned("B")) == ("B", "")
    table.do("done", "done", "done", "B", "move", "done")
    assert (table.phase, len(table.told(codes.RAMMED))) == ("naming", 1)


@pytest.mark.clause("PI-9.1")
def test_own_ships_are_not_rammed() -> None:
    """A bow at an own ship's side: the action is over."""
    table = Table().ship("A", "R", (10_000, 10_000, 0)).ship("B", "R", BROADSIDE_ON).turn().do("A", "move", "L 0")
    assert (table.at("A"), table.phase) == (AT_HER_SIDE, "naming")


@pytest.mark.clause("PI-R6", "PI-9.1")
def test_home_protects_from_shots_but_not_from_rams() -> None:
    """An enemy at her home is no target, but may be rammed."""
    table = approach().island("port", 17_005, 23_000, 7_000, 13_000, home="G")
    assert not any("fire" in word for word in table.options)
    table.do("A", "move", "L 0")
    assert table.phase == "ram_die"


@pytest.mark.clause("PI-R53", "PI-9.1")
def test_everybody_else_is_an_enemy() -> None:
    """Of three players too."""
    table = Table(3).ship("A", "R", (10_000, 10_000, 0), Printed()).ship("B", "B", BROADSIDE_ON).turn()
    assert table.do("A", "move", "L 0").phase == "ram_die"
