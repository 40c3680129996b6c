"""Unique treasure that works while it is aboard, or is used and shown in answer (PI-U, PI-R92 to PI-R97)."""

from __future__ import annotations

import pytest

from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.table import aboard, skills
from tests.games.pirates.duels import ABEAM, HITS, MISSES, SHOOTER
from tests.games.pirates.finds import at_home, shore
from tests.games.pirates.table import Printed, Table

START = (10_000, 10_000, 0)
BROADSIDE_ON = (16_000, 13_000, 900)


def duel(effect: str = "", *, on: str = "A", hidden: bool = False, card: Printed | None = None) -> Table:
    """Red's A, and abeam of her Green's B; one of them has a unique treasure aboard."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM, card)
    return table.aboard(on, effect, hidden=hidden) if effect else table


def shot(table: Table, die: int) -> Table:
    """Red's turn begins, and A's first cannon shoots at B."""
    return table.turn().do("A", "shoot", "fire 1 at B", f"die {die}")


def ram(table: Table, die: int) -> Table:
    """Red's turn begins; A rams B."""
    return table.turn().do("A", "move", "L 0", f"die {die}")


# -- looking -----------------------------------------------------------------------------------------


@pytest.mark.clause("PI-U2", "PI-1.5")
def test_shipping_charts_look_at_one_face_down_piece_of_cargo() -> None:
    """Once a turn; nobody else sees it."""
    table = duel("shipping-charts").crew("Emil", "G", "B").coins("B", 3).turn()
    table.do("show shipping-charts")
    assert table.options == {"Emil", "coin 3"}
    table.do("Emil")
    assert (table.position.crew.seen_by[0], table.shown, table.can("show shipping-charts")) == (3, [], False)
    table.do("done", "done").do("show shipping-charts", "coin 3")
    assert table.told(codes.DEED_SAW)[-1] == (0, 3, table.unit("B"))


@pytest.mark.clause("PI-U3", "PI-N15")
def test_a_marksmans_map_looks_at_one_treasure_on_an_island() -> None:
    """What nobody has seen is drawn; it lies there, known to the one player."""
    table = shore().aboard("A", "marksmans-map").hidden("shore", 2).turn().do("show marksmans-map")
    assert table.options == {"far", "shore"}
    table.do("shore")
    assert table.asked == "chance"
    table.do("deal 2")
    assert (table.phase, table.loot("shore"), table.position.islands.unseen[table.islands.index("shore")]) == (
        "naming",
        ["coin 2"],
        0,
    )
    table.position.veil(1)
    assert table.loot("shore") == ["coin ?"]


@pytest.mark.clause("PI-U4")
def test_with_forged_papers_she_docks_and_explores_in_one_move() -> None:
    """As an Explorer does."""
    for papers in (False, True):
        table = Table().ship("A", "R", START).island("shore", 15_000, 21_000, 7_000, 13_000).hidden("shore", 1)
        table = table.aboard("A", "forged-papers") if papers else table
        assert table.turn().do("A", "move", "L 0").can("A explores free") == papers


# -- shots -------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-U5")
def test_a_homemade_flag_shortens_the_ranges_of_enemies() -> None:
    """Cannons of range L reach S."""
    for flag, far in ((False, 26_500), (True, 26_500), (True, 26_000)):
        table = Table().ship("A", "R", SHOOTER).ship("B", "G", (20_000, far, 0))
        table = table.aboard("B", "homemade-flag") if flag else table
        table.turn().do("A")
        assert table.can("shoot") == (not flag or far == 26_000)
        if table.can("shoot"):
            assert table.do("shoot").aims(2, "B", 17_000, far - 1_000)


@pytest.mark.clause("PI-U31", "PI-14.1")
def test_wet_gunpowder_is_dried_by_a_repair_anywhere() -> None:
    """Until then she cannot shoot."""
    table = duel("wet-gunpowder").turn()
    assert table.actions("A") == {"move", "repair"}
    table.do("A", "repair")
    assert (table.loot("A"), table.phase) == ([], "naming")
    assert "shoot" in table.do("done", "done").actions("A")


