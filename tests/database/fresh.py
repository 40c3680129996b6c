"""Databases with the newest schema and nothing in them: migrating one takes longer than most tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import delete

from quarterdeck.server.database.engines import parse_url, writing_engine
from quarterdeck.server.database.files import checkpoint
from quarterdeck.server.database.migrating import prepare
from quarterdeck.server.database.schema import settings


def fresh(path: Path) -> str:
    """The URL of a file; one that is not there yet becomes an empty database."""
    if not path.exists():
        path.write_bytes(_migrated())
    return f"sqlite:///{path}"


@cache
def _migrated() -> bytes:
    """A file with the newest schema, made by our own migrations, without a secret: each database makes its own."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "migrated.sqlite"
        url = parse_url(f"sqlite:///{path}")
        engine = writing_engine(url, "")
        prepare(url, engine)
        with engine.begin() as connection:
            connection.execute(delete(settings))
        engine.dispose()
        checkpoint(url, "TRUNCATE")
        return path.read_bytes()
