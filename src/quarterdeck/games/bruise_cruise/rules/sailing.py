"""Where ships may sail, and how they sail (BC-3, BC-4, BC-5, BC-6)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import DIRECTIONS, FLEET, NO_CARD, NO_PORT, NO_SHIP, NO_SPACE, SPACE
from quarterdeck.games.bruise_cruise.rules import turns
from quarterdeck.games.bruise_cruise.table.table import Table


def may_enter(table: Table, seat: i64, space: i64) -> bool:
    """A ship of the seat may enter the space: no ship is there (BC-4.6, BC-4.7), and it is no rival's Home Port (BC-3.1).

    Its own Home Port is open to it (BC-3.2), and so are all ports, whatever flag they carry (BC-4.9). To pass through
    is to enter (BC-R8).
    """
    if table.at[space] != NO_SHIP:
        return False
    port = table.chart.port_at[space]
    if port == NO_PORT:
        return True
    return all(not (other != seat and table.home[other] == port) for other in range(table.seats))


def can_sail(table: Table, ship: i64) -> bool:
    """The ship is on the board, not at anchor (BC-4.1, BC-4.8), and has a legal step to a neighbouring space (BC-4.3)."""
    if not table.is_free(ship):
        return False
    near = table.chart.near
    first = table.place[ship] * DIRECTIONS
    for k in range(first, first + DIRECTIONS):
        if near[k] != NO_SPACE and may_enter(table, ship // FLEET, near[k]):
            return True
    return False


def ways_out(table: Table, ship: i64) -> i64:
    """How many legal first steps a ship has."""
    near = table.chart.near
    first = table.place[ship] * DIRECTIONS
    found: i64 = 0
    for k in range(first, first + DIRECTIONS):
        if near[k] != NO_SPACE and may_enter(table, ship // FLEET, near[k]):
            found += 1
    return found


def mark_rival_homes(table: Table, seat: i64) -> None:
    """Begin with new marks: only the Home Ports of the seat's rivals have them (BC-3.1)."""
    chart = table.chart
    if i64(len(table.marks)) < chart.spaces:
        table.marks = vec[i64]([0] * int(chart.spaces))
        table.queue = vec[i64]([0] * int(chart.spaces))
    table.mark += 1
    for other in range(table.seats):
        if other != seat and table.home[other] != NO_PORT:
            table.marks[chart.port_space[table.home[other]]] = table.mark


def spread(table: Table, seat: i64, start: i64, steps: i64) -> i64:
    """Fill `queue` with the spaces a ship of the seat reaches, nearest first; returns how many, the start included.

    Other ships (BC-4.6, BC-4.7) and rivals' Home Ports (BC-3.1, BC-R8) are not entered, not even to pass. Spaces that
    have `mark` in `marks` are not looked at again.
    """
    mark_rival_homes(table, seat)
    mark = table.mark
    marks = table.marks
    queue = table.queue
    near = table.chart.near
    at = table.at
    marks[start] = mark
    queue[0] = start
    head: i64 = 0
    tail: i64 = 1
    while steps > 0 and head < tail:
        edge = tail
        while head < edge:
            first = queue[head] * DIRECTIONS
            head += 1
            for k in range(first, first + DIRECTIONS):
                space = near[k]
                if space != NO_SPACE and marks[space] != mark:
                    marks[space] = mark
                    if at[space] == NO_SHIP:
                        queue[tail] = space
                        tail += 1
        steps -= 1
    return tail


def add_reach(table: Table, moves: Moves, ship: i64, steps: i64) -> None:
    """List the spaces within so many steps of the ship, nearest first, without its own (BC-R11)."""
    reached = spread(table, ship // FLEET, table.place[ship], steps)
    moves.add_some(SPACE, table.queue, 1, reached)


def sail_to(table: Table, ship: i64, space: i64) -> None:
    """The ship sails; its wake is remembered for pictures."""
    table.wake_ship = ship
    table.wake = table.place[ship]
    table.put(ship, space)


def do_sail(table: Table, space: i64) -> None:
    """An action: a ship sails one step, which costs nothing (BC-5.1, BC-5.2), or with a card up to its rating (BC-6.2).

    The card is discarded before the ship moves (BC-6.1). All steps are this one ship's (BC-6.3, BC-R12); card, ship and
    space are what the Admiral has picked (BC-6.4).
    """
    if table.card != NO_CARD:
        turns.play_card(table, table.card)
    sail_to(table, table.ship, space)
    table.tell(codes.SAILED, table.ship, table.space_name(space), table.card)
    turns.finish_action(table)