@pytest.mark.clause("PI-U33", "PI-R93", "PI-R94")
def test_fireworks_add_2_to_cannon_rolls_of_one_turn() -> None:
    """Rank 3: a 2 hits; they are gone then, and the next turn it is as ever."""
    table = duel("fireworks", hidden=True).turn().do("show fireworks", "A", "shoot", "fire 1 at B", "die 2")
    assert (table.phase, table.loot("A")) == (HITS, [])
    assert shot(duel(), 2).phase == MISSES


@pytest.mark.clause("PI-U33", "PI-1.3")
def test_not_even_fireworks_let_a_rolled_1_hit() -> None:
    """Rank 2, and 3 would be enough."""
    table = Table().ship("A", "R", SHOOTER, Printed(rank=2)).ship("B", "G", ABEAM)
    table.aboard("A", "fireworks", hidden=True).turn().do("show fireworks", "A", "shoot", "fire 1 at B", "die 1")
    assert table.phase == MISSES


@pytest.mark.clause("PI-U38")
def test_no_enemy_ability_works_on_a_warded_ship() -> None:
    """Gunners of Red gain nothing by their skill, and a marksman does not choose the mast."""
    for warded in (False, True):
        table = Table().ship("A", "R", SHOOTER, Printed(effects="gunner:any marksman")).ship("B", "G", ABEAM)
        table = table.aboard("B", "warding") if warded else table
        assert shot(table, 3).phase == (MISSES if warded else HITS)
        if warded:
            assert table.do("fire 2 at B", "die 4").asked == "G"


@pytest.mark.clause("PI-U41")
def test_a_metal_hull_is_slow_and_hard_to_hit() -> None:
    """Her base move is S; 5 misses, 6 hits, and the first hit takes the hull."""
    table = duel("metal-hull", on="B")
    assert shot(table, 5).phase == MISSES
    table.do("fire 2 at B", "die 6")
    assert (table.loot("B"), table.masts("B"), table.phase) == ([], "123", MISSES)
    slow = Table().ship("A", "R", START, Printed(move="L+L")).aboard("A", "metal-hull").turn().do("A", "move")
    assert {option[:2] for option in slow.options} == {"do", "S "}


@pytest.mark.clause("PI-U12", "PI-6.5", "PI-R93")
def test_dry_powder_gives_one_more_shoot_action() -> None:
    """And nothing but that."""
    table = duel("dry-powder", hidden=True).turn().do("show dry-powder", "A", "move", "done")
    assert table.actions("A") == {"shoot"}
    table.do("A", "shoot", "done")
    assert (table.can("A"), table.loot("A")) == (False, [])


# -- moves -------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-U13", "PI-R7", "PI-R93")
def test_grease_barrels_add_l_to_one_move() -> None:
    """Behind the base move."""
    table = Table().ship("A", "R", START, Printed(move="S")).aboard("A", "grease-barrels", hidden=True).turn()
    table.do("show grease-barrels", "A", "move", "S 0", "L 900")
    assert table.at("A") == (12_000, 21_000, 900)
    assert not table.do("done", "done", "A", "move", "S 900").can("L 900")


@pytest.mark.clause("PI-U32", "PI-R93")
def test_poseidons_breath_moves_her_once_for_each_mast() -> None:
    """Two masts: twice L; then one of them is lost."""
    table = Table().ship("A", "R", START, masts="12").aboard("A", "poseidons-breath", hidden=True).turn()
    table.do("show poseidons-breath", "A", "move", "L 0")
    assert table.phase == "sailing"
    table.do("L 0")
    assert (table.at("A"), table.phase, table.asked) == ((26_000, 10_000, 0), "losing", "R")
    table.do("M2")
    assert (table.masts("A"), table.phase) == ("1", "naming")


@pytest.mark.clause("PI-U32")
def test_a_ship_that_has_lost_all_masts_on_the_way_loses_none_for_poseidons_breath() -> None:
    """Her last mast went while she sailed; the move ends all the same."""
    table = Table().ship("A", "R", START, masts="1").aboard("A", "poseidons-breath", hidden=True).turn()
    table.do("show poseidons-breath", "A", "move")
    table.position.ships.masts = put(table.position.ships.masts, table.unit("A"), 0)
    table.do("S 0 5000")
    assert (table.masts("A"), table.phase) == ("", "naming")


