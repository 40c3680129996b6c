"""A server that is killed while games are played has lost no move that it acknowledged, and has none twice."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct, field
from websockets.exceptions import ConnectionClosed

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.server.protocol.wire import Done, Play, Sit, View
from tests.conftest import Count
from tests.server.serving import Serving, Standby, serving
from tests.server.wires import Caller, Wire, callers

KILLS, MANY_KILLS, PARTS = 3, 1_000, 10
"""In `make test`, and besides in `make test-all`."""
TABLES = (("cardinal", "open"), ("cardinal", "open"), ("kraken", "open"), ("kraken", "open"), ("cardinal", "bot"))
"""The game, and who plays against the host."""
SHORTEST, LONGEST = 5, 120
"""Milliseconds that a server is given once everybody is there."""
FEWEST = 6
"""So many moves it has acknowledged before it is killed, however slow the machine is."""


class Table(Struct):
    """A table over all lives of its server, and what its players know of it."""

    match: str
    people: list[Caller]
    told: dict[int, str] = field(default_factory=dict)
    """Moves that were acknowledged, by the revision they made."""
    seen: int = 0
    """The newest revision that anybody was told of."""
    pending: dict[int, Play] = field(default_factory=dict)
    """By seat, what was asked and not answered when the server was killed."""
    over: bool = False


class Player:
    """Somebody who plays at a table as long as the server lives."""

    def __init__(self, table: Table, wire: Wire, dice: Dice) -> None:
        self.table = table
        self.wire = wire
        self.dice = dice

    async def play(self) -> None:
        """Choose whenever it is one's turn, one move after the other; what is under way is asked for again, first."""
        with suppress(ConnectionError, ConnectionClosed):
            view = await self.wire.first(View)
            assert view.revision >= self.table.seen, "the table came back without moves that it had shown"
            if view.seat in self.table.pending:
                await self.ask(self.table.pending[view.seat])
            while not self.table.over:
                view = self.wire.latest(View)
                self.table.seen = max(self.table.seen, view.revision)
                self.table.over |= view.ending is not None
                if view.moves:
                    move = view.moves[self.dice.below(len(view.moves))]
                    await self.ask(Play(id=0, seat=view.seat, move=move, expected=view.revision))
                await self.wire.until(later_than(view.revision))

    async def ask(self, request: Play) -> None:
        """Choose a move."""
        self.table.pending[request.seat] = request
        answer = await self.wire.ask(msgspec.structs.replace(request, id=self.wire.number()))
        del self.table.pending[request.seat]
        assert isinstance(answer, Done), answer
        self.table.told[request.expected + 1] = request.move
        self.table.seen = max(self.table.seen, answer.revision)
        await self.wire.seen(answer.revision)


def later_than(revision: int) -> Callable[[object], bool]:
    """Whether a message shows more than that."""
    return lambda message: isinstance(message, View) and (message.revision > revision or message.ending is not None)


async def make_table(people: list[Caller], game: str, other: str) -> Table:
    """A new table, with everybody seated."""
    host, guest = people
    match = await host.make("me", other, game=game)
    if other == "bot":
        return Table(match, [host])
    async with guest.at(match) as wire:
        assert isinstance(await wire.ask(Sit(id=wire.number(), seat=1)), Done)
    return Table(match, people)


async def live(server: Serving, tables: list[Table], dice: Dice) -> int:
    """Everybody plays, and the server is killed; at how many tables a move was under way."""
    async with AsyncExitStack() as stack:
        players = [
            Player(table, await stack.enter_async_context(person.at(table.match)), dice)
            for table in tables
            for person in table.people
        ]
        told = sum(len(table.told) for table in tables)
        playing = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep((SHORTEST + dice.below(LONGEST - SHORTEST)) / 1000)
        while sum(len(table.told) for table in tables) < told + FEWEST:
            done, _ = await asyncio.wait(playing, timeout=SHORTEST / 1000)
            if len(done) == len(playing):
                break
        server.kill()
        await asyncio.gather(*playing)
    return sum(bool(table.pending) for table in tables)


def check(database: Path, table: Table) -> None:
    """The database has what was acknowledged and shown, each move in its place, once."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        rows = connection.execute("SELECT ply, move FROM moves WHERE match = ? ORDER BY ply", [table.match]).fetchall()
    finally:
        connection.close()
    assert [ply for ply, _ in rows] == list(range(1, len(rows) + 1))
    assert len(rows) >= table.seen, "what was shown is lost"
    kept = dict(rows)
    for revision, move in table.told.items():
        assert kept.get(revision) == move, f"move {revision} was acknowledged as {move}"


@pytest.mark.parametrize(
    ("kills", "seed"),
    [(KILLS, 0), *(pytest.param(MANY_KILLS // PARTS, seed, marks=pytest.mark.long) for seed in range(1, PARTS + 1))],
)
async def test_a_killed_server_loses_no_acknowledged_move(
    tmp_path: Path, standby: Standby, kills: int, seed: int, count: Count
) -> None:
    """Killed at random moments with moves under way at several tables; asked again, each is played once."""
    dice = seeded(11, seed)
    tables: list[Table] = []
    finished: list[Table] = []
    port, under_way = 0, 0
    async with AsyncExitStack() as stack:
        people: list[Caller] = []
        for _ in range(kills):
            server = Serving(tmp_path, "--no-limits", port=port, start=standby)
            stack.callback(server.kill)
            people = people or await stack.enter_async_context(callers(server.url, "Ann", "Ben"))
            port = server.port
            for table in tables:
                check(tmp_path / "server.sqlite", table)
            finished += [table for table in tables if table.over]
            tables = [table for table in tables if not table.over]
            while len(tables) < len(TABLES):
                tables.append(await make_table(people, *TABLES[(len(finished) + len(tables)) % len(TABLES)]))
            under_way += await live(server, tables, dice)
        with serving(tmp_path, "--no-limits", port=port, start=standby):
            for table in [*tables, *finished]:
                check(tmp_path / "server.sqlite", table)
                assert (await people[0].card(table.match)).state in (("over",) if table.over else ("playing", "over"))
    assert under_way >= kills
    assert sum(len(table.told) for table in [*tables, *finished]) >= FEWEST * kills
    count("kills of a server", kills)
