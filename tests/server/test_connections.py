"""How many connections there may be, and how long each may keep others waiting."""

from __future__ import annotations

import asyncio
import inspect
import logging
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from ipaddress import ip_network
from pathlib import Path
from typing import cast

import pytest
import uvicorn
from structlog.testing import capture_logs
from structlog.typing import EventDict
from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from quarterdeck.server.app import Server
from quarterdeck.server.database.database import Database
from quarterdeck.server.gate import connections as module
from quarterdeck.server.gate.connections import (
    ANSWER_SECONDS,
    ARRIVALS,
    BODY_SECONDS,
    FIRST_SECONDS,
    GIVEN_UP,
    HEADROOM,
    LEAVING_SECONDS,
    MADE_ROOM,
    MOST,
    MOST_OF_ADDRESS,
    MOST_OF_CUSTOMER,
    NEXT_SECONDS,
    TOO_FAST,
    TOO_MANY,
    Connection,
    Connections,
    Stage,
    room_for,
)
from quarterdeck.server.gate.doors import http_behind
from quarterdeck.server.gathering import GatheringProtocol
from quarterdeck.server.logs import PROVOKED, RateLimitedLines
from tests.server.site import Browser, opened, plain

HALVES = (b"", b"G", b"GET /api/me HTTP/1.1\r\nHost: loc", b"GET /ws/x HTTP/1.1\r\nUpgrade: websocket\r\nConnection: ")
HALF_BODY = b"POST /api/me HTTP/1.1\r\nHost: t\r\nOrigin: http://t\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: t\r\n\r\n"
PATIENCE = 120.0


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Line(asyncio.Transport):
    """A connection from an address, without a network."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 4000)})
        self.unsent = 0
        self.closing = False
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.aborted = True


def some(most: int = 100_000, *, proxy: str = "", limited: bool = True) -> tuple[Connections, Clock]:
    """Connections, and their clock."""
    clock = Clock()
    proxies = (ip_network(proxy),) if proxy else ()
    return Connections(most=most, proxies=proxies, limited=limited, clock=clock), clock


def let_in(connections: Connections, address: str = "203.0.113.5") -> tuple[Connection, Line]:
    """A connection that is let in."""
    line = Line(address)
    found = connections.admit(line)
    assert found is not None
    return found, line


@contextmanager
def logged() -> Iterator[list[EventDict]]:
    """The lines of the log."""
    with capture_logs() as lines:
        yield lines


# -- how many ----------------------------------------------------------------------------------


def test_an_address_has_so_many_connections_and_others_still_come() -> None:
    """However it is written; and when one is gone, another may come."""
    connections, _ = some()
    first, _ = let_in(connections)
    for _ in range(MOST_OF_ADDRESS - 1):
        let_in(connections, "::ffff:203.0.113.5")
    assert connections.admit(Line("203.0.113.5")) is None
    let_in(connections, "203.0.113.6")
    first.lost()
    let_in(connections, "203.0.113.5")
    assert connections.admit(Line("203.0.113.5")) is None


def test_an_address_makes_so_many_new_connections_in_a_while_and_others_still_come() -> None:
    """Also if it closes each of them at once; more after a while."""
    connections, clock = some()
    a_second, at_once = ARRIVALS
    for _ in range(int(at_once)):
        let_in(connections)[0].lost()
    with logged() as lines:
        assert connections.admit(Line("203.0.113.5")) is None
    assert [line["event"] for line in lines] == [TOO_FAST]
    let_in(connections, "203.0.113.6")
    clock.now += 1
    came = [connections.admit(Line("203.0.113.5")) for _ in range(int(a_second) + 1)]
    assert [one is not None for one in came] == [True] * int(a_second) + [False]


def test_one_customer_of_ipv6_cannot_take_all_the_room() -> None:
    """With as many networks as there are."""
    connections, _ = some()
    admitted = sum(connections.admit(Line(f"2001:db8:1:{k:x}::1")) is not None for k in range(MOST_OF_CUSTOMER + 50))
    assert admitted == MOST_OF_CUSTOMER
    let_in(connections, "2001:db8:2::1")


def test_a_proxy_and_a_measured_server_have_no_bound_of_an_address() -> None:
    """A proxy speaks for many people."""
    for connections, _ in (some(proxy="127.0.0.1"), some(limited=False)):
        for _ in range(max(MOST_OF_ADDRESS, int(ARRIVALS[1])) + 10):
            let_in(connections, "127.0.0.1")


def test_when_there_is_no_room_the_connection_that_has_been_idle_longest_is_closed() -> None:
    """Not one that is being answered, nor a socket; if all are busy, the new one is turned away."""
    connections, _ = some(3)
    socket_, _ = let_in(connections, "203.0.113.1")
    socket_.upgraded()
    idle, line = let_in(connections, "203.0.113.2")
    busy, _ = let_in(connections, "203.0.113.3")
    busy.asked()
    with logged() as lines:
        newer, newer_line = let_in(connections, "203.0.113.4")
        assert line.aborted
        assert not newer_line.aborted
        newer.asked()
        assert connections.admit(Line("203.0.113.5")) is None
    assert [(found["event"], found["address"]) for found in lines] == [
        (MADE_ROOM, idle.address),
        (module.FULL, "203.0.113.5"),
    ]
    assert len(connections) == 3


def test_descriptors_are_kept_for_the_database() -> None:
    """Of many some, of few half."""
    assert room_for(20_000) == MOST
    assert room_for(4_096) == 4_096 - HEADROOM
    assert room_for(256) == 128


def test_memory_returns_when_connections_have_gone() -> None:
    """Nothing is kept of those that were lost, given up or turned away."""
    connections, clock = some()
    for k in range(500):
        found, _ = let_in(connections, f"2001:db8:{k:x}::1")
        if k % 2:
            found.lost()
            found.lost()
    clock.now += FIRST_SECONDS + 1
    connections.sweep()
    assert len(connections) == 0
    assert connections.of("2001:db8::/48") == 0
    clock.now += 100
    connections.sweep()
    clock.now += 100
    connections.sweep()
    assert not vars(connections)["_counts"]
    assert not vars(connections)["_waiting"]
    assert not vars(connections.tally)["_noted"]


# -- how long ----------------------------------------------------------------------------------


def steps(name: str) -> tuple[Callable[[Connection], None], ...]:
    """What has happened on a connection."""
    return {
        "new": (),
        "asked": (Connection.asked,),
        "read": (Connection.asked, Connection.read),
        "answered": (Connection.asked, Connection.read, Connection.answered),
        "socket": (Connection.asked, Connection.answered, Connection.upgraded),
    }[name]


@pytest.mark.parametrize(
    ("after", "unsent", "state", "seconds", "stage"),
    [
        ("new", 0, "open", FIRST_SECONDS, "waiting"),
        ("asked", 0, "open", BODY_SECONDS, "reading"),
        ("read", 9, "open", ANSWER_SECONDS, "answering"),
        ("answered", 0, "open", NEXT_SECONDS, "waiting"),
        ("answered", 9, "closed", ANSWER_SECONDS, "waiting"),
        ("socket", 9, "closed", LEAVING_SECONDS, "leaving"),
    ],
)
def test_a_connection_that_takes_too_long_is_given_up(
    after: str, unsent: int, state: str, seconds: float, stage: Stage
) -> None:
    """Whatever it is at: nothing has come, half of it has, or nobody takes what was sent. The log says so."""
    connections, clock = some()
    found, line = let_in(connections)
    for step in steps(after):
        step(found)
    line.unsent, line.closing = unsent, state == "closed"
    with logged() as lines:
        connections.sweep()
        clock.now += seconds
        connections.sweep()
        assert not line.aborted
        clock.now += 0.1
        connections.sweep()
    assert line.aborted
    assert len(connections) == 0
    assert lines == [{"event": GIVEN_UP[stage], "address": "203.0.113.5", "count": 1, "log_level": "warning"}]


@pytest.mark.parametrize("after", ["read", "answered"])
def test_whoever_takes_an_answer_slowly_is_not_given_up(after: str) -> None:
    """As long as something of it is taken; nor is one whose answer took long to make."""
    connections, clock = some()
    found, line = let_in(connections)
    for step in steps(after):
        step(found)
    if after == "read":
        clock.now += 10 * ANSWER_SECONDS
    for unsent in range(9, 0, -1):
        line.unsent = unsent
        connections.sweep()
        clock.now += ANSWER_SECONDS - 1
        connections.sweep()
    assert not line.aborted
    clock.now += 1.1
    connections.sweep()
    assert line.aborted


@pytest.mark.parametrize(("after", "unsent"), [("read", 0), ("socket", 9)])
def test_whoever_waits_for_the_server_is_not_given_up(after: str, unsent: int) -> None:
    """An answer that takes long to make; a socket, which pings look after."""
    connections, clock = some()
    found, line = let_in(connections)
    for step in steps(after):
        step(found)
    line.unsent = unsent
    for _ in range(5):
        clock.now += 1_000
        connections.sweep()
    assert not line.aborted


def test_the_log_counts_what_comes_often() -> None:
    """The first at once, then one line in ten seconds, however many there are; of very many addresses one together."""
    connections, clock = some()
    for _ in range(MOST_OF_ADDRESS):
        let_in(connections)
    with logged() as lines:
        for _ in range(1_000):
            connections.admit(Line("203.0.113.5"))
        clock.now += 9
        connections.sweep()
        assert [line["count"] for line in lines if line["event"] == TOO_MANY] == [1]
        clock.now += 2
        connections.sweep()
    assert [line["count"] for line in lines if line["event"] == TOO_MANY] == [1, 999]
    with logged() as lines:
        for k in range(3_000):
            connections.tally.note("knocked", f"10.0.{k // 250}.{k % 250}")
        clock.now += 11
        connections.tally.write()
    knocked = [line for line in lines if line["event"] == "knocked"]
    assert len(knocked) < 1_010
    assert sum(cast(int, line["count"]) for line in knocked) == 3_000


def test_requests_that_are_none_are_told_of_once_in_a_while() -> None:
    """However many come."""
    clock = Clock()
    limited = RateLimitedLines(clock)

    def line(text: str) -> logging.LogRecord:
        return logging.LogRecord("uvicorn.error", logging.WARNING, "", 1, text, (), None)

    assert [limited(line("Invalid HTTP request received.")) for _ in range(3)] == [True, False, False]
    assert limited(line("Unsupported upgrade request."))
    assert all(limited(line("anything else")) for _ in range(3))
    clock.now += 11
    assert limited(line("Invalid HTTP request received."))


# -- with Uvicorn ------------------------------------------------------------------------------


async def closed(reader: asyncio.StreamReader) -> None:
    """Until the other side has closed, without a word."""
    with suppress(ConnectionResetError):
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""


class Harbour:
    """A site on a real port of this machine, whose connections have a clock of their own."""

    def __init__(self, app: Server, connections: Connections, clock: Clock, port: int) -> None:
        self.app = app
        self.connections = connections
        self.clock = clock
        self.port = port

    async def dial(self, data: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection on which something was sent."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(data)
        return reader, writer

    async def until(self, *stages: str) -> None:
        """Until the connections are at these stages."""
        async with asyncio.timeout(PATIENCE):
            while sorted(found.stage for found in vars(self.connections)["_open"]) != sorted(stages):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0)

    def wait(self, seconds: float) -> None:
        """So much time passes for connections."""
        self.clock.now += seconds
        self.connections.sweep()


@asynccontextmanager
async def harbour(folder: Path) -> AsyncIterator[Harbour]:
    """It is open."""
    connections, clock = some()
    async with opened(plain(folder)) as site:
        with socket.create_server(("127.0.0.1", 0)) as where:
            config = uvicorn.Config(
                site.app, http=http_behind(connections), ws=GatheringProtocol, lifespan="off", log_config=None
            )
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server.serve(sockets=[where]))
            yield Harbour(site.app, connections, clock, where.getsockname()[1])
            server.should_exit = True
            await serving


@asynccontextmanager
async def at_table(here: Harbour) -> AsyncIterator[ClientConnection]:
    """A socket at a table, welcomed."""
    browser = Browser(here.app)
    await browser.enter()
    match = await browser.make("me", "open")
    cookie = "; ".join(f"{name}={value}" for name, value in browser.client.cookies.items())
    url = f"127.0.0.1:{here.port}"
    async with connect(
        f"ws://{url}/ws/{match}",
        origin=Origin(f"http://{url}"),
        additional_headers={"Cookie": cookie},
        ping_interval=None,
    ) as wire:
        assert b"welcome" in await wire.recv(decode=False)
        yield wire


async def test_half_requests_are_closed_in_time(tmp_path: Path) -> None:
    """Of a silent connection, one that stops in its headers, in its body, or dribbles after its answer."""
    async with harbour(tmp_path) as here:
        halves = [await here.dial(half) for half in HALVES]
        halves.append(await here.dial(HALF_BODY))
        await here.until("reading", *(["waiting"] * len(HALVES)))
        here.wait(FIRST_SECONDS + 0.1)
        for reader, _ in halves[:-1]:
            await closed(reader)
        await here.until("reading")
        here.wait(BODY_SECONDS)
        await closed(halves[-1][0])
        await here.until()
        for _, writer in halves:
            writer.close()


async def test_a_request_without_a_body_has_come_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is to wait long for an answer has sent all that was asked for."""
    asked, go_on = asyncio.Event(), asyncio.Event()

    async def slow(_: Database) -> bool:
        asked.set()
        await go_on.wait()
        return True

    monkeypatch.setattr(Database, "ready", slow)
    async with harbour(tmp_path) as here:
        reader, writer = await here.dial(WHOLE.replace(b"healthz", b"readyz"))
        await asyncio.wait_for(asked.wait(), PATIENCE)
        here.wait(2 * BODY_SECONDS)
        go_on.set()
        assert b"200 OK" in await asyncio.wait_for(reader.readuntil(b"true}"), PATIENCE)
        writer.close()


