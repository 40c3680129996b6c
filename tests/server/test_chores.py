"""Chores in processes of their own: what a stranger's text does there, nobody else notices."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import msgspec
import pytest
import pytest_asyncio

from quarterdeck.engine.errors import Malformed, PackError
from quarterdeck.engine.plans import PlanSum
from quarterdeck.server.chore_worker import carry_out
from quarterdeck.server.chores.desk import ChoreFault, Desk, TooDear
from quarterdeck.server.chores.fair_queue import MOST, MOST_OF_NETWORK, Asker, Crowded
from quarterdeck.server.chores.kinds import CheckFleet, DrawFleet, ReadFleets, StockFleets
from tests.examples import some
from tests.server.test_bots import gone

pytestmark = pytest.mark.asyncio(loop_scope="module")
ANN, BEN = Asker("west", "ann"), Asker("east", "ben")
CHECK = CheckFleet(game="pirates", plan={"ships": [{"ship": "hms-titan"}]})
FAULTY = "tests.server.chore_faults"


def trouble(name: str) -> ReadFleets:
    """A chore that goes wrong in this way."""
    return ReadFleets(game="pirates", text=name)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def desk() -> AsyncIterator[Desk]:
    """A desk with two processes that trouble can be made in; whatever a test does to them, the next one has two."""
    opened = Desk(module=FAULTY, seconds=1.0)
    await opened.start()
    yield opened
    await opened.close()


async def points(desk: Desk, asker: Asker) -> int:
    """What a sound chore comes to."""
    return msgspec.json.decode(await desk.do(asker, CHECK), type=PlanSum).points


@pytest.mark.parametrize("name", some(["memory", "time", "death"], ["memory", "death"]))
async def test_a_chore_that_ends_its_process_is_refused_and_the_next_one_is_done(desk: Desk, name: str) -> None:
    """Somebody else's is done meanwhile; the process is replaced."""
    dear = asyncio.create_task(desk.do(ANN, trouble(name)))
    assert await points(desk, BEN) > 0
    with pytest.raises(TooDear, match="more time or memory than the server gives"):
        await dear
    assert await points(desk, ANN) == await points(desk, BEN)
    assert len(desk.process_ids) == 2


async def test_a_fault_of_ours_is_told_with_its_trace_and_ends_no_process(desk: Desk) -> None:
    """The log has it."""
    await points(desk, ANN)
    before = desk.process_ids
    with pytest.raises(ChoreFault, match="ZeroDivisionError: planted"):
        await desk.do(ANN, trouble("fault"))
    await points(desk, ANN)
    assert set(before) <= set(desk.process_ids)


async def test_what_is_wrong_with_a_text_comes_back_as_it_was_raised(desk: Desk) -> None:
    """With file, line and field."""
    with pytest.raises(Malformed, match="part 2") as bad:
        await desk.do(ANN, ReadFleets(game="pirates", text="40.nothing"))
    assert bad.value.path == "part 2"
    with pytest.raises(PackError) as refused:
        await desk.do(ANN, StockFleets(game="pirates", pack="title = 'x'\na" + ".a" * 99 + " = 1"))
    assert (refused.value.line, refused.value.file) == (2, "pack.toml")
    assert "at most 8 with dots between them are allowed" in refused.value.problem


@pytest.mark.parametrize("name", ["nonsense", pytest.param("no text", marks=pytest.mark.long)])
async def test_an_answer_that_is_none_is_a_fault_and_stops_nobody(desk: Desk, name: str) -> None:
    """To each of the two processes, which go on with the next chore."""
    for _ in range(2):
        with pytest.raises(ChoreFault, match="DecodeError"):
            await desk.do(ANN, trouble(name))
    async with asyncio.timeout(120):
        assert await points(desk, ANN) == await points(desk, BEN)


