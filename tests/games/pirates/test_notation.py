"""One text a move, read in any capitals and spacing; what means no move is refused with what would be one."""

from __future__ import annotations

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.trial import Trial
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.options import PiratesOptions
from quarterdeck.games.pirates.rules.moving.segments import segment_move
from tests.games.pirates.sentences import named
from tests.games.pirates.table import Printed, Table

SHOOTER = (20_000, 20_000, 0)
ABEAM = (20_000, 26_000, 0)
DOCKED = (14_990, 10_000, 0)


def texts(table: Table) -> set[str]:
    """All legal moves in notation."""
    position = named(table).position
    return {PIRATES.text(position, move) for move in position.legal()}


def parse(table: Table, text: str) -> int:
    """The move that a text means."""
    return PIRATES.parse(named(table).position, text)


def played(table: Table, *written: str) -> Table:
    """Moves in notation, one after the other, all of them legal."""
    for text in written:
        move = parse(table, text)
        assert PIRATES.why_not(table.position, move) is None, text
        table.position.play(move)
    return table


# -- everywhere ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_texts_of_a_decision_differ_and_are_read_in_any_form(players: int) -> None:
    """Capitals and spaces do not matter."""
    options = PiratesOptions(patience=4)
    for k, position in enumerate(Trial(PIRATES, Setup(players=players, options=options), 5).walk()):
        legal = position.legal() if k % 11 == 0 else []
        written = [PIRATES.text(position, move) for move in legal]
        assert len(set(written)) == len(written)
        for move, text in zip(legal, written, strict=True):
            assert PIRATES.parse(position, f"  {text.upper().replace(' ', '   ')} ") == move


# -- single sorts ----------------------------------------------------------------------------------


@pytest.mark.clause("PI-N17", "PI-R7")
def test_segments_are_a_measure_a_heading_and_a_length() -> None:
    """Without a length the whole measure is meant; the second of two equal ones has a number."""
    table = Table().ship("A", "R", SHOOTER, Printed(move="S+S")).turn().do("A", "move")
    assert parse(table, "s 45") == parse(table, "S 45.0 50.00") == segment_move(0, 450, 5_000)
    assert parse(table, "S#2 0.1 0.01") == segment_move(1, 1, 1)
    played(table, "S 90.0")
    assert parse(table, "S 45.0") == segment_move(1, 450, 5_000)
    assert PIRATES.text(table.position, segment_move(0, 450, 5_000)) == "S#1 45.0 50.00"
    assert PIRATES.text(table.position, parse(table, "L 45.0")) == "L 45.0 80.00"


@pytest.mark.clause("PI-N12", "PI-C6")
def test_shots_need_a_point_only_if_it_is_not_the_usual_one() -> None:
    """Ships are called by seat and number, or by name."""
    table = Table().ship("A", "R", SHOOTER, Printed(reach="S")).ship("B", "G", ABEAM).turn().do("A", "shoot")
    assert {"done", "fire 1 at G2", "fire 2 at G2", "fire 3 at G2"} == texts(table)
    exact = parse(table, "fire 2 at g2 170.00,250.00")
    assert exact == table.shot(2, "B", 17_000, 25_000)
    usual = parse(table, "fire 2 at ship-3")
    assert PIRATES.text(table.position, usual) == "fire 2 at G2"
    assert PIRATES.text(table.position, exact) in {"fire 2 at G2", "fire 2 at G2 170.00,250.00"}


@pytest.mark.clause("PI-6.2", "PI-11.1", "PI-14.1")
def test_actions_have_words() -> None:
    """A ship that was docked when the turn began."""
    table = Table().island("X", 15_000, 21_000, 7_000, 13_000).ship("A", "R", DOCKED).hidden("X", 2, 3, 3).turn()
    assert {"act R1", "act R2", "done"} == texts(table)
    played(table, "act R2")
    assert texts(table) == {"done", "move", "explore island 4"}
    played(table, "explore island 4")
    assert texts(table) == {"deal 2", "deal 3", "deal 3#2", "deal 15", "deal 15#2"}
    position = table.position
    assert PIRATES.veiled_text(position, parse(table, "deal 3#2"), 1) == "deal ?"
    played(table, "deal 3#2", "deal 2", "deal 3")
    assert texts(table) == {"done", "take 3", "take 2"}
    assert PIRATES.veiled_text(position, parse(table, "take 3"), 0) == "take 3"
    assert PIRATES.veiled_text(position, parse(table, "take 3"), 1) == "take ?"


