"""A database that fails now and then: what was acknowledged is stored, what is stored is shown, and games go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Literal
from unittest import mock

import pytest
from sqlalchemy import Connection
from structlog.testing import capture_logs

from quarterdeck.cli.serving import refusal_in
from quarterdeck.server.background import Background, Pauses, again_and_again
from quarterdeck.server.bots.pool import Chosen, Task
from quarterdeck.server.database import matches, rows, talk
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.database.schema import moves
from quarterdeck.server.protocol.api import SeatPlan
from quarterdeck.server.protocol.wire import Chat, Done, Play, Refused, Resign, Rouse, Sit, Stand, Table
from quarterdeck.server.tables import viewing
from quarterdeck.server.tables.botplay import MOST_FAILURES
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.others import Others
from quarterdeck.server.tables.reading import read_room
from quarterdeck.server.tables.room import Room
from tests.database.held import held
from tests.server.failing import failing, unreadable, unwritable
from tests.server.site import opened, plain, refused
from tests.server.tables import BOT, ME, OPEN, Guest, House


async def two_people(house: House) -> tuple[Guest, Guest]:
    """Ann and Ben at a table; whoever may choose comes first."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN)
    one, two = await house.come(ann, room), await house.come(ben, room)
    assert isinstance(await two.ask(Sit(id=two.number(), seat=1)), Done)
    return (one, two) if (await one.view()).moves else (two, one)


async def stored(house: House, room: Room) -> int:
    """How many lines of a table are in the database, all without a gap."""
    return len(await house.database.read(lambda c: matches.load_lines(c, room.id)))


async def check(house: House, room: Room) -> Room:
    """The table in memory is that in the database, and goes on; the room."""
    now = await house.rooms.find(room.id)
    assert now.problem is None
    assert now.revision == await stored(house, room)
    return now


async def state_of(house: House, room: Room) -> str:
    """What the database has as the table's state."""
    found = await house.database.read(lambda c: matches.load_match(c, room.id))
    assert found is not None
    return found.state


# -- a commit fails ----------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", ["begin", "commit"])
async def test_who_waited_while_a_commit_failed_acts_on_what_is_stored(house: House, moment: str) -> None:
    """A move fails; the same move sent again, and the rival who leaves, were waiting for the table meanwhile."""
    mover, other = await two_people(house)
    view = await mover.view()
    play = Play(id=1, seat=view.seat, move=view.moves[0], expected=view.revision)
    again = Play(id=2, seat=view.seat, move=view.moves[0], expected=view.revision)
    seat = (await other.view()).seat
    async with held(house.database):
        waiting = [
            asyncio.ensure_future(house.referee.take(guest.room, guest.link, request))
            for guest, request in ((mover, play), (mover, again), (other, Stand(id=3, seat=seat, state="playing")))
        ]
        await asyncio.sleep(0)
        failure = failing(moment, 1 if moment == "begin" else 2)
        failure.__enter__()
    await asyncio.gather(*waiting)
    failure.__exit__(None, None, None)
    room = await check(house, mover.room)
    assert room.match is not None
    assert room.match.over
    await mover.read()
    answers = {message.id: message for message in mover.got if isinstance(message, Done | Refused)}
    if isinstance(answers.get(2), Done):
        assert await stored(house, room) >= view.revision + 2
    if moment == "commit":
        assert 1 not in answers or mover.link.gone


async def test_a_move_that_could_not_be_stored_is_refused_and_seen_by_nobody(house: House) -> None:
    """Everybody stays at the table, and with room on the disk again the same move is played."""
    mover, other = await two_people(house)
    view = await mover.view()
    with unwritable(house.database):
        assert isinstance(await mover.play(), Refused)
        assert (await other.view()).revision == view.revision
    assert not mover.link.gone
    assert not other.link.gone
    assert isinstance(await mover.play(view.moves[0]), Done)
    assert (await other.view()).revision == (await check(house, mover.room)).revision > view.revision


async def test_a_move_whose_commit_is_unknown_is_answered_when_it_is_asked_for_again(house: House) -> None:
    """It was stored, and the answer of the database was lost: neither done nor refused is said before that is known."""
    mover, _ = await two_people(house)
    view = await mover.view()
    add = house.database.add_lines

    async def lost(*job: object) -> bool:
        assert await add(*job)  # type: ignore[arg-type]  # whatever they are
        raise DatabaseError("look again")

    play = Play(id=1, seat=view.seat, move=view.moves[0], expected=view.revision)
    with mock.patch.object(house.database, "add_lines", lost):
        assert await mover.ask(play) is None
    assert mover.link.gone
    room = await check(house, mover.room)
    assert room.revision > view.revision
    back = await house.come(mover.link.user, room)
    answer = await back.ask(play)
    assert isinstance(answer, Done)
    assert answer.again


