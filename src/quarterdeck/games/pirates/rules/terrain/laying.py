"""Fog, and other terrain that texts lay (PI-R99)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.geometry.advance import inside
from quarterdeck.games.pirates.geometry.angles import ROUND, cosine, sine, unscaled
from quarterdeck.games.pirates.geometry.line_of_fire import Nearest
from quarterdeck.games.pirates.geometry.offered import pose_a, pose_move, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon, overlap
from quarterdeck.games.pirates.rules.moving import segments
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.table import LONG, Table
from quarterdeck.games.pirates.texts import kinds

MOST_TERRAIN: Final[i64] = 60
FOG_SPOTS: Final[i64] = 16  # directions in which fog is offered
FOG_STEP: Final[i64] = 500  # between distances that are tried


def fog_card(table: Table) -> i64:
    """The fog bank of the pack, or NONE."""
    return card_of(table, kinds.TERRAIN_FOG_BANK)


def card_of(table: Table, kind: i64) -> i64:
    """The first piece of terrain of a kind in the pack, or NONE."""
    k: i64 = 0
    while k < table.catalog.terrains and table.catalog.terrain_kind[k] != kind:
        k += 1
    return k if k < table.catalog.terrains else NONE


def shape_at(table: Table, card: i64, move: i64) -> Polygon:
    """A piece of terrain around a point."""
    shape = Polygon([(0, 0)])
    shape.place(table.catalog.terrain_shapes[card], pose_x(move), pose_y(move), 0)
    return shape


def can_lay_fog(table: Table, unit: i64, reach: i64, move: i64) -> bool:
    """Whether fog may lie there: its middle within reach of a unit, on open sea (PI-R99)."""
    return can_lie(table, fog_card(table), unit, reach, move)


def can_lie(table: Table, card: i64, unit: i64, reach: i64, move: i64) -> bool:
    """Whether any piece of terrain may lie somewhere: its middle within reach of a unit, on open sea (PI-R99)."""
    waters = table.waters
    x, y = pose_x(move), pose_y(move)
    nearest = Nearest()
    nearest.find(waters.hulls[unit], x, y)
    dx, dy = nearest.x - x, nearest.y - y
    if pose_a(move) != 0 or dx * dx + dy * dy > reach * reach:
        return False
    return is_open(table, shape_at(table, card, move))


def is_open(table: Table, shape: Polygon) -> bool:
    """Whether nothing lies where a shape does, and it lies on the table."""
    waters = table.waters
    if not inside(shape, waters.width, waters.height):
        return False
    for shore in waters.shores:
        if overlap(shape, shore):
            return False
    units = waters.afloat
    while units:
        if overlap(shape, waters.hulls[lowest(units)]):
            return False
        units &= units - 1
    laid = waters.terrain.laid
    while laid:
        if overlap(shape, waters.terrain.shapes[lowest(laid)]):
            return False
        laid &= laid - 1
    return True


def add_fog_spots(table: Table, unit: i64, reach: i64, moves: Moves) -> None:
    """List the first place for fog in each of some directions; any other legal place may be chosen, too."""
    add_places(table, fog_card(table), unit, reach, moves)


def add_places(table: Table, card: i64, unit: i64, reach: i64, moves: Moves) -> None:
    """List the first place for a piece of terrain in each of some directions."""
    if card == NONE or new_number(table) == NONE:
        return
    x, y = segments.centre(table, unit, LONG), segments.centre(table, unit, 0)
    far = reach + table.waters.forms[unit].length
    for k in range(FOG_SPOTS):
        a = k * (ROUND // FOG_SPOTS)
        r = FOG_STEP
        while r <= far:
            px, py = x + unscaled(r * cosine(a)), y + unscaled(r * sine(a))
            if px >= 0 and py >= 0 and can_lie(table, card, unit, reach, pose_move(px, py, 0)):
                moves.add(pose_move(px, py, 0))
                break
            r += FOG_STEP


def new_number(table: Table) -> i64:
    """The number for one more piece of terrain, of one that was taken away if there is such; NONE if the table is full."""
    terrain = table.waters.terrain
    free = full(i64(len(terrain.shapes))) & ~terrain.laid
    if free:
        return lowest(free)
    number = i64(len(terrain.shapes))
    return number if number < MOST_TERRAIN else NONE


def lay_fog(table: Table, move: i64, until: i64) -> None:
    """Lay a fog bank, until a seat's next turn or for good (PI-R99)."""
    lay_down(table, fog_card(table), move, until)


def lay_down(table: Table, card: i64, move: i64, until: i64) -> None:
    """Lay a piece of terrain, up to a seat's next turn or for good."""
    terrain = table.waters.terrain
    kind = table.catalog.terrain_kind[card]
    number, shape = new_number(table), shape_at(table, card, move)
    if number == i64(len(terrain.shapes)):
        terrain.add(kind, card, table.turn, shape)
    else:
        terrain.shapes[number] = shape
        terrain.card[number] = card
        terrain.placer[number] = table.turn
        terrain.rating[number] = 0
        terrain.lay(kind, number)
    terrain.until[number] = until
    questions.tell(table, codes.TERRAIN_LAID, table.turn, questions.terrain_told(table, number))
