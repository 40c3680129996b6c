"""Prestige is counted, time passes, Ships leave, Contracts fall due (BH-19, BH-20)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import bit
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    DOCKS,
    GOODS,
    LOADING_DOCKS,
    NONE,
)
from quarterdeck.games.bremerhaven.rules.storage import Storage
from quarterdeck.games.bremerhaven.table.decks import of_goods


class Deadlines(Storage):
    """The third and the fourth step of the harbors."""

    # -- 4.3 and 4.4 (BH-19, BH-20) ---------------------------------------------------------------------------------

    def count_prestige(self, seat: i64) -> None:
        """The marker follows the harbor value upwards (BH-19.2)."""
        value = self.harbor_value(seat)
        if value > self.prestige[seat]:
            track = self.decks.track
            self.prestige[seat] = min(value, track) if track > 0 else value
        if self.log is not None:
            self.tell(codes.HARBOR_VALUE, seat, value, self.prestige[seat])

    def pass_time(self, seat: i64) -> None:  # noqa: C901 - the rule in one piece
        """A Time marker less on each Ship and Contract; what is due leaves (BH-20, BH-R29)."""
        for k in range(seat * DOCKS, seat * DOCKS + DOCKS):
            if self.ship[k] != NONE:
                self.stay[k] -= 1
        for k in range(seat * LOADING_DOCKS, seat * LOADING_DOCKS + LOADING_DOCKS):
            if self.contract[k] != NONE:
                self.due[k] -= 1
        for k in range(seat * DOCKS, seat * DOCKS + DOCKS):
            if self.ship[k] != NONE and self.stay[k] == 0:
                self.leave(seat, k)
        for loading in range(LOADING_DOCKS):
            k = seat * LOADING_DOCKS + loading
            if self.contract[k] != NONE and self.due[k] == 0:
                self.resolve_contract(seat, loading)

    def leave(self, seat: i64, k: i64) -> None:
        """A Ship goes to its discard pile; what is on it is lost (BH-20.3)."""
        if self.log is not None:
            self.tell(codes.SHIP_LEFT, seat, self.decks.ship_name(self.ship[k]), self.aboard[k])
        self.ship_pile |= bit(self.ship[k])
        self.ship[k] = NONE
        self.stay[k] = 0
        self.cargo[k] = 0
        self.aboard[k] = 0

    def resolve_contract(self, seat: i64, loading: i64) -> None:
        """Goods are sold, then reward or penalty, then the card leaves (BH-20.4 to BH-20.7)."""
        k = seat * LOADING_DOCKS + loading
        contract = self.contract[k]
        got = self.got[k]
        name = self.decks.contract_name(contract)
        money: i64 = 0
        for goods in range(GOODS):
            money += of_goods(got, goods) * self.prices(goods)
        self.money[seat] += money
        if self.log is not None:
            self.tell(codes.SOLD, seat, name, money)
        complete = self.is_complete(seat, loading)
        self.contract[k] = NONE
        self.due[k] = 0
        self.got[k] = 0
        self.contract_pile |= bit(contract)
        if complete:
            self.reward(seat, contract)
        else:
            if self.log is not None:
                self.tell(codes.INCOMPLETE, seat, name)
            self.penalize(seat, contract)

    def reward(self, seat: i64, contract: i64) -> None:
        """What a complete Contract brings beside its goods (BH-14.8, BH-14.9)."""
        decks = self.decks
        self.money[seat] += decks.reward[contract]
        if self.log is not None:
            self.tell(codes.REWARDED, seat, decks.contract_name(contract), decks.reward[contract])
        if decks.reward_prestige[contract]:
            self.add_prestige(seat, 1)

    def penalize(self, seat: i64, contract: i64) -> None:
        """What an incomplete or unplaceable Contract costs (BH-14.4, BH-14.7)."""
        decks = self.decks
        if decks.penalty[contract]:
            if self.built[seat] & decks.insurers:
                if self.log is not None:
                    self.tell(codes.INSURED, seat, decks.contract_name(contract))
            else:
                self.charge(seat, decks.penalty[contract], codes.PAID_PENALTY)
        if decks.penalty_prestige[contract]:
            self.add_prestige(seat, -1)
