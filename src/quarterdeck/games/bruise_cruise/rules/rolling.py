"""Two dice: of all Admirals one after the other, or of an attacker and a defender (BC-1, BC-13, BC-14, BC-22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import DICE
from quarterdeck.games.bruise_cruise.table.table import Table

PAIRS: Final[i64] = 36
"""How two dice can fall."""


def start_rolling(table: Table, seats: i64) -> None:
    """These seats are to roll, one after the other in the order of the table; all others are out of it."""
    table.rolling = seats
    for seat in range(table.seats):
        table.totals[seat] = NOTHING if seats & bit(seat) else NOBODY
    table.player = CHANCE


def roll_for_highest(table: Table, dice: i64, entry: i64) -> i64:
    """Roll two dice for the next seat, logged as `entry`; returns the set with the seat that rolled highest.

    It is empty while seats are to roll. If several share the highest total, these roll again (BC-R2, BC-R41).
    """
    seat = lowest(table.rolling)
    table.first_die = dice // 6 + 1
    table.second_die = dice % 6 + 1
    table.totals[seat] = table.first_die + table.second_die
    table.rolling ^= bit(seat)
    table.tell(entry, seat, table.first_die, table.second_die)
    if table.rolling:
        return NOTHING
    best = best_rolled(table)
    if best & (best - 1):
        table.tell(codes.TIED, NOBODY, best, entry)
        start_rolling(table, best)
        return NOTHING
    return best


def best_rolled(table: Table) -> i64:
    """The seats whose dice have the highest total, as a set."""
    best: i64 = 0
    most: i64 = 0
    for seat in range(table.seats):
        if table.totals[seat] > most:
            most = table.totals[seat]
            best = bit(seat)
        elif table.totals[seat] == most:
            best |= bit(seat)
    return best


def roll_attack(table: Table, dice: i64) -> bool:
    """The attacker's and the defender's die fall; whether the attacker wins, as a tie does (BC-13.3, BC-14.3)."""
    attack = dice // 6 + 1
    defence = dice % 6 + 1
    table.first_die = attack
    table.second_die = defence
    table.tell(codes.DICE_FELL, table.active, attack, defence)
    return attack >= defence


def add_pairs(moves: Moves) -> None:
    """List all ways in which two dice can fall."""
    moves.add_run(DICE, PAIRS)
