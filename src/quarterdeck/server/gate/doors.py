"""The protocols that Uvicorn makes for each new connection, behind our own counting of connections.

This module limits what comes before a request is known: the length of its headers, and how many requests may wait
behind one that is being answered. Uvicorn itself would keep everything.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from quarterdeck.server.gate.connections import Connection, Connections, Door
from quarterdeck.server.settings import MOST_FILE_BODY

MOST_HEAD: Final = 32 * 1024
"""The most bytes of a request's line and headers."""
MOST_HEADERS: Final = 100
MOST_OF_REQUEST: Final = MOST_HEAD + 2 * MOST_FILE_BODY
"""The most bytes of a whole request as sent, in which each part of the body may have its length in front."""
MOST_WAITING: Final = 8
"""How many requests may wait on one connection behind the one that is being answered."""
PIECE: Final = 4 * 1024
"""The bytes that Uvicorn is given between two checks of what it keeps."""
LONG_HEAD: Final = "a request's headers were too long or too many"
LONG_REQUEST: Final = "a request was longer than any may be"
TOO_MANY_WAIT: Final = "too many requests waited on one connection"
TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
END_OF_HEAD: Final = b"\r\n\r\n"


def http_behind(connections: Connections) -> type[asyncio.Protocol]:
    """A function that makes Uvicorn's HTTP protocol for a connection that is let in.

    Each request finds its connection in the state of its scope, which Uvicorn copies from `app_state`; so do
    WebSockets, whose protocol is made with the same state.
    """

    def door(
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> Door:
        def inside(connection: Connection) -> asyncio.Protocol:
            protocol = HttpToolsProtocol(config, server_state, {**app_state, "connection": connection}, _loop)
            return Bounded(protocol, server_state, connection)

        return Door(connections, inside)

    made: Callable[..., asyncio.Protocol] = door
    return cast("type[asyncio.Protocol]", made)  # it is called like a class, and nothing else is done with it


class Bounded(asyncio.Protocol):
    """Uvicorn's HTTP protocol, which gets its input in small pieces, and nothing more once it keeps too much."""

    def __init__(self, inside: HttpToolsProtocol, state: ServerState, connection: Connection) -> None:
        self._inside = inside
        self._state = state
        self._connection = connection
        self._request: object = None
        """Uvicorn's state of the latest request, and the bytes that have come of it."""
        self._size = 0
        self._shut = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Pass this on to Uvicorn."""
        self._inside.connection_made(cast(asyncio.Transport, transport))

    def data_received(self, data: bytes) -> None:
        """Pass data on piece by piece, so that no piece has two requests, as long as everything is within its limits."""
        if self._shut:
            self._leave()
            return
        inside, at = self._inside, 0
        while at < len(data):
            end = at + PIECE
            if not self._reads_a_body():
                found = data.find(END_OF_HEAD, at, end)
                end = end if found < 0 else found + len(END_OF_HEAD)
            piece = data[at:end]
            inside.data_received(piece)
            at = end
            if inside not in self._state.connections or inside.transport.is_closing():
                return  # it is a WebSocket now, or was no request
            if excess := self._excess(len(piece)):
                self._refuse(excess)
                return

    def _reads_a_body(self) -> bool:
        cycle = self._inside.cycle
        return cycle is not None and cycle.more_body and "method" in self._inside.scope

    def _excess(self, size: int) -> str:
        """What is too much after these bytes; nothing if everything is within its limits."""
        inside = self._inside
        if inside.scope is None:
            return ""
        self._size = self._size + size if inside.scope is self._request else size
        self._request = inside.scope
        if len(inside.pipeline) > MOST_WAITING:
            return TOO_MANY_WAIT
        complete = "method" in inside.scope
        if len(inside.headers) > MOST_HEADERS or (not complete and self._size > MOST_HEAD):
            return LONG_HEAD
        return LONG_REQUEST if self._size > MOST_OF_REQUEST else ""

    def _refuse(self, excess: str) -> None:
        """Accept nothing more; an answer to an earlier request is finished first."""
        self._connection.note(excess)
        self._shut = True
        inside, cycle = self._inside, self._inside.cycle
        if inside.pipeline or not (cycle is None or cycle.response_complete or cycle.scope is inside.scope):
            inside.pipeline.clear()
            inside.flow.pause_reading()
            return
        if cycle is not None:
            cycle.disconnected = True  # what is too long itself is not answered by the app any more
        if excess == LONG_HEAD:
            inside.transport.write(TOO_LARGE)
        inside.transport.close()

    def _leave(self) -> None:
        """End the connection after more data has come on it, unless an answer is still under way."""
        if self._connection.stage == "waiting":
            self._inside.transport.abort()
        else:
            self._inside.flow.pause_reading()

    def eof_received(self) -> bool | None:
        """Pass this on to Uvicorn."""
        self._inside.eof_received()
        return None

    def pause_writing(self) -> None:
        """Pass this on to Uvicorn."""
        self._inside.pause_writing()

    def resume_writing(self) -> None:
        """Pass this on to Uvicorn."""
        self._inside.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Pass this on to Uvicorn."""
        self._inside.connection_lost(exc)
