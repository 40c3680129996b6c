"""The thirteen actions: which of them are possible, and what is picked for each (BC-2).

An action is built up step by step: its kind, then card, ship, target, space as the kind asks for. Nothing happens, and
nobody else learns anything, before the last of them is picked. What each action does is in the file of its chapter:
sailing.py, trading.py, claims.py, weapons.py, raids.py, fleets.py, unfathomable.py.
"""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import ONE, bit
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import (
    BATTLE,
    CARD,
    CLAIM,
    COMMISSION,
    COMMISSIONABLE,
    DECOMMISSION,
    EFFECT,
    END,
    EXCHANGE,
    FLEET,
    KINDS,
    MISSILE,
    MISSILES,
    PICK_CARD,
    PICK_SHIP,
    PICK_SPACE,
    PICK_TARGET,
    RAID,
    SAIL_CARD,
    SAIL_ONE,
    SHIP,
    TORPEDO,
    TORPEDOES,
    TRADE_MISSILE,
    TRADE_TORPEDO,
    UNFATHOMABLE,
    WEIGH,
    WORDS,
)
from quarterdeck.games.bruise_cruise.rules import claims, fleets, raids, sailing, trading, turns, unfathomable, weapons
from quarterdeck.games.bruise_cruise.table import card_sets
from quarterdeck.games.bruise_cruise.table.table import Table

# -- which kinds ------------------------------------------------------------------------------------


def add_kinds(table: Table, moves: Moves) -> None:
    """List the kinds of action that can be made, the same as before, too (BC-2.3, BC-R7), and the end of the turn (BC-R6).

    In the final phase the turn does not end before a card has been played, if one can be (BC-20.4, BC-R38); two may be
    played all the same (BC-20.9).
    """
    must = table.closing and not table.played and can_play_card(table)
    if not must:
        moves.add(END)
    only_cards = must and table.actions_left == 1
    for kind in range(SAIL_ONE, DECOMMISSION + 1):
        if (not only_cards or takes_card(kind)) and can_do(table, kind):
            moves.add(kind)


def can_do(table: Table, kind: i64) -> bool:
    """There is a complete action of this kind (BC-2.2)."""
    if CLAIM <= kind <= BATTLE:
        return has_aim(table, kind)
    if kind in (TRADE_MISSILE, TRADE_TORPEDO):
        return trading.can_buy(table, kind - TRADE_MISSILE + MISSILES)
    if kind == UNFATHOMABLE:
        return unfathomable.any_to_play(table)
    if kind == DECOMMISSION:
        return fleets.can_decommission(table)
    if kind in (SAIL_CARD, EXCHANGE) and not table.has_action_card(table.active):
        return False
    return kind == EXCHANGE or any_ship(table, kind)


def has_aim(table: Table, kind: i64) -> bool:
    """A port can be taken or a rival's ship aimed at; for a torpedo or a missile there is one in stock (BC-10.1, BC-11.1)."""
    seat = table.active
    if kind == TORPEDO:
        return table.stock[seat * KINDS + TORPEDOES] > 0 and any_ship(table, TORPEDO)
    if kind == MISSILE:
        return table.stock[seat * KINDS + MISSILES] > 0 and weapons.launching_ports(table) != 0
    if kind == RAID:
        return any_ship(table, RAID)
    return claims.ports_to_take(table, kind) != 0


def takes_card(kind: i64) -> bool:
    """The kind of action is paid for with a card (BC-20.5)."""
    return kind in (SAIL_CARD, EXCHANGE, codes.CLAIM, MISSILE, codes.BATTLE, UNFATHOMABLE)


def any_ship(table: Table, kind: i64) -> bool:
    """One of the acting Admiral's ships can make an action of this kind."""
    first = table.active * FLEET
    return any(may_pick_ship(table, kind, ship) for ship in range(first, first + FLEET))


def can_play_card(table: Table) -> bool:
    """Whether the seat on turn holds a card that can be played (BC-20.4, BC-R38)."""
    return table.has_action_card(table.active) or unfathomable.any_to_play(table)


def begin_action(table: Table, kind: i64) -> None:
    """A kind of action is chosen, or the turn ends (BC-2.1, BC-R6)."""
    if kind == END:
        table.tell(codes.PASSED, table.active)
        table.actions_left = 0
        turns.end_actions(table)
        return
    table.kind = kind
    if kind in (TRADE_MISSILE, TRADE_TORPEDO):
        trading.do_trade(table, kind - TRADE_MISSILE + MISSILES)
    elif kind == DECOMMISSION:
        fleets.do_decommission(table)
    elif takes_card(kind):
        table.phase = PICK_CARD
    else:
        table.phase = PICK_SHIP


# -- what is picked ---------------------------------------------------------------------------------


