"""Scenes in which chapters of the rulebook meet: each is told, and played, like the examples of a rulebook."""

from __future__ import annotations

from typing import Final

import pytest

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.table import aboard
from tests.games.pirates.duels import ABEAM, SHOOTER
from tests.games.pirates.table import Printed, Table

AT_THE_QUAY: Final = (14_990, 10_000, 0)
BROADSIDE_ON: Final = (16_000, 13_000, 900)
TOWER: Final = (34_990, 40_000, 0)
BEHIND: Final = (28_985, 40_000, 0)
BOW_TO_BOW: Final = (35_000, 40_000, 1800)
CREATURE: Final = Printed(masts=4, creature=True)


def between_islands(cargo: int = 1, *, far: tuple[int, ...] = (15, 15)) -> Table:
    """Red's A lies with her bow at her home and with her side at a wild isle."""
    table = Table(far=far).ship("A", "R", AT_THE_QUAY, Printed(cargo=cargo))
    return table.island("port", 15_000, 21_000, 7_000, 13_000, home="R").island("isle", 9_000, 13_000, 11_005, 17_000)


def bringing_home(*, far: tuple[int, ...] = (15, 15), seats: int = 2, fire: str = "") -> Table:
    """Red's A is about to dock at home, with the derelict D in tow."""
    table = Table(seats, far=far).ship("A", "R", TOWER, Printed(move="L+S"), fire=fire)
    table.ship("D", "R", BEHIND, masts="-").tow("A", "D")
    return table.island("port", 38_000, 44_000, 37_000, 43_000, home="R")


# -- gold at home, and the end of the game -------------------------------------------------------------


@pytest.mark.clause("PI-R50", "PI-8.4", "PI-11.2", "PI-R64")
def test_one_free_space_at_the_quay_takes_coin_after_coin() -> None:
    """A explores the isle from her own quay: each coin goes ashore at once, and there is room for the next one."""
    table = between_islands(cargo=1).coins("isle", 2, 3, 4, seen="R").turn().do("A", "isle", "coin 4")
    assert (table.gold["R"], table.loot("A"), table.loot("isle")) == (4, [], ["coin 2", "coin 3"])
    table.do("coin 2", "coin 3")
    assert (table.gold["R"], table.loot("isle"), table.phase) == (9, [], "naming")


@pytest.mark.clause("PI-20.1", "PI-20.4", "PI-R48", "PI-R50")
def test_the_coin_that_makes_more_than_half_ends_the_game() -> None:
    """Of 9 gold the coin of 4 is not enough, the coin of 3 is; the coin of 1 stays where it is."""
    table = between_islands(cargo=3, far=(1,)).coins("isle", 1, 3, 4, seen="R").turn().do("A", "isle", "coin 4")
    assert (table.ending, table.phase) == ("", "taking")
    table.do("coin 3")
    assert (table.ending, table.winners, table.gold["R"], table.loot("isle")) == ("half the gold", "R", 7, ["coin 1"])


@pytest.mark.clause("PI-11.8", "PI-R23", "PI-R50", "PI-5.5")
def test_unique_treasure_worth_gold_is_unloaded_before_coins_are_chosen() -> None:
    """It has to be taken, is worth 5 at once, and A lies at home."""
    table = between_islands(cargo=1)
    table.coins("isle", table.unique("rats"), table.unique("nothing-more", worth=5), 2, seen="RG").turn().do(
        "A", "isle"
    )
    assert (table.gold["R"], table.loot("A"), table.phase) == (5, ["rats"], "taking")
    assert table.do("coin 2").gold["R"] == 6


@pytest.mark.clause("PI-11.10", "PI-R24", "PI-R50", "PI-20.1", "PI-20.4")
def test_own_ships_hand_coins_ashore_one_by_one_until_the_game_ends() -> None:
    """B lies astern of A, whose single space is enough; with 7 of 12 gold the game is over, and a coin is still aboard B."""
    table = Table(far=(1,)).ship("A", "R", AT_THE_QUAY, Printed(cargo=1)).ship("B", "R", (8_985, 10_000, 0))
    table.island("port", 15_000, 21_000, 7_000, 13_000, home="R").coins("B", 3, 4, 4).turn()
    table.do("A", "B", "coin 3 to A")
    assert (table.gold["R"], table.loot("A"), table.ending) == (3, [], "")
    table.do("coin 4 to A")
    assert (table.gold["R"], table.loot("B"), table.ending) == (7, ["coin 4"], "half the gold")


