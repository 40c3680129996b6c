"""Several server processes on one PostgreSQL: what each more of them brings, and what happens if one of them is killed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from statistics import median
from time import perf_counter

import psycopg
from load.figures import Figure, least, most, worst
from load.pace import AtRate, BothSee, FlatOut, Run, settled
from load.people import Web
from load.server import Server
from load.setting import TABLES_A_GUEST, Effort, Place, dice_of, leave, prepare, trouble
from load.stored import disagreement, missing
from load.tables import Driver, Player, Table
from msgspec import Struct

from quarterdeck.engine.dice import Dice
from tests.database.postgres import Postgres

NUMBERS = (1, 2, 4)
"""How many processes there are, one measurement after the other."""
AT_ONCE = 100
GAME = 25.0
"""Moves of a random game of Cardinal on its usual board, on average."""
GUESS = 2_000.0
"""Moves a second for which tables are ready in the first run; later runs know better."""
RATE = 200.0
LONG = 4.0
"""How many times as long the run lasts in which a process is killed and PostgreSQL restarted."""
SEEN = {"p50": 5.0, "p95": 10.0, "p99": 30.0}
"""Targets in thousandths of a second for two processes."""
QUANTILES = (("p50", 0.5), ("p95", 0.95), ("p99", 0.99))


class Together:
    """The processor time and memory of all servers that are left."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = list(servers)
        self._gone = 0.0

    def cpu_seconds(self) -> float:
        """Processor time of all, also of those that were killed."""
        return self._gone + sum(server.cpu_seconds() for server in self.servers)

    def megabytes(self) -> float:
        """Memory of all that are left."""
        return sum(server.megabytes() for server in self.servers)

    def kill_one(self) -> None:
        """Kill the last of them."""
        server = self.servers.pop()
        self._gone += server.cpu_seconds()
        server.kill()


class Seen(Struct, frozen=True):
    """What a number of processes came to in one round."""

    steady: Run
    flat_out: Run
    memory: float
    connections: int
    wrong: int


@contextmanager
def database_of(place: Place) -> Iterator[Postgres]:
    """PostgreSQL, which shares all cores with everybody else."""
    place.note("starting PostgreSQL")
    with place.all_share():
        postgres = Postgres(durable=True)
        try:
            yield postgres
        finally:
            postgres.stop()


def connections_of(url: str) -> int:
    """How many connections others have to a database."""
    query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    with psycopg.connect(url) as connection:
        row = connection.execute(query).fetchone()
    return 0 if row is None else int(row[0])


@contextmanager
def servers_on(url: str, name: str, number: int, place: Place) -> Iterator[tuple[Together, list[Web]]]:
    """So many processes on a database."""
    with ExitStack() as stack:
        found = [
            stack.enter_context(place.serve(url, f"{name}-{k}", pinned=False, options=("--no-limits", "--bots", "1")))
            for k in range(number)
        ]
        yield Together([server for server, _ in found]), [web for _, web in found]


