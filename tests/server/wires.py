"""People at a real server: HTTP with a cookie of their own, and WebSockets whose every frame is kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ssl import PROTOCOL_TLS_CLIENT, SSLContext
from typing import Final, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from quarterdeck.server.protocol.api import Made, MatchCard, Me
from quarterdeck.server.protocol.program_view import FromProgram, ProgramView, ToProgram
from quarterdeck.server.protocol.wire import Done, InLesson, Play, Refused, ToClient, ToServer, View

M = TypeVar("M", bound=ToClient | ProgramView)
PATIENCE = 120.0
NO_HTTPS: Final = SSLContext(PROTOCOL_TLS_CLIENT)
"""Nobody is called by HTTPS; a client otherwise reads the certificates of the whole world first, in 45 ms."""


class Caller:
    """Somebody's browser, or a program that behaves like one; `address` is where it calls from on this machine."""

    def __init__(self, url: str, address: str = "127.0.0.1", cookies: dict[str, str] | None = None) -> None:
        self.url = url
        self.address = address
        transport = httpx.AsyncHTTPTransport(
            verify=NO_HTTPS, local_address=address, limits=httpx.Limits(max_keepalive_connections=0)
        )
        self.client = httpx.AsyncClient(base_url=url, transport=transport, timeout=PATIENCE, cookies=cookies)
        self.id = ""

    async def get(self, path: str) -> httpx.Response:
        """An answer, whatever it is."""
        return await self.client.get(path)

    async def post(self, path: str, body: object = None) -> httpx.Response:
        """The answer to JSON from a page of the server."""
        content = msgspec.json.encode({} if body is None else body)
        headers = {"origin": self.url, "content-type": "application/json"}
        return await self.client.post(path, content=content, headers=headers)

    async def enter(self, name: str) -> Caller:
        """Become a guest."""
        me = msgspec.json.decode((await self.post("/api/me", {"name": name})).content, type=Me)
        assert me.person is not None
        self.id = me.person.id
        return self

    async def make(self, *seats: str, game: str = "cardinal", **more: object) -> str:
        """A new table; seats are `me`, `open`, `bot`."""
        plans = [{"kind": kind, "level": 1} for kind in seats]
        answer = await self.post("/api/matches", {"game": game, "seats": plans, **more})
        return msgspec.json.decode(answer.content, type=Made).match

    async def card(self, match: str) -> MatchCard:
        """A table's card."""
        answer = await self.get(f"/api/matches/{match}")
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=MatchCard)

    @property
    def cookie(self) -> str:
        """The Cookie header."""
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    @asynccontextmanager
    async def at(self, match: str, cookie: str | None = None, origin: str | None = None) -> AsyncIterator[Wire]:
        """A socket at a table, with another cookie or origin if they are named."""
        shown = {"Cookie": self.cookie if cookie is None else cookie}
        async with self._socket(f"/ws/{match}", shown, self.url if origin is None else origin, ToClient) as wire:
            yield wire

    @asynccontextmanager
    async def program_at(self, match: str, token: str) -> AsyncIterator[Wire]:
        """A socket of the program with a token, at a table."""
        shown = {"Authorization": f"Bearer {token}"}
        async with self._socket(f"/ws/programs/{match}", shown, self.url, ToProgram) as wire:
            yield wire

    @asynccontextmanager
    async def _socket(self, path: str, shown: dict[str, str], origin: str, told: object) -> AsyncIterator[Wire]:
        async with connect(
            f"{self.url.replace('http', 'ws', 1)}{path}",
            origin=Origin(origin) if origin != "" else None,
            additional_headers=shown,
            compression=None,
            max_size=None,
            ping_interval=None,
            local_addr=(self.address, 0),
        ) as connection:
            wire = Wire(connection, told)
            try:
                yield wire
            finally:
                wire.reader.cancel()

    async def close(self) -> None:
        """No connection stays open."""
        await self.client.aclose()


