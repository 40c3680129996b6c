"""One line of the load test's table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Figure(Struct, frozen=True, kw_only=True):
    """A measured figure, with what it should be."""

    name: str
    unit: str
    value: float
    """The best run."""
    runs: tuple[float, ...]
    target: float | None = None
    smaller_is_better: bool = True

    @property
    def met(self) -> bool | None:
        """Whether the target is met; None if there is none."""
        if self.target is None:
            return None
        return self.value <= self.target if self.smaller_is_better else self.value >= self.target


def least(name: str, unit: str, runs: Sequence[float], target: float | None = None) -> Figure:
    """A figure of which less is better."""
    return Figure(name=name, unit=unit, value=min(runs), runs=tuple(runs), target=target)


def most(name: str, unit: str, runs: Sequence[float], target: float | None = None) -> Figure:
    """A figure of which more is better."""
    return Figure(name=name, unit=unit, value=max(runs), runs=tuple(runs), target=target, smaller_is_better=False)


def worst(name: str, unit: str, runs: Sequence[float], target: float) -> Figure:
    """A figure that every run must keep."""
    return Figure(name=name, unit=unit, value=max(runs), runs=tuple(runs), target=target)
