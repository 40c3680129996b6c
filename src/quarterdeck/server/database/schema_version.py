"""Which schema a database has, and which one is the newest; Alembic, which takes a while to load, is not needed for that."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from sqlalchemy import Connection, column, inspect, select, table

_KEPT: Final = "alembic_version"
"""Alembic's table, with one row."""


@cache
def newest_revision() -> str:
    """The schema of this version, by the numbers that the files of the migrations begin with."""
    there = files("quarterdeck.server.database.migrations").joinpath("versions").iterdir()
    return max(one.name.partition("_")[0] for one in there if one.name[0].isdigit())


def revision_of(connection: Connection) -> str | None:
    """The schema of a database; None if it has none of ours."""
    if not inspect(connection).has_table(_KEPT):
        return None
    found: str | None = connection.execute(select(column("version_num")).select_from(table(_KEPT))).scalar_one_or_none()
    return found
