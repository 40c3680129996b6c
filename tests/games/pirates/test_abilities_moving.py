"""What cards say about how ships move: measures, rowing, moves and shots in one action (PI-A, PI-R7)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates import codes
from tests.games.pirates.duels import ABEAM, SHOOTER
from tests.games.pirates.gifted import SOURCES, gifted, helps, turned_up
from tests.games.pirates.table import Printed, Table

START = (10_000, 10_000, 0)
AT_HER_SIDE = (14_990, 10_000, 0)
BROADSIDE_ON = (16_000, 13_000, 900)

# -- measures ----------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A76", "PI-T102", "PI-R7", "PI-1.2", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_helmsman_adds_s_behind_the_base_move(source: str) -> None:
    """L and then S; the crew lies face down until S is sailed."""
    table = gifted(Table(), source, "helmsman", "A", "R", START).turn().do("A", "move", "L 0")
    assert table.can("S 900") is helps(source)
    assert table.shown == []
    if helps(source):
        table.do("S 900")
        assert table.at("A") == (15_000, 18_000, 900)
    assert (table.end_move().phase, table.shown) == ("naming", turned_up(source))


@pytest.mark.clause("PI-A76", "PI-T102", "PI-R7")
def test_the_base_move_is_over_when_an_added_measure_is_sailed() -> None:
    """S before L is refused; S alone, or in part, is fine."""
    table = Table().ship("A", "R", START, Printed(effects="helmsman")).turn().do("A", "move")
    assert {"S 0 5000", "S 0 2500", "L 0 8000"} < table.options
    table.do("S 0")
    assert (table.at("A"), table.phase) == ((15_000, 10_000, 0), "naming")


@pytest.mark.clause("PI-T19", "PI-A76", "PI-1.5", "PI-R19", "PI-4.7")
def test_a_second_helmsman_adds_nothing() -> None:
    """Neither to the first nor to the ship's own text; the one that is used is turned up, the other is not."""
    table = Table().ship("A", "R", START).crew("Xavier", "R", "A", effects="helmsman")
    table.crew("Yves", "R", "A", effects="helmsman").turn().do("A", "move", "L 0", "S 0")
    assert table.options == {"done"}
    assert (table.at("A"), table.end_move().phase, table.shown) == ((23_000, 10_000, 0), "naming", ["Xavier"])
    table = Table().ship("A", "R", START, Printed(effects="helmsman")).crew("Xavier", "R", "A", effects="helmsman")
    table.turn().do("A", "move", "L 0", "S 0")
    assert (table.at("A"), table.end_move().phase, table.shown) == ((23_000, 10_000, 0), "naming", [])


@pytest.mark.clause("PI-A25", "PI-A76", "PI-R7", "PI-R19")
@pytest.mark.parametrize(("cargo", "added"), [("", True), ("coin", False), ("crew", False)])
def test_a_light_ship_adds_s_while_nothing_is_aboard(cargo: str, added: bool) -> None:  # noqa: FBT001 - a parameter
    """Neither crew nor coins; it is another text than a helmsman's, and both add."""
    table = Table().ship("A", "R", START, Printed(effects="light"))
    if cargo == "coin":
        table.coins("A", 0)
    elif cargo:
        table.crew("Xavier", "R", "A")
    assert table.turn().do("A", "move", "L 0").can("S 0") is added
    table = Table().ship("A", "R", START, Printed(effects="light helmsman")).turn()
    assert table.do("A", "move", "L 0", "S 0", "S 900").at("A") == (20_000, 18_000, 900)


@pytest.mark.clause("PI-A26", "PI-R7")
@pytest.mark.parametrize(("masts", "added"), [("", True), ("23", False)])
def test_under_full_sail_l_is_added(masts: str, added: bool) -> None:  # noqa: FBT001 - a parameter
    """While all masts stand, and behind the base move."""
    table = Table().ship("A", "R", START, Printed(move="S", effects="under-full-sail"), masts=masts).turn()
    table.do("A", "move", "S 0")
    assert table.can("L 0") is added
    if added:
        assert table.do("L 0").at("A") == (23_000, 10_000, 0)


