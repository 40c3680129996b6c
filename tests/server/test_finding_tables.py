"""Tables are read from the database when somebody comes, just as they stand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import Connection

from quarterdeck.server.database import matches
from quarterdeck.server.problems import NotThere
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.others import Others
from quarterdeck.server.tables.room import Room
from tests.server.tables import ME, OPEN, Guest, House


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
    read = house.database.read
    readings = 0

    async def overtaken(query: Callable[[Connection], object]) -> object:
        nonlocal readings
        found = await read(query)
        readings += 1
        if readings == 1:
            assert await house.database.write(lambda c: matches.take_seat(c, room.id, 1, ben.id))
            await Others(house.rooms, nobody).refresh(room.id if notice == "its own" else notice)
        return found

    monkeypatch.setattr(house.database, "read", overtaken)
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


async def test_whoever_is_there_already_sees_the_coin_fall(house: House) -> None:
    """A game begins by chance after somebody has seen the table as it was before."""
    ann = await house.person("Ann")
    room = await house.table(ann, ME, ME)
    early = Guest(house, room, Link(ann, 0))
    room.links.add(early.link)
    assert (await early.view()).revision == 0
    await house.come(ann, room)
    assert (await early.view()).revision == 1
