"""Jobs that wait to be written, the callers that wait for them, and how one job fails without harming the others."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import Generic, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from quarterdeck.server.database.errors import SAY, DatabaseError, reason
from quarterdeck.server.database.rows import MatchState, Outcome, StoredClock, StoredLine

T = TypeVar("T")


class Job(ABC):
    """Something to write that somebody waits for."""

    @abstractmethod
    def fail(self, error: Exception) -> None:
        """Note why the job failed; errors of the database become `DatabaseError`."""

    @abstractmethod
    def settle(self) -> None:
        """Tell the waiting caller, unless it has gone; runs on the event loop."""


class _Promise(Job, Generic[T]):
    """The future of a waiting caller, and the result for it."""

    __slots__ = ("_error", "_future", "_result")

    def __init__(self, future: asyncio.Future[T]) -> None:
        self._future = future
        self._error: Exception | None = None
        self._result: T

    def end(self, result: T) -> None:
        """Note the result, which counts if the commit succeeds."""
        self._result = result

    def fail(self, error: Exception) -> None:
        if isinstance(error, SQLAlchemyError):
            self._error = DatabaseError(SAY("failed", reason=reason(error)), not_written=True)
            self._error.__cause__ = error
        else:
            self._error = error

    def settle(self) -> None:
        if self._future.done():
            return
        if self._error is not None:
            self._future.set_exception(self._error)
        else:
            self._future.set_result(self._result)


class Apart(_Promise[None]):
    """A function that is called between two commits, while nothing else is written."""

    __slots__ = ("_work",)

    def __init__(self, work: Callable[[], None], future: asyncio.Future[None]) -> None:
        super().__init__(future)
        self._work = work

    def run(self) -> None:
        """Call the function, and note how that went."""
        try:
            self.end(self._work())
        except Exception as error:  # noqa: BLE001 - whoever waits hears of it
            self.fail(error)


class Call(_Promise[T]):
    """A function that writes."""

    __slots__ = ("_work",)

    def __init__(self, work: Callable[[Connection], T], future: asyncio.Future[T]) -> None:
        super().__init__(future)
        self._work = work

    def run(self, connection: Connection) -> None:
        """Run the function, or undo what it did."""
        error = in_savepoint(connection, lambda: self.end(self._work(connection)))
        if error is not None:
            self.fail(error)


class Lines(_Promise[bool]):
    """Lines of one match, its state, its clock and the seats that are to choose after them if they change.

    If the game is over, they have how it has ended, too.
    """

    __slots__ = ("awaited", "clock", "lines", "outcome", "state")

    def __init__(
        self,
        lines: Sequence[StoredLine],
        future: asyncio.Future[bool],
        state: MatchState | None = None,
        clock: StoredClock | None = None,
        outcome: Outcome | None = None,
        awaited: Collection[int] | None = None,
    ) -> None:
        super().__init__(future)
        self.lines = lines
        self.state = state
        self.clock = clock
        self.outcome = outcome
        self.awaited = awaited


class Marker(_Promise[None]):
    """A job that writes nothing: its caller is told when the writer has come to it."""

    __slots__ = ()


def in_savepoint(connection: Connection, work: Callable[[], None]) -> Exception | None:
    """Do some work; if it fails, undo only this work and return the error. Errors that cannot be undone alone are raised."""
    savepoint = connection.begin_nested()
    try:
        work()
    except Exception as error:  # whatever it is, it belongs to whoever asked for this work
        savepoint.rollback()
        if connection.invalidated:
            raise
        return error
    savepoint.commit()
    return None
