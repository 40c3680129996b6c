"""Questions to the table: judged by who is here now, settled once, and never stuck."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from unittest import mock

import pytest
from sqlalchemy import Connection, select

from quarterdeck.server.bots.pool import Chosen, Task
from quarterdeck.server.database import matches, talk
from quarterdeck.server.database.rows import StoredSeat
from quarterdeck.server.database.schema import proposals
from quarterdeck.server.protocol.wire import Answer, Done, Play, Propose, Refused, Rematch, Resign, Stand
from quarterdeck.server.tables.steward import GONE_MS
from tests.server.failing import unwritable
from tests.server.tables import AWAY_MS, Guest, House
from tests.server.test_seats import kraken_for, turn_of
from tests.server.test_two_processes import houses, much_later, seen

__all__ = ["houses"]


async def asked(house: House, *names: str) -> list[Guest]:
    """Cid is away; Ann has asked whether a bot shall play for him, and Ben has not answered. Dan is at the table, too."""
    guests = await kraken_for(house, *(names or ("Ann", "Ben", "Cid")))
    await guests[2].leave()
    await house.later()
    assert isinstance(await guests[0].ask(Propose(id=50, what="stand-in", seat=2)), Done)
    assert [question.asked for question in (await guests[1].table()).proposals] == [(1,)]
    return guests


def stand_in(guest: Guest, seat: int = 2) -> str:
    """The bot that plays for somebody."""
    return guest.room.chairs[seat].stand_in


async def open_questions(guest: Guest) -> Sequence[object]:
    """The questions that are open in the database."""
    return await guest.house.database.read(lambda c: talk.load_open_proposals(c, guest.room.id))


async def test_when_who_was_asked_goes_away_too_the_question_is_settled(house: House) -> None:
    """Nobody is left to ask, and somebody who wants it is here."""
    ann, ben, _ = await asked(house)
    await ben.leave()
    await house.later(AWAY_MS - 1000)
    assert not stand_in(ann)
    await house.later(1000)
    assert stand_in(ann)
    assert (await ann.table()).proposals == ()
    assert await open_questions(ann) == []


async def test_when_who_was_asked_resigns_the_question_is_settled(house: House) -> None:
    """A bot plays for Ben now, and bots are not asked."""
    ann, ben, _ = await asked(house)
    answer = await ben.ask(Resign(id=51, seat=1, expected=ben.room.revision))
    assert isinstance(answer, Done)
    await house.beat()
    assert stand_in(ann)
    assert await open_questions(ann) == []


async def test_no_bot_sits_in_for_somebody_who_has_come_back(house: House) -> None:
    """The question is off the table as soon as Cid is."""
    ann, ben, cid = await asked(house)
    number = (await ben.table()).proposals[0].proposal
    back = await house.come(cid.link.user, ann.room)
    late = await ben.ask(Answer(id=52, proposal=number, agree=True))
    assert isinstance(late, Refused)
    assert late.problem.kind == "stale"
    assert not stand_in(ann)
    assert await open_questions(ann) == []
    assert (await back.table()).proposals == ()


async def test_when_all_who_want_it_are_away_it_waits_for_them(house: House) -> None:
    """An empty table lets no bot in."""
    ann, ben, _ = await asked(house)
    await ann.leave()
    await ben.leave()
    await house.later()
    assert not stand_in(ann)
    await house.come(ann.link.user, ann.room)
    assert stand_in(ann)


async def test_somebody_at_another_process_is_here(house: House) -> None:
    """Another process has seen Cid in the moment before the last answer: the database knows, and lets no bot in."""
    ann, ben, _ = await asked(house)
    number = (await ben.table()).proposals[0].proposal
    await house.database.write(lambda c: matches.set_seen(c, [(ann.room.id, 2)], house.now() + 60_000))
    assert isinstance(await ben.ask(Answer(id=52, proposal=number, agree=True)), Done)
    assert not stand_in(ann)
    assert await open_questions(ann) == []


async def test_a_bot_that_could_not_sit_in_is_not_said_to_have_done_so(house: House) -> None:
    """The question about Cid, whom another process has seen, is closed as refused."""
    ann, ben, _ = await asked(house)
    number = (await ben.table()).proposals[0].proposal
    await house.database.write(lambda c: matches.set_seen(c, [(ann.room.id, 2)], house.now() + 60_000))
    assert isinstance(await ben.ask(Answer(id=52, proposal=number, agree=True)), Done)
    wanted = select(proposals.c.state).where(proposals.c.match == ann.room.id, proposals.c.proposal == number)
    assert await house.database.read(lambda c: c.execute(wanted).scalar_one()) == "refused"


async def test_the_heart_beats_on_while_a_table_is_busy(house: House) -> None:
    """A table whose lock is held for long keeps neither the beat nor another table waiting."""
    slow, quick = await asked(house), await asked(house, "Dan", "Eve", "Fay")
    for guests in (slow, quick):
        guests[0].room.behind = True
    with unwritable(house.database):
        await quick[1].leave()
        await house.later()
    async with slow[0].room.lock, asyncio.timeout(120):
        await house.referee.beat()
        await house.referee.beat()
        while not stand_in(quick[0]):
            await quick[0].link.wake.wait()
            await quick[0].read()
        waiting = [task for task in asyncio.all_tasks() if task.get_name() == "looking at a table again"]
        assert len(waiting) == 1


async def test_nobody_is_away_while_a_page_is_loaded_again(house: House) -> None:
    """Of two players one asks and asks; no bot plays the other's move because of a short gap, and words say how long."""
    ann, ben = await kraken_for(house, "Ann", "Ben")
    await house.later(10 * AWAY_MS)
    await ben.leave()
    for gone, left in ((0, 45), (200, 45), (12_000, 33), (44_500, 1)):
        house.ahead += gone
        refused = await ann.ask(Propose(id=1, what="stand-in", seat=1))
        house.ahead -= gone
        assert isinstance(refused, Refused)
        assert "45 seconds" in refused.problem.message
        assert ("one second" if left == 1 else f"in {left} seconds") in refused.problem.message
    assert not stand_in(ann, 1)
    assert await open_questions(ann) == []
    await house.later()
    assert isinstance(await ann.ask(Propose(id=2, what="stand-in", seat=1)), Done)
    assert stand_in(ann, 1)


