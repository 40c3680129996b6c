"""What a move of Bruise Cruise would come to is told before it is made."""

from __future__ import annotations

from typing import cast

import pytest

from quarterdeck.engine.registry import find_game
from quarterdeck.games.bruise_cruise.pack.tables import direction
from quarterdeck.games.bruise_cruise.picture.foresight import odds
from quarterdeck.scene.shapes import Line, Scene
from tests.games.bruise_cruise.scenario import lay
from tests.games.bruise_cruise.table import Table
from tests.games.bruise_cruise.test_scene import load
from tests.scene.positions import BRUISE_CRUISE

GAME = find_game("bruise-cruise")


def foreseen(table: Table, move: str, *made: str) -> Scene:
    """What whoever is asked would be told of a move, after others."""
    position = table.position.clone()
    for text in made:
        position.play(GAME.parse(position, text))
    seat = int(position.player)
    position.veil(seat)
    return cast(Scene, GAME.foresee(position, seat, GAME.parse(position, move)))


@pytest.mark.clause("BC-13.3")
def test_the_attack_wins_in_21_of_36_falls_of_the_dice() -> None:
    """A tie is the attacker's."""
    assert odds() == round(100 * 21 / 36)


@pytest.mark.clause("BC-13.10")
def test_a_battle_tells_its_odds_and_what_it_is_about() -> None:
    """Before the card is played."""
    table = lay("P0 3.3", hands={"P": "Elm-a"}, flags={"H": "Elm"})
    told = foreseen(table, "battle").summary
    assert told == (
        "Your flagship battles for Elm. You win with a chance of 58%, since the attacker wins ties. "
        "If you win, you take the flag: one more point for you, one less for its owner."
    )


def test_a_raid_a_torpedo_and_a_battle_are_drawn_from_ship_to_ship() -> None:
    """An arrow, and a ring around what is struck; a port right beside a ship has the ring alone."""
    raid = lay("P0 2.2, H0 3.2")
    drawn = foreseen(raid, "raid")
    assert {"foreseen-struck", "foreseen-strike", "foreseen-strike-head"} <= {shape.id for shape in drawn.shapes}
    assert drawn.flaws() == []
    battle = foreseen(lay("P0 3.3", hands={"P": "Elm-a"}, flags={"H": "Elm"}), "battle")
    assert "foreseen-struck" in [shape.id for shape in battle.shapes]


@pytest.mark.clause("BC-22.1")
def test_a_claim_tells_the_new_points_and_shows_the_flag() -> None:
    """And the ship that is gained."""
    picture = foreseen(lay("P0 3.3", hands={"P": "Elm-a"}), "claim")
    assert picture.summary.endswith(
        "joins the fleet and waits to be commissioned. You then have one point instead of 0."
    )
    assert [shape.id[:13] for shape in picture.shapes] == ["foreseen-flag"]
    assert picture.flaws() == []


@pytest.mark.clause("BC-10.3")
def test_a_course_tells_who_could_fire_at_the_ship_and_what_could_be_claimed() -> None:
    """The way is drawn, and a ghost at its end."""
    table = lay("P0 3.2, H0 5.2", hands={"P": "Elm-a"}, stock={"H": "1T"})
    picture = foreseen(table, "elm", "sail")
    assert picture.summary == ("It can then claim Elm. Has\u2011Been's flagship could fire a torpedo at it there.")
    assert isinstance(picture.shapes[0], Line)
    assert [shape.id for shape in picture.shapes[1:]] == ["foreseen-ship-0", "foreseen-place-0"]


def test_a_kind_of_action_tells_with_what_it_is_possible() -> None:
    """Ships, cards, targets; rings lie around ships on the chart."""
    seat, file = BRUISE_CRUISE["bruise-action"]
    position = load(file)
    position.veil(seat)
    told = {
        move: cast(Scene, GAME.foresee(position, seat, GAME.parse(position, move)))
        for move in ("sail", "torpedo", "missile")
    }
    assert told["sail"].summary == "Possible with your flagship and your Western ship."
    assert told["torpedo"].summary.startswith("In reach: Has\u2011Been's flagship, ")
    assert told["missile"].summary == "Possible with Tampa and Havana."
    assert [shape.role for shape in told["sail"].shapes] == ["ring-own", "ring-own"]


def test_nothing_is_told_of_a_move_that_is_not_legal() -> None:
    """A refusal tells why."""
    table = lay("P0 3.3", hands={"P": "Elm-a"})
    assert foreseen(table, "battle").summary == ""
    assert foreseen(table, "battle").shapes == ()


@pytest.mark.parametrize("name", [name for name, (seat, _) in BRUISE_CRUISE.items() if seat >= 0])
def test_whatever_is_foreseen_can_be_laid_over_the_chart(name: str) -> None:
    """Shapes of each legal move are sound, and known by other ids than those below them."""
    seat, file = BRUISE_CRUISE[name]
    position = load(file)
    position.veil(seat)
    below = {shape.id for shape in cast(Scene, GAME.scene(position, seat, ())).shapes}
    for move in position.legal():
        picture = cast(Scene, GAME.foresee(position, seat, move))
        assert not {shape.id for shape in picture.shapes} & below
        assert [flaw for flaw in picture.flaws() if "whose turn" not in flaw] == []


@pytest.mark.parametrize(
    ("halves", "rows", "way"),
    [
        (2, 0, "e"), (-2, 0, "w"), (1, 1, "ne"), (-1, 1, "nw"), (1, -1, "se"), (-1, -1, "sw"), (0, 2, "n"), (0, -2, "s"),
        (3, 1, "ene"), (-3, 1, "wnw"), (3, -1, "ese"), (-3, -1, "wsw"),
    ],
)  # fmt: skip
def test_open_water_lies_in_one_of_twelve_directions_of_a_port(halves: int, rows: int, way: str) -> None:
    """Six towards neighbours, six between them."""
    assert direction(halves, rows) == way


def test_two_cards_of_a_port_are_told_as_such() -> None:
    """The letters that the notation tells them apart by mean nothing to people."""
    table = lay("P0 3.2", hands={"P": "Elm-a Elm-b Fern-a"})
    assert foreseen(table, "sail with card").summary == "Possible with both cards of Elm and Fern."


def test_whose_turn_it_is_afterwards_is_told_as_something_to_come() -> None:
    """Nobody thinks that the turn has passed already."""
    table = lay("P0 3.2", hands={"P": "Elm-a", "H": "Fern-a"})
    assert foreseen(table, "draw 0", "end").summary.endswith("Then it is Has\u2011Been's turn.")
