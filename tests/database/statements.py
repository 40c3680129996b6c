"""Statements that are compiled once for all databases of a test run.

SQLAlchemy compiles a statement once for each engine. A server has one database for as long as it runs, but each test
has its own: compiling the same statements for each of them took a tenth of the time of the server's tests.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Engine, event
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.engine.interfaces import CompiledCacheType

COMPILED: Final[CompiledCacheType] = {}
"""All statements that were compiled in this process."""


def compile_once() -> None:
    """From here on all databases of a kind share what is compiled; they have the same version and the same settings."""
    for dialect in (SQLiteDialect_pysqlite, PGDialect_psycopg):
        setattr(dialect, "__eq__", _alike)  # noqa: B010 - mypy knows no methods that are replaced
        setattr(dialect, "__hash__", _kind)  # noqa: B010 - as above
    if not event.contains(Engine, "engine_connect", _share):
        event.listen(Engine, "engine_connect", _share)


def _alike(one: Dialect, other: object) -> bool:
    return type(one) is type(other)


def _kind(one: Dialect) -> int:
    return hash(type(one))


def _share(connection: Connection) -> None:
    connection.execution_options(compiled_cache=COMPILED)
