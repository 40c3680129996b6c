"""Islands that swim: a ship gives up her move action for that, while nobody lies there (PI-M32, PI-R144)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import DRIVING, MOVE, SWIM
from quarterdeck.games.pirates.geometry.advance import step_x, step_y
from quarterdeck.games.pirates.geometry.angles import ROUND
from quarterdeck.games.pirates.geometry.offered import pose_move, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon, touch, within
from quarterdeck.games.pirates.rules.common import actions
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.in_progress import ACTION_OVER
from quarterdeck.games.pirates.table.mysterious import PLAIN
from quarterdeck.games.pirates.table.table import SHORT, Table
from quarterdeck.games.pirates.texts import kinds

WINDS: Final[i64] = 24  # directions among which the player picks


def add_swimmers(table: Table, moves: Moves) -> None:
    """List the islands that may swim now instead of the unit's move (PI-M32)."""
    if table.mysterious.mode == PLAIN:
        return
    for k in range(i64(len(table.islands.card))):
        if table.catalog.island_effect[table.islands.card[k]] == kinds.ISLAND_SWIMS and may_swim(table, k):
            moves.add(SWIM + k)


def may_swim(table: Table, island: i64) -> bool:
    """Whether no ship lies at an island, and it has room to swim somewhere (PI-M32, PI-R144)."""
    ships = table.waters.afloat
    while ships:
        ship = lowest(ships)
        ships &= ships - 1
        if not questions.is_fort(table, ship) and touch(table.waters.hulls[ship], table.waters.shores[island]):
            return False
    found = Moves()
    add_waters(table, island, found)
    return found.count > 0


def begin(table: Table, island: i64) -> None:
    """The unit gives up her move action, and its player is asked where the island swims (PI-M32)."""
    actions.count_action(table, table.unit, MOVE)
    table.this_turn.handled = table.this_turn.handled_twice = 0
    table.exploring.island = island
    table.phase = DRIVING
    table.player = table.asked = table.turn


def add_waters(table: Table, island: i64, moves: Moves) -> None:
    """List where the middle of an island may come to lie: S away in each direction with room enough (PI-R144)."""
    shore, far = table.waters.shores[island], table.catalog.measure[SHORT]
    x, y = (shore.left + shore.right) >> 1, (shore.bottom + shore.top) >> 1
    for k in range(WINDS):
        a = k * (ROUND // WINDS)
        dx, dy = step_x(far, a), step_y(far, a)
        moved = Polygon([(0, 0)])
        moved.copy_from(shore)
        moved.shift(dx, dy)
        if lies_free(table, island, moved):
            moves.add(pose_move(x + dx, y + dy, 0))


def lies_free(table: Table, island: i64, moved: Polygon) -> bool:
    """Whether a moved island lies S from the edge, on no terrain, and 2S from all ships and other islands (PI-M32, PI-R144)."""
    waters, short = table.waters, table.catalog.measure[SHORT]
    if moved.left < short or moved.bottom < short:
        return False
    if moved.right > waters.width - short or moved.top > waters.height - short:
        return False
    if waters.terrain.laid and waters.terrain.touched(moved, waters.terrain.laid):
        return False
    for k in range(i64(len(waters.shores))):
        if k != island and within(moved, waters.shores[k], short + short):
            return False
    units = waters.afloat
    while units:
        unit = lowest(units)
        units &= units - 1
        if waters.ashore[unit] != island and within(moved, waters.hulls[unit], short + short):
            return False
    return True


def swim(table: Table, move: i64) -> None:
    """The island lies elsewhere, with all that is on it (PI-M32)."""
    waters, island = table.waters, table.exploring.island
    shore = waters.shores[island]
    dx, dy = pose_x(move) - ((shore.left + shore.right) >> 1), pose_y(move) - ((shore.bottom + shore.top) >> 1)
    waters.move_shore(island, dx, dy)
    for unit in range(i64(len(waters.forms))):
        if waters.afloat & bit(unit) and waters.ashore[unit] == island:
            waters.put(unit, waters.x[unit] + dx, waters.y[unit] + dy, 0)
    questions.tell(table, codes.ISLAND_SWAM, table.turn, table.unit, island)
    table.next = ACTION_OVER
