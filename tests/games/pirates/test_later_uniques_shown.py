"""Unique treasure of later sets that is used between actions, or shown in answer (PI-U79 to PI-U93, PI-U98 to PI-U110)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates.table import skills
from tests.games.pirates.duels import ABEAM, HITS, MISSES, SHOOTER
from tests.games.pirates.sentences import refused
from tests.games.pirates.table import Printed, Table
from tests.games.pirates.test_uniques_used import BROADSIDE_ON, START, duel, ram, shot


@pytest.mark.clause("PI-U79", "PI-R95")
def test_a_compass_leads_home_instead_of_a_move() -> None:
    """And stays aboard."""
    table = Table().ship("A", "R", (40_000, 40_000, 0)).coins("A", 2)
    table.island("port", 80_000, 86_000, 37_000, 43_000, home="R").aboard("A", "compass", hidden=True).turn()
    table.do("show compass")
    assert (table.at("A"), table.gold["R"], table.loot("A"), table.can("A")) == (
        (79_995, 40_000, 0), 2, ["compass"], False,
    )  # fmt: skip


@pytest.mark.clause("PI-U80", "PI-R93")
def test_a_targeting_scope_makes_one_shot_hit() -> None:
    """Even with a 1; the next one is as ever."""
    table = duel("targeting-scope", hidden=True).turn().do("show targeting-scope", "A", "shoot", "fire 1 at B", "die 1")
    assert (table.phase, table.loot("A")) == (HITS, [])
    assert table.do("M1", "fire 2 at B", "die 1").phase == MISSES


@pytest.mark.clause("PI-U81", "PI-R93")
def test_a_screw_engine_moves_her_twice() -> None:
    """In one action."""
    table = Table().ship("A", "R", START).aboard("A", "screw-engine", hidden=True).turn()
    table.do("show screw-engine", "A", "move", "L 0", "L 0")
    assert (table.at("A"), table.loot("A"), table.phase) == ((26_000, 10_000, 0), [], "naming")


@pytest.mark.clause("PI-U82", "PI-R93")
def test_runes_of_speed_move_her_twice_without_abilities() -> None:
    """Only when the turn begins."""
    table = Table().ship("A", "R", START, Printed(effects="helmsman")).aboard("A", "runes-of-speed", hidden=True)
    late = table.turn().position.clone()
    table.do("show runes-of-speed")
    assert not skills.able(table.position, table.unit("A"), 75)
    assert table.do("A", "move", "L 0", "L 0").at("A") == (26_000, 10_000, 0)
    table.position = late
    table.do("R guard", "done")
    assert refused(table, "show runes-of-speed").clause == "PI-U82"


@pytest.mark.clause("PI-U83", "PI-6.5")
def test_runes_of_power_shoot_again_and_silence_their_targets() -> None:
    """Neither the shooter nor the target has abilities."""
    table = (
        Table().ship("A", "R", SHOOTER, Printed(effects="helmsman")).ship("B", "G", ABEAM, Printed(effects="captain"))
    )
    table.aboard("A", "runes-of-power", hidden=True).turn().do("show runes-of-power", "A", "shoot", "fire 1 at B")
    able = skills.able
    assert not able(table.position, table.unit("A"), 75)
    assert not able(table.position, table.unit("B"), 5)
    table.do("die 2", "done")
    assert table.actions("A") == {"shoot"}


@pytest.mark.clause("PI-U84")
def test_a_periscope_silences_an_enemy() -> None:
    """Ship and crew, for this turn."""
    table = duel("periscope", hidden=True).crew("Emil", "G", "B", effects="captain").turn().do("show periscope")
    assert table.options == {"B", "G guard"}
    table.do("B")
    assert not skills.able(table.position, table.unit("B"), 5)
    table.do("done")
    assert skills.able(table.position, table.unit("B"), 5)


@pytest.mark.clause("PI-U85")
def test_runes_of_destruction_take_an_iceberg_away() -> None:
    """Of no use without one."""
    table = duel("runes-of-destruction", hidden=True).turn()
    assert refused(table, "show runes-of-destruction").clause == "PI-U85"
    table = duel("runes-of-destruction", hidden=True).terrain("iceberg", 60_000, 60_000, number=6).turn()
    table.do("die 1", "show runes-of-destruction", "dive 1")
    assert (table.position.waters.terrain.laid, table.loot("A")) == (0, [])


@pytest.mark.clause("PI-U86")
def test_a_jailhouse_dog_removes_a_unique_treasure() -> None:
    """One that lies face up."""
    table = duel("jailhouse-dog", hidden=True).aboard("B", "sword").aboard("B", "periscope", hidden=True).turn()
    table.do("show jailhouse-dog")
    assert table.options == {"sword"}
    assert table.do("sword").loot("B") == ["periscope"]


@pytest.mark.clause("PI-U87", "PI-6.5")
def test_a_piece_of_eight_gives_the_action_to_another_pirate() -> None:
    """A has none then, and C two."""
    table = duel("piece-of-eight").ship("C", "R", (60_000, 60_000, 0))
    table.ship("D", "R", (80_000, 60_000, 0), Printed(nation="french")).turn().do("show piece-of-eight")
    assert table.options == {"C", "R guard"}
    table.do("C")
    assert not table.can("A")
    assert table.do("C", "move", "L 0").can("C")


@pytest.mark.clause("PI-U88", "PI-1.5")
def test_a_seastar_may_repair_a_mast_each_turn() -> None:
    """On 5 and 6; it stays."""
    for die, masts in ((4, "3"), (5, "13")):
        table = Table().ship("A", "R", START, masts="3").aboard("A", "seastar", hidden=True).turn()
        table.do("show seastar", f"die {die}")
        assert (table.masts("A"), table.loot("A"), table.can("show seastar")) == (masts, ["seastar"], False)


@pytest.mark.clause("PI-U89", "PI-R7")
@pytest.mark.parametrize(("die", "longer", "kept"), [(6, True, True), (4, False, True), (2, False, False)])
def test_a_frond_may_add_l_and_l_or_drift_away(die: int, longer: bool, kept: bool) -> None:  # noqa: FBT001 - what is expected
    """To the nearest wild island."""
    table = Table().ship("A", "R", START, Printed(move="S")).aboard("A", "frond", hidden=True).turn()
    table.do("show frond", f"die {die}", "A", "move", "S 0")
    assert table.can("L 900") == longer
    if longer:
        assert table.do("L 900", "L 900").at("A") == (12_000, 29_000, 900)
    assert (table.loot("A"), table.loot("far")) == ((["frond"], []) if kept else ([], ["frond"]))


@pytest.mark.clause("PI-U90", "PI-U91", "PI-R93")
@pytest.mark.parametrize(("effect", "who"), [("pension", {"X1", "X2"}), ("dowry", {"X1", "X2", "X3"})])
def test_crew_is_pensioned_off_at_home(effect: str, who: set[str]) -> None:
    """1 gold for each; the ship's, or the fleet's."""
    table = Table().ship("A", "R", (14_990, 10_000, 0)).ship("C", "R", (60_000, 60_000, 0))
    table.island("port", 15_000, 21_000, 7_000, 13_000, home="R").aboard("A", effect)
    table.crew("X1", "R", "A").crew("X2", "R", "A").crew("X3", "R", "C").turn().do(f"show {effect}")
    assert table.options == {"done"} | who
    table.do("X1")
    assert (table.gold["R"], table.options) == (1, {"done"} | who - {"X1"})
    assert table.do("done").phase == "naming"


@pytest.mark.clause("PI-U92", "PI-17.1")
@pytest.mark.parametrize(("die", "fires", "kept"), [(5, "12", True), (3, "", True), (1, "", False)])
def test_a_mirror_sets_masts_on_fire(die: int, fires: str, kept: bool) -> None:  # noqa: FBT001 - what is expected
    """Farther away than S, nearer than L, instead of an action."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", (20_000, 28_000, 0)).aboard("A", "burning-mirror").turn()
    table.do("show burning-mirror", "B", f"die {die}")
    assert (table.fires("B"), table.loot("A") != [], table.can("A")) == (fires, kept, False)


