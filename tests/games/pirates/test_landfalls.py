"""What a ship can come to in one move, by which course, as those are told who ask "What can I reach?"."""

from __future__ import annotations

import re

import pytest

from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.picture.foresight import ALONGSIDE, DOCK, RAM, TOUCH, Outlook, outlook
from quarterdeck.games.pirates.picture.view import look
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.common import actions
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.words.labels import isle_name
from quarterdeck.games.pirates.words.notation.names import unit_word
from quarterdeck.games.pirates.words.notation.parsing import parse
from tests.games.pirates.pictures import at_sea, of_red, random_game, seen
from tests.games.pirates.test_replies import SPECTATOR, told, told_again

ASKED = "What can I reach?"
ENOUGH = 6
SIDE_BY_SIDE = ((300, 700, 0), (100, 100, 0), (300, 660, 0), (900, 800, 0))


def seen_from(position: PiratesPosition, unit: int) -> Outlook:
    """What a unit can come to, as its own player knows."""
    seat = int(position.ships.owner[unit])
    veiled = position.clone()
    veiled.veil(seat)
    view = look(veiled, seat, ())
    craft = view.craft(unit)
    assert craft is not None
    return outlook(view, craft)


def of(position: PiratesPosition, seat: int) -> PiratesPosition:
    """The same on a seat's turn."""
    position.turn = position.player = position.asked = seat
    return position


def sail(position: PiratesPosition, unit: int, segments: tuple[str, ...]) -> PiratesPosition:
    """A copy in which the unit has sailed a course."""
    sailed = position.clone()
    for word in (f"act {unit_word(sailed, unit)}", "move", *segments):
        sailed.play(parse(sailed, word))
    return sailed


@pytest.mark.clause("PI-C2", "PI-9.1")
def test_whom_she_can_ram_is_told_with_a_course_that_can_be_typed() -> None:
    """R1 and G1 lie side by side; sailed, the course ends in a ram."""
    position = of_red(*SIDE_BY_SIDE)
    assert "HMS Titan may sail 8.4 cm in one move. HMS Titan can ram Revenant. " in told(position, 0)[ASKED]
    assert "HMS Titan can ram Revenant: 32° to the right, 8.4 cm (L 328.0 83.80)." in told_again(position, 0)[ASKED]
    ram = next(one for one in seen_from(position, 0).landfalls if one.sort == RAM)
    sailed = sail(position, 0, ram.segments)
    assert sailed.phase == codes.SHOOTING  # her captain's shots come first
    sailed.play(codes.PASS)
    assert (sailed.phase, sailed.target) == (codes.RAM_DIE, 2)


@pytest.mark.clause("PI-18.4")
def test_creatures_are_not_rammed_she_comes_alongside() -> None:
    """The Kraken lies where Revenant lay."""
    found = seen_from(of_red((300, 700, 0), (100, 100, 0), (900, 800, 0), (300, 650, 0), (340, 610, 0)), 0)
    assert ("The Kraken", ALONGSIDE) in [(one.name, one.sort) for one in found.landfalls]


@pytest.mark.clause("PI-8.1", "PI-C1")
def test_every_island_that_is_told_is_docked_at_by_the_course_that_is_told() -> None:
    """In a random game, of the first ship of whoever's turn begins."""
    lengths: list[int] = []
    for position in random_game(3, most=900):
        if len(lengths) == ENOUGH:
            break
        unit = 2 * int(position.turn)
        if position.phase != codes.NAMING or position.this_turn.acted or not actions.can_move(position, unit):
            continue
        for one in seen_from(position, unit).landfalls:
            if one.sort == DOCK:
                names = [isle_name(look(position, position.player, ()), k) for k in range(len(position.islands.card))]
                island = names.index(one.name)
                assert int(skills.docked_at(sail(position, unit, one.segments), unit)) >> island & 1
                lengths.append(len(one.segments))
    assert len(lengths) == ENOUGH


@pytest.mark.clause("PI-C1", "PI-C5")
def test_an_island_farther_away_than_one_measure_is_reached_with_two() -> None:
    """Snipe sails S and L; her bow lies 100 mm from the shore."""
    position = at_sea((300, 100, 0), (100, 100, 0), (1000, 300, 180), (1000, 700, 90))
    shore = position.waters.shores[0]
    east = max(range(len(shore.xs)), key=lambda k: int(shore.xs[k]))
    position.waters.put(3, shore.xs[east] + 10_000, shore.ys[east], 1_800)
    found = next(one for one in seen_from(position, 3).landfalls if one.sort == DOCK)
    assert len(found.segments) == 2
    assert int(skills.docked_at(sail(of(position, 1), 3, found.segments), 3)) & 1


