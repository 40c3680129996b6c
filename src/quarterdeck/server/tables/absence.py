"""Finds people who are away from a table; somebody who has only just closed the page is not."""

from __future__ import annotations

from collections.abc import Callable

from quarterdeck.server.clock import now_ms
from quarterdeck.server.settings import AWAY_SECONDS


class Absence:
    """Knows when people were last seen at a table of this process."""

    def __init__(self, clock: Callable[[], int] = now_ms, away_ms: int = AWAY_SECONDS * 1000) -> None:
        self.clock = clock
        """Milliseconds since 1970."""
        self.away_ms = away_ms
        """The milliseconds after which somebody who is gone counts as away."""
        self._known_since = clock()
        self._left: dict[str, int] = {}

    def left(self, user: str) -> None:
        """Note that a person closes a page of the table."""
        self._left[user] = self.clock()

    def wait(self, user: str, seen_until: int) -> int:
        """The milliseconds until a person who is not here counts as away; 0 if the person already does.

        `seen_until` comes from other processes. Somebody whom this process has not seen counts as gone since the table
        was read.
        """
        gone = max(self._left.get(user, self._known_since), seen_until)
        return max(0, gone + self.away_ms - self.clock())
