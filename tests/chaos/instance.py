"""A server of a run: its real parts, hung together as the app does it, without a network."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Coroutine
from contextvars import ContextVar, copy_context
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast
from unittest.mock import patch

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import event
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.pool import ConnectionPoolEntry

from quarterdeck.engine.registry import find_game
from quarterdeck.server.app import SWEEP_SECONDS, forget
from quarterdeck.server.background import again_and_again
from quarterdeck.server.bots.pool import Chosen, Task
from quarterdeck.server.bots.tasks import Weight
from quarterdeck.server.database import database as database_module
from quarterdeck.server.database import writer as writer_module
from quarterdeck.server.database.bus import EVERYTHING
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.engines import parse_url, reading_engine, writing_engine
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.database.jobs import Job
from quarterdeck.server.database.notices import read_notice
from quarterdeck.server.database.rows import User
from quarterdeck.server.gate.limits import Limits
from quarterdeck.server.problems import NotThere
from quarterdeck.server.protocol.wire import CLOSE_NO_TABLE
from quarterdeck.server.settings import Settings
from quarterdeck.server.tables.audience import Audience
from quarterdeck.server.tables.botplay import BotPlay
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.others import Others
from quarterdeck.server.tables.referee import BEAT_SECONDS, Referee
from quarterdeck.server.tables.rooms import Rooms
from quarterdeck.server.tables.sockets import OF_PEOPLE, stay
from quarterdeck.server.tables.steward import Steward
from tests.chaos.clockwork import Numbered, watched
from tests.chaos.plan import pick
from tests.chaos.post import LOST, Post
from tests.chaos.troubled import Access, Connection
from tests.chaos.turnstile import Turnstile
from tests.chaos.wire import Wire
from tests.chaos.world import World
from tests.server.tables import AtOnce

HERE: Final[ContextVar[Instance | None]] = ContextVar("instance", default=None)
"""The server that a task belongs to."""
BOT_PAUSE: Final = 3.0
AWAY_MS: Final = 4_000
"""People come and go quickly here, so whoever has been gone for so long counts as away."""
SECRET: Final = bytes(32)


class Engines:
    """A server's two ways to the database. They are kept from run to run, since SQLAlchemy learns our statements."""

    def __init__(self) -> None:
        url = parse_url("sqlite:///nowhere.sqlite")
        self.writing = writing_engine(url, "")
        self.reading = reading_engine(url)
        self.file = Path()
        self.access: Access | None = None
        for engine in (self.writing, self.reading):
            event.listen(engine, "do_connect", self._to_file)
            event.listen(engine, "connect", set_up)

    def _to_file(
        self, _dialect: Dialect, _record: ConnectionPoolEntry, arguments: list[Any], named: dict[str, Any]
    ) -> None:
        access = self.access
        if access is None or access.dead or access.world.outage:
            raise sqlite3.OperationalError("unable to open database file")
        arguments[0] = str(self.file)

        def make(*given: Any, **more: Any) -> Connection:
            connection = Connection(*given, **more)
            connection.access = access
            return connection

        named["factory"] = make

    def use(self, file: Path, access: Access) -> None:
        """From now on the engines serve one server of one run."""
        self.file, self.access = file, access
        self.writing.update_execution_options(process=access.name)


def set_up(connection: Connection, _entry: ConnectionPoolEntry) -> None:
    """No power is cut here: nothing waits for the disk."""
    connection.execute("PRAGMA synchronous=OFF")


class Thinking:
    """Bots that think for a while and play any legal move."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def choose(self, task: Task) -> Chosen:
        """A legal move for a task's seat."""
        await asyncio.sleep(self.world.seconds(2.0))
        while self.world.bots_rest:  # noqa: ASYNC110 - time costs nothing here
            await asyncio.sleep(1.0)
        game = find_game(task.game)
        position = game.load(task.position)
        move = game.text(position, pick(self.world.dice, position.legal()))
        return Chosen(move=move, considered=(Weight(move, 3, 0.5),))


