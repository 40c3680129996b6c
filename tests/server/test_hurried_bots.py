"""Whoever plays alone and skips what bots do waits for no pause, and learns nothing from how long bots think."""

from __future__ import annotations

import asyncio

import pytest

from quarterdeck.server.protocol.api import SeatPlan
from quarterdeck.server.protocol.wire import Done, Hurry
from quarterdeck.server.tables.botplay import MOST_HURRY, BotPlay
from tests.server.tables import BOT, ME, OPEN, FirstMove, Guest, House

PAUSE = 1.0


class Sleeper:
    """A clock that goes on by a quarter of a second whenever somebody looks at it, and sleep that ends when the test says so."""

    def __init__(self) -> None:
        self.time = 100.0
        self.slept: list[float] = []
        self.asleep = asyncio.Event()
        self.morning = asyncio.Event()

    def clock(self) -> float:
        self.time += 0.25
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.asleep.set()
        await self.morning.wait()
        self.morning.clear()
        self.time += seconds

    def wake(self) -> None:
        """The pause is over."""
        self.asleep.clear()
        self.morning.set()


async def begun(house: House, sleeper: Sleeper, *seats: SeatPlan, game: str = "bruise-cruise", **options: str) -> Guest:
    """Ann at a table of her own that has begun, with bots that pause."""
    house.bots = house.referee.steward.bots = house.referee.bots = BotPlay(
        house.rooms, FirstMove(), pause=PAUSE, clock=sleeper.clock, sleep=sleeper.sleep
    )
    ann = await house.person("Ann")
    room = await house.table(ann, *seats, game=game, **options)
    async with room.lock:
        await house.referee.steward.begin(room)
    return await house.come(ann, room)


async def until_asked(guest: Guest) -> None:
    """Wait until a person must choose, and sees so."""
    async with asyncio.timeout(60):
        while not await asked(guest):  # noqa: ASYNC110 - a guest reads what is owed, and is told nothing
            await asyncio.sleep(0)


async def test_hurried_bots_make_all_their_moves_after_one_step(house: House) -> None:
    """The first move had its pause; all others are shown together, a whole number of steps after they were hurried."""
    sleeper = Sleeper()
    ann = await begun(house, sleeper, BOT, BOT, BOT, ME)
    most = 0
    while most < 3:
        await until_bots_pause(ann, sleeper)
        before = ann.room.revision
        assert isinstance(await ann.ask(Hurry(id=ann.number())), Done)
        hurried_at = sleeper.time
        await ann.read()
        sleeper.wake()

        await asyncio.wait_for(sleeper.asleep.wait(), 60)
        most = max(most, ann.room.revision - before)
        assert ann.room.next_bot() is None
        assert not ann.link.owed.view, "nothing is shown before the step is over"
        assert (sleeper.time + sleeper.slept[-1] - hurried_at) % PAUSE == pytest.approx(0)
        sleeper.wake()

        await until_asked(ann)
        assert ann.room.hurried_at is None


async def until_bots_pause(guest: Guest, sleeper: Sleeper) -> None:
    """Play on until a bot waits for the end of its pause."""
    async with asyncio.timeout(60):
        while not sleeper.asleep.is_set():
            if await asked(guest):
                await guest.play()
            await asyncio.sleep(0)


async def asked(guest: Guest) -> bool:
    """Whether the person sees moves to choose from."""
    return bool((await guest.view()).moves)


async def test_nobody_hurries_bots_while_others_are_there(house: House) -> None:
    """Whether they play or only watch: they want to see what happens."""
    sleeper = Sleeper()
    ann = await begun(house, sleeper, BOT, ME)
    watcher = await house.come(await house.person("Ben"), ann.room)
    for one in (ann, watcher):
        assert isinstance(await one.ask(Hurry(id=one.number())), Done)
        assert ann.room.hurried_at is None


async def test_bots_at_a_table_for_two_people_are_not_hurried_while_one_is_away(house: House) -> None:
    """The other might come back at any moment."""
    sleeper = Sleeper()
    ann = await begun(house, sleeper, OPEN, ME)
    ann.room.chairs[0].user = "id-Ben"
    await ann.ask(Hurry(id=ann.number()))
    assert ann.room.hurried_at is None


async def test_there_is_nothing_to_hurry_while_i_must_choose(house: House) -> None:
    """A wish from before does not reach the next turn of the bots."""
    ann = await begun(house, Sleeper(), ME, BOT, game="cardinal", first="orange")
    await until_asked(ann)
    await ann.ask(Hurry(id=ann.number()))
    assert ann.room.hurried_at is None


async def test_without_secrets_hurried_bots_do_not_pause_at_all(house: House) -> None:
    """In Cardinal all is open, so how long a bot thinks tells nothing."""
    sleeper = Sleeper()
    ann = await begun(house, sleeper, BOT, ME, game="cardinal")
    await ann.ask(Hurry(id=ann.number()))
    await until_asked(ann)
    assert sleeper.slept == []


async def test_whoever_only_watches_bots_hurries_nobody(house: House) -> None:
    """There is nobody who must choose at last, so nothing would be shown before the end."""
    ann = await begun(house, Sleeper(), BOT, BOT)
    await ann.ask(Hurry(id=ann.number()))
    assert ann.room.hurried_at is None


async def test_bots_that_go_on_for_long_show_what_they_do_and_pause_again(house: House) -> None:
    """As when somebody is out of the game: the rest of it is not hidden until its end."""
    sleeper = Sleeper()
    ann = await begun(house, sleeper, BOT, BOT, BOT, ME)
    await until_bots_pause(ann, sleeper)
    await ann.ask(Hurry(id=ann.number()))
    await ann.read()
    sleeper.time += MOST_HURRY
    sleeper.wake()
    await asyncio.wait_for(sleeper.asleep.wait(), 60)
    sleeper.wake()
    async with asyncio.timeout(60):
        while ann.room.hurried_at is not None:  # noqa: ASYNC110 - a room tells nobody of it
            await asyncio.sleep(0)
    assert ann.link.owed.view
