"""What a move would lead to: where a ship would lie and who could fire at her there, what a shot hits, a pose, what a card says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from quarterdeck.engine.sets import bit, count, members
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.bot import prospects
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.geometry.moving import STOPPED
from quarterdeck.games.pirates.geometry.offered import pose_a, pose_x, pose_y
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.picture import foretold
from quarterdeck.games.pirates.picture.courses import (
    Course,
    ahead,
    course_of,
    courses,
    gap,
    goals,
    longest_left,
    nearby,
    rays,
)
from quarterdeck.games.pirates.picture.drawing import Point, Pose, grown, placed
from quarterdeck.games.pirates.picture.offers import course_words, shot_words
from quarterdeck.games.pirates.picture.placing import laid_words
from quarterdeck.games.pirates.picture.view import SAY, Craft, View, look
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.refusals.moving import no_pose
from quarterdeck.games.pirates.rules import steps
from quarterdeck.games.pirates.rules.common import ending
from quarterdeck.games.pirates.rules.moving import course as course_rules
from quarterdeck.games.pirates.rules.moving import segments as segments_rules
from quarterdeck.games.pirates.rules.moving.segments import segment_a, segment_length, segment_measure
from quarterdeck.games.pirates.rules.reach import Reach
from quarterdeck.games.pirates.rules.shooting import shooting
from quarterdeck.games.pirates.rules.shooting.shooting import shot_cannon, shot_target, shot_x, shot_y
from quarterdeck.games.pirates.table import aboard, questions
from quarterdeck.games.pirates.table.aboard import MEASURES
from quarterdeck.games.pirates.table.catalog import MOVES
from quarterdeck.games.pirates.words import card_meanings
from quarterdeck.games.pirates.words.labels import isle_name, listed, seat_name
from quarterdeck.games.pirates.words.names import about, is_nothing
from quarterdeck.games.pirates.words.notation.notation import text
from quarterdeck.games.pirates.words.status import left_words
from quarterdeck.games.pirates.words.whereabouts import berth_words, free_place, heading_wind, turned_words
from quarterdeck.scene.shapes import AnyShape, Line, Polygon, Scene

Told = tuple[str, tuple[AnyShape, ...]]
"""In words, and as shapes over the picture."""
NOTHING: Final[Told] = ("", ())
REMEMBERED: Final = 32
"""Positions whose marked courses are kept."""
AROUND: Final = 8
"""Scene units from a hull to the outline that marks it."""


def foresee(veiled: PiratesPosition, seat: int, move: int) -> Scene:
    """The shapes to be laid over the picture, and the words for them."""
    view = look(veiled, seat, ())
    words, shapes = _told(view, move)
    return Scene(
        game="pirates",
        title=SAY("title"),
        summary=words,
        status=words,
        width=view.sheet.picture_width(),
        height=view.sheet.picture_height(),
        shapes=shapes,
    )


def matters(veiled: PiratesPosition, seat: int, move: int) -> str | None:
    """Of a course, what it is for, and who could fire at whom at its end, or who wins by it; a hint names the course itself. None: it is what `foresee` says."""
    view = look(veiled, seat, ())
    if not (codes.SEGMENT <= move < codes.SHOT and view.phase.steers):
        return None
    copy = view.position.clone()
    course = course_of(view, copy, move, text="", keep=True)
    aim = _aim(view, copy, course)
    return _over(view, move) or (f"{aim} " if aim else "") + SAY("foreseen-fire", **_fire_words(view, copy))


def _aim(view: View, copy: PiratesPosition, course: Course) -> str:
    """What the way of the ship that has sailed serves, if it brings her nearer to where treasure or her home is worth most to her; empty: something else.

    Of a course that leads towards something else, only that it brings her nearer.
    """
    unit, outlook = int(copy.unit), prospects.Outlook()
    outlook.survey(view.position)
    goal = int(outlook.goal[unit] if outlook.goal[unit] != NONE else outlook.race[unit])
    if goal == NONE:
        return ""
    shore = view.isles[goal].shore
    before, after = (tuple(one.waters.hulls[unit].corners()) for one in (view.position, copy))
    if gap(after, shore) >= gap(before, shore):
        return ""
    treasures = sum(isle.count() for isle in view.isles if isle.home == NONE)
    what = "home" if view.is_home(goal) else "last" if treasures == 1 else "fetch"
    straight = goal in course.shores or ahead(view, unit, course.start, course.a) in {None, (True, goal)}
    return SAY("foreseen-aim", what=what if straight else f"{what}-nearer", isle=isle_name(view, goal))


def _told(view: View, move: int) -> Told:
    """Depends on the sort of the move."""
    if codes.SEGMENT <= move < codes.SHOT and view.phase.steers:
        return _segment(view, move)
    if codes.SHOT <= move < codes.POSE and view.phase.shoots:
        return _shot(view, move)
    if move >= codes.POSE and view.phase.laid:
        return _pose(view, move)
    if move == codes.PASS and view.phase.steers:
        return _ended(view)
    return " ".join(part for part in (foretold.sentence(view, move), card_meanings.text_of(view, move)) if part), ()


def _ended(view: View) -> Told:
    """What is given up of a move that ends where the ship lies, and whether that ends the game."""
    over = _over(view, codes.PASS)
    if over:
        return over, ()
    left = left_words(view, view.position)
    return SAY("foreseen-ended", left=left or "none"), ()


def _over(view: View, move: int) -> str:
    """Who wins by how much, if a move ends the game; empty: it goes on, or a die or somebody else decides first."""
    copy = view.position.clone()
    copy.play(move)
    if not questions.is_over(copy):
        return ""
    seats = range(copy.seats)
    scores = [int(ending.score(copy, seat)) for seat in seats]
    winners = [seat for seat in seats if copy.worth(seat) > 0]
    best = scores[winners[0]]
    rest = [score for seat, score in enumerate(scores) if seat not in winners]
    wins = "you" if winners == [view.seat] else "other"
    return SAY(
        "foreseen-over",
        result="level" if len(winners) > 1 else f"{wins}-ships" if best in rest else wins,
        who=listed(seat_name(seat) for seat in winners),
        best=best,
        second=max(rest, default=best) if wins == "you" else scores[view.seat],
        ships=int(count(questions.fleet(copy, winners[0]))),
    )


# -- segments ----------------------------------------------------------------------------------------


def _goal_of(view: View, move: int) -> str:
    """The island to which a course that is marked leads, as its mark and its button name it; empty: it is not marked, or leads to none."""
    towards = _towards(view.position, view.seat, view.position.catalog.text).get(text(view.position, move), NONE)
    return "" if towards == NONE else isle_name(view, towards)


@lru_cache(REMEMBERED)
def _towards(position: PiratesPosition, seat: int, _pack: str) -> dict[str, int]:
    """The island to which each course that is marked leads, by the move's notation; NONE: it leads to none.

    Remembered, since all courses are measured for it, and a player looks at several before one is sailed.
    """
    marked = look(position, seat, (move for move in position.legal() if codes.SEGMENT <= move < codes.SHOT))
    return {goal.course.text: goal.towards for goal in goals(marked, courses(marked))}


def _segment(view: View, move: int) -> Told:
    """The way, the hull at its end, and the lines of fire there, at the ship and from her."""
    position = view.position
    if int(segments_rules.judge_segment(position, segment_a(move), segment_length(move))) > STOPPED:
        return "", (*_reach(view), *_not_so(view, move))
    copy = position.clone()
    course = course_of(view, copy, move, text="", keep=True)
    over, said = _over(view, move), course_words(view, course, _goal_of(view, move))
    if over:
        words = SAY("foreseen-final", course=said, over=over)
        return words, (*_reach(view), *_led_to(view, course), *_way(view, course))
    fire = _fire_words(view, copy)
    copy.sailing.measures_used |= bit(segment_measure(move))
    words = SAY(
        "foreseen",
        course=said,
        left="none" if course.stopped else left_words(view, copy) or "none",
        **fire,
    )
    return words, (*_reach(view), *_led_to(view, course), *_way(view, course))


def _fire_words(view: View, copy: PiratesPosition) -> dict[str, str]:
    """The ship that has sailed, who could fire at her, and at whom she could fire, by name."""
    her, afloat = int(copy.unit), members(int(copy.waters.afloat))
    at_her = [unit for unit in afloat if foretold.can_fire(copy, unit, her)]
    by_her = [unit for unit in afloat if foretold.can_fire(copy, her, unit)]
    return {
        "ship": view.call(her),
        "fire": "mutual" if len(at_her) == 1 and at_her == by_her else "other",
        "threats": listed(view.call(unit) for unit in at_her) if at_her else "none",
        "targets": listed(view.call(unit) for unit in by_her) if by_her else "none",
    }


def _reach(view: View) -> Iterator[AnyShape]:
    """The water to the edge of which her bow may come with the longest measure that she has left, whatever her heading; beyond what is in her way it is hatched."""
    copy = view.position.clone()
    unit, longest = int(copy.unit), longest_left(copy)
    middle = (int(segments_rules.centre(copy, unit, 1)), int(segments_rules.centre(copy, unit, 0)))
    half = int(copy.waters.forms[unit].length) // 2
    found: list[Point] = []
    barred: list[tuple[Point, Point]] = []
    for ray in rays(copy):
        found.append(view.sheet.at(*placed((*middle, ray.a), half + ray.far if ray.sails else 0, 0)))
        if ray.barred:
            barred.append((found[-1], view.sheet.at(*_on_the_table(view, middle, ray.a, half + longest))))
    yield Polygon(id="foreseen-reach", role="pi-reach", decoration=True, points=tuple(found))
    for k, line in enumerate(barred):
        yield Line(id=f"foreseen-reach-{k}", role="pi-barred", decoration=True, points=line)


def _on_the_table(view: View, middle: Point, a: int, far: int) -> Point:
    """A point so far from another one in a direction, or the last one before the edge of the table."""
    end, inside = placed((*middle, a), far, 0), 1.0
    for place, goal, most in zip(middle, end, (view.sheet.width, view.sheet.height), strict=True):
        if not 0 <= goal <= most:
            inside = min(inside, (place if goal < 0 else most - place) / abs(goal - place))
    return round(middle[0] + (end[0] - middle[0]) * inside), round(middle[1] + (end[1] - middle[1]) * inside)


def _led_to(view: View, course: Course) -> Iterator[AnyShape]:
    """The outlines of everything that a course touches at its end."""
    for island in course.shores:
        points = view.sheet.points(list(view.isles[island].shore))
        yield Line(id=f"foreseen-isle-{island}", role="pi-outline", decoration=True, points=(*points, points[0]))
    for unit in course.units:
        yield _ring(view, unit)


def _ring(view: View, unit: int) -> Line:
    """The outline of a hull that is touched or fired at."""
    points = grown(view.sheet.points([(int(x), int(y)) for x, y in view.position.waters.hulls[unit].corners()]), AROUND)
    return Line(id=f"foreseen-unit-{unit}", role="pi-outline", decoration=True, points=(*points, points[0]))


def _way(view: View, course: Course) -> Iterator[AnyShape]:
    """From the middle of the hull to its middle at the end, labeled with how far she sails, and the hull there."""
    hull = view.sheet.points(list(course.hull))
    role = "pi-foreseen-met" if course.stopped else "pi-foreseen"
    yield Polygon(id="foreseen-hull", role=role, decoration=True, points=hull)
    points = (view.sheet.at(*course.start), view.sheet.at(*course.middle))
    role = f"pi-path-{course.letter.lower()}"
    far = SAY("turn-alone") if is_nothing(course.sailed) else about(course.sailed)
    yield Line(id="foreseen-way", role=role, label=far, decoration=True, points=points)


def _not_so(view: View, move: int) -> tuple[AnyShape, ...]:
    """The hull turned and moved as far as it was meant to go, which the rules forbid."""
    position, unit = view.position, int(view.position.unit)
    form, waters = position.waters.forms[unit], position.waters
    half, a, length = int(form.length) // 2, int(segment_a(move)), int(segment_length(move))
    old = (int(waters.x[unit]), int(waters.y[unit]), int(waters.a[unit]))
    pivot = placed(old, -half, 0)
    return (_hull(view, unit, (*placed((*pivot, a), half + length, 0), a), "pi-foreseen-bad"),)


def _hull(view: View, unit: int, pose: Pose, role: str) -> Polygon:
    """A hull at a pose."""
    corners: list[Point] = [(int(x), int(y)) for x, y in view.position.waters.forms[unit].hull.corners()]
    points = tuple([view.sheet.aboard(pose, x, y) for x, y in corners])
    return Polygon(id="foreseen-hull", role=role, decoration=True, points=points)


# -- shots and poses -----------------------------------------------------------------------------------


def _shot(view: View, move: int) -> Told:
    """The line of fire, as far as it is judged, and the target that it reaches."""
    craft, cannon, target = view.acting(), int(shot_cannon(move)), int(shot_target(move))
    if craft is None or cannon >= craft.masts or view.craft(target) is None:
        return NOTHING
    clear = shooting.is_shot(view.position, move)
    form = view.position.waters.forms[craft.unit]
    start = placed(craft.pose, 0 if craft.creature else int(form.masts[cannon]), 0)
    points = (view.sheet.at(*start), view.sheet.at(int(shot_x(move)), int(shot_y(move))))
    role = "pi-fire-line" if clear else "pi-blocked"
    line = Line(id="foreseen-line", role=role, decoration=True, points=points)
    return (shot_words(view, craft, move), (line, _ring(view, target))) if clear else ("", (line,))


def _pose(view: View, move: int) -> Told:
    """The outline of the thing at its new place, and the way to its nearest neighbour."""
    position, pose = view.position, (int(pose_x(move)), int(pose_y(move)), int(pose_a(move)))
    shape = view.laid_shape()
    corners = [(int(x), int(y)) for x, y in shape.corners()]
    points = tuple([view.sheet.aboard(pose, x, y) for x, y in corners])
    allowed = no_pose(position, move - int(codes.POSE)) is None
    role = "pi-foreseen" if allowed else "pi-foreseen-bad"
    outline = Polygon(id="foreseen-hull", role=role, decoration=True, points=points)
    return _pose_words(view, corners, pose), (outline,)


def _pose_words(view: View, corners: Sequence[Point], pose: Pose) -> str:
    """Where it would lie, allowed or not, and how it is turned; islands and terrain with the distance of the nearest island (PI-3.4, PI-3.7)."""
    outline, unit = tuple([placed(pose, *corner) for corner in corners]), view.laid_unit()
    place = free_place(view, outline, seen=True) if unit == NONE else berth_words(view, outline, unit)
    lies = turned_words(pose[2]) if unit == NONE else SAY("heading", wind=heading_wind(pose[2]))
    return SAY("foreseen-pose", what=laid_words(view), place=place, lies=lies)


DOCK: Final = "dock"
TOUCH: Final = "touch"
RAM: Final = "ram"
ALONGSIDE: Final = "come-alongside"


class Landfall(Struct, frozen=True):
    """What a course ends at."""

    far: int
    """How far it is away, in hundredths of a millimetre."""
    name: str
    sort: str
    """DOCK or TOUCH for islands, RAM or ALONGSIDE for units."""
    segments: tuple[str, ...]
    """The course in notation, the first segment first; none: no offered course leads there."""


class Outlook(Struct, frozen=True):
    """What a ship can reach."""

    length: int
    """How far she may still sail, in hundredths of a millimetre."""
    held: bool
    """A die falls before she may sail: she is lost in a fog bank, or something holds her."""
    landfalls: tuple[Landfall, ...]
    """The nearest first."""
    missed: tuple[str, ...]
    """What is no farther away than she may sail, but no offered course leads there."""


def outlook(view: View, craft: Craft) -> Outlook:
    """What a ship that can move can reach from where she lies; for a moving ship, in the rest of her move."""
    board = _setting_out(view.position, craft.unit)
    length = _left(board)
    if not phase_of(board).steers:
        return Outlook(length, held=True, landfalls=(), missed=())
    near = _near(view, craft, length)
    reach = Reach(board)
    unit = int(board.unit)
    shores, rams, units = 0, 0, 0
    for (ashore, number), _ in near:
        if ashore:
            shores |= bit(number)
        elif board.ships.owner[number] != board.ships.owner[unit] and not questions.is_creature(board, number):
            rams |= bit(number)
        else:
            units |= bit(number)
    if near:
        reach.seek(shores, rams, units)
    found = [_landfall(view, board, reach, target, far) for target, far in near]
    return Outlook(
        length,
        held=False,
        landfalls=tuple([one for one in found if one.segments]),
        missed=tuple([one.name for one in found if not one.segments and one.far <= length]),
    )


def _setting_out(position: PiratesPosition, unit: int) -> PiratesPosition:
    """A copy in which she is about to sail; unless dice fall first, then in the phase of these."""
    board = position.clone()
    if phase_of(board).steers and board.unit == unit:
        return board
    board.waters.put_away()
    board.turn = board.ships.owner[unit]
    board.unit = unit
    board.action.kind = codes.MOVE
    board.action.is_free = False
    board.sailing.of_s_alone = board.sailing.of_l_alone = board.sailing.turn_asked = False
    board.sailing.loading_move = False
    board.sailing.pilot = NONE
    course_rules.begin_move(board)
    steps.go_on(board)
    return board


def _left(board: PiratesPosition) -> int:
    """How far the unit that moves may still sail: measures of the base move come before added ones (PI-R7)."""
    used = int(board.sailing.measures_used)
    first = 0 if used < 1 << int(MOVES) else int(MOVES)
    return sum(int(aboard.measures(board, board.unit, k)) for k in range(first, int(MEASURES)) if not used >> k & 1)


def _near(view: View, craft: Craft, length: int) -> list[tuple[tuple[bool, int], int]]:
    """Islands and units within reach by turning about her middle and sailing so far, with distances; the nearest first."""
    most = length + int(view.position.waters.forms[craft.unit].length) // 2
    things = [((True, isle.number), isle.shore) for isle in view.isles]
    things += [((False, other.unit), other.hull) for other in view.afloat() if other.unit != craft.unit]
    found = [(what, gap(*sorted((craft.hull, points)))) for what, points in things if nearby(craft.hull, points, most)]
    touched = view.position.waters.shores_touched(craft.unit), view.position.waters.units_touched(craft.unit)
    return sorted(
        (one for one in found if one[1] <= most and not int(touched[not one[0][0]]) >> one[0][1] & 1),
        key=lambda one: (one[1], one[0]),
    )


def _landfall(view: View, board: PiratesPosition, reach: Reach, target: tuple[bool, int], far: int) -> Landfall:
    ashore, number = target
    steps = reach.to_shore(number) if ashore else reach.to_unit(number)
    if ashore:
        name, sort = isle_name(view, number), DOCK if int(reach.docks) >> number & 1 else TOUCH
    else:
        name, sort = view.call(number), RAM if int(reach.rams) >> number & 1 else ALONGSIDE
    return Landfall(far, name, sort, _segments(board, [int(step) for step in steps]))


def _segments(board: PiratesPosition, steps: list[int]) -> tuple[str, ...]:
    """Segments in notation, as they are typed one after another; given the last one first."""
    used, said = board.sailing.measures_used, []
    for step in reversed(steps):
        said.append(text(board, step))
        board.sailing.measures_used |= bit(segment_measure(step))
    board.sailing.measures_used = used
    return tuple(said)
