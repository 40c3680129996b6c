"""How many examples Hypothesis tries: few in `make test`, EXAMPLES times as many in `make test-all`."""

from __future__ import annotations

import os
from typing import Final

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
