"""Abilities of pieces from later sets: whom boarders fight, what lies under water, captains who hurry, spare holds."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates.rules.ramming import boarding
from quarterdeck.games.pirates.table import aboard
from tests.games.pirates.duels import HITS, MISSES, duel, first_shot
from tests.games.pirates.table import Printed, Table

START = (10_000, 10_000, 0)
BESIDE = (10_000, 12_000, 0)


def bonus(effects: str, other: str, nation: str = "english") -> int:
    """What A, with these abilities, adds to a boarding roll against B, with those."""
    table = Table().ship("A", "R", START, Printed(effects=effects))
    table.ship("B", "G", BESIDE, Printed(effects=other, nation=nation)).turn()
    table.position.unit, table.position.target = table.unit("A"), table.unit("B")
    return int(boarding.boarding_bonus(table.position, table.unit("A")))


@pytest.mark.clause("PI-A112", "PI-A1")
def test_boarders_of_monsters_add_1_more_against_sea_creatures() -> None:
    """Beside the 1 that many of them add against anybody."""
    for creature in (True, False):
        table = Table().ship("A", "R", START, Printed(effects="boarding-bonus monster-boarders"))
        table.ship("B", "G", BESIDE, Printed(masts=4, creature=creature, effects="sea-monster")).turn()
        table.position.unit, table.position.target = table.unit("A"), table.unit("B")
        assert boarding.boarding_bonus(table.position, table.unit("A")) == (2 if creature else 1)


@pytest.mark.clause("PI-A115", "PI-A89")
@pytest.mark.parametrize(
    ("effects", "at", "shot"), [("depth-charges", 22_500, True), ("depth-charges", 29_000, False), ("", 22_500, False)]
)
def test_depth_charges_reach_what_is_under_water_within_s(effects: str, at: int, shot: bool) -> None:  # noqa: FBT001 - a parameter
    """B is under water: near by she is shot at by those who can, farther off by nobody."""
    table = Table().ship("A", "R", (20_000, 20_000, 0), Printed(effects=effects, reach="L"))
    table.ship("B", "G", (20_000, at, 0), Printed(effects="submarine")).turn()
    table.position.ships.submerged |= 1 << table.unit("B")
    assert (table.can("A") and "shoot" in table.actions("A")) == shot
    if shot:
        table.do("A", "shoot", "fire 1 at B", "die 6", "M1")
        assert table.masts("B") == "23"


@pytest.mark.clause("PI-A115", "PI-4.7")
@pytest.mark.parametrize("dives", [True, False])
def test_crew_with_depth_charges_is_shown_by_a_shot_under_water(dives: bool) -> None:  # noqa: FBT001 - a parameter
    """And not by one at a ship that anybody may shoot at."""
    table = (
        Table()
        .ship("A", "R", (20_000, 20_000, 0), Printed(reach="L"))
        .crew("Xavier", "R", "A", effects="depth-charges")
    )
    table.ship("B", "G", (20_000, 22_500, 0), Printed(effects="submarine")).turn()
    if dives:
        table.position.ships.submerged |= 1 << table.unit("B")
    table.do("A", "shoot", "fire 1 at B", "die 6")
    assert table.shown == (["Xavier"] if dives else [])


@pytest.mark.clause("PI-A113", "PI-A1")
def test_boarders_of_submarines_add_1_more_against_submarines() -> None:
    """Beside the 1 that many of them add against anybody."""
    assert bonus("submarine-boarders", "submarine") == 1
    assert bonus("submarine-boarders", "") == 0
    assert bonus("boarding-bonus submarine-boarders", "submarine") == 2
    assert bonus("boarding-bonus submarine-boarders", "") == 1


@pytest.mark.clause("PI-A122")
@pytest.mark.parametrize(("nation", "added"), [("cursed", 1), ("english", 0)])
def test_boarders_of_the_cursed_add_1_against_them(nation: str, added: int) -> None:
    """Against no other nation."""
    assert bonus("cursed-boarders", "", nation) == added


@pytest.mark.clause("PI-A114", "PI-A10")
@pytest.mark.parametrize(("nation", "added"), [("barbary", 1), ("english", 0)])
def test_gunners_who_board_add_1_against_their_nation(nation: str, added: int) -> None:
    """The nation that her text aims at, and no other."""
    assert bonus("gunner:barbary boarding-gunners", "", nation) == added
    assert bonus("gunner:barbary", "", nation) == 0


@pytest.mark.clause("PI-A116", "PI-R7", "PI-4.7")
@pytest.mark.parametrize(("crew", "added"), [("captain", True), ("helmsman", False)])
def test_with_her_captain_l_is_added(crew: str, added: bool) -> None:  # noqa: FBT001 - a parameter
    """He is turned up when she sails it; somebody else is of no use."""
    table = Table().ship("A", "R", START, Printed(move="S", effects="captains-speed"))
    table.crew("Xavier", "R", "A", effects=crew).turn().do("A", "move", "S 0")
    assert (table.can("L 0"), table.shown) == (added, [])
    if added:
        table.do("L 0")
        assert table.shown == ["Xavier"]


@pytest.mark.clause("PI-A116", "PI-4.7")
def test_of_two_captains_the_one_who_lies_face_up_will_do() -> None:
    """The other stays hidden."""
    table = Table().ship("A", "R", START, Printed(move="S", effects="captains-speed"))
    table.crew("Xavier", "R", "A", effects="captain").crew("Ann", "R", "A", effects="captain").turn()
    table.position.crew.face_up |= 2
    table.do("A", "move", "S 0", "L 0")
    assert table.position.crew.face_up == 2


@pytest.mark.clause("PI-A117")
@pytest.mark.parametrize(("masts", "phase"), [("", MISSES), ("23", HITS)])
def test_a_finisher_adds_1_where_a_mast_is_gone(masts: str, phase: str) -> None:
    """A rolled 3 misses a whole ship at rank 3 and hits one that has lost a mast."""
    table = Table().ship("A", "R", (20_000, 20_000, 0), Printed(effects="finisher"))
    table.ship("B", "G", (20_000, 26_000, 0), masts=masts)
    assert first_shot(table, 3).phase == phase


@pytest.mark.clause("PI-A118", "PI-4.7")
@pytest.mark.parametrize(("die", "phase"), [(5, MISSES), (6, HITS)])
def test_only_a_six_hits_her(die: int, phase: str) -> None:
    """Whatever the rank of the cannon; her crew that has the ability is shown when it helps."""
    assert first_shot(duel(card=Printed(effects="sixes-only")), die).phase == phase
    table = first_shot(duel().crew("Xavier", "G", "B", effects="sixes-only"), die)
    assert (table.phase, table.shown) == (phase, ["Xavier"] if die == 5 else [])


@pytest.mark.clause("PI-A118", "PI-A44")
def test_what_removes_no_mast_hits_her_as_usual() -> None:
    """A chain needs no 6."""
    table = duel("chainshot", Printed(effects="sixes-only"))
    table.ship("C", "G", (20_000, 22_500, 0), Printed(effects="sixes-only")).turn()
    table.do("A", "shoot", "chain 1 at C", "die 5")
    assert table.masts("C") == "123"
    assert table.position.next_turn.chained & 1 << table.unit("C")


@pytest.mark.clause("PI-A119", "PI-R15", "PI-4.2")
def test_a_hold_that_crew_would_take_is_free_without_it() -> None:
    """Two spaces more, which are gone with the first crew; nobody comes aboard while cargo fills them."""
    table = Table().ship("A", "R", START, Printed(cargo=2, effects="spare-hold")).turn()
    assert aboard.space(table.position, table.unit("A")) == 4
    crowded = Table().ship("A", "R", START, Printed(cargo=2, effects="spare-hold")).crew("Xavier", "R", "A").turn()
    assert aboard.space(crowded.position, crowded.unit("A")) == 2
