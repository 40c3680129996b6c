"""Abilities of crew, ships and creatures of the last sets (PI-A168 to PI-A177)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.rules.docking import docking
from quarterdeck.games.pirates.table import aboard, skills
from quarterdeck.games.pirates.texts import abilities
from tests.games.pirates.duels import ABEAM, HITS, MISSES, SHOOTER, duel, first_shot
from tests.games.pirates.finds import AT_THE_SHORE, shore
from tests.games.pirates.fixture import L
from tests.games.pirates.sentences import refused
from tests.games.pirates.table import Printed, Table
from tests.games.pirates.test_uniques_used import BROADSIDE_ON, START, ram

MONSTER = Printed(creature=True, effects="sea-monster", move="L")


# -- two dice ----------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A168")
@pytest.mark.parametrize(("second", "phase"), [(6, HITS), (2, MISSES)])
def test_of_two_dice_the_higher_one_counts(second: int, phase: str) -> None:
    """Her player says so when the first has fallen, once in the action."""
    table = first_shot(duel("two-dice"), 3)
    assert (table.asked, table.options) == ("R", {"done", "A uses two-dice on A"})
    table.do("A uses two-dice on A", f"die {second}")
    assert table.phase == phase
    if phase == MISSES:
        assert table.do("fire 2 at B", "die 2").phase == MISSES


@pytest.mark.clause("PI-A168")
def test_a_lower_second_die_changes_nothing() -> None:
    """A hit stays a hit."""
    table = first_shot(duel("two-dice"), 5).do("A uses two-dice on A", "die 1")
    assert table.phase == HITS


@pytest.mark.clause("PI-A168", "PI-1.3")
def test_a_second_die_may_be_declined_and_is_not_offered_for_a_six() -> None:
    """The first one counts, and another one may be doubled later in the action."""
    table = first_shot(duel("two-dice"), 3).do("done")
    assert table.phase == MISSES
    table.do("fire 2 at B", "die 2")
    assert table.can("A uses two-dice on A")
    assert first_shot(duel("two-dice"), 6).phase == HITS


@pytest.mark.clause("PI-A168", "PI-6.5")
def test_two_dice_serve_again_in_a_second_action() -> None:
    """Of the same turn."""
    table = first_shot(duel("two-dice"), 3).do("A uses two-dice on A", "die 2", "done")
    table.position.this_turn.may_act_again |= 1 << table.unit("A")
    table.do("A", "shoot", "fire 1 at B", "die 3")
    assert table.can("A uses two-dice on A")


@pytest.mark.clause("PI-A168")
def test_two_dice_are_for_her_own_action() -> None:
    """Not for a boarding that she only answers."""
    table = Table().ship("A", "R", BROADSIDE_ON, Printed(effects="two-dice")).ship("B", "G", START, masts="1")
    table.turn("G").do("B", "move", "L 0", "die 1", "board", "die 2", "die 3")
    assert table.phase in {"prize", "naming"}


@pytest.mark.clause("PI-A169")
def test_two_dice_for_one_cannon_of_a_shoot_action() -> None:
    """Once a turn; at a ram she has one."""
    table = first_shot(duel("two-shot-dice"), 3).do("A uses two-shot-dice on A", "die 4")
    assert table.phase == HITS
    table.do("M1", "fire 2 at B", "die 3")
    assert table.phase == MISSES
    table = Table().ship("A", "R", START, Printed(effects="two-shot-dice")).ship("B", "G", BROADSIDE_ON)
    table.turn().do("A", "move", "L 0", "die 1")
    assert table.phase == "offering"


@pytest.mark.clause("PI-A168", "PI-4.7")
def test_crew_that_brings_a_second_die_is_turned_up_when_it_is_asked() -> None:
    """As with other dice that may be rolled again."""
    table = duel().crew("Hermione", "R", "A", effects="two-dice")
    assert first_shot(table, 3).shown == ["Hermione"]


# -- captives ----------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A170")
def test_a_captive_may_serve_her_captor() -> None:
    """The crew that costs most, of any nation, without room for it; it brings no gold and stays aboard."""
    table = Table().ship("A", "R", START, Printed(effects="converter", cargo=0)).ship("B", "G", BROADSIDE_ON, masts="1")
    table.crew("Emil", "G", "B", 1).crew("Xavier", "G", "B", 3, nation="french", effects="captain")
    ram(table.show("Emil", "Xavier"), 1).do("board", "die 6", "die 1", "Xavier")
    position, unit = table.position, table.unit("A")
    assert (table.people("A"), table.people("B")) == (["Xavier"], ["Emil"])
    assert skills.able(position, unit, abilities.CAPTAIN)
    assert (aboard.load(position, unit), docking.worth_at_home(position, 1, 0), aboard.is_bound(position, 1)) == (
        0,
        0,
        True,
    )


@pytest.mark.clause("PI-A170", "PI-A136")
def test_a_cheaper_crew_is_eliminated_all_the_same() -> None:
    """And captives that are cargo serve nobody."""
    table = Table().ship("A", "R", START, Printed(effects="converter")).ship("B", "G", BROADSIDE_ON, masts="1")
    table.crew("Emil", "G", "B", 1).crew("Xavier", "G", "B", 3)
    ram(table.show("Emil", "Xavier"), 1).do("board", "die 6", "die 1", "Emil")
    assert (table.people("A"), table.people("out")) == ([], ["Emil"])


# -- explores ----------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A171")
@pytest.mark.parametrize(("left", "phase"), [((), "sailing"), ((2,), "naming")])
def test_who_takes_the_last_coin_may_sail_off(left: tuple[int, ...], phase: str) -> None:
    """At once and free; where a coin is left she stays."""
    table = shore(Printed(effects="sails-off", move="L")).hidden("shore", 3, *left).turn()
    table.do("A", "shore", *[f"deal {worth}" for worth in (3, *left)], "coin 3")
    table.do("done") if table.phase == "taking" else None
    assert table.phase == phase
    if phase == "sailing":
        assert not table.do("done").can("A")


@pytest.mark.clause("PI-A172")
def test_a_coin_may_be_swapped_for_crew_of_another_ship() -> None:
    """It goes aboard there, face down, and the crew ashore; once a turn."""
    table = shore(Printed(effects="crew-trader")).ship("B", "R", (60_000, 60_000, 0), Printed(cargo=1))
    table.crew("Emil", "R", "B").hidden("shore", 3, 5).turn().do("A", "shore", "deal 3", "deal 5")
    table.do("A uses crew-trader on coin 5")
    assert table.options == {"done", "A uses crew-trader on Emil"}
    table.do("A uses crew-trader on Emil")
    assert (table.loot("B"), table.people("shore"), table.loot("A")) == (["coin 5"], ["Emil"], [])
    assert table.options == {"done", "coin 3"}
    assert [int(seen) for seen in table.position.treasure.seen_by] == [1, 1]


@pytest.mark.clause("PI-A172")
def test_a_swap_for_crew_may_be_called_off() -> None:
    """Then the explore goes on, and a full ship may still swap."""
    table = shore(Printed(effects="crew-trader", cargo=1)).crew("Emil", "R", "A").hidden("shore", 3).turn()
    table.do("A", "shore", "deal 3")
    assert table.options == {"done", "A uses crew-trader on coin 3"}
    table.do("A uses crew-trader on coin 3", "done", "A uses crew-trader on coin 3", "A uses crew-trader on Emil")
    assert (table.loot("A"), table.people("shore"), table.phase) == (["coin 3"], ["Emil"], "naming")


# -- hits --------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A173")
def test_the_first_hit_of_a_turn_may_cost_one_mast_more() -> None:
    """As long as there is one; later hits cost one each."""
    table = first_shot(duel("extra-mast", Printed(masts=4)), 5).do("M1", "M2")
    assert (table.masts("B"), table.phase) == ("34", "shooting")
    table.do("fire 2 at B", "die 5", "M3")
    assert (table.masts("B"), table.phase) == ("4", "shooting")


@pytest.mark.clause("PI-A174")
@pytest.mark.parametrize(("crew", "left", "phase"), [(True, ["Bill", "Emil"], MISSES), (False, ["Bill"], HITS)])
def test_another_crew_may_go_for_a_mast(*, crew: bool, left: list[str], phase: str) -> None:
    """The cheapest one, whether its player likes it or not; without any the mast falls."""
    table = duel().crew("Bill", "G", "B", 1, effects="crew-for-mast")
    if crew:
        table.crew("Emil", "G", "B", 3).crew("Paul", "G", "B", 2)
    first_shot(table, 5)
    assert (table.people("B"), table.masts("B"), table.phase) == (left, "123", phase)


# -- sea monsters ------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A175", "PI-R88")
@pytest.mark.parametrize("seat", ["R", "G"])
def test_a_sea_monster_may_move_another_one_instead(seat: str) -> None:
    """Of any fleet, by its own base move; that is her move action."""
    herder = Printed(creature=True, effects="sea-monster herder", move="L")
    table = Table().ship("A", "R", START, herder).ship("B", seat, (60_000, 60_000, 0), MONSTER).turn()
    table.do("A", "A uses herder on B")
    assert (table.phase, table.asked) == ("sailing", "R")
    table.do("L 0").end_move()
    assert (table.at("B")[0] >= 60_000 + L, table.phase, table.can("A"), table.can("B")) == (
        True,
        "naming",
        False,
        seat == "R",
    )
    assert [what for _, what, _ in table.told(codes.ABILITY_USED)] == [table.unit("A")]


@pytest.mark.clause("PI-A175", "PI-U38")
def test_there_has_to_be_another_sea_monster() -> None:
    """Ships are none, and a warded one of another fleet is spared."""
    herder = Printed(creature=True, effects="sea-monster herder", move="L")
    table = Table().ship("A", "R", START, herder).ship("B", "G", (60_000, 60_000, 0), MONSTER).ship("C", "R", ABEAM)
    table.aboard("B", "warding").turn().do("A")
    assert not {option for option in table.options if "herder" in option}
    assert refused(table, "use herder by R2 on G2").clause == "PI-A175"


@pytest.mark.clause("PI-A177")
@pytest.mark.parametrize(("creature", "hit"), [(True, True), (False, False)])
def test_cannons_may_reach_twice_as_far_against_sea_creatures(*, creature: bool, hit: bool) -> None:
    """Ships are out of reach there."""
    card = MONSTER if creature else Printed()
    table = Table().ship("A", "R", SHOOTER, Printed(effects="long-against-beasts", reach="S"))
    table.ship("B", "G", (20_000, 20_000 + L + 3_000, 0), card).turn()
    assert ("shoot" in table.actions("A")) == hit


@pytest.mark.clause("PI-A177", "PI-4.7")
@pytest.mark.parametrize(("y", "shown"), [(20_000 + L + 3_000, ["Pierre"]), (26_000, [])])
def test_crew_that_makes_cannons_reach_so_far_is_turned_up(y: int, shown: list[str]) -> None:
    """Not where she would reach without it."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", (20_000, y, 0), MONSTER)
    table.crew("Pierre", "R", "A", effects="long-against-beasts").turn().do("A", "shoot", "fire 1 at B", "die 2")
    assert table.shown == shown


