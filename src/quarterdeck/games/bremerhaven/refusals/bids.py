"""Why a bid, or something that bids win in the Town, is refused (BH-5, BH-9 to BH-12)."""

from __future__ import annotations

from quarterdeck.engine.errors import Refusal
from quarterdeck.engine.sets import bit
from quarterdeck.games.bremerhaven.codes import BID_SPACES, COVERED, LAND, SLOTS, SPACES, WALLS
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.refusals.making import no_such_card, not_vacant, refuse, too_dear
from quarterdeck.games.bremerhaven.rules import bidding, events, town
from quarterdeck.games.bremerhaven.table.decks import of_value
from quarterdeck.games.bremerhaven.words.names import (
    bid_name,
    bid_place,
    building_name,
    listed,
    money,
    player_name,
    rank_name,
    space_name,
    space_names,
    values_of,
)


def no_bid(position: BremerhavenPosition, number: int) -> Refusal | None:
    """Why a card cannot be laid there: the space is not in the game, or the card not in the hand."""
    value, space = number // int(BID_SPACES) + 1, number % int(BID_SPACES)
    if not bidding.is_bid_space(position, space):
        clause = "BH-14.1" if space >= LAND else "BH-13.1"
        return refuse(clause, "no-such-bid-space", space=bid_name(space), lines=int(position.lines))
    seat = int(position.player)
    held = int(position.hand[seat])
    if of_value(held, value):
        return None
    if held & 15:
        return refuse("BH-5.1", "hand-hidden", who=player_name(position, seat))
    laid = [spot for spot in range(BID_SPACES) if of_value(position.laid[seat * BID_SPACES + spot], value)]
    hand = values_of(held)
    if laid:
        return refuse("BH-5.6", "laid-already", value=value, spaces=listed(map(bid_place, laid)), hand=hand)
    return refuse("BH-5.1", "not-in-hand", value=value, hand=hand)


# -- 1.2 ---------------------------------------------------------------------------------------------


def _no_price(position: BremerhavenPosition, clause: str, price: int) -> Refusal | None:
    """Why the chooser cannot pay so much beside the next permit."""
    seat = position.player
    permit, owned = int(town.permit_price(position, seat)), int(position.money[seat])
    return None if permit + price <= owned else too_dear(clause, price, permit, owned)


def no_bollard(position: BremerhavenPosition, slot: int) -> Refusal | None:
    """Why no Bollard can be put: one stands there, or it is too dear."""
    wall, place = divmod(slot, int(SLOTS))
    if position.walls[position.player * WALLS + wall] & bit(place):
        return refuse("BH-R11", "slot-taken", wall=wall, slot=place + 1)
    return _no_price(position, "BH-9.8", int(position.decks.bollards[slot]))


def no_clearing(position: BremerhavenPosition, space: int) -> Refusal | None:
    """Why a space cannot be cleared: it is not covered, or that is too dear."""
    first = position.player * SPACES
    if position.site[first + space] == COVERED:
        return _no_price(position, "BH-9.9", int(position.decks.covers[space]))
    covered = [k for k in range(SPACES) if position.site[first + k] == COVERED]
    return refuse("BH-9.9", "not-covered", space=space_name(space), covered=space_names(covered), count=len(covered))


def no_building_there(position: BremerhavenPosition, number: int) -> Refusal | None:
    """Why a Building cannot be built on a space."""
    building, space = number // int(SPACES), number % int(SPACES)
    seat, decks = position.player, position.decks
    if building >= decks.buildings:
        return no_such_card("BH-9.11", building, decks.buildings)
    if not position.unbuilt[seat] & bit(building):
        return _not_unbuilt(position, building)
    if not any(town.is_vacant(position, seat, k) for k in range(SPACES)):
        return refuse("BH-9.13", "no-vacant-space")
    return not_vacant(position, space, "BH-9.12") or _no_price(position, "BH-R9", 0)


def _not_unbuilt(position: BremerhavenPosition, building: int) -> Refusal:
    """Why a Building cannot be built that does not lie beside the chooser's harbor: where it is, if that is known."""
    seat, decks = int(position.player), position.decks
    name = building_name(decks, building)
    if position.built[seat] & bit(building):
        return refuse("BH-9.11", "built-already", building=name)
    own = [building_name(decks, k) for k in range(decks.buildings) if position.unbuilt[seat] & bit(k)]
    return refuse("BH-9.11", "not-your-building", building=name, own=listed(own), count=len(own))


# -- 1.4 and 1.5 -----------------------------------------------------------------------------------------


def no_price(position: BremerhavenPosition, card: int) -> Refusal | None:
    """Why a Price card cannot come on top: there is none, or the asker has not looked through the pile."""
    decks = position.decks
    if card >= decks.prices:
        return no_such_card("BH-11.1", card, decks.prices)
    if any(position.pile[k] == card for k in range(decks.prices)):
        return None
    return refuse("BH-R15", "pile-hidden", who=player_name(position, int(position.player)))


def no_swap(position: BremerhavenPosition, upper: int) -> Refusal | None:
    """Why two ranks cannot be swapped: nobody has the lower one."""
    lines = int(position.lines)
    if upper + 1 < lines:
        return None
    return refuse("BH-R17", "no-such-rank", rank=rank_name(upper + 1), last=rank_name(lines - 1))


def always(_position: BremerhavenPosition, _number: int) -> None:
    """Declining and taking an Influence card: nothing forbids these moves when they are asked for."""


# -- the Event ---------------------------------------------------------------------------------------------


def no_share(position: BremerhavenPosition, share: int) -> Refusal | None:
    """Why the Bank cannot pay so much: cash does not cover the rest, or the Bank or the charge is smaller."""
    seat = position.player
    cash, banked = int(position.money[seat]), int(position.bank[seat])
    due = min(int(events.event_charge(position, seat)), cash + banked)
    if share > banked:
        return refuse("BH-R33", "bank-too-small", banked=money(banked))
    if share > due:
        return refuse("BH-R33", "charge-smaller", due=money(due))
    if due - share > cash:
        return refuse("BH-R33", "cash-too-small", cash=money(cash), due=money(due), least=due - cash)
    return None
