"""What an error of the database means."""

from __future__ import annotations

import sqlite3

import pytest
from sqlalchemy.exc import DBAPIError

from quarterdeck.server.database.errors import is_damage


@pytest.mark.parametrize("code", [None, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY])
def test_a_database_that_cannot_do_something_is_not_damaged(code: int | None) -> None:
    """The driver's own errors, as of a connection that is closed, have no code at all."""
    error = sqlite3.ProgrammingError("Cannot operate on a closed database.")
    if code is not None:
        error.sqlite_errorcode = code
    assert not is_damage(DBAPIError("SELECT 1", {}, error))


def test_a_file_that_is_damaged_is_known_by_its_code() -> None:
    """Also by a code that says more than that."""
    error = sqlite3.DatabaseError("database disk image is malformed")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT | 2 << 8
    assert is_damage(DBAPIError("SELECT 1", {}, error))
