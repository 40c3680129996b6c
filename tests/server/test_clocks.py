"""Clocks at tables: whose time runs, what happens when it is up, and what never costs anybody anything."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.records.clock import ClockTerms
from quarterdeck.records.record import MoveLine, ResignLine
from quarterdeck.records.replaying import verify
from quarterdeck.server.database.bus import Bus
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.protocol.api import NewMatch, SeatPlan
from quarterdeck.server.protocol.wire import (
    Answer,
    ClockView,
    Done,
    Play,
    Propose,
    Refused,
    Rematch,
    Resign,
    Sit,
    TakeBack,
    ToServer,
)
from quarterdeck.server.tables.charging import STALL_MS
from quarterdeck.server.tables.others import Others
from quarterdeck.table.clock_words import terms_in_words
from tests.database.fresh import fresh
from tests.database.postgres import postgres
from tests.server.failing import unwritable
from tests.server.tables import ME, OPEN, Guest, House
from tests.server.test_two_processes import seen

NOW = 1_700_000_000_000
MINUTE = 60_000
DAY = 24 * 60 * MINUTE
LIVE = ClockTerms(per="game", seconds=600, more=5)
CORRESPONDENCE = ClockTerms(per="move", seconds=3 * 24 * 3600)


class Still(House):
    """A house whose clock stands still unless it is turned."""

    def now(self) -> int:
        return NOW + self.ahead

    @classmethod
    async def open(cls, folder: Path) -> Still:
        return cls(await Database.open(fresh(folder / "house.sqlite")))

    async def reopened(self, after_ms: int) -> Still:
        """The server that starts after another one was killed, so much later."""
        folder = Path(str(self.database.url.database)).parent
        await self.close()
        house = await Still.open(folder)
        house.ahead = self.ahead + after_ms
        await house.referee.timekeeper.start()
        return house

    async def turn(self, ms: int) -> None:
        """So much time goes by while the server runs."""
        step = STALL_MS // 2
        while ms > 0:
            self.ahead += min(ms, step)
            ms -= step
            await self.referee.timekeeper.show_life()
            await self.referee.timekeeper.look()

    def leap(self, ms: int) -> None:
        """So much time goes by at once while the server runs."""
        self.ahead += ms
        self.rooms.hours.seen = self.now()


@pytest.fixture
async def still(tmp_path: Path) -> AsyncIterator[Still]:
    """A house with a clock to be turned."""
    house = await Still.open(tmp_path)
    await house.referee.timekeeper.start()
    yield house
    await house.close()


async def match_for(house: Still, *names: str, terms: ClockTerms = LIVE, game: str = "cardinal") -> list[Guest]:
    """A table with a clock, at which these people sit."""
    people = [await house.person(name) for name in names]
    seats: tuple[SeatPlan, ...] = (ME, *[OPEN] * (len(names) - 1))
    options: dict[str, int | str | bool] = {"first": "orange"} if game == "cardinal" else {}
    match = await house.rooms.new_match(people[0], NewMatch(game=game, seats=seats, clock=terms, options=options))
    room = await house.rooms.find(match)
    guests = [await house.come(person, room) for person in people]
    for seat, guest in enumerate(guests[1:], start=1):
        assert isinstance(await guest.ask(Sit(id=guest.number(), seat=seat)), Done)
    return guests


async def clock(guest: Guest) -> ClockView:
    """The clocks as somebody sees them now."""
    guest.link.owe(table=True)
    return await guest.latest(ClockView)


async def lefts(guest: Guest) -> list[int]:
    """What everybody has left."""
    return [seat.left for seat in (await clock(guest)).seats]


async def runs(guest: Guest) -> list[int]:
    """The seats whose time runs."""
    return [seat.seat for seat in (await clock(guest)).seats if seat.runs]


async def play(guest: Guest, *, lag: int = 0) -> Done | Refused | None:
    """Make the first legal move."""
    view = await guest.view()
    move = view.moves[0] if view.moves else "a1"
    return await guest.ask(Play(id=guest.number(), seat=view.seat, move=move, expected=view.revision, lag=lag))


async def ask(guest: Guest, request: ToServer) -> Done:
    """A request that is carried out."""
    answer = await guest.ask(request)
    assert isinstance(answer, Done), answer
    return answer


# -- whose time runs ---------------------------------------------------------------------------------


async def test_the_time_of_whoever_is_to_move_runs(still: Still) -> None:
    """Until the move; then that of the other."""
    ann, ben = await match_for(still, "Ann", "Ben")
    assert await runs(ann) == [0]
    await still.turn(7_000)
    assert await lefts(ben) == [598_000, 600_000]
    assert isinstance(await play(ann), Done)
    await still.turn(20_000)
    assert await lefts(ann) == [598_000, 585_000]
    assert await runs(ben) == [1]


async def test_no_time_runs_before_everybody_has_come(still: Still) -> None:
    """A rematch is made while the other has gone; nobody loses time by that."""
    ann, ben = await match_for(still, "Ann", "Ben")
    await ask(ann, Resign(id=1, seat=0, expected=ann.room.revision))
    await ben.leave()
    await ask(ann, Rematch(id=2))
    room = await still.rooms.find(ann.room.rematch)
    again = await still.come(ann.link.user, room)
    assert room.terms == LIVE
    await still.turn(MINUTE)
    assert await runs(again) == []
    await still.come(ben.link.user, room)
    assert len(await runs(again)) == 1


async def test_all_who_are_to_choose_are_charged(still: Still) -> None:
    """In Kraken everybody chooses at once."""
    guests = await match_for(still, "Ann", "Ben", "Cid", game="kraken", terms=ClockTerms(per="game", seconds=600))
    waiting = set((await guests[0].view()).waiting)
    assert set(await runs(guests[0])) == waiting
    await still.turn(9_000)
    left = await lefts(guests[0])
    assert [left[seat] for seat in range(3)] == [591_000 if seat in waiting else 600_000 for seat in range(3)]


async def test_the_lag_of_a_move_is_forgiven_up_to_a_bound(still: Still) -> None:
    """Whatever is claimed, no more than a second of a turn."""
    ann, ben = await match_for(still, "Ann", "Ben")
    await still.turn(3_000)
    assert isinstance(await play(ann, lag=400), Done)
    assert (await lefts(ann))[0] == 605_000 - 2_600
    await still.turn(3_000)
    assert isinstance(await play(ben, lag=60_000), Done)
    assert (await lefts(ann))[1] == 605_000 - 2_000


async def test_taking_a_move_back_gives_no_time(still: Still) -> None:
    """The clock goes on where it stood."""
    ann, _ = await match_for(still, "Ann", "Ben")
    await still.turn(7_000)
    assert isinstance(await play(ann), Done)
    await ask(ann, TakeBack(id=5, seat=0, expected=ann.room.revision))
    assert await runs(ann) == [0]
    assert (await lefts(ann))[0] == 598_000


# -- time is up ----------------------------------------------------------------------------------------


async def test_whoever_has_no_time_left_loses(still: Still) -> None:
    """Also if nobody asks for anything; everybody is told in words, and the record says it."""
    ann, ben = await match_for(still, "Ann", "Ben")
    await still.turn(605_000)
    assert (await ann.table()).state == "playing"
    await still.turn(1_000)
    assert (await ann.table()).state == "over"
    mine, other = (await ann.view()).ending, (await ben.view()).ending
    assert mine is not None
    assert other is not None
    assert mine.how == "out-of-time"
    assert mine.verdict == "You lost: your time is up"
    assert "has no time left" in other.verdict
    assert other.winners == (1,)
    assert ann.room.match is not None
    record = ann.room.match.record
    assert record.lines[-1] == ResignLine(n=len(record.lines), resigned="orange", late=True)
    assert verify(record).state == "over"
    assert not await runs(ann)


async def test_a_move_that_comes_too_late_is_not_made(still: Still) -> None:
    """Even before anybody has looked at the clock."""
    ann, _ = await match_for(still, "Ann", "Ben")
    still.leap(605_100)
    answer = await play(ann)
    assert isinstance(answer, Refused)
    assert answer.problem.message == "Your time is up."
    assert (await ann.table()).state == "over"


async def test_a_move_that_the_network_made_late_is_made(still: Still) -> None:
    """It was on its way in time."""
    ann, _ = await match_for(still, "Ann", "Ben")
    still.leap(605_100)
    await still.referee.timekeeper.look()
    assert isinstance(await play(ann, lag=200), Done)


async def test_a_bot_plays_on_if_that_was_agreed(still: Still) -> None:
    """For good."""
    _, ben = await match_for(still, "Ann", "Ben", terms=ClockTerms(per="turn", seconds=30, then="bot", level=1))
    await still.turn(32_000)
    table = await ben.table()
    assert table.state == "playing"
    assert (table.seats[0].kind, table.seats[0].level, table.seats[0].left) == ("bot", 1, "Ann")
    assert table.seats[0].late
    assert (await clock(ben)).seats[0].up
    await ben.my_turn()
    assert await runs(ben) == [1]


async def test_with_more_than_two_players_the_others_play_on(still: Still) -> None:
    """A bot plays for whoever lost on time."""
    terms = ClockTerms(per="move", seconds=60)
    guests = await match_for(still, "Ann", "Ben", "Cid", game="kraken", terms=terms)
    seat = (await runs(guests[0]))[0]
    await still.turn(62_000)
    assert (await guests[0].table()).seats[seat].kind == "bot"


async def test_a_time_that_is_up_is_seen_after_a_restart(still: Still) -> None:
    """Nobody needs to come to the table: the timer finds it in the database."""
    ann, _ = await match_for(still, "Ann", "Ben")
    await still.turn(600_000)
    again = await still.reopened(DAY)
    await again.turn(4_000)
    assert (await again.rooms.find(ann.room.id)).state == "playing"
    await again.turn(4_000)
    assert (await again.rooms.find(ann.room.id)).state == "over"
    await again.close()


async def test_days_for_each_move(still: Still) -> None:
    """They begin anew with each move."""
    ann, ben = await match_for(still, "Ann", "Ben", terms=CORRESPONDENCE)
    still.leap(2 * DAY)
    assert isinstance(await play(ann), Done)
    still.leap(2 * DAY)
    await still.referee.timekeeper.look()
    assert isinstance(await play(ben), Done)
    assert await lefts(ann) == [3 * DAY, DAY]
    still.leap(3 * DAY + 1_001)
    await still.referee.timekeeper.look()
    assert (await ben.table()).state == "over"


# -- what costs nothing --------------------------------------------------------------------------------


async def test_nothing_is_charged_while_the_server_is_down(still: Still) -> None:
    """It was killed, and starts again an hour later."""
    ann, _ = await match_for(still, "Ann", "Ben")
    await still.turn(30_000)
    again = await still.reopened(60 * MINUTE)
    room = await again.rooms.find(ann.room.id)
    back = await again.come(ann.link.user, room)
    assert await lefts(back) == [575_000, 600_000]
    assert await runs(back) == [0]
    assert isinstance(await play(back), Done)
    await again.close()


async def test_nothing_is_charged_while_the_server_hangs(still: Still) -> None:
    """Or sleeps: neither by the timer nor by a move."""
    ann, ben = await match_for(still, "Ann", "Ben")
    await still.turn(5_000)
    still.ahead += 60 * MINUTE
    await still.referee.timekeeper.look()
    assert isinstance(await play(ann), Done)
    assert await lefts(ann) == [600_000, 605_000]
    await still.referee.timekeeper.show_life()
    await still.turn(5_000)
    assert await lefts(ben) == [600_000, 600_000]


async def test_nothing_is_charged_while_nothing_can_be_stored(still: Still) -> None:
    """The disk is full for a while, and nobody can make a move."""
    ann, _ = await match_for(still, "Ann", "Ben")
    await still.turn(5_000)
    with unwritable(still.database):
        for _ in range(30):
            still.ahead += 60_000
            await still.referee.timekeeper.look()
            with pytest.raises(DatabaseError):
                await still.referee.timekeeper.show_life()
    await still.turn(10_000)
    assert await lefts(ann) == [595_000, 600_000]


async def test_a_pause_is_agreed_on_and_ends_by_agreement(still: Still) -> None:
    """In it time stands still, and nobody moves."""
    ann, ben = await match_for(still, "Ann", "Ben")
    await still.turn(5_000)
    await ask(ann, Propose(id=1, what="pause", seat=0))
    assert not (await clock(ann)).paused
    await ask(ben, Answer(id=2, proposal=(await ben.table()).proposals[0].proposal, agree=True))
    assert (await clock(ann)).paused
    assert await runs(ann) == []
    await still.turn(20 * MINUTE)
    refused = await play(ann)
    assert isinstance(refused, Refused)
    assert refused.problem.message.startswith("There is a pause")
    await ask(ben, Propose(id=3, what="go-on", seat=1))
    await ask(ann, Answer(id=4, proposal=(await ann.table()).proposals[0].proposal, agree=True))
    assert await lefts(ann) == [600_000, 600_000]
    assert await runs(ann) == [0]
    assert isinstance(await play(ann), Done)


async def test_a_pause_of_a_finished_game_is_refused_since_it_is_over(still: Still) -> None:
    """It was played with a clock, so nothing is said about that."""
    ann, _ = await match_for(still, "Ann", "Ben")
    await ask(ann, Resign(id=1, seat=0, expected=ann.room.revision))
    refused = await ann.ask(Propose(id=2, what="pause", seat=0))
    assert isinstance(refused, Refused)
    assert refused.problem.message == "The game is over already."


async def test_a_pause_outlasts_a_restart(still: Still) -> None:
    """And somebody who is away need not agree to its end."""
    ann, ben = await match_for(still, "Ann", "Ben")
    await ask(ann, Propose(id=1, what="pause", seat=0))
    await ask(ben, Answer(id=2, proposal=(await ben.table()).proposals[0].proposal, agree=True))
    again = await still.reopened(60 * MINUTE)
    room = await again.rooms.find(ann.room.id)
    back = await again.come(ann.link.user, room)
    assert (await clock(back)).paused
    await again.later()
    await ask(back, Propose(id=3, what="go-on", seat=0))
    assert await runs(back) == [0]
    await again.close()


async def test_nobody_keeps_a_pause_for_ever(still: Still) -> None:
    """Whoever only agreed to one so as to think must agree to its end, or it ends by itself some minutes later."""
    ann, ben = await match_for(still, "Ann", "Ben")
    await ask(ben, Propose(id=1, what="pause", seat=1))
    await ask(ann, Answer(id=2, proposal=(await ann.table()).proposals[0].proposal, agree=True))
    await ask(ben, Propose(id=3, what="go-on", seat=1))
    proposal = (await ann.table()).proposals[0].proposal
    refused = await ann.ask(Answer(id=4, proposal=proposal, agree=False))
    assert isinstance(refused, Refused)
    assert "10 minutes" in refused.problem.message
    await still.later(9 * MINUTE)
    assert (await clock(ann)).paused
    again = await still.reopened(0)
    back = await again.come(ann.link.user, await again.rooms.find(ann.room.id))
    await again.come(ben.link.user, back.room)
    await again.later(MINUTE)
    assert not (await clock(back)).paused
    assert await runs(back) == [0]
    await again.close()


async def test_nobody_pauses_alone(still: Still) -> None:
    """Somebody who is away cannot agree."""
    ann, ben = await match_for(still, "Ann", "Ben")
    await ben.leave()
    await still.later()
    await ask(ann, Propose(id=1, what="pause", seat=0))
    assert not (await clock(ann)).paused
    assert isinstance(await ann.ask(Propose(id=2, what="pause", seat=0)), Refused)
    assert isinstance(await ann.ask(Propose(id=3, what="go-on", seat=0)), Refused)


# -- what is kept -----------------------------------------------------------------------------------------


async def test_the_record_says_how_long_each_move_took(still: Still) -> None:
    """As a remark: without it the game is the same. A restarted server knows it too."""
    ann, ben = await match_for(still, "Ann", "Ben")
    await still.turn(7_000)
    await play(ann)
    await still.turn(4_500)
    await play(ben)
    again = await still.reopened(1_000)
    room = await again.rooms.find(ann.room.id)
    assert room.match is not None
    record = room.match.record
    moves = [line for line in record.lines if isinstance(line, MoveLine) and line.who != "chance"]
    assert [line.spent for line in moves] == [7_000, 4_500]
    assert record.header.clock == LIVE
    bare = msgspec.structs.replace(
        record,
        lines=tuple(
            msgspec.structs.replace(line, spent=None) if isinstance(line, MoveLine) else line for line in record.lines
        ),
    )
    assert verify(bare).position == verify(record).position
    back = await again.come(ann.link.user, room)
    assert [line.spent for line in (await back.view()).story if line.spent is not None] == [7_000, 4_500]
    await again.close()


async def test_a_time_per_turn_does_not_grow(still: Still) -> None:
    """It would be as though it were for the game."""
    ann = await still.person("Ann")
    with pytest.raises(Malformed) as caught:
        await still.rooms.new_match(
            ann, NewMatch(game="cardinal", seats=(ME, OPEN), clock=ClockTerms(per="turn", seconds=60, more=1))
        )
    assert caught.value.path == "clock.more"


async def test_among_three_nobody_can_lose_by_time(still: Still) -> None:
    """Whoever asks for it is told; without a word a bot plays on there, and among two one loses."""
    ann = await still.person("Ann")
    lose = ClockTerms(per="turn", seconds=60, then="lose")
    with pytest.raises(Malformed) as caught:
        await still.rooms.new_match(ann, NewMatch(game="kraken", seats=(ME, OPEN, OPEN), clock=lose))
    assert caught.value.path == "clock.then"
    assert "3" in caught.value.problem
    silent = ClockTerms(per="turn", seconds=60)
    for seats, lost, words in (((ME, OPEN), True, "loses"), ((ME, OPEN, OPEN), False, "bot")):
        room = await still.opened(ann, NewMatch(game="kraken", seats=seats, clock=silent))
        assert room.terms is not None
        assert room.terms.is_lost_by(len(seats)) is lost
        assert words in terms_in_words(room.terms, len(seats))
    assert (await still.opened(ann, NewMatch(game="kraken", seats=(ME, OPEN), clock=lose))).terms == lose


async def test_a_table_without_a_clock_says_nothing_of_time(still: Still) -> None:
    """And can have no pause."""
    ann = await still.person("Ann")
    guest = await still.come(ann, await still.table(ann, ME, ME))
    await guest.read()
    assert not any(isinstance(message, ClockView) for message in guest.got)
    assert isinstance(await guest.ask(Propose(id=1, what="pause", seat=0)), Refused)


# -- several servers ------------------------------------------------------------------------------------------


@pytest.fixture
async def pair() -> AsyncIterator[tuple[Still, Still]]:
    """Two servers that share a database, each with its ear on the other."""
    url = postgres().new_database()
    houses = Still(await Database.open(url)), Still(await Database.open(url))
    buses = []
    for house in houses:
        others = Others(house.rooms, house.referee.caught_up)
        buses.append(Bus(house.database, others.hear, others.hear_of_lines))
    for bus in buses:
        await bus.start()
    for house in houses:
        await house.referee.timekeeper.start()
    yield houses
    for bus in buses:
        await bus.stop()
    for house in houses:
        await house.close()


async def test_a_clock_crosses_over_to_another_server(pair: tuple[Still, Still]) -> None:
    """Both show the same, and what follows when time is up happens once."""
    one, other = pair
    ann, _ = await match_for(one, "Ann", "Ben")
    cid = await other.come(await other.person("Cid"), await other.rooms.find(ann.room.id))
    for house in pair:
        house.leap(7_000)
    assert await lefts(cid) == [598_000, 600_000]
    assert isinstance(await play(ann), Done)
    await seen(cid, lambda: cid.room.revision == ann.room.revision and cid.room.clock == ann.room.clock)
    assert await lefts(cid) == [598_000, 605_000]
    for house in pair:
        house.leap(607_000)
    await asyncio.gather(*(house.referee.timekeeper.look() for house in pair))
    await seen(cid, lambda: cid.room.state == ann.room.state == "over")
    assert ann.room.match is not None
    assert sum(isinstance(line, ResignLine) for line in ann.room.match.record.lines) == 1


async def test_while_one_of_two_servers_runs_so_do_the_clocks(pair: tuple[Still, Still]) -> None:
    """The other one was away for an hour."""
    one, other = pair
    ann, _ = await match_for(one, "Ann", "Ben")
    for _ in range(12):
        one.ahead += 5_000
        await one.referee.timekeeper.show_life()
    other.ahead = one.ahead
    await other.referee.timekeeper.show_life()
    assert await lefts(ann) == [545_000, 600_000]
    for house in pair:
        house.ahead += 60 * MINUTE
    await other.referee.timekeeper.show_life()
    await seen(ann, lambda: ann.room.clock is not None and ann.room.clock.since == one.now() - 60_000)
    await one.referee.timekeeper.show_life()
    assert await lefts(ann) == [545_000, 600_000]
