"""Analyses of games that are over: one's own, as far as they are, and kept."""

from __future__ import annotations

import asyncio
from itertools import count

import msgspec
import pytest
from msgspec import structs

from quarterdeck.messages.language import speaking
from quarterdeck.server import chore_worker
from quarterdeck.server.background import Background
from quarterdeck.server.bots.pool import Chosen, Task
from quarterdeck.server.chore_worker import carry_out
from quarterdeck.server.chores.desk import TooDear
from quarterdeck.server.chores.fair_queue import Asker, Busy, Crowded
from quarterdeck.server.chores.kinds import Chore
from quarterdeck.server.database.rows import User
from quarterdeck.server.protocol.wire import Analyse, Analysed, Refused, Resign, Sit
from quarterdeck.server.tables.analyses import (
    MOST_GOING,
    MOST_OF_NETWORK,
    PATIENCE,
    PAUSE,
    REST,
    TOO_DEAR_SECONDS,
    Analyses,
)
from tests.server.tables import BOT, ME, OPEN, FirstMove, Guest, House


class Held:
    """Chores of a server that has no room for any until it is told so; and a clock that moves while somebody rests."""

    def __init__(self) -> None:
        self.room = False
        self.too_dear = False
        self.asked = 0
        self.time = 0.0
        self.late = asyncio.Event()
        """It will soon be too late to ask how far an analysis is."""
        self.background = Background()
        self.analyses = Analyses(self, self.background, clock=lambda: self.time, sleep=self.rest)

    async def do(self, asker: Asker, chore: Chore) -> bytes:
        self.asked += 1
        if self.too_dear:
            raise TooDear("too dear")
        if not self.room:
            raise Busy("no room")
        return carry_out(chore)

    async def rest(self, seconds: float) -> None:
        self.time += seconds
        if self.time >= PATIENCE - 2 * REST:
            self.late.set()
        await asyncio.sleep(0)


async def resigned(house: House, person: User) -> Guest:
    """Somebody at a game that is over as soon as it has begun."""
    guest = await house.come(person, await house.table(person, ME, ME))
    await guest.ask(Resign(id=guest.number(), seat=0, expected=(await guest.view()).revision))
    return guest


def request(guest: Guest, *, stop: bool = False) -> Analyse:
    """A question about the first seat's game."""
    return Analyse(id=guest.number(), seat=0, stop=stop)


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


async def test_whoever_loads_the_page_anew_finds_the_analysis_and_begins_none(house: House) -> None:
    """Of their own seat alone."""
    ann = await house.person("Ann")
    guest = await finished(house, ann, "kraken")
    held = Held()
    first = await held.analyses.tell(guest.room, guest.link, Analyse(id=guest.number(), seat=0, begin=False))
    await asyncio.sleep(0)
    assert (first.analysis, first.done, first.total, held.asked) == (None, 0, 0, 0)
    done = await awaited(guest)
    again = await house.come(ann, guest.room)
    await again.ask(Analyse(id=again.number(), seat=0, begin=False))
    assert (await again.latest(Analysed)).analysis == done.analysis
    assert isinstance(await again.ask(Analyse(id=again.number(), seat=1, begin=False)), Refused)


async def test_what_chance_chose_for_a_bot_is_kept_and_told(house: House) -> None:
    """Also after the server has started anew; the analysis blames nobody for it."""
    ann = await house.person("Ann")

    async def by_chance(task: Task) -> Chosen:
        return structs.replace(await FirstMove().choose(task), fallback=True)

    house.pool.choose = by_chance  # type: ignore[method-assign]
    guest = await finished(house, ann)
    later = await house.again()
    room = await later.rooms.find(guest.room.id)
    assert room.match is not None
    moves = room.match.moves_in_effect()
    assert {k for k in range(len(moves)) if room.match.was_lot(k)} == {
        k for k, (who, _) in enumerate(moves) if who == 1
    }
    assert "That was chosen by chance for Green." in [sentence.text for sentence in room.match.story(0)]
    await later.close()


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
    guest, other = await resigned(house, ann), await resigned(house, ann)
    house.referee.analyses = (
        Held().analyses
    )  # it never gets on, so the first one still goes on when the other is asked for
    await asked(guest)
    busy = await asked(other)
    assert isinstance(busy, Refused)
    assert "Another game" in busy.problem.message
    stopped = await asked(guest, stop=True)
    assert isinstance(stopped, Analysed)
    assert stopped.total == 0
    assert isinstance(await asked(other), Analysed)
    await asked(other, stop=True)


async def test_an_analysis_waits_while_there_is_no_room_and_then_goes_on(house: House) -> None:
    """As long as somebody asks how far it is."""
    guest = await finished(house, await house.person("Ann"))
    held = Held()
    await held.analyses.tell(guest.room, guest.link, request(guest))
    await held.late.wait()
    assert (await held.analyses.tell(guest.room, guest.link, request(guest))).done == 0
    held.room = True
    await held.background.done()
    assert (await held.analyses.tell(guest.room, guest.link, request(guest))).analysis is not None


