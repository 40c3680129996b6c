"""What cards say about treasure, crew and islands between actions: spies, traders, raiders, room aboard (PI-A)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.rules.common import ending
from quarterdeck.games.pirates.table import aboard, skills
from tests.games.pirates.gifted import SOURCES, gifted, helps, turned_up
from tests.games.pirates.table import Printed, Table

START = (10_000, 10_000, 0)
AT_THE_SHORE = (14_990, 10_000, 0)
BESIDE = (10_000, 13_000, 0)  # a hull that lies 1000 beside one at START
FAR_OFF = (10_000, 40_000, 0)


def shore(table: Table, home: str = "") -> Table:
    """An island at whose west side the bow of a ship at AT_THE_SHORE lies."""
    return table.island("shore", 15_000, 21_000, 7_000, 13_000, home=home)


# -- spies -------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A17", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_cargo_spy_sees_one_piece_of_cargo_a_turn(source: str) -> None:
    """Of any ship, crew or coin; what is seen the others do not learn."""
    table = gifted(Table(), source, "cargo-spy", "A", "R", START).ship("B", "G", FAR_OFF)
    table.crew("Ann", "G", "B").coins("B", 3).turn()
    assert table.can("A uses cargo-spy on Ann") is helps(source)
    if helps(source):
        table.do("A uses cargo-spy on coin 3")
        assert (table.can("A uses cargo-spy on Ann"), table.shown) == (False, turned_up(source))
        assert table.position.treasure.seen_by[0] == 0b11
        assert len(table.told(codes.SPIED)) == 1


@pytest.mark.clause("PI-A18", "PI-N15", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_an_island_spy_sees_one_treasure_ashore_a_turn(source: str) -> None:
    """One that nobody has seen is drawn; one that others have seen is named."""
    table = (
        shore(gifted(Table(), source, "island-spy", "A", "R", FAR_OFF)).hidden("shore", 2).coins("shore", 5, seen="G")
    )
    table.turn()
    assert table.can("A uses island-spy on shore") is helps(source)
    if helps(source):
        known = table.position.clone()
        table.do("A uses island-spy on shore", "deal 2")
        assert (table.phase, table.loot("shore")) == ("naming", ["coin 2", "coin 5"])
        assert (table.can("A uses island-spy on coin 5"), table.shown) == (False, turned_up(source))
        table.position = known
        table.do("A uses island-spy on coin 5")
        assert table.position.treasure.seen_by[0] == 0b11


# -- traders -----------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A16", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_ship_trader_swaps_a_random_treasure(source: str) -> None:
    """With an enemy within S who has some; the own one is drawn first, and both know both."""
    table = gifted(Table(), source, "ship-trader", "A", "R", START).ship("B", "G", BESIDE).ship("C", "G", FAR_OFF)
    table.coins("A", 1, 2).coins("B", 5).coins("C", 7).turn()
    assert (table.can("A uses ship-trader on B"), table.can("A uses ship-trader on C")) == (helps(source), False)
    if helps(source):
        table.do("A uses ship-trader on B")
        assert table.options == {"coin 1", "coin 2"}
        table.do("coin 1", "coin 5")
        assert (table.loot("A"), table.loot("B"), table.phase) == (["coin 2", "coin 5"], ["coin 1"], "naming")
        assert (table.can("A uses ship-trader on B"), table.shown) == (False, turned_up(source))


@pytest.mark.clause("PI-A15", "PI-R77")
def test_an_island_trader_swaps_a_treasure_with_another_island() -> None:
    """After a look; what comes is drawn, also of what nobody has seen, and has to be loaded."""
    table = shore(Table().ship("A", "R", AT_THE_SHORE, Printed(effects="island-trader"))).coins("shore", 1, 2, seen="R")
    table.island("isle", 60_000, 66_000, 60_000, 66_000).hidden("isle", 7).coins("isle", 4, seen="G").turn()
    table.do("A", "shore", "A uses island-trader on coin 1")
    assert (table.phase, table.asked) == ("consenting", "R")
    assert table.options == {"A uses island-trader on isle", "A uses island-trader on far"}
    table.do("A uses island-trader on isle")
    assert table.options == {"coin 4", "unseen 0"}
    seen = table.position.clone()
    table.do("coin 4")
    assert (table.loot("A"), table.loot("isle"), table.loot("shore")) == (["coin 4"], ["coin 1"], ["coin 2"])
    assert (table.phase, table.options) == ("taking", {"done", "coin 2"})
    table.position = seen
    table.do("unseen 0", "deal 7")
    assert (table.loot("A"), table.loot("isle")) == (["coin 7"], ["coin 1", "coin 4"])
    assert table.phase == "taking"


@pytest.mark.clause("PI-A15")
def test_without_room_nothing_is_traded() -> None:
    """The treasure that comes has to be loaded."""
    table = shore(Table().ship("A", "R", AT_THE_SHORE, Printed(effects="island-trader", cargo=1)))
    table.coins("A", 3).coins("shore", 1, seen="R").turn().do("A", "shore")
    assert not table.can("A uses island-trader on coin 1")


@pytest.mark.clause("PI-A29", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_pirate_looter_takes_all_there_is_room_for(source: str) -> None:
    """Of a Pirate ship that she touches; if there is not room for all, what comes is drawn."""
    card = Printed(nation="english", cargo=3)
    touching = (10_000, 12_000, 0)
    table = gifted(Table(), source, "pirate-looter", "A", "R", START, card).ship("B", "G", touching).coins("B", 1, 2, 3)
    table.turn()
    assert table.can("A uses pirate-looter on B") is helps(source)
    if helps(source):
        room = int(aboard.room(table.position, table.unit("A")))
        table.do("A uses pirate-looter on B")
        if room < 3:
            assert table.options == {"coin 1", "coin 2", "coin 3"}
            table.do("coin 1", "coin 3")
            assert (table.loot("A"), table.loot("B")) == (["coin 1", "coin 3"], ["coin 2"])
        else:
            assert (table.loot("A"), table.loot("B")) == (["coin 1", "coin 2", "coin 3"], [])
        assert (table.phase, table.shown) == ("naming", turned_up(source))


@pytest.mark.clause("PI-A29")
def test_only_pirates_are_looted() -> None:
    """Not the English."""
    table = Table().ship("A", "R", START, Printed(effects="pirate-looter"))
    table.ship("B", "G", (10_000, 12_000, 0), Printed(nation="english")).coins("B", 1).turn()
    assert not table.can("A uses pirate-looter on B")


@pytest.mark.clause("PI-A73", "PI-11.5", "PI-11.6")
def test_a_charter_marks_an_island_for_nobody_else() -> None:
    """Within S, once a turn; tokens of others go."""
    table = shore(Table().ship("A", "R", START, Printed(effects="charter"))).token("G", "shore")
    table.island("isle", 60_000, 66_000, 60_000, 66_000).turn()
    assert (table.can("A uses charter on shore"), table.can("A uses charter on isle")) == (True, False)
    table.do("A uses charter on shore")
    island = 1 << table.islands.index("shore")
    assert [int(tokens) & island for tokens in table.position.islands.tokens] == [island, 0, 0, 0]
    assert not table.can("A uses charter on shore")


# -- raiders -----------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A2", "PI-A3", "PI-A124", "PI-R74", "PI-8.3")
@pytest.mark.parametrize(
    ("ability", "taken"), [("raider", 1), ("raider-of-two", 2), ("raider-of-many", 3), ("explorer", 0)]
)
def test_a_raider_takes_treasure_from_an_enemys_home(ability: str, taken: int) -> None:
    """Coins that were unloaded there, which all have seen; their gold is gone from there."""
    table = shore(Table().ship("A", "R", START, Printed(effects=ability)), "G").home_gold("G", 6)
    table.coins("shore", 1, 2, 3, seen="RG").turn().do("A", "move", "L 0")
    for k in range(3):
        assert table.can(f"A uses {ability} on coin {3 - k}") is (k < taken)
        if k < taken:
            table.do(f"A uses {ability} on coin {3 - k}")
    assert table.gold["G"] == 6 - sum((3, 2, 1)[:taken])
    assert table.loot("A") == sorted(f"coin {3 - k}" for k in range(taken))


@pytest.mark.clause("PI-A2", "PI-R74", "PI-R100")
def test_gold_that_has_gone_into_forts_cannot_be_raided() -> None:
    """Of 6 gold 2 are left at home, so a coin of 2 can be taken, and none of 3."""
    table = shore(Table().ship("A", "R", START, Printed(effects="raider")), "G").home_gold("G", 2)
    table.coins("shore", 1, 2, 3, seen="RG").turn().do("A", "move", "L 0")
    assert [table.can(f"A uses raider on coin {coin}") for coin in (1, 2, 3)] == [True, True, False]


@pytest.mark.clause("PI-R74", "PI-R50")
def test_what_is_unloaded_can_be_raided() -> None:
    """It lies at home for all to see, and counts no more among the gold that is left."""
    table = shore(Table().ship("A", "G", START, Printed()), "G").coins("A", 4).turn("G").do("A", "move", "L 0")
    assert (table.loot("shore"), table.gold["G"], ending.treasure_left(table.position)) == (["coin 4"], 4, 30)


@pytest.mark.clause("PI-A2", "PI-R74")
def test_a_raider_leaves_on_her_next_turn() -> None:
    """Nothing else is allowed before, and there is no second raid."""
    table = shore(Table().ship("A", "R", START, Printed(effects="raider")), "G").home_gold("G", 6)
    table.coins("shore", 1, 2, seen="RG").turn().do("A", "move", "L 0", "A uses raider on coin 2", "done", "done")
    assert not table.can("done")
    assert not table.can("A uses raider on coin 1")
    assert table.actions("A") == {"move"}
    table.do("A", "move")
    assert not table.can("done")
    table.do("L 1800")
    assert table.can("done")


# -- moves of S, and far homes -----------------------------------------------------------------------


@pytest.mark.clause("PI-A48", "PI-A49", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("ability", ["unload-and-go", "load-and-go"])
def test_after_handling_treasure_she_may_move_s(ability: str, source: str) -> None:
    """Once a turn, free."""
    unloads = ability == "unload-and-go"
    table = shore(
        gifted(Table(), source, ability, "A", "R", START if unloads else AT_THE_SHORE), "R" if unloads else ""
    )
    if unloads:
        table.coins("A", 3)
    else:
        table.coins("shore", 3, 4, seen="R")
    table.turn()
    assert not table.can(f"A uses {ability}")
    table.do(*(["A", "move", "L 0"] if unloads else ["A", "shore", "coin 4", "done"]))
    assert (table.can(f"A uses {ability}"), table.can("A")) == (helps(source), False)
    if helps(source):
        table.do(f"A uses {ability}")
        assert (table.can("L 1800"), table.can("S 1800")) == (False, True)
        table.do("S 1800")
        assert (table.phase, table.can(f"A uses {ability}"), table.shown) == ("naming", False, turned_up(source))


@pytest.mark.clause("PI-A61", "PI-8.4", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize(("x", "near"), [(10_000, True), (9_999, False)])
def test_some_unload_from_s_away(source: str, x: int, near: bool) -> None:  # noqa: FBT001 - a parameter
    """All coins, free."""
    table = shore(gifted(Table(), source, "far-unloading", "A", "R", (x, 10_000, 0)), "R").coins("A", 3).turn()
    assert table.can("A uses far-unloading") is (near and helps(source))
    if near and helps(source):
        table.do("A uses far-unloading")
        assert (table.gold["R"], table.loot("A"), table.shown) == (3, [], turned_up(source))


@pytest.mark.clause("PI-A61", "PI-5.5", "PI-R50")
@pytest.mark.parametrize(("worth", "goes"), [(3, True), (0, False)])
def test_unique_treasure_is_unloaded_from_s_away(worth: int, goes: bool) -> None:  # noqa: FBT001 - a parameter
    """If it is worth gold."""
    table = shore(Table().ship("A", "R", (10_000, 10_000, 0), Printed(effects="far-unloading")), "R")
    table.aboard("A", "nothing-more", worth=worth).turn()
    assert table.can("A uses far-unloading") is goes
    if goes:
        assert table.do("A uses far-unloading").gold["R"] == worth


# -- room, costs, crew that stays --------------------------------------------------------------------


@pytest.mark.clause("PI-A62", "PI-R15", "PI-R78", "PI-4.5")
@pytest.mark.parametrize("source", SOURCES)
def test_one_more_cargo_space(source: str) -> None:
    """The crew that gives it takes none itself, and needs not be shown."""
    table = gifted(Table(), source, "cargo-one", "A", "R", START, Printed(cargo=2)).turn()
    unit = table.unit("A")
    assert aboard.space(table.position, unit) == (3 if helps(source) else 2)
    assert (aboard.load(table.position, unit), table.shown) == (0, [])


@pytest.mark.clause("PI-A63", "PI-4.4", "PI-4.5")
def test_a_cargo_master_serves_all_ships_of_his_nation() -> None:
    """As long as he sails on one of the fleet; not those of others, not from ashore, and not twice."""
    table = shore(Table().ship("A", "R", AT_THE_SHORE).ship("B", "R", FAR_OFF, Printed(nation="english")))
    table.ship("C", "R", (40_000, 40_000, 0)).ship("D", "G", (60_000, 60_000, 0))
    table.crew("Xavier", "R", "A", effects="cargo-master").crew("Yves", "R", "C", effects="cargo-master").turn()
    assert [aboard.space(table.position, table.unit(name)) for name in "ABCD"] == [6, 5, 6, 5]
    table.do("Xavier to shore")
    assert [aboard.space(table.position, table.unit(name)) for name in "AC"] == [6, 6]
    aboard.place_piece(table.position, table.crews.index("Yves"), codes.OUT)
    assert [aboard.space(table.position, table.unit(name)) for name in "AC"] == [5, 5]


@pytest.mark.clause("PI-A32", "PI-4.3", "PI-R16")
def test_cheap_crew_makes_all_others_cheaper() -> None:
    """On a ship of cost 10 sail crew of 3 + 4 + 5; without it 3 and 4 and no 5."""
    for effects, fits in (("cheap-crew", True), ("", False)):
        table = shore(Table().ship("A", "R", AT_THE_SHORE)).crew("Xavier", "R", "A", cost=3, effects=effects)
        table.crew("Yves", "R", "A", cost=4).crew("Zoe", "R", "shore", cost=5).turn()
        assert table.can("Zoe to A") is fits


@pytest.mark.clause("PI-A52", "PI-A32")
@pytest.mark.parametrize("ability", ["five-more-points", "cheap-crew"])
def test_some_crew_lies_face_up_from_the_start(ability: str) -> None:
    """As soon as it has its place aboard."""
    table = Table().ship("A", "R", START).crew("Xavier", "R", "out", effects=ability)
    table.position.turn, table.position.first_player, table.position.phase = 0, 0, codes.MANNING
    table.position.player = table.position.asked = 0
    assert table.do("Xavier to A").shown == ["Xavier"]


@pytest.mark.clause("PI-A52", "PI-8.2", "PI-11.10")
def test_the_crew_for_five_points_stays_aboard() -> None:
    """It goes neither ashore nor to another ship; an enemy takes it from a derelict."""
    table = shore(Table().ship("A", "R", AT_THE_SHORE)).crew("Xavier", "R", "A", effects="five-more-points").turn()
    assert not table.can("Xavier to shore")
    table = Table().ship("A", "R", START).ship("B", "G", (10_000, 12_000, 0), masts="-")
    table.crew("Xavier", "G", "B", effects="five-more-points").turn()
    assert table.do("A", "B").can("Xavier to A")


@pytest.mark.clause("PI-A66", "PI-11.2")
def test_who_leaves_the_last_takes_all_but_one() -> None:
    """The last treasure of an island stays."""
    table = shore(Table().ship("A", "R", AT_THE_SHORE, Printed(effects="leaves-the-last"))).coins(
        "shore", 1, 2, seen="R"
    )
    table.turn().do("A", "shore", "coin 2")
    assert (table.phase, table.loot("shore")) == ("naming", ["coin 1"])


@pytest.mark.clause("PI-A79", "PI-A5", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_silver_explorer_gets_more_for_coins_of_1(source: str) -> None:
    """1 more for each; and he explores where the ship has just docked."""
    table = shore(gifted(Table(), source, "silver-explorer", "A", "R", START), "R").coins("A", 1, 1, 3).turn()
    table.do("A", "move", "L 0")
    assert (table.gold["R"], table.shown) == (7 if helps(source) else 5, turned_up(source))
    table = shore(gifted(Table(), source, "silver-explorer", "A", "R", START)).hidden("shore", 2).turn()
    assert table.do("A", "move", "L 0").can("A explores free") is helps(source)


@pytest.mark.clause("PI-A92")
def test_captured_crew_with_ransom_brings_5_gold_home() -> None:
    """And goes free."""
    table = shore(Table().ship("A", "R", START), "R").ship("B", "G", (10_000, 12_000, 0), masts="-")
    table.crew("Ann", "G", "B", effects="ransom").turn()
    table.do("A", "B", "Ann to A", "done", "done", "done", "A", "move", "L 0")
    assert (table.gold["R"], table.people("A"), table.people("out")) == (5, [], ["Ann"])


# -- derelicts, grapples, cannons of treasure --------------------------------------------------------


@pytest.mark.clause("PI-A55", "PI-R75", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_derelict_that_she_explores_is_hers_and_both_are_home(source: str) -> None:
    """With all aboard; or she explores as others do."""
    table = gifted(Table(), source, "derelict-owner", "A", "R", START).ship("B", "G", (10_000, 12_000, 0), masts="-")
    table.coins("B", 3).turn().do("A", "B")
    assert table.phase == ("consenting" if helps(source) else "sharing")
    if helps(source):
        other = table.position.clone()
        table.do("A uses derelict-owner")
        home = 1 << table.islands.index("R home")
        assert (table.owner("B"), table.gold["R"], table.phase) == ("R", 3, "naming")
        assert all(skills.docked_at(table.position, table.unit(name)) == home for name in "AB")
        table.position = other
        assert table.do("done").phase == "sharing"
        assert table.shown == turned_up(source)


@pytest.mark.clause("PI-A54", "PI-9.8", "PI-9.9", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_grapples_board_from_s_away(source: str) -> None:
    """After a move, without a ram; the other ship adds no bonus: 3 masts and a 2 beat 3 masts and a 1 and no more."""
    table = gifted(Table(), source, "grapple", "A", "R", START)
    table.ship("B", "G", (10_000, 15_000, 0), Printed(effects="boarding-bonus")).coins("B", 3).turn()
    table.do("A", "move", "done")
    assert table.phase == ("consenting" if helps(source) else "naming")
    if helps(source):
        assert table.options == {"done", "A uses grapple on B"}
        table.do("A uses grapple on B", "die 2", "die 1")
        assert (table.phase, table.asked) == ("prize", "R")
        table.do("any coin", "coin 3")
        assert (table.phase, table.loot("A"), table.pinned("A")) == ("naming", ["coin 3"], "")
        assert table.shown == turned_up(source)


@pytest.mark.clause("PI-A84", "PI-A54")
def test_a_longship_that_grapples_has_not_rammed() -> None:
    """Nothing is added to her roll."""
    table = Table().ship("A", "R", START, Printed(effects="longship grapple")).ship("B", "G", (10_000, 15_000, 0))
    table.coins("B", 3).turn().do("A", "move", "done", "done", "A uses grapple on B", "die 2", "die 2")
    assert table.phase == "naming"


@pytest.mark.clause("PI-A74", "PI-R4")
def test_a_treasure_becomes_a_cannon() -> None:
    """When she docks at home, before she unloads; rank 3, range S, from any mast's place; only sinking removes it."""
    table = shore(Table().ship("A", "R", START, Printed(effects="treasure-cannon", rank=6)), "R").coins("A", 1, 2)
    table.ship("B", "G", (14_990, 16_000, 0)).turn().do("A", "move", "L 0")
    assert table.options == {"done", "A uses treasure-cannon on coin 1", "A uses treasure-cannon on coin 2"}
    table.do("A uses treasure-cannon on coin 1")
    assert (table.gold["R"], table.phase) == (2, "naming")
    table.do("done", "done", "A", "shoot", "fire gun1 at B", "die 4")
    assert table.phase == "losing"