@pytest.mark.clause("PI-R48", "PI-20.1", "PI-20.4", "PI-10.9", "PI-R124")
def test_a_tower_that_brings_more_than_half_ends_the_game_before_the_towed_ship_unloads() -> None:
    """8 of 11 gold come from A; nobody is asked where D is laid, and her coin stays aboard."""
    table = bringing_home(far=(1,)).coins("A", 8).coins("D", 2).turn().do("A", "move", "S 0")
    assert (table.ending, table.gold["R"], table.loot("D")) == ("half the gold", 8, ["coin 2"])


@pytest.mark.clause("PI-R20", "PI-R124", "PI-10.9", "PI-8.4")
def test_a_towed_ship_unloads_when_she_is_laid_at_the_quay() -> None:
    """First the tower unloads, then D's berth is chosen, then D unloads."""
    table = bringing_home().coins("A", 3).coins("D", 4).turn().do("A", "move", "S 0")
    assert (table.phase, table.gold["R"], table.loot("D")) == ("berthing", 3, ["coin 4"])
    table.do(min(table.options))
    assert (table.phase, table.gold["R"], table.loot("D")) == ("naming", 7, [])


@pytest.mark.clause("PI-20.3", "PI-20.6", "PI-R47", "PI-R48", "PI-R124")
def test_the_last_treasure_comes_ashore_from_a_ship_in_tow() -> None:
    """Three players, and D carries all the gold that is left: the game ends when she is laid at the quay."""
    table = bringing_home(far=(0,), seats=3).coins("D", 4).home_gold("G", 3).turn().do("A", "move", "S 0")
    assert table.ending == ""
    table.do(min(table.options))
    assert (table.ending, table.winners) == ("all unloaded", "R")


@pytest.mark.clause("PI-17.5", "PI-R20", "PI-R124", "PI-R32", "PI-10.9")
def test_a_tower_all_ablaze_still_docks_with_the_ship_she_tows() -> None:
    """Her last sound mast catches fire, she comes home, D is laid at the quay and unloads; then the fires are put out."""
    table = bringing_home(fire="12").coins("D", 4).turn().do("A", "die 1", "die 3", "move", "S 0")
    assert (table.phase, table.fires("A"), table.towed("A")) == ("berthing", "123", "D")
    table.do(min(table.options))
    assert (table.gold["R"], table.masts("A"), table.towed("A"), table.phase) == (4, "", "", "naming")


# -- exploring ---------------------------------------------------------------------------------------


@pytest.mark.clause("PI-9.7", "PI-R27", "PI-11.1", "PI-R21")
def test_a_pinned_ship_explores_the_island_at_which_she_lies() -> None:
    """A's bow holds Green's B, and her side lies at the isle: she cannot move, but loads, and is pinned as before."""
    table = Table().ship("A", "R", AT_THE_QUAY).ship("B", "G", BROADSIDE_ON).pin("A", "B")
    table.island("isle", 9_000, 13_000, 11_005, 17_000).coins("isle", 3, seen="R").turn()
    assert "isle" in table.actions("A")
    assert "move" not in table.actions("A")
    table.do("A", "isle", "coin 3")
    assert (table.loot("A"), table.pinned("A"), table.phase) == (["coin 3"], "B", "naming")


@pytest.mark.clause("PI-11.6", "PI-10.9", "PI-R22", "PI-10.2")
def test_a_derelict_in_tow_explores_free_where_the_own_token_lies() -> None:
    """She docks at the tower's island, and to explore is one of the two things that a derelict does; so each of them explores."""
    table = Table().ship("A", "R", TOWER, Printed(move="L+S", cargo=1)).ship("D", "R", BEHIND, masts="-").tow("A", "D")
    table.island("isle", 38_000, 44_000, 37_000, 43_000).coins("isle", 2, 3, seen="R").token("R", "isle").turn()
    table.do("A", "move", "S 0")
    assert table.phase == "berthing"
    table.do(min(table.options))
    assert (table.can("A explores free"), table.can("D explores free")) == (True, True)
    table.do("A explores free", "coin 3", "D explores free", "coin 2")
    assert (table.loot("A"), table.loot("D"), table.can("D explores free")) == (["coin 3"], ["coin 2"], False)


