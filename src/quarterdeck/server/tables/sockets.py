"""The WebSocket of a table: one task reads requests, one sends what is owed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from quarterdeck.server import metrics
from quarterdeck.server.clock import now_ms
from quarterdeck.server.gate.limits import Bucket
from quarterdeck.server.gate.security import origin_allowed
from quarterdeck.server.logs import log, short_hash
from quarterdeck.server.people.people import who_is
from quarterdeck.server.problems import NotThere, malformed
from quarterdeck.server.protocol.wire import (
    CLOSE_FLOOD,
    CLOSE_NO_TABLE,
    CLOSE_PROTOCOL,
    CLOSE_STRANGER,
    MOST_BYTES,
    PROTOCOL,
    Chat,
    Problem,
    Refused,
    ToServer,
)
from quarterdeck.server.tables import viewing
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.referee import Referee
from quarterdeck.server.tables.room import MOST_LINKS, Room
from quarterdeck.server.tables.viewing import SAY

CLOSE_AGAIN: Final = 1012
"""The server asks the client to come back: it restarts, or the table is read anew."""
REQUESTS: Final = (30.0, 90.0)
"""A second, and at once."""
REMARKS: Final = (0.5, 6.0)
FLOOD: Final = 200
"""So many messages beyond the limit, and the socket is closed."""
GOODBYE_SECONDS: Final = 1.0
"""That a socket has to hear why it is closed."""
MOST_SOCKETS: Final = 40
"""Of one person."""
_DECODE: Final = msgspec.json.Decoder(ToServer).decode
_ENCODE: Final = msgspec.json.Encoder().encode


@websocket("/ws/{match_id:str}")
async def table_socket(socket: WebSocket, match_id: FromPath[str]) -> None:  # type: ignore[type-arg]
    """A person looks at a table, until one of them is gone."""
    if not origin_allowed(socket.headers, socket.app.state.settings):
        log.warning("socket refused", reason="origin")
        await socket.close(code=CLOSE_STRANGER, reason="this page may not open a table here")
        return
    await socket.accept()
    user = await who_is(socket.cookies, socket.app.state.database)
    referee: Referee = socket.app.state.referee
    if user is None:
        await socket.close(code=CLOSE_STRANGER, reason="no session")
    elif socket.query_params.get("protocol", str(PROTOCOL)) != str(PROTOCOL):
        await socket.close(code=CLOSE_PROTOCOL, reason=f"this server speaks version {PROTOCOL}")
    else:
        try:
            room = await referee.rooms.find(match_id)
        except NotThere:
            await socket.close(code=CLOSE_NO_TABLE, reason="no such table")
            return
        if len(room.links) >= MOST_LINKS or referee.sockets_of(user.id) >= MOST_SOCKETS:
            await socket.close(code=CLOSE_FLOOD, reason="too many sockets")
            return
        await stay(socket, referee, room, Link(user, room.first_look(user.id)))


async def stay(socket: WebSocket, referee: Referee, room: Room, link: Link) -> None:  # type: ignore[type-arg]
    """Read and send until the socket closes."""
    link.answer(viewing.welcome(room))
    sender = asyncio.get_running_loop().create_task(send_owed(socket, room, link))
    metrics.SOCKETS.inc()
    try:
        await referee.arrived(room, link)
        await read(socket, referee, room, link)
        if link.flooded:
            log.warning("socket closed", reason="flood", table=short_hash(room.id))
        if link.gone:
            await asyncio.wait({sender}, timeout=GOODBYE_SECONDS)
    except WebSocketDisconnect:
        pass
    finally:
        metrics.SOCKETS.dec()
        sender.cancel()
        await referee.left(room, link)


# -- sending ---------------------------------------------------------------------------------------------


async def send_owed(socket: WebSocket, room: Room, link: Link) -> None:  # type: ignore[type-arg]
    """Send what is owed whenever there is something, until the link is gone."""
    try:
        while True:
            await link.wake.wait()
            link.wake.clear()
            if link.gone:
                code, reason = (CLOSE_FLOOD, "too many messages") if link.flooded else (CLOSE_AGAIN, "come back")
                await socket.close(code=code, reason=reason)
                return
            async with room.lock:
                messages = list(owed(room, link))
            for message in messages:
                await socket.send_data(message, mode="text")
    except (WebSocketDisconnect, RuntimeError, ConnectionError):
        link.gone = True


def owed(room: Room, link: Link) -> Iterator[bytes]:
    """What a link is to get now, encoded; afterwards it is owed nothing."""
    while link.answers:
        yield link.answers.popleft()
    wanted = link.owed
    if wanted.table:
        wanted.table = False
        yield _ENCODE(viewing.table(room, link.user.id, now_ms()))
    if wanted.view:
        wanted.view = False
        view = viewing.view(room, link)
        if view is not None:
            yield _ENCODE(view)
    if wanted.said:
        wanted.said = False
        said = viewing.said(room, link.remarks_sent)
        if said.lines:
            link.remarks_sent = said.lines[-1].n
            yield _ENCODE(said)


# -- reading ---------------------------------------------------------------------------------------------


async def read(socket: WebSocket, referee: Referee, room: Room, link: Link) -> None:  # type: ignore[type-arg]
    """Take requests, as fast as is allowed."""
    limited = socket.app.state.settings.limited
    requests, remarks = Bucket(*REQUESTS), Bucket(*REMARKS)
    beyond = 0
    while not link.gone:
        request = decoded(link, await socket.receive_data(mode="text"))
        if limited and not (requests.take() and (not isinstance(request, Chat) or remarks.take())):
            beyond += 1
            metrics.MOVES_REFUSED.labels("too-fast").inc()
            if beyond > FLOOD:
                log.warning("socket closed", reason="flood", table=short_hash(room.id))
                await socket.close(code=CLOSE_FLOOD, reason="too many messages")
                return
            number = None if request is None else request.id
            link.answer(Refused(id=number, problem=Problem(kind="too-fast", message=SAY("too-fast", seconds=1))))
            await asyncio.sleep(0)  # what lies in the buffer is read without a pause: others come first
        elif request is not None:
            await referee.take(room, link, request)


def decoded(link: Link, data: str) -> ToServer | None:
    """The request in a message; None, and the reason is sent, if it holds none."""
    if len(data) > MOST_BYTES:
        link.answer(Refused(id=None, problem=Problem(kind="malformed", message=SAY("too-long", most=MOST_BYTES))))
        return None
    try:
        request: ToServer = _DECODE(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        link.answer(Refused(id=None, problem=malformed(error)))
        return None
    return request