async def test_a_request_that_is_cancelled_while_it_is_stored_is_shown_to_all(house: House) -> None:
    """The table is read anew only when the write is through, whatever became of it."""
    mover, _ = await two_people(house)
    view = await mover.view()
    play = Play(id=1, seat=view.seat, move=view.moves[0], expected=view.revision)
    async with held(house.database):
        taking = asyncio.ensure_future(house.referee.take(mover.room, mover.link, play))
        await asyncio.sleep(0)
        taking.cancel()
        await asyncio.gather(taking, return_exceptions=True)
        with mock.patch.object(house.database, "read", wraps=house.database.read) as reading:
            settling = asyncio.Event()
            write = house.database.write

            async def settle(job: Callable[[Connection], None]) -> None:
                settling.set()
                await write(job)

            with mock.patch.object(house.database, "write", settle):
                finding = asyncio.ensure_future(house.rooms.find(mover.room.id))
                await settling.wait()
        assert not reading.called
    assert (await finding).revision == await stored(house, mover.room) > view.revision


async def test_a_table_that_is_read_anew_is_wholly_as_the_database_says(house: House) -> None:
    """Nothing of what was in memory is left: it is told and shown like a table that nobody has looked at before."""
    ann = await house.person("Ann")
    there = await house.table(ann, ME, BOT, first="orange")
    guest = await house.come(ann, there)
    await guest.my_turn()
    await guest.play()
    await guest.my_turn()
    await guest.ask(Chat(id=1, text="Ahoy"))
    await house.database.write(lambda c: c.exec_driver_sql("UPDATE matches SET listed = 1, rematch = id"))
    asking = rows.Proposal(what="stand-in", seat=0, by_user=ann.id, expected=0, at=1)
    await house.database.write(lambda c: talk.add_proposal(c, there.id, asking))
    gap = there.revision + 2
    await house.database.write(lambda c: fill(c, there.id, gap, 1))
    fresh = await house.database.read_long(lambda c: read_room(c, there.id))
    stale = Room(there.id, there.game, host=there.host, listed=False)
    await house.rooms.reload(stale)
    assert fresh.problem is not None
    assert viewing.table(stale, ann.id, 1) == viewing.table(fresh, ann.id, 1)
    assert viewing.view(stale, Link(ann, 0)) == viewing.view(fresh, Link(ann, 0))
    assert viewing.said(stale, 0) == viewing.said(fresh, 0)
    assert stale.thoughts == fresh.thoughts != set()
    assert stale.stored_state == fresh.stored_state == "playing"


async def test_a_room_that_is_gone_is_acted_on_by_nobody(house: House) -> None:
    """Whoever waited for its lock is sent back, with the request unanswered."""
    mover, _ = await two_people(house)
    async with mover.room.lock:
        view = mover.room.look(0)
        asking = asyncio.ensure_future(mover.ask(Chat(id=5, text="Ahoy")))
        await asyncio.sleep(0)
        house.rooms.drop(mover.room)
    assert view is not None
    with pytest.raises(Exception, match="read anew"):
        async with mover.room.held():
            pass
    await asyncio.gather(asking, return_exceptions=True)
    assert mover.link.gone
    assert (await house.rooms.find(mover.room.id)).remarks == []
    late = await house.come(mover.link.user, mover.room)
    assert late.link.gone


