"""The small print of abilities: where they end, and what else they touch (PI-A2 to PI-A109, PI-4.7)."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.geometry.offered import pose_move
from quarterdeck.games.pirates.rules.losing import losses
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.table import skills
from quarterdeck.games.pirates.texts import abilities
from tests.games.pirates.duels import ABEAM, SHOOTER, duel
from tests.games.pirates.table import Printed, Table
from tests.games.pirates.test_keywords import with_terrain

START = (10_000, 10_000, 0)
DOCKED = (14_990, 10_000, 0)
BROADSIDE_ON = (16_000, 13_000, 900)
AT_SEA = "naming"


def isle(table: Table | None = None, home: str = "") -> Table:
    """An island X, 50 mm ahead of START."""
    return (table or Table(far=(15, 15, 15, 15))).island("X", 15_000, 21_000, 7_000, 13_000, home=home)


# -- terrain that is ignored -------------------------------------------------------------------------


@pytest.mark.clause("PI-A30", "PI-4.7")
@pytest.mark.parametrize(("kind", "shown"), [("reef", ["Xavier"]), ("fog-bank", ["Xavier"]), ("whirlpool", [])])
def test_a_pilot_is_turned_up_where_terrain_would_have_done_something(kind: str, shown: list[str]) -> None:
    """Not where there is nothing to ignore on the way."""
    table = Table().terrain(kind, 12_000, 10_000, 500).ship("A", "R", START, Printed(move="L+L"))
    table.crew("Xavier", "R", "A", effects="terrain-proof").turn().do("A", "move")
    assert table.shown == []
    assert table.do("L 0").shown == shown


@pytest.mark.clause("PI-A30", "PI-4.7", "PI-K4")
@pytest.mark.parametrize("sextant", [False, True])
def test_a_pilot_sails_out_of_a_sargasso_sea(*, sextant: bool) -> None:
    """Without a die; a Sextant that does the same leaves him face down."""
    table = Table().terrain("sargasso-sea", 9_000, 10_000).ship("A", "R", START)
    table.crew("Xavier", "R", "A", effects="terrain-proof")
    if sextant:
        table.aboard("A", "sextant")
    table.turn().do("A", "move")
    assert (table.phase, table.shown) == ("sailing", [] if sextant else ["Xavier"])


@pytest.mark.clause("PI-A85", "PI-K4")
def test_a_ghost_is_not_held_by_a_sargasso_sea() -> None:
    """She sails through terrain from the first segment on."""
    table = Table().terrain("sargasso-sea", 9_000, 10_000).ship("A", "R", START, Printed(effects="ghost-ship")).turn()
    assert table.do("A uses ghost-ship", "A", "move").phase == "sailing"


@pytest.mark.clause("PI-A85", "PI-K3")
def test_a_ghost_that_ends_on_a_reef_meets_it() -> None:
    """Where she only passes over it she does not."""
    card = Printed(move="L+L", effects="ghost-ship")
    table = Table().terrain("reef", 15_000, 10_000).ship("A", "R", START, card).turn()
    table.do("A uses ghost-ship", "A", "move", "L 0 5000", "done", "die 2")
    assert (table.phase, table.asked) == ("losing", "R")
    table = Table().terrain("reef", 13_000, 10_000).ship("A", "R", START, card).turn()
    assert table.do("A uses ghost-ship", "A", "move", "L 0", "L 0").phase == AT_SEA


@pytest.mark.clause("PI-A85", "PI-14.1", "PI-A77")
def test_a_ghost_is_not_docked_at_home_and_so_not_repaired_there() -> None:
    """But for a shipwright, who does so at sea."""
    for more, can in (("", False), (" shipwright", True)):
        table = isle(home="R").ship("A", "R", DOCKED, Printed(effects=f"ghost-ship{more}"), "12").turn()
        assert "repair" in table.actions("A")
        assert ("repair" in table.do("A uses ghost-ship").actions("A")) is can


# -- turns and blades --------------------------------------------------------------------------------


@pytest.mark.clause("PI-A80", "PI-R73", "PI-1.7")
def test_a_schooner_that_has_rammed_and_is_not_pinned_turns() -> None:
    """A derelict pins nobody; nor does anybody a ship that cannot be pinned."""
    for card, masts in ((Printed(effects="schooner"), "-"), (Printed(effects="schooner pin-proof"), "")):
        table = Table().ship("A", "R", DOCKED, card).ship("B", "G", BROADSIDE_ON, masts=masts).turn()
        table.do("A", "move", "done", *(["die 1"] if not masts else []), "done", "done")
        assert (table.told(codes.RAMMED), table.phase) == ([(0, table.unit("A"), table.unit("B"))], "turning")
        assert table.do("done").phase == AT_SEA


# -- submarines --------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A89", "PI-10.4")
@pytest.mark.parametrize("who", ["", "tower", "towed"])
def test_a_submarine_neither_tows_nor_is_towed(who: str) -> None:
    """Other ships are asked."""
    cards = [Printed(effects="submarine" if who == name else "") for name in ("tower", "towed")]
    table = Table().ship("A", "R", DOCKED, cards[0]).ship("B", "R", (14_995, 10_000, 1_800), cards[1], "-").turn()
    assert table.do("A", "move", "done").phase == (AT_SEA if who else "towing")


@pytest.mark.clause("PI-A89", "PI-11.10")
def test_under_water_a_submarine_explores_no_ship() -> None:
    """She only moves; on the surface she does."""
    table = Table().ship("A", "R", DOCKED, Printed(effects="submarine")).ship("B", "G", BROADSIDE_ON, masts="-").turn()
    assert "B" in table.actions("A")
    assert table.do("A uses submarine").actions("A") == {"move"}


@pytest.mark.clause("PI-A89", "PI-9.2")
def test_the_die_of_a_ram_at_a_submarine_is_told_as_it_fell() -> None:
    """It does nothing to her."""
    table = Table().ship("A", "R", DOCKED).ship("B", "G", BROADSIDE_ON, Printed(effects="submarine")).turn()
    table.do("A", "move", "done", "die 6")
    assert (table.told(codes.RAM_ROLLED), table.masts("B")) == ([(0, 6, 3)], "123")


# -- smoke -------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A70", "PI-A24", "PI-R101", "PI-Q8")
@pytest.mark.parametrize("tool", [False, True])
def test_a_cannon_that_missed_lays_no_smoke(*, tool: bool) -> None:
    """It may shoot again by a cannoneer; smoke is laid by one that has not fired."""
    table = with_terrain(duel("cannoneer" if tool else "cannoneer smokepot", Printed()))
    if tool:
        table.tool("Pot", "R", "A", "smokepot-shot")
    smoke = "load Pot" if tool else "A uses smokepot"
    table.turn().do("A", "shoot", "fire 1 at B", "die 2", "fire 2 at B", "die 6", "M1")
    before = table.position.clone()
    table.do("fire 3 at B", "die 6", "M2")
    assert (table.can("fire 1 at B"), table.can(smoke)) == (True, False)
    table.position = before
    table.do(smoke)
    table.do(min(table.options))
    assert (table.can("fire 1 at B"), table.can("fire 3 at B")) == (True, False)


# -- raiders -----------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A2", "PI-A66", "PI-R74")
@pytest.mark.parametrize(("coins", "can"), [((3,), False), ((3, 4), True)])
def test_who_leaves_the_last_leaves_it_at_an_enemys_home_too(coins: tuple[int, ...], can: bool) -> None:  # noqa: FBT001
    """It is an island like others."""
    table = isle(home="G").coins("X", *coins, seen="RG").home_gold("G", sum(coins))
    table.ship("A", "R", START, Printed(effects="raider leaves-the-last")).turn().do("A", "move", "L 0")
    assert table.can("A uses raider on coin 3") is can


# -- crew that does not leave its ship ---------------------------------------------------------------


@pytest.mark.clause("PI-A52", "PI-M10", "PI-M13")
@pytest.mark.parametrize("text", ["crew-marooned", "crew-scattered", "crew-stays"])
def test_mysterious_islands_do_not_put_bound_crew_ashore(text: str) -> None:
    """Others they do."""
    table = isle().island("Y", 60_000, 66_000, 60_000, 66_000).mysterious("X", text)
    table.ship("A", "R", START).crew("Ann", "R", "A", effects="five-more-points").crew("Ben", "R", "A")
    table.turn().do("A", "move", "L 0", "die 1")
    while table.phase in {"mystery_die", "fortune"}:
        assert "Ann" not in table.options
        table.do(min(table.options - {"done"}) if table.phase == "fortune" else "die 6")
    assert (table.people("A"), table.phase) == (["Ann"], AT_SEA)


@pytest.mark.clause("PI-A52", "PI-M11")
def test_bound_crew_may_be_lost_to_an_island() -> None:
    """Eliminated it is gone like others."""
    table = isle().mysterious("X", "crew-lost").ship("A", "R", START)
    table.crew("Ann", "R", "A", effects="five-more-points").turn().do("A", "move", "L 0", "die 1", "Ann")
    assert table.people("A") == []


# -- tides -------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A102", "PI-U38")
def test_a_tide_moves_neither_forts_nor_who_is_warded() -> None:
    """Other enemies it does."""
    beast = Printed(creature=True, effects="sea-monster tide-caller")
    table = isle().ship("A", "R", (60_000, 60_000, 0), beast).ship("B", "G", START).ship("C", "G", ABEAM)
    table.aboard("C", "warding").fort("F", "G", island="X").turn().do("A", "A uses tide-caller", "die 6")
    assert table.options == {"A uses tide-caller on B", "A uses tide-caller on G guard"}


@pytest.mark.clause("PI-A102", "PI-R122")
def test_a_tide_takes_a_ship_from_her_tower() -> None:
    """The tow is over."""
    beast = Printed(creature=True, effects="sea-monster tide-caller")
    table = Table().ship("A", "R", (60_000, 60_000, 0), beast).ship("B", "G", (30_000, 30_000, 0))
    table.ship("C", "G", (23_995, 30_000, 0), masts="-")
    table.position.ships.tows = put(table.position.ships.tows, table.unit("B"), table.unit("C"))
    table.turn().do("A", "A uses tide-caller", "die 6", "A uses tide-caller on C", "turn 900")
    assert int(table.position.ships.tows[table.unit("B")]) == codes.NONE


# -- forts -------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A109")
@pytest.mark.parametrize(("pose", "again"), [(START, True), (DOCKED, False)])
def test_only_who_docks_in_this_turn_is_welcome(*, pose: tuple[int, int, int], again: bool) -> None:
    """Who lay there before may unload, and no more."""
    table = isle().ship("A", "R", pose).coins("A", 3, 1).fort("F", "R", island="X", effects="warm-welcome").turn()
    table.do("A", "move", "L 0" if pose == START else "done", "A stores")
    assert table.can("A") is again


@pytest.mark.clause("PI-A107", "PI-U38")
def test_harbor_gunners_aim_no_better_at_who_is_warded() -> None:
    """It is an ability like others."""
    table = isle().ship("A", "R", DOCKED).ship("B", "G", (20_000, 18_000, 0)).aboard("B", "warding")
    table.fort("F", "R", island="X", effects="harbor-gunners").turn().do("F", "shoot", "fire 1 at B", "die 3")
    assert table.phase == "shooting"


@pytest.mark.clause("PI-A106", "PI-4.5", "PI-A72")
@pytest.mark.parametrize(("nation", "stench", "ghosts"), [
    ("pirate", False, True), ("french", False, False), ("pirate", True, False),
])  # fmt: skip
def test_ghosts_of_a_fort_work_where_crew_may(nation: str, *, stench: bool, ghosts: bool) -> None:
    """Aboard ships of their nation, and not in a stench."""
    table = isle().ship("A", "R", DOCKED).crew("one", "R", "A", nation=nation)
    table.fort("F", "R", island="X", effects="ghostly-crew").turn()
    losses.kill(table.position, 0)
    table.do("one to A")
    if stench:
        table.position.this_turn.crew_silenced |= 1 << table.unit("A")
        skills.refresh_all(table.position)
    assert bool(skills.able(table.position, table.unit("A"), abilities.GHOST_SHIP)) is ghosts


# -- breath ------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A99", "PI-A104", "PI-R104")
def test_who_was_stunned_takes_nothing_on() -> None:
    """On the next turn of who was hit."""
    table = Table().ship("A", "G", SHOOTER, Printed(creature=True, effects="stunning-breath sea-monster"))
    table.ship("B", "R", ABEAM, Printed(creature=True, effects="copycat"))
    table.ship("C", "R", (60_000, 60_000, 0), Printed(effects="ram-proof")).turn().do(
        "B uses copycat on ram-proof", "done"
    )
    shot = next(word for word in table.do("A", "shoot").options if "breath" in word and " at B" in word)
    table.do(shot, "die 6")
    while table.phase == "shooting":
        table.do("done")
    assert skills.able(table.position, table.unit("B"), abilities.RAM_PROOF)
    table.do("done")
    assert not skills.able(table.position, table.unit("B"), abilities.COPYCAT)


# -- Ex-Patriots -------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A95", "PI-A96", "PI-4.1")
@pytest.mark.parametrize("crew", ["ex-patriot", "helmsman"])
def test_crew_that_makes_a_mercenary_of_a_ship_at_home_sends_her_s_away(crew: str) -> None:
    """Before the next piece is placed; she lies S from home then, and the game begins as always."""
    table = Table().ship("A", "R", (49_990, 53_000, 0)).island("port", 50_000, 56_000, 50_000, 56_000, home="R")
    table.crew("Xavier", "R", "out", effects=crew).crew("Yves", "R", "out")
    position = table.position
    position.turn = position.first_player = i64(0)
    setting_out.man_next(position)
    table.do("Xavier to A")
    if crew == "ex-patriot":
        assert (table.phase, table.shown) == ("mustering", ["Xavier"])
        assert not setting_out.can_muster(position, pose_move(i64(49_990), i64(53_000), i64(0)))
        position.play(int(pose_move(i64(44_995), i64(53_000), i64(0))))
    assert (table.phase, table.at("A")[0]) == ("manning", 44_995 if crew == "ex-patriot" else 49_990)
    assert table.do("Yves to port").phase == AT_SEA


@pytest.mark.clause("PI-A95", "PI-3.10")
def test_a_ship_for_which_there_is_no_place_s_away_stays() -> None:
    """Islands lie all around the home."""
    table = Table().ship("A", "R", (49_990, 53_000, 0)).island("port", 50_000, 56_000, 50_000, 56_000, home="R")
    for name, box in {
        "west": (20_000, 43_900, 30_000, 80_000), "south": (43_900, 80_000, 30_000, 46_000),
        "east": (59_000, 80_000, 46_000, 80_000), "north": (43_900, 59_000, 60_000, 80_000),
    }.items():  # fmt: skip
        table.island(name, *box)
    table.crew("Xavier", "R", "out", effects="ex-patriot").crew("Yves", "R", "out")
    table.position.turn = table.position.first_player = i64(0)
    setting_out.man_next(table.position)
    assert (table.do("Xavier to A").phase, table.at("A")) == ("manning", (49_990, 53_000, 0))
