"""Raids, and getaways from them (BC-14)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import FLEET, KINDS, LOOT, NO_SPACE, STAY
from quarterdeck.games.bruise_cruise.rules import rolling, sailing, turns
from quarterdeck.games.bruise_cruise.table.table import Table


def begin_raid(table: Table, target: i64) -> None:
    """A raid begins: both Admirals roll (BC-14.3).

    It takes no card (BC-14.10), and the defender may have nothing in stock (BC-14.11).
    """
    table.target = target
    table.phase = codes.RAIDING
    table.player = CHANCE
    table.tell(codes.RAIDED, table.ship, target)


def end_raid(table: Table, dice: i64) -> None:
    """The dice of a raid have fallen, and a tie is the attacker's (BC-14.3).

    An attacker who wins may steal (BC-14.4) and then sail away, and the raided ship stays (BC-14.6). A defender who
    wins may sail away, and the raiding ship stays (BC-14.7, BC-14.8, BC-25.2).
    """
    if rolling.roll_attack(table, dice):
        table.phase = codes.LOOTING
        table.player = table.active
    else:
        table.phase = codes.DEFENDER_FLEES
        table.player = table.target // FLEET


def add_loot(table: Table, moves: Moves) -> None:
    """List what the attacker may steal: nothing, or one thing of a kind that the defender has in stock (BC-14.4)."""
    moves.add(LOOT)
    first = table.target // FLEET * KINDS
    for kind in range(KINDS):
        if table.stock[first + kind] > 0:
            moves.add(LOOT + 1 + kind)


def do_loot(table: Table, kind: i64) -> None:
    """Move one thing, or nothing, from the defender's stock to the attacker's (BC-14.4, BC-R28); then the getaway (BC-25.3)."""
    defender = table.target // FLEET
    if kind < KINDS:
        table.stock[defender * KINDS + kind] -= 1
        table.stock[table.active * KINDS + kind] += 1
    table.tell(codes.STOLE, table.active, kind, defender)
    table.phase = codes.RAIDER_FLEES


def fleeing(table: Table) -> i64:
    """The ship that may sail away from a raid: the winner's (BC-14.5, BC-14.7)."""
    return table.ship if table.phase == codes.RAIDER_FLEES else table.target


def add_getaway(table: Table, moves: Moves) -> None:
    """List the getaways: to stay, or up to three spaces of sailing by all its rules; anchored ships stay (BC-14.9, BC-R29)."""
    moves.add(STAY)
    ship = fleeing(table)
    if table.is_free(ship):
        sailing.add_reach(table, moves, ship, codes.GETAWAY)


def do_flee(table: Table, space: i64) -> None:
    """The ship makes its getaway without card or action, or stays: NO_SPACE (BC-14.5, BC-14.7)."""
    ship = fleeing(table)
    if space == NO_SPACE:
        table.tell(codes.STAYED, ship)
    else:
        sailing.sail_to(table, ship, space)
        table.tell(codes.FLED, ship, table.space_name(space))
    turns.finish_action(table)
