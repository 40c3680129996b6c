"""What those are told who do not see the table, and how the list of moves is divided."""

from __future__ import annotations

from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.words.notation.parsing import parse
from quarterdeck.scene.shapes import Reply
from tests.games.pirates.pictures import at_sea, of_red, offered, seen, started

SPECTATOR = -1


def told(position: PiratesPosition, seat: int) -> dict[str, str]:
    """The answers by their questions."""
    replies: tuple[Reply, ...] = seen(position, seat).replies
    return {one.question: " ".join(one.lines) for one in replies}


def test_it_is_told_who_can_fire_at_whom_with_which_cannons() -> None:
    """R1 and G1 lie side by side: each can fire at the other; the rest of the fleets can fire at nobody."""
    position = at_sea((300, 700, 0), (100, 100, 0), (300, 660, 0), (900, 800, 0))
    red = told(position, 0)
    assert "Revenant can fire at HMS Titan: mast 1 with 3 or more" in red["Who can fire at me?"]
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
    """In millimetres, S and L."""
    position = at_sea((300, 700, 0), (100, 100, 0), (300, 660, 0), (900, 800, 0))
    assert "From HMS Titan: Revenant 16 mm (0.3 S, 0.2 L)" in told(position, 0)["How far is it?"]


def test_spectators_are_told_of_all_ships_and_nobody_before_the_first_turn() -> None:
    """Before ships lie on the table there is nothing to tell."""
    far = told(at_sea(), SPECTATOR)["How far is it?"]
    assert all(f"From {ship}: " in far for ship in ("HMS Titan", "Revenant"))
    assert told(started(), 0) == {}


def test_courses_are_listed_by_their_measures_and_shots_by_their_targets() -> None:
    """Few moves are not divided; every move is listed once."""
    position = of_red((300, 700, 0), (100, 100, 0), (300, 660, 0), (900, 800, 0))
    assert seen(position, 0).flaws() == []
    for word in ("act R1", "move"):
        position.play(parse(position, word))
    scene = seen(position, 0)
    assert [group.label for group in scene.groups] == ["Half of L, 41.9 mm", "All of L, 83.8 mm"]
    listed = [move for group in scene.groups for move in group.moves]
    assert sorted(listed) == sorted(offered(position) - {"done"})
    assert all(scene.steers(move) for move in listed)
    shooting = of_red((300, 700, 0), (250, 665, 0), (300, 660, 0), (250, 715, 0))
    for word in ("act R1", "shoot"):
        shooting.play(parse(shooting, word))
    assert {group.label.partition(" at ")[0] for group in seen(shooting, 0).groups} <= {"Shots"}
