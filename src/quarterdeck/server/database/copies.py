"""Copies of SQLite files: made while a server runs, and put back, with a server or without one."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from msgspec import Struct
from sqlalchemy import URL

from quarterdeck.server.database.engines import is_shared, parse_url, shown
from quarterdeck.server.database.errors import SAY, DatabaseError
from quarterdeck.server.database.files import alone, path_of
from quarterdeck.server.database.schema_version import newest_revision


class CopyWanted(Struct, frozen=True, kw_only=True):
    """A request to the server to put a copy in the place of its database, as it stands in the note of an act."""

    copy: str
    """The file of the copy."""
    kept: str
    """The file as which the present database is kept."""


SOUND: Final = "ok"
"""What SQLite says of a file without damage."""


def back_up(text: str, copy: Path) -> None:
    """Copy a SQLite database while servers use it; the copy is of one moment, and only its owner can read it.

    `DatabaseError` if it is PostgreSQL, if the copy exists, or if it turns out to be damaged; then none is left.
    """
    source = _file(parse_url(text))
    if not source.is_file():
        raise DatabaseError(SAY("no-database", url=shown(parse_url(text))))
    try:
        os.close(os.open(copy, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise DatabaseError(SAY("no-copy", file=str(copy), reason=str(error))) from error
    try:
        with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(copy)) as writing:
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode=DELETE").fetchone()  # one file alone, whose log is in it
        check_file(copy)
    except (sqlite3.Error, DatabaseError) as error:
        with suppress(OSError):
            copy.unlink()
        raise DatabaseError(SAY("no-copy", file=str(copy), reason=str(error))) from error


def restore(text: str, copy: Path, kept: Path) -> None:
    """Put a copy in the place of a SQLite database that no server uses; the present one is kept as `kept`.

    `DatabaseError` if a server uses it, or if the copy is damaged or no database of ours. Then nothing has changed.
    """
    target = _file(parse_url(text))
    check_file(copy)
    with alone(text):
        fresh = target.with_name(target.name + "-restoring")
        with suppress(FileNotFoundError):
            fresh.unlink()
        back_up(f"sqlite:///{copy}", fresh)
        if target.exists():
            back_up(text, kept)
        for ending in ("-wal", "-shm"):
            with suppress(FileNotFoundError):
                target.with_name(target.name + ending).unlink()
        fresh.replace(target)


def put_in_place(url: URL, copy: Path, kept: Path, secret: bytes) -> None:
    """Put a copy in the place of a SQLite database that a server uses, in one transaction; the present one is kept.

    All connections see it whole from the next transaction on. The caller must be the only one who writes. `DatabaseError`
    if the copy is damaged, has another schema, or is of another database: its secret then signs other cookies.
    """
    target = _file(url)
    check_file(copy)
    with closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as reading:
        (schema,) = reading.execute("SELECT version_num FROM alembic_version").fetchone()
        found = reading.execute("SELECT value FROM settings WHERE key = 'secret'").fetchone()
        if schema != newest_revision() or found is None or found[0] != secret.hex():
            raise DatabaseError(SAY("foreign-copy", file=str(copy)))
        back_up(f"sqlite:///{target}", kept)
        try:
            with closing(sqlite3.connect(target)) as writing:
                reading.backup(writing)
        except sqlite3.Error as error:
            raise DatabaseError(SAY("failed", reason=str(error))) from error


def check_file(file: Path) -> None:
    """`DatabaseError` unless this is a sound SQLite file with our tables."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("PRAGMA quick_check").fetchone()
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
            connection.execute("SELECT count(*) FROM matches").fetchone()
    except sqlite3.Error as error:
        raise DatabaseError(SAY("bad-copy", file=str(file), reason=str(error))) from error
    if found != SOUND:
        raise DatabaseError(SAY("bad-copy", file=str(file), reason=str(found)))


def _file(url: URL) -> Path:
    path = path_of(url)
    if path is None or is_shared(url):
        raise DatabaseError(SAY("only-sqlite"))
    return path