@pytest.mark.clause("PI-A27", "PI-7.2")
@pytest.mark.parametrize(("cargo", "measures"), [(2, {"L"}), (1, {"S"})])
def test_a_heavy_ship_is_slow_while_she_is_full(cargo: int, measures: set[str]) -> None:
    """One coin fills one space; the base move is S then, whatever is printed."""
    card = Printed(cargo=cargo, move="L+L", effects="heavy")
    table = Table().ship("A", "R", START, card).coins("A", 3).turn().do("A", "move")
    assert {word.split()[0] for word in table.options - {"done"}} == measures
    table.do(f"{min(measures)} 0")
    assert table.phase == ("sailing" if cargo == 2 else "naming")


# -- rowing ------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A39", "PI-1.2", "PI-10.2", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_an_oarsman_moves_a_derelict_by_s(source: str) -> None:
    """In spite of the rule that derelicts do not move; he is turned up by that."""
    table = gifted(Table(), source, "oarsman", "A", "R", START, Printed(move="L+L"), masts="-").turn()
    assert table.can("A") is helps(source)
    if helps(source):
        assert table.actions("A") == {"move"}
        table.do("A", "move", "S 900")
        assert (table.at("A"), table.phase) == ((7_000, 18_000, 900), "naming")
    assert table.shown == turned_up(source)


@pytest.mark.clause("PI-A39", "PI-4.7", "PI-R15")
def test_an_oarsman_takes_no_space_and_does_nothing_while_a_mast_stands() -> None:
    """A ship without cargo spaces carries him; she moves as printed, and he stays face down."""
    table = Table().ship("A", "R", AT_HER_SIDE, Printed(cargo=0)).island("shore", 15_000, 21_000, 7_000, 13_000)
    table.crew("Xavier", "R", "shore", effects="oarsman").crew("Yves", "R", "shore").turn()
    assert (table.can("Xavier to A"), table.can("Yves to A")) == (True, False)
    table.do("Xavier to A", "A", "move", "L 1800")
    assert (table.at("A"), table.end_move().phase, table.shown) == ((990, 10_000, 1800), "naming", [])


@pytest.mark.clause("PI-A81", "PI-A83", "PI-A84", "PI-10.2", "PI-1.2")
@pytest.mark.parametrize("keyword", ["galley", "turtle-ship", "longship"])
def test_some_ships_row_without_masts(keyword: str) -> None:
    """S, and no more; they are derelicts all the same, and a captain aboard has nothing to shoot with."""
    card = Printed(move="L+L", effects=f"{keyword} captain")
    table = Table().ship("A", "R", SHOOTER, card, masts="-").ship("E", "G", ABEAM).turn()
    assert table.actions("A") == {"move"}
    table.do("A", "move", "S 2700", *(["done"] if keyword == "longship" else []))
    assert (table.at("A"), table.phase) == ((17_000, 12_000, 2700), "naming")


@pytest.mark.clause("PI-A39", "PI-R46", "PI-20.2")
@pytest.mark.parametrize(("effects", "ending"), [("", "no moves"), ("oarsman", "")])
def test_who_rows_has_a_move_left(effects: str, ending: str) -> None:
    """Green's only ship is a derelict: the game is over, unless she rows."""
    table = Table(guards="R").ship("D", "G", START, masts="-").crew("Xavier", "G", "D", effects=effects).turn()
    assert table.do("R guard", "move", "done").ending == ending


# -- two things in one action ------------------------------------------------------------------------


