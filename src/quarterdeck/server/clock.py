"""The server's clock."""

from __future__ import annotations

from datetime import UTC, date, datetime
from time import time


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


def today() -> date:
    """The day in UTC: the same for everybody."""
    return datetime.fromtimestamp(now_ms() / 1000, UTC).date()
