"""Group commit: many jobs in one transaction, each answered after the commit, none harmed by another."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event, func, select, text

from quarterdeck.server.database import people
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.database.rows import User
from quarterdeck.server.database.schema import moves, settings, users
from quarterdeck.server.database.writer import MOST
from tests.database.conftest import sqlite_url
from tests.database.held import held
from tests.database.postgres import postgres
from tests.database.samples import line, plies, prepare

HANG_UP = text("SELECT pg_terminate_backend(pg_backend_pid())")


@contextmanager
def commits() -> Iterator[list[None]]:
    """Counts commits inside."""
    seen: list[None] = []

    def count(_connection: Connection) -> None:
        seen.append(None)

    event.listen(Engine, "commit", count)
    try:
        yield seen
    finally:
        event.remove(Engine, "commit", count)


def person(number: int) -> User:
    """Somebody."""
    return User(id=f"user{number}", name="Somebody", colour="#000000", created=number)


async def people_stored(database: Database) -> int:
    """How many there are."""
    return await database.read(lambda c: c.execute(select(func.count()).select_from(users)).scalar_one())


async def test_what_waits_is_committed_together(database: Database) -> None:
    """At most so many jobs at once; moves apart from other jobs."""
    await prepare(database, "m")
    jobs = MOST + 10
    with commits() as seen:
        async with held(database):
            waiting = [asyncio.ensure_future(database.write(adding(number))) for number in range(jobs // 2)]
            waiting += [asyncio.ensure_future(storing(database, ply)) for ply in range(1, jobs // 2 + 1)]
        await asyncio.gather(*waiting)
    assert len(seen) == 4  # the holding job alone, the other jobs, moves up to MOST jobs, the rest of the moves
    assert len(await plies(database, "m")) == jobs // 2
    assert await people_stored(database) == 2 + jobs // 2


def adding(number: int) -> Callable[[Connection], None]:
    """A job that stores somebody."""
    return lambda connection: people.add_guest(connection, person(number))


async def storing(database: Database, ply: int) -> None:
    """A move in the match m."""
    assert await database.add_lines([line("m", ply)])


async def test_nothing_is_answered_or_seen_before_the_commit(database: Database) -> None:
    """A reader sees the state before; the future is not done."""
    await prepare(database, "m")
    async with held(database):
        waiting = asyncio.ensure_future(database.add_lines([line("m", 1)]))
        await asyncio.sleep(0.02)
        assert not waiting.done()
        assert await plies(database, "m") == []
    assert await waiting
    assert await plies(database, "m") == [1]


async def test_a_failing_job_is_undone_alone(database: Database) -> None:
    """What it had written is gone, its neighbours in the same commit stay, and it hears its own error."""
    await prepare(database, "m")

    def failing(connection: Connection) -> None:
        people.add_guest(connection, person(99))
        raise LookupError("no")

    def refused(connection: Connection) -> None:
        people.add_guest(connection, person(98))
        people.add_guest(connection, person(98))

    async with held(database):
        waiting = [
            asyncio.ensure_future(job)
            for job in (
                database.write(adding(1)),
                database.write(failing),
                database.add_lines([line("m", 1)]),
                database.write(refused),
                database.write(adding(2)),
            )
        ]
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), LookupError, bool, DatabaseError, type(None)]
    assert "unique" in str(answers[3]).lower()
    found = await database.read(lambda c: c.execute(select(users.c.id).order_by(users.c.id)).scalars().all())
    assert found == ["ann", "ben", "user1", "user2"]


async def test_jobs_see_each_other_so_no_update_is_lost(database: Database, other: Database) -> None:
    """Twenty tasks in two processes read a number and write it plus one."""
    await database.write(lambda c: c.execute(settings.insert().values(key="number", value="0")))

    def add_one(connection: Connection) -> None:
        number = connection.execute(select(settings.c.value).where(settings.c.key == "number")).scalar_one()
        connection.execute(settings.update().where(settings.c.key == "number").values(value=str(int(number) + 1)))

    async def often(place: Database) -> None:
        for _ in range(5):
            await place.write(add_one)

    await asyncio.gather(*(often(place) for place in (database, other) for _ in range(10)))
    number = await database.read(
        lambda c: c.execute(select(settings.c.value).where(settings.c.key == "number")).scalar_one()
    )
    assert number == "100"


async def test_readers_cannot_write(database: Database) -> None:
    """By mistake or otherwise."""
    with pytest.raises(DatabaseError, match=r"read-?only"):
        await database.read(adding(1))
    assert await people_stored(database) == 0


async def test_a_reader_sees_one_moment(database: Database) -> None:
    """Also if something is committed between its questions."""
    await prepare(database, "m")
    loop = asyncio.get_running_loop()

    def query(connection: Connection) -> list[int]:
        count = select(func.count()).select_from(moves)
        before = connection.execute(count).scalar_one()
        assert asyncio.run_coroutine_threadsafe(database.add_lines([line("m", 1)]), loop).result(timeout=120)
        return [before, connection.execute(count).scalar_one()]

    assert await database.read(query) == [0, 0]
    assert await plies(database, "m") == [1]


async def test_whoever_does_not_wait_any_longer_harms_nobody(database: Database) -> None:
    """A cancelled task's move is stored all the same, and the others are answered."""
    await prepare(database, "m", "n")
    async with held(database):
        gone = asyncio.ensure_future(database.add_lines([line("m", 1)]))
        here = asyncio.ensure_future(database.add_lines([line("n", 1)]))
        await asyncio.sleep(0)
        gone.cancel()
    assert await here
    assert await plies(database, "m") == [1]


