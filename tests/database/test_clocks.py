"""Clocks are kept with the lines that change them, and stand still while no server runs."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest
from sqlalchemy import Connection, update

from quarterdeck.records.clock import ClockTerms
from quarterdeck.server.database import clocks
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.errors import CorruptRow
from quarterdeck.server.database.forgetting import DAY_MS, forget_tables
from quarterdeck.server.database.matches import load_lines
from quarterdeck.server.database.rows import StoredClock
from quarterdeck.server.database.schema import clocks as clocks_table
from quarterdeck.table.clocks import Clock, SeatClock
from tests.database.samples import line, prepare

TERMS = ClockTerms(per="game", seconds=60)

RESTS = Clock(seats=(SeatClock(left=60_000),) * 2)
RUNS = Clock(seats=(SeatClock(left=60_000, runs=True, lag=1_000), SeatClock(left=50_000)), since=10_000)
PAUSED = Clock(seats=RUNS.seats, paused=True)


async def kept(database: Database, name: str = "m") -> StoredClock:
    """The clock of a match."""
    found = await database.read(lambda c: clocks.load_clock(c, name))
    assert found is not None
    return found


async def with_clock(database: Database, *names: str) -> None:
    """Matches with clocks that run for seat 0 since 10,000."""
    await prepare(database, *names)
    for name in names:
        await database.write(partial(add_running, name=name))


def add_running(c: Connection, name: str) -> None:
    """A clock of a match, which runs."""
    clocks.add_clock(c, name, RESTS, TERMS)
    assert clocks.change_clock(c, name, StoredClock(clock=RUNS, version=2))


async def test_a_clock_comes_back_as_it_was(database: Database) -> None:
    """A match without one has none."""
    await prepare(database, "m", "n")
    await database.write(lambda c: clocks.add_clock(c, "m", PAUSED, TERMS))
    assert await kept(database) == StoredClock(clock=PAUSED, version=1)
    assert await database.read(lambda c: clocks.load_clock(c, "n")) is None


async def test_of_two_changes_one_counts(database: Database) -> None:
    """The other process was faster."""
    await with_clock(database, "m")
    late = StoredClock(clock=PAUSED, version=2)
    assert not await database.write(lambda c: clocks.change_clock(c, "m", late))
    assert await kept(database) == StoredClock(clock=RUNS, version=2)


async def test_a_clock_is_stored_with_the_lines_that_change_it(database: Database) -> None:
    """All or nothing: lines that are refused leave it as it was."""
    await with_clock(database, "m")
    new = StoredClock(clock=PAUSED, version=3)
    taken = msgspec.structs.replace(line("m", 1), spent=4_321)
    assert await database.add_lines([taken], "playing", new)
    assert await kept(database) == new
    assert [one.spent for one in await database.read(lambda c: load_lines(c, "m"))] == [4_321]
    assert not await database.add_lines([line("m", 1)], None, StoredClock(clock=RUNS, version=4))
    assert await kept(database) == new


async def test_what_is_due_first_comes_first(database: Database) -> None:
    """Clocks that nobody pays for are never due."""
    await with_clock(database, "m", "n")
    sooner = Clock(seats=(SeatClock(left=5_000, runs=True),), since=10_000)
    await database.write(lambda c: clocks.set_clock(c, "n", StoredClock(clock=sooner, version=3)))
    await prepare_rest(database)
    assert await database.read(clocks.next_due) == [("n", 15_000), ("m", 71_000)]
    await database.write(lambda c: clocks.stop_clock(c, "n"))
    assert await database.read(clocks.next_due) == [("m", 71_000)]


async def prepare_rest(database: Database) -> None:
    """The clock of a match stands in a pause."""
    await database.write(lambda c: clocks.set_clock(c, "m", StoredClock(clock=PAUSED, version=3)))
    assert await database.read(clocks.next_due) == [("n", 15_000)]
    await database.write(lambda c: clocks.set_clock(c, "m", StoredClock(clock=RUNS, version=4)))


async def test_the_time_in_which_no_server_ran_is_given_back(database: Database) -> None:
    """From the latest sign of life on, or from when the clock began to run after that."""
    await with_clock(database, "m")
    assert not await database.write(lambda c: clocks.show_life(c, 12_000, None, slack=0))
    assert await database.write(lambda c: clocks.show_life(c, 100_000, None, slack=0))
    assert (await kept(database)).clock.since == 98_000
    assert (await kept(database)).version == 3
    assert await database.read(clocks.next_due) == [("m", 159_000)]
    later = Clock(seats=RUNS.seats, since=100_500)
    await database.write(lambda c: clocks.set_clock(c, "m", StoredClock(clock=later, version=4)))
    assert await database.write(lambda c: clocks.show_life(c, 200_000, None, slack=0))
    assert (await kept(database)).clock.since == 200_000


async def test_while_another_server_runs_nothing_is_given_back(database: Database, other: Database) -> None:
    """Its signs of life are in the database; a process that slept does not move the clocks."""
    await with_clock(database, "m")
    await database.write(lambda c: clocks.show_life(c, 12_000, None, slack=10_000))
    await other.write(lambda c: clocks.show_life(c, 58_000, 50_000, slack=10_000))
    before = await kept(database)
    assert not await database.write(lambda c: clocks.show_life(c, 60_000, 12_000, slack=10_000))
    assert await kept(database) == before


async def test_a_table_that_is_forgotten_takes_its_clock_along(database: Database) -> None:
    """Nothing refers to it any more."""
    await with_clock(database, "m")
    assert await database.write(lambda c: forget_tables(c, 10**6 * DAY_MS)) == 1
    assert await database.read(clocks.next_due) == []


async def test_a_clock_that_makes_no_sense_is_named(database: Database) -> None:
    """Its table is frozen; others go on."""
    await with_clock(database, "m")
    await database.write(lambda c: c.execute(update(clocks_table).values(seats='{"left": 1}')))
    with pytest.raises(CorruptRow, match="clocks"):
        await kept(database)
