"""Log lines about what anybody can provoke: the first at once, the rest as a count, so that the log cannot be flooded."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from msgspec import Struct

from quarterdeck.server.gate.addresses import counted_as
from quarterdeck.server.logs import log

PAUSE: Final = 10.0
"""Seconds between two lines about the same."""
MOST_KEYS: Final = 1_000
"""So many pairs of event and address are told apart."""
MANY: Final = "many addresses"


class _Noted(Struct):
    """What has been seen since the last line about it."""

    logged: float
    count: int = 0


class Tally:
    """Counts events by address, and writes them down now and then."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._noted: dict[tuple[str, str], _Noted] = {}

    def note(self, event: str, address: str) -> None:
        """Something has happened."""
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
        """Write down what was counted and is due; what was quiet since its last line is forgotten."""
        now = self._clock()
        for key, found in list(self._noted.items()):
            if now - found.logged < PAUSE:
                continue
            if found.count:
                log.warning(key[0], address=key[1], count=found.count)
                self._noted[key] = _Noted(now)
            else:
                del self._noted[key]
