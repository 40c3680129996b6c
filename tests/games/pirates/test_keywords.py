"""What keywords bring: ghosts, what dives, fear, blades, parley, tides, copies (PI-15.1, PI-A)."""

from __future__ import annotations

import pytest
from librt.vecs import append
from mypy_extensions import i64

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.geometry.offered import pose_move
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.rules.terrain import laying, perils
from quarterdeck.games.pirates.table import skills
from quarterdeck.games.pirates.texts.kinds import TERRAIN_FOG_BANK, TERRAIN_TRADE_CURRENT
from tests.games.pirates.duels import ABEAM, SHOOTER
from tests.games.pirates.table import Printed, Table

START = (10_000, 10_000, 0)
AT_HER_SIDE = (14_990, 10_000, 0)
BROADSIDE_ON = (16_000, 13_000, 900)
BEAST = Printed(creature=True, masts=4, cargo=4, effects="sea-monster")
AHEAD = (13_490, 10_000, 0)  # a base that lies 10 before the ship BROADSIDE_ON


# -- ghosts ------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A85", "PI-R79", "PI-7.1")
def test_a_ghost_sails_through_islands_and_ships() -> None:
    """She ends over none, and neither docks nor rams where she touches something."""
    table = Table().ship("A", "R", START, Printed(move="L+L", effects="ghost-ship"))
    table.ship("B", "G", (14_000, 13_000, 900)).island("rock", 16_000, 17_000, 9_000, 11_000).turn()
    table.do("A uses ghost-ship", "A", "move")
    assert (table.can("L 0 5000"), table.can("L 0")) == (False, False)  # over the rock; over B
    table = Table().ship("A", "R", START, Printed(move="L+L", effects="ghost-ship"))
    table.ship("B", "G", (11_000, 14_000, 900), Printed(masts=1)).turn().do("A uses ghost-ship", "A", "move", "L 0")
    assert (table.at("A"), table.phase) == ((18_000, 10_000, 0), "sailing")
    assert table.do("done").phase == "naming"


@pytest.mark.clause("PI-A85", "PI-8.1", "PI-9.1", "PI-9.7")
def test_a_ghost_is_nowhere_docked_rams_nobody_and_is_not_pinned() -> None:
    """At an island with treasure she cannot explore; her bow at B's side does nothing; a pin is over."""
    table = Table().ship("A", "R", AT_HER_SIDE, Printed(effects="ghost-ship")).ship("B", "G", BROADSIDE_ON)
    table.pin("A", "B").turn()
    assert "move" not in table.actions("A")
    table.do("A uses ghost-ship")
    assert (table.pinned("A"), "move" in table.actions("A")) == ("", True)
    assert table.do("A", "move", "done").phase == "naming"
    table = Table().ship("A", "R", AT_HER_SIDE, Printed(effects="ghost-ship"))
    table.island("shore", 15_000, 21_000, 7_000, 13_000).hidden("shore", 2).turn()
    assert "shore" in table.actions("A")
    assert "shore" not in table.do("A uses ghost-ship").actions("A")


@pytest.mark.clause("PI-A85", "PI-12.4")
def test_a_ghost_shoots_and_is_shot_at_but_blocks_no_line() -> None:
    """C, between A and B, is a ghost."""
    table = Table().ship("A", "R", SHOOTER, Printed(reach="S")).ship("B", "G", ABEAM)
    table.ship("C", "R", (18_000, 23_000, 0), Printed(effects="ghost-ship")).turn()
    again = table.position.clone()
    table.do("A", "shoot")
    assert not table.aims(2, "B", 17_000, 25_000)
    table.position = again
    table.do("C uses ghost-ship", "A", "shoot")
    assert table.aims(2, "B", 17_000, 25_000)


@pytest.mark.clause("PI-A85", "PI-R79")
def test_she_turns_ghostly_before_anybody_acts_and_up_to_her_next_turn() -> None:
    """Later in a turn she does not."""
    table = Table().ship("A", "R", START, Printed(effects="ghost-ship")).turn()
    ghosts = 1 << table.unit("A")
    before = table.position.clone()
    table.do("R guard", "move", "done")
    assert not table.can("A uses ghost-ship")
    table.position = before
    table.do("A uses ghost-ship", "done")
    assert table.position.waters.ghosts == ghosts
    assert table.do("done").position.waters.ghosts == 0


