"""Sealed bids, and a choice in another's turn.

Three seats hold the cards 1, 2 and 3 each and place two of them, one after the other, face down on A or B. The last
one placed turns all over. Higher sums win the spaces, two points each, ties to the lower seat; then the one behind the winner of A
may pay that winner a point off its own, in the winner's turn.
"""

from __future__ import annotations

from typing import Final, Self, cast

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.log import UNKNOWN
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY, Position
from tests.contract.toys import ToyGame, ToyPosition, shuffled

SEATS: Final = 3
CARDS: Final = 3
HAND: Final = 0  # where a card is: in the hand, on A (1) or on B (2)
PLACED: Final = 6  # cards, until all are turned over
OPEN: Final = SEATS * CARDS  # in the state, behind the cards: how many are placed
ON: Final = OPEN + 1  # then how many cards each seat has on A and on B: public
POINTS: Final = ON + 2 * SEATS
PAY: Final = 6
KEEP: Final = 7


class BidsPosition(ToyPosition):
    """Where each card is, how many lie, and the points."""

    @classmethod
    def fresh(cls) -> Self:
        return cls(0, [HAND] * OPEN + [0] + [0] * 2 * SEATS + [1] * SEATS)

    def find_moves(self, moves: Moves) -> None:
        moves.clear()
        if self.player == NOBODY:
            return
        if self.turned():
            moves.add(PAY)
            moves.add(KEEP)
            return
        for card in range(CARDS):
            if self.state[self.player * CARDS + card] == HAND:
                moves.add(2 * card)
                moves.add(2 * card + 1)

    def turned(self) -> bool:
        """All cards lie open."""
        return self.state[OPEN] == PLACED

    def play(self, move: int) -> None:
        if move >= PAY:
            self.answer(pays=move == PAY)
            return
        seat, card, space = int(self.player), move // 2, move % 2
        self.state[seat * CARDS + card] = 1 + space
        self.state[ON + 2 * seat + space] += 1
        self.state[OPEN] += 1
        if self.log is not None:
            self.log.add(1, seat, space)
            self.log.add(2, seat, card, known_to=1 << seat)
        self.player = (seat + 1) % SEATS
        if self.turned():
            self.turn_over()

    def turn_over(self) -> None:
        """Everybody sees all cards; the one behind the winner of A is asked, although it is the winner's turn."""
        if self.log is not None:
            for place in range(OPEN):
                self.log.add(3, place // CARDS, place % CARDS, self.state[place])
        for space in (1, 2):
            self.state[POINTS + self.winner(space)] += 2
        self.player = (self.winner(1) + 1) % SEATS

    def winner(self, space: int) -> int:
        """The seat with the highest sum on a space."""
        sums = [
            sum(card + 1 for card in range(CARDS) if self.state[seat * CARDS + card] == space) for seat in range(SEATS)
        ]
        return sums.index(max(sums))

    def answer(self, *, pays: bool) -> None:
        """The game is over after the answer."""
        if pays:
            self.state[POINTS + self.player] -= 1
            self.state[POINTS + self.winner(1)] += 1
        self.player = NOBODY
        self.ended = 1

    def worth(self, seat: int) -> float:
        return self.state[POINTS + seat] / (SEATS + 4)

    def veil(self, seat: int) -> None:
        if not self.turned():
            for place in range(OPEN):
                if place // CARDS != seat:
                    self.state[place] = UNKNOWN

    def imagine(self, dice: Dice) -> None:
        for seat in range(SEATS):
            mine = slice(seat * CARDS, (seat + 1) * CARDS)
            if UNKNOWN in self.state[mine]:
                on_a, on_b = self.state[ON + 2 * seat : ON + 2 * seat + 2]
                cards = [1] * on_a + [2] * on_b + [HAND] * (CARDS - on_a - on_b)
                self.state[mine] = shuffled(cards, dice)


class BidsGame(ToyGame, frozen=True, kw_only=True):
    """The bids of others are read as `? on A`; the last one shows itself."""

    def veiled_text(self, position: Position, move: int, seat: int) -> str:
        if move >= PAY or position.player == seat or self.reveals(position, move):
            return self.text(position, move)
        return "? on " + "AB"[move % 2]

    def reveals(self, position: Position, move: int) -> bool:
        return move < PAY and cast(BidsPosition, position).state[OPEN] == PLACED - 1

    def other_world(self, position: Position, seat: int, dice: Dice) -> Position:
        other = cast(BidsPosition, position.clone())
        if not other.turned():
            for rival in range(SEATS):
                if rival != seat:
                    mine = slice(rival * CARDS, (rival + 1) * CARDS)
                    other.state[mine] = shuffled(other.state[mine], dice)
        return other


BIDS: Final = BidsGame(
    key="bids",
    title="Bids",
    players=(SEATS,),
    seat_names=("red", "green", "blue"),
    moves=8,
    hidden=True,
    position=BidsPosition,
    words=("1 on A", "1 on B", "2 on A", "2 on B", "3 on A", "3 on B", "pay", "keep"),
)
