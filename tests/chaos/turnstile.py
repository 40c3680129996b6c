"""The database writer's work without its thread: it is done on the event loop, in turns, so the order is always the same."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from queue import Empty
from typing import Final, Generic, TypeVar

from tests.chaos.world import World

J = TypeVar("J")
LOCK_TIMEOUT: Final = 10.0
"""Seconds that a writer waits for its turn, as on PostgreSQL."""


class Rest(BaseException):
    """Where the thread would wait for more to do: the turn is over."""


class Turnstile(Generic[J]):
    """The writer's queue and its thread, one of each; jobs that come while a turn is awaited go together."""

    def __init__(self, world: World, lock: Callable[[], None]) -> None:
        self.world = world
        self.lock = lock
        """Called before a turn that fails because others hold the database."""
        self.jobs: deque[J] = deque()
        self.ended = False
        self._planned = False
        self._in_turn = False
        self._work: Callable[[], None] = lambda: None

    # -- instead of a queue ------------------------------------------------------------------------

    def put(self, job: J) -> None:
        """Something to write."""
        self.jobs.append(job)
        self._plan()

    def get(self) -> J:
        """The next thing to write, once a turn; then the turn is over."""
        if not self._in_turn or not self.jobs:
            raise Rest
        self._in_turn = False
        return self.jobs.popleft()

    def get_nowait(self) -> J:
        """One more, if there is one."""
        if not self.jobs:
            raise Empty
        return self.jobs.popleft()

    # -- instead of a thread -----------------------------------------------------------------------

    def thread(self, *, target: Callable[[], None], name: str, daemon: bool) -> Turnstile[J]:
        """Remember what the thread would do for ever: it begins anew each turn."""
        self._work = target
        return self

    def start(self) -> None:
        """There is nothing to do yet."""

    def join(self) -> None:
        """Whatever waits is written, to the end."""
        while self.jobs and not self.ended:
            self.turn()

    def is_alive(self) -> bool:
        """Whether it goes on."""
        return not self.ended

    # -- turns -----------------------------------------------------------------------------------

    def _plan(self) -> None:
        if self._planned or self.ended:
            return
        self._planned = True
        world = self.world
        if world.one_in(world.plan.slow) and not world.calm:
            world.loop.call_later(LOCK_TIMEOUT, self._locked_turn)
        else:
            world.loop.call_later(world.latency(), self.turn)

    def _locked_turn(self) -> None:
        self.lock()
        self.turn()

    def turn(self) -> None:
        """One batch is written."""
        self._planned = False
        if self.ended or not self.jobs:
            return
        self._in_turn = True
        try:
            self._work()
        except Rest:
            if self.jobs:
                self._plan()
        else:
            self.ended = True

    def kill(self) -> None:
        """Whatever waits stays unwritten."""
        self.ended = True
        self.jobs.clear()