async def test_a_server_that_begins_anew_waits_before_it_calls_anybody_away(house: House) -> None:
    """It does not know when they were there last."""
    ann, ben = await kraken_for(house, "Ann", "Ben")
    await house.later()
    house.rooms.drop(ann.room)
    room = await house.rooms.find(ann.room.id)
    back = await house.come(ann.link.user, room)
    assert isinstance(await back.ask(Propose(id=1, what="stand-in", seat=1)), Refused)
    await house.later()
    assert isinstance(await back.ask(Propose(id=2, what="stand-in", seat=1)), Done)
    assert stand_in(back, 1)
    await house.come(ben.link.user, room)
    assert not stand_in(back, 1)


async def test_no_bot_plays_for_somebody_who_never_came(house: House) -> None:
    """Ben has gone home after a game. No rematch is played without him, also when the server begins anew."""
    ann, ben = await kraken_for(house, "Ann", "Ben")
    await ann.ask(Resign(id=1, seat=0, expected=ann.room.revision))
    await ben.leave()
    assert isinstance(await ann.ask(Rematch(id=2)), Done)
    again = ann.room.rematch
    house.rooms.drop(await house.rooms.find(again))
    room = await house.rooms.find(again)
    there = await house.come(ann.link.user, room)
    await house.later()
    refused = await there.ask(Propose(id=3, what="stand-in", seat=0))
    assert isinstance(refused, Refused)
    assert "has not come to this table yet" in refused.problem.message
    back = await house.come(ben.link.user, room)
    await back.leave()
    await house.later()
    assert isinstance(await there.ask(Propose(id=4, what="stand-in", seat=0)), Done)
    assert stand_in(there, 0)


async def test_a_seat_is_given_back_though_the_bot_was_put_there_after_the_person_had_come(house: House) -> None:
    """Another process let it sit in, and its notice comes late."""
    ann, ben = await kraken_for(house, "Ann", "Ben")
    await house.database.write(lambda c: matches.set_stand_in(c, ann.room.id, 1, "random"))
    await house.rooms.reload(ann.room)
    assert stand_in(ann, 1)
    house.referee.caught_up(ann.room)
    await house.later(0)
    assert not stand_in(ann, 1)
    assert (await ben.table()).seats[1].here


async def test_a_bot_that_thinks_for_somebody_makes_no_move_when_they_are_back(house: House) -> None:
    """The seat is theirs again as soon as the page is open, and everybody sees it."""
    guests = await kraken_for(house, "Ann", "Ben")
    ben = await turn_of(guests)
    ann = next(guest for guest in guests if guest is not ben)
    seat, asked, answered = ben.link.seat, asyncio.Event(), asyncio.Event()
    first_move = house.pool.choose

    async def think(task: Task) -> Chosen:
        asked.set()
        await answered.wait()
        return await first_move(task)

    house.pool.choose = think  # type: ignore[method-assign]
    await ben.leave()
    await house.later()
    assert isinstance(await ann.ask(Propose(id=1, what="stand-in", seat=seat)), Done)
    await asked.wait()
    before, thinking = ann.room.revision, ann.room.bot_task
    assert thinking is not None
    back = await house.come(ben.link.user, ann.room)
    answered.set()
    await asyncio.wait({thinking})
    assert ann.room.revision == before
    assert not (await ann.table()).seats[seat].stand_in
    assert isinstance(await back.play(), Done)


