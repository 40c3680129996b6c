"""Work for tables: many that must be read from the database, and people who ask again and again at a few."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import count, cycle
from typing import Final

import msgspec
from load.reach import TROUBLE, Reach
from websockets.asyncio.client import ClientConnection

from quarterdeck.server.protocol.wire import (
    MOST_PLANNED,
    SPECTATOR,
    Ahead,
    Answer,
    Done,
    Look,
    PlanMoves,
    Planned,
    Play,
    Propose,
    Refused,
    Sit,
    Table,
    TakeBack,
    ToClient,
    ToServer,
    Try,
    View,
)

READING: Final = "tables read"
PESTS: Final = "pestering"
READERS: Final = 10
INVENTED: Final = 4
"""One of so many tables that are asked for is none."""
GAMES: Final = ("cardinal", "kraken", "pirates", "bremerhaven")
MESSAGES_A_SECOND: Final = 40
"""Of each pest: more than a person may send."""
PAUSE: Final = 0.1
START_AGAIN: Final = 0.5
NONSENSE: Final = (Planned(move="?"),) * MOST_PLANNED
"""A plan that is as long as a plan may be, and is dropped when it is due."""
DECODE: Final = msgspec.json.Decoder(ToClient).decode


class Readings:
    """Opens tables that nobody looks at, one after another: a page, a record, a socket."""

    def __init__(self, reach: Reach, cookies: Sequence[str], tables: Sequence[str]) -> None:
        self._reach = reach
        self._cookies = cookies
        self._unread = list(tables)

    def ways(self) -> list[Awaitable[None]]:
        """All of it, until the time is over."""
        return [self._read(number) for number in range(READERS)]

    async def _read(self, number: int) -> None:
        cookie = self._cookies[number % len(self._cookies)]
        for turn in count(number):
            if not self._reach.left:
                return
            stored = self._unread.pop() if self._unread and turn % INVENTED else ""
            read = await self._open(stored or secrets.token_hex(10), cookie, turn // INVENTED % 3)
            if stored and not read:
                self._unread.insert(0, stored)
            await asyncio.sleep(PAUSE)

    async def _open(self, match: str, cookie: str, how: int) -> bool:
        """Whether the table was there."""
        if how:
            path = f"/api/matches/{match}" if how == 1 else f"/api/matches/{match}/record"
            return await self._reach.count(READING, "GET", path, b"", cookie) == "200"
        with suppress(*TROUBLE):
            async with asyncio.timeout(max(0.1, self._reach.left)), self._reach.socket(match, cookie) as wire:
                with suppress(*TROUBLE):
                    await wire.recv()
                    self._reach.note(READING, "200 over a socket")
                    return True
                self._reach.note(READING, f"socket closed with {wire.close_code}")
                return False
        self._reach.note(READING, "cut")
        return False


class Pests:
    """Two people at each of a few tables of their own, who play, plan, take back, propose and look without end."""

    def __init__(self, reach: Reach, cookies: Sequence[str]) -> None:
        self._reach = reach
        self._cookies = cookies
        self._tables: list[tuple[str, str, str]] = []

    async def prepare(self) -> None:
        """Have the tables."""
        for game, host, guest in zip(GAMES, self._cookies[::2], self._cookies[1::2], strict=False):
            body = msgspec.json.encode({"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})
            status, _, said = await self._reach.ask("POST", "/api/matches", body, host)
            if status != "201":
                raise ValueError(f"no table of {game}: {status} {said[:200]!r}")
            match = str(msgspec.json.decode(said)["match"])
            async with self._reach.socket(match, guest) as wire:
                await wire.send(msgspec.json.encode(Sit(id=1, seat=1)), text=True)
                while not isinstance(DECODE(await wire.recv()), Done):
                    pass
            self._tables.append((match, host, guest))

    def ways(self) -> list[Awaitable[None]]:
        """All of it, until the time is over."""
        return [self._pester(match, people[seat], seat) for match, *people in self._tables for seat in (0, 1)]

    async def _pester(self, match: str, cookie: str, seat: int) -> None:
        """Somebody comes back whenever they are sent away."""
        while self._reach.left:
            with suppress(*TROUBLE):
                async with asyncio.timeout(self._reach.left), self._reach.socket(match, cookie) as wire:
                    await Pest(self._reach, wire, seat).pester()
            self._reach.note(PESTS, "socket closed")
            await asyncio.sleep(START_AGAIN)


class Pest:
    """One of them, as long as the socket is open."""

    def __init__(self, reach: Reach, wire: ClientConnection, seat: int) -> None:
        self._reach = reach
        self._wire = wire
        self._seat = seat
        self._moves: tuple[str, ...] = ()
        self._revision = 0
        self._asked: list[int] = []
        """Proposals that wait for an answer."""
        self._sent: dict[int, str] = {}
        """What requests that are not answered yet were."""

    async def pester(self) -> None:
        """Ask one thing after another, until the socket is closed."""
        listening = asyncio.create_task(self._listen())
        requests: tuple[Callable[[int], ToServer], ...] = (
            self._play,
            self._take_back,
            self._answer,
            lambda number: Look(id=number, seat=SPECTATOR),
            lambda number: Propose(id=number, what="stand-in", seat=1 - self._seat),
            lambda number: Look(id=number, seat=self._seat),
            lambda number: PlanMoves(id=number, seat=self._seat, steps=NONSENSE, expected=self._revision),
            lambda number: Ahead(id=number, seat=self._seat, line=(), expected=self._revision),
        )
        try:
            for number, request in zip(count(1), cycle(requests), strict=False):
                if listening.done():
                    return
                asked = request(number)
                self._sent[number] = str(asked.__struct_config__.tag)
                self._reach.counts[f"{PESTS}: {self._sent[number]}, sent"] += 1
                await self._wire.send(msgspec.json.encode(asked), text=True)
                await asyncio.sleep(1 / MESSAGES_A_SECOND)
        finally:
            listening.cancel()

    def _play(self, number: int) -> ToServer:
        if not self._moves:
            return Try(id=number, seat=self._seat, move="?", expected=self._revision)
        return Play(id=number, seat=self._seat, move=self._moves[0], expected=self._revision)

    def _take_back(self, number: int) -> ToServer:
        return TakeBack(id=number, seat=self._seat, expected=self._revision)

    def _answer(self, number: int) -> ToServer:
        proposal = self._asked.pop() if self._asked else number
        return Answer(id=number, proposal=proposal, agree=bool(number % 2))

    async def _listen(self) -> None:
        async for message in self._wire:
            heard = DECODE(message)
            if isinstance(heard, View):
                self._revision = heard.revision
                self._moves = heard.moves if heard.seat == self._seat else ()
            elif isinstance(heard, Table):
                self._asked = [one.proposal for one in heard.proposals if self._seat in one.mine]
            elif isinstance(heard, Done | Refused):
                kind = self._sent.pop(heard.id, "") if heard.id is not None else ""
                self._reach.counts[f"{PESTS}: {kind}, {'done' if isinstance(heard, Done) else 'refused'}"] += 1
