"""Worker processes for asyncio code, and the jobs that they are given."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from typing import Final, Generic, TypeVar

from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.messages.language import spoken
from quarterdeck.workers import worker_command, worker_environment

START_SECONDS: Final = 180.0
"""The seconds until a process must be ready: it needs two or three, but far more on a machine that is busy with other things."""
MOST_BYTES: Final = 16 * 1024 * 1024
"""The longest answer that is read."""


PATIENCE: Final = 0.2
"""Seconds for a worker to finish a job that nobody wants any more, before it is ended; starting another costs as much."""

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class WorkerLost(QuarterdeckError):
    """A worker process did not start, or ended without an answer."""

    status: int | None = None
    """The exit code of the process, as in `Process.returncode`; None if it had not begun."""


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
        """Wait until the process runs and has said so; `WorkerLost` if it cannot be started."""
        if self._process is not None and self._process.returncode is None:
            return
        await self.end()
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
            raise WorkerLost(
                f"A worker process could not be started: {str(error) or 'it did not get ready'}."
            ) from None

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
            lost = WorkerLost(f"A worker process ended: {error}.")
            lost.status = process.returncode
            raise lost from None
        except WorkerLost as lost:
            lost.status = process.returncode
            raise
        return answer

    async def ask_for(
        self, wanted: asyncio.Future[Answer], line: bytes, *, seconds: float, patience: float = PATIENCE
    ) -> bytes:
        """The answer to a line. The process is ended if that takes too long.

        Args:
            wanted: a future that is done as soon as nobody waits any more; the process then has `patience` seconds left.
            line: the question.
            seconds: the time for the answer, by the clock.
            patience: the seconds for an unwanted answer.

        Raises:
            WorkerLost: the process ended.
            TimeoutError: it was ended.
        """
        asking = asyncio.create_task(self.ask(line))
        try:
            either: set[asyncio.Future[bytes] | asyncio.Future[Answer]] = {asking, wanted}
            await asyncio.wait(either, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            if not asking.done() and wanted.done():
                await asyncio.wait({asking}, timeout=patience)
            if not asking.done():
                raise TimeoutError(f"no answer within {seconds} s, or nobody waits for it")
            return asking.result()
        finally:
            asking.cancel()
            await asyncio.wait({asking})

    async def end(self) -> None:
        """End the process and wait until it is gone, even if somebody else began to end it and gave up."""
        async with self._end:
            process = self._process
            if process is None:
                return
            if process.returncode is None:
                process.kill()
            await process.wait()
            await let_go(process)
            self._process = None


class Job(Generic[Asked, Answer]):
    """A question whose answer somebody waits for."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.language = spoken()
        """The language of the answer."""
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.running = False
        self.failures = 0

    def finish(self, answer: Answer) -> None:
        """Give the answer to the waiting caller."""
        if not self.answer.done():
            self.answer.set_result(answer)

    def refuse(self, error: Exception) -> None:
        """Give an error to the waiting caller."""
        if not self.answer.done():
            self.answer.set_exception(error)


class Workers(Generic[Asked, Answer]):
    """Worker processes, and their jobs."""

    def __init__(self, module: str, number: int) -> None:
        self.workers = [Worker(module) for _ in range(number)]
        self.jobs: set[Job[Asked, Answer]] = set()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def process_ids(self) -> list[int]:
        """The numbers of the processes that run."""
        return [number for worker in self.workers if (number := worker.process_id) is not None]

    def start(self, work: Callable[[Worker], Coroutine[None, None, None]]) -> None:
        """Start the workers, each of which gets jobs from `work`."""
        self._tasks = [asyncio.create_task(work(worker)) for worker in self.workers]

    async def close(self) -> None:
        """End all processes; callers that still wait for an answer are cancelled."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        self._tasks = []
        for job in self.jobs:
            job.answer.cancel()
        for worker in self.workers:
            await worker.end()

    async def answer(self, job: Job[Asked, Answer]) -> Answer:
        """Wait for the answer to a job."""
        self.jobs.add(job)
        try:
            return await job.answer
        finally:
            self.jobs.discard(job)


async def let_go(process: Process) -> None:
    """Close the pipes to a process that is gone, since the event loop may be closed next and would leave them open."""
    if process.stdout is not None:
        await process.stdout.read()
    if process.stdin is not None:
        process.stdin.close()
        with suppress(OSError):
            await process.stdin.wait_closed()


async def read_line(process: Process) -> bytes:
    """The next complete line from the process; `WorkerLost` if it ends before."""
    try:
        line = await process.stdout.readline() if process.stdout else b""
    except ValueError:
        raise WorkerLost(f"A worker process said more than {MOST_BYTES} bytes without an end.") from None
    if not line.endswith(b"\n"):
        raise WorkerLost("A worker process ended before it answered; what it said stands above.")
    return line
