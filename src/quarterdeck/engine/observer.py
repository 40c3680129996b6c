"""What a game writes down of a position for programs that learn: whole numbers, always the same number of them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quarterdeck.engine.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes the fields of an `Observation` (engine/observation.py), one after the other. It remembers nothing."""

    def observe(self, veiled: Position, seat: i64, numbers: vec[i64], at: i64) -> None:
        """Write what `seat` sees into `numbers`, from `at` on, as many as the observation has; all of them, also zeros.

        The position is veiled for the seat and is not changed.
        """
        raise NotImplementedError


def clear(numbers: vec[i64], at: i64, count: i64) -> None:
    """Write so many zeros."""
    for k in range(at, at + count):
        numbers[k] = 0
