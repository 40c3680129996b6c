"""Floods of bytes: headers at the limits, requests behind each other on one connection, frames that say nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Final

from load.reach import PIECE, TROUBLE, Reach

HEADS: Final = "headers"
PIPELINES: Final = "requests in a row"
FRAMES: Final = "frames"
OF_A_HEAD: Final = 2
"""Connections with each kind of head."""
OF_A_ROW: Final = 2
"""Connections with each number of requests at once."""
ROWS: Final = (1, 8, 9, 64)
ASKED: Final = ("/api/matches", "/api/games", "/", "/healthz")
STEADY: Final = 100
"""Sockets that send as many frames as one connection may, and no more."""
GREEDY: Final = 12
"""Sockets that send as fast as is taken."""
FRAMES_A_SECOND: Final = 95
TICKS: Final = 5
"""Turns in a second in which steady sockets send."""
MOST_AT_ONCE: Final = 500
PAUSE: Final = 0.005
START_AGAIN: Final = 0.5
MASK: Final = b"\0\0\0\0"
PONG: Final = b"\x8a\x00"
KINDS: Final = {
    "pings": b"\x89\x80" + MASK,
    "pongs": b"\x8a\x80" + MASK,
    "nonsense": b"\x81\x81" + MASK + b"x",
    "parts": b"\x01\x81" + MASK + b"x" + (b"\x00\x81" + MASK + b"x") * 62 + b"\x80\x81" + MASK + b"x",
    "endless parts": b"\x01\x80" + MASK + (b"\x00\x80" + MASK) * 99,
    "long ones": b"\x81\xfe\xff\x00" + MASK + b"x" * 0xFF00,
}
IN_ONE: Final = {"parts": 64, "endless parts": 100}
"""Frames that are sent together."""


class Floods:
    """The floods of one attacker, who has cookies of guests and looks at a table."""

    def __init__(self, reach: Reach, cookies: Sequence[str], match: str) -> None:
        self._reach = reach
        self._cookies = cookies
        self._match = match

    def ways(self) -> list[Awaitable[None]]:
        """All of them, each until the time is over."""
        ways: list[Awaitable[None]] = [
            self._ask_in_rows(f"{HEADS}: {name}", head, 1)
            for name, head in self._heads().items()
            for _ in range(OF_A_HEAD)
        ]
        for number in ROWS:
            for path in ASKED:
                request = f"{self._reach.head('GET', path, self._cookies[0])}\r\n".encode()
                ways += [self._ask_in_rows(f"{PIPELINES}: {number}", request, number) for _ in range(OF_A_ROW)]
        kinds = list(KINDS)
        ways += [self._steady(kinds[k % 3], k) for k in range(STEADY)]
        ways += [self._greedy(kinds[k % len(kinds)], k) for k in range(GREEDY)]
        return ways

    # -- requests ------------------------------------------------------------------------------

    def _heads(self) -> dict[str, bytes]:
        """Requests with headers just within the limits (32 KB, 100 lines), and beyond them."""
        pairs = "a=b; " * 6_000
        slashes = 'quarterdeck_session="' + "\\" * 30_000
        ours = "quarterdeck_session=x; " * 1_300
        lines = {
            "pairs in a cookie": [f"Cookie: {pairs}"],
            "slashes in a cookie": [f"Cookie: {slashes}"],
            "our cookie, again and again": [f"Cookie: {ours}"],
            "90 cookies": [f"Cookie: {'a=b; ' * 60}"] * 90,
            "96 lines": [f"X-{k}: {'y' * 300}" for k in range(96)],
            "96 times the same": ["X-Forwarded-For: 1.2.3.4"] * 96,
            "too many lines": ["X: y"] * 5_000,
            "too long a line": [f"X: {'y' * 200_000}"],
        }
        return {
            name: f"{self._reach.head('GET', '/api/matches', '', *more)}\r\n".encode() for name, more in lines.items()
        }

    async def _ask_in_rows(self, name: str, request: bytes, number: int) -> None:
        """The same request, so many of it at once, again and again; a new connection when one is closed."""
        while self._reach.left:
            try:
                reader, writer = await self._reach.dial()
            except TROUBLE:
                self._reach.note(name, "no connection")
                await asyncio.sleep(START_AGAIN)
                continue
            with suppress(*TROUBLE):
                async with asyncio.timeout(self._reach.left):
                    while not writer.transport.is_closing():
                        writer.write(request * number)
                        self._reach.counts[f"{name}, sent"] += number
                        await self._answers(name, reader, number)
                        await asyncio.sleep(PAUSE)
            self._reach.note(name, "connection closed")
            writer.transport.abort()
            await asyncio.sleep(START_AGAIN)

    async def _answers(self, name: str, reader: asyncio.StreamReader, number: int) -> None:
        """So many answers, each noted."""
        for _ in range(number):
            head = await reader.readuntil(b"\r\n\r\n")
            self._reach.note(name, head[9:12].decode("latin-1"))
            length = head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0]
            await reader.readexactly(int(length or b"0"))

    # -- frames --------------------------------------------------------------------------------

    async def _steady(self, kind: str, number: int) -> None:
        """A socket that sends as many frames as it may, and takes what is answered."""
        frames = KINDS[kind] * (FRAMES_A_SECOND // TICKS)
        await asyncio.sleep(number / 50)
        await self._send(f"{FRAMES}, steady: {kind}", number, frames, FRAMES_A_SECOND // TICKS, 1 / TICKS)

    async def _greedy(self, kind: str, number: int) -> None:
        """A socket that sends as many frames as are taken, and comes back when it is closed."""
        times = max(1, min(MOST_AT_ONCE, PIECE // len(KINDS[kind])))
        await self._send(f"{FRAMES}: {kind}", number, KINDS[kind] * times, times * IN_ONE.get(kind, 1), 0.0)

    async def _send(self, name: str, number: int, frames: bytes, count: int, pause: float) -> None:
        cookie = self._cookies[number % len(self._cookies)]
        while self._reach.left:
            try:
                reader, writer = await self._reach.dial()
            except TROUBLE:
                self._reach.note(name, "no connection")
                await asyncio.sleep(START_AGAIN)
                continue
            writer.write(self._reach.upgrade(self._match, cookie))
            head = b""
            with suppress(*TROUBLE):
                async with asyncio.timeout(self._reach.left):
                    head = await reader.readuntil(b"\r\n\r\n")
            if b" 101 " not in head:
                self._reach.note(name, "no socket")
                writer.transport.abort()
                await asyncio.sleep(START_AGAIN)
                continue
            listening = asyncio.create_task(self._listen(name, reader))
            with suppress(*TROUBLE):
                async with asyncio.timeout(self._reach.left):
                    while not listening.done() and not writer.transport.is_closing():
                        writer.write(frames)
                        self._reach.counts[f"{name}, sent"] += count
                        await writer.drain()
                        await asyncio.sleep(pause)
            writer.transport.abort()
            await listening
            self._reach.note(name, "socket closed")
            await asyncio.sleep(START_AGAIN)

    async def _listen(self, name: str, reader: asyncio.StreamReader) -> None:
        """What is answered, until the socket is closed."""
        with suppress(*TROUBLE):
            while said := await reader.read(PIECE):
                self._reach.counts[f"{name}, answered"] += said.count(PONG)
                self._reach.counts[f"{name}, refused"] += said.count(b'"type":"refused"')
                if b"\x88" in said and b"flood" in said:
                    self._reach.counts[f"{name}, sent away"] += 1
