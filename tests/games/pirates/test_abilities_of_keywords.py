"""Catamarans, and other abilities of later sets whose texts are understood by now (PI-A138, PI-A144 to PI-A161)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.geometry.moving import STOPPED
from quarterdeck.games.pirates.table import aboard, skills
from quarterdeck.games.pirates.texts import abilities
from tests.games.pirates.duels import ABEAM, SHOOTER, duel, first_shot
from tests.games.pirates.finds import AT_THE_SHORE
from tests.games.pirates.sentences import refused
from tests.games.pirates.table import Printed, Table
from tests.games.pirates.test_uniques_used import BROADSIDE_ON, START, ram


def panels(table: Table, name: str) -> int:
    """What shields the masts of a ship."""
    return int(table.position.ships.panels[table.unit(name)])


@pytest.mark.clause("PI-A144")
@pytest.mark.parametrize(("die", "hulls"), [(4, 0), (5, 1), (6, 1)])
def test_a_hit_on_a_catamaran_is_warded_off_or_takes_her_second_hull(die: int, hulls: int) -> None:
    """Her masts stand; without the hull the next hit costs one, if she does not ward it off."""
    table = first_shot(duel(card=Printed(effects="catamaran")), 6)
    assert (table.phase, table.asked) == ("using", "chance")
    table.do(f"die {die}")
    assert (table.masts("B"), panels(table, "B"), table.phase) == ("123", hulls, "shooting")
    if hulls == 0:
        assert table.do("fire 2 at B", "die 6", "die 4").phase == "losing"


@pytest.mark.clause("PI-A145")
def test_a_double_catamaran_has_two_hulls_to_lose() -> None:
    """One after the other."""
    table = first_shot(duel(card=Printed(effects="double-catamaran")), 6).do("die 1")
    assert panels(table, "B") == 1
    assert panels(table.do("fire 2 at B", "die 6", "die 1"), "B") == 0


@pytest.mark.clause("PI-A144", "PI-A145")
@pytest.mark.parametrize("effect", ["catamaran", "double-catamaran"])
def test_nobody_rams_a_catamaran(effect: str) -> None:
    """She rams herself, and is not pinned while a hull shields her."""
    table = Table().ship("A", "R", START).ship("B", "G", BROADSIDE_ON, Printed(effects=effect)).turn()
    assert table.do("A", "move", "L 0").phase == "naming"
    table = Table().ship("A", "R", START, Printed(effects=effect)).ship("B", "G", BROADSIDE_ON)
    assert ram(table, 1).pinned("A") == ""
    table = Table().ship("A", "R", START, Printed(effects=effect)).ship("B", "G", BROADSIDE_ON)
    table.position.ships.panels[table.unit("A")] = 0
    assert ram(table, 1).pinned("A") == "B"


@pytest.mark.clause("PI-A144", "PI-9.8")
def test_nobody_boards_a_catamaran_that_has_her_second_hull() -> None:
    """She boards others; the ship that she has rammed is not asked."""
    table = Table().ship("A", "R", START, Printed(effects="catamaran")).ship("B", "G", BROADSIDE_ON)
    table.crew("Emil", "G", "B").crew("Rolf", "R", "A")
    assert ram(table, 1).phase == "offering"
    assert table.do("done").phase == "naming"


@pytest.mark.clause("PI-A146")
def test_a_looter_of_the_jade_rebellion_takes_all_treasure_of_one_of_its_ships() -> None:
    """And of no other."""
    for nation, may in (("jade", True), ("pirate", False)):
        table = Table().ship("A", "R", AT_THE_SHORE, Printed(effects="jade-looter", nation="english"))
        table.ship("B", "G", BROADSIDE_ON, Printed(nation=nation)).coins("B", 1, 2).turn()
        assert table.can("A uses jade-looter on B") == may
        if may:
            assert table.do("A uses jade-looter on B").loot("A") == ["coin 1", "coin 2"]


@pytest.mark.clause("PI-A147", "PI-1.5")
def test_one_hit_of_a_turn_may_cost_cargo() -> None:
    """Her player may decline; then the next hit may."""
    table = first_shot(duel("cargo-shot-once").coins("B", 1, 2), 6).do("M1", "done")
    assert table.do("fire 2 at B", "die 6", "M2", "A uses cargo-shot-once", "coin 1").loot("B") == ["coin 2"]
    table = first_shot(duel("cargo-shot-once").coins("B", 1, 2), 6).do("M1", "A uses cargo-shot-once", "coin 1")
    assert table.do("fire 2 at B", "die 6", "M2").phase == "shooting"


@pytest.mark.clause("PI-A148", "PI-13.2")
def test_an_unsinkable_ship_is_hit_and_stays() -> None:
    """Her owner may scuttle her."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM, Printed(effects="unsinkable"), "")
    table.position.ships.masts[table.unit("B")] = 0
    assert first_shot(table, 6).in_game("B")
    table.position.next_turn.sinks |= 1 << table.unit("B")
    table.do("done", "done")
    assert not table.in_game("B")


