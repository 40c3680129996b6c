"""The Unfathomable cards: eighteen effects of our own design (BC-15, BC-U).

While one is being played `kind` is EFFECT + effect, and the steps of picking are those of other actions. A card
whose effect has nothing to act upon may not be played; the cards that act at once may be played at any time.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import (
    ANCHOR_SHOWER,
    BANK_ERROR,
    BLANK,
    CARD,
    CLEARANCE,
    COLLECTION_PLATE,
    DIRECTIONS,
    EFFECT,
    END,
    FLEET,
    FORGED_PAPERS,
    GREAT_UNMOORING,
    GULF_STREAM,
    HOMESICK,
    KINDS,
    LIFE,
    LONG_FUSE,
    MISSILES,
    NO_CARD,
    NO_PAPERS,
    NO_PORT,
    NO_SHIP,
    NO_SPACE,
    OVERTIME,
    POLTERGEIST,
    REVOLUTION,
    SALVAGE,
    SPACE,
    SURPRISE_DELIVERY,
    TORPEDOES,
    TRADE_MISSILE,
    TRADE_TORPEDO,
    TRADE_WINDS,
    TRIANGLE_CALLS,
    TRIANGLE_TAKES,
    WORDS,
)
from quarterdeck.games.bruise_cruise.rules import claims, fleets, sailing, scoring, trading, turns, weapons
from quarterdeck.games.bruise_cruise.table import card_sets
from quarterdeck.games.bruise_cruise.table.table import Table

STREAM: Final[i64] = 6
"""Spaces of the Gulf Stream (BC-U1.1)."""
POLTERGEIST_REACH: Final[i64] = 3
"""Spaces a poltergeist moves a ship at most (BC-U2.1)."""
TRIANGLE_REACH: Final[i64] = 6
"""How far from the Triangle a ship may lie to be taken there (BC-U4.1)."""
FUSE: Final[i64] = 6
"""Spaces a torpedo with a Long Fuse runs (BC-U13.1)."""
ERROR: Final[i64] = 3
"""Life preservers of the Bank Error (BC-U7.1)."""
SALE: Final[i64] = 3
"""Weapons that the Warlords' Clearance sells at most (BC-U8.1)."""
DELIVERY: Final[i64] = 2
"""Cards of the Surprise Delivery (BC-U11.1)."""


# -- what may be played ------------------------------------------------------------------------------


def any_to_play(table: Table) -> bool:
    """An Unfathomable card in the hand may be played (BC-15.1)."""
    cards = table.hand[table.active * WORDS + WORDS - 1]
    while cards:
        k = lowest(cards)
        cards &= cards - 1
        if can_have_effect(table, table.chart.effect[k]):
            return True
    return False


def add_playable(table: Table, moves: Moves) -> None:
    """List the Unfathomable cards of the hand that may be played."""
    chart = table.chart
    cards = table.hand[table.active * WORDS + WORDS - 1]
    while cards:
        k = lowest(cards)
        cards &= cards - 1
        if can_have_effect(table, chart.effect[k]):
            moves.add(CARD + chart.actions + k)


def can_have_effect(table: Table, effect: i64) -> bool:  # noqa: PLR0911 - one branch for each sort of effect
    """A card with this effect may be played now: there is something for it to act upon (BC-15.2, BC-U0.1).

    Cards without effect, and those that act by themselves, can always be played (BC-R30).
    """
    seat = table.active
    if effect in (BLANK, GREAT_UNMOORING, BANK_ERROR, OVERTIME, SURPRISE_DELIVERY, COLLECTION_PLATE):
        return True
    if effect == CLEARANCE:
        return can_clear(table, MISSILES) or can_clear(table, TORPEDOES)
    if effect == SALVAGE:
        return bool(table.discard[0] | table.discard[1])
    if effect == TRADE_WINDS:
        return any_wind(table)
    if effect == NO_PAPERS:
        return table.stock[seat * KINDS + MISSILES] > 0 and firing_ports(table) != 0
    if effect == REVOLUTION:
        return weak_ports(table) != 0
    if effect in (POLTERGEIST, TRIANGLE_TAKES, ANCHOR_SHOWER):
        return any(may_afflict(table, effect, ship) for ship in range(table.seats * FLEET))
    return any(may_favour(table, effect, ship) for ship in range(seat * FLEET, seat * FLEET + FLEET))


