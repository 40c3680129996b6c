"""What cards say about hits and misses: who picks the mast, what a hit costs, and what costs nothing (PI-A)."""

from __future__ import annotations

import pytest

from tests.games.pirates.duels import ABEAM, HITS, MISSES, SHOOTER, duel, first_shot, shooter
from tests.games.pirates.gifted import SOURCES, gifted, helps, turned_up
from tests.games.pirates.table import Printed, Table

AT_HER_SIDE = (14_990, 10_000, 0)
BROADSIDE_ON = (16_000, 13_000, 900)


def target(source: str, ability: str) -> Table:
    """Red's A, and abeam of her Green's B with an ability."""
    return gifted(Table().ship("A", "R", SHOOTER), source, ability, "B", "G", ABEAM)


@pytest.mark.clause("PI-A24", "PI-1.2", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_cannoneer_shoots_again_with_a_cannon_that_missed(source: str) -> None:
    """One cannon, once a turn; whoever hits needs nobody."""
    table = first_shot(shooter(source, "cannoneer"), 4).do("M1")
    assert (table.shown, table.can("fire 1 at B")) == ([], False)
    table.do("fire 2 at B", "die 3")
    assert table.can("fire 2 at B") is helps(source)
    if helps(source):
        table.do("fire 2 at B", "die 2")
    assert not table.can("fire 2 at B")
    table.do("fire 3 at B", "die 1")
    assert (table.phase, table.shown) == ("naming", turned_up(source))


@pytest.mark.clause("PI-T19", "PI-A24", "PI-1.5", "PI-R19")
def test_two_cannoneers_are_one() -> None:
    """Two cannons miss: one of them shoots again; in the next turn once more."""
    table = duel().crew("Xavier", "R", "A", effects="cannoneer").crew("Yves", "R", "A", effects="cannoneer").turn()
    table.do("A", "shoot", "fire 1 at B", "die 1", "fire 1 at B", "die 1", "fire 2 at B", "die 1")
    assert table.options == {"done", "fire 3 at B"}
    assert table.shown == ["Xavier"]
    table.do("done", "done", "done", "A", "shoot", "fire 2 at B", "die 1")
    assert table.can("fire 2 at B")


@pytest.mark.clause("PI-A19", "PI-1.2", "PI-4.5", "PI-4.7", "PI-D12")
@pytest.mark.parametrize("source", SOURCES)
def test_a_marksman_picks_the_mast(source: str) -> None:
    """Of those that still stand; a miss turns nobody up."""
    table = first_shot(shooter(source, "marksman"), 3)
    assert table.shown == []
    table.do("fire 2 at B", "die 4")
    assert (table.asked, table.options) == ("R" if helps(source) else "G", {"M1", "M2", "M3"})
    table.do("M2")
    assert (table.masts("B"), table.asked, table.shown) == ("13", "R", turned_up(source))


@pytest.mark.clause("PI-A19", "PI-4.7")
def test_a_marksman_has_nothing_to_pick_from_one_mast() -> None:
    """He stays face down."""
    table = (
        Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM, masts="2").crew("Xavier", "R", "A", effects="marksman")
    )
    assert first_shot(table, 6).masts("B") == ""
    assert table.shown == []


@pytest.mark.clause("PI-A33", "PI-R4")
@pytest.mark.parametrize(("masts", "picks", "left"), [("", ["M2", "M1"], "3"), ("13", ["M3"], ""), ("3", [], "")])
def test_each_hit_removes_two_masts(masts: str, picks: list[str], left: str) -> None:
    """As many as there are; one hit makes a derelict and does not sink her."""
    table = Table().ship("A", "R", SHOOTER, Printed(effects="two-masts-a-hit")).ship("B", "G", ABEAM, masts=masts)
    first_shot(table, 4)
    for mast in picks:
        assert (table.asked, table.phase) == ("G", HITS)
        table.do(mast)
    assert (table.masts("B"), table.in_game("B"), table.phase) == (left, True, MISSES)


@pytest.mark.clause("PI-A57", "PI-R4")
def test_a_1_backfires() -> None:
    """The shooter loses a mast of her own choice, and its cannon; other misses cost nothing."""
    table = first_shot(duel("backfire"), 2)
    assert table.phase == MISSES
    table.do("fire 2 at B", "die 1")
    assert (table.asked, table.phase, table.options) == ("R", HITS, {"M1", "M2", "M3"})
    table.do("M3")
    assert (table.masts("A"), table.phase, table.asked) == ("12", "naming", "R")


