"""A whole site without a network: the app with a database of its own, and browsers that ask it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar
from unittest.mock import patch

import httpx
import msgspec

from quarterdeck.server.app import Server, fit, with_all_routes
from quarterdeck.server.database import matches
from quarterdeck.server.protocol.api import Made, MatchCard, Me, Person
from quarterdeck.server.protocol.wire import Problem
from quarterdeck.server.settings import Settings
from quarterdeck.server.tables.room import Room
from quarterdeck.server.tables.rooms import Rooms
from tests.database.fresh import fresh
from tests.server.tables import AtOnce

T = TypeVar("T")
HOME = "http://table.test"
PASSWORD = "a long enough password"  # noqa: S105 - nobody's


class NoBots:
    """Nobody thinks, so no process is started."""

    def __init__(self, workers: int | None) -> None:
        self.workers = workers
        self.thinking = 0

    async def start(self) -> None:
        """Nothing to start."""

    async def close(self) -> None:
        """Nothing to close."""


class ChoresAtOnce(AtOnce):
    """No process is started for chores either."""

    def __init__(self, *, bounded: bool) -> None:
        self.bounded = bounded


class Browser:
    """Somebody's browser: keeps cookies, says where its pages come from."""

    def __init__(self, app: Server, address: str = "127.0.0.1") -> None:
        transport = httpx.ASGITransport(
            app=app,  # type: ignore[arg-type]  # two libraries spell one interface differently
            client=(address, 4000),
            raise_app_exceptions=False,
        )
        self.client = httpx.AsyncClient(transport=transport, base_url=HOME)

    async def get(self, path: str, **headers: str) -> httpx.Response:
        return await self.client.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})

    async def post(self, path: str, body: object = None, **headers: str) -> httpx.Response:
        """Post JSON from a page of the site, unless the headers say otherwise."""
        told = {"origin": HOME, **{name.replace("_", "-"): value for name, value in headers.items()}}
        told = {name: value for name, value in told.items() if value}
        content = body if isinstance(body, bytes) else msgspec.json.encode({} if body is None else body)
        return await self.client.post(path, content=content, headers={"content-type": "application/json", **told})

    async def enter(self, name: str = "Ann") -> Person:
        """Become a guest."""
        person = read(await self.post("/api/me", {"name": name}), Me).person
        assert person is not None
        return person

    async def me(self) -> Person | None:
        return read(await self.get("/api/me"), Me).person

    async def make(self, *seats: str, game: str = "cardinal", **more: object) -> str:
        """A new table; seats are `me`, `open`, `bot`."""
        plans = [{"kind": kind} for kind in seats]
        return read(await self.post("/api/matches", {"game": game, "seats": plans, **more}), Made, 201).match

    async def card(self, match: str) -> MatchCard:
        return read(await self.get(f"/api/matches/{match}"), MatchCard)


class Site:
    """The app and its browsers."""

    def __init__(self, app: Server) -> None:
        self.app = app

    def browser(self, address: str = "127.0.0.1") -> Browser:
        return Browser(self.app, address)

    @property
    def rooms(self) -> Rooms:
        found: Rooms = self.app.state.rooms
        return found

    async def room(self, match: str) -> Room:
        return await self.rooms.find(match)

    async def seat(self, match: str, seat: int, user: str) -> None:
        """Let somebody sit down; the game begins if all seats are taken."""
        room = await self.room(match)
        async with room.lock:
            assert await self.rooms.database.write(lambda c: matches.take_seat(c, match, seat, user))
            await self.app.state.referee.steward.seats_changed(room)

    async def come(self, match: str) -> None:
        """Everybody who has a seat opens the table's page once."""
        room = await self.room(match)
        seats = [(match, chair.seat) for chair in room.chairs if chair.user]
        await self.rooms.database.write(lambda c: matches.set_seen(c, seats, 1))

    async def play_on(self, match: str, moves: int) -> None:
        """Play first legal moves, whoever's turn it is, and keep them."""
        room = await self.room(match)
        assert room.match is not None
        for _ in range(moves):
            since = room.match.revision
            room.match.chance(room.dice)
            if room.match.over:
                break
            seat = room.match.waiting()[0]
            room.match.play(seat, room.match.legal(seat)[0])
            room.match.chance(room.dice)
            async with room.lock:
                await self.rooms.keep(room, since)


async def forgets_nobody(*_: object) -> None:
    """A server forgets as soon as it starts: how far it is when a test deletes somebody would depend on the machine."""


_idle: list[Server] = []
"""Apps that run no more: the next site has one of them, since to make all routes takes longer than most tests."""


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Site]:
    """A site that is open, without bots; what could be made before anybody asks for it is made when it is asked for."""
    with (
        patch("quarterdeck.server.app.BotPool", NoBots),
        patch("quarterdeck.server.app.Desk", ChoresAtOnce),
        patch("quarterdeck.server.app.warm"),
        patch("quarterdeck.server.app.forget", forgets_nobody),
    ):
        app = _idle.pop() if _idle else with_all_routes()
        fit(app, settings)
        closing = asyncio.Event()
        running = asyncio.Event()

        async def run() -> None:
            async with app.lifespan():
                running.set()
                await closing.wait()

        task = asyncio.create_task(run())  # what opens the app must close it, and fixtures end in another task
        await asyncio.wait({task, asyncio.create_task(running.wait())}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            await task
        yield Site(app)
        closing.set()
        await task
        _idle.append(app)


async def live_once() -> None:
    """A guest makes a table, and a few moves are played: what all servers load or make first is there afterwards."""
    with TemporaryDirectory() as folder:
        async with opened(plain(Path(folder), log_level="error")) as site:
            browser = site.browser()
            await browser.enter()
            await site.play_on(await browser.make("me", "bot"), 2)


def plain(folder: Path, **more: object) -> Settings:
    """Settings for tests: a database in the folder, no limits."""
    wanted = {"database": fresh(folder / "site.sqlite"), "limited": False, **more}
    return msgspec.convert(wanted, Settings, dec_hook=lambda kind, value: kind(value))


def read(answer: httpx.Response, kind: type[T], status: int = 200) -> T:
    """The body of an answer that has this status."""
    assert answer.status_code == status, f"{answer.status_code}: {answer.text}"
    return msgspec.json.decode(answer.content, type=kind)


def refused(answer: httpx.Response, status: int, kind: str) -> Problem:
    """The problem that an answer tells."""
    found = read(answer, Problem, status)
    assert found.kind == kind
    assert answer.headers["content-type"] == "application/json"
    return found
