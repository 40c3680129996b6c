"""The ends of listed segments, possible hits from each place, and distances, for pictures and summaries."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import atan2, hypot, pi  # noqa: TID251 - pictures calculate with floats
from typing import Final

from msgspec import Struct

from quarterdeck.engine.sets import members
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.geometry.line_of_fire import CLEAR, HULL, ISLAND, TERRAIN, LineOfFire, Nearest
from quarterdeck.games.pirates.geometry.moving import STOPPED
from quarterdeck.games.pirates.geometry.polygons import root
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.picture.drawing import UNIT, Point, Pose, placed
from quarterdeck.games.pirates.picture.view import Craft, View, find_piece
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.common import actions
from quarterdeck.games.pirates.rules.moving import segments
from quarterdeck.games.pirates.rules.moving.segments import segment_a, segment_length, segment_measure
from quarterdeck.games.pirates.rules.ramming import rams
from quarterdeck.games.pirates.rules.shooting import bonuses, hits
from quarterdeck.games.pirates.rules.shooting import cannons as cannons_rules
from quarterdeck.games.pirates.rules.shooting.hits import ALWAYS_HITS_FAR
from quarterdeck.games.pirates.table import aboard, skills
from quarterdeck.games.pirates.table.aboard import MEASURES, is_extra
from quarterdeck.games.pirates.texts import abilities
from quarterdeck.games.pirates.words.measures import to_segment
from quarterdeck.games.pirates.words.notation.notation import measure_word, text
from quarterdeck.games.pirates.words.notation.shots import line_at, place_of
from quarterdeck.scene.shapes import Helm, Reach

REMEMBERED: Final = 4096
MARKED: Final = 8
"""How many courses are marked on the sea, and are buttons, too; all others are steered freely."""
ROUND: Final = 3_600
"""Tenths of a degree."""
FAN: Final = 50
"""From one heading that is tried to the next, in tenths of a degree."""
NEARLY: Final = 200
"""So much less than she could sail, in hundredths of a millimetre, is as good as all of it."""
NEAREST: Final = 2
"""How many islands are kept in view while the viewer steers."""
HALF_CIRCLE: Final = 1800
"""Tenths of a degree."""
WITHIN: Final = 150
"""Up to this many tenths of a degree from the heading, a thing still lies ahead."""
LEAST_HIT: Final = 2
"""A rolled 1 never hits (PI-1.3)."""


class Course(Struct, frozen=True):
    """A listed segment and where it ends."""

    text: str
    letter: str
    """Of its measure, S or L."""
    length: int
    whole: bool
    """The whole measure."""
    sailed: int
    """How far she goes: less than the length where something stops her, 0 where already the turn does."""
    by: tuple[str, ...]
    """The crew that adds the measure to her base move."""
    a: int
    start: Point
    """The middle of the hull before it."""
    end: Pose
    middle: Point
    """Of the hull after it."""
    hull: tuple[Point, ...]
    stopped: bool
    shores: tuple[int, ...]
    units: tuple[int, ...]
    """The units touched at its end but not before."""
    terrain: tuple[int, ...]
    """What is touched on the way and was not before."""
    rams: tuple[int, ...]
    """Those of the units that are rammed there."""
    docks: bool
    """She docks at what she touches there."""


class Aim(Struct, frozen=True):
    """What a cannon can do to a target."""

    cannon: int
    target: int
    start: Point
    end: Point
    code: int
    """CLEAR, or what keeps it from hitting, a code of `line_of_fire`."""
    by: int
    """The mast, island, unit or terrain in the way."""


def courses(view: View) -> list[Course]:
    """The segments that are listed."""
    listed = sorted(move for move in view.moves if codes.SEGMENT <= move < codes.SHOT)
    if not listed or not view.phase.steers:
        return []
    copy = view.position.clone()
    return [course_of(view, copy, move, text=view.moves[move]) for move in listed]


class Ray(Struct, frozen=True):
    """How far the ship that moves would come with a heading."""

    a: int
    sails: bool
    """She can turn to it."""
    far: int
    """What she sails of the longest measure that she has left."""
    barred: bool
    """Something is in her way."""


def longest_left(position: PiratesPosition) -> int:
    """The longest measure that the ship which moves has left."""
    return max(int(length) for length in segments.free_measures(position))


def rays(position: PiratesPosition) -> Iterator[Ray]:
    """How far she would come all around; `position` is a copy."""
    longest = longest_left(position)
    for a in range(0, ROUND, FAN):
        sails = int(segments.judge_segment(position, a, longest)) <= STOPPED
        far = int(position.waters.way) if sails else 0
        yield Ray(a, sails, far, not sails or far < longest - NEARLY)


def is_water_barred(view: View) -> bool:
    """Whether some water that she could reach otherwise is out of her reach."""
    return any(ray.barred for ray in rays(view.position.clone()))


class Goal(Struct, frozen=True):
    """A course that is worth a mark on the sea."""

    course: Course
    towards: int
    """The island that it comes near; NONE: it ends at something, or on open water."""
    home: bool = False
    """It leads to the home of whoever sails, or towards it."""


def goals(view: View, listed: list[Course]) -> list[Goal]:
    """A few of the listed courses: one to each thing that can be touched, one towards each near island, one straight ahead."""
    listed = sorted(listed, key=lambda one: (not one.whole, -one.length, _aside(view, one)))
    found: dict[tuple[str, int], Goal] = {}
    for one in sorted(listed, key=lambda one: one.length):
        for met in _met(one):
            found.setdefault(met, Goal(one, int(codes.NONE), home=any(view.is_home(isle) for isle in one.shores)))
    open_water = [one for one in listed if not _met(one)]
    if open_water:
        touched = int(view.position.waters.shores_touched(view.position.unit))
        for isle in [isle for isle in view.isles if not touched >> isle.number & 1]:
            best = min(open_water, key=lambda one: _far_from(one, isle.shore))
            if _far_from(best, isle.shore) < _far(best.start, isle.shore):
                found.setdefault(("isle", isle.number), Goal(best, isle.number, home=view.is_home(isle.number)))
        found.setdefault(("ahead", 0), Goal(open_water[0], int(codes.NONE)))
    marked: dict[str, Goal] = {}
    for goal in sorted(found.values(), key=lambda goal: _worth(view, goal)):
        marked.setdefault(goal.course.text, goal)
    return list(marked.values())[:MARKED]


def ahead(view: View, unit: int, start: Point, a: int) -> tuple[bool, int] | None:
    """What lies ahead of a unit with this heading: whether it is an island, and its number; None: open water."""
    things = [(True, isle.number, middle_of(isle.shore)) for isle in view.isles]
    things += [(False, other.unit, middle_of(other.hull)) for other in view.afloat() if other.unit != unit]
    found = [
        (hypot(x - start[0], y - start[1]), ashore, number)
        for ashore, number, (x, y) in things
        if abs(
            (round(atan2(y - start[1], x - start[0]) * HALF_CIRCLE / pi) - a + HALF_CIRCLE) % (2 * HALF_CIRCLE)
            - HALF_CIRCLE
        )
        <= WITHIN
    ]
    return min(found)[1:] if found else None


@lru_cache(REMEMBERED)
def middle_of(points: tuple[Point, ...]) -> Point:
    """About the middle of a polygon."""
    return sum(x for x, _ in points) // len(points), sum(y for _, y in points) // len(points)


def _met(course: Course) -> list[tuple[str, int]]:
    """What a course touches."""
    met = [("isle", number) for number in course.shores] + [("unit", unit) for unit in course.units]
    return met + [("terrain", number) for number in course.terrain]


def _aside(view: View, course: Course) -> int:
    """How far she turns for a course, in tenths of a degree."""
    craft = view.acting()
    return abs((course.a - craft.pose[2] + 1800) % 3600 - 1800) if craft else 0


def _worth(view: View, goal: Goal) -> tuple[int, int]:
    """Home first if there is treasure to bring there; then treasure and enemies that she comes to, and near islands.

    Islands at which she has nothing to do come after those where treasure may lie; then open water, and last whatever she would
    only bump into, such as ships of her own fleet.
    """
    if goal.home and view.is_laden():
        return 0, goal.course.length
    if _leads_on(view, goal.course):
        return 1, goal.course.length
    if _met(goal.course):
        return 5, goal.course.length
    if goal.towards == codes.NONE:
        return 4, 0
    return 2 if _is_wanted(view, goal.towards) else 3, _far_from(goal.course, view.isles[goal.towards].shore)


def _leads_on(view: View, course: Course) -> bool:
    """Whether there is something to do at what a course touches."""
    return any(_is_wanted(view, isle) for isle in course.shores) or any(_is_enemy(view, unit) for unit in course.units)


def _is_wanted(view: View, island: int) -> bool:
    """Whether there is something to do at an island: treasure may lie there, or it is an enemy's home."""
    isle = view.isles[island]
    return not view.is_home(island) and not isle.emptied


