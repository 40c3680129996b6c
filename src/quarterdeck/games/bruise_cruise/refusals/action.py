"""Why a kind of action cannot be chosen, or the turn not be ended (BC-2.2, BC-20.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import (
    COMMISSIONABLE,
    FLEET,
    KINDS,
    LIFE,
    MISSILES,
    NO_SHIP,
    REGIONS,
    TORPEDO_RANGE,
    TORPEDOES,
    TRADE_MISSILE,
)
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.refusals.effect import no_effect_of
from quarterdeck.games.bruise_cruise.refusals.making import (
    fleet,
    free_ships,
    hand_hidden,
    hand_names,
    no_action_card,
    refuse,
    unfathomable_in,
)
from quarterdeck.games.bruise_cruise.refusals.port import no_missile, no_taking, no_weapon
from quarterdeck.games.bruise_cruise.refusals.ship import no_free_ship, out_of_reach
from quarterdeck.games.bruise_cruise.rules import actions
from quarterdeck.games.bruise_cruise.words.names import (
    SAY,
    card_name,
    listed,
    port_name,
    regions_of,
    ship_name,
    ships_named,
    things,
)


def must_play(position: BruiseCruisePosition) -> bool:
    """A card must still be played in this turn, and one can be (BC-20.4, BC-R38)."""
    return bool(position.closing and not position.played and actions.can_play_card(position))


def no_end(position: BruiseCruisePosition) -> Refusal | None:
    """Why the turn cannot be ended."""
    if not must_play(position):
        return None
    return refuse("BC-20.4", "must-play", hand=hand_names(position, int(position.active)))


def no_action(position: BruiseCruisePosition, kind: int) -> Refusal | None:
    """Why this kind of action cannot be chosen."""
    if position.actions_left == 1 and not actions.takes_card(kind) and must_play(position):
        return refuse("BC-R38", "must-play-now", action=SAY("action", kind=kind))
    return _REASONS[kind](position, kind)


def _no_sail(position: BruiseCruisePosition, kind: int) -> Refusal | None:
    """No ship can move, or no card says how far."""
    if kind == codes.SAIL_CARD and (no_card := no_action_card(position, "BC-6.1")):
        return no_card
    if actions.any_ship(position, kind):
        return None
    free = free_ships(position, int(position.active))
    return no_free_ship(position, "BC-4.1", "BC-4.8") or refuse(
        "BC-4.6", "hemmed-in", ships=ships_named(position.chart, free), count=len(free)
    )


def _no_trade(position: BruiseCruisePosition, kind: int) -> Refusal | None:
    """Too few life preservers, or no such weapon left."""
    weapon = kind - int(TRADE_MISSILE) + int(MISSILES)
    return no_purchase(position, weapon, weapon, "BC-7.2", "BC-7.3")


def no_purchase(position: BruiseCruisePosition, weapon: int, price: int, dear: str, gone: str) -> Refusal | None:
    """Why a weapon cannot be bought at this price; with the clauses of the price and of the supply."""
    owned = int(position.stock[position.active * KINDS + LIFE])
    if owned < price:
        return refuse(dear, "too-dear", weapon=weapon, price=things(int(LIFE), price), owned=things(int(LIFE), owned))
    return None if position.supply[weapon] > 0 else refuse(gone, "sold-out", weapon=weapon)


def no_bargain(position: BruiseCruisePosition, kind: int) -> Refusal | None:
    """Why Warlords' Clearance does not sell this weapon."""
    return no_purchase(position, kind - int(TRADE_MISSILE) + int(MISSILES), 1, "BC-U8.1", "BC-U0.4")


def _no_exchange(position: BruiseCruisePosition, _kind: int) -> Refusal | None:
    return no_action_card(position, "BC-8.1")


