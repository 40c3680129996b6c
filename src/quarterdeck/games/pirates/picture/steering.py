"""What can be steered freely on the pirates' table: the ship whose move is under way."""

from __future__ import annotations

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.picture.drawing import UNIT, placed
from quarterdeck.games.pirates.picture.view import View
from quarterdeck.games.pirates.table.room import MEASURES
from quarterdeck.games.pirates.words.notation.notation import measure_word
from quarterdeck.scene.shapes import Helm, Reach


def helms(view: View) -> tuple[Helm, ...]:
    """The unit that sails, with the measures that are left to her (PI-7.2, PI-R7)."""
    craft = view.acting()
    if view.phase != codes.SAILING or not view.moves or craft is None:
        return ()
    position = view.position
    free = [k for k in range(int(MEASURES)) if position.is_free_measure(k)]
    form = position.waters.forms[craft.unit]
    x, y = view.sheet.at(*placed(craft.pose, -int(form.length) // 2, 0))
    reaches = tuple([Reach(word=measure_word(position, k), length=int(position.measures(craft.unit, k))) for k in free])
    return (Helm(what=f"ship-{craft.code}", x=x, y=y, heading=craft.pose[2], scale=UNIT, reaches=reaches),)