async def test_an_analysis_that_nobody_asks_about_any_more_makes_room_even_while_there_is_none(house: House) -> None:
    """After half a minute; the next question begins it anew."""
    guest = await resigned(house, await house.person("Ann"))
    held = Held()
    await held.analyses.tell(guest.room, guest.link, request(guest))
    await held.background.done()
    assert PATIENCE < held.time <= PATIENCE + REST
    tried = held.asked
    await held.analyses.tell(guest.room, guest.link, request(guest))
    await asyncio.sleep(0)
    assert held.asked > tried
    await held.background.close()


async def test_only_so_many_people_have_an_analysis_going(house: House) -> None:
    """The next one hears that the server is busy, until one of them stops."""
    held = Held()
    guests = [await resigned(house, await house.person(f"Ann {number}")) for number in range(MOST_GOING + 1)]
    for guest in guests[:-1]:
        await held.analyses.tell(guest.room, guest.link, request(guest))
    with pytest.raises(Busy):
        await held.analyses.tell(guests[-1].room, guests[-1].link, request(guests[-1]))
    await held.analyses.tell(guests[0].room, guests[0].link, request(guests[0], stop=True))
    await held.analyses.tell(guests[-1].room, guests[-1].link, request(guests[-1]))
    await held.background.close()


async def test_one_address_has_few_of_the_places_and_does_not_get_them_back_at_once(house: House) -> None:
    """Whoever stops one makes room for others first, and some seconds later for people at the same address."""
    held, numbers = Held(), count()

    async def come(network: str) -> Guest:
        guest = await resigned(house, await house.person(f"Eve {next(numbers)}"))
        guest.link.asker = Asker(network, guest.link.user.id)
        return guest

    eves = [await come("here") for _ in range(MOST_OF_NETWORK + 1)]
    for eve in eves[:-1]:
        await held.analyses.tell(eve.room, eve.link, request(eve))
    last = eves[-1]
    with pytest.raises(Crowded):
        await held.analyses.tell(last.room, last.link, request(last))
    await held.analyses.tell(eves[0].room, eves[0].link, request(eves[0], stop=True))
    with pytest.raises(Crowded):
        await held.analyses.tell(last.room, last.link, request(last))
    ann = await come("elsewhere")
    await held.analyses.tell(ann.room, ann.link, request(ann))
    held.time += PAUSE
    await held.analyses.tell(last.room, last.link, request(last))
    await held.background.close()


async def test_an_analysis_that_took_too_much_is_not_begun_again(house: House) -> None:
    """For a while: each attempt costs a process."""
    guest = await resigned(house, await house.person("Ann"))
    held = Held()
    held.too_dear = True
    await held.analyses.tell(guest.room, guest.link, request(guest))
    await held.background.done()
    for _ in range(3):
        with pytest.raises(TooDear):
            await held.analyses.tell(guest.room, guest.link, request(guest))
        await held.background.done()
    assert held.asked == 1
    held.time += TOO_DEAR_SECONDS
    await held.analyses.tell(guest.room, guest.link, request(guest))
    await held.background.done()
    assert held.asked == 2


async def test_an_analysis_has_room_for_so_many_bytes_of_positions(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Positions hold content packs; of the moments that find no room, it says how many there are."""
    guest = await finished(house, await house.person("Ann"))
    whole = (await awaited(guest)).analysis
    assert whole is not None
    assert whole.unjudged == 0
    monkeypatch.setattr(chore_worker, "MOST_POSITIONS", 0)
    held = Held()
    held.room = True
    await held.analyses.tell(guest.room, guest.link, request(guest))
    await held.background.done()
    found = (await held.analyses.tell(guest.room, guest.link, request(guest))).analysis
    assert found is not None
    assert found.choices == ()
    assert found.unjudged >= len(whole.choices) > 0


async def test_an_analysis_is_kept_for_each_language(house: House) -> None:
    """Whoever changes it while one goes on need not stop that first."""
    guest = await finished(house, await house.person("Ann"))
    held = Held()
    await held.analyses.tell(guest.room, guest.link, request(guest))
    with speaking("de"):
        assert (await held.analyses.tell(guest.room, guest.link, request(guest))).analysis is None
    held.room = True
    await held.background.done()
    english = await held.analyses.tell(guest.room, guest.link, request(guest))
    with speaking("de"):
        assert (await held.analyses.tell(guest.room, guest.link, request(guest))).analysis is None
        await held.background.done()
        german = await held.analyses.tell(guest.room, guest.link, request(guest))
    assert english.analysis is not None
    assert german.analysis is not None
    assert msgspec.json.encode(german.analysis) != msgspec.json.encode(english.analysis)
    assert [one.move for one in german.analysis.choices] == [one.move for one in english.analysis.choices]
