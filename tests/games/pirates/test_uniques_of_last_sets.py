"""Unique treasure of the last sets: trade routes, boxes, chests, conches, altars (PI-U113 to PI-U117)."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.geometry.polygons import within
from tests.games.pirates.duels import ABEAM, SHOOTER
from tests.games.pirates.finds import at_home, find, shore
from tests.games.pirates.fixture import S
from tests.games.pirates.sentences import refused
from tests.games.pirates.table import Printed, Table
from tests.games.pirates.test_uniques_used import BROADSIDE_ON, START

MONSTER = Printed(creature=True, effects="sea-monster", move="L")


def homes(mine: tuple[int, ...], theirs: tuple[int, ...]) -> Table:
    """Red's A carries a trade route; coins lie on both homes."""
    table = Table().ship("A", "R", (30_000, 10_000, 0)).aboard("A", "trade-route", hidden=True)
    table.coins("R home", *mine, seen="RG").coins("G home", *theirs, seen="RG")
    table.home_gold("R", sum(mine))
    return table.home_gold("G", sum(theirs))


@pytest.mark.clause("PI-U113", "PI-N15")
def test_a_trade_route_swaps_random_treasure_of_two_homes() -> None:
    """Chance draws both; the gold changes homes with it, and the route is gone."""
    table = homes((2, 3), (5, 7)).turn().do("show trade-route")
    assert table.options == {"G home"}
    table.do("G home")
    assert (table.asked, table.options) == ("chance", {"coin 2", "coin 3"})
    table.do("coin 2")
    assert table.options == {"coin 5", "coin 7"}
    table.do("coin 7")
    assert (table.loot("R home"), table.loot("G home")) == (["coin 3", "coin 7"], ["coin 2", "coin 5"])
    assert (table.gold, table.loot("A"), table.phase) == ({"R": 10, "G": 7}, [], "naming")
    assert [what for _, what, _ in table.told(codes.TRADED)] == [2, 7]


@pytest.mark.clause("PI-U113", "PI-8.8")
@pytest.mark.parametrize(("mine", "theirs"), [((), (5,)), ((2,), ())])
def test_a_trade_route_needs_treasure_on_both_homes(mine: tuple[int, ...], theirs: tuple[int, ...]) -> None:
    """Without it nothing is shown."""
    table = homes(mine, theirs).turn()
    assert not table.can("show trade-route")
    assert refused(table, "show trade-route").clause == "PI-U113"


@pytest.mark.clause("PI-U114", "PI-R93")
def test_each_player_puts_a_unique_treasure_into_pandoras_box() -> None:
    """None that is in the game; the ship finds one after the other, here ahead of the coin."""
    table = shore().crew("one", "R", "A", 1).crew("two", "R", "A", 2)
    sword, cannibals, rum = (table.unique(effect) for effect in ("sword", "cannibals", "rum"))
    find(table, "pandoras-box", 2)
    assert (table.asked, table.phase) == ("R", "aiming")
    assert {f"collect {one}" for one in (sword, cannibals, rum)} <= table.options
    table.do(f"collect {sword}")
    assert (table.asked, table.can(f"collect {sword}")) == ("G", False)
    table.do(f"collect {cannibals}")
    assert (table.loot("A"), table.people("A"), table.asked) == (["sword"], ["two"], "R")
    assert table.can("coin 2")


@pytest.mark.clause("PI-U115", "PI-8.4")
@pytest.mark.parametrize(("die", "people", "gold"), [(3, [], 4), (4, ["one"], 4 + 4 * 2)])
def test_the_chest_of_the_jikininki_is_opened_ahead_of_unloading(die: int, people: list[str], gold: int) -> None:
    """It costs all crew, or brings four coins of wild islands home."""
    table = (
        at_home(Table(far=(2,) * 20))
        .crew("one", "R", "A")
        .aboard("A", "jikininki")
        .coins("A", 4)
        .turn()
        .do("A", "move", "L 0")
    )
    table.end_move()
    assert (table.phase, table.asked, table.gold["R"]) == ("deed_die", "chance", 0)
    table.do(f"die {die}")
    while table.asked == "chance":
        table.do(min(table.options))
    assert (table.people("A"), table.gold["R"], table.loot("A")) == (people, gold, [])