@pytest.mark.clause("PI-8.3")
def test_the_home_of_an_enemy_may_be_touched_but_she_does_not_dock_there() -> None:
    """The same Snipe, the island being Red's home."""
    position = at_sea((300, 100, 0), (100, 100, 0), (1000, 300, 180), (1000, 700, 90))
    home = int(questions.home_of(position, 0))
    shore = position.waters.shores[home]
    east = max(range(len(shore.xs)), key=lambda k: int(shore.xs[k]))
    position.waters.put(3, shore.xs[east] + 4_000, shore.ys[east], 1_800)
    assert TOUCH in [one.sort for one in seen_from(position, 3).landfalls]
    island = re.escape(isle_name(look(position, 1, ()), home))
    assert re.search(rf"Snipe can touch {island}[^:]*, but not dock there: ", told_again(position, 1)[ASKED])


@pytest.mark.clause("PI-R8")
def test_what_is_near_without_a_course_is_told_apart() -> None:
    """R2 lies so close between R1 and G1 that she cannot turn, nor does she get around them."""
    position = of_red((300, 700, 0), (300, 672, 0), (300, 644, 0), (900, 800, 0))
    found = seen_from(position, 1)
    assert [one.name for one in found.landfalls] == ["HMS Titan"]
    assert "Revenant" in found.missed
    assert (
        "None of the suggested courses of El Neptuno leads to what is near: Revenant and Copper Head."
        in told_again(position, 0)[ASKED]
    )


def test_of_a_ship_that_is_moving_the_rest_of_her_move_is_told() -> None:
    """R2 has sailed the first S of her two."""
    position = of_red((300, 700, 0), (100, 300, 90), (600, 660, 0), (900, 800, 0))
    for word in ("act R2", "move", "S 90.0"):
        position.play(parse(position, word))
    assert "El Neptuno may sail 5.8 cm in one move." in told(position, 0)[ASKED]


def test_what_keeps_her_is_told() -> None:
    """Without masts she cannot move; while something holds her she has no action."""
    position = at_sea(*SIDE_BY_SIDE)
    position.ships.idle_turns = put(position.ships.idle_turns, 1, 2)
    assert "El Neptuno has no action in her next 2 turns." in told(position, 0)[ASKED]
    position.ships.masts = put(position.ships.masts, 0, 0)
    assert "HMS Titan cannot move." in told(position, 0)[ASKED]
    open_water = "El Neptuno reaches nothing but open water."
    assert open_water in told(position, 0)[ASKED]


def test_crew_that_the_viewer_does_not_know_carries_nobody_farther() -> None:
    """A helmsman of Green lies face down: Green is told of his S, spectators that there may be more."""
    position = at_sea((300, 700, 0), (100, 100, 0), (600, 300, 0), (900, 800, 0))
    pieces = [k for k in range(len(position.crew.card)) if position.crew.owner[k] == 1]
    helmsman = next(
        k
        for k in pieces
        if position.catalog.names[int(position.catalog.ships + position.crew.card[k])] == "helmsman-english"
    )
    position.crew.at = put(position.crew.at, helmsman, 2)
    skills.refresh(position, 2)
    before = told_again(position, SPECTATOR)[ASKED]
    assert "Crew lying face down aboard Revenant may carry her farther." in before
    assert "face down" not in told_again(position, 1)[ASKED]
    other = next(k for k in pieces if k != helmsman)
    position.crew.card = put(position.crew.card, helmsman, position.crew.card[other])
    skills.refresh(position, 2)
    assert told_again(position, SPECTATOR)[ASKED] == before


def test_asking_changes_nothing() -> None:
    """Neither the position nor its veiled copy."""
    position = of_red(*SIDE_BY_SIDE)
    before = position.numbers()
    veiled = position.clone()
    veiled.veil(0)
    kept = veiled.numbers()
    view = look(veiled, 0, ())
    for craft in view.afloat():
        outlook(view, craft)
    assert seen(position, 0).replies
    assert (position.numbers(), veiled.numbers()) == (before, kept)
