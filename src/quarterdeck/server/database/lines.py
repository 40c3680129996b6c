"""Stores lines of records, quickly and for many matches at once. Each job's lines are stored all or none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
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
    INSERT INTO moves ("match", ply, seat, move, kind, back_to, agreed, at, spent, position, thought)
    SELECT "match", ply, seat, move, kind, back_to, agreed, at, spent, position, thought FROM ({lines}) AS line
    WHERE follows OR EXISTS (SELECT 1 FROM moves WHERE "match" = line."match" AND ply = line.ply - 1)
    ON CONFLICT DO NOTHING
"""
"""Stores lines, each only if its place is free and the line before it is there, so that a record has no gaps.

`follows` says that the line before is the beginning, or is stored by the same commit.
"""
_SQLITE_LINES: Final = """
    SELECT json_extract(value, '$[0]') AS "match", json_extract(value, '$[1]') AS ply, json_extract(value, '$[2]') AS seat,
        json_extract(value, '$[3]') AS move, json_extract(value, '$[4]') AS kind, json_extract(value, '$[5]') AS back_to,
        json_extract(value, '$[6]') AS agreed, json_extract(value, '$[7]') AS at, json_extract(value, '$[8]') AS spent,
        json_extract(value, '$[9]') AS position, NULL AS thought, json_extract(value, '$[10]') AS follows
    FROM json_each(?)
"""
"""All lines as one argument: the driver lets others go on before each row that it is given, and then waits for its turn."""
_SQLITE_THOUGHTFUL: Final = """
    SELECT ? AS "match", ? AS ply, ? AS seat, ? AS move, ? AS kind, ? AS back_to, ? AS agreed, ? AS at, ? AS spent,
        ? AS position, ? AS follows, ? AS thought
"""
"""A line with what a bot weighed, which may be any bytes."""
_SQLITE_INSERT_LINES: Final = _SQLITE_INSERT.format(lines=_SQLITE_LINES)
_SQLITE_INSERT_THOUGHTFUL: Final = _SQLITE_INSERT.format(lines=_SQLITE_THOUGHTFUL)
_SQLITE_CHANGED: Final = "UPDATE matches SET changed = ? WHERE id = ?"

_POSTGRESQL_INSERT: Final = """
    WITH stored AS (
        INSERT INTO moves ("match", ply, seat, move, kind, back_to, agreed, at, thought, spent, position)
        SELECT * FROM unnest(%s::text[], %s::int[], %s::int[], %s::text[], %s::text[],
                             %s::int[], %s::text[], %s::bigint[], %s::bytea[], %s::bigint[], %s::text[])
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
    places = {(line.match, line.ply) for line in lines}
    plain: list[tuple[object, ...]] = []
    thoughtful: list[tuple[object, ...]] = []
    for line in lines:
        follows = line.ply == 1 or (line.match, line.ply - 1) in places
        made = (line.match, line.ply, line.seat, line.move, line.kind, line.back_to, line.agreed)
        row = (*made, line.at, line.spent, line.position)
        if line.thought is None:
            plain.append((*row, follows))
        else:
            thoughtful.append((*row, follows, line.thought))
    stored = 0
    if plain:
        told = msgspec.json.encode(plain).decode()
        stored += connection.exec_driver_sql(_SQLITE_INSERT_LINES, (told,)).rowcount
    if thoughtful:
        stored += connection.exec_driver_sql(_SQLITE_INSERT_THOUGHTFUL, thoughtful).rowcount
    return stored == len(lines)


def _insert_postgresql(connection: Connection, lines: Sequence[StoredLine], due: Mapping[str, int]) -> bool:
    columns = (list(column) for column in zip(*map(astuple, lines), strict=True))
    others = (list(due.values()), list(due), CHANNEL, notice_beginning(connection), LINES_ONLY)
    places = {(line.match, line.ply) for line in lines}
    before = [place for line in lines if line.ply > 1 and (place := (line.match, line.ply - 1)) not in places]
    those_before = ([match for match, _ in before], [ply for _, ply in before])
    found: int = connection.exec_driver_sql(_POSTGRESQL_INSERT, (*columns, *others, *those_before)).one()[0]
    return found == len(lines) + len(before)
