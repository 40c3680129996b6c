"""What terrain does (PI-16.1, PI-K1 to PI-K6, PI-R80 to PI-R86)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates.rules.common import ending
from tests.games.pirates.sentences import refused
from tests.games.pirates.table import Printed, Table

START = (10_000, 10_000, 0)
AHEAD = 13_000
"""The middle of a square of 20 mm that A's bow, at 100 mm, touches after 19.9 mm straight ahead."""
TOUCHES = (11_990, 10_000, 0)
AT_SEA = "naming"


def meets(kind: str, move: str = "L", masts: str = "", **card: object) -> Table:
    """Red's A is about to move, with terrain ahead."""
    table = Table().terrain(kind, AHEAD, 10_000).ship("A", "R", START, Printed(move=move, **card), masts)  # type: ignore[arg-type]
    return table.turn().do("A", "move")


# -- fog banks ---------------------------------------------------------------------------------------


@pytest.mark.clause("PI-K1", "PI-16.1")
def test_a_ship_that_touches_fog_is_lost_and_its_action_ends() -> None:
    """The rest of the move is lost, and no second action follows."""
    table = meets("fog-bank", "L+S").do("L 0")
    assert (table.phase, table.lost("A")) == (AT_SEA, 1)
    assert not table.can("A")
    assert not table.position.waters.afloat >> table.unit("A") & 1


@pytest.mark.clause("PI-K1", "PI-12.1")
def test_who_is_lost_neither_shoots_nor_is_shot_at() -> None:
    """She may only move; and fog blocks the lines of others."""
    table = meets("fog-bank").do("L 0")
    table.ship("B", "G", (13_000, 15_000, 0)).turn("G")
    assert table.actions("B") == {"move"}
    table.turn("R")
    assert table.actions("A") == {"move"}
    refusal = refused(table.do("A"), "shoot")
    assert refusal.clause == "PI-K1"


@pytest.mark.clause("PI-K1", "PI-R5", "PI-R81")
@pytest.mark.parametrize("kind", ["fog-bank", "iceberg"])
def test_fog_and_ice_block_lines_of_fire_and_other_terrain_does_not(kind: str) -> None:
    """Half way between two ships abeam of each other."""
    table = Table().ship("A", "R", (20_000, 20_000, 0)).ship("B", "G", (20_000, 26_000, 0))
    table.terrain("reef", 17_000, 23_000, 500, number=1).turn().do("A", "shoot")
    assert table.aims(2, "B", 17_000, 25_000)
    table = Table().ship("A", "R", (20_000, 20_000, 0)).ship("B", "G", (20_000, 26_000, 0))
    table.terrain(kind, 17_000, 23_000, 500, number=1)
    table.position.waters.terrain.frozen = table.position.waters.terrain.bergs()
    table.turn().do("A", "shoot")
    assert not table.aims(2, "B", 17_000, 25_000)
    assert refused(table, "fire 2 at G2 170.00,250.00").clause in {"PI-K1", "PI-R81"}


@pytest.mark.clause("PI-K1", "PI-R82")
@pytest.mark.parametrize(
    ("die", "pose"), [(2, (20_012, 10_000, 0)), (1, (13_000, 2_988, 2_700)), (6, (20_012, 10_000, 0))]
)
def test_she_comes_out_at_the_edge_that_is_rolled(die: int, pose: tuple[int, int, int]) -> None:
    """Her stern lies just off its middle, her bow away; then she moves as ever. A square has four edges: 6 is the second."""
    table = meets("fog-bank").do("L 0").turn()
    table.do("A", "move")
    assert (table.phase, table.asked) == ("peril_die", "chance")
    table.do(f"die {die}")
    assert (table.phase, table.at("A"), table.lost("A")) == ("sailing", pose, 0)
    table.do("done")
    assert table.phase == AT_SEA


@pytest.mark.clause("PI-R82", "PI-K1")
def test_where_there_is_no_room_it_is_the_next_edge() -> None:
    """An island lies off the second edge."""
    table = meets("fog-bank").do("L 0")
    table.island("X", 15_000, 21_000, 7_000, 13_000).turn().do("A", "move", "die 2")
    assert table.at("A") == (13_000, 17_012, 900)