@pytest.mark.clause("PI-8.2", "PI-4.7", "PI-R13")
def test_crew_is_named_by_who_knows_it() -> None:
    """Others read its number on the table; of two that are alike the number is added."""
    table = Table().island("X", 15_000, 21_000, 7_000, 13_000).ship("A", "R", DOCKED)
    table.crew("mate", "R", "A").crew("cook", "R", "A").turn()
    assert {"crew mate ashore 4", "crew cook ashore 4"} < texts(table)
    position = table.position
    move = parse(table, "crew cook ashore 4")
    assert (PIRATES.veiled_text(position, move, 0), PIRATES.veiled_text(position, move, 1)) == (
        "crew cook ashore 4",
        "crew ?2 ashore 4",
    )
    position.crew.card = put(position.crew.card, 1, position.crew.card[0])
    assert {"crew mate#1 ashore 4", "crew mate#2 ashore 4"} < texts(table)
    with pytest.raises(Malformed, match="write which"):
        parse(table, "crew mate ashore 4")


@pytest.mark.clause("PI-9.10", "PI-R28")
def test_prizes_are_crew_coins_or_what_lies_face_down() -> None:
    """Drawn coins have the number of the coin on the table, which everybody sees."""
    table = Table().ship("A", "R", (10_000, 10_000, 0), Printed(move="L")).ship("B", "G", (16_000, 13_000, 900))
    table.crew("mate", "G", "B").crew("cook", "G", "B").show("cook").coins("B", 2, 2).turn()
    played(table, "act R2", "move", "L 0.0", "die 1", "board", "die 6", "die 1")
    assert texts(table) == {"done", "kill cook#2", "kill any", "take any"}
    played(table, "take any")
    assert texts(table) == {"take 2#1", "take 2#2"}
    position = table.position
    read = [PIRATES.veiled_text(position, parse(table, "take 2#1"), seat) for seat in (0, 1, -1)]
    assert read == ["take 2#1", "take 2#1", "take ?1"]


@pytest.mark.clause("PI-10.4", "PI-13.1", "PI-R29", "PI-R122")
def test_tows_and_scuttling_name_ships() -> None:
    """A derelict ahead is taken in tow, cast off and scuttled."""
    table = (
        Table().ship("A", "R", (28_000, 40_000, 0), Printed(move="L")).ship("D", "R", (35_000, 40_000, 1800), masts="-")
    )
    played(table.turn(), "act R2", "move", "l 0")
    assert texts(table) == {"done", "tow R3"}
    played(table, "tow R3")
    assert {"cast off R2", "scuttle R3"} < texts(table)
    played(table, "cast off R2", "scuttle r3", "die 4")


# -- what means nothing ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "a move is missing"),
        ("dance", "is not a move; write done"),
        ("act", "is not a move; write act R1"),
        ("act R9", "there is no ship 'r9'; there are R1"),
        ("ram G1", "is not what is asked now"),
        ("home island 2", "is not a move; write home island 4"),
        ("mast 0", "is not a move; write mast 2"),
        ("die 7", "is not a move; write die 4"),
        ("fire at G1", "is not a move; write fire 2 at G1"),
        ("fire 1 at G1 12", "there is no ship 'g1 12'"),
        ("place 1,2,3 4", "not a length in millimetres"),
        ("place 1,9999 4", "farther than anything"),
        ("place 12 0.0", "is not a place"),
        ("place 1.00,2.00", "is not a move; write place"),
        ("L 360.0", "not a heading from 0.0 to 359.9"),
        ("L 45.0 1.234", "not a length in millimetres"),
        ("L 45.0 200", "farther than anything"),
        ("L", "is not a move; write L 45.0"),
        ("L#2 45.0", "there is no L#2"),
        ("explore", "is not a move; write explore island 3"),
        ("cast R1", "is not a move; write cast off R1"),
        ("crew mate", "is not a move; write crew helmsman to R1"),
        ("crew mate to R1", "there is no crew or equipment 'mate'"),
        ("kill bo", "there is no crew"),
        ("take 9", "there is no treasure"),
        ("hand 3", "is not a move; write hand"),
        ("deal 9", "there is no treasure '9'"),
        ("draw nowhere", "there is no island 'nowhere'"),
        ("use magic by R1", "is not a move; write use"),
        ("rob G1", "is not a move; write rob"),
        ("shoot twice", "is not a move; write shoot"),
    ],
)
def test_what_means_nothing_is_refused_with_what_would_mean_something(text: str, problem: str) -> None:
    """Each with how such a move is written."""
    table = Table().ship("A", "R", SHOOTER).turn()
    with pytest.raises(Malformed) as error:
        parse(table, text)
    assert error.value.path == "move"
    assert problem in error.value.problem
