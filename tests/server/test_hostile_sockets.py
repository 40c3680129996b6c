"""Connections that are not what they should be: half open, silent, slow, torn off; nobody else waits for them."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from quarterdeck.server.protocol.wire import Replay, Table, View
from tests.server.serving import ADDRESS
from tests.server.siege import Scene, Siege, besieged, scene
from tests.server.wires import Caller

HALVES = (
    b"",
    b"G",
    b"GET /api/me HTTP/1.1\r\nHost: local",
    b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n{",
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFF\r\n{",
    b"GET /ws/x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"\x00" * 5000,
    b"GET / HTTP/1.1\r\n" + b"X-Long: " + b"x" * 60_000,
)
BATCH = 40
MOVES = 12
EACH = 8
"""Connections of each kind."""


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    """One server for all of it, which does not count requests: what protects it here are its buffers."""
    with besieged(tmp_path_factory.mktemp("siege"), "--no-limits") as under_siege:
        yield under_siege


def connected(siege: Siege, stack: ExitStack, *, buffer: int = 0) -> socket.socket:
    """A bare connection, which takes hardly anything at a time if a small buffer is asked for."""
    found = stack.enter_context(socket.socket())
    if buffer:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    found.connect((ADDRESS, siege.server.port))
    return found


def upgrade(caller: Caller, match: str) -> bytes:
    """The request that opens a table's WebSocket."""
    host = caller.url.removeprefix("http://")
    return (
        f"GET /ws/{match} HTTP/1.1\r\nHost: {host}\r\nOrigin: {caller.url}\r\nCookie: {caller.cookie}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def frame(message: bytes) -> bytes:
    """A text frame of a client, masked with zeros."""
    length = bytes([0x80 | len(message)]) if len(message) < 126 else b"\xfe" + struct.pack("!H", len(message))
    return b"\x81" + length + b"\x00" * 4 + message


async def test_half_requests_hold_nobody_up(siege: Siege) -> None:
    """Dozens of connections that never finish what they began."""
    async with scene(siege) as here, here.unharmed():
        with ExitStack() as stack:
            for half in HALVES * EACH:
                connected(siege, stack).sendall(half)
            for _ in range(4):
                assert siege.server.status("/readyz") == 200
                assert (await here.eve.get("/api/me")).status_code == 200


async def test_sockets_torn_off_leave_nobody_behind(siege: Siege) -> None:
    """Reset in mid-handshake, in mid-frame, with answers on the way: the table soon counts no spectators."""
    async with scene(siege) as here, here.unharmed():
        asked = msgspec.json.encode(Replay(id=1, at=0, seat=-1))
        for sent in (
            b"",
            frame(asked),
            frame(asked) * 20,
            frame(asked)[:9],
            b"\x81\xff" + b"\xff" * 8,
            b"\x01\x80\0\0\0\0",
        ):
            for _ in range(3):
                with ExitStack() as stack:
                    torn = connected(siege, stack)
                    torn.sendall(upgrade(here.eve, here.match) + sent)
                    torn.recv(10)
                    torn.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        await nobody_looks_on(here)


async def nobody_looks_on(here: Scene) -> None:
    """Until the table says so; whatever came in between is old."""
    wire = here.wires[0]
    async with asyncio.timeout(120):
        while wire.latest(Table).spectators:
            wire.news.clear()
            await wire.news.wait()


async def test_whoever_does_not_read_delays_nobody(siege: Siege) -> None:
    """A socket whose buffers are full: moves are answered and shown at once; later it gets the newest picture alone."""
    async with scene(siege, "kraken") as here:
        with ExitStack() as stack:
            slow = connected(siege, stack, buffer=2048)
            slow.sendall(upgrade(here.eve, here.match))
            await fill_up(here, slow)
            for _ in range(MOVES):
                await here.play_on()
            view = await here.wires[0].until(lambda message: message is here.wires[0].latest(View))
            assert isinstance(view, View)
            got = await asyncio.to_thread(read_all, slow, b'"type":"view","seat":-1,"revision":%d,' % view.revision)
            assert got.count(b'"type":"view"') < MOVES / 2


async def fill_up(here: Scene, slow: socket.socket) -> None:
    """Ask until no buffer between here and there takes any more, and read nothing of it."""
    request = Replay(id=1, at=0, seat=-1)
    async with here.eve.at(here.match) as eve:
        for _ in range(200):
            before = unread(slow)
            slow.sendall(frame(msgspec.json.encode(request)) * BATCH)
            await eve.ask(request)
            eve.got.clear()
            await asyncio.sleep(0.05)
            if unread(slow) == before > 0:
                return
    raise AssertionError("there is always room for more")


def unread(slow: socket.socket) -> int:
    """Bytes that the system holds back at the other end of a connection."""
    ends = [f":{port:04X}" for _, port in (slow.getpeername(), slow.getsockname())]
    for line in Path("/proc/net/tcp").read_text().splitlines():
        fields = line.split()
        if fields[1].endswith(ends[0]) and fields[2].endswith(ends[1]):
            return int(fields[4].partition(":")[0], 16)
    raise AssertionError("there is no such connection")


def read_all(slow: socket.socket, until: bytes) -> bytes:
    """What has been waiting to be read, up to a part."""
    slow.settimeout(10)
    got = b""
    while until not in got:
        part = slow.recv(65_536)
        assert part
        got += part
    return got


async def test_whoever_asks_and_does_not_read_is_not_kept(siege: Siege) -> None:
    """Answers are not piled up for ever: after some hundred the asker is sent away, and the server is no larger."""
    async with scene(siege) as here, here.unharmed():
        with ExitStack() as stack:
            greedy = connected(siege, stack, buffer=2048)
            greedy.sendall(upgrade(here.eve, here.match))
            await asyncio.sleep(0.1)
            before = megabytes(siege)
            request = frame(msgspec.json.encode(Replay(id=1, at=0, seat=-1)))
            greedy.settimeout(0)
            for _ in range(40):
                await ask_on(greedy, request * 10)
            await nobody_looks_on(here)
        assert megabytes(siege) - before < 30
        assert siege.logged(event="socket closed", reason="flood")


async def ask_on(greedy: socket.socket, data: bytes) -> None:
    """Send, if the server still takes it."""
    try:
        await asyncio.wait_for(asyncio.get_running_loop().sock_sendall(greedy, data), 0.2)
    except (TimeoutError, ConnectionError):
        return
    await asyncio.sleep(0.01)


def megabytes(siege: Siege) -> float:
    """Memory that the server holds."""
    status = Path(f"/proc/{siege.server.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS:")).split()[1]) / 1024
