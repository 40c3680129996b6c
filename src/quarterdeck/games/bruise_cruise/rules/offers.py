"""What may be chosen in Bruise Cruise, phase by phase (BC-25 and its decision points)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import ONE, bit
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import (
    ACTING,
    BATTLING,
    BUYING,
    CARD,
    DEAL,
    DEALING,
    DECOMMISSION,
    DICE,
    DISCARDING,
    DRAW,
    DRAWING,
    EFFECT,
    END,
    EXCHANGE,
    FLEET,
    HAND,
    HOMING,
    KINDS,
    LOOT,
    LOOTING,
    MISSILE,
    MISSILES,
    NO_PORT,
    OVER,
    PICK_CARD,
    PICK_SHIP,
    PICK_SPACE,
    PICK_TARGET,
    PICK_WIND,
    RAIDING,
    REPLENISHING,
    ROLLING,
    SAIL_CARD,
    SAIL_ONE,
    STAY,
    SURRENDER,
    SURRENDERING,
    TIE_BREAK,
    TORPEDOES,
    TRADE_MISSILE,
    TRADE_TORPEDO,
    UNFATHOMABLE,
    WORDS,
)
from quarterdeck.games.bruise_cruise.rules.board import add_action_cards, add_members
from quarterdeck.games.bruise_cruise.rules.setup import SettingOut

PAIRS: Final[i64] = 36
PILE: Final[i64] = 6
"""From so many cards in hand on only one can be drawn (BC-19.4)."""


class Offers(SettingOut):
    """The legal moves of a position."""

    def find_moves(self, moves: Moves) -> None:
        """In the order of their numbers; spaces to sail to nearest first."""
        moves.clear()
        phase = self.phase
        if phase == ACTING:
            self.add_kinds(moves)
        elif phase <= HOMING:
            self.add_setup(moves)
        elif phase <= PICK_WIND:
            self.add_picks(moves)
        elif phase == DRAWING:
            self.add_unseen(moves)
        elif phase == REPLENISHING:
            self.add_replenishment(moves)
        elif phase == DISCARDING:
            self.add_hand(moves)
        elif phase != OVER:
            self.add_interrupts(moves)

    def add_kinds(self, moves: Moves) -> None:
        """The end of the turn and the kinds of action that can be made; a card where one must be played (BC-20.4)."""
        must = self.closing and not self.played and self.can_play_card()
        if not must:
            moves.add(END)
        only_cards = must and self.left == 1
        for kind in range(SAIL_ONE, DECOMMISSION + 1):
            if (not only_cards or takes_card(kind)) and self.can_do(kind):
                moves.add(kind)

    def add_setup(self, moves: Moves) -> None:
        """Dice for the first turn, cards dealt, Home Ports."""
        if self.phase == ROLLING:
            add_pairs(moves)
        elif self.phase == DEALING:
            self.add_unseen(moves)
        else:
            self.add_homes(moves)

    def add_picks(self, moves: Moves) -> None:  # noqa: C901, PLR0912 - one branch for each phase
        """What the picked kind of action asks for next."""
        phase = self.phase
        kind = self.kind
        if phase == PICK_SPACE:
            self.add_spaces(moves)
        elif phase == PICK_CARD:
            if kind >= EFFECT:
                self.add_salvage(moves)
            else:
                self.add_cards(moves)
        elif phase == PICK_SHIP:
            if kind >= EFFECT:
                self.add_effect_ships(moves)
            else:
                self.add_ships(moves)
        elif phase == PICK_TARGET:
            self.add_targets(moves)
        elif phase == PICK_WIND:
            self.add_winds(moves)
        else:
            for k in range(self.chart.bundles[self.card]):
                moves.add(codes.BUNDLE + k)

    def add_spaces(self, moves: Moves) -> None:
        """Where the picked ship can go."""
        kind = self.kind
        if kind >= EFFECT:
            self.add_effect_spaces(moves)
        else:
            self.add_reach(moves, self.ship, ONE if kind == SAIL_ONE else self.chart.rating[self.card])

    def add_interrupts(self, moves: Moves) -> None:  # noqa: C901, PLR0912 - one branch for each phase
        """Dice, and choices in the middle of an action (BC-25)."""
        phase = self.phase
        if phase in (BATTLING, RAIDING, TIE_BREAK):
            add_pairs(moves)
        elif phase == SURRENDERING:
            moves.add(SURRENDER)
            moves.add(SURRENDER + 1)
        elif phase == LOOTING:
            moves.add(LOOT)
            first = self.target // FLEET * KINDS
            for kind in range(KINDS):
                if self.stock[first + kind] > 0:
                    moves.add(LOOT + 1 + kind)
        elif phase == BUYING:
            moves.add(END)
            if self.can_clear(MISSILES):
                moves.add(TRADE_MISSILE)
            if self.can_clear(TORPEDOES):
                moves.add(TRADE_TORPEDO)
        else:
            self.add_getaway(moves)

    def add_getaway(self, moves: Moves) -> None:
        """Stay, or sail up to three spaces; anchored ships stay (BC-14.5, BC-14.7, BC-14.9)."""
        moves.add(STAY)
        ship = self.fleeing()
        if self.is_free(ship):
            self.add_reach(moves, ship, codes.GETAWAY)

    def add_homes(self, moves: Moves) -> None:
        """The Action cards of the hand whose port nobody has chosen (BC-1.10, BC-1.11)."""
        ports = self.chart.all_cards[0]
        for seat in range(self.seats):
            if self.home[seat] != NO_PORT:
                ports ^= bit(self.home[seat])
        a = self.hand[self.player * WORDS] & ports
        b = self.hand[self.player * WORDS + 1] & ports
        add_action_cards(moves, a, b, CARD)

    def add_unseen(self, moves: Moves) -> None:
        """The cards the deck may hold."""
        chart = self.chart
        a = self.unseen(0)
        b = self.unseen(1)
        add_action_cards(moves, a, b, DEAL)
        add_members(moves, self.unseen(2), DEAL + chart.actions, 1)

    def add_replenishment(self, moves: Moves) -> None:
        """How many cards to draw; with seven, none or one for another (BC-19.1 to BC-19.7)."""
        held = self.held[self.player]
        moves.add(DRAW)
        if held >= HAND:
            self.add_hand(moves)
            return
        most = min(self.drawable(), 1 + i64(held != PILE))
        for k in range(1, most + 1):
            moves.add(DRAW + k)

    def add_hand(self, moves: Moves) -> None:
        """Every card of the hand of the one who chooses."""
        first = self.player * WORDS
        a = self.hand[first]
        b = self.hand[first + 1]
        add_action_cards(moves, a, b, CARD)
        add_members(moves, self.hand[first + 2], CARD + self.chart.actions, 1)


def takes_card(kind: i64) -> bool:
    """The kind of action is paid for with a card (BC-20.5)."""
    return kind in (SAIL_CARD, EXCHANGE, codes.CLAIM, MISSILE, codes.BATTLE, UNFATHOMABLE)


def add_pairs(moves: Moves) -> None:
    """Two dice."""
    for k in range(PAIRS):
        moves.add(DICE + k)
