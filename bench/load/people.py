"""Guests and tables over HTTP, as a browser makes them."""

from __future__ import annotations

import asyncio
import http.client
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack

import msgspec
from msgspec import Struct

from quarterdeck.server.protocol.api import Made, NewMatch

CONNECTIONS = 6
ANSWER_SECONDS = 120.0
QUIET_SECONDS = 3.0
"""After so long without a request new connections are taken."""


class Refusal(Exception):
    """The server did not do what was asked."""


class Guest(Struct, frozen=True):
    """Somebody with a session."""

    cookie: str


class Web:
    """HTTP to one server, over a few connections that stay open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.origin = f"http://127.0.0.1:{port}"
        self._used = 0.0
        self._free: asyncio.Queue[http.client.HTTPConnection] = asyncio.Queue()

    def open(self) -> None:
        """Have connections, which connect when they are needed."""
        for _ in range(CONNECTIONS):
            self._free.put_nowait(http.client.HTTPConnection("127.0.0.1", self.port, timeout=ANSWER_SECONDS))

    async def post(self, path: str, body: bytes, cookie: str = "") -> tuple[str, bytes]:
        """The session's cookie, if one was set, and the answer; `Refusal` if it is none."""
        if time.monotonic() - self._used > QUIET_SECONDS:  # the server has closed them
            self.close()
            self.open()
        self._used = time.monotonic()
        async with AsyncExitStack() as later:
            connection = await self._free.get()
            later.callback(self._free.put_nowait, connection)
            try:
                return await asyncio.to_thread(self._post, connection, path, body, cookie)
            except ConnectionError:  # the server has closed a connection on which nothing came for long
                connection.close()
                return await asyncio.to_thread(self._post, connection, path, body, cookie)

    def _post(self, connection: http.client.HTTPConnection, path: str, body: bytes, cookie: str) -> tuple[str, bytes]:
        headers = {"Content-Type": "application/json", "Origin": self.origin, "Cookie": cookie}
        connection.request("POST", path, body, headers)
        answer = connection.getresponse()
        said = answer.read()
        if answer.status not in (http.HTTPStatus.OK, http.HTTPStatus.CREATED):
            raise Refusal(f"POST {path}: {answer.status} {said[:300]!r}")
        return (answer.headers.get("Set-Cookie") or "").partition(";")[0], said

    async def guest(self) -> Guest:
        """A new guest."""
        cookie, _ = await self.post("/api/me", b"{}")
        return Guest(cookie)

    async def guests(self, number: int) -> list[Guest]:
        """So many guests."""
        return list(await asyncio.gather(*(self.guest() for _ in range(number))))

    async def table(self, host: Guest, wanted: NewMatch) -> str:
        """A new table; its id."""
        _, said = await self.post("/api/matches", msgspec.json.encode(wanted), host.cookie)
        return msgspec.json.decode(said, type=Made).match

    def close(self) -> None:
        """Close the connections."""
        while not self._free.empty():
            self._free.get_nowait().close()


def in_pairs(guests: Sequence[Guest]) -> list[tuple[Guest, Guest]]:
    """Who plays whom."""
    return list(zip(guests[::2], guests[1::2], strict=True))
