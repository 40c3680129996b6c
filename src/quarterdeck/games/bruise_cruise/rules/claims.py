"""Ports are claimed, and battled for (BC-9, BC-13)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.sets import bit
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import BATTLE, COMMISSIONABLE, FLEET, NO_CARD, NO_PORT, SET_ASIDE
from quarterdeck.games.bruise_cruise.rules import rolling, scoring, turns
from quarterdeck.games.bruise_cruise.table.table import Table


def ports_to_take(table: Table, kind: i64) -> i64:
    """The ports that can be claimed or battled for with a card of the hand, as a set (BC-9.3, BC-13.1).

    The Admiral must have a flag left (BC-9.6, BC-13.8, BC-R17). A lost battle bars nobody from trying with the other
    card (BC-13.9, BC-R52).
    """
    seat = table.active
    cards = table.ports_in_hand(seat)
    found: i64 = 0
    if cards == 0 or table.flags_left(seat) == 0:
        return 0
    for ship in range(seat * FLEET, seat * FLEET + FLEET):
        port = port_below(table, ship)
        if port != NO_PORT and cards & bit(port) and is_to_take(table, kind, port):
            found |= bit(port)
    return found


def port_below(table: Table, ship: i64) -> i64:
    """The port in which one of the Admiral's ships lies without anchor, or NO_PORT (BC-9.1, BC-13.1).

    It may have come there at any time before (BC-9.2, BC-R16).
    """
    return table.chart.port_at[table.place[ship]] if table.is_free(ship) else NO_PORT


def is_to_take(table: Table, kind: i64, port: i64) -> bool:
    """A port can be claimed if it has no flag, not even an own one, and is nobody's Home Port (BC-9.4, BC-9.5, BC-3.3).

    For a battle it has a rival's flag (BC-13.1), even one that was the Admiral's own before (BC-R49).
    """
    owner = table.flag_at(port)
    if kind == BATTLE:
        return owner not in (NOBODY, table.active)
    return owner == NOBODY and not table.is_home(port)


def do_claim(table: Table) -> None:
    """The card of the port is shown and discarded (BC-9.3), and the port taken."""
    card = table.card
    port = table.chart.member(card)
    turns.play_card(table, card)
    take_port(table, table.at[table.chart.port_space[port]], port, card)
    turns.finish_action(table)


def take_port(table: Table, ship: i64, port: i64, card: i64) -> None:
    """A port gets a flag (BC-9.7), and the ship there is flipped (BC-9.8); it may have been before (BC-9.12, BC-R19).

    The first port ever in a region brings its ship to the Commissionable ones (BC-9.9, BC-R18), not onto the board
    (BC-9.11), and for good (BC-9.10).
    """
    seat = table.active
    table.flags[seat] |= bit(port)
    table.flipped |= bit(ship)
    gained = seat * FLEET + 1 + table.chart.region[port]
    table.tell(codes.CLAIMED, ship, table.space_name(table.chart.port_space[port]), card)
    if table.place[gained] == SET_ASIDE:
        table.place[gained] = COMMISSIONABLE
        table.tell(codes.GAINED, gained)
    scoring.tell_points(table, seat)


def begin_battle(table: Table) -> None:
    """A battle for a port begins: its card is discarded before the dice fall (BC-13.2, BC-R26)."""
    card = table.card
    port = table.chart.member(card)
    turns.play_card(table, card)
    table.port = port
    table.ship = table.at[table.chart.port_space[port]]
    table.phase = codes.BATTLING
    table.player = CHANCE
    table.tell(codes.FOUGHT, table.ship, table.space_name(table.chart.port_space[port]), card)


def end_battle(table: Table, dice: i64) -> None:
    """The dice of a battle have fallen, and a tie is the attacker's (BC-13.3).

    An attacker who wins gives the flag back to its owner (BC-13.4), who keeps the ship of the region (BC-13.6), and
    gets all that a claim brings (BC-13.5). If the owner wins, flag and ship stay as they are (BC-13.7).
    """
    port = table.port
    owner = table.flag_at(port)
    space = table.space_name(table.chart.port_space[port])
    if rolling.roll_attack(table, dice):
        table.flags[owner] ^= bit(port)
        table.tell(codes.FLAG_BACK, owner, space)
        scoring.tell_points(table, owner)
        take_port(table, table.ship, port, NO_CARD)
    else:
        table.tell(codes.HELD_OFF, owner, space)
    turns.finish_action(table)
