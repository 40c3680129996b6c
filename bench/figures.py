"""One line of the benchmark table, and medians."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

from msgspec import Struct


class Figure(Struct, frozen=True, kw_only=True):
    """A measured figure, with what it should be and what plain C reaches."""

    name: str
    unit: str
    value: float
    """The median of the repeats."""
    lowest: float
    highest: float
    target: float | None = None
    smaller_is_better: bool = False
    limit: float | None = None
    """The same in plain C."""
    remark: str = ""

    @property
    def share(self) -> float | None:
        """How much of the limit is reached."""
        return None if self.limit is None else self.value / self.limit

    @property
    def met(self) -> bool | None:
        """Whether the target is met."""
        if self.target is None:
            return None
        return self.value <= self.target if self.smaller_is_better else self.value >= self.target


def repeated(measure: Callable[[int], float], repeats: int) -> list[float]:
    """The results of `measure`, called with 0, 1, 2 and so on."""
    return [measure(number) for number in range(repeats)]


def figure(  # noqa: PLR0913 - the columns of the table
    name: str,
    unit: str,
    values: list[float],
    *,
    target: float | None = None,
    smaller_is_better: bool = False,
    limits: list[float] | None = None,
    remark: str = "",
) -> Figure:
    """A figure from the results of its repeats."""
    return Figure(
        name=name,
        unit=unit,
        value=median(values),
        lowest=min(values),
        highest=max(values),
        target=target,
        smaller_is_better=smaller_is_better,
        limit=median(limits) if limits else None,
        remark=remark,
    )