async def test_the_time_of_a_chore_is_over_when_its_answer_is_told(desk: Desk) -> None:
    """Else the next one would pay for it: the process of this test ends where the clock still runs."""
    before = set(desk.process_ids)
    for _ in range(3):
        assert await points(desk, ANN) > 0
    assert before <= set(desk.process_ids)


async def test_a_dead_process_is_replaced_before_it_is_asked(desk: Desk) -> None:
    """Nobody is refused for what happened while nobody asked, not even where the server has not noticed yet."""
    await asyncio.gather(points(desk, ANN), points(desk, BEN))
    before = desk.process_ids
    for number in before:
        os.kill(number, signal.SIGKILL)
        while not gone(number):  # the event loop, which would notice, has no turn meanwhile
            continue
    assert await points(desk, ANN) > 0
    assert await points(desk, BEN) > 0
    assert set(before) != set(desk.process_ids)


async def test_a_chore_that_runs_is_ended_when_nobody_waits_for_it() -> None:
    """Its process is free for others."""
    async with AsyncExitStack() as stack:
        desk = Desk(1, module=FAULTY, seconds=600.0)
        stack.push_async_callback(desk.close)
        await desk.start()
        await points(desk, BEN)
        before = desk.process_ids
        dear = asyncio.create_task(desk.do(ANN, trouble("time")))
        waiting = asyncio.create_task(points(desk, BEN))
        while desk.waiting != 1:  # noqa: ASYNC110 - a chore that begins tells nobody
            await asyncio.sleep(0.005)
        dear.cancel()
        async with asyncio.timeout(120):
            assert await waiting > 0
        assert desk.process_ids != before


async def test_whoever_has_most_waiting_gives_way_to_a_newcomer() -> None:
    """They are told so; the newcomer's chore waits. Nothing runs, as this desk has not been started."""
    desk = Desk(module=FAULTY)
    names = ["west"] * MOST_OF_NETWORK + [str(number) for number in range(MOST - MOST_OF_NETWORK)]
    asked = [asyncio.create_task(points(desk, Asker(name, str(number)))) for number, name in enumerate(names)]
    newcomer = asyncio.create_task(points(desk, BEN))
    with pytest.raises(Crowded, match="more than can be done at once"):
        await asyncio.wait_for(asked[MOST_OF_NETWORK - 1], 60)
    assert (desk.waiting, newcomer.done(), sum(task.done() for task in asked)) == (MOST, False, 1)
    await desk.close()
    await asyncio.gather(*asked, newcomer, return_exceptions=True)


async def test_a_chore_that_waits_is_dropped_when_nobody_waits_for_it(desk: Desk) -> None:
    """It never runs, and its asker is not charged for it."""
    running = asyncio.create_task(desk.do(ANN, trouble("time")))
    waiting = asyncio.create_task(desk.do(ANN, trouble("time")))
    assert await points(desk, BEN) > 0
    assert desk.waiting == 1
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert desk.waiting == 0
    with pytest.raises(TooDear):
        await running


async def test_closing_leaves_no_process_and_nobody_waiting() -> None:
    """Whatever is under way."""
    desk = Desk(module=FAULTY, seconds=5.0)
    await desk.start()
    await points(desk, BEN)
    dear = asyncio.create_task(desk.do(ANN, trouble("time")))
    later = asyncio.create_task(desk.do(ANN, CHECK))
    await points(desk, BEN)
    numbers = desk.process_ids
    await desk.close()
    for task in (dear, later):
        with pytest.raises(asyncio.CancelledError):
            await task
    assert all(gone(number) for number in numbers)


@pytest.mark.parametrize("total", [9, 101, *(pytest.param(total, marks=pytest.mark.long) for total in (1, 999))])
async def test_fleets_are_drawn_for_totals_of_games_alone(total: int) -> None:
    """Larger ones took a minute."""
    with pytest.raises(Malformed, match="10 to 100 points") as refused:
        carry_out(DrawFleet(game="pirates", total=total, nation="", seed=1))
    assert refused.value.path == "total"
