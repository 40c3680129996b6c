"""Ships get rid of anchors, are commissioned, and decommissioned (BC-16, BC-17, BC-18)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import bit
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import FLEET, NO_SHIP, REGIONS
from quarterdeck.games.bruise_cruise.rules import scoring, turns
from quarterdeck.games.bruise_cruise.table.table import Table


def do_weigh(table: Table, ship: i64) -> None:
    """An action: an anchor is taken off a ship (BC-16.3), which may act at once, with the next action (BC-16.5)."""
    weigh(table, ship)
    turns.finish_action(table)


def weigh(table: Table, ship: i64) -> None:
    """The anchor of a ship goes back to the supply (BC-16.4)."""
    table.anchored ^= bit(ship)
    table.anchors += 1
    table.tell(codes.WEIGHED, ship)


def can_come_home(table: Table, seat: i64) -> bool:
    """Whether the seat's Home Port holds no ship of any line (BC-17.4, BC-R32)."""
    return table.at[table.home_space(seat)] == NO_SHIP


def do_commission(table: Table, ship: i64) -> None:
    """An action: one ship (BC-17.3) is put on the Home Port, unflipped (BC-17.2).

    The next action may be made with it (BC-17.6).
    """
    space = table.home_space(table.active)
    table.put(ship, space)
    table.tell(codes.COMMISSIONED, ship, table.space_name(space))
    turns.finish_action(table)


def can_decommission(table: Table) -> bool:
    """One of the Admiral's ships is in its Home Port (BC-18.1) and has been flipped, the flagship no less (BC-18.2, BC-18.8).

    At this moment own flags stand in all five regions (BC-18.3, BC-18.6); the Home Port is none of them (BC-R48).
    """
    seat = table.active
    ship = table.at[table.home_space(seat)]
    if ship == NO_SHIP or not table.flipped & bit(ship):
        return False
    return table.chart.regions(table.flags[seat]) == REGIONS


def do_decommission(table: Table) -> None:
    """An action, never made by itself (BC-18.7): the ship in the Home Port (BC-18.5) leaves the game for a point (BC-18.4).

    The last of all six ends the game (BC-21.1, BC-R43).
    """
    seat = table.active
    ship = table.at[table.home_space(seat)]
    table.take_off(ship, codes.DECOMMISSIONED)
    table.tell(codes.RETIRED, ship)
    scoring.tell_points(table, seat)
    if table.fleet_home(seat) == FLEET:
        table.ender = seat
    turns.finish_action(table)
