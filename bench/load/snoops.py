"""Somebody who asks without end for what is dear to find: archive, people, dice, whole games, own data, notices."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Final

import msgspec
from load.reach import TROUBLE, Reach

from quarterdeck.server.protocol.api import Me
from quarterdeck.server.protocol.wire import Done, Resign, ToClient, View

SNOOPING: Final = "snooping"
AT_ONCE: Final = 2
"""In how many ways at once each thing is asked."""
PAUSE: Final = 0.05
FILE_BYTES: Final = 40_000
GAME: Final = "kraken"
READY_SECONDS: Final = 60.0
DECODE: Final = msgspec.json.Decoder(ToClient).decode


class Snoops:
    """One attacker, who is several guests; the first has friends to bind, and a game that is over."""

    def __init__(self, reach: Reach, cookies: Sequence[str]) -> None:
        self._reach = reach
        self._cookies = cookies
        self._match = ""
        self._people: list[str] = []

    async def prepare(self) -> None:
        """Know the guests' ids, and have a finished game with dice."""
        for cookie in self._cookies:
            _, _, said = await self._reach.ask("GET", "/api/me", b"", cookie)
            person = msgspec.json.decode(said, type=Me).person
            self._people += [] if person is None else [person.id]
        body = msgspec.json.encode({"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]})
        status, _, said = await self._reach.ask("POST", "/api/matches", body, self._cookies[0])
        if status != "201":
            raise ValueError(f"no table of {GAME}: {status} {said[:200]!r}")
        self._match = str(msgspec.json.decode(said)["match"])
        async with asyncio.timeout(READY_SECONDS), self._reach.socket(self._match, self._cookies[0]) as wire:
            async for message in wire:
                heard = DECODE(message)
                if isinstance(heard, View):  # the game may have gone on meanwhile; then this is asked again
                    resigning = Resign(id=1, seat=0, expected=heard.revision)
                    await wire.send(msgspec.json.encode(resigning), text=True)
                elif isinstance(heard, Done):
                    break

    def ways(self) -> list[Awaitable[None]]:
        """All of it, until the time is over."""
        at = f"/api/matches/{self._match}"
        nonsense = "[" * FILE_BYTES
        long_name = "a" * 24
        asked: list[tuple[str, str, str, object]] = [
            ("archive", "GET", f"/api/archive?name={long_name}&game={GAME}", None),
            ("archive", "GET", "/api/archive?mine=true&name=a", None),
            ("people", "GET", "/api/people", None),
            *[("people", "GET", f"/api/people/{person}", None) for person in self._people[:2]],
            ("leaders", "GET", f"/api/games/{GAME}/leaders", None),
            ("company", "GET", "/api/company", None),
            *[
                ("company", "POST", f"/api/company/{self._people[-1]}", {"kind": "friend", "on": on})
                for on in (True, False)
            ],
            ("company", "POST", f"{at}/decline", {}),
            ("own data", "GET", "/api/me/data", None),
            *[(what, "GET", f"{at}/{what}", None) for what in ("dice", "history", "position?at=0")],
            ("records read", "POST", "/api/records/read", {"text": nonsense}),
            ("positions read", "POST", f"/api/games/{GAME}/positions/read", {"text": nonsense}),
            ("notices", "GET", "/api/notices", None),
            ("notices", "POST", "/api/notices", {"kind": "webhook", "address": "https://127.0.0.1:1/"}),
            ("turns", "GET", "/api/turns", None),
        ]
        ways = [self._ask(*one, self._cookies[0]) for one in asked for _ in range(AT_ONCE)]
        return [*ways, *(self._guess() for _ in range(AT_ONCE)), self._go_and_come()]

    async def _ask(self, what: str, method: str, path: str, body: object, cookie: str) -> None:
        while self._reach.left:
            sent = b"" if body is None else msgspec.json.encode(body)
            await self._reach.count(f"{SNOOPING}: {what}", method, path, sent, cookie)
            await asyncio.sleep(PAUSE)

    async def _guess(self) -> None:
        """Links in notices that nobody was sent, so that somebody else is told nothing more."""
        while self._reach.left:
            token = f"{secrets.token_hex(10)}-{secrets.token_hex(16)}"
            await self._reach.count(f"{SNOOPING}: guessed links", "POST", f"/notices/off?token={token}", b"{}", "")
            await asyncio.sleep(PAUSE)

    async def _go_and_come(self) -> None:
        """A guest who has all data deleted, again and again."""
        cookie = self._cookies[-1]
        while self._reach.left:
            await self._reach.count(f"{SNOOPING}: deletions", "POST", "/api/me/delete", b'{"sure":true}', cookie)
            with suppress(*TROUBLE):
                cookie = await self._reach.guest()
            await asyncio.sleep(PAUSE)
