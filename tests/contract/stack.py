"""A stack whose order is partly known: each of two seats in turn looks through it and puts a card on top.

The top is public from the beginning. The other places have no order until somebody looks; then chance settles them,
and only who looks learns it. Whoever looks later learns all of it.
"""

from __future__ import annotations

from typing import Final, Self, cast

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.log import EVERYBODY, UNKNOWN
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from tests.contract.toys import ToyGame, ToyPosition, shuffled

CARDS: Final = 4
OPEN: Final = -1  # a place nobody has looked at
KNOWN: Final = CARDS  # in the state, behind the cards: the set of seats that know each place
LOOKER: Final = 2 * CARDS
SETTLE: Final = CARDS  # moves of chance


class StackPosition(ToyPosition):
    """The cards from the top, who knows which place, and who is looking."""

    @classmethod
    def fresh(cls) -> Self:
        return cls(CHANCE, [OPEN] * CARDS + [0] * CARDS + [-1])

    def find_moves(self, moves: Moves) -> None:
        moves.clear()
        for card in range(CARDS):
            if self.player == CHANCE and card not in self.state[:CARDS]:
                moves.add(SETTLE + card)
            elif self.player >= 0:
                moves.add(card)

    def play(self, move: int) -> None:
        if move >= SETTLE:
            self.settle(move - SETTLE)
        else:
            self.put_on_top(move)
        self.ask()

    def settle(self, card: int) -> None:
        """The next place without a card gets one; everybody sees the first, the looker the others."""
        place = self.state[:CARDS].index(OPEN)
        known_to = EVERYBODY if place == 0 else 1 << self.state[LOOKER]
        self.state[place] = card
        self.state[KNOWN + place] = known_to
        if self.log is not None:
            self.log.add(1, place, card, known_to=known_to)

    def put_on_top(self, card: int) -> None:
        """The order of the others stays; everybody sees the new top."""
        if self.log is not None:
            self.log.add(2, self.state[LOOKER], card)
        place = self.state[:CARDS].index(card)
        del self.state[place], self.state[KNOWN - 1 + place]
        self.state.insert(0, card)
        self.state.insert(KNOWN, EVERYBODY)
        self.state[LOOKER] += 1

    def ask(self) -> None:
        """After the first card seat 0 looks, then seat 1, then it is over."""
        looker = max(self.state[LOOKER], 0)
        self.state[LOOKER] = looker
        if looker == 2:
            self.player = NOBODY
            self.ended = 1
        elif OPEN in self.state[:CARDS]:
            self.player = CHANCE
        else:
            self.player = looker
            for place in range(CARDS):
                self.state[KNOWN + place] |= 1 << looker

    def worth(self, seat: int) -> float:
        share = self.state[0] / (CARDS - 1)
        return share if seat == 1 else 1 - share

    def hidden_from(self, seat: int) -> list[int]:
        """The settled places that a seat does not know."""
        return [
            place
            for place in range(CARDS)
            if self.state[place] != OPEN
            and self.state[KNOWN + place] != EVERYBODY
            and not (seat >= 0 and self.state[KNOWN + place] >> seat & 1)
        ]

    def veil(self, seat: int) -> None:
        for place in self.hidden_from(seat):
            self.state[place] = UNKNOWN

    def imagine(self, dice: Dice) -> None:
        free = shuffled([card for card in range(CARDS) if card not in self.state[:CARDS]], dice)
        for place in range(CARDS):
            if self.state[place] == UNKNOWN:
                self.state[place] = free.pop()


class StackGame(ToyGame, frozen=True, kw_only=True):
    """What chance settles is read as `settle ?` by all but the looker."""

    def veiled_text(self, position: Position, move: int, seat: int) -> str:
        looker = cast(StackPosition, position).state[LOOKER]
        return self.text(position, move) if move < SETTLE or looker in (-1, seat) else "settle ?"

    def other_world(self, position: Position, seat: int, dice: Dice) -> Position:
        other = cast(StackPosition, position.clone())
        hidden = other.hidden_from(seat)
        seen = {other.state[place] for place in range(CARDS) if place not in hidden}
        pool = shuffled([card for card in range(CARDS) if card not in seen], dice)
        for place in hidden:
            other.state[place] = pool.pop()
        return other


STACK: Final = StackGame(
    key="stack",
    title="Stack",
    players=(2,),
    seat_names=("red", "green"),
    moves=2 * CARDS,
    hidden=True,
    position=StackPosition,
    words=tuple(f"top {card}" for card in range(CARDS)) + tuple(f"settle {card}" for card in range(CARDS)),
)
