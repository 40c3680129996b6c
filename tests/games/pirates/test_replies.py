"""What those are told who do not see the table, and how the list of moves is divided."""

from __future__ import annotations

import re

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.words.notation.parsing import parse
from quarterdeck.scene.shapes import Reply
from tests.games.pirates.pictures import at_sea, of_red, offered, random_game, seen, started

SPECTATOR = -1


def told(position: PiratesPosition, seat: int) -> dict[str, str]:
    """The answers by their questions."""
    replies: tuple[Reply, ...] = seen(position, seat).replies
    return {one.question: " ".join(one.lines) for one in replies}


def told_again(position: PiratesPosition, seat: int) -> dict[str, str]:
    """The answers at length, for whoever asks again."""
    return {one.question: " ".join(one.more or one.lines) for one in seen(position, seat).replies}


def test_it_is_told_who_can_fire_at_whom_with_which_cannons() -> None:
    """R1 and G1 lie side by side: each can fire at the other; the rest of the fleets can fire at nobody."""
    position = at_sea((300, 700, 0), (100, 100, 0), (300, 660, 0), (900, 800, 0))
    red = told(position, 0)
    assert "Revenant can fire at HMS Titan: 5 cannons with 3 or more" in red["Who can fire at me?"]
    assert "Nobody can fire at El Neptuno" in red["Who can fire at me?"]
    assert "HMS Titan can fire at Revenant" in red["Whom can I fire at?"]
    green = told(position, 1)
    assert "HMS Titan can fire at Revenant" in green["Who can fire at me?"]
    assert "El Neptuno" not in green["Who can fire at me?"]


def test_what_is_in_the_way_of_a_line_of_fire_is_told() -> None:
    """R2 lies between R1 and G1, over whose line other ships lie in vain."""
    position = at_sea((300, 700, 0), (300, 672, 0), (300, 644, 0), (900, 800, 0))
    red = told(position, 0)
    assert "HMS Titan cannot fire at Revenant: El Neptuno" in red["Whom can I fire at?"]
    assert "Revenant can fire at HMS Titan" in red["Who can fire at me?"]


def test_it_is_told_how_far_things_are() -> None:
    """In centimetres, in which direction, and whether a length reaches so far; at length also where each ship lies exactly."""
    position = at_sea((300, 700, 0), (100, 100, 0), (300, 660, 0), (900, 800, 0))
    near = "From HMS Titan: Revenant 1.6 cm south (within a short length)"
    assert told(position, 0)["How far is it?"].startswith(near)
    at_length = told_again(position, 0)["How far is it?"]
    assert near in at_length
    assert (
        "HMS Titan lies with her bow 30 cm from the left edge and 70 cm from the lower edge, and heads east, 0.0°"
        in at_length
    )


def test_spectators_are_told_of_all_ships_and_nobody_before_the_first_turn() -> None:
    """Before ships lie on the table there is nothing to tell."""
    far = told(at_sea(), SPECTATOR)["How far is it?"]
    assert all(f"From {ship}: " in far for ship in ("HMS Titan", "Revenant"))
    assert told(started(), 0) == {}


def test_courses_are_listed_in_words_useful_ones_first_and_shots_by_their_targets() -> None:
    """Every move is listed once, and reads like no other; few moves that are no courses are not divided."""
    position = of_red((300, 700, 0), (100, 100, 0), (300, 660, 0), (900, 800, 0))
    assert seen(position, 0).flaws() == []
    assert seen(position, 0).groups == ()
    for word in ("act R1", "move"):
        position.play(parse(position, word))
    scene = seen(position, 0)
    assert [group.label for group in scene.groups] == [
        "Courses to something near", "Courses ahead", "Courses to the right", "Courses to the left", "Courses back",
    ]  # fmt: skip
    words = [said for group in scene.groups for said in group.words]
    assert len(set(words)) == len(words)
    assert words[0] == "To Revenant: 30° to the right, 1.2 cm of 4.2 cm"
    assert words[1].startswith("Into range of Revenant: ")
    assert "15° to the left, 8.4 cm, ending 3 cm north-east of Revenant" in words
    listed = [move for group in scene.groups for move in group.moves]
    assert sorted(listed) == sorted(offered(position) - {"done"})
    assert all(scene.is_free(move) for move in listed)
    shooting = of_red((300, 700, 0), (250, 665, 0), (300, 660, 0), (250, 715, 0))
    for word in ("act R1", "shoot"):
        shooting.play(parse(shooting, word))
    assert {group.label.partition(" at ")[0] for group in seen(shooting, 0).groups} <= {"Shots"}


def test_places_are_listed_by_where_they_lie_and_none_reads_like_another() -> None:
    """Islands by parts of the sea, ships by sides of their home."""
    found = {}
    for position in random_game(1):
        if position.phase in (codes.PLACING, codes.MUSTERING):
            scene = seen(position, int(position.player))
            labels = [shape.label for shape in scene.shapes if shape.id.startswith("pose-") and shape.move is not None]
            assert len(set(labels)) == len(labels)
            found[int(position.phase)] = (labels[0], scene.groups[0].label)
        if position.phase >= codes.TURN_PHASES:
            break
    at_sea_, at_home = found[int(codes.PLACING)], found[int(codes.MUSTERING)]
    assert re.match(r"Lay it in the [a-z-]+ of the sea, \d+ cm [a-z-]+ of [A-Z].*[^)]$", at_sea_[0])
    assert at_sea_[1].startswith("Places in the ")
    assert re.match(r".* of .*, heading (north|east|south|west)", at_home[0])
