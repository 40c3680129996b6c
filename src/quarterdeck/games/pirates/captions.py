"""The names of islands and ships on the table, each where nothing else lies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.drawing import EDGE, Corners, Point, write
from quarterdeck.games.pirates.hulls_drawn import TAG_RADIUS, tag_place
from quarterdeck.games.pirates.view import SAY, Craft, Isle, View
from quarterdeck.scene.shapes import AnyShape

LETTER: Final = 12
"""About the width of a letter."""
SIZE: Final = 21
HALF: Final = 13
"""Half the height of a name, with some air."""
AIR: Final = 14


def names(view: View) -> Iterator[AnyShape]:
    """Islands first, then ships; a ship has no name where there is no room for it: her code is enough."""
    taken = [box(view.sheet.points(list(craft.hull))) for craft in view.afloat()]
    tags = {craft.unit: tag_place(view.sheet, craft, view.position.waters.forms[craft.unit]) for craft in view.afloat()}
    taken += [(x - TAG_RADIUS, y - TAG_RADIUS, x + TAG_RADIUS, y + TAG_RADIUS) for x, y in tags.values()]
    room = (EDGE, EDGE, view.sheet.at(view.sheet.width, 0)[0], view.sheet.at(0, 0)[1])
    for isle in view.isles:
        said = caption(isle)
        places = beside(box(view.sheet.points(list(isle.shore))), len(said) * LETTER // 2, HALF + 10)
        place = _free(places, len(said), taken, room) or places[0]
        taken.append(_around(place, len(said)))
        yield write(f"isle-{isle.number + 1}-name", "pi-words-sea", said, (*place, SIZE))
    for craft in view.afloat():
        if _is_steered(view, craft):
            continue
        x, y = tags[craft.unit]
        tag = (x - TAG_RADIUS, y - TAG_RADIUS, x + TAG_RADIUS, y + TAG_RADIUS)
        found = _free(beside(tag, len(craft.name) * LETTER // 2, HALF), len(craft.name), taken, room)
        if found is not None:
            taken.append(_around(found, len(craft.name)))
            yield write(f"name-{craft.code}", "pi-words-sea", craft.name, (*found, SIZE))


def caption(isle: Isle) -> str:
    """An island's number and name, whether it is mysterious, and how much crew is ashore."""
    said = SAY("isle-short", number=isle.number + 1, name=isle.name or "none")
    if isle.mysterious:
        said = SAY("isle-mysterious", name=said)
    return SAY("isle-crew", name=said, number=len(isle.pieces)) if isle.pieces else said


def beside(thing: Corners, half: int, away: int) -> list[Point]:
    """Places for a name so wide beside a thing: below, above, right, left."""
    left, top, right, bottom = thing
    x, y = (left + right) // 2, (top + bottom) // 2
    return [(x, bottom + away), (x, top - away), (right + half + AIR, y), (left - half - AIR, y)]


def _is_steered(view: View, craft: Craft) -> bool:
    """Around whom there are dots enough."""
    return view.phase == codes.SAILING and craft.unit == view.position.unit and bool(view.moves)


def _around(place: Point, letters: int) -> Corners:
    """The box around a name."""
    x, y = place
    return x - letters * LETTER // 2, y - HALF, x + letters * LETTER // 2, y + HALF


def _free(places: list[Point], letters: int, taken: list[Corners], room: Corners) -> Point | None:
    """The first place on the table where nothing is taken; None: there is none."""
    for place in places:
        name = _around(place, letters)
        inside = name[0] > room[0] and name[1] > room[1] and name[2] < room[2] and name[3] < room[3]
        if inside and not any(_overlap(name, other) for other in taken):
            return place
    return None


def _overlap(one: Corners, other: Corners) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def box(points: tuple[Point, ...]) -> Corners:
    """The box around points: left, top, right, bottom."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)