@pytest.mark.clause("PI-K1", "PI-R86", "PI-10.8")
def test_a_towed_ship_is_lost_and_comes_out_with_her_tower() -> None:
    """Both leave the table, and both are on it again."""
    table = Table().terrain("fog-bank", AHEAD, 10_000).ship("A", "R", START, Printed(move="S"))
    table.ship("D", "R", (3_995, 10_000, 0), masts="-").tow("A", "D").turn().do("A", "move", "S 0")
    assert (table.lost("A"), table.lost("D")) == (1, 1)
    table.turn().do("A", "move", "die 2")
    assert (table.lost("A"), table.lost("D")) == (0, 0)
    assert (table.at("A"), table.at("D"), table.towed("A")) == ((20_012, 10_000, 0), (14_007, 10_000, 0), "D")


@pytest.mark.clause("PI-20.7", "PI-T98", "PI-R49")
def test_gold_in_fog_counts_for_nobody_and_the_ship_is_a_unit_all_the_same() -> None:
    """With three players gold aboard counts, but not there."""
    table = Table(3).terrain("fog-bank", AHEAD, 10_000).ship("A", "R", START).coins("A", 6).turn()
    assert ending.score(table.position, 0) == 6
    units = int(ending.standing_of(table.position, 0)) % 128
    table.do("A", "move", "L 0")
    assert ending.score(table.position, 0) == 0
    assert int(ending.standing_of(table.position, 0)) == units


# -- icebergs ----------------------------------------------------------------------------------------


def ice(x: int = 40_000, y: int = 40_000, number: int = 3) -> Table:
    """An iceberg, and Red's A."""
    return Table().terrain("iceberg", x, y, number=number).ship("A", "R", START)


def middle(table: Table) -> tuple[int, int]:
    """Where the iceberg lies."""
    shape = table.position.waters.terrain.shapes[0]
    return int(shape.left + shape.right) // 2, int(shape.bottom + shape.top) // 2


@pytest.mark.clause("PI-K2", "PI-R81")
def test_icebergs_of_the_rolled_number_drift_from_the_rolled_edge() -> None:
    """A die for the number, and one for each iceberg with it; S straight out, and the next turn begins."""
    table = ice().turn()
    assert (table.phase, table.asked) == ("drifting", "chance")
    table.do("die 3")
    assert table.phase == "sliding"
    assert middle(table.do("die 2")) == (45_000, 40_000)
    assert table.phase == AT_SEA
    assert middle(ice().turn().do("die 4")) == (40_000, 40_000)


@pytest.mark.clause("PI-K2", "PI-R81")
def test_drifting_ice_stops_at_a_ship_and_costs_her_a_mast() -> None:
    """Her player chooses which, in whose turn ever."""
    table = ice().ship("B", "G", (50_000, 40_000, 0)).turn().do("die 3", "die 2")
    assert middle(table) == (42_990, 40_000)
    assert (table.phase, table.asked) == ("losing", "G")
    assert table.do("M2").masts("B") == "13"
    assert table.phase == AT_SEA
    assert middle(table.turn().do("die 3", "die 2")) == (42_990, 40_000)
    assert table.masts("B") == "13"


@pytest.mark.clause("PI-K2")
def test_an_island_holds_an_iceberg_for_good() -> None:
    """It stops there, and no more dice are rolled for it."""
    table = ice().island("X", 43_000, 49_000, 37_000, 43_000).turn().do("die 3", "die 2")
    assert middle(table) == (41_990, 40_000)
    assert table.turn().phase == AT_SEA


@pytest.mark.clause("PI-R81", "PI-K2", "PI-7.4")
def test_a_ship_that_touches_ice_stops_and_loses_a_mast() -> None:
    """Once: who lies at it loses no more, and may not sail through it."""
    table = ice(AHEAD, 10_000, 6).turn().do("die 1", "A", "move", "L 0")
    assert (table.phase, table.at("A")) == ("losing", TOUCHES)
    table.do("M1").turn().do("die 1", "A", "move", "done")
    assert table.masts("A") == "23"
    assert refused(table.turn().do("die 1", "A", "move"), "L 0.0 10.00").clause == "PI-7.1"