def may_favour(table: Table, effect: i64, ship: i64) -> bool:
    """The effect can act on, or through, this ship of the player's, which has no anchor (BC-15.3).

    A Long Fuse needs a torpedo in stock and a rival's ship in reach (BC-U13.1), Forged Papers a port to claim with a
    flag left (BC-U17.2), Homesick a Home Port without a ship (BC-U18.2).
    """
    if effect == GULF_STREAM:
        return sailing.can_sail(table, ship)
    if not table.is_free(ship):
        return False
    seat = table.active
    if effect == LONG_FUSE:
        return table.stock[seat * KINDS + TORPEDOES] > 0 and weapons.any_target(table, ship, FUSE)
    if effect == TRIANGLE_CALLS:
        return room_in_triangle(table, ship)
    if effect == FORGED_PAPERS:
        port = claims.port_below(table, ship)
        return port != NO_PORT and table.flags_left(seat) > 0 and claims.is_to_take(table, codes.CLAIM, port)
    return fleets.can_come_home(table, seat)  # homesick


def may_afflict(table: Table, effect: i64, ship: i64) -> bool:
    """The effect can act on this rival's ship; never on an anchored one (BC-15.3).

    Scattered Anchors need an anchor in the supply (BC-U5.2). The Triangle takes ships at most 6 hexes away from it,
    over land or sea, and such as lie in it (BC-U4.1, BC-U4.2).
    """
    if ship // FLEET == table.active or not table.is_free(ship):
        return False
    if effect == POLTERGEIST:
        return sailing.can_sail(table, ship)
    if effect == ANCHOR_SHOWER:
        return table.anchors > 0
    return table.chart.to_triangle[table.place[ship]] <= TRIANGLE_REACH and room_in_triangle(table, ship)


