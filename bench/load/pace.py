"""The two ways to load a server: as fast as it answers, and at a fixed rate whether it answers or not."""

from __future__ import annotations

import asyncio
import gc
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter

from load.server import Measured
from load.tables import Idle, Mover, Played, Player, Table
from msgspec import Struct

from quarterdeck.engine.dice import Dice

SETTLE_SECONDS = 60.0
"""The longest that moves under way are waited for."""


class Run(Struct, frozen=True, kw_only=True):
    """What a run came to."""

    moves: int
    """Acknowledged while it was measured."""
    seconds: float
    waits: list[float]
    """Seconds from when each of these moves was due until it had its effect, sorted."""
    cpu: float
    """Cores that the server's own process kept busy."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    def wait(self, share: float) -> float:
        """Milliseconds within which that share of the moves had its effect."""
        return self.waits[min(len(self.waits) - 1, int(share * len(self.waits)))] * 1000 if self.waits else 0.0


@contextmanager
def without_collections() -> Iterator[None]:
    """The load generator does not stop to look for garbage while it measures."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


async def settled(tables: Sequence[Table]) -> int:
    """Wait until nothing is under way; how many moves were never answered."""
    until = perf_counter() + SETTLE_SECONDS
    while True:
        under_way = sum(one.asked is not None for table in tables for one in table.players)
        if not under_way or perf_counter() > until:
            return under_way
        await asyncio.sleep(0.02)


class FlatOut:
    """Closed loop: so many games at once, each with a move under way all the time; a finished one is followed by another."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.going = False
        self.waits: list[float] = []
        self.spare: deque[Played] = deque()

    def may_move(self, player: Mover) -> None:
        """At once."""
        if self.going and player.table.playing:
            player.play(self.dice, perf_counter())

    def done(self, player: Mover, waited: float) -> None:  # noqa: ARG002 - a driver's form
        """Counted."""
        self.waits.append(waited)

    def seen(self, player: Mover) -> None:
        """Nothing."""

    def over(self, table: Played) -> None:
        """The next one."""
        if self.going and table.playing:
            self.begin_spare()

    def begin_spare(self) -> None:
        """Begin one of the tables that wait, if one is left."""
        if not self.spare:
            return
        table = self.spare.popleft()
        table.playing = True
        if table.mover is not None:
            self.may_move(table.mover)

    def begin(self, tables: Sequence[Played], at_once: int) -> None:
        """So many of the tables play; the others wait for their turn."""
        self.spare = deque(tables)
        self.going = True
        for _ in range(at_once):
            self.begin_spare()

    async def run(
        self, tables: Sequence[Played], at_once: int, *, server: Measured, seconds: float, warm_up: float
    ) -> Run:
        """Play, and measure after the warm-up."""
        with without_collections():
            self.begin(tables, at_once)
            await asyncio.sleep(warm_up)
            self.waits = []
            began, used = perf_counter(), server.cpu_seconds()
            await asyncio.sleep(seconds)
            waits, took = sorted(self.waits), perf_counter() - began
            used = server.cpu_seconds() - used
            self.going = False
        return Run(moves=len(waits), seconds=took, waits=waits, cpu=used / took)


class AtRate(Idle):
    """Open loop: moves are due at a fixed rate, table after table. A table that is not ready makes its move late."""

    def __init__(self, dice: Dice, rate: float) -> None:
        self.dice = dice
        self.rate = rate
        self.owed: defaultdict[Table, deque[float]] = defaultdict(deque)
        self.waits: list[float] = []
        self.from_then = 0.0
        """What was due before does not count."""

    def may_move(self, player: Player) -> None:
        """If a move is overdue."""
        owed = self.owed[player.table]
        if owed:
            player.play(self.dice, owed.popleft())

    def done(self, player: Player, waited: float) -> None:
        """Counted."""
        self.count(player, waited)

    def count(self, player: Player, waited: float) -> None:
        """A move had its effect."""
        if player.due >= self.from_then:
            self.waits.append(waited)

    def due(self, table: Table, when: float) -> None:
        """A move is due at a table."""
        mover = table.mover
        if mover is not None and not self.owed[table]:
            mover.play(self.dice, when)
        else:
            self.owed[table].append(when)

    async def run(self, tables: Sequence[Table], *, server: Measured, seconds: float, warm_up: float) -> Run:
        """Play, and measure what is due after the warm-up; it ends sooner if all games are over."""
        self.waits = []
        going_on = deque(table for table in tables if not table.over)
        with without_collections():
            start, used = perf_counter() + 0.01, server.cpu_seconds()
            self.from_then = start + warm_up
            for number in range(int((seconds + warm_up) * self.rate)):
                when = start + number / self.rate
                await asyncio.sleep(max(0.0, when - perf_counter()))
                while going_on and going_on[0].over:
                    going_on.popleft()
                if not going_on:
                    break
                self.due(going_on[0], when)
                going_on.rotate(-1)
            took, used = perf_counter() - start, server.cpu_seconds() - used
            await settled(tables)
        return Run(moves=len(self.waits), seconds=min(seconds, took), waits=sorted(self.waits), cpu=used / took)


class BothSee(AtRate):
    """Open loop, where the effect of a move is that the other player sees it."""

    def done(self, player: Player, waited: float) -> None:
        """That the mover knows it is not what counts here."""

    def seen(self, player: Player) -> None:
        """Counted if it shows the other player's move for the first time."""
        other = next(one for one in player.table.players if one is not player)
        view = player.view
        if other.shown is not None and view is not None and view.revision > other.shown.expected:
            other.shown = None
            self.count(other, perf_counter() - other.due)