async def test_a_seat_that_could_not_be_given_back_is_given_back_at_the_next_beat(house: House) -> None:
    """Ben comes back while the disk is full."""
    ann, ben = await kraken_for(house, "Ann", "Ben")
    await ben.leave()
    await house.later()
    assert isinstance(await ann.ask(Propose(id=1, what="stand-in", seat=1)), Done)
    with unwritable(house.database):
        await house.come(ben.link.user, ann.room)
        assert stand_in(ann, 1)
    await house.beat()
    assert not stand_in(ann, 1)


async def test_a_question_that_could_not_be_settled_is_settled_at_the_next_beat(house: House) -> None:
    """Ben goes away while the disk is full."""
    ann, ben, _ = await asked(house)
    await ben.leave()
    with unwritable(house.database):
        await house.later()
        assert not stand_in(ann)
    await house.beat()
    assert stand_in(ann)


@pytest.mark.parametrize("how", ["resign", "stand"])
async def test_after_the_end_nobody_gives_a_seat_up(house: House, how: str) -> None:
    """Among three or more: the table stays in everybody's list, and no bot takes the seat."""
    guests = await kraken_for(house, "Ann", "Ben", "Cid")
    while guests[0].room.state != "over":
        mover = await turn_of(guests)
        view = await mover.view()
        before = mover.room.revision
        assert isinstance(await mover.play(), Done)
    seen_last = before if how == "resign" else guests[1].room.revision
    request = Resign(id=70, seat=1, expected=seen_last) if how == "resign" else Stand(id=70, seat=1, state="playing")
    answer = await guests[1].ask(request)
    assert isinstance(answer, Refused)
    assert answer.problem.kind == ("game-over" if how == "resign" else "stale")
    assert view is not None
    assert guests[1].room.chairs[1].user == guests[1].link.user.id
    mine = await house.database.read(lambda c: matches.my_matches(c, guests[1].link.user.id, 9))
    assert [found.id for found in mine] == [guests[1].room.id]


async def test_giving_up_an_earlier_position_is_stale(house: House) -> None:
    """A resignation that crosses a move among three is not carried out unseen."""
    guests = await kraken_for(house, "Ann", "Ben", "Cid")
    mover = await turn_of(guests)
    before = mover.room.revision
    assert isinstance(await mover.play(), Done)
    answer = await guests[1].ask(Resign(id=70, seat=1, expected=before))
    assert isinstance(answer, Refused)
    assert answer.problem.kind == "stale"
    assert guests[1].room.chairs[1].user == guests[1].link.user.id


# -- two processes -----------------------------------------------------------------------------------


async def apart(houses: tuple[House, House]) -> tuple[Guest, Guest, Guest]:
    """Four at a table of Kraken, of whom Dan is away: Ann and Ben at one server, Cid at the other."""
    one, other = houses
    guests = await kraken_for(one, "Ann", "Ben", "Cid", "Dan")
    for guest in guests[2:]:
        await guest.leave()
    cid = await other.come(guests[2].link.user, await other.rooms.find(guests[0].room.id))
    for house in houses:
        await house.later()
    await seen(guests[0], lambda: guests[0].room.here(guests[0].room.chairs[2], one.now()))
    await seen(cid, lambda: all(cid.room.here(cid.room.chairs[seat], other.now()) for seat in (0, 1)))
    return guests[0], guests[1], cid


async def test_two_who_agree_at_two_servers_at_once_settle_it_once(houses: tuple[House, House]) -> None:
    """One of them is the last, and the bot sits in."""
    ann, ben, cid = await apart(houses)
    much_later(houses)
    assert isinstance(await ann.ask(Propose(id=1, what="stand-in", seat=3)), Done)
    await seen(cid, lambda: bool(cid.room.proposals))
    number = cid.room.proposals[0].proposal
    answers = await asyncio.gather(*(guest.ask(Answer(id=2, proposal=number, agree=True)) for guest in (ben, cid)))
    assert [type(answer) for answer in answers] == [Done, Done]
    for guest in (ann, cid):
        await seen(guest, lambda guest=guest: bool(stand_in(guest, 3)) and not guest.room.proposals)  # type: ignore[misc]


async def test_who_leaves_one_server_and_is_at_the_other_is_replaced_by_no_bot(houses: tuple[House, House]) -> None:
    """Cid's old page at the first server closes: a bot sits in for him neither at once nor after the next beats."""
    ann, ben, cid = await apart(houses)
    old = await houses[0].come(cid.link.user, ann.room)
    await old.leave()
    for _ in range(2):
        answer = await ann.ask(Propose(id=1, what="stand-in", seat=2))
        assert isinstance(answer, Refused)
        assert answer.problem.kind == "forbidden"
        await houses[1].beat()
        await seen(ann, lambda: ann.room.chairs[2].seen_until > houses[0].now() + GONE_MS)
        much_later(houses)
    assert not stand_in(ann)
    assert ben.room is ann.room


