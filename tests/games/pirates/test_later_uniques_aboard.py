"""Unique treasure of later sets that works while it is aboard (PI-U48 to PI-U63, PI-U94 to PI-U96)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from quarterdeck.games import pirates
from quarterdeck.games.pirates.codes import WORTH
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.texts import kinds
from quarterdeck.games.pirates.texts.abilities import WORD
from tests.games.pirates.duels import ABEAM, HITS, MISSES, SHOOTER
from tests.games.pirates.finds import AT_THE_SHORE, at_home, find, shore
from tests.games.pirates.table import Printed, Table
from tests.games.pirates.test_uniques_used import BROADSIDE_ON, START, duel, ram, shot

PACKAGE = Path(pirates.__file__).parent


@pytest.mark.parametrize(
    "path", sorted((PACKAGE / "rules").rglob("*.py")) + sorted((PACKAGE / "table").rglob("*.py")), ids=str
)
def test_whatever_is_asked_for_as_lying_aboard_is_noted_for_each_ship(path: Path) -> None:
    """Only kinds of treasure below WORD are; the others are looked for where they lie."""
    for call in (node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)):
        if isinstance(call.func, ast.Attribute) and call.func.attr == "has":
            for name in (node.attr for node in call.args if isinstance(node, ast.Attribute)):
                assert not name.startswith("TREASURE_") or getattr(kinds, name) < WORD, name


def test_other_treasure_is_not_noted() -> None:
    """A seastar."""
    table = duel("seastar").turn()
    assert table.position.ships.treasures_aboard[table.unit("A")] == 0


@pytest.mark.clause("PI-U48", "PI-9.9")
def test_a_sword_adds_1_to_boarding_rolls() -> None:
    """3 masts, 1 and die 2 make 6 against 3 masts and 2."""
    table = Table().ship("A", "R", START).ship("B", "G", BROADSIDE_ON).aboard("A", "sword").coins("B", 1)
    ram(table, 1).do("board", "die 2", "die 2")
    assert (table.phase, table.asked) == ("prize", "R")


@pytest.mark.clause("PI-U49", "PI-A89")
def test_whoever_sees_into_the_depths_shoots_at_what_is_submerged() -> None:
    """Within S."""
    for sees in (False, True):
        table = duel().aboard("A", "depth-sight") if sees else duel()
        table.position.ships.submerged |= 1 << table.unit("B")
        assert ("shoot" in table.turn().actions("A")) == sees


@pytest.mark.clause("PI-U50")
def test_an_amulet_takes_1_off_the_rolls_of_the_cursed() -> None:
    """Rank 3: a 4 of a Cursed ship misses, one of a Pirate hits."""
    for nation, phase in (("cursed", MISSES), ("pirate", HITS)):
        table = Table().ship("A", "R", SHOOTER, Printed(nation=nation)).ship("B", "G", ABEAM).aboard("B", "amulet")
        assert shot(table, 4).phase == phase


@pytest.mark.clause("PI-U51")
def test_sea_creatures_hit_a_ship_under_a_sea_curse_more_easily() -> None:
    """Rank 3: a 3 hits."""
    for creature, phase in ((True, HITS), (False, MISSES)):
        table = Table().ship("A", "R", SHOOTER, Printed(creature=creature)).ship("B", "G", ABEAM)
        assert shot(table.aboard("B", "sea-curse"), 3).phase == phase


@pytest.mark.clause("PI-U52", "PI-R93")
def test_warped_cannons_miss_more_often_until_an_action_with_a_hit_is_over() -> None:
    """Rank 3: a 4 misses, a 5 hits; after the action they are mended."""
    table = shot(duel("warped-cannons"), 4)
    assert (table.phase, table.loot("A")) == (MISSES, ["warped-cannons"])
    assert (table.do("fire 2 at B", "die 5").phase, table.loot("A")) == (HITS, ["warped-cannons"])
    assert table.do("M1", "done").loot("A") == []


@pytest.mark.clause("PI-U53", "PI-R93", "PI-R69")
def test_power_cannons_reach_2l_until_an_action_with_a_hit_is_over() -> None:
    """All cannons of the action reach a target far beyond S."""
    table = Table().ship("A", "R", SHOOTER, Printed(reach="S")).ship("B", "G", (20_000, 32_000, 0))
    table.aboard("A", "power-cannons").turn().do("A", "shoot", "fire 1 at B", "die 3", "fire 2 at B", "die 5", "M1")
    table.do("fire 3 at B", "die 2")
    assert (table.loot("A"), table.phase) == ([], "naming")


@pytest.mark.clause("PI-U54", "PI-1.5")
def test_a_monkeys_paw_draws_the_first_shot_of_a_turn() -> None:
    """Even a 1 hits; the next shot is as ever."""
    table = shot(duel("monkeys-paw", on="B"), 1).do("M1")
    assert (table.masts("B"), table.phase) == ("23", MISSES)
    assert table.do("fire 2 at B", "die 1").phase == MISSES


@pytest.mark.clause("PI-U55", "PI-14.1")
def test_a_rotting_hull_has_no_room_for_one_thing() -> None:
    """It goes ashore; a repair action is rid of the hull."""
    table = find(shore(Printed(cargo=2)).coins("A", 1, 2), "rotting-hull")
    assert (table.phase, table.options) == ("aiming", {"coin 1", "coin 2"})
    table.do("coin 1")
    assert (table.loot("A"), table.loot("shore"), table.phase) == (["coin 2", "rotting-hull"], ["coin 1"], "naming")
    table.do("done", "done", "A", "repair")
    assert (table.loot("A"), aboard.room(table.position, table.unit("A"))) == (["coin 2"], 1)


@pytest.mark.clause("PI-U56", "PI-4.5")
def test_with_a_red_skull_ship_and_crew_are_cursed() -> None:
    """Any crew aboard serves her, and gunners who aim at the Cursed hit her."""
    table = Table().ship("A", "R", SHOOTER, Printed(effects="gunner:cursed")).ship("B", "G", ABEAM)
    table.crew("Emil", "G", "B", nation="french", effects="helmsman").aboard("B", "red-skull")
    assert questions.nation_of(table.position, table.unit("B")) == 2
    assert skills.able(table.position, table.unit("B"), 75)
    assert shot(table, 3).phase == HITS


@pytest.mark.clause("PI-U57", "PI-A87")
def test_dread_scares_the_own_fleet_too() -> None:
    """A die falls for B, and one for C."""
    table = Table().ship("A", "R", START).ship("B", "G", (10_000, 14_000, 0)).ship("C", "R", (10_000, 6_000, 0))
    table.aboard("A", "dread").turn().do("die 5", "die 5")
    silenced = table.position.this_turn.silenced
    assert (silenced >> table.unit("B") & 1, silenced >> table.unit("C") & 1, table.phase) == (1, 1, "naming")


@pytest.mark.clause("PI-U58", "PI-A53")
def test_crew_has_a_second_life() -> None:
    """It lies face down instead of being eliminated."""
    table = (
        Table().ship("A", "R", SHOOTER, Printed(effects="crew-shot")).ship("B", "G", ABEAM).aboard("B", "second-life")
    )
    table.crew("Emil", "G", "B").show("Emil")
    shot(table, 5).do("M1")
    assert (table.people("B"), table.shown) == (["Emil"], [])


@pytest.mark.clause("PI-U59", "PI-A8")
def test_a_parrot_robs_whom_the_ship_touches() -> None:
    """Once a turn."""
    table = Table().ship("A", "R", AT_THE_SHORE).ship("B", "G", BROADSIDE_ON).coins("B", 2).aboard("A", "parrot")
    table.turn().do("A robs B", "coin 2")
    assert (table.loot("A"), table.can("A robs B")) == (["coin 2", "parrot"], False)


@pytest.mark.clause("PI-U60", "PI-A96", "PI-8.1")
def test_an_outlaw_does_not_dock_at_home() -> None:
    """Nothing is unloaded."""
    assert at_home().coins("A", 3).aboard("A", "outlaw").turn().do("A", "move", "L 0").gold["R"] == 0


@pytest.mark.clause("PI-U95", "PI-R93")
def test_driftwood_saves_a_crew_once() -> None:
    """The first one lands on the nearest wild island."""
    table = Table().ship("A", "R", SHOOTER, Printed(effects="crew-shot")).ship("B", "G", ABEAM)
    table.crew("Emil", "G", "B").island("shore", 30_000, 36_000, 20_000, 26_000).aboard("B", "driftwood", hidden=True)
    shot(table, 5).do("M1")
    assert (table.people("shore"), table.loot("B")) == (["Emil"], [])


@pytest.mark.clause("PI-U96", "PI-U63")
@pytest.mark.parametrize(
    ("nation", "effect", "found"),
    [
        ("barbary", "banner-of-malta", [5]),
        ("french", "banner-of-malta", []),
        ("barbary", "banner-of-barbary", []),
        ("french", "banner-of-barbary", [5]),
    ],
)
def test_a_banner_is_a_prize_for_its_enemies(nation: str, effect: str, found: list[int]) -> None:
    """Worth 5 at once; for all others nothing yet."""
    table = find(shore(Printed(nation=nation)), effect)
    assert [gold for _, _, gold in table.told(WORTH)] == found


@pytest.mark.clause("PI-U96", "PI-U63")
def test_a_banner_is_worth_1_for_each_mast_taken() -> None:
    """Of enemies."""
    for nation, effect in (("french", "banner-of-malta"), ("barbary", "banner-of-barbary")):
        table = Table().ship("A", "R", SHOOTER, Printed(nation=nation)).ship("B", "G", ABEAM).aboard("A", effect)
        shot(table, 5).do("M1", "fire 2 at B", "die 5", "M2")
        assert [gold for _, _, gold in table.told(WORTH)] == [1, 2]


@pytest.mark.clause("PI-U94", "PI-R93")
def test_smuggled_goods_double_the_lowest_coin_once() -> None:
    """Then they are gone."""
    table = at_home().coins("A", 2, 3).aboard("A", "smuggled-goods").turn().do("A", "move", "L 0")
    assert (table.gold["R"], table.loot("A")) == (7, [])


@pytest.mark.clause("PI-U61", "PI-1.5")
def test_a_keen_eye_lets_one_cannon_shoot_twice_as_far() -> None:
    """The target lies beyond S; the second cannon does not reach it."""
    table = Table().ship("A", "R", SHOOTER, Printed(reach="S")).ship("B", "G", (20_000, 28_000, 0))
    table.aboard("A", "keen-eye").turn().do("A", "shoot", "fire 1 at B", "die 2")
    assert table.phase == "naming"
    table.position.this_turn.may_act_again |= 1 << table.unit("A")
    assert table.do("A", "shoot").can("fire 1 at B")


@pytest.mark.clause("PI-U62")
def test_nobody_shoots_near_an_enemy_fort_where_there_is_wine() -> None:
    """At the ship that has it, or from her; a fort of her own does not matter."""
    for seat, may in (("G", False), ("R", True)):
        table = Table().ship("A", "R", AT_THE_SHORE).ship("B", "G", (14_990, 17_000, 0)).aboard("A", "wine")
        table.island("rock", 15_000, 21_000, 7_000, 13_000).fort("F", seat, island="rock").turn()
        assert ("shoot" in table.actions("A")) == may


@pytest.mark.clause("PI-U62")
def test_a_ship_with_wine_is_a_guest_at_enemy_homes() -> None:
    """She swaps it for a coin there, and nobody shoots."""
    table = Table().ship("A", "R", AT_THE_SHORE).ship("B", "G", (14_990, 17_000, 0)).aboard("A", "wine")
    table.island("lair", 15_000, 21_000, 7_000, 13_000, home="G").coins("lair", 2, 4).home_gold("G", 6).turn()
    assert "shoot" not in table.actions("A")
    table.do("show wine")
    assert table.options == {"coin 2", "coin 4"}
    table.do("coin 4")
    assert (table.loot("A"), table.gold["G"]) == (["coin 4"], 2)
