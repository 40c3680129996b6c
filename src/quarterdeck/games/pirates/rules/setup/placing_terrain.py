"""Terrain is placed after the islands, each player in turn (PI-3, PI-R44, PI-R80)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import CHARTING, LAYING, NONE, PASS, TERRAIN_CARD
from quarterdeck.games.pirates.geometry.offered import ANYWHERE, pose_a, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.geometry.spots import Spots
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.in_progress import NEXT_HOME
from quarterdeck.games.pirates.table.table import SHORT, Table


def ask_terrain(table: Table) -> None:
    """The next player chooses a piece, or homes are chosen (PI-3.6)."""
    if table.islands.terrain_to_place > 0:
        table.phase = CHARTING
        table.player = table.asked = table.turn
    else:
        table.turn = table.first_player
        table.next = NEXT_HOME


def copies_left(table: Table, card: i64) -> i64:
    """How many of a piece are not on the table."""
    terrain = table.waters.terrain
    found = table.catalog.terrain_copies[card]
    for k in range(i64(len(terrain.card))):
        if terrain.card[k] == card:
            found -= 1
    return found


def add_terrain_cards(table: Table, moves: Moves) -> None:
    """The pieces that are left; with none the placing is over (PI-3.8, PI-R80)."""
    for card in range(table.catalog.terrains):
        if copies_left(table, card) > 0:
            moves.add(TERRAIN_CARD + card)
    if moves.count == 0:
        moves.add(PASS)


def choose_terrain(table: Table, move: i64) -> None:
    """The player places the chosen piece of terrain next."""
    if move == PASS:
        table.islands.terrain_to_place = 0
        ask_terrain(table)
        return
    table.islands.next_terrain = move - TERRAIN_CARD
    table.phase = LAYING


def terrain_at(table: Table, move: i64) -> Polygon:
    """The chosen piece at a pose."""
    shape = Polygon([(0, 0)])
    shape.place(table.catalog.terrain_shapes[table.islands.next_terrain], pose_x(move), pose_y(move), pose_a(move))
    return shape


def terrain_room(table: Table) -> Spots:
    """Where the chosen piece may lie: on the table, at least S from islands and other terrain (PI-3.7, PI-R44)."""
    shape = table.catalog.terrain_shapes[table.islands.next_terrain]
    return Spots(table.waters, shape, 0, table.catalog.measure[SHORT], ANYWHERE)


def can_lay(table: Table, shape: Polygon) -> bool:
    """Whether the chosen piece may lie at a pose (PI-3.7, PI-R44)."""
    return terrain_room(table).fits(shape)


def add_terrain_spots(table: Table, moves: Moves) -> None:
    """List the offered spots for the chosen piece; without any, it can only stay in the box (PI-R80)."""
    terrain_room(table).add(moves)
    if moves.count == 0:
        moves.add(PASS)


def lay(table: Table, move: i64) -> None:
    """Lay the chosen piece at a pose; the next player chooses."""
    if move != PASS:
        terrain = table.waters.terrain
        kind = table.catalog.terrain_kind[table.islands.next_terrain]
        number = terrain.add(kind, table.islands.next_terrain, table.turn, terrain_at(table, move))
        questions.tell(table, codes.TERRAIN_LAID, table.turn, questions.terrain_told(table, number))
    table.islands.next_terrain = NONE
    table.islands.terrain_to_place -= 1
    table.turn = questions.next_seat(table, table.turn)
    ask_terrain(table)


def chart(table: Table, move: i64) -> None:
    """A piece is chosen, or placed."""
    if table.phase == CHARTING:
        choose_terrain(table, move)
    else:
        lay(table, move)


def lies_over_terrain(table: Table, hull: Polygon) -> bool:
    """Whether a hull would lie over terrain, which start poses avoid if possible (PI-R44, PI-R57)."""
    terrain = table.waters.terrain
    return terrain.overlapped(hull, terrain.laid) != NONE
