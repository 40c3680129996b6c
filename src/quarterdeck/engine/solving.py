"""What a game may offer to be solved completely: what every position is worth if everybody plays perfectly (docs/solving.md)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from quarterdeck.engine.position import Position


class Verdict(Struct, frozen=True):
    """What a position is worth to a seat if both sides play perfectly from here on."""

    worth: int
    """1: the seat wins; 0: it is a draw; -1: the seat loses."""
    turns: int = 0
    """Turns of both players, still to begin, until the game is won, if the winner hurries and the loser delays; 0 in a draw."""

    def rank(self) -> tuple[int, int]:
        """The order of verdicts for the seat, the best last: it likes to win soon, and to lose late."""
        return self.worth, -self.worth * self.turns


class Solution:
    """A solved game: it tells what each position is worth."""

    def verdict(self, position: Position, seat: int) -> Verdict:
        """What a position, finished or not, is worth to a seat; chance must have nothing to decide in it."""
        raise NotImplementedError

    def is_sure(self, position: Position) -> bool:
        """Whether what happened before cannot change the verdict: a table of positions knows no history."""
        raise NotImplementedError


class Step(Struct, frozen=True):
    """How far a solver has come: it tells so after each part of a step."""

    told: str
    """What the step is looking for, and what it has found so far, in a few words."""
    done: int
    """How many parts of this step are done."""
    parts: int
    """How many parts this step has. How many steps there will be is not known beforehand."""
    steps: int
    """How many steps have been completed; `Solver.resume` goes on after them."""


class Solver:
    """A way to solve a game completely, for one choice of its options."""

    name: str
    """What the options make of the game, for the name of a file: `4x4`."""

    def steps(self) -> Iterator[Step]:
        """Solve it step by step, and tell after each part of a step how far it is."""
        raise NotImplementedError

    def resume(self, table: bytes, steps: int) -> None:
        """Go on from a table that was kept between two parts, when so many steps were complete; `ValueError` if it is of another solver."""
        raise NotImplementedError

    def table(self) -> memoryview:
        """What the steps have found, to be kept."""
        raise NotImplementedError

    def solution(self, table: bytes) -> Solution:
        """The solution that a kept table holds; `ValueError` if it is not of this solver."""
        raise NotImplementedError
