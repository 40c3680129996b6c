"""Turns of Bruise Cruise: actions are counted, hands replenished, the deck gone through (BC-2, BC-19, BC-20)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.sets import NOTHING, bit, count
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import (
    ACTING,
    ACTIONS,
    CARD,
    CARDS_PLAYED,
    DISCARDING,
    DRAW,
    DRAWING,
    EFFECT,
    FLEET_HOME,
    HAND,
    NO_CARD,
    NO_PORT,
    NO_SHIP,
    REPLENISHING,
    STALEMATE,
    WORDS,
)
from quarterdeck.games.bruise_cruise.rules.endings import Endings


class Turns(Endings):
    """From the first action of an Admiral to the last card that is drawn."""

    def start_turn(self, seat: i64) -> None:
        """Two actions for this Admiral (BC-2.1, BC-20.8)."""
        self.active = seat
        self.player = seat
        self.phase = ACTING
        self.left = ACTIONS
        self.rolled = 0
        self.played = False
        self.moved_card = False
        self.closing = self.deck == 0 and self.is_last_pass()
        if self.log is not None:
            self.tell(codes.TURN, seat)

    def finish_action(self) -> None:
        """The next action, the end of the turn, or the end of the game (BC-2.4, BC-21.3)."""
        self.kind = 0
        self.card = NO_CARD
        self.ship = NO_SHIP
        self.target = NO_SHIP
        self.port = NO_PORT
        self.left -= 1
        if self.ender != NOBODY:
            self.end_game(FLEET_HOME)
        elif self.is_played_out():
            self.end_game(CARDS_PLAYED)
        elif self.left > 0:
            self.player = self.active
            self.phase = ACTING
        else:
            self.end_actions()

    def is_played_out(self) -> bool:
        """The deck has come to its end, and no hand holds a card (BC-21.2)."""
        return self.deck == 0 and self.is_last_pass() and self.cards_held() == 0

    def is_last_pass(self) -> bool:
        """The deck is not shuffled again: once with two Admirals, twice with more (BC-20.1 to BC-20.3)."""
        return self.passes == self.most_passes()

    def most_passes(self) -> i64:
        """How often the deck is gone through (BC-24.3)."""
        return 1 + i64(self.seats > 2)  # noqa: PLR2004 - two Admirals

    def end_actions(self) -> None:
        """After the actions: what must be discarded, then the replenishment (BC-19, BC-R30, BC-R38)."""
        seat = self.active
        self.player = seat
        owes = self.closing and not self.played and self.held[seat] > 0
        if owes or self.held[seat] > HAND:
            self.phase = DISCARDING
        elif self.drawable() > 0:
            self.phase = REPLENISHING
        else:
            self.end_turn()

    def discard_one(self, card: i64) -> None:
        """A card is discarded because it must be (BC-D8); in the final phase that counts as played (BC-R38)."""
        self.leave_hand(self.active, card)
        self.played = True
        if self.log is not None:
            self.tell(codes.DISCARDED, self.active, card)
        if self.is_played_out():
            self.end_game(CARDS_PLAYED)
        else:
            self.end_actions()

    def drawable(self) -> i64:
        if self.is_last_pass():
            return self.deck
        return self.deck + count(self.discard[0]) + count(self.discard[1]) + count(self.discard[2])

    def replenish(self, move: i64) -> None:
        """So many cards, or one for a discarded one (BC-19.1, BC-19.5)."""
        if move >= CARD:
            self.leave_hand(self.active, move - CARD)
            if self.log is not None:
                self.tell(codes.DISCARDED, self.active, move - CARD)
            self.start_drawing(1)
        else:
            self.start_drawing(move - DRAW)

    def start_drawing(self, cards: i64) -> None:
        self.to_draw = cards
        if cards > 0:
            self.player = CHANCE
            self.phase = DRAWING
        else:
            self.end_drawing()

    def draw(self, card: i64) -> None:
        """The card comes into the hand; when the first deck is empty it is made anew (BC-20.2, BC-R36)."""
        seat = self.active
        self.add_to_hand(seat, card)
        self.moved_card = True
        if self.log is not None:
            self.tell(codes.DREW, seat, card, 0, bit(seat))
        if self.deck == 0:
            self.reshuffle()
        self.to_draw -= 1
        if self.to_draw == 0:
            self.end_drawing()

    def reshuffle(self) -> None:
        """The discard pile becomes the new deck, unless this was the last (BC-20.1 to BC-20.3, BC-R36)."""
        if self.is_last_pass():
            if self.log is not None:
                self.tell(codes.DECK_EMPTY, NOBODY)
            return
        self.passes += 1
        self.deck = count(self.discard[0]) + count(self.discard[1]) + count(self.discard[2])
        for word in range(WORDS):
            self.discard[word] = 0
        if self.log is not None:
            self.tell(codes.RESHUFFLED, NOBODY, self.deck)

    def end_drawing(self) -> None:
        """The turn ends; a card that let draw was one action of it (BC-U11)."""
        self.to_draw = 0
        if self.kind >= EFFECT:
            self.finish_action()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """The next Admiral clockwise; in the final phase the next who holds a card (BC-2.1, BC-20.6, BC-R44, BC-R45)."""
        self.quiet = NOTHING if self.moved_card else self.quiet + 1
        if self.patience > 0 and self.quiet >= self.patience:
            self.end_game(STALEMATE)
            return
        seat = self.active
        closing = self.deck == 0 and self.is_last_pass()
        while True:
            seat = (seat + 1) % self.seats
            if not closing or self.held[seat] > 0:
                self.start_turn(seat)
                return
            if self.log is not None:
                self.tell(codes.SKIPPED, seat)

    def add_to_hand(self, seat: i64, card: i64) -> None:
        """The card comes from the deck into a hand."""
        chart = self.chart
        self.hand[seat * WORDS + chart.word(card)] |= bit(chart.member(card))
        self.held[seat] += 1
        self.deck -= 1
