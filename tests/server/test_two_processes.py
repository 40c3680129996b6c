"""Two servers on one PostgreSQL database serve the same tables: each hears of what the other has stored."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence

import pytest

from quarterdeck.server.database import programs
from quarterdeck.server.database.bus import Bus
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.rows import Program
from quarterdeck.server.programs import sockets
from quarterdeck.server.protocol.wire import Bring, Chat, Done, Play, Refused, Said, Sit, Table, TakeBack
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.others import Others
from quarterdeck.server.tables.sockets import TurnedAway
from quarterdeck.server.tables.steward import GONE_MS, SHUT_MS
from tests.database.postgres import postgres
from tests.server.tables import ME, OPEN, Guest, House


@pytest.fixture
async def houses() -> AsyncIterator[tuple[House, House]]:
    """Two servers that share a database, each with its ear on the other."""
    url = postgres().new_database()
    pair = House(await Database.open(url)), House(await Database.open(url))
    buses = []
    for house in pair:
        others = Others(house.rooms, house.referee.caught_up)
        buses.append(Bus(house.database, others.hear, others.hear_of_lines))
    for bus in buses:
        await bus.start()
    yield pair
    for bus in buses:
        await bus.stop()
    for house in pair:
        await house.close()


def much_later(houses: Sequence[House]) -> None:
    """So late that nobody who has left a server is thought to be at another, and whoever is there still is."""
    for house in houses:
        house.ahead += GONE_MS + 1


async def seen(guest: Guest, what: Callable[[], bool]) -> None:
    """Wait until something is so in a guest's messages."""
    async with asyncio.timeout(120):
        while not what():
            await guest.link.wake.wait()
            await guest.read()


async def apart(houses: tuple[House, House]) -> tuple[Guest, Guest]:
    """Ann at one server, Ben at the other, at one table; whoever may choose comes first."""
    one, other = houses
    ann, ben = await one.person("Ann"), await one.person("Ben2")
    room = await one.table(ann, ME, OPEN)
    here = await one.come(ann, room)
    there = await other.come(ben, await other.rooms.find(room.id))
    await there.ask(Sit(id=1, seat=1))
    await seen(here, lambda: here.room.state == "playing")
    await seen(there, lambda: there.room.state == "playing")
    await seen(here, lambda: here.room.revision == there.room.revision > 0)
    return (here, there) if (await here.view()).moves else (there, here)


def position(guest: Guest) -> tuple[int, ...]:
    """The position at the table of a guest's server, which all who sit there see in their own way."""
    assert guest.room.match is not None
    return tuple(guest.room.match.view(0).numbers())


async def cross(mover: Guest, other: Guest) -> None:
    """A move at one server reaches the other."""
    assert isinstance(await mover.play(), Done)
    await seen(other, lambda: other.room.revision == mover.room.revision)
    assert position(other) == position(mover)
    shown = await other.view()
    assert shown.moves
    assert shown.revision == (await mover.view()).revision == mover.room.revision


async def test_a_move_on_one_server_is_seen_on_the_other(houses: tuple[House, House]) -> None:
    """Moves, words and taking back cross over; both come to the same position."""
    mover, other = await apart(houses)
    for _ in range(3):
        await cross(mover, other)
        mover, other = other, mover
    await mover.ask(Chat(id=5, text="Ahoy"))
    await seen(other, lambda: any(isinstance(message, Said) for message in other.got))
    back, waiting = other, mover
    view = await back.view()
    assert isinstance(await back.ask(TakeBack(id=6, seat=view.seat, expected=view.revision)), Done)
    await seen(waiting, lambda: waiting.room.revision == back.room.revision)
    assert position(waiting) == position(back)
    shown = await back.view()
    assert shown.moves
    assert shown.revision == (await waiting.view()).revision == back.room.revision


async def test_people_at_the_other_server_are_here(houses: tuple[House, House]) -> None:
    """Presence crosses over; when they have left, so does that, as soon as they are certainly at no other server."""
    mover, other = await apart(houses)
    seat = (await other.view()).seat
    await seen(mover, lambda: mover.room.here(mover.room.chairs[seat], 0))
    assert (await mover.table()).seats[seat].here
    before = mover.room.chairs[seat].seen_until
    await other.leave()
    await seen(mover, lambda: mover.room.chairs[seat].seen_until < before)
    assert (await mover.table()).seats[seat].here
    much_later(houses)
    await mover.house.beat()
    await mover.read()
    latest = next(message for message in reversed(mover.got) if isinstance(message, Table))
    assert not latest.seats[seat].here


async def test_a_program_that_is_silent_at_one_server_gains_nothing_at_the_other(houses: tuple[House, House]) -> None:
    """Its sockets there end too, and it may not come until the others had time to let a bot play."""
    one, other = houses
    ann = await one.person("Ann")
    program = Program(id="robo", name="Robo", colour="#205080", owner=ann.id, owner_name="Ann", created=1)
    await one.database.write(lambda c: programs.add_program(c, program, "token", 5))
    room = await one.table(ann, ME, OPEN, first="green")
    guest = await one.come(ann, room)
    assert isinstance(await guest.ask(Bring(id=1, seat=1, program=program.id)), Done)
    there = await other.rooms.find(room.id)
    here = Link(program, room.first_look(program.id)), Link(program, there.first_look(program.id))
    await one.referee.arrived(room, here[0])
    await other.referee.arrived(there, here[1])
    eyes = sockets.Eyes(one.referee.steward, 0.0), sockets.Eyes(other.referee.steward, 600.0)
    async with asyncio.timeout(120):
        while there.revision != room.revision or not there.chairs[1].user:
            await here[1].wake.wait()
            here[1].wake.clear()
        list(eyes[1].tell(there, here[1]))
        list(eyes[0].tell(room, here[0]))
        while not here[1].gone:
            await here[1].wake.wait()
            here[1].wake.clear()
            list(eyes[1].tell(there, here[1]))
    assert here[0].farewell == here[1].farewell == sockets.SILENT
    with pytest.raises(TurnedAway):
        sockets.check_welcome(there, 1)
    other.ahead += SHUT_MS
    sockets.check_welcome(there, 1)
    eyes[1].close()


async def test_the_faster_of_two_servers_wins(houses: tuple[House, House]) -> None:
    """Two moves for one ply cannot both be stored; the loser hears that it is too late, and sees the winner's."""
    mover, _ = await apart(houses)
    second = next(house for house in houses if house is not mover.house)
    room = await second.rooms.find(mover.room.id)
    double = await second.come(mover.link.user, room)
    view = await double.view()
    requests = [
        (guest, Play(id=9, seat=view.seat, move=move, expected=view.revision))
        for guest, move in zip((mover, double), view.moves, strict=False)
    ]
    answers = await asyncio.gather(*(guest.ask(request) for guest, request in requests))
    assert sum(isinstance(answer, Done) for answer in answers) == 1
    refused = next(answer for answer in answers if isinstance(answer, Refused))
    assert refused.problem.kind == "stale"
    await seen(mover, lambda: mover.room.revision == double.room.revision == view.revision + 1)
    assert await mover.summary() == await double.summary()
