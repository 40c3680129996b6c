"""The server's clock."""

from __future__ import annotations

from time import time


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)
