"""Derelicts and tows (PI-10, PI-R29, PI-R122 to PI-R125)."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates.rules.moving import segments, towing
from quarterdeck.games.pirates.rules.moving.segments import TOWED_NOWHERE
from quarterdeck.games.pirates.table import skills
from tests.games.pirates.sentences import refused
from tests.games.pirates.table import Printed, Table, spot

AHEAD = (35_000, 40_000, 1800)
TOWER = (34_990, 40_000, 0)
BEHIND = (28_985, 40_000, 0)


def meeting(owner: str = "G", seats: int = 2) -> Table:
    """A derelict lies ahead of Red's A, bow to bow."""
    table = Table(seats).ship("A", "R", (28_000, 40_000, 0), Printed(move="L+S"))
    return table.ship("D", owner, AHEAD, masts="-")


def in_tow() -> Table:
    """A tows D."""
    table = Table().ship("A", "R", TOWER, Printed(move="L+S")).ship("D", "R", BEHIND, masts="-")
    return table.tow("A", "D")


def alongside() -> Table:
    """D's bow lies at A's side."""
    return Table().ship("A", "R", (37_990, 40_000, 0)).ship("D", "R", (35_000, 41_005, 2700), masts="-")


@pytest.mark.clause(
    "PI-T52", "PI-10.1", "PI-10.3", "PI-10.4", "PI-10.5", "PI-10.6", "PI-N13", "PI-D16", "PI-R27", "PI-R125"
)
def test_an_enemys_derelict_is_towed_away_with_all_aboard() -> None:
    """Her bow comes to the tower's stern; crew and treasure are Red's, who sees them."""
    table = meeting().coins("D", 4).crew("Xavier", "G", "D").turn()
    table.do("A", "move", "L 0", "done", "done")
    assert (table.asked, table.options) == ("R", {"D", "done"})
    table.do("D")
    assert (table.at("A"), table.at("D"), table.owner("D"), table.towed("A")) == (TOWER, BEHIND, "R", "D")
    assert (table.loot("D"), table.people("D"), table.pinned("A")) == (["coin 4"], ["Xavier"], "")
    veiled = table.position.clone()
    veiled.veil(0)
    assert (veiled.treasure.what[0], veiled.crew.card[0], veiled.crew.owner[0]) == (
        table.position.treasure.what[0],
        0,
        0,
    )


@pytest.mark.clause("PI-10.4", "PI-D16")
def test_a_tow_may_be_declined() -> None:
    """Once is enough."""
    table = meeting("R").turn().do("A", "move", "L 0")
    assert table.phase == "towing"
    assert table.do("done").phase == "naming"
    assert (table.towed("A"), table.at("D")) == ("", AHEAD)


@pytest.mark.clause("PI-T53", "PI-10.7", "PI-10.8", "PI-N13", "PI-R122")
def test_a_tower_moves_by_s_and_the_towed_ship_follows() -> None:
    """Whatever her card says."""
    table = in_tow().turn().do("A", "move")
    assert not table.can("L 900")
    table.do("S 900")
    assert (table.at("A"), table.at("D")) == ((31_990, 48_000, 900), (31_990, 41_995, 900))
    assert table.phase == "naming"


@pytest.mark.clause("PI-T54", "PI-10.4", "PI-N11")
def test_only_a_bow_is_taken_in_tow() -> None:
    """A touches the derelict's flank."""
    table = Table().ship("A", "R", (10_000, 10_000, 0)).ship("D", "R", (16_000, 13_000, 900), masts="-").turn()
    assert table.do("A", "move", "L 0").phase == "naming"


