"""Why a segment of a move or a pose is refused, and by how much (PI-7, PI-N8 to PI-N10, PI-N13, PI-N17)."""

from __future__ import annotations

from itertools import count
from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.geometry.advance import inside
from quarterdeck.games.pirates.geometry.angles import cosine, sine, unscaled
from quarterdeck.games.pirates.geometry.moving import ENDS_OVER, IN_THE_WAY, OFF_TABLE, PLOUGHED, STOPPED
from quarterdeck.games.pirates.geometry.offered import pose_a, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import E_T, Polygon
from quarterdeck.games.pirates.geometry.sea import NONE
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.refusals.making import no_island, obstacle, refuse
from quarterdeck.games.pirates.refusals.terrain import no_terrain_spot
from quarterdeck.games.pirates.rules.moving import segments, towing
from quarterdeck.games.pirates.rules.moving.segments import TOWED_NOWHERE, segment_a, segment_length, segment_measure
from quarterdeck.games.pirates.rules.setup import placing_terrain, setting_out
from quarterdeck.games.pirates.table import aboard, questions
from quarterdeck.games.pirates.table.table import SHORT
from quarterdeck.games.pirates.words.measures import gap, outside
from quarterdeck.games.pirates.words.names import at_least, centimetres, exactly, island_name, unit_name
from quarterdeck.games.pirates.words.notation.notation import MEASURES, NO_MEASURE, measure_word, measures_of

Measures = tuple[str, str]
_MET: Final[dict[int, Measures]] = {
    int(IN_THE_WAY): ("PI-R8", "turn-over"),
    int(PLOUGHED): ("PI-7.1", "bow-through"),
    int(ENDS_OVER): ("PI-7.1", "ends-over"),
}
"""The clause and the sentence that refuse a segment which meets something."""


# -- segments --------------------------------------------------------------------------------------


def no_segment(position: PiratesPosition, number: int) -> Refusal | None:
    """Why the ship cannot sail so (PI-7.2, PI-R7, PI-N17)."""
    move = int(codes.SEGMENT) + number
    k, a, length = int(segment_measure(move)), int(segment_a(move)), int(segment_length(move))
    ship = unit_name(position, int(position.unit))
    if reason := no_measure(position, k, ship):
        return reason
    whole = int(aboard.measures(position, position.unit, k))
    if length > whole:
        word = measure_word(position, k)
        return refuse(
            "PI-N17",
            "too-long",
            measure=word[-1] if word[-1] in MEASURES else word,
            length=at_least(length),
            whole=centimetres(whole),
            over=at_least(length - whole),
        )
    found = int(segments.judge_segment(position, a, length))
    if found <= STOPPED:
        return None
    if found == OFF_TABLE:
        return refuse("PI-R9", "turn-off-table", ship=ship, over=exactly(turned_over_edge(position, a)))
    if found == TOWED_NOWHERE:
        return refuse(
            "PI-R123", "towed-nowhere", ship=ship, towed=unit_name(position, int(position.ships.tows[position.unit]))
        )
    clause, message = _MET[found]
    return refuse(clause, message, ship=ship, obstacle=obstacle(position))


def no_measure(position: PiratesPosition, k: int, ship: str) -> Refusal | None:
    """Why a measure cannot be used: the base move has none such, or it is used (PI-7.2, PI-10.7, PI-R7)."""
    if k >= NO_MEASURE or aboard.measures(position, position.unit, k) == 0:
        clause = "PI-10.7" if position.ships.tows[position.unit] != NONE else "PI-7.2"
        return refuse(clause, "no-measure", ship=ship, move=base_move(position))
    if position.sailing.measures_used >> k & 1:
        return refuse("PI-R7", "measure-used", measure=measure_word(position, k), move=base_move(position))
    if not segments.is_free_measure(position, k):
        return refuse("PI-R7", "measure-later", measure=measure_word(position, k))
    return None


def base_move(position: PiratesPosition) -> str:
    """The available measures: `L+S`, then those that texts add."""
    return "+".join(word.removeprefix("+") for word in measures_of(position).values())


def turned_over_edge(position: PiratesPosition, a: int) -> int:
    """How far the turned hull would reach over the edge of the table (PI-N8)."""
    waters, unit = position.waters, position.unit
    form = waters.forms[unit]
    half, old = form.length >> 1, waters.a[unit]
    x = waters.x[unit] - unscaled(half * cosine(old)) + unscaled(half * cosine(a))
    y = waters.y[unit] - unscaled(half * sine(old)) + unscaled(half * sine(a))
    return outside(placed(form.hull, int(x), int(y), a), int(waters.width), int(waters.height))


def placed(shape: Polygon, x: int, y: int, a: int) -> Polygon:
    """A shape at a pose."""
    found = Polygon([(0, 0)])
    found.place(shape, x, y, a)
    return found


# -- poses -----------------------------------------------------------------------------------------


