"""A cache, in bounded memory, for answers that were expensive to make."""

from __future__ import annotations

from collections import OrderedDict

Key = tuple[str | int, ...]
"""What an answer depends on: a table, how far the game has come, and who looks, if not everybody sees the same."""


class Kept:
    """Answers as they are sent; the least recently used ones are forgotten."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self.bytes = 0

    def find(self, key: Key) -> bytes | None:
        """The answer, if it is in the cache."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Key, answer: bytes) -> None:
        """Add an answer to the cache."""
        self.bytes += len(answer) - len(self._kept.pop(key, b""))
        self._kept[key] = answer
        while self.bytes > self._most_bytes:
            self.bytes -= len(self._kept.popitem(last=False)[1])

    def clear(self) -> None:
        """Forget all answers, as when tables have another past now."""
        self._kept.clear()
        self.bytes = 0