@pytest.mark.clause("PI-U115", "PI-8.4")
def test_the_chest_of_the_jikininki_stays_shut_anywhere_else() -> None:
    """At a wild island nothing happens."""
    table = Table().ship("A", "R", (10_000, 10_000, 0)).island("X", 15_000, 21_000, 7_000, 13_000)
    table.aboard("A", "jikininki").turn().do("A", "move", "L 0").end_move()
    assert (table.phase, table.loot("A")) == ("naming", ["jikininki"])


@pytest.mark.clause("PI-U116", "PI-6.5")
def test_with_a_conch_a_sea_monster_of_the_fleet_acts_once_more() -> None:
    """The ship gives her action for it; ships hear nothing."""
    table = (
        Table().ship("A", "R", (30_000, 10_000, 0)).aboard("A", "conch").ship("M", "R", (50_000, 10_000, 0), MONSTER)
    )
    table.ship("B", "R", (70_000, 10_000, 0)).turn().do("show conch")
    assert table.options == {"M"}
    table.do("M", "M", "move", "L 0").end_move()
    assert (table.can("M"), table.can("A"), table.can("B"), table.loot("A")) == (True, False, True, ["conch"])


@pytest.mark.clause("PI-U116", "PI-R88")
def test_with_a_conch_a_sea_monster_of_another_fleet_is_moved() -> None:
    """By its base move, and no more happens."""
    table = (
        Table().ship("A", "R", (30_000, 10_000, 0)).aboard("A", "conch").ship("M", "G", (50_000, 10_000, 0), MONSTER)
    )
    table.turn().do("show conch", "M")
    assert (table.phase, table.asked) == ("sailing", "R")
    table.do("L 0")
    assert table.at("M")[0] > 57_000
    table.end_move()
    assert (table.phase, table.can("A"), table.can("show conch")) == ("naming", False, False)


@pytest.mark.clause("PI-U116", "PI-U38")
def test_a_warded_sea_monster_hears_no_conch() -> None:
    """Nor does a conch serve without an action left."""
    table = (
        Table().ship("A", "R", (30_000, 10_000, 0)).aboard("A", "conch").ship("M", "G", (50_000, 10_000, 0), MONSTER)
    )
    table.aboard("M", "warding").turn()
    assert not table.can("show conch")


@pytest.mark.clause("PI-U117", "PI-R91")
def test_two_crew_at_the_altar_cost_the_next_player_a_turn() -> None:
    """It stays on the island, and serves again in later turns."""
    table = shore().crew("one", "R", "A").crew("two", "R", "A").crew("three", "R", "A")
    find(table, "altar", 2).do("coin 2")
    table.do("show altar")
    assert table.options == {"one", "two", "three"}
    table.do("one", "three")
    assert (table.people("A"), table.loot("shore"), table.can("show altar")) == (["two"], ["altar"], False)
    assert table.do("done").asked == "G"
    assert (table.options, refused(table, "act G1").clause) == ({"done"}, "PI-R91")


@pytest.mark.clause("PI-U117", "PI-8.8")
def test_one_crew_is_not_enough_for_the_altar() -> None:
    """Nor is crew of ships that lie elsewhere."""
    table = shore().crew("one", "R", "A").ship("B", "R", (60_000, 60_000, 0)).crew("two", "R", "B")
    find(table, "altar")
    assert (table.loot("shore"), table.can("show altar")) == (["altar"], False)
    assert refused(table, "show altar").clause == "PI-U117"


@pytest.mark.clause("PI-U117")
def test_the_altar_is_loaded_by_nobody() -> None:
    """Whoever explores takes coins alone."""
    table = find(shore(), "altar", 2).do("coin 2", "done")
    assert table.loot("shore") == ["altar"]


# -- what moves out of the way -----------------------------------------------------------------------


def struck(treasure: str, card: Printed | None = None) -> Table:
    """Green's B shoots at Red's A, which has a treasure face down, and hits."""
    table = Table().ship("A", "R", ABEAM).ship("B", "G", SHOOTER, card or Printed()).aboard("A", treasure, hidden=True)
    return table.turn("G").do("B", "shoot", "fire 1 at A", "die 5")


