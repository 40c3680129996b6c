"""Unique treasure that does something when it is found (PI-11.7 to PI-11.9, PI-U, PI-R90 to PI-R94)."""

from __future__ import annotations

import pytest
from librt.vecs import append
from mypy_extensions import i64

from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import PIRATES, codes
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.texts.kinds import TREASURE_FIREWORKS
from tests.games.pirates.finds import at_home, bury, find, shore
from tests.games.pirates.pictures import of_red, seen, shape
from tests.games.pirates.sentences import refused
from tests.games.pirates.table import Printed, Table


def crewed(table: Table, number: int, ship: str = "A") -> Table:
    """So many crew aboard Red's ship: X1, X2 and so on."""
    for k in range(number):
        table.crew(f"X{k + 1}", "R", ship)
    return table


@pytest.mark.clause("PI-R126", "PI-11.2")
def test_a_full_ship_with_crew_face_down_is_asked_for_coins() -> None:
    """The crew might add a space; once it lies face up everybody sees that there is no room."""
    table = crewed(shore(Printed(cargo=1)), 1).hidden("shore", 2).turn().do("A", "shore", "deal 2")
    assert (table.phase, table.options) == ("taking", {"done"})
    table = crewed(shore(Printed(cargo=1)), 1).show("X1").hidden("shore", 2).turn().do("A", "shore", "deal 2")
    assert table.phase == "naming"


@pytest.mark.clause("PI-R127", "PI-A66", "PI-11.8")
def test_who_leaves_the_last_takes_unique_treasure_all_the_same() -> None:
    """It has to be taken; the coin beside it stays."""
    table = find(shore(Printed(effects="leaves-the-last")), "weapons", 2)
    assert (table.loot("A"), table.loot("shore"), table.phase) == (["weapons"], ["coin 2"], "naming")


@pytest.mark.clause("PI-U1", "PI-11.7", "PI-11.9", "PI-19.1")
def test_a_treasure_without_a_text_lies_face_up_and_does_nothing() -> None:
    """It needs no room, and everybody sees it."""
    table = find(crewed(shore(Printed(cargo=1)), 1).show("X1"), "nothing-more", 2)
    assert (table.phase, table.loot("A"), table.loot("shore")) == ("naming", ["unique 19"], ["coin 2"])
    table.position.veil(1)
    assert table.loot("A") == ["unique 19"]


@pytest.mark.clause("PI-T99", "PI-5.5", "PI-8.4", "PI-R45", "PI-R50")
def test_a_treasure_may_be_worth_gold_when_unloaded() -> None:
    """A text says 3; it was nothing in the starting gold."""
    table = at_home().aboard("A", "nothing-more", worth=3)
    assert table.position.starting_gold == 30
    assert table.turn().do("A", "move", "L 0").gold["R"] == 3
    assert table.loot("A") == []


@pytest.mark.clause("PI-U6", "PI-R91", "PI-R46")
def test_rum_costs_a_turn_and_is_worth_6_less_the_crew() -> None:
    """With two of the crew aboard 4; in the turn after the next she acts again."""
    table = find(crewed(shore(), 2), "rum")
    assert table.told(codes.WORTH) == [(0, table.told(codes.WORTH)[0][1], 4)]
    table.do("done", "done")
    assert not table.can("A")
    table.do("done", "done")
    assert table.can("A")


@pytest.mark.clause("PI-U6", "PI-8.4")
def test_rum_is_unloaded_for_what_it_is_worth() -> None:
    """Nobody was aboard: 6."""
    table = find(shore(), "rum").do("done", "done", "done", "done")
    table.island("port", 2_000, 6_000, 7_000, 13_000, home="R").do("A", "move", "L 1800")
    assert (table.gold["R"], table.loot("A")) == (6, [])


@pytest.mark.clause("PI-U11", "PI-R90", "PI-R91")
def test_buried_treasure_is_worth_a_die() -> None:
    """It is rolled when it is found; she has no action on her next turn."""
    table = find(shore(), "buried-treasure")
    assert (table.asked, table.phase) == ("chance", "deed_die")
    table.do("die 5")
    assert [gold for _, _, gold in table.told(codes.WORTH)] == [5]
    assert not table.do("done", "done").can("A")