# -- sea monsters ------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A90", "PI-9.2", "PI-9.3")
def test_a_sea_monster_rams_and_pins() -> None:
    """It is not pinned itself; only its side may board."""
    table = Table().ship("A", "R", AHEAD, BEAST).ship("B", "G", BROADSIDE_ON).coins("B", 3).turn()
    table.do("A", "move", "done", "die 1")
    assert (table.phase, table.asked, table.pinned("A"), table.pinned("B")) == ("offering", "R", "", "A")
    before = table.position.clone()
    table.do("done")
    assert table.phase == "naming"
    table.position = before
    table.do("board", "die 6", "die 1", "any coin", "coin 3")
    assert (table.loot("A"), table.phase) == (["coin 3"], "naming")
    table.do("done")
    assert "move" not in table.actions("B")


@pytest.mark.clause("PI-A90", "PI-9.6", "PI-9.7")
def test_who_is_held_by_a_monster_is_free_when_it_goes() -> None:
    """When it sails off, and when it is gone."""
    table = Table().ship("A", "R", AHEAD, BEAST).ship("B", "G", BROADSIDE_ON).turn()
    table.do("A", "move", "done", "die 1", "done", "done", "done", "A", "move", "L 1800")
    assert table.pinned("B") == ""


@pytest.mark.clause("PI-A51", "PI-A84", "PI-A89", "PI-A90", "PI-A93")
@pytest.mark.parametrize("proof", ["pin-proof", "longship", "submarine"])
def test_some_are_held_neither_by_a_monster_nor_by_a_blade(proof: str) -> None:
    """They lie beside it and go on."""
    table = Table().ship("A", "R", AHEAD, BEAST).ship("B", "G", BROADSIDE_ON, Printed(effects=proof)).turn()
    table.do("A", "move", "done", "die 1")
    assert (table.phase, table.pinned("B")) == ("offering", "")
    table = Table().ship("A", "R", (16_000, 13_000, 900), Printed(effects="scorpion"))
    table.ship("B", "G", (14_990, 10_000, 0), Printed(effects=proof)).turn()
    table.do("A", "move", "done", "A uses scorpion on B", "M1")
    assert (table.masts("B"), table.pinned("B")) == ("23", "")


@pytest.mark.clause("PI-A90", "PI-9.10")
def test_a_unique_treasure_that_a_monster_takes_is_lost() -> None:
    """Coins it carries."""
    table = Table().ship("A", "R", AHEAD, BEAST).ship("B", "G", BROADSIDE_ON).coins("B", 16).turn()
    table.do("A", "move", "done", "die 1", "board", "die 6", "die 1", "unique 16")
    assert (table.loot("A"), table.loot("B"), table.loot("out")) == ([], [], ["unique 16"])


@pytest.mark.clause("PI-A90", "PI-R79")
def test_under_water_a_monster_only_moves() -> None:
    """It passes under ships but comes up under none; nobody shoots at it or is stopped by it, and it docks nowhere."""
    table = Table().ship("A", "R", (10_000, 10_000, 0), BEAST).ship("B", "G", (14_000, 13_000, 900), Printed(reach="S"))
    table.turn().do("A uses sea-monster")
    assert table.actions("A") == {"move"}
    table.do("A", "move")
    assert (table.can("L 0 4000"), table.can("L 0")) == (False, True)
    table.do("L 0", "done")
    assert (table.at("A"), table.phase) == ((18_000, 10_000, 0), "naming")
    assert "shoot" not in table.actions("B")
    table.do("B", "move")
    assert table.can("L 0")
    table.do("done", "done", "A uses sea-monster")
    assert "shoot" in table.actions("A")


@pytest.mark.clause("PI-A90", "PI-8.4")
def test_a_monster_brings_its_treasure_home() -> None:
    """As ships do."""
    table = Table().ship("A", "R", START, BEAST).island("port", 15_000, 21_000, 7_000, 13_000, home="R").coins("A", 3)
    table.turn().do("A", "move", "L 0")
    assert table.gold["R"] == 3


# -- submarines --------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A89", "PI-9.1")
def test_a_submarine_rams_from_below_and_is_set_back() -> None:
    """S straight back; nobody is pinned or boards."""
    table = (
        Table().ship("A", "R", (13_000, 10_000, 0), Printed(effects="submarine")).ship("B", "G", BROADSIDE_ON).turn()
    )
    table.do("A uses submarine", "A", "move", "L 0", "die 6", "M1")
    assert (table.masts("B"), table.pinned("A"), table.at("A"), table.phase) == ("23", "", (9_990, 10_000, 0), "naming")


