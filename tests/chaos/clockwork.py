"""An event loop whose time jumps to whatever comes next, so that nobody waits, and every run of it is the same."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context
from itertools import count
from types import coroutine
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_numbers = count(1)


class Standstill(RuntimeError):
    """Nothing will ever happen again, and somebody still waits."""


class Jumping(selectors.SelectSelector):
    """Waits for nothing: where others would sleep, its time jumps."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """No news, ever; the time has passed."""
        if timeout is None:
            raise Standstill
        self.now += max(0.0, timeout)
        return []


class Numbered(asyncio.Task[T]):
    """A task whose place in a set depends on when it was made, not on where it lies in memory."""

    def __init__(
        self, work: Coroutine[object, object, T], loop: asyncio.AbstractEventLoop, context: Context | None
    ) -> None:
        self.number = next(_numbers)
        super().__init__(work, loop=loop, context=context)

    def __hash__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return self is other


class Clockwork(asyncio.SelectorEventLoop):
    """The loop. What others do in threads is done here, in turn, each after a while that `latency` tells."""

    def __init__(self, latency: Callable[[], float]) -> None:
        self._jumping = Jumping()
        self._latency = latency
        super().__init__(self._jumping)

    def time(self) -> float:
        """Seconds since the run began."""
        return self._jumping.now

    def run_in_executor(self, _executor: object, work: Callable[[*Ts], T], *arguments: *Ts) -> asyncio.Future[T]:
        """The work is done after a while, and its end is heard of after another."""
        future: asyncio.Future[T] = self.create_future()

        def do() -> None:
            if future.cancelled():
                return
            try:
                result = work(*arguments)
            except Exception as error:  # noqa: BLE001 - whatever it was, it is for whoever waits
                self.call_later(self._latency(), _fail, future, error)
            else:
                self.call_later(self._latency(), _end, future, result)

        self.call_later(self._latency(), do)
        return future

    def call_soon_threadsafe(
        self, callback: Callable[[*Ts], object], *arguments: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        """What the writer's thread tells is heard after a while."""
        return self.call_later(self._latency(), callback, *arguments, context=context)


def _end(future: asyncio.Future[T], result: T) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[T], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)


@coroutine
def watched(work: Coroutine[object, object, T], on_wait: Callable[[], None]) -> Generator[object, object, T]:
    """The same work; `on_wait` is called each time it waits for something."""
    step: Callable[[], object] = lambda: work.send(None)  # noqa: E731 - a name for the first of many steps
    while True:
        try:
            awaited = step()
        except StopIteration as end:
            result: T = end.value
            return result
        on_wait()
        try:
            answer = yield awaited
        except BaseException as error:  # noqa: BLE001 - a cancellation, too, is for the work inside
            step = lambda error=error: work.throw(error)  # type: ignore[misc]  # noqa: E731
        else:
            step = lambda answer=answer: work.send(answer)  # type: ignore[misc]  # noqa: E731
