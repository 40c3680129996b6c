"""Torpedoes and missiles are fired, and what a hit does (BC-10, BC-11, BC-12)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import FLEET, KINDS, LIFE, MISSILE, MISSILES, NO_CARD, SURRENDER, TORPEDOES
from quarterdeck.games.bruise_cruise.rules import scoring, turns
from quarterdeck.games.bruise_cruise.table.table import Table


def any_target(table: Table, ship: i64, steps: i64) -> bool:
    """Whether a rival's ship is at most so many steps by water from this one: `in_range` for all ships at once."""
    sailing = table.chart.sailing
    row = table.place[ship] * table.chart.spaces
    place = table.place
    own = ship // FLEET * FLEET
    for other in range(table.seats * FLEET):
        space = place[other]
        if space >= 0 and not own <= other < own + FLEET and i64(sailing[row + space]) <= steps:
            return True
    return False


def in_range(table: Table, ship: i64, other: i64, steps: i64) -> bool:
    """Whether the other ship is a rival's (BC-10.5), on the board, and at most so many steps by water away (BC-10.3, BC-10.4).

    Land lies between them, or water; ships and Home Ports on the way do not count (BC-10.6, BC-R20, BC-R27). A ship in
    its Home Port is reached like any other (BC-3.4).
    """
    space = table.place[other]
    if space < 0 or other // FLEET == ship // FLEET:
        return False
    return table.chart.sail(table.place[ship], space) <= steps


def launching_ports(table: Table) -> i64:
    """The ports of cards in the hand from which a missile reaches a rival's ship (BC-11.1), whosever they are (BC-11.3).

    No ship is needed for it, with or without an anchor (BC-11.5, BC-R23).
    """
    return table.ports_in_hand(table.active) & ports_in_reach(table, table.active)


def ports_in_reach(table: Table, seat: i64) -> i64:
    """All ports from which a missile of the seat would reach a rival's ship: `under_missile` for all of them at once."""
    launching = table.chart.launching
    place = table.place
    own = seat * FLEET
    found: i64 = 0
    for other in range(table.seats * FLEET):
        space = place[other]
        if space >= 0 and not own <= other < own + FLEET:
            found |= launching[space]
    return found


def any_below(table: Table, port: i64) -> bool:
    """A missile from the port reaches a rival's ship."""
    return bool(ports_in_reach(table, table.active) & bit(port))


def under_missile(table: Table, port: i64, other: i64) -> bool:
    """The ship is a rival's (BC-11.4) and at hex distance 3 or less from the port (BC-11.2, BC-R22), at home, too (BC-3.4)."""
    space = table.place[other]
    if space < 0 or other // FLEET == table.active:
        return False
    chart = table.chart
    return i64(chart.flying[chart.port_space[port] * chart.spaces + space]) <= codes.MISSILE_RANGE


def do_torpedo(table: Table, target: i64) -> None:
    """One torpedo is fired (BC-10.7, BC-R21), and the target struck (BC-10.8).

    The torpedo is deployed (BC-10.9), whatever the hit does (BC-10.10).
    """
    table.target = target
    table.deploy(table.active, TORPEDOES)
    table.tell(codes.TORPEDOED, table.ship, target)
    scoring.tell_points(table, table.active)
    hit(table, target)


def do_missile(table: Table, target: i64) -> None:
    """The card of the port is discarded (BC-11.1), the missile deployed for good (BC-11.7), and the target struck (BC-11.6)."""
    if table.kind == MISSILE:
        turns.play_card(table, table.card)
    table.target = target
    table.shot_ship = target
    table.shot_port = table.port
    table.shot_space = table.place[target]
    table.deploy(table.active, MISSILES)
    if table.log is not None:
        card = table.card if table.kind == MISSILE else NO_CARD
        table.tell(codes.LAUNCHED, target, table.space_name(table.chart.port_space[table.port]), card)
        scoring.tell_points(table, table.active)
    hit(table, target)


# -- hits (BC-12) -----------------------------------------------------------------------------------


def hit(table: Table, ship: i64) -> None:
    """A ship is struck: its Admiral loses a life preserver (BC-12.1), else a weapon (BC-12.2), or it gets an anchor.

    It costs the stock, whichever ship it strikes (BC-R24); deployed weapons are not in it (BC-12.7). Only with both
    kinds of weapons is the Admiral asked (BC-25.1). No ship sinks or moves (BC-12.5).
    """
    seat = ship // FLEET
    first = seat * KINDS
    stock = table.stock
    if stock[first + LIFE] > 0:
        surrender(table, seat, LIFE)
    elif stock[first + MISSILES] > 0 and stock[first + TORPEDOES] > 0:
        table.phase = codes.SURRENDERING
        table.player = seat
        return
    elif stock[first + MISSILES] > 0:
        surrender(table, seat, MISSILES)
    elif stock[first + TORPEDOES] > 0:
        surrender(table, seat, TORPEDOES)
    else:
        drop_anchor(table, ship)
    turns.finish_action(table)


def surrender(table: Table, seat: i64, kind: i64) -> None:
    """One thing goes from the struck Admiral's stock to the supply (BC-12.1, BC-12.2, BC-12.6)."""
    table.give_to_supply(seat, kind, 1)
    table.tell(codes.GAVE_UP, seat, kind)


def drop_anchor(table: Table, ship: i64) -> None:
    """The ship gets an anchor (BC-12.3), if it has none (BC-16.6) and one is left (BC-23.2); or nothing (BC-12.4)."""
    if table.anchors > 0 and not table.anchored & bit(ship):
        table.anchored |= bit(ship)
        table.anchors -= 1
        table.tell(codes.ANCHORED, ship)
    else:
        table.tell(codes.UNHARMED, ship)


def add_weapons(moves: Moves) -> None:
    """List the weapons of which the struck Admiral gives one up: a missile, a torpedo (BC-25.1)."""
    moves.add(SURRENDER)
    moves.add(SURRENDER + 1)


def do_surrender(table: Table, kind: i64) -> None:
    """The struck Admiral has chosen which weapon to give up (BC-12.2, BC-25.1)."""
    surrender(table, table.player, kind)
    turns.finish_action(table)
