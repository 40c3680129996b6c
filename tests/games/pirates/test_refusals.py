"""Refusals name the clause and say what is missing, in millimetres where that can be said (PI-N17)."""

from __future__ import annotations

from itertools import chain

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.trial import Trial
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.options import PiratesOptions
from quarterdeck.games.pirates.words.measures import beyond, from_point, gap, outside
from quarterdeck.games.pirates.words.names import at_least
from tests.games.pirates.fixture import rect
from tests.games.pirates.sentences import accepted, refused
from tests.games.pirates.table import Printed, Table

SHOOTER = (20_000, 20_000, 0)
ABEAM = (20_000, 26_000, 0)
DOCKED = (14_990, 10_000, 0)
FEW = 1_000
"""Numbers of moves below this are all tried."""


def duel(reach: str = "S", b: tuple[int, int, int] = ABEAM) -> Table:
    """Red's A is about to shoot at Green's B."""
    table = Table().ship("A", "R", SHOOTER, Printed(reach=reach)).ship("B", "G", b)
    return table.ship("C", "G", (40_000, 26_000, 0)).turn()


def moving(*, move: str = "L+S") -> Table:
    """Red's A lies bow-on at an island and is about to move."""
    table = Table().island("X", 15_000, 21_000, 7_000, 13_000).ship("A", "R", DOCKED, Printed(move=move))
    return table.turn().do("A", "move")


# -- shots -----------------------------------------------------------------------------------------


@pytest.mark.clause("PI-R4", "PI-N12", "PI-T58")
def test_a_shot_out_of_range_says_how_much_is_missing() -> None:
    """From (17000, 20000) to (17000, 25420) are 54.2 mm, 4.2 mm more than S."""
    table = duel().do("A", "shoot")
    refusal = refused(table, "fire 2 at G2 170.00,254.20")
    assert (refusal.clause, refusal.sentence) == (
        "PI-R4",
        "The shot at B would have to go 5.5 cm, 0.5 cm too far: this cannon reaches 5 cm (S).",
    )
    assert "fire 2 at G2" in refusal.nearest
    assert accepted(table, "fire 2 at G2 170.00,250.00")


@pytest.mark.clause("PI-12.4", "PI-T60")
def test_a_hull_in_the_line_is_named() -> None:
    """D lies between A and B."""
    table = Table().ship("A", "R", SHOOTER, Printed(reach="L")).ship("B", "G", ABEAM)
    table.ship("D", "G", (18_000, 23_000, 0)).turn().do("A", "shoot")
    refusal = refused(table, "fire 2 at G2 170.00,250.00")
    assert (refusal.clause, refusal.sentence) == ("PI-12.4", "The hull of D blocks the line of fire.")


@pytest.mark.clause("PI-12.3", "PI-T61")
def test_an_island_in_the_line_is_named() -> None:
    """It is the fourth one on this table."""
    table = Table().island("X", 16_000, 18_000, 22_000, 24_000).ship("A", "R", SHOOTER, Printed(reach="L"))
    table.ship("B", "G", ABEAM).turn().do("A", "shoot")
    refusal = refused(table, "fire 2 at G2 170.00,250.00")
    assert refusal.clause == "PI-12.3"
    assert refusal.sentence.startswith("Island 4") or "island 4" in refusal.sentence


@pytest.mark.clause("PI-12.2", "PI-T59")
def test_an_own_sail_in_the_line_is_named() -> None:
    """The first mast stands before the second one."""
    table = Table().ship("A", "R", SHOOTER, Printed(reach="L")).ship("B", "G", (29_000, 20_000, 0))
    table.turn().do("A", "shoot")
    refusal = refused(table, "fire 2 at G2 230.00,200.00")
    assert (refusal.clause, refusal.sentence) == ("PI-12.2", "The sail of mast 1 of A blocks the line of fire.")


@pytest.mark.clause("PI-12.5", "PI-12.6", "PI-R4", "PI-R5", "PI-R6")
def test_shots_at_nobody_who_may_be_shot_at_are_refused() -> None:
    """Own ships, ships at home, points beside the hull, cannons that are not there."""
    table = duel().do("A", "shoot")
    assert refused(table, "fire 2 at R1").clause == "PI-12.6"
    assert refused(table, "fire 5 at G2").sentence == "A has no mast 5; she has 3."
    beside = refused(table, "fire 2 at G2 170.00,249.50")
    assert (beside.clause, beside.sentence) == ("PI-R5", "The point lies 0.05 cm away from the hull of B.")
    home = Table().island("H", 15_000, 21_000, 27_005, 30_000, home="G").ship("A", "R", SHOOTER, Printed(reach="L"))
    home.ship("B", "G", ABEAM).ship("C", "G", (20_000, 14_000, 0)).turn().do("A", "shoot")
    assert refused(home, "fire 2 at G2").clause == "PI-12.5"


