"""The scale of S and L on the sea, on a plate where it covers nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.games.pirates.picture.captions import SIZE, box, overlap
from quarterdeck.games.pirates.picture.drawing import EDGE, UNIT, Corners, write
from quarterdeck.games.pirates.picture.offers import marked_outlines
from quarterdeck.games.pirates.picture.sea import ROSE
from quarterdeck.games.pirates.picture.view import SAY, View
from quarterdeck.games.pirates.words.names import centimetres
from quarterdeck.scene.shapes import AnyShape, Line, Polygon

SIDE: Final = 26
"""Units of the picture from the edge of the sea to the plate."""
BROAD: Final = 28
"""The breadth of the plate in hundredths of that of the sea: on a phone, too, where letters are larger, its words fit."""
LINE: Final = 34
"""How many lines of words, one above the other, would be as high as the sea is broad, on a phone."""
APART: Final = 28
"""Units of the picture from the bar of S down to that of L."""
NEAR: Final = 90
"""Units of the picture around ships and islands that the plate leaves free: for their codes and names, in larger letters on a phone."""


def scale(view: View) -> Iterator[AnyShape]:
    """How long S and L are: each bar with its words, above and below, in the first place where nothing lies; else in that where least does."""
    width, height = view.sheet.width // UNIT, view.sheet.height // UNIT
    line = width // LINE
    wide, high = width * BROAD // 100, 3 * line + APART
    left, right = EDGE + SIDE, EDGE + width - SIDE - wide
    top, bottom = EDGE + SIDE, EDGE + height - SIDE - high
    middle = EDGE + (width - wide) // 2
    # The compass rose lies at the bottom on the right.
    places = (left, bottom), (left, top), (right, top), (right - ROSE, bottom), (middle, top), (middle, bottom)
    things = [box(view.sheet.points(list(craft.hull))) for craft in view.afloat()]
    things += [box(view.sheet.points(list(isle.shore))) for isle in view.isles]
    things += [box(view.sheet.points(list(shoal.outline))) for shoal in view.shoals if shoal.outline]
    taken = [_around(thing, NEAR) for thing in things] + [box(outline) for outline in marked_outlines(view)]

    def covered(place: tuple[int, int]) -> int:
        x, y = place
        return sum(overlap((x, y, x + wide, y + high), other) for other in taken)

    x, y = min(places, key=covered)
    corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    yield Polygon(id="scale", role="pi-scale-plate", decoration=True, points=corners)
    first, second = y + 3 * line // 2, y + 3 * line // 2 + APART
    for letter, down, words in (("S", first, first - line * 4 // 5), ("L", second, second + line * 4 // 5)):
        length = view.measure(letter)
        start = x + (wide - length // UNIT) // 2
        far = start + length // UNIT
        ticks = ((start, down - 10), (start, down + 10), (start, down), (far, down), (far, down - 10), (far, down + 10))
        yield Line(id=f"scale-{letter}", role="pi-scale", decoration=True, points=ticks)
        said = SAY("scale", letter=letter, length=centimetres(length))
        yield write(f"scale-{letter}-words", "pi-words-scale", said, (x + wide // 2, words, SIZE))


def _around(thing: Corners, by: int) -> Corners:
    """A box that is larger on all sides."""
    return thing[0] - by, thing[1] - by, thing[2] + by, thing[3] + by
