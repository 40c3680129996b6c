"""An attacker with one address, who does everything at once that has ever stopped the server for others.

A program of its own, bounded in time, count and memory: `python -m load.attack PORT SECONDS ADDRESS TABLES [WITHOUT …]`,
where TABLES is a file that names tables which the database has, and WITHOUT names ways that are left out. In the end
it prints how often each was let through, refused or cut off.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
import uvloop
from load.floods import Floods
from load.pests import Pests, Readings
from load.reach import TROUBLE, Reach
from load.robots import Robots
from load.snoops import Snoops
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from quarterdeck.server.protocol.wire import Replay, Sit

MEMORY: Final = 1024**3
"""Bytes that the attacker's own process may take."""
PEOPLE: Final = 8
SNOOPS: Final = 3
HALF_OPEN: Final = 1_100
HALF_REQUESTS: Final = "half requests"
HALVES: Final = (
    b"",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nHost: x\r\nX: ",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
)
LOOKING_BACK: Final = 10
LOOKS_A_SECOND: Final = 28
DEAF: Final = 10
DEAF_REPLAYS: Final = 250
PACK_BYTES: Final = 40_000
REST: Final = 3.0
"""Seconds until a half request that was cut is tried again."""
START_AGAIN: Final = 0.5
PAUSE: Final = 0.05
"""Seconds between two requests of one of the attacker's ways."""


