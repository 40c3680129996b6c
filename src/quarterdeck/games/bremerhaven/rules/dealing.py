"""Cards come from the decks at the set-up and after each round, and old ones leave (BH-2, BH-3, BH-23)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.sets import bit, count
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    DEALING,
    DEALS_BUILDING,
    DEALS_CONTRACT,
    DEALS_NEWS,
    DEALS_OFFER,
    DEALS_PRICE,
    DEALS_SHIP,
    DEALS_START,
    LAND,
    NONE,
    SEA,
    SHORT,
    STACKS,
    STARTING,
    STEP_BUILDINGS,
    STEP_CHITS,
    STEP_CONTRACTS,
    STEP_NEWS,
    STEP_OFFER,
    STEP_PRICE,
    STEP_RANKS,
    STEP_ROUND,
    STEP_SHIPS,
    STEP_START,
)
from quarterdeck.games.bremerhaven.rules import prices, setup
from quarterdeck.games.bremerhaven.table.table import Table

# -- step by step -----------------------------------------------------------------------------------


def prepare(table: Table) -> bool:
    """Lay out cards until somebody is asked; True once a round can begin."""
    while table.layout_step < STEP_ROUND:
        if asks(table, table.layout_step):
            return False
        if table.round == 0:
            table.layout_step += 1
        elif table.layout_step == STEP_CONTRACTS:
            table.layout_step = STEP_NEWS
        else:
            table.layout_step = STEP_ROUND if table.layout_step == STEP_NEWS else table.layout_step + 1
        table.next_seat = 0
        table.next_rank = 0
    return True


def asks(table: Table, step: i64) -> bool:
    """A step of set-up or refill; returns whether CHANCE or a seat is asked.

    Cards lie open before the first chit is taken (BH-R2). The new prices give the ranks (BH-2.11), and then starting
    Contracts and goods follow in rank order (BH-R3).
    """
    if step == STEP_BUILDINGS:
        return setup.asks_buildings(table)
    if step <= STEP_NEWS:
        return lays_out(table, step)
    if step == STEP_CHITS:
        return setup.asks_chits(table)
    if step == STEP_RANKS:
        return setup.asks_ranks(table)
    if step == STEP_START:
        return setup.wants_start(table) and ask_chance(table, DEALS_START)
    return setup.wants_goods(table) and ask_in_turn(table, STARTING, table.rank[table.next_rank])


def lays_out(table: Table, step: i64) -> bool:
    """CHANCE is asked for a card that lies open, since one is wanted and its deck has one.

    These are Ships (BH-2.5) and Contracts (BH-2.6), one on each space of the Sea and the Land board (BH-13.1), the top
    Price card (BH-2.9), the Building on offer (BH-2.8), and the Newspaper card.
    """
    if step == STEP_SHIPS:
        return wants_card(table, table.sea) and refresh_ships(table) and ask_chance(table, DEALS_SHIP)
    if step == STEP_CONTRACTS:
        return wants_card(table, table.land) and refresh_contracts(table) and ask_chance(table, DEALS_CONTRACT)
    if step == STEP_PRICE:
        return table.pile[0] == NONE and ask_chance(table, DEALS_PRICE)
    if step == STEP_OFFER:
        return table.offer == NONE and table.building_deck != 0 and ask_chance(table, DEALS_OFFER)
    return wants_news(table) and ask_chance(table, DEALS_NEWS)


def ask_chance(table: Table, deals: i64) -> bool:
    """Ask CHANCE for a card of the deck that `deals` names; always True."""
    table.phase = DEALING
    table.deals = deals
    table.player = CHANCE
    return True


def ask_in_turn(table: Table, phase: i64, seat: i64) -> bool:
    """Ask a seat for a choice of the set-up; always True."""
    table.phase = phase
    table.player = seat
    return True


# -- the card that comes ------------------------------------------------------------------------------


def add_cards(table: Table, moves: Moves) -> None:
    """The cards that may come from the deck that `deals` names, equally likely (BH-R54)."""
    deals = table.deals
    if deals == DEALS_SHIP:
        moves.add_members(codes.DEAL_SHIP, next_ships(table))
    elif deals in (DEALS_CONTRACT, DEALS_START):
        moves.add_members(codes.DEAL_CONTRACT, next_contracts(table))
    elif deals == DEALS_PRICE:
        moves.add_members(codes.DEAL_PRICE, table.unseen_prices())
    elif deals == DEALS_NEWS:
        moves.add_members(codes.DEAL_NEWS, table.news_deck)
    else:
        moves.add_members(codes.DEAL_BUILDING, table.building_deck)


def deal_card(table: Table, move: i64) -> None:
    """A card comes from the deck that `deals` names."""
    deals = table.deals
    table.deals = 0
    if deals == DEALS_SHIP:
        deal_ship(table, move - codes.DEAL_SHIP)
    elif deals == DEALS_CONTRACT:
        deal_contract(table, move - codes.DEAL_CONTRACT)
    elif deals == DEALS_START:
        setup.deal_start(table, move - codes.DEAL_CONTRACT)
    elif deals == DEALS_NEWS:
        turn_news(table, move - codes.DEAL_NEWS)
    elif deals == DEALS_BUILDING:
        setup.deal_building(table, move - codes.DEAL_BUILDING)
    elif deals == DEALS_OFFER:
        turn_building(table, move - codes.DEAL_BUILDING)
    else:
        table.pile[0] = move - codes.DEAL_PRICE
        prices.show_top(table)


# -- Ships and Contracts (BH-23) --------------------------------------------------------------------


def wants_card(table: Table, board: vec[i64]) -> bool:
    """A space of the Sea or Land board is empty (BH-13.1)."""
    return any(board[space] == NONE for space in range(table.lines))


def refresh_ships(table: Table) -> bool:
    """The Ship deck has a card; if it is empty, the discard pile is reshuffled first (BH-R38)."""
    if not table.ship_deck and table.ship_pile:
        table.ship_deck = table.ship_pile
        table.ship_pile = 0
        table.ships_mixed = True
        table.tell(codes.RESHUFFLED, NOBODY, 0, count(table.ship_deck))
    return table.ship_deck != 0


def refresh_contracts(table: Table) -> bool:
    """The Contract deck has a card; if it is empty, the discard pile is reshuffled first (BH-R38)."""
    if not table.contract_deck and table.contract_pile:
        table.contract_deck = table.contract_pile
        table.contract_pile = 0
        table.contracts_mixed = True
        table.tell(codes.RESHUFFLED, NOBODY, 1, count(table.contract_deck))
    return table.contract_deck != 0


def next_ships(table: Table) -> i64:
    """The Ships that may be on top of the deck: those of its lowest stack (BH-2.4, BH-R52)."""
    if table.ships_mixed:
        return table.ship_deck
    return lowest_stack(table.ship_deck, table.decks.ship_stacks)


def next_contracts(table: Table) -> i64:
    """The Contracts that may be on top of the deck: those of its lowest stack."""
    if table.contracts_mixed:
        return table.contract_deck
    return lowest_stack(table.contract_deck, table.decks.contract_stacks)


def lowest_stack(deck: i64, stacks: vec[i64]) -> i64:
    """The cards of a deck that are in its lowest stack."""
    for k in range(STACKS):
        if deck & stacks[k]:
            return deck & stacks[k]
    return 0


def deal_ship(table: Table, ship: i64) -> None:
    """A Ship lies on the first empty space from the left (BH-2.5, BH-23.3, BH-R3)."""
    space = first_empty(table.sea)
    table.sea[space] = ship
    table.ship_deck &= ~bit(ship)
    if table.log is not None:
        kind = codes.SHIP_DEALT if table.round == 0 else codes.SHIP_CAME
        table.tell(kind, NOBODY, space, table.decks.ship_name(ship))


def deal_contract(table: Table, contract: i64) -> None:
    """A Contract lies on the first empty space from the left (BH-2.6, BH-23.6, BH-R3)."""
    space = first_empty(table.land)
    table.land[space] = contract
    table.contract_deck &= ~bit(contract)
    if table.log is not None:
        kind = codes.CONTRACT_DEALT if table.round == 0 else codes.CONTRACT_CAME
        table.tell(kind, NOBODY, space, table.decks.contract_name(contract))


def first_empty(board: vec[i64]) -> i64:
    """The leftmost empty space of a board that has one."""
    space: i64 = 0
    while board[space] != NONE:
        space += 1
    return space


def clear_offers(table: Table) -> None:
    """Ships and Contracts that are left make room for new ones (BH-23.1, BH-23.6)."""
    slide(table, table.sea, SEA)
    slide(table, table.land, LAND)


def slide(table: Table, board: vec[i64], first: i64) -> None:
    """Old cards make room: short, all of them go (BH-23.7, BH-28.11); long, the rightmost one (BH-23.1, BH-R50).

    The others move to the right and keep their order (BH-23.2, BH-23.5); so at least one goes in each round (BH-23.4).
    """
    last = table.lines - 1
    for space in range(table.lines):
        if board[space] != NONE and (table.length == SHORT or space == last):
            discard_offer(table, board[space], first)
            board[space] = NONE
    to = last
    for k in range(last, -1, -1):
        card = board[k]
        if card != NONE:
            board[k] = NONE
            board[to] = card
            to -= 1


def discard_offer(table: Table, card: i64, first: i64) -> None:
    """Put a Ship or Contract that nobody won on its discard pile."""
    if first == SEA:
        table.ship_pile |= bit(card)
    else:
        table.contract_pile |= bit(card)
    if table.log is not None:
        name = table.decks.ship_name(card) if first == SEA else table.decks.contract_name(card)
        table.tell(codes.OFFER_GONE, NOBODY, name)


# -- Buildings and Newspaper cards (BH-8, BH-22) ----------------------------------------------------


def turn_building(table: Table, building: i64) -> None:
    """The top Building of the pile is on offer (BH-2.8, BH-8.1)."""
    table.building_deck &= ~bit(building)
    table.offer = building
    table.tell(codes.BUILDING_TURNED, NOBODY, table.decks.building_name(building))


def wants_news(table: Table) -> bool:
    """A Newspaper card must be turned up; used ones but the Event come back first (BH-R35)."""
    if table.length == SHORT or table.news_front != NONE:
        return False
    if not table.news_deck:
        table.news_deck = table.news_pile
        table.news_pile = 0
        table.tell(codes.RESHUFFLED, NOBODY, 2, count(table.news_deck))
    return table.news_deck != 0


def turn_news(table: Table, card: i64) -> None:
    """The front of a Newspaper card lies open; its Event stays a secret (BH-2.21, BH-22.3)."""
    table.news_top = card
    table.news_front = table.decks.front(card)
    table.tell(codes.NEWS_TURNED, NOBODY, table.news_front >> 4, table.news_front & 15)


def flip_news(table: Table) -> None:
    """The Newspaper card on the right is turned over: it is the Event of the next round (BH-22.3, BH-22.4)."""
    if table.event != NONE:
        table.news_pile |= bit(table.event)
    table.event = table.news_top
    table.news_deck &= ~bit(table.event)
    table.news_top = NONE
    table.news_front = NONE
    table.tell(codes.ANNOUNCED, NOBODY, table.decks.event_name(table.event))
