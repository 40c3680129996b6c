"""Forts: built with gold, they shoot, hold gold and fall (PI-17.5, PI-20.3, PI-20.5, PI-R47, PI-R59, PI-R100, PI-A106 to PI-A110)."""

from __future__ import annotations

import pytest

from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.rules.common import ending
from quarterdeck.games.pirates.rules.losing import losses
from quarterdeck.games.pirates.table import aboard, skills
from quarterdeck.games.pirates.texts import abilities
from tests.games.pirates.sentences import refused
from tests.games.pirates.table import Printed, Table

DOCKED = (14_990, 10_000, 0)
AT_SEA = "naming"


def harbor(*, gold: int = 5, token: bool = True) -> Table:
    """Red's A lies at a wild island X that Red has explored, with gold at home."""
    table = Table(far=(15, 15, 15, 15)).island("X", 15_000, 21_000, 7_000, 13_000).ship("A", "R", DOCKED)
    table.home_gold("R", gold)
    return table.token("R", "X") if token else table


def armed(effects: str = "", *, seat: str = "R") -> Table:
    """A fort F of a seat stands on X, and Green's B lies off it, 40 mm from the shore."""
    table = Table(far=(15, 15, 15, 15)).island("X", 15_000, 21_000, 7_000, 13_000)
    table.ship("A", "R", DOCKED).ship("B", "G", (20_000, 18_000, 0))
    return table.fort("F", seat, island="X", effects=effects)


# -- building ----------------------------------------------------------------------------------------


@pytest.mark.clause("PI-R100", "PI-R59", "PI-20.5")
def test_a_fort_is_built_with_gold_from_home() -> None:
    """It is the action of the ship; the gold lies in the fort and counts all the same."""
    table = harbor().fort("F", "R").turn().do("A", "build F")
    assert (table.gold["R"], int(table.position.forts.gold[table.unit("F")])) == (2, 3)
    assert ending.score(table.position, 0) == 5
    assert not table.can("A")
    assert not table.can("F")
    assert table.turn("G").turn().in_game("F")


@pytest.mark.clause("PI-R100")
@pytest.mark.parametrize(("gold", "token", "nation"), [(2, True, "pirate"), (5, False, "pirate"), (5, True, "french")])
def test_gold_an_explored_island_and_a_ship_of_the_nation_are_needed(*, gold: int, token: bool, nation: str) -> None:
    """And no other fort there."""
    table = harbor(gold=gold, token=token).fort("F", "R")
    ships = [k for k, name in enumerate(table.units) if name != "F"]
    for k in ships:
        table.catalog.nation[k] = table.catalog.nation[k] if nation == "pirate" else 4
    table.turn().do("A")
    assert not table.can("build F")
    assert refused(table, "build R3").clause == "PI-R59"


@pytest.mark.clause("PI-R100")
def test_there_is_one_fort_on_an_island() -> None:
    """A second one is not built there."""
    table = harbor(gold=9).fort("E", "R", island="X").fort("F", "R").turn().do("A")
    assert not table.can("build F")


# -- fire --------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-R100", "PI-12.1")
def test_a_fort_shoots_from_its_island() -> None:
    """The island on which it stands is in nobody's way; it has no other action."""
    table = armed().turn()
    assert table.actions("F") == {"shoot"}
    table.do("F", "shoot", "fire 1 at B", "die 4", "M1")
    assert table.masts("B") == "23"


@pytest.mark.clause("PI-R100", "PI-R49", "PI-12.10")
def test_a_fort_falls_with_its_last_flag_and_its_gold_goes_to_who_felled_it() -> None:
    """It is a unit as long as it stands."""
    table = armed()
    table.position.ships.masts = put(table.position.ships.masts, table.unit("F"), 1)
    units = int(ending.standing_of(table.position, 0)) % 128
    table.turn("G").do("B", "shoot", "fire 2 at F", "die 4")
    assert not table.in_game("F")
    assert (table.gold, int(ending.standing_of(table.position, 0)) % 128) == ({"R": 0, "G": 3}, units - 1)


