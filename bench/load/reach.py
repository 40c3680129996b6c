"""What an attacker at one address can do with a server: connect, ask, open sockets. What comes of it is counted."""

from __future__ import annotations

import asyncio
from collections import Counter
from time import monotonic
from typing import Final

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

TROUBLE: Final = (
    *(OSError, TimeoutError, ValueError),
    *(asyncio.IncompleteReadError, asyncio.LimitOverrunError),
    *(WebSocketException, AssertionError),
)
"""Whatever a connection that is cut may end with; the last is what websockets raises in the middle of its handshake."""
DIAL_SECONDS: Final = 5.0
PIECE: Final = 65_536
ENOUGH: Final = 4_000_000
"""Bytes of an answer that are read at once."""


class Reach:
    """Connections from an address to a port of this machine, for so many seconds."""

    def __init__(self, port: int, address: str, seconds: float) -> None:
        self.counts: Counter[str] = Counter()
        self._port = port
        self._address = address
        self._until = monotonic() + seconds
        self._origin = f"http://127.0.0.1:{port}"

    @property
    def left(self) -> float:
        """Seconds that are left of the attack; none when it is over."""
        return max(0.0, self._until - monotonic())

    def note(self, name: str, status: str) -> None:
        """A request was answered so."""
        self.counts[f"{name}, {'refused' if status in ('429', '431', '503') else status}"] += 1

    async def dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A new connection."""
        async with asyncio.timeout(DIAL_SECONDS):
            return await asyncio.open_connection("127.0.0.1", self._port, local_addr=(self._address, 0))

    def head(self, method: str, path: str, cookie: str = "", *more: str) -> str:
        """The beginning of a request, with more lines."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self._port}", f"Origin: {self._origin}"]
        return "\r\n".join([*lines, f"Cookie: {cookie}", *more, ""])

    def upgrade(self, match: str, cookie: str) -> bytes:
        """The request that opens a table's socket."""
        keys = ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")
        head = self.head("GET", f"/ws/{match}", cookie, "Upgrade: websocket", "Connection: Upgrade", *keys)
        return f"{head}\r\n".encode()

    def socket(self, match: str, cookie: str) -> connect:
        """A table's socket, as it is meant to be."""
        return self._open(f"/ws/{match}", {"Cookie": cookie})

    def program_socket(self, match: str, token: str) -> connect:
        """A socket of a program at a table."""
        return self._open(f"/ws/programs/{match}", {"Authorization": f"Bearer {token}"})

    def _open(self, path: str, headers: dict[str, str]) -> connect:
        return connect(
            f"ws://127.0.0.1:{self._port}{path}",
            origin=Origin(self._origin),
            additional_headers=headers,
            compression=None,
            max_size=None,
            local_addr=(self._address, 0),
        )

    async def ask(self, method: str, path: str, body: bytes, cookie: str, *more: str) -> tuple[str, bytes, bytes]:
        """Status, headers and body of an answer, over a connection of its own; `more` are lines of its head."""
        reader, writer = await self.dial()
        try:
            kind = ("Content-Type: application/json", f"Content-Length: {len(body)}", "Connection: close", *more)
            writer.write(f"{self.head(method, path, cookie, *kind)}\r\n".encode() + body)
            head, _, said = (await reader.read(ENOUGH)).partition(b"\r\n\r\n")
            while piece := await reader.read(PIECE):
                said += piece
            return head[9:12].decode() or "cut", head, said
        finally:
            writer.transport.abort()

    async def count(self, name: str, method: str, path: str, body: bytes, cookie: str, *more: str) -> str:
        """Ask, and note what came of it; the status."""
        try:
            async with asyncio.timeout(max(0.1, self.left)):
                status, _, _ = await self.ask(method, path, body, cookie, *more)
        except TROUBLE:
            status = "cut"
        self.note(name, status)
        return status

    async def guest(self) -> str:
        """The cookie of a new guest."""
        _, head, _ = await self.ask("POST", "/api/me", b"{}", "")
        return cookie_in(head)


def cookie_in(head: bytes) -> str:
    """The cookie that an answer sets; `ValueError` if it sets none."""
    for line in head.split(b"\r\n"):
        if line.lower().startswith(b"set-cookie:"):
            return line.partition(b":")[2].partition(b";")[0].strip().decode()
    raise ValueError(f"no cookie: {head[:200]!r}")
