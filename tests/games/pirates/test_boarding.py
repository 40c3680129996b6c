"""Boarding parties (PI-9.8 to PI-9.10, PI-R28, PI-R50)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates import codes
from tests.games.pirates.table import Printed, Table

AT_HER_SIDE = (14_990, 10_000, 0)
BROADSIDE_ON = (16_000, 13_000, 900)


def rammed(cargo: int = 5, masts: str = "1") -> Table:
    """A has three masts, B one; the ram comes to nothing in `offer`."""
    return Table().ship("A", "R", AT_HER_SIDE, Printed(cargo=cargo)).ship("B", "G", BROADSIDE_ON, masts=masts)


def offer(table: Table) -> Table:
    """On to the question whether to board."""
    return table.turn().do("A", "move", "done", "die 1")


@pytest.mark.clause("PI-T50", "PI-9.9", "PI-9.10", "PI-R28", "PI-N15")
def test_equal_totals_come_to_nothing() -> None:
    """A's 3 masts and a 2, B's 1 mast and a 4: five each; the one who rammed rolls first."""
    table = offer(rammed().coins("B", 3).crew("Xavier", "G", "B")).do("board", "die 2", "die 4")
    assert (table.phase, table.loot("B"), table.people("B")) == ("naming", ["coin 3"], ["Xavier"])
    five = 5 * codes.OF_UNITS
    assert table.told(codes.BOARD_ROLLED) == [(0, 2, 3 + five), (1, 4, 1 + five)]
    assert table.told(codes.BOARD_TIED) == [(-1, 5, 0)]


@pytest.mark.clause("PI-T50", "PI-9.9", "PI-9.10", "PI-R28", "PI-D15", "PI-N15")
def test_the_higher_total_takes_a_coin_or_kills() -> None:
    """Six against five; what lies face down is drawn, each of it as likely as the other."""
    table = offer(rammed().coins("B", 3, 5).crew("Xavier", "G", "B").crew("Yves", "G", "B"))
    table.do("board", "die 3", "die 4")
    assert (table.asked, table.options) == ("R", {"done", "any crew", "any coin"})
    again = table.position.clone()
    table.do("any coin")
    assert (table.asked, table.options) == ("chance", {"coin 3", "coin 5"})
    table.do("coin 5")
    assert (table.loot("A"), table.loot("B"), table.phase) == (["coin 5"], ["coin 3"], "naming")
    table.position = again
    table.do("any crew")
    assert (table.asked, table.options) == ("chance", {"Xavier", "Yves"})
    table.do("Yves")
    assert (table.people("B"), table.people("out"), table.loot("A")) == (["Xavier"], ["Yves"], [])


@pytest.mark.clause("PI-R28", "PI-9.10")
def test_who_wins_may_do_nothing() -> None:
    """It is no duty."""
    table = offer(rammed().coins("B", 3)).do("board", "die 6", "die 1", "done")
    assert (table.phase, table.loot("B")) == ("naming", ["coin 3"])


@pytest.mark.clause("PI-R28")
def test_crew_that_lies_face_up_is_chosen() -> None:
    """And so is unique treasure, for which no space is needed."""
    table = rammed(cargo=0).coins("B", 3, 16).crew("Xavier", "G", "B").crew("Yves", "G", "B").show("Yves")
    offer(table).do("board", "die 6", "die 1")
    assert table.options == {"done", "any crew", "Yves", "unique 16"}
    table.do("unique 16")
    assert table.loot("A") == ["unique 16"]


@pytest.mark.clause("PI-R28", "PI-9.10")
def test_a_full_ship_takes_no_coin() -> None:
    """Its player is asked all the same, so that nobody learns how much room there is; with nothing aboard nobody is."""
    empty = offer(rammed(cargo=0)).do("board", "die 6", "die 1")
    assert (empty.phase, empty.asked) == ("naming", "R")
    table = offer(rammed(cargo=0).coins("B", 3)).do("board", "die 6", "die 1")
    assert (table.phase, table.asked, table.options) == ("prize", "R", {"done"})


@pytest.mark.clause("PI-T51", "PI-9.8", "PI-R28", "PI-D14")
def test_one_boarding_party_started_by_either_side() -> None:
    """The active player declines, the other starts it; then there is no other."""
    table = offer(rammed().coins("A", 2))
    assert (table.asked, table.options) == ("R", {"board", "done"})
    table.do("done")
    assert (table.asked, table.options) == ("G", {"board", "done"})
    again = table.position.clone()
    table.do("board", "die 1", "die 6")
    assert (table.asked, table.options) == ("G", {"done", "any coin"})
    table.do("any coin", "coin 2")
    assert (table.phase, table.asked, table.loot("B")) == ("naming", "R", ["coin 2"])
    table.position = again
    assert table.do("done").phase == "naming"


@pytest.mark.clause("PI-T51", "PI-9.8")
def test_who_boarded_is_not_boarded_again() -> None:
    """After the active player's fight the other is not asked."""
    table = offer(rammed().coins("A", 2).coins("B", 2)).do("board", "die 1", "die 3")
    assert (table.phase, table.asked) == ("naming", "R")


@pytest.mark.clause("PI-R28", "PI-R32")
def test_fire_masts_count_as_masts() -> None:
    """Two of three burn: three and a 1 against one and a 2."""
    table = Table().ship("A", "R", AT_HER_SIDE).ship("B", "G", BROADSIDE_ON, masts="12", fire="12").coins("A", 1)
    offer(table)
    table.do("board", "die 1", "die 3")
    assert (table.asked, table.phase) == ("G", "prize")


@pytest.mark.clause("PI-T109", "PI-R50", "PI-9.10", "PI-8.4")
def test_a_coin_taken_at_home_goes_ashore_at_once() -> None:
    """B lies at her home when she wins."""
    table = rammed(masts="123").coins("A", 3).island("port", 17_005, 23_000, 7_000, 13_000, home="G")
    offer(table).do("board", "die 1", "die 6", "any coin", "coin 3")
    assert (table.gold, table.loot("B"), table.loot("A")) == ({"R": 0, "G": 3}, [], [])


@pytest.mark.clause("PI-9.10", "PI-10.4", "PI-R20")
def test_after_a_prize_that_was_drawn_the_derelict_may_be_towed() -> None:
    """Boarding comes before towing, in one action."""
    table = Table().ship("A", "R", (28_000, 40_000, 0)).ship("D", "G", (35_000, 40_000, 1800), masts="-").coins("D", 2)
    table.turn().do("A", "move", "L 0", "board", "die 6", "die 1", "any coin", "coin 2")
    assert (table.phase, table.options) == ("towing", {"done", "D"})