@pytest.mark.clause("PI-U93", "PI-R97")
def test_potions_have_an_opponents_die_rolled_again() -> None:
    """Not one's own."""
    table = shot(duel().aboard("B", "potions", hidden=True), 5)
    assert (table.asked, table.options) == ("G", {"done", "show potions"})
    table.do("show potions")
    assert (table.asked, table.loot("B")) == ("chance", [])
    assert table.do("die 2").phase == MISSES
    table = shot(duel().aboard("A", "potions", hidden=True), 2)
    assert (table.asked, table.options) == ("R", {"done"})


@pytest.mark.clause("PI-U98", "PI-K2")
def test_runes_of_magic_move_an_iceberg_into_a_ship() -> None:
    """L at most, up to what it touches; a ship that it touches loses a mast."""
    table = duel("runes-of-magic", hidden=True).terrain("iceberg", 18_500, 32_000, number=6).turn()
    table.do("die 1", "show runes-of-magic", "dive 1", "drift 2700 8000")
    assert (table.asked, table.phase) == ("G", "losing")
    assert table.do("M1").phase == "naming"


@pytest.mark.clause("PI-U99", "PI-R97")
def test_mines_cost_a_ship_that_comes_near_a_mast() -> None:
    """When her move is over; who might have mines is asked."""
    table = Table().ship("A", "R", START).ship("B", "G", (20_000, 13_000, 0)).aboard("B", "mines", hidden=True).turn()
    table.do("A", "move", "L 0")
    assert (table.asked, table.options) == ("G", {"done", "show mines"})
    kept = table.position.clone()
    assert table.do("done").masts("A") == "123"
    table.position = kept
    assert (table.do("show mines").masts("A"), table.loot("B"), table.phase) == ("23", [], "naming")