async def test_closing_commits_what_was_accepted(url: str) -> None:
    """And takes nothing more."""
    database = await Database.open(url)
    await prepare(database, "m")
    async with held(database):
        waiting = [asyncio.ensure_future(storing(database, ply)) for ply in range(1, 400)]
        await asyncio.sleep(0)
        closing = asyncio.ensure_future(database.close())
        await asyncio.sleep(0)
    await closing
    await asyncio.gather(*waiting)
    for attempt in (database.write(adding(1)), database.add_lines([line("m", 400)]), database.read(people_list)):
        with pytest.raises(DatabaseError, match="closed"):
            await attempt
    assert not await database.ready()
    again = await Database.open(url)
    assert len(await plies(again, "m")) == 399
    await again.close()


def people_list(connection: Connection) -> list[str]:
    """Everybody's id."""
    return list(connection.execute(select(users.c.id)).scalars())


async def test_a_database_that_works_is_ready(database: Database) -> None:
    """For reading and writing."""
    assert await database.ready()


async def test_a_database_whose_writer_is_stuck_is_not_ready(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does asking take for ever."""
    with monkeypatch.context() as patch:
        patch.setattr("quarterdeck.server.database.database._READY_SECONDS", 0.1)
        async with held(database):
            assert not await database.ready()
    assert await database.ready()


def size_of_largest(folder: Path) -> int:
    """Of the files in a folder, in bytes."""
    return max(path.stat().st_size for path in folder.iterdir())


async def test_a_full_disk_fails_the_whole_group_and_nothing_else(tmp_path: Path) -> None:
    """SQLite cannot grow its log: everybody is told, nothing is half stored, and with room again all goes on."""
    database = await Database.open(sqlite_url(tmp_path))
    await prepare(database, "m", "n")
    assert await database.add_lines([line("m", 1)])
    largest = size_of_largest(tmp_path)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    async with held(database):
        waiting = [asyncio.ensure_future(database.add_lines([line("n", ply, "x" * 4000)])) for ply in range(1, 100)]
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest, hard))
    try:
        answers = await asyncio.gather(*waiting, return_exceptions=True)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert {type(answer) for answer in answers} == {DatabaseError}
    assert {str(answer) for answer in answers} == {str(answers[0])}
    assert "look again" in str(answers[0])
    assert await plies(database, "n") == []
    assert await database.add_lines([line("n", 1)])
    await database.close()
    again = await Database.open(sqlite_url(tmp_path))
    assert await plies(again, "m") == [1]
    assert await plies(again, "n") == [1]
    await again.close()


@pytest.mark.parametrize(("moment", "number", "told"), [("begin", 1, "has not happened"), ("commit", 2, "look again")])
async def test_a_lost_connection_fails_the_group_and_comes_back(moment: str, number: int, told: str) -> None:
    """PostgreSQL hangs up in the middle: everybody in the group is told, the next group has a new connection.

    The first commit is that of the job that holds the writer.
    """
    database = await Database.open(postgres().ready_database())
    await prepare(database, "m", "n")

    seen: list[None] = []

    def hang_up(connection: Connection) -> None:
        seen.append(None)
        if len(seen) == number:
            connection.execute(HANG_UP)

    async with held(database):
        waiting = [asyncio.ensure_future(database.add_lines([line(name, 1)])) for name in ("m", "n")]
        event.listen(Engine, moment, hang_up)
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    event.remove(Engine, moment, hang_up)
    for answer in answers:
        assert isinstance(answer, DatabaseError)
        assert told in str(answer)
    assert await database.add_lines([line("m", 1)])
    assert await plies(database, "m") == [1]
    assert await plies(database, "n") == []
    await database.close()


async def test_a_job_that_loses_the_connection_takes_other_jobs_along_but_no_move() -> None:
    """Jobs share a transaction, and moves have one of their own: neither a move before it nor one after it is lost."""
    database = await Database.open(postgres().ready_database())
    await prepare(database, "m")
    async with held(database):
        first = asyncio.ensure_future(database.add_lines([line("m", 1)]))
        before = asyncio.ensure_future(database.write(adding(1)))
        job = asyncio.ensure_future(database.write(lambda c: c.execute(HANG_UP).all()))
        after = asyncio.ensure_future(database.write(adding(2)))
        second = asyncio.ensure_future(database.add_lines([line("m", 2)]))
    for answer in await asyncio.gather(before, job, after, return_exceptions=True):
        assert isinstance(answer, DatabaseError)
        assert "has not happened" in str(answer)
    assert all(await asyncio.gather(first, second))
    assert await plies(database, "m") == [1, 2]
    await database.probe()
    assert await database.ready()
    await database.close()