def _is_enemy(view: View, unit: int) -> bool:
    """Whether a ship or creature belongs to somebody else than whoever acts."""
    other, craft = view.craft(unit), view.acting()
    return other is not None and craft is not None and other.seat != craft.seat


def _far_from(course: Course, shore: tuple[Point, ...]) -> int:
    """How far the end of a course is from an island."""
    return _far(course.middle, shore)


def _far(point: Point, shore: tuple[Point, ...]) -> int:
    return min(int(root((point[0] - x) ** 2 + (point[1] - y) ** 2)) for x, y in shore)


def course_of(view: View, copy: PiratesPosition, move: int, *, text: str, keep: bool = False) -> Course:
    """A legal segment, sailed on a copy of the position; taken back unless she is to be kept there."""
    waters, unit = copy.waters, copy.unit
    before = (waters.x[unit], waters.y[unit], waters.a[unit])
    shores, units, terrain = waters.old_shores, waters.old_units, waters.old_terrain
    start = (int(segments.centre(copy, unit, 1)), int(segments.centre(copy, unit, 0)))
    measure, a, length = segment_measure(move), segment_a(move), segment_length(move)
    whole = int(aboard.measures(copy, unit, measure))
    found = waters.sail(unit, a, length)
    waters.sail_out(unit)
    ends = (int(waters.x[unit]), int(waters.y[unit]), int(waters.a[unit]))
    touched, met = int(waters.shores_touched(unit)), int(waters.units_touched(unit) & waters.others(unit))
    course = Course(
        text=text,
        letter="S" if whole == view.measure("S") else "L",
        length=int(length),
        whole=int(length) == whole,
        sailed=int(waters.way),
        by=crew_that(view, unit, int(abilities.HELMSMAN)) if measure == aboard.ADDED_S else (),
        a=int(a),
        start=start,
        end=ends,
        middle=(int(segments.centre(copy, unit, 1)), int(segments.centre(copy, unit, 0))),
        hull=tuple(waters.hulls[unit].corners()),
        stopped=found == STOPPED,
        shores=tuple(members(touched & ~int(shores))),
        units=tuple(members(met & ~int(units))),
        terrain=tuple(members(int(waters.crossed) & ~int(terrain))),
        rams=_rams(copy, met & ~int(units)),
        docks=bool(int(skills.docked_at(copy, unit)) & touched & ~int(shores)),
    )
    if keep:
        return course
    waters.put(unit, *before)
    waters.old_shores, waters.old_units, waters.old_terrain = shores, units, terrain
    return course


