"""Analyses of games that are over: one's own, as far as they are, and kept."""

from __future__ import annotations

import asyncio

from quarterdeck.server.database.rows import User
from quarterdeck.server.protocol.wire import Analyse, Analysed, Refused, Resign, Sit
from tests.server.tables import BOT, ME, OPEN, Guest, House


async def finished(house: House, ann: User, game: str = "cardinal") -> Guest:
    """Somebody has played a game to its end against a bot, with the first move each time."""
    guest = await house.come(ann, await house.table(ann, ME, BOT, game=game))
    while not (await guest.my_turn()).ending:
        await guest.play()
    return guest


async def asked(guest: Guest, seat: int = 0, *, stop: bool = False) -> Analysed | Refused:
    """How far an analysis is."""
    refused = await guest.ask(Analyse(id=guest.number(), seat=seat, stop=stop))
    return refused if isinstance(refused, Refused) else await guest.latest(Analysed)


async def awaited(guest: Guest, seat: int = 0) -> Analysed:
    """An analysis that is done."""
    async with asyncio.timeout(120):
        while True:
            found = await asked(guest, seat)
            assert isinstance(found, Analysed)
            if found.analysis is not None:
                return found
            await asyncio.sleep(0.01)


async def test_a_game_that_is_over_is_analysed_for_who_played_it(house: House) -> None:
    """It begins with the first question, says how far it is, and is kept for the next one."""
    ann = await house.person("Ann")
    guest = await finished(house, ann)
    first = await asked(guest)
    assert isinstance(first, Analysed)
    assert first.analysis is None
    found = await awaited(guest)
    assert found.analysis is not None
    assert (found.analysis.game, found.analysis.seat) == ("cardinal", 0)
    assert found.analysis.choices
    assert found.summary
    again = await asked(guest)
    assert isinstance(again, Analysed)
    assert again.analysis == found.analysis


async def test_nobody_gets_an_analysis_of_another_seat_or_of_a_game_that_goes_on(house: House) -> None:
    """Others' choices would tell what they held; one's own of now, what to do."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    guest = await finished(house, ann, "kraken")
    assert isinstance(await asked(guest, 1), Refused)
    room = await house.table(ann, ME, OPEN)
    here, there = await house.come(ann, room), await house.come(ben, room)
    await there.ask(Sit(id=there.number(), seat=1))
    refused = await asked(here)
    assert isinstance(refused, Refused)
    await here.ask(Resign(id=here.number(), seat=0, expected=(await here.view()).revision))
    assert (await awaited(here)).analysis is not None


async def test_an_analysis_can_be_stopped_and_one_goes_on_at_a_time(house: House) -> None:
    """Another game waits until then, and says so."""
    ann = await house.person("Ann")
    guest = await finished(house, ann)
    other = await house.come(ann, await house.table(ann, ME, ME))
    await other.ask(Resign(id=other.number(), seat=0, expected=(await other.view()).revision))
    await asked(guest)
    busy = await asked(other)
    assert isinstance(busy, Refused)
    assert "Another game" in busy.problem.message
    stopped = await asked(guest, stop=True)
    assert isinstance(stopped, Analysed)
    assert stopped.total == 0
    assert isinstance(await asked(other), Analysed)
    await asked(other, stop=True)
