"""A new database for each test, once in SQLite and once in PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from quarterdeck.server.database.database import Database
from tests.database.fresh import fresh
from tests.database.postgres import postgres


def sqlite_url(folder: Path) -> str:
    """The URL of a file that is not there yet."""
    return f"sqlite:///{folder / 'test.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind; in PostgreSQL with its tables, where a test has it opened."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return postgres().ready_database() if "database" in request.fixturenames else postgres().empty_database()


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """The same, opened; that a file gets its tables is looked at in test_opening.py."""
    if url.startswith("sqlite"):
        fresh(Path(url.removeprefix("sqlite:///")))
    opened = await Database.open(url)
    yield opened
    await opened.close()


@pytest.fixture
async def other(url: str) -> AsyncIterator[Database]:
    """The same database, opened once more, as another process would."""
    opened = await Database.open(url)
    yield opened
    await opened.close()