@pytest.mark.clause("PI-A89", "PI-12.1", "PI-8.1", "PI-14.1")
def test_under_water_a_submarine_neither_shoots_nor_docks_nor_is_shot_at() -> None:
    """On the surface she does, and is."""
    for dives in (False, True):
        table = Table().ship("A", "R", SHOOTER, Printed(effects="submarine"), "12").ship("B", "G", ABEAM)
        table.island("port", 20_005, 26_000, 17_000, 23_000, home="R").turn()
        if dives:
            table.do("A uses submarine")
        assert table.actions("A") == ({"move"} if dives else {"move", "shoot", "repair"})
    table = Table().ship("A", "R", SHOOTER, Printed(effects="submarine")).ship("B", "G", ABEAM).turn()
    table.do("A uses submarine", "done")
    assert "shoot" not in table.actions("B")


@pytest.mark.clause("PI-A89", "PI-9.2", "PI-9.3")
def test_rams_do_a_submarine_no_harm() -> None:
    """And she pins nobody, nor is she pinned."""
    table = Table().ship("A", "R", AT_HER_SIDE).ship("B", "G", BROADSIDE_ON, Printed(effects="submarine")).turn()
    table.do("A", "move", "done", "die 6")
    assert (table.masts("B"), table.pinned("A"), table.phase) == ("123", "", "offering")


# -- fear --------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A87")
@pytest.mark.parametrize(("die", "dazed", "slow"), [(4, False, False), (5, True, False), (6, False, True)])
def test_fear_takes_abilities_or_the_base_move(die: int, dazed: bool, slow: bool) -> None:  # noqa: FBT001 - parameters
    """A die for each enemy within S when the turn begins; abilities for the turn, the move on the next one."""
    table = Table().ship("A", "R", SHOOTER, Printed(effects="fear")).ship("B", "G", ABEAM, Printed(effects="ram-proof"))
    table.ship("C", "G", (60_000, 60_000, 0)).crew("Ann", "G", "B", effects="helmsman").turn()
    assert (table.phase, table.asked) == ("using", "chance")
    table.do(f"die {die}")
    position, unit = table.position, table.unit("B")
    assert (table.phase, skills.able(position, unit, 8), skills.able(position, unit, 75)) == (
        "naming",
        not dazed,
        not dazed,
    )
    table.do("done")
    assert skills.able(position, unit, 8)
    table.do("B", "move")
    assert (table.can("L 0"), table.can("S 0")) == (not slow, True)
    table.do("done", "done")
    assert not position.next_turn.slowed


# -- blades ------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A93", "PI-9.7", "PI-9.8")
def test_a_blade_takes_a_mast_of_who_is_touched() -> None:
    """Without a roll; she is pinned and may be boarded; who has rammed does not sting."""
    table = (
        Table().ship("A", "R", (16_000, 13_000, 900), Printed(effects="scorpion")).ship("B", "G", (14_990, 10_000, 0))
    )
    table.turn().do("A", "move", "done")
    assert (table.phase, table.options) == ("consenting", {"done", "A uses scorpion on B"})
    table.do("A uses scorpion on B", "M1")
    assert (table.masts("B"), table.pinned("B"), table.phase, table.asked) == ("23", "A", "offering", "R")
    table = Table().ship("A", "R", AT_HER_SIDE, Printed(effects="scorpion")).ship("B", "G", BROADSIDE_ON).turn()
    assert table.do("A", "move", "done", "die 1", "done", "done").phase == "naming"


# -- parley ------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A88", "PI-R55")
def test_who_is_shot_at_may_pay_instead() -> None:
    """A random coin from aboard, ahead of the die; then that ship shoots at her no more in this turn."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM, Printed(effects="parley")).coins("B", 2, 3).turn()
    table.do("A", "shoot", "fire 1 at B")
    assert (table.phase, table.asked, table.options) == ("consenting", "G", {"done", "B uses parley on B"})
    table.do("B uses parley on B")
    assert table.options == {"coin 2", "coin 3"}
    table.do("coin 2")
    assert (table.loot("A"), table.loot("B"), table.phase) == (["coin 2"], ["coin 3"], "naming")
    assert table.told(codes.SHOT_DIE) == []


@pytest.mark.clause("PI-A88")
def test_who_does_not_pay_is_shot_at() -> None:
    """The shot that was announced is made; the next one may be bought off again."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM, Printed(effects="parley")).coins("B", 2).turn()
    table.do("A", "shoot", "fire 1 at B", "done")
    assert (table.phase, table.asked) == ("hitting", "chance")
    assert table.do("die 6", "M1", "fire 2 at B").phase == "consenting"


