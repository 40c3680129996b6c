"""Bids: who may lay what where, what they come to, and who has won (BH-5, BH-6, BH-24)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.bremerhaven.codes import (
    AT_REST,
    BID,
    BID_SPACES,
    HAND,
    LAND,
    NONE,
    SEA,
    VALUES,
)
from quarterdeck.games.bremerhaven.rules.quay import Quay
from quarterdeck.games.bremerhaven.table.decks import NIBBLE, number_of, of_value, strength


class Bidding(Quay):
    """Influence cards, from the hand to the boards and back."""

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
