"""The files of a SQLite database: who uses them, whether they belong together, whether there is room for more."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from quarterdeck.server.database.engines import is_shared, parse_url, shown
from quarterdeck.server.database.errors import SAY, DatabaseError, InUse

LEAST_FREE: Final = 4 * 1024 * 1024
"""Bytes that must be free on the disk, so that trouble is noticed before a commit fails."""
LOCKED: Final = "-lock"
"""The ending of the file that the server locks while it uses the database."""
_COMPANIONS: Final = ("-wal", "-shm", "-journal", LOCKED)


def path_of(url: URL) -> Path | None:
    """The file of a database; None for PostgreSQL."""
    return None if is_shared(url) else Path(url.database or "")


@contextmanager
def alone(text: str) -> Iterator[None]:
    """Inside, no other server can use this SQLite file; `DatabaseError` if one does already.

    The system releases the lock when this process ends, however that happens. PostgreSQL allows several processes.
    """
    url = parse_url(text)
    path = path_of(url)
    if path is None or not path.parent.is_dir():  # a folder that is missing is told when the file is opened
        yield
        return
    try:
        held = os.open(path.with_name(path.name + LOCKED), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise DatabaseError(SAY("cannot-open", url=shown(url), reason=str(error))) from error
    try:
        if not _lock(held):
            raise InUse(SAY("in-use", url=shown(url)))
        yield
    finally:
        os.close(held)


def _lock(held: int) -> bool:
    """Whether the file could be locked for this process alone."""
    try:
        import fcntl  # noqa: PLC0415 - Windows has none
    except ImportError:
        import msvcrt  # noqa: PLC0415 - nobody else has it

        with suppress(OSError):
            msvcrt.locking(held, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]  # on Windows only
            return True
        return False
    with suppress(OSError):
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    return False


def check_beginning(url: URL) -> list[Path]:
    """Check that a database may begin here; returns other files that look like copies of it, for a warning.

    `DatabaseError` if there is a log that belongs to a file which is missing or empty: SQLite would delete it, and with
    it the latest moves. A file with contents is not checked.
    """
    path = path_of(url)
    if path is None or not path.parent.is_dir() or (path.exists() and path.stat().st_size):
        return []
    log = path.with_name(path.name + "-wal")
    if log.exists() and log.stat().st_size:
        raise DatabaseError(SAY("log-alone", url=shown(url), log=str(log)))
    ours = {path.name, *(path.name + end for end in _COMPANIONS)}
    return sorted(
        other
        for other in path.parent.iterdir()
        if other.name not in ours and other.name.startswith(path.stem) and other.is_file() and other.stat().st_size
    )


def trouble(url: URL) -> str | None:
    """Why the disk cannot take more, in words; None if it can, or if the database is on another machine."""
    path = path_of(url)
    if path is None:
        return None
    try:
        free = shutil.disk_usage(path.parent).free
    except OSError as error:
        return str(error)
    return SAY("disk-full", folder=str(path.parent), kilobytes=free // 1024) if free < LEAST_FREE else None


def checkpoint(url: URL, mode: str = "PASSIVE") -> None:
    """Copy the log into the file, so that the log stays short and the file alone is nearly complete.

    `PASSIVE` waits for nobody; `TRUNCATE`, used at the start, also empties the log. For PostgreSQL this does nothing.
    """
    path = path_of(url)
    if path is None:
        return
    try:
        with closing(sqlite3.connect(path, timeout=1.0)) as connection:
            connection.execute(f"PRAGMA wal_checkpoint({mode})").fetchall()
    except sqlite3.Error as error:
        raise DatabaseError(SAY("failed", reason=str(error))) from error
