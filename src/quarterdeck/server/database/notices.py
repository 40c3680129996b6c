"""Notices from one process to the others that a match has changed; PostgreSQL alone carries them."""

from __future__ import annotations

import time
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, update

from quarterdeck.server.database.schema import matches

CHANNEL: Final = "quarterdeck"
LINES_ONLY: Final = " lines"
"""The end of a notice of a match of which nothing is new but lines."""


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
    tell(connection, [match])


def tell(connection: Connection, names: list[str]) -> None:
    """Tell other processes, once it is committed, that something is new of these matches."""
    beginning = notice_beginning(connection)
    if beginning:
        connection.exec_driver_sql(
            "SELECT count(pg_notify(%s, %s || id)::text) FROM unnest(%s::text[]) AS due (id)",
            (CHANNEL, beginning, names),
        )


def notice_beginning(connection: Connection) -> str:
    """What a notice begins with, before the match: who sends it. Empty on SQLite, where there are none."""
    token: str = connection.get_execution_options().get("process", "")
    return f"{token} " if token else ""


def read_notice(payload: str) -> Notice:
    """What a notice says: `sender match`, or `sender match lines`."""
    sender, _, rest = payload.partition(" ")
    match = rest.removesuffix(LINES_ONLY)
    return Notice(sender, match, lines_only=match != rest)
