"""A process is killed while it stores moves: every move it was told of as stored is there, none is halved."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from pathlib import Path

import pytest

import quarterdeck
from quarterdeck.server.database.database import Database
from tests.database import writing
from tests.database.samples import plies, prepare
from tests.examples import some

NAMES = [f"m{task}" for task in range(writing.TASKS)]


async def killed_after(url: str, answers: int) -> Counter[str]:
    """The latest acknowledged ply of each match, of a process that was killed after so many answers."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        writing.__file__,
        url,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(quarterdeck.__file__).parent.parent)},
    )
    assert process.stdout is not None
    latest: Counter[str] = Counter()
    async with asyncio.timeout(240):
        for _ in range(answers):
            name, ply = (await process.stdout.readline()).decode().split()
            latest[name] = int(ply)
        process.kill()
        async for text in process.stdout:  # what it had still said
            name, ply = text.decode().split()
            latest[name] = int(ply)
        await process.wait()
    return latest


@pytest.mark.parametrize("answers", some([1, 37, 400], [37]))
async def test_no_acknowledged_move_is_lost(url: str, answers: int) -> None:
    """And moves that were stored together are there together."""
    database = await Database.open(url)
    await prepare(database, *NAMES)
    await database.close()
    latest = await killed_after(url, answers)
    assert latest.total() >= 2 * answers / writing.TASKS
    database = await Database.open(url)
    for name in NAMES:
        stored = await plies(database, name)
        assert len(stored) >= latest[name]
        assert len(stored) % 2 == 0
    await database.close()