@pytest.mark.clause("PI-T55", "PI-T56", "PI-10.9", "PI-8.4", "PI-14.1", "PI-R122", "PI-R124")
def test_the_towed_ship_docks_unloads_and_is_repaired() -> None:
    """All at the tower's home; with a mast she is towed no more."""
    table = in_tow().coins("D", 2, 5).island("port", 38_000, 44_000, 37_000, 43_000, home="R").turn()
    table.do("A", "move", "S 0")
    assert (table.gold["R"], table.loot("D"), table.phase) == (0, ["coin 2", "coin 5"], "berthing")
    table.do(min(table.options))
    assert (table.gold["R"], table.loot("D")) == (7, [])
    table.do("done", "done")
    assert "repair" in table.actions("D")
    table.do("D", "repair", "M1")
    assert (table.masts("D"), table.towed("A")) == ("1", "")
    table.do("done", "done")
    assert "move" in table.actions("D")


@pytest.mark.clause("PI-10.9", "PI-R124", "PI-D17", "PI-C6")
def test_the_player_chooses_where_the_towed_ship_docks() -> None:
    """At the same island, over nothing."""
    table = in_tow().island("west", 38_000, 44_000, 37_000, 43_000).turn().do("A", "move", "S 0")
    poses = table.options
    assert poses
    assert "done" not in poses
    refusal = refused(table, "done")
    assert (refusal.clause, refusal.sentence) == (
        "PI-10.9",
        "There is room for D at the island, so she docks there with the ship that tows her.",
    )
    assert not towing.can_berth(table.position, spot(37_980, 38_000))
    table.do(min(poses))
    assert skills.docked_at(table.position, table.unit("D")) & 1 << table.islands.index("west")
    assert table.phase == "naming"


@pytest.mark.clause("PI-10.9", "PI-R124")
def test_who_follows_up_to_the_island_may_stay_there() -> None:
    """Her side lies at the quay behind the tower's; she may also be laid elsewhere there."""
    table = in_tow().island("quay", 20_000, 45_000, 41_005, 47_000).turn()
    position = table.position
    position.unit, position.action.docked_at = table.unit("A"), i64(1 << table.islands.index("quay"))
    assert towing.ask_berth(position)
    assert len(table.options) > 1
    table.do("done")
    assert (table.at("D"), table.phase) == (BEHIND, "naming")


@pytest.mark.clause("PI-10.9", "PI-R124", "PI-8.4")
def test_a_towed_ship_for_which_there_is_no_room_stays_behind() -> None:
    """Between two shores, with a wall behind the rock; she counts as docked there, and unloads."""
    table = in_tow().coins("D", 4).island("rock", 38_000, 38_200, 39_900, 40_100, home="R")
    for name, shore in (("north", (41_020, 50_000)), ("south", (30_000, 38_980))):
        table.island(name, 20_000, 60_000, *shore)
    table.island("east", 38_300, 60_000, 38_990, 41_010).turn().do("A", "move", "S 0")
    assert (table.at("D"), table.gold["R"], table.phase) == ((31_985, 40_000, 0), 4, "naming")


@pytest.mark.clause("PI-R122", "PI-10.6", "PI-D16")
def test_who_is_cast_off_stays_in_the_fleet() -> None:
    """It is free, in the own turn."""
    table = in_tow().turn().do("A casts off")
    assert (table.towed("A"), table.owner("D"), table.phase) == ("", "R", "naming")
    assert "move" in table.actions("A")
    table.do("A", "move")
    assert table.can("L 900")


@pytest.mark.clause("PI-R29", "PI-R122")
def test_a_ship_under_tow_is_taken_by_another() -> None:
    """The old tow ends."""
    table = Table(3).ship("A", "R", (28_000, 40_000, 0)).ship("D", "G", AHEAD, masts="-")
    table.ship("T", "G", (41_005, 40_000, 0)).tow("T", "D").turn()
    table.do("A", "move", "L 0", "done", "done", "D")
    assert (table.towed("A"), table.towed("T"), table.owner("D")) == ("D", "", "R")


@pytest.mark.clause("PI-R29")
def test_one_ship_is_towed_at_a_time() -> None:
    """A second derelict's bow at the side of a tower is left alone."""
    table = in_tow().ship("E", "R", (32_000, 41_005, 2700), masts="-").turn()
    assert table.do("A", "move", "done").phase == "naming"


