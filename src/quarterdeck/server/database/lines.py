"""Stores lines of records, quickly and for many matches at once. Each job's lines are stored all or none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import astuple
from sqlalchemy import Connection, update
from sqlalchemy.exc import SQLAlchemyError

from quarterdeck.server.database.archive import keep_state
from quarterdeck.server.database.awaiting import Awaited, store_awaited
from quarterdeck.server.database.clocks import set_clock
from quarterdeck.server.database.jobs import Lines, in_savepoint
from quarterdeck.server.database.notices import CHANNEL, LINES_ONLY, notice_beginning
from quarterdeck.server.database.rows import StoredLine
from quarterdeck.server.database.schema import matches
from quarterdeck.server.logs import log

_SQLITE_INSERT: Final = """
    INSERT INTO moves ("match", ply, seat, move, kind, back_to, agreed, at, thought, spent)
    SELECT * FROM (VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)) AS line
    WHERE column2 = 1 OR EXISTS (SELECT 1 FROM moves WHERE "match" = line.column1 AND ply = line.column2 - 1)
    ON CONFLICT DO NOTHING
"""
"""Stores a line only if its place is free and the line before it is there, so that a record has no gaps."""
_SQLITE_CHANGED: Final = "UPDATE matches SET changed = ? WHERE id = ?"

_POSTGRESQL_INSERT: Final = """
    WITH stored AS (
        INSERT INTO moves ("match", ply, seat, move, kind, back_to, agreed, at, thought, spent)
        SELECT * FROM unnest(%s::text[], %s::int[], %s::int[], %s::text[], %s::text[],
                             %s::int[], %s::text[], %s::bigint[], %s::bytea[], %s::bigint[])
        ON CONFLICT DO NOTHING RETURNING "match"
    ), marked AS (
        UPDATE matches SET changed = due.at FROM unnest(%s::bigint[], %s::text[]) AS due (at, id)
        WHERE matches.id = due.id
    ), told AS (
        SELECT pg_notify(%s, %s || id || %s) AS done FROM (SELECT DISTINCT "match" AS id FROM stored) AS changed
    )
    SELECT (SELECT count(*) FROM stored)
         + (SELECT count(*) FROM unnest(%s::text[], %s::int[]) AS due (id, ply)
            JOIN moves ON moves."match" = due.id AND moves.ply = due.ply),
        (SELECT count(told.done) FROM told)
"""
"""Stores lines, marks matches and tells other processes, all in one round trip.

The first number counts the lines that were stored, and the lines before them that are there.
"""

_REST: Final = 1000
"""The milliseconds after which an active match is marked as changed again, which is enough for lists."""
_MOST_MARKED: Final = 10_000


class _Taken(Exception):
    """A line of another process is where one of ours should be, or the line before ours is missing."""


class LineStore:
    """Puts lines into the table of moves, many jobs with one statement; only the writer's thread uses it."""

    def __init__(self, *, shared: bool) -> None:
        self._shared = shared
        self._marked: dict[str, int] = {}

    def store_together(self, connection: Connection, jobs: Sequence[Lines]) -> bool:
        """Try to store the lines of all jobs; returns False if the transaction must be rolled back."""
        try:
            self._insert_all(connection, jobs)
        except (_Taken, SQLAlchemyError):
            if connection.invalidated:
                raise
            return False
        for job in jobs:
            job.end(result=True)
        return True

    def store(self, connection: Connection, jobs: Sequence[Lines]) -> None:
        """Store the lines of all jobs, in savepoints: if some cannot be stored, job by job."""
        error = in_savepoint(connection, lambda: self._insert_all(connection, jobs))
        if error is None:
            for job in jobs:
                job.end(result=True)
        elif len(jobs) > 1:
            for job in jobs:
                self.store(connection, [job])
        elif isinstance(error, _Taken):
            jobs[0].end(result=False)
        else:
            jobs[0].fail(error)

    def _insert_all(self, connection: Connection, jobs: Sequence[Lines]) -> None:
        self._insert(connection, [line for job in jobs for line in job.lines])
        for job in jobs:
            if job.state is not None:
                match = job.lines[0].match
                connection.execute(update(matches).where(matches.c.id == match).values(state=job.state))
                _archive(connection, match, job)
            if job.clock is not None:
                set_clock(connection, job.lines[0].match, job.clock)
        awaited = {
            job.lines[0].match: Awaited(job.awaited, job.lines[-1].at) for job in jobs if job.awaited is not None
        }
        store_awaited(connection, awaited)

    def _insert(self, connection: Connection, lines: Sequence[StoredLine]) -> None:
        """Store all lines, mark their matches as changed, and tell other processes; `_Taken` if a line is taken."""
        due = {line.match: line.at for line in lines if line.at - self._marked.get(line.match, 0) >= _REST}
        insert = _insert_postgresql if self._shared else _insert_sqlite
        if not insert(connection, lines, due):
            raise _Taken
        if len(self._marked) > _MOST_MARKED:
            self._marked.clear()
        self._marked |= due


def _archive(connection: Connection, match: str, job: Lines) -> None:
    """Bring the archive up to date; if that fails, the lines are stored all the same, and the game is archived later."""
    if job.state is None:
        return
    state, outcome = job.state, job.outcome
    error = in_savepoint(connection, lambda: keep_state(connection, match, state, outcome))
    if error is not None:
        log.error("game not archived now", problem=str(error))


def _insert_sqlite(connection: Connection, lines: Sequence[StoredLine], due: Mapping[str, int]) -> bool:
    if due:
        connection.exec_driver_sql(_SQLITE_CHANGED, [(at, match) for match, at in due.items()])
    rows = [astuple(line) for line in lines]
    return connection.exec_driver_sql(_SQLITE_INSERT, rows).rowcount == len(rows)


def _insert_postgresql(connection: Connection, lines: Sequence[StoredLine], due: Mapping[str, int]) -> bool:
    columns = (list(column) for column in zip(*map(astuple, lines), strict=True))
    others = (list(due.values()), list(due), CHANNEL, notice_beginning(connection), LINES_ONLY)
    places = {(line.match, line.ply) for line in lines}
    before = [place for line in lines if line.ply > 1 and (place := (line.match, line.ply - 1)) not in places]
    those_before = ([match for match, _ in before], [ply for _, ply in before])
    found: int = connection.exec_driver_sql(_POSTGRESQL_INSERT, (*columns, *others, *those_before)).one()[0]
    return found == len(lines) + len(before)