def _rams(copy: PiratesPosition, met: int) -> tuple[int, ...]:
    """Those of the units which the one that sails has met that she would ram where she lies."""
    if not met:
        return ()
    before = copy.boarding.enemies_left
    rams.find_rams(copy)
    found = int(copy.boarding.enemies_left) & met
    copy.boarding.enemies_left = before
    return tuple(members(found))


def crew_that(view: View, unit: int, ability: int) -> tuple[str, ...]:
    """The crew of a unit that has an ability, by name, as far as the viewer knows it."""
    pieces = members(int(skills.crew_with(view.position, unit, ability)))
    return tuple(sorted({find_piece(view, piece).called for piece in pieces} - {""}))


# -- lines of fire ----------------------------------------------------------------------------------


def aims(view: View, shooter: Craft, *, used: int = 0) -> Iterator[Aim]:
    """What each cannon that has not fired can do to each enemy within the longest range (PI-12.1 to PI-12.6)."""
    position, unit = view.position, shooter.unit
    cannons = int(cannons_rules.all_cannons(position, unit)) & ~used
    if not cannons or not shooter.hull:
        return
    for target in members(int(cannons_rules.targets(position, unit))):
        for cannon in members(cannons):
            yield aim_at(position, unit, cannon, target)


def is_blocked(aim: Aim) -> bool:
    """Whether something lies in the way."""
    return aim.code in (HULL, ISLAND, TERRAIN)


def fired(view: View) -> int:
    """The cannons that the acting ship has already fired."""
    return int(view.position.shooting.fired) if view.phase.shoots else 0


def is_any_blocked(view: View) -> bool:
    """Whether a line of fire of the acting ship that is shown is blocked."""
    craft = view.acting()
    if craft is None or not view.phase.shows_ranges:
        return False
    return any(is_blocked(aim) for aim in aims(view, craft, used=fired(view)))


def aim_at(position: PiratesPosition, unit: int, cannon: int, target: int) -> Aim:
    """What one cannon can do to a target: the first usual point that it hits, or what blocks the way to the nearest."""
    clear = line_at(position, unit, cannon, target)
    if clear is not None:
        start = (int(clear.from_x), int(clear.from_y))
        return Aim(cannon, target, start, (int(clear.to_x), int(clear.to_y)), int(CLEAR), int(codes.NONE))
    line = LineOfFire(position.waters)
    place = place_of(position, unit, cannon, target)
    line.start(unit, place, cannons_rules.sails(position, unit), aboard.reach_of(position, unit, cannon))
    through = bool(skills.able(position, unit, abilities.CLEAR_VIEW))
    start = (int(line.from_x), int(line.from_y))
    nearest = Nearest()
    nearest.find(position.waters.hulls[target], line.from_x, line.from_y)
    code = line.judge(unit, target, nearest.x, nearest.y, through_ships=through)
    return Aim(cannon, target, start, (int(nearest.x), int(nearest.y)), int(code), int(line.by))