def add_cards(table: Table, moves: Moves) -> None:
    """List the cards of the hand that can be played for the chosen kind of action; for Salvage, those of the discard pile.

    Unfathomable ones pay for no other kind (BC-15.4). Those of a Home Port are as good as others for sailing, exchange
    and missiles (BC-3.5).
    """
    kind = table.kind
    if kind >= EFFECT:
        unfathomable.add_salvage(table, moves)
        return
    if kind == UNFATHOMABLE:
        unfathomable.add_playable(table, moves)
        return
    chart = table.chart
    a = table.hand[table.active * WORDS]
    b = table.hand[table.active * WORDS + 1]
    ports = chart.all_cards[0]
    if kind in (CLAIM, BATTLE):
        ports = claims.ports_to_take(table, kind)
    elif kind == MISSILE:
        ports = weapons.launching_ports(table)
    a &= ports
    b &= ports
    card_sets.add_action_cards(moves, a, b, CARD)


def pick_card(table: Table, card: i64) -> None:
    """A card is picked for the action; for Salvage, one of the discard pile."""
    kind = table.kind
    if kind >= EFFECT:
        unfathomable.act_on_card(table, card)
        return
    table.card = card
    if kind == SAIL_CARD:
        table.phase = PICK_SHIP
    elif kind == EXCHANGE:
        trading.begin_exchange(table)
    elif kind == MISSILE:
        table.port = table.chart.member(card)
        table.phase = PICK_TARGET
    elif kind == UNFATHOMABLE:
        unfathomable.begin_effect(table)
    elif kind == codes.CLAIM:
        claims.do_claim(table)
    else:
        claims.begin_battle(table)


def add_ships(table: Table, moves: Moves) -> None:
    """List the acting Admiral's ships that can make the chosen kind of action, or that the Unfathomable card can act on."""
    if table.kind >= EFFECT:
        unfathomable.add_effect_ships(table, moves)
        return
    first = table.active * FLEET
    for ship in range(first, first + FLEET):
        if may_pick_ship(table, table.kind, ship):
            moves.add(SHIP + ship)


def may_pick_ship(table: Table, kind: i64, ship: i64) -> bool:
    """This ship of the acting Admiral can make an action of this kind.

    Torpedoes are fired by ships without anchor (BC-10.2), and raids made by them, right beside a rival's ship (BC-14.1)
    wherever that lies (BC-14.2). One that is commissionable may be commissioned at any time (BC-17.1, BC-17.5).
    """
    if kind in (SAIL_ONE, SAIL_CARD):
        return sailing.can_sail(table, ship)
    if kind == TORPEDO:
        return table.is_free(ship) and weapons.any_target(table, ship, codes.TORPEDO_RANGE)
    if kind == RAID:
        return table.is_free(ship) and weapons.any_target(table, ship, 1)
    if kind == WEIGH:
        return bool(table.anchored & bit(ship))
    if kind == COMMISSION:
        return table.place[ship] == COMMISSIONABLE and fleets.can_come_home(table, table.active)
    return False


def pick_ship(table: Table, ship: i64) -> None:
    """One of the acting Admiral's ships is picked for the action."""
    kind = table.kind
    if kind >= EFFECT:
        unfathomable.act_on_ship(table, ship)
        return
    table.ship = ship
    if kind == WEIGH:
        fleets.do_weigh(table, ship)
    elif kind == COMMISSION:
        fleets.do_commission(table, ship)
    elif kind in (TORPEDO, RAID):
        table.phase = PICK_TARGET
    else:
        table.phase = PICK_SPACE


def add_spaces(table: Table, moves: Moves) -> None:
    """List the spaces that the picked ship can sail to, or that the Unfathomable card can act on."""
    kind = table.kind
    if kind >= EFFECT:
        unfathomable.add_effect_spaces(table, moves)
    else:
        sailing.add_reach(table, moves, table.ship, ONE if kind == SAIL_ONE else table.chart.rating[table.card])


def add_targets(table: Table, moves: Moves) -> None:
    """List the rivals' ships that the action can be aimed at."""
    for other in range(table.seats * FLEET):
        if may_pick_target(table, other):
            moves.add(SHIP + other)


def may_pick_target(table: Table, other: i64) -> bool:
    """This rival's ship can be fired at, raided, or acted on by the Unfathomable card, whichever is being done."""
    kind = table.kind
    if kind >= EFFECT:
        return unfathomable.may_pick_target(table, other)
    if kind == TORPEDO:
        return weapons.in_range(table, table.ship, other, codes.TORPEDO_RANGE)
    if kind == RAID:
        return weapons.in_range(table, table.ship, other, 1)
    return weapons.under_missile(table, table.port, other)


def pick_target(table: Table, target: i64) -> None:
    """A rival's ship is picked: the action is aimed at it (BC-10.11)."""
    kind = table.kind
    if kind >= EFFECT:
        unfathomable.act_on_target(table, target)
    elif kind == TORPEDO:
        weapons.do_torpedo(table, target)
    elif kind == RAID:
        raids.begin_raid(table, target)
    else:
        weapons.do_missile(table, target)
