"""What a million moves a day need: measured for one move of each game, and calculated from that (docs/scale.md)."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from time import perf_counter

from load.figures import Figure, least
from load.pace import AtRate, settled
from load.server import Server
from load.setting import Effort, Place, dice_of, leave, prepare
from msgspec import Struct

from quarterdeck.engine.registry import find_game, keys
from quarterdeck.server.protocol.api import NewMatch, SeatPlan

TABLES = 40
"""Open tables of each game, with two sockets each."""
LONG = {"cardinal": 160, "kraken": 60}
"""Of games that are soon over, so many tables that they last as long as it is measured."""
RATE = 40.0
"""Moves a second over all tables: about what a million a day come to in the busiest hour."""
LONGER = 3
MOVES = 1_000_000
DAY = 86_400.0
PEAK = 4.0
"""Assumed: the busiest hour has so many times as many moves as the mean."""
VIEWERS = 2.5
"""Assumed: two players, and half a spectator, look at a table while somebody moves."""
THINKING = 20.0
"""Assumed: seconds between two moves at a table where people play."""
DAYS = 365


class Move(Struct, frozen=True, kw_only=True):
    """What one move of a game takes, on average."""

    sent: float
    """Bytes to each viewer."""
    processor: float
    """Seconds of the server's processor time, with two viewers, beyond what open tables take while nobody moves."""
    stored: float
    """Bytes of the database."""
    table: float
    """Bytes of memory of a table with two sockets."""


class Needs(Struct, frozen=True, kw_only=True):
    """What a million moves a day need, if all are of one game."""

    moves: float
    """Moves a second in the busiest hour."""
    cores: float
    """Processors that are busy in the busiest hour."""
    tables: float
    """Tables that are open at once in the busiest hour."""
    sockets: float
    megabytes: float
    """Memory of these tables."""
    egress: float
    """Gigabytes sent a day."""
    disk: float
    """Gigabytes stored a year."""


def needs(move: Move) -> Needs:
    """The calculation, step by step."""
    busiest = MOVES / DAY * PEAK
    tables = busiest * THINKING
    return Needs(
        moves=busiest,
        cores=busiest * move.processor * VIEWERS / 2,
        tables=tables,
        sockets=tables * VIEWERS,
        megabytes=tables * move.table * VIEWERS / 2 / 1e6,
        egress=MOVES * move.sent * VIEWERS / 1e9,
        disk=MOVES * move.stored * DAYS / 1e9,
    )


async def measure_million(effort: Effort, place: Place) -> list[Figure]:
    """Each game at about the speed of the busiest hour, and what follows for a million moves of it."""
    return [figure for name in effort.games or keys() for figure in told(name, await measure_move(name, effort, place))]


async def measure_move(name: str, effort: Effort, place: Place) -> Move:
    """What a move of a game takes while moves are made at random at many tables."""
    place.note(f"a move of {find_game(name).title}")
    plan = NewMatch(game=name, seats=(SeatPlan(kind="me"), SeatPlan(kind="open")))
    driver, file = AtRate(dice_of(8), RATE), place.folder / f"million-{name}.sqlite"
    with place.serve(place.database(f"million-{name}"), f"million-{name}") as (server, web):
        before = server.megabytes()
        tables = await prepare([web], LONG.get(name, TABLES), driver, plan=plan)
        memory = (server.megabytes() - before) / len(tables)
        players = [player for table in tables for player in table.players]
        for player in players:
            player.sizes.clear()
        idle = await idling(server, effort.seconds)
        size, used, began = bytes_of(file), server.cpu_seconds(), perf_counter()
        await driver.run(tables, server=server, seconds=effort.seconds * LONGER, warm_up=effort.warm_up)
        await settled(tables)
        used = server.cpu_seconds() - used - idle * (perf_counter() - began)
        moves = sum(len(table.acknowledged) for table in tables)
        stored = bytes_of(file) - size
        sent = sum(sum(player.sizes) for player in players)
        leave(tables)
    return Move(
        sent=sent / moves / 2,
        processor=used / moves,
        stored=stored / moves,
        table=memory * 1024**2,
    )


async def idling(server: Server, seconds: float) -> float:
    """The cores that a server needs with all its tables open while nobody moves."""
    began, used = perf_counter(), server.cpu_seconds()
    await asyncio.sleep(seconds)
    return (server.cpu_seconds() - used) / (perf_counter() - began)


def bytes_of(file: Path) -> int:
    """How large a database is without the room in it that is free."""
    copy = file.with_suffix(".copy")
    copy.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("VACUUM INTO ?", (str(copy),))
    return copy.stat().st_size


def told(name: str, move: Move) -> list[Figure]:
    """The move, and a million of them."""
    found = needs(move)
    rows = (
        (f"{find_game(name).title}, a move sends each viewer", "KB", move.sent / 1e3),
        ("  the server's processor time for it", "ms", move.processor * 1e3),
        ("  stored for it", "bytes", move.stored),
        ("  memory of a table with two sockets", "KB", move.table / 1e3),
        ("  a million a day: processors in the busiest hour", "cores", found.cores),
        ("    memory of open tables", "MB", found.megabytes),
        ("    sent", "GB a day", found.egress),
        ("    stored", "GB a year", found.disk),
    )
    return [least(what, unit, [value]) for what, unit, value in rows]