@pytest.mark.clause("PI-U118", "PI-R97")
def test_runes_of_defense_save_a_mast_and_move_the_ship() -> None:
    """In any direction; the next shots find her there."""
    table = struck("runes-of-defense")
    assert (table.asked, table.options) == ("R", {"done", "show runes-of-defense"})
    at = table.at("A")
    table.do("show runes-of-defense")
    assert (table.asked, len(table.options)) == ("R", 16)
    table.do(f"drift 0 {S}")
    assert (table.masts("A"), table.at("A"), table.loot("A")) == ("123", (at[0] + S, *at[1:]), [])
    assert table.asked == "G"


@pytest.mark.clause("PI-U118", "PI-R97")
def test_runes_of_defense_may_be_kept() -> None:
    """Then the mast falls."""
    table = struck("runes-of-defense").do("done", "M1")
    assert (table.masts("A"), table.loot("A")) == ("23", ["runes-of-defense"])


@pytest.mark.clause("PI-U118", "PI-9.6")
def test_who_flees_from_a_ram_pins_nobody() -> None:
    """She lies elsewhere when it is over."""
    table = Table().ship("A", "R", BROADSIDE_ON, masts="1").ship("B", "G", START)
    table.aboard("A", "runes-of-defense", hidden=True).turn("G").do("B", "move", "L 0", "die 6")
    assert (table.asked, table.options) == ("R", {"done", "show runes-of-defense"})
    table.do("show runes-of-defense", f"drift 0 {S}")
    assert (table.masts("A"), table.pinned("B"), table.phase, table.asked) == ("1", "", "naming", "G")


@pytest.mark.clause("PI-U119", "PI-R97")
def test_tritons_defense_sets_a_sea_creature_back_that_hits() -> None:
    """It loses a segment, and is moved straight away; the mast falls all the same."""
    table = struck("tritons-defense", MONSTER)
    at, other = table.at("B"), table.at("A")
    assert table.options == {"done", "show tritons-defense"}
    table.do("show tritons-defense", "M1")
    before, after = ((x - other[0]) ** 2 + (y - other[1]) ** 2 for x, y, _ in (at, table.at("B")))
    assert (table.masts("A"), table.masts("B"), after > before) == ("23", "23", True)


@pytest.mark.clause("PI-U119")
def test_tritons_defense_is_nothing_against_ships() -> None:
    """A ship that hits is not asked about."""
    assert struck("tritons-defense").phase == "losing"


@pytest.mark.clause("PI-U119", "PI-R97")
def test_tritons_defense_keeps_a_sea_creature_from_boarding() -> None:
    """When it has rammed."""
    table = Table().ship("A", "R", BROADSIDE_ON, masts="-").ship("B", "G", START, MONSTER)
    table.aboard("A", "tritons-defense", hidden=True).turn("G").do("B", "move", "L 0")
    assert (table.asked, table.options) == ("R", {"done", "show tritons-defense"})
    table.do("show tritons-defense")
    assert (table.masts("B"), table.phase, table.asked) == ("23", "naming", "G")


@pytest.mark.clause("PI-U119", "PI-18.3")
def test_a_sea_creature_may_lose_its_last_segment_to_tritons_defense() -> None:
    """It leaves the game, and its shot still counts."""
    table = Table().ship("A", "R", ABEAM).ship("B", "G", SHOOTER, MONSTER, masts="1")
    table.aboard("A", "tritons-defense", hidden=True).turn("G").do("B", "shoot", "fire 1 at A", "die 5")
    table.do("show tritons-defense", "M1")
    assert (table.in_game("B"), table.masts("A"), table.phase) == (False, "23", "naming")


# -- fog ---------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-U121", "PI-R99")
def test_a_ship_that_is_lost_is_surrounded_by_fog() -> None:
    """As many fog banks as the die shows, apart from each other and from islands; then coins are chosen."""
    table = shore().terrain("fog-bank", 100_000, 20_000)
    find(table, "lost", 2).do("die 2")
    assert (table.phase, table.asked) == ("aiming", "R")
    table.do(min(table.options)).do(max(table.options))
    terrain = table.position.waters.terrain
    assert (table.phase, len(terrain.shapes), table.can("coin 2")) == ("taking", 3, True)
    one, other = terrain.shapes[1], terrain.shapes[2]
    assert not within(one, other, i64(S - 1))
    assert not any(within(one, shape, i64(S - 1)) for shape in table.position.waters.shores)