class Instance:
    """A server. It can be closed, or killed with all that is in its memory."""

    def __init__(self, world: World, post: Post, name: str, engines: Engines, file: Path) -> None:
        self.world = world
        self.post = post
        self.name = name
        self.engines = engines
        self.tasks: set[asyncio.Task[object]] = set()
        self.sockets: set[asyncio.Task[None]] = set()
        self.context = copy_context()
        self.context.run(HERE.set, self)
        self.access = Access(world, name, post.tell)
        engines.use(file, self.access)
        self.turnstile: Turnstile[Job | None] = Turnstile(world, self._lock)
        self.database = self._open(engines)
        self.rooms = Rooms(self.database, AtOnce(), away_ms=AWAY_MS)
        self.bots = BotPlay(self.rooms, Thinking(world), pause=BOT_PAUSE, clock=world.loop.time)
        self.referee = Referee(Steward(self.rooms, self.bots))
        self.audience = Audience()
        self.state = SimpleNamespace(limits=Limits(limited=False), audience=self.audience)
        self.others = Others(self.rooms, self.referee.caught_up)
        post.listeners[name] = lambda notice: self.context.run(self._hear, notice)
        self.running = [
            self._start(again_and_again("heartbeat", self.referee.beat, BEAT_SECONDS)),
            self._start(
                again_and_again(
                    "forgetting", partial(forget, self.database, self.rooms, Settings(database="")), SWEEP_SECONDS
                )
            ),
        ]

    def _open(self, engines: Engines) -> Database:
        """The database; its writer's thread takes turns with the event loop."""
        turnstile = self.turnstile
        threads = SimpleNamespace(**{**vars(threading), "Thread": turnstile.thread})
        with (
            patch.object(writer_module, "SimpleQueue", lambda: turnstile),
            patch.object(writer_module, "threading", threads),
            patch.object(database_module, "reading_engine", lambda _url: engines.reading),
        ):
            database = Database(engines.writing.url, self.name, SECRET, engines.writing)
        database.is_shared = True
        return database

    def _lock(self) -> None:
        self.access.locked = True

    def _start(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        return self.world.loop.create_task(work, context=self.context)

    def _hear(self, payload: str) -> None:
        """As the bus does."""
        if payload == LOST:
            self.others.hear(EVERYTHING)
            return
        notice = read_notice(payload)
        if notice.sender != self.name:
            (self.others.hear_of_lines if notice.lines_only else self.others.hear)(notice.match)

    # -- sockets -------------------------------------------------------------------------------------

    def serve(self, wire: Wire, user: User, match: str) -> None:
        """Somebody opens a socket at a table."""
        wire.app = SimpleNamespace(state=self.state)
        task = self.world.loop.create_task(self._serve(wire, user, match), context=self.context.copy())
        self.sockets.add(task)
        task.add_done_callback(self.sockets.discard)

    async def _serve(self, wire: Wire, user: User, match: str) -> None:
        """As the app does; whatever comes through here has been seen by the framework."""
        task = asyncio.current_task()
        torn = False

        def on_wait() -> None:
            nonlocal torn
            world = self.world
            if world.calm or torn or task is None:
                return
            world.waits += 1
            if world.waits == world.plan.tear_at or world.one_in(world.plan.await_):
                torn = True
                world.fault("torn off", wire.name, f"wait {world.waits}")
                world.loop.call_soon(task.cancel)

        try:
            await watched(self._at_table(wire, user, match), on_wait)
        except NotThere:
            wire.shut(CLOSE_NO_TABLE)
        except (DatabaseError, WebSocketDisconnect) as error:
            self.world.note(wire.name, f"socket ended: {error!r}")
        except asyncio.CancelledError:
            self.world.note(wire.name, "socket was torn off")
        except Exception as error:  # noqa: BLE001 - that is what is looked for
            self.world.wrong(f"serving {wire.name} died of {error!r}")
        finally:
            wire.shut(1011)

    async def _at_table(self, wire: Wire, user: User, match: str) -> None:
        room = await self.rooms.find(match)
        link = Link(user, room.first_look(user.id), address=wire.name, session=wire.name)
        self.audience.join(link)
        try:
            await stay(cast("WebSocket[Any, Any, Any]", wire), self.referee, room, link, OF_PEOPLE)
        finally:
            self.audience.leave(link)

    # -- the end -------------------------------------------------------------------------------------

    async def close(self) -> None:
        """The server ends as it should."""
        self.post.listeners.pop(self.name, None)
        for task in (*self.sockets, *self.running):
            task.cancel()
        await asyncio.gather(*sorted(self.sockets, key=number_of), *self.running, return_exceptions=True)
        await self.world.loop.create_task(self.rooms.close(), context=self.context)
        await self.database.close()
        self.turnstile.kill()

    async def kill(self) -> None:
        """Nothing more is done, and all memory is lost."""
        self.post.listeners.pop(self.name, None)
        self.access.dead = True
        self.turnstile.kill()
        while self.tasks:
            for task in sorted(self.tasks, key=number_of):
                task.cancel()
            await asyncio.sleep(0)
        for engine in (self.engines.writing, self.engines.reading):
            engine.dispose()


def number_of(task: asyncio.Task[Any]) -> int:
    """When the task was made."""
    return task.number if isinstance(task, Numbered) else 0
