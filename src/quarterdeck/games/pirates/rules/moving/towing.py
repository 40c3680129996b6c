"""Derelicts and flotillas in tow: their places and their owners (PI-10, PI-A166, PI-R29, PI-R122, PI-R123, PI-R124, PI-R125, PI-R141)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import BERTHING, NONE, PASS, TOWING, UNIT
from quarterdeck.games.pirates.geometry.offered import BERTHS, berth, pose_a, pose_move, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon, within
from quarterdeck.games.pirates.rules.common import ending
from quarterdeck.games.pirates.rules.docking import docking, leaving
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.in_progress import NEXT_CONSEQUENCE
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities


def add_berths(table: Table, moves: Moves) -> None:
    """List the poses where the towed ship docks: at the same island (PI-10.9, PI-R124).

    She stays where she is if that is at the island, or if no place is free.
    """
    islands = table.action.docked_at
    while islands:
        shore = table.waters.shores[lowest(islands)]
        islands &= islands - 1
        for k in range(BERTHS):
            move = berth(shore, k, BERTHS, table.waters.forms[table.ships.tows[table.unit]])
            if can_berth(table, move):
                moves.add(move)
    if moves.count == 0 or is_berth(table):
        moves.add(PASS)


def is_berth(table: Table) -> bool:
    """Whether the towed ship lies at the island as she follows the tower."""
    towed, waters = table.ships.tows[table.unit], table.waters
    return can_berth(table, pose_move(waters.x[towed], waters.y[towed], waters.a[towed]))


def can_berth(table: Table, move: i64) -> bool:
    """Whether the towed ship may lie at a pose: it touches the island, and nothing is overlapped (PI-R124)."""
    towed = table.ships.tows[table.unit]
    x, y, a = pose_x(move), pose_y(move), pose_a(move)
    if not table.waters.fits(towed, x, y, a):
        return False
    hull = Polygon([(0, 0)])
    hull.place(table.waters.forms[towed].hull, x, y, a)
    islands = table.action.docked_at
    while islands:
        if within(hull, table.waters.shores[lowest(islands)], 10):
            return True
        islands &= islands - 1
    return False


def ask_berth(table: Table) -> bool:
    """Ask where the towed ship docks, unless there is no room, so that she stays behind (PI-R124)."""
    if table.action.docked_at == 0 or table.ships.tows[table.unit] == NONE:
        return False
    moves = Moves()
    add_berths(table, moves)
    if moves.items[0] == PASS:
        return False
    table.phase = BERTHING
    table.player = table.asked = table.turn
    return True


def berth_towed(table: Table, move: i64) -> None:
    """Lay the towed ship at the dock, or leave her behind; then she unloads if the dock is home (PI-10.9, PI-R20, PI-R48)."""
    if move != PASS:
        towed = table.ships.tows[table.unit]
        table.waters.put(towed, pose_x(move), pose_y(move), pose_a(move))
        leaving.leave_islands(table, towed)
    if not docking.dock_towed(table):
        table.next = NEXT_CONSEQUENCE


def offer_tow(table: Table) -> bool:
    """Ask the seat whether the unit tows a derelict whose bow it touches; gives whether there was one to ask about (PI-10.4, PI-R29, PI-N11).

    Sea creatures never tow (PI-18.5), nor do submarines (PI-A89).
    """
    unit = table.unit
    if skills.able(table, unit, abilities.SUBMARINE):
        return False
    table.action.tow_options = 0
    if questions.is_creature(table, unit) or table.ships.tows[unit] != NONE or table.ships.masts[unit] == 0:
        return False
    others = table.waters.units_touched(unit)
    while others:
        other = lowest(others)
        others &= others - 1
        if may_be_towed(table, other) and has_room_astern(table, unit, other):
            table.action.tow_options |= bit(other)
    if table.action.tow_options:
        table.phase = TOWING
        table.player = table.asked = table.turn
        return True
    return False


def may_be_towed(table: Table, other: i64) -> bool:
    """Whether the unit touches the bow of a derelict (PI-10.4), which is no submarine (PI-A89)."""
    if table.ships.wrecked & bit(other) or skills.able(table, other, abilities.SUBMARINE):
        return False
    return (
        questions.is_derelict(table, other)
        and not questions.is_creature(table, other)
        and table.waters.bow_touches(other, table.unit)
    )


def has_room_astern(table: Table, tower: i64, towed: i64) -> bool:
    """Whether there is a place for a towed unit behind another (PI-R123)."""
    waters = table.waters
    x, y, a = waters.x[towed], waters.y[towed], waters.a[towed]
    found = waters.take_in_tow(tower, towed)
    waters.put(towed, x, y, a)
    return found


def tow(table: Table, move: i64) -> None:
    """Take a derelict in tow at the stern (PI-10.5): she joins the fleet (PI-10.6, PI-R29), and is not scuttled (PI-13.3).

    A tow that she was in ends (PI-R122).
    """
    if move != PASS:
        unit, towed = table.unit, move - UNIT
        tower = questions.towed_by(table, towed)
        if tower != NONE:
            questions.end_tow(table, tower)
        table.ships.tows = put(table.ships.tows, unit, towed)
        table.waters.take_in_tow(unit, towed)
        leaving.leave_islands(table, towed)
        questions.tell(table, codes.TOWED, table.turn, unit, towed)
        if table.ships.owner[towed] != table.turn:
            join(table, towed)
        if skills.is_home(table, unit):
            docking.unload(table, towed)
    if not ending.check_end(table):
        table.next = NEXT_CONSEQUENCE


# -- flotillas ----------------------------------------------------------------------------------


def towers(table: Table, flotilla: i64) -> i64:
    """Ships that may take a flotilla in tow now: of its nation and fleet, alongside or docked at one home with it (PI-A166, PI-R141)."""
    found: i64 = 0
    if questions.towed_by(table, flotilla) != NONE:
        return found
    others = questions.fleet(table, table.ships.owner[flotilla]) & table.waters.afloat & ~table.ships.flotillas
    while others:
        other = lowest(others)
        others &= others - 1
        alike = questions.nation_of(table, other) == questions.nation_of(table, flotilla)
        free = alike and table.ships.tows[other] == NONE and may_tow(table, other)
        if free and is_beside(table, other, flotilla) and has_room_astern(table, other, flotilla):
            found |= bit(other)
    return found


def is_beside(table: Table, unit: i64, flotilla: i64) -> bool:
    """Whether a ship touches a flotilla, or both are docked at their home (PI-A166, PI-R141)."""
    if table.waters.units_touched(flotilla) & bit(unit):
        return True
    return skills.is_home(table, unit) and skills.is_home(table, flotilla)


def may_tow(table: Table, unit: i64) -> bool:
    """Whether a ship is able to tow a flotilla: with a mast, no submarine, not lost, wrecked, ghostly or towed herself (PI-R141)."""
    if questions.is_creature(table, unit) or table.ships.masts[unit] == 0:
        return False
    if (table.ships.wrecked | table.ships.submerged | table.waters.ghosts) & bit(unit):
        return False
    if table.ships.lost_in[unit] != NONE or questions.towed_by(table, unit) != NONE:
        return False
    return not skills.able(table, unit, abilities.SUBMARINE)


def take_flotilla(table: Table, flotilla: i64, tower: i64) -> None:
    """A ship has a flotilla in tow from now on, at her stern (PI-A166, PI-R141)."""
    table.ships.tows = put(table.ships.tows, tower, flotilla)
    table.waters.take_in_tow(tower, flotilla)
    leaving.leave_islands(table, flotilla)
    questions.tell(table, codes.TOWED, table.turn, tower, flotilla)


# -- derelicts that change fleets ---------------------------------------------------------------


def join(table: Table, unit: i64) -> None:
    """A unit changes fleets; its new controller sees all that lies face down on it (PI-10.6, PI-R125)."""
    seat = table.turn
    table.ships.owner = put(table.ships.owner, unit, seat)
    table.next_turn.sinks &= ~bit(unit)
    table.ships.pinned_by = put(table.ships.pinned_by, unit, 0)
    pieces = questions.pieces_at(table, unit)
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        table.crew.owner = put(table.crew.owner, piece, seat)
        table.crew.seen_by = put(table.crew.seen_by, piece, table.crew.seen_by[piece] | bit(seat))
    slots = questions.slots_at(table, unit)
    while slots:
        table.treasure.seen_by = put(
            table.treasure.seen_by, lowest(slots), table.treasure.seen_by[lowest(slots)] | bit(seat)
        )
        slots &= slots - 1
    table.ships.explored = put(table.ships.explored, unit, 0)