@pytest.mark.clause("PI-A88", "PI-R74")
def test_parley_is_paid_from_home_too() -> None:
    """Of what was unloaded there; without any coin nobody is asked."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM, Printed(effects="parley"))
    table.coins("G home", 4, seen="RG").home_gold("G", 4).turn()
    table.do("A", "shoot", "fire 1 at B", "B uses parley on G home", "coin 4")
    assert (table.gold["G"], table.loot("A")) == (0, ["coin 4"])
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM, Printed(effects="parley")).turn()
    assert table.do("A", "shoot", "fire 1 at B").phase == "hitting"


@pytest.mark.clause("PI-A88", "PI-R100")
def test_gold_that_has_gone_into_forts_is_not_paid() -> None:
    """The coin of 4 is still shown at home, but of its gold only 3 are left."""
    for left, phase in ((4, "consenting"), (3, "hitting")):
        table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM, Printed(effects="parley"))
        table.coins("G home", 4, seen="RG").home_gold("G", left).turn()
        assert table.do("A", "shoot", "fire 1 at B").phase == phase


# -- monsters' own -----------------------------------------------------------------------------------


@pytest.mark.clause("PI-A102")
@pytest.mark.parametrize("die", [4, 5])
def test_a_tide_moves_an_enemy_l(die: int) -> None:
    """On 5 and 6, instead of the own move, on a heading of the caller's choice."""
    beast = Printed(creature=True, effects="sea-monster tide-caller")
    table = Table().ship("A", "R", (60_000, 60_000, 0), beast).ship("B", "G", START).turn()
    table.do("A", "A uses tide-caller", f"die {die}")
    assert table.phase == ("consenting" if die == 5 else "naming")
    if die == 5:
        table.do("A uses tide-caller on B", "turn 0")
        assert (table.at("B"), table.phase, table.can("A")) == ((18_000, 10_000, 0), "naming", False)


@pytest.mark.clause("PI-A104")
def test_a_copycat_takes_on_an_ability_in_play() -> None:
    """Of any ship, at the start of a turn and up to the next; no hull."""
    beast = Printed(creature=True, effects="copycat")
    table = (
        Table()
        .ship("A", "R", (60_000, 60_000, 0), beast)
        .ship("B", "G", START, Printed(effects="light schooner"))
        .turn()
    )
    assert (table.can("A uses copycat on light"), table.can("A uses copycat on schooner")) == (True, False)
    table.do("A uses copycat on light")
    unit = table.unit("A")
    assert skills.able(table.position, unit, 24)
    assert skills.able(table.do("done").position, unit, 24)
    assert not skills.able(table.do("done").position, unit, 24)


@pytest.mark.clause("PI-A82")
def test_a_junk_is_a_hull_and_nothing_more() -> None:
    """She does what others do."""
    one = Table().ship("A", "R", SHOOTER, Printed(effects="junk")).ship("B", "G", ABEAM).turn()
    other = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM).turn()
    assert one.actions("A") == other.actions("A")
    assert one.do("A", "move").options == other.do("A", "move").options


@pytest.mark.clause("PI-A91", "PI-2.4")
def test_limit_does_nothing_at_sea() -> None:
    """It is a matter of fleets (test_fleets)."""
    table = Table().ship("A", "R", START, Printed(effects="limit")).turn()
    assert table.actions("A") == {"move"}


# -- smoke, currents, fog ----------------------------------------------------------------------------


def with_terrain(table: Table) -> Table:
    """The pack has a fog bank and a trade current, each a square of 4000."""
    catalog = table.catalog
    square = [(-2_000, -2_000), (2_000, -2_000), (2_000, 2_000), (-2_000, 2_000)]
    catalog.terrains += 2
    catalog.terrain_shapes += [Polygon(square), Polygon(square)]
    for column, values in (
        ("terrain_kind", (TERRAIN_FOG_BANK, TERRAIN_TRADE_CURRENT)),
        ("terrain_number", (0, 0)),
        ("terrain_copies", (1, 1)),
    ):
        for value in values:
            setattr(catalog, column, append(getattr(catalog, column), i64(value)))
    return table


