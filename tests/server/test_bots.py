"""Bots in processes of their own: what they choose, what they are told, and that nothing of them gets lost."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from quarterdeck.bots import find_bot
from quarterdeck.bots.specs import LEVELS
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed, NotYourTurn
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.server import worker_process
from quarterdeck.server.bots.pool import BotPool, Chosen, Task, default_workers
from quarterdeck.server.bots.tasks import Order
from quarterdeck.server.worker_process import Worker, WorkerLost
from quarterdeck.workers import worker_command, worker_environment
from tests.bots.tables import CARDINAL, KRAKEN, begin, kraken_choice, stroll, veiled
from tests.laws.setups import SETUPS

HANGS, DIES, DIES_ONCE, DAWDLES, WELL, LIES, LIES_ONCE = 1, 2, 3, 4, 5, 6, 7
WORKERS = "tests.server.bad_workers"


def task_of(game: Game, position: Position, spec: str, seed: int = WELL) -> Task:
    """The decision of whoever must choose."""
    seat = int(position.player)
    return Task(game=game.key, position=game.save(veiled(position, seat)), seat=seat, spec=spec, seed=seed)


def cardinal_task(seed: int = WELL, spec: str = "uct:1") -> Task:
    """The first turn on a small board."""
    return task_of(CARDINAL, stroll(begin(CARDINAL, 2, rows=3, columns=3), 0, seeded(1)), spec, seed)


@asynccontextmanager
async def pool_of(workers: int = 1, module: str = WORKERS, hard_limit_ms: int = 240_000) -> AsyncIterator[BotPool]:
    """A pool that is closed in the end, whatever happens."""
    pool = BotPool(workers, hard_limit_ms=hard_limit_ms, module=module)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()


async def begun(pool: BotPool) -> None:
    """A worker thinks."""
    while not pool.thinking:  # noqa: ASYNC110 - whoever starts to think tells nobody
        await asyncio.sleep(0.005)


def alone(module: str) -> subprocess.Popen[bytes]:
    """A worker without a pool."""
    return subprocess.Popen(  # noqa: S603 - our own module
        worker_command(module), stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=worker_environment()
    )


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the bad workers write."""
    monkeypatch.setenv("QUARTERDECK_TEST_FOLDER", str(tmp_path))
    return tmp_path


