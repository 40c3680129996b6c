"""The WebSocket of a table: one task reads requests, one sends what is owed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import partial
from time import monotonic
from typing import Final, Generic, TypeVar, get_args

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import Struct

from quarterdeck.server import metrics
from quarterdeck.server.chores.fair_queue import Busy, Crowded
from quarterdeck.server.chores.foresight import moves_in
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.database.rows import User
from quarterdeck.server.gate.connections import Connection
from quarterdeck.server.gate.gate import caller_of
from quarterdeck.server.gate.limits import Limits, Name, TooFast
from quarterdeck.server.gate.security import origin_allowed
from quarterdeck.server.gate.tally import Tally
from quarterdeck.server.logs import log, short_hash
from quarterdeck.server.people.people import who_is
from quarterdeck.server.people.sessions import session_id
from quarterdeck.server.problems import Blocked, Full, NotThere, malformed, problem_of
from quarterdeck.server.protocol.wire import (
    CLOSE_DATABASE,
    CLOSE_FAULT,
    CLOSE_FLOOD,
    CLOSE_NO_TABLE,
    CLOSE_PROTOCOL,
    CLOSE_STRANGER,
    MOST_BYTES,
    MOST_PLANNED,
    PROTOCOL,
    Ahead,
    Analyse,
    Begin,
    Bring,
    Chat,
    FillSeat,
    FreeSeat,
    Hint,
    Hurry,
    InLesson,
    Look,
    PlanMoves,
    Play,
    Problem,
    Propose,
    Put,
    Refused,
    Rematch,
    Replay,
    Request,
    Rouse,
    Sit,
    Stand,
    TakeBack,
    ToServer,
    Try,
    Why,
)
from quarterdeck.server.tables import viewing
from quarterdeck.server.tables.audience import Audience
from quarterdeck.server.tables.link import COME_BACK, FLOOD, Farewell, Link
from quarterdeck.server.tables.link import User as Somebody
from quarterdeck.server.tables.referee import Referee
from quarterdeck.server.tables.room import MOST_LINKS, Dropped, Room
from quarterdeck.server.tables.rush import Rush
from quarterdeck.server.tables.turns import Visitor
from quarterdeck.server.tables.viewing import SAY


class Numbered(Struct, frozen=True):
    """The id of a message that is not a request, since its sender waits for an answer to that id."""

    id: Request


class Tagged(Struct, frozen=True):
    """The type of a message that is not a valid request."""

    type: str


BUDGETS: Final[dict[type[ToServer | InLesson], Name]] = {
    Begin: "table-read",
    Chat: "remark",
    Look: "look-back",
    Propose: "remark",
    FillSeat: "seat",
    FreeSeat: "seat",
    Bring: "seat",
    Rouse: "seat",
    Replay: "look-back",
    Sit: "seat",
    Stand: "seat",
    TakeBack: "take-back",
    Why: "look-back",
    Hint: "hint",
    Hurry: "move",
    Analyse: "look-back",
    Try: "try",
    Put: "try",
    Play: "move",
    PlanMoves: "move",
    Ahead: "look-back",
    Rematch: "table",
}
"""The budgets that requests count towards, besides that of messages."""
TOO_OFTEN: Final = "sockets came too often"
TOO_MANY: Final = "a person, an address or a table had too many sockets"
LINES_A_LOOK: Final = 200
"""A look counts once more for each of these many lines of a game, since the whole story is sent."""
MOVES_A_BEGINNING: Final = 20
"""The beginning of a lesson counts once more for each of these many moves that are played again."""
BROKEN: Final = Farewell(CLOSE_FAULT, "fault")
LONG_PICTURE: Final = 0.002
"""The seconds of drawing after which others have a turn before the next picture of a table."""
GOODBYE_SECONDS: Final = 1.0
"""The seconds that a socket has to receive the reason why it is closed."""
_NUMBERED: Final = msgspec.json.Decoder(Numbered).decode
_TAGGED: Final = msgspec.json.Decoder(Tagged).decode
_ENCODE: Final = msgspec.json.Encoder().encode


Tell = Callable[[Room, Link], Iterator[bytes]]
"""A function that gives the encoded messages that a link is owed; afterwards it is owed nothing."""
Asked = TypeVar("Asked", bound=ToServer | InLesson)


class Language(Generic[Asked]):
    """The messages that are allowed on a socket."""

    def __init__(self, requests: object) -> None:
        self._requests = requests
        self._decode = msgspec.json.Decoder(requests).decode
        self._kinds = {kind.__struct_config__.tag: kind for kind in get_args(requests)}

    def read(self, link: Link, data: str) -> Asked | None:
        """The request in a message; None if there is none, and then the reason is sent."""
        if len(data) > MOST_BYTES:
            link.answer(Refused(id=None, problem=Problem(kind="malformed", message=SAY("too-long", most=MOST_BYTES))))
            return None
        try:
            request: Asked = self._decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            link.answer(Refused(id=number_in(data), problem=malformed(error, self.kind_of(data))))
            return None
        return request

    def kind_of(self, data: str) -> object:
        """The kind of request that a message claims to be; any kind if that does not exist."""
        try:
            return self._kinds.get(_TAGGED(data).type, self._requests)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return self._requests


AT_TABLE: Final = Language[ToServer](ToServer)


@websocket("/ws/{match_id:str}")
async def table_socket(socket: WebSocket, match_id: FromPath[str]) -> None:  # type: ignore[type-arg]
    """Let a person look at a table until one of them is gone. Whatever goes wrong, the socket is told that it is over."""
    await open_socket(socket, match_id, come_in(socket, match_id))


async def open_socket(socket: WebSocket, place: str, visit: Coroutine[None, None, None]) -> None:  # type: ignore[type-arg]
    """Open a socket and carry out a visit. Whatever goes wrong, the socket is told that it is over."""
    if not origin_allowed(socket.headers, socket.app.state.settings):
        log.warning("socket refused", reason="origin")
        visit.close()
        await socket.close(code=CLOSE_STRANGER, reason="this page may not open a table here")
        return
    await socket.accept()
    try:
        await visit
    except TurnedAway as no:
        await socket.close(code=no.code, reason=no.reason)
    except DatabaseError as error:
        log.error("socket closed", reason="database", table=short_hash(place), problem=str(error))
        await say_goodbye(socket, CLOSE_DATABASE, "the database does not answer")
    except WebSocketDisconnect:
        return
    except Exception as error:  # noqa: BLE001 - a fault of ours must not leave a socket open and silent
        log.error("socket closed", reason="fault", table=short_hash(place), exc_info=error)
        await say_goodbye(socket, CLOSE_FAULT, "something went wrong here")


async def come_in(socket: WebSocket, match_id: str) -> None:  # type: ignore[type-arg]
    """Find the person and the table, and stay there."""
    user = await newcomer(socket)
    room = await table_for(socket, match_id, user.id)
    session = session_id(socket.cookies, socket.app.state.database.secret) or ""
    link = link_of(socket, user, room.first_look(user.id), session, is_full=is_full(room, user.id))
    audience: Audience = socket.app.state.audience
    audience.join(link)
    try:
        await stay(socket, socket.app.state.referee, room, link, OF_PEOPLE)
    finally:
        audience.leave(link)


class TurnedAway(Exception):
    """A socket is turned away, with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


