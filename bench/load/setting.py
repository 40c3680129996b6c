"""What all measurements share: how much is measured, where, and how tables are prepared."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from load.people import Web, in_pairs
from load.server import Server
from load.tables import CARDINAL, Driver, Table, open_tables
from msgspec import Struct

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.server.protocol.api import NewMatch

SEED = 2026
TABLES_A_GUEST = 30
"""Where many tables are only there to be played one after another; a person may have 40 sockets."""


class Effort(Struct, frozen=True, kw_only=True):
    """How much is measured."""

    runs: int
    seconds: float
    warm_up: float
    tables: int
    """Open tables in the second measurement."""
    kills: int
    games: tuple[str, ...] = ()
    """The games of the last measurement; all, if none is named."""


class Place(Struct, frozen=True, kw_only=True):
    """Where and on what is measured."""

    folder: Path
    """For databases and logs, on the disk that is measured."""
    cores: tuple[int, ...]
    """All there are; with more than one, the first is the server's and this process keeps to the others."""
    note: Callable[[str], None]
    """Told what is going on."""

    def database(self, name: str) -> str:
        """The URL of a new SQLite database."""
        return f"sqlite:///{self.folder / name}.sqlite"

    def stand_aside(self) -> None:
        """This process leaves the server's core alone."""
        os.sched_setaffinity(0, self.cores[1:] or self.cores)

    @contextmanager
    def all_share(self) -> Iterator[None]:
        """Everybody may use all cores: this process, and whatever it starts."""
        os.sched_setaffinity(0, self.cores)
        try:
            yield
        finally:
            self.stand_aside()

    @contextmanager
    def serve(
        self, database: str, name: str, *, pinned: bool = True, options: Sequence[str] = ("--no-limits",)
    ) -> Iterator[tuple[Server, Web]]:
        """A server on its core, or on all, and HTTP to it; without limits unless the options say otherwise."""
        cores = self.cores[:1] if pinned else self.cores
        with Server(database, self.folder / f"{name}.log", cores, options, self.note) as server:
            web = Web(server.port)
            try:
                yield server, web
            finally:
                web.close()


def dice_of(measurement: int, run: int = 0) -> Dice:
    """Dice for one run."""
    return seeded(SEED, 1000 * measurement + run)


async def prepare(
    webs: list[Web], number: int, driver: Driver, tables_a_guest: int = 1, plan: NewMatch = CARDINAL
) -> list[Table]:
    """Tables with two guests each, ready for the first move."""
    pairs = in_pairs(await webs[0].guests(2 * -(-number // tables_a_guest)))
    return await open_tables(webs, (pairs * tables_a_guest)[:number], driver, plan)


def trouble(tables: list[Table]) -> int:
    """Requests that were refused, and sockets that were lost: there should be none."""
    return sum(len(table.refused) + sum(player.lost for player in table.players) for table in tables)


def leave(tables: list[Table]) -> None:
    """Everybody leaves."""
    for table in tables:
        table.close()