@pytest.mark.clause("PI-R122", "PI-9.1")
def test_a_derelict_neither_rams_nor_tows() -> None:
    """A tower that loses her last mast lets go."""
    table = in_tow()
    table.position.ships.masts = put(table.position.ships.masts, table.unit("A"), 1)
    table.ship("E", "G", (41_000, 40_000, 1800)).turn("G").do("E", "shoot", "fire 1 at A", "die 6")
    assert (table.masts("A"), table.towed("A"), table.owner("D")) == ("", "", "R")


@pytest.mark.clause("PI-R123", "PI-10.5")
def test_without_a_place_behind_there_is_no_tow() -> None:
    """An island lies close astern."""
    table = Table().ship("A", "R", TOWER).ship("D", "R", AHEAD, masts="-")
    table.island("rock", 20_000, 28_900, 30_000, 50_000).turn()
    assert table.do("A", "move", "done").phase == "naming"


@pytest.mark.clause("PI-R123", "PI-10.8")
def test_a_move_that_leaves_no_place_for_the_towed_ship_is_refused() -> None:
    """Her tower would have to leave her on the island."""
    table = in_tow().island("rock", 27_000, 43_000, 25_000, 33_995).turn().do("A", "move")
    assert table.can("S 0")
    assert not table.can("S 900 0")
    assert segments.judge_segment(table.position, 900, 0) == TOWED_NOWHERE


@pytest.mark.clause("PI-R124", "PI-R50", "PI-8.4")
def test_a_ship_taken_in_tow_at_home_unloads() -> None:
    """She counts as docked there."""
    table = alongside().coins("D", 4).island("port", 38_000, 44_000, 37_000, 43_000, home="R").turn()
    table.do("A", "move", "done", "D")
    assert (table.towed("A"), table.gold["R"], table.loot("D")) == ("D", 4, [])


@pytest.mark.clause("PI-R22", "PI-R29", "PI-11.5")
def test_a_ship_that_is_towed_away_leaves_a_token() -> None:
    """If she has explored the island."""
    table = alongside().island("west", 33_000, 37_000, 47_010, 51_000).turn().do("D", "west")
    west = 1 << table.islands.index("west")
    assert table.position.islands.tokens[0] == 0
    table.do("A", "move", "done", "D")
    assert table.position.islands.tokens[0] == west


@pytest.mark.clause("PI-R21", "PI-11.1", "PI-10.9")
def test_who_was_towed_to_an_island_explores_it_next_turn() -> None:
    """She did not lie there when the turn began."""
    table = in_tow().island("west", 38_000, 44_000, 37_000, 43_000).turn().do("A", "move", "S 0")
    table.do(min(table.options))
    assert skills.docked_at(table.position, table.unit("D"))
    assert "west" not in table.actions("D")
    table.do("done", "done")
    assert "west" in table.actions("D")


@pytest.mark.clause("PI-R22", "PI-R122", "PI-10.8", "PI-11.5")
def test_a_ship_under_tow_that_has_explored_leaves_a_token() -> None:
    """When her tower sails away with her."""
    table = in_tow().island("west", 20_000, 26_000, 41_005, 47_000).turn().do("D", "west")
    table.do("A", "move", "S 0")
    assert table.at("D") == (33_985, 40_000, 0)
    assert table.position.islands.tokens[0] == 1 << table.islands.index("west")


@pytest.mark.clause("PI-20.2", "PI-20.4", "PI-R46", "PI-R48")
def test_the_last_ship_is_towed_from_her_home() -> None:
    """There she could be repaired; without her Green has no moves any more."""
    table = Table(guards="R").ship("A", "R", (28_000, 40_000, 0)).ship("D", "G", AHEAD, masts="-")
    table.island("port", 41_005, 47_000, 37_000, 43_000, home="G").turn()
    table.do("A", "move", "L 0", "done", "done")
    assert table.ending == ""
    assert table.do("D").ending == "no moves"
