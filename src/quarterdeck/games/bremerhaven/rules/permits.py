"""Shares, Buildings, building permits and growth (BH-7 to BH-10)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    ACTING,
    AT_REST,
    BOLLARD,
    BUILD,
    CLEAR,
    COVERED,
    DONE,
    DUMMY_SEAT,
    EMPTY,
    INFLUENCE,
    LEVELS,
    NONE,
    PERMITS,
    SLOTS,
    SPACES,
    UPGRADE,
    WALLS,
)
from quarterdeck.games.bremerhaven.rules.bidding import Bidding
from quarterdeck.games.bremerhaven.table.decks import SUPPLY


class Permits(Bidding):
    """The first four spaces of the Town board."""

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
        return self.can_build_any(seat)

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

    def can_build_any(self, seat: i64) -> bool:
        """There is an unbuilt Building and a vacant space for it; building costs nothing (BH-9.11, BH-9.13, BH-R10)."""
        if self.unbuilt[seat]:
            for space in range(SPACES):
                if self.is_vacant(seat, space):
                    return True
        return False

    def add_permits(self, moves: Moves) -> None:  # noqa: C901 - the rule in one piece
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
