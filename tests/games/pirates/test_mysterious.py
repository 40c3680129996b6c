"""Mysterious islands: when a die falls, and what they do at once (PI-8.5 to PI-8.9, PI-M, PI-R43, PI-R87, PI-R88)."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates.rules.docking import docking
from quarterdeck.games.pirates.table import aboard
from tests.games.pirates.table import Printed, Table

START = (10_000, 10_000, 0)
LOW, HIGH, NOTHING = "die 1", "die 6", "die 3"
AT_SEA = "naming"


def near(low: str, high: str = "held-back:5", *, hidden: bool = False, cargo: int = 5, effects: str = "") -> Table:
    """Red's A lies 50 mm before a mysterious island X; a wild island Y is far away."""
    table = Table().island("X", 15_000, 21_000, 7_000, 13_000).island("Y", 60_000, 66_000, 60_000, 66_000)
    table.mysterious("X", low, high, hidden=hidden)
    return table.ship("A", "R", START, Printed(cargo=cargo, move="L", effects=effects))


def docks(table: Table, die: str = LOW) -> Table:
    """A docks there, and that die falls."""
    return table.turn().do("A", "move", "L 0", die)


def unseen(table: Table, *names: str) -> list[int]:
    """How much treasure lies on islands that nobody has seen."""
    return [int(table.position.islands.unseen[table.islands.index(name)]) for name in names]


# -- the die -----------------------------------------------------------------------------------------


@pytest.mark.clause("PI-8.5", "PI-8.6")
@pytest.mark.parametrize(("die", "masts"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 3), (6, 3)])
def test_one_and_two_have_one_effect_five_and_six_another_and_three_and_four_none(die: int, masts: int) -> None:
    """At once where the text does not say later."""
    table = near("masts-lost:1", "long-stride").turn().do("A", "move", "L 0")
    assert (table.phase, table.asked) == ("mystery_die", "chance")
    table.do(f"die {die}")
    if masts < 3:
        table.do("die 6", "M1")
    assert (len(table.masts("A")), table.phase) == (masts, AT_SEA)
    assert bool(table.position.mysterious.effects[table.unit("A")]) == (die >= 5)


@pytest.mark.clause("PI-T101", "PI-8.5", "PI-R20")
def test_the_die_falls_before_a_captain_shoots() -> None:
    """At a mysterious island it comes ahead of the free shots."""
    table = near("no-exploring", effects="captain").ship("B", "G", (14_000, 15_000, 0)).turn()
    assert table.do("A", "move", "L 0").phase == "mystery_die"
    assert table.do(LOW).phase == "shooting"


@pytest.mark.clause("PI-T103", "PI-8.7", "PI-R11")
def test_every_docking_rolls_anew() -> None:
    """Who leaves and comes back docks again; who stays does not."""
    table = docks(near("no-exploring"), NOTHING).turn().do("A", "move", "done")
    assert table.phase == AT_SEA
    table.turn().do("A", "move", "L 1800 3000").turn().do("A", "move", "L 0")
    assert table.phase == "mystery_die"


@pytest.mark.clause("PI-T41", "PI-8.9", "PI-R87")
def test_hidden_texts_are_turned_up_at_the_first_docking() -> None:
    """Then they stay, and each docking rolls."""
    table = near("no-exploring", hidden=True).turn().do("A", "move", "L 0")
    assert (table.phase, table.asked) == ("flipping", "chance")
    table.do(f"card {table.islands.index('X')}")
    assert table.phase == "mystery_die"
    table.do(NOTHING).turn().do("A", "move", "L 1800 3000").turn().do("A", "move", "L 0")
    assert table.phase == "mystery_die"


@pytest.mark.clause("PI-T42", "PI-3.14", "PI-R43")
@pytest.mark.parametrize(("hidden", "phase"), [(True, AT_SEA), (False, "mystery_die")])
def test_a_home_does_what_it_says_only_where_texts_are_shown(*, hidden: bool, phase: str) -> None:
    """Without a visible text it is a home and no more, and is never turned up."""
    table = near("no-exploring", hidden=hidden)
    table.position.islands.home = put(table.position.islands.home, table.islands.index("R home"), i64(-1))
    table.position.islands.home = put(table.position.islands.home, table.islands.index("X"), i64(0))
    assert table.turn().do("A", "move", "L 0").phase == phase


@pytest.mark.clause("PI-T88", "PI-3.5", "PI-3.13", "PI-R116")
def test_mysterious_islands_may_be_agreed_to_be_plain() -> None:
    """Docking never rolls."""
    table = near("masts-lost:5")
    table.position.mysterious.mode = i64(0)
    assert table.turn().do("A", "move", "L 0").phase == AT_SEA