async def test_a_fault_of_ours_is_told_and_harms_nobody_else(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log has it under the number that the player is told; the table is as the database says."""
    mover, other = await two_people(house)

    async def broken(*_: object) -> None:
        raise KeyError("planted")

    monkeypatch.setattr(house.referee, "chat", broken)
    answer = await other.ask(Chat(id=5, text="Ahoy"))
    assert isinstance(answer, Refused)
    assert answer.problem.kind == "failure"
    assert isinstance(await mover.play(), Done)
    await check(house, mover.room)


# -- rooms -------------------------------------------------------------------------------------------


async def test_a_late_waiter_after_a_failed_reading_makes_no_second_room(house: House) -> None:
    """One waits for a reading that fails, another comes just after it has failed, a third while that one reads."""
    room = await house.table(await house.person("Ann"), ME, OPEN)
    house.rooms.drop(room)
    begun, go_on, all_there = asyncio.Event(), asyncio.Event(), asyncio.Event()
    read, readings = house.database.read_long, 0

    async def slow(query: Callable[[Connection], object]) -> object:
        nonlocal readings
        readings += 1
        if readings == 1:
            begun.set()
            await go_on.wait()
            raise DatabaseError("once")
        await all_there.wait()
        return await read(query)

    with mock.patch.object(house.database, "read_long", slow):
        waiting = [asyncio.ensure_future(house.rooms.find(room.id)) for _ in range(2)]
        await begun.wait()
        go_on.set()
        await asyncio.wait(waiting[:1])
        waiting += [asyncio.ensure_future(house.rooms.find(room.id))]
        await asyncio.sleep(0)  # the third has begun to look
        all_there.set()
        found = await asyncio.gather(*waiting, return_exceptions=True)
    assert {one for one in found if isinstance(one, Room)} == {house.rooms.rooms[room.id]}


async def test_a_table_that_has_left_memory_leaves_nothing_there(house: House) -> None:
    """Not even its name, once whatever was to be written of it is written."""
    house.rooms.drop(await house.table(await house.person("Ann"), ME, OPEN))
    house.rooms.sweep()
    await house.rooms.background.done()
    assert {name for name, held in vars(house.rooms).items() if isinstance(held, set | dict) and held} == set()


async def test_dropping_a_room_twice_leaves_the_one_that_came_after(house: House) -> None:
    """A room that is gone says nothing about the table's new one."""
    old = await house.table(await house.person("Ann"), ME, OPEN)
    house.rooms.drop(old)
    new = await house.rooms.find(old.id)
    house.rooms.drop(old)
    assert house.rooms.rooms[old.id] is new
    assert not new.gone


async def test_a_table_that_changes_all_the_time_is_opened_all_the_same(house: House) -> None:
    """Another process moves more often than a reading takes: after a few readings the rest is caught up with."""
    room = await house.table(await house.person("Ann"), ME, OPEN)
    house.rooms.drop(room)
    others = Others(house.rooms, lambda _: None)
    read, readings = house.database.read_long, 0

    async def overtaken(query: Callable[[Connection], object]) -> object:
        nonlocal readings
        readings += 1
        found = await read(query)
        if readings < 50:
            others.hear(room.id)
            await asyncio.sleep(0)
        return found

    with mock.patch.object(house.database, "read_long", overtaken):
        await house.rooms.find(room.id)
        assert readings < 50


# -- other processes ---------------------------------------------------------------------------------


async def test_a_notice_survives_a_reading_that_fails(house: House) -> None:
    """The table is caught up with as soon as it can be read; another one is caught up with at once."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    rooms = [await house.table(ann, ME, OPEN) for _ in range(2)]
    told = asyncio.Queue[str]()
    others = Others(house.rooms, lambda room: told.put_nowait(room.id))
    for room in rooms:
        await house.database.write(lambda c, name=room.id: matches.take_seat(c, name, 1, ben.id))  # type: ignore[misc]
    with unreadable(house.database, 1):
        others.hear("*")
        async with asyncio.timeout(120):
            assert {await told.get(), await told.get()} == {room.id for room in rooms}
    assert [room.chairs[1].user for room in rooms] == [ben.id, ben.id]


async def test_a_fault_of_ours_loses_no_notice(house: House) -> None:
    """Whatever goes wrong when a table is read again: it is in the log, and tried again."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN)
    told = asyncio.Event()
    others = Others(house.rooms, lambda _: told.set())
    await house.database.write(lambda c: matches.take_seat(c, room.id, 1, ben.id))
    with capture_logs() as logged, broken_reading(house, 1):
        others.hear(room.id)
        async with asyncio.timeout(120):
            await told.wait()
    assert room.chairs[1].user == ben.id
    assert [line["log_level"] for line in logged] == ["error"]


async def test_a_table_that_cannot_be_caught_up_with_is_left_for_a_new_reading(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody goes on looking at an old game: whoever is there is sent to come back."""
    monkeypatch.setattr("quarterdeck.server.tables.others.Pauses", lambda: Pauses(0.0, 0.0))
    ann = await house.person("Ann")
    guest = await house.come(ann, await house.table(ann, ME, OPEN))
    others = Others(house.rooms, lambda _: None)
    with broken_reading(house):
        others.hear(guest.room.id)
        await house.rooms.background.done()
    assert guest.link.gone
    assert not (await house.rooms.find(guest.room.id)).gone


async def test_what_cannot_be_read_changes_nothing(house: House) -> None:
    """Seats are taken elsewhere, and the reading ends in the middle: the table stays as it was, until all of it is read."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN)
    await house.database.write(lambda c: matches.take_seat(c, room.id, 1, ben.id))
    others = Others(house.rooms, lambda _: None)
    load = talk.load_open_proposals
    chairs: list[str] = []

    def look_and_fail(connection: Connection, match: str) -> list[rows.Proposal]:
        chairs.append(room.chairs[1].user)
        if len(chairs) == 1:
            raise DatabaseError("the connection is lost")
        return load(connection, match)

    with mock.patch.object(talk, "load_open_proposals", look_and_fail):
        others.hear(room.id)
        await house.rooms.background.done()
    assert chairs == ["", ""]
    assert room.chairs[1].user == ben.id


@contextmanager
def broken_reading(house: House, *numbers: int) -> Iterator[None]:
    """Inside, these of the readings fail by a fault of ours, counted from 1; without numbers all of them."""
    read, readings = house.database.read, count(1)

    async def perhaps(query: Callable[[Connection], object]) -> object:
        if not numbers or next(readings) in numbers:
            raise KeyError("planted")
        return await read(query)

    with mock.patch.object(house.database, "read", perhaps):
        yield


# -- the end of a game -------------------------------------------------------------------------------


async def resigned(house: House) -> Room:
    """A game that has ended."""
    mover, _ = await two_people(house)
    view = await mover.view()
    assert isinstance(await mover.ask(Resign(id=9, seat=view.seat, expected=view.revision)), Done)
    return mover.room


async def test_the_end_is_stored_with_the_last_line(house: House) -> None:
    """No second write could fail."""
    mover, _ = await two_people(house)
    view = await mover.view()

    async def refuse(_job: object) -> None:
        raise DatabaseError("no other writing", not_written=True)

    with mock.patch.object(house.database, "write", refuse):
        answer = await mover.ask(Resign(id=9, seat=view.seat, expected=view.revision))
    assert isinstance(answer, Done)
    assert await state_of(house, mover.room) == "over"


async def test_a_state_that_is_wrong_in_the_database_is_set_right_when_the_table_is_read(house: House) -> None:
    """An earlier version could store the last line and not the end."""
    room = await resigned(house)
    house.rooms.drop(room)
    await house.database.write(lambda c: matches.change_state(c, room.id, "playing"))
    now = await house.rooms.find(room.id)
    await house.rooms.background.done()
    assert now.state == "over"
    assert await state_of(house, room) == "over"


# -- what must go on ---------------------------------------------------------------------------------


async def test_work_that_must_go_on_goes_on_after_a_failure() -> None:
    """Each failure is in the log; the attempts come again by themselves."""
    tries: list[int] = []
    enough = asyncio.Event()

    async def work() -> None:
        tries.append(len(tries))
        if len(tries) < 3:
            raise DatabaseError("PostgreSQL restarts")
        enough.set()

    background = Background()
    with capture_logs() as logged:
        background.start(again_and_again("a heartbeat", work, 0.0), "a heartbeat")
        async with asyncio.timeout(120):
            await enough.wait()
        await background.close()
    assert len(tries) >= 3
    assert [line["work"] for line in logged] == ["a heartbeat", "a heartbeat"]


async def test_work_that_is_wanted_sooner_is_done_at_once() -> None:
    """Not only when its time has come, which would be tomorrow."""
    tries: list[int] = []
    wanted, enough = asyncio.Event(), asyncio.Event()

    async def work() -> None:
        tries.append(len(tries))
        if len(tries) == 2:
            enough.set()

    background = Background()
    background.start(again_and_again("notices", work, 86_400.0, wanted), "notices")
    await asyncio.sleep(0)
    wanted.set()
    async with asyncio.timeout(120):
        await enough.wait()
    await background.close()
    assert not wanted.is_set()
    assert len(tries) == 2


async def test_background_work_that_ends_by_an_error_is_in_the_log() -> None:
    """No task dies unheard."""

    async def work() -> None:
        raise KeyError("planted")

    background = Background()
    with capture_logs() as logged:
        task = background.start(work(), "some work")
        await asyncio.wait({task})
        await asyncio.sleep(0)
    assert [(line["work"], line["log_level"]) for line in logged] == [("some work", "error")]
    assert repr(logged[0]["exc_info"]) == "KeyError('planted')"


async def test_somebody_can_look_on_while_nothing_can_be_written(house: House) -> None:
    """The table opens and shows how it stands; what was to begin begins at the next beat."""
    ann = await house.person("Ann")
    room = await house.table(ann, ME, ME)
    with unwritable(house.database):
        guest = await house.come(ann, room)
        assert (await guest.table()).state == "playing"
        assert (await guest.view()).revision == 0
        await guest.leave()
        guest = await house.come(ann, await house.rooms.find(room.id))
    await house.beat()
    assert (await guest.view()).revision == 1


async def test_a_bot_moves_as_soon_as_its_move_can_be_stored(house: House) -> None:
    """Nobody has to wake it."""
    ann = await house.person("Ann")
    room = await house.table(ann, ME, BOT, first="orange")
    guest = await house.come(ann, room)
    await guest.my_turn()
    add, failures = house.database.add_lines, 0

    async def at_first_not(*job: object) -> bool:
        nonlocal failures
        failures += 1
        if failures in (2, 3):
            raise DatabaseError("the disk is full", not_written=True)
        return await add(*job)  # type: ignore[arg-type]  # whatever they are

    with mock.patch.object(house.database, "add_lines", at_first_not):
        assert isinstance(await guest.play(), Done)
        assert (await guest.my_turn()).moves
    assert failures >= 4


@pytest.mark.parametrize("how", ["again", "replace"])
async def test_everybody_is_told_of_a_bot_that_has_given_up_and_can_do_something(
    house: House, monkeypatch: pytest.MonkeyPatch, how: Literal["again", "replace"]
) -> None:
    """It is asked once more, or one of level 1 plays on; somebody without a seat may do neither."""
    monkeypatch.setattr("quarterdeck.server.tables.botplay.Pauses", lambda: Pauses(0.0, 0.0))
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, SeatPlan(kind="bot", level=2), first="orange")
    guest, watcher = await house.come(ann, room), await house.come(ben, room)
    view = await guest.my_turn()

    async def fail(_task: Task) -> Chosen:
        raise KeyError("planted")

    with mock.patch.object(house.pool, "choose", fail):
        assert isinstance(await guest.play(), Done)
        await house.rooms.background.done()
    for link in (guest, watcher):
        assert (await link.latest(Table)).stuck == 1
    assert isinstance(await watcher.ask(Rouse(id=watcher.number(), seat=1, how=how)), Refused)
    assert isinstance(await guest.ask(Rouse(id=guest.number(), seat=1, how=how)), Done)
    await house.rooms.background.done()
    assert (await guest.view()).revision > view.revision + 1
    table = await guest.latest(Table)
    assert table.stuck is None
    assert table.seats[1].level == (1 if how == "replace" else 2)
    assert isinstance(await guest.ask(Rouse(id=guest.number(), seat=1, how=how)), Refused)


async def test_a_bot_that_has_given_up_is_woken_by_the_next_request(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It gives up at once after the last failure; what happens while it fails for the last time counts, too."""
    monkeypatch.setattr("quarterdeck.server.tables.botplay.Pauses", lambda: Pauses(0.0, 0.0))
    ann = await house.person("Ann")
    room = await house.table(ann, ME, BOT, first="orange")
    guest = await house.come(ann, room)
    await guest.my_turn()
    choose, tries = house.pool.choose, 0

    async def fail(task: Task) -> Chosen:
        nonlocal tries
        tries += 1
        if tries == MOST_FAILURES:
            house.bots.wake(room)  # somebody arrives
        if tries <= MOST_FAILURES:
            raise KeyError("planted")
        return await choose(task)

    with mock.patch.object(house.pool, "choose", fail):
        assert isinstance(await guest.play(), Done)
        await house.rooms.background.done()
    assert tries == MOST_FAILURES + 1
    assert (await guest.view()).moves


async def test_a_bot_that_waits_for_another_process_is_woken_by_what_happens_here(house: House) -> None:
    """Whoever moved last asks the bot at once, although it was to be asked much later."""
    ann = await house.person("Ann")
    room = await house.table(ann, ME, BOT, first="orange")
    guest = await house.come(ann, room)
    view = await guest.my_turn()
    room.bot_now.clear()
    with mock.patch.object(room, "next_bot", return_value=room.chairs[1]):
        house.bots.wake(room, 1_000.0)
    await asyncio.sleep(0)
    assert isinstance(await guest.play(view.moves[0]), Done)
    assert (await guest.my_turn()).revision > view.revision + 1


async def test_a_second_server_on_the_same_file_does_not_start(tmp_path: Path) -> None:
    """It says what to do instead."""
    async with opened(plain(tmp_path)):
        with pytest.raises(BaseExceptionGroup) as caught:
            async with opened(plain(tmp_path)):
                pass
    assert "Another server uses the database" in str(refusal_in(caught.value))
    async with opened(plain(tmp_path)):
        pass


# -- damaged pages -----------------------------------------------------------------------------------


async def test_a_damaged_page_freezes_its_table_with_the_reason_and_no_other(tmp_path: Path) -> None:
    """What comes before the page can still be read; the table next to it goes on."""
    house = await House.open(tmp_path)
    ann, ben = await house.person("Ann"), await house.person("Ben")
    long, sound = [await house.table(ann, ME, OPEN) for _ in range(2)]
    for room in (long, sound):
        guest = await house.come(ben, room)
        await guest.ask(Sit(id=1, seat=1))
    began = long.revision
    await house.database.write(lambda c: fill(c, long.id, began + 1, 600))
    await house.close()
    path = tmp_path / "house.sqlite"
    damage_leaf(path, long.id)
    house = await House.open(tmp_path)
    room = await house.rooms.find(long.id)
    assert room.problem is not None
    assert room.state == "frozen"
    assert (await house.rooms.find(sound.id)).problem is None
    assert isinstance(await (await house.come(ann, await house.rooms.find(sound.id))).ask(Chat(id=3, text="Ho")), Done)
    await house.close()


async def test_lists_that_are_damaged_say_so_in_words_and_all_else_goes_on(tmp_path: Path) -> None:
    """A bad page below the latest tables: whoever asks for the lists is told why, without a traceback in the log."""
    async with opened(plain(tmp_path)) as site:
        ann = site.browser()
        person = await ann.enter()
        await site.rooms.database.write(lambda c: list_many(c, person.id))
        match = await ann.make("me", "me")
        session = dict(ann.client.cookies)
    damage_leaf(tmp_path / "site.sqlite", "x" * 999)
    async with opened(plain(tmp_path)) as site:
        ann = site.browser()
        ann.client.cookies.update(session)
        with capture_logs() as logs:
            problem = refused(await ann.get("/api/matches"), 503, "failure")
        assert "database is damaged where it is stored" in problem.message
        [told] = [line for line in logs if line["event"] == "request failed"]
        assert told["log_id"] in problem.message
        assert "malformed" in told["problem"]
        assert "exc_info" not in told
        assert (await ann.card(match)).state == "playing"
        await site.play_on(match, 2)
        room = await site.room(match)
        assert len(await site.rooms.database.read(lambda c: matches.load_lines(c, match))) == room.revision > 0
        assert (await ann.card(await ann.make("me", "open"))).state == "open"
        # The forgetting of what nobody needs comes upon the damage now and then, and what is stored with it fails, too.
        assert 200 in [(await ann.get("/readyz")).status_code for _ in range(5)]


def list_many(connection: Connection, host: str) -> None:
    """Many listed tables, on pages of their own."""
    for number in range(60):
        many = rows.StoredMatch(
            id=f"table-{number}", game="cardinal", header="x" * 1000, host=host, listed=True, created=1, changed=number
        )
        matches.add_match(connection, many, [rows.StoredSeat(seat=0, user=host)])


def fill(connection: Connection, match: str, first: int, number: int) -> None:
    """Many lines with long texts, on pages of their own."""
    rows = [
        {"match": match, "ply": ply, "seat": 0, "move": "x" * 2000, "kind": "move", "agreed": "", "at": 1}
        for ply in range(first, first + number)
    ]
    connection.execute(moves.insert(), rows)


def damage_leaf(path: Path, word: str) -> None:
    """Spoil a page, in the middle of those with rows that hold a word, as a bad disk would."""
    pages = bytearray(path.read_bytes())
    size = int.from_bytes(pages[16:18], "big")
    leaves = [at for at in range(size, len(pages), size) if pages[at] == 13 and word.encode() in pages[at : at + size]]
    spoiled = leaves[len(leaves) // 2]
    pages[spoiled : spoiled + size] = b"\xff" * size
    path.write_bytes(bytes(pages))
