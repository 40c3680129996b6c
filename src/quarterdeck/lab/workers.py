"""Plays the chunks of one job in several processes."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from queue import SimpleQueue
from threading import Lock, Thread

import msgspec

from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.lab.chunks import Job, Tally
from quarterdeck.lab.say import SAY
from quarterdeck.workers import worker_command, worker_environment


class WorkerLost(QuarterdeckError):
    """A worker process ended before its work was done."""


def play_chunks(job: Job, chunks: int, workers: int) -> Iterator[Tally]:
    """The tallies of all chunks, as they are done. However this ends, no process is left behind."""
    processes: list[subprocess.Popen[bytes]] = []
    answers: SimpleQueue[bytes] = SimpleQueue()
    numbers = Numbers(chunks)
    try:
        for _ in range(min(workers, chunks)):
            processes.append(start_worker())
            Thread(target=serve, args=(processes[-1], job, numbers, answers), daemon=True).start()
        for _ in range(chunks):
            answer = answers.get()
            if not answer:
                raise WorkerLost(SAY("worker-lost"))
            yield msgspec.json.decode(answer, type=Tally)
    finally:
        for process in processes:
            process.kill()
        for process in processes:
            process.wait()


class Numbers:
    """The numbers of chunks; each is given to only one thread."""

    def __init__(self, end: int) -> None:
        self._end = end
        self._next = 0
        self._lock = Lock()

    def take(self) -> int | None:
        """The next number, if there is one left."""
        with self._lock:
            if self._next == self._end:
                return None
            self._next += 1
            return self._next - 1


def start_worker() -> subprocess.Popen[bytes]:
    """Start a worker that sees the same modules as this process, and that only we stop at Ctrl-C."""
    return subprocess.Popen(  # noqa: S603 - our own module
        worker_command("quarterdeck.lab.worker"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=worker_environment(),
        start_new_session=True,
    )


def serve(process: subprocess.Popen[bytes], job: Job, numbers: Numbers, answers: SimpleQueue[bytes]) -> None:
    """Give the worker chunks and pass on its answers; an empty answer means that it is lost."""
    requests, replies = process.stdin, process.stdout
    if requests is None or replies is None:
        raise TypeError("the worker has no pipes")
    try:
        with requests, replies:
            requests.write(msgspec.json.encode(job) + b"\n")
            while (number := numbers.take()) is not None:
                requests.write(b"%d\n" % number)
                requests.flush()
                answer = replies.readline()
                if not answer.endswith(b"\n"):  # it was ended in the middle of a line
                    answers.put(b"")
                    return
                answers.put(answer)
    except OSError:  # the pipe broke: the worker is gone
        answers.put(b"")
