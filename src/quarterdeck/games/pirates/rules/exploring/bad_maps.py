"""Bad maps: the next player moves a ship and the island where she found them (PI-U120, PI-R143)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.geometry.advance import inside, step_x, step_y
from quarterdeck.games.pirates.geometry.angles import ROUND
from quarterdeck.games.pirates.geometry.offered import pose_move, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon, overlap, touch, within
from quarterdeck.games.pirates.rules.docking import leaving
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.table import LONG, SHORT, Table

WINDS: Final[i64] = 24  # directions among which the next player picks


def add_ways(table: Table, moves: Moves) -> None:
    """List where the ship would come to lie: 2L away in each direction in which there is room for both (PI-R143)."""
    unit = table.unit
    far = 2 * table.catalog.measure[LONG]
    for k in range(WINDS):
        a = k * (ROUND // WINDS)
        dx, dy = step_x(far, a), step_y(far, a)
        if has_room(table, dx, dy):
            moves.add(pose_move(table.waters.x[unit] + dx, table.waters.y[unit] + dy, 0))


def has_room(table: Table, dx: i64, dy: i64) -> bool:
    """Whether the ship and the island may both be moved by a vector: on the table, and over nothing (PI-R143)."""
    waters, island = table.waters, table.exploring.island
    shore = shifted(waters.shores[island], dx, dy)
    edge = table.catalog.measure[SHORT]
    if (
        shore.left < edge
        or shore.bottom < edge
        or shore.right > waters.width - edge
        or shore.top > waters.height - edge
    ):
        return False
    hull = shifted(waters.hulls[table.unit], dx, dy)
    return (
        inside(hull, waters.width, waters.height)
        and not meets_land(table, hull, shore)
        and not meets_units(table, hull, shore)
    )


def shifted(shape: Polygon, dx: i64, dy: i64) -> Polygon:
    """A copy of a shape that lies elsewhere by a vector."""
    found = Polygon([(0, 0)])
    found.copy_from(shape)
    found.shift(dx, dy)
    return found


def meets_land(table: Table, hull: Polygon, shore: Polygon) -> bool:
    """Whether the moved ship would lie over another island or ice, or the moved island within S of one or on terrain."""
    waters = table.waters
    for k in range(i64(len(waters.shores))):
        if k != table.exploring.island and (
            within(shore, waters.shores[k], table.catalog.measure[SHORT]) or overlap(hull, waters.shores[k])
        ):
            return True
    terrain = waters.terrain
    if terrain.laid == 0:
        return False
    return terrain.touched(shore, terrain.laid) != 0 or terrain.touched(hull, terrain.bergs()) != 0


def meets_units(table: Table, hull: Polygon, shore: Polygon) -> bool:
    """Whether the moved ship or island would touch another unit; the fort that stands on the island comes along."""
    waters = table.waters
    others = waters.afloat & ~bit(table.unit)
    while others:
        other = lowest(others)
        others &= others - 1
        stays = waters.ashore[other] != table.exploring.island
        if stays and (touch(shore, waters.hulls[other]) or touch(hull, waters.hulls[other])):
            return True
    return False


def mislead(table: Table, move: i64) -> None:
    """The ship and the island lie elsewhere, with all that is on them; other ships that were docked there are so no more (PI-U120)."""
    waters, unit, island = table.waters, table.unit, table.exploring.island
    dx, dy = pose_x(move) - waters.x[unit], pose_y(move) - waters.y[unit]
    let_go(table, unit)
    waters.move_shore(island, dx, dy)
    waters.put(unit, waters.x[unit] + dx, waters.y[unit] + dy, waters.a[unit])
    for other in range(i64(len(waters.forms))):
        if waters.afloat & bit(other) and waters.ashore[other] == island:
            waters.put(other, waters.x[other] + dx, waters.y[other] + dy, 0)
    questions.tell(table, codes.ISLAND_MOVED, table.turn, unit, island)
    for other in range(i64(len(waters.forms))):
        if waters.afloat & bit(other):
            leaving.leave_islands(table, other)


def let_go(table: Table, unit: i64) -> None:
    """Tows are left behind, and pins are over."""
    questions.end_tow(table, unit)
    tower = questions.towed_by(table, unit)
    if tower != NONE:
        questions.end_tow(table, tower)
    table.ships.pinned_by = put(table.ships.pinned_by, unit, 0)
    questions.free_from(table, unit)
