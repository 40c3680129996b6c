"""One run: people play while things go wrong; when nothing fails any more, everything must be in order."""

from __future__ import annotations

import asyncio
import gc
import secrets
import shutil
import sys
from collections.abc import Iterator, MutableMapping
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any, Final
from unittest.mock import patch

from msgspec import Struct
from structlog.testing import capture_logs

from quarterdeck.server import clock
from quarterdeck.server.database import people as people_store
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.database.rows import User
from quarterdeck.server.protocol.api import NewMatch, SeatPlan
from quarterdeck.server.protocol.wire import Sit
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.referee import BEAT_SECONDS
from quarterdeck.server.tables.steward import GONE_MS
from tests.chaos.clockwork import Numbered
from tests.chaos.instance import AWAY_MS, HERE, Engines, Instance
from tests.chaos.people import Asked, Page
from tests.chaos.plan import Plan, pick
from tests.chaos.post import Post
from tests.chaos.reading import Reading
from tests.chaos.showing import Showing
from tests.chaos.stored import Stored
from tests.chaos.world import World

BEGINNING = 1_700_000_000.0
"""The clock's time when a run begins."""
A_LONG_WHILE: Final = (GONE_MS + AWAY_MS) / 1000 + BEAT_SECONDS
"""Seconds after which a person who has gone from all servers is away for everybody."""

HARMLESS: Final = {"person away for long", "socket dropped", "torn off", "notice late", "notice lost"}
"""Faults that are no reason for an error in the log."""


class Result(Struct, frozen=True):
    """What came of a run."""

    name: str
    found: tuple[str, ...]
    faults: dict[str, int]
    requests: int
    points: int
    waits: int
    transcript: tuple[str, ...]
    """Only of a run in which something was found, or when it was asked for."""


class Workshop:
    """What is kept from run to run in a process: an empty database to copy, and engines that know our statements."""

    def __init__(self, folder: Path, empty: Path) -> None:
        self.folder = folder
        self.empty = empty
        self.engines = [Engines(), Engines()]
        self._numbers = count(1)

    def run(self, plan: Plan, *, tell_all: bool = False) -> Result:
        """Carry a run out."""
        file = self.folder / f"{next(self._numbers)}.sqlite"
        shutil.copyfile(self.empty, file)
        world = World(plan)
        run = Run(world, file, self.engines)
        with always_the_same(world), capture_logs() as logs:
            run.carry_out()
        for entry in logs:
            if entry["log_level"] in {"error", "critical"} and not explained(entry, world):
                world.wrong(f"an error was logged without a cause: {entry}")
        for kind in self.engines:
            kind.writing.dispose()
            kind.reading.dispose()
        for left in self.folder.glob(f"{file.name}*"):
            left.unlink()
        shown = tuple(world.transcript) if world.found or tell_all else ()
        requests = sum(len(page.ledger) for page in run.pages)
        return Result(plan.name, tuple(world.found), dict(world.faults), requests, world.points, world.waits, shown)


def explained(entry: MutableMapping[str, Any], world: World) -> bool:
    """Whether a database or a server that failed on purpose is the cause of an error in the log."""
    error = entry.get("exc_info")
    ours = error is not None and not isinstance(error, DatabaseError)
    return not ours and any(fault not in HARMLESS for fault in world.faults)


@contextmanager
def always_the_same(world: World) -> Iterator[None]:
    """Inside, time is the run's, and what is drawn at random depends on the run's number alone."""
    dice = world.dice
    numbers = count(1)

    def place(link: Any) -> int:
        if "place" not in vars(link):
            link.place = next(numbers)
        number: int = link.place
        return number

    def bits(wanted: int) -> int:
        return (dice.below(2**30) << 30 | dice.below(2**30)) % (1 << wanted)

    with ExitStack() as stack:
        for target, name, new in (
            (clock, "time", lambda: BEGINNING + world.loop.time()),
            *((module, "monotonic", world.loop.time) for module in timed()),
            (secrets, "token_hex", lambda length=16: f"{dice.below(2**31 - 1):0{2 * length}x}"),
            (secrets, "randbits", bits),
            (secrets, "randbelow", dice.below),
            (Link, "__hash__", place),
        ):
            stack.enter_context(patch.object(target, name, new))
        yield


def timed() -> list[ModuleType]:
    """The server's modules that look at the machine's clock."""
    loaded = [module for name, module in sorted(sys.modules.items()) if name.startswith("quarterdeck.server.")]
    return [module for module in loaded if "monotonic" in vars(module)]


