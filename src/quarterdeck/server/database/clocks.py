"""Stores the clocks of matches, and until when the server was running.

Nobody is charged while no server runs. So the time of the latest sign of life is stored, and when a server begins to run
again, all clocks are moved on by the time that was lost.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import Connection, RowMapping, case, delete, insert, select, update

from quarterdeck.records.clock import ClockTerms
from quarterdeck.server.database.errors import CorruptRow, sound
from quarterdeck.server.database.notices import tell, touch
from quarterdeck.server.database.rows import StoredClock
from quarterdeck.server.database.schema import clocks, settings
from quarterdeck.table.clocks import Clock, SeatClock, due

MOST_DUE: Final = 100
"""The most clocks that are looked at together."""
_ALIVE: Final = "alive"
"""The row of the settings with the time of the latest sign of life."""


def add_clock(connection: Connection, match: str, clock: Clock, terms: ClockTerms) -> None:
    """Store the clock of a new match, and for lists what was agreed."""
    told = msgspec.json.encode(terms).decode()
    connection.execute(insert(clocks).values(match=match, terms=told, **_columns(StoredClock(clock=clock))))


def load_clock(connection: Connection, match: str) -> StoredClock | None:
    """The clock of a match; None if it has none. `CorruptRow` if it makes no sense."""
    with sound("clocks", match):
        row = connection.execute(select(clocks).where(clocks.c.match == match)).mappings().one_or_none()
    return None if row is None else _clock(row)


def load_clocks(connection: Connection, names: Collection[str]) -> dict[str, tuple[ClockTerms, StoredClock]]:
    """What was agreed about time at some matches, and their clocks; without those that have none, or one that makes no sense."""
    found: dict[str, tuple[ClockTerms, StoredClock]] = {}
    for row in connection.execute(select(clocks).where(clocks.c.match.in_(names))).mappings():
        with suppress(CorruptRow, msgspec.DecodeError):
            found[row["match"]] = msgspec.json.decode(row["terms"], type=ClockTerms), _clock(row)
    return found


def _clock(row: RowMapping) -> StoredClock:
    try:
        seats = msgspec.json.decode(row["seats"], type=tuple[SeatClock, ...])
    except msgspec.DecodeError as error:
        raise CorruptRow("clocks", row["match"], str(error)) from None
    return StoredClock(clock=Clock(seats=seats, since=row["since"], paused=row["paused"]), version=row["version"])


def change_clock(connection: Connection, match: str, new: StoredClock) -> bool:
    """Store a clock that follows the stored one; False if somebody else was faster."""
    here = (clocks.c.match == match, clocks.c.version == new.version - 1)
    changed = connection.execute(update(clocks).where(*here).values(**_columns(new))).rowcount == 1
    if changed:
        touch(connection, match)
    return changed


def set_clock(connection: Connection, match: str, new: StoredClock) -> None:
    """Store the clock after lines, in the job that stores the lines; these decide which process was faster."""
    connection.execute(update(clocks).where(clocks.c.match == match).values(**_columns(new)))


def next_due(connection: Connection) -> list[tuple[str, int]]:
    """The matches in which somebody's time is up first, and when that is."""
    wanted = select(clocks.c.match, clocks.c.due).where(clocks.c.due.is_not(None)).order_by(clocks.c.due)
    return [(row.match, row.due) for row in connection.execute(wanted.limit(MOST_DUE))]


def stop_clock(connection: Connection, match: str) -> None:
    """Charge nobody at this match any more, since its table makes no sense."""
    connection.execute(update(clocks).where(clocks.c.match == match).values(since=None, due=None))


def show_life(connection: Connection, now: int, seen: int | None, *, slack: int) -> bool:
    """Store that a server is running now; if none was for longer than `slack`, move all clocks on by that time.

    `seen` is when this process knows itself to have been running. Returns whether clocks were moved.
    """
    row = connection.execute(select(settings.c.value).where(settings.c.key == _ALIVE)).scalar_one_or_none()
    known = [moment for moment in (seen, int(row) if row else None) if moment is not None]
    last = max(known, default=now)
    moved = now - last > slack and _move_on(connection, last, now)
    connection.execute(delete(settings).where(settings.c.key == _ALIVE))
    connection.execute(insert(settings).values(key=_ALIVE, value=str(now)))
    return moved


def any_runs(connection: Connection) -> bool:
    """Whether anybody is being charged anywhere."""
    return connection.execute(select(clocks.c.match).where(clocks.c.since.is_not(None)).limit(1)).first() is not None


def _move_on(connection: Connection, last: int, now: int) -> bool:
    """Do not charge anybody for the time since the last sign of life."""
    by = case((clocks.c.since < last, now - last), (clocks.c.since < now, now - clocks.c.since), else_=0)
    here = clocks.c.since.is_not(None)
    names = list(connection.execute(select(clocks.c.match).where(here)).scalars())
    moved = {"since": clocks.c.since + by, "due": clocks.c.due + by, "version": clocks.c.version + 1}
    connection.execute(update(clocks).where(here).values(**moved))
    tell(connection, names)
    return bool(names)


def _columns(stored: StoredClock) -> dict[str, object]:
    clock = stored.clock
    return {
        "seats": msgspec.json.encode(clock.seats).decode(),
        "since": clock.since,
        "paused": clock.paused,
        "due": due(clock),
        "version": stored.version,
    }
