"""Events: when they are played, and what they do (PI-2.7, PI-2.8, PI-V, PI-R42, PI-R98)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.rules.cards import sea_events
from quarterdeck.games.pirates.rules.moving.segments import segment_move
from tests.games.pirates.duels import ABEAM, HITS, MISSES, SHOOTER
from tests.games.pirates.table import Printed, Table, spot

START = (10_000, 10_000, 0)
AWAY = (60_000, 60_000, 0)


def two(*events: str, of: str = "R") -> Table:
    """Red's A and Green's B abeam of her, and Events of one of them."""
    return Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM).events(of, *events)


def lay(table: Table, x: int, y: int) -> Table:
    """A token is laid there."""
    assert sea_events.is_spot(table.position, spot(x, y))
    table.position.play(spot(x, y))
    return table


@pytest.mark.clause("PI-2.8", "PI-R98", "PI-R42")
def test_events_are_played_when_the_turn_begins() -> None:
    """Several one after another; after the first action none; Green sees that there are some, not which."""
    table = two("false-treasure", "mutiny").coins("B", 2).crew("Emil", "G", "B").turn()
    assert {"play false-treasure", "play mutiny"} <= table.options
    green = table.position.clone()
    green.veil(1)
    assert list(green.events.card) == [-1, -1]
    table.do("play false-treasure", "B")
    assert table.can("play mutiny")
    table.do("A", "move", "done")
    assert not table.can("play mutiny")
    assert table.do("done", "done").can("play mutiny")


@pytest.mark.clause("PI-2.8", "PI-8.8")
def test_an_event_that_would_do_nothing_is_not_played() -> None:
    """There is no coin aboard an enemy."""
    assert not two("false-treasure").turn().can("play false-treasure")


@pytest.mark.clause("PI-V11", "PI-20.3")
def test_false_treasure_takes_all_coins_of_an_enemy_ship() -> None:
    """They are out of the game, and everybody sees what they were; unique treasure stays."""
    table = two("false-treasure").coins("B", 2, 3).aboard("B", "rats").turn().do("play false-treasure", "B")
    assert (table.loot("B"), table.loot("out"), table.phase) == (["rats"], ["coin 2", "coin 3"], "naming")


@pytest.mark.clause("PI-V6", "PI-R91")
def test_mermaids_hold_a_ship_for_as_many_turns_as_it_has_crew() -> None:
    """Not one that is docked."""
    table = two("mermaids").crew("X1", "G", "B").crew("X2", "G", "B").ship("D", "G", (14_990, 60_000, 0))
    table.island("isle", 15_000, 21_000, 57_000, 63_000).crew("X3", "G", "D").turn().do("play mermaids")
    assert table.options == {"B"}
    table.do("B", "done")
    assert (table.can("B"), table.can("D")) == (False, True)
    assert not table.do("done", "done").can("B")
    assert table.do("done", "done").can("B")


@pytest.mark.clause("PI-V12")
def test_mutiny_costs_each_crew_that_rolls_6() -> None:
    """A die for each of them."""
    table = two("mutiny").crew("X1", "G", "B").crew("X2", "G", "B").turn().do("play mutiny", "B", "die 6", "die 5")
    assert (table.people("B"), table.people("out")) == (["X2"], ["X1"])


@pytest.mark.clause("PI-V10", "PI-4.7")
@pytest.mark.parametrize(
    ("dice", "left"), [(("die 4", "die 1"), ["Xavier"]), (("die 1", "die 1"), ["Emil"]), (("die 3", "die 1"), [])]
)
def test_a_duel_is_a_die_and_the_cost_of_each(dice: tuple[str, str], left: list[str]) -> None:
    """Xavier costs 1, Emil 3; the lower is out, in a tie both are; both are turned up."""
    table = two("duel").crew("Xavier", "R", "A", cost=1).crew("Emil", "G", "B", cost=3).turn()
    table.do("play duel", "Xavier", "Emil")
    assert table.shown == ["Xavier", "Emil"]
    table.do(*dice)
    assert table.people("A") + table.people("B") == left


@pytest.mark.clause("PI-V5")
def test_the_favor_of_the_gods_removes_all_events() -> None:
    """Shown and hidden, those of the player, too."""
    table = two("favor-of-the-gods", "duel").events("G", "mutiny").crew("X", "R", "A").crew("Y", "G", "B").turn()
    table.do("play favor-of-the-gods")
    assert not table.can("play duel")
    assert not table.do("done").can("play mutiny")


@pytest.mark.clause("PI-V4", "PI-R95", "PI-R98")
def test_a_hidden_cove_docks_a_ship_at_the_nearest_unexplored_island() -> None:
    """Free of charge: she still has her action; where a token lies and treasure is, is no cove."""
    table = two("hidden-cove").island("known", 30_000, 36_000, 17_000, 23_000).hidden("known", 1).token("G", "known")
    table.island("cove", 60_000, 66_000, 17_000, 23_000).hidden("cove", 1).turn().do("play hidden-cove")
    assert table.options == {"A", "R guard"}
    table.do("A")
    assert (table.at("A"), table.can("A")) == ((59_995, 20_000, 0), True)
    assert table.told(codes.DOCKED) == [(0, table.unit("A"), table.islands.index("cove"))]


@pytest.mark.clause("PI-V9")
def test_becalmed_ships_do_not_move_unless_they_are_rowed() -> None:
    """Within L of the token, up to the player's next turn."""
    table = two("becalmed").ship("O", "G", (26_000, 32_000, 0), Printed(effects="oarsman")).ship("F", "G", AWAY)
    lay(table.turn().do("play becalmed"), 20_000, 23_000).do("done")
    assert ("move" in table.actions("B"), "move" in table.actions("O"), "move" in table.actions("F")) == (
        False,
        True,
        True,
    )
    assert "move" in table.do("done", "done").actions("B")


