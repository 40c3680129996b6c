"""Log lines that anybody can provoke: the first is written at once, the rest as a count, so that nobody can flood the log."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from msgspec import Struct

from quarterdeck.server.gate.addresses import counted_as
from quarterdeck.server.logs import log

PAUSE: Final = 10.0
"""The seconds between two lines about the same event."""
MOST_KEYS: Final = 1_000
"""How many pairs of event and address are distinguished."""
MANY: Final = "many addresses"


class _Noted(Struct):
    """The events since the last line about them."""

    logged: float
    count: int = 0


class Tally:
    """Counts events by address, and logs them now and then."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._noted: dict[tuple[str, str], _Noted] = {}

    def note(self, event: str, address: str) -> None:
        """Count an event."""
        key = (event, counted_as(address)[0])
        if key not in self._noted and len(self._noted) >= MOST_KEYS:
            key = (event, MANY)
        found = self._noted.get(key)
        if found is None:
            self._noted[key] = _Noted(self._clock())
            log.warning(event, address=key[1], count=1)
        else:
            found.count += 1

    def write(self) -> None:
        """Log the counts that are due; events that did not occur since their last line are forgotten."""
        now = self._clock()
        for key, found in list(self._noted.items()):
            if now - found.logged < PAUSE:
                continue
            if found.count:
                log.warning(key[0], address=key[1], count=found.count)
                self._noted[key] = _Noted(now)
            else:
                del self._noted[key]