@pytest.mark.clause("PI-12.5", "PI-R4")
def test_who_wants_to_shoot_at_ships_at_home_is_told_that_nobody_may() -> None:
    """They are nearer than others, which lie too far away."""
    table = Table().island("H", 15_000, 21_000, 27_005, 30_000, home="G")
    table.ship("A", "R", SHOOTER, Printed(reach="L")).ship("B", "G", ABEAM).turn().do("A")
    safe = "B is docked at her home, and nobody may shoot at her there."
    refusal = refused(table, "shoot")
    assert (refusal.clause, refusal.sentence.split(" G guard, ")[0]) == ("PI-12.5", safe)
    assert refusal.sentence.endswith("too far for the cannons of A.")


@pytest.mark.clause("PI-R4")
def test_a_cannon_fires_once() -> None:
    """The next time it is refused."""
    table = duel().do("A", "shoot", "fire 2 at B", "die 1")
    assert refused(table, "fire 2 at G2").sentence == "The cannon of mast 2 of A has fired in this action."


# -- courses ---------------------------------------------------------------------------------------


@pytest.mark.clause("PI-7.1", "PI-N10", "PI-T27")
def test_nobody_ploughs_through_an_island() -> None:
    """The bow half would sweep over the corner; straight ahead the ship would go through."""
    table = moving()
    assert refused(table, "L 0.0 80.00").clause == "PI-7.1"
    assert "pass through island 4" in refused(table, "L 45.0 80.00").sentence
    assert accepted(table, "L 90.0 80.00")


@pytest.mark.clause("PI-7.2", "PI-N17", "PI-R7", "PI-T107")
def test_measures_are_those_of_the_base_move() -> None:
    """Too long, used, not there."""
    table = moving()
    assert refused(table, "L 90.0 80.01").sentence == "This course would be 8.1 cm long, 0.1 cm too much: L is 8 cm."
    table.do("L 900")
    used = refused(table, "L 90.0 10.00")
    assert (used.clause, used.sentence) == ("PI-R7", "L is used already; her move is L+S.")
    only = moving(move="S")
    assert refused(only, "L 90.0 10.00").sentence == "A has no such measure; her move is S."


@pytest.mark.clause("PI-R9", "PI-R8")
def test_turns_over_the_edge_and_over_ships_are_refused() -> None:
    """By how much, and over whom."""
    table = Table().ship("A", "R", (8_000, 2_000, 0)).ship("B", "G", (4_000, 5_500, 0)).turn().do("A", "move")
    edge = refused(table, "L 270.0 10.00")
    assert (edge.clause, edge.sentence) == (
        "PI-R9",
        "To sail there, A must turn and would reach 1 cm over the edge of the table.",
    )
    turn = Table().ship("A", "R", (20_000, 20_000, 0)).ship("B", "G", (20_000, 22_500, 0)).turn().do("A", "move")
    over = refused(turn, "L 90.0 10.00")
    assert (over.clause, over.sentence) == ("PI-R8", "To sail there, A must turn and would lie over B.")


@pytest.mark.clause("PI-9.7", "PI-10.2")
def test_pinned_ships_and_derelicts_stay() -> None:
    """Whoever pins is named."""
    table = Table().ship("A", "R", DOCKED).ship("B", "G", (16_000, 13_000, 900)).pin("A", "B").turn().do("A")
    assert refused(table, "move").sentence == "A is pinned by B and cannot move."
    derelict = Table().island("X", 15_000, 21_000, 7_000, 13_000).ship("A", "R", DOCKED, masts="-").turn().do("A")
    assert refused(derelict, "move").clause == "PI-10.2"
    assert refused(derelict, "shoot").clause == "PI-10.2"


# -- other actions ---------------------------------------------------------------------------------


@pytest.mark.clause("PI-6.2", "PI-6.3", "PI-6.5")
def test_only_own_ships_act_and_once() -> None:
    """An enemy's ship, one that has acted, one that is not there."""
    table = duel()
    assert refused(table, "act G2").sentence == "B belongs to Green."
    table.do("A", "move", "done")
    assert refused(table, "act R2").clause == "PI-6.2"


@pytest.mark.clause("PI-11.1", "PI-14.1", "PI-R21")
def test_explores_and_repairs_say_how_far_it_is() -> None:
    """42 mm from the side of A to the island at her beam."""
    table = Table().island("X", 15_000, 21_000, 25_200, 30_000).ship("A", "R", SHOOTER, masts="12").turn().do("A")
    refusal = refused(table, "explore island 4")
    assert (refusal.clause, refusal.sentence) == (
        "PI-11.1",
        "A is not docked at island 4 (island-0): she lies 4.2 cm away from it.",
    )
    assert refused(table, "repair").clause == "PI-14.1"
    assert refused(table, "explore island 2").clause == "PI-11.1"