@pytest.mark.clause("PI-A10")
def test_gunners_may_be_good_at_forts() -> None:
    """With them rank 3 is hit on 3."""
    table = Table(far=(15, 15, 15)).island("X", 15_000, 21_000, 7_000, 13_000)
    table.ship("B", "G", (20_000, 18_000, 0), Printed(effects="gunner:forts")).fort("F", "R", island="X")
    assert table.turn("G").do("B", "shoot", "fire 2 at F", "die 3").phase == "losing"


@pytest.mark.clause("PI-A10")
@pytest.mark.parametrize(
    ("target", "phase"), [("pirate-forts", "losing"), ("french-forts", "shooting"), ("pirate", "shooting")]
)
def test_gunners_may_be_good_at_the_forts_of_one_nation(target: str, phase: str) -> None:
    """The fort is a Pirates' one; who aims at the nation's ships alone is no better at it."""
    table = Table(far=(15, 15, 15)).island("X", 15_000, 21_000, 7_000, 13_000)
    table.ship("B", "G", (20_000, 18_000, 0), Printed(effects=f"gunner:{target}")).fort("F", "R", island="X")
    assert table.turn("G").do("B", "shoot", "fire 2 at F", "die 3").phase == phase


@pytest.mark.clause("PI-A10")
@pytest.mark.parametrize(("y", "hit"), [(17_500, True), (17_501, False)])
@pytest.mark.parametrize("by_crew", [False, True])
def test_some_gunners_are_good_at_forts_within_s_alone(y: int, *, hit: bool, by_crew: bool) -> None:
    """Within 50 mm of the fort rank 3 is hit on 3, and crew that helps is turned up; from farther off it takes a 4."""
    table = Table(far=(15, 15, 15)).island("X", 15_000, 21_000, 7_000, 13_000)
    table.ship("B", "G", (20_000, y, 0), Printed(effects="" if by_crew else "gunner:near-forts"))
    if by_crew:
        table.crew("Yves", "G", "B", effects="gunner:near-forts")
    table.fort("F", "R", island="X").turn("G").do("B", "shoot", "fire 2 at F", "die 3")
    assert (table.phase == "losing") == hit
    assert table.shown == (["Yves"] if by_crew and hit else [])


# -- what ships do there -----------------------------------------------------------------------------


@pytest.mark.clause("PI-R100", "PI-R33")
def test_a_ship_puts_a_flag_up_again() -> None:
    """As her action, while she is docked there; which one her player chooses."""
    table = armed()
    table.position.ships.masts = put(table.position.ships.masts, table.unit("F"), 0b0110)
    table.turn().do("A", "mend F")
    assert (table.phase, table.asked, table.options) == ("repairing", "R", {"M1", "M4"})
    assert refused(table, "mast 2").clause == "PI-R33"
    assert table.do("M4").masts("F") == "234"
    assert (table.phase, table.can("A"), table.told(codes.REPAIRED)) == ("naming", False, [(0, table.unit("F"), 3)])
    assert refused(armed().turn().do("A"), "mend R3").clause == "PI-R59"


@pytest.mark.clause("PI-20.5", "PI-R100", "PI-R47", "PI-T106")
def test_gold_in_a_fort_counts_and_keeps_the_game_going() -> None:
    """The last gold lies there: the game goes on, since forts can fall."""
    table = Table(far=()).island("X", 15_000, 21_000, 7_000, 13_000).ship("A", "R", DOCKED).coins("A", 2)
    table.coins("R guard", 9).fort("F", "R", island="X")
    table.turn().do("A stores")
    assert (table.loot("A"), int(table.position.forts.gold[table.unit("F")])) == ([], 5)
    aboard.lose_slot(table.position, 1)
    assert not ending.check_end(table.position)
    assert ending.score(table.position, 0) == 5


@pytest.mark.clause("PI-17.5", "PI-R32")
def test_docking_at_a_fort_puts_fires_out() -> None:
    """As docking at home does: those masts are lost."""
    table = Table().island("X", 15_000, 21_000, 7_000, 13_000).ship("A", "R", (10_000, 10_000, 0), fire="2")
    table.fort("F", "R", island="X").turn().do("A", "die 3", "move", "L 0")
    assert (table.masts("A"), table.fires("A")) == ("13", "")


