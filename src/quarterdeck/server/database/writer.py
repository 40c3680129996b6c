"""The one thread that writes. Waiting jobs are written and committed together (group commit), moves separately from others."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, Transaction
from sqlalchemy.exc import SQLAlchemyError

from quarterdeck.server.database.errors import SAY, DatabaseError, reason
from quarterdeck.server.database.jobs import Apart, Call, Job, Lines, Marker
from quarterdeck.server.database.lines import LineStore
from quarterdeck.server.database.rows import MatchState, Outcome, StoredClock, StoredLine

MOST: Final = 256
"""The most jobs in one commit."""

T = TypeVar("T")


class Writer:
    """Takes jobs on the event loop, and answers each after the commit that it was in."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, *, shared: bool) -> None:
        self._engine = engine
        self._loop = loop
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._lines = LineStore(shared=shared)
        self._connection: Connection | None = None
        self._closed = False
        self.failure: str | None = None
        """Why the latest commit failed; None if it did not."""
        self._thread = threading.Thread(target=self._work, name="database writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a function and return its result once it is committed."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._accept(Call(work, future))
        return await future

    async def add_lines(
        self,
        lines: Sequence[StoredLine],
        state: MatchState | None = None,
        clock: StoredClock | None = None,
        outcome: Outcome | None = None,
        awaited: Collection[int] | None = None,
    ) -> bool:
        """Store lines, and with them the match's state, its clock, and who is to choose.

        Returns whether they were stored, once they are committed.
        """
        future: asyncio.Future[bool] = self._loop.create_future()
        self._accept(Lines(lines, future, state, clock, outcome, awaited))
        return await future

    async def apart(self, work: Callable[[], None]) -> None:
        """Call a function in the writer's thread, after everything that was accepted before is committed."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._accept(Apart(work, future))
        await future

    async def wait_for_writer(self) -> None:
        """Wait until the writer has done everything that it was given before; nothing is written for this."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._accept(Marker(future))
        await future

    async def close(self) -> None:
        """Stop, after committing everything that was accepted."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _accept(self, job: Job) -> None:
        if self._closed:
            raise DatabaseError(SAY("closed"))
        self._queue.put(job)

    def _work(self) -> None:
        going_on = True
        while going_on:
            batch: list[Job] = []
            going_on = self._take(batch)
            if batch:
                for job in batch:
                    if isinstance(job, Marker):
                        job.end(None)
                writing = [job for job in batch if not isinstance(job, Marker)]
                for kind, group in groupby(writing, type):
                    if kind is Apart:
                        self._call_apart(group)
                    else:
                        self._commit(list(group))
                self._loop.call_soon_threadsafe(_settle, batch)
        self._drop_connection()

    def _call_apart(self, jobs: Iterable[Job]) -> None:
        """Call functions while no connection of ours is open for writing."""
        self._drop_connection()
        for job in jobs:
            if isinstance(job, Apart):
                job.run()

    def _take(self, batch: list[Job]) -> bool:
        """Take the jobs that wait now, at least one and at most `MOST`; returns False when nothing more will come."""
        job = self._queue.get()
        try:
            while job is not None:
                batch.append(job)
                if len(batch) == MOST:
                    return True
                job = self._queue.get_nowait()
        except Empty:
            return True
        return False

    def _commit(self, batch: Sequence[Job]) -> None:
        """Write and commit; if that fails, every job of the batch is told, and the next batch starts afresh.

        Lines and calls are committed separately: if a call meets a damaged page or loses the connection, its whole
        commit fails, and no move may be lost with it.
        """
        committing = False
        try:
            connection = self._connection = self._connection or self._engine.connect()
            transaction = self._write(connection, batch)
            committing = True
            transaction.commit()
            self.failure = None
        except Exception as error:  # noqa: BLE001 - nobody may be left waiting, whatever it was
            failure = _failure(error, committing=committing)
            self.failure = str(failure)
            for job in batch:
                job.fail(failure)
            self._drop_connection()

    def _write(self, connection: Connection, batch: Sequence[Job]) -> Transaction:
        """Do the jobs in a new transaction: calls one by one; lines all at once if possible, else job by job."""
        transaction = connection.begin()
        for job in batch:
            if isinstance(job, Call):
                job.run(connection)
        lines = [job for job in batch if isinstance(job, Lines)]
        if lines and not self._lines.store_together(connection, lines):
            transaction.rollback()
            transaction = connection.begin()
            self._lines.store(connection, lines)
        return transaction

    def _drop_connection(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def _failure(error: Exception, *, committing: bool) -> DatabaseError:
    said = reason(error) if isinstance(error, SQLAlchemyError) else repr(error)
    message = "commit-unknown" if committing else "commit-failed"
    failure = DatabaseError(SAY(message, reason=said), not_written=not committing)
    failure.__cause__ = error
    return failure


def _settle(batch: Sequence[Job]) -> None:
    for job in batch:
        job.settle()