@pytest.mark.clause("PI-U40", "PI-11.7", "PI-R90")
def test_sunken_treasure_loses_worth_with_every_turn() -> None:
    """Two dice, 9; a turn later 8; it takes two spaces."""
    table = find(shore(Printed(cargo=3)), "sunken-treasure", 1, spaces=2).do("die 4", "die 5", "coin 1")
    assert aboard.room(table.position, 0 + table.unit("A")) == 0
    assert list(table.position.treasure.extra_gold)[-2:] != []
    slot = aboard.slot_of(table.position, table.unit("A"), 39)
    assert questions.unique_gold(table.position, slot) == 9
    table.do("done", "done")
    assert questions.unique_gold(table.position, slot) == 8


@pytest.mark.clause("PI-U8", "PI-R90")
def test_a_ghostly_encounter_takes_crew_and_is_worth_who_is_left() -> None:
    """A die for each: 1 costs the first."""
    table = find(crewed(shore(), 3), "ghostly-encounter").do("die 1", "die 2", "die 6")
    assert table.people("A") == ["X2", "X3"]
    slot = aboard.slot_of(table.position, table.unit("A"), 7)
    assert questions.unique_gold(table.position, slot) == 2


@pytest.mark.clause("PI-U8", "PI-A60")
def test_crew_that_cannot_be_eliminated_is_worth_gold_to_ghosts() -> None:
    """On a 1, too."""
    table = find(shore().crew("X1", "R", "A", effects="safe-crew"), "ghostly-encounter").do("die 1")
    assert (
        table.people("A"),
        questions.unique_gold(table.position, aboard.slot_of(table.position, table.unit("A"), 7)),
    ) == (["X1"], 1)


@pytest.mark.clause("PI-U8")
def test_ghosts_without_crew_roll_nothing() -> None:
    """There is nobody to be lost."""
    assert find(shore(), "ghostly-encounter").phase == "naming"


@pytest.mark.clause("PI-U7")
def test_the_plague_kills_all_crew_and_keeps_the_ship_from_docking() -> None:
    """She lies at home, and nothing is unloaded."""
    table = find(crewed(shore(), 2), "plague", 3).do("coin 3", "done", "done")
    assert table.people("A") == []
    table.island("port", 2_000, 6_000, 7_000, 13_000, home="R").do("A", "move", "L 1800")
    assert (table.at("A")[0], table.gold["R"], table.loot("A")) == (6_010, 0, ["coin 3", "plague"])


@pytest.mark.clause("PI-U7", "PI-R93")
def test_the_next_ship_that_is_touched_gets_the_plague() -> None:
    """Red's B runs into A: her crew dies, and A is free of it."""
    table = Table().ship("A", "R", (30_000, 10_000, 900)).ship("B", "R", (23_000, 7_000, 0)).aboard("A", "plague")
    table.crew("Yves", "R", "B").turn().do("B", "move", "L 0")
    assert (table.loot("A"), table.loot("B"), table.people("B")) == ([], ["plague"], [])


@pytest.mark.clause("PI-U23")
def test_missionaries_take_all_crew_ashore() -> None:
    """It leaves the game."""
    table = find(crewed(shore(), 2), "missionary")
    assert (table.people("A"), table.people("out")) == ([], ["X1", "X2"])


@pytest.mark.clause("PI-U20", "PI-R91", "PI-R94")
def test_natives_hold_the_finder_for_as_many_turns_as_it_has_crew() -> None:
    """They stay face down: Green sees something, not what."""
    table = find(crewed(shore(), 2), "natives", hidden=True)
    assert [turns for _, _, turns in table.told(codes.HELD)] == [2]
    green = table.position.clone()
    green.veil(1)
    assert table.loot("A") == ["natives"]
    table.position, red = green, table.position
    assert table.loot("A") == ["coin ?"]
    table.position = red
    for _ in range(2):
        assert not table.do("done", "done").can("A")
    assert table.do("done", "done").can("A")


@pytest.mark.clause("PI-U36")
def test_the_idol_clears_all_unique_treasure_that_lies_face_up() -> None:
    """Hidden ones stay; this one goes, too."""
    table = shore().ship("B", "G", (40_000, 40_000, 0)).aboard("B", "rats").aboard("B", "fireworks", hidden=True)
    find(table, "clearing-idol")
    assert (table.loot("A"), table.loot("B")) == ([], ["fireworks"])


@pytest.mark.clause("PI-U22")
def test_a_castaway_joins_and_takes_the_ships_nation() -> None:
    """A generic crew that costs 3 or less, of the player's choice."""
    table = shore(Printed(cargo=0)).generic(3, effects="helmsman").generic(4).generic(2, nation="french")
    find(table, "castaway")
    assert (table.asked, table.options) == ("R", {"recruit 0"})
    table.do("recruit 0")
    table.crews.append("Castaway")
    assert (table.people("A"), table.shown) == (["Castaway"], ["Castaway"])
    assert skills.able(table.position, table.unit("A"), 75)