@pytest.mark.clause("PI-V8", "PI-R92", "PI-1.3")
def test_in_a_cursed_zone_dice_count_2_less() -> None:
    """Rank 3: a 5 counts 3 and misses, a 6 counts 4 and hits; in Red's next turn it is over."""
    table = two("cursed-zone", of="G").turn("G").do("play cursed-zone")
    lay(table, 20_000, 23_000).do("done", "A", "shoot", "fire 1 at B", "die 5")
    assert table.phase == MISSES
    table.do("fire 2 at B", "die 6")
    assert table.phase == HITS
    assert table.told(codes.DIE_TURNED) == [(0, 5, 3), (0, 6, 4)]
    table.do("M3", "done", "done")
    assert table.told(codes.DEED_GONE) != []


@pytest.mark.clause("PI-V7", "PI-R98")
def test_foul_winds_blow_ships_where_the_next_player_likes() -> None:
    """L, without turning, up to what she touches; who touches an island loses a mast."""
    table = two("foul-winds").ship("F", "G", AWAY).island("rock", 15_000, 19_000, 30_000, 34_000).turn()
    lay(table.do("play foul-winds"), 20_000, 23_000)
    assert (table.asked, table.phase) == ("G", "aiming")
    table.do("drift 2700 8000")
    assert (table.at("A"), table.asked) == ((20_000, 12_000, 0), "R")
    table.do("drift 900 8000")
    assert (table.at("B"), table.phase, table.asked) == ((20_000, 28_990, 0), "losing", "G")
    table.do("M1")
    assert (table.phase, table.at("F")) == ("naming", AWAY)


@pytest.mark.clause("PI-V7")
def test_foul_winds_blow_all_of_l_in_any_direction() -> None:
    """Neither less nor not at all; also in directions that are not listed."""
    table = lay(two("foul-winds").turn().do("play foul-winds"), 20_000, 23_000)
    winds = [int(segment_move(0, a, length)) for a, length in ((2_700, 4_000), (2_701, 8_000))]
    assert (table.can("done"), [sea_events.is_wind(table.position, wind) for wind in winds]) == (False, [False, True])


@pytest.mark.clause("PI-V7", "PI-R98")
def test_a_ship_that_cannot_be_blown_anywhere_stays() -> None:
    """Green's ships hem A in on all sides."""
    table = Table().ship("A", "R", (40_000, 40_000, 0)).events("R", "foul-winds")
    table.ship("B", "G", (40_000, 42_000, 0)).ship("C", "G", (40_000, 38_000, 0))
    table.ship("D", "G", (46_000, 40_000, 0)).ship("E", "G", (34_000, 40_000, 0)).turn()
    lay(table.do("play foul-winds"), 40_000, 45_000)
    assert (table.asked, table.options) == ("G", {"done"})
    assert table.do("done").at("A") == (40_000, 40_000, 0)


@pytest.mark.clause("PI-V2", "PI-R97", "PI-12.9")
def test_a_raft_saves_crew_and_gold() -> None:
    """They come to the nearest wild island, right after the ship has sunk."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM, masts="-").events("G", "raft").coins("B", 2, 3)
    table.crew("Emil", "G", "B").island("isle", 40_000, 46_000, 20_000, 26_000)
    table.turn().do("A", "shoot", "fire 1 at B", "die 5")
    assert (table.asked, table.phase, table.options) == ("G", "answering", {"done", "play raft"})
    table.do("play raft")
    assert (table.loot("isle"), table.people("isle"), table.in_game("B")) == (["coin 2", "coin 3"], ["Emil"], False)
    assert (table.gold, table.phase) == ({"R": 0, "G": 0}, "naming")


@pytest.mark.clause("PI-V1", "PI-12.10")
def test_divers_bring_all_gold_of_a_sunk_enemy() -> None:
    """Instead of the larger half."""
    for shown in (False, True):
        table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM, masts="-").events("R", "divers").coins("B", 2, 3)
        table.turn().do("A", "shoot", "fire 1 at B", "die 5")
        assert (table.asked, table.options) == ("R", {"done", "play divers"})
        table.do("play divers" if shown else "done")
        assert table.gold == ({"R": 5, "G": 0} if shown else {"R": 3, "G": 2})


@pytest.mark.clause("PI-V1", "PI-V2")
def test_divers_find_nothing_where_there_was_a_raft() -> None:
    """In that turn they are not shown."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM, masts="-").coins("B", 2)
    table.events("G", "raft").events("R", "divers").turn().do("A", "shoot", "fire 1 at B", "die 5", "play raft")
    assert table.phase == "naming"


@pytest.mark.clause("PI-R97", "PI-R42")
def test_who_has_an_event_left_is_asked_whatever_it_is() -> None:
    """Being asked tells nothing."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM, masts="-").events("G", "duel").coins("B", 2)
    table.turn().do("A", "shoot", "fire 1 at B", "die 5")
    assert (table.asked, table.options) == ("G", {"done"})
    assert table.do("done").gold == {"R": 1, "G": 1}