@pytest.mark.clause("PI-A57", "PI-A24")
def test_a_cannon_that_backfired_has_missed() -> None:
    """A cannoneer may fire it again, once."""
    table = first_shot(duel("backfire cannoneer"), 1).do("M3")
    assert (table.phase, table.can("fire 1 at B")) == ("shooting", True)
    table.do("fire 1 at B", "die 2")
    assert not table.can("fire 1 at B")


@pytest.mark.clause("PI-A4", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_shots_of_range_l_never_hit_her(source: str) -> None:
    """Not with a 6; a die that misses anyway turns nobody up."""
    table = first_shot(target(source, "long-shots-miss"), 2)
    assert table.shown == []
    table.do("fire 2 at B", "die 6")
    assert (table.phase, table.shown) == (MISSES if helps(source) else HITS, turned_up(source))


@pytest.mark.clause("PI-A4", "PI-A64")
@pytest.mark.parametrize(("effects", "hit"), [("", True), ("all-long", False)])
def test_shots_of_range_s_hit_her_all_the_same(effects: str, hit: bool) -> None:  # noqa: FBT001 - a parameter
    """Unless a text makes them shots of range L."""
    table = Table().ship("A", "R", SHOOTER, Printed(reach="S", effects=effects))
    table.ship("B", "G", ABEAM, Printed(effects="long-shots-miss"))
    assert first_shot(table, 6).phase == (HITS if hit else MISSES)


@pytest.mark.clause("PI-A34", "PI-1.2", "PI-R4")
def test_armour_takes_every_second_hit() -> None:
    """Of one shoot action: the next ship's first hit is a first one again."""
    table = duel(card=Printed(effects="armour")).ship("F", "R", (20_000, 32_000, 0)).turn()
    table.do("A", "shoot", "fire 1 at B", "die 6")
    assert (table.phase, table.masts("B")) == (MISSES, "123")
    table.do("fire 2 at B", "die 6", "M1", "fire 3 at B", "die 6")
    assert (table.phase, table.masts("B")) == ("naming", "23")
    table.do("F", "shoot", "fire 1 at B", "die 6")
    assert (table.phase, table.masts("B")) == (MISSES, "23")


@pytest.mark.clause("PI-A35", "PI-1.2", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_the_first_hit_of_a_turn_is_ignored_while_all_masts_stand(source: str) -> None:
    """A miss is no hit; the second hit counts."""
    table = first_shot(target(source, "first-hit-ignored"), 1)
    assert table.shown == []
    table.do("fire 2 at B", "die 6")
    assert table.phase == (MISSES if helps(source) else HITS)
    if helps(source):
        table.do("fire 3 at B", "die 6")
    table.do("M1")
    assert (table.masts("B"), table.shown) == ("23", turned_up(source))


@pytest.mark.clause("PI-A35")
def test_in_the_next_turn_the_first_hit_is_ignored_again() -> None:
    """But not any more when a mast is gone."""
    table = first_shot(duel(card=Printed(effects="first-hit-ignored")), 6)
    table.do("done", "done", "done", "A", "shoot", "fire 1 at B", "die 6")
    assert table.phase == MISSES
    table.do("fire 2 at B", "die 6", "M1", "done", "done", "done", "A", "shoot", "fire 1 at B", "die 6")
    assert (table.phase, table.asked) == (HITS, "G")


@pytest.mark.clause("PI-A56", "PI-A65", "PI-9.2")
def test_who_sinks_a_brittle_ship_by_a_ram_repairs_a_mast() -> None:
    """As by a shot."""
    table = Table().ship("A", "R", AT_HER_SIDE, Printed(effects="sink-and-repair"), masts="12")
    table.ship("B", "G", BROADSIDE_ON, Printed(effects="brittle"), masts="2").turn().do("A", "move", "done", "die 6")
    assert (table.in_game("B"), table.phase, table.options) == (False, "repairing", {"M3", "done"})
    table.do("M3")
    assert (table.masts("A"), table.phase) == ("123", "naming")


@pytest.mark.clause("PI-A65", "PI-1.2", "PI-12.8", "PI-12.12")
@pytest.mark.parametrize(("effects", "sunk"), [("", False), ("brittle", True)])
def test_a_brittle_ship_sinks_with_her_last_mast(effects: str, sunk: bool) -> None:  # noqa: FBT001 - a parameter
    """Others are derelicts then; her gold is shared as with any ship that is sunk."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM, Printed(effects=effects), masts="2").coins("B", 5)
    first_shot(table, 6)
    assert (table.masts("B"), table.in_game("B")) == ("", not sunk)
    assert table.gold == ({"R": 3, "G": 2} if sunk else {"R": 0, "G": 0})
