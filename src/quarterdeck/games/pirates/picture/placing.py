"""Free placing on the pirates' table and free aiming at hulls, beyond the listed moves (PI-N17)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.engine.sets import members
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.geometry.offered import berth, pose_a, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.picture.courses import needed
from quarterdeck.games.pirates.picture.drawing import EDGE, UNIT, Point
from quarterdeck.games.pirates.picture.offers import again_words, muzzle
from quarterdeck.games.pirates.picture.view import MEASURE_LETTERS, SAY, Craft, View
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.rules.shooting import cannons, lines
from quarterdeck.games.pirates.rules.shooting.shooting import shot_cannon, shot_kind, shot_target, shot_x, shot_y
from quarterdeck.games.pirates.table import aboard, questions
from quarterdeck.games.pirates.table.aboard import mast_of
from quarterdeck.games.pirates.table.in_progress import BALL
from quarterdeck.games.pirates.words.notation.shots import VERBS, cannon_word, gun_kind
from quarterdeck.games.pirates.words.status import land_laid
from quarterdeck.scene.shapes import FreePoint, Perch, Way

Gun = tuple[int, int]
"""A cannon and what it shoots."""
SEA: Final = "sea"
"""The id of the shape on which things are laid."""


def settings(view: View) -> tuple[FreePoint, ...]:
    """The thing that is being laid, or each hull that can be aimed at; none for viewers who are not asked."""
    if not view.moves:
        return ()
    if view.phase.laid and any(move >= codes.POSE for move in view.moves):
        return (_laid(view),)
    return tuple(_targets(view)) if view.phase.shoots else ()


# -- things laid on the table ------------------------------------------------------------------------


def laid_words(view: View) -> str:
    """The name of what is being laid: `Fern Island`, `R1 Santa Ana`."""
    unit = view.laid_unit()
    return view.call(unit) if unit != NONE else land_laid(view)


def _laid(view: View) -> FreePoint:
    position, unit = view.position, view.laid_unit()
    x, y = view.sheet.at(0, 0)
    creature = unit != NONE and bool(position.waters.forms[unit].creature)
    return FreePoint(
        kind="laid", what=SEA, label=laid_words(view), x=x, y=y, scale=UNIT, width=view.sheet.width, height=view.sheet.height,
        ways=(Way(word="place", tool="place", label="", x=EDGE, y=EDGE),), turn="firm" if creature else "free",
        outline=_corners(view.laid_shape()), rail=() if unit == NONE else tuple(_rail(view, unit)),
    )  # fmt: skip


def _corners(shape: Polygon) -> tuple[Point, ...]:
    return tuple([(int(x), int(y)) for x, y in shape.corners()])


def _rail(view: View, unit: int) -> Iterator[tuple[Perch, Perch]]:
    """Along the edges of the islands at which the unit may lie (PI-3.10, PI-10.9)."""
    position, shores = view.position, view.position.waters.shores
    islands = (
        [int(questions.home_of(position, position.turn))]
        if view.phase.laid == "start"
        else members(int(position.action.docked_at))
    )
    for island in islands:
        along = 0
        for length in map(int, shores[island].lengths[: shores[island].n]):
            ends = _perch(view, unit, shores[island], along), _perch(view, unit, shores[island], along + length - 1)
            if ends[0] is not None and ends[1] is not None:
                yield ends[0], ends[1]
            along += length


def _perch(view: View, unit: int, shore: Polygon, along: int) -> Perch | None:
    """A place so far along a shore, in hundredths of a millimetre; None: it is off the table."""
    perimeter = sum(int(length) for length in shore.lengths[: shore.n])
    move = int(berth(shore, along, perimeter, view.position.waters.forms[unit]))
    if view.phase.laid == "start":
        move = int(setting_out.start_pose(view.position, unit, move))
    return None if move == NONE else Perch(x=int(pose_x(move)), y=int(pose_y(move)), heading=int(pose_a(move)))


# -- hulls aimed at ----------------------------------------------------------------------------------


def _targets(view: View) -> Iterator[FreePoint]:
    """Each hull that may be fired at, with the cannons that may still do so: those first whose shots are listed."""
    craft = view.acting()
    if craft is None:
        return
    x, y = view.sheet.at(0, 0)
    for target in view.afloat():
        if target.seat == craft.seat or not cannons.is_target(view.position, craft.unit, target.unit):
            continue
        listed = _listed(view, target.unit)
        ways = tuple([_way(view, craft, gun, target, listed.get(gun)) for gun in _guns(view, listed)])
        if ways:
            yield FreePoint(
                kind="aimed", what=f"ship-{target.code}", label=view.call(target.unit),
                x=x, y=y, scale=UNIT, width=view.sheet.width, height=view.sheet.height, ways=ways, within=target.hull,
            )  # fmt: skip


def _listed(view: View, target: int) -> dict[Gun, Point]:
    """The cannons whose shots at a target are listed, and where these hit it."""
    shots = [move for move in sorted(view.moves) if codes.SHOT <= move < codes.POSE]
    return {
        (int(shot_cannon(move)), int(shot_kind(move))): (int(shot_x(move)), int(shot_y(move)))
        for move in shots
        if int(shot_target(move)) == target
    }


def _guns(view: View, listed: dict[Gun, Point]) -> list[Gun]:
    """Cannons and what they shoot."""
    free = [(cannon, int(BALL)) for cannon in members(int(lines.free_cannons(view.position)))]
    return [*listed, *(gun for gun in free if gun not in listed)]


def _way(view: View, craft: Craft, gun: Gun, target: Craft, aim: Point | None) -> Way:
    cannon, kind = gun
    x, y = view.sheet.at(*muzzle(view, craft, cannon, target.unit))
    label = SAY(
        "way", gun=gun_kind(cannon), mast=int(mast_of(cannon)) + 1, kind=VERBS.get(kind, "fire"),
        again=again_words(view, craft, cannon), range=MEASURE_LETTERS[int(aboard.kind_of_reach(view.position, craft.unit, cannon))],
        needed=needed(view, craft, cannon, target.unit),
    )  # fmt: skip
    tool = f"{VERBS.get(kind, VERBS[int(BALL)])} {cannon_word(cannon)}"
    return Way(word=f"{tool} at {target.code}", tool=tool, label=label, x=x, y=y, aim=aim)
