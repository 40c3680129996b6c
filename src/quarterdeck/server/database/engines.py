"""Connections to SQLite and PostgreSQL, set up so that both keep the same promises (docs/database.md)."""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry, NullPool, QueuePool

from quarterdeck.server.database.errors import SAY, DatabaseError

READERS: Final = 2
"""The number of threads for quick queries, each with a connection of its own."""
LONG_READERS: Final = 2
"""The number of threads for long queries, each with a connection of its own."""

_WRITER_LOCK: Final = 0x517465726465636B
"""The PostgreSQL advisory lock that a writer of any process holds while it writes."""

_SERVER_OPTIONS: Final = "-c lock_timeout=10s -c idle_in_transaction_session_timeout=10s"
"""Settings by which a process that hangs while writing loses its turn, so that others go on."""


def parse_url(text: str) -> URL:
    """The database that a URL names; `DatabaseError` if we cannot use it."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise DatabaseError(SAY("bad-url", url=repr(without_secrets(text)))) from None
    if url.drivername in ("postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite" and not url.host and not url.query:
        if url.database and url.database != ":memory:":
            return url
        raise DatabaseError(SAY("no-path"))
    raise DatabaseError(SAY("bad-url", url=repr(shown(url))))


def shown(url: URL) -> str:
    """A URL as people may see it: without its password and its settings, which may be passwords too."""
    return url.set(query={}).render_as_string(hide_password=True)


def without_secrets(text: str) -> str:
    """A text that was meant to be a URL, without anything that may be a password."""
    return re.sub(r"//.*@", "//***@", text.partition("?")[0], flags=re.DOTALL)


def is_shared(url: URL) -> bool:
    """Whether other processes may write to the database too."""
    return url.get_backend_name() == "postgresql"


def writing_engine(url: URL, token: str) -> Engine:
    """One connection at a time, for the writer; `token` tells this process's notices from others'."""
    if is_shared(url):
        shared = create_engine(
            url,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",  # we begin transactions ourselves: in one message with taking our turn
            connect_args={"connect_timeout": 5, "options": _SERVER_OPTIONS, "application_name": "quarterdeck"},
            execution_options={"process": token},
        )
        event.listen(shared, "begin", _take_turn)
        return shared
    engine = _sqlite_engine(url, pool_size=1)
    event.listen(engine, "begin", _begin_writing)
    return engine


def reading_engine(url: URL) -> Engine:
    """Connections for the readers; each transaction sees the database as it was when the transaction began."""
    if is_shared(url):
        return create_engine(
            url,
            pool_size=READERS + LONG_READERS,
            max_overflow=0,
            pool_pre_ping=True,
            isolation_level="REPEATABLE READ",
            connect_args={"connect_timeout": 5, "application_name": "quarterdeck"},
            execution_options={"postgresql_readonly": True},
        )
    engine = _sqlite_engine(url, pool_size=READERS + LONG_READERS)
    event.listen(engine, "connect", _refuse_writing)
    event.listen(engine, "begin", _begin_reading)
    return engine


def make_file(url: URL) -> None:
    """Make a new SQLite file that only its owner can read, since it contains everybody's cards.

    The file is set to use a write-ahead log, so that readers and the writer never wait for each other.
    """
    path = Path(url.database or "")
    if not path.parent.is_dir():
        raise DatabaseError(SAY("no-folder", folder=str(path.parent)))
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        with closing(sqlite3.connect(path)) as connection:
            (mode,) = connection.execute("PRAGMA journal_mode=WAL").fetchone()
    except (OSError, sqlite3.Error) as error:
        raise DatabaseError(SAY("cannot-open", url=shown(url), reason=str(error))) from error
    if mode != "wal":
        raise DatabaseError(SAY("no-wal", url=shown(url), mode=mode))


def _sqlite_engine(url: URL, pool_size: int) -> Engine:
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=pool_size,
        max_overflow=0,
        # The driver must not begin transactions by itself: it does so after the first reading, too late.
        connect_args={"isolation_level": None, "check_same_thread": False},
    )
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
    connection.text_factory = _text
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _text(data: bytes) -> str:
    """Pass on damaged text, for the code that reads the row to judge; otherwise the driver would refuse all rows."""
    return data.decode("utf-8", "replace")


def _refuse_writing(connection: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
    connection.execute("PRAGMA query_only=ON")


def _begin_writing(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin_reading(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _take_turn(connection: Connection) -> None:
    connection.exec_driver_sql(f"BEGIN; SELECT pg_advisory_xact_lock({_WRITER_LOCK})")
