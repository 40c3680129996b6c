"""Notices from one process to the others that a match has changed; PostgreSQL alone carries them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, update

from quarterdeck.server.database.schema import matches

CHANNEL: Final = "quarterdeck"

_NOTIFY: Final = "SELECT pg_notify(%s, %s || changed.id) FROM unnest(%s::text[]) AS changed (id)"


def touch(connection: Connection, match: str) -> None:
    """Part of every write that changes a match: says when it changed, and tells other processes once committed."""
    now = time.time_ns() // 1_000_000
    connection.execute(update(matches).where(matches.c.id == match).values(changed=now))
    notify(connection, [match])


def notify(connection: Connection, changed: Sequence[str]) -> None:
    """Tell other processes of matches once this transaction is committed; does nothing on SQLite."""
    token = connection.get_execution_options().get("process")
    if token is not None:
        connection.exec_driver_sql(_NOTIFY, (CHANNEL, f"{token} ", list(changed)))


def read_notice(payload: str) -> tuple[str, str]:
    """The process that sent a notice, and the match it is about."""
    token, _, match = payload.partition(" ")
    return token, match
