"""Notices from one process to the others that a match has changed; PostgreSQL alone carries them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, update

from quarterdeck.server.database.schema import matches

CHANNEL: Final = "quarterdeck"

_NOTIFY: Final = "SELECT pg_notify(%s, %s || changed.id || %s) FROM unnest(%s::text[]) AS changed (id)"
_LINES: Final = "lines"


class Notice(Struct, frozen=True):
    """What one process tells the others."""

    sender: str
    match: str
    lines_only: bool
    """Nothing is new of the match but lines of its record."""


def touch(connection: Connection, match: str) -> None:
    """Part of every write that changes a match: says when it changed, and tells other processes once committed."""
    now = time.time_ns() // 1_000_000
    connection.execute(update(matches).where(matches.c.id == match).values(changed=now))
    notify(connection, [match], lines_only=False)


def notify(connection: Connection, changed: Sequence[str], *, lines_only: bool) -> None:
    """Tell other processes of matches once this transaction is committed; does nothing on SQLite."""
    token = connection.get_execution_options().get("process")
    if token is not None:
        kind = f" {_LINES}" if lines_only else ""
        connection.exec_driver_sql(_NOTIFY, (CHANNEL, f"{token} ", kind, list(changed)))


def read_notice(payload: str) -> Notice:
    """What a notice says: `sender match`, or `sender match lines`."""
    sender, _, rest = payload.partition(" ")
    match, _, kind = rest.partition(" ")
    return Notice(sender, match, lines_only=kind == _LINES)
