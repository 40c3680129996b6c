"""What other processes change is heard on PostgreSQL, and on SQLite there is nobody to hear."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Self

import psycopg
import pytest
from sqlalchemy import Connection

from quarterdeck.server.database import matches, talk
from quarterdeck.server.database.bus import EVERYTHING, Bus, touch
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.rows import Proposal, Remark
from tests.database.conftest import sqlite_url
from tests.database.postgres import postgres
from tests.database.samples import line, prepare

PROPOSAL = Proposal(what="stand-in", seat=0, by_user="ann", expected=0, at=1)


class Ear:
    """Two processes on one PostgreSQL database; one hears the other."""

    def __init__(self) -> None:
        self.url = postgres().ready_database()
        self.heard: list[str] = []

    async def __aenter__(self) -> Self:
        self.speaker = await Database.open(self.url)
        self.listener = await Database.open(self.url)
        await prepare(self.speaker, "m", "n")
        self.bus = Bus(self.listener, self.heard.append)
        await self.bus.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.bus.stop()
        await self.speaker.close()
        await self.listener.close()

    async def until(self, number: int) -> None:
        """Wait until so much was heard, not for ever."""
        async with asyncio.timeout(20):
            while len(self.heard) < number:  # noqa: ASYNC110 - what we wait for is a list
                await asyncio.sleep(0.005)


CHANGES: list[Callable[[Connection], object]] = [
    lambda c: matches.take_seat(c, "m", 1, "ben"),
    lambda c: matches.set_stand_in(c, "m", 1, "uct:1"),
    lambda c: matches.leave_seat(c, "m", 1, "ben"),
    lambda c: matches.set_bot(c, "m", 1, "uct:1"),
    lambda c: matches.change_state(c, "m", "playing"),
    lambda c: matches.set_rematch(c, "m", "n"),
    lambda c: talk.add_remark(c, "m", Remark(user="ann", seat=0, text="Ahoy", at=1)),
    lambda c: talk.add_proposal(c, "m", PROPOSAL),
    lambda c: talk.answer_proposal(c, "m", 1, [1]),
    lambda c: talk.close_proposal(c, "m", 1, "done"),
]


async def test_every_change_of_a_match_is_heard() -> None:
    """Once it is committed, by its id; moves too."""
    async with Ear() as ear:
        for number, change in enumerate(CHANGES, start=1):
            await ear.speaker.write(change)
            await ear.until(number)
        assert set(ear.heard) == {"m"}
        await ear.speaker.add_lines([line("n", 1)])
        await ear.until(len(CHANGES) + 1)
        assert ear.heard[-1] == "n"


async def test_nothing_but_lines_is_heard_apart() -> None:
    """So that seats and words need not be read again after each move; and one commit can bring both."""
    async with Ear() as ear:
        lines: list[str] = []
        await ear.bus.stop()
        ear.bus = Bus(ear.listener, ear.heard.append, lines.append)
        await ear.bus.start()
        await ear.speaker.add_lines([line("m", 1)])
        sit = ear.speaker.write(lambda c: matches.take_seat(c, "m", 1, "ben"))
        await asyncio.gather(ear.speaker.add_lines([line("m", 2), line("m", 3)]), sit)
        await ear.until(1)
        async with asyncio.timeout(20):
            while len(lines) < 2:  # noqa: ASYNC110 - what we wait for is a list
                await asyncio.sleep(0.005)
        assert (ear.heard, lines) == (["m"], ["m", "m"])


async def test_new_lines_of_several_matches_are_read_at_once() -> None:
    """Of each what follows what is known of it, without a gap."""
    async with Ear() as ear:
        for name in ("m", "n"):
            await ear.speaker.add_lines([line(name, 1), line(name, 2)])
        await ear.speaker.add_lines([line("n", 4)])
        found = await ear.listener.read(lambda c: matches.load_new_lines(c, {"m": 1, "n": 0, "none": 3}))
        assert {name: [one.ply for one in lines] for name, lines in found.items()} == {
            "m": [2],
            "n": [1, 2],
            "none": [],
        }
        assert found["m"] == [line("m", 2)]


def touch_and_fail(connection: Connection) -> None:
    """A job that would have told, had it not failed."""
    touch(connection, "m")
    raise LookupError


async def test_what_changed_nothing_is_not_told() -> None:
    """Refused lines, taken seats, failed jobs; nor is one's own change told to oneself."""
    async with Ear() as ear:
        await ear.listener.add_lines([line("m", 1)])
        assert not await ear.speaker.add_lines([line("m", 1)])
        assert not await ear.speaker.write(lambda c: matches.take_seat(c, "m", 0, "ben"))
        with pytest.raises(LookupError):
            await ear.speaker.write(touch_and_fail)
        await ear.speaker.add_lines([line("n", 1)])
        await ear.until(1)
        assert ear.heard == ["n"]


async def test_a_lost_connection_comes_back_and_reports_everything() -> None:
    """Since nobody knows what was missed; then single matches are heard again."""
    async with Ear() as ear:
        for round_ in (1, 2):
            ear.heard.clear()
            with psycopg.connect(ear.url, autocommit=True) as admin:
                admin.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'quarterdeck bus'"
                    " AND datname = current_database()"
                )
            await ear.until(1)
            assert ear.heard == [EVERYTHING]
            await ear.speaker.add_lines([line("m", round_)])
            await ear.until(2)
            assert ear.heard == [EVERYTHING, "m"]


async def test_a_stopped_bus_is_silent() -> None:
    """And can be started again."""
    async with Ear() as ear:
        await ear.bus.stop()
        await ear.speaker.add_lines([line("m", 1)])
        await ear.bus.start()
        await ear.speaker.add_lines([line("n", 1)])
        await ear.until(1)
        assert "m" not in ear.heard


async def test_on_sqlite_the_bus_does_nothing(tmp_path: Path) -> None:
    """There is one process only; starting and stopping harm nobody."""
    database = await Database.open(sqlite_url(tmp_path))
    assert not database.is_shared
    heard: list[str] = []
    bus = Bus(database, heard.append)
    await bus.start()
    await prepare(database, "m")
    await database.add_lines([line("m", 1)])
    await bus.stop()
    await database.close()
    assert heard == []
