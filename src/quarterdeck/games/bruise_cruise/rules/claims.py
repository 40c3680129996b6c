"""Ports are claimed, and battled for (BC-9, BC-13)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.sets import bit
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import BATTLE, COMMISSIONABLE, FLEET, NO_CARD, NO_PORT, SET_ASIDE
from quarterdeck.games.bruise_cruise.rules import rolling, turns
from quarterdeck.games.bruise_cruise.table.table import Table


def ports_to_take(table: Table, kind: i64) -> i64:
    """The ports that can be claimed or battled for with a card of the hand, as a set (BC-9, BC-13)."""
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
    """The port in which an own ship without anchor lies, or NO_PORT (BC-9.1, BC-13.1)."""
    return table.chart.port_at[table.place[ship]] if table.is_free(ship) else NO_PORT


def is_to_take(table: Table, kind: i64, port: i64) -> bool:
    """The port is free, for a claim, or holds a rival's flag, for a battle (BC-9.4, BC-9.5, BC-13.1)."""
    owner = table.flag_at(port)
    if kind == BATTLE:
        return owner not in (NOBODY, table.active)
    return owner == NOBODY and not table.is_home(port)


def do_claim(table: Table) -> None:
    """The card of the port is played, and the port taken (BC-9.3, BC-9.7 to BC-9.9)."""
    card = table.card
    port = table.chart.member(card)
    turns.play_card(table, card)
    take_port(table, table.at[table.chart.port_space[port]], port, card)
    turns.finish_action(table)


def take_port(table: Table, ship: i64, port: i64, card: i64) -> None:
    """A port gets a flag, the ship there is flipped, and the first port of a region brings its ship (BC-9.7 to BC-9.9, BC-R18)."""
    seat = table.active
    table.flags[seat] |= bit(port)
    table.flipped |= bit(ship)
    gained = seat * FLEET + 1 + table.chart.region[port]
    table.tell(codes.CLAIMED, ship, table.space_name(table.chart.port_space[port]), card)
    if table.place[gained] == SET_ASIDE:
        table.place[gained] = COMMISSIONABLE
        table.tell(codes.GAINED, gained)


def begin_battle(table: Table) -> None:
    """A battle for a port begins: its card is played before the roll (BC-13.2, BC-R26)."""
    card = table.card
    port = table.chart.member(card)
    turns.play_card(table, card)
    table.port = port
    table.ship = table.at[table.chart.port_space[port]]
    table.phase = codes.BATTLING
    table.player = CHANCE
    table.tell(codes.FOUGHT, table.ship, table.space_name(table.chart.port_space[port]), card)


def end_battle(table: Table, dice: i64) -> None:
    """The dice of a battle have fallen: the port gets the attacker's flag, or the flag there stays (BC-13.4 to BC-13.7)."""
    port = table.port
    owner = table.flag_at(port)
    space = table.space_name(table.chart.port_space[port])
    if rolling.roll_attack(table, dice):
        table.flags[owner] ^= bit(port)
        table.tell(codes.FLAG_BACK, owner, space)
        take_port(table, table.ship, port, NO_CARD)
    else:
        table.tell(codes.HELD_OFF, owner, space)
    turns.finish_action(table)