@pytest.mark.clause("PI-R59", "PI-R100", "PI-10.2", "PI-11.1", "PI-12.5")
def test_a_fort_shoots_at_a_ship_that_explores_its_island() -> None:
    """The island is still wild: Red's A explores it under Green's guns, loses her last mast, and loads as a derelict."""
    table = Table(far=(15, 15, 15, 15)).island("isle", 15_000, 21_000, 7_000, 13_000)
    table.ship("A", "R", AT_THE_QUAY, Printed(cargo=2), masts="1").coins("isle", 2, 3, seen="R")
    table.fort("F", "G", island="isle").turn().do("A", "isle", "coin 3", "done", "done")
    table.do("F", "shoot", "fire 1 at A", "die 6", "done", "done")
    assert (table.masts("A"), table.asked) == ("", "R")
    assert table.actions("A") == {"isle"}
    assert table.do("A", "isle", "coin 2").loot("A") == ["coin 2", "coin 3"]


@pytest.mark.clause("PI-11.8", "PI-11.7", "PI-R24", "PI-13.4", "PI-12.13")
def test_unique_treasure_leaves_a_doomed_derelict_before_she_sinks() -> None:
    """D will be scuttled; B comes alongside in the same turn, explores her and saves coin and rum, D goes down empty."""
    table = Table().ship("D", "R", BOW_TO_BOW, masts="-").coins("D", 4).aboard("D", "rum").crew("Xavier", "R", "D")
    table.ship("B", "R", TOWER, Printed(cargo=1)).turn().do("scuttle D", "die 5", "B", "D", "coin 4 to B", "rum to B")
    assert table.options == {"done"}
    table.do("done", "done", "done")
    assert (table.in_game("D"), table.loot("B"), table.people("out")) == (False, ["coin 4", "rum"], ["Xavier"])


# -- rams, boarding parties, tows --------------------------------------------------------------------


@pytest.mark.clause("PI-R26", "PI-9.2", "PI-9.8", "PI-10.4", "PI-10.6")
def test_a_derelict_is_rammed_without_a_die_boarded_and_taken_in_tow() -> None:
    """One move does it all; there is no mast to lose, so nothing is rolled for the ram, and nobody is pinned."""
    table = Table().ship("A", "R", (28_000, 40_000, 0)).ship("D", "G", BOW_TO_BOW, masts="-").coins("D", 2, 3)
    table.crew("Xavier", "G", "D").turn().do("A", "move", "L 0")
    assert (table.phase, table.asked, table.pinned("A")) == ("offering", "R", "")
    table.do("board", "die 2", "die 1", "any crew", "Xavier", "D")
    assert (table.towed("A"), table.owner("D"), table.loot("D")) == ("D", "R", ["coin 2", "coin 3"])


@pytest.mark.clause("PI-9.2", "PI-R26")
def test_no_die_is_rolled_for_a_ram_where_six_masts_stand() -> None:
    """No die is above six; A is pinned, and then a party may board."""
    table = Table().ship("A", "R", (10_000, 10_000, 0)).ship("B", "G", BROADSIDE_ON, Printed(masts=6)).turn()
    table.do("A", "move", "L 0")
    assert (table.phase, table.pinned("A"), table.told(codes.RAM_ROLLED)) == ("offering", "B", [])


@pytest.mark.clause("PI-9.8", "PI-9.9", "PI-10.1", "PI-R28")
def test_the_crew_of_a_rammed_derelict_may_board_too() -> None:
    """Red declines; Green's D adds no masts, rolls 6 against 1 and two masts, and kills the helmsman who lies open."""
    table = Table().ship("A", "R", (28_000, 40_000, 0), masts="12").ship("D", "G", BOW_TO_BOW, masts="-")
    table.crew("Xavier", "R", "A").show("Xavier").crew("Yves", "G", "D").turn().do("A", "move", "L 0", "done")
    table.do("board", "die 1", "die 6", "Xavier")
    assert (table.people("A"), table.people("out"), table.asked) == ([], ["Xavier"], "R")


@pytest.mark.clause("PI-9.10", "PI-R50", "PI-20.1", "PI-20.4", "PI-R6")
def test_a_ship_that_is_rammed_at_her_quay_wins_the_fight_and_the_game() -> None:
    """Home is safe from shots, not from rams: Green rams A there, loses the fight and a coin, which goes ashore at once."""
    table = Table(far=(1,)).ship("A", "R", (16_000, 13_000, 900)).ship("E", "G", (14_990, 10_000, 0)).coins("E", 4)
    table.island("port", 17_005, 23_000, 7_000, 13_000, home="R").home_gold("R", 1).turn("G")
    assert "shoot" not in table.actions("E")
    table.do("E", "move", "done", "die 1", "done", "board", "die 1", "die 6", "any coin", "coin 4")
    assert (table.gold["R"], table.ending, table.winners) == (5, "half the gold", "R")