@pytest.mark.clause("PI-U16")
def test_abandoned_crew_waits_ashore_and_joins_any_ship() -> None:
    """Three that are drawn; a French ship may take them, and their abilities work there."""
    table = shore().generic(1, effects="helmsman")
    table.ship("F", "R", (18_000, 13_005, 2700), Printed(nation="french"))
    find(table, "abandoned-crew").do("recruit 0", "recruit 0", "recruit 0")
    table.crews = ["H1", "H2", "H3"]
    assert (table.people("shore"), table.loot("A")) == (["H1", "H2", "H3"], [])
    table.do("H1 to F")
    assert skills.able(table.position, table.unit("F"), 75)


@pytest.mark.clause("PI-U14")
def test_trees_may_be_left_by_a_ship_with_all_masts() -> None:
    """She is asked; who comes later explores them again."""
    table = find(shore(), "trees")
    assert (table.asked, table.options) == ("R", {"done", "show trees"})
    table.do("done")
    assert (table.loot("A"), table.loot("shore")) == ([], ["trees"])


@pytest.mark.clause("PI-U14", "PI-R93")
def test_trees_repair_all_masts() -> None:
    """A damaged ship must take them; shown, they are gone."""
    table = find(shore(masts="1"), "trees")
    assert (table.loot("A"), table.options >= {"show trees"}) == (["trees"], True)
    table.do("show trees")
    assert (table.masts("A"), table.loot("A")) == ("123", [])


@pytest.mark.clause("PI-U27", "PI-N15")
def test_maps_turn_up_all_treasure_on_wild_islands() -> None:
    """What nobody has seen is drawn, for all to see; a coin that is taken later is known to all."""
    table = shore().hidden("far", 4)
    deals = bury(table, "maps-of-alexandria", 2, 1)
    table.turn().do("A", "shore", *deals, "deal 15", "deal 15", "deal 4", "coin 2", "done")
    table.position.veil(1)
    assert table.loot("far") == ["coin 15", "coin 15", "coin 4"]
    assert (table.loot("A"), table.loot("shore")) == (["coin 2", "maps-of-alexandria"], ["coin 1"])


@pytest.mark.clause("PI-U29", "PI-R96")
def test_wolves_keep_everything_ashore_until_they_are_hit() -> None:
    """No coin is loaded; a Musketeer's roll above 3 drives them away."""
    table = shore().crew("Xavier", "R", "A", effects="musketeer")
    find(table, "wolves", 3)
    assert (table.loot("A"), table.loot("shore"), table.phase) == ([], ["coin 3", "wolves"], "naming")
    table.do("done", "done", "A")
    assert table.can("hunt")
    table.do("hunt", "die 3", "done", "done", "A", "hunt", "die 4")
    assert table.loot("shore") == ["coin 3"]
    assert table.do("done", "done", "A", "shore").can("coin 3")


@pytest.mark.clause("PI-U29", "PI-11.8")
def test_where_wolves_are_no_other_unique_treasure_is_loaded() -> None:
    """Neither what lies open aboard nor what lies hidden there."""
    table = shore()
    found = [table.unique("wolves"), table.unique("jade", spaces=1), table.unique("fireworks", hidden=True)]
    table.hidden("shore", *reversed(found)).turn().do("A", "shore")
    while table.asked == "chance":
        table.do(next(word for word in sorted(table.options) if word in {f"deal {what}" for what in found}))
    assert (table.phase, table.loot("A"), table.loot("shore")) == ("naming", [], ["fireworks", "jade", "wolves"])


@pytest.mark.clause("PI-11.8", "PI-11.7", "PI-R94")
def test_hidden_treasure_has_to_be_taken_whatever_room_there_is() -> None:
    """It is offered among the coins, needs no space, and nothing ends before it is aboard."""
    table = shore().coins("A", 1, 1, 1, 1, 1)
    fireworks = table.unique("fireworks", hidden=True)
    table.hidden("shore", fireworks, 2).turn().do("A", "shore", f"deal {fireworks}", "deal 2")
    assert table.options == {"fireworks"}
    assert all(PIRATES.why_not(table.position, move) is None for move in table.position.legal())
    assert refused(table, "done").clause == "PI-11.8"
    table.do("fireworks")
    assert (table.phase, table.loot("shore")) == ("naming", ["coin 2"])
    assert questions.has(table.position, table.unit("A"), TREASURE_FIREWORKS)


