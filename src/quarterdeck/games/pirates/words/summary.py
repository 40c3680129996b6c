"""What the pirates' picture says: the whole veiled position in sentences, distances and lines of fire among them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.geometry.line_of_fire import CLEAR, HULL, ISLAND, OUT_OF_RANGE, TERRAIN
from quarterdeck.games.pirates.picture.courses import Goal, aims, gap, nearby, needed, way
from quarterdeck.games.pirates.picture.events import event_words
from quarterdeck.games.pirates.picture.offers import degrees, goal_words
from quarterdeck.games.pirates.picture.view import SAY, Craft, View
from quarterdeck.games.pirates.table.aboard import mast_of
from quarterdeck.games.pirates.words.labels import (
    captain_words,
    isle_name,
    isle_words,
    listed,
    shoal_name,
    shoal_words,
)
from quarterdeck.games.pirates.words.meanings import meaning
from quarterdeck.games.pirates.words.names import tenths
from quarterdeck.games.pirates.words.notation.shots import gun_kind
from quarterdeck.games.pirates.words.notation.sorts import sort_of
from quarterdeck.games.pirates.words.status import status
from quarterdeck.messages.language import decimals

LISTED: Final = 24
"""A longer list of moves is no help."""
NEAR: Final = 3
"""In units of L: things farther away are left out."""


def summarise(view: View, marked: list[Goal]) -> str:
    """The veiled position in sentences, and what can be chosen; what stands on deckplates, these say themselves."""
    return " ".join(said if said.endswith((".", "?", "!")) else f"{said}." for said in _sentences(view, marked))


def _sentences(view: View, marked: list[Goal]) -> Iterator[str]:
    yield status(view)
    yield SAY(
        "summary-table",
        width=tenths(view.sheet.width),
        height=tenths(view.sheet.height),
        short=tenths(view.measure("S")),
        long=tenths(view.measure("L")),
    )
    for captain in view.captains:
        yield captain_words(view, captain)
    yield from event_words(view)
    for isle in view.isles:
        yield isle_words(view, isle)
    for shoal in view.shoals:
        if shoal.outline:
            yield shoal_words(view, shoal)
    for craft in view.afloat():
        yield from place_words(view, craft)
    yield from _choices(view, marked)


def place_words(view: View, craft: Craft) -> Iterator[str]:
    """Where she lies, the distances of other things, what she can reach, and whom she can fire at."""
    x, y, a = craft.pose
    ship = view.call(craft.unit)
    yield SAY("lies", ship=ship, x=tenths(x), y=tenths(y), heading=degrees(a))
    near = distances(view, craft)
    if near:
        yield SAY("distances", ship=ship, what=listed(distance_words(view, name, far) for far, name in near))
    reach = way(view, craft)
    within = [name for far, name in near if far <= reach]
    if reach:
        yield SAY("reach", ship=ship, length=tenths(reach), what=listed(within))
    yield from fire_words(view, craft)


def distances(view: View, craft: Craft) -> list[tuple[int, str]]:
    """Islands and other ships that are near, the nearest first."""
    most = NEAR * view.measure("L")
    found = [(isle.shore, isle_name(view, isle.number)) for isle in view.isles]
    found += [(shoal.outline, shoal_name(view, shoal.number)) for shoal in view.shoals if shoal.outline]
    found += [(other.hull, view.call(other.unit)) for other in view.afloat() if other.unit != craft.unit]
    far = [(gap(*sorted((craft.hull, points))), name) for points, name in found if nearby(craft.hull, points, most)]
    return sorted(one for one in far if one[0] <= most)


def distance_words(view: View, name: str, far: int) -> str:
    """A distance in millimetres and in S and L, rounded up to tenths."""
    return SAY(
        "distance", what=name, length=tenths(far), touches="yes" if far <= TOUCHES else "no",
        short=measured(far, view.measure("S")), long=measured(far, view.measure("L")),
    )  # fmt: skip


TOUCHES: Final = 10
"""Hundredths of a millimetre (PI-R10)."""


def measured(far: int, measure: int) -> str:
    """A length in measures, rounded up to tenths."""
    tenths = -(-10 * far // measure)
    return decimals(f"{tenths // 10}.{tenths % 10}")


def fire_words(view: View, craft: Craft) -> Iterator[str]:
    """Whom she can fire at with which cannons, and what keeps her from firing at others."""
    clear: dict[int, list[str]] = {}
    blocked: dict[int, tuple[int, int]] = {}
    for aim in aims(view, craft):
        if aim.code == CLEAR:
            clear.setdefault(aim.target, []).append(
                SAY(
                    "gun",
                    gun=gun_kind(aim.cannon),
                    mast=int(mast_of(aim.cannon)) + 1,
                    needed=needed(view, craft, aim.cannon, aim.target),
                )
            )
        elif aim.code != OUT_OF_RANGE:
            blocked[aim.target] = (aim.code, aim.by)
    for target, guns in clear.items():
        yield SAY("can-fire", ship=view.call(craft.unit), target=view.call(target), guns=listed(guns))
    for target, (code, by) in blocked.items():
        if target not in clear:
            yield SAY("cannot-fire", ship=view.call(craft.unit), target=view.call(target), by=blocker(view, code, by))


def blocker(view: View, code: int, by: int) -> str:
    """What is in the way of a line of fire."""
    if code == ISLAND:
        return isle_name(view, by)
    if code == TERRAIN:
        return shoal_name(view, by)
    return view.call(by) if code == HULL else SAY("own-sail", mast=by + 1)


def _choices(view: View, marked: list[Goal]) -> Iterator[str]:
    """The choices."""
    if not view.moves:
        return
    told = [goal_words(view, goal) for goal in marked]
    told += [meaning(view, move) for move in sorted(view.moves) if sort_of(move)[0] not in ("segment", "pose")]
    poses = sum(1 for move in view.moves if move >= codes.POSE)
    if poses:
        told.append(SAY("poses", number=poses))
    yield SAY("summary-choices", choices="; ".join(told[:LISTED]), more="yes" if len(told) > LISTED else "no")
