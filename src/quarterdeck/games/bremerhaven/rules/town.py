"""What bids win on the other spaces: prices, careers, Ships, Contracts (BH-11 to BH-14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.sets import bit, full, lowest
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    BERTHING,
    CAREER,
    DOCKS,
    EXCHANGING,
    GOODS,
    LAND,
    LOADING_DOCKS,
    LOOKING,
    NONE,
    PLACING,
    PRICING,
    SEA,
    SWAPPING,
    WILD,
)
from quarterdeck.games.bremerhaven.rules.permits import Permits

MOST_INCOME: Final[i64] = 4
"""The Captain's (BH-12.3)."""


class Town(Permits):
    """What happens between the first Influence card and the last Contract of a round."""

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