@pytest.mark.clause("PI-T87", "PI-8.6", "PI-8.8")
def test_what_cannot_be_done_is_ignored_and_what_comes_later_waits() -> None:
    """A ship without crew loses none; what is said of the next exploring is kept until then."""
    assert docks(near("crew-lost")).phase == AT_SEA
    table = docks(near("later-swap-for-unique"))
    assert table.position.mysterious.effects[table.unit("A")]


# -- masts and moves ---------------------------------------------------------------------------------


@pytest.mark.clause("PI-M5")
def test_dice_of_four_and_more_cost_masts() -> None:
    """Three dice, each 4 to 6 a mast; its player chooses which."""
    table = docks(near("masts-lost:3")).do("die 4", "die 3", "die 6")
    assert (table.phase, table.asked) == ("losing", "R")
    assert table.do("M1", "M3").masts("A") == "2"


@pytest.mark.clause("PI-M6", "PI-R88")
def test_the_next_opponent_steers_her_next_move() -> None:
    """Once; then her player does again."""
    table = docks(near("opponent-steers")).turn().do("A", "move")
    assert (table.phase, table.asked) == ("sailing", "G")
    assert table.do("L 1800 2000").turn().do("A", "move").asked == "R"


@pytest.mark.clause("PI-M7")
@pytest.mark.parametrize(("die", "x"), [(4, 14_990), (5, 990)])
def test_she_may_be_held_back(die: int, x: int) -> None:
    """On 1 to 4 her next move is none; on more she moves as ever."""
    table = docks(near("held-back:4")).turn().do("A", "move", f"die {die}")
    if table.phase == "sailing":
        table.do("L 1800")
    assert (table.at("A")[0], table.phase) == (x, AT_SEA)


@pytest.mark.clause("PI-M8")
def test_her_next_move_may_be_short() -> None:
    """S instead of L, once."""
    table = docks(near("short-move")).turn().do("A", "move")
    assert (table.can("S 1800"), table.can("L 1800")) == (True, False)
    table.do("S 1800 1000").turn().do("A", "move")
    assert table.can("L 1800")


@pytest.mark.clause("PI-M25", "PI-M26", "PI-R7")
@pytest.mark.parametrize(("effect", "added"), [("long-stride", "L"), ("two-strides", "SS")])
def test_her_next_move_may_be_longer(effect: str, added: str) -> None:
    """By L, or by S and S, behind her base move; once."""
    table = docks(near(effect)).turn().do("A", "move", "L 1800 3000")
    for measure in added:
        table.do(f"{measure} 1800 1000")
    assert table.phase == AT_SEA
    assert table.turn().do("A", "move", "L 1800 10").phase == AT_SEA


@pytest.mark.clause("PI-M16", "PI-M17", "PI-R88")
@pytest.mark.parametrize(("effect", "measure"), [("steer-with-own-move", "L"), ("steer-with-her-move", "S")])
def test_an_opponents_ship_is_moved(effect: str, measure: str) -> None:
    """By the one base move or the other; nothing else comes of it, and the turn goes on."""
    table = docks(near(effect).ship("B", "G", (40_000, 40_000, 0), Printed(move="S")))
    assert (table.phase, "B" in table.options) == ("fortune", True)
    assert not table.options & {"A", "R guard"}
    table.do("B", f"{measure} 900 3000")
    assert (table.at("B"), table.phase, table.asked) == ((37_000, 46_000, 900), AT_SEA, "R")
    assert not table.position.this_turn.acted >> table.unit("B") & 1


# -- crew --------------------------------------------------------------------------------------------


def manned(effect: str, *crew: str) -> Table:
    """The same with crew aboard A; she docks, and it happens."""
    table = near(effect)
    for name in crew:
        table.crew(name, "R", "A")
    return docks(table)


@pytest.mark.clause("PI-M10")
def test_the_next_opponent_maroons_all_crew() -> None:
    """On another wild island."""
    table = manned("crew-marooned", "one", "two")
    assert (table.asked, table.options) == ("G", {"Y", "far"})
    assert table.do("Y").people("Y") == ["one", "two"]


@pytest.mark.clause("PI-M11")
def test_a_crew_is_lost() -> None:
    """Its player chooses which."""
    assert manned("crew-lost", "one", "two").do("two").people("A") == ["one"]


