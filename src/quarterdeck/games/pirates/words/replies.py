"""Answers for pirates who do not see the table: who can fire at whom, distances, and what ships can reach."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.geometry.line_of_fire import CLEAR, OUT_OF_RANGE
from quarterdeck.games.pirates.picture.courses import Aim, aims, way
from quarterdeck.games.pirates.picture.drawing import ANGLE
from quarterdeck.games.pirates.picture.foresight import ALONGSIDE, DOCK, RAM, TOUCH, Outlook, outlook
from quarterdeck.games.pirates.picture.offers import degrees, turn_of
from quarterdeck.games.pirates.picture.view import SAY, Craft, View
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.words.labels import listed
from quarterdeck.games.pirates.words.names import about
from quarterdeck.games.pirates.words.summary import blocker, distance_words, distances, gun_words
from quarterdeck.games.pirates.words.whereabouts import heading_wind
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import Reply

Aims = dict[tuple[int, int], list[Aim]]
"""What the cannons of a unit can do to another."""
FEW: Final = 4
"""How many distances are told at first."""
SORTS: Final = (DOCK, TOUCH, RAM, ALONGSIDE)
"""What a ship can do to what she reaches."""


def replies(view: View) -> tuple[Reply, ...]:
    """The questions of the viewer, a spectator's about all ships; none before the first turn and after the last."""
    if view.position.phase < codes.TURN_PHASES or questions.is_over(view.position):
        return ()
    own = [craft for craft in view.afloat() if view.seat < 0 or craft.seat == view.seat]
    if not own:
        return ()
    found, looks = _all_aims(view), [_outlook(view, craft) for craft in own]
    return (
        Reply(question=question("at-me"), lines=_told(_fired_at(view, craft, found) for craft in own)),
        Reply(question=question("by-me"), lines=_told(_fires_at(view, craft, found) for craft in own)),
        Reply(
            question=question("far"), lines=_told(_far(view, craft) for craft in own),
            more=_told(_exactly(view, craft) for craft in own),
        ),
        Reply(
            question=question("reach"),
            lines=_told(_reach(view, craft, look) for craft, look in zip(own, looks, strict=True)),
            more=_told(_reach_at_length(view, craft, look) for craft, look in zip(own, looks, strict=True)),
        ),
    )  # fmt: skip


def _told(answers: Iterable[Iterable[str]]) -> tuple[str, ...]:
    return tuple([line for answer in answers for line in answer])


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
    guns, by = gun_words(view, shooter, shots), _in_the_way(view, shots)
    names = {"ship": view.call(shooter.unit), "target": view.call(target.unit)}
    if guns:
        return [ended(SAY("can-fire", guns=listed(guns), **names))]
    return [ended(SAY("cannot-fire", by=by, **names))] if by else []


def _far(view: View, craft: Craft) -> Iterable[str]:
    """How far islands and ships are from a ship, the nearest few."""
    yield _distances(view, craft, distances(view, craft)[:FEW])


def _exactly(view: View, craft: Craft) -> Iterable[str]:
    """Where a ship lies to the millimetre, and how far all that is near is from her."""
    x, y, a = craft.pose
    yield ended(SAY("lies", ship=view.call(craft.unit), x=about(x), y=about(y), wind=heading_wind(a), heading=degrees(a)))  # fmt: skip
    yield _distances(view, craft, distances(view, craft))


def _distances(view: View, craft: Craft, near: list[tuple[int, str, str]]) -> str:
    told = listed(distance_words(view, one) for one in near) if near else SAY("nothing")
    return ended(SAY("distances", ship=view.call(craft.unit), what=told))


def _outlook(view: View, craft: Craft) -> Outlook | None:
    """What a ship can reach; None: she cannot move."""
    return outlook(view, craft) if way(view, craft) else None


def _reach(view: View, craft: Craft, look: Outlook | None) -> Iterable[str]:
    """How far a ship may sail, and what she can reach."""
    ship = view.call(craft.unit)
    if look is None:
        yield SAY("reaches-nothing", ship=ship)
        return
    yield from _may_sail(view, craft, look)
    for sort in SORTS:
        there = [one.name for one in look.landfalls if one.sort == sort]
        if there:
            yield SAY(f"can-{sort}", ship=ship, what=listed(there))
    yield from _nothing_reached(view, craft, look)


def _reach_at_length(view: View, craft: Craft, look: Outlook | None) -> Iterable[str]:
    """How far a ship may sail, what she can reach, by which courses, and what is near enough but on none of them."""
    ship = view.call(craft.unit)
    if look is None:
        yield SAY("reaches-nothing", ship=ship)
        return
    yield from _may_sail(view, craft, look)
    for one in look.landfalls:
        course = course_in_words(craft.pose[2], one.segments)
        yield ended(SAY("can-reach", ship=ship, sort=one.sort, what=one.name, course=course))
    if look.landfalls and look.missed:
        yield ended(SAY("no-course", ship=ship, what=listed(look.missed)))
    yield from _nothing_reached(view, craft, look)
    if any(piece.name == "" for piece in craft.pieces):
        yield SAY("unknown-crew", ship=ship)


def _nothing_reached(view: View, craft: Craft, look: Outlook) -> Iterable[str]:
    """Of a ship that no offered course leads to anything: what is near all the same, or that only water is."""
    if look.landfalls or look.held:
        return
    ship = view.call(craft.unit)
    yield (
        ended(SAY("no-course", ship=ship, what=listed(look.missed))) if look.missed else SAY("reaches-water", ship=ship)
    )


def _may_sail(view: View, craft: Craft, look: Outlook) -> Iterable[str]:
    if craft.idle:
        yield SAY("stays-idle", ship=view.call(craft.unit), turns=craft.idle)
    yield SAY("may-sail", ship=view.call(craft.unit), length=about(look.length), held="yes" if look.held else "no")


def course_in_words(a: int, segments: tuple[str, ...]) -> str:
    """A course of a ship with heading `a`, segment for segment, each with what is typed for it."""
    legs = []
    for text in segments:
        heading, length = (
            round(float(word) * scale) for word, scale in zip(text.split()[1:], (ANGLE, 100), strict=True)
        )
        side, turned = turn_of(a, heading)
        legs.append(
            SAY("leg", way=SAY("course-way", side=side, degrees=turned, length=about(length), by="none"), text=text)
        )
        a = heading
    return SAY("then").join(legs)


def ended(words: str) -> str:
    """Words as a sentence."""
    return words if words.endswith(".") else f"{words}."
