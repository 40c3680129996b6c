"""Faults that the law of judgements must catch: a game's judgement with one thing wrong."""

from __future__ import annotations

from itertools import count
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.judgement import MOST_WEIGHT, Judgement
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import Position
from tests.laws.mutants import Mutant, Wrapped

_TICKS = count()


class Sound(Judgement):
    """Everything is as promising as everything else."""

    def __init__(self, horizon: int = 0) -> None:
        super().__init__(horizon)

    def judge(self, position: Position, seat: int) -> float:
        return 0.5

    def weigh(self, position: Position, moves: Moves, weights: vec[i64]) -> bool:
        for k in range(moves.count):
            weights[i64(k)] = i64(self.weight(k))
        return True

    def weight(self, at: int) -> int:
        """That of the move at a place in the list."""
        return at


class Judges(Mutant, frozen=True, kw_only=True):
    """Has a judgement without a fault."""

    def judgement(self) -> Judgement:
        return Sound()


class PromisesTooMuch(Judges, frozen=True, kw_only=True):
    """More than all there is (law 11)."""

    def judgement(self) -> Judgement:
        class Rosy(Sound):
            def judge(self, position: Position, seat: int) -> float:
                return 1.5

        return Rosy()


class OwesPoints(Judges, frozen=True, kw_only=True):
    """Fewer points than none (law 11)."""

    def judgement(self) -> Judgement:
        class Owing(Sound):
            def points(self, position: Position, seat: int) -> float:
                return -2.0

        return Owing()


class JudgesAllOtherwise(Judges, frozen=True, kw_only=True):
    """Otherwise for all seats at once than for each (law 11)."""

    def judgement(self) -> Judgement:
        class Otherwise(Sound):
            def judge_all(self, position: Position, shares: vec[float]) -> bool:
                for seat in range(4):
                    shares[i64(seat)] = 0.25
                return True

        return Otherwise()


class JudgesByMood(Judges, frozen=True, kw_only=True):
    """Otherwise each time (law 11)."""

    def judgement(self) -> Judgement:
        class Moody(Sound):
            def judge(self, position: Position, seat: int) -> float:
                return next(_TICKS) % 7 / 7

        return Moody()


class WeighsByMood(Judges, frozen=True, kw_only=True):
    """Otherwise each time (law 11)."""

    def judgement(self) -> Judgement:
        class Moody(Sound):
            def weight(self, at: int) -> int:
                return next(_TICKS) % MOST_WEIGHT

        return Moody()


class WeighsTooMuch(Judges, frozen=True, kw_only=True):
    """More than dice can draw (law 11)."""

    def judgement(self) -> Judgement:
        class Heavy(Sound):
            def weight(self, at: int) -> int:
                return int(MOST_WEIGHT) + 1

        return Heavy()


class ForgetsAMove(Judges, frozen=True, kw_only=True):
    """Writes no weight for the first one (law 11)."""

    def judgement(self) -> Judgement:
        class Forgetful(Sound):
            def weigh(self, position: Position, moves: Moves, weights: vec[i64]) -> bool:
                for k in range(1, moves.count):
                    weights[i64(k)] = i64(1)
                return True

        return Forgetful()


class PlaysWhileJudging(Judges, frozen=True, kw_only=True):
    """Looks ahead in the position itself (law 11)."""

    def judgement(self) -> Judgement:
        class Hasty(Sound):
            def judge(self, position: Position, seat: int) -> float:
                legal = position.legal()
                if len(legal) > 1 and seat == 0:
                    cast("Wrapped", position).play(legal[seeded(1).below(2)])
                return 0.5

        return Hasty()


class LooksBack(Judges, frozen=True, kw_only=True):
    """A horizon before the beginning (law 11)."""

    def judgement(self) -> Judgement:
        return Sound(-1)


class LevelsOff(Judges, frozen=True, kw_only=True):
    """A level that is no stronger than the one below (law 11)."""

    def judgement(self) -> Judgement:
        class Level(Sound):
            def levels(self) -> tuple[int, int, int, int, int]:
                return (1, 2, 3, 3, 4)

        return Level()


class KneeJerk(Judges, frozen=True, kw_only=True):
    """Does what nobody has listed (law 11)."""

    def judgement(self) -> Judgement:
        class Jerky(Sound):
            def reflex(self, veiled: Position) -> int:
                return max(veiled.legal()) + 1

        return Jerky()
