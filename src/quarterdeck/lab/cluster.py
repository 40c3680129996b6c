"""Plays the chunks of jobs on the machines of a Ray cluster: docs/many-machines.md."""

from __future__ import annotations

import logging
import subprocess
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from quarterdeck import __version__
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.registry import find_game
from quarterdeck.lab.chunks import Chunks, Job, Tally
from quarterdeck.lab.parquet import MissingLibrary
from quarterdeck.lab.say import SAY
from quarterdeck.workers import worker_command, worker_environment

if TYPE_CHECKING:
    from ray import ObjectRef

HERE: Final = "local"
"""The address that makes a cluster of this machine alone, which ends with the command."""
LONGEST: Final = 30.0
"""How many seconds a cluster may take to answer; Ray itself would try for minutes, and log each time."""
PORTIONS: Final = 200
"""The chunks are handed out in so many portions at least, if there are so many: each costs this process some milliseconds."""
ROUNDS: Final = 10
"""How many portions there are for each processor: enough for all to end at about the same time."""
AHEAD: Final = 3
"""How many portions wait for each processor, so that none has to wait for the process that hands them out."""


def play_on_cluster(
    work: Sequence[tuple[Job, Sequence[int]]], address: str
) -> Generator[tuple[int, Tally], None, None]:
    """The tallies of some chunks of several jobs, as they are done, each with the number of its job.

    `address` is a Ray cluster's, or `local`. Chunks have dice of their own, so it does not matter which machine plays them. If
    a worker or its whole machine is lost, Ray gives its portion to another one, as often as it takes. `MissingLibrary`
    without Ray, `Malformed` if there is no cluster, or if another version is installed on it.
    """
    with connected(address), closing(answers(work)) as found:
        for number, answer in found:
            if not answer:
                raise Malformed("cluster", SAY("other-version", version=__version__))
            for tally in msgspec.json.decode(answer, type=list[Tally]):
                yield number, tally


@contextmanager
def connected(address: str) -> Iterator[None]:
    """Connected with a cluster; a connection that is there already is used, and stays."""
    try:
        import ray  # noqa: PLC0415 - an extra
    except ImportError:
        raise MissingLibrary(SAY("needs-ray")) from None
    if ray.is_initialized():
        yield
        return
    if address != HERE:
        look_for(address)
    try:
        connect(address)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Malformed("cluster", SAY("no-cluster", address=address, reason=str(error))) from None
    try:
        yield
    finally:
        ray.shutdown()


def connect(address: str) -> None:
    """Connect this process with a cluster, without the log of Ray."""
    import ray  # noqa: PLC0415 - an extra

    here = address == HERE
    ray.init(address, log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False if here else None)


def look_for(address: str) -> None:
    """Let a process of its own connect with a cluster, since only that can be ended; `Malformed` if it does not succeed."""
    command = [*worker_command("quarterdeck.lab.cluster_probe"), address]
    try:
        found = subprocess.run(  # noqa: S603 - our own module
            command, capture_output=True, text=True, timeout=LONGEST, check=False, env=worker_environment()
        )
    except subprocess.TimeoutExpired:
        reason = SAY("no-answer", seconds=round(LONGEST))
    else:
        if found.returncode == 0:
            return
        reason = found.stdout.strip()
    raise Malformed("cluster", SAY("no-cluster", address=address, reason=reason))


def answers(work: Sequence[tuple[Job, Sequence[int]]]) -> Generator[tuple[int, bytes], None, None]:
    """What workers answer to portions of the chunks, as they are done, each with the number of its job."""
    import ray  # noqa: PLC0415 - an extra

    portion = ray.remote(play_portion).options(max_retries=-1)
    total = sum(len(chunks) for _, chunks in work)
    left = portions(work, max(1, total // max(PORTIONS, ROUNDS * processors())))
    jobs = [ray.put(msgspec.json.encode(job)) for job, _ in work]
    waiting: dict[ObjectRef[bytes], int] = {}
    try:
        while True:
            most = AHEAD * processors()  # machines come and go
            while len(waiting) < most and (found := next(left, None)) is not None:
                number, chunks = found
                waiting[portion.remote(jobs[number], chunks, __version__)] = number
            if not waiting:
                return
            for ready in ray.wait(list(waiting))[0]:
                yield waiting.pop(ready), ray.get(ready)
    finally:
        for unwanted in waiting:
            ray.cancel(unwanted)


def portions(work: Sequence[tuple[Job, Sequence[int]]], size: int) -> Iterator[tuple[int, Sequence[int]]]:
    """All chunks in portions of a size, each with the number of its job."""
    for number, (_, chunks) in enumerate(work):
        for start in range(0, len(chunks), size):
            yield number, chunks[start : start + size]


def processors() -> int:
    """How many processors the cluster has now."""
    import ray  # noqa: PLC0415 - an extra

    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def play_portion(job: bytes, numbers: Sequence[int], version: str) -> bytes:
    """Play some chunks of a job, in a worker; nothing if it is not of the version that asks, whose games may be others."""
    if version != __version__:
        return b""
    chunks = chunks_of(job)
    return msgspec.json.encode([chunks.play(number) for number in numbers])


@lru_cache(1)
def chunks_of(job: bytes) -> Chunks:
    """The chunks of the job at which this worker is."""
    found = msgspec.json.decode(job, type=Job)
    return Chunks(found, find_game(found.game))
