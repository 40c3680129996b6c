"""The names of islands, ships and terrain on the table, each where nothing else lies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from quarterdeck.games.pirates.picture.drawing import EDGE, SILENT, Corners, Point, write
from quarterdeck.games.pirates.picture.hulls import TAG_RADIUS, ringed, tag_places
from quarterdeck.games.pirates.picture.offers import DOT, pose_dots
from quarterdeck.games.pirates.picture.view import SAY, Craft, Isle, View
from quarterdeck.games.pirates.table import questions
from quarterdeck.scene.shapes import AnyShape

LETTER: Final = 19
"""About the width of a letter."""
SIZE: Final = 34
HALF: Final = 20
"""Half the height of a name, with some air."""
AWAY: Final = 30
"""From what is named up or down to the middle of its name: a line around a ship leaves the name free."""
AIR: Final = 18
"""From what is named to the begin or the end of its name at its side."""


def names(view: View) -> Iterator[AnyShape]:
    """Islands first, then ships, then terrain; where there is no room for the name of a ship, it lies over hulls and land."""
    taken = [box(ringed(view, craft)) for craft in view.afloat()]
    tags = tag_places(view)
    words = [_tag(place) for place in tags.values()]
    taken += words
    lands = [isle.shore for isle in view.isles] + [shoal.outline for shoal in view.shoals if shoal.outline]
    taken += [box(view.sheet.points(list(land))) for land in lands]
    room = (EDGE, EDGE, view.sheet.at(view.sheet.width, 0)[0], view.sheet.at(0, 0)[1])
    dots = [(x - DOT, y - DOT, x + DOT, y + DOT) for x, y in pose_dots(view).values()]
    forts = {
        int(view.position.forts.island[craft.unit]): craft.name for craft in view.afloat() if _is_fort(view, craft)
    }
    for isle in view.isles:
        said = caption(isle, forts.get(isle.number, ""))
        places = beside(box(view.sheet.points(list(isle.shore))), len(said) * LETTER // 2)
        place = _free(places, len(said), taken + dots, room) or _free(places, len(said), taken, room) or places[0]
        taken.append(_around(place, len(said)))
        words.append(taken[-1])
        name, shore = f"isle-{isle.number + 1}", box(view.sheet.points(list(isle.shore)))
        yield _written((f"{name}-name", name), said, place, shore, f" {isle.name}")
    for ids, said, things in _lesser(view, tags):
        places = [place for thing in things for place in beside(thing, len(said) * LETTER // 2)]
        found = (
            _free(places, len(said), taken + dots, room)
            or _free(places, len(said), taken, room)
            or _free(places, len(said), words, room)
        )
        if found is not None:
            taken.append(_around(found, len(said)))
            words.append(taken[-1])
            yield _written(ids, said, found, things[0])


def _written(ids: tuple[str, str], said: str, place: Point, thing: Corners, short: str = "") -> AnyShape:
    """A name that begins or ends beside its thing, so that it stays there even when drawn smaller; terminals write the short one."""
    x, y = place
    half = len(said) * LETTER // 2
    middle = (thing[0] + thing[2]) // 2
    name, named = ids
    if x - half >= middle:
        found = write(name, "pi-words-sea", said, (x - half, y, SIZE), "start", short or SILENT)
    elif x + half <= middle:
        found = write(name, "pi-words-sea", said, (x + half, y, SIZE), "end", short or SILENT)
    else:
        found = write(name, "pi-words-sea", said, (x, y, SIZE), glyph=short or SILENT)
    return replace(found, names=named)


def _lesser(view: View, tags: dict[int, Point]) -> Iterator[tuple[tuple[str, str], str, tuple[Corners, ...]]]:
    """Ships and terrain: the ids of their names and of what these name, the names, and what they may stand beside."""
    for craft in view.afloat():
        if not _is_fort(view, craft):
            hull = box(ringed(view, craft))
            yield (f"name-{craft.code}", f"ship-{craft.code}"), craft.name, (hull, _tag(tags[craft.unit]))
    for shoal in view.shoals:
        if shoal.outline:
            outline = box(view.sheet.points(list(shoal.outline)))
            name = f"terrain-{shoal.number + 1}"
            yield (f"{name}-name", name), shoal.name, (outline,)


def _tag(place: Point) -> Corners:
    """The box around a ship's code."""
    x, y = place
    return x - TAG_RADIUS, y - TAG_RADIUS, x + TAG_RADIUS, y + TAG_RADIUS


def _is_fort(view: View, craft: Craft) -> bool:
    """A fort's name stands with that of its island."""
    return bool(questions.is_fort(view.position, craft.unit))


def caption(isle: Isle, fort: str = "") -> str:
    """An island's name, its fort, whether it is mysterious, and how much crew is ashore."""
    said = SAY("isle-name", number=isle.number + 1, name=isle.name or "none")
    if fort:
        said = SAY("isle-fort", name=said, fort=fort)
    if isle.mysterious:
        said = SAY("isle-mysterious", name=said)
    return SAY("isle-crew", name=said, number=len(isle.pieces)) if isle.pieces else said


def beside(thing: Corners, half: int) -> list[Point]:
    """Places for a name of a given width beside a thing: below, above, right, left, and at its corners."""
    left, top, right, bottom = thing
    x, y = (left + right) // 2, (top + bottom) // 2
    corners = [(x + aside, low) for low in (bottom + AWAY, top - AWAY) for aside in (half, -half)]
    return [(x, bottom + AWAY), (x, top - AWAY), (right + half + AIR, y), (left - half - AIR, y), *corners]


def _around(place: Point, letters: int) -> Corners:
    """The box around a name."""
    x, y = place
    return x - letters * LETTER // 2, y - HALF, x + letters * LETTER // 2, y + HALF


def _free(places: list[Point], letters: int, taken: list[Corners], room: Corners) -> Point | None:
    """The first place on the table where nothing is taken; None: there is none."""
    for place in places:
        name = _around(place, letters)
        inside = name[0] > room[0] and name[1] > room[1] and name[2] < room[2] and name[3] < room[3]
        if inside and not any(overlap(name, other) for other in taken):
            return place
    return None


def overlap(one: Corners, other: Corners) -> bool:
    """Whether two boxes have more than an edge in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def box(points: tuple[Point, ...]) -> Corners:
    """The box around points: left, top, right, bottom."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)