async def tables_at(webs: Sequence[Web], number: int, driver: Driver) -> list[Table]:
    """Tables whose two players are at different processes, if there are several; each process has as many."""
    tables: list[Table] = []
    for k, web in enumerate(webs):
        other = webs[(k + 1) % len(webs)]
        tables += await prepare([web, other], -(-number // len(webs)), driver, TABLES_A_GUEST)
    return tables


# -- 1, 2 and 4 processes ---------------------------------------------------------------------------


async def measure_shared(effort: Effort, place: Place) -> list[Figure]:
    """1, 2 and 4 processes on one PostgreSQL in turns, so that a busy minute slows all of them."""
    seen: dict[int, list[Seen]] = {number: [] for number in NUMBERS}
    with database_of(place) as postgres:
        for turn in range(effort.runs):
            for number in NUMBERS:
                place.note(f"{number} processes, run {turn + 1} of {effort.runs}")
                rates = [one.flat_out.rate for found in seen.values() for one in found]
                seen[number].append(await together(postgres, effort, place, number, turn, rates))
    return [figure for number in NUMBERS for figure in figures_of(number, seen[number], seen[1])]


async def together(
    postgres: Postgres, effort: Effort, place: Place, number: int, turn: int, rates: Sequence[float]
) -> Seen:
    """What so many processes come to in one round."""
    url = postgres.new_database()
    seconds, warm_up = effort.seconds, effort.warm_up
    with servers_on(url, f"shared-{number}", number, place) as (servers, webs):
        steady: AtRate = BothSee(dice_of(3, turn), RATE)
        tables = await tables_at(webs, AT_ONCE * 2, steady)
        at_rate = await steady.run(tables, server=servers, seconds=seconds, warm_up=warm_up)
        wrong = disagreement(url, tables) + trouble(tables)
        leave(tables)
        driver = FlatOut(dice_of(4, turn))
        spare = int(1.3 * max(rates or [GUESS]) * (seconds + warm_up) / GAME)
        tables = await tables_at(webs, AT_ONCE + spare, driver)
        flat_out = await driver.run(tables, AT_ONCE, server=servers, seconds=seconds, warm_up=warm_up)
        wrong += await settled(tables) + disagreement(url, tables) + trouble(tables)
        memory, connections = servers.megabytes(), connections_of(url)
        leave(tables)
    return Seen(steady=at_rate, flat_out=flat_out, memory=memory, connections=connections, wrong=wrong)


def figures_of(number: int, found: Sequence[Seen], alone: Sequence[Seen]) -> list[Figure]:
    """What a number of processes came to, and how that compares with one process in the same round."""
    word = "1 process" if number == 1 else f"{number} processes"
    ratios = [one.flat_out.rate / other.flat_out.rate for one, other in zip(found, alone, strict=True)]
    targets = SEEN if number == 2 else {}  # noqa: PLR2004 - two processes
    return [
        *(
            least(f"{word}, PostgreSQL, 200 moves/s: seen by the other, {title}", "ms", runs, targets.get(title))
            for title, share in QUANTILES
            if (runs := [one.steady.wait(share) for one in found])
        ),
        most("  flat out over 100 tables", "moves/s", [one.flat_out.rate for one in found]),
        most("  as many times as one process, median", "", [median(ratios)]),
        least("  flat out, acknowledged, p95", "ms", [one.flat_out.wait(0.95) for one in found]),
        least("  processors of all", "cores", [one.flat_out.cpu for one in found]),
        most("  for each second of processor time", "moves", [one.flat_out.rate / one.flat_out.cpu for one in found]),
        least("  memory of all", "MB", [one.memory for one in found]),
        least("  connections to PostgreSQL", "", [float(one.connections) for one in found]),
        worst("  moves lost or refused, sockets cut", "", [float(one.wrong) for one in found], 0),
    ]


# -- one is killed, PostgreSQL is restarted ------------------------------------------------------------


class Noting(AtRate):
    """Open loop that also notes when moves are acknowledged."""

    def __init__(self, dice: Dice, rate: float) -> None:
        super().__init__(dice, rate)
        self.moments: list[float] = []

    def done(self, player: Player, waited: float) -> None:
        """Counted, and noted."""
        super().done(player, waited)
        self.moments.append(perf_counter())

    @property
    def rate_at_last(self) -> float:
        """Moves a second from the first acknowledged one to the last, the time included in which nothing was."""
        return (len(self.moments) - 1) / (self.moments[-1] - self.moments[0]) if len(self.moments) > 1 else 0.0

    @property
    def longest_gap(self) -> float:
        """The longest time in seconds in which nothing was acknowledged at any table."""
        return max((later - sooner for sooner, later in zip(self.moments, self.moments[1:], strict=False)), default=0.0)


class Struck(Struct, frozen=True):
    """What a run came to in which a process was killed, and PostgreSQL restarted."""

    rate: float
    run: Run
    gap: float
    memory: float
    connections: int
    lost: int


async def measure_shared_kill(effort: Effort, place: Place) -> list[Figure]:
    """Two processes on one PostgreSQL: one is killed, later the database crashes and starts again, and play goes on.

    Players of the killed process come to the other one, and ask again for what was not acknowledged.
    """
    seconds = effort.seconds * LONG
    found: list[Struck] = []
    with database_of(place) as postgres:
        for turn in range(effort.runs):
            place.note(f"one of two processes killed, PostgreSQL restarted, run {turn + 1} of {effort.runs}")
            url = postgres.new_database()
            with servers_on(url, f"struck-{turn}", 2, place) as (servers, webs):
                driver = Noting(dice_of(7, turn), RATE)
                tables = await tables_at(webs, AT_ONCE * 2, driver)
                for table in tables:
                    for player in table.players:
                        player.haven = webs[0]
                striking = asyncio.create_task(strike(servers, postgres, effort.warm_up, seconds))
                run = await driver.run(tables, server=servers, seconds=seconds, warm_up=effort.warm_up)
                await striking
                lost = await settled(tables) + missing(url, tables)
                memory, connections = servers.megabytes(), connections_of(url)
                leave(tables)
            found.append(Struck(driver.rate_at_last, run, driver.longest_gap, memory, connections, lost))
    return [
        most("One of two killed, PostgreSQL restarted, 200 moves/s", "moves/s", [one.rate for one in found]),
        *(
            least(f"  acknowledged, {title}", "ms", [one.run.wait(share) for one in found])
            for title, share in QUANTILES
        ),
        least("  longest time without any acknowledged move", "s", [one.gap for one in found]),
        least("  memory of the process that was left", "MB", [one.memory for one in found]),
        least("  its connections to PostgreSQL", "", [float(one.connections) for one in found]),
        worst("  acknowledged moves missing, requests unanswered", "", [float(one.lost) for one in found], 0),
    ]


async def strike(servers: Together, postgres: Postgres, warm_up: float, seconds: float) -> None:
    """A third of the time later one process is gone, and after two thirds PostgreSQL crashes and starts again."""
    await asyncio.sleep(warm_up + seconds / 3)
    servers.kill_one()
    await asyncio.sleep(seconds / 3)
    await asyncio.to_thread(postgres.crash)
    await asyncio.to_thread(postgres.start_again)
