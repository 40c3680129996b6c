"""Storing lines of records: the hot path, for many matches at once. Each job's lines are stored all or none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import astuple
from sqlalchemy import Connection

from quarterdeck.server.database.jobs import Lines, in_savepoint
from quarterdeck.server.database.notices import notify
from quarterdeck.server.database.rows import StoredLine

_SQLITE_INSERT: Final = (
    'INSERT INTO moves ("match", ply, seat, move, kind, back_to, agreed, at, thought)'
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
_SQLITE_CHANGED: Final = "UPDATE matches SET changed = ? WHERE id = ?"

_POSTGRESQL_INSERT: Final = (
    'INSERT INTO moves ("match", ply, seat, move, kind, back_to, agreed, at, thought)'
    " SELECT * FROM unnest(%s::text[], %s::int[], %s::int[], %s::text[], %s::text[],"
    " %s::int[], %s::text[], %s::bigint[], %s::bytea[]) ON CONFLICT DO NOTHING"
)
_POSTGRESQL_CHANGED: Final = (
    "UPDATE matches SET changed = new.at FROM unnest(%s::bigint[], %s::text[]) AS new (at, id)"
    " WHERE matches.id = new.id"
)

_REST: Final = 1000
"""Milliseconds after which a match that goes on is marked as changed again; lists need no more."""
_MOST_MARKED: Final = 10_000


class _Taken(Exception):
    """A line of another process stands where one of ours should."""


class LineStore:
    """Puts lines into the table of moves, many jobs with one statement; used by the writer's thread alone."""

    def __init__(self, *, shared: bool) -> None:
        self._shared = shared
        self._marked: dict[str, int] = {}

    def store(self, connection: Connection, jobs: Sequence[Lines]) -> None:
        """Store the lines of all jobs at once; if some of them cannot be stored, job by job."""
        lines = [line for job in jobs for line in job.lines]
        error = in_savepoint(connection, lambda: self._insert(connection, lines))
        if error is None:
            for job in jobs:
                job.end(result=True)
            self._mark(connection, lines)
        elif len(jobs) > 1:
            for job in jobs:
                self.store(connection, [job])
        elif isinstance(error, _Taken):
            jobs[0].end(result=False)
        else:
            jobs[0].fail(error)

    def _insert(self, connection: Connection, lines: Sequence[StoredLine]) -> None:
        rows = [astuple(line) for line in lines]
        if self._shared:
            columns = tuple(list(column) for column in zip(*rows, strict=True))
            stored = connection.exec_driver_sql(_POSTGRESQL_INSERT, columns).rowcount
        else:
            stored = connection.exec_driver_sql(_SQLITE_INSERT, rows).rowcount
        if stored != len(rows):
            raise _Taken

    def _mark(self, connection: Connection, lines: Sequence[StoredLine]) -> None:
        if self._shared:
            notify(connection, sorted({line.match for line in lines}), lines_only=True)
        if len(self._marked) > _MOST_MARKED:
            self._marked.clear()
        due = {line.match: line.at for line in lines if line.at - self._marked.get(line.match, 0) >= _REST}
        if not due:
            return
        self._marked |= due
        if self._shared:
            connection.exec_driver_sql(_POSTGRESQL_CHANGED, (list(due.values()), list(due)))
        else:
            connection.exec_driver_sql(_SQLITE_CHANGED, [(at, match) for match, at in due.items()])