# -- reefs -------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-K3", "PI-R83")
def test_a_reef_costs_what_she_was_built_with_above_its_rating() -> None:
    """With three masts and a rating of 2 it is one; and she sails on."""
    table = meets("reef").do("L 0")
    assert (table.phase, table.at("A")) == ("peril_die", TOUCHES)
    table.do("die 2", "M3")
    assert (table.masts("A"), table.at("A"), table.phase) == ("12", (18_000, 10_000, 0), AT_SEA)
    assert meets("reef").do("L 0", "die 3").masts("A") == "123"


@pytest.mark.clause("PI-K3")
def test_the_rating_is_rolled_once_a_turn() -> None:
    """The second ship of the turn meets the same rating; in the next turn it is rolled anew."""
    table = Table().terrain("reef", AHEAD, 10_000, 3_000)
    table.ship("A", "R", (5_000, 10_000, 0), Printed(move="L")).ship("B", "R", (13_000, 2_000, 900), Printed(move="L"))
    table.turn().do("A", "move", "L 0", "die 2", "M1", "B", "move", "L 900")
    assert (table.phase, table.asked) == ("losing", "R")
    table.do("M1").turn()
    assert list(table.position.waters.terrain.rating) == [0]


@pytest.mark.clause("PI-K3", "PI-R83", "PI-10.1")
def test_as_many_as_she_has_make_her_a_derelict_there() -> None:
    """The move ends at the reef; she may be towed."""
    table = meets("reef", masts="1").do("L 0", "die 2")
    assert (table.masts("A"), table.at("A"), table.phase) == ("", TOUCHES, AT_SEA)
    assert not table.position.ships.wrecked


@pytest.mark.clause("PI-K3", "PI-R83", "PI-20.7")
def test_more_than_she_has_make_her_a_wreck() -> None:
    """She is not towed, repaired or scuttled, her gold counts for nobody, and anybody may explore her."""
    table = Table(3).terrain("reef", AHEAD, 10_000).ship("A", "R", START, masts="1").coins("A", 4)
    table.turn().do("A", "move", "L 0", "die 1").ship("B", "G", (9_000, 11_005, 2_700))
    assert table.position.ships.wrecked >> table.unit("A") & 1
    assert ending.score(table.position, 0) == 0
    assert not table.can("scuttle A")
    assert refused(table, "scuttle R2").clause == "PI-K3"
    table.turn("G")
    assert "A" in table.actions("B")
    table.do("B", "move", "done")
    assert table.phase != "towing"


# -- sargasso seas -----------------------------------------------------------------------------------


@pytest.mark.clause("PI-K4", "PI-R84")
@pytest.mark.parametrize(("die", "x"), [(1, 11_990), (3, 11_990), (4, 18_000), (6, 18_000)])
def test_a_sargasso_sea_holds_a_ship_or_lets_her_through(die: int, x: int) -> None:
    """On 1 to 3 her move ends at it."""
    table = meets("sargasso-sea").do("L 0", f"die {die}")
    assert (table.at("A"), table.phase) == ((x, 10_000, 0), AT_SEA)


@pytest.mark.clause("PI-K4", "PI-R84")
def test_a_move_that_begins_there_asks_for_a_die_first() -> None:
    """Held, she does not move at all; let go, she moves as ever."""
    table = meets("sargasso-sea").do("L 0", "die 1").turn().do("A", "move")
    assert table.phase == "peril_die"
    assert table.do("die 2").at("A") == TOUCHES
    table.turn().do("A", "move", "die 5", "L 0")
    assert table.at("A") == (19_990, 10_000, 0)


# -- whirlpools --------------------------------------------------------------------------------------


def pools() -> Table:
    """A whirlpool ahead of A, where her move ends, and another one far away."""
    ahead = meets("whirlpool", "S").terrain("whirlpool", 60_000, 60_000)
    return ahead.crew("Xavier", "R", "A").show("Xavier").coins("A", 3)


@pytest.mark.clause("PI-K5", "PI-R85")
def test_who_ends_at_a_whirlpool_may_come_out_of_another() -> None:
    """She keeps her heading, her stern to it, and pays with a mast, a crew or a treasure."""
    table = pools().do("S 0")
    assert (table.phase, table.options) == ("diving", {"done", "dive 2"})
    assert table.do("dive 2").options == {"M1", "M2", "M3", "Xavier", "coin 3"}
    table.do("M2")
    assert (table.masts("A"), table.at("A"), table.phase) == ("13", (67_012, 60_000, 0), AT_SEA)


