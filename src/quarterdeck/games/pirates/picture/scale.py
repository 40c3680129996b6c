"""The scale of S and L on the sea, on a plate where it covers nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.games.pirates.picture.captions import box, overlap
from quarterdeck.games.pirates.picture.drawing import EDGE, UNIT, Corners, write
from quarterdeck.games.pirates.picture.offers import marked_outlines
from quarterdeck.games.pirates.picture.sea import ROSE, ROSE_AT
from quarterdeck.games.pirates.picture.view import SAY, View
from quarterdeck.games.pirates.words.names import about
from quarterdeck.scene.shapes import AnyShape, Line, Polygon

SIDE: Final = 26
"""Units of the picture from the edge of the sea to the plate."""
BROAD: Final = 16
"""The breadth of the words in hundredths of that of the sea: on a phone, too, where letters are larger, they fit."""
LINE: Final = 28
"""How many lines of words, one above the other with some air, would be as high as the sea is broad, on a phone."""
BESIDE: Final = 28
"""Units of the picture from a bar to its words."""
PAD: Final = 26
"""Units of the picture from the edges of the plate to what is on it."""
WORDS: Final = 50
"""How high the words are."""
TICK: Final = 13
"""Units of the picture from a bar to the ends of its ticks."""
SHALLOWS: Final = 20
"""Units of the picture around islands and ships that belong to them."""
NEAR: Final = 90
"""Units of the picture around ships and islands that the plate leaves free where it can: for their codes and names, in larger letters on a phone."""


def scale(view: View) -> Iterator[AnyShape]:
    """How long S and L are: each bar with its words beside it, in the first place where nothing lies; else in that where least does."""
    width, height = view.sheet.width // UNIT, view.sheet.height // UNIT
    line, longest = width // LINE, view.measure("L") // UNIT
    wide, high = PAD + longest + BESIDE + width * BROAD // 100 + PAD, 2 * line + PAD
    left, right = EDGE + SIDE, EDGE + width - SIDE - wide
    top, bottom = EDGE + SIDE, EDGE + height - SIDE - high
    middle = EDGE + (width - wide) // 2
    # The compass rose lies at the bottom on the right.
    before_rose = EDGE + width - ROSE_AT - ROSE // 2 - SIDE - wide
    places = (left, bottom), (left, top), (right, top), (before_rose, bottom), (middle, top), (middle, bottom)
    things = [box(view.sheet.points(list(craft.hull))) for craft in view.afloat()]
    things += [box(view.sheet.points(list(isle.shore))) for isle in view.isles]
    things += [box(view.sheet.points(list(shoal.outline))) for shoal in view.shoals if shoal.outline]
    marked = [box(outline) for outline in marked_outlines(view)]
    lie = [_around(thing, SHALLOWS) for thing in things] + marked
    near = [_around(thing, NEAR) for thing in things]

    def covered(place: tuple[int, int]) -> tuple[int, int]:
        x, y = place
        plate = x, y, x + wide, y + high
        return sum(overlap(plate, other) for other in lie), sum(overlap(plate, other) for other in near)

    x, y = min(places, key=covered)
    corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    yield Polygon(id="scale", role="pi-scale-plate", decoration=True, points=corners)
    for letter, below in (("S", line), ("L", 3 * line)):
        length, down, begin = view.measure(letter), y + (PAD + below) // 2, x + PAD
        far = begin + length // UNIT
        ends = (
            (begin, down - TICK),
            (begin, down + TICK),
            (begin, down),
            (far, down),
            (far, down - TICK),
            (far, down + TICK),
        )
        yield Line(id=f"scale-{letter}", role="pi-scale", decoration=True, points=ends)
        said = SAY("scale", letter=letter, length=about(length))
        yield write(f"scale-{letter}-words", "pi-words-scale", said, (far + BESIDE, down, WORDS), "start")


def _around(thing: Corners, by: int) -> Corners:
    """A box that is larger on all sides."""
    return thing[0] - by, thing[1] - by, thing[2] + by, thing[3] + by
