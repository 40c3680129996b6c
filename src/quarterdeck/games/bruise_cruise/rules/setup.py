"""What happens in Bruise Cruise before the first turn: dice, hands, Home Ports (BC-1)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import (
    CARD,
    DEAL,
    DEALING,
    DICE,
    FLEET,
    HAND,
    HOMING,
    NO_PORT,
    ROLLING,
    WORDS,
)
from quarterdeck.games.bruise_cruise.rules.turns import Turns


class SettingOut(Turns):
    """Who is first, what is dealt, where the fleets are at home."""

    def set_up(self, move: i64) -> None:
        """Dice, deal, Home Ports."""
        if self.phase == ROLLING:
            self.roll_first(move - DICE)
        elif self.phase == DEALING:
            self.deal(move - DEAL)
        else:
            self.choose_home(move - CARD)

    def roll_first(self, dice: i64) -> None:
        """The next Admiral rolls; who rolled most plays first, and those who tie roll again (BC-1.7, BC-R2)."""
        seat = self.roll_next(dice)
        if self.log is not None:
            self.tell(codes.ROLLED, seat, dice // 6 + 1, dice % 6 + 1)
        if self.rolling:
            return
        best = self.best_rolled()
        if best & (best - 1):
            self.start_rolling(best)
            return
        self.first = lowest(best)
        self.active = self.first
        if self.log is not None:
            self.tell(codes.FIRST, self.first)
        self.phase = DEALING
        self.to_draw = HAND

    def deal(self, card: i64) -> None:
        """Hands are filled one after the other, the first Admiral's first (BC-1.9)."""
        seat = self.active
        self.add_to_hand(seat, card)
        if self.log is not None:
            self.tell(codes.DEALT, seat, card, 0, bit(seat))
        self.to_draw -= 1
        if self.to_draw > 0:
            return
        self.active = (seat + 1) % self.seats
        self.to_draw = HAND
        if self.held[self.active] > 0:  # the last hand, or one dealt anew (BC-R4)
            self.to_draw = 0
            self.ask_home()

    def ask_home(self) -> None:
        """The next Admiral in turn order chooses a Home Port; without a choice the hand is dealt anew (BC-R3, BC-R4)."""
        seat = self.first
        while self.home[seat] != NO_PORT:
            seat = (seat + 1) % self.seats
            if seat == self.first:
                self.start_turn(seat)
                return
        self.active = seat
        self.player = seat
        self.phase = HOMING
        if not self.can_choose_home(seat):
            self.deal_anew(seat)

    def can_choose_home(self, seat: i64) -> bool:
        """The hand holds an Action card of a port nobody has chosen (BC-1.11)."""
        ports = self.ports_in_hand(seat)
        for other in range(self.seats):
            if self.home[other] != NO_PORT:
                ports &= ~bit(self.home[other])
        return ports != 0

    def deal_anew(self, seat: i64) -> None:
        """The hand is shown and goes back into the deck, and seven new cards are dealt (BC-R4)."""
        if self.log is not None:
            for card in range(self.chart.cards):
                if self.holds(seat, card):
                    self.tell(codes.SHOWN, seat, card)
        for word in range(WORDS):
            self.hand[seat * WORDS + word] = 0
        self.deck += self.held[seat]
        self.held[seat] = 0
        self.phase = DEALING
        self.player = CHANCE
        self.to_draw = HAND

    def choose_home(self, card: i64) -> None:
        """The card is discarded; marker and flagship go to its port (BC-1.10 to BC-1.13)."""
        seat = self.player
        port = self.chart.member(card)
        space = self.chart.port_space[port]
        self.leave_hand(seat, card)
        self.home[seat] = port
        self.put(seat * FLEET, space)
        if self.log is not None:
            self.tell(codes.HOME, seat, self.space_name(space), card)
        self.ask_home()
