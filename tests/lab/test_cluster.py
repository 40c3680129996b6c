"""Games on a cluster: the same as on one machine, whatever happens to its workers."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.lab import plan_match, play_match, simulate
from quarterdeck.lab.match import Played
from quarterdeck.lab.simulate import Simulation
from tests.bots.tables import CARDINAL

if TYPE_CHECKING:
    from ray.cluster_utils import Cluster

pytestmark = pytest.mark.long

ray = pytest.importorskip("ray", reason="it is an extra: pip install quarterdeck[cluster]")
SETUP = Setup(players=2, options=CARDINAL.options())
PLAY = partial(simulate, CARDINAL, SETUP, ["uct:2", "random"], games=40, seed=7, rows=True)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A cluster of two nodes on this machine, each with one processor."""
    from ray.cluster_utils import Cluster  # noqa: PLC0415 - an extra

    made = Cluster(initialize_head=True, connect=True, head_node_args={"num_cpus": 1})
    made.add_node(num_cpus=1)
    made.wait_for_nodes()
    yield made
    ray.shutdown()
    made.shutdown()


def outcome(found: Simulation) -> dict[str, object]:
    """What was found, but for the time that it took."""
    told = {name: getattr(found, name) for name in found.__struct_fields__}
    return {name: value for name, value in told.items() if name not in ("seconds", "decisions_per_second")}


@pytest.mark.parametrize("listening", [False, True])
def test_an_address_without_a_cluster_is_named_soon(
    *, listening: bool, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Whether nobody is there or somebody who does not answer, and without a word of Ray's."""
    monkeypatch.setattr("quarterdeck.lab.cluster.LONGEST", 4.0)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        if listening:
            taken.listen()
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(Malformed, match=f"no Ray cluster at {address}: nothing answered within 4 seconds"):
            PLAY(cluster=address)
    assert capfd.readouterr() == ("", "")


@pytest.mark.usefixtures("cluster")
def test_two_nodes_play_the_same_games_as_one_process() -> None:
    """Row by row; and they tell of them as they are done."""
    told: list[int] = []
    found = PLAY(cluster="auto", progress=lambda done, _: told.append(done))
    assert outcome(found) == outcome(PLAY())
    assert len(told) == 40
    assert told == sorted(told)


@pytest.mark.usefixtures("cluster")
def test_a_worker_that_dies_is_replaced() -> None:
    """In the middle of its work, several times; nothing is missing, and nothing is there twice."""
    killed: list[int] = []

    def kill(_done: int, _: int) -> None:
        """Kill a worker after some games, up to three in all."""
        if len(killed) < 3:
            kill_one(killed)

    found = PLAY(cluster="auto", progress=kill)
    assert killed
    assert outcome(found) == outcome(PLAY())


def test_a_node_that_goes_is_replaced_by_the_others(cluster: Cluster) -> None:
    """With all its workers, while they play."""
    node = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    gone: list[int] = []

    def leave(done: int, _: int) -> None:
        """Take the node away after some games."""
        if done == 8:
            cluster.remove_node(node, allow_graceful=False)
            gone.append(done)

    found = PLAY(cluster="auto", progress=leave)
    assert gone
    assert outcome(found) == outcome(PLAY())


@pytest.mark.usefixtures("cluster")
def test_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its games may be others."""
    monkeypatch.setattr("quarterdeck.lab.cluster.__version__", "0.0.0")
    with pytest.raises(Malformed, match=r"another Quarterdeck is installed than 0\.0\.0"):
        PLAY(cluster="auto")


@pytest.mark.usefixtures("cluster")
def test_a_match_is_the_same_on_two_nodes_and_goes_on_there() -> None:
    """Between any number of bots, whether or not some games are done, and though a worker dies."""
    plan = plan_match(CARDINAL, SETUP, ["uct:2", "random", "uct:1"], games=10, seed=7)
    noted: list[Played] = []
    killed: list[int] = []

    def note(played: Played) -> None:
        """Kill a worker as soon as a game is done."""
        noted.append(played)
        if not killed:
            kill_one(killed)

    here = replace(play_match(plan, rows=True), seconds=0.0)
    assert replace(play_match(plan, cluster="auto", rows=True, note=note), seconds=0.0) == here
    assert killed
    assert len(noted) == 30
    again: list[Played] = []
    assert replace(play_match(plan, cluster="auto", done=noted[::2], rows=True, note=again.append), seconds=0.0) == here
    assert len(again) == 15


@pytest.mark.usefixtures("cluster")
def test_a_match_that_is_decided_ends_there_too() -> None:
    """After the same pairs of games as here; the rest is withdrawn."""
    plan = plan_match(CARDINAL, SETUP, ["uct:3", "random"], games=400, seed=7)
    noted: list[Played] = []
    found = play_match(plan, cluster="auto", sprt=(0, 100), note=noted.append)
    assert replace(found, seconds=0.0) == replace(play_match(plan, sprt=(0, 100)), seconds=0.0)
    assert len(noted) < 400


def kill_one(killed: list[int]) -> None:
    """Kill a worker that plays now, if one does."""
    for worker in workers()[:1]:
        os.kill(worker, signal.SIGKILL)
        killed.append(worker)


def workers() -> list[int]:
    """The processes of our cluster that play portions now; Ray names them after what they do."""
    parents: dict[int, int] = {}
    playing: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status = (folder / "stat").read_text().rpartition(")")[2].split()
            command = (folder / "cmdline").read_bytes()
        except OSError:  # it has just ended
            continue
        parents[int(folder.name)] = int(status[1])
        playing += [int(folder.name)] if command.startswith(b"ray::play_portion") else []
    return [worker for worker in playing if os.getpid() in ancestors(worker, parents)]


def ancestors(process: int, parents: Mapping[int, int]) -> Iterator[int]:
    """The process that started a process, and so on."""
    while process in parents:
        process = parents[process]
        yield process
