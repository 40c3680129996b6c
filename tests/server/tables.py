"""A server's tables without a network: a database, the referee, people, and sockets that are read by hand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final, TypeVar, cast

import msgspec

from quarterdeck.engine.registry import find_game
from quarterdeck.scene.shapes import AnyShape
from quarterdeck.server.bots.pool import Chosen, Task
from quarterdeck.server.bots.tasks import Weight
from quarterdeck.server.chore_worker import carry_out
from quarterdeck.server.chores.fair_queue import Asker
from quarterdeck.server.chores.kinds import Chore
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import people
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.rows import User
from quarterdeck.server.protocol.api import NewMatch, SeatPlan
from quarterdeck.server.protocol.wire import Done, Play, Refused, Table, ToClient, ToServer, View
from quarterdeck.server.settings import AWAY_SECONDS
from quarterdeck.server.tables.botplay import BotPlay
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.link import User as Somebody
from quarterdeck.server.tables.pictures import rebuild, rebuild_shapes
from quarterdeck.server.tables.referee import Referee
from quarterdeck.server.tables.room import Room
from quarterdeck.server.tables.rooms import Rooms
from quarterdeck.server.tables.sockets import owed
from quarterdeck.server.tables.steward import Steward
from tests.database.fresh import fresh

AWAY_MS: Final = AWAY_SECONDS * 1000
LOOKS_AGAIN: Final = "looking at a table again"
"""The name of the tasks that do so."""
M = TypeVar("M", bound=ToClient)
ME, OPEN, BOT = SeatPlan(kind="me"), SeatPlan(kind="open"), SeatPlan(kind="bot", level=1)


class FirstMove:
    """Bots that take the first legal move at once; keeps what it was asked."""

    def __init__(self) -> None:
        self.tasks: list[Task] = []

    async def choose(self, task: Task) -> Chosen:
        self.tasks.append(task)
        game = find_game(task.game)
        position = game.load(task.position)
        move = game.text(position, position.legal()[0])
        return Chosen(move=move, considered=(Weight(move, 3, 0.5),))


class AtOnce:
    """Chores that are carried out here and now, without a process."""

    async def do(self, asker: Asker, chore: Chore) -> bytes:
        return carry_out(chore)

    async def start(self) -> None:
        """There is nothing to start."""

    async def close(self) -> None:
        """There is nothing to close."""


class House:
    """A server of which only the wires are missing."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.ahead = 0
        self.rooms = Rooms(database, AtOnce(), clock=self.now)
        self.pool = FirstMove()
        self.bots = BotPlay(self.rooms, self.pool, pause=0.0)
        self.referee = Referee(Steward(self.rooms, self.bots))

    def now(self) -> int:
        """The time of day here, in ms."""
        return now_ms() + self.ahead

    async def later(self, after_ms: int = AWAY_MS) -> None:
        """So much time goes by, after which the server looks at its tables: whoever has gone before is away now."""
        self.ahead += after_ms
        await self.referee.beat()
        looks = [task for task in asyncio.all_tasks() if task.get_name() == LOOKS_AGAIN]
        if looks:
            await asyncio.wait(looks)

    @classmethod
    async def open(cls, folder: Path) -> House:
        return cls(await Database.open(fresh(folder / "house.sqlite")))

    async def close(self) -> None:
        await self.rooms.close()
        await self.database.close()

    async def again(self) -> House:
        """The server after a restart."""
        folder = Path(str(self.database.url.database)).parent
        await self.close()
        return await House.open(folder)

    async def person(self, name: str) -> User:
        user = User(id=f"id-{name}", name=name, colour="#205080", created=1)
        await self.database.write(lambda c: people.add_guest(c, user))
        return user

    async def table(self, host: User, *seats: SeatPlan, game: str = "cardinal", **options: int | str) -> Room:
        """A new table, without a clock."""
        return await self.opened(host, NewMatch(game=game, seats=seats, options=dict(options)))

    async def opened(self, host: User, wanted: NewMatch) -> Room:
        """A new table as it is wanted."""
        return await self.rooms.find(await self.rooms.new_match(host, wanted))

    async def beat(self) -> None:
        """A heartbeat, and all that it sets off."""
        await self.referee.beat()
        await self.rooms.background.done()

    async def come(self, user: Somebody, room: Room) -> Guest:
        """Somebody opens the table's page."""
        link = Link(user, room.first_look(user.id))
        await self.referee.arrived(room, link)
        return Guest(self, room, link)


class Guest:
    """Somebody at a table: sends requests, and keeps what comes."""

    def __init__(self, house: House, room: Room, link: Link) -> None:
        self.house = house
        self.room = room
        self.link = link
        self.got: list[ToClient] = []
        self.newest: dict[object, ToClient] = {}
        """The newest message of each kind."""
        self.bytes: list[bytes] = []
        self.requests = 0

    async def read(self) -> list[ToClient]:
        """Everything that is owed now."""
        self.link.wake.clear()
        async with self.room.lock:
            raw = list(owed(self.room, self.link))
        self.bytes += raw
        messages = [msgspec.json.decode(message, type=ToClient) for message in raw]
        self.got += messages
        self.newest.update((type(message), message) for message in messages)
        return messages

    async def latest(self, kind: type[M]) -> M:
        """The newest message of a kind, read or not."""
        await self.read()
        return cast(M, self.newest[kind])

    async def view(self) -> View:
        return await self.latest(View)

    async def picture(self) -> tuple[AnyShape, ...]:
        """The whole picture as it is now, built from all views that came."""
        await self.view()
        picture: tuple[AnyShape, ...] = ()
        for view in self.got:
            if isinstance(view, View):
                picture = rebuild_shapes(() if view.base is None else picture, view.shapes)
        return picture

    async def summary(self) -> str:
        """The position in sentences as it is told now, built from all views that came."""
        await self.view()
        told: tuple[str, ...] = ()
        for view in self.got:
            if isinstance(view, View):
                told = rebuild(() if view.base is None else told, view.summary)
        return " ".join(told)

    async def table(self) -> Table:
        return await self.latest(Table)

    async def ask(self, request: ToServer) -> Done | Refused | None:
        """Send a request; its answer, if there is one of these kinds."""
        await self.house.referee.take(self.room, self.link, request)
        messages = await self.read()
        return next((message for message in messages if isinstance(message, Done | Refused)), None)

    def number(self) -> int:
        self.requests += 1
        return self.requests

    async def play(self, move: str | None = None, seat: int | None = None) -> Done | Refused | None:
        """Choose a move, the first legal one if none is named."""
        view = await self.view()
        return await self.ask(
            Play(
                id=self.number(),
                seat=view.seat if seat is None else seat,
                move=move or view.moves[0],
                expected=view.revision,
            )
        )

    async def my_turn(self) -> View:
        """The first view in which the guest may choose, or the game is over."""
        async with asyncio.timeout(120):
            while not ((view := await self.view()).moves or view.ending):
                await self.link.wake.wait()
        return view

    async def leave(self) -> None:
        await self.house.referee.left(self.room, self.link)
