"""How players are charged at a table: by which time, and what their moves do to the clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from quarterdeck.server.database.rows import StoredClock, StoredLine
from quarterdeck.server.tables.room import Room
from quarterdeck.table.clocks import Clock, charged, waits_for

STALL_MS: Final = 10_000
"""The milliseconds without a sign of life after which the server counts as not running."""


class Hours:
    """The time by which players are charged. It stands still while the server hangs or its database does not answer."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self.clock = clock
        """Milliseconds since 1970."""
        self.seen: int | None = None
        """The latest sign of life; None before the first."""

    @property
    def stand_still(self) -> bool:
        """Whether there is no sign of life yet, or the latest is too old."""
        return self.seen is None or self.clock() > self.seen + STALL_MS

    def now(self) -> int:
        """Milliseconds since 1970, as far as the server was running."""
        return self.seen if self.seen is not None and self.stand_still else self.clock()


def following(room: Room, clock: Clock) -> StoredClock:
    """The clock as it is to be stored next."""
    return StoredClock(clock=clock, version=1 if room.stored_clock is None else room.stored_clock.version + 1)


def after_lines(
    room: Room, rows: Sequence[StoredLine], now: int, lag: int
) -> tuple[StoredClock, list[StoredLine]] | None:
    """The clock after new lines of the match, and these lines with the time that they took; None without a clock.

    `lag` is what whoever made the first line says that the network took.
    """
    if room.clock is None or room.terms is None:
        return None
    clock = charged(room.clock, now, {rows[0].seat: lag})
    moved: set[int] = set()
    timed: list[StoredLine] = []
    for row in rows:
        measured = row.kind in ("move", "lot") and row.seat in clock.running - moved
        timed.append(replace(row, spent=clock.seats[row.seat].used) if measured else row)
        moved |= {row.seat} if measured else set()
    back = {row.seat for row in rows if row.kind == "take-back"}
    clock = waits_for(room.terms, clock, room.on_the_clock(), now, moved=moved, resumed=back)
    return following(room, clock), timed


def kept_up(room: Room, now: int) -> StoredClock | None:
    """The clock that is to be stored because other people are awaited than before; None if it may stay as it is."""
    clock, terms = room.clock, room.terms
    if clock is None or terms is None or clock.running == room.on_the_clock():
        return None
    return following(room, waits_for(terms, charged(clock, now), room.on_the_clock(), now))