def room_in_triangle(table: Table, ship: i64) -> bool:
    """The ship may be put on some space of the Triangle: a free one that is no rival's Home Port (BC-U0.3)."""
    return any(sailing.may_enter(table, ship // FLEET, space) for space in table.chart.triangle)


def can_clear(table: Table, kind: i64) -> bool:
    """The acting Admiral can buy this weapon for one life preserver, since the supply has it (BC-U8.1, BC-U8.2)."""
    return table.stock[table.active * KINDS + LIFE] > 0 and table.supply[kind] > 0


def firing_ports(table: Table) -> i64:
    """The ports with an own flag, and the own Home Port, whose missiles reach a rival's ship (BC-U14.1)."""
    ports = table.flags[table.active] | bit(table.home[table.active])
    return ports & weapons.ports_in_reach(table, table.active)


def weak_ports(table: Table) -> i64:
    """The ports with a rival's flag in which no ship of that rival lies, anchored or not (BC-U16.1, BC-U16.2)."""
    found: i64 = 0
    for seat in range(table.seats):
        if seat != table.active:
            found |= table.flags[seat]
    ports = found
    while ports:
        port = lowest(ports)
        ports &= ports - 1
        ship = table.at[table.chart.port_space[port]]
        if ship != NO_SHIP and table.flags[ship // FLEET] & bit(port):
            found ^= bit(port)
    return found


def any_wind(table: Table) -> bool:
    """There is a direction in which a wind would move some ship."""
    return any(can_blow(table, way) for way in range(DIRECTIONS))


def can_blow(table: Table, way: i64) -> bool:
    """A wind this way would move some ship (BC-U15.1, BC-U15.3)."""
    for ship in range(table.seats * FLEET):
        if table.is_free(ship):
            space = table.chart.near[table.place[ship] * DIRECTIONS + way]
            if space != NO_SPACE and sailing.may_enter(table, ship // FLEET, space):
                return True
    return False


# -- picking -----------------------------------------------------------------------------------------


def begin_effect(table: Table) -> None:
    """An Unfathomable card is picked: either its target is asked for first (BC-U0.2), or it acts at once."""
    effect = table.chart.effect[table.chart.member(table.card)]
    table.kind = EFFECT + effect
    if effect in (POLTERGEIST, TRIANGLE_TAKES, ANCHOR_SHOWER):
        table.phase = codes.PICK_TARGET
    elif effect in (GULF_STREAM, TRIANGLE_CALLS, LONG_FUSE, FORGED_PAPERS, HOMESICK):
        table.phase = codes.PICK_SHIP
    elif effect in (NO_PAPERS, REVOLUTION):
        table.phase = codes.PICK_SPACE
    elif effect == SALVAGE:
        table.phase = codes.PICK_CARD
    elif effect == TRADE_WINDS:
        table.phase = codes.PICK_WIND
    else:
        act_at_once(table, effect)


def add_effect_ships(table: Table, moves: Moves) -> None:
    """List the acting Admiral's ships that the effect can act on."""
    first = table.active * FLEET
    for ship in range(first, first + FLEET):
        if may_favour(table, table.kind - EFFECT, ship):
            moves.add(codes.SHIP + ship)


def may_pick_target(table: Table, other: i64) -> bool:
    """The effect can act on this rival's ship, from the player's ship (BC-U13.1) or port (BC-U14.2) if one is picked for it."""
    effect = table.kind - EFFECT
    if effect == LONG_FUSE:
        return weapons.in_range(table, table.ship, other, FUSE)
    if effect == NO_PAPERS:
        return weapons.under_missile(table, table.port, other)
    return may_afflict(table, effect, other)


def add_salvage(table: Table, moves: Moves) -> None:
    """List the Action cards of the discard pile (BC-U10.1)."""
    a = table.discard[0]
    b = table.discard[1]
    card_sets.add_action_cards(moves, a, b, CARD)


def add_effect_spaces(table: Table, moves: Moves) -> None:
    """List the spaces to which the effect can take the picked ship, or the ports that it can act on.

    The Gulf Stream (BC-U1.2) and the Poltergeist (BC-U2.2) sail by all rules. The Triangle calls (BC-U3.1, BC-U3.2) and
    takes (BC-U4.1) to any free space of it, but no rival's Home Port (BC-U0.3).
    """
    effect = table.kind - EFFECT
    if effect == GULF_STREAM:
        sailing.add_reach(table, moves, table.ship, STREAM)
    elif effect == POLTERGEIST:
        sailing.add_reach(table, moves, table.target, POLTERGEIST_REACH)
    elif effect in (NO_PAPERS, REVOLUTION):
        ports = firing_ports(table) if effect == NO_PAPERS else weak_ports(table)
        while ports:
            port = lowest(ports)
            ports &= ports - 1
            moves.add(SPACE + table.chart.port_space[port])
    else:
        ship = table.ship if effect == TRIANGLE_CALLS else table.target
        for space in table.chart.triangle:
            if sailing.may_enter(table, ship // FLEET, space):
                moves.add(SPACE + space)


def add_winds(table: Table, moves: Moves) -> None:
    """List the directions of wind that move some ship (BC-U15.3)."""
    for way in range(DIRECTIONS):
        if can_blow(table, way):
            moves.add(codes.WIND + way)


def add_purchases(table: Table, moves: Moves) -> None:
    """List the weapons that Warlords' Clearance still sells, and to buy no more (BC-U8.1, BC-U8.2)."""
    moves.add(END)
    if can_clear(table, MISSILES):
        moves.add(TRADE_MISSILE)
    if can_clear(table, TORPEDOES):
        moves.add(TRADE_TORPEDO)


# -- acting ------------------------------------------------------------------------------------------


def show_card(table: Table) -> None:
    """The Unfathomable card is shown and discarded when its effect is chosen, and acts (BC-15.1, BC-U0.2)."""
    card = table.card
    turns.play_card(table, card)
    table.tell(codes.PLAYED, table.active, card)


def act_at_once(table: Table, effect: i64) -> None:
    """An Unfathomable card that needs no target acts.

    Bank Error gives life preservers (BC-U7.1), Overtime two more actions for the one it takes (BC-U9.1, BC-U9.2). The
    Surprise Delivery gives a life preserver and draws as many cards as there are, up to two (BC-U11.1); none in the
    final phase (BC-U11.3).
    """
    show_card(table)
    seat = table.active
    if effect == GREAT_UNMOORING:
        unmoor_all(table)
    elif effect == BANK_ERROR:
        take(table, seat, LIFE, ERROR)
    elif effect == OVERTIME:
        add_actions(table, 2)
    elif effect == COLLECTION_PLATE:
        collect(table)
    elif effect == CLEARANCE:
        table.to_buy = SALE
        table.phase = codes.BUYING
        return
    elif effect == SURPRISE_DELIVERY:
        take(table, seat, LIFE, 1)
        turns.start_drawing(table, min(DELIVERY, turns.drawable(table)))
        return
    turns.finish_action(table)


def take(table: Table, seat: i64, kind: i64, wanted: i64) -> None:
    """An Admiral takes so many life preservers or weapons, as far as the supply has them (BC-U0.4, BC-U7.2)."""
    got = table.take_from_supply(seat, kind, wanted)
    table.tell(codes.TOOK, seat, kind, got)


def add_actions(table: Table, number: i64) -> None:
    """The acting Admiral has so many additional actions in this turn."""
    table.actions_left += number
    table.tell(codes.MORE, table.active, number)


def unmoor_all(table: Table) -> None:
    """The Great Unmooring: no own anchors any more, a life preserver (BC-U6.1), and one more action (BC-U6.2)."""
    first = table.active * FLEET
    for ship in range(first, first + FLEET):
        if table.anchored & bit(ship):
            fleets.weigh(table, ship)
    take(table, table.active, LIFE, 1)
    add_actions(table, 1)


def collect(table: Table) -> None:
    """Collection Plate: each rival who has a life preserver gives one (BC-U12.1)."""
    seat = table.active
    for step in range(1, table.seats):
        collect_from(table, (seat + step) % table.seats)


def collect_from(table: Table, other: i64) -> None:
    """A rival who has a life preserver gives one to the seat on turn; nothing replaces it (BC-U2.3, BC-U12.1, BC-U12.2)."""
    seat = table.active
    if table.stock[other * KINDS + LIFE] > 0:
        table.stock[other * KINDS + LIFE] -= 1
        table.stock[seat * KINDS + LIFE] += 1
        table.tell(codes.GOT, seat, LIFE, other)


def buy_cheaply(table: Table, move: i64) -> None:
    """Warlords' Clearance: another weapon is bought for one life preserver, up to three (BC-U8.1), or no more (BC-U8.2)."""
    if move != END:
        trading.buy(table, MISSILES if move == TRADE_MISSILE else TORPEDOES, 1)
        table.to_buy -= 1
        if table.to_buy > 0 and (can_clear(table, MISSILES) or can_clear(table, TORPEDOES)):
            return
    table.to_buy = 0
    turns.finish_action(table)


def act_on_ship(table: Table, ship: i64) -> None:
    """One of the acting Admiral's ships is picked: the effect asks for a space or a target, or acts.

    Homesick puts it into the Home Port (BC-U18.1); with Forged Papers it claims its port without a card (BC-U17.1,
    BC-U17.2).
    """
    effect = table.kind - EFFECT
    table.ship = ship
    if effect in (GULF_STREAM, TRIANGLE_CALLS):
        table.phase = codes.PICK_SPACE
    elif effect == LONG_FUSE:
        table.phase = codes.PICK_TARGET
    else:
        show_card(table)
        if effect == HOMESICK:
            move_to(table, ship, table.home_space(table.active))
        else:
            claims.take_port(table, ship, claims.port_below(table, ship), NO_CARD)
        turns.finish_action(table)


def act_on_target(table: Table, target: i64) -> None:
    """A rival's ship is picked: the effect asks for a space, or acts.

    A Long Fuse (BC-U13.2) and Punks Without Papers (BC-U14.2) strike it as any weapon does; Scattered Anchors drop one
    on it, whatever its Admiral has in stock (BC-U5.1).
    """
    effect = table.kind - EFFECT
    table.target = target
    if effect in (POLTERGEIST, TRIANGLE_TAKES):
        table.phase = codes.PICK_SPACE
        return
    show_card(table)
    if effect == LONG_FUSE:
        weapons.do_torpedo(table, target)
    elif effect == NO_PAPERS:
        weapons.do_missile(table, target)
    else:
        weapons.drop_anchor(table, target)
        turns.finish_action(table)


def act_on_space(table: Table, space: i64) -> None:
    """A space, or the port in it, is picked: the effect asks for a target, or acts.

    The Triangle gives its caller a missile (BC-U3.3), and strikes the ship that it takes as a torpedo does, for no
    point (BC-U4.3). A ship sailed by a Poltergeist pays a life preserver (BC-U2.1, BC-U2.3).
    """
    effect = table.kind - EFFECT
    if effect == NO_PAPERS:
        table.port = table.chart.port_at[space]
        table.phase = codes.PICK_TARGET
        return
    show_card(table)
    if effect == REVOLUTION:
        throw_out(table, table.chart.port_at[space])
    elif effect in (GULF_STREAM, TRIANGLE_CALLS):
        move_to(table, table.ship, space)
        if effect == TRIANGLE_CALLS:
            take(table, table.active, MISSILES, 1)
    else:
        move_to(table, table.target, space)
        if effect == TRIANGLE_TAKES:
            weapons.hit(table, table.target)
            return
        collect_from(table, table.target // FLEET)
    turns.finish_action(table)


def act_on_card(table: Table, card: i64) -> None:
    """Salvage: a discarded Action card comes into the hand (BC-U10.1), seen by all (BC-U10.2)."""
    show_card(table)
    chart = table.chart
    word = chart.word(card)
    member = bit(chart.member(card))
    seat = table.active
    table.discard[word] ^= member
    table.hand[seat * codes.WORDS + word] |= member
    table.shown[word] |= member
    table.held[seat] += 1
    table.tell(codes.SALVAGED, seat, card)
    turns.finish_action(table)


def move_to(table: Table, ship: i64, space: i64) -> None:
    """The Unfathomable card moves a ship to a space where it may be put (BC-U0.3)."""
    sailing.sail_to(table, ship, space)
    table.tell(codes.MOVED, ship, table.space_name(space), table.card)


def throw_out(table: Table, port: i64) -> None:
    """Revolution: the flag in a port goes back to its owner, who may plant it again (BC-U16.1)."""
    owner = table.flag_at(port)
    table.flags[owner] ^= bit(port)
    table.tell(codes.FLAG_BACK, owner, table.space_name(table.chart.port_space[port]))
    scoring.tell_points(table, owner)


def blow(table: Table, way: i64) -> None:
    """Trade Winds: every ship without anchor drifts a space (BC-U15.1), those furthest downwind first (BC-U15.2)."""
    show_card(table)
    if table.log is not None:
        compass = (DIRECTIONS - way) % DIRECTIONS if table.chart.north_up else way
        table.tell(codes.BLEW, table.active, compass)
    waiting: i64 = 0
    for ship in range(table.seats * FLEET):
        if table.is_free(ship):
            waiting |= bit(ship)
    for _time in range(count(waiting)):
        ship = furthest(table, waiting, way)
        waiting ^= bit(ship)
        drift(table, ship, way)
    turns.finish_action(table)


def furthest(table: Table, ships: i64, way: i64) -> i64:
    """The ship of a set that is furthest downwind (BC-U15.2); of several, the first by number."""
    chart = table.chart
    dq = chart.wind_q[way]
    dr = chart.wind_r[way]
    best: i64 = NOBODY
    best_key: i64 = 0
    for ship in range(table.seats * FLEET):
        if ships & bit(ship):
            space = table.place[ship]
            key = dq * (2 * chart.q[space] + chart.r[space]) + dr * (chart.q[space] + 2 * chart.r[space])
            if best == NOBODY or key > best_key:
                best = ship
                best_key = key
    return best


def drift(table: Table, ship: i64, way: i64) -> None:
    """A ship drifts one space with the wind, if that is a legal step; else it stays (BC-U15.2)."""
    space = table.chart.near[table.place[ship] * DIRECTIONS + way]
    if space != NO_SPACE and sailing.may_enter(table, ship // FLEET, space):
        table.put(ship, space)
        table.tell(codes.DRIFTED, ship, table.space_name(space))
