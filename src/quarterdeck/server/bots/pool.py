"""Bots think in processes of their own, so that none ever delays the server or another table for long.

A process gets the position as the bot's seat knows it, and nothing else: what the seat may not know
never reaches the process that thinks for it. All processes run at a lower priority than the server.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec
import structlog

from quarterdeck.bots import find_bot
from quarterdeck.engine.registry import find_game
from quarterdeck.server.bots.tasks import Chosen, Order, Task, any_move
from quarterdeck.server.worker_process import PATIENCE, Job, Worker, WorkerLost, Workers
from quarterdeck.workers import usable_cores

__all__ = ["BotPool", "Chosen", "Task"]

WORKER: Final = "quarterdeck.server.bots.worker"
MOST_WORKERS: Final = 8
ATTEMPTS: Final = 2
"""How often a task is given to a worker before any legal move is taken."""

_LOG = structlog.get_logger(__name__)


def default_workers() -> int:
    """One worker for each core that this process may use, within reason."""
    return max(1, min(MOST_WORKERS, usable_cores()))


class BotPool:
    """Workers that take tasks in the order in which they come. Call `start` first and `close` at the end."""

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
        self._workers: Workers[Task, Chosen] = Workers(module, workers or default_workers())
        self._queue: asyncio.PriorityQueue[tuple[int, Job[Task, Chosen]]] = asyncio.PriorityQueue()
        self._numbers = 0

    async def start(self) -> None:
        """Start all workers; `WorkerLost` if they cannot be started here."""
        ready = await asyncio.gather(*(worker.ready() for worker in self._workers.workers), return_exceptions=True)
        for error in filter(None, ready):
            await self.close()
            raise error
        self._workers.start(self._work)

    async def close(self) -> None:
        """End all workers; callers that still wait for a choice are cancelled."""
        await self._workers.close()

    async def choose(self, task: Task) -> Chosen:
        """A bot's choice. When this is cancelled, the worker is free again at once.

        A worker that hangs or dies is replaced; if the task fails twice, any legal move is taken.

        Raises:
            Malformed, NotYourTurn: game, bot, position or seat are wrong.
        """
        find_bot(task.spec, find_game(task.game), clock=time.monotonic_ns)
        job: Job[Task, Chosen] = Job(task)
        self._numbers += 1
        self._queue.put_nowait((self._numbers, job))
        return await self._workers.answer(job)

    @property
    def thinking(self) -> int:
        """The number of tasks that a worker is thinking about."""
        return sum(job.running for job in self._workers.jobs)

    @property
    def waiting(self) -> int:
        """The number of tasks for which no worker is free yet."""
        return sum(not job.running for job in self._workers.jobs)

    @property
    def process_ids(self) -> list[int]:
        """The numbers of the processes that run."""
        return self._workers.process_ids

    async def _work(self, worker: Worker) -> None:
        """Give one worker tasks for ever."""
        while True:
            number, job = await self._queue.get()
            if job.answer.done():
                continue
            job.running = True
            try:
                chosen = await self._ask(worker, job)
            except (WorkerLost, TimeoutError) as error:
                self._failed(number, job, str(error))
            except Exception as error:  # noqa: BLE001 - whatever it was, this worker's tasks still wait for it
                await worker.end()
                self._failed(number, job, repr(error))
            else:
                job.finish(chosen)

    async def _ask(self, worker: Worker, job: Job[Task, Chosen]) -> Chosen:
        await worker.ready()
        order = Order(task=job.asked, soft_limit_ms=self.soft_limit_ms, hard_limit_ms=self.hard_limit_ms)
        line = msgspec.json.encode(order)
        limit = self.hard_limit_ms / 1000
        answer = await worker.ask_for(job.answer, line, seconds=limit, patience=self.patience)
        return msgspec.json.decode(answer, type=Chosen)

    def _failed(self, number: int, job: Job[Task, Chosen], problem: str) -> None:
        """Try a failed task once more, in its old place in the queue; then take any legal move, or raise why there is none."""
        if job.answer.done():
            return
        job.running = False
        job.failures += 1
        _LOG.warning("bot-failed", game=job.asked.game, spec=job.asked.spec, attempt=job.failures, problem=problem)
        if job.failures < ATTEMPTS:
            self._queue.put_nowait((number, job))
            return
        try:
            job.finish(any_move(job.asked))
        except Exception as error:  # noqa: BLE001 - whoever waits hears it, whatever it was
            job.refuse(error)