@pytest.mark.clause("PI-M12")
def test_a_unique_treasure_is_lost_or_else_a_crew() -> None:
    """Crew only where there is no unique treasure."""
    assert manned("treasure-or-crew-lost", "one").do("one").people("A") == []
    table = docks(near("treasure-or-crew-lost").crew("one", "R", "A").coins("A", 16, 3))
    assert table.options == {"unique 16"}
    assert table.do("unique 16").loot("A") == ["coin 3"]


@pytest.mark.clause("PI-M13")
def test_crew_is_scattered() -> None:
    """As much as is rolled, to an island of the player's choice."""
    table = manned("crew-scattered", "one", "two", "three").do("die 2", "Y", "one", "three")
    assert (table.people("A"), table.people("Y"), table.phase) == (["two"], ["one", "three"], AT_SEA)


@pytest.mark.clause("PI-M14")
def test_a_crew_stays_for_the_turn() -> None:
    """In the next turn it may come aboard."""
    table = manned("crew-stays", "one").do("one")
    assert not table.can("one to A")
    assert table.turn().can("one to A")


@pytest.mark.clause("PI-M18")
def test_crew_needs_no_space_until_she_docks_at_home() -> None:
    """Then it does again."""
    table = near("weightless-crew", cargo=1).crew("one", "R", "A")
    unit = i64(table.unit("A"))
    assert aboard.room(table.position, unit) == 0
    assert aboard.room(docks(table).position, unit) == 1
    docking.come_home(table.position, unit)
    assert aboard.room(table.position, unit) == 0


@pytest.mark.clause("PI-M30")
def test_an_islander_joins() -> None:
    """Generic crew of her nation that costs 3 or less."""
    table = near("islander-joins").crew("Xavier", "G", "G guard", cost=3).crew("Dear", "G", "G guard", cost=4)
    table.catalog.crew_generic[0] = table.catalog.crew_generic[1] = i64(1)
    docks(table)
    assert len(table.position.legal()) == 1
    table.position.play(table.position.legal()[0])
    assert [int(table.position.crew.card[k]) for k in range(3)] == [0, 1, 0]
    assert table.position.crew.at[2] == table.unit("A")


@pytest.mark.clause("PI-M30", "PI-18.5", "PI-A123")
@pytest.mark.parametrize(
    "printed", [Printed(cargo=5, move="L", creature=True), Printed(cargo=5, move="L", effects="crewless")]
)
def test_no_islander_joins_who_has_no_crew(printed: Printed) -> None:
    """A sea creature, and a ship without room for crew."""
    table = Table().island("X", 15_000, 21_000, 7_000, 13_000).mysterious("X", "islander-joins", "held-back:5")
    table.ship("A", "R", START, printed).crew("Xavier", "G", "G guard", cost=3)
    table.catalog.crew_generic[0] = i64(1)
    assert (docks(table).phase, len(table.position.crew.card)) == (AT_SEA, 1)


# -- coins -------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-M1", "PI-M2", "PI-N15", "PI-R128")
@pytest.mark.parametrize(("effect", "gone"), [("coins-leave:2", 2), ("treasure-leaves", 1)])
def test_random_coins_leave_for_another_wild_island(effect: str, gone: int) -> None:
    """Of those that nobody has seen it is all the same which."""
    assert unseen(docks(near(effect).hidden("X", 1, 2, 3, 4)).do("Y"), "X", "Y") == [4 - gone, gone]


@pytest.mark.clause("PI-M1", "PI-N15")
def test_coins_that_somebody_has_seen_are_drawn() -> None:
    """Each is as likely as the next one, seen or not."""
    table = docks(near("coins-leave:1").hidden("X", 1).coins("X", 5, seen="G")).do("Y")
    assert (table.phase, table.options) == ("coin_drawn", {"coin 5", "unseen 1"})
    assert table.do("coin 5").loot("Y") == ["coin 5"]


@pytest.mark.clause("PI-M3")
def test_all_coins_leave() -> None:
    """For one island."""
    table = docks(near("all-coins-leave").hidden("X", 1, 2).coins("X", 5, seen="G")).do("far")
    assert (unseen(table, "far"), table.loot("far")) == ([4], ["coin 5"])


@pytest.mark.clause("PI-M4", "PI-R129")
def test_coins_are_scattered() -> None:
    """One by one over the other wild islands."""
    assert unseen(docks(near("coins-scattered").hidden("X", 1, 2, 3)), "X", "Y", "far") == [0, 2, 3]


@pytest.mark.clause("PI-M27")
def test_a_random_coin_goes_home() -> None:
    """Its gold counts there at once."""
    table = docks(near("coin-sent-home").hidden("X", 4)).do("unseen 1", "deal 4")
    assert (table.gold["R"], table.phase) == (4, AT_SEA)
    assert docks(near("coin-sent-home").coins("X", 5, seen="G")).do("coin 5").gold["R"] == 5