@pytest.mark.clause("PI-A21", "PI-T97", "PI-1.2", "PI-6.2", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_after_the_shots_she_may_move(source: str) -> None:
    """Free, and with it her action is over; the crew is turned up by the move."""
    table = gifted(Table(), source, "shoot-and-move", "A", "R", SHOOTER).ship("B", "G", ABEAM).turn()
    table.do("A", "shoot", "fire 1 at B", "die 2", "done")
    assert table.phase == ("sailing" if helps(source) else "naming")
    if helps(source):
        table.do("L 2700")
        assert table.at("A") == (17_000, 9_000, 2700)
    assert (table.phase, table.can("A"), table.shown) == ("naming", False, turned_up(source))


@pytest.mark.clause("PI-A21", "PI-4.7", "PI-R75")
def test_who_is_asked_to_move_after_the_shots_has_shown_why() -> None:
    """Everybody sees that there is something to choose; she may stay where she is all the same."""
    table = gifted(Table(), "crew", "shoot-and-move", "A", "R", SHOOTER).ship("B", "G", ABEAM).turn()
    table.do("A", "shoot", "done", "done")
    assert (table.phase, table.shown, table.at("A")) == ("naming", ["Xavier"], SHOOTER)


@pytest.mark.clause("PI-A21", "PI-R20", "PI-9.7")
def test_a_pinned_ship_does_not_move_after_her_shots() -> None:
    """She was pinned before; nor does one that has pinned herself by the ram after the shots."""
    table = Table().ship("A", "R", AT_HER_SIDE, Printed(effects="shoot-and-move")).ship("B", "G", BROADSIDE_ON)
    table.pin("A", "B").turn().do("A", "shoot", "done")
    assert table.phase == "naming"
    table = Table().ship("A", "R", AT_HER_SIDE, Printed(effects="shoot-and-move")).ship("B", "G", BROADSIDE_ON)
    table.turn().do("A", "shoot", "done", "die 1", "done", "done")
    assert (table.pinned("A"), table.phase) == ("B", "naming")


@pytest.mark.clause("PI-A6", "PI-1.2", "PI-6.2", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_captain_shoots_right_after_the_move(source: str) -> None:
    """Free; he is turned up when she may shoot, and then her action is over (PI-R75)."""
    table = gifted(Table(), source, "captain", "A", "R", (12_000, 20_000, 0)).ship("B", "G", ABEAM).turn()
    table.do("A", "move", "L 0").end_move()
    assert (table.phase, table.shown) == ("shooting" if helps(source) else "naming", turned_up(source))
    if helps(source):
        table.do("fire 1 at B", "die 6", "M1", "done")
    assert (table.phase, table.can("A"), table.shown) == ("naming", False, turned_up(source))


@pytest.mark.clause("PI-A6", "PI-4.7", "PI-R75")
def test_a_captain_who_is_not_needed_stays_face_down() -> None:
    """Neither a move without a target nor a shoot action turns him up; shots that are offered do, though they are declined."""
    table = gifted(Table(), "crew", "captain", "A", "R", SHOOTER).ship("B", "G", ABEAM).turn()
    table.do("A", "shoot", "fire 1 at B", "die 1", "done")
    assert (table.phase, table.shown) == ("naming", [])
    table.do("done", "done", "A", "move", "L 2700", "done")
    assert (table.phase, table.shown) == ("naming", [])
    table.do("done", "done", "A", "move", "L 900", "done", "done")
    assert (table.phase, table.shown) == ("naming", ["Xavier"])


@pytest.mark.clause("PI-A6", "PI-A21", "PI-R20")
def test_a_free_move_is_no_move_action() -> None:
    """Shots, the free move, and no free shots after it."""
    table = Table().ship("A", "R", SHOOTER, Printed(effects="captain shoot-and-move")).ship("B", "G", ABEAM).turn()
    table.do("A", "shoot", "fire 1 at B", "die 1", "done", "done")
    assert (table.phase, table.can("A")) == ("naming", False)


@pytest.mark.clause("PI-T101", "PI-A6", "PI-R20", "PI-8.4", "PI-9.1")
def test_a_captains_shots_come_before_docking_and_ramming() -> None:
    """Her bow touches an enemy and her side her home: shots, then the gold goes ashore, then the ram."""
    table = Table().ship("A", "R", START, Printed(effects="captain")).ship("B", "G", BROADSIDE_ON).coins("A", 3)
    table.island("port", 13_500, 14_900, 5_000, 8_995, home="R").turn().do("A", "move", "L 0")
    assert (table.at("A"), table.phase, table.gold["R"]) == (AT_HER_SIDE, "shooting", 0)
    assert table.told(codes.DOCKED) == table.told(codes.RAMMED) == []
    table.do("fire 1 at B", "die 5", "M2", "done")
    assert (table.phase, table.gold["R"]) == ("ram_die", 3)
    table.do("die 3")
    assert (table.asked, table.phase) == ("G", "losing")
