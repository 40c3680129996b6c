"""The two ends of a socket: the server's has the form of the framework's, the person's is a page's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace

from litestar.exceptions import WebSocketDisconnect

from tests.chaos.world import World


class Wire:
    """A socket. The server receives, sends and closes; the page says, hears and drops."""

    def __init__(self, world: World, name: str, hear: Callable[[Wire, bytes], None]) -> None:
        self.world = world
        self.name = name
        self.hear = hear
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.closed = asyncio.Event()
        self.code = 0
        self.app = SimpleNamespace()
        """The server that serves it puts its own here."""

    # -- the server's end ----------------------------------------------------------------------------

    async def receive_data(self, mode: str) -> str:
        """What the page says next."""
        data = await self.inbox.get()
        if data is None:
            self.inbox.put_nowait(None)
            raise WebSocketDisconnect(detail="the page has gone", code=1006)
        return data

    async def send_data(self, data: bytes, mode: str) -> None:
        """Tell the page something."""
        if self.closed.is_set():
            raise WebSocketDisconnect(detail="the page has gone", code=1006)
        await asyncio.sleep(0)
        if not self.closed.is_set():
            self.hear(self, data)

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """The server ends it."""
        if self.closed.is_set():
            raise RuntimeError("Cannot call send once a close message has been sent")
        self.world.note(self.name, f"is closed: {code} {reason}")
        self.shut(code)

    # -- the page's end --------------------------------------------------------------------------------

    def say(self, data: str) -> None:
        """Tell the server something."""
        if not self.closed.is_set():
            self.inbox.put_nowait(data)

    def shut(self, code: int) -> None:
        """The socket is gone; what the page said before can still be read."""
        if not self.closed.is_set():
            self.code = code
            self.closed.set()
            self.inbox.put_nowait(None)
