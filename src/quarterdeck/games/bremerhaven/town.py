"""Bids, and what they win on the Town, Sea and Land boards (BH-5 to BH-14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.sets import bit, full, lowest
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    ACTING,
    AT_REST,
    BERTHING,
    BID,
    BID_SPACES,
    BOLLARD,
    BUILD,
    CAREER,
    CLEAR,
    COVERED,
    DOCKS,
    DONE,
    DUMMY_SEAT,
    EMPTY,
    EXCHANGING,
    GOODS,
    HAND,
    INFLUENCE,
    LAND,
    LEVELS,
    LOADING_DOCKS,
    LOOKING,
    NONE,
    PERMITS,
    PLACING,
    PRICING,
    SEA,
    SLOTS,
    SPACES,
    SWAPPING,
    UPGRADE,
    VALUES,
    WALLS,
    WILD,
)
from quarterdeck.games.bremerhaven.decks import NIBBLE, SUPPLY, number_of, of_value, strength
from quarterdeck.games.bremerhaven.quay import Quay

MOST_INCOME: Final[i64] = 4
"""The Captain's (BH-12.3)."""


class Town(Quay):
    """What happens between the first Influence card and the last Contract of a round."""

    # -- bids (BH-5) ---------------------------------------------------------------------------------------

    def is_bid_space(self, space: i64) -> bool:
        """Cards may be laid there (BH-5.4)."""
        if space >= LAND:
            return space < LAND + self.lines
        return space < SEA + self.lines

    def add_bids(self, moves: Moves) -> None:
        """Each value in hand on each space (BH-D4)."""
        held = self.hand[self.player]
        for value in range(1, VALUES + 1):
            if of_value(held, value):
                first = BID + (value - 1) * BID_SPACES
                for space in range(SEA + self.lines):
                    moves.add(first + space)
                for space in range(LAND, LAND + self.lines):
                    moves.add(first + space)

    def lay(self, seat: i64, space: i64, value: i64) -> None:
        """A card from the hand lies face down; value 0 is one of the dummy's, which nobody knows (BH-5.3)."""
        card = bit(NIBBLE * value)
        self.laid[seat * BID_SPACES + space] += card
        if value > 0:
            self.hand[seat] -= card
        self.laid_cards += 1

    def lays_now(self) -> i64:
        """The seat that lays the next card, in rank order round by round (BH-5.2)."""
        return self.rank[self.laid_cards % self.lines]

    def cards_at(self, seat: i64, space: i64) -> i64:
        """How many cards a seat has laid on a space."""
        return number_of(self.laid[seat * BID_SPACES + space])

    def bid(self, seat: i64, space: i64) -> i64:
        """The sum of the seat's cards there with what its Buildings add (BH-5.8, BH-R44); 0: no card."""
        cards = self.laid[seat * BID_SPACES + space]
        if cards == 0:
            return 0
        value = strength(cards)
        if space >= SEA and self.built[seat]:
            value += self.bonus(seat, space, number_of(cards))
        return value

    def bonus(self, seat: i64, space: i64, cards: i64) -> i64:
        """What the seat's Buildings add to its bid for a Ship or Contract."""
        decks = self.decks
        card = self.sea[space - SEA] if space < LAND else self.land[space - LAND]
        if card == NONE:
            return 0
        found: i64 = 0
        built = self.built[seat]
        while built:
            building = lowest(built)
            built &= built - 1
            if space < LAND:
                found += decks.sea_bonus[building]
            elif decks.train[card]:
                found += decks.train_bonus[building] * cards
            else:
                found += decks.truck_bonus[building] * cards
        return found

    def best_bid(self, space: i64) -> i64:
        """The highest bid on a space; 0 without any."""
        best: i64 = 0
        for seat in range(self.lines):
            best = max(best, self.bid(seat, space))
        return best

    def winner(self, space: i64) -> i64:
        """The highest bidder, among equals the one of higher rank (BH-5.9), or NOBODY."""
        best: i64 = 0
        found: i64 = NOBODY
        for k in range(self.lines):
            value = self.bid(self.rank[k], space)
            if value > best:
                best = value
                found = self.rank[k]
        return found

    def is_dummy(self, seat: i64) -> bool:
        """The seat is the dummy's of a solo game."""
        return seat >= self.seats

    # -- where everybody acts at once (BH-R1) ------------------------------------------------------------------

    def acting(self) -> i64:
        """The set of seats that may act now."""
        found: i64 = 0
        for k in range(self.lines):
            seat = self.rank[k]
            if self.stage[seat] != AT_REST:
                found |= bit(seat)
                if self.strict:
                    return found
        return found

    def ask_highest(self) -> bool:
        """Ask the one of highest rank who is not done; False if all are."""
        for k in range(self.lines):
            if self.stage[self.rank[k]] != AT_REST:
                self.player = self.rank[k]
                return True
        return False

    # -- 1.0, 1.1 (BH-7, BH-8) ------------------------------------------------------------------------------------

    def park(self) -> None:
        """One money for each card (BH-7.1)."""
        for k in range(self.lines):
            seat = self.rank[k]
            cards = self.cards_at(seat, codes.PARKING)
            if cards and not self.is_dummy(seat):
                self.money[seat] += cards
                if self.log is not None:
                    self.tell(codes.PARKED, seat, cards)

    def award_building(self) -> bool:
        """The Building on offer goes to the highest bidder or out of the game; whether another is turned up."""
        if self.offer == NONE:
            return False
        seat = self.winner(codes.BUILDING)
        name = self.decks.building_name(self.offer)
        if seat == NOBODY or self.is_dummy(seat):
            if self.log is not None:
                self.tell(codes.BUILDING_GONE, seat, name)
        else:
            self.unbuilt[seat] |= bit(self.offer)
            if self.log is not None:
                self.tell(codes.BUILDING_WON, seat, name)
        self.offer = NONE
        return self.building_deck != 0

    # -- 1.2 (BH-9) ---------------------------------------------------------------------------------------------------

    def permit_price(self, seat: i64) -> i64:
        """What the seat's next permit costs (BH-9.1 to BH-9.3, BH-R7, BH-R8)."""
        best = self.best_bid(PERMITS)
        return best if self.permits[seat] else best - self.bid(seat, PERMITS)

    def open_permits(self) -> None:
        """Everybody who bid there and can do something with a permit may act."""
        for seat in range(self.seats):
            if self.bid(seat, PERMITS) > 0:
                self.stage[seat] = ACTING
                self.close_permits(seat)

    def close_permits(self, seat: i64) -> None:
        """Who can pay for no more is done."""
        if not self.can_use_permit(seat):
            self.end_permits(seat)

    def end_permits(self, seat: i64) -> None:
        """The seat wants or gets no more permits."""
        self.stage[seat] = AT_REST
        if self.log is not None:
            self.tell(codes.PERMITS_DONE, seat, self.permits[seat])
        self.permits[seat] = 0

    def can_use_permit(self, seat: i64) -> bool:
        """Some use of a permit can be paid for."""
        left = self.money[seat] - self.permit_price(seat)
        if left < 0:
            return False
        for k in range(WALLS * SLOTS):
            if self.can_put_bollard(seat, k, left):
                return True
        for space in range(SPACES):
            if self.can_clear(seat, space, left):
                return True
        return self.can_build_any(seat, left)

    def can_put_bollard(self, seat: i64, slot: i64, left: i64) -> bool:
        """The slot (wall * 3 + place) is free, and the money left pays for it (BH-9.8)."""
        taken = self.walls[seat * WALLS + slot // SLOTS] & bit(slot % SLOTS)
        return not taken and self.decks.bollards[slot] <= left

    def can_clear(self, seat: i64, space: i64, left: i64) -> bool:
        """A Cover card lies there, and the money left pays for it (BH-9.9)."""
        return self.site[seat * SPACES + space] == COVERED and self.decks.covers[space] <= left

    def is_vacant(self, seat: i64, space: i64) -> bool:
        """Neither Cover card nor Building nor goods are there (BH-9.12)."""
        return self.site[seat * SPACES + space] == EMPTY and self.goods[seat * SPACES + space] == 0

    def can_build_any(self, seat: i64, left: i64) -> bool:
        """Some unbuilt Building can be paid for, and a space is vacant (BH-9.11, BH-9.13, BH-R10)."""
        unbuilt = self.unbuilt[seat]
        affordable = False
        while unbuilt:
            if self.decks.cost[lowest(unbuilt)] <= left:
                affordable = True
            unbuilt &= unbuilt - 1
        if affordable:
            for space in range(SPACES):
                if self.is_vacant(seat, space):
                    return True
        return False

    def add_permits(self, moves: Moves) -> None:  # noqa: C901, PLR0912 - the rule in one piece
        """Every use of a permit that can be paid for (BH-D5)."""
        seat = self.player
        left = self.money[seat] - self.permit_price(seat)
        moves.add(DONE)
        if left < 0:
            return
        for slot in range(WALLS * SLOTS):
            if self.can_put_bollard(seat, slot, left):
                moves.add(BOLLARD + slot)
        for space in range(SPACES):
            if self.can_clear(seat, space, left):
                moves.add(CLEAR + space)
        unbuilt = self.unbuilt[seat]
        while unbuilt:
            building = lowest(unbuilt)
            unbuilt &= unbuilt - 1
            if self.decks.cost[building] <= left:
                for space in range(SPACES):
                    if self.is_vacant(seat, space):
                        moves.add(BUILD + building * SPACES + space)

    def use_permit(self, seat: i64, move: i64) -> None:
        """A permit is paid for and used, or the seat is done (BH-9.7)."""
        if move == DONE:
            self.end_permits(seat)
            return
        price = self.permit_price(seat)
        self.permits[seat] += 1
        if move < CLEAR:
            self.put_bollard(seat, move - BOLLARD, price)
        elif move < BUILD:
            self.clear_space(seat, move - CLEAR, price)
        else:
            self.build(seat, (move - BUILD) // SPACES, (move - BUILD) % SPACES, price)
        self.close_permits(seat)

    def put_bollard(self, seat: i64, slot: i64, price: i64) -> None:
        """A Bollard stands on a wall (BH-9.8)."""
        price += self.decks.bollards[slot]
        self.money[seat] -= price
        self.walls[seat * WALLS + slot // SLOTS] |= bit(slot % SLOTS)
        if self.log is not None:
            self.tell(codes.BOLLARD_PUT, seat, slot // SLOTS, price)

    def clear_space(self, seat: i64, space: i64, price: i64) -> None:
        """A Cover card leaves the game (BH-9.9, BH-9.10)."""
        price += self.decks.covers[space]
        self.money[seat] -= price
        self.site[seat * SPACES + space] = EMPTY
        if self.log is not None:
            self.tell(codes.CLEARED, seat, space, price)

    def build(self, seat: i64, building: i64, space: i64, price: i64) -> None:
        """A Building stands on a space and works at once (BH-9.11, BH-9.14)."""
        price += self.decks.cost[building]
        self.money[seat] -= price
        self.unbuilt[seat] &= ~bit(building)
        self.raise_building(seat, building, space)
        self.bank[seat] += self.opening(seat, building)
        if self.log is not None:
            self.tell(codes.BUILT, seat, self.decks.building_name(building), space * 1000 + price)

    def raise_building(self, seat: i64, building: i64, space: i64) -> None:
        """A Building is on the board."""
        self.built[seat] |= bit(building)
        self.site[seat * SPACES + space] = building

    def opening(self, seat: i64, building: i64) -> i64:
        """Money that the Building holds when the seat builds it now (BH-26.4)."""
        return self.decks.bank[building] + self.decks.bank_by_rank[building] * self.rank_of(seat)

    # -- 1.3 (BH-10) -------------------------------------------------------------------------------------------------------

    def gap(self, seat: i64, space: i64) -> i64:
        """What the seat's bid lacks to the highest one."""
        return self.best_bid(space) - self.bid(seat, space)

    def can_grow(self, seat: i64) -> bool:
        """The seat bid there, has a card left in its supply, and can pay (BH-10.1, BH-10.5, BH-R14)."""
        if self.bid(seat, INFLUENCE) == 0 or self.level[seat] >= LEVELS - 1:
            return False
        return self.money[seat] >= self.gap(seat, INFLUENCE)

    def open_growth(self) -> None:
        """Everybody who can take a card may act; the dummy's comes by itself (BH-28.7)."""
        for seat in range(self.seats):
            if self.can_grow(seat):
                self.stage[seat] = ACTING
        if self.seats < self.lines and self.cards_at(DUMMY_SEAT, INFLUENCE) and self.level[DUMMY_SEAT] < LEVELS - 1:
            self.grow(DUMMY_SEAT, 0)

    def grow_or_not(self, seat: i64, move: i64) -> None:
        """The seat takes the card, or does not (BH-D6)."""
        if move == UPGRADE:
            price = self.gap(seat, INFLUENCE)
            self.money[seat] -= price
            self.grow(seat, price)
        elif self.log is not None:
            self.tell(codes.NOT_GROWN, seat)
        self.stage[seat] = AT_REST

    def grow(self, seat: i64, price: i64) -> None:
        """The lowest card of the supply comes to hand for the next round (BH-10.2, BH-10.3)."""
        self.growing |= bit(seat)
        if self.log is not None:
            self.tell(codes.GREW, seat, SUPPLY[self.level[seat]], price)

    # -- 1.4 (BH-11) ---------------------------------------------------------------------------------------------------------

    def open_prices(self) -> bool:
        """The winner, or the owner of a Commodity Exchange, is asked, or the pile turns; whether somebody is asked."""
        seat = self.winner(codes.PRICES)
        if seat != NOBODY and not self.is_dummy(seat):
            self.ask_prices(seat, PRICING)
            return True
        if seat == NOBODY:
            for k in range(self.lines):
                if self.built[self.rank[k]] & self.decks.exchanges:
                    self.ask_prices(self.rank[k], EXCHANGING)
                    return True
        self.rotate_prices()
        return False

    def ask_prices(self, seat: i64, phase: i64) -> None:
        """The seat looks through the pile and chooses (BH-R15)."""
        self.who = seat
        self.seers |= bit(seat)
        if self.dealt < self.hidden_prices():
            self.phase = LOOKING
            self.deals = phase
            self.player = CHANCE
        else:
            self.choose_prices(phase)

    def choose_prices(self, phase: i64) -> None:
        """The pile is known to the seat `who`, which chooses now."""
        self.phase = phase
        self.player = self.who
        self.deals = 0
        if self.log is not None:
            for k in range(self.above, self.above + self.dealt):
                self.tell(codes.LOOKED, self.who, self.decks.price_name(self.pile[k]), k, bit(self.who))

    def hidden_prices(self) -> i64:
        """How many Price cards lie between those that everybody knows."""
        return self.decks.prices - self.above - self.below

    def unseen_prices(self) -> i64:
        """The set of Price cards whose place is not settled, or not known."""
        unseen = full(self.decks.prices)
        for k in range(self.decks.prices):
            if self.pile[k] != NONE:
                unseen &= ~bit(self.pile[k])
        return unseen

    def look(self, card: i64) -> None:
        """One more card of the pile has its place."""
        self.pile[self.above + self.dealt] = card
        self.dealt += 1
        if self.dealt == self.hidden_prices():
            self.choose_prices(self.deals)

    def choose_price(self, card: i64) -> None:
        """The card comes on top, the order of the others stays (BH-11.1)."""
        at: i64 = 0
        while self.pile[at] != card:
            at += 1
        if at == 0:
            if self.log is not None:
                self.tell(codes.PRICES_KEPT, self.who)
            return
        for k in range(at, 0, -1):
            self.pile[k] = self.pile[k - 1]
        self.pile[0] = card
        if at >= self.decks.prices - self.below:
            self.below -= 1
            self.above += 1
        elif at >= self.above:
            self.dealt -= 1
            self.above += 1
        if self.log is not None:
            self.tell(codes.PRICE_CHOSEN, self.who, self.decks.price_name(card))

    def rotate_prices(self) -> None:
        """The top card goes to the bottom (BH-11.3); the next one may have to be turned up by CHANCE."""
        last = self.decks.prices - 1
        top = self.pile[0]
        for k in range(last):
            self.pile[k] = self.pile[k + 1]
        self.pile[last] = top
        self.above -= 1
        self.below += 1
        if self.log is not None:
            self.tell(codes.PRICES_ROTATED, NOBODY, self.decks.price_name(top))
        if self.above == 0 and self.pile[0] != NONE:
            if self.dealt:
                self.dealt -= 1
            else:
                self.below -= 1
            self.show_top()

    def show_top(self) -> None:
        """Everybody sees the top card."""
        self.above = 1
        if self.log is not None:
            self.tell(codes.PRICE_TURNED, NOBODY, self.decks.price_name(self.pile[0]))

    # -- 1.5 (BH-12) -------------------------------------------------------------------------------------------------------------

    def open_career(self) -> bool:
        """The winner may swap two ranks; whether somebody is asked."""
        seat = self.winner(CAREER)
        if seat == NOBODY:
            return False
        if self.is_dummy(seat):
            if self.rank[0] != seat:
                self.swap(seat, 0)
            return False
        self.who = seat
        self.phase = SWAPPING
        self.player = seat
        return True

    def swap(self, seat: i64, upper: i64) -> None:
        """The tokens at ranks `upper` and `upper` + 1 change places (BH-12.1)."""
        falls = self.rank[upper]
        rises = self.rank[upper + 1]
        self.rank[upper] = rises
        self.rank[upper + 1] = falls
        if self.log is not None:
            self.tell(codes.SWAPPED, seat, self.as_told(rises), self.as_told(falls))

    def pay_income(self) -> None:
        """4, 3, 2, 1 money by rank (BH-12.3, BH-R17)."""
        for k in range(self.lines):
            seat = self.rank[k]
            if not self.is_dummy(seat):
                self.money[seat] += MOST_INCOME - k
                if self.log is not None:
                    self.tell(codes.INCOME, seat, MOST_INCOME - k)

    # -- Sea (BH-13) --------------------------------------------------------------------------------------------------------------

    def award_ship(self, space: i64) -> bool:  # noqa: C901 - the rule in one piece
        """The Ship there is won; whether the winner must choose a Dock."""
        ship = self.sea[space]
        seat = self.winner(SEA + space)
        if ship == NONE or seat == NOBODY:
            return False
        if self.log is not None:
            self.tell(codes.SHIP_WON, seat, self.decks.ship_name(ship), self.bid(seat, SEA + space))
        self.sea[space] = NONE
        docks: i64 = 0
        choice: i64 = NONE
        if not self.is_dummy(seat):
            for dock in range(DOCKS):
                if self.can_berth(seat, dock, ship):
                    docks += 1
                    choice = dock
        if docks == 0:
            self.ship_pile |= bit(ship)
            if self.log is not None:
                self.tell(codes.SHIP_LOST, seat, self.decks.ship_name(ship))
            return False
        self.sea[space] = ship
        self.who = seat
        if docks == 1 and self.decks.cargo[ship] != WILD:
            self.berth_ship(choice, self.decks.cargo[ship])
            return False
        self.phase = BERTHING
        self.player = seat
        return True

    def add_berths(self, moves: Moves) -> None:
        """Each legal Dock, with each kind of goods if the cargo is wild (BH-D10)."""
        ship = self.sea[self.todo - 1 - SEA]
        cargo = self.decks.cargo[ship]
        for dock in range(DOCKS):
            if self.can_berth(self.player, dock, ship):
                for goods in range(GOODS):
                    if cargo in (WILD, goods):
                        moves.add(codes.BERTH + dock * GOODS + goods)

    def berth_ship(self, dock: i64, goods: i64) -> None:
        """The Ship just won lies in a Dock of the seat `who` (BH-13.3, BH-13.4)."""
        decks = self.decks
        space = self.todo - 1 - SEA
        ship = self.sea[space]
        self.sea[space] = NONE
        k = self.who * DOCKS + dock
        self.ship[k] = ship
        self.stay[k] = decks.lay[ship]
        self.cargo[k] = goods
        self.aboard[k] = decks.goods[ship]
        if self.log is not None:
            self.tell(codes.SHIP_BERTHED, self.who, decks.ship_name(ship), dock * GOODS + goods)
        houses = self.built[self.who] & decks.lighthouses
        while houses:
            house = lowest(houses)
            houses &= houses - 1
            self.earn(self.who, decks.ship_money[house], decks.building_name(house))

    # -- Land (BH-14) ---------------------------------------------------------------------------------------------------------------

    def award_contract(self, space: i64) -> bool:  # noqa: C901, PLR0912 - the rule in one piece
        """The Contract there is won; whether the winner must choose a Loading dock."""
        contract = self.land[space]
        seat = self.winner(LAND + space)
        if contract == NONE or seat == NOBODY:
            return False
        if self.log is not None:
            self.tell(codes.CONTRACT_WON, seat, self.decks.contract_name(contract), self.bid(seat, LAND + space))
        empty: i64 = 0
        choice: i64 = NONE
        if not self.is_dummy(seat):
            for loading in range(LOADING_DOCKS):
                if self.contract[seat * LOADING_DOCKS + loading] == NONE:
                    empty += 1
                    choice = loading
        self.who = seat
        if empty > 1:
            self.phase = PLACING
            self.player = seat
            return True
        if empty == 1:
            self.place_contract(choice)
            return False
        self.land[space] = NONE
        self.contract_pile |= bit(contract)
        if self.log is not None:
            self.tell(codes.CONTRACT_LOST, seat, self.decks.contract_name(contract))
        if not self.is_dummy(seat):
            self.penalize(seat, contract)
        return False

    def place_contract(self, loading: i64) -> None:
        """The Contract just won lies in a Loading dock of the seat `who` (BH-14.2, BH-14.3)."""
        space = self.todo - 1 - LAND
        contract = self.land[space]
        self.land[space] = NONE
        self.give_contract(self.who, loading, contract)
        if self.log is not None:
            self.tell(codes.CONTRACT_PLACED, self.who, self.decks.contract_name(contract), loading)

    def give_contract(self, seat: i64, loading: i64, contract: i64) -> None:
        """A Contract lies in a Loading dock with its Time markers."""
        k = seat * LOADING_DOCKS + loading
        self.contract[k] = contract
        self.due[k] = self.decks.time[contract]
        self.got[k] = 0

    # -- the cards come back (BH-24) --------------------------------------------------------------------------------------------------

    def return_cards(self) -> None:
        """Everybody holds five cards again, better ones after an upgrade."""
        for seat in range(self.lines):
            if self.growing & bit(seat):
                self.level[seat] += 1
            self.hand[seat] = self.decks.hands[self.level[seat]]
            for space in range(seat * BID_SPACES, seat * BID_SPACES + BID_SPACES):
                self.laid[space] = 0
        self.growing = 0
        self.laid_cards = 0

    def all_laid(self) -> bool:
        """Everybody has laid all five cards (BH-5.2)."""
        return self.laid_cards == HAND * self.lines
