"""What abilities give away, and what is counted: each text for itself, each ram for itself (PI-1.5, PI-4.7, PI-R67 to PI-R70)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.rules.common import actions
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.table import questions
from tests.games.pirates.duels import ABEAM, MISSES, SHOOTER, duel
from tests.games.pirates.table import Printed, Table

START = (10_000, 10_000, 0)
AT_HER_SIDE = (14_990, 10_000, 0)
BROADSIDE_ON = (16_000, 13_000, 900)


@pytest.mark.clause("PI-A11", "PI-A14", "PI-A7", "PI-1.5", "PI-R19")
@pytest.mark.parametrize("other", ["sacrifice", "double-range"])
def test_each_text_may_be_used_once(other: str) -> None:
    """One roll in vain does not use up what another text allows."""
    table = Table().ship("A", "R", SHOOTER, Printed(effects=f"extra-action {other}"))
    table.ship("E", "G", ABEAM).crew("Xavier", "R", "A").turn().do("A uses extra-action", "die 1")
    if other == "sacrifice":
        assert table.can("sacrifice Xavier")
    else:
        assert "shoot far" in table.actions("A")


@pytest.mark.clause("PI-A46", "PI-A11")
def test_the_own_shots_are_no_start_for_a_follow_up() -> None:
    """In a second action of the same ship another has still not shot at B."""
    table = duel("follow-up extra-action").turn().do("A uses extra-action", "die 6")
    table.do("A", "shoot", "fire 1 at B", "die 1", "done", "A", "shoot", "fire 1 at B", "die 3")
    assert table.phase == MISSES


@pytest.mark.clause("PI-A45", "PI-A75", "PI-R68", "PI-4.7")
@pytest.mark.parametrize("ability", ["point-blank", "docked-safe"])
def test_crew_that_lies_face_down_guards_its_ship_without_giving_itself_away(ability: str) -> None:
    """The shot may be announced; then the crew is shown, the shot is not made, and no other one may be announced."""
    table = duel().island("port", 14_000, 20_000, 27_005, 32_000).crew("Xavier", "G", "B", effects=ability).turn()
    table.do("A", "shoot")
    assert (table.can("fire 1 at B"), table.shown) == (True, [])
    table.do("fire 1 at B")
    assert (table.phase, table.shown, table.masts("B")) == ("naming", ["Xavier"], "123")
    assert table.told(codes.WASTED) == [(0, table.unit("A"), table.unit("B"))]
    assert table.told(codes.SHOT_DIE) == []


@pytest.mark.clause("PI-A24", "PI-4.7")
def test_a_cannoneer_is_turned_up_by_the_second_shot() -> None:
    """Not by the miss; any cannon that has missed may be the one, and only one of them."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM).crew("Xavier", "R", "A", effects="cannoneer").turn()
    table.do("A", "shoot", "fire 1 at B", "die 2", "fire 2 at B", "die 2")
    assert (table.shown, table.can("fire 1 at B"), table.can("fire 2 at B")) == ([], True, True)
    table.do("fire 1 at B", "die 2")
    assert (table.shown, table.can("fire 1 at B"), table.can("fire 2 at B")) == (["Xavier"], False, False)
    assert table.can("fire 3 at B")


@pytest.mark.clause("PI-A5", "PI-11.6", "PI-4.7")
def test_an_explorer_stays_face_down_where_the_own_token_lies() -> None:
    """There the explore is free anyway."""
    table = Table().ship("A", "R", START).crew("Xavier", "R", "A", effects="explorer")
    table.island("shore", 17_000, 23_000, 7_000, 13_000).hidden("shore", 2).token("R", "shore").turn()
    table.do("A", "move", "L 0", "A explores free", "deal 2", "done")
    assert (table.shown, table.can("A explores free")) == ([], False)


@pytest.mark.clause("PI-R25", "PI-9.7", "PI-R27")
def test_a_ship_that_has_rammed_two_is_pinned_to_both() -> None:
    """She is free when she has let go of both."""
    table = Table().ship("A", "R", AT_HER_SIDE).ship("B", "G", BROADSIDE_ON)
    table.pin("A", "B").ship("C", "G", (14_990, 9_000, 2700)).turn()
    assert table.pinned("A") == "B"
    table.pin("A", "C")
    position = table.position
    questions.unpin(position, table.unit("A"), table.unit("B"))
    assert (table.pinned("A"), actions.can_move(position, table.unit("A")), table.told(codes.FREED)) == ("C", False, [])
    questions.unpin(position, table.unit("A"), table.unit("C"))
    assert (table.pinned("A"), actions.can_move(position, table.unit("A"))) == ("", True)
    assert table.told(codes.FREED) == [(0, table.unit("A"), 0)]


@pytest.mark.clause("PI-R67", "PI-A39", "PI-10.2")
def test_a_towed_ship_does_not_row() -> None:
    """As soon as she is cast off, she does."""
    table = (
        Table().ship("A", "R", (30_000, 10_000, 0)).ship("D", "R", (23_995, 10_000, 0), Printed(effects="oarsman"), "-")
    )
    table.tow("A", "D").turn()
    assert "move" not in table.actions("D")
    table.do("A casts off")
    assert "move" in table.actions("D")


@pytest.mark.clause("PI-R69", "PI-A4", "PI-A7")
@pytest.mark.parametrize(("reach", "hit"), [("S", True), ("L", False)])
def test_a_doubled_range_is_none_of_l(reach: str, hit: bool) -> None:  # noqa: FBT001 - a parameter
    """Only printed ranges of L do not hit who is safe from them."""
    table = Table().ship("A", "R", SHOOTER, Printed(effects="double-range", reach=reach))
    table.ship("B", "G", (20_000, 28_000, 0), Printed(effects="long-shots-miss")).turn()
    table.do("A", "shoot far", "fire 1 at B", "die 6")
    assert (table.phase == "losing") is hit


@pytest.mark.clause("PI-R70", "PI-A40", "PI-4.7")
@pytest.mark.parametrize(("effects", "crew", "hit"), [("captain", "", False), ("", "captain", True)])
def test_captains_gunners_need_a_captain_among_the_crew(effects: str, crew: str, hit: bool) -> None:  # noqa: FBT001 - a parameter
    """That the ship herself shoots after a move is not enough."""
    table = duel(f"captains-gunners {effects}").crew("Xavier", "R", "A", effects=crew).turn()
    table.do("A", "shoot", "fire 1 at B", "die 3")
    assert (table.phase == "losing", table.shown) == (hit, ["Xavier"] if hit else [])


@pytest.mark.clause("PI-R61")
def test_who_finds_no_place_is_told_to_be_out() -> None:
    """In the log."""
    table = Table().ship("A", "R", START)
    position = table.position
    position.turn, position.ships.to_place, position.phase = 0, 1 << table.unit("A"), codes.MUSTERING
    setting_out.place_unit(position, codes.PASS)
    assert (table.in_game("A"), table.told(codes.OUT_OF_PLACE)) == (False, [(0, table.unit("A"), 0)])