async def table_for(socket: WebSocket, match_id: str, user: str) -> Room:  # type: ignore[type-arg]
    """The table, for a person who comes there; `TurnedAway` says why not."""
    referee: Referee = socket.app.state.referee
    try:
        return await referee.rooms.find(match_id, Visitor(caller_of(socket.scope).address, user))
    except NotThere:
        raise TurnedAway(CLOSE_NO_TABLE, "no such table") from None
    except (Busy, Crowded, Full, TooFast):
        raise TurnedAway(COME_BACK.code, COME_BACK.reason) from None


async def newcomer(socket: WebSocket) -> User:  # type: ignore[type-arg]
    """The person who opened a socket; `TurnedAway` if it is nobody, or if too many sockets came."""
    try:
        user = await who_is(socket.cookies, socket.app.state.database)
    except Blocked:
        raise TurnedAway(CLOSE_STRANGER, "blocked") from None
    if user is None:
        raise TurnedAway(CLOSE_STRANGER, "no session")
    check_arrival(socket, user.id)
    return user


def check_arrival(socket: WebSocket, user: str) -> None:  # type: ignore[type-arg]
    """Raise `TurnedAway` if a socket speaks another version of the language, or if too many sockets came."""
    state, address = socket.app.state, caller_of(socket.scope).address
    if socket.query_params.get("protocol", str(PROTOCOL)) != str(PROTOCOL):
        raise TurnedAway(CLOSE_PROTOCOL, f"this server speaks version {PROTOCOL}")
    limits: Limits = state.limits
    tally: Tally = state.tally
    try:
        limits.spend("arrival", address, user)
    except TooFast:
        tally.note(TOO_OFTEN, address)
        raise TurnedAway(CLOSE_FLOOD, "too many sockets") from None


