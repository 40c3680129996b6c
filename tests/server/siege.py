"""A server under attack: a table where two people play, somebody who should not, and what must stay as it is."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from time import monotonic

import msgspec
from msgspec import Struct

from quarterdeck.server.protocol.wire import Done, Problem, Refused, Sit, View
from tests.server.serving import Serving, Starter, serving, start_command
from tests.server.wires import Caller, Wire, callers

PATIENCE = 60.0
"""Seconds within which a move is answered, whatever anybody else does; on an idle machine it takes milliseconds."""
_ADDRESSES = count(10)


class Siege(Struct):
    """A server, and everything that must never be written into its log."""

    server: Serving
    secrets: list[str]

    def logged(self, **wanted: object) -> list[dict[str, object]]:
        """The lines of the log that have these fields."""
        return [line for line in self.server.logged() if line.items() >= wanted.items()]


@contextmanager
def besieged(folder: Path, *options: str, start: Starter = start_command) -> Iterator[Siege]:
    """A server with these options, as people start it or forked; afterwards its log has no faults and no secrets, and it stops as it should."""
    with serving(folder, *options, start=start) as server:
        siege = Siege(server, [])
        yield siege
    text = server.log.read_text()
    faults = [line for line in server.logged() if line["level"] in {"error", "critical"}]
    assert not faults, faults
    assert "Traceback" not in text
    for secret in siege.secrets:
        assert secret not in text
        assert json.dumps(secret)[1:-1] not in text


def address() -> str:
    """An address of this machine from which nobody has called yet: limits count by address."""
    number = next(_ADDRESSES)
    return f"127.1.{number // 250}.{number % 250 + 1}"


class Scene(Struct):
    """Ann and Ben at a table, and Eve, who has a session and no seat."""

    siege: Siege
    ann: Caller
    ben: Caller
    eve: Caller
    match: str
    wires: tuple[Wire, Wire]

    async def state(self) -> tuple[bytes, bytes]:
        """All that others must not change: the record as Ann gets it, and the card."""
        record = await self.ann.get(f"/api/matches/{self.match}/record")
        card = await self.ann.card(self.match)
        return record.content, msgspec.json.encode(msgspec.structs.replace(card, changed=0))

    async def play_on(self) -> None:
        """Whoever's turn it is moves, quickly, and the other sees it."""
        mover, other = self.wires if self.wires[0].turn else self.wires[::-1]
        began = monotonic()
        answer = await mover.play()
        assert isinstance(answer, Done), answer
        await other.seen(answer.revision)
        assert monotonic() - began < PATIENCE

    @asynccontextmanager
    async def unharmed(self) -> AsyncIterator[None]:
        """Whatever happens inside changes nothing, and the game goes on, before, and after."""
        await self.play_on()
        before = await self.state()
        yield
        assert await self.state() == before
        assert self.siege.server.status("/readyz") == 200
        await self.play_on()


@asynccontextmanager
async def scene(siege: Siege, game: str = "cardinal") -> AsyncIterator[Scene]:
    """A table where a game has begun."""
    options = {"first": "orange", "rows": 6, "columns": 6} if game == "cardinal" else {}
    async with callers(siege.server.url, "Ann", "Ben", "Eve", address=address()) as (ann, ben, eve):
        match = await ann.make("me", "open", game=game, options=options)
        siege.secrets += [match, *(caller.cookie.partition("=")[2] for caller in (ann, ben, eve))]
        async with ann.at(match) as one, ben.at(match) as two:
            assert isinstance(await two.ask(Sit(id=two.number(), seat=1)), Done)
            for wire in (one, two):
                await wire.until(lambda message: isinstance(message, View) and bool(message.waiting))
            yield Scene(siege, ann, ben, eve, match, (one, two))


def refusal(answer: object) -> Problem:
    """Why something was refused."""
    assert isinstance(answer, Refused), answer
    assert answer.problem.message
    return answer.problem
