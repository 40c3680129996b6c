"""What can be laid anywhere, hulls that can be hit anywhere, and choices that may be left to chance."""

from __future__ import annotations

import re

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.picture.foresight import foresee
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.refusals.refusals import why_not
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.words.notation.notation import text
from quarterdeck.games.pirates.words.notation.parsing import parse
from quarterdeck.scene.shapes import FreePoint, Perch
from tests.games.pirates.pictures import of_red, random_game, seen, shape


def first(phase: int, seed: int = 1) -> PiratesPosition:
    """The first position of a phase in a random game."""
    return next(one.clone() for one in random_game(seed) if one.phase == phase)


def setting(position: PiratesPosition) -> FreePoint:
    """What whoever is asked can choose freely."""
    (found,) = seen(position, int(position.player)).settings
    return found


def written(perch: Perch, turn: int = 0) -> str:
    """The move that lays something there, turned by so many tenths of a degree."""
    return f"place {perch.x / 100:.2f},{perch.y / 100:.2f} {(perch.heading + turn) % 3_600 / 10:.1f}"


def told(position: PiratesPosition, written_move: str) -> str:
    """What would come of a move, in words; why it is refused, if it is."""
    move = parse(position, written_move)
    refusal = why_not(position, move)
    scene = foresee(position, int(position.player), move)
    roles = [one.role for one in scene.shapes]
    assert roles == ["pi-foreseen-bad" if refusal else "pi-foreseen"]
    return f"{refusal.clause} {refusal.sentence}" if refusal else scene.summary


@pytest.mark.clause("PI-3.3", "PI-3.4")
def test_an_island_is_laid_anywhere_and_refused_with_what_is_missing() -> None:
    """Its outline is that of the drawn island; a place of its own is played, one at the edge names the clause and millimetres."""
    position = first(int(codes.PLACING))
    found = setting(position)
    corners = position.catalog.shores[setting_out.drawn_island(position)].corners()
    assert (found.kind, found.what, found.turn, found.rail) == ("laid", "sea", "free", ())
    assert found.outline == tuple((int(x), int(y)) for x, y in corners)
    assert (found.width, found.height) == (int(position.waters.width), int(position.waters.height))
    assert re.search(
        r"Here [A-Z][A-Za-z' ]+ would lie in the [a-z-]+ of the sea, [\d.]+ cm from the west edge and [\d.]+ cm from the south edge, turned a little to the left\.",
        told(position, "place 600.12,450.34 12.3"),
    )
    assert "PI-R35" in told(position, "place 3.00,450.00 0.0")
    assert " cm too near" in told(position, "place 3.00,450.00 0.0")
    position.play(parse(position, "place 600.12,450.34 12.3"))
    assert len(position.waters.shores) == 1
    assert not seen(position, 0).settings


@pytest.mark.clause("PI-3.10")
def test_a_ship_keeps_to_her_home_shore_and_may_be_turned_there() -> None:
    """Each end and middle of the rail is a pose of the notation; most of them are legal, others say what is in the way."""
    position = first(int(codes.MUSTERING))
    found = setting(position)
    home = position.waters.shores[questions.home_of(position, position.turn)]
    assert len(found.rail) == int(home.n)
    middles = [Perch(x=(a.x + b.x) // 2, y=(a.y + b.y) // 2, heading=a.heading) for a, b in found.rail]
    legal = [perch for perch in middles if why_not(position, parse(position, written(perch))) is None]
    assert len(legal) > len(middles) // 2
    assert [one for one in legal if parse(position, written(one, 73)) not in position.legal()]
    turned = [one for one in legal if why_not(position, parse(position, written(one, 73))) is None]
    assert turned
    assert re.search(r"would lie [a-z-]+ of .*, heading [a-z-]+\.", told(position, written(turned[0], 73)))
    far = Perch(x=60_000, y=45_000, heading=0)
    assert told(position, written(far)).startswith("PI-3.10")


@pytest.mark.clause("PI-A96")
def test_creatures_are_not_turned() -> None:
    """Their rail has no heading."""
    for position in random_game(1, seats=3):
        if position.phase == codes.MUSTERING and position.waters.forms[setting_out.mustering(position)].creature:
            found = setting(position.clone())
            assert found.turn == "firm"
            assert {perch.heading for ends in found.rail for perch in ends} == {0}
            return
    raise AssertionError("nobody has a creature")


@pytest.mark.clause("PI-12.1", "PI-N12")
def test_any_point_of_a_hull_can_be_aimed_at_with_each_cannon_that_may_fire() -> None:
    """Cannons with a listed shot come first; the move is that of the notation, and a point beside the hull is refused."""
    position = of_red((300, 700, 0), (100, 100, 0), (300, 660, 0), (900, 800, 0))
    for word in ("act R1", "shoot"):
        position.play(parse(position, word))
    found = {one.what: one for one in seen(position, 0).settings}
    near = found["ship-G1"]
    listed = [text(position, move) for move in position.legal() if move >= codes.SHOT]
    assert near.ways[0].word in listed
    assert near.ways[0].label.startswith("Mast 1, short range, hits with ")
    hull = position.waters.hulls[2].corners()
    assert near.within == tuple((int(x), int(y)) for x, y in hull)
    x, y = sum(x for x, _ in hull) // len(hull), sum(y for _, y in hull) // len(hull)
    exact = f"{near.ways[0].word} {x / 100:.2f},{y / 100:.2f}"
    assert exact not in listed
    assert why_not(position, parse(position, exact)) is None
    assert why_not(position, parse(position, f"{near.ways[0].word} 900.00,100.00")) is not None
    assert {(one.kind, one.outline) for one in found.values()} == {("aimed", ())}
    assert {way.word.split()[-1] for way in found["ship-G2"].ways} == {"G2"}
    shared = {way.tool for way in near.ways} & {way.tool for way in found["ship-G2"].ways}
    assert shared
    for one, target in ((near, "G1"), (found["ship-G2"], "G2")):
        assert [way.word for way in one.ways] == [f"{way.tool} at {target}" for way in one.ways]
    assert "ship-R2" not in found
    assert not seen(position, 1).settings
    for one in found.values():
        assert shape(seen(position, 0), one.what).decoration is False


def test_setting_out_may_be_left_to_chance_and_comes_to_an_end() -> None:
    """From the first island to the last crew: what is drawn is legal, crew goes aboard while there is room; then no more."""
    dice, phases = seeded(3, 5), set()
    position = next(one.clone() for one in random_game(1) if one.phase == codes.PLACING)
    while position.phase != codes.NAMING:
        if position.player < 0:
            moves = position.legal()
            position.play(moves[dice.below(len(moves))])
            continue
        lot = seen(position, int(position.player)).lot
        assert lot is not None
        assert not seen(position, 1 - int(position.player)).lot
        phases.add(int(position.phase))
        written_moves = {text(position, move) for move in position.legal()}
        assert set(lot.moves) <= written_moves
        if position.phase == codes.MANNING and any(" to " in move for move in written_moves):
            assert all(" to " in move for move in lot.moves)
        position.play(parse(position, lot.moves[dice.below(len(lot.moves))]))
    assert {int(codes.PLACING), int(codes.HOMING), int(codes.MUSTERING), int(codes.MANNING)} <= phases
    assert seen(position, int(position.player)).lot is None
