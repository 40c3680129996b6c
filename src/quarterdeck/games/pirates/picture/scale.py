"""The scale of S and L on the sea, where it covers nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.games.pirates.picture.captions import AIR, LETTER, box, overlap
from quarterdeck.games.pirates.picture.drawing import EDGE, UNIT, Point, write
from quarterdeck.games.pirates.picture.sea import ROSE
from quarterdeck.games.pirates.picture.view import SAY, View
from quarterdeck.games.pirates.words.names import centimetres
from quarterdeck.scene.shapes import AnyShape, Line

SIDE: Final = 40
"""From the edge of the sea to the scale."""
APART: Final = 70
"""From the scale of S down to that of L."""
ABOVE: Final = 60
"""From the upper or lower edge of the sea to the scale."""
NEAR: Final = 110
"""Ships and islands are further away than this from the scale: their codes and names stand beside them, on a phone in larger letters."""


def scale(view: View) -> Iterator[AnyShape]:
    """How long S and L are, in the first corner where no ship and no island lies; in every corner something lies: in the first."""
    width, height = view.sheet.width // UNIT, view.sheet.height // UNIT
    measures = [("S", view.measure("S")), ("L", view.measure("L"))]
    words = [SAY("scale", letter=letter, length=centimetres(length)) for letter, length in measures]
    broad = view.measure("L") // UNIT + AIR + max(map(len, words)) * LETTER
    left, right = EDGE + SIDE, EDGE + width - SIDE - broad
    top, bottom = EDGE + ABOVE, EDGE + height - ABOVE - APART
    # The compass rose lies at the bottom on the right.
    corners = ((left, bottom), (left, top), (right, top), (right - ROSE, bottom))
    taken = [box(view.sheet.points(list(craft.hull))) for craft in view.afloat()]
    taken += [box(view.sheet.points(list(isle.shore))) for isle in view.isles]
    taken += [box(view.sheet.points(list(shoal.outline))) for shoal in view.shoals if shoal.outline]

    def clear(corner: Point) -> bool:
        x, y = corner[0] - NEAR, corner[1] - NEAR
        covered = (x, y, corner[0] + broad + NEAR, corner[1] + APART + NEAR)
        return not any(overlap(covered, other) for other in taken)

    x, y = next(filter(clear, corners), corners[0])
    for j, ((letter, length), said) in enumerate(zip(measures, words, strict=True)):
        far, down = x + length // UNIT, y + APART * j
        ticks = ((x, down - 10), (x, down + 10), (x, down), (far, down), (far, down - 10), (far, down + 10))
        yield Line(id=f"scale-{letter}", role="pi-scale", decoration=True, points=ticks)
        yield write(f"scale-{letter}-words", "pi-words-sea", said, (far + AIR, down, 34), "start")
