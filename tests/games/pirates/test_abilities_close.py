"""What cards say about rams, boarding parties, islands, gold and repairs; whose abilities count (PI-A, PI-4)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates import codes
from tests.games.pirates.gifted import SOURCES, STRANGE, gifted, helps, turned_up
from tests.games.pirates.table import Printed, Table

START = (10_000, 10_000, 0)
AT_HER_SIDE = (14_990, 10_000, 0)
BROADSIDE_ON = (16_000, 13_000, 900)


def shore(table: Table, home: str = "") -> Table:
    """An island ahead of START, which a ship AT_HER_SIDE touches."""
    return table.island("shore", 15_000, 21_000, 7_000, 13_000, home=home)


def ram(table: Table, die: int = 1) -> Table:
    """A's bow lies at B's side; the turn begins, she moves no farther and rams."""
    table.turn().do("A", "move", "done")
    return table.do(*(["done"] if table.phase == "turning" else []), f"die {die}")


# -- whose abilities count ---------------------------------------------------------------------------


@pytest.mark.clause("PI-T16", "PI-4.4", "PI-4.5")
def test_a_stranger_sails_along_and_is_of_no_use() -> None:
    """Nor is crew of the ship's own nation while it is ashore; aboard it helps."""
    table = shore(Table().ship("A", "R", AT_HER_SIDE)).crew("Xavier", "R", "A", 3, STRANGE, "helmsman")
    table.crew("Yves", "R", "shore", 3, effects="helmsman").turn()
    before = table.position.clone()
    table.do("A", "move", "L 1800")
    assert not table.can("S 1800")
    assert (table.end_move().phase, table.people("A")) == ("naming", ["Xavier"])
    table.position = before.clone()
    assert table.do("Yves to A", "A", "move", "L 1800").can("S 1800")
    table.position = before
    assert not table.do("Yves to A", "Yves to shore", "A", "move", "L 1800").can("S 1800")


@pytest.mark.clause("PI-A59", "PI-4.5", "PI-1.2")
@pytest.mark.parametrize(
    ("friend", "helped"), [(f"friend:{STRANGE}", True), ("friend:any", True), ("friend:french", False)]
)
def test_a_friend_aboard_lets_others_use_their_abilities(friend: str, helped: bool) -> None:  # noqa: FBT001 - a parameter
    """One of her own nation has the text, or the ship; whoever is of no use himself brings no friends."""
    for ship, nation, able in ((friend, "french", helped), ("", "pirate", helped), ("", "jade", False)):
        table = Table().ship("A", "R", START, Printed(effects=ship))
        table.crew("Xavier", "R", "A", nation=STRANGE, effects="helmsman")
        table.crew("Yves", "R", "A", nation=nation, effects=friend).turn()
        assert table.do("A", "move", "L 0").can("S 0") is able


@pytest.mark.clause("PI-T84", "PI-4.7", "PI-R58")
def test_who_was_turned_up_stays_so() -> None:
    """In Red's third turn the helmsman is used; Green knows him from then on, ashore too, and nobody else."""
    table = shore(Table().ship("A", "R", START)).crew("Xavier", "R", "A", effects="helmsman")
    table.crew("Yves", "R", "A", effects="helmsman").turn().do("done", "done", "done", "done")
    table.do("A", "move", "L 1800")
    assert table.told(codes.REVEALED) == []
    table.do("S 1800").end_move()
    assert len(table.told(codes.REVEALED)) == 1
    table.do("done", "done", "A", "move", "L 0", "S 0").end_move().do("done", "done", "Xavier to shore")
    table.position.veil(1)
    assert ([int(card) for card in table.position.crew.card], table.people("shore")) == ([0, -1], ["Xavier"])
    assert len(table.told(codes.REVEALED)) == 1


@pytest.mark.clause("PI-4.5", "PI-4.7")
def test_a_stranger_with_the_same_ability_is_not_turned_up() -> None:
    """The crew that could use it is."""
    table = Table().ship("A", "R", START).crew("Xavier", "R", "A", nation=STRANGE, effects="helmsman")
    table.crew("Yves", "R", "A", effects="helmsman").turn().do("A", "move", "L 0", "S 0")
    assert table.shown == ["Yves"]


# -- rams and boarding parties -----------------------------------------------------------------------


