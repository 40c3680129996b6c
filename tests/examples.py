"""What `make test` tries: few examples and some of many parameters; `make test-all` tries EXAMPLES times as many, and all."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

TIMES: Final = int(os.environ.get("EXAMPLES", "1"))
USUAL: Final = 20
"""Where a test names no number."""


def every(nth: int, *, least: int = 1) -> int:
    """Every `nth` of many things is looked at in `make test`, EXAMPLES times as many in `make test-all`; never more than every `least`-th."""
    return max(least, nth // TIMES)


def examples(number: int) -> settings:
    """So many, times EXAMPLES; it does not matter how long they take, nor what they share."""
    return settings(max_examples=number * TIMES, deadline=None, suppress_health_check=list(HealthCheck))


def some(things: Iterable[object], quick: Collection[object]) -> list[object]:
    """Each of them as a parameter; those that are not among the quick ones are marked `long`."""
    return [
        pytest.param(
            *(thing if isinstance(thing, tuple) else (thing,)), marks=() if thing in quick else pytest.mark.long
        )
        for thing in things
    ]
