"""Notices from one process to the others that a match has changed; only PostgreSQL carries them."""

from __future__ import annotations

import time
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, update

from quarterdeck.server.database.schema import matches

CHANNEL: Final = "quarterdeck"
LINES_ONLY: Final = " lines"
"""The end of a notice about a match of which only lines are new."""


class Notice(Struct, frozen=True):
    """A notice from one process to the others."""

    sender: str
    match: str
    lines_only: bool
    """Whether only lines of the match's record are new."""


def touch(connection: Connection, match: str) -> None:
    """Part of every write that changes a match: says when it changed, and tells other processes once committed."""
    now = time.time_ns() // 1_000_000
    connection.execute(update(matches).where(matches.c.id == match).values(changed=now))
    tell(connection, [match])


def tell(connection: Connection, names: list[str]) -> None:
    """Tell other processes, once it is committed, that these matches have changed."""
    beginning = notice_beginning(connection)
    if beginning:
        connection.exec_driver_sql(
            "SELECT count(pg_notify(%s, %s || id)::text) FROM unnest(%s::text[]) AS due (id)",
            (CHANNEL, beginning, names),
        )


def notice_beginning(connection: Connection) -> str:
    """The beginning of a notice, which names the sender; empty on SQLite, which has no notices."""
    token: str = connection.get_execution_options().get("process", "")
    return f"{token} " if token else ""


def read_notice(payload: str) -> Notice:
    """Read a notice: `sender match`, or `sender match lines`."""
    sender, _, rest = payload.partition(" ")
    match = rest.removesuffix(LINES_ONLY)
    return Notice(sender, match, lines_only=match != rest)
