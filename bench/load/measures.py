"""The first measurements, each with servers and databases of its own."""

from __future__ import annotations

import asyncio

from load.figures import Figure, least, most, worst
from load.pace import AtRate, FlatOut, Run, settled
from load.people import Web
from load.server import Server
from load.setting import TABLES_A_GUEST, Effort, Place, dice_of, leave, prepare, trouble
from load.stored import acknowledged_moves, disagreement, missing
from load.tables import Idle, Player, Table

from quarterdeck.server.protocol.api import NewMatch, SeatPlan
from quarterdeck.server.protocol.wire import SPECTATOR

AT_ONCE = 100
GAME = 25.0
"""Moves of a random game of Cardinal on its usual board, on average."""
GUESS = 5_000.0
"""Moves a second for which tables are ready in the first run; later runs know better."""
RATE = 200.0
BOT_TABLES = 4
BOTS = NewMatch(game="kraken", seats=(SeatPlan(kind="bot", level=5),) * 4)
KILL_AFTER = 1.0
QUANTILES = (("p50", 0.5), ("p95", 0.95), ("p99", 0.99))


def waits(name: str, runs: list[Run], targets: dict[str, float]) -> list[Figure]:
    """How long moves take, as figures."""
    return [
        least(f"{name}, {title}", "ms", [run.wait(share) for run in runs], targets.get(title))
        for title, share in QUANTILES
    ]


def spare_tables(effort: Effort, guess: float, runs: list[Run]) -> int:
    """How many tables must be ready, so that each game that ends has a successor."""
    rate = 1.3 * max([run.rate for run in runs] or [guess])
    return int(rate * (effort.seconds + effort.warm_up) / GAME)


# -- 1: flat out ------------------------------------------------------------------------------


async def measure_flat_out(effort: Effort, place: Place) -> list[Figure]:
    """100 games at once, as fast as the server answers; when one ends, a fresh table goes on."""
    runs: list[Run] = []
    wrong: list[float] = []
    url = place.database("flat-out")
    with place.serve(url, "flat-out") as (server, web):
        for number in range(effort.runs):
            place.note(f"flat out, run {number + 1} of {effort.runs}")
            spare = spare_tables(effort, GUESS, runs)
            driver = FlatOut(dice_of(1, number))
            tables = await prepare([web], AT_ONCE + spare, driver, TABLES_A_GUEST)
            runs.append(
                await driver.run(tables, AT_ONCE, server=server, seconds=effort.seconds, warm_up=effort.warm_up)
            )
            unanswered = await settled(tables)
            wrong.append(disagreement(url, tables) + unanswered + trouble(tables))
            leave(tables)
    return [
        most("Flat out over 100 tables", "moves/s", [run.rate for run in runs], 3_000),
        *waits("  acknowledged", runs, {}),
        most("  for each second of processor time", "moves", [run.rate / run.cpu for run in runs]),
        worst("  moves lost or refused, sockets cut", "", wrong, 0),
    ]


# -- 2: many tables ----------------------------------------------------------------------------


async def measure_many(effort: Effort, place: Place) -> list[Figure]:
    """Many open tables, 200 moves a second over all of them, with bots thinking on others."""
    driver = AtRate(dice_of(2), RATE)
    url = place.database("many")
    runs: list[Run] = []
    with place.serve(url, "many") as (server, web):
        place.note("many tables, before anybody comes")
        before = server.megabytes()
        place.note(f"{effort.tables} tables open")
        tables = await prepare([web], effort.tables, driver)
        bots = [await watch_bots(web) for _ in range(BOT_TABLES)]
        for number in range(effort.runs):
            place.note(f"{effort.tables} tables, run {number + 1} of {effort.runs}")
            seen = sum(revision(table) for table in bots)
            runs.append(await driver.run(tables, server=server, seconds=effort.seconds * 3, warm_up=effort.warm_up))
            thought = sum(revision(table) for table in bots) - seen
        memory = server.megabytes()
        wrong = disagreement(url, tables) + await settled(tables) + trouble(tables) + int(thought == 0)
        leave(tables + bots)
    sockets = 2 * effort.tables
    return [
        *waits(f"{effort.tables:,} tables, 200 moves/s", runs, {"p95": 8.0}),
        least("  the server's processor", "cores", [run.cpu for run in runs]),
        least(f"  memory, {sockets:,} sockets", "MB", [memory], 300.0),
        least("  memory before anybody came", "MB", [before]),
        worst("  moves lost or refused, sockets cut", "", [float(wrong)], 0),
    ]


async def watch_bots(web: Web) -> Table:
    """A table where bots play each other, with somebody who looks on."""
    guest = await web.guest()
    table = Table(await web.table(guest, BOTS), Idle())
    table.players = [Player(table, SPECTATOR)]
    await table.players[0].connect(web, guest)
    return table


def revision(table: Table) -> int:
    """How far the game is."""
    view = table.players[0].view
    return 0 if view is None else view.revision


# -- 3: killed ------------------------------------------------------------------------------------


async def measure_kills(effort: Effort, place: Place) -> list[Figure]:
    """The server is killed in the middle of it all; another one starts on what is left."""
    lost: list[float] = []
    told = 0
    for number in range(effort.kills):
        place.note(f"kill {number + 1} of {effort.kills}")
        url, name = place.database(f"kill-{number}"), f"kill-{number}"
        driver = FlatOut(dice_of(5, number))
        with place.serve(url, name) as (server, web):
            tables = await prepare([web], AT_ONCE, driver, TABLES_A_GUEST)
            await played_until_killed(driver, tables, server, KILL_AFTER * (0.5 + number / effort.kills))
        with place.serve(url, name):
            told += len(acknowledged_moves(tables))
            lost.append(float(missing(url, tables)))
        leave(tables)
    return [
        worst(f"Acknowledged moves missing after kill -9, {effort.kills} × 100 games", "", lost, 0),
        most("  moves acknowledged before", "", [float(told)], 1),
    ]


async def played_until_killed(driver: FlatOut, tables: list[Table], server: Server, seconds: float) -> None:
    """Everybody plays; then the server is gone."""
    driver.begin(tables, len(tables))
    await asyncio.sleep(seconds)
    driver.going = False
    server.kill()
    await asyncio.sleep(0.2)  # what it had sent arrives
