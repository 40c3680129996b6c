"""What comes before a request or a message is known is bounded, and costs the others nothing."""

from __future__ import annotations

import asyncio
import http.cookies
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Final, cast

import pytest
from litestar.types import Scope
from structlog.testing import capture_logs

from quarterdeck.server import background, gathering
from quarterdeck.server.background import STALL_SECONDS, Stalls
from quarterdeck.server.gate import gate
from quarterdeck.server.gate.connections import MANY_FRAMES, MOST_REFUSALS, NOT_LISTENING
from quarterdeck.server.gate.doors import LONG_HEAD, MOST_HEAD, MOST_HEADERS, MOST_WAITING, TOO_MANY_WAIT
from quarterdeck.server.gate.gate import Gate, headers_of, with_our_cookie_alone
from quarterdeck.server.gate.limits import BUDGETS, Limits, Shares
from quarterdeck.server.gathering import Frames
from quarterdeck.server.people.sessions import COOKIE, new_token, signed
from quarterdeck.server.protocol.wire import CLOSE_FLOOD
from tests.server.site import plain
from tests.server.test_connections import PATIENCE, WHOLE, Clock, Harbour, at_table, harbour

OPEN: Final = b"GET /healthz HTTP/1.1\r\nHost: t\r\n"
PING: Final = b"\x89\x80\0\0\0\0"
PONG: Final = b"\x8a\x80\0\0\0\0"
PART: Final = b"\x00\x80\0\0\0\0"
FIRST_PART: Final = b"\x01\x81\0\0\0\0x"
MORE_THAN_ENOUGH: Final = 5_000
TOO_MANY: Final = int(gathering.FRAMES[1]) + 500


async def all_of(here: Harbour, data: bytes, more: bytes = b"") -> bytes:
    """Everything that is said to what was sent, and to more after each answer, until the connection is closed."""
    reader, writer = await here.dial(data)
    said = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            while part := await reader.read(65_536):
                said += part
                writer.write(more)
    writer.close()
    return said


async def is_served(here: Harbour) -> None:
    """Somebody else is."""
    reader, writer = await here.dial(WHOLE)
    assert b"200 OK" in await asyncio.wait_for(reader.readuntil(b"true}"), PATIENCE)
    writer.close()


# -- requests --------------------------------------------------------------------------------------


async def test_requests_that_pile_up_on_one_connection_are_not_kept(tmp_path: Path) -> None:
    """However many come at once: few are answered, the connection is closed, and the log has one line."""
    async with harbour(tmp_path) as here:
        with capture_logs() as lines:
            said = await all_of(here, WHOLE * MORE_THAN_ENOUGH, WHOLE)
            await here.until()
        assert 1 <= said.count(b"HTTP/1.1 ") <= MOST_WAITING + 1
        assert [line["event"] for line in lines if line["log_level"] != "info"] == [TOO_MANY_WAIT]
        await is_served(here)


async def test_a_few_requests_at_once_are_answered_in_order(tmp_path: Path) -> None:
    """As programs send them that do not wait for each answer."""
    async with harbour(tmp_path) as here:
        last = WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
        said = await all_of(here, WHOLE * (MOST_WAITING - 1) + last)
        assert said.count(b"200 OK") == MOST_WAITING


@pytest.mark.parametrize(
    "head",
    [
        OPEN + b"X: " + b"a" * (MOST_HEAD + 8_192),
        OPEN + b"X" * (MOST_HEAD + 8_192),
        b"GET /" + b"a" * (MOST_HEAD + 8_192),
        OPEN + b"a: b\r\n" * MORE_THAN_ENOUGH + b"\r\n",
        OPEN + b"a: b\r\n" * (MOST_HEADERS + 1) + b"\r\n",
    ],
    ids=["a long value", "a long name", "a long address", "very many", "too many"],
)
async def test_headers_without_end_are_refused(tmp_path: Path, head: bytes) -> None:
    """Before they are complete, or before the app has answered; and nobody else notices."""
    async with harbour(tmp_path) as here:
        with capture_logs() as lines:
            said = await all_of(here, head)
            await here.until()
        assert said.startswith(b"HTTP/1.1 431 ") or not said
        assert b"200 OK" not in said
        assert [line["event"] for line in lines if line["log_level"] != "info"] == [LONG_HEAD]
        await is_served(here)


