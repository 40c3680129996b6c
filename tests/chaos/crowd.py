"""Many runs, side by side in processes of their own, in which even the order of sets is always the same."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final
from unittest.mock import patch

from quarterdeck.server.database.database import Database
from quarterdeck.workers import worker_environment
from tests.chaos.mutants import planted
from tests.chaos.plan import KINDS, plan_of
from tests.chaos.run import Result, Workshop

AT_ONCE: Final = 5
"""Runs that a process is given at a time."""

_workshops: list[Workshop] = []


def run_all(names: Sequence[str], processes: int, *, mutant: str = "") -> Iterator[Result]:
    """What comes of runs, in their order."""
    with crowd(processes) as pool:
        yield from pool.map(partial(run, mutant=mutant), names, chunksize=AT_ONCE)


def run_one(name: str, *, mutant: str = "") -> Result:
    """A run with all that happened in it."""
    with crowd(1) as pool:
        return pool.submit(partial(run, name, mutant=mutant, tell_all=True)).result()


def sweep(*, every: int = 1) -> list[str]:
    """The runs in which each statement, commit and await of the short game fails in turn.

    With `every` 3 each statement fails in one of three ways, else in each way; with 24 one in eight of them, and one await in eight.
    """
    with crowd(1) as pool:
        short = pool.submit(run, "short").result()
    statements = [
        f"statement:{at}:{kind}"
        for at in range(1, short.points + 1)
        for number, kind in enumerate(KINDS)
        if (at + number) % every == 0
    ]
    step = max(1, every // len(KINDS))
    return statements + [f"await:{at}" for at in range(1, short.waits + 1, step)]


def hunt(mutants: Sequence[str], names: Sequence[str], processes: int) -> Iterator[Result | None]:
    """For each mutant the first run in which it is found, if it is."""
    with crowd(processes) as pool:
        yield from pool.map(partial(first_found, names), mutants)


@contextmanager
def crowd(processes: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that carry out runs."""
    with (
        tempfile.TemporaryDirectory(prefix="chaos", dir=fast_folder()) as folder,
        patch.dict(os.environ, {**worker_environment(), "PYTHONHASHSEED": "0"}),
    ):
        empty_database(Path(folder))
        forking = multiprocessing.get_context(
            "forkserver"
        )  # one process imports everything, once, and has that order of sets
        forking.set_forkserver_preload([__name__])
        with ProcessPoolExecutor(processes, mp_context=forking, initializer=begin, initargs=(folder,)) as pool:
            yield pool


def fast_folder() -> Path | None:
    """Where files are kept in memory, if there is such a place here."""
    memory = Path("/dev/shm")  # noqa: S108 - what is made in it has a name of its own
    return memory if os.access(memory, os.W_OK) else None


def empty_database(folder: Path) -> None:
    """A database with nothing in it, to be copied."""

    async def make() -> None:
        database = await Database.open(f"sqlite:///{folder / 'empty.sqlite'}")
        await database.close()

    asyncio.run(make())


def begin(folder: str) -> None:
    """A process begins."""
    own = Path(tempfile.mkdtemp(dir=folder))
    _workshops.append(Workshop(own, Path(folder) / "empty.sqlite"))
    learned = run("short", tell_all=True)
    if not learned.points:
        raise RuntimeError("\n".join(learned.transcript))
    gc.collect()
    gc.freeze()
    gc.disable()  # each run collects what it leaves


def run(name: str, *, mutant: str = "", tell_all: bool = False) -> Result:
    """One run in this process."""
    with planted(mutant):
        return _workshops[-1].run(plan_of(name), tell_all=tell_all)


def first_found(names: Sequence[str], mutant: str) -> Result | None:
    """The first of some runs in which a mutant is found."""
    return next((result for name in names if (result := run(name, mutant=mutant)).found), None)