@pytest.mark.clause("PI-U10", "PI-8.3", "PI-14.1")
def test_with_a_letter_of_marque_she_docks_and_is_repaired_at_enemy_homes() -> None:
    """Without it she touches the island and gets nothing."""
    for letter in (False, True):
        table = Table().ship("A", "R", (14_990, 10_000, 0), masts="1")
        table.island("lair", 15_000, 21_000, 7_000, 13_000, home="G")
        table = table.aboard("A", "letter-of-marque") if letter else table
        assert ("repair" in table.turn().actions("A")) == letter
        assert (skills.docked_at(table.position, table.unit("A")) != 0) == letter


@pytest.mark.clause("PI-U45", "PI-R95", "PI-8.4")
def test_a_homing_beacon_docks_her_at_home_if_the_way_is_free() -> None:
    """What she carries is unloaded; an island in the way keeps her out."""
    for blocked in (False, True):
        table = Table().ship("A", "R", (40_000, 40_000, 0)).coins("A", 2, 3)
        table.island("port", 80_000, 86_000, 37_000, 43_000, home="R")
        if blocked:
            table.island("rock", 60_000, 64_000, 38_000, 42_000)
        table.aboard("A", "homing-beacon", hidden=True).turn()
        assert table.can("show homing-beacon") != blocked
        if not blocked:
            table.do("show homing-beacon")
            assert (table.at("A"), table.gold["R"], table.can("A")) == ((79_995, 40_000, 0), 5, True)


@pytest.mark.clause("PI-U25", "PI-R95", "PI-R93")
def test_neptunes_wave_fells_masts_ahead_and_one_own_for_each_piece() -> None:
    """S wide and 3L long: B lies in it, C beside it."""
    table = Table().ship("A", "R", START).ship("B", "G", (30_000, 11_000, 900)).ship("C", "G", (30_000, 30_000, 900))
    table.aboard("A", "neptunes-trident").turn().do("show neptunes-trident")
    assert (table.asked, table.phase) == ("G", "losing")
    table.do("M1", "M2")
    assert (table.asked, table.masts("B"), table.masts("C")) == ("R", "3", "123")
    table.do("M3")
    assert (table.masts("A"), table.loot("A"), table.phase) == ("12", [], "naming")


# -- at home -----------------------------------------------------------------------------------------


@pytest.mark.clause("PI-U26")
def test_spices_double_one_coin() -> None:
    """The dearest one."""
    assert at_home().coins("A", 1, 3).aboard("A", "spices").turn().do("A", "move", "L 0").gold["R"] == 7


@pytest.mark.clause("PI-U34")
def test_jade_doubles_the_lowest_coin_at_each_docking() -> None:
    """It takes a space and stays aboard."""
    table = at_home().coins("A", 2, 3).aboard("A", "jade", spaces=1).turn().do("A", "move", "L 0")
    assert (table.gold["R"], table.loot("A"), aboard.load(table.position, table.unit("A"))) == (7, ["jade"], 1)


@pytest.mark.clause("PI-R114", "PI-1.5", "PI-R50", "PI-U26", "PI-U34", "PI-A41")
@pytest.mark.parametrize(("text", "more"), [("spices", 3), ("jade", 3), ("gold-two", 2)])
def test_coins_that_come_ashore_one_by_one_are_worth_more_once_a_turn(text: str, more: int) -> None:
    """A lies at home and hands three coins ashore; in the next turn her text serves again."""
    effects = text if text == "gold-two" else ""
    table = Table().ship("A", "R", (14_990, 10_000, 0), Printed(effects=effects)).ship("B", "R", (8_985, 10_000, 0))
    table.island("port", 15_000, 21_000, 7_000, 13_000, home="R").coins("B", 3, 2, 1)
    if not effects:
        table.aboard("A", text)
    table.turn().do("A", "B", "coin 3 to A", "coin 2 to A", "done")
    assert table.gold["R"] == 5 + more
    table.do("done", "done", "A", "B", "coin 1 to A")
    assert table.gold["R"] == 6 + more + (2 if effects else 1)


