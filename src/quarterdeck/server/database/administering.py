"""What the operator does with a database besides running the server: look, repair, copy. What matters is noted in it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from quarterdeck.server.database.archive import drop_finished
from quarterdeck.server.database.engines import parse_url, reading_engine, shown, writing_engine
from quarterdeck.server.database.errors import SAY, DatabaseError, told
from quarterdeck.server.database.files import path_of
from quarterdeck.server.database.matches import summaries
from quarterdeck.server.database.notices import touch
from quarterdeck.server.database.rows import Act, MatchState, MatchSummary, read_row
from quarterdeck.server.database.schema import acts, matches, moves
from quarterdeck.server.database.schema_version import newest_revision, revision_of

T = TypeVar("T")
"""What SQLite says of a file without faults."""


class Administered:
    """A database that a server may be using at the same time; its schema is never changed here."""

    def __init__(self, text: str) -> None:
        self.url = parse_url(text)
        path = path_of(self.url)
        if path is not None and not path.is_file():
            raise DatabaseError(SAY("no-database", url=shown(self.url)))
        self._reading = reading_engine(self.url)
        self._writing = writing_engine(self.url, secrets.token_hex(8))
        self.read(self._check)

    def close(self) -> None:
        """Close its connections."""
        self._reading.dispose()
        self._writing.dispose()

    def read(self, query: Callable[[Connection], T]) -> T:
        """The result of a query."""
        with told(), self._reading.connect() as connection:
            return query(connection)

    def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in a transaction, in turn with the servers."""
        with told(), self._writing.connect() as connection, connection.begin():
            return job(connection)

    def _check(self, connection: Connection) -> None:
        """`DatabaseError` unless the schema is that of this version."""
        try:
            found = revision_of(connection)
        except SQLAlchemyError as error:
            raise DatabaseError(SAY("failed", reason=str(error))) from error
        if found != newest_revision():
            raise DatabaseError(SAY("other-schema", url=shown(self.url), found=str(found)))


@contextmanager
def administered(text: str) -> Iterator[Administered]:
    """The database at a URL, closed at the end; `DatabaseError` if it is not one of this version."""
    opened = Administered(text)
    try:
        yield opened
    finally:
        opened.close()


def find_tables(connection: Connection, state: MatchState | None, game: str | None, limit: int) -> list[MatchSummary]:
    """The tables with a state and of a game, if these are given; the latest first."""
    wanted = select(matches)
    if state is not None:
        wanted = wanted.where(matches.c.state == state)
    if game is not None:
        wanted = wanted.where(matches.c.game == game)
    return summaries(connection, wanted.order_by(matches.c.changed.desc(), matches.c.id), limit)


def going_on(connection: Connection) -> list[str]:
    """The ids of all tables whose games go on, the latest first; damaged ones are among them."""
    wanted = select(matches.c.id).where(matches.c.state == "playing")
    return list(connection.execute(wanted.order_by(matches.c.changed.desc(), matches.c.id)).scalars())


def note_act(connection: Connection, act: Act) -> None:
    """Note what the operator did."""
    values = {name: value for name, value in msgspec.structs.asdict(act).items() if name != "n"}
    connection.execute(insert(acts).values(**values))


def acts_of(connection: Connection, limit: int) -> list[Act]:
    """What operators did, the latest first."""
    return [
        read_row(row, Act) for row in connection.execute(select(acts).order_by(acts.c.n.desc()).limit(limit)).mappings()
    ]


def cut(connection: Connection, match: str, keep: int, now: int, person: str = "") -> int:
    """Remove the lines of a match after the first `keep`, and note them; returns how many there were.

    `person` proposed it, if the people at the table have agreed on it.

    A match that was over goes on, and leaves the archive.
    """
    here = (moves.c.match == match, moves.c.ply > keep)
    rows = connection.execute(select(moves).where(*here).order_by(moves.c.ply)).mappings()
    removed = [{str(name): value for name, value in row.items()} for row in rows]
    if removed:
        note_act(
            connection,
            Act(at=now, what="repair", match=match, person=person, note=msgspec.json.encode(removed).decode()),
        )
        connection.execute(delete(moves).where(*here))
        connection.execute(update(matches).where(matches.c.id == match).values(state="playing"))
        drop_finished(connection, match)
        touch(connection, match)
    return len(removed)
