"""Bots think in processes of their own, so that none ever delays the server or another table for long.

A process gets the position as the bot's seat knows it, and nothing else: what the seat may not know
never reaches the process that thinks for it. All processes run politely behind the server.
"""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from quarterdeck.bots import find_bot
from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.engine.registry import find_game
from quarterdeck.server.bots.process import Worker, WorkerLost
from quarterdeck.server.bots.tasks import Chosen, Order, Task, any_move

__all__ = ["BotPool", "Chosen", "Task"]

WORKER: Final = "quarterdeck.server.bots.worker"
MOST_WORKERS: Final = 8
ATTEMPTS: Final = 2
"""How often a task is given to a worker before any legal move must do."""
PATIENCE: Final = 0.2
"""Seconds that a worker has to finish what nobody waits for any more, before it is ended: starting another costs as much."""

_LOG = structlog.get_logger(__name__)


def default_workers() -> int:
    """As many as this process may use cores, within reason."""
    return max(1, min(MOST_WORKERS, len(os.sched_getaffinity(0))))


class Job:
    """A task that somebody waits for."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.answer: asyncio.Future[Chosen] = asyncio.get_running_loop().create_future()
        self.thinking = False
        self.failures = 0


class BotPool:
    """Workers that take tasks in the order in which they come. `start` first, `close` in the end."""

    def __init__(
        self,
        workers: int | None = None,
        *,
        soft_limit_ms: int = 2_000,
        hard_limit_ms: int = 6_000,
        patience: float = PATIENCE,
        module: str = WORKER,
    ) -> None:
        self.soft_limit_ms = soft_limit_ms
        self.hard_limit_ms = hard_limit_ms
        self.patience = patience
        self._workers = [Worker(module) for _ in range(workers or default_workers())]
        self._running: list[asyncio.Task[None]] = []
        self._queue: asyncio.PriorityQueue[tuple[int, Job]] = asyncio.PriorityQueue()
        self._jobs: set[Job] = set()
        self._numbers = 0

    async def start(self) -> None:
        """All workers are ready; `WorkerLost` if they cannot be started here."""
        ready = await asyncio.gather(*(worker.ready() for worker in self._workers), return_exceptions=True)
        for error in filter(None, ready):
            await self.close()
            raise error
        self._running = [asyncio.create_task(self._work(worker)) for worker in self._workers]

    async def close(self) -> None:
        """No worker is left; whoever still waits for a choice is cancelled."""
        for task in self._running:
            task.cancel()
        for task in self._running:
            with suppress(asyncio.CancelledError):
                await task
        self._running = []
        for job in self._jobs:
            job.answer.cancel()
        for worker in self._workers:
            await worker.end()

    async def choose(self, task: Task) -> Chosen:
        """A bot's choice. When this is cancelled, the worker is free again at once.

        A worker that hangs or dies is replaced; if the task fails twice, any legal move is taken.

        Raises:
            Malformed, NotYourTurn: game, bot, position or seat are not what they should be.
        """
        find_bot(task.spec, find_game(task.game), clock=time.monotonic_ns)
        job = Job(task)
        self._jobs.add(job)
        self._numbers += 1
        self._queue.put_nowait((self._numbers, job))
        try:
            return await job.answer
        finally:
            self._jobs.discard(job)

    @property
    def thinking(self) -> int:
        """Tasks that a worker is thinking about."""
        return sum(job.thinking for job in self._jobs)

    @property
    def waiting(self) -> int:
        """Tasks for which no worker is free yet."""
        return sum(not job.thinking for job in self._jobs)

    @property
    def process_ids(self) -> list[int]:
        """The numbers of the processes that run."""
        return [number for worker in self._workers if (number := worker.process_id) is not None]

    async def _work(self, worker: Worker) -> None:
        """Give one worker tasks for ever."""
        while True:
            number, job = await self._queue.get()
            if job.answer.done():
                continue
            job.thinking = True
            try:
                chosen = await self._ask(worker, job)
            except (WorkerLost, TimeoutError) as error:
                self._failed(number, job, str(error))
            else:
                if not job.answer.done():
                    job.answer.set_result(chosen)

    async def _ask(self, worker: Worker, job: Job) -> Chosen:
        await worker.ready()
        order = Order(task=job.task, soft_limit_ms=self.soft_limit_ms, hard_limit_ms=self.hard_limit_ms)
        asking = asyncio.create_task(worker.ask(msgspec.json.encode(order)))
        try:
            limit = self.hard_limit_ms / 1000
            either: set[asyncio.Future[bytes] | asyncio.Future[Chosen]] = {asking, job.answer}
            await asyncio.wait(either, timeout=limit, return_when=asyncio.FIRST_COMPLETED)
            if not asking.done() and job.answer.done():
                await asyncio.wait({asking}, timeout=self.patience)
            if not asking.done():
                raise TimeoutError(f"no answer within {self.hard_limit_ms} ms")
            return msgspec.json.decode(asking.result(), type=Chosen)
        finally:
            asking.cancel()
            await asyncio.wait({asking})

    def _failed(self, number: int, job: Job, problem: str) -> None:
        """Once more, in its old place of the queue; then any legal move, or the reason why there is none."""
        if job.answer.done():
            return
        job.thinking = False
        job.failures += 1
        _LOG.warning("bot-failed", game=job.task.game, spec=job.task.spec, attempt=job.failures, problem=problem)
        if job.failures < ATTEMPTS:
            self._queue.put_nowait((number, job))
            return
        try:
            job.answer.set_result(any_move(job.task))
        except QuarterdeckError as error:
            job.answer.set_exception(error)
