"""What the backs of Newspaper cards do (BH-21, BH-E1 and on)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import count
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import CRATE, DOCKS, LOADING_DOCKS, NONE, SHARE, SPACES
from quarterdeck.games.bremerhaven.rules.deals import Deals
from quarterdeck.games.bremerhaven.rules.town import MOST_INCOME

RICH: Final[i64] = 10
"""Some charges count full tens of money."""


class Events(Deals):
    """Events: one for all harbors at the end of a round."""

    def begin_event(self) -> None:
        """What an Event does once, not to each harbor."""
        kind = self.decks.event[self.event]
        if kind == codes.TURN_PRICES:
            self.rotate_prices()
        elif kind == codes.TURN_LADDER:
            falls = self.rank[0]
            for k in range(self.lines - 1):
                self.rank[k] = self.rank[k + 1]
            self.rank[self.lines - 1] = falls
            if self.log is not None:
                self.tell(codes.LADDER_TURNED, falls)

    def must_split(self, seat: i64) -> bool:
        """The seat chooses what part of the charge its Bank pays (BH-R33)."""
        if self.decks.event[self.event] != codes.CHARGE_CONTRACTS or self.bank[seat] == 0:
            return False
        due = min(self.event_charge(seat), self.money[seat] + self.bank[seat])
        return min(self.bank[seat], due) > max(0, due - self.money[seat])

    def ships_in(self, seat: i64) -> i64:
        """How many Ships are in the harbor."""
        number: i64 = 0
        for k in range(seat * DOCKS, seat * DOCKS + DOCKS):
            if self.ship[k] != NONE:
                number += 1
        return number

    def contracts_in(self, seat: i64) -> i64:
        """How many Contracts are in the harbor."""
        number: i64 = 0
        for k in range(seat * LOADING_DOCKS, seat * LOADING_DOCKS + LOADING_DOCKS):
            if self.contract[k] != NONE:
                number += 1
        return number

    def spaces_used(self, seat: i64) -> i64:
        """How many spaces have goods on them."""
        number: i64 = 0
        for k in range(seat * SPACES, seat * SPACES + SPACES):
            if self.goods[k]:
                number += 1
        return number

    def event_charge(self, seat: i64) -> i64:
        """What the Event asks of the seat; 0 if it asks for no money."""
        kind = self.decks.event[self.event]
        amount = self.decks.amount[self.event]
        if kind == codes.CHARGE_CONTRACTS:
            return amount * self.contracts_in(seat)
        if kind == codes.CHARGE_SHIPS:
            return amount * self.ships_in(seat)
        if kind == codes.CHARGE_BUILDINGS:
            return amount * count(self.built[seat])
        if kind == codes.CHARGE_STORAGE:
            return amount * self.spaces_used(seat)
        if kind == codes.CHARGE_RICH:
            return amount * (self.money[seat] // RICH)
        return 0

    def strike(self, seat: i64) -> None:  # noqa: C901, PLR0912 - one branch for each kind
        """The Event strikes one harbor; no choice is left."""
        kind = self.decks.event[self.event]
        amount = self.decks.amount[self.event]
        name = self.decks.event_name(self.event)
        if codes.CHARGE_CONTRACTS <= kind <= codes.CHARGE_RICH:
            self.charge(seat, self.event_charge(seat), codes.CHARGED)
        elif kind == codes.PAY_SHIPS:
            self.earn(seat, amount * self.ships_in(seat), name)
        elif kind == codes.PAY_CONTRACTS:
            self.earn(seat, amount * self.contracts_in(seat), name)
        elif kind == codes.PAY_RANKS:
            self.earn(seat, MOST_INCOME - (self.lines - 1 - self.who), name)
        elif kind == codes.LOSE_PRESTIGE:
            self.add_prestige(seat, -amount)
        elif kind == codes.GAIN_PRESTIGE_SHIPS:
            if self.ships_in(seat) >= amount:
                self.add_prestige(seat, 1)
        elif kind == codes.GAIN_PRESTIGE_COMPLETE:
            if self.has_complete(seat):
                self.add_prestige(seat, 1)
        else:
            self.strike_cards(seat, kind, amount)

    def strike_cards(self, seat: i64, kind: i64, amount: i64) -> None:  # noqa: C901, PLR0912 - one branch for each kind
        """Time markers and goods that an Event changes."""
        if kind == codes.SHIPS_STAY:
            for k in range(seat * DOCKS, seat * DOCKS + DOCKS):
                if self.ship[k] != NONE:
                    self.stay[k] += amount
        elif kind in (codes.CONTRACTS_WAIT, codes.CONTRACTS_HURRY):
            for k in range(seat * LOADING_DOCKS, seat * LOADING_DOCKS + LOADING_DOCKS):
                if self.contract[k] != NONE:
                    self.due[k] = self.due[k] + amount if kind == codes.CONTRACTS_WAIT else max(1, self.due[k] - amount)
        elif kind == codes.SPOIL_CRATES:
            spoilt = min(amount, self.stored(seat, CRATE))
            for _ in range(spoilt):
                self.remove(seat, self.source(seat, CRATE), CRATE)
            if spoilt and self.log is not None:
                self.tell(codes.GOODS_LOST, seat, CRATE, spoilt)
        elif kind == codes.OVERBOARD:
            for k in range(seat * DOCKS, seat * DOCKS + DOCKS):
                if self.aboard[k] > 0:
                    self.aboard[k] -= 1
                    if self.log is not None:
                        self.tell(codes.GOODS_LOST, seat, self.cargo[k], 1)

    def has_complete(self, seat: i64) -> bool:
        """A complete Contract is in the harbor."""
        for loading in range(LOADING_DOCKS):
            if self.contract[seat * LOADING_DOCKS + loading] != NONE and self.is_complete(seat, loading):
                return True
        return False

    def add_shares(self, moves: Moves) -> None:
        """What part of a charge the Bank pays (BH-D14)."""
        seat = self.player
        due = min(self.event_charge(seat), self.money[seat] + self.bank[seat])
        for share in range(max(0, due - self.money[seat]), min(self.bank[seat], due) + 1):
            moves.add(SHARE + share)