@pytest.mark.clause("PI-M28")
def test_tribute_is_left_there() -> None:
    """And is not loaded again in this turn."""
    table = docks(near("tribute").token("R", "X").coins("A", 2, 3)).do("coin 3")
    assert (table.loot("A"), table.loot("X")) == (["coin 2"], ["coin 3"])
    assert table.do("A explores free").phase == AT_SEA
    assert table.turn().do("A", "X").options == {"done", "coin 3"}


# -- exploring ---------------------------------------------------------------------------------------


def explores(effect: str, *coins: int) -> Table:
    """A docks at X, where her player's token lies and these coins, and explores it free."""
    table = near(effect).token("R", "X").coins("X", *coins, seen="R")
    return docks(table).do("A explores free")


@pytest.mark.clause("PI-M9")
def test_she_may_be_kept_from_exploring() -> None:
    """Until she has left and docked again."""
    table = docks(near("no-exploring").token("R", "X").coins("X", 3, seen="R"))
    assert not table.can("A explores free")
    table.turn().do("A", "move", "L 1800 3000").turn().do("A", "move", "L 0", NOTHING)
    assert table.can("A explores free")


@pytest.mark.clause("PI-M15")
def test_coins_of_other_islands_come_first() -> None:
    """One from each, before she chooses."""
    table = docks(near("coins-come:1").token("R", "X").hidden("Y", 1, 2)).do("A explores free")
    assert table.phase == "looking"
    assert unseen(table, "X", "Y", "far") == [2, 1, 1]


@pytest.mark.clause("PI-M21", "PI-R89")
def test_a_coin_is_swapped_for_a_higher_one() -> None:
    """Up to 7; the old one leaves the game."""
    table = explores("swap-for-higher", 2, 7)
    assert (table.phase, table.options) == ("fortune", {"done", "coin 2"})
    assert table.do("coin 2").options == {f"collect {k}" for k in range(3, 8)}
    table.do("collect 7", "coin 7", "done")
    assert (table.loot("A"), table.loot("X"), table.loot("out")) == (["coin 7"], ["coin 7"], ["coin 2"])


@pytest.mark.clause("PI-M19", "PI-M20", "PI-R89")
@pytest.mark.parametrize("effect", ["swap-for-unique", "later-swap-for-unique"])
def test_a_coin_is_swapped_for_a_unique_treasure(effect: str) -> None:
    """One of the pack that is not in the game; it comes aboard with the others."""
    table = explores(effect, 2).do("coin 2")
    assert table.options == {"collect 16", "collect 17", "collect 18"}
    assert table.do("collect 17").loot("A") == ["unique 17"]


@pytest.mark.clause("PI-M23", "PI-R89")
def test_a_coin_is_added() -> None:
    """No higher than one that she took; nothing for who took nothing."""
    table = explores("coin-added", 2, 1).do("coin 2", "done")
    assert table.options == {"done", "collect 1", "collect 2"}
    assert table.do("collect 2").loot("A") == ["coin 2", "coin 2"]
    assert explores("coin-added", 2).do("done").phase == AT_SEA


@pytest.mark.clause("PI-M24", "PI-N15")
def test_taken_coins_are_exchanged_for_random_ones() -> None:
    """Of other wild islands; what comes is not exchanged again."""
    table = explores("coins-exchanged", 2).do("coin 2")
    assert (table.phase, table.options) == ("fortune", {"done", "coin 2"})
    assert table.do("coin 2").options == {"far"}
    table.do("far", "unseen 1", "deal 15")
    assert (table.loot("A"), table.loot("far"), table.phase) == (["coin 15"], ["coin 2"], AT_SEA)


@pytest.mark.clause("PI-M29")
def test_who_has_loaded_may_move_s() -> None:
    """At once, free; not who loaded nothing."""
    table = explores("load-and-move", 2).do("coin 2")
    assert table.options == {"done", "move"}
    table.do("move", "S 1800 2000")
    assert (table.at("A"), table.phase) == ((6_990, 10_000, 1_800), AT_SEA)
    assert explores("load-and-move", 2).do("done").phase == AT_SEA


@pytest.mark.clause("PI-M22", "PI-R42", "PI-R89")
def test_an_event_is_gained() -> None:
    """One that its player does not have; nobody else knows which."""
    table = near("event-gained")
    table.catalog.events = i64(2)
    docks(table).do("collect 201")
    assert (list(table.position.events.card), list(table.position.events.owner)) == ([1], [0])
    table.position.veil(i64(1))
    assert list(table.position.events.card) == [-1]
