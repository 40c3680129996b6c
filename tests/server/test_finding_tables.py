"""Tables are read from the database when somebody comes, just as they stand."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection

from quarterdeck.server.chores.fair_queue import Asker
from quarterdeck.server.database import matches
from quarterdeck.server.gate.limits import BUDGETS, Limits, TooFast
from quarterdeck.server.problems import Full, NotThere
from quarterdeck.server.tables import reading, rooms
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.others import Others
from quarterdeck.server.tables.room import Room
from quarterdeck.server.tables.rooms import Rooms
from quarterdeck.server.tables.turns import Turns, Visitor
from tests.server.tables import ME, OPEN, AtOnce, Guest, House
from tests.server.test_http_limits import Clock


def nobody(room: Room) -> None:
    """No bot is to be woken."""


@pytest.mark.parametrize("notice", ["its own", "*"])
async def test_a_change_that_happens_while_a_table_is_read_is_not_missed(
    house: House, monkeypatch: pytest.MonkeyPatch, notice: str
) -> None:
    """Another process lets somebody sit down just after this one has looked, and its notice comes before the end."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN)
    house.rooms.drop(room)
    read = house.database.read_long
    readings = 0

    async def overtaken(query: Callable[[Connection], object]) -> object:
        nonlocal readings
        found = await read(query)
        readings += 1
        if readings == 1:
            assert await house.database.write(lambda c: matches.take_seat(c, room.id, 1, ben.id))
            Others(house.rooms, nobody).hear(room.id if notice == "its own" else notice)
        return found

    monkeypatch.setattr(house.database, "read_long", overtaken)
    found = await house.rooms.find(room.id)
    assert [chair.user for chair in found.chairs] == [ann.id, ben.id]
    assert readings == 2
    assert await house.rooms.find(room.id) is found


async def test_a_table_that_is_not_there_leaves_no_trace(house: House) -> None:
    """However many names somebody tries."""
    for number in range(3):
        with pytest.raises(NotThere):
            await house.rooms.find(f"none-{number}")
    assert house.rooms._loading == {}  # noqa: SLF001 - nothing else shows it
    assert house.rooms.rooms == {}


async def test_reading_tables_takes_turns_and_keeps_nothing_else_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One address, with however many people, never has all readers; what takes no time has its own."""
    ann = await house.person("Ann")
    many = [await house.table(ann, ME, OPEN) for _ in range(6)]
    for room in many:
        house.rooms.drop(room)
    loop, begun, go_on = asyncio.get_running_loop(), asyncio.Queue[str](), threading.Event()
    read_one = reading.read_room

    def slow(connection: Connection, match_id: str) -> Room:
        loop.call_soon_threadsafe(begun.put_nowait, match_id)
        assert go_on.wait(60)
        return read_one(connection, match_id)

    monkeypatch.setattr(rooms, "read_room", slow)
    async with asyncio.timeout(120):
        finding = [
            asyncio.ensure_future(house.rooms.find(room.id, Visitor("192.0.2.1", f"eve {k}")))
            for k, room in enumerate(many[:-1])
        ]
        assert await begun.get() == many[0].id
        finding.append(asyncio.ensure_future(house.rooms.find(many[-1].id, Visitor("192.0.2.2", "ann"))))
        assert await begun.get() == many[-1].id
        assert await house.database.read(lambda c: matches.load_match(c, many[0].id)) is not None
        assert begun.empty()
        go_on.set()
        assert [room.id for room in await asyncio.gather(*finding)] == [room.id for room in many]


async def test_who_gives_up_waiting_leaves_the_turn_to_others() -> None:
    """Whether the turn has come or not."""
    turns, order = Turns(1), list[str]()
    entered, leave = asyncio.Event(), asyncio.Event()

    async def wants(name: str) -> None:
        async with turns.taken(Asker(name, name)):
            order.append(name)
            entered.set()
            await leave.wait()

    first = asyncio.create_task(wants("first"))
    await entered.wait()
    others = [asyncio.create_task(wants(name)) for name in ("second", "third", "fourth")]
    await asyncio.sleep(0)
    others[0].cancel()
    first.cancel()
    leave.set()
    async with asyncio.timeout(120):
        await asyncio.gather(first, *others, return_exceptions=True)
    assert order == ["first", "third", "fourth"]


async def test_somebody_may_have_so_many_tables_read(tmp_path: Path) -> None:
    """Whoever looks at one that is in memory has read nothing; neither has the server for itself."""
    clock = Clock()
    house = await House.open(tmp_path)
    limited = Rooms(house.database, AtOnce(), Limits(limited=True, clock=clock))
    room, eve = await house.table(await house.person("Ann"), ME, OPEN), Visitor("192.0.2.1", "eve")
    budget = BUDGETS["table-read"].person
    assert budget is not None
    for _ in range(int(budget[1])):
        await limited.find(room.id, eve)
        await limited.find(room.id, eve)
        limited.drop(limited.rooms[room.id])
    with pytest.raises(TooFast):
        await limited.find(room.id, eve)
    await limited.find(room.id, Visitor("192.0.2.2", "ann"))
    await limited.find(room.id, eve)
    limited.drop(limited.rooms[room.id])
    await limited.find(room.id)
    await limited.close()
    await house.close()


async def test_the_table_that_has_been_idle_longest_leaves_memory_for_a_new_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None at which somebody looks; if somebody looks at all of them there is no room."""
    monkeypatch.setattr(rooms, "MOST_TABLES", 3)
    ann = await house.person("Ann")
    looked_at, second, idle = [await house.table(ann, ME, OPEN) for _ in range(3)]
    guests = [await house.come(ann, looked_at)]
    for k, room in enumerate((looked_at, idle, second)):
        room.idle_since = float(k)
    third = await house.table(ann, ME, OPEN)
    assert idle.gone
    assert house.rooms.rooms.keys() == {looked_at.id, second.id, third.id}
    guests += [await house.come(ann, room) for room in (second, third)]
    with pytest.raises(Full):
        await house.rooms.find(idle.id)
    await guests[1].leave()
    await house.rooms.find(idle.id)
    assert second.gone


async def test_whoever_is_there_already_sees_the_coin_fall(house: House) -> None:
    """A game begins by chance after somebody has seen the table as it was before."""
    ann = await house.person("Ann")
    room = await house.table(ann, ME, ME)
    early = Guest(house, room, Link(ann, 0))
    room.links.add(early.link)
    assert (await early.view()).revision == 0
    await house.come(ann, room)
    assert (await early.view()).revision == 1
