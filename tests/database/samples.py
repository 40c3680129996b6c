"""People, matches and moves to store."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from quarterdeck.server.database import matches, people
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.rows import StoredLine, StoredMatch, StoredSeat, User
from quarterdeck.server.database.schema import moves

ANN = User(id="ann", name="Ann", colour="#aa0000", created=1_000)
BEN = User(id="ben", name="Ben", colour="#00bb00", created=2_000)


def match(name: str, *, changed: int = 5_000, listed: bool = False) -> StoredMatch:
    """A match that Ann hosts."""
    return StoredMatch(
        id=name,
        game="cardinal",
        header='{"game":"cardinal"}',
        host="ann",
        listed=listed,
        created=4_000,
        changed=changed,
    )


def line(name: str, ply: int, move: str = "c2", at: int = 6_000) -> StoredLine:
    """A move of seat 0."""
    return StoredLine(match=name, ply=ply, seat=0, move=move, at=at)


async def prepare(database: Database, *names: str) -> None:
    """Store Ann, Ben, and matches between Ann and whoever comes."""

    def job(connection: Connection) -> None:
        people.add_guest(connection, ANN)
        people.add_guest(connection, BEN)
        for name in names:
            matches.add_match(connection, match(name), [StoredSeat(seat=0, user="ann"), StoredSeat(seat=1)])

    await database.write(job)


async def plant(database: Database, planted: StoredLine) -> None:
    """Put a line where the server itself would not: after a gap."""
    await database.write(lambda c: c.execute(moves.insert().values(msgspec.structs.asdict(planted))))


async def plies(database: Database, name: str) -> Sequence[int]:
    """The plies that are stored of a match."""
    found = await database.read(lambda c: matches.load_lines(c, name))
    return [one.ply for one in found]
