"""Catamarans, and other abilities of later sets whose texts are understood by now (PI-A144 to PI-A151)."""

from __future__ import annotations

import pytest

from tests.games.pirates.duels import ABEAM, SHOOTER, duel, first_shot
from tests.games.pirates.finds import AT_THE_SHORE
from tests.games.pirates.table import Printed, Table
from tests.games.pirates.test_refusals import refused
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