class Run:
    """A run in its parts."""

    def __init__(self, world: World, file: Path, engines: list[Engines]) -> None:
        self.world = world
        self.plan = world.plan
        self.file = file
        self.engines = engines
        self.post = Post(world)
        self.servers: list[Instance] = []
        """Those that run."""
        self.pages: list[Page] = []
        self.users: list[User] = []
        self.tables: list[str] = []
        self._names = count(1)

    def carry_out(self) -> None:
        """From the first socket to the last check."""
        loop = self.world.loop
        loop.set_task_factory(make_task)
        loop.set_exception_handler(self._unheard)
        try:
            loop.run_until_complete(self._all())
        except Exception as error:  # noqa: BLE001 - whatever ends a run is a finding, with its number
            self.world.wrong(f"the run ended with {error!r}")
            for task in asyncio.all_tasks(loop):
                self.world.note("waiting", repr(task))
        finally:
            gc.collect()
            loop.close()

    def _unheard(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.world.wrong(f"unheard: {context.get('message')}: {context.get('exception')!r}")

    async def _all(self) -> None:
        self.world.calm = True
        reading = Reading(self.file)
        showing = Showing(self.world, self.servers, self.pages, reading)
        self.world.on_stand_in = showing.stands_in
        await self._begin()
        self.world.calm = False
        await self._play()
        self.world.note("run", "nothing fails any more")
        self.world.calm = True
        await self._settle()
        await showing.while_some_are_away()
        for page in self.pages:
            page.come_back()
        await asyncio.sleep(15)
        await showing.when_all_are_here()
        await showing.proposals_end()
        await showing.goes_on(self.users)
        for page in self.pages:
            await page.close()
        await showing.memory_returns()
        for server in list(self.servers):
            await server.close()
        Stored(self.world, reading, self.ledger()).check()
        reading.close()

    def ledger(self) -> list[Asked]:
        """Everything that was asked."""
        return [asked for page in self.pages for asked in page.ledger]

    # -- the beginning -----------------------------------------------------------------------------

    async def _begin(self) -> None:
        for place in range(self.plan.instances):
            self._start(place)
        first = self.servers[0]
        self.users = [
            User(id=f"u{n}", name=f"P{n}", colour="#205080", created=clock.now_ms()) for n in range(self.plan.people)
        ]
        for user in self.users:
            await first.database.write(lambda c, user=user: people_store.add_guest(c, user))  # type: ignore[misc]
        seats = tuple(SeatPlan(kind=kind, level=1 if kind == "bot" else 0) for kind in self.plan.seats)
        wanted = NewMatch(game=self.plan.game, seats=seats, options=dict(self.plan.options))
        match = await first.rooms.new_match(self.users[0], wanted)
        for number, user in enumerate(self.users):
            self._page(user, match, f"P{number}")
        if self.world.one_in(2):
            self._page(self.users[0], match, "P0-again")
        await asyncio.sleep(1)
        free = [seat for seat, kind in enumerate(self.plan.seats) if kind == "open"]
        for page, seat in zip(self.pages[1 : len(self.users)], free, strict=False):
            page.ask(lambda n, seat=seat: Sit(id=n, seat=seat))  # type: ignore[misc]

    def _start(self, place: int) -> None:
        name = f"server{next(self._names)}"
        self.world.note(name, "starts")
        self.servers.append(Instance(self.world, self.post, name, self.engines[place], self.file))

    def _page(self, user: User, match: str, name: str) -> None:
        page = Page(self.world, self.servers, user, match, name)
        self.pages.append(page)
        page.open()

    # -- the game, and what goes wrong ---------------------------------------------------------------

    async def _play(self) -> None:
        world, plan, dice = self.world, self.plan, self.world.dice
        events: dict[int, list[str]] = {}
        for kind, times in (
            ("kill", plan.kills),
            ("outage", plan.outages),
            ("full", plan.full),
            ("desert", plan.deserts),
        ):
            for _ in range(times):
                events.setdefault(dice.below(plan.acts), []).append(kind)
        for act in range(plan.acts):
            await asyncio.sleep(self._pause())
            for kind in events.get(act, ()):
                if kind == "desert":
                    await self._desert()
                else:
                    world.loop.create_task(self._disaster(kind))
            self._somebody_acts()
        await asyncio.sleep(world.seconds(12.0))

    def _pause(self) -> float:
        how = self.world.dice.below(20)
        if how < 9:
            return 0.0
        return self.world.seconds(25.0) if how == 19 else self.world.seconds(0.6)

    def _somebody_acts(self) -> None:
        world = self.world
        to_move = [page for page in self.pages if page.connected and page.view is not None and page.view.moves]
        page = pick(world.dice, to_move if to_move and world.one_in(2) else self.pages)
        if page.away:
            if world.one_in(12 if page.for_long else 2):
                page.come_back()
        elif world.one_in(self.plan.drop):
            world.fault("socket dropped", page.name, "")
            page.drop()
        elif world.one_in(25):
            page.leave()
        else:
            page.act()

    async def _desert(self) -> None:
        """Somebody goes away with all their pages, and the others wait until that counts."""
        user = pick(self.world.dice, self.users)
        self.world.fault("person away for long", user.name, "")
        for page in self.pages:
            if page.user is user:
                page.leave(for_long=True)
        for _ in range(4):
            await asyncio.sleep(self.world.seconds(1.0))
            self._somebody_acts()
        await asyncio.sleep(A_LONG_WHILE)

    async def _disaster(self, kind: str) -> None:
        world = self.world
        if kind == "kill" and self.servers:
            await self._kill(pick(world.dice, self.servers))
        elif kind == "outage":
            world.fault("database away", "database", "")
            world.outage = True
            await asyncio.sleep(world.seconds(15.0))
            world.outage = False
            self.post.reconnect()
        elif kind == "full":
            world.full = True
            await asyncio.sleep(world.seconds(20.0))
            world.full = False

    async def _kill(self, server: Instance) -> None:
        self.servers.remove(server)
        if self.world.one_in(2):
            self.world.fault("server killed", server.name, "")
            await server.kill()
        else:
            self.world.fault("server restarted", server.name, "")
            await server.close()
        await asyncio.sleep(self.world.seconds(10.0))
        self._start(self.engines.index(server.engines))

    async def _settle(self) -> None:
        """In-flight things end; some people go away, the others are there."""
        world = self.world
        world.bots_rest = True
        await asyncio.sleep(14.0)
        for page in self.pages:
            page.come_back()
        for page in self.pages[1:]:
            if world.one_in(4):
                page.leave()
        killed = world.faults["server killed"]
        await asyncio.sleep(75.0 if killed else 22.0)


def make_task(loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> Numbered[Any]:
    """A task of the server in whose context it is made."""
    context = more.get("context")
    task: Numbered[Any] = Numbered(work, loop, context)
    server = HERE.get() if context is None else context.get(HERE)
    if server is not None:
        server.tasks.add(task)
        task.add_done_callback(server.tasks.discard)
    return task