# -- abilities ---------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A107")
@pytest.mark.parametrize(("pose", "hit"), [(DOCKED, True), ((40_000, 60_000, 0), False)])
def test_harbor_gunners_aim_better_while_a_ship_is_docked(*, pose: tuple[int, int, int], hit: bool) -> None:
    """A 3 hits rank 3."""
    table = Table().island("X", 15_000, 21_000, 7_000, 13_000).ship("A", "R", pose).ship("B", "G", (20_000, 18_000, 0))
    table.fort("F", "R", island="X", effects="harbor-gunners").turn().do("F", "shoot", "fire 1 at B", "die 3")
    assert (table.phase == "losing") == hit


@pytest.mark.clause("PI-A108", "PI-N15")
def test_from_the_watchtower_one_treasure_of_each_island_is_seen() -> None:
    """By its player alone."""
    table = armed("watchtower").hidden("X", 4).turn().do("A", "watch F", "deal 15", "deal 4")
    assert table.phase == AT_SEA
    assert (table.loot("far"), table.loot("X")) == (["coin 15"], ["coin 4"])
    assert [int(seen) for seen in table.position.treasure.seen_by] == [1, 1]


@pytest.mark.clause("PI-A109", "PI-6.5")
@pytest.mark.parametrize(("coins", "again"), [((3, 1), True), ((3,), False)])
def test_who_unloads_much_is_welcome(*, coins: tuple[int, ...], again: bool) -> None:
    """From 4 gold on she may act a second time."""
    table = Table(far=(15, 15, 15, 15)).island("X", 15_000, 21_000, 7_000, 13_000).ship("A", "R", (10_000, 10_000, 0))
    table.coins("A", *coins).coins("R guard", 9).fort("F", "R", island="X", effects="warm-welcome")
    table.turn().do("A", "move", "L 0", "A stores")
    assert table.can("A") == again


@pytest.mark.clause("PI-A110")
def test_thick_walls_take_as_many_hits_as_are_rolled() -> None:
    """The first attack of a turn rolls; with a 2 the second hit costs a flag."""
    table = armed("thick-walls").turn("G").do("B", "shoot", "fire 2 at F", "die 4")
    assert (table.phase, table.asked) == ("walls_die", "chance")
    table.do("die 2")
    assert table.masts("F") == "1234"
    table.do("fire 3 at F", "die 4")
    assert (table.phase, table.asked) == ("losing", "R")


@pytest.mark.clause("PI-A106")
def test_eliminated_crew_comes_to_the_fort_as_ghosts() -> None:
    """Who takes them aboard has a ghost ship."""
    table = armed("ghostly-crew").crew("one", "R", "A").turn()
    losses.kill(table.position, 0)
    assert table.people("X") == ["one"]
    table.do("one to A")
    assert table.people("A") == ["one"]
    assert skills.able(table.position, table.unit("A"), abilities.GHOST_SHIP)


@pytest.mark.clause("PI-A162", "PI-8.4", "PI-14.1")
@pytest.mark.parametrize(("effects", "gold", "mends"), [("second-home", 4, True), ("", 0, False)])
def test_a_fort_may_be_a_second_home(effects: str, gold: int, *, mends: bool) -> None:
    """Who docks there unloads at once, and is repaired there; at any other fort she does neither."""
    table = Table(far=(15, 15, 15, 15)).island("X", 15_000, 21_000, 7_000, 13_000)
    table.ship("A", "R", (10_000, 10_000, 0), masts="12").coins("A", 4).coins("R guard", 9)
    table.fort("F", "R", island="X", effects=effects).turn().do("A", "move", "L 0").end_move()
    assert table.gold["R"] == gold
    assert (table.can("A stores"), table.turn().actions("A") >= {"repair"}) == (not mends, mends)


