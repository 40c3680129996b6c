"""A writer that is kept busy, so that what comes meanwhile is committed together."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import Connection

from quarterdeck.server.database.database import Database


@asynccontextmanager
async def held(database: Database) -> AsyncIterator[None]:
    """Inside, the writer waits; what is asked for inside is one group afterwards."""
    begun, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def job(_connection: Connection) -> None:
        loop.call_soon_threadsafe(begun.set)
        if not go_on.wait(timeout=120):
            raise TimeoutError

    waiting = asyncio.ensure_future(database.write(job))
    await begun.wait()
    try:
        yield
        await asyncio.sleep(0)  # tasks that were made inside now ask
    finally:
        go_on.set()
        await waiting
