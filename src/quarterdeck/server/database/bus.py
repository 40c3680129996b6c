"""Listens on PostgreSQL for notices from other processes that a match has changed (docs/database.md)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from quarterdeck.server.database.database import Database
from quarterdeck.server.database.notices import CHANNEL, read_notice, touch
from quarterdeck.server.logs import log

if TYPE_CHECKING:
    from psycopg import AsyncConnection

__all__ = ["EVERYTHING", "Bus", "touch"]

EVERYTHING: Final = "*"
"""Reported instead of a match: nobody knows what happened while we could not listen."""

_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 2.0

_KEEP_ALIVE: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "application_name": "quarterdeck bus",
}
"""Settings by which a broken connection is noticed after 25 seconds."""


class Bus:
    """Calls `on_change` on the event loop with the id of each match that another process has changed.

    If `on_lines` is given, it is called instead when only lines of the record are new, as after a move. A lost connection
    comes back by itself, and then `EVERYTHING` is reported. On SQLite this class does nothing.
    """

    def __init__(
        self, database: Database, on_change: Callable[[str], None], on_lines: Callable[[str], None] | None = None
    ) -> None:
        self._database = database
        self._on_change = on_change
        self._on_lines = on_lines or on_change
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    async def start(self) -> None:
        """Begin to listen; returns once it listens."""
        if self._database.is_shared and self._task is None:
            self._task = asyncio.create_task(self._listen_for_ever(), name="database bus")
            await self._listening.wait()

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _listen_for_ever(self) -> None:
        pause = _FIRST_PAUSE
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._listens_now()
                    pause = _FIRST_PAUSE
                    async for notice in connection.notifies():
                        self._hear(notice.payload)
            except Exception as error:  # noqa: BLE001 - whatever it was: who does not listen shows old tables
                if self._listening.is_set():
                    log.warning("hears nothing of other processes", problem=str(error))
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)

    async def _connect(self) -> AsyncConnection[tuple[object, ...]]:
        from psycopg import AsyncConnection  # noqa: PLC0415 - not loaded where the database is SQLite

        url = self._database.url
        _, arguments = url.get_dialect()().create_connect_args(url)
        return await AsyncConnection.connect(**{**_KEEP_ALIVE, **arguments}, autocommit=True)

    def _listens_now(self) -> None:
        if self._listening.is_set():
            self._report(EVERYTHING, self._on_change)
        self._listening.set()

    def _hear(self, payload: str) -> None:
        notice = read_notice(payload)
        if notice.sender != self._database.token:
            self._report(notice.match, self._on_lines if notice.lines_only else self._on_change)

    def _report(self, match: str, listener: Callable[[str], None]) -> None:
        asyncio.get_running_loop().call_soon(listener, match)
