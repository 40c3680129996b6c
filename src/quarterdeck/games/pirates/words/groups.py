"""The groups of a list of a pirate's moves: courses by where they lead, shots by targets, crew by names, all else by ships."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import hypot  # noqa: TID251 - words are calculated with floats
from typing import Final

from msgspec import Struct

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.picture.courses import HALF_CIRCLE, WITHIN, Course, Goal, middle_of
from quarterdeck.games.pirates.picture.drawing import Point, placed
from quarterdeck.games.pirates.picture.offers import (
    course_line,
    met_words,
    pose_of,
    pose_place,
    pose_words,
    turn_of,
    way_words,
)
from quarterdeck.games.pirates.picture.view import SAY, Craft, View, find_piece
from quarterdeck.games.pirates.rules.shooting.shooting import shot_target
from quarterdeck.games.pirates.words.labels import isle_name, piece_called, where
from quarterdeck.games.pirates.words.measures import to_segment
from quarterdeck.games.pirates.words.notation.sorts import sort_of
from quarterdeck.scene.shapes import Group

FEW: Final = 8
"""Up to this many moves need no groups, unless they are courses."""
ABEAM: Final = 1350
"""From so many tenths of a degree on, a turn leads back."""
SIDES: Final = ("ahead", "right", "left", "back")
"""In the order of the list."""
THERE: Final = ("home", "to")
"""Sorts of useful courses that end at what they lead to."""
OF_UNITS: Final = ("cast-off", "scuttle", "free-explore", "store", "mend", "watch")
"""Sorts of moves that name only a unit, besides letting it act."""


class Heading(Struct, frozen=True):
    """What moves under the same heading have in common; two headings may read alike."""

    key: tuple[str, int]
    label: str
    apart: str
    """What is said besides where another heading reads alike; empty: nothing can."""


def groups(view: View, listed: list[Course], marked: list[Goal]) -> tuple[Group, ...]:
    """The moves under headings: courses that lead to something first; single moves of other kinds stay without."""
    courses = tuple(_courses(view, listed, marked)) if listed else ()
    if len(view.moves) <= FEW:
        return courses
    return (*courses, *_others(view))


# -- courses ------------------------------------------------------------------------------------------


def _courses(view: View, listed: list[Course], marked: list[Goal]) -> Iterator[Group]:
    """The few useful courses, then all others by the side to which she turns, small turns first."""
    craft = view.acting()
    if craft is None:
        return
    useful = _useful(view, craft, listed, marked)
    if useful:
        yield Group(label=SAY("group-useful"), moves=tuple(useful), words=tuple(useful.values()))
    rest: dict[str, list[Course]] = {side: [] for side in SIDES}
    for course in listed:
        if course.text not in useful:
            rest[_side(craft, course)].append(course)
    for side, found in rest.items():
        found.sort(key=lambda one: (abs(_turn(craft, one)), -one.length))
        if found:
            words = tuple([course_line(view, one) for one in found])
            yield Group(label=SAY("group-side", side=side), moves=tuple([one.text for one in found]), words=words)


def _turn(craft: Craft, course: Course) -> int:
    """How far she turns for a course, in tenths of a degree; to the right is below zero."""
    return (course.a - craft.pose[2] + HALF_CIRCLE) % (2 * HALF_CIRCLE) - HALF_CIRCLE


def _side(craft: Craft, course: Course) -> str:
    by = abs(_turn(craft, course))
    return "ahead" if by <= WITHIN else "back" if by >= ABEAM else turn_of(craft.pose[2], course.a)[0]


def _useful(view: View, craft: Craft, listed: list[Course], marked: list[Goal]) -> dict[str, str]:
    """The courses home, to islands and ships, into range of an enemy and towards something, and each in words."""
    found: list[tuple[int, Course, str, str]] = []
    for goal in marked:
        met = met_words(view, goal.course)
        if met != "none":
            home = any(view.isles[island].home == craft.seat for island in goal.course.shores)
            found.append((0 if home else 1, goal.course, "home" if home else "to", met))
        elif goal.towards != codes.NONE:
            found.append((4, goal.course, "towards", isle_name(view, goal.towards)))
    found += _approaches(view, craft, listed)
    told: dict[str, str] = {}
    for _, course, sort, name in sorted(found, key=lambda one: one[0]):
        if course.text not in told:
            line = way_words(view, course) if sort in THERE else course_line(view, course)
            told[course.text] = SAY("course-useful", sort=sort, goal=name, line=line)
    return told


def _approaches(view: View, craft: Craft, listed: list[Course]) -> Iterator[tuple[int, Course, str, str]]:
    """For each enemy the course that ends nearest to her, if it brings her into range or nearer."""
    free = [course for course in listed if met_words(view, course) == "none"]
    enemies = [one for one in view.afloat() if one.seat != craft.seat]
    for enemy in enemies if free else ():
        middle = middle_of(enemy.hull)
        best = min(free, key=lambda one: _far(one.middle, middle))
        if _in_range(view, craft, best, enemy):
            yield 2, best, "range", view.call(enemy.unit)
        elif _far(best.middle, middle) < _far(best.start, middle):
            yield 3, best, "towards", view.call(enemy.unit)


def _far(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def _in_range(view: View, craft: Craft, course: Course, enemy: Craft) -> bool:
    """Whether an enemy would be within the range of a cannon on a mast; something may still be in the way."""
    form = view.position.waters.forms[craft.unit]
    for mast in range(craft.masts):
        if craft.standing >> mast & 1:
            start = placed(course.end, 0 if craft.creature else int(form.masts[mast]), 0)
            sides = zip(enemy.hull, (*enemy.hull[1:], enemy.hull[0]), strict=True)
            if min(to_segment(start, *side) for side in sides) <= view.measure(craft.cannons[mast][1]) ** 2:
                return True
    return False


# -- other moves --------------------------------------------------------------------------------------


def _others(view: View) -> Iterable[Group]:
    """The moves that are no courses, under headings in the order of their first moves."""
    found: dict[tuple[str, int], tuple[Heading, list[int]]] = {}
    for move in sorted(view.moves):
        if heading := _heading(view, move):
            found.setdefault(heading.key, (heading, []))[1].append(move)
    labels = [heading.label for heading, _ in found.values()]
    poses = pose_words(view) if view.phase.laid else {}
    for heading, moves in found.values():
        alike = labels.count(heading.label) > 1
        label = SAY("group-apart", label=heading.label, apart=heading.apart) if alike else heading.label
        words = tuple([poses[move] for move in moves]) if moves[0] in poses else ()
        yield Group(label=label, moves=tuple([view.moves[move] for move in moves]), words=words)


def _heading(view: View, move: int) -> Heading | None:
    """The heading above a move; None: it stands without."""
    sort, number = sort_of(move)
    if sort == "shot":
        target = int(shot_target(move))
        return Heading((sort, target), SAY("group-shot", target=view.call(target)), "")
    if sort == "handle":
        piece = number // int(codes.PLACES)
        at = int(view.position.crew.at[piece])
        apart = f"{where(view, at)}, {piece + 1}" if at != codes.OUT else str(piece + 1)
        return Heading((sort, piece), SAY("group-crew", crew=piece_called(find_piece(view, piece))), apart)
    if sort in OF_UNITS:
        return Heading(("unit", number), SAY("group-ship", ship=view.call(number)), "")
    if sort == "pose" and view.phase.laid:
        place = pose_place(view, pose_of(move))
        return Heading((place, 0), SAY("group-pose", place=place), "")
    return Heading((sort, 0), SAY("group-sort", sort=sort), "") if sort in ("unit", "pose", "island") else None