@pytest.mark.clause("PI-A70", "PI-K1", "PI-1.5")
def test_smoke_lies_up_to_the_next_turn() -> None:
    """Instead of a shot, once a turn, its middle within S; also where there is nobody to shoot at."""
    table = with_terrain(Table()).ship("A", "R", SHOOTER, Printed(effects="smokepot")).turn()
    assert "shoot" in table.actions("A")
    table.do("A", "shoot", "A uses smokepot")
    spots = sorted(table.options)
    assert (table.phase, len(spots) > 4) == ("consenting", True)
    table.do(spots[0])
    terrain = table.position.waters.terrain
    assert (int(terrain.fogs()).bit_count(), table.phase) == (1, "naming")
    table.do("done")
    assert terrain.fogs()
    table.do("done")
    assert not table.position.waters.terrain.fogs()


@pytest.mark.clause("PI-A78", "PI-K6")
@pytest.mark.parametrize(("die", "found"), [(2, False), (3, True)])
def test_a_navigator_finds_a_trade_current(die: int, found: bool) -> None:  # noqa: FBT001 - a parameter
    """Instead of a move; within S of a ship of the fleet; it belongs to who laid it."""
    table = with_terrain(Table()).ship("A", "R", SHOOTER, Printed(effects="navigator")).turn()
    table.do("A", "A uses navigator", f"die {die}")
    assert table.phase == ("consenting" if found else "naming")
    if found:
        table.do(min(table.options))
    terrain = table.position.waters.terrain
    assert (bool(terrain.currents(0)), bool(terrain.currents(1)), table.can("A")) == (found, False, False)


@pytest.mark.clause("PI-A105", "PI-K1")
def test_a_fog_walker_leaves_from_any_fog_bank() -> None:
    """A die says at which edge, as for all."""
    table = with_terrain(Table()).ship("A", "R", START, Printed(creature=True, effects="fog-walker")).turn()
    position, unit = table.position, table.unit("A")
    for x in (30_000, 80_000):
        laying.lay_fog(position, pose_move(i64(x), i64(30_000), i64(0)), codes.NONE)
    perils.lose_in_fog(position, unit, 0)
    table.do("A", "move")
    assert (table.phase, table.options) == ("consenting", {"done", "dive 2"})
    table.do("dive 2", "die 1")
    assert abs(table.at("A")[0] - 80_000) < 6_000


# -- Mercenaries -------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A96", "PI-A95", "PI-8.1", "PI-8.4")
@pytest.mark.parametrize("how", ["mercenary", "ex-patriot"])
def test_a_mercenary_does_not_dock_at_home(how: str) -> None:
    """By her own text or by her crew's; she unloads nothing there, and is not safe."""
    own, crew = ("mercenary", "") if how == "mercenary" else ("", "ex-patriot")
    table = Table().ship("A", "R", START, Printed(effects=own)).crew("Xavier", "R", "A", effects=crew)
    table.island("port", 15_000, 21_000, 7_000, 13_000, home="R").coins("A", 3).turn().do("A", "move", "L 0")
    assert (table.gold["R"], table.loot("A"), skills.is_home(table.position, table.unit("A"))) == (0, ["coin 3"], False)


@pytest.mark.clause("PI-A96", "PI-3.10")
def test_a_mercenary_starts_s_from_home() -> None:
    """Neither at it nor farther off."""
    table = Table().ship("A", "R", START, Printed(effects="mercenary"))
    table.island("port", 50_000, 56_000, 50_000, 56_000, home="R")
    position = table.position
    position.turn, position.ships.to_place = i64(0), i64(1 << table.unit("A"))
    position.waters.remove(table.unit("A"))
    position.phase, position.player, position.asked = i64(codes.MUSTERING), i64(0), i64(0)
    poses = [table.pose_of(move) for move in position.legal()]
    assert poses
    assert all(50_000 - 7_200 <= x <= 56_000 + 7_200 for x, _, _ in poses)
    assert setting_out.can_muster(position, pose_move(i64(44_995), i64(53_000), i64(0)))
    assert not setting_out.can_muster(position, pose_move(i64(49_990), i64(53_000), i64(0)))
    assert not setting_out.can_muster(position, pose_move(i64(44_000), i64(53_000), i64(0)))
