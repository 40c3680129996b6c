"""A server whose event loop is watched: `python -m costs.watched URL PORT`; each line it is sent is answered with a `Spell`."""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
import time

import msgspec
import uvicorn
from msgspec import Struct

from quarterdeck.server.app import create_app
from quarterdeck.server.gathering import GatheringProtocol
from quarterdeck.server.settings import Settings

TICK = 0.001


class Spell(Struct):
    """What happened on the event loop since the last one was asked for."""

    stall: float = 0.0
    """The longest time in seconds that it answered nobody, by the clock: other programs' share is in it."""
    work: float = 0.0
    """The longest work in seconds of the processor that it did in one go."""
    processor: float = 0.0
    """Seconds of the processor that the whole process has taken."""


class Watch:
    """Looks again and again how long the last turn of the loop took."""

    def __init__(self) -> None:
        self.spell = Spell()
        self._processor = time.process_time()

    async def run(self) -> None:
        """Watch until cancelled."""
        while True:
            clock, work = time.perf_counter(), time.thread_time()
            await asyncio.sleep(TICK)
            self.spell.stall = max(self.spell.stall, time.perf_counter() - clock - TICK)
            self.spell.work = max(self.spell.work, time.thread_time() - work)

    def answer(self) -> None:
        """Say what was found, and begin anew."""
        for _ in sys.stdin:
            now = time.process_time()
            found, self.spell = self.spell, Spell()
            found.processor, self._processor = now - self._processor, now
            sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
            sys.stdout.flush()


async def serve(url: str, port: int) -> None:
    """Serve until the process is ended."""
    settings = Settings(
        database=url,
        limited=False,
        bots=1,
        log_level="error",
        metrics_public=True,
        away=0,
        origins=(f"http://127.0.0.1:{port}",),
        webhook_networks=("127.0.0.0/8",),
    )
    app = create_app(settings)
    async with app.lifespan():
        gc.collect()
        gc.freeze()
        watch = Watch()
        watching = asyncio.create_task(watch.run())
        threading.Thread(target=watch.answer, daemon=True).start()
        config = uvicorn.Config(
            app, port=port, lifespan="off", http="httptools", ws=GatheringProtocol, log_config=None, access_log=False
        )
        await uvicorn.Server(config).serve()
        watching.cancel()


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], int(sys.argv[2])))
