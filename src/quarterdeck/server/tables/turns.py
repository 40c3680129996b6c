"""Turns at reading tables from the database: addresses take turns, and one of them never has all readers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

from msgspec import Struct

from quarterdeck.server.chores.fair_queue import Asker, FairQueue
from quarterdeck.server.gate.addresses import counted_as


class Visitor(Struct, frozen=True):
    """A visitor to a table: an address, and the person there, if it is known who that is."""

    address: str
    person: str | None = None

    @property
    def asker(self) -> Asker:
        """The person and address in whose turn the table is read."""
        network = counted_as(self.address)[-1]
        return Asker(network, self.person or network)


class Turns:
    """Turns at a number of readers. A person has one reader at a time, an address at most half of them."""

    def __init__(self, readers: int) -> None:
        self._free = readers
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue(max(1, readers // 2), bounded=False)

    @asynccontextmanager
    async def taken(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a reader, which belongs to the asker inside."""
        turn = asyncio.get_running_loop().create_future()
        self._queue.add(asker, turn)
        self._serve()
        began = monotonic()
        try:
            await turn
            began = monotonic()
            yield
        finally:
            if turn.cancelled():
                self._queue.drop(asker, turn)
            else:
                self._free += 1
                self._queue.done(asker, monotonic() - began)
            self._serve()

    def _serve(self) -> None:
        """Give free readers to whoever is next."""
        while self._free and (found := self._queue.next()) is not None:
            asker, turn = found
            if turn.cancelled():
                self._queue.done(asker, 0.0)
                continue
            self._free -= 1
            turn.set_result(None)
