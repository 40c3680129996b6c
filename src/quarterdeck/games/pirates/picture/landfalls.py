"""What a ship can come to in one move action, and by which course: islands, enemies to ram, others (PI-C1 to PI-C5).

Everything comes from a veiled position: crew that the viewer does not know carries nobody farther.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from quarterdeck.engine.sets import bit
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.geometry.reach import Reach
from quarterdeck.games.pirates.pack.catalog import MOVES
from quarterdeck.games.pirates.picture.courses import gap, nearby
from quarterdeck.games.pirates.picture.view import Craft, View
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.moving.segments import segment_measure
from quarterdeck.games.pirates.table.room import MEASURES
from quarterdeck.games.pirates.words.labels import isle_name
from quarterdeck.games.pirates.words.notation.notation import text

DOCK: Final = "dock"
TOUCH: Final = "touch"
RAM: Final = "ram"
ALONGSIDE: Final = "alongside"


class Landfall(Struct, frozen=True):
    """What a course ends at."""

    far: int
    """How far it is away, in hundredths of a millimetre."""
    name: str
    sort: str
    """DOCK or TOUCH for islands, RAM or ALONGSIDE for units."""
    segments: tuple[str, ...]
    """The course in notation, the first segment first; none: no offered course leads there."""


class Outlook(Struct, frozen=True):
    """What a ship can come to."""

    length: int
    """How far she may still sail, in hundredths of a millimetre."""
    held: bool
    """A die falls before she may: she is lost in a fog bank, or something holds her."""
    landfalls: tuple[Landfall, ...]
    """The nearest first."""
    missed: tuple[str, ...]
    """What is no farther away than she may sail, but no offered course leads there."""


def outlook(view: View, craft: Craft) -> Outlook:
    """What a ship that can move comes to from where she lies; of one that is moving, in the rest of her move."""
    board = _setting_out(view.position, craft.unit)
    length = _left(board)
    if board.phase != codes.SAILING:
        return Outlook(length, held=True, landfalls=(), missed=())
    near = _near(view, craft, length)
    reach = Reach(board)
    unit = int(board.unit)
    shores, rams, units = 0, 0, 0
    for (ashore, number), _ in near:
        if ashore:
            shores |= bit(number)
        elif board.owner[number] != board.owner[unit] and not board.is_creature(number):
            rams |= bit(number)
        else:
            units |= bit(number)
    if near:
        reach.seek(shores, rams, units)
    found = [_landfall(view, board, reach, target, far) for target, far in near]
    return Outlook(
        length,
        held=False,
        landfalls=tuple([one for one in found if one.segments]),
        missed=tuple([one.name for one in found if not one.segments and one.far <= length]),
    )


def _setting_out(position: PiratesPosition, unit: int) -> PiratesPosition:
    """A copy in which she is about to sail; unless dice fall first, then in the phase of these."""
    board = position.clone()
    if board.phase == codes.SAILING and board.unit == unit:
        return board
    board.waters.put_away()
    board.turn = board.owner[unit]
    board.unit = unit
    board.action = codes.MOVE
    board.was_free = False
    board.tricks.short = board.tricks.turned = False
    board.omens.nudged = False
    board.omens.pilot = NONE
    board.begin_move()
    return board


def _left(board: PiratesPosition) -> int:
    """How far the unit that moves may still sail: measures of the base move come before added ones (PI-R7)."""
    used = int(board.used)
    first = 0 if used < 1 << int(MOVES) else int(MOVES)
    return sum(int(board.measures(board.unit, k)) for k in range(first, int(MEASURES)) if not used >> k & 1)


def _near(view: View, craft: Craft, length: int) -> list[tuple[tuple[bool, int], int]]:
    """Islands and units that she may come to, by turning about her middle and sailing so far, and how far they are; the nearest first."""
    most = length + int(view.position.waters.forms[craft.unit].length) // 2
    things = [((True, isle.number), isle.shore) for isle in view.isles]
    things += [((False, other.unit), other.hull) for other in view.afloat() if other.unit != craft.unit]
    found = [(what, gap(*sorted((craft.hull, points)))) for what, points in things if nearby(craft.hull, points, most)]
    touched = view.position.waters.shores_touched(craft.unit), view.position.waters.units_touched(craft.unit)
    return sorted(
        (one for one in found if one[1] <= most and not int(touched[not one[0][0]]) >> one[0][1] & 1),
        key=lambda one: (one[1], one[0]),
    )


def _landfall(view: View, board: PiratesPosition, reach: Reach, target: tuple[bool, int], far: int) -> Landfall:
    ashore, number = target
    steps = reach.to_shore(number) if ashore else reach.to_unit(number)
    if ashore:
        name, sort = isle_name(view, number), DOCK if int(reach.docks) >> number & 1 else TOUCH
    else:
        name, sort = view.call(number), RAM if int(reach.rams) >> number & 1 else ALONGSIDE
    return Landfall(far, name, sort, _segments(board, [int(step) for step in steps]))


def _segments(board: PiratesPosition, steps: list[int]) -> tuple[str, ...]:
    """Segments in notation, as they are typed one after another; given the last one first."""
    used, said = board.used, []
    for step in reversed(steps):
        said.append(text(board, step))
        board.used |= bit(segment_measure(step))
    board.used = used
    return tuple(said)
