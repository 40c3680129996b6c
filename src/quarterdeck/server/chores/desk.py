"""Takes chores in; they wait in a fair queue for a process that carries them out (docs/decisions/0028)."""

from __future__ import annotations

import asyncio
import signal
from time import monotonic
from typing import Final, Protocol

import msgspec
import structlog

from quarterdeck.messages.language import speaking
from quarterdeck.server.chores.fair_queue import Asker, Crowded, FairQueue
from quarterdeck.server.chores.kinds import MOST_SECONDS, OUT_OF_MEMORY, Chore, Fault, Finished, Order, Outcome
from quarterdeck.server.problems import SAY, Declined
from quarterdeck.server.worker_process import Job, Worker, WorkerLost, Workers

WORKER: Final = "quarterdeck.server.chore_worker"
WORKERS: Final = 2
"""The number of processes; one address may use all but one."""
WALL: Final = 3
"""A chore may take this many times its processor limit in elapsed time."""
TOO_DEAR: Final = (OUT_OF_MEMORY, -signal.SIGPROF)
"""The exit codes of a process whose chore took too much memory or processor time."""
ATTEMPTS: Final = 2
"""How often a chore is given to a process, if the process ended for another reason than its limits."""
AGAIN_SECONDS: Final = 1.0
"""The seconds until a process that could not be started is tried again."""

_DECODE: Final = msgspec.json.Decoder(Outcome).decode
_LOG = structlog.get_logger(__name__)


class TooDear(Declined):
    """A request takes more time or memory than any sensible one."""

    kind = "too-dear"
    status = 422


class ChoreFault(RuntimeError):
    """A chore has shown a fault of ours, which the text describes."""


class Chores(Protocol):
    """Anything that carries out chores."""

    async def do(self, asker: Asker, chore: Chore) -> bytes:
        """The answer to a chore."""


class Desk:
    """Processes that carry out chores, and their queue. Call `start` first and `close` at the end."""

    def __init__(
        self,
        workers: int = WORKERS,
        *,
        seconds: float = MOST_SECONDS,
        bounded: bool = True,
        module: str = WORKER,
    ) -> None:
        self.seconds = seconds
        self._workers: Workers[Chore, bytes] = Workers(module, workers)
        self._queue: FairQueue[Job[Chore, bytes]] = FairQueue(max(1, workers - 1), bounded=bounded)
        self._news = asyncio.Event()

    async def start(self) -> None:
        """Start the processes; callers that come before they are ready wait."""
        self._workers.start(self._work)

    async def close(self) -> None:
        """End all processes; callers that still wait for an answer are cancelled."""
        await self._workers.close()

    @property
    def waiting(self) -> int:
        """The number of chores that wait for a process."""
        return len(self._queue)

    @property
    def process_ids(self) -> list[int]:
        """The numbers of the processes that run."""
        return self._workers.process_ids

    async def do(self, asker: Asker, chore: Chore) -> bytes:
        """The answer to a chore. When this is cancelled, a chore that waits is dropped; one that runs is ended soon.

        Raises:
            Malformed, PackError: the chore's input makes no sense.
            Crowded, Busy: too many chores wait.
            TooDear: the chore took too much time or memory.
            ChoreFault: a fault of ours.
        """
        job: Job[Chore, bytes] = Job(chore)
        dropped = self._queue.add(asker, job)
        if dropped is not None:
            with speaking(dropped.language):
                dropped.refuse(Crowded(SAY("chores-crowded")))
        self._news.set()
        try:
            return await self._workers.answer(job)
        finally:
            self._queue.drop(asker, job)

    async def _work(self, worker: Worker) -> None:
        """Give one process chores for ever."""
        while True:
            try:
                await worker.ready()
            except Exception:  # noqa: BLE001 - whatever it was, chores still wait for this process
                _LOG.error("chore-worker-not-started", exc_info=True)
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            asker, job = await self._next()
            began = monotonic()
            try:
                settle(job, await self._ask(worker, job))
            except (WorkerLost, TimeoutError) as error:
                if not job.answer.done():
                    _LOG.warning("chore-failed", chore=type(job.asked).__name__, problem=str(error))
                with speaking(job.language):
                    job.refuse(TooDear(SAY("chore-too-dear")))
            except Exception as error:  # noqa: BLE001 - whatever it was, this process's chores still wait for it
                await worker.end()
                _LOG.error("chore-failed", chore=type(job.asked).__name__, exc_info=True)
                job.refuse(ChoreFault(repr(error)))
            finally:
                self._queue.done(asker, monotonic() - began)
                self._news.set()

    async def _next(self) -> tuple[Asker, Job[Chore, bytes]]:
        """The next job, as soon as there is one that may run."""
        while True:
            found = self._queue.next()
            if found is not None:
                return found
            self._news.clear()
            await self._news.wait()

    async def _ask(self, worker: Worker, job: Job[Chore, bytes]) -> Outcome:
        """A process's answer; another process is asked if that one was gone through no fault of the chore."""
        order = msgspec.json.encode(Order(chore=job.asked, language=job.language, seconds=self.seconds))
        while True:
            try:
                await worker.ready()
            except WorkerLost as error:  # the chore has not been asked, so it is not what takes too much
                raise ChoreFault(str(error)) from None
            try:
                outcome: Outcome = _DECODE(await worker.ask_for(job.answer, order, seconds=self.seconds * WALL))
            except WorkerLost as lost:
                job.failures += 1
                if lost.status in TOO_DEAR or job.failures == ATTEMPTS or job.answer.done():
                    raise
            else:
                return outcome


def settle(job: Job[Chore, bytes], outcome: Outcome) -> None:
    """Give the outcome of a job, an answer or an error, to the caller that waits for it."""
    if isinstance(outcome, Finished):
        job.finish(outcome.answer)
    elif isinstance(outcome, Fault):
        job.refuse(ChoreFault(outcome.trace))
    else:
        job.refuse(outcome.error())