@pytest.mark.clause("PI-4.8", "PI-9.10", "PI-R15", "PI-R28")
def test_a_fight_that_costs_linked_crew_costs_the_space_too() -> None:
    """B's three coins and two linked crew fill her; one of them falls, nothing goes overboard, and nothing more comes aboard."""
    table = Table().ship("A", "R", AT_THE_QUAY).ship("B", "G", BROADSIDE_ON, Printed(cargo=4), masts="1")
    table.crew("Xavier", "G", "B").crew("Yves", "G", "B").link("Xavier", "Yves").show("Xavier", "Yves")
    table.coins("B", 1, 2, 3).island("isle", 17_005, 23_000, 7_000, 13_000).coins("isle", 5, seen="G").turn()
    table.do("A", "move", "done", "die 1", "board", "die 6", "die 1", "Yves", "done")
    unit = table.unit("B")
    assert (table.loot("B"), int(aboard.space(table.position, unit)), int(aboard.room(table.position, unit))) == (
        ["coin 1", "coin 2", "coin 3"], 4, 0,
    )  # fmt: skip
    table.do("B", "isle")
    assert (table.phase, table.loot("isle")) == ("naming", ["coin 5"])


@pytest.mark.clause("PI-9.7", "PI-R27", "PI-R20", "PI-12.1")
def test_a_consort_shoots_a_pinned_ship_free_who_sails_in_the_same_turn() -> None:
    """B pins A; C shoots B's last mast away, the pin is over, and A has not acted yet."""
    table = Table().ship("A", "R", AT_THE_QUAY).ship("B", "G", BROADSIDE_ON, masts="1").pin("A", "B")
    table.ship("C", "R", (22_000, 13_000, 900)).turn()
    assert "move" not in table.actions("A")
    table.do("C", "shoot", "fire 1 at B", "die 6", "done")
    assert (table.masts("B"), table.pinned("A"), table.phase) == ("", "", "naming")
    assert table.do("A", "move").can("L 1800")


@pytest.mark.clause("PI-9.7", "PI-R27", "PI-10.4", "PI-10.6", "PI-4.7")
def test_a_pinned_ship_that_loses_her_masts_is_towed_out_of_the_fight() -> None:
    """A, pinned by her own ram, loses her last mast; Green's T takes her in tow by the bow, and she is pinned no more."""
    table = Table().ship("A", "R", (35_000, 40_000, 0), masts="1").crew("Xavier", "R", "A")
    table.ship("B", "G", (36_010, 43_000, 900)).ship("T", "G", (38_000, 38_990, 0)).pin("A", "B").turn("G")
    table.do("B", "shoot", "fire 2 at A", "die 6", "done")
    assert (table.masts("A"), table.pinned("A")) == ("", "B")
    table.do("T", "move", "done")
    assert "A" in table.options
    table.do("A")
    assert (table.owner("A"), table.towed("T"), table.pinned("A"), table.people("A")) == ("G", "A", "", ["Xavier"])


@pytest.mark.clause("PI-9.1", "PI-9.9", "PI-R26", "PI-R122", "PI-10.6")
def test_a_ship_in_tow_is_rammed_and_boarded_and_stays_in_tow() -> None:
    """E's bow strikes D at A's stern: nothing is rolled for masts, E wins a coin of D's, and tows her not, for her bow is A's."""
    table = Table().ship("A", "R", TOWER).ship("D", "R", BEHIND, masts="-").tow("A", "D").coins("D", 2, 3)
    table.ship("E", "G", (26_000, 34_000, 900)).turn("G").do("E", "move", "L 900")
    assert (table.at("E"), table.phase, table.told(codes.RAM_ROLLED)) == ((26_000, 38_990, 900), "offering", [])
    table.do("board", "die 1", "die 3", "any coin", "coin 3")
    assert (table.loot("E"), table.loot("D"), table.towed("A"), table.phase) == (["coin 3"], ["coin 2"], "D", "naming")


@pytest.mark.clause("PI-13.2", "PI-13.3", "PI-R31", "PI-10.4")
def test_an_own_tow_does_not_save_a_scuttled_ship() -> None:
    """Only an opponent's does: D goes down in tow at the start of Red's next turn, and A tows nothing."""
    table = Table().ship("A", "R", (28_000, 40_000, 0)).ship("D", "R", BOW_TO_BOW, masts="-").coins("D", 4).turn()
    table.do("scuttle D", "die 6", "A", "move", "L 0", "D")
    assert table.towed("A") == "D"
    table.do("done", "done")
    assert (table.in_game("D"), table.towed("A"), table.gold["R"]) == (False, "", 0)


