"""Programs of an attacker: tokens made, withdrawn and guessed, and a program that moves and sits down without end."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count, cycle
from typing import Final

import msgspec
from load.reach import TROUBLE, Reach, cookie_in
from websockets.asyncio.client import ClientConnection

from quarterdeck.server.protocol.program_view import FromProgram, ProgramView, ToProgram
from quarterdeck.server.protocol.programs import ProgramMade
from quarterdeck.server.protocol.wire import Done, Play, Refused, Resign, Sit, Stand

ROBOTS: Final = "programs"
GAMES: Final = ("kraken", "pirates")
SOCKETS: Final = 3
"""Of each program, at its table."""
GUESSING: Final = 4
"""In how many ways at once tokens are guessed, over HTTP and with sockets each."""
MESSAGES_A_SECOND: Final = 40
PAUSE: Final = 0.05
START_AGAIN: Final = 0.5
DECODE: Final = msgspec.json.Decoder(ToProgram).decode


class Robots:
    """The programs of one person with an account, and tokens that nobody has."""

    def __init__(self, reach: Reach, cookie: str) -> None:
        self._reach = reach
        self._cookie = cookie
        self._at: list[tuple[str, str]] = []
        """The tokens of programs, and their tables."""

    async def prepare(self) -> None:
        """Have an account, programs, and a table for each."""
        login = {"login": f"mallory-{secrets.token_hex(4)}", "password": secrets.token_urlsafe(20)}
        _, head, _ = await self._reach.ask("POST", "/api/account", msgspec.json.encode(login), self._cookie)
        self._cookie = cookie_in(head)
        for game in GAMES:
            token = (await self._made()).token
            body = msgspec.json.encode({"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})
            status, _, said = await self._reach.ask("POST", "/api/matches", body, self._cookie)
            if status != "201":
                raise ValueError(f"no table of {game}: {status} {said[:200]!r}")
            match = str(msgspec.json.decode(said)["match"])
            async with self._reach.program_socket(match, token) as wire:
                await wire.send(msgspec.json.encode(Sit(id=1, seat=1)), text=True)
                while not isinstance(DECODE(await wire.recv()), Done):
                    pass
            self._at.append((token, match))

    async def _made(self) -> ProgramMade:
        status, _, said = await self._reach.ask("POST", "/api/programs", b'{"name":"Robo"}', self._cookie)
        if status != "201":
            raise ValueError(f"no program: {status} {said[:200]!r}")
        return msgspec.json.decode(said, type=ProgramMade)

    def ways(self) -> list[Awaitable[None]]:
        """All of it, until the time is over."""
        ways: list[Awaitable[None]] = [self._make_and_withdraw(), *(self._ask(token) for token, _ in self._at)]
        for _ in range(GUESSING):
            ways += [self._guess(), self._guess_with_sockets(self._at[0][1])]
        return ways + [self._play(*place) for place in self._at for _ in range(SOCKETS)]

    async def _make_and_withdraw(self) -> None:
        while self._reach.left:
            with suppress(*TROUBLE):
                made = await self._made()
                path = f"/api/programs/{made.id}/withdraw"
                await self._reach.count(f"{ROBOTS}: made and withdrawn", "POST", path, b"{}", self._cookie)
            await asyncio.sleep(PAUSE)

    async def _ask(self, token: str) -> None:
        while self._reach.left:
            await self._reach.count(f"{ROBOTS}: where they sit", "GET", "/api/program", b"", "", bearer(token))
            await asyncio.sleep(PAUSE)

    async def _guess(self) -> None:
        while self._reach.left:
            wrong = bearer(guessed())
            await self._reach.count(f"{ROBOTS}: guessed tokens", "GET", "/api/program", b"", "", wrong)
            await asyncio.sleep(PAUSE)

    async def _guess_with_sockets(self, match: str) -> None:
        while self._reach.left:
            with suppress(*TROUBLE):
                async with (
                    asyncio.timeout(max(0.1, self._reach.left)),
                    self._reach.program_socket(match, guessed()) as wire,
                ):
                    await wire.wait_closed()
                    self._reach.note(f"{ROBOTS}: sockets with guessed tokens", f"closed with {wire.close_code}")
            await asyncio.sleep(PAUSE)

    async def _play(self, token: str, match: str) -> None:
        """A program comes back whenever it is sent away."""
        while self._reach.left:
            with suppress(*TROUBLE):
                async with asyncio.timeout(self._reach.left), self._reach.program_socket(match, token) as wire:
                    await Robot(self._reach, wire).play()
            self._reach.note(ROBOTS, "socket closed")
            await asyncio.sleep(START_AGAIN)


class Robot:
    """One socket of a program, as long as it is open."""

    def __init__(self, reach: Reach, wire: ClientConnection) -> None:
        self._reach = reach
        self._wire = wire
        self._revision = 0

    async def play(self) -> None:
        """Ask one thing after another, until the socket is closed."""
        listening = asyncio.create_task(self._listen())
        requests: tuple[Callable[[int], FromProgram], ...] = (
            lambda number: self._move(number, 1, "#0"),
            lambda number: self._move(number, 0, "#0"),
            lambda number: self._move(number, 1, "#999999"),
            lambda number: Sit(id=number, seat=0),
            lambda number: self._move(number, 1, "?" * 4_000),
            lambda number: Resign(id=number, seat=0, expected=self._revision),
            lambda number: Stand(id=number, seat=0),
        )
        try:
            for number, request in zip(count(1), cycle(requests), strict=False):
                if listening.done():
                    return
                await self._wire.send(msgspec.json.encode(request(number)), text=True)
                self._reach.counts[f"{ROBOTS}, sent"] += 1
                await asyncio.sleep(1 / MESSAGES_A_SECOND)
        finally:
            listening.cancel()

    def _move(self, number: int, seat: int, move: str) -> Play:
        return Play(id=number, seat=seat, move=move, expected=self._revision)

    async def _listen(self) -> None:
        async for message in self._wire:
            heard = DECODE(message)
            if isinstance(heard, ProgramView):
                self._revision = heard.revision
            elif isinstance(heard, Done | Refused):
                self._reach.counts[f"{ROBOTS}, {'done' if isinstance(heard, Done) else 'refused'}"] += 1


def bearer(token: str) -> str:
    """The line of a request that shows a token."""
    return f"Authorization: Bearer {token}"


def guessed() -> str:
    """A token that nobody has."""
    return f"quarterdeck-{secrets.token_urlsafe(24)}"