def gone(process_id: int) -> bool:
    """Whether a process has ended, or will without being asked again: one that is only waited for counts as ended."""
    try:
        status = Path(f"/proc/{process_id}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return True
    return status.rpartition(")")[2].split()[0] == "Z"


# -- choices -----------------------------------------------------------------------------------------


async def test_every_level_gives_the_move_that_the_bot_itself_gives() -> None:
    """For both games, chosen in a process as in this one, with what was weighed."""
    board = stroll(begin(CARDINAL, 2, rows=3, columns=4), 3, seeded(4))
    cards = kraken_choice(3, 12, 2)
    async with pool_of(2, "quarterdeck.server.bots.worker") as pool:
        for game, position, name in ((CARDINAL, board, "uct"), (KRAKEN, cards, "ismcts")):
            for spec in ("random", *(f"{name}:{level}" for level in range(1, len(LEVELS[name]) + 1))):
                seat = int(position.player)
                chosen = await pool.choose(task_of(game, position, spec, 7))
                assert not chosen.fallback
                assert game.parse(position, chosen.move) in position.legal()
                if spec[-1] in "45":  # uncompiled, these are cut short by the clock
                    assert chosen.considered[0].move == chosen.move
                    continue
                choice = find_bot(spec).choose(veiled(position, seat), seat, seeded(7))
                assert chosen.move == game.text(position, choice.move)
                assert [(weight.move, weight.visits, weight.value) for weight in chosen.considered] == [
                    (game.text(position, move), visits, value) for move, visits, value in choice.considered
                ]


async def test_a_search_stops_at_the_soft_limit_with_what_it_has_found() -> None:
    """Five million simulations take longer than a tenth of a second."""
    pool = BotPool(1, soft_limit_ms=100)
    await pool.start()
    try:
        position = stroll(begin(CARDINAL, 2), 0, seeded(1))
        chosen = await pool.choose(task_of(CARDINAL, position, "uct:simulations=5000000"))
    finally:
        await pool.close()
    assert 100 <= chosen.milliseconds < 3_000
    assert not chosen.fallback
    assert 64 <= sum(weight.visits for weight in chosen.considered) < 5_000_000


@pytest.mark.parametrize("setup", [setup for setup in SETUPS["kraken"] if setup.pack], ids=["smallest", "largest"])
async def test_a_content_pack_goes_along_in_the_position(setup: object) -> None:
    """The cards of a deck of one's own are named in what the bot chooses."""
    start = KRAKEN.start(msgspec.convert(setup, type(SETUPS["kraken"][0])))
    position = stroll(start, 8, seeded(3))
    seen = veiled(position, int(position.player))
    assert KRAKEN.load(KRAKEN.save(seen)).numbers() == seen.numbers()
    async with pool_of() as pool:
        chosen = await pool.choose(task_of(KRAKEN, position, "ismcts:1"))
    assert not chosen.fallback
    assert chosen.move in [KRAKEN.text(position, move) for move in position.legal()]


async def test_a_task_that_makes_no_sense_is_refused() -> None:
    """And the pool plays on."""
    changes: list[tuple[dict[str, object], type[Exception]]] = [
        ({"game": "halma"}, Malformed),
        ({"spec": "oracle:9"}, Malformed),
        ({"seat": 0}, NotYourTurn),
        ({"position": b'{"game": "cardinal"}'}, Malformed),
    ]
    async with pool_of() as pool:
        for change, error in changes:
            with pytest.raises(error):
                await pool.choose(msgspec.structs.replace(cardinal_task(), **change))
            assert not (await pool.choose(cardinal_task())).fallback, change


# -- honesty -----------------------------------------------------------------------------------------


async def test_a_worker_is_told_nothing_that_its_seat_may_not_know(folder: Path) -> None:
    """The very bytes are the same, whatever the others hold, and no card of theirs is named in them."""
    position = kraken_choice(3, 9, 1)
    seat = int(position.player)
    other = KRAKEN.other_world(position, seat, seeded(3))
    assert other.numbers() != position.numbers()
    async with pool_of() as pool:
        for world in (position, other):
            await pool.choose(task_of(KRAKEN, world, "random"))
    one, two = (folder / "told").read_bytes().splitlines()
    assert one == two
    told = msgspec.json.decode(one, type=Order).task.position.decode()
    hands = msgspec.json.decode(KRAKEN.save(position))["ships"]
    secret = [card for letter, ship in hands.items() if letter != "ABCD"[seat] for card in ship.get("hand", [])]
    assert len(secret) > 2
    assert not [card for card in secret if card in told]
    assert all(card in told for card in hands["ABCD"[seat]]["hand"])


# -- trouble -----------------------------------------------------------------------------------------


async def test_a_worker_that_hangs_is_ended_and_the_task_answered() -> None:
    """Twice, then any legal move is taken; the next task goes to a fresh worker."""
    async with pool_of(hard_limit_ms=2_000) as pool:
        (hanging,) = pool.process_ids
        chosen = await pool.choose(cardinal_task(HANGS))
        assert chosen.fallback
        assert chosen.considered == ()
        assert gone(hanging)
        assert not (await pool.choose(cardinal_task())).fallback
        assert hanging not in pool.process_ids


async def test_a_worker_that_dies_is_replaced_and_the_task_tried_again(folder: Path) -> None:
    """The second attempt counts."""
    async with pool_of() as pool:
        chosen = await pool.choose(cardinal_task(DIES_ONCE))
    assert not chosen.fallback
    assert sum(weight.visits for weight in chosen.considered) == LEVELS["uct"][0]
    assert len((folder / "told").read_bytes().splitlines()) == 2


async def test_a_task_that_kills_every_worker_gets_any_legal_move() -> None:
    """No table waits for ever."""
    position = stroll(begin(CARDINAL, 2, rows=3, columns=3), 0, seeded(1))
    async with pool_of() as pool:
        chosen = await pool.choose(cardinal_task(DIES))
        assert not (await pool.choose(cardinal_task())).fallback
    assert chosen.fallback
    assert chosen.move in [CARDINAL.text(position, move) for move in position.legal()]


async def test_a_worker_that_is_killed_while_it_waits_is_replaced() -> None:
    """By somebody else, between two tasks."""
    async with pool_of() as pool:
        os.kill(pool.process_ids[0], signal.SIGKILL)
        assert not (await pool.choose(cardinal_task())).fallback


async def test_a_pool_that_cannot_start_workers_says_so() -> None:
    """And leaves none behind."""
    pool = BotPool(2, module="tests.server.no_such_module")
    with pytest.raises(WorkerLost, match="before it answered"):
        await pool.start()
    assert pool.process_ids == []


async def test_a_worker_that_does_not_get_ready_in_time_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that has too much to do."""
    monkeypatch.setattr(worker_process, "START_SECONDS", 0.0)
    with pytest.raises(WorkerLost, match="could not be started: it did not get ready"):
        await Worker(WORKERS).ready()


async def test_a_worker_that_was_not_started_is_not_asked() -> None:
    """It says so instead of waiting."""
    with pytest.raises(WorkerLost, match="not made ready"):
        await Worker(WORKERS).ask(b"{}")


# -- many tables -------------------------------------------------------------------------------------


async def test_a_long_thought_at_one_table_does_not_delay_another() -> None:
    """Where there are two workers."""
    async with pool_of(2) as pool:
        slow = asyncio.create_task(pool.choose(cardinal_task(HANGS)))
        await begun(pool)
        chosen = await asyncio.wait_for(pool.choose(cardinal_task()), 120)
        assert not chosen.fallback
        assert not slow.done()
        slow.cancel()


async def test_tasks_are_taken_in_the_order_in_which_they_come() -> None:
    """One worker, four tables; the pool knows how many think and wait."""
    done: list[int] = []
    async with pool_of() as pool:

        async def at_table(number: int) -> None:
            await pool.choose(cardinal_task(DAWDLES if number == 0 else WELL))
            done.append(number)

        tables = [asyncio.create_task(at_table(number)) for number in range(4)]
        await begun(pool)
        assert (pool.thinking, pool.waiting) == (1, 3)
        await asyncio.gather(*tables)
        assert (pool.thinking, pool.waiting) == (0, 0)
    assert done == [0, 1, 2, 3]


async def test_a_cancelled_task_frees_its_worker() -> None:
    """The hanging process is ended long before its time is up; one that was still waiting is never begun."""
    async with pool_of() as pool:
        (hanging,) = pool.process_ids
        thinking = asyncio.create_task(pool.choose(cardinal_task(HANGS)))
        waiting = asyncio.create_task(pool.choose(cardinal_task(DIES)))
        await begun(pool)
        for task in (thinking, waiting):
            task.cancel()
        assert not (await asyncio.wait_for(pool.choose(cardinal_task()), 120)).fallback
        assert gone(hanging)


async def test_a_cancelled_task_that_is_nearly_done_keeps_its_worker() -> None:
    """Starting another would take longer."""
    async with pool_of() as pool:
        pool.patience = 20.0
        before = pool.process_ids
        task = asyncio.create_task(pool.choose(cardinal_task()))
        await begun(pool)
        task.cancel()
        await pool.choose(cardinal_task())
        assert pool.process_ids == before


async def test_the_loop_goes_on_while_bots_think() -> None:
    """A loop that waited for them would tick once."""
    async with pool_of(2, "quarterdeck.server.bots.worker") as pool:
        position = stroll(begin(CARDINAL, 2), 0, seeded(1))
        tasks = [
            asyncio.create_task(pool.choose(task_of(CARDINAL, position, "uct:milliseconds=2000"))) for _ in range(2)
        ]
        ticks = 0
        while not all(task.done() for task in tasks):
            await asyncio.sleep(0.01)
            ticks += 1
    assert ticks > 10


@pytest.mark.parametrize(("how", "fallback"), [(LIES, True), (LIES_ONCE, False)])
async def test_a_worker_that_says_what_is_no_answer_is_replaced(how: int, fallback: bool) -> None:  # noqa: FBT001 - of the table above
    """Nobody waits for ever: once more with another process, then any legal move; the next task is taken as ever."""
    async with pool_of() as pool, asyncio.timeout(120):
        before = pool.process_ids
        assert (await pool.choose(cardinal_task(how))).fallback is fallback
        assert not (await pool.choose(cardinal_task(WELL))).fallback
        assert pool.process_ids != before


# -- the end -----------------------------------------------------------------------------------------


async def test_closing_leaves_no_process_behind() -> None:
    """Neither thinking ones nor idle ones; who waits for a choice is cancelled."""
    pool = BotPool(2, module=WORKERS)
    await pool.start()
    processes = pool.process_ids
    task = asyncio.create_task(pool.choose(cardinal_task(HANGS)))
    await begun(pool)
    await pool.close()
    assert len(processes) == 2
    assert all(gone(process) for process in processes)
    with pytest.raises(asyncio.CancelledError):
        await task
    assert (pool.thinking, pool.waiting, pool.process_ids) == (0, 0, [])


async def test_ending_a_worker_can_be_given_up_and_taken_up_again() -> None:
    """Whoever is cancelled twice does not wait; the next to end it does, until the process is gone."""
    worker = Worker(WORKERS)
    await worker.ready()
    process = worker.process_id
    assert process is not None
    order = Order(task=cardinal_task(HANGS), soft_limit_ms=1, hard_limit_ms=2)
    asking = asyncio.create_task(worker.ask(msgspec.json.encode(order)))
    for _ in range(2):
        await asyncio.sleep(0)
        asking.cancel()
    await worker.end()
    assert worker.process_id is None
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_workers_end_when_the_server_is_killed() -> None:
    """Nobody can tell them any more; the end of the pipe does."""
    with alone("tests.server.pool_alone") as parent:
        assert parent.stdout is not None
        processes = [int(word) for word in parent.stdout.readline().split()]
        parent.kill()
    assert len(processes) == 2
    until = time.monotonic() + 120
    while not all(gone(process) for process in processes) and time.monotonic() < until:
        time.sleep(0.02)
    assert all(gone(process) for process in processes)


def test_a_worker_whose_server_is_gone_ends_even_if_its_search_never_does() -> None:
    """The clock of the system ends it, at the hard limit."""
    position = stroll(begin(CARDINAL, 2, rows=7, columns=7), 0, seeded(1))
    task = task_of(CARDINAL, position, "uct:simulations=5000000")
    order = Order(task=task, soft_limit_ms=60_000, hard_limit_ms=400)
    with alone("quarterdeck.server.bots.worker") as worker:
        answer, _ = worker.communicate(msgspec.json.encode(order) + b"\n", timeout=120)
    assert answer == b"ready\n"
    assert worker.returncode == -signal.SIGALRM


def test_a_worker_thinks_where_there_is_neither_an_alarm_nor_an_order_of_processes() -> None:
    """As on Windows."""
    program = (
        "import os, signal; del os.nice, signal.setitimer; from quarterdeck.server.bots.worker import main; main()"
    )
    order = Order(task=cardinal_task(spec="uct:1"), soft_limit_ms=1_000, hard_limit_ms=20_000)
    answer = subprocess.run(  # noqa: S603 - our own module
        [sys.executable, "-c", program],
        input=msgspec.json.encode(order) + b"\n",
        stdout=subprocess.PIPE,
        check=True,
        env=worker_environment(),
    ).stdout
    ready, chosen = answer.splitlines()
    assert ready == b"ready"
    assert msgspec.json.decode(chosen, type=Chosen)


def test_workers_stand_behind_the_server() -> None:
    """They are nice, so that moves are answered first, and there are as many as there are cores, within reason."""
    with alone("quarterdeck.server.bots.worker") as worker:
        assert worker.stdout is not None
        assert worker.stdout.readline() == b"ready\n"
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
        worker.communicate(timeout=120)
    assert worker.returncode == 0
    assert 1 <= default_workers() <= 8


def test_a_choice_is_a_line_of_json() -> None:
    """Nothing else goes between server and worker."""
    chosen = Chosen(move="b2", milliseconds=3)
    assert msgspec.json.decode(msgspec.json.encode(chosen), type=Chosen) == chosen
    assert b"\n" not in msgspec.json.encode(Order(task=cardinal_task(), soft_limit_ms=1, hard_limit_ms=2))