@pytest.mark.clause("PI-U121", "PI-8.8")
def test_nobody_is_lost_where_there_is_no_fog() -> None:
    """The pack has none here: the explore goes on."""
    assert find(shore(), "lost", 2).do("die 6").can("coin 2")


# -- a grip ------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-U122", "PI-9.9")
def test_a_claw_cannon_draws_its_target_near() -> None:
    """One shot is all; the target lies alongside, and a boarding party may follow."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM).aboard("A", "claw-cannon").turn().do("A", "shoot")
    table.do("show claw-cannon", "fire 1 at B", "die 5", "M1")
    assert (table.masts("B"), table.phase, table.asked) == ("23", "offering", "R")
    assert table.position.waters.units_touched(table.unit("A")) >> table.unit("B") & 1
    table.do("board", "die 1", "die 1")
    assert (table.phase, table.pinned("A"), table.loot("A"), table.can("A")) == ("naming", "", ["claw-cannon"], False)


@pytest.mark.clause("PI-U122")
def test_a_claw_cannon_that_misses_was_the_only_shot() -> None:
    """Nothing else happens."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM).aboard("A", "claw-cannon").turn().do("A", "shoot")
    assert refused(table.do("show claw-cannon"), "show claw-cannon").clause == "PI-U122"
    table.do("fire 1 at B", "die 2")
    assert (table.phase, table.at("B"), table.masts("B")) == ("naming", ABEAM, "123")


@pytest.mark.clause("PI-U122")
def test_a_claw_cannon_is_chosen_ahead_of_other_shots() -> None:
    """Once a cannon has fired it is too late; the others may be fired instead of it."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM).aboard("A", "claw-cannon").turn().do("A", "shoot")
    table.do("fire 1 at B", "die 2")
    assert (table.can("show claw-cannon"), table.can("fire 2 at B")) == (False, True)


# -- monkeys -----------------------------------------------------------------------------------------


@pytest.mark.clause("PI-U123", "PI-N15")
def test_monkeys_leave_a_treasure_on_the_island() -> None:
    """A random one of those that lie face down, as the ship begins to move; then she sails."""
    table = shore(Printed(move="S")).coins("A", 2, 3).aboard("A", "barrel-of-monkeys").aboard("A", "sword").turn()
    table.do("A", "move")
    assert (table.asked, table.options) == ("chance", {"coin 2", "coin 3"})
    table.do("coin 3")
    assert (table.loot("shore"), table.phase, table.asked) == (["coin 3"], "sailing", "R")
    assert table.loot("A") == ["barrel-of-monkeys", "coin 2", "sword"]


@pytest.mark.clause("PI-U123", "PI-11.3")
@pytest.mark.parametrize(("cargo", "there"), [(5, ["coin 2"]), (0, [])])
def test_monkeys_carry_a_treasure_over_to_another_ship(cargo: int, there: list[str]) -> None:
    """Once a turn, at the end of a move beside her; without room it is out of the game. Her player learns which it is."""
    table = Table().ship("A", "R", START).ship("B", "R", BROADSIDE_ON, Printed(cargo=cargo)).coins("A", 2)
    table.aboard("A", "barrel-of-monkeys").turn().do("A", "move", "L 0").end_move()
    assert table.options == {"coin 2"}
    table.do("coin 2")
    assert (table.loot("B"), table.loot("A"), table.phase) == (there, ["barrel-of-monkeys"], "naming")
    assert table.loot("out") == ([] if there else ["coin 2"])


@pytest.mark.clause("PI-U123")
def test_monkeys_are_quiet_at_sea_and_without_treasure() -> None:
    """A ship alone at sea keeps what she has, and an empty one at an island just sails."""
    table = Table().ship("A", "R", START).coins("A", 2).aboard("A", "barrel-of-monkeys").turn().do("A", "move", "L 0")
    assert table.end_move().loot("A") == ["barrel-of-monkeys", "coin 2"]
    assert shore().aboard("A", "barrel-of-monkeys").turn().do("A", "move").phase == "sailing"