class Attacker:
    """Everything the attacker does to the server within reach."""

    def __init__(self, reach: Reach, tables: Sequence[str], without: Collection[str]) -> None:
        self._reach = reach
        self._tables = tables
        self._without = without
        self._cookie = ""
        self._match = ""
        self._more: list[Awaitable[None]] = []

    async def prepare(self) -> None:
        """Have sessions, and tables, one of them with dear pictures."""
        people = [await self._reach.guest() for _ in range(PEOPLE)]
        self._cookie = people[0]
        body = {"game": "pirates", "seats": [{"kind": "me"}, {"kind": "open"}]}
        status, _, said = await self._reach.ask("POST", "/api/matches", msgspec.json.encode(body), self._cookie)
        if status != "201":
            raise ValueError(f"no table: {status} {said[:200]!r}")
        self._match = str(msgspec.json.decode(said)["match"])
        async with self._reach.socket(self._match, people[1]) as wire:
            await wire.send(msgspec.json.encode(Sit(id=1, seat=1)), text=True)
            await asyncio.sleep(0.2)
        pests = Pests(self._reach, people)
        await pests.prepare()
        floods, readings = Floods(self._reach, people, self._match), Readings(self._reach, people, self._tables)
        robots = Robots(self._reach, await self._reach.guest())
        await robots.prepare()
        snoops = Snoops(self._reach, [await self._reach.guest() for _ in range(SNOOPS)])
        await snoops.prepare()
        self._more = [*pests.ways(), *readings.ways(), *floods.ways(), *robots.ways(), *snoops.ways()]

    async def attack(self) -> None:
        """Everything at once, until the time is over."""
        ways: list[Awaitable[None]] = [self._again_and_again(way) for way in self._ways()]
        ways += [self._look_back() for _ in range(LOOKING_BACK)]
        ways += [self._do_not_read() for _ in range(DEAF)]
        ways += self._more
        if HALF_REQUESTS not in self._without:
            ways += [self._half_open(HALVES[k % len(HALVES)], k / 200) for k in range(HALF_OPEN)]
        await asyncio.gather(*ways)

    # -- ways ----------------------------------------------------------------------------------

    def _ways(self) -> list[Callable[[], Awaitable[str]]]:
        """What is done again and again, each over a connection of its own."""
        pack = ".".join("a" * (PACK_BYTES // 2)) + "=1"
        digits = "a=" + "5" * 5_000
        table = {"game": "kraken", "seats": [{"kind": "me"}, {"kind": "open"}]}
        fleets = "/api/games/pirates/fleets"
        posts: list[tuple[str, str, dict[str, object]]] = [
            ("packs for tables", "/api/matches", {**table, "pack": pack}),
            ("packs for tables", "/api/matches", {**table, "pack": digits}),
            ("packs for fleets", f"{fleets}/stock", {"pack": pack}),
            ("packs for fleets", f"{fleets}/read", {"text": pack, "pack": None}),
            ("packs for fleets", f"{fleets}/check", {"total": 40, "ships": [], "pack": pack}),
            ("packs for fleets", f"{fleets}/draw", {"total": 999, "pack": pack}),
            ("guests", "/api/me", {}),
        ]
        gets = [
            *[("drawn fleets", f"{fleets}/random?total=999&seed={seed}") for seed in range(3)],
            *[("records", f"/api/matches/{self._match}/record")] * 3,
            ("pictures", f"/api/matches/{self._match}/picture.svg"),
        ]

        def post(name: str, path: str, body: dict[str, object]) -> Callable[[], Awaitable[str]]:
            cookie = "" if name == "guests" else self._cookie
            return lambda: self._reach.count(name, "POST", path, msgspec.json.encode(body), cookie)

        def get(name: str, path: str) -> Callable[[], Awaitable[str]]:
            return lambda: self._reach.count(name, "GET", path, b"", "")

        wanted = [post(*one) for one in posts if one[0] not in self._without]
        return wanted + [get(*one) for one in gets if one[0] not in self._without]

    async def _again_and_again(self, way: Callable[[], Awaitable[str]]) -> None:
        while self._reach.left:
            await way()
            await asyncio.sleep(PAUSE)

    async def _look_back(self) -> None:
        """A socket that asks for the beginning of the game, again and again, and comes back when it is cut."""
        while self._reach.left:
            with suppress(*TROUBLE):
                async with self._reach.socket(self._match, self._cookie) as wire:
                    reader = asyncio.create_task(self._read(wire))
                    while self._reach.left and not reader.done():
                        self._reach.counts["looks back, asked"] += 1
                        await wire.send(msgspec.json.encode(Replay(id=1, at=0, seat=-1)), text=True)
                        await asyncio.sleep(1 / LOOKS_A_SECOND)
                    await asyncio.wait_for(reader, START_AGAIN)
            self._reach.counts["looks back, socket closed"] += 1
            await asyncio.sleep(START_AGAIN)

    async def _read(self, wire: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for message in wire:
                kind = str(message)[:30]
                if '"replayed"' in kind:
                    self._reach.counts["looks back, answered"] += 1
                elif '"refused"' in kind:
                    self._reach.counts["looks back, refused"] += 1

    async def _do_not_read(self) -> None:
        """A socket that asks for much and reads nothing, until it is cut."""
        while self._reach.left:
            try:
                reader, writer = await self._reach.dial()
            except TROUBLE:
                self._reach.counts["deaf sockets, cut"] += 1
                await asyncio.sleep(1.0)
                continue
            with suppress(*TROUBLE):
                writer.write(self._reach.upgrade(self._match, self._cookie))
                message = msgspec.json.encode(Replay(id=1, at=0, seat=-1))
                frame = b"\x81" + bytes([0x80 | len(message)]) + b"\0" * 4 + message
                for _ in range(DEAF_REPLAYS):
                    writer.write(frame)
                await asyncio.sleep(min(10.0, self._reach.left))
                self._reach.counts["deaf sockets"] += 1
            reader.feed_eof()
            writer.transport.abort()

    async def _half_open(self, half: bytes, after: float) -> None:
        """A connection that never finishes its request; a new one, when it is closed."""
        await asyncio.sleep(after)
        while self._reach.left:
            try:
                reader, writer = await self._reach.dial()
            except TROUBLE:
                self._reach.counts[f"{HALF_REQUESTS}, cut"] += 1
                await asyncio.sleep(1.0)
                continue
            self._reach.counts[HALF_REQUESTS] += 1
            writer.write(half)
            said = b""
            with suppress(*TROUBLE):
                async with asyncio.timeout(self._reach.left):
                    said = await reader.read(100)
                self._reach.counts[f"{HALF_REQUESTS}, {'refused' if b' 503 ' in said else 'cut'}"] += 1
            writer.transport.abort()
            await asyncio.sleep(REST)


async def main(reach: Reach, tables: Sequence[str], without: Collection[str]) -> None:
    """Attack, and tell."""
    attacker = Attacker(reach, tables, without)
    await attacker.prepare()
    print("ready", flush=True)
    await attacker.attack()
    print(msgspec.json.encode(dict(sorted(reach.counts.items()))).decode(), flush=True)


if __name__ == "__main__":
    os.nice(19)  # those who play, and measure, share this core with the attacker
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    port, seconds, address, tables = sys.argv[1:5]
    uvloop.run(main(Reach(int(port), address, float(seconds)), Path(tables).read_text().split(), sys.argv[5:]))
