"""A program that stores moves as fast as it can and says which are stored, until somebody kills it."""

from __future__ import annotations

import asyncio
import os
import sys

from quarterdeck.server.database.database import Database
from quarterdeck.server.database.rows import StoredLine

TASKS = 20


async def write(database: Database, task: int) -> None:
    """Two lines at a time in a match of one's own; each answer is printed before the next are asked for."""
    match = f"m{task}"
    for ply in range(1, 1_000_000, 2):
        lines = [StoredLine(match=match, ply=ply + k, seat=k, move="c2", at=ply) for k in (0, 1)]
        if await database.add_lines(lines):
            os.write(1, f"{match} {ply + 1}\n".encode())


async def main(url: str) -> None:
    """Until killed."""
    database = await Database.open(url)
    await asyncio.gather(*(write(database, task) for task in range(TASKS)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