async def test_a_connection_is_followed_from_request_to_request(tmp_path: Path) -> None:
    """Answered, it waits for the next, which may not dribble in for ever."""
    async with harbour(tmp_path) as here:
        reader, writer = await here.dial(WHOLE)
        for _ in range(3):
            assert b"200 OK" in await asyncio.wait_for(reader.readuntil(b"true}"), PATIENCE)
            await here.until("waiting")
            here.wait(NEXT_SECONDS - 1)
            writer.write(WHOLE)
        await asyncio.wait_for(reader.readuntil(b"true}"), PATIENCE)
        for byte in b"GET /":
            writer.write(bytes([byte]))
            await writer.drain()
        await here.until("waiting")
        here.wait(NEXT_SECONDS + 0.1)
        await closed(reader)
        writer.close()


async def test_a_websocket_is_counted_until_it_is_gone(tmp_path: Path) -> None:
    """And not given up while it is there."""
    async with harbour(tmp_path) as here:
        async with at_table(here):
            await here.until("socket")
            here.wait(1_000)
            assert here.connections.of("127.0.0.1") == 1
        await here.until()
        assert here.connections.of("127.0.0.1") == 0


async def test_too_many_connections_are_told_so_and_closed(tmp_path: Path) -> None:
    """Before anything is read of them; the others go on."""
    async with harbour(tmp_path) as here:
        kept = [await here.dial() for _ in range(MOST_OF_ADDRESS)]
        await here.until(*(["waiting"] * MOST_OF_ADDRESS))
        reader, writer = await here.dial()
        assert (await asyncio.wait_for(reader.read(), PATIENCE)).startswith(b"HTTP/1.1 503 ")
        writer.close()
        kept[0][1].write(WHOLE)
        assert b"200 OK" in await asyncio.wait_for(kept[0][0].readuntil(b"true}"), PATIENCE)
        for _, one in kept:
            one.close()
        await here.until()


