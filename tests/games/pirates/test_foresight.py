"""What can be steered, and what a move would come to: drawn, in words, and only as far as a seat can know."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

import pytest

from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import PIRATES, codes
from quarterdeck.games.pirates.geometry.offered import pose_move
from quarterdeck.games.pirates.picture.foresight import foresee
from quarterdeck.games.pirates.picture.view import look
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.moving import segments
from quarterdeck.games.pirates.rules.moving.segments import segment_move
from quarterdeck.games.pirates.rules.shooting.shooting import shot_move
from quarterdeck.games.pirates.table.table import LONG
from quarterdeck.games.pirates.words.notation.parsing import parse
from quarterdeck.scene.shapes import Polygon, Scene
from tests.browser.sea_fights import FLEETS, IN_RANGE
from tests.games.pirates.pictures import at_sea, of_red, random_game, seen, shape, started
from tests.records.games import new_match, script
from tests.records.privateers import ALBION, CROW, OTHER_CROW, late


def steering(*poses: tuple[int, int, int]) -> PiratesPosition:
    """R1 is to be steered; R1, R2, G1 … lie at these poses, in millimetres and degrees."""
    position = of_red(*poses)
    for word in ("act R1", "move"):
        position.play(parse(position, word))
    return position


OPEN_SEA = ((300, 700, 0), (100, 100, 0), (300, 500, 180), (900, 800, 0))


def foreseen(position: PiratesPosition, move: int) -> Scene:
    """As the seat that must choose sees it."""
    veiled = position.clone()
    veiled.veil(int(position.player))
    return foresee(veiled, int(position.player), move)


def hull(scene: Scene) -> Polygon:
    """The hull that is drawn."""
    found = shape(scene, "foreseen-hull")
    assert isinstance(found, Polygon)
    return found


def last_words(gold: Sequence[int], *coins: str) -> str:
    """What is told of the course that brings Red's ship home."""
    start = {"gold": [*gold, 0, 0], "ships": [ALBION, CROW, OTHER_CROW]}
    match = script(late(start, *coins), "act R1", "move")
    picture = match.foresee(0, "L 180.0 83.80").picture
    assert isinstance(picture, Scene)
    return picture.status


@pytest.mark.clause("PI-20.1", "PI-20.3", "PI-20.8", "PI-20.9")
def test_a_course_that_ends_the_game_says_who_wins_and_by_what() -> None:
    """Ships decide where the gold is level; while the game goes on nothing is said of its end."""
    assert last_words((4, 0), "out", "out", "R1", "G1").endswith("That ends the game: you win by 6 gold to 0.")
    level = "That ends the game: it is level at 4 gold, and Green wins with the most ships (2)."
    assert last_words((2, 4), "out", "out", "out", "R1").endswith(level)
    assert "ends the game" not in last_words((0, 0), "R1", "G1", "G1", "G1")


def test_a_hint_says_what_a_course_is_for() -> None:
    """Treasure on an island, if it leads nearer to it; else only what others could do there."""
    match = script(new_match("pirates", 2, IN_RANGE, total=10, **FLEETS), "act R1", "move")
    known = match.view(0)
    towards, away = (
        PIRATES.matters(known, 0, PIRATES.parse(known, course)) or "" for course in ("L 45.0 80.00", "L 150.0 80.00")
    )
    aside = PIRATES.matters(known, 0, PIRATES.parse(known, "L 0.0 80.00")) or ""
    assert towards.startswith("She goes for the treasure on Lantern Isle. ")
    assert aside.startswith("That brings her nearer to the treasure on Lantern Isle. ")
    assert not away.startswith(("She goes", "That brings"))


@pytest.mark.clause("PI-7.2")
def test_the_ship_whose_move_is_under_way_can_be_steered_as_far_as_her_measures_reach() -> None:
    """With the words of the notation; what was sailed is gone."""
    position = steering(*OPEN_SEA)
    (helm,) = seen(position, int(position.player)).helms
    assert (helm.what, helm.heading, helm.scale) == ("ship-R1", 0, 50)
    assert {reach.word: reach.length for reach in helm.reaches} == {"L": 8_380}
    assert helm.measure == "mm"
    assert not seen(position, 1 - int(position.player)).helms
    assert not seen(at_sea(*OPEN_SEA), 1 - int(at_sea().player)).helms


@pytest.mark.clause("PI-6.2", "PI-7.2")
def test_every_ship_that_may_be_given_the_move_action_can_be_steered_at_once() -> None:
    """Her helm says which moves come first; a ship that is pinned has none, and one that shall act needs only the action."""
    position = of_red(*OPEN_SEA)
    assert [(helm.what, helm.before) for helm in seen(position, 0).helms] == [
        ("ship-R1", ("act R1", "move")),
        ("ship-R2", ("act R2", "move")),
    ]
    assert seen(position, 1).helms == ()
    position.ships.pinned_by = put(position.ships.pinned_by, 1, 0b100)
    assert [helm.what for helm in seen(position, 0).helms] == ["ship-R1"]
    position.play(parse(position, "act R1"))
    assert [helm.before for helm in seen(position, 0).helms] == [("move",)]


