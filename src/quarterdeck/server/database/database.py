"""The database for the server: one thread writes in groups, a few threads read, and asyncio code uses both."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, Self, TypeVar

from sqlalchemy import URL, Connection, Engine, delete, insert, literal, select

from quarterdeck.server.database.copies import put_in_place
from quarterdeck.server.database.engines import (
    LONG_READERS,
    READERS,
    is_shared,
    parse_url,
    reading_engine,
    writing_engine,
)
from quarterdeck.server.database.errors import SAY, DatabaseError, told
from quarterdeck.server.database.files import checkpoint, trouble
from quarterdeck.server.database.migrating import prepare
from quarterdeck.server.database.rows import MatchState, Outcome, StoredClock, StoredLine
from quarterdeck.server.database.schema import settings
from quarterdeck.server.database.writer import Writer
from quarterdeck.server.logs import log

_READY_SECONDS: Final = 2.0
_PROBE: Final = "probe"
"""The row that is written to see whether writing works again."""

T = TypeVar("T")


class Database:
    """An open database. It belongs to the event loop that opened it."""

    def __init__(self, url: URL, token: str, secret: bytes, engine: Engine) -> None:
        self.url = url
        self.token = token
        """Distinguishes this process's notices from those of others."""
        self.secret = secret
        """32 bytes for signing cookies, which never change for a database."""
        self.is_shared = is_shared(url)
        """Whether other processes may write to it too."""
        self._closed = False
        self._told: str | None = None
        """The trouble that was last written to the log."""
        self._writing = engine
        self._writer = Writer(engine, asyncio.get_running_loop(), shared=self.is_shared)
        self._reading = reading_engine(url)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="database reader")
        self._long_readers = ThreadPoolExecutor(LONG_READERS, thread_name_prefix="long database reader")

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database and update its schema; `DatabaseError` says why that is not possible."""
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
        await asyncio.to_thread(self._long_readers.shutdown)
        self._writing.dispose()
        self._reading.dispose()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in the writer's transaction, and answer after its commit.

        Jobs run one after another, even those of all processes on PostgreSQL, so what a job has read is still true when
        it writes. An exception undoes only this job and is raised here, errors of the database as `DatabaseError`. The
        job runs in another thread and delays all other writes, so it must be quick.
        """
        return await self._writer.write(job)

    async def add_lines(
        self,
        lines: Sequence[StoredLine],
        state: MatchState | None = None,
        clock: StoredClock | None = None,
        outcome: Outcome | None = None,
        awaited: Collection[int] | None = None,
    ) -> bool:
        """Store lines of one match with consecutive plies, all or none; answer after the commit.

        `state`, `clock` and `awaited` (the seats that are to choose) are the match's new ones, if the lines change them,
        and `outcome` is how the game has ended.
        Returns False if one of the plies is already taken, or
        if the line before the first is missing. `DatabaseError` if there is no such match.
        """
        first = lines[0]
        if any(line.match != first.match or line.ply != first.ply + k for k, line in enumerate(lines)):
            raise ValueError("lines must be of one match, with consecutive plies")
        return await self._writer.add_lines(lines, state, clock, outcome, awaited)

    async def put_in_place(self, copy: Path, kept: Path) -> None:
        """Put a copy in the place of everything here, in one transaction; what was here is kept as a file of its own.

        `DatabaseError` if it is no copy of this database, or not by this version's schema; then nothing has changed.
        """
        await self._writer.apart(lambda: put_in_place(self.url, copy, kept, self.secret))

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query in a reading thread; it sees the database as it was at one moment, and cannot write.

        Use `read_long` for queries that may take longer than a moment, since many wait for the quick ones.
        """
        return await self._run(self._readers, query)

    async def read_long(self, query: Callable[[Connection], T]) -> T:
        """Run a query that may take long, in separate threads, so that no quick query waits behind it."""
        return await self._run(self._long_readers, query)

    async def _run(self, readers: ThreadPoolExecutor, query: Callable[[Connection], T]) -> T:
        if self._closed:
            raise DatabaseError(SAY("closed"))
        return await asyncio.get_running_loop().run_in_executor(readers, self._query, query)

    async def ready(self) -> bool:
        """Whether the database can be read and written, as far as known without writing; if not, the log has the reason."""
        told = await self.trouble()
        if told != self._told:
            self._told = told
            if told is None:
                log.info("ready again")
            else:
                log.error("not ready", problem=told)
        return told is None

    async def trouble(self) -> str | None:
        """Why the database cannot be read or written, in words; None if it can. Nothing is written to find out.

        This is judged by the result of the latest write, by whether the writer is stuck, and by the room on the disk.
        """
        if self._closed:
            return SAY("closed")
        try:
            async with asyncio.timeout(_READY_SECONDS):
                await self._writer.wait_for_writer()
                await self.read(_one)
        except TimeoutError:
            return SAY("stuck", seconds=round(_READY_SECONDS))
        except DatabaseError as error:
            return SAY("unreadable", reason=str(error))
        return self._writer.failure or trouble(self.url)

    async def probe(self) -> None:
        """Write a row if the latest write failed, so that the server learns by itself when the database works again."""
        if self._writer.failure is not None:
            await self.write(_write_something)

    async def checkpoint(self) -> None:
        """Keep SQLite's log short; nobody waits for it."""
        await asyncio.to_thread(checkpoint, self.url)

    def _query(self, query: Callable[[Connection], T]) -> T:
        with told(), self._reading.connect() as connection:
            return query(connection)


def _write_something(connection: Connection) -> None:
    connection.execute(delete(settings).where(settings.c.key == _PROBE))
    connection.execute(insert(settings).values(key=_PROBE, value=str(time.time_ns())))


def _one(connection: Connection) -> int:
    return connection.execute(select(literal(1))).scalar_one()