def _no_torpedo(position: BruiseCruisePosition, kind: int) -> Refusal | None:
    """No torpedo, no ship to fire it, or nobody in reach."""
    if no_stock := no_weapon(position, int(TORPEDOES), "BC-10.1"):
        return no_stock
    if actions.any_ship(position, kind):
        return None
    free = free_ships(position, int(position.active))
    return no_free_ship(position, "BC-10.2", "BC-16.1") or out_of_reach(position, free, int(TORPEDO_RANGE), "BC-10.3")


def _no_missile(position: BruiseCruisePosition, _kind: int) -> Refusal | None:
    return no_missile(position)


def _no_raid(position: BruiseCruisePosition, kind: int) -> Refusal | None:
    """Why no raid is possible: no ship can raid, or none is beside a rival's ship."""
    if actions.any_ship(position, kind):
        return None
    free = free_ships(position, int(position.active))
    return no_free_ship(position, "BC-14.1", "BC-16.1") or out_of_reach(position, free, 1, "BC-14.1")


def _no_unfathomable(position: BruiseCruisePosition, _kind: int) -> Refusal | None:
    """None in the hand, or none that finds anything to act upon."""
    cards = unfathomable_in(position, int(position.active))
    if not cards:
        return hand_hidden(position) or refuse("BC-15.1", "no-unfathomable")
    reasons = [no_effect_of(position, card) for card in cards]
    if None in reasons:
        return None
    if hidden := hand_hidden(position):
        return hidden
    if len(cards) == 1:
        return reasons[0]
    return refuse("BC-U0.1", "none-playable", cards=listed(card_name(position.chart, card) for card in cards))


def _no_weighing(position: BruiseCruisePosition, kind: int) -> Refusal | None:
    return None if actions.any_ship(position, kind) else refuse("BC-16.3", "no-anchor")


def _no_commission(position: BruiseCruisePosition, _kind: int) -> Refusal | None:
    """Nothing to commission, or no room for it."""
    if not any(position.place[ship] == COMMISSIONABLE for ship in fleet(int(position.active))):
        return refuse("BC-17.1", "nothing-to-commission")
    return _home_taken(position)


def _home_taken(position: BruiseCruisePosition) -> Refusal | None:
    """Why no ship can be put into the own Home Port: one is there."""
    ship = position.at[position.home_space(position.active)]
    if ship == NO_SHIP:
        return None
    port = port_name(position.chart, int(position.home[position.active]))
    return refuse("BC-17.4", "home-taken", port=port, ship=ship_name(position.chart, ship))


def _no_decommission(position: BruiseCruisePosition, _kind: int) -> Refusal | None:
    """None of the player's ships is at home, or it never claimed, or a region is missing."""
    seat, chart = int(position.active), position.chart
    ship = int(position.at[position.home_space(seat)])
    if ship == NO_SHIP or ship // FLEET != seat:
        return refuse("BC-18.1", "nobody-home", port=port_name(chart, int(position.home[seat])))
    if not position.flipped >> ship & 1:
        return refuse("BC-18.2", "not-flipped", ship=ship_name(position.chart, ship))
    flags = int(position.flags[seat])
    if chart.regions(flags) == REGIONS:
        return None
    count = int(REGIONS - chart.regions(flags))
    return refuse("BC-18.3", "regions-missing", regions=regions_of(chart, flags, missing=True), count=count)


_REASONS: Final[dict[int, Callable[[BruiseCruisePosition, int], Refusal | None]]] = {
    int(codes.SAIL_ONE): _no_sail,
    int(codes.SAIL_CARD): _no_sail,
    int(codes.TRADE_MISSILE): _no_trade,
    int(codes.TRADE_TORPEDO): _no_trade,
    int(codes.EXCHANGE): _no_exchange,
    int(codes.CLAIM): no_taking,
    int(codes.TORPEDO): _no_torpedo,
    int(codes.MISSILE): _no_missile,
    int(codes.RAID): _no_raid,
    int(codes.BATTLE): no_taking,
    int(codes.UNFATHOMABLE): _no_unfathomable,
    int(codes.WEIGH): _no_weighing,
    int(codes.COMMISSION): _no_commission,
    int(codes.DECOMMISSION): _no_decommission,
}