@pytest.mark.clause("PI-U30")
def test_rats_gnaw_at_every_coin() -> None:
    """One less for each, and never less than nothing."""
    assert at_home().coins("A", 0, 1, 3).aboard("A", "rats").turn().do("A", "move", "L 0").gold["R"] == 2


@pytest.mark.clause("PI-U9", "PI-R71")
def test_scurvy_takes_crew_turn_by_turn() -> None:
    """On 4 to 6, the player chooses whom; at home it ends."""
    table = at_home().crew("X1", "R", "A").crew("X2", "R", "A").crew("X3", "R", "A").aboard("A", "scurvy").turn()
    assert table.options == {f"die {k}" for k in range(1, 7)}
    table.do("die 4")
    assert table.options == {"X1", "X2", "X3"}
    table.do("X2", "A", "move", "L 0")
    assert (table.people("A"), table.loot("A")) == (["X1", "X3"], [])
    assert table.do("done", "done").phase == "naming"


@pytest.mark.clause("PI-U37", "PI-R92")
def test_an_albatross_takes_1_off_every_die_of_the_ship() -> None:
    """Rank 3: a 4 counts 3 and misses, a 5 hits; on a 1 nothing is less."""
    table = duel("albatross").turn().do("die 1", "A", "shoot", "fire 1 at B", "die 4")
    assert table.phase == MISSES
    assert table.do("fire 2 at B", "die 5").phase == HITS
    assert table.told(codes.DIE_TURNED) == [(0, 4, 3), (0, 5, 4)]


@pytest.mark.clause("PI-U37")
def test_on_a_6_the_albatross_flies_to_another_ship() -> None:
    """Its own die counts in full; the player chooses the ship."""
    table = duel("albatross").ship("C", "R", (60_000, 60_000, 0)).turn().do("die 6")
    assert table.options == {"R guard", "C"}
    assert (table.do("C").loot("A"), table.loot("C"), table.phase) == ([], ["albatross"], "naming")


# -- in answer ---------------------------------------------------------------------------------------


@pytest.mark.clause("PI-U44", "PI-R97", "PI-R93")
@pytest.mark.parametrize(("rune", "phase"), [("rune:1", MISSES), ("rune:6", HITS)])
def test_a_rune_turns_a_die_that_was_just_rolled(rune: str, phase: str) -> None:
    """Either player's, of anybody's dice."""
    table = duel().aboard("B", rune, hidden=True)
    shot(table, 3 if rune == "rune:6" else 5)
    assert (table.asked, table.options) == ("G", {"done", "show rune"})
    table.do("show rune")
    assert (table.phase, table.loot("B")) == (phase, [])


@pytest.mark.clause("PI-R97", "PI-R55")
def test_who_might_have_a_rune_is_asked() -> None:
    """Red has a coin face down, and is asked, too; who passes leaves the die as it is."""
    table = duel().coins("A", 2).aboard("B", "rune:6", hidden=True)
    shot(table, 5)
    assert (table.asked, table.options) == ("R", {"done"})
    table.do("done")
    assert table.asked == "G"
    assert table.do("done").phase == HITS


@pytest.mark.clause("PI-U21", "PI-R97", "PI-R93")
def test_the_cross_of_coronado_saves_a_mast() -> None:
    """Once; whoever has a coin face down is asked as well."""
    table = duel("cross-of-coronado", on="B", hidden=True)
    shot(table, 5)
    assert (table.asked, table.options) == ("G", {"done", "show cross-of-coronado"})
    table.do("show cross-of-coronado")
    assert (table.masts("B"), table.loot("B"), table.phase) == ("123", [], MISSES)
    assert table.do("fire 2 at B", "die 5").phase == HITS


@pytest.mark.clause("PI-U28")
def test_relics_appease_the_attacker() -> None:
    """He gets them instead of the mast, and that ship's turn is over."""
    table = duel("relics", on="B")
    shot(table, 5)
    assert table.asked == "G"
    table.do("show relics")
    assert (table.masts("B"), table.loot("A"), table.phase, table.can("A")) == ("123", ["relics"], "naming", False)


