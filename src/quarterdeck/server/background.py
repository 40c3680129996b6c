"""Work that nobody waits for: unexpected ends are logged, and repeated work is tried again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from time import monotonic
from typing import Final, Never

from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.server.logs import log

FIRST_PAUSE: Final = 0.25
"""The seconds before something that failed is tried again; they double each time."""
LONGEST_PAUSE: Final = 20.0
STALL_SECONDS: Final = 0.25
"""The seconds between two checks of the event loop, and how late a check must be to be reported."""
STALL_LINE_SECONDS: Final = 10.0
"""The seconds between two lines of the log about a late event loop."""


class Pauses:
    """Growing pauses between attempts, each twice as long as the one before, up to a longest."""

    def __init__(self, first: float = FIRST_PAUSE, longest: float = LONGEST_PAUSE) -> None:
        self._first = self._next = first
        self._longest = longest

    async def wait(self) -> None:
        """Wait before the next attempt."""
        pause, self._next = self._next, min(2 * self._next, self._longest)
        await asyncio.sleep(pause)

    def reset(self) -> None:
        """Begin again with the first pause, after an attempt that succeeded."""
        self._next = self._first


class Background:
    """Tasks that run until they are done or the server ends."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[object, object, None], name: str) -> asyncio.Task[None]:
        """Do something in the background; if it fails, the log calls it `name`."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def done(self) -> None:
        """Wait until everything under way has ended."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """End everything now."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log_failure(task.get_name(), error)


def log_failure(work: str, error: BaseException) -> None:
    """Log a failure: a refusal or something impossible in a sentence, a fault of ours with its traceback."""
    if isinstance(error, QuarterdeckError):
        log.error("background work failed", work=work, problem=str(error))
    else:
        log.error("background work failed", work=work, exc_info=error)


class Stalls:
    """Notices when the event loop was held up, which made everybody wait."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._looked: float | None = None
        self._logged = float("-inf")
        self._count = 0
        self._longest = 0.0

    async def look(self) -> None:
        """Call this every `STALL_SECONDS`: it measures how late the call is."""
        now = self._clock()
        late = 0.0 if self._looked is None else now - self._looked - STALL_SECONDS
        self._looked = now
        if late > STALL_SECONDS:
            self._count += 1
            self._longest = max(self._longest, late)
        if self._count and now - self._logged >= STALL_LINE_SECONDS:
            log.warning("the event loop was held up", longest_ms=round(self._longest * 1000), count=self._count)
            self._logged, self._count, self._longest = now, 0, 0.0


async def again_and_again(
    name: str, work: Callable[[], Awaitable[None]], seconds: float, sooner: asyncio.Event | None = None
) -> Never:
    """Do something at regular intervals for ever, and as soon as an event is set; a failure is logged, and soon tried again."""
    pauses = Pauses(longest=max(seconds, FIRST_PAUSE))
    while True:
        try:
            await work()
        except Exception as error:  # noqa: BLE001 - what must go on goes on, whatever it was; the log has it
            log_failure(name, error)
            await pauses.wait()
        else:
            pauses.reset()
            await _rest(seconds, sooner)


async def _rest(seconds: float, sooner: asyncio.Event | None) -> None:
    if sooner is None:
        await asyncio.sleep(seconds)
        return
    with suppress(TimeoutError):
        await asyncio.wait_for(sooner.wait(), seconds)
    sooner.clear()
