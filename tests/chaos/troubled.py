"""SQLite connections that fail as they are told to, and that carry notices as PostgreSQL does."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from quarterdeck.server.database.notices import LINES_ONLY
from tests.chaos.plan import Kind
from tests.chaos.world import Snapshot, World

GONE: Final = "Cannot operate on a closed database."
"""What the driver says, and what SQLAlchemy knows as a lost connection."""
NEW_LINES: Final = "SELECT moves.* FROM unnest("
NOTIFY: Final = "SELECT count(pg_notify("
INSERT_LINES: Final = "INSERT INTO moves"
UNTOUCHED: Final = ("PRAGMA", "ROLLBACK;")
CHANGES: Final = re.compile(r"\s*(INSERT|UPDATE|DELETE)")


def failed(said: str, code: int) -> sqlite3.OperationalError:
    """What SQLite says, with its code."""
    error = sqlite3.OperationalError(said)
    error.sqlite_errorcode = code
    return error


class Access:
    """One server's way to the database."""

    def __init__(self, world: World, name: str, tell: Callable[[str], None]) -> None:
        self.world = world
        self.name = name
        self.tell = tell
        """Told the notices of each commit, as PostgreSQL would write them."""
        self.dead = False
        """The server was killed: it reaches nothing any more."""
        self.locked = False
        """The next transaction for writing cannot begin."""

    def fault(self, where: str, statement: str) -> Kind | None:
        """How this fails, if it does; raises where it cannot even be tried."""
        world = self.world
        if self.dead:
            return "lost"
        if world.outage:
            world.faults["outage"] += 1
            return "lost"
        if world.full and CHANGES.match(statement):
            world.fault("disk full", self.name, short(statement))
            raise failed("database or disk is full", sqlite3.SQLITE_FULL)
        if self.locked and statement.startswith("BEGIN"):
            self.locked = False
            world.fault("lock timeout", self.name, "")
            raise failed("database is locked", sqlite3.SQLITE_BUSY)
        kind = world.fails(where)
        if kind is not None:
            world.fault(f"{where}, {kind}", self.name, short(statement))
        return kind


class Connection(sqlite3.Connection):
    """A connection of a server."""

    access: Access
    reading = False

    def cursor(self, factory: None = None) -> Cursor:  # type: ignore[override]
        """A cursor that fails as it is told to."""
        found = super().cursor(Cursor)
        found.owner = self
        return found

    def begin(self, statement: str) -> None:
        """What has been told and changed since here goes with this transaction."""
        self.reading = statement == "BEGIN"
        self.told: list[str] = []
        self.changed: set[str] = set()
        self.marks: dict[str, int] = {}

    def commit(self) -> None:
        """Commit, or fail, or both."""
        if not self.in_transaction:
            return
        kind = None if self.reading else self.access.fault("commit", "COMMIT")
        if kind == "before":
            raise failed("disk I/O error", sqlite3.SQLITE_IOERR)
        if kind == "lost":
            self.close()
            raise sqlite3.ProgrammingError(GONE)
        super().commit()
        if not self.reading:
            self.after_commit()
        if kind == "after":
            raise failed("disk I/O error", sqlite3.SQLITE_IOERR)

    def after_commit(self) -> None:
        """Others hear of it, and how the tables stand is kept for the checks."""
        for notice in dict.fromkeys(self.told):
            self.access.tell(notice)
        look = super().cursor(sqlite3.Cursor)
        for match in sorted(self.changed):
            (plies,) = look.execute('SELECT count(*) FROM moves WHERE "match" = ?', (match,)).fetchone()
            seats = look.execute('SELECT "user", bot, stand_in FROM seats WHERE "match" = ? ORDER BY seat', (match,))
            world = self.access.world
            world.snapshots.setdefault(match, []).append(Snapshot(world.loop.time(), plies, tuple(seats.fetchall())))


class Cursor(sqlite3.Cursor):
    """A cursor of such a connection."""

    owner: Connection

    def execute(self, statement: str, values: Any = ()) -> Cursor:
        """Do it, or fail, or both."""
        if statement.startswith("BEGIN"):
            self.owner.begin(statement)
        return self.fail_or_do(statement, lambda: self.do(statement, values))

    def executemany(self, statement: str, values: Iterable[Any]) -> Cursor:
        """Do it, or fail, or both."""
        rows = list(values)

        def do() -> None:
            super(Cursor, self).executemany(statement, rows)
            self.noticed(statement, rows)

        return self.fail_or_do(statement, do)

    def fail_or_do(self, statement: str, do: Callable[[], None]) -> Cursor:
        """Do something, or fail, or both."""
        where = "reading" if self.owner.reading else "statement"
        kind = None if statement.startswith(UNTOUCHED) else self.owner.access.fault(where, statement)
        if kind == "lost":
            self.owner.close()
            raise sqlite3.ProgrammingError(GONE)
        if kind == "before":
            raise failed("disk I/O error", sqlite3.SQLITE_IOERR)
        do()
        if kind == "after":
            raise failed("disk I/O error", sqlite3.SQLITE_IOERR)
        return self

    def do(self, statement: str, values: Sequence[Any]) -> None:
        """What PostgreSQL has and SQLite has not is done in another way."""
        owner = self.owner
        if statement.startswith(NOTIFY):
            _, beginning, matches = values
            owner.told += [beginning + match for match in matches]
            statement, values = "SELECT 1", ()
        elif statement.startswith(NEW_LINES):
            ids, plies = values
            known = ", ".join(["(?, ?)"] * len(ids)) or "(NULL, 0)"
            statement = (
                f"WITH known (id, ply) AS (VALUES {known}) SELECT moves.* FROM known"  # noqa: S608 - question marks alone
                ' JOIN moves ON moves."match" = known.id AND moves.ply > known.ply ORDER BY moves."match", moves.ply'
            )
            values = [value for pair in zip(ids, plies, strict=True) for value in pair]
        super().execute(statement, values)
        self.noticed(statement, [values])
        if statement.startswith("SAVEPOINT"):
            owner.marks[statement.split()[-1]] = len(owner.told)
        elif statement.startswith("ROLLBACK TO SAVEPOINT"):
            del owner.told[owner.marks[statement.split()[-1]] :]
        elif statement.startswith("UPDATE seats"):
            self.seats_changed(statement, values)

    def noticed(self, statement: str, rows: Iterable[Sequence[Any]]) -> None:
        """Other servers are to hear of lines."""
        if statement.lstrip().startswith(INSERT_LINES):
            for match in dict.fromkeys(match for row in rows for match in matches_of(row)):
                self.owner.told.append(f"{self.owner.access.name} {match}{LINES_ONLY}")
                self.owner.changed.add(match)

    def seats_changed(self, statement: str, values: Sequence[Any]) -> None:
        """Somebody sits down, or leaves, or a bot stands in."""
        named = dict(zip(re.findall(r'"?(\w+)"?\s*=\s*\?', statement), values, strict=False))
        match = named.get("match")
        if isinstance(match, str):
            self.owner.changed.add(match)
            if self.rowcount and named.get("stand_in"):
                self.owner.access.world.on_stand_in(match, int(named["seat"]))


def matches_of(row: Sequence[Any]) -> list[str]:
    """The matches of lines: of all of them, if they are one argument."""
    return [row[0]] if len(row) > 1 else [line[0] for line in json.loads(row[0])]


def short(statement: str) -> str:
    """A statement in a few words."""
    return " ".join(statement.split())[:60]
