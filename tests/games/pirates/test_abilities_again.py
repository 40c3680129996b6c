"""What cards say about second actions, and about what is taken in passing (PI-6.4, PI-6.5, PI-A)."""

from __future__ import annotations

import pytest

from tests.games.pirates.duels import ABEAM, SHOOTER
from tests.games.pirates.gifted import SOURCES, gifted, helps, turned_up
from tests.games.pirates.table import Printed, Table

START = (10_000, 10_000, 0)
AT_HER_SIDE = (14_990, 10_000, 0)
BROADSIDE_ON = (16_000, 13_000, 900)


def zero_move(table: Table, unit: str = "A") -> Table:
    """A unit takes a move action and stays where it is."""
    return table.do(unit, "move", "done")


@pytest.mark.clause("PI-A11", "PI-1.2", "PI-6.5", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_on_5_or_6_a_ship_gets_one_more_action(source: str) -> None:
    """Before or after her action, once a turn; on less she has rolled in vain."""
    for die in (4, 5):
        table = zero_move(gifted(Table(), source, "extra-action", "A", "R", START).turn())
        assert (table.can("A uses extra-action"), table.can("A")) == (helps(source), False)
        assert table.shown == []
        if helps(source):
            table.do("A uses extra-action")
            assert (table.asked, table.phase) == ("chance", "using")
            table.do(f"die {die}")
            assert (table.can("A"), table.can("A uses extra-action")) == (die == 5, False)
        assert table.shown == turned_up(source)


@pytest.mark.clause("PI-A11", "PI-6.5", "PI-1.5")
def test_the_second_action_may_be_any_and_there_is_no_third() -> None:
    """In the next turn all begins anew."""
    table = Table().ship("A", "R", AT_HER_SIDE, Printed(effects="extra-action"), masts="12")
    table.island("port", 15_000, 21_000, 7_000, 13_000, home="R").turn().do("A uses extra-action", "die 6", "A")
    assert table.options == {"done", "move", "repair"}
    table.do("repair", "M3", "A")
    assert table.options == {"done", "move"}
    assert not table.do("move", "done").can("A")
    table.do("done", "done")
    assert (table.can("A"), table.can("A uses extra-action")) == (True, True)


@pytest.mark.clause("PI-A11", "PI-A13", "PI-6.5")
@pytest.mark.parametrize("ability", ["extra-action", "fleet-leader"])
def test_an_action_that_is_not_taken_is_lost(ability: str) -> None:
    """In the next turn there is one again, until the next lucky roll."""
    table = Table().ship("A", "R", START, Printed(effects=ability)).turn()
    if ability == "extra-action":
        zero_move(table.do("A uses extra-action", "die 6", "done", "done"))
    else:
        zero_move(table.do("die 6", "done", "done", "die 1"))
    assert not table.can("A")


@pytest.mark.clause("PI-T30", "PI-6.5", "PI-A11", "PI-A13")
def test_no_text_gives_a_third_action() -> None:
    """A fleet leader's 6 and a second text's 5: two actions, and the other ship has the leader's."""
    table = (
        Table().ship("A", "R", START, Printed(effects="extra-action fleet-leader")).ship("B", "R", (10_000, 60_000, 0))
    )
    table.turn().do("die 6", "A uses extra-action", "die 5")
    zero_move(zero_move(table))
    assert (table.can("A"), table.can("B")) == (False, True)
    assert not zero_move(zero_move(table, "B"), "B").can("B")


@pytest.mark.clause("PI-T19", "PI-A11", "PI-1.5", "PI-R19")
def test_the_same_text_twice_is_rolled_for_once() -> None:
    """Two of the crew have it; one is turned up."""
    table = Table().ship("A", "R", START).crew("Xavier", "R", "A", effects="extra-action")
    table.crew("Yves", "R", "A", effects="extra-action").turn().do("A uses extra-action", "die 1")
    assert (table.can("A uses extra-action"), table.shown) == (False, ["Xavier"])


@pytest.mark.clause("PI-A12", "PI-1.2", "PI-6.5", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_on_5_or_6_she_does_the_same_again(source: str) -> None:
    """Ahead of her action; a second move, and nothing but a move."""
    for die in (4, 5):
        table = gifted(Table(), source, "same-again", "A", "R", SHOOTER).ship("E", "G", ABEAM)
        table.turn()
        assert (table.can("A uses same-again"), table.shown) == (helps(source), [])
        if helps(source):
            zero_move(table.do("A uses same-again", f"die {die}"))
            assert table.can("A") is (die == 5)
            if die == 5:
                assert table.do("A").options == {"done", "move"}
                assert not table.do("move", "done").can("A")
        assert table.shown == turned_up(source)


@pytest.mark.clause("PI-A12")
def test_after_her_action_it_is_too_late_for_the_same_again() -> None:
    """And who shot shoots again."""
    table = Table().ship("A", "R", SHOOTER, Printed(effects="same-again")).ship("E", "G", ABEAM)
    table.turn()
    before = table.position.clone()
    assert not zero_move(table).can("A uses same-again")
    table.position = before
    table.do("A uses same-again", "die 6", "A", "shoot", "done")
    assert table.actions("A") == {"shoot"}


@pytest.mark.clause("PI-A13", "PI-1.2", "PI-6.5", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_fleet_leaders_6_gives_one_ship_a_second_action(source: str) -> None:
    """At the start of each own turn; whichever ship it is, and only one."""
    for die in (5, 6):
        table = gifted(Table(), source, "fleet-leader", "A", "R", START).ship("B", "R", (10_000, 60_000, 0)).turn()
        assert table.phase == ("using" if helps(source) else "naming")
        assert table.shown == turned_up(source)
        if helps(source):
            zero_move(zero_move(table.do(f"die {die}")), "B")
            assert (table.can("A"), table.can("B")) == (die == 6, die == 6)
            if die == 6:
                zero_move(table, "B")
                assert (table.can("A"), table.can("B")) == (False, False)
            table.do("done")
            assert (table.phase, table.asked) == ("naming", "G")
            assert table.do("done").phase == "using"


@pytest.mark.clause("PI-A13", "PI-1.5")
def test_two_fleet_leaders_roll_one_die() -> None:
    """On two ships of one fleet."""
    table = Table().ship("A", "R", START, Printed(effects="fleet-leader"))
    table.ship("B", "R", (10_000, 60_000, 0), Printed(effects="fleet-leader")).turn().do("die 1")
    assert table.phase == "naming"


@pytest.mark.clause("PI-A14", "PI-1.2", "PI-6.5", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_another_of_the_crew_is_given_up_for_one_more_action(source: str) -> None:
    """Of any nation, once a turn; everybody sees who it was. The one with the ability does not give up himself."""
    table = gifted(Table(), source, "sacrifice", "A", "R", START).crew("Yves", "R", "A", nation="jade")
    zero_move(table.crew("Zoe", "R", "A").turn())
    assert {word for word in table.options if word.startswith("sacrifice")} == (
        {"sacrifice Yves", "sacrifice Zoe"} if helps(source) else set()
    )
    if helps(source):
        table.do("sacrifice Yves")
        assert (table.people("out"), table.can("sacrifice Zoe"), table.can("A")) == (["Yves"], False, True)
        assert not zero_move(table).can("A")
        assert table.shown == [*turned_up(source), "Yves"]


@pytest.mark.clause("PI-A14")
def test_two_who_sacrifice_may_give_up_each_other() -> None:
    """Then each of them is another."""
    table = Table().ship("A", "R", START).crew("Xavier", "R", "A", effects="sacrifice")
    table.crew("Yves", "R", "A", effects="sacrifice").turn()
    assert {"sacrifice Xavier", "sacrifice Yves"} < table.options
    assert table.do("sacrifice Xavier").shown == ["Xavier", "Yves"]


@pytest.mark.clause("PI-A8", "PI-1.2", "PI-6.4", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_pickpocket_takes_a_random_treasure_from_a_ship_that_she_touches(source: str) -> None:
    """Once a turn and free: chance draws the coin, and her action is left."""
    table = gifted(Table(), source, "pickpocket", "A", "R", AT_HER_SIDE).ship("B", "G", BROADSIDE_ON)
    table.coins("B", 2, 5, 16).turn()
    assert (table.can("A robs B"), table.shown) == (helps(source), [])
    if helps(source):
        table.do("A robs B")
        assert (table.asked, table.options) == ("chance", {"coin 2", "coin 5"})
        table.do("coin 5")
        assert (table.loot("A"), table.loot("B")) == (["coin 5"], ["coin 2", "unique 16"])
        assert (table.can("A robs B"), table.can("A")) == (False, True)
        assert table.do("done", "done").can("A robs B")
    assert table.shown == turned_up(source)


@pytest.mark.clause("PI-A8", "PI-R15")
@pytest.mark.parametrize(
    ("cargo", "pose", "able"), [(1, AT_HER_SIDE, True), (0, AT_HER_SIDE, False), (1, START, False)]
)
def test_a_pickpocket_needs_room_and_contact(cargo: int, pose: tuple[int, int, int], able: bool) -> None:  # noqa: FBT001 - a parameter
    """Without a free space, or from afar, nothing is taken."""
    table = Table().ship("A", "R", pose, Printed(cargo=cargo, effects="pickpocket")).ship("B", "G", BROADSIDE_ON)
    assert table.coins("B", 2).turn().can("A robs B") is able


@pytest.mark.clause("PI-A8", "PI-R50")
def test_what_is_picked_at_home_goes_ashore() -> None:
    """She lies at her home with the other ship at her bow."""
    table = (
        Table().ship("A", "R", AT_HER_SIDE, Printed(effects="pickpocket")).ship("B", "G", BROADSIDE_ON).coins("B", 4)
    )
    table.island("port", 9_000, 13_000, 11_005, 17_000, home="R").turn().do("A robs B", "coin 4")
    assert (table.gold["R"], table.loot("A")) == (4, [])