@pytest.mark.clause("PI-U28", "PI-A22")
def test_relics_are_given_instead_of_a_crew_too() -> None:
    """Whoever keeps them loses the crew."""
    for given in (False, True):
        table = Table().ship("A", "R", SHOOTER, Printed(effects="crew-shot")).ship("B", "G", ABEAM, masts="1")
        table.aboard("B", "relics").crew("Emil", "G", "B")
        shot(table, 5).do("done")
        assert (table.asked, table.options) == ("G", {"done", "show relics"})
        table.do("show relics" if given else "done")
        assert (table.people("B"), table.loot("B")) == ((["Emil"], []) if given else ([], ["relics"]))


@pytest.mark.clause("PI-U38", "PI-A8")
def test_nobody_picks_the_pocket_of_a_warded_ship() -> None:
    """Though she touches her."""
    for warded in (False, True):
        table = Table().ship("A", "R", (14_990, 10_000, 0), Printed(effects="pickpocket"))
        table.ship("B", "G", BROADSIDE_ON).coins("B", 2)
        table = table.aboard("B", "warding") if warded else table
        assert table.turn().can("A robs B") != warded


@pytest.mark.clause("PI-U24")
@pytest.mark.parametrize(("die", "afloat"), [(3, True), (4, False)])
def test_explosives_sink_both_ships(die: int, afloat: bool) -> None:  # noqa: FBT001 - what is expected
    """On 4 to 6, ahead of boarding parties."""
    table = Table().ship("A", "R", START).ship("B", "G", BROADSIDE_ON).aboard("A", "explosives", hidden=True)
    ram(table, 1)
    assert (table.asked, table.options) == ("R", {"done", "show explosives"})
    table.do("show explosives", f"die {die}")
    assert (table.in_game("A"), table.in_game("B")) == (afloat, afloat)
    assert table.phase == ("offering" if afloat else "naming")


@pytest.mark.clause("PI-U24")
def test_explosives_need_not_be_shown() -> None:
    """Then the boarding party comes."""
    table = Table().ship("A", "R", START).ship("B", "G", BROADSIDE_ON).aboard("A", "explosives", hidden=True)
    assert ram(table, 1).do("done").phase == "offering"


@pytest.mark.clause("PI-U15", "PI-R95", "PI-R93")
def test_neptunes_figurehead_brings_a_sinking_ship_home() -> None:
    """With all masts and all aboard."""
    table = (
        Table()
        .ship("A", "R", SHOOTER)
        .ship("B", "G", ABEAM, masts="-")
        .coins("B", 2)
        .aboard("B", "neptunes-figurehead")
    )
    table.island("lair", 80_000, 86_000, 37_000, 43_000, home="G")
    shot(table, 5)
    assert (table.in_game("B"), table.masts("B"), table.gold["G"], table.loot("B")) == (True, "123", 2, [])


@pytest.mark.clause("PI-U17", "PI-9.9")
def test_weapons_add_1_to_boarding_for_each_crew() -> None:
    """Two of the crew: 3 masts, 2 and die 1 make 6 against 3 masts and 2."""
    table = Table().ship("A", "R", START).ship("B", "G", BROADSIDE_ON).crew("X1", "R", "A").crew("X2", "R", "A")
    table.aboard("A", "weapons").coins("B", 1)
    ram(table, 1).do("board", "die 1", "die 2")
    assert (table.phase, table.asked) == ("prize", "R")


@pytest.mark.clause("PI-U10")
def test_forts_do_not_shoot_at_a_letter_of_marque() -> None:
    """Unless its ship has shot at one."""
    table = Table(far=(15, 15, 15, 15)).island("X", 15_000, 21_000, 7_000, 13_000)
    table.ship("B", "G", (20_000, 18_000, 0)).fort("F", "R", island="X").aboard("B", "letter-of-marque").turn()
    assert "shoot" not in table.actions("F")
    table.position.ships.shot_at_forts |= 1 << table.unit("B")
    assert "shoot" in table.actions("F")
