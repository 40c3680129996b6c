"""What chance draws from when a player leaves the setting out to it: places at which ships have room, crew where it is of use."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.picture.courses import gap, middle_of
from quarterdeck.games.pirates.picture.drawing import placed
from quarterdeck.games.pirates.picture.offers import pose_of
from quarterdeck.games.pirates.picture.view import SAY, View, find_piece
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.scene.shapes import Lot

AIR: Final = 200
"""How much farther from others a ship lies than she needs to turn, in hundredths of a millimetre."""


def lot(view: View) -> Lot | None:
    """What chance draws from for the player who is asked; crew goes aboard as long as there is room (PI-4.1)."""
    if not view.moves or view.position.phase >= codes.TURN_PHASES or view.phase.by_chance:
        return None
    drawn = sorted(view.moves)
    if view.phase.laid == "start":
        drawn = _roomy(view, drawn)
    elif view.phase.does == "man":
        drawn = _of_use(view, drawn)
    return Lot(label=SAY("setting-out"), moves=tuple([view.moves[move] for move in drawn]))


def _roomy(view: View, moves: list[int]) -> list[int]:
    """The places where she and the ships beside her can turn to every side, or those that come nearest to it."""
    room = {move: _room(view, move) for move in moves if move != codes.PASS}
    most = min(AIR, max(room.values(), default=0))
    return [move for move in moves if room.get(move, most) >= most]


def _room(view: View, move: int) -> int:
    """How much farther a start is from other ships and the edges than a ship needs that turns about her middle; below 0: it is nearer."""
    pose, unit = pose_of(move), view.laid_unit()
    hull = tuple([placed(pose, int(x), int(y)) for x, y in view.laid_shape().corners()])
    half = _half(view, unit)
    x, y = middle_of(hull)
    found = [x - half, y - half, view.sheet.width - x - half, view.sheet.height - y - half]
    for other in view.afloat():
        found.append(gap(((x, y),), other.hull) - half)
        found.append(gap((middle_of(other.hull),), hull) - _half(view, other.unit))
    return min(found)


def _half(view: View, unit: int) -> int:
    """Half the length of a ship or creature."""
    return int(view.position.waters.forms[unit].length) // 2


def _of_use(view: View, moves: list[int]) -> list[int]:
    """The ships on which crew or equipment does what nothing aboard does yet; else all ships, else the island."""
    aboard = [move for move in moves if _place(move) < codes.ASHORE]
    piece = find_piece(view, int(setting_out.unplaced(view.position, view.position.turn)))
    fresh = [move for move in aboard if not _does(view, _place(move)) & set(piece.effects)]
    return fresh or aboard or moves


def _place(move: int) -> int:
    return (move - int(codes.HANDLE)) % int(codes.PLACES)


def _does(view: View, unit: int) -> set[str]:
    """What a ship and all that is aboard can do, in sentences."""
    craft = view.craft(unit)
    if craft is None:
        return set()
    return {*craft.effects, *(effect for piece in craft.pieces for effect in piece.effects)}
