"""The WebSocket of a lesson: a learner's requests are carried out in a thread, in turn with other learners."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from time import thread_time
from typing import Final, TypeVar

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import Struct
from sqlalchemy import Connection

from quarterdeck.puzzles.daily import today
from quarterdeck.puzzles.solving import kept_as
from quarterdeck.server import metrics
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import lessons as lessons_store
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.database.rows import User
from quarterdeck.server.gate.limits import Limits
from quarterdeck.server.lessons.courses import found_place
from quarterdeck.server.lessons.sitting import Left, Sitting
from quarterdeck.server.logs import log, short_hash
from quarterdeck.server.people.sessions import session_id
from quarterdeck.server.problems import NotThere
from quarterdeck.server.protocol.wire import CLOSE_NO_TABLE, InLesson
from quarterdeck.server.tables import viewing
from quarterdeck.server.tables.audience import Audience
from quarterdeck.server.tables.link import COME_BACK, Link, Owed
from quarterdeck.server.tables.referee import refusing, send_back
from quarterdeck.server.tables.sockets import (
    Language,
    TurnedAway,
    hear,
    link_of,
    newcomer,
    open_socket,
    owed,
    read,
    send_owed,
)
from quarterdeck.server.tables.turns import Turns

AT_ONCE: Final = 2
"""In how many lessons something can happen at the same time; one address has at most one of these."""
NOT_ASKED: Final = -1
LESSON: Final = Language[InLesson](InLesson)
Found = TypeVar("Found")


class School(Struct, frozen=True):
    """The objects that all lessons of a server share."""

    database: Database
    limits: Limits
    turns: Turns


@websocket("/ws/learn/{game:str}/{lesson:str}")
async def lesson_socket(socket: WebSocket, game: FromPath[str], lesson: FromPath[str]) -> None:  # type: ignore[type-arg]
    """Let a person play a lesson alone, until the socket closes."""
    await open_socket(socket, f"{game}/{lesson}", come_in(socket, game, lesson))


async def come_in(socket: WebSocket, game: str, lesson: str) -> None:  # type: ignore[type-arg]
    """Find the person and the lesson, and stay there."""
    state = socket.app.state
    user = await newcomer(socket)
    session = session_id(socket.cookies, state.database.secret) or ""
    link = link_of(socket, user, NOT_ASKED, session)
    link.owed = Owed(table=False, view=False, said=False)
    audience: Audience = state.audience
    audience.join(link)
    try:
        school = School(state.database, state.limits, state.lesson_turns)
        place = await in_turn(school, link, partial(found_place, game, lesson))  # making a puzzle takes a while
        await stay(socket, school, Sitting(place, user), user, link)
    except NotThere:
        raise TurnedAway(CLOSE_NO_TABLE, "no such lesson") from None
    finally:
        audience.leave(link)


class Ears:
    """Reads one message ahead, so that it notices a closed socket even while a message is carried out."""

    def __init__(self, socket: WebSocket, link: Link) -> None:  # type: ignore[type-arg]
        self._socket, self._link = socket, link
        self._coming = self._listen()

    async def hear(self) -> str:
        """The next message."""
        heard = await self._coming
        self._coming = self._listen()
        return heard

    def close(self) -> None:
        """Stop reading."""
        self._coming.cancel()

    def _listen(self) -> asyncio.Task[str]:
        coming = asyncio.get_running_loop().create_task(hear(self._socket))
        coming.add_done_callback(self._heard)
        return coming

    def _heard(self, coming: asyncio.Task[str]) -> None:
        if coming.cancelled() or coming.exception() is not None:
            self._link.send_away(COME_BACK)


async def stay(socket: WebSocket, school: School, sitting: Sitting, user: User, link: Link) -> None:  # type: ignore[type-arg]
    """Read and send until the socket closes."""
    room = sitting.room
    link.answer(viewing.welcome(room))
    sender = asyncio.get_running_loop().create_task(send_owed(socket, school.limits, room, link, owed))
    ears = Ears(socket, link)
    metrics.SOCKETS.inc()
    try:
        await read(socket, room, link, LESSON, partial(take, school, sitting, user, link), ears.hear)
        await asyncio.wait({sender}, timeout=1.0)
    except WebSocketDisconnect:
        pass
    finally:
        metrics.SOCKETS.dec()
        sender.cancel()
        ears.close()
        link.send_away(COME_BACK)  # a thread may still play moves of a lesson that nobody sees any more


async def take(school: School, sitting: Sitting, user: User, link: Link, request: InLesson) -> None:
    """Carry out a request, or say why not."""
    was_done = sitting.done
    try:
        with refusing(link, request):
            answers = await in_turn(school, link, partial(sitting.take, link, request))
            if sitting.done and not was_done:
                await write_down(school.database, sitting, user)
            for answer in answers:
                link.answer(answer)
    except Left:
        return
    except DatabaseError as error:  # the learner comes back, and makes the last move again
        log.error(
            "lesson not written down", lesson=sitting.place.lesson.name, person=short_hash(user.id), problem=str(error)
        )
        send_back(link)


async def in_turn(school: School, link: Link, find: Callable[[], Found]) -> Found:
    """Run work in a thread, in the learner's turn, and charge the learner for its time."""
    took = 0.0

    def work() -> Found:
        nonlocal took
        began = thread_time()
        try:
            return find()
        finally:
            took = thread_time() - began

    try:
        async with school.turns.taken(link.asker):
            return await asyncio.to_thread(work)
    finally:
        school.limits.charge("move", link.address, link.user.id, seconds=took)


async def write_down(database: Database, sitting: Sitting, user: User) -> None:
    """Store that a person has done a lesson or solved a puzzle, and the day if it is the puzzle of the day."""
    place = sitting.place
    done = [(place.game, place.lesson.name)] if place.puzzle is None else kept_as(place.puzzle, today())

    def write(connection: Connection) -> None:
        for game, name in done:
            lessons_store.add_done(connection, user.id, game, name, now_ms())

    await database.write(write)