@asynccontextmanager
async def callers(url: str, *names: str, address: str = "127.0.0.1") -> AsyncIterator[list[Caller]]:
    """Guests with these names."""
    people = [Caller(url, address) for _ in names]
    try:
        yield [await one.enter(name) for one, name in zip(people, names, strict=True)]
    finally:
        for one in people:
            await one.close()


class Wire:
    """A socket at a table; keeps every frame that comes."""

    def __init__(self, connection: ClientConnection, told: object = ToClient) -> None:
        self.connection = connection
        self.frames: list[bytes] = []
        self.got: list[ToClient | ProgramView] = []
        self._decode = msgspec.json.Decoder(told).decode
        self.closed: int | None = None
        """The code it was closed with."""
        self.requests = 0
        self.news = asyncio.Event()
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for frame in self.connection:
                data = frame.encode() if isinstance(frame, str) else frame
                self.frames.append(data)
                self.got.append(self._decode(data))
                self.news.set()
        except ConnectionClosed:
            pass
        self.closed = self.connection.close_code or 0
        self.news.set()

    async def until(self, wanted: Callable[[ToClient | ProgramView], bool]) -> ToClient | ProgramView:
        """The first message of the kind that is wanted, come already or not; `ConnectionError` if none ever comes."""
        seen = 0
        async with asyncio.timeout(PATIENCE):
            while True:
                while seen < len(self.got):
                    if wanted(self.got[seen]):
                        return self.got[seen]
                    seen += 1
                if self.closed is not None:
                    raise ConnectionError(f"closed with {self.closed}")
                self.news.clear()
                await self.news.wait()

    async def nth(self, kind: type[M], number: int) -> None:
        """Until so many messages of a kind have come."""
        found = 0

        def counted(message: ToClient | ProgramView) -> bool:
            nonlocal found
            found += isinstance(message, kind)
            return found == number

        await self.until(counted)

    async def end(self) -> int:
        """The code that the socket is closed with."""
        async with asyncio.timeout(PATIENCE):
            while self.closed is None:
                self.news.clear()
                await self.news.wait()
        return self.closed

    def latest(self, kind: type[M]) -> M:
        """The newest message of a kind."""
        return next(message for message in reversed(self.got) if isinstance(message, kind))

    async def first(self, kind: type[M]) -> M:
        """The first message of a kind."""
        found = await self.until(lambda message: isinstance(message, kind))
        assert isinstance(found, kind)
        return found

    def number(self) -> int:
        """Of the next request."""
        self.requests += 1
        return self.requests

    async def ask(self, request: ToServer | InLesson | FromProgram) -> ToClient | ProgramView:
        """Send a request; the answer that bears its number."""
        await self.send(msgspec.json.encode(request).decode())
        return await self.until(lambda message: getattr(message, "id", None) == request.id)

    async def send(self, data: str | bytes) -> None:
        """Send anything."""
        await self.connection.send(data)

    async def seen(self, revision: int) -> View | ProgramView:
        """The first view that shows the game so far or farther."""
        view = await self.until(
            lambda message: isinstance(message, View | ProgramView) and message.revision >= revision
        )
        assert isinstance(view, View | ProgramView)
        return view

    @property
    def turn(self) -> bool:
        """Whether one may choose, as far as one knows."""
        return any(isinstance(message, View) for message in self.got) and bool(self.latest(View).moves)

    async def my_turn(self) -> View:
        """The newest view, once one may choose."""
        view = await self._choice()
        assert isinstance(view, View)
        return view

    async def _choice(self) -> View | ProgramView:
        """The newest view of a person or a program, once it may choose."""
        kinds = View | ProgramView
        found = await self.until(
            lambda message: isinstance(message, kinds) and message is self.latest(type(message)) and bool(message.moves)
        )
        assert isinstance(found, kinds)
        return self.latest(type(found))

    async def play(self, move: str | None = None) -> Done | Refused:
        """Choose a move, the first legal one if none is named, when it is one's turn."""
        view = await self._choice()
        request = Play(id=self.number(), seat=view.seat, move=move or view.moves[0], expected=view.revision)
        answer = await self.ask(request)
        assert isinstance(answer, Done | Refused)
        if isinstance(answer, Done):
            await self.seen(answer.revision)
        return answer