async def test_headers_as_browsers_send_them_are_answered(tmp_path: Path) -> None:
    """Also long ones, and those that dribble in."""
    async with harbour(tmp_path) as here:
        last = b"Connection: close\r\n\r\n"
        assert b"200 OK" in await all_of(here, OPEN + b"X: " + b"a" * 20_000 + b"\r\n" + last)
        assert b"200 OK" in await all_of(here, OPEN + b"a: b\r\n" * 50 + last)


def ask_no_more(here: Harbour, folder: Path) -> None:
    """This machine has used up all its requests, for ever."""
    limits = Limits(limited=True, clock=Clock())
    for _ in range(int(BUDGETS["request"].address[1])):
        limits.request("127.0.0.1", None)
    here.app.gate = Gate(plain(folder), limits, lambda: None)


async def test_whoever_asks_too_often_waits_for_hearing_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of several requests on a connection waits its turn: nobody gets more refusals by asking more at once."""
    waits: list[float] = []
    waiting, go_on = asyncio.Event(), asyncio.Event()

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        waiting.set()
        await go_on.wait()

    monkeypatch.setattr(gate, "asyncio", SimpleNamespace(sleep=wait))
    async with harbour(tmp_path) as here:
        ask_no_more(here, tmp_path)
        last = WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
        answers = asyncio.create_task(all_of(here, WHOLE * 2 + last))
        await asyncio.wait_for(waiting.wait(), PATIENCE)
        await here.until("answering")
        assert waits == [gate.REFUSAL_SECONDS]
        assert not answers.done()
        go_on.set()
        assert (await answers).count(b" 429 ") == len(waits) == 3


async def test_whoever_is_refused_again_and_again_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a connection that is kept open; a new one is refused as well."""
    monkeypatch.setattr(gate, "REFUSAL_SECONDS", 0.0)
    async with harbour(tmp_path) as here:
        ask_no_more(here, tmp_path)
        reader, writer = await here.dial()
        answers = 0
        with capture_logs() as lines, suppress(asyncio.IncompleteReadError, ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    writer.write(WHOLE)
                    head = await reader.readuntil(b"\r\n\r\n")
                    length = next(x for x in head.lower().split(b"\r\n") if x.startswith(b"content-length:"))
                    await reader.readexactly(int(length.partition(b":")[2]))
                    answers += b" 429 " in head
        assert answers == MOST_REFUSALS
        assert NOT_LISTENING in [line["event"] for line in lines]
        writer.close()


def scope_with(headers: list[tuple[bytes, bytes]]) -> Scope:
    """A request with these headers."""
    return cast(Scope, {"type": "http", "headers": headers})


def test_headers_that_come_again_and_again_are_joined_once() -> None:
    """In order; each is looked at once, so many of them take as long as they are long."""
    assert headers_of(scope_with([(b"A", b"1"), (b"b", b"2"), (b"a", b"3")])) == {"a": "1, 3", "b": "2"}


def test_cookies_of_strangers_are_read_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are gone before the app sees the request: the library's own reading of them takes their length squared."""

    def never(*_: object) -> None:
        raise AssertionError("somebody reads cookies of strangers")

    monkeypatch.setattr(http.cookies, "_unquote", never)
    ours = signed(new_token(), bytes(32))
    hostile = b'a="' + rb"\"" * 10_000 + b'"; '
    scope = scope_with([(b"host", b"t"), (b"cookie", hostile + f"{COOKIE}={ours}".encode())])
    assert with_our_cookie_alone(scope) == ours
    assert scope["headers"] == [(b"host", b"t"), (b"cookie", f"{COOKIE}={ours}".encode())]
    scope = scope_with([(b"cookie", hostile), (b"Cookie", hostile)])
    assert with_our_cookie_alone(scope) == ""
    assert scope["headers"] == []


async def test_a_request_with_hostile_cookies_is_answered_without_reading_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the gate nor what is behind it does."""
    read: list[str] = []

    def noting(text: str) -> str:
        read.append(text)
        return text

    monkeypatch.setattr(http.cookies, "_unquote", noting)
    async with harbour(tmp_path) as here:
        head = b"GET /api/me HTTP/1.1\r\nHost: t\r\nConnection: close\r\n"
        assert b" 200 OK" in await all_of(here, head + b'Cookie: a="' + rb"\"" * 1_000 + b'"\r\n\r\n')
    assert read == []


# -- frames ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "frames",
    [PING * MORE_THAN_ENOUGH, PONG * MORE_THAN_ENOUGH, FIRST_PART + PART * 200],
    ids=["pings", "pongs", "parts"],
)
async def test_frames_that_say_nothing_are_counted_and_their_sender_is_sent_away(tmp_path: Path, frames: bytes) -> None:
    """Pings, pongs, and a message in parts without end: closed with 4429, one line in the log, the others served."""
    async with harbour(tmp_path) as here:
        with capture_logs() as lines:
            async with at_table(here) as wire:
                wire.transport.write(frames)
                async with asyncio.timeout(PATIENCE):
                    await wire.wait_closed()
            await here.until()
        assert wire.close_code == CLOSE_FLOOD
        assert [line["event"] for line in lines if line["log_level"] != "info"] == [gathering.TOO_MUCH]
        await is_served(here)


async def test_sockets_of_an_address_share_what_they_may_send(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When that is used up, each of them is read frame by frame: nothing is lost, and neighbours are heard."""
    monkeypatch.setattr(gathering, "WAIT_SECONDS", 0.001)
    async with harbour(tmp_path) as here:
        here.connections.frames = Shares((0.001, 20), Clock())
        chat = b'{"type":"chat","id":7,"text":"hello"}'
        with capture_logs() as lines:
            async with at_table(here) as wire, at_table(here) as neighbour:
                wire.transport.write(PING * 100)
                for one in (neighbour, wire):
                    await one.send(chat, text=True)
                    async with asyncio.timeout(PATIENCE):
                        while b'"id":7' not in await one.recv(decode=False):
                            pass
        assert [line["event"] for line in lines if line["log_level"] != "info"] == [MANY_FRAMES]
        await is_served(here)


async def test_messages_in_parts_and_pings_between_them_arrive(tmp_path: Path) -> None:
    """As the protocol allows, byte by byte or together."""
    async with harbour(tmp_path) as here, at_table(here) as wire:
        text = b'{"type":"chat","id":7,"text":"hello"}'
        half = len(text) // 2
        parts = (
            b"\x01" + bytes([0x80 | half]) + bytes(4) + text[:half],
            PING,
            b"\x80" + bytes([0x80 | (len(text) - half)]) + bytes(4) + text[half:],
        )
        for byte in b"".join(parts):
            wire.transport.write(bytes([byte]))
            await asyncio.sleep(0)
        wire.transport.write(b"".join(parts))
        found = 0
        async with asyncio.timeout(PATIENCE):
            while found < 2:
                found += b'"id":7' in await wire.recv(decode=False)


def test_frames_are_found_in_any_stream_of_bytes() -> None:
    """Of every length, whole or cut; parts of a message are counted until the next message begins."""
    frames = [
        FIRST_PART,
        PART,
        PING,
        PART,
        b"\x81\xfe\x01\x00" + bytes(4 + 256),
        b"\x82\xff" + (70_000).to_bytes(8, "big") + bytes(4 + 70_000),
    ]
    counted = []
    for step in (1, 7, 1_000, 1_000_000):
        stream, held, found = b"".join(frames), bytearray(), Frames()
        sizes: list[int] = []
        parts: list[int] = []
        for at in range(0, len(stream), step):
            held += stream[at : at + step]
            while held and (taken := found.take(held)):
                del held[:taken]
                if found.began:
                    sizes.append(0)
                    parts.append(found.parts)
                sizes[-1] += taken
        assert sizes == [len(one) for one in frames]
        counted.append(parts)
    assert counted == [[1, 2, 2, 3, 1, 1]] * 4


# -- turns -----------------------------------------------------------------------------------------


async def test_the_log_tells_when_the_loop_was_held_up() -> None:
    """At most once in ten seconds, with the longest time and how often; a loop in time leaves no line."""
    clock = Clock()
    stalls = Stalls(clock)
    with capture_logs() as lines:
        for late in (0.0, 0.1, 1.5, 0.0, 3.0, 0.4):
            await stalls.look()
            clock.now += STALL_SECONDS + late
        await stalls.look()
        assert [(line["longest_ms"], line["count"]) for line in lines] == [(1500, 1)]
        for _ in range(41):
            clock.now += STALL_SECONDS
            await stalls.look()
    assert [(line["longest_ms"], line["count"]) for line in lines] == [(1500, 1), (3000, 2)]
    assert background.STALL_LINE_SECONDS == 10