def link_of(
    socket: WebSocket,  # type: ignore[type-arg]
    user: Somebody,
    seat: int,
    session: str,
    *,
    is_full: bool = False,
) -> Link:
    """The link of somebody who looks with the eyes of a seat; `TurnedAway` if they have too many."""
    state, address = socket.app.state, caller_of(socket.scope).address
    audience: Audience = state.audience
    tally: Tally = state.tally
    if is_full or audience.is_full(user.id, address):
        tally.note(TOO_MANY, address)
        raise TurnedAway(CLOSE_FLOOD, "too many sockets")
    link = Link(user, seat, address=address, session=session)
    connection = socket.scope["state"].get("connection")
    if isinstance(connection, Connection):
        link.say = connection.say
    return link


def is_full(room: Room, user: str) -> bool:
    """Whether a table has no room for another viewer; there is always room for somebody with a seat."""
    return len(room.links) >= MOST_LINKS and not room.seats_of(user)


class Manner(Struct, Generic[Asked], frozen=True):
    """How a table deals with a socket: what it tells, what may be said, and how that is carried out."""

    tell: Tell
    language: Language[Asked]
    take: Callable[[Referee, Room, Link, Asked], Awaitable[None]]


async def stay(
    socket: WebSocket,  # type: ignore[type-arg]
    referee: Referee,
    room: Room,
    link: Link,
    manner: Manner[Asked],
) -> None:
    """Read and send until the socket closes."""
    link.answer(viewing.welcome(room))
    limits = referee.rooms.limits
    sender = asyncio.get_running_loop().create_task(send_owed(socket, limits, room, link, manner.tell, referee.rush))
    metrics.SOCKETS.inc()
    try:
        await referee.arrived(room, link)
        taking = partial(manner.take, referee, room, link)
        await read(socket, room, link, manner.language, taking, partial(hear, socket))
        log.info("socket closed", reason=link.farewell.reason, table=short_hash(room.id))
        await asyncio.wait({sender}, timeout=GOODBYE_SECONDS)
    except WebSocketDisconnect:
        pass
    finally:
        metrics.SOCKETS.dec()
        sender.cancel()
        referee.rush.forget(link)
        await referee.left(room, link)


async def say_goodbye(socket: WebSocket, code: int, reason: str) -> None:  # type: ignore[type-arg]
    """Close a socket that may be closed already."""
    with suppress(WebSocketDisconnect, OSError, RuntimeError):  # the last is what a closed socket says
        await socket.close(code=code, reason=reason)


# -- sending ---------------------------------------------------------------------------------------------


async def send_owed(
    socket: WebSocket,  # type: ignore[type-arg]
    limits: Limits,
    room: Room,
    link: Link,
    tell: Tell,
    rush: Rush | None = None,
) -> None:
    """Send what is owed whenever there is something, until the link is gone; then send the reason.

    In a rush the pictures of those who only look on come a little later.
    """
    say = link.say or partial(socket.send_data, mode="text")
    while True:
        await link.wake.wait()
        link.wake.clear()
        if link.gone:
            break
        waiting, held = link.unread, rush is not None and rush.holds(room, link)
        try:
            async with room.held():
                began = monotonic()
                messages = all_but_the_picture(room, link, tell) if held else everything(limits, room, link, tell)
                if monotonic() - began > LONG_PICTURE:
                    await asyncio.sleep(0)  # the next picture of this table is drawn in another turn of the loop
        except Dropped:
            link.send_away(COME_BACK)
            break
        except Exception as error:  # noqa: BLE001 - whatever goes wrong in a picture, the socket hears that it is over
            log.error("socket closed", reason="fault", table=short_hash(room.id), exc_info=error)
            link.send_away(BROKEN)
            break
        try:
            for message in messages:
                await say(message)
        except (WebSocketDisconnect, OSError, RuntimeError):  # the last is what a closed socket says
            link.gone = True
            return
        link.unread -= waiting
    await say_goodbye(socket, link.farewell.code, link.farewell.reason)


def everything(limits: Limits, room: Room, link: Link, tell: Tell) -> list[bytes]:
    """The messages that a link is owed; whoever has made a move pays for the picture of it."""
    with paid(limits, link):
        return list(tell(room, link))


def all_but_the_picture(room: Room, link: Link, tell: Tell) -> list[bytes]:
    """The messages that a link is owed besides a new picture, which it is owed afterwards as well."""
    link.owed.view = False
    messages = list(tell(room, link))
    link.owed.view = True
    return messages