@pytest.mark.clause("PI-A149")
def test_a_friendly_ship_near_by_helps_some_gunners() -> None:
    """Once, however many there are; a 3 hits with rank 3 then."""
    for y, phase in ((15_000, "losing"), (60_000, "shooting")):
        table = duel("covered-gunners").ship("C", "R", (20_000, y, 0))
        assert first_shot(table, 3).phase == phase


@pytest.mark.clause("PI-A150")
def test_some_winners_pick_two_of_three_prizes() -> None:
    """Crew and treasure; or one of them and a mast; never two of a kind."""

    def won() -> Table:
        table = Table().ship("A", "R", START, Printed(effects="pick-of-prizes")).ship("B", "G", BROADSIDE_ON)
        table.crew("Emil", "G", "B").crew("Udo", "G", "B").coins("B", 1, 2)
        return ram(table, 1).do("board", "die 6", "die 1")

    table = won().do("any crew", "Emil")
    assert not table.can("any crew")
    assert refused(table, "kill any").clause == "PI-A150"
    table.do("any coin", "coin 1")
    assert (table.people("B"), table.loot("A"), table.masts("B"), table.phase) == (["Udo"], ["coin 1"], "123", "naming")
    table = won().do("any coin", "coin 1")
    assert not table.can("any coin")
    assert refused(table, "take any").clause == "PI-A150"
    table.do("done", "M1")
    assert (table.people("B"), table.loot("A"), table.masts("B")) == (["Emil", "Udo"], ["coin 1"], "23")


@pytest.mark.clause("PI-A151")
def test_three_crew_take_no_space_aboard_some_ships() -> None:
    """A fourth finds no berth."""
    table = Table().ship("A", "R", AT_THE_SHORE, Printed(effects="three-berths", cargo=1))
    table.island("port", 15_000, 21_000, 7_000, 13_000, home="R")
    for name in ("Emil", "Udo", "Rolf", "gerd"):
        table.crew(name, "R", "port")
    table.turn().do("Emil to A", "Udo to A", "Rolf to A")
    assert refused(table, "crew gerd to R2").clause == "PI-A151"


@pytest.mark.clause("PI-A138", "PI-A152")
@pytest.mark.parametrize(
    ("effect", "target", "near", "may"),
    [
        ("hunts-submerged", "submarine", False, True),
        ("hunts-submerged", "sea-monster", True, False),
        ("submarine-charges", "submarine", True, True),
        ("submarine-charges", "submarine", False, False),
        ("submarine-charges", "sea-monster", True, False),
    ],
)
def test_some_shoot_at_submarines_alone(effect: str, target: str, *, near: bool, may: bool) -> None:
    """Within S or in reach; not at a monster under water."""
    card = Printed(effects=target, creature=target == "sea-monster")
    table = Table().ship("A", "R", SHOOTER, Printed(effects=effect))
    table.ship("B", "G", ABEAM if near else (20_000, 28_000, 0), card)
    table.position.ships.submerged |= 1 << table.unit("B")
    table.position.waters.deep |= 1 << table.unit("B")
    assert ("shoot" in table.turn().actions("A")) == may


def under_water(table: Table, name: str) -> Table:
    """A submarine is submerged."""
    table.position.ships.submerged |= 1 << table.unit(name)
    return table


@pytest.mark.clause("PI-A157", "PI-A89")
@pytest.mark.parametrize(("effects", "phase"), [("submarine", "naming"), ("submarine deep-boarders", "offering")])
def test_some_submarines_board_from_below(effects: str, phase: str) -> None:
    """She is set back first; the rammed ship is not asked."""
    table = Table().ship("A", "R", START, Printed(effects=effects)).ship("B", "G", BROADSIDE_ON).coins("B", 1)
    ram(under_water(table, "A"), 1)
    assert (table.phase, table.at("A")[0] < 10_000) == (phase, True)
    if phase == "offering":
        kept = table.position.clone()
        assert table.do("done").phase == "naming"
        table.position = kept
        assert table.do("board", "die 6", "die 1", "any coin", "coin 1").loot("A") == ["coin 1"]


@pytest.mark.clause("PI-A154")
def test_a_die_may_let_a_ship_move_on() -> None:
    """L and no more, on 4 to 6; not with a helmsman aboard."""
    table = Table().ship("A", "R", (30_000, 30_000, 0), Printed(effects="steers-on", move="S")).turn()
    table.do("A", "move", "S 0 5000")
    assert (table.phase, table.asked) == ("using", "chance")
    kept = table.position.clone()
    assert table.do("die 3").phase == "naming"
    table.position = kept
    before = table.at("A")[0]
    table.do("die 4", "L 0")
    assert (table.phase, table.at("A")[0] - before > 5_000) == ("naming", True)
    manned = Table().ship("A", "R", (30_000, 30_000, 0), Printed(effects="steers-on", move="S"))
    manned.crew("Hein", "R", "A", effects="helmsman").turn().do("A", "move").end_move()
    assert manned.phase == "naming"


