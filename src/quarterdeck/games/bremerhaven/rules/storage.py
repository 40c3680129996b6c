"""Docks, Loading docks and Storage: what fits where (BH-13.5, BH-15)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, count, lowest
from quarterdeck.games.bremerhaven.codes import (
    ANY_GOODS,
    COVERED,
    CRATE,
    DOCKS,
    EMPTY,
    GOODS,
    LOADING_DOCKS,
    NONE,
    SPACES,
    WALLS,
)
from quarterdeck.games.bremerhaven.rules.harbor import Harbor
from quarterdeck.games.bremerhaven.table.decks import all_goods, of_goods, pack_goods, used


class Storage(Harbor):
    """Where Ships, Contracts and goods are, and whether more can come."""

    # -- Docks and Loading docks (BH-13.5, BH-15.6, BH-15.7) ---------------------------------------------------

    def berth_size(self, seat: i64, dock: i64) -> i64:
        """The lower count of the Dock's two walls."""
        wall = seat * WALLS + dock
        return min(count(self.walls[wall]), count(self.walls[wall + 1]))

    def berth_needed(self, seat: i64, ship: i64) -> i64:
        """Bollards that the Ship needs at both walls of this player's Docks."""
        need = self.decks.berth[ship]
        pilots = self.built[seat] & self.decks.pilots
        while pilots:
            need -= self.decks.berth_less[lowest(pilots)]
            pilots &= pilots - 1
        return max(0, need)

    def can_berth(self, seat: i64, dock: i64, ship: i64) -> bool:
        """The Dock is empty and large enough."""
        return self.ship[seat * DOCKS + dock] == NONE and self.berth_size(seat, dock) >= self.berth_needed(seat, ship)

    def is_accessible(self, seat: i64, loading: i64) -> bool:
        """No Cover card lies on the space directly below the Loading dock (BH-15.7, BH-R22)."""
        return self.site[seat * SPACES + loading] != COVERED

    def still_needs(self, seat: i64, loading: i64, goods: i64) -> bool:
        """The Contract there can take one more good of that kind (BH-18.6, BH-R23)."""
        k = seat * LOADING_DOCKS + loading
        contract = self.contract[k]
        if contract == NONE:
            return False
        needs = self.decks.needs[contract]
        got = self.got[k] + pack_goods(goods, 1)
        beyond: i64 = 0
        for kind in range(GOODS):
            beyond += max(0, of_goods(got, kind) - of_goods(needs, kind))
        return beyond <= self.decks.wild[contract]

    def can_deliver(self, seat: i64, loading: i64, goods: i64) -> bool:
        """The Contract is accessible and still needs the good (BH-15.8)."""
        return self.still_needs(seat, loading, goods) and self.is_accessible(seat, loading)

    def is_complete(self, seat: i64, loading: i64) -> bool:
        """All goods of the Contract there were delivered."""
        k = seat * LOADING_DOCKS + loading
        return all_goods(self.got[k]) == self.decks.size[self.contract[k]]

    # -- Storage (BH-15.2 to BH-15.5) ------------------------------------------------------------------------

    def places(self, seat: i64, space: i64) -> i64:
        """How many storage places a space has: one, none, or those of the Building on it."""
        site = self.site[seat * SPACES + space]
        if site == EMPTY:
            return 1
        return NOTHING if site == COVERED else self.decks.places[site]

    def may_hold(self, seat: i64, space: i64) -> i64:
        """The set of goods that may lie on a space."""
        site = self.site[seat * SPACES + space]
        if site == EMPTY:
            return ANY_GOODS
        return NOTHING if site == COVERED else self.decks.stores[site]

    def has_room(self, seat: i64, space: i64, goods: i64) -> bool:
        """One more good of that kind can lie on the space (BH-15.4, BH-R24)."""
        here = self.goods[seat * SPACES + space]
        if here == 0 and self.site[seat * SPACES + space] == EMPTY:
            return True
        if not self.may_hold(seat, space) & bit(goods):
            return False
        if goods == CRATE and of_goods(here, CRATE) & 1:
            return True
        return used(here) < self.places(seat, space)

    def room(self, seat: i64, goods: i64) -> i64:
        """Where a good goes if nobody says where: half a pile, then a storage Building, then a free space (BH-R56)."""
        if goods == CRATE:
            for space in range(SPACES):
                if of_goods(self.goods[seat * SPACES + space], CRATE) & 1:
                    return space
        if self.built[seat] & self.decks.storehouses:
            found = self.storehouse(seat, goods)
            if found != NONE:
                return found
        return self.free_space(seat)

    def free_space(self, seat: i64) -> i64:
        """The first space without Cover card, Building and goods, or NONE."""
        for k in range(seat * SPACES, seat * SPACES + SPACES):
            if self.site[k] == EMPTY and self.goods[k] == 0:
                return k - seat * SPACES
        return NONE

    def storehouse(self, seat: i64, goods: i64) -> i64:
        """A storage Building with room, one for few kinds of goods before others, or NONE."""
        best: i64 = NONE
        kinds = GOODS + 1
        for space in range(SPACES):
            site = self.site[seat * SPACES + space]
            if site >= 0 and self.decks.places[site] and self.has_room(seat, space, goods):
                number = count(self.decks.stores[site])
                if number < kinds:
                    best = space
                    kinds = number
        return best

    def fits(self, seat: i64, goods: i64) -> bool:
        """One more good finds room once everything is stacked well, as 4.2 allows (BH-18.7, BH-18.10)."""
        if self.room(seat, goods) != NONE:
            return True
        free: i64 = 0
        own = vec[i64]([0, 0, 0, 0])  # places for one kind of goods alone
        for space in range(SPACES):
            may = self.may_hold(seat, space)
            if may == ANY_GOODS:
                free += self.places(seat, space)
            elif may:
                own[lowest(may)] += self.places(seat, space)
        for kind in range(GOODS):
            number = self.stored(seat, kind) + i64(kind == goods)
            if kind == CRATE:
                number = (number + 1) // 2
            free -= max(0, number - own[kind])
        return free >= 0

    def stored(self, seat: i64, goods: i64) -> i64:
        """How many goods of a kind are in Storage."""
        number: i64 = 0
        for k in range(seat * SPACES, seat * SPACES + SPACES):
            number += of_goods(self.goods[k], goods)
        return number

    def has_goods(self, seat: i64) -> bool:
        """Something is in Storage."""
        return any(self.goods[k] != 0 for k in range(seat * SPACES, seat * SPACES + SPACES))

    def put(self, seat: i64, space: i64, goods: i64) -> None:
        """One more good lies on a space."""
        self.goods[seat * SPACES + space] += pack_goods(goods, 1)

    def remove(self, seat: i64, space: i64, goods: i64) -> None:
        """One good less lies on a space."""
        self.goods[seat * SPACES + space] -= pack_goods(goods, 1)

    def store(self, seat: i64, goods: i64) -> None:
        """A good that fits goes to Storage; if need be, everything is stacked anew (BH-R56)."""
        space = self.room(seat, goods)
        if space == NONE:
            self.stack_anew(seat)
            space = self.room(seat, goods)
        self.put(seat, space, goods)

    def stack_anew(self, seat: i64) -> None:
        """Everything in Storage takes as little room as it can."""
        numbers = vec[i64]([0, 0, 0, 0])
        for goods in range(GOODS):
            numbers[goods] = self.stored(seat, goods)
        for k in range(seat * SPACES, seat * SPACES + SPACES):
            self.goods[k] = 0
        for goods in range(GOODS):
            for _ in range(numbers[goods]):
                self.put(seat, self.room(seat, goods), goods)

    def can_tidy(self, seat: i64) -> bool:
        """Goods in Storage can make room: two half piles of crates become one, or a good goes into a Building (BH-R59)."""
        half: i64 = 0
        for space in range(SPACES):
            half += of_goods(self.goods[seat * SPACES + space], CRATE) & 1
            for goods in range(GOODS):
                if of_goods(self.goods[seat * SPACES + space], goods) and self.can_leave_for_less(seat, space, goods):
                    return True
        return half > 1

    def can_leave_for_less(self, seat: i64, space: i64, goods: i64) -> bool:
        """A Building has room for the good that holds fewer kinds of goods than where it lies; a plain space holds most."""
        kinds = GOODS + 1 if self.site[seat * SPACES + space] == EMPTY else count(self.may_hold(seat, space))
        for other in range(SPACES):
            site = self.site[seat * SPACES + other]
            if site >= 0 and count(self.decks.stores[site]) < kinds and self.has_room(seat, other, goods):
                return True
        return False

    def source(self, seat: i64, goods: i64) -> i64:
        """Where a good is taken from if nobody says where: half a pile, a space, a storage Building; or NONE."""
        best: i64 = NONE
        for space in range(SPACES):
            number = of_goods(self.goods[seat * SPACES + space], goods)
            if number == 0:
                continue
            if goods == CRATE and number & 1:
                return space
            if best == NONE or self.site[seat * SPACES + best] >= 0:
                best = space
        return best