def paid(limits: Limits, link: Link) -> AbstractContextManager[None]:
    """Charge a person who has made a move for drawing its picture; nobody pays for what others do."""
    moved, link.moved = link.moved, False
    return limits.timed("move", link.address, link.user.id) if moved else nullcontext()


def owed(room: Room, link: Link) -> Iterator[bytes]:
    """The encoded messages that a link is owed; afterwards it is owed nothing."""
    while link.answers:
        yield link.answers.popleft()
    wanted = link.owed
    timed = wanted.table or wanted.view
    if wanted.table:
        wanted.table = False
        yield _ENCODE(viewing.table(room, link.user.id, room.absence.clock()))
    if wanted.view:
        wanted.view = False
        view = viewing.view(room, link)
        if view is not None:
            yield _ENCODE(view)
    yield from owed_plans(room, link)
    clock = viewing.clock(room, room.time()) if timed else None
    if clock is not None:
        yield _ENCODE(clock)
    if wanted.said:
        wanted.said = False
        said = viewing.said(room, link.remarks_sent)
        if said.lines:
            link.remarks_sent = said.lines[-1].n
            yield _ENCODE(said)


def owed_plans(room: Room, link: Link) -> Iterator[bytes]:
    """What the person has planned, if that is owed."""
    wanted, link.owed.plan = link.owed.plan, False
    plans = viewing.plans(room, link) if wanted else None
    if plans is not None:
        yield _ENCODE(plans)


# -- reading ---------------------------------------------------------------------------------------------


OF_PEOPLE: Final = Manner[ToServer](owed, AT_TABLE, Referee.take)
"""How a table deals with people."""


async def hear(socket: WebSocket) -> str:  # type: ignore[type-arg]
    """The next message on a socket."""
    return await socket.receive_data(mode="text")


async def read(
    socket: WebSocket,  # type: ignore[type-arg]
    room: Room,
    link: Link,
    language: Language[Asked],
    take: Callable[[Asked], Awaitable[None]],
    heard: Callable[[], Awaitable[str]],
) -> None:
    """Take requests, as fast as the limits allow, until the link is gone."""
    limits: Limits = socket.app.state.limits
    audience: Audience = socket.app.state.audience
    while not link.gone:
        request = language.read(link, await heard())
        try:
            spend(limits, room, link, request)
        except TooFast as refused:
            refuse(limits, room, link, request, refused)
            await asyncio.sleep(0)  # what lies in the buffer is read without a pause: others come first
        else:
            if request is not None:
                await take(request)
        if audience.is_behind(link):
            link.send_away(FLOOD)


def spend(limits: Limits, room: Room, link: Link, request: ToServer | InLesson | None) -> None:
    """Charge a person for a message, or raise `TooFast`. A look at a long story, or a long lesson, costs more."""
    limits.spend("message", link.address, link.user.id)
    budget = budget_of(request)
    if budget is not None:
        tokens = 1
        if isinstance(request, Look):
            tokens += room.revision // LINES_A_LOOK
        if isinstance(request, PlanMoves):
            tokens += min(moves_in(request.steps), MOST_PLANNED)  # a longer plan is refused
        if isinstance(request, Begin):
            tokens += len(request.played) // MOVES_A_BEGINNING
            limits.check("move", link.address, link.user.id)
        limits.spend(budget, link.address, link.user.id, tokens)


def budget_of(request: ToServer | InLesson | None) -> Name | None:
    """The budget that a request counts towards, besides that of messages; a fleet that somebody brings must be judged."""
    if isinstance(request, Sit) and request.fleet:
        return "dear"
    return None if request is None else BUDGETS.get(type(request))


def refuse(limits: Limits, room: Room, link: Link, request: ToServer | InLesson | None, refused: TooFast) -> None:
    """Say that there were too many requests; a sender that does not stop is sent away."""
    metrics.MOVES_REFUSED.labels(refused.kind).inc()
    if isinstance(request, Chat):
        log.info("remark refused", reason=refused.kind, table=short_hash(room.id))
    try:
        limits.spend("nuisance", link.address, link.user.id)
    except TooFast:
        link.send_away(FLOOD)
    else:
        link.answer(Refused(id=None if request is None else request.id, problem=problem_of(refused)))


def number_in(data: str) -> int | None:
    """The id of a message that is not a request; None if it cannot be read."""
    try:
        return _NUMBERED(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