@pytest.mark.clause("PI-A9", "PI-1.2", "PI-9.2", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_rams_never_cost_a_ram_proof_ship_a_mast(source: str) -> None:
    """The rammer is pinned all the same; a low roll turns nobody up."""
    table = gifted(Table().ship("A", "R", AT_HER_SIDE), source, "ram-proof", "B", "G", BROADSIDE_ON).turn()
    low = table.position.clone()
    table.do("A", "move", "done", "die 6")
    assert table.phase == ("offering" if helps(source) else "losing")
    if helps(source):
        assert (table.masts("B"), table.pinned("A")) == ("123", "B")
    assert table.shown == turned_up(source)
    table.position = low
    assert table.do("A", "move", "done", "die 3").shown == []


@pytest.mark.clause("PI-A51", "PI-1.2", "PI-9.3", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_pin_proof_ship_rams_and_is_not_pinned(source: str) -> None:
    """Nobody is turned up where there was no pin anyway."""
    table = gifted(Table(), source, "pin-proof", "A", "R", AT_HER_SIDE).ship("B", "G", BROADSIDE_ON, masts="2").turn()
    derelict = table.position.clone()
    table.do("A", "move", "done", "die 1")
    assert (table.phase, table.pinned("A")) == ("offering", "" if helps(source) else "B")
    assert table.shown == turned_up(source)
    table.position = derelict
    table.do("A", "move", "done", "die 6")
    assert (table.masts("B"), table.pinned("A"), table.shown) == ("", "", [])


@pytest.mark.clause("PI-A84", "PI-1.2", "PI-9.3")
@pytest.mark.parametrize("longship", ["A", "B"])
def test_a_longship_neither_pins_nor_is_pinned(longship: str) -> None:
    """Whichever of the two she is."""
    a, b = (Printed(effects="longship" if name == longship else "") for name in "AB")
    table = ram(Table().ship("A", "R", AT_HER_SIDE, a).ship("B", "G", BROADSIDE_ON, b))
    assert (table.phase, table.pinned("A"), table.pinned("B")) == ("offering", "", "")


@pytest.mark.clause("PI-A1", "PI-1.2", "PI-9.9", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_boarding_bonus_adds_1_for_who_boards(source: str) -> None:
    """Three masts and a 2 are as much as one mast and a 4; with 1 more she wins."""
    table = gifted(Table(), source, "boarding-bonus", "A", "R", AT_HER_SIDE)
    ram(table.ship("B", "G", BROADSIDE_ON, masts="1").coins("B", 3))
    assert table.shown == []
    table.do("board", "die 2", "die 4")
    assert (table.phase, table.asked) == ("prize" if helps(source) else "naming", "R")
    assert table.shown == turned_up(source)


@pytest.mark.clause("PI-A1", "PI-9.9", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_boarding_bonus_adds_1_for_who_is_boarded(source: str) -> None:
    """The same roll, and B wins."""
    table = gifted(Table().ship("A", "R", AT_HER_SIDE), source, "boarding-bonus", "B", "G", BROADSIDE_ON, masts="1")
    ram(table.coins("A", 3)).do("board", "die 2", "die 4")
    assert (table.phase, table.asked) == (("prize", "G") if helps(source) else ("naming", "R"))
    assert table.shown == turned_up(source)


@pytest.mark.clause("PI-T19", "PI-A1", "PI-1.5", "PI-R19")
def test_a_second_boarding_bonus_adds_nothing() -> None:
    """Two masts and a 2 and 1 more against one mast and a 4: a tie, with the ship's own text and a crew's."""
    table = Table().ship("A", "R", AT_HER_SIDE, Printed(effects="boarding-bonus"), masts="12")
    table.crew("Xavier", "R", "A", effects="boarding-bonus").crew("Yves", "R", "A", effects="boarding-bonus")
    ram(table.ship("B", "G", BROADSIDE_ON, masts="1").coins("A", 1).coins("B", 3)).do("board", "die 2", "die 4")
    assert (table.phase, table.told(codes.BOARD_TIED), table.shown) == ("naming", [(-1, 5, 0)], [])


@pytest.mark.clause("PI-A84", "PI-A1", "PI-9.9")
@pytest.mark.parametrize(("effects", "die"), [("", 3), ("longship", 2), ("longship boarding-bonus", 1)])
def test_a_longship_that_rams_adds_1_to_her_boarding_roll(effects: str, die: int) -> None:
    """Beside the bonus of another text; each is just enough to win. Who is rammed adds nothing."""
    table = Table().ship("A", "R", AT_HER_SIDE, Printed(effects=effects))
    ram(table.ship("B", "G", BROADSIDE_ON, Printed(effects="longship"), masts="1").coins("A", 1).coins("B", 3))
    before = table.position.clone()
    assert table.do("board", f"die {die}", "die 4").phase == "prize"
    table.position = before
    assert table.do("board", f"die {die}", "die 5").phase == "naming"


# -- islands, gold and repairs -----------------------------------------------------------------------


@pytest.mark.clause("PI-A5", "PI-1.2", "PI-11.1", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_an_explorer_docks_and_explores_in_one_move_action(source: str) -> None:
    """Where she came to in this turn; he is turned up by the look, not by the docking."""
    table = shore(gifted(Table(), source, "explorer", "A", "R", START)).hidden("shore", 2, 4).turn()
    table.do("A", "move", "L 0")
    assert (table.can("A explores free"), table.shown) == (helps(source), [])
    if helps(source):
        table.do("A explores free", "deal 2", "deal 4", "coin 4", "done")
        assert table.loot("A") == ["coin 4"]
    assert (table.can("A explores free"), table.can("A"), table.shown) == (False, False, turned_up(source))


@pytest.mark.clause("PI-A5", "PI-R21", "PI-6.4")
def test_an_explorer_explores_free_only_where_he_has_just_docked() -> None:
    """In the next turn it takes an action, which turns nobody up; at home there is nothing to explore."""
    table = shore(gifted(Table(), "crew", "explorer", "A", "R", START)).hidden("shore", 2).turn()
    table.do("A", "move", "L 0", "done", "done")
    assert not table.can("A explores free")
    assert table.do("A", "shore", "deal 2", "done").shown == []
    table = shore(Table().ship("A", "R", START, Printed(effects="explorer")), "R").turn().do("A", "move", "L 0")
    assert not table.can("A explores free")


@pytest.mark.clause("PI-A41", "PI-A42", "PI-8.4", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize(("ability", "more"), [("gold-two", 2), ("gold-one", 1)])
@pytest.mark.parametrize("source", SOURCES)
def test_one_treasure_that_comes_home_is_worth_more(ability: str, more: int, source: str) -> None:
    """Of two coins only one; nothing comes of it without a treasure."""
    table = shore(gifted(Table(), source, ability, "A", "R", START), "R").turn()
    empty = table.position.clone()
    assert table.do("A", "move", "L 0").gold["R"] == 0
    assert table.shown == []
    table.position = empty
    table.coins("A", 3, 4).do("A", "move", "L 0")
    assert table.gold["R"] == 7 + (more if helps(source) else 0)
    assert table.shown == turned_up(source)


@pytest.mark.clause("PI-A41", "PI-A42", "PI-8.4", "PI-R50")
@pytest.mark.parametrize(("ability", "more"), [("gold-two", 2), ("gold-one", 1)])
def test_a_unique_treasure_that_comes_home_alone_is_worth_more_too(ability: str, more: int) -> None:
    """It is worth gold there; one that is worth none does not come ashore."""
    for worth, gold in ((3, 3 + more), (0, 0)):
        table = shore(Table().ship("A", "R", START, Printed(effects=ability)), "R")
        table.aboard("A", "nothing-more", worth=worth).turn().do("A", "move", "L 0")
        assert table.gold["R"] == gold


@pytest.mark.clause("PI-T19", "PI-A41", "PI-A42", "PI-1.5", "PI-R19")
def test_the_same_gold_is_added_once() -> None:
    """Two of one text add 2; another text adds its own."""
    for effects, gold in (("gold-two", 5), ("gold-one", 6)):
        table = shore(Table().ship("A", "R", START, Printed(effects="gold-two")), "R").coins("A", 3)
        table.crew("Xavier", "R", "A", effects=effects).turn().do("A", "move", "L 0")
        assert table.gold["R"] == gold


@pytest.mark.clause("PI-A77", "PI-1.2", "PI-14.1", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_shipwright_repairs_at_sea(source: str) -> None:
    """One mast an action; a derelict, too."""
    for masts, repaired in (("3", "23"), ("-", "2")):
        table = gifted(Table(), source, "shipwright", "A", "R", START, masts=masts).turn()
        assert ("repair" in table.actions("A")) is helps(source)
        if helps(source):
            table.do("A", "repair")
            assert table.shown == []
            table.do("M2")
            assert (table.masts("A"), table.phase) == (repaired, "naming")
        assert table.shown == turned_up(source)


@pytest.mark.clause("PI-A77", "PI-14.1", "PI-4.7")
def test_at_home_no_shipwright_is_needed() -> None:
    """He stays face down; with all masts there is nothing to repair anywhere."""
    table = shore(gifted(Table(), "crew", "shipwright", "A", "R", AT_HER_SIDE, masts="12"), "R").turn()
    assert table.do("A", "repair", "M3").shown == []
    table = gifted(Table(), "crew", "shipwright", "A", "R", START).turn()
    assert "repair" not in table.actions("A")