@pytest.mark.clause("PI-4.3", "PI-4.6", "PI-8.2", "PI-R15")
def test_crew_that_cannot_come_aboard_is_refused() -> None:
    """Too dear, of no other nation, no room, not docked together."""
    table = Table().island("X", 15_000, 21_000, 7_000, 13_000)
    table.ship("A", "R", DOCKED, Printed(cost=4, cargo=1)).ship("B", "R", (60_000, 60_000, 0))
    table.crew("dear", "R", "X", cost=5).crew("free", "R", "X", cost=0, nation="spanish").crew("one", "R", "X")
    table.crew("two", "R", "A").turn()
    assert refused(table, "crew dear to R2").clause == "PI-4.3"
    assert refused(table, "crew free to R2").clause == "PI-4.6"
    assert refused(table, "crew one to R2").sentence == "A has no cargo space left for one: 1 of 1 are taken."
    assert refused(table, "crew one to R3").clause == "PI-8.2"
    assert refused(table, "crew two ashore 1").clause == "PI-8.2"


@pytest.mark.clause("PI-A120", "PI-A123")
def test_loyal_crew_and_ships_without_crew_are_told_apart() -> None:
    """A Pirate does not board a Spanish ship, nobody boards one that carries no crew."""
    table = Table().island("X", 15_000, 21_000, 7_000, 13_000).ship("A", "R", DOCKED, Printed(nation="spanish"))
    table.crew("true", "R", "X", effects="loyal").turn()
    assert refused(table, "crew true to R2").clause == "PI-A120"
    own = Table().island("X", 15_000, 21_000, 7_000, 13_000).ship("A", "R", DOCKED, Printed())
    assert own.crew("true", "R", "X", effects="loyal").turn().can("true to A")
    empty = Table().island("X", 15_000, 21_000, 7_000, 13_000).ship("A", "R", DOCKED, Printed(effects="crewless"))
    assert refused(empty.crew("one", "R", "X").turn(), "crew one to R2").clause == "PI-A123"


@pytest.mark.clause("PI-20.4", "PI-3.1", "PI-N17")
def test_whatever_is_not_asked_is_refused_with_what_is() -> None:
    """And numbers that mean nothing."""
    table = duel()
    assert refused(table, "die 4").sentence == (
        "First choose the next ship that acts, take a free action, or end your turn."
    )
    refusal = PIRATES.why_not(table.position, 200_000_000)
    assert refusal is not None
    assert refusal.clause == "PI-N17"


# -- distances -------------------------------------------------------------------------------------


@pytest.mark.clause("PI-N7", "PI-N16")
def test_distances_are_exact_and_rounded_down() -> None:
    """Edge to edge, corner to corner, inside, over the edge of a table."""
    one = rect(0, 1_000, 0, 1_000)
    assert gap(one, rect(1_500, 2_000, 0, 1_000)) == 500
    assert gap(one, rect(1_300, 2_000, 1_400, 2_000)) == 500
    assert gap(one, rect(1_001, 2_000, 1_001, 2_000)) == 1
    assert gap(one, rect(500, 2_000, 500, 2_000)) == 0
    assert from_point(1_300, 1_400, one) == 500
    assert from_point(500, 500, one) == 0
    assert (beyond(0, 0, 3, 4, 5), beyond(0, 0, 1, 1, 1), beyond(7, 7, 7, 7, 2)) == (0, 1, -2)
    assert (outside(one, 900, 2_000), outside(one, 1_000, 1_000)) == (100, 0)


# -- everywhere ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 4])
@pytest.mark.clause("PI-6.2")
def test_moves_are_refused_exactly_if_they_are_not_listed(seed: int) -> None:
    """All small numbers, and crew and treasure to all places, in positions of random games, with a clause of the rules."""
    known = {clause.id for clause in PIRATES.clauses()}
    options = PiratesOptions(red="random", green="random", patience=10, draw=seed)
    dice = seeded(seed)
    for k, position in enumerate(Trial(PIRATES, Setup(players=2, options=options), seed).walk()):
        if k % 31:
            continue
        legal = set(position.legal())
        for move in chain(range(FEW), (dice.below(20_000) for _ in range(FEW)), legal):
            refusal = PIRATES.why_not(position, move)
            assert (refusal is None) == (move in legal), PIRATES.text(position, move)
            assert refusal is None or (refusal.clause in known and refusal.sentence)


def test_what_an_island_lacks_is_told_in_centimetres_and_never_too_little() -> None:
    """Whoever moves it by that has moved it enough."""
    assert [at_least(length) for length in (1, 16, 100, 101, 1_234)] == [
        "0.1 cm",
        "0.1 cm",
        "0.1 cm",
        "0.2 cm",
        "1.3 cm",
    ]
