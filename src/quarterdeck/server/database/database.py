"""The database as the server uses it: writes in groups by one thread, reads by a few, both from asyncio."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Self, TypeVar

from sqlalchemy import URL, Connection, Engine, literal, select

from quarterdeck.server.database.engines import READERS, is_shared, parse_url, reading_engine, writing_engine
from quarterdeck.server.database.errors import SAY, DatabaseError, told
from quarterdeck.server.database.migrating import prepare
from quarterdeck.server.database.rows import StoredLine
from quarterdeck.server.database.writer import Writer

_READY_SECONDS: Final = 2.0

T = TypeVar("T")


class Database:
    """An open database. It belongs to the event loop that opened it."""

    def __init__(self, url: URL, token: str, secret: bytes, engine: Engine) -> None:
        self.url = url
        self.token = token
        """Tells this process's notices from those of others."""
        self.secret = secret
        """32 bytes for signing cookies; the same as long as the database lives."""
        self.is_shared = is_shared(url)
        """Whether other processes may write to it too."""
        self._closed = False
        self._writing = engine
        self._writer = Writer(engine, asyncio.get_running_loop(), shared=self.is_shared)
        self._reading = reading_engine(url)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="database reader")

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database, and bring its schema to the newest; `DatabaseError` says why that cannot be."""
        parsed = parse_url(url)
        token = secrets.token_hex(8)
        engine = writing_engine(parsed, token)
        try:
            secret = await asyncio.to_thread(prepare, parsed, engine)
        except DatabaseError:
            engine.dispose()
            raise
        return cls(parsed, token, secret, engine)

    async def close(self) -> None:
        """Close it; everything accepted so far is committed first."""
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._writing.dispose()
        self._reading.dispose()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in the writer's transaction, and answer after its commit.

        Jobs run one after another, those of all processes on PostgreSQL too: what a job has read is still so
        when it writes. An exception undoes this job alone and is raised here, errors of the database as
        `DatabaseError`. The job runs in another thread and delays all other writes, so it must be quick.
        """
        return await self._writer.write(job)

    async def add_lines(self, lines: Sequence[StoredLine]) -> bool:
        """Store lines of one match with consecutive plies, all or none; answer after the commit.

        False if one of the plies is already taken. `DatabaseError` if there is no such match.
        """
        first = lines[0]
        if any(line.match != first.match or line.ply != first.ply + k for k, line in enumerate(lines)):
            raise ValueError("lines must be of one match, with consecutive plies")
        return await self._writer.add_lines(lines)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query in a thread for reading; it sees the database as it was at one moment, and cannot write."""
        if self._closed:
            raise DatabaseError(SAY("closed"))
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._query, query)

    async def ready(self) -> bool:
        """Whether reading and writing both work, within two seconds."""
        try:
            async with asyncio.timeout(_READY_SECONDS):
                return await self.read(_one) == await self.write(_one)
        except (DatabaseError, TimeoutError):
            return False

    def _query(self, query: Callable[[Connection], T]) -> T:
        with told(), self._reading.connect() as connection:
            return query(connection)


def _one(connection: Connection) -> int:
    return connection.execute(select(literal(1))).scalar_one()
