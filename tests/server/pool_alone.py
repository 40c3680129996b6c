"""A pool of two workers in a process of its own, that says their numbers and waits: to be killed."""

from __future__ import annotations

import asyncio

from quarterdeck.server.bots.pool import BotPool


async def main() -> None:
    """Start and wait."""
    pool = BotPool(2)
    await pool.start()
    print(*pool.process_ids, flush=True)  # noqa: T201 - the test reads it
    await asyncio.sleep(60)


if __name__ == "__main__":
    asyncio.run(main())