@pytest.mark.clause("PI-A162", "PI-A95")
@pytest.mark.parametrize(("seat", "effects"), [("G", ""), ("R", "mercenary")])
def test_a_second_home_is_none_for_enemies_and_mercenaries(seat: str, effects: str) -> None:
    """They have nothing to unload there."""
    table = Table(far=(15, 15, 15, 15)).island("X", 15_000, 21_000, 7_000, 13_000)
    table.ship("A", seat, (10_000, 10_000, 0), Printed(effects=effects)).coins("A", 4)
    table.fort("F", "R", island="X", effects="second-home").turn(seat).do("A", "move", "L 0").end_move()
    assert table.loot("A") == ["coin 4"]


@pytest.mark.clause("PI-A163")
@pytest.mark.parametrize(("seat", "masts"), [("R", "123"), ("G", "13")])
def test_a_harbor_may_put_up_all_masts_of_who_docks(seat: str, masts: str) -> None:
    """Of a friendly ship, fires and all; enemies dock at the island, not at the fort."""
    table = Table().island("X", 15_000, 21_000, 7_000, 13_000).ship("A", seat, (10_000, 10_000, 0), masts="13")
    table.fort("F", "R", island="X", effects="harbor-wrights").turn(seat).do("A", "move", "L 0").end_move()
    assert table.masts("A") == masts


@pytest.mark.clause("PI-A163", "PI-10.9", "PI-17.5")
def test_a_derelict_in_tow_and_a_ship_on_fire_get_their_masts_back_too() -> None:
    """The tow is over: a ship with masts is towed no more."""
    table = Table().island("X", 15_000, 21_000, 7_000, 13_000).ship("A", "R", (10_000, 10_000, 0), fire="2")
    table.ship("B", "R", (6_000, 10_000, 0), masts="-")
    table.position.ships.tows = put(table.position.ships.tows, table.unit("A"), table.unit("B"))
    table.fort("F", "R", island="X", effects="harbor-wrights").turn().do("A", "die 3", "move", "S 0").end_move()
    while table.phase == "berthing":
        table.do(min(table.options - {"done"}))
    assert (table.masts("A"), table.fires("A"), table.masts("B"), table.towed("A")) == ("123", "", "123", "")


@pytest.mark.clause("PI-A164", "PI-1.5")
def test_a_fort_may_have_wrights_of_its_own() -> None:
    """One flag a turn comes back by an action of the fort, even if it gets a second one."""
    table = armed("fort-wrights")
    table.position.ships.masts = put(table.position.ships.masts, table.unit("F"), 0b1001)
    table.turn().do("F", "repair", "M2")
    assert table.masts("F") == "124"
    table.position.this_turn.may_act_again |= 1 << table.unit("F")
    table.do("F")
    assert (table.can("shoot"), refused(table, "repair").clause) == (True, "PI-1.5")
    assert refused(armed("fort-wrights").turn().do("F"), "repair").clause == "PI-R33"
    assert refused(armed().turn().do("F"), "repair").clause == "PI-18.6"


@pytest.mark.clause("PI-A165")
def test_each_musketeer_of_a_garrison_takes_a_hit() -> None:
    """With a 1 the second hit of the attack costs a flag; at the next attack a die falls again."""
    table = Table(far=(15, 15, 15, 15)).island("X", 15_000, 21_000, 7_000, 13_000)
    table.ship("B", "G", (20_000, 18_000, 0)).ship("C", "G", (20_000, 2_000, 0))
    table.fort("F", "R", island="X", effects="garrison").turn("G").do("B", "shoot", "fire 2 at F", "die 4")
    assert (table.phase, table.asked) == ("walls_die", "chance")
    table.do("die 1")
    assert (table.masts("F"), table.told(codes.GUARDED)) == ("1234", [(0, table.unit("F"), 1)])
    table.do("fire 3 at F", "die 4", "M1")
    assert table.masts("F") == "234"
    table.do("done") if table.phase == "shooting" else None
    table.do("C", "shoot", "fire 2 at F", "die 4")
    assert table.phase == "walls_die"
    table.do("die 6")
    assert (table.masts("F"), int(table.position.forts.walls[table.unit("F")])) == ("234", 6)