# -- silence -----------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A38", "PI-R76", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_canceller_silences_a_ship_or_a_crew(source: str) -> None:
    """An enemy's own text, or a crew that lies face up; within S, for the turn."""
    table = gifted(Table(), source, "canceller", "A", "R", START).ship("B", "G", BESIDE, Printed(effects="ram-proof"))
    table.crew("Ann", "G", "B", effects="safe-crew").crew("Bob", "G", "B", effects="marksman").show("Ann").turn()
    assert table.can("A uses canceller on B") is helps(source)
    if helps(source):
        unit = table.unit("B")
        assert (table.can("A uses canceller on Ann"), table.can("A uses canceller on Bob")) == (True, False)
        before = table.position.clone()
        table.do("A uses canceller on B")
        assert (skills.able(table.position, unit, 8), skills.able(table.position, unit, 59)) == (False, True)
        assert [name for name in table.shown if name == "Xavier"] == turned_up(source)
        assert not table.can("A uses canceller on Ann")
        assert skills.able(table.do("done").position, unit, 8)
        table.position = before
        table.do("A uses canceller on Ann")
        assert (skills.able(table.position, unit, 8), skills.able(table.position, unit, 59)) == (True, False)


# -- dice --------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A20", "PI-R75", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_one_die_a_turn_may_be_rolled_again(source: str) -> None:
    """The second roll counts; a 6 is as good as it gets."""
    table = gifted(Table(), source, "reroll", "A", "R", (20_000, 20_000, 0)).ship("B", "G", (20_000, 26_000, 0)).turn()
    table.do("A", "shoot", "fire 1 at B", "die 2")
    assert table.phase == ("consenting" if helps(source) else "shooting")
    if helps(source):
        assert (table.asked, table.options) == ("R", {"done", "A uses reroll"})
        table.do("done")
        assert table.phase == "shooting"
        table.do("fire 2 at B", "die 3", "A uses reroll")
        assert (table.phase, table.asked) == ("hitting", "chance")
        table.do("die 5", "M1", "fire 3 at B", "die 2")
        assert (table.phase, table.masts("B"), table.shown) == ("naming", "23", turned_up(source))


