"""A simultaneous phase: three seats load up to four crates each, in three steps, at their own pace."""

from __future__ import annotations

from typing import Final, Self

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY
from tests.contract.toys import ToyGame, ToyPosition

SEATS: Final = 3
STEPS: Final = 3
MOST: Final = 4


class QuayPosition(ToyPosition):
    """For each seat the steps done and the crates loaded."""

    @classmethod
    def fresh(cls) -> Self:
        return cls(0, [0] * 2 * SEATS)

    def waiting(self) -> int:
        return sum(1 << seat for seat in range(SEATS) if self.is_loading(seat))

    def is_loading(self, seat: int) -> bool:
        """Whether a seat has a step left, and room."""
        return self.state[2 * seat] < STEPS and self.state[2 * seat + 1] < MOST

    def focus(self, seat: int) -> None:
        self.player = seat

    def find_moves(self, moves: Moves) -> None:
        moves.clear()
        if self.player != NOBODY:
            for crates in range(min(2, MOST - self.state[2 * self.player + 1]) + 1):
                moves.add(crates)

    def play(self, move: int) -> None:
        self.state[2 * self.player] += 1
        self.state[2 * self.player + 1] += move
        self.ask()

    def ask(self) -> None:
        """The lowest seat that waits is asked, whoever was last; so the order leaves no trace."""
        waiting = self.waiting()
        if waiting:
            self.player = (waiting & -waiting).bit_length() - 1
        else:
            self.player = NOBODY
            self.ended = 1

    def worth(self, seat: int) -> float:
        loaded = self.state[1::2]
        return float(loaded[seat] == max(loaded)) / loaded.count(max(loaded))


QUAY: Final = ToyGame(
    key="quay",
    title="Quay",
    players=(SEATS,),
    seat_names=("red", "green", "blue"),
    moves=3,
    hidden=False,
    position=QuayPosition,
    words=("none", "one", "two"),
)