def test_uvicorn_makes_its_protocols_as_ours_are_made() -> None:
    """What stands in front of them is called as they are; where they change, it must change."""
    http = list(inspect.signature(HttpToolsProtocol).parameters)
    sockets = list(inspect.signature(WebSocketsSansIOProtocol).parameters)
    assert http == ["config", "server_state", "app_state", "_loop"]
    assert http == list(inspect.signature(http_behind(some()[0])).parameters)
    assert sockets == ["config", "server_state", "app_state", "_loop"]
    assert sockets[:3] == list(inspect.signature(GatheringProtocol).parameters)


async def test_uvicorn_tells_its_protocols_nothing_that_ours_do_not_pass_on() -> None:
    """Both have the methods of a protocol of asyncio's, and what else the server calls is called on what is inside."""

    async def app(scope: object, receive: object, send: object) -> None:
        """Nothing."""

    config, state = uvicorn.Config(app, log_config=None), ServerState()
    named = {name for name, _ in inspect.getmembers(asyncio.Protocol, inspect.isfunction)}
    for kind, ours in ((HttpToolsProtocol, module.Door), (WebSocketsSansIOProtocol, GatheringProtocol)):
        handled = {name for name in named if getattr(kind, name) is not getattr(asyncio.Protocol, name)}
        assert handled <= {name for name in named if name in vars(ours)}
    assert all(words in inspect.getsource(httptools_impl) for words in PROVOKED)
    inside = HttpToolsProtocol(config, state, {"connection": 1})
    inside.connection_made(Line("203.0.113.5"))
    assert state.connections == {inside}
    assert inside.app_state == {"connection": 1}
