"""The fifth measurement: people play on while somebody at another address attacks the server."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec
from load.attack import HALF_REQUESTS
from load.figures import Figure, least, worst
from load.old_tables import store_old_tables
from load.pace import AtRate, Run
from load.server import Server
from load.setting import Effort, Place, dice_of, leave, prepare, trouble
from load.tables import Table
from msgspec import Struct

RATE = 20.0
TABLES = 60
TABLES_A_GUEST = 10
SECONDS_A_SECOND = 5.0
"""How many times as long as others this measurement lasts: what stops a server takes its time."""
ENOUGH = 0.95
"""Of the moves are acknowledged within 50 ms."""
LONGEST_MS = 50.0
START_SECONDS = 120.0
OLD_TABLES = 200
"""How many tables can be read from the database in each storm: more than an attacker may have read."""


class Storm(Struct, frozen=True, kw_only=True):
    """An attack."""

    title: str
    address: str
    """Whence it comes: each has used nothing up yet."""
    without: Sequence[str] = ()
    """Ways that are left out."""


STORMS = (
    Storm(title="attacked in all ways", address="127.0.0.2"),
    Storm(title="attacked without half requests", address="127.0.0.3", without=(HALF_REQUESTS,)),
)


async def measure_besieged(effort: Effort, place: Place) -> list[Figure]:
    """20 moves a second of people at one address, without an attack and with two from another address.

    The second leaves half requests out: they would take the attacker's room for everything else.
    """
    url = place.database("besieged")
    place.note("long games are stored")
    old = await store_old_tables(url, OLD_TABLES * len(STORMS), dice_of(6, 1))
    with place.serve(url, "besieged", options=()) as (server, web):
        place.note("before the attack")
        driver = AtRate(dice_of(6), RATE)
        tables = await prepare([web], TABLES, driver, TABLES_A_GUEST)
        seconds = effort.seconds * SECONDS_A_SECOND
        calm = await driver.run(tables, server=server, seconds=seconds, warm_up=effort.warm_up)
        found = [
            *waits("20 moves/s in peace", calm, None),
            least("  memory before anybody attacks", "MB", [server.megabytes()]),
        ]
        for number, storm in enumerate(STORMS):
            place.note(storm.title)
            names = place.folder / f"tables-{number}.txt"
            names.write_text("\n".join(old[number * OLD_TABLES : (number + 1) * OLD_TABLES]))
            command = [
                str(server.port),
                str(seconds + 2 * effort.warm_up + 2),
                storm.address,
                str(names),
                *storm.without,
            ]
            attack = await asyncio.create_subprocess_exec(sys.executable, "-m", "load.attack", *command, stdout=PIPE)
            run, counts, memory = await attacked(server, driver, tables, seconds, effort.warm_up, attack)
            found += [
                *waits(f"20 moves/s, {storm.title}", run, LONGEST_MS),
                worst("  never acknowledged", "moves", [float(max(0, int(seconds * RATE) - run.moves))], 0),
                least("  the server's processor", "cores", [run.cpu]),
                least("  memory at the end", "MB", [memory]),
                *[least(f"  the attacker's {name}", "", [float(number)]) for name, number in counts.items()],
            ]
        wrong = trouble(tables)
        leave(tables)
    return [*found, worst("  refused, or sockets cut, of those who play", "", [float(wrong)], 0)]


def waits(name: str, run: Run, target: float | None) -> list[Figure]:
    """How long moves take, as figures."""
    return [
        least(
            f"{name}, {title}",
            "ms",
            [run.wait(share) if run.moves else run.seconds * 1000],
            target if share == ENOUGH else None,
        )
        for title, share in (("p50", 0.5), ("p95", ENOUGH), ("p99", 0.99))
    ]


async def attacked(
    server: Server, driver: AtRate, tables: list[Table], seconds: float, warm_up: float, attacker: Process
) -> tuple[Run, dict[str, int], float]:
    """What a run came to while the attacker was at work, what the attacker got, and memory at the end of it."""
    try:
        await ready(attacker)
        run = await driver.run(tables, server=server, seconds=seconds, warm_up=warm_up + 1)
        memory = server.megabytes()
        said, _ = await asyncio.wait_for(attacker.communicate(), START_SECONDS)
        return run, msgspec.json.decode(said, type=dict[str, int]), memory
    finally:
        if attacker.returncode is None:
            attacker.kill()
            await attacker.wait()


async def ready(attacker: Process) -> None:
    """Until the attacker begins."""
    if attacker.stdout is None or await asyncio.wait_for(attacker.stdout.readline(), START_SECONDS) != b"ready\n":
        raise RuntimeError("the attacker did not begin")