async def test_who_has_gone_from_all_servers_is_replaced_in_the_end(houses: tuple[House, House]) -> None:
    """They are thought to be at another server for a while; then the question can be asked, and is settled."""
    ann, ben, cid = await apart(houses)
    await cid.leave()
    assert isinstance(await ben.ask(Propose(id=1, what="stand-in", seat=2)), Refused)
    await seen(ann, lambda: ann.room.chairs[2].seen_until <= houses[0].now() + GONE_MS)
    much_later(houses)
    assert isinstance(await ben.ask(Propose(id=1, what="stand-in", seat=2)), Refused)
    await ann.house.later()
    assert isinstance(await ann.ask(Propose(id=1, what="stand-in", seat=2)), Done)
    number = (await ben.table()).proposals[0].proposal
    assert isinstance(await ben.ask(Answer(id=2, proposal=number, agree=True)), Done)
    assert stand_in(ann)
    assert await open_questions(ann) == []


async def test_who_takes_a_seat_back_is_here_for_all_servers_at_once(houses: tuple[House, House]) -> None:
    """It is given back as soon as a server sees both; with the same commit, so nobody can ask for a bot in between."""
    ann, _, cid = await apart(houses)

    def sit_in(connection: Connection) -> None:
        matches.set_seen(connection, [(cid.room.id, 2)], 0)
        matches.set_stand_in(connection, cid.room.id, 2, "random")

    bot_seen: list[str] = []
    seen_until: list[int] = []
    read = matches.load_seats

    def look(connection: Connection, match: str) -> list[StoredSeat]:
        found = read(connection, match)
        for seat in (seat for seat in found if seat.seat == 2):
            if seat.stand_in:
                bot_seen.append(seat.stand_in)
            elif bot_seen:  # before, somebody may have read how things stood until the bot sat down
                seen_until.append(seat.seen_until)
        return found

    with mock.patch.object(matches, "load_seats", look):
        await houses[0].database.write(sit_in)
        async with asyncio.timeout(120):
            while not seen_until:
                await houses[0].database.read(lambda c: matches.load_seats(c, cid.room.id))
    await seen(cid, lambda: not stand_in(cid, 2))
    assert min(seen_until) > houses[1].now()
    assert not stand_in(cid, 2)
    assert ann.room is not cid.room


async def test_two_who_want_a_rematch_at_two_servers_at_once_get_one(houses: tuple[House, House]) -> None:
    """And no second table is left over with both of them on its seats."""
    one, other = houses
    ann, ben = await kraken_for(one, "Ann", "Ben")
    there = await other.come(ben.link.user, await other.rooms.find(ann.room.id))
    assert isinstance(await ann.ask(Resign(id=1, seat=0, expected=ann.room.revision)), Done)
    await seen(there, lambda: there.room.state == "over")
    await asyncio.gather(ann.ask(Rematch(id=2)), there.ask(Rematch(id=2)))
    assert ann.room.rematch == there.room.rematch != ""
    mine = await one.database.read(lambda c: matches.my_matches(c, ann.link.user.id, 9))
    assert {found.id for found in mine} == {ann.room.id, ann.room.rematch}


async def test_a_move_that_was_sent_to_two_servers_is_done_once(houses: tuple[House, House]) -> None:
    """Whichever comes second says that it is done already, not that it comes too late."""
    one, other = houses
    ann, ben = await kraken_for(one, "Ann", "Ben")
    mover = await turn_of([ann, ben])
    double = await other.come(mover.link.user, await other.rooms.find(ann.room.id))
    view = await double.view()
    play = Play(id=5, seat=view.seat, move=view.moves[0], expected=view.revision)
    answers = await asyncio.gather(mover.ask(play), double.ask(play))
    assert [type(answer) for answer in answers] == [Done, Done]
    assert sum(answer.again for answer in answers if isinstance(answer, Done)) == 1


async def test_a_beat_tells_of_everybody_with_one_write(houses: tuple[House, House]) -> None:
    """However many sit at however many tables."""
    one, _ = houses
    for number in range(3):
        await kraken_for(one, *(f"{name}{number}" for name in ("Ann", "Ben", "Cid")))
    writes: list[None] = []
    write = one.database.write

    async def count(job: object) -> object:
        writes.append(None)
        return await write(job)  # type: ignore[arg-type]  # whatever it is

    one.database.write = count  # type: ignore[method-assign, assignment]
    await one.referee.beat()
    one.database.write = write  # type: ignore[method-assign]
    assert len(writes) == 1