@pytest.mark.clause("PI-U41", "PI-20.3", "PI-20.4")
def test_when_the_last_gold_has_faded_the_game_is_over() -> None:
    """A sunken treasure that was worth 1 is worth nothing when the next turn of its player begins."""
    table = Table(far=()).ship("A", "R", (40_000, 40_000, 0)).aboard("A", "sunken-treasure")
    table.position.treasure.extra_gold = put(table.position.treasure.extra_gold, 0, 1)
    assert table.turn().ending == "all unloaded"


@pytest.mark.clause("PI-U29", "PI-14.1")
def test_crew_ashore_is_not_loaded_where_wolves_are() -> None:
    """Nor is equipment."""
    table = shore().crew("Xavier", "R", "shore")
    assert table.turn().can("Xavier to A")
    find(table, "wolves")
    assert not table.can("Xavier to A")


@pytest.mark.clause("PI-U35", "PI-R20")
def test_a_volcano_costs_every_ship_at_the_island_a_treasure_and_a_crew() -> None:
    """Each player chooses what he loses."""
    table = crewed(shore(), 2).coins("A", 1, 3).ship("E", "G", (18_000, 13_005, 2700))
    table.crew("Emil", "G", "E").coins("E", 2)
    find(table, "volcano")
    assert (table.asked, table.options) == ("R", {"coin 1", "coin 3"})
    table.do("coin 1")
    assert table.options == {"X1", "X2"}
    table.do("X2")
    assert (table.people("A"), table.loot("A")) == (["X1"], ["coin 3", "volcano"])
    assert (table.people("E"), table.loot("E"), table.phase) == ([], [], "naming")


@pytest.mark.clause("PI-U18", "PI-U9", "PI-8.4")
def test_fruit_cures_scurvy_and_stays_aboard() -> None:
    """It takes two spaces and is not unloaded."""
    table = shore(Printed(cargo=3)).aboard("A", "scurvy")
    deals = bury(table, "fruit", spaces=2)
    table.turn().do("die 3", "A", "shore", *deals)
    assert (table.loot("A"), aboard.room(table.position, table.unit("A"))) == (["fruit"], 1)


@pytest.mark.clause("PI-U9", "PI-U18")
def test_fruit_that_came_aboard_in_another_way_cures_scurvy_when_the_turn_begins() -> None:
    """No die falls."""
    table = shore().crew("X1", "R", "A").aboard("A", "scurvy").aboard("A", "fruit", spaces=2).turn()
    assert (table.phase, table.loot("A"), table.people("A")) == ("naming", ["fruit"], ["X1"])


@pytest.mark.clause("PI-11.8", "PI-R23")
def test_unique_treasure_is_taken_where_there_is_no_room() -> None:
    """Fruit in a ship of one space: she is fuller than full."""
    table = find(shore(Printed(cargo=1)), "fruit", 1, spaces=2)
    assert (table.loot("A"), table.loot("shore"), table.phase) == (["fruit"], ["coin 1"], "naming")


@pytest.mark.clause("PI-R94", "PI-R28")
def test_hidden_treasure_is_drawn_like_a_coin() -> None:
    """Green's boarding party may get it."""
    table = Table().ship("A", "G", (10_000, 10_000, 0)).ship("B", "R", (16_000, 13_000, 900), Printed(masts=1))
    table.aboard("B", "fireworks", hidden=True).coins("B", 2).turn("G").do(
        "A", "move", "L 0", "die 1", "board", "die 6", "die 1"
    )
    assert table.options == {"done", "any coin"}
    table.do("any coin")
    assert table.options == {"fireworks", "coin 2"}
    table.do("fireworks")
    assert (table.loot("A"), table.loot("B")) == (["fireworks"], ["coin 2"])


@pytest.mark.clause("PI-11.9", "PI-5.5", "PI-R91")
def test_a_deckplate_says_what_treasure_aboard_does_and_is_worth() -> None:
    """And that the ship has no action for a turn."""
    position = of_red()
    rum = position.catalog.names.index("rum") - int(position.catalog.ships + position.catalog.crews)
    what = len(position.treasure.worth)
    position.treasure.worth = append(position.treasure.worth, i64(16 + rum))
    slot = aboard.add_slot(position, i64(what), i64(0), i64(3))
    position.treasure.extra_gold = put(position.treasure.extra_gold, slot, i64(4))
    position.ships.idle_turns = put(position.ships.idle_turns, 0, i64(1))
    label = shape(seen(position, 1), "plate-R1").label
    assert "Rum, worth 4" in label
    assert "Rum: The ship has no action on its next turn." in label
    assert "has no action for one turn" in label