@pytest.mark.clause("PI-U100")
def test_runes_of_odin_bury_a_ship_under_ice() -> None:
    """She leaves the game with all aboard."""
    table = duel("runes-of-odin", hidden=True).terrain("iceberg", 60_000, 60_000, number=6).coins("B", 2).turn()
    table.do("die 1", "show runes-of-odin")
    table.do("17000 26000 0")
    assert (table.in_game("B"), table.loot("out"), table.in_game("A")) == (False, ["coin 2", "runes-of-odin"], True)


@pytest.mark.clause("PI-U104", "PI-U105")
@pytest.mark.parametrize(
    ("decree", "nation", "gold"),
    [
        ("french-decree", "english", 15),
        ("french-decree", "french", 0),
        ("english-decree", "french", 15),
        ("english-decree", "english", 0),
    ],
)
def test_a_royal_decree_pays_for_enemies_that_are_sunk(decree: str, nation: str, gold: int) -> None:
    """A coin that nobody has seen is drawn."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM, Printed(nation=nation), masts="-").aboard("A", decree)
    shot(table, 5)
    while table.phase != "naming":
        table.do("done" if "done" in table.options else min(table.options))
    assert table.gold["R"] == gold


@pytest.mark.clause("PI-U106", "PI-R97", "PI-R95")
def test_livestock_lures_a_sea_creature_away() -> None:
    """To the nearest island, ahead of boarding."""
    monster = Printed(creature=True, effects="sea-monster", move="L+L")
    table = Table().ship("A", "R", START, monster).ship("B", "G", BROADSIDE_ON).aboard("B", "livestock", hidden=True)
    table.island("shore", 30_000, 36_000, 20_000, 26_000).turn().do("A", "move", "L 0", "die 1")
    assert (table.asked, table.options) == ("G", {"done", "show livestock"})
    table.do("show livestock")
    assert (table.loot("B"), table.phase, table.at("A")[0] > 20_000) == ([], "naming", True)


@pytest.mark.clause("PI-U108")
def test_runes_of_wealth_make_all_coins_of_a_full_ship_alike() -> None:
    """A die tells what they are worth; of no use while there is room."""
    table = Table().ship("A", "R", START, Printed(cargo=4)).coins("A", 1, 2, 5).aboard("A", "runes-of-wealth", spaces=1)
    table.turn().do("show runes-of-wealth", "die 4")
    assert table.loot("A") == ["coin 4", "coin 4", "coin 4"]
    table = Table().ship("A", "R", START).coins("A", 1).aboard("A", "runes-of-wealth", spaces=1).turn()
    assert refused(table, "show runes-of-wealth").clause == "PI-U108"


@pytest.mark.clause("PI-U109", "PI-R95")
def test_a_necklace_flies_the_ship_to_a_wild_island() -> None:
    """It stays there, and no ship of her player loads it again."""
    table = Table().ship("A", "R", START).island("isle", 60_000, 66_000, 60_000, 66_000)
    table.aboard("A", "necklace", hidden=True).turn().do("show necklace")
    assert table.options == {"far", "isle"}
    table.do("isle")
    assert (table.loot("isle"), table.can("A"), table.at("A")[0] > 50_000) == (["necklace"], False, True)
    table.do("done", "done", "A", "isle")
    assert (table.loot("isle"), table.phase) == (["necklace"], "naming")


@pytest.mark.clause("PI-U110", "PI-1.5")
def test_with_nemos_plans_unique_treasure_serves_again() -> None:
    """From the next turn on; the plans themselves stay aboard."""
    table = duel("nemos-plans").aboard("A", "fireworks", hidden=True).aboard("A", "jailhouse-dog", hidden=True).turn()
    table.do("show fireworks")
    assert (table.loot("A"), table.can("show fireworks")) == (["fireworks", "jailhouse-dog", "nemos-plans"], False)
    table.do("show jailhouse-dog", "nemos-plans")
    assert table.loot("A") == ["fireworks", "jailhouse-dog", "nemos-plans"]
    assert table.do("done", "done").can("show fireworks")


@pytest.mark.clause("PI-U110", "PI-9.10")
def test_nobody_takes_nemos_plans() -> None:
    """Neither as a prize nor as a gift."""
    table = Table().ship("A", "R", START).ship("B", "G", BROADSIDE_ON, Printed(masts=1)).aboard("B", "nemos-plans")
    table.coins("B", 1)
    ram(table, 1).do("board", "die 6", "die 1")
    assert table.options == {"done", "any coin"}
