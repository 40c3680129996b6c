"""One search of the engine: it runs in a thread of its own, can be stopped, and may begin before its time counts."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event, Thread
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.bots import Bot, Choice, SearchBot
from quarterdeck.bots.bot import MOST_SIMULATIONS, SLICE
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.position import Position

NANOSECONDS: Final = 1_000_000
"""In a millisecond."""
BEAT: Final = 1_000
"""The milliseconds between two signs of life."""


class Question(Struct, frozen=True, kw_only=True):
    """What a bot is asked."""

    bot: Bot
    """With its budget; a budget in time is `milliseconds`."""
    veiled: Position
    seat: int
    dice: Dice
    milliseconds: int = 0
    """The time for the answer, from when it counts; 0: as long as the bot's simulations take."""
    waits: bool = False
    """Whether the answer is not given before `stop`, or before `hit`."""
    ponders: bool = False
    """Whether `hit` may come: until then, the budget does not count."""


class Thinking:
    """A search that has begun. `done` is called once, in its thread, with the choice and the milliseconds it took."""

    def __init__(self, question: Question, alive: Callable[[int], None], done: Callable[[Choice, int], None]) -> None:
        self.question = question
        self._alive = alive
        self._done = done
        self._stopped = Event()
        self._free = Event()  # the answer may be given
        self._answers = Event()  # the search is over
        self._hit_at = 0
        self._slices = 0
        self._began = self._beaten = time.monotonic_ns()
        if not question.waits:
            self.hit()
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    @property
    def running(self) -> bool:
        """Whether the answer is not given yet; while it is being given, this waits for that."""
        if self._answers.is_set():
            self._thread.join()
        return self._thread.is_alive()

    def hit(self) -> None:
        """From now on the budget counts."""
        self._hit_at = time.monotonic_ns()
        self._free.set()

    def stop(self) -> None:
        """Answer now, with what was found."""
        self._stopped.set()
        self._free.set()

    def wait(self) -> None:
        """Wait until the answer is given."""
        self._thread.join()

    def _run(self) -> None:
        asked = self.question
        bot = asked.bot
        if isinstance(bot, SearchBot):
            unbound = asked.waits or bool(asked.milliseconds)
            searcher = replace(bot, simulations=MOST_SIMULATIONS) if unbound else bot
            choice = searcher.think(asked.veiled, asked.seat, asked.dice, self._keep_going)
        else:
            choice = bot.choose(asked.veiled, asked.seat, asked.dice)
        self._free.wait()
        self._answers.set()
        self._done(choice, (time.monotonic_ns() - self._began) // NANOSECONDS)

    def _keep_going(self) -> bool:
        """Whether the search has anything left of its budget."""
        now = time.monotonic_ns()
        self._slices += 1
        if now - self._beaten >= BEAT * NANOSECONDS:
            self._beaten = now
            self._alive((now - self._began) // NANOSECONDS)
        if self._stopped.is_set():
            return False
        if not self._free.is_set():
            return True
        if self.question.milliseconds:
            return now < self._hit_at + self.question.milliseconds * NANOSECONDS
        bot = self.question.bot
        return not (self.question.ponders and isinstance(bot, SearchBot)) or self._slices * SLICE < bot.simulations
