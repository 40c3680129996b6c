"""Exact moves, by somebody who plays alone: sail as far as the wind allows, 1,000 in all, in three legs at most.

The list offers multiples of 100; any whole length is accepted.
"""

from __future__ import annotations

import re
from typing import Final, Self, cast

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.errors import Malformed, Refusal
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY, Position
from tests.contract.toys import ToyGame, ToyPosition

GRID: Final = 100
LISTED: Final = 11
WIND: Final = 1000
LEGS: Final = 3


class CoursePosition(ToyPosition):
    """The wind left and the legs sailed."""

    @classmethod
    def fresh(cls) -> Self:
        return cls(0, [WIND, 0])

    def find_moves(self, moves: Moves) -> None:
        moves.clear()
        if self.player != NOBODY:
            for length in range(0, self.state[0] + 1, GRID):
                moves.add(length // GRID)

    def play(self, move: int) -> None:
        self.state[0] -= length_of(move)
        self.state[1] += 1
        if self.state[1] == LEGS or self.state[0] == 0:
            self.player = NOBODY
            self.ended = 1

    def worth(self, seat: int) -> float:
        return 1 - self.state[0] / WIND


def length_of(move: int) -> int:
    """How far a move sails: a place in the list, or packed above it."""
    return move * GRID if move < LISTED else move - LISTED


class CourseGame(ToyGame, frozen=True, kw_only=True):
    """Lengths in notation: `sail 300` is on the list, `sail 317` is exact."""

    def text(self, position: Position, move: int) -> str:
        return f"sail {length_of(move)}"

    def parse(self, position: Position, text: str) -> int:
        found = re.fullmatch(r"sail (\d{1,4})", text)
        if found is None:
            raise Malformed("move", f"{text!r} is no move; write sail and a length, for example sail 300")
        length = int(found[1])
        listed = length % GRID == 0 and length // GRID < LISTED
        return length // GRID if listed else LISTED + length

    def why_not(self, position: Position, move: int) -> Refusal | None:
        wind = cast(CoursePosition, position).state[0]
        if position.over():
            return Refusal(clause="TOY-1", sentence="The course is sailed.")
        if length_of(move) > wind:
            return Refusal(clause="TOY-1", sentence=f"That is {length_of(move) - wind} too far.")
        return None

    def exact_moves(self, position: Position, dice: Dice) -> list[int]:
        return [LISTED + GRID * dice.below(20) + 1 + dice.below(GRID - 1) for _ in range(10)]


COURSE: Final = CourseGame(
    key="course",
    title="Course",
    players=(1,),
    seat_names=("red",),
    moves=LISTED,
    hidden=False,
    position=CoursePosition,
    words=(),
)
