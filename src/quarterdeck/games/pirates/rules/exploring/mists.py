"""Fog in which a ship that was lost finds herself (PI-U121)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import lowest
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.geometry.polygons import Polygon, within
from quarterdeck.games.pirates.rules.common import aiming
from quarterdeck.games.pirates.rules.terrain import laying
from quarterdeck.games.pirates.table.in_progress import CARD_GOES_ON, WHAT_IT_SAYS
from quarterdeck.games.pirates.table.table import LONG, SHORT, Table


def rolls_in(table: Table, die: i64) -> bool:
    """Whether the player is asked where the first of so many fog banks lies (PI-U121)."""
    table.card.rolls_left = die
    return rolls_on(table)


def rolls_on(table: Table) -> bool:
    """Whether the player is asked where the next fog bank lies; where no place is left there are no more (PI-U121)."""
    moves = Moves()
    if table.card.rolls_left:
        add_places(table, moves)
    if moves.count == 0:
        table.card.rolls_left = 0
        return False
    aiming.ask_aim(table, WHAT_IT_SAYS, table.turn)
    return True


def add_places(table: Table, moves: Moves) -> None:
    """List places for a fog bank: within L of any unit, and at least S from islands and terrain."""
    found = Moves()
    card = laying.fog_card(table)
    units = table.waters.afloat
    while units:
        laying.add_fog_spots(table, lowest(units), table.catalog.measure[LONG], found)
        units &= units - 1
    for k in range(found.count):
        if is_apart(table, laying.shape_at(table, card, found.items[k])):
            moves.add(found.items[k])


def is_apart(table: Table, shape: Polygon) -> bool:
    """Whether a shape lies at least S from all islands and from other terrain."""
    far = table.catalog.measure[SHORT]
    for shore in table.waters.shores:
        if within(shape, shore, far - 1):
            return False
    laid = table.waters.terrain.laid
    while laid:
        if within(shape, table.waters.terrain.shapes[lowest(laid)], far - 1):
            return False
        laid &= laid - 1
    return True


def lay(table: Table, move: i64) -> None:
    """A fog bank lies there for good (PI-U121, PI-R99)."""
    table.card.rolls_left -= 1
    laying.lay_fog(table, move, NONE)
    table.next = CARD_GOES_ON
