"""What the database refuses or cannot do."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.server.database").say


_PRIMARY: Final = 0xFF
"""The part of SQLite's codes that gives the kind of an error."""
_DAMAGED: Final = ("XX001", "XX002", "25P02")
"""PostgreSQL's codes for a damaged page, a damaged index, and for everything that is asked afterwards."""


class DatabaseError(QuarterdeckError):
    """The database cannot be opened, or could not do what was asked; then nothing has happened.

    There is one exception: if the commit itself fails, nobody can know until they look again, and the sentence says so.
    `not_written` is True only if something was to be written and it is certain that nothing was.
    """

    def __init__(self, message: str, *, not_written: bool = False) -> None:
        super().__init__(message)
        self.not_written = not_written


class InUse(DatabaseError):
    """A server uses the SQLite file."""


class Damaged(DatabaseError):
    """Stored data cannot be read as it was written, for example because of a bad page. Trying again does not help."""


class CorruptRow(Damaged):
    """A row that makes no sense; `table` and `key` name it."""

    def __init__(self, table: str, key: str, problem: str) -> None:
        super().__init__(SAY("corrupt-row", table=table, key=key, problem=problem))
        self.table = table
        self.key = key
        self.problem = problem


def reason(error: SQLAlchemyError) -> str:
    """The database's own message, in one line and without our statement."""
    said = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return said.strip().split("\n", 1)[0]


def is_damage(error: SQLAlchemyError) -> bool:
    """Whether the database says that stored data is damaged, rather than that it cannot do something."""
    cause = error.orig if isinstance(error, DBAPIError) else None
    if isinstance(cause, sqlite3.Error):
        code: int = getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_OK)  # the driver's own errors have none
        return code & _PRIMARY in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return getattr(cause, "sqlstate", None) in _DAMAGED  # PostgreSQL's


@contextmanager
def sound(table: str, key: str) -> Iterator[None]:
    """Inside, rows of one match are read; if the file is damaged there, `CorruptRow` is raised."""
    try:
        yield
    except SQLAlchemyError as error:
        if is_damage(error):
            raise CorruptRow(table, key, reason(error)) from error
        raise


@contextmanager
def told() -> Iterator[None]:
    """Inside, errors of the database become `DatabaseError`, or `Damaged` if data is damaged."""
    try:
        yield
    except SQLAlchemyError as error:
        if is_damage(error):
            raise Damaged(SAY("damaged", reason=reason(error))) from error
        raise DatabaseError(SAY("failed", reason=reason(error))) from error