@pytest.mark.clause("PI-K5")
def test_crew_and_treasure_pay_as_well() -> None:
    """They are out of the game; who stays pays nothing."""
    assert pools().do("S 0", "dive 2", "Xavier").people("A") == []
    assert pools().do("S 0", "dive 2", "coin 3").loot("A") == []
    table = pools().do("S 0", "done")
    assert (table.masts("A"), table.people("A"), table.loot("A"), table.at("A")) == (
        "123", ["Xavier"], ["coin 3"], (15_000, 10_000, 0),
    )  # fmt: skip


@pytest.mark.clause("PI-R85", "PI-K5")
def test_who_sails_over_a_whirlpool_or_began_at_it_stays_where_she_is() -> None:
    """Only the end of the move counts, and only a new contact."""
    table = pools().do("S 0", "done").turn().do("A", "move", "done")
    assert table.phase == AT_SEA
    assert refused(pools().do("S 0"), "dive 1").clause == "PI-K5"
    over = Table().terrain("whirlpool", 13_000, 10_000, 500).terrain("whirlpool", 60_000, 60_000)
    over.ship("A", "R", START, Printed(move="L+L")).turn().do("A", "move", "L 0", "L 0")
    assert (over.at("A"), over.phase) == ((26_000, 10_000, 0), AT_SEA)


# -- trade currents ----------------------------------------------------------------------------------


@pytest.mark.clause("PI-K6", "PI-R7")
def test_a_trade_current_adds_s_to_the_moves_of_who_placed_it() -> None:
    """Who crosses it has one more S, behind her base move; for others it is open sea."""
    table = meets("trade-current").do("L 0")
    assert table.phase == "sailing"
    assert table.do("S 900").at("A") == (15_000, 18_000, 900)
    other = (
        Table().terrain("trade-current", AHEAD, 10_000, seat="G").ship("A", "R", START).turn().do("A", "move", "L 0")
    )
    assert other.phase == AT_SEA


@pytest.mark.clause("PI-K6")
def test_it_serves_once_a_turn_and_where_a_move_begins_on_it() -> None:
    """A second move of the turn has no more of it."""
    table = Table().terrain("trade-current", 8_000, 10_000, 3_000).ship("A", "R", START, Printed(move="S"))
    table.turn().do("A", "move")
    assert table.can("S 0")
    table.do("S 0", "S 0 1000")
    assert table.at("A") == (16_000, 10_000, 0)
    assert table.position.this_turn.used_current >> table.unit("A") & 1


# -- who heeds it ------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A30", "PI-16.1")
@pytest.mark.parametrize("kind", ["fog-bank", "iceberg", "reef", "sargasso-sea"])
def test_who_ignores_terrain_sails_through_it(kind: str) -> None:
    """Nothing is rolled, nothing is lost, and the way is not shortened."""
    table = (
        Table().terrain(kind, 12_000, 10_000, 500).ship("A", "R", START, Printed(move="L+L", effects="terrain-proof"))
    )
    table.position.waters.terrain.frozen = table.position.waters.terrain.bergs()
    table.turn().do("A", "move", "L 0", "L 0")
    assert (table.at("A"), table.masts("A"), table.phase) == ((26_000, 10_000, 0), "123", AT_SEA)


@pytest.mark.clause("PI-A30", "PI-K1")
def test_whose_move_ends_on_terrain_meets_it_all_the_same() -> None:
    """In fog she is lost."""
    table = Table().terrain("fog-bank", AHEAD, 10_000).ship("A", "R", START, Printed(move="S", effects="terrain-proof"))
    assert table.turn().do("A", "move", "S 0").lost("A") == 1


@pytest.mark.clause("PI-K3", "PI-18.2", "PI-18.3")
def test_creatures_meet_terrain_with_their_segments() -> None:
    """More than they have: they are gone."""
    table = Table().terrain("reef", 15_000, 10_000)
    table.ship("A", "R", START, Printed(creature=True, masts=4), "1").ship("B", "R", (60_000, 60_000, 0)).turn()
    table.do("A", "move", "L 0", "die 2")
    assert not table.in_game("A")
    assert table.phase == AT_SEA