@pytest.mark.clause("PI-A155")
def test_long_fingers_reach_a_ship_within_s_after_a_move() -> None:
    """Once a turn, and not ahead of the move."""
    table = Table().ship("A", "R", START, Printed(effects="long-fingers")).ship("B", "G", (10_000, 14_000, 0))
    table.coins("B", 1, 2).turn()
    assert not table.can("A uses long-fingers on B")
    table.do("A", "move", "done", "A uses long-fingers on B", "coin 2")
    assert (table.loot("A"), table.can("A uses long-fingers on B")) == (["coin 2"], False)


@pytest.mark.clause("PI-A156")
def test_two_pockets_are_picked_at_once() -> None:
    """As far as there is room."""
    for cargo, left in ((5, 1), (1, 2)):
        table = Table().ship("A", "R", AT_THE_SHORE, Printed(effects="two-pockets", cargo=cargo))
        table.ship("B", "G", BROADSIDE_ON).coins("B", 1, 2, 3).turn().do("A uses two-pockets on B", "coin 1")
        table.do(*(["coin 2"] if left == 1 else []))
        assert (len(table.loot("B")), table.phase) == (left, "naming")


@pytest.mark.clause("PI-A153")
def test_a_possessed_crew_comes_over() -> None:
    """On 6; it works aboard, whatever its nation; the ship has had her action."""
    table = Table().ship("A", "R", START, Printed(effects="possessor", cargo=0)).ship("B", "G", (10_000, 14_000, 0))
    table.crew("Hein", "G", "B", nation="english", effects="helmsman").turn().do("A", "A uses possessor")
    kept = table.position.clone()
    table.do("die 5")
    assert (table.people("B"), table.can("A")) == (["Hein"], False)
    table.position = kept
    table.do("die 6", "A uses possessor on Hein")
    assert (table.people("A"), table.people("B"), table.phase) == (["Hein"], [], "naming")
    assert skills.able(table.position, table.unit("A"), abilities.HELMSMAN)


@pytest.mark.clause("PI-A158")
def test_crew_that_is_turned_up_may_bring_another_one() -> None:
    """Of her nation, and for 2 at most; the one that brings it takes no space from then on."""
    table = Table().ship("A", "R", START, Printed(effects="", cargo=1, nation="pirate"))
    table.crew("Kai", "R", "A", effects="recruiter")
    cheap = int(table.generic(2, effects="helmsman").catalog.crews) - 1
    dear = int(table.generic(3, effects="captain").catalog.crews) - 1
    table.turn().do("A uses recruiter on A")
    offered = {int(move) for move in table.position.legal()}
    assert int(codes.RECRUIT) + cheap in offered
    assert int(codes.RECRUIT) + dear not in offered
    table.position.play(int(codes.RECRUIT) + cheap)
    assert (aboard.load(table.position, table.unit("A")), table.phase) == (1, "naming")
    assert skills.able(table.position, table.unit("A"), abilities.HELMSMAN)
    assert not table.can("A uses recruiter on A")


@pytest.mark.clause("PI-A159")
def test_a_gunner_of_the_fleet_helps_one_ship_a_turn() -> None:
    """A 3 hits with rank 3; the other ship shoots as ever."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM).ship("C", "R", (60_000, 60_000, 0))
    table.crew("Kai", "R", "C", effects="fleet-gunner").turn()
    table.do("C uses fleet-gunner on A")
    assert not table.can("C uses fleet-gunner on C")
    assert table.do("A", "shoot", "fire 1 at B", "die 3").phase == "losing"


@pytest.mark.clause("PI-A160", "PI-K2", "PI-K3")
def test_some_pilots_avoid_all_terrain_but_ice() -> None:
    """A reef does nothing on the way; an iceberg stops her."""
    for kind, stopped in (("reef", False), ("iceberg", True)):
        table = Table().ship("A", "R", (30_000, 30_000, 0), Printed(effects="ice-wary", move="L"))
        table.terrain(kind, 36_000, 30_000, number=1 if kind == "iceberg" else 0)
        table.turn().do(*(["die 6"] if stopped else []), "A", "move")
        assert table.position.waters.wary
        found = table.position.waters.judge(table.unit("A"), 0, 8_000)
        assert (found == STOPPED) == stopped


@pytest.mark.clause("PI-A161", "PI-18.4")
@pytest.mark.parametrize(
    ("effects", "die", "left"), [("monster-rammer", 5, "34"), ("monster-rammer", 4, "1234"), ("", 0, "1234")]
)
def test_some_ram_sea_creatures_and_take_two_segments(effects: str, die: int, left: str) -> None:
    """Nobody boards the creature; without the text it is not rammed."""
    card = Printed(masts=4, creature=True, effects="sea-monster")
    table = Table().ship("A", "R", START, Printed(effects=effects)).ship("B", "G", (16_000, 11_000, 900), card).turn()
    table.do("A", "move", "L 0", *([f"die {die}"] if die else []))
    table.do(*(["M1", "M2"] if left == "34" else []))
    assert (table.masts("B"), table.phase) == (left, "naming")
