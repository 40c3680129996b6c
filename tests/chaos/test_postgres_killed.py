"""Two servers on a PostgreSQL that crashes and starts again in the middle of games (CHAOS_KILLS: how often)."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from typing import Final

import pytest

from quarterdeck.server.background import again_and_again
from quarterdeck.server.database import matches
from quarterdeck.server.database.bus import Bus
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.database.rows import User
from quarterdeck.server.protocol.wire import Done, Play, Sit
from quarterdeck.server.tables.others import Others
from quarterdeck.server.tables.reading import read_room
from tests.database.postgres import Postgres
from tests.server.tables import ME, OPEN, Guest, House

KILLS: Final = int(os.environ.get("CHAOS_KILLS", "2"))
MOVES: Final = 4
"""Acknowledged between two crashes."""
BEAT: Final = 0.05


class Server:
    """A house with an ear on the other one, and a heart."""

    def __init__(self, database: Database) -> None:
        self.house = House(database)
        self.others = Others(self.house.rooms, self.house.referee.caught_up)
        self.bus = Bus(database, self.others.hear, self.others.hear_of_lines)
        self.heart = asyncio.create_task(again_and_again("heartbeat", self.house.referee.beat, BEAT))

    async def close(self) -> None:
        """It ends."""
        self.heart.cancel()
        await asyncio.gather(self.heart, return_exceptions=True)
        await self.bus.stop()
        await self.house.close()


class Sea:
    """A PostgreSQL server of our own, two servers on it, and what they have acknowledged."""

    def __init__(self, postgres: Postgres, servers: list[Server]) -> None:
        self.postgres = postgres
        self.servers = servers
        self.calm = asyncio.Event()
        self.calm.set()
        self.acknowledged: list[tuple[str, int, str]] = []
        """Table, line, move."""
        self.moved = asyncio.Event()
        self.crashes = 0
        self.quiet = asyncio.Lock()
        """Held by a crash, and by whoever sets a table up: that is not what is tried here."""

    async def crash(self) -> None:
        """PostgreSQL crashes, and starts again."""
        await asyncio.to_thread(self.postgres.crash)
        self.calm.clear()
        await asyncio.to_thread(self.postgres.start_again)
        self.calm.set()
        self.crashes += 1

    async def crash_now_and_then(self) -> None:
        """Each time after some moves."""
        while self.crashes < KILLS:
            enough = len(self.acknowledged) + MOVES
            while len(self.acknowledged) < enough:
                self.moved.clear()
                await self.moved.wait()
            async with self.quiet:
                await self.crash()


@pytest.fixture
async def sea() -> AsyncIterator[Sea]:
    """All of it."""
    postgres = await asyncio.to_thread(lambda: Postgres(durable=False))
    url = postgres.new_database()
    servers = [Server(await Database.open(url)) for _ in range(2)]
    for server in servers:
        await server.bus.start()
    yield Sea(postgres, servers)
    for server in servers:
        await server.close()
    await asyncio.to_thread(postgres.stop)


async def play_to_the_end(sea: Sea, house: House, user: User, match: str) -> None:
    """Somebody plays on, and comes back whenever the table has sent them away."""
    over = False
    while not over:
        await sea.calm.wait()
        try:
            guest = await house.come(user, await house.rooms.find(match))
            over = await play_on(sea, guest, match)
            await guest.leave()
        except DatabaseError:  # the page tries again
            await asyncio.sleep(0)


async def play_on(sea: Sea, guest: Guest, match: str) -> bool:
    """Whether the game is over, or else the table has sent the person away."""
    while not guest.link.gone:
        view = await guest.view()
        if view.ending is not None:
            return True
        if not view.moves:
            await guest.link.wake.wait()
            continue
        request = Play(id=guest.number(), seat=view.seat, move=view.moves[0], expected=view.revision)
        if isinstance(await guest.ask(request), Done):
            sea.acknowledged.append((match, view.revision + 1, request.move))
            sea.moved.set()
    return False


async def game(sea: Sea, number: int) -> str:
    """Ann plays at one server and Ben at the other, to the end."""
    one, other = (server.house for server in sea.servers)
    async with sea.quiet:
        ann, ben = await one.person(f"Ann{number}"), await one.person(f"Ben{number}")
        room = await one.table(ann, ME, OPEN, game="kraken")
        there = await other.come(ben, await other.rooms.find(room.id))
        assert isinstance(await there.ask(Sit(id=1, seat=1)), Done)
    await asyncio.gather(
        play_to_the_end(sea, one, ann, room.id),
        play_to_the_end(sea, other, ben, room.id),
    )
    return room.id


async def test_games_go_on_when_postgresql_crashes(sea: Sea) -> None:
    """What was acknowledged is stored where it was, the record replays to its end, and hearts beat on."""
    async with asyncio.timeout(600 + 60 * KILLS):
        crashing = asyncio.create_task(sea.crash_now_and_then())
        games: list[str] = []
        while sea.crashes < KILLS:
            games.append(await game(sea, len(games)))
        await crashing
    house = sea.servers[0].house
    for match in games:
        room = await house.database.read(lambda c, match=match: read_room(c, match))  # type: ignore[misc]
        assert room.problem is None
        assert room.state == "over"
        lines = await house.database.read(lambda c, match=match: matches.load_lines(c, match))  # type: ignore[misc]
        stored = {(match, line.ply, line.move) for line in lines}
        assert {said for said in sea.acknowledged if said[0] == match} <= stored
    assert len(set(sea.acknowledged)) == len(sea.acknowledged) >= MOVES * KILLS
    assert not any(server.heart.done() for server in sea.servers)
