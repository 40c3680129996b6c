"""Set-up and refill: what is dealt, and what is chosen before the first round (BH-2, BH-3, BH-4, BH-23)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    CHIT,
    CHITS,
    CRATE,
    DEALING,
    DEALS_BUILDING,
    DEALS_CONTRACT,
    DEALS_NEWS,
    DEALS_OFFER,
    DEALS_PRICE,
    DEALS_SHIP,
    DEALS_START,
    DUMMY_SEAT,
    GOODS,
    LAND,
    LOADING_DOCKS,
    LONG,
    NONE,
    SEA,
    SHORT,
    SITE,
    SITING,
    SPACES,
    STACKS,
    START,
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
from quarterdeck.games.bremerhaven.rules.town import Town
from quarterdeck.games.bremerhaven.table.decks import of_goods

START_MONEY: Final = vec[i64]([4, 6, 8, 12])
"""By rank, Captain first (BH-2.14)."""


class Deals(Town):
    """The decks and how cards come from them."""

    def set_up(self, seat: i64, move: i64) -> None:
        """A chit, a place for the starting Building, or starting goods."""
        if self.phase == CHITS:
            self.take_chit(seat, move - CHIT)
        elif self.phase == SITING:
            building = lowest(self.unbuilt[seat])
            self.unbuilt[seat] = 0
            self.raise_building(seat, building, move - SITE)
            if self.log is not None:
                self.tell(codes.SITED, seat, self.decks.building_name(building), move - SITE)
        else:
            packed = self.decks.start_goods[move - START]
            for goods in range(GOODS):
                for k in range(of_goods(packed, goods)):
                    stacked = goods == CRATE and k == 1
                    self.put(seat, self.room(seat, goods) if stacked else self.free_space(seat), goods)
            if self.log is not None:
                self.tell(codes.STARTED, seat, packed)
        self.who += 1

    def take_chit(self, seat: i64, goods: i64) -> None:
        """A chit for the first ranks (BH-2.10)."""
        self.chit[seat] = goods
        if self.log is not None:
            self.tell(codes.CHIT_TAKEN, seat, goods)

    def deal_ship(self, ship: i64) -> None:
        """A Ship lies on the first empty space from the left (BH-2.5, BH-23.3, BH-R3)."""
        space = first_empty(self.sea)
        self.sea[space] = ship
        self.ship_deck &= ~bit(ship)
        if self.log is not None:
            kind = codes.SHIP_DEALT if self.round == 0 else codes.SHIP_CAME
            self.tell(kind, NOBODY, space, self.decks.ship_name(ship))

    def deal_contract(self, contract: i64) -> None:
        """A Contract lies on the first empty space from the left (BH-2.6, BH-23.6, BH-R3)."""
        space = first_empty(self.land)
        self.land[space] = contract
        self.contract_deck &= ~bit(contract)
        if self.log is not None:
            kind = codes.CONTRACT_DEALT if self.round == 0 else codes.CONTRACT_CAME
            self.tell(kind, NOBODY, space, self.decks.contract_name(contract))

    def deal_start(self, contract: i64) -> None:
        """The starting Contract lies in the first Loading dock (BH-2.18)."""
        seat = self.rank[self.who]
        self.contract_deck &= ~bit(contract)
        self.give_contract(seat, 0, contract)
        if self.log is not None:
            self.tell(codes.CONTRACT_GIVEN, seat, self.decks.contract_name(contract))
        self.who += 1

    def deal_building(self, building: i64) -> None:
        """A starting Building; its owner chooses a space for it (BH-3.3)."""
        self.building_deck &= ~bit(building)
        self.unbuilt[self.who] = bit(building)
        if self.log is not None:
            self.tell(codes.BUILDING_GIVEN, self.who, self.decks.building_name(building))

    def turn_building(self, building: i64) -> None:
        """The Building on offer (BH-8.1)."""
        self.building_deck &= ~bit(building)
        self.offer = building
        if self.log is not None:
            self.tell(codes.BUILDING_TURNED, NOBODY, self.decks.building_name(building))

    def turn_news(self, card: i64) -> None:
        """The front of a Newspaper card lies open; its Event stays a secret (BH-22.3)."""
        self.news_top = card
        self.news_front = self.decks.front(card)
        if self.log is not None:
            self.tell(codes.NEWS_TURNED, NOBODY, self.news_front >> 4, self.news_front & 15)

    def ask_chance(self, deals: i64) -> bool:
        """CHANCE deals a card next: True."""
        self.phase = DEALING
        self.deals = deals
        self.player = CHANCE
        return True

    def ask_in_turn(self, phase: i64, seat: i64) -> bool:
        """A seat chooses at the set-up: True."""
        self.phase = phase
        self.player = seat
        return True

    def prepare(self) -> bool:
        """On with set-up or refill until somebody is asked, or True once a round can begin."""
        while self.step < STEP_ROUND:
            if self.asks(self.step):
                return False
            if self.round == 0:
                self.step += 1
            elif self.step == STEP_CONTRACTS:
                self.step = STEP_NEWS
            else:
                self.step = STEP_ROUND if self.step == STEP_NEWS else self.step + 1
            self.who = 0
        return True

    def asks(self, step: i64) -> bool:  # noqa: C901, PLR0911, PLR0912 - one branch for each step
        """A step of set-up or refill; whether CHANCE or a seat is asked."""
        if step == STEP_SHIPS:
            return self.wants_card(self.sea) and self.refresh_ships() and self.ask_chance(DEALS_SHIP)
        if step == STEP_CONTRACTS:
            return self.wants_card(self.land) and self.refresh_contracts() and self.ask_chance(DEALS_CONTRACT)
        if step == STEP_PRICE:
            return self.pile[0] == NONE and self.ask_chance(DEALS_PRICE)
        if step == STEP_BUILDINGS:
            if self.length == LONG or self.who == self.seats:
                return False
            if self.unbuilt[self.who]:
                return self.ask_in_turn(SITING, self.who)
            return self.building_deck != 0 and self.ask_chance(DEALS_BUILDING)
        if step == STEP_OFFER:
            return self.offer == NONE and self.building_deck != 0 and self.ask_chance(DEALS_OFFER)
        if step == STEP_NEWS:
            return self.wants_news() and self.ask_chance(DEALS_NEWS)
        if step == STEP_CHITS:
            if self.seats > 1 and self.who < min(self.seats, GOODS - 1):
                return self.ask_in_turn(CHITS, self.who)
            if self.seats == GOODS:
                self.take_last_chit()
            if self.seats > 1:
                self.rotate_prices()
            return False
        if step == STEP_RANKS:
            if self.pile[0] == NONE:
                return self.ask_chance(DEALS_PRICE)
            self.give_ranks()
            return False
        if step == STEP_START:
            return self.wants_start() and self.ask_chance(DEALS_START)
        return self.wants_goods() and self.ask_in_turn(STARTING, self.rank[self.who])

    def wants_card(self, board: vec[i64]) -> bool:
        """A space of the Sea or Land board is empty."""
        return any(board[space] == NONE for space in range(self.lines))

    def refresh_ships(self) -> bool:
        """The deck, or else the reshuffled discard pile, has a Ship (BH-R38)."""
        if not self.ship_deck and self.ship_pile:
            self.ship_deck = self.ship_pile
            self.ship_pile = 0
            self.ships_mixed = True
            if self.log is not None:
                self.tell(codes.RESHUFFLED, NOBODY, 0, count(self.ship_deck))
        return self.ship_deck != 0

    def refresh_contracts(self) -> bool:
        """The deck, or else the reshuffled discard pile, has a Contract (BH-R38)."""
        if not self.contract_deck and self.contract_pile:
            self.contract_deck = self.contract_pile
            self.contract_pile = 0
            self.contracts_mixed = True
            if self.log is not None:
                self.tell(codes.RESHUFFLED, NOBODY, 1, count(self.contract_deck))
        return self.contract_deck != 0

    def wants_start(self) -> bool:
        """The next seat in rank order gets its starting Contract; the dummy none (BH-2.18, BH-R3)."""
        while self.who < self.lines and self.is_dummy(self.rank[self.who]):
            self.who += 1
        return self.who < self.lines and self.refresh_contracts()

    def wants_goods(self) -> bool:
        """The next seat in rank order may take starting goods (BH-3.4); who may take none is not asked (BH-R39)."""
        if self.length != SHORT:
            return False
        while self.who < self.lines:
            seat = self.rank[self.who]
            if not self.is_dummy(seat) and self.may_start(seat):
                return True
            self.who += 1
        return False

    def may_start(self, seat: i64) -> bool:
        """The starting Contract leaves some kind of goods to be taken."""
        contract = self.contract[seat * LOADING_DOCKS]
        if contract == NONE:
            return False
        needs = self.decks.needs[contract]
        return any(of_goods(needs, goods) == 0 for goods in range(GOODS))

    def wants_news(self) -> bool:
        """A Newspaper card must be turned up; used ones but the Event come back first (BH-R35)."""
        if self.length == SHORT or self.news_front != NONE:
            return False
        if not self.news_deck:
            self.news_deck = self.news_pile
            self.news_pile = 0
            if self.log is not None:
                self.tell(codes.RESHUFFLED, NOBODY, 2, count(self.news_deck))
        return self.news_deck != 0

    def give_ranks(self) -> None:
        """Ranks by the prices of the chits taken, and starting money (BH-2.11 to BH-2.14, BH-4.5)."""
        if self.seats == 1:
            self.rank[0] = DUMMY_SEAT
            self.rank[1] = 0
        else:
            for seat in range(self.seats):
                k = seat
                while k > 0 and self.chit_price(self.rank[k - 1]) < self.chit_price(seat):
                    self.rank[k] = self.rank[k - 1]
                    k -= 1
                self.rank[k] = seat
        for k in range(self.lines):
            seat = self.rank[k]
            self.chit[seat] = NONE
            if not self.is_dummy(seat):
                self.money[seat] = START_MONEY[k]
                built = self.built[seat]
                while built:
                    self.bank[seat] += self.opening(seat, lowest(built))
                    built &= built - 1
                if self.log is not None:
                    self.tell(codes.RANKED, seat, k, START_MONEY[k])

    def chit_price(self, seat: i64) -> i64:
        """What the good of the seat's chit brings now."""
        return self.prices(self.chit[seat])

    def take_last_chit(self) -> None:
        """The fourth player gets the chit that is left (BH-R59)."""
        for goods in range(GOODS):
            if self.is_chit_left(goods):
                self.take_chit(GOODS - 1, goods)
                return

    def is_chit_left(self, goods: i64) -> bool:
        """Nobody has taken the chit of that good (BH-2.10)."""
        return all(self.chit[seat] != goods for seat in range(self.seats))

    def add_setup(self, moves: Moves) -> None:  # noqa: C901, PLR0912 - one branch for each phase
        """Chits, places for starting Buildings, starting goods (BH-D1 to BH-D3)."""
        seat = self.player
        if self.phase == CHITS:
            for goods in range(GOODS):
                if self.is_chit_left(goods):
                    moves.add(CHIT + goods)
        elif self.phase == SITING:
            for space in range(SPACES):
                if self.is_vacant(seat, space):
                    moves.add(SITE + space)
        else:
            barred = self.decks.needs[self.contract[seat * LOADING_DOCKS]]
            for k in range(i64(len(self.decks.start_goods))):
                if allows(barred, self.decks.start_goods[k]):
                    moves.add(START + k)

    def next_ships(self) -> i64:
        """The Ships that may be on top of the deck: those of its lowest stack (BH-2.4, BH-R52)."""
        if self.ships_mixed:
            return self.ship_deck
        return lowest_stack(self.ship_deck, self.decks.ship_stacks)

    def next_contracts(self) -> i64:
        """The Contracts that may be on top of the deck."""
        if self.contracts_mixed:
            return self.contract_deck
        return lowest_stack(self.contract_deck, self.decks.contract_stacks)

    def flip_news(self) -> None:
        """The card on the right is the Event of the next round (BH-22.3, BH-22.4)."""
        if self.event != NONE:
            self.news_pile |= bit(self.event)
        self.event = self.news_top
        self.news_deck &= ~bit(self.event)
        self.news_top = NONE
        self.news_front = NONE
        if self.log is not None:
            self.tell(codes.ANNOUNCED, NOBODY, self.decks.event_name(self.event))

    def clear_offers(self) -> None:
        """Old cards leave, or make room on the left (BH-23)."""
        self.slide(self.sea, SEA)
        self.slide(self.land, LAND)

    def slide(self, board: vec[i64], first: i64) -> None:
        """Short: all that is left goes. Long: the rightmost goes, the others slide right (BH-23.1, BH-23.2, BH-23.7)."""
        last = self.lines - 1
        for space in range(self.lines):
            if board[space] != NONE and (self.length == SHORT or space == last):
                self.discard_offer(board[space], first)
                board[space] = NONE
        to = last
        for k in range(last, -1, -1):
            card = board[k]
            if card != NONE:
                board[k] = NONE
                board[to] = card
                to -= 1

    def discard_offer(self, card: i64, first: i64) -> None:
        """A Ship or Contract that nobody wanted goes to its discard pile."""
        if first == SEA:
            self.ship_pile |= bit(card)
        else:
            self.contract_pile |= bit(card)
        if self.log is not None:
            name = self.decks.ship_name(card) if first == SEA else self.decks.contract_name(card)
            self.tell(codes.OFFER_GONE, NOBODY, name)


def add_set(moves: Moves, members: i64, base: i64) -> None:
    """For each member of a set the move base + member, ascending."""
    move = base
    while members:
        if members & 1:
            moves.add(move)
        members >>= 1
        move += 1


def lowest_stack(deck: i64, stacks: vec[i64]) -> i64:
    """The cards of a deck that are in its lowest stack."""
    for k in range(STACKS):
        if deck & stacks[k]:
            return deck & stacks[k]
    return 0


def first_empty(board: vec[i64]) -> i64:
    """The leftmost empty space of a board that has one."""
    space: i64 = 0
    while board[space] != NONE:
        space += 1
    return space


def allows(barred: i64, packed: i64) -> bool:
    """No kind of goods that is barred is among the packed ones (BH-3.4)."""
    return all(not (of_goods(barred, goods) and of_goods(packed, goods)) for goods in range(GOODS))