# -- sinking, Events, terrain, creatures ---------------------------------------------------------------


@pytest.mark.clause("PI-12.10", "PI-12.11", "PI-12.12", "PI-20.1", "PI-20.4")
def test_the_larger_share_of_a_sunk_ship_ends_the_game_in_the_middle_of_a_broadside() -> None:
    """Of 9 gold aboard, Red has 5 of 10; A's other cannons fall silent, and the shares lie at home."""
    table = Table(far=(1,)).ship("A", "R", SHOOTER).ship("B", "G", ABEAM, masts="-").coins("B", 4, 5).home_gold("R", 1)
    table.position.starting_gold += 1
    table.turn().do("A", "shoot", "fire 1 at B", "die 6")
    assert (table.ending, table.gold, table.phase) == ("half the gold", {"R": 6, "G": 4}, "over")


@pytest.mark.clause("PI-2.8", "PI-V2", "PI-12.9", "PI-11.1", "PI-R98")
def test_an_event_in_the_enemys_turn_leaves_a_cargo_for_who_lies_there() -> None:
    """Green's Raft brings crew and coin to the isle where Red's C lies; Red explores there next turn and leaves the crew."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM, masts="-").coins("B", 3).crew("Emil", "G", "B")
    table.events("G", "raft").ship("C", "R", (33_990, 28_000, 0)).island("isle", 34_000, 40_000, 25_000, 31_000).turn()
    table.do("A", "shoot", "fire 1 at B", "die 6", "play raft")
    assert (table.loot("isle"), table.people("isle")) == (["coin 3"], ["Emil"])
    table.do("done", "done")
    assert not table.can("Emil to C")
    table.do("C", "isle", "coin 3")
    assert (table.loot("C"), table.people("isle")) == (["coin 3"], ["Emil"])


@pytest.mark.clause("PI-K5", "PI-R85", "PI-R86", "PI-10.8")
def test_a_tow_goes_through_a_whirlpool() -> None:
    """The tower comes out of the other one with D at her stern, and pays for both with one coin."""
    table = Table().ship("A", "R", (10_000, 10_000, 0), Printed(move="L")).ship("D", "R", (3_995, 10_000, 0), masts="-")
    table.tow("A", "D").coins("A", 3).coins("D", 4).terrain("whirlpool", 13_000, 10_000)
    table.terrain("whirlpool", 60_000, 60_000, 500).turn().do("A", "move", "S 0", "dive 2", "coin 3")
    assert (table.towed("A"), table.loot("A"), table.loot("D")) == ("D", [], ["coin 4"])
    x, y, heading = table.at("A")
    assert table.at("D") == (x - 6_005, y, heading)


@pytest.mark.clause("PI-18.4", "PI-18.5", "PI-18.6", "PI-R118", "PI-R34")
def test_a_sea_creature_beside_a_derelict_neither_tows_nor_boards_nor_loads() -> None:
    """It ends its move at the bow of an enemy's derelict full of gold, and nothing follows; next turn it shoots and sinks her."""
    table = Table().ship("K", "R", (50_000, 50_000, 0), CREATURE).ship("D", "G", (54_000, 50_000, 1800), masts="-")
    table.coins("D", 4).turn().do("K", "move", "L 0")
    assert (table.at("K"), table.phase, table.towed("K")) == ((52_490, 50_000, 0), "naming", "")
    table.do("done", "done")
    assert table.actions("K") == {"move", "shoot"}
    table.do("K", "shoot", "fire 1 at D", "die 6")
    assert (table.in_game("D"), table.gold) == (False, {"R": 2, "G": 2})


@pytest.mark.clause("PI-18.3", "PI-20.2", "PI-20.4", "PI-R46")
def test_the_last_segment_of_a_creature_ends_the_game_of_who_has_only_derelicts() -> None:
    """Green's derelict at sea moves no more; with the creature Green's last hope of a move is gone."""
    table = Table(guards="R").ship("K", "G", (50_000, 50_000, 0), CREATURE, masts="3")
    table.ship("A", "R", (50_000, 57_000, 0)).ship("D", "G", (80_000, 50_000, 0), masts="-").turn().do(
        "A", "shoot", "fire 1 at K", "die 6"
    )
    assert (table.in_game("K"), table.in_game("D"), table.ending) == (False, True, "no moves")