def needed(view: View, craft: Craft, cannon: int, target: int) -> int:
    """The least roll with which a cannon hits a target; more than 6: none does (PI-R3, PI-12.7, PI-A10, PI-A36)."""
    position = view.position
    if position.shooting.double_range and not is_extra(cannon):
        return int(ALWAYS_HITS_FAR)
    bonus = 0 if hits.is_plain_gun(cannon) else int(bonuses.likely_bonus(position, craft.unit, target))
    return max(int(cannons_rules.rank_of(position, craft.unit, cannon)) + 1 - bonus, LEAST_HIT)


# -- distances --------------------------------------------------------------------------------------


def nearby(one: tuple[Point, ...], other: tuple[Point, ...], most: int) -> bool:
    """Whether the boxes around two polygons leave it open that they are so near."""
    return all(
        min(point[axis] for point in one) - max(point[axis] for point in other) <= most
        and min(point[axis] for point in other) - max(point[axis] for point in one) <= most
        for axis in (0, 1)
    )


@lru_cache(REMEMBERED)
def gap(one: tuple[Point, ...], other: tuple[Point, ...]) -> int:
    """How far two convex polygons are apart, in hundredths of a millimetre, rounded down; 0 where they meet."""
    far = [to_segment(point, other[k - 1], other[k]) for point in one for k in range(len(other))]
    far += [to_segment(point, one[k - 1], one[k]) for point in other for k in range(len(one))]
    return int(root(min(far)))


def way(view: View, craft: Craft) -> int:
    """How far a ship or creature may sail in one move action, in hundredths of a millimetre; 0: not at all."""
    if not actions.can_move(view.position, craft.unit):
        return 0
    return sum(int(aboard.measures(view.position, craft.unit, k)) for k in range(int(MEASURES)))


def helms(view: View) -> tuple[Helm, ...]:
    """The unit that sails, and each that may be given the move action now, with the measures that are left to her (PI-7.2, PI-R7)."""
    return tuple(_helms(view))


def _helms(view: View) -> Iterator[Helm]:
    """The phases in which a die or another player decides before a unit sails, so that nobody can steer her yet."""
    if not view.moves:
        return
    for craft in view.afloat():
        names = int(codes.UNIT) + craft.unit
        if craft.unit == view.position.unit and view.phase.steers:
            yield from _helm(view, craft, view.position, ())
        elif craft.unit == view.position.unit and int(codes.MOVE) in view.moves:
            yield from _helm_after(view, craft, (int(codes.MOVE),))
        elif view.phase.does == "name" and names in view.moves:
            yield from _helm_after(view, craft, (names, int(codes.MOVE)))


def _helm_after(view: View, craft: Craft, moves: tuple[int, ...]) -> Iterator[Helm]:
    """The helm of a unit that is steered after some moves, if these are legal one after the other and she can be steered then."""
    board, before = view.position.clone(), []
    for move in moves:
        if move not in board.legal():
            return
        before.append(text(board, move))
        board.play(move)
        if board.player != view.seat:
            return
    if phase_of(board).steers and board.unit == craft.unit:
        yield from _helm(view, craft, board, tuple(before))


def _helm(view: View, craft: Craft, position: PiratesPosition, before: tuple[str, ...]) -> Iterator[Helm]:
    """The helm of a unit, with the measures that are free in a position; none if she can sail no farther."""
    free = [k for k in range(int(MEASURES)) if segments.is_free_measure(position, k)]
    form = position.waters.forms[craft.unit]
    x, y = view.sheet.at(*placed(craft.pose, -int(form.length) // 2, 0))
    reaches = tuple(
        [Reach(word=measure_word(position, k), length=int(aboard.measures(position, craft.unit, k))) for k in free]
    )
    if not reaches:
        return
    yield Helm(
        what=f"ship-{craft.code}", x=x, y=y, heading=craft.pose[2], scale=UNIT, measure="mm", reaches=reaches,
        before=before, near=tuple(_nearest(view, craft)),
    )  # fmt: skip


def _nearest(view: View, craft: Craft) -> list[str]:
    """The islands that are nearest to a ship, nearest first."""
    far = sorted((gap(*sorted((craft.hull, isle.shore))), isle.number) for isle in view.isles)
    return [f"isle-{number + 1}" for _, number in far[:NEAREST]]
