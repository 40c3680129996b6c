"""Whose turn it is is stored with the move that made it so."""

from __future__ import annotations

from sqlalchemy import Connection, select

from quarterdeck.server.database import matches, people
from quarterdeck.server.database.awaiting import Awaited, store_awaited, turns_of
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.rows import StoredMatch, StoredSeat
from quarterdeck.server.database.schema import seats
from tests.database.samples import ANN, BEN, line


def table(name: str) -> StoredMatch:
    """A game between Ann and Ben that goes on."""
    return StoredMatch(id=name, game="cardinal", header="{}", host="ann", state="playing", created=4_000, changed=4_000)


async def seat_both(database: Database, *names: str) -> None:
    """Store Ann, Ben, and games between them."""

    def job(connection: Connection) -> None:
        people.add_guest(connection, ANN)
        people.add_guest(connection, BEN)
        for name in names:
            both = [StoredSeat(seat=0, user="ann"), StoredSeat(seat=1, user="ben")]
            matches.add_match(connection, table(name), both)

    await database.write(job)


async def since(database: Database, match: str) -> list[int | None]:
    """Since when each seat of a match is to choose."""
    wanted = select(seats.c.awaited).where(seats.c.match == match).order_by(seats.c.seat)
    return list(await database.read(lambda c: c.execute(wanted).scalars().all()))


async def test_nothing_is_known_before_anything_is_stored(database: Database) -> None:
    """A table of an older version counts as one where it may be anybody's turn."""
    await seat_both(database, "m")
    assert await since(database, "m") == [None, None]
    assert [found.id for found in await database.read(lambda c: turns_of(c, "ben", 9))] == ["m"]


async def test_a_move_passes_the_turn_on(database: Database) -> None:
    """In the same commit: who is to choose since then, and who no longer is."""
    await seat_both(database, "m")
    assert await database.add_lines([line("m", 1, at=7_000)], awaited={1})
    assert await since(database, "m") == [0, 7_000]
    assert await database.read(lambda c: turns_of(c, "ann", 9)) == []
    assert [found.id for found in await database.read(lambda c: turns_of(c, "ben", 9))] == ["m"]


async def test_a_move_that_is_not_stored_passes_nothing_on(database: Database) -> None:
    """The place of the line is taken already, so the turn stays where it is."""
    await seat_both(database, "m")
    assert await database.add_lines([line("m", 1, at=7_000)], awaited={1})
    assert not await database.add_lines([line("m", 1, at=8_000)], awaited={0})
    assert await since(database, "m") == [0, 7_000]


async def test_somebody_who_must_choose_again_has_been_asked_since_the_first_time(database: Database) -> None:
    """One turn may have several choices, but is one turn."""
    await seat_both(database, "m")
    assert await database.add_lines([line("m", 1, at=7_000)], awaited={0, 1})
    assert await database.add_lines([line("m", 2, at=9_000)], awaited={1})
    assert await since(database, "m") == [0, 7_000]


async def test_when_the_game_is_over_it_is_nobodys_turn(database: Database) -> None:
    """Whatever stands in the seats."""
    await seat_both(database, "m", "n")
    await database.write(lambda c: store_awaited(c, {name: Awaited({0}, 5_000) for name in ("m", "n")}))
    assert await database.add_lines([line("m", 1)], "over")
    assert [found.id for found in await database.read(lambda c: turns_of(c, "ann", 9))] == ["n"]
