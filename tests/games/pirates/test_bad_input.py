"""Bad moves and options are refused with what is wrong, the value, the clause; and nothing has changed."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.games.pirates import PIRATES, codes
from tests.games.pirates.test_page import example

STEERING = (0, "act R1", "move")
NAMING = (0,)
SHOOTING = (1,)
"""A position of the page's examples, and the moves after it."""


@pytest.mark.parametrize(
    ("where", "move", "problem"),
    [
        (STEERING, "L 360.0", "'360.0' is not a heading from 0.0 to 359.9 degrees (PI-N3)"),
        (STEERING, "L 45.05", "'45.05' is not a heading"),
        (STEERING, "L 45.0 83.801", "'83.801' is not a length in millimetres with up to two decimals"),
        (STEERING, "L 45.0 -1", "'-1' is not a length"),
        (STEERING, "L 45.0 163.84", "163.84 mm is farther than anything here reaches (PI-N2)"),
        (STEERING, "L", "'l' is not a move; write L 45.0 83.80"),
        (STEERING, "L#2 45.0", "there is no L#2; there are L, +S"),
        (STEERING, "M 45.0", "'M 45.0' is not a move"),
        (STEERING, "", "a move is missing"),
        (NAMING, "act R9", "there is no ship 'r9'; there are R1, R2, G1, G2"),
        (NAMING, "use flying by R1", "write use extra-action by R1"),
        (NAMING, "crew bosun to R1", "there is no crew or equipment"),
        (NAMING, "place 3 4", "'3' is not a place; write place 120.00,340.00 45.0"),
        (NAMING, "place 3000.00,3.00 0.0", "3000.00 mm is farther than anything here reaches (PI-N2)"),
        (NAMING, "mast 99", "'mast 99' is not a move; write mast 2"),
        (SHOOTING, "fire 2 G1", "'fire 2 g1' is not a move; write fire 2 at G1"),
        (SHOOTING, "fire 2 at G1 470.001,380.00", "'470.001' is not a length"),
        (SHOOTING, "fire x at G1", "'fire x at g1' is not a move"),
    ],
)
def test_what_is_no_move_is_refused_as_such(where: tuple[int, *tuple[str, ...]], move: str, problem: str) -> None:
    """With what was written, and how it is written."""
    position = example(*where)
    before = position.numbers()
    with pytest.raises(Malformed) as error:
        PIRATES.parse(position, move)
    assert error.value.path == "move"
    assert problem in error.value.problem
    assert position.numbers() == before


@pytest.mark.clause("PI-N17", "PI-7.2", "PI-R4", "PI-R5", "PI-12.6", "PI-6.3", "PI-8.2", "PI-13.1", "PI-R122")
@pytest.mark.parametrize(
    ("where", "move", "clause", "sentence"),
    [
        (
            STEERING,
            "L 45.0 83.81",
            "PI-N17",
            "This course would be 8.4 cm long, 0.1 cm too much: L is 8.38 cm.",
        ),
        (
            STEERING,
            "+S 45.0 57.51",
            "PI-N17",
            "This course would be 5.8 cm long, 0.1 cm too much: S is 5.75 cm.",
        ),
        (STEERING, "S 45.0", "PI-7.2", "HMS Albion has no such measure; her move is L+S."),
        (STEERING, "+L 0.0", "PI-7.2", "HMS Albion has no such measure; her move is L+S."),
        (STEERING, "place 10.00,10.00 0.0", "PI-7.2", "You are steering HMS Albion"),
        (STEERING, "die 3", "PI-7.2", "You are steering HMS Albion"),
        (NAMING, "act G1", "PI-6.3", "Harbinger belongs to Green."),
        (NAMING, "crew helmsman to R2", "PI-8.2", "she is not docked at the same island."),
        (NAMING, "scuttle R1", "PI-13.1", "HMS Albion is not a derelict."),
        (NAMING, "cast off R1", "PI-R122", "HMS Albion tows nobody."),
        (SHOOTING, "fire 3 at G1", "PI-R4", "Mast 3 of HMS Titan is lost."),
        (SHOOTING, "fire 9 at G1", "PI-R4", "HMS Titan has no mast 9; she has 5."),
        (SHOOTING, "fire 2 at R1", "PI-12.6", "HMS Titan is of the same fleet."),
        (SHOOTING, "fire 2 at G1 1.00,1.00", "PI-R5", "59.624 cm away from the hull of Harbinger."),
    ],
)
def test_what_is_not_allowed_is_refused_by_a_clause(
    where: tuple[int, *tuple[str, ...]], move: str, clause: str, sentence: str
) -> None:
    """With the length that is missing where there are some."""
    position = example(*where)
    before = position.numbers()
    refusal = PIRATES.why_not(position, PIRATES.parse(position, move))
    assert refusal is not None
    assert refusal.clause == clause
    assert sentence in refusal.sentence
    assert position.numbers() == before


@pytest.mark.clause("PI-R9", "PI-3.10", "PI-R57")
def test_poses_off_the_table_and_away_from_home_are_refused() -> None:
    """Of ships that are put to sea: by how much they are beside the place."""
    setup = Setup(players=2, options=PIRATES.options(total=20))
    position = PIRATES.start(setup)
    dice = seeded(3)
    while position.phase != codes.MUSTERING:
        legal = position.legal()
        position.play(legal[dice.below(len(legal))])
    before = position.numbers()
    for move, clause in (("place 1.00,1.00 0.0", "PI-R9"), ("place 600.00,440.00 0.0", "PI-3.10")):
        refusal = PIRATES.why_not(position, PIRATES.parse(position, move))
        assert refusal is not None
        assert (refusal.clause, " cm " in refusal.sentence) == (clause, True)
    assert position.numbers() == before


@pytest.mark.parametrize(
    ("options", "path", "problem"),
    [
        ({"total": "many"}, "options.total", "must be a whole number, not text"),
        ({"islands": 1}, "options.islands", "every island would be a home; write 0, or 2 to 8 (PI-3.12, PI-R40)"),
        ({"wind": 3}, "options.wind", "has no such option"),
        ({"red": "40.atlantis"}, "options.red", "There is no ship or crew called “atlantis” (PI-2.1)."),
        ({"red": "40.hms-albion~hms-titan"}, "options.red", "'hms-titan' is a kind of ship"),
        ({"red": "40.hms-titan~" + "~".join(["captain"] * 6)}, "options.red", "Crew of 18 points"),
        ({"green": "40.hms-titan.hms-titan.hms-titan"}, "options.green", "The fleet costs 51 points"),
        ({"green": "40.hms-albion.the-kraken"}, "options.green", "The Kraken cannot be played"),
        ({"green": "20.hms-albion"}, "options.green", "The fleet is built for 20 points"),
        ({"events": False, "red": "40.hms-albion.divers"}, "options.red", "without Events (PI-2.7)"),
    ],
)
def test_options_and_fleets_that_will_not_do_are_refused(options: dict[str, object], path: str, problem: str) -> None:
    """With the option, the place in the fleet, the value and the clause."""
    with pytest.raises(Malformed) as error:
        PIRATES.start(Setup(players=2, options=convert_options(PIRATES, options)))
    assert error.value.path == path
    assert problem in error.value.problem
