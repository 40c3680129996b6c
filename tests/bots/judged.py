"""Toy games whose playouts say little, and judgements of them: good ones, bad ones, and ones that watch."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.judgement import Judgement
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from tests.bots.tables import Guess

SLIP = 10
"""Moves of CHANCE in the haul: from here on."""


class Haul(Position):
    """Two seats haul in turn, 1 to 4 feet, and then the rope slips by 0 or 1 foot; 80 hauls, and the further one wins.

    Move k hauls k + 1 feet, so move 3 is always best, by a little.
    """

    def __init__(self) -> None:
        super().__init__(0)
        self.hauled = [0, 0]
        self.hauls = 0

    def find_moves(self, moves: Moves) -> None:
        moves.clear()
        for move in range(4) if self.player >= 0 else range(SLIP, SLIP + 2) if self.player == CHANCE else ():
            moves.add(move)

    def play(self, move: int) -> None:
        seat = self.hauls % 2
        if move < SLIP:
            self.hauled[seat] += move + 1
            self.player = CHANCE
            return
        self.hauled[seat] -= move - SLIP
        self.hauls += 1
        self.player = 1 - seat if self.hauls < 80 else NOBODY

    def clone(self) -> Haul:
        copy = Haul()
        copy.copy_from(self)
        return copy

    def copy_from(self, other: Position) -> None:
        source = cast("Haul", other)
        self.player = source.player
        self.hauled[:] = source.hauled
        self.hauls = source.hauls

    def worth(self, seat: int) -> float:
        ahead = self.hauled[seat] - self.hauled[1 - seat]
        return 0.5 if ahead == 0 else float(ahead > 0)

    def numbers(self) -> list[int]:
        return [int(self.player), *self.hauled, self.hauls]


class Foreman(Judgement):
    """Judges a haul by who is ahead, `slope` for each foot; with a negative slope he has it the wrong way round."""

    def __init__(self, *, slope: float = 0.02, horizon: int = 0, apart: bool = False) -> None:
        super().__init__(horizon, apart=apart)
        self.slope = slope
        self.seen: list[tuple[int, int]] = []

    def judge(self, position: Position, seat: int) -> float:
        haul = cast("Haul", position)
        self.seen.append((int(haul.player), haul.hauls))
        return min(1.0, max(0.0, 0.5 + self.slope * (haul.hauled[seat] - haul.hauled[1 - seat])))


class Patient(Foreman):
    """Judges only when seat 0 is about to haul."""

    def settled(self, position: Position) -> bool:
        return position.player == 0


FIELDS = 170
SIDES = 20


class Meadow(Position):
    """Seat 0 digs in one of 170 fields; field f gives a treasure in `chances[f]` of 20 cases."""

    def __init__(self, chances: list[int]) -> None:
        super().__init__(0)
        self.chances = chances
        self.field = -1
        self.found = 0.0

    def find_moves(self, moves: Moves) -> None:
        moves.clear()
        for move in range(FIELDS) if self.player == 0 else range(SIDES) if self.player == CHANCE else ():
            moves.add(move)

    def play(self, move: int) -> None:
        if self.player == 0:
            self.field = move
            self.player = CHANCE
            return
        self.found = float(move < self.chances[self.field])
        self.player = NOBODY

    def clone(self) -> Meadow:
        copy = Meadow(self.chances)
        copy.copy_from(self)
        return copy

    def copy_from(self, other: Position) -> None:
        source = cast("Meadow", other)
        self.player = source.player
        self.field = source.field
        self.found = source.found

    def worth(self, seat: int) -> float:
        return self.found if seat == 0 else 1.0 - self.found

    def numbers(self) -> list[int]:
        return [int(self.player), self.field]


class Dowser(Judgement):
    """Has a weight for each field, and lets every simulation go on to the end."""

    def __init__(self, weights: list[int]) -> None:
        super().__init__(1000)
        self.weights = weights

    def weigh(self, position: Position, moves: Moves, weights: vec[i64]) -> bool:
        for k in range(moves.count):
            weights[i64(k)] = i64(self.weights[moves.items[i64(k)]])
        return True


def meadow(dice: Dice, error: int) -> tuple[Meadow, Dowser]:
    """Fields of all qualities, mostly mediocre ones, and somebody who errs by up to so many twentieths about each."""
    chances = [1 + int(dice.below(6) + dice.below(6) + dice.below(6)) for _ in range(FIELDS)]
    guesses = [chance - error + int(dice.below(2 * error + 1)) for chance in chances]
    return Meadow(chances), Dowser([2 ** max(0, guess) for guess in guesses])


class Gossip(Judgement):
    """Lets every number of a position count, hidden or not: worthless, but whatever changes shows."""

    def __init__(self, horizon: int = 5) -> None:
        super().__init__(horizon)

    def judge(self, position: Position, seat: int) -> float:
        return (sum(k * number for k, number in enumerate(position.numbers())) + seat) % 97 / 97

    def weigh(self, position: Position, moves: Moves, weights: vec[i64]) -> bool:
        told = sum(position.numbers()) % 5
        for k in range(moves.count):
            weights[i64(k)] = i64((int(moves.items[i64(k)]) + told) % 5)
        return told > 0


class Watchman(Judgement):
    """Notes whether he was ever shown a world of `tables.Guess` that was not imagined."""

    def __init__(self) -> None:
        super().__init__(0)
        self.shown: set[bool] = set()

    def weigh(self, position: Position, moves: Moves, weights: vec[i64]) -> bool:
        self.shown.add(cast("Guess", position).imagined)
        return False
