"""One worker process, asked from asyncio."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from contextlib import AsyncExitStack, suppress
from typing import Final

from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.workers import worker_command, worker_environment

START_SECONDS: Final = 30.0
MOST_BYTES: Final = 16 * 1024 * 1024
"""The longest answer that is read."""


class WorkerLost(QuarterdeckError):
    """A worker process did not start, or ended without an answer."""


class Worker:
    """A process that answers lines with lines. Whatever goes wrong ends it; `ready` starts another."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._process: Process | None = None
        self._end = asyncio.Lock()

    @property
    def process_id(self) -> int | None:
        """The number of the process; None while there is none."""
        return self._process.pid if self._process else None

    async def ready(self) -> None:
        """The process runs, and has said so; `WorkerLost` if it cannot be brought to."""
        if self._process is not None:
            return
        try:
            async with AsyncExitStack() as otherwise, asyncio.timeout(START_SECONDS):
                otherwise.push_async_callback(self.end)
                self._process = await asyncio.create_subprocess_exec(
                    *worker_command(self._module),
                    stdin=PIPE,
                    stdout=PIPE,
                    env=worker_environment(),
                    start_new_session=True,
                    limit=MOST_BYTES,
                )
                await read_line(self._process)
                otherwise.pop_all()
        except OSError as error:  # a timeout is one, too
            raise WorkerLost(f"A worker process could not be started: {error or 'it did not get ready'}.") from None

    async def ask(self, line: bytes) -> bytes:
        """The answer to a line; `WorkerLost` if there is none. If this is cancelled, the process is ended."""
        process = self._process
        if process is None or process.stdin is None:
            raise WorkerLost("There is no worker process; it was not made ready.")
        try:
            async with AsyncExitStack() as otherwise:
                otherwise.push_async_callback(self.end)
                process.stdin.write(line + b"\n")
                await process.stdin.drain()
                answer = await read_line(process)
                otherwise.pop_all()
        except OSError as error:
            raise WorkerLost(f"A worker process ended: {error}.") from None
        return answer

    async def end(self) -> None:
        """End the process, whatever it is doing, and wait until it is gone: also if somebody else began to, and gave up."""
        async with self._end:
            process = self._process
            if process is None:
                return
            if process.returncode is None:
                process.kill()
            await process.wait()
            await let_go(process)
            self._process = None


async def let_go(process: Process) -> None:
    """The pipes to a process that is gone are closed: the event loop may be closed next, and would leave them open."""
    if process.stdout is not None:
        await process.stdout.read()
    if process.stdin is not None:
        process.stdin.close()
        with suppress(OSError):
            await process.stdin.wait_closed()


async def read_line(process: Process) -> bytes:
    """The next whole line that the process says; `WorkerLost` if it ends before."""
    line = await process.stdout.readline() if process.stdout else b""
    if not line.endswith(b"\n"):
        raise WorkerLost("A worker process ended before it answered; what it said stands above.")
    return line