def no_pose(position: PiratesPosition, number: int) -> Refusal | None:
    """Why something cannot lie there: the drawn island, a unit at the start, or the towed ship."""
    move = int(codes.POSE) + number
    laid = phase_of(position).laid
    if phase_of(position).does == "swim":
        short = int(position.catalog.measure[SHORT])
        name = island_name(position, int(position.exploring.island))
        return refuse(
            "PI-M32", "island-swims-elsewhere", island=name, short=centimetres(short), far=centimetres(2 * short)
        )
    if laid == "island":
        return no_spot(position, move)
    if laid == "terrain":
        return no_terrain_spot(position, move)
    return no_start(position, move) if laid == "start" else no_berth(position, move)


def no_swim(position: PiratesPosition, island: int) -> Refusal | None:
    """Why an island does not swim instead of the unit's move (PI-M32)."""
    if int(codes.SWIM) + island in position.legal():
        return None
    return no_island(position, island, "PI-M32") or refuse(
        "PI-M32", "island-not-swimming", island=island_name(position, island)
    )


def no_spot(position: PiratesPosition, move: int) -> Refusal | None:
    """Why the drawn island cannot lie there (PI-3.4, PI-R35, PI-R36)."""
    if setting_out.can_place_island(position, move, 0):
        return None
    listed = position.legal()[0]
    if listed == codes.PASS:
        return refuse("PI-R36", "no-island-room")
    tries = next(k for k in count() if setting_out.can_place_island(position, listed, k))
    if setting_out.can_place_island(position, move, tries):
        return None
    shore, waters = setting_out.island_at(position, move), position.waters
    short = int(position.catalog.measure[SHORT])
    over = outside(shore, int(waters.width) - short, int(waters.height) - short)
    over = max(over, short - int(shore.left), short - int(shore.bottom))
    if over > 0:
        return refuse("PI-R35", "island-at-edge", missing=at_least(over), near=centimetres(short))
    gaps = [gap(shore, other) for other in waters.shores]
    nearest = min(range(len(gaps)), key=lambda k: gaps[k])
    name = island_name(position, nearest)
    near, far = int(setting_out.near(position, tries)), int(setting_out.far(position, tries))
    if gaps[nearest] < max(near, 1):
        missing = at_least(max(near, 1) - gaps[nearest])
        return refuse("PI-3.4", "islands-too-near", island=name, missing=missing, near=centimetres(max(near, 0)))
    over = max(1, gaps[nearest] - far)
    return refuse("PI-3.4", "islands-too-far", island=name, over=at_least(over), far=centimetres(far))


def no_start(position: PiratesPosition, move: int) -> Refusal | None:
    """Why a unit cannot start there (PI-3.10, PI-3.15, PI-R57)."""
    unit = int(setting_out.mustering(position))
    form, name = position.waters.forms[unit], unit_name(position, unit)
    if reason := _no_room(position, unit, move, "PI-R57"):
        return reason
    if setting_out.can_muster(position, move):
        return None
    hull = placed(form.hull, int(pose_x(move)), int(pose_y(move)), int(pose_a(move)))
    home = int(questions.home_of(position, position.turn))
    bow = placed(form.bow, int(pose_x(move)), int(pose_y(move)), int(pose_a(move)))
    if gap(bow, position.waters.shores[home]) <= E_T and placing_terrain.lies_over_terrain(position, hull):
        return refuse("PI-R57", "start-over-terrain", ship=name)
    away = gap(bow, position.waters.shores[home]) - int(E_T)
    clause = "PI-3.15" if form.creature else "PI-3.10"
    facts = {"ship": name, "island": island_name(position, home), "missing": exactly(max(1, away))}
    return refuse(clause, "start-not-at-home", **facts)


def no_berth(position: PiratesPosition, move: int) -> Refusal | None:
    """Why the towed ship cannot dock there (PI-10.9, PI-R124)."""
    towed = int(position.ships.tows[position.unit])
    if reason := _no_room(position, towed, move, "PI-R124"):
        return reason
    if towing.can_berth(position, move):
        return None
    hull = placed(position.waters.forms[towed].hull, int(pose_x(move)), int(pose_y(move)), int(pose_a(move)))
    islands = [k for k in range(len(position.waters.shores)) if position.action.docked_at >> k & 1]
    nearest = min(islands, key=lambda k: gap(hull, position.waters.shores[k]))
    away = exactly(max(1, gap(hull, position.waters.shores[nearest]) - int(E_T)))
    ship = unit_name(position, towed)
    return refuse("PI-10.9", "berth-not-there", ship=ship, island=island_name(position, nearest), missing=away)


def _no_room(position: PiratesPosition, unit: int, move: int, clause: str) -> Refusal | None:
    """Why a unit cannot lie at a pose: over the edge, over something, or a creature that is turned."""
    waters, name = position.waters, unit_name(position, unit)
    x, y, a = int(pose_x(move)), int(pose_y(move)), int(pose_a(move))
    if waters.forms[unit].creature and a:
        return refuse("PI-N14", "creature-turned", ship=name)
    hull = placed(waters.forms[unit].hull, x, y, a)
    if not inside(hull, waters.width, waters.height):
        over = outside(hull, int(waters.width), int(waters.height))
        return refuse("PI-R9", "pose-off-table", ship=name, over=exactly(over))
    waters.by_shore = waters.by_unit = NONE
    if not waters.fits(unit, x, y, a):
        return refuse(clause, "pose-over", ship=name, obstacle=obstacle(position))
    return None
