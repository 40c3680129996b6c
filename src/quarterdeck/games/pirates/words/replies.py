"""Answers for pirates who do not see the table: who can fire at whom, distances, and what ships can reach."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.geometry.line_of_fire import CLEAR, OUT_OF_RANGE
from quarterdeck.games.pirates.picture.courses import Aim, aims, needed, way
from quarterdeck.games.pirates.picture.foresight import outlook
from quarterdeck.games.pirates.picture.view import SAY, Craft, View
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.aboard import mast_of
from quarterdeck.games.pirates.words.labels import listed
from quarterdeck.games.pirates.words.names import tenths
from quarterdeck.games.pirates.words.notation.shots import gun_kind
from quarterdeck.games.pirates.words.summary import blocker, distance_words, distances
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import Reply

Aims = dict[tuple[int, int], list[Aim]]
"""What the cannons of a unit can do to another."""


def replies(view: View) -> tuple[Reply, ...]:
    """The questions of the viewer, a spectator's about all ships; none before the first turn and after the last."""
    if view.position.phase < codes.TURN_PHASES or questions.is_over(view.position):
        return ()
    own = [craft for craft in view.afloat() if view.seat < 0 or craft.seat == view.seat]
    if not own:
        return ()
    found = _all_aims(view)
    asked: tuple[tuple[str, Callable[[Craft], Iterable[str]]], ...] = (
        ("at-me", lambda craft: _fired_at(view, craft, found)),
        ("by-me", lambda craft: _fires_at(view, craft, found)),
        ("far", lambda craft: _far(view, craft)),
        ("reach", lambda craft: _reach(view, craft)),
    )
    return tuple(
        Reply(question=question(which), lines=tuple([line for craft in own for line in answer(craft)]))
        for which, answer in asked
    )


@remembered(8)
def question(which: str) -> str:
    """A question as it stands on a button."""
    return SAY("question", which=which)


def _all_aims(view: View) -> Aims:
    """The aims of every unit at every other that it might hit if it shot now."""
    found: Aims = {}
    for craft in view.afloat():
        for aim in aims(view, craft):
            found.setdefault((craft.unit, aim.target), []).append(aim)
    return found


def _clear(view: View, shooter: Craft, shots: list[Aim]) -> list[str]:
    """The cannons with a clear line, in words."""
    return [
        SAY(
            "gun",
            gun=gun_kind(aim.cannon),
            mast=int(mast_of(aim.cannon)) + 1,
            needed=needed(view, shooter, aim.cannon, aim.target),
        )
        for aim in shots
        if aim.code == CLEAR
    ]


def _in_the_way(view: View, shots: list[Aim]) -> str:
    """The obstacles for cannons within range; empty: nothing is within range."""
    return next((blocker(view, aim.code, aim.by) for aim in shots if aim.code not in (CLEAR, OUT_OF_RANGE)), "")


def _fired_at(view: View, craft: Craft, found: Aims) -> Iterable[str]:
    """Each enemy that can fire at a ship, or that only something in the way keeps from it."""
    told = []
    for other in view.afloat():
        told += _words(view, (other, craft), found.get((other.unit, craft.unit), []))
    return told or [SAY("nobody-fires-at", ship=view.call(craft.unit))]


def _fires_at(view: View, craft: Craft, found: Aims) -> Iterable[str]:
    """Each enemy that a ship can fire at, or that only something in the way keeps from it."""
    told = []
    for other in view.afloat():
        told += _words(view, (craft, other), found.get((craft.unit, other.unit), []))
    return told or [SAY("fires-at-nobody", ship=view.call(craft.unit))]


def _words(view: View, pair: tuple[Craft, Craft], shots: list[Aim]) -> list[str]:
    """Whether one ship can fire at another."""
    shooter, target = pair
    guns, by = _clear(view, shooter, shots), _in_the_way(view, shots)
    names = {"ship": view.call(shooter.unit), "target": view.call(target.unit)}
    if guns:
        return [ended(SAY("can-fire", guns=listed(guns), **names))]
    return [ended(SAY("cannot-fire", by=by, **names))] if by else []


def _far(view: View, craft: Craft) -> Iterable[str]:
    """How far islands and ships are from a ship."""
    near = [distance_words(view, name, far) for far, name in distances(view, craft)]
    yield ended(SAY("distances", ship=view.call(craft.unit), what=listed(near) if near else SAY("nothing")))


def _reach(view: View, craft: Craft) -> Iterable[str]:
    """How far a ship may sail, what offered courses reach, and what is near enough but on none of them."""
    ship = view.call(craft.unit)
    if not way(view, craft):
        yield SAY("reaches-nothing", ship=ship)
        return
    if craft.idle:
        yield SAY("stays-idle", ship=ship, turns=craft.idle)
    found = outlook(view, craft)
    yield SAY("may-sail", ship=ship, length=tenths(found.length), held="yes" if found.held else "no")
    for one in found.landfalls:
        yield ended(SAY("can-reach", ship=ship, sort=one.sort, what=one.name, course=course_in_words(one.segments)))
    if found.missed:
        yield ended(SAY("no-course", ship=ship, what=listed(found.missed)))
    if not found.held and not found.landfalls and not found.missed:
        yield SAY("reaches-water", ship=ship)
    if any(piece.name == "" for piece in craft.pieces):
        yield SAY("unknown-crew", ship=ship)


def course_in_words(segments: tuple[str, ...]) -> str:
    """A course as it is typed, segment for segment."""
    return SAY("then").join(segments)


def ended(words: str) -> str:
    """Words as a sentence."""
    return words if words.endswith(".") else f"{words}."
