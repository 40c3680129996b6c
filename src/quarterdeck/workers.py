"""How a process of our own is started that reads and answers lines (docs/decisions/0011), and for how many there is room."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Generator, Sequence
from queue import SimpleQueue
from threading import Thread

from quarterdeck.engine.errors import QuarterdeckError


def worker_command(module: str) -> list[str]:
    """The command that runs a module of ours in a process of its own."""
    return [sys.executable, "-P", "-m", module]


def usable_cores() -> int:
    """How many processors this process may use; where the system does not say, how many there are."""
    if hasattr(os, "sched_getaffinity"):  # Linux
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def worker_environment() -> dict[str, str]:
    """The environment in which that process sees the same modules as this one."""
    path = os.pathsep.join(entry for entry in sys.path if entry)
    return {**os.environ, "PYTHONPATH": path}


class WorkersLost(QuarterdeckError):
    """A worker process ended before its work was done."""


def ask_all(module: str, lines: Sequence[bytes], workers: int) -> Generator[tuple[int, bytes], None, None]:
    """Each line's number, and what a process that runs a module answers to it, as the answers come.

    So many processes work beside each other. However this ends, none is left behind.
    """
    waiting: SimpleQueue[int] = SimpleQueue()
    for number in range(len(lines)):
        waiting.put(number)
    answers: SimpleQueue[tuple[int, bytes]] = SimpleQueue()
    processes: list[subprocess.Popen[bytes]] = []
    try:
        for _ in range(min(workers, len(lines))):
            processes.append(_started(module))
            Thread(target=_serve, args=(processes[-1], lines, waiting, answers), daemon=True).start()
        for _ in lines:
            number, answer = answers.get()
            if not answer.endswith(b"\n"):
                raise WorkersLost("A worker process ended before its work was done; what it said stands above.")
            yield number, answer
    finally:
        for process in processes:
            process.kill()
        for process in processes:
            process.wait()


def _started(module: str) -> subprocess.Popen[bytes]:
    """A process that sees the same modules as this one, and that Ctrl-C reaches through us alone."""
    return subprocess.Popen(  # noqa: S603 - our own module
        worker_command(module),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=worker_environment(),
        start_new_session=True,
    )


def _serve(
    process: subprocess.Popen[bytes],
    lines: Sequence[bytes],
    waiting: SimpleQueue[int],
    answers: SimpleQueue[tuple[int, bytes]],
) -> None:
    """Give a process one line after another, and pass its answers on; an empty one says that it is lost."""
    requests, replies = process.stdin, process.stdout
    if requests is None or replies is None:
        raise TypeError("the worker has no pipes")
    try:
        with requests, replies:
            while not waiting.empty():
                number = waiting.get()
                requests.write(lines[number] + b"\n")
                requests.flush()
                answers.put((number, replies.readline()))
    except OSError:  # the pipe broke: the worker is gone
        answers.put((0, b""))
