"""Why a card cannot be dealt, and why a choice of the set-up is refused (BH-2 to BH-4, BH-28.3)."""

from __future__ import annotations

from quarterdeck.engine.errors import Refusal
from quarterdeck.engine.sets import bit
from quarterdeck.games.bremerhaven.codes import (
    DEALS_BUILDING,
    DEALS_START,
    DUMMY_SEAT,
    GOODS,
    INSTRUCTING,
    LOADING_DOCKS,
    STACKS,
    TWICE,
)
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.refusals.making import no_such_card, not_vacant, refuse
from quarterdeck.games.bremerhaven.rules import dealing, setup
from quarterdeck.games.bremerhaven.table.decks import of_goods, of_value
from quarterdeck.games.bremerhaven.words.names import (
    building_name,
    contract_name,
    event_name,
    good,
    kind_name,
    listed,
    price_name,
    seat_name,
    ship_name,
    values_of,
)


def no_chit(position: BremerhavenPosition, goods: int) -> Refusal | None:
    """Why a chit cannot be taken: it is gone."""
    if setup.is_chit_left(position, goods):
        return None
    owner = next(seat for seat in range(position.seats) if position.chit[seat] == goods)
    return refuse("BH-2.10", "chit-taken", good=good(goods), who=seat_name(owner))


def no_site(position: BremerhavenPosition, space: int) -> Refusal | None:
    """Why the starting Building cannot stand on a space."""
    return not_vacant(position, space, "BH-3.3")


def no_start(position: BremerhavenPosition, number: int) -> Refusal | None:
    """Why starting goods cannot be taken: the starting Contract names them."""
    decks = position.decks
    contract = int(position.contract[position.player * LOADING_DOCKS])
    taken, named = decks.start_goods[number], decks.needs[contract]
    barred = [kind_name(kind) for kind in range(GOODS) if of_goods(taken, kind) and of_goods(named, kind)]
    if not barred:
        return None
    return refuse("BH-3.4", "good-named", contract=contract_name(decks, contract), goods=listed(barred))


def no_ship(position: BremerhavenPosition, ship: int) -> Refusal | None:
    """Why a Ship cannot be dealt."""
    decks = position.decks
    if ship >= decks.ships:
        return no_such_card("BH-2.1", ship, decks.ships)
    if dealing.next_ships(position) & bit(ship):
        return None
    if not position.ship_deck & bit(ship):
        return refuse("BH-2.5", "not-in-deck", card=ship_name(decks, ship))
    stacks = [int(decks.ship_stacks[k]) for k in range(STACKS)]
    return _lower_stack(stacks, int(dealing.next_ships(position)), ship, ship_name(decks, ship))


def no_contract(position: BremerhavenPosition, contract: int) -> Refusal | None:
    """Why a Contract cannot be dealt."""
    decks = position.decks
    if contract >= decks.contracts:
        return no_such_card("BH-2.2", contract, decks.contracts)
    if dealing.next_contracts(position) & bit(contract):
        return None
    if not position.contract_deck & bit(contract):
        clause = "BH-2.18" if position.deals == DEALS_START else "BH-2.6"
        return refuse(clause, "not-in-deck", card=contract_name(decks, contract))
    stacks = [int(decks.contract_stacks[k]) for k in range(STACKS)]
    return _lower_stack(stacks, int(dealing.next_contracts(position)), contract, contract_name(decks, contract))


def _lower_stack(stacks: list[int], ahead: int, card: int, name: str) -> Refusal:
    """Cards of a lower number on the back lie above this one."""
    own = next((k for k, cards in enumerate(stacks, start=1) if cards >> card & 1), 0)
    now = next(k for k, cards in enumerate(stacks, start=1) if cards & ahead)
    return refuse("BH-2.4", "lower-stack", card=name, own=own, now=now)


def no_building(position: BremerhavenPosition, building: int) -> Refusal | None:
    """Why a Building cannot be turned up."""
    decks = position.decks
    clause = "BH-3.3" if position.deals == DEALS_BUILDING else "BH-8.1"
    if building >= decks.buildings:
        return no_such_card(clause, building, decks.buildings)
    if position.building_deck & bit(building):
        return None
    return refuse(clause, "not-in-deck", card=building_name(decks, building))


def no_price_card(position: BremerhavenPosition, card: int) -> Refusal | None:
    """Why a Price card cannot lie in the next place of the pile: its own place is known."""
    decks = position.decks
    if card >= decks.prices:
        return no_such_card("BH-2.9", card, decks.prices)
    if position.unseen_prices() & bit(card):
        return None
    return refuse("BH-R54", "place-known", card=price_name(decks, card))


def no_news(position: BremerhavenPosition, card: int) -> Refusal | None:
    """Why a Newspaper card cannot be on top of its pile."""
    decks = position.decks
    clause = "BH-28.3" if position.phase == INSTRUCTING else "BH-2.21"
    if card >= decks.news:
        return no_such_card(clause, card, decks.news)
    if position.news_deck & bit(card):
        return None
    return refuse(clause, "not-in-deck", card=event_name(decks, card))


def no_second(position: BremerhavenPosition, number: int) -> Refusal | None:
    """Why the dummy's next card cannot be the second of its value: it has not two of them left."""
    held = position.hand[DUMMY_SEAT]
    if of_value(held, number + TWICE) > 1:
        return None
    return refuse("BH-R58", "dummy-has-not-two", value=number + int(TWICE), hand=values_of(int(held)))


def no_value(position: BremerhavenPosition, number: int) -> Refusal | None:
    """Why the dummy's next card cannot have a value: it has no such card left."""
    held = position.hand[DUMMY_SEAT]
    if of_value(held, number + 1):
        return None
    return refuse("BH-R58", "dummy-has-not", value=number + 1, hand=values_of(int(held)))
