"""What the pirates' picture says in sentences: how the game stands, where ships lie and where treasure; distances and lines of fire for questions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from quarterdeck.games.pirates.geometry.line_of_fire import CLEAR, HULL, ISLAND, TERRAIN
from quarterdeck.games.pirates.picture.courses import Aim, gap, middle_of, nearby, needed
from quarterdeck.games.pirates.picture.drawing import Point
from quarterdeck.games.pirates.picture.events import event_words
from quarterdeck.games.pirates.picture.view import SAY, Craft, View
from quarterdeck.games.pirates.table.aboard import mast_of
from quarterdeck.games.pirates.words.labels import captain_words, craft_told, isle_name, listed, shoal_name
from quarterdeck.games.pirates.words.names import roughly
from quarterdeck.games.pirates.words.notation.shots import gun_kind
from quarterdeck.games.pirates.words.status import status
from quarterdeck.games.pirates.words.whereabouts import TOUCHES, wind

NEAR: Final = 3
"""In units of L: things farther away are left out."""


def summarise(view: View) -> str:
    """How the game stands, in sentences; what can be chosen, and the rest of what lies there, shapes say themselves."""
    return " ".join(said if said.endswith((".", "?", "!")) else f"{said}." for said in _sentences(view))


def _sentences(view: View) -> Iterator[str]:
    yield status(view)
    for captain in view.captains:
        yield captain_words(view, captain)
    yield from event_words(view)
    seats = len(view.captains)
    for craft in sorted(view.afloat(), key=lambda one: ((one.seat - max(view.seat, 0)) % seats, one.unit)):
        yield craft_told(view, craft)
    laden = [isle for isle in view.isles if isle.count()]
    if laden:
        counted = [SAY("counted-isle", isle=isle_name(view, isle.number), count=isle.count()) for isle in laden]
        yield SAY("summary-treasure", isles=listed(counted))


# -- distances and lines of fire ----------------------------------------------------------------------


def distances(view: View, craft: Craft) -> list[tuple[int, str, str]]:
    """Islands, terrain and other ships that are near, the nearest first: how far, in which direction, and their names."""
    most = NEAR * view.measure("L")
    found = [(isle.shore, isle_name(view, isle.number)) for isle in view.isles]
    found += [(shoal.outline, shoal_name(view, shoal.number)) for shoal in view.shoals if shoal.outline]
    found += [(other.hull, view.call(other.unit)) for other in view.afloat() if other.unit != craft.unit]
    far = [
        (gap(*sorted((craft.hull, points))), _seen_from(craft, points), name)
        for points, name in found
        if nearby(craft.hull, points, most)
    ]
    return sorted(one for one in far if one[0] <= most)


def _seen_from(craft: Craft, points: tuple[Point, ...]) -> str:
    """The direction in which something lies from a ship."""
    return wind(middle_of(craft.hull), middle_of(points))


def distance_words(view: View, near: tuple[int, str, str]) -> str:
    """How far something is, in which direction, and whether a length reaches so far."""
    far, direction, name = near
    within = next((word for letter, word in WITHIN if far <= view.measure(letter)), "none")
    return SAY("distance", what=name, length=roughly(far), wind=direction, touches="yes" if far <= TOUCHES else "no", within=within)  # fmt: skip


WITHIN: Final = (("S", "short"), ("L", "long"))
"""The measures, shortest first, and the words for them in messages."""


def gun_words(view: View, shooter: Craft, shots: Iterable[Aim]) -> list[str]:
    """The cannons with a clear line, those of masts counted by the roll that they need."""
    masts: dict[int, int] = {}
    others = []
    for aim in shots:
        if aim.code != CLEAR:
            continue
        least, kind = needed(view, shooter, aim.cannon, aim.target), gun_kind(aim.cannon)
        if kind == "mast":
            masts[least] = masts.get(least, 0) + 1
        else:
            others.append(SAY("gun", gun=kind, mast=int(mast_of(aim.cannon)) + 1, needed=least))
    return [*(SAY("guns", number=number, needed=least) for least, number in sorted(masts.items())), *others]


def blocker(view: View, code: int, by: int) -> str:
    """What is in the way of a line of fire."""
    if code == ISLAND:
        return isle_name(view, by)
    if code == TERRAIN:
        return shoal_name(view, by)
    return view.call(by) if code == HULL else SAY("own-sail", mast=by + 1)