def test_a_course_is_drawn_with_the_hull_at_its_end_and_told() -> None:
    """Turned by a right angle about her middle, then straight on."""
    position = steering(*OPEN_SEA)
    (helm,) = seen(position, int(position.player)).helms
    scene = foreseen(position, int(segment_move(0, 900, 5_000)))
    assert scene.flaws() == []
    assert "Sail 5 cm over open water" in scene.summary
    xs, ys = zip(*hull(scene).points, strict=True)
    assert abs((min(xs) + max(xs)) / 2 - helm.x) <= 2
    assert abs((min(ys) + max(ys)) / 2 - (helm.y - 100)) <= 2
    assert hull(scene).role == "pi-foreseen"


def test_whoever_could_fire_at_her_there_is_named() -> None:
    """G1 lies within reach of where R1 would come to, and far from where she is."""
    position = steering((300, 700, 270), (100, 100, 0), (300, 560, 0), (900, 800, 0))
    near = foreseen(position, int(segment_move(0, 2_700, 8_380)))
    assert "There Revenant could fire at HMS Titan." in near.summary
    away = foreseen(position, int(segment_move(0, 900, 8_380)))
    assert "No enemy could fire at HMS Titan there." in away.summary


def test_a_course_that_the_rules_forbid_is_drawn_where_it_was_meant_to_lead() -> None:
    """Turned over the edge of the table: nothing is told, and the hull is marked."""
    position = steering((300, 898, 0), (100, 100, 0), (300, 500, 180), (900, 800, 0))
    scene = foreseen(position, int(segment_move(0, 900, 8_380)))
    assert scene.summary == ""
    assert hull(scene).role == "pi-foreseen-bad"


def test_a_course_that_is_stopped_is_drawn_up_to_there() -> None:
    """R1 meets G1, 7 cm ahead: the hull is marked as touching, and the way as long as it is sailed."""
    position = steering((300, 700, 0), (100, 100, 0), (370, 700, 180), (900, 800, 0))
    scene = foreseen(position, int(segment_move(0, 0, 8_380)))
    assert hull(scene).role == "pi-foreseen-met"
    assert "Sail 7 cm and ram Revenant. That ends the move." in scene.summary
    assert shape(scene, "foreseen-way").label == "7 cm"
    assert [one.role for one in scene.shapes if one.id.startswith("foreseen-unit-")] == ["pi-outline"]


def test_while_she_is_steered_the_water_is_drawn_to_which_her_bow_may_come() -> None:
    """As far as her longest measure ahead, and no farther than an enemy in her way; also where the course is refused."""
    position = steering((300, 700, 0), (100, 100, 0), (370, 700, 180), (900, 800, 0))
    sheet, half = look(position, 0, ()).sheet, int(position.waters.forms[0].length) // 2
    for heading in (0, 450):
        water = shape(foreseen(position, int(segment_move(0, heading, 8_380))), "foreseen-reach")
        assert isinstance(water, Polygon)
        x, y = sheet.at(int(segments.centre(position, 0, LONG)), int(segments.centre(position, 0, 0)))
        far = [hypot(px - x, py - y) for px, py in water.points]
        assert max(far) == pytest.approx((half + 8_380) / 50, abs=2)
        assert far[0] == pytest.approx((half + 7_000) / 50, abs=3)


def test_shots_and_poses_are_drawn() -> None:
    """A line of fire, the outline of an island; other moves show nothing."""
    position = of_red((300, 700, 0), (100, 100, 0), (300, 660, 0), (900, 800, 0))
    position.play(parse(position, "act R1"))
    assert foreseen(position, int(codes.MOVE)).shapes == ()
    position.play(parse(position, "shoot"))
    shot = next(move for move in position.legal() if move >= codes.SHOT)
    assert [one.role for one in foreseen(position, shot).shapes] == ["pi-fire-line", "pi-outline"]
    blocked = int(shot_move(0, 3, 90_000, 80_000))
    assert [one.role for one in foreseen(position, blocked).shapes] == ["pi-blocked"]
    placing = next(one.clone() for one in random_game(1) if one.phase == codes.PLACING)
    assert [one.id for one in foreseen(placing, int(pose_move(60_000, 45_000, 0))).shapes] == ["foreseen-hull"]
    mustering = next(one.clone() for one in random_game(1) if one.phase == codes.MUSTERING)
    assert hull(foreseen(mustering, mustering.legal()[0])).role == "pi-foreseen"


def test_nothing_is_foreseen_before_the_first_roll() -> None:
    """Chance shows nothing."""
    position = started()
    assert foresee(position, -1, position.legal()[0]).shapes == ()


def test_whoever_would_end_a_move_is_told_what_it_gives_up() -> None:
    """The lengths that she has left; nothing is drawn."""
    scene = foreseen(steering(*OPEN_SEA), int(codes.PASS))
    assert scene.summary == "Her move ends here: she gives up one long length."
    assert scene.shapes == ()


def test_what_crew_can_do_is_told_where_it_changes_ships() -> None:
    """So a hint that takes it there says what it is good for."""
    position = next(
        one.clone() for one in random_game(1) if any(codes.HANDLE <= k < codes.HAND_OVER for k in one.legal())
    )
    told = {foreseen(position, k).summary for k in position.legal() if codes.HANDLE <= k < codes.HAND_OVER}
    assert all(words.endswith(" May shoot, free of charge, right after a move action.") for words in told)
    assert any(words.startswith("Ashore it does nothing") for words in told)
    assert any(" then has " in words for words in told)
