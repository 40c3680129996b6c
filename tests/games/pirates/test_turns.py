"""Turns, actions and free actions (PI-6, PI-R20, PI-R51 to PI-R53, PI-R60)."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.rules.turn.rounds import MOST_ROUNDS
from tests.games.pirates.sentences import refused
from tests.games.pirates.table import Printed, Table


def three() -> Table:
    """Red has three ships."""
    table = Table(guards="G").ship("A", "R", (20_000, 20_000, 0)).ship("B", "R", (20_000, 40_000, 0))
    return table.ship("C", "R", (20_000, 60_000, 0))


@pytest.mark.clause("PI-T82", "PI-6.1", "PI-6.2", "PI-R20", "PI-D7", "PI-D8")
def test_each_piece_gets_one_action_in_any_order() -> None:
    """A piece without one is fine; then the turn passes."""
    table = three().turn()
    assert (table.asked, table.options) == ("R", {"done", "A", "B", "C"})
    table.do("C", "move", "L 0")
    assert table.options == {"done", "A", "B"}
    table.do("A", "move", "L 0", "done")
    assert (table.asked, table.options) == ("G", {"done", "G guard"})
    table.do("done")
    assert table.options == {"done", "A", "B", "C"}


@pytest.mark.clause("PI-T31", "PI-6.3")
def test_nobody_moves_an_enemy() -> None:
    """Only pieces of the own fleet are named."""
    assert not any(word.startswith("G ") for word in three().turn().options)


@pytest.mark.clause("PI-R20", "PI-R63", "PI-6.2")
def test_one_action_is_finished_before_the_next() -> None:
    """While a ship moves nothing else is offered; who was named and does nothing has had her action."""
    table = three().turn().do("A")
    assert table.options == {"done", "move"}
    table.do("move")
    assert all(word == "done" or word.startswith("L ") for word in table.options)
    table.do("done", "B", "done")
    assert table.options == {"done", "C"}


@pytest.mark.clause("PI-T29", "PI-10.2")
def test_a_derelict_neither_moves_nor_shoots() -> None:
    """An enemy lies close; she may explore the own ship that she touches."""
    table = Table().ship("D", "R", (20_000, 20_000, 0), masts="-").ship("E", "G", (20_000, 25_000, 0))
    table.ship("A", "R", (26_005, 20_000, 0)).turn()
    assert table.actions("D") == {"A"}
    assert "shoot" in table.actions("A")


@pytest.mark.clause("PI-10.2")
def test_a_derelict_with_nothing_to_do_is_told_why() -> None:
    """She has no masts; nothing lies beside her to explore, and no home to repair her at."""
    table = Table().ship("D", "R", (20_000, 20_000, 0), masts="-").ship("E", "G", (20_000, 35_000, 0)).turn()
    refusal = refused(table, "act R2")
    assert refusal.clause == "PI-10.2"
    assert refusal.sentence.endswith(
        "has no masts, so she does not move or shoot, and here she cannot explore or be repaired either."
    )


@pytest.mark.clause("PI-T85", "PI-6.4", "PI-R117", "PI-8.2", "PI-8.4", "PI-R50")
def test_unloading_and_crew_handling_are_no_actions() -> None:
    """A lies at home; B hands her a coin, which goes ashore; her crew comes and goes, and she still has her action."""
    table = Table().ship("A", "R", (14_990, 10_000, 0)).ship("B", "R", (8_985, 10_000, 0)).coins("B", 3)
    table.island("port", 15_000, 21_000, 7_000, 13_000, home="R").crew("Xavier", "R", "A").turn()
    table.do("B", "A", "coin 3 to A", "done")
    assert (table.gold["R"], table.loot("A")) == (3, [])
    table.do("Xavier to port")
    assert "move" in table.actions("A")
    assert not table.can("B")


@pytest.mark.clause("PI-R13", "PI-R60", "PI-8.2")
def test_a_piece_of_crew_is_moved_twice_between_two_actions() -> None:
    """More comes to the same."""
    table = three().island("port", 20_005, 26_000, 17_000, 23_000, home="R").crew("Xavier", "R", "A").turn()
    table.do("Xavier to port", "Xavier to A")
    assert not table.can("Xavier to port")
    table.do("B", "move", "done")
    assert table.can("Xavier to port")


@pytest.mark.clause("PI-R51")
def test_an_empty_fleet_is_passed_over() -> None:
    """With three players the two others go on."""
    table = Table(3, guards="RB").turn("R")
    assert table.do("done").asked == "B"
    assert table.do("done").asked == "R"


@pytest.mark.clause("PI-R51", "PI-2.8", "PI-R42")
def test_who_has_nothing_but_events_has_turns() -> None:
    """As long as one is left, whichever it is: nobody else knows which."""
    for effect, plays in (("favor-of-the-gods", True), ("raft", False)):
        table = Table(3, guards="RB").events("G", effect).turn("R").do("done")
        assert (table.asked, table.can(f"play {effect}")) == ("G", plays)
        if plays:
            assert table.do(f"play {effect}", "done", "done", "done").asked == "B"


@pytest.mark.clause("PI-R52")
def test_rounds_in_which_nothing_happens_end_the_game() -> None:
    """Two, where that was agreed; moves alone are nothing."""
    table = Table()
    table.position.patience = 2
    table.turn().do("R guard", "move", "done", "done", "done", "done")
    assert table.ending == ""
    assert table.do("done").ending == "stalemate"
    assert PIRATES.ending(table.position).sentence.text.startswith("Nothing has happened for too many rounds. ")


@pytest.mark.clause("PI-R65")
def test_the_sentence_says_so_if_there_were_too_many_rounds() -> None:
    """Not that nothing happened: it did."""
    table = Table().turn()
    table.position.round, table.position.patience = MOST_ROUNDS, 0
    assert table.do("done", "done").ending == "stalemate"
    assert PIRATES.ending(table.position).sentence.text.startswith("Too many rounds have been played. ")


@pytest.mark.clause("PI-R52")
@pytest.mark.parametrize(("what", "ending"), [("coin 3", ""), ("Xavier", "stalemate")])
def test_a_coin_that_changes_ships_is_something_and_crew_is_not(what: str, ending: str) -> None:
    """One round in which nothing happens was agreed."""
    table = Table().ship("A", "R", (14_990, 10_000, 0)).ship("B", "R", (8_985, 10_000, 0))
    table.coins("B", 3).crew("Xavier", "R", "B")
    table.position.patience = 1
    table.turn().do("A", "B", f"{what} to A", "done", "done", "done")
    assert table.ending == ending
    if not ending:
        assert table.do("done", "done").ending == "stalemate"


@pytest.mark.clause("PI-R53")
def test_there_are_no_allies() -> None:
    """Every other fleet may be shot at, and its ships are not explored."""
    table = Table(3).ship("A", "R", (20_000, 20_000, 0), Printed()).ship("G1", "G", (20_000, 25_000, 0))
    table.ship("B1", "B", (20_000, 15_000, 0)).ship("B2", "B", (26_005, 20_000, 0)).turn()
    assert table.actions("A") == {"move", "shoot"}
    table.do("A", "shoot")
    assert {word.split(" at ")[1] for word in table.options - {"done"}} == {"G1", "B1", "B2"}


@pytest.mark.clause("PI-T100", "PI-N15", "PI-N17", "PI-N18")
def test_the_same_moves_give_the_same_position() -> None:
    """Of two tables that play one record, after every action; and a copy goes on like its original."""
    dice, one, other = seeded(7, 2), three().coins("A", 2).turn(), three().coins("A", 2).turn()
    for _ in range(40):
        moves = one.position.legal()
        assert moves == other.position.legal()
        move = moves[dice.below(len(moves))]
        copy = one.position.clone()
        for position in (one.position, other.position, copy):
            position.play(move)
        assert one.position.numbers() == other.position.numbers() == copy.numbers()