# -- relics ------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A176")
def test_unique_treasure_of_a_ship_near_by_may_be_loaded() -> None:
    """All of it is turned up, and one piece comes aboard; coins stay as they are."""
    table = duel("relic-finder").coins("B", 2).aboard("B", "sword", hidden=True).aboard("B", "amulet", hidden=True)
    table.turn().do("A uses relic-finder on B")
    assert (table.loot("A"), table.loot("B"), table.phase) == (["sword"], ["amulet", "coin 2"], "naming")
    assert not table.can("A uses relic-finder on B")


@pytest.mark.clause("PI-A176")
def test_relics_are_not_found_far_away_or_aboard_empty_ships() -> None:
    """Within S alone."""
    table = Table().ship("A", "R", AT_THE_SHORE, Printed(effects="relic-finder")).ship("B", "G", (60_000, 60_000, 0))
    table.aboard("B", "sword").ship("C", "G", (20_000, 12_000, 0)).turn()
    assert not {option for option in table.options if "relic-finder" in option}


@pytest.mark.clause("PI-A178", "PI-18.4")
@pytest.mark.parametrize(("prey", "phase"), [(Printed(), "offering"), (MONSTER, "naming")])
def test_the_grip_of_a_sea_creature_costs_two_masts(prey: Printed, phase: str) -> None:
    """And draws the ship near; nobody boards another creature."""
    grabber = Printed(creature=True, effects="sea-monster grabber")
    table = Table().ship("A", "R", SHOOTER, grabber).ship("B", "G", (20_000, 27_000, 0), prey).turn()
    table.do("A", "shoot", "A uses grabber on A", "fire 1 at B", "die 6", "M1", "M2")
    assert (table.masts("B"), table.phase) == ("3", phase)
    assert table.position.waters.units_touched(table.unit("A")) >> table.unit("B") & 1
