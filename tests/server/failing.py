"""Databases that fail at a moment that a test chooses: the commit after so many, a reading, everything for a while."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar
from unittest import mock

from sqlalchemy import Connection, Engine, event

from quarterdeck.server.database.database import Database
from quarterdeck.server.database.errors import DatabaseError

T = TypeVar("T")


@contextmanager
def failing(moment: str, *numbers: int) -> Iterator[None]:
    """Inside, these of the transactions that begin (or commit) do not, counted from 1; the database then goes on."""
    seen: list[None] = []

    def fail(_connection: Connection) -> None:
        seen.append(None)
        if len(seen) in numbers:
            raise OSError("the disk is full")

    event.listen(Engine, moment, fail)
    try:
        yield
    finally:
        event.remove(Engine, moment, fail)


@contextmanager
def unreadable(database: Database, *numbers: int) -> Iterator[list[None]]:
    """Inside, these of the readings fail, counted from 1; without numbers all of them. Counts them."""
    seen: list[None] = []
    quick, long = database.read, database.read_long

    def fail() -> None:
        seen.append(None)
        if not numbers or len(seen) in numbers:
            raise DatabaseError("nothing can be read")

    async def read(query: Callable[[Connection], T]) -> T:
        fail()
        return await quick(query)

    async def read_long(query: Callable[[Connection], T]) -> T:
        fail()
        return await long(query)

    with mock.patch.multiple(database, read=read, read_long=read_long):
        yield seen


@contextmanager
def unwritable(database: Database) -> Iterator[None]:
    """Inside, nothing can be written."""

    async def refuse(*_: object) -> None:
        raise DatabaseError("nothing can be written", not_written=True)

    with mock.patch.object(database, "write", refuse), mock.patch.object(database, "add_lines", refuse):
        yield
