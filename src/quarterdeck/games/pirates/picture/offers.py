"""What may be chosen on the pirates' sea: segments, shots, poses; and how far cannons reach."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import atan2, cos, hypot, pi, sin, sqrt  # noqa: TID251 - pictures calculate with floats
from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import CANNONS
from quarterdeck.games.pirates.geometry.line_of_fire import CLEAR
from quarterdeck.games.pirates.geometry.offered import pose_a, pose_x, pose_y
from quarterdeck.games.pirates.picture.courses import (
    HALF_CIRCLE,
    Aim,
    Course,
    Goal,
    ahead,
    aims,
    crew_that,
    fired,
    is_blocked,
    middle_of,
    needed,
)
from quarterdeck.games.pirates.picture.drawing import ANGLE, FEW, UNIT, Point, Pose, placed, write
from quarterdeck.games.pirates.picture.hulls import TAG_RADIUS, tag_places
from quarterdeck.games.pirates.picture.view import MEASURE_LETTERS, SAY, Craft, View
from quarterdeck.games.pirates.rules.shooting import cannons as cannons_rules
from quarterdeck.games.pirates.rules.shooting.shooting import shot_cannon, shot_kind, shot_target, shot_x, shot_y
from quarterdeck.games.pirates.table import aboard
from quarterdeck.games.pirates.table.aboard import mast_of
from quarterdeck.games.pirates.table.in_progress import BALL
from quarterdeck.games.pirates.texts import abilities
from quarterdeck.games.pirates.words.labels import isle_name, listed, shoal_name
from quarterdeck.games.pirates.words.measures import to_segment
from quarterdeck.games.pirates.words.names import about, centimetres, is_nothing
from quarterdeck.games.pirates.words.notation.shots import VERBS, cannon_word, gun_kind, place_of
from quarterdeck.games.pirates.words.whereabouts import free_place, heading_wind, part_words, shore_words, spot_words
from quarterdeck.messages.language import decimals
from quarterdeck.scene.shapes import AnyShape, Disc, Line, Polygon

DOT: Final = 13
HALF_DOT: Final = 9
END_AWAY: Final = 18
END_DOWN: Final = 14
END_SIZE: Final = 26
"""Of the words at the dot of a course that something stops: from its middle, and how high."""
POSE_DOT: Final = 18
SPOT_DOT: Final = 24
"""The dot in the middle of an island or terrain that would lie there."""
FIRST: Final = 24
"""At least so far from a mast is the dot of its first shot, scene units."""
BADGE: Final = 22
"""From the edge of the hull to the middle of that dot."""
NEXT: Final = 36
OUT: Final = 12
"""How much farther out it may stand."""
ASIDE: Final = tuple(turn * side for turn in range(15, 180, 15) for side in (1, -1))
"""By how many degrees it may stand beside the line of its shot; where it is nearest to its mast."""
OFF_LINES: Final = 20
"""So far its middle is from the lines of other shots."""
OFF_OWN: Final = 20
OFF_OTHERS: Final = 34
"""So far its middle is from the edges of other hulls: their outlines, too, leave it free."""
CIRCLE: Final = 96
"""Points of a ring."""


def under_ships(view: View, marked: list[Goal]) -> Iterator[AnyShape]:
    """What lies below the hulls: rings of range, paths, and what is being laid."""
    yield from _ranges(view)
    yield from _outlines(view)
    for k, goal in enumerate(marked):
        yield from _path(view, k, goal.course)


def over_ships(view: View, marked: list[Goal]) -> Iterator[AnyShape]:
    """What lies on everything else: ends of paths, shots, poses."""
    taken: list[Point] = []
    tags = tag_places(view).values() if marked else ()
    for k, goal in enumerate(marked):
        course = goal.course
        x, y = free_dot(view.sheet.at(*course.start), view.sheet.at(*course.end[:2]), taken, tags)
        role = "pi-hot-contact" if course.stopped else "pi-hot" if course.whole else "pi-hot-half"
        yield Disc(
            id=f"course-{k}", role=role, label=goal_words(view, goal), glyph="+", move=course.text, x=x, y=y,
            radius=DOT if course.whole else HALF_DOT,
        )  # fmt: skip
        said = _said(view, goal)
        if said:
            yield _end_words(k, said, course, ((x, y), view.sheet.at(*course.start)))
    yield from _fire(view)
    yield from _poses(view)


# -- segments ---------------------------------------------------------------------------------------


def _said(view: View, goal: Goal) -> str:
    """What a mark is there for: what happens at the end of a course that something stops, or the island that it leads towards."""
    course = goal.course
    if course.stopped:
        return SAY("course-stops", how="rams" if course.rams else "docks" if course.docks else "touches")
    return SAY("course-leads", towards=isle_name(view, goal.towards)) if goal.towards != codes.NONE else ""


def _end_words(k: int, said: str, course: Course, way: tuple[Point, Point]) -> AnyShape:
    """Words at the end of a course, beyond its dot; `way`: that dot, and where the course begins."""
    (x, y), (ax, ay) = way
    name, right = f"course-{k}-said", x >= ax
    place = (x + END_AWAY if right else x - END_AWAY, y + END_DOWN if y >= ay else y - END_DOWN, END_SIZE)
    role = "pi-contact-words" if course.stopped else "pi-goal-words"
    return write(name, role, said, place, "start" if right else "end")


def free_dot(start: Point, end: Point, taken: list[Point], tags: Collection[Point] = ()) -> Point:
    """Where a dot on a line is free of other dots and of the codes of ships: at its end, or a little before; taken from then on."""
    (ax, ay), (bx, by) = start, end
    far, back = hypot(bx - ax, by - ay) or 1.0, 0
    found = (bx, by)
    while back < far / 2 and (_is_near(found, taken, 2 * DOT) or _is_near(found, tags, DOT + TAG_RADIUS)):
        back += DOT
        found = (bx - round((bx - ax) * back / far), by - round((by - ay) * back / far))
    taken.append(found)
    return found


def _is_near(point: Point, others: Collection[Point], far: int) -> bool:
    """Whether one of some points is nearer than so much."""
    return any(hypot(point[0] - x, point[1] - y) < far for x, y in others)


def _path(view: View, k: int, course: Course) -> Iterator[AnyShape]:
    """The way from the middle of the hull."""
    points = (view.sheet.at(*course.start), view.sheet.at(*course.end[:2]))
    role = f"pi-path-{course.letter.lower()}"
    yield Line(id=f"path-{k}", role=role, decoration=True, points=points)


def goal_words(view: View, goal: Goal) -> str:
    """A marked course in words."""
    return course_words(view, goal.course, isle_name(view, goal.towards) if goal.towards != codes.NONE else "")


def goal_title(view: View, goal: Goal) -> str:
    """A marked course in few words: what it leads to."""
    met = met_words(view, goal.course)
    if goal.towards != codes.NONE:
        return SAY(
            "goal", met="none", towards=isle_name(view, goal.towards), home="yes" if goal.home else "no", rams="no"
        )
    if met == "none":
        return SAY("goal-open")
    alone = goal.home and met == isle_name(view, goal.course.shores[0])
    rams = "yes" if rammed_words(view, goal.course) == met else "no"
    return SAY("goal", met=met, towards="none", home="yes" if alone else "no", rams=rams)


def met_words(view: View, course: Course) -> str:
    """The things touched at the end of a course or on the way."""
    met = [isle_name(view, island) for island in course.shores] + [view.call(unit) for unit in course.units]
    met += [shoal_name(view, number) for number in course.terrain]
    return listed(met) if met else "none"


def rammed_words(view: View, course: Course) -> str:
    """The ships that are rammed at the end of a course."""
    return listed(view.call(unit) for unit in course.rams) if course.rams else "none"


def course_words(view: View, course: Course, towards: str = "") -> str:
    """A segment in words: its length, its goal, and what it meets and rams there."""
    met, rammed = met_words(view, course), rammed_words(view, course)
    return SAY(
        "course",
        part=_part(course),
        length=about(course.sailed),
        by=listed(course.by) if course.by else "none",
        met=met,
        ram="none" if not course.rams else "all" if rammed == met else "some",
        rammed=rammed,
        towards=towards or ahead_words(view, int(view.position.unit), course.start, course.a),
    )


def _part(course: Course) -> str:
    """What of a measure is sailed: all of S or L, a part, or as good as nothing where the turn ends it."""
    if is_nothing(course.sailed):
        return "turn"
    return course.letter if course.whole and course.sailed == course.length else "part"


def course_line(view: View, course: Course) -> str:
    """A segment in words for a list: how far she turns to which side, how far she sails, and where that ends."""
    met = met_words(view, course)
    place = spot_words(view, course.hull, but=int(view.position.unit)) if met == "none" else ""
    return SAY("course-line", way=way_words(view, course), met=met, place=place)


def way_words(view: View, course: Course) -> str:
    """How far she turns to which side, and how far she sails; where something stops her, of what length."""
    craft = view.acting()
    side, turned = turn_of(craft.pose[2] if craft else course.a, course.a)
    by = listed(course.by) if course.by else "none"
    if is_nothing(course.sailed):
        return SAY("course-turn", side=side, degrees=turned)
    sailed, length = about(course.sailed), about(course.length)
    if sailed != length:
        sailed = SAY("sailed-of", sailed=sailed, length=length)
    return SAY("course-way", side=side, degrees=turned, length=sailed, by=by)


def ahead_words(view: View, unit: int, start: Point, a: int) -> str:
    """What lies ahead of a unit that heads so from a point, by its name."""
    found = ahead(view, unit, start, a)
    if found is None:
        return "none"
    return isle_name(view, found[1]) if found[0] else view.call(found[1])


def degrees(a: int) -> str:
    """A heading in degrees, for people."""
    return decimals(f"{a // ANGLE}.{a % ANGLE}")


def turn_of(a: int, heading: int) -> tuple[str, str]:
    """How one turns from a heading to another: `left`, `right`, `about` or `ahead`, and by how many whole degrees."""
    by = (heading - a + HALF_CIRCLE) % (2 * HALF_CIRCLE) - HALF_CIRCLE
    turned = (abs(by) + ANGLE // 2) // ANGLE
    side = "about" if turned == HALF_CIRCLE // ANGLE else "ahead" if not turned else "left" if by > 0 else "right"
    return side, str(turned)


# -- ranges and shots -------------------------------------------------------------------------------


def _ranges(view: View) -> Iterator[AnyShape]:
    """How far the cannons of the acting ship reach: S and L."""
    craft = view.acting()
    if craft is None or not craft.hull or not view.phase.shows_ranges:
        return
    form, position = view.position.waters.forms[craft.unit], view.position
    cannons = int(cannons_rules.all_cannons(position, craft.unit)) & ~fired(view)
    for letter in ("L", "S"):
        masts = [k for k in range(craft.masts) if cannons >> k & 1 and craft.cannons[k][1] == letter]
        if masts:
            centres = [placed(craft.pose, 0 if craft.creature else int(form.masts[k]), 0) for k in masts]
            name, role, radius = f"range-{letter}", f"pi-range-{letter.lower()}", view.measure(letter)
            label = SAY("range", letter=letter, length=centimetres(radius))
            if len(centres) == 1:
                x, y = view.sheet.at(*centres[0])
                yield Disc(id=name, role=role, label=label, decoration=True, x=x, y=y, radius=radius // UNIT)
            else:
                points = view.sheet.points(union(centres, radius))
                yield Polygon(id=name, role=role, label=label, decoration=True, points=points)


def union(centres: list[Point], radius: int) -> list[Point]:
    """The outline of equal circles whose centres lie in a row, closer than they are wide."""
    mx, my = sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres)
    found: list[Point] = []
    for x, y in centres:
        for k in range(CIRCLE):
            px, py = x + radius * cos(2 * pi * k / CIRCLE), y + radius * sin(2 * pi * k / CIRCLE)
            if all(hypot(px - ox, py - oy) >= radius - 1 for ox, oy in centres):
                found.append((round(px), round(py)))
    return sorted(set(found), key=lambda point: atan2(point[1] - my, point[0] - mx))


def _fire(view: View) -> Iterator[AnyShape]:
    """Lines of fire: to possible targets now, or after a choice; and the obstacles of other lines."""
    craft = view.acting()
    if craft is None or not view.phase.shows_ranges:
        return
    blocked: set[int] = set()
    for aim in aims(view, craft, used=fired(view)):
        if aim.code == CLEAR and view.phase.chooses_action:
            yield _line(view, aim, "pi-fire-line")
        elif is_blocked(aim) and aim.target not in blocked:
            blocked.add(aim.target)
            yield _line(view, aim, "pi-blocked")
    order: dict[int, int] = {}
    taken: list[Point] = []
    shots = {move: _line_of(view, craft, move) for move in sorted(view.moves) if codes.SHOT <= move < codes.POSE}
    for move, line in shots.items():
        others = [other for other in shots.values() if other[0] != line[0]]
        yield from _shot(view, craft, move, (line, others), order, taken)


def _line(view: View, aim: Aim, role: str) -> Line:
    points = (view.sheet.at(*aim.start), view.sheet.at(*aim.end))
    name = f"{role}-{aim.cannon + 1}-{aim.target}"
    return Line(id=name, role=role, decoration=True, points=points)


def _line_of(view: View, craft: Craft, move: int) -> tuple[Point, Point]:
    """From where to where a listed shot goes, in the picture."""
    start = muzzle(view, craft, int(shot_cannon(move)), int(shot_target(move)))
    return view.sheet.at(*start), view.sheet.at(int(shot_x(move)), int(shot_y(move)))


def _shot(
    view: View,
    craft: Craft,
    move: int,
    lines: tuple[tuple[Point, Point], list[tuple[Point, Point]]],
    order: dict[int, int],
    taken: list[Point],
) -> Iterator[AnyShape]:
    """A listed shot: its line, and near the mast a dot with the mast's number, taken from then on.

    `lines` are its own and those from other masts. A dot that stands beside its line is led to its mast.
    """
    cannon, target = int(shot_cannon(move)), int(shot_target(move))
    (ax, ay), (bx, by) = lines[0]
    place = order.get(cannon, 0)
    order[cannon] = place + 1
    x, y = _badge(view, craft, lines, NEXT * (place + cannon if craft.creature else place), taken)
    taken.append((x, y))
    kind = int(shot_kind(move))
    name = f"shot-{cannon + 1 + int(CANNONS) * kind}-{target}"
    yield Line(id=f"{name}-line", role="pi-fire-line", decoration=True, points=((ax, ay), (bx, by)))
    if to_segment((x, y), (ax, ay), (bx, by)) > HALF_DOT**2:
        yield Line(id=f"{name}-lead", role="pi-fire-lead", decoration=True, points=((ax, ay), (x, y)))
    yield Disc(id=f"{name}-point", role="pi-hot-fire", decoration=True, x=bx, y=by, radius=6)
    yield Disc(
        id=name,
        role="pi-hot-fire",
        label=shot_words(view, craft, move),
        glyph="*",
        move=view.moves[move],
        x=x,
        y=y,
        radius=15,
    )
    yield write(f"{name}-words", "pi-hot-words", cannon_sign(cannon, kind), (x, y, 20))


def _badge(
    view: View,
    craft: Craft,
    lines: tuple[tuple[Point, Point], list[tuple[Point, Point]]],
    farther: int,
    taken: list[Point],
) -> Point:
    """Where the number of a shot stands: on its line, or beside it where hulls, other numbers or lines from other masts are in the way."""
    ((ax, ay), (bx, by)), crossing = lines
    far = hypot(bx - ax, by - ay) or 1.0
    own = view.sheet.points(list(craft.hull))
    others = [view.sheet.points(list(other.hull)) for other in view.afloat() if other.unit != craft.unit]

    def placed_at(turn: int, out: int) -> Point:
        """So many degrees beside the line, so far out."""
        angle = atan2(by - ay, bx - ax) + turn * pi / 180
        end = ax + far * cos(angle), ay + far * sin(angle)
        along = max(FIRST, _overboard(own, (ax, ay), (round(end[0]), round(end[1]))) + BADGE) + farther + out
        along = along if turn else min(along, far * 0.8)
        return ax + round(along * cos(angle)), ay + round(along * sin(angle))

    on_line = [placed_at(0, out) for out in (0, OUT)]
    beside = [placed_at(turn, out) for turn in ASIDE for out in (0, OUT)]
    places = [*on_line, *sorted(beside, key=lambda place: hypot(place[0] - ax, place[1] - ay))]
    free = [
        place
        for place in places
        if not _is_near(place, taken, NEXT)
        and gap_to(place, own) >= OFF_OWN
        and all(to_segment(place, *line) >= OFF_LINES**2 for line in crossing)
        and all(gap_to(place, other) >= OFF_OTHERS for other in others)
    ]
    return (free or places)[0]


def gap_to(point: Point, hull: tuple[Point, ...]) -> float:
    """How far a point is from the edge of a hull."""
    return sqrt(min(to_segment(point, hull[k - 1], hull[k]) for k in range(len(hull))))


def _overboard(hull: tuple[Point, ...], start: Point, end: Point) -> float:
    """How far from a point on a convex hull the way to another point leaves the hull; 0: the way does not begin on it."""
    (ax, ay), (bx, by) = start, end
    far = hypot(bx - ax, by - ay) or 1.0
    dx, dy = (bx - ax) / far, (by - ay) / far
    crossings = [0.0]
    for (px, py), (qx, qy) in zip(hull, (*hull[1:], hull[0]), strict=True):
        across = dx * (qy - py) - dy * (qx - px)
        if across:
            along = ((px - ax) * (qy - py) - (py - ay) * (qx - px)) / across
            part = ((px - ax) * dy - (py - ay) * dx) / across
            crossings += [along] if 0 <= part <= 1 else []
    return max(crossings)


def muzzle(view: View, craft: Craft, cannon: int, target: int) -> Point:
    """Where a cannon stands on the table when it shoots at a target."""
    form = view.position.waters.forms[craft.unit]
    mast = place_of(view.position, craft.unit, cannon, target)
    return placed(craft.pose, 0 if craft.creature else int(form.masts[mast]), 0)


def cannon_sign(cannon: int, kind: int) -> str:
    """A cannon on a dot: its mast, or what it is, in a letter or two."""
    word = cannon_word(cannon)[:2]
    return word if kind == BALL else f"{word}{VERBS[kind][0]}"


def shot_words(view: View, craft: Craft, move: int) -> str:
    """A shot in words: which cannon, at whom, how far, and what hits."""
    cannon, kind = int(shot_cannon(move)), int(shot_kind(move))
    x, y = muzzle(view, craft, cannon, int(shot_target(move)))
    far = int(hypot(int(shot_x(move)) - x, int(shot_y(move)) - y))
    target = view.call(int(shot_target(move)))
    return SAY(
        "shot", gun=gun_kind(cannon), kind=VERBS.get(kind, "fire"), mast=int(mast_of(cannon)) + 1, target=target,
        again=again_words(view, craft, cannon),
        length=about(far), range=MEASURE_LETTERS[int(aboard.kind_of_reach(view.position, craft.unit, cannon))],
        needed=needed(view, craft, cannon, int(shot_target(move))),
    )  # fmt: skip


def again_words(view: View, craft: Craft, cannon: int) -> str:
    """Of a cannon that has missed and may shoot again: that, and thanks to whom; `none`: it has not fired."""
    if not fired(view) >> cannon & 1:
        return "none"
    by = crew_that(view, craft.unit, int(abilities.CANNONEER))
    return SAY("shot-again", by=listed(by) if by else "none")


# -- poses ------------------------------------------------------------------------------------------


def _outlines(view: View) -> Iterator[AnyShape]:
    """How the thing that is being laid would lie at each marked pose."""
    if view.phase.aims_card:
        return
    unit = view.laid_unit()
    for k, move in enumerate(marked_poses(view)):
        if unit != codes.NONE:
            yield from _moored(view, k, unit, pose_of(move))
        else:
            yield _shore(view, k, pose_of(move))


def marked_outlines(view: View) -> Iterator[tuple[Point, ...]]:
    """What is being laid, at each marked pose: its corners in the picture."""
    if not view.phase.aims_card:
        for pose in map(pose_of, marked_poses(view)):
            yield view.sheet.points(list(_laid(view, pose)))


def _poses(view: View) -> Iterator[AnyShape]:
    """A dot for each marked pose: spots for islands and terrain, starts around a home, berths of a towed ship."""
    told = pose_words(view)
    radius = SPOT_DOT if view.laid_unit() == codes.NONE else POSE_DOT
    for k, (move, (x, y)) in enumerate(pose_dots(view).items()):
        yield Disc(
            id=f"pose-{k}", role="pi-hot", label=told[move], glyph="+", move=view.moves[move], x=x, y=y, radius=radius
        )


def pose_dots(view: View) -> dict[int, Point]:
    """Where the dots of the marked poses lie: near the sterns of ships, else in the middle of what would lie there."""
    if view.phase.aims_card:
        return {}
    taken: list[Point] = []
    unit = view.laid_unit()
    poses = {move: pose_of(move) for move in marked_poses(view)}
    if unit == codes.NONE:
        return {move: _spot(view, pose, taken) for move, pose in poses.items()}
    return {move: free_dot(*_keel(view, unit, pose), taken) for move, pose in poses.items()}


def _spot(view: View, pose: Pose, taken: list[Point]) -> Point:
    """The middle of what would lie at a pose; beside it towards the heading, where another would lie at the same place."""
    middle = view.sheet.aboard(pose, 0, 0)
    found = view.sheet.aboard(pose, 2 * SPOT_DOT * UNIT, 0) if _is_near(middle, taken, 2 * SPOT_DOT) else middle
    taken.append(found)
    return found


def _keel(view: View, unit: int, pose: Pose) -> tuple[Point, Point]:
    """The bow of a ship that lies at a pose, and a point near her stern."""
    return view.sheet.aboard(pose, 0, 0), view.sheet.aboard(
        pose, -int(view.position.waters.forms[unit].length) * 9 // 10, 0
    )


def marked_poses(view: View) -> list[int]:
    """The poses that are marked: all if they are few; else one on each side of an island or in each part of the sea.

    There it is the one nearest to the middle of those listed. All others are chosen freely, or from the list.
    """
    listed = sorted(move for move in view.moves if move >= codes.POSE)
    if not view.phase.laid or len(listed) <= FEW:
        return listed
    alike: dict[str, list[int]] = {}
    for move in listed:
        alike.setdefault(pose_place(view, pose_of(move)), []).append(move)
    return sorted(_middle_one(moves) for moves in alike.values())


def _middle_one(moves: list[int]) -> int:
    """The pose that lies nearest to the middle of some."""
    x, y = middle_of(tuple([pose_of(move)[:2] for move in moves]))
    return min(moves, key=lambda move: hypot(int(pose_x(move)) - x, int(pose_y(move)) - y))


def pose_of(move: int) -> Pose:
    """The pose that a move names."""
    return int(pose_x(move)), int(pose_y(move)), int(pose_a(move))


def pose_words(view: View) -> dict[int, str]:
    """The listed poses in words: where on the sea, or on which side of an island and how she heads; alike ones are numbered, marked ones first."""
    found: dict[int, str] = {}
    times: dict[str, int] = {}
    for move in (*marked_poses(view), *sorted(move for move in view.moves if move >= codes.POSE)):
        if move in found:
            continue
        said = _pose_said(view, pose_of(move))
        times[said] = times.get(said, 0) + 1
        found[move] = said if times[said] == 1 else SAY("pose-again", pose=said, number=times[said])
    return found


def pose_place(view: View, pose: Pose) -> str:
    """In which part of the sea a pose lies, or on which side of an island."""
    return part_words(view, pose[:2]) if view.laid_unit() == codes.NONE else shore_words(view, _laid(view, pose))


def _pose_said(view: View, pose: Pose) -> str:
    outline, unit = _laid(view, pose), view.laid_unit()
    if unit == codes.NONE:
        return SAY("pose-sea", place=free_place(view, outline))
    return SAY("pose-ship", ship=view.call(unit), place=shore_words(view, outline), heading=heading_wind(pose[2]))


def _laid(view: View, pose: Pose) -> tuple[Point, ...]:
    """The outline of what is being laid, at a pose."""
    return tuple([placed(pose, int(x), int(y)) for x, y in view.laid_shape().corners()])


def _shore(view: View, k: int, pose: Pose) -> AnyShape:
    """The outline of an island or terrain where it would lie."""
    outline = tuple([view.sheet.aboard(pose, int(x), int(y)) for x, y in view.laid_shape().corners()])
    return Polygon(id=f"pose-{k}-shore", role="pi-spot", decoration=True, points=outline)


def _moored(view: View, k: int, unit: int, pose: Pose) -> Iterator[AnyShape]:
    """The hull and the keel of a ship that would lie there."""
    hull = tuple([view.sheet.aboard(pose, int(x), int(y)) for x, y in view.laid_shape().corners()])
    yield Polygon(id=f"pose-{k}-hull", role="pi-ghost", decoration=True, points=hull)
    yield Line(id=f"pose-{k}-keel", role="pi-path-s", decoration=True, points=_keel(view, unit, pose))
