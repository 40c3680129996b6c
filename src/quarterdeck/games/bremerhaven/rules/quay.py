"""What players do in their harbors: produce, convert and move goods (4.1 and 4.2; BH-17, BH-18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    ACTING,
    AT_REST,
    CONTAINER,
    CRATE,
    DELIVER,
    DIRECT,
    DOCKS,
    DONE,
    EMPTY,
    GOODS,
    LOADING_DOCKS,
    MONEY,
    MOVING,
    NONE,
    PACK,
    PRODUCE,
    SPACES,
    UNLOAD,
    UNPACK,
    UNTURNED,
)
from quarterdeck.games.bremerhaven.rules.deadlines import Deadlines
from quarterdeck.games.bremerhaven.table.decks import of_goods, pack_goods

PLACE_FEE: Final[i64] = 1
"""Money for packing or unpacking (BH-18.8)."""


class Quay(Deadlines):
    """Steps of the individual action phase; those that name no space go where there is room (BH-R56)."""

    def can_yield(self, seat: i64, space: i64) -> bool:
        """A Production building stands there that has yielded nothing in this round."""
        site = self.site[seat * SPACES + space]
        return site >= 0 and bool(self.decks.producers & bit(site)) and not self.yielded[seat] & bit(space)

    def can_produce(self, seat: i64, space: i64, what: i64) -> bool:
        """The Building there can yield that good now, or money if `what` is MONEY (BH-17.1, BH-17.2)."""
        if not self.can_yield(seat, space):
            return False
        site = self.site[seat * SPACES + space]
        if what == MONEY:
            return self.decks.produce_money[site] > 0
        return bool(self.decks.produce[site] & bit(what)) and self.room(seat, what) != NONE

    def produces(self, seat: i64) -> bool:
        """Some Building can produce now."""
        if not self.built[seat] & self.decks.producers:
            return False
        for space in range(SPACES):
            if self.can_yield(seat, space):
                for what in range(GOODS + 1):
                    if self.can_produce(seat, space, what):
                        return True
        return False

    def do_produce(self, seat: i64, space: i64, what: i64, to: i64) -> None:
        """The Building yields; a good goes to the space `to`."""
        site = self.site[seat * SPACES + space]
        self.yielded[seat] |= bit(space)
        if self.log is not None:
            self.tell(codes.PRODUCED, seat, what, self.decks.building_name(site))
        if what == MONEY:
            self.earn(seat, self.yield_of(seat, site), self.decks.building_name(site))
        else:
            self.put(seat, to, what)

    def yield_of(self, seat: i64, building: i64) -> i64:
        """Money that the Building produces in a round for its owner (BH-17.1)."""
        return self.decks.produce_money[building] + self.decks.produce_by_rank[building] * self.rank_of(seat)

    def add_production(self, moves: Moves) -> None:
        """Each thing that each Building can still yield (BH-D12)."""
        seat = self.player
        moves.add(DONE)
        for space in range(SPACES):
            if self.can_yield(seat, space):
                for what in range(GOODS + 1):
                    if self.can_produce(seat, space, what):
                        moves.add(PRODUCE + space * (GOODS + 1) + what)

    def can_unload(self, seat: i64, dock: i64) -> bool:
        """A Ship is there with a good that finds room."""
        k = seat * DOCKS + dock
        return self.ship[k] != NONE and self.aboard[k] > 0 and self.fits(seat, self.cargo[k])

    def can_direct(self, seat: i64, dock: i64, loading: i64) -> bool:
        """A Building lets a good go from the Ship to the Contract."""
        k = seat * DOCKS + dock
        if not self.built[seat] & self.decks.cranes or self.ship[k] == NONE or self.aboard[k] == 0:
            return False
        return self.can_deliver(seat, loading, self.cargo[k])

    def fee(self, seat: i64) -> i64:
        """What a conversion costs (BH-18.8, BH-29.5)."""
        return NOTHING if self.built[seat] & self.decks.packers else PLACE_FEE

    def unpack_place(self, seat: i64) -> i64:
        """A space whose container can become two crates, free spaces before storage Buildings, or NONE (BH-R25)."""
        best: i64 = NONE
        for space in range(SPACES):
            k = seat * SPACES + space
            if of_goods(self.goods[k], CONTAINER) and self.may_hold(seat, space) & bit(CRATE):
                if self.site[k] == EMPTY:
                    return space
                best = space
        return best

    def can_unpack(self, seat: i64) -> bool:
        """There is a container to unpack, and money for it; not straight after packing (BH-18.8, BH-R55)."""
        return (
            self.turned[seat] != codes.PACKED and self.money[seat] >= self.fee(seat) and self.unpack_place(seat) != NONE
        )

    def do_unpack(self, seat: i64, space: i64) -> None:
        """The container becomes two crates on its space (BH-R25)."""
        self.pay_fee(seat, codes.UNPACKED_ONE)
        self.remove(seat, space, CONTAINER)
        self.put(seat, space, CRATE)
        self.put(seat, space, CRATE)

    def crate_piles(self, seat: i64) -> i64:
        """Two crates to pack, as space * 16 + space: two half piles, or one whole pile; NONE without two crates."""
        half: i64 = NONE
        whole: i64 = NONE
        for space in range(SPACES):
            number = of_goods(self.goods[seat * SPACES + space], CRATE)
            if number & 1:
                if half != NONE:
                    return half * 16 + space
                half = space
            if number > 1 and (whole == NONE or self.site[seat * SPACES + whole] >= 0):
                whole = space
        return NONE if whole == NONE else whole * 16 + whole

    def can_pack(self, seat: i64) -> bool:
        """Two crates are there, room for a container without them, and money; not straight after unpacking."""
        if self.turned[seat] == codes.UNPACKED or self.money[seat] < self.fee(seat):
            return False
        piles = self.crate_piles(seat)
        if piles == NONE:
            return False
        self.remove(seat, piles >> 4, CRATE)
        self.remove(seat, piles & 15, CRATE)
        found = self.room(seat, CONTAINER)
        self.put(seat, piles >> 4, CRATE)
        self.put(seat, piles & 15, CRATE)
        return found != NONE

    def do_pack(self, seat: i64, one: i64, other: i64, to: i64) -> None:
        """Two crates become a container, on the space `to` or, if that is NONE, where there is room (BH-R25)."""
        self.pay_fee(seat, codes.PACKED_TWO)
        self.remove(seat, one, CRATE)
        self.remove(seat, other, CRATE)
        self.put(seat, to if to != NONE else self.room(seat, CONTAINER), CONTAINER)

    def pay_fee(self, seat: i64, kind: i64) -> None:
        """A conversion is paid and told."""
        fee = self.fee(seat)
        self.money[seat] -= fee
        if self.log is not None:
            self.tell(kind, seat, fee)

    def do_unload(self, seat: i64, dock: i64, to: i64) -> None:
        """One good from a Ship to a space, or to where there is room if `to` is NONE."""
        k = seat * DOCKS + dock
        goods = self.cargo[k]
        self.aboard[k] -= 1
        if to == NONE:
            self.store(seat, goods)
        else:
            self.put(seat, to, goods)
        self.turned[seat] = UNTURNED
        if self.log is not None:
            self.tell(codes.UNLOADED, seat, goods, dock)

    def do_deliver(self, seat: i64, space: i64, loading: i64, goods: i64) -> None:
        """One good from a space to a Contract."""
        self.remove(seat, space, goods)
        self.hand_over(seat, loading, goods)

    def do_direct(self, seat: i64, dock: i64, loading: i64) -> None:
        """One good from a Ship to a Contract."""
        k = seat * DOCKS + dock
        self.aboard[k] -= 1
        self.hand_over(seat, loading, self.cargo[k])

    def hand_over(self, seat: i64, loading: i64, goods: i64) -> None:
        """A Contract gets a good."""
        self.got[seat * LOADING_DOCKS + loading] += pack_goods(goods, 1)
        self.turned[seat] = UNTURNED
        if self.log is not None:
            self.tell(codes.DELIVERED, seat, goods, loading)

    def add_goods_moves(self, moves: Moves) -> None:  # noqa: C901, PLR0912 - the rule in one piece
        """Goods from Ships, to Contracts, and conversions, without saying which space (BH-D13, BH-R56)."""
        seat = self.player
        moves.add(DONE)
        for dock in range(DOCKS):
            if self.can_unload(seat, dock):
                moves.add(UNLOAD + dock)
        for loading in range(LOADING_DOCKS):
            if self.contract[seat * LOADING_DOCKS + loading] != NONE and self.is_accessible(seat, loading):
                for goods in range(GOODS):
                    if self.still_needs(seat, loading, goods) and self.stored(seat, goods):
                        moves.add(DELIVER + loading * GOODS + goods)
        if self.can_unpack(seat):
            moves.add(UNPACK)
        if self.can_pack(seat):
            moves.add(PACK)
        if self.built[seat] & self.decks.cranes:
            for dock in range(DOCKS):
                for loading in range(LOADING_DOCKS):
                    if self.can_direct(seat, dock, loading):
                        moves.add(DIRECT + dock * LOADING_DOCKS + loading)

    def advance_seat(self, seat: i64) -> None:
        """A seat that can do nothing more in 4.1, or nothing that matters in 4.2, is past it (BH-R59)."""
        if self.stage[seat] == ACTING and not self.produces(seat):
            self.stage[seat] = MOVING
        if self.stage[seat] == MOVING and not self.can_move_goods(seat):
            self.rest(seat)

    def can_move_goods(self, seat: i64) -> bool:
        """Something can be done in 4.2 that matters (BH-R59)."""
        if self.can_unload_any(seat):
            return True
        if not self.has_goods(seat):
            return False
        if self.turned[seat] != UNTURNED or self.can_pack(seat) or self.can_tidy(seat):
            return True
        if self.stored(seat, CONTAINER) and self.money[seat] >= self.fee(seat):
            return True
        for loading in range(LOADING_DOCKS):
            for goods in range(GOODS):
                if self.can_deliver(seat, loading, goods) and self.stored(seat, goods):
                    return True
        return False

    def can_unload_any(self, seat: i64) -> bool:
        """Some Ship has a good that can go ashore or straight to a Contract."""
        for dock in range(DOCKS):
            if self.can_unload(seat, dock):
                return True
            for loading in range(LOADING_DOCKS):
                if self.can_direct(seat, dock, loading):
                    return True
        return False

    def rest(self, seat: i64) -> None:
        """A seat is done with its harbor."""
        self.stage[seat] = AT_REST
        self.yielded[seat] = 0
        self.turned[seat] = UNTURNED
        if self.log is not None:
            self.tell(codes.HARBOR_DONE, seat)

    def move_goods(self, seat: i64, move: i64) -> None:
        """One step of 4.2 that names no space."""
        if move < DELIVER:
            self.do_unload(seat, move - UNLOAD, NONE)
        elif move < UNPACK:
            goods = (move - DELIVER) % GOODS
            self.do_deliver(seat, self.source(seat, goods), (move - DELIVER) // GOODS, goods)
        elif move == UNPACK:
            self.do_unpack(seat, self.unpack_place(seat))
            self.turned[seat] = codes.UNPACKED
        elif move == PACK:
            piles = self.crate_piles(seat)
            self.do_pack(seat, piles >> 4, piles & 15, NONE)
            self.turned[seat] = codes.PACKED
        else:
            self.do_direct(seat, (move - DIRECT) // LOADING_DOCKS, (move - DIRECT) % LOADING_DOCKS)

    def act_exactly(self, seat: i64, move: i64) -> None:
        """One step of 4.1 or 4.2 that names its spaces (codes.py: exact moves)."""
        kind = move >> 16
        a = move >> 12 & 15
        b = move >> 8 & 15
        goods = move & 15
        if kind == codes.EXACT_UNLOAD:
            self.do_unload(seat, a, b)
        elif kind == codes.EXACT_SHIFT:
            self.remove(seat, a, goods)
            self.put(seat, b, goods)
            if self.log is not None:
                self.tell(codes.SHIFTED, seat, goods, b)
        elif kind == codes.EXACT_DELIVER:
            self.do_deliver(seat, a, b, goods)
        elif kind == codes.EXACT_UNPACK:
            self.do_unpack(seat, a)
        elif kind == codes.EXACT_PACK:
            self.do_pack(seat, a, b, move >> 4 & 15)
        else:
            self.do_produce(seat, a, goods, b)
        if kind != codes.EXACT_PRODUCE:
            self.turned[seat] = UNTURNED