@pytest.mark.clause("PI-A20")
def test_who_is_boarded_rolls_her_own_die_again() -> None:
    """Off turn, too; the other's die she cannot."""
    table = Table().ship("A", "R", (14_990, 10_000, 0)).ship("B", "G", (16_000, 13_000, 900), Printed(effects="reroll"))
    table.coins("A", 1).coins("B", 2).turn().do("A", "move", "done", "die 1", "board", "die 3")
    assert table.phase == "board_die"
    table.do("die 1")
    assert (table.phase, table.asked) == ("consenting", "G")
    table.do("B uses reroll", "die 6")
    assert (table.phase, table.asked) == ("prize", "G")


# -- turning about the stern -------------------------------------------------------------------------


@pytest.mark.clause("PI-A80", "PI-R73")
def test_a_schooner_turns_about_her_stern_after_a_move() -> None:
    """Her stern stays where it is; free, or not at all."""
    table = Table().ship("A", "R", START, Printed(effects="schooner")).turn().do("A", "move", "L 0")
    assert (table.phase, table.at("A"), table.can("done")) == ("turning", (18_000, 10_000, 0), True)
    table.do("turn 900")
    assert (table.phase, table.at("A")) == ("naming", (12_000, 16_000, 900))


@pytest.mark.clause("PI-A80", "PI-R73")
def test_a_turn_ends_where_she_lies_free() -> None:
    """Not over a rock; a pinned ship does not turn at all."""
    table = Table().ship("A", "R", START, Printed(effects="schooner"))
    table.island("rock", 10_000, 14_000, 12_500, 16_500).turn().do("A", "move", "L 0")
    assert (table.can("turn 900"), table.can("turn 2700")) == (False, True)
    table = (
        Table().ship("A", "R", (14_990, 10_000, 0), Printed(effects="schooner")).ship("B", "G", (16_000, 13_000, 900))
    )
    table.turn().do("A", "move", "done", "die 1", "done", "done")
    assert (table.phase, table.pinned("A")) == ("naming", "B")


@pytest.mark.clause("PI-A84", "PI-R73", "PI-9.1")
def test_a_longship_turns_before_all_that_follows_a_move() -> None:
    """So that the turn decides whom she rams."""
    table = Table().ship("A", "R", START, Printed(effects="longship")).ship("B", "G", (16_000, 17_005, 0)).turn()
    table.do("A", "move", "L 0")
    assert table.phase == "turning"
    table.do("turn 900")
    assert (table.phase, table.at("A")) == ("ram_die", (12_000, 16_000, 900))
