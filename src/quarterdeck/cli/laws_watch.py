"""Watches the process in which laws look at a game: however long it is silent, and however it ends, an answer comes."""

from __future__ import annotations

import re
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Final, Self

import msgspec
from msgspec.structs import replace

from quarterdeck.cli.laws_worker import Begun, Order, Ready, Said, Unshrunk, Wrong
from quarterdeck.cli.say import SAY
from quarterdeck.engine.errors import Malformed
from quarterdeck.lab.laws.checking import Failure, LawResult, words_of
from quarterdeck.lab.laws.shrinking import OURS
from quarterdeck.workers import worker_command, worker_environment

FRAME: Final = re.compile(r'File "(?P<file>.*)", line (?P<line>\d+) in (?P<name>.+)')
"""A line of the stack that a process leaves when it is ended."""
ENDING: Final = 5.0
"""The seconds that a process may take to leave its stack."""


class Lost(Exception):
    """The process has ended or been ended; the text says how."""


class Watch:
    """The laws of an order, one after the other. `note` is told of each game that a law begins to look at.

    A law in which the process was silent for too long, or has ended, is broken. The other laws go on in a new process.
    """

    def __init__(self, order: Order, patience: float, note: Callable[[Begun], None]) -> None:
        self.order = order
        self.patience = patience
        self.note = note
        self.title = ""
        self._begun: Begun | None = None
        self._moves: list[str] = []
        self._unshrunk: LawResult | None = None

    def verdicts(self) -> Iterator[LawResult]:
        """What comes of each law; `Malformed` if the order makes no sense or the game cannot be loaded."""
        left = list(self.order.laws)
        while left:
            try:
                for verdict in self._work(replace(self.order, laws=tuple(left))):
                    yield verdict
                    left.remove(verdict.law)
                return
            except Lost as lost:
                if not self.title:
                    raise Malformed("game", SAY("laws-lost-loading", game=self.order.game, how=str(lost))) from None
                yield self._unshrunk or self._lost(left[0], str(lost))
                del left[0]

    def _work(self, order: Order) -> Iterator[LawResult]:
        """The verdicts of one process, as they come."""
        self._begun, self._unshrunk = None, None
        with Worker(order) as worker:
            for said in worker.lines(self.patience):
                if isinstance(said, Wrong):
                    raise Malformed(said.path, said.problem)
                if isinstance(said, Ready):
                    self.title = said.title
                elif isinstance(said, LawResult):
                    self._begun, self._unshrunk = None, None
                    yield said
                elif isinstance(said, Unshrunk):
                    self._unshrunk = said.verdict
                elif isinstance(said, Begun):
                    self._begin(said)
                else:
                    self._moves.append(said.move)

    def _begin(self, begun: Begun) -> None:
        """Remember which game is looked at now."""
        self._begun = begun
        self._moves.clear()
        if self._unshrunk is None:
            self.note(begun)

    def _lost(self, law: int, how: str) -> LawResult:
        """The verdict on a law that has not come back."""
        begun = self._begun or Begun(law, 0, self.order.seed, 0, {})
        failure = Failure(
            law=law,
            happened=how,
            seed=begun.seed,
            players=begun.players,
            options=begun.options,
            moves=list(self._moves),
            of=len(self._moves),
            repeats=True,
        )
        return LawResult(
            law=law, words=words_of(law), games=begun.number + 1, decisions=len(self._moves), failure=failure
        )


class Worker:
    """A process that carries out an order. Inside `with` it runs; afterwards it does not."""

    def __init__(self, order: Order) -> None:
        self._stack = tempfile.TemporaryFile()  # noqa: SIM115 - closed in __exit__
        self._process = subprocess.Popen(  # noqa: S603 - our own module
            [*worker_command("quarterdeck.cli.laws_worker"), str(self._stack.fileno())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=worker_environment(),
            pass_fds=(self._stack.fileno(),),
            start_new_session=True,
        )
        self._said: SimpleQueue[bytes] = SimpleQueue()
        requests, answers = self._process.stdin, self._process.stdout
        if requests is None or answers is None:
            raise TypeError("the worker has no pipes")
        self._requests = requests
        with suppress(OSError):  # it has ended already, which is found out by listening
            requests.write(msgspec.json.encode(order) + b"\n")
            requests.flush()
        self._listener = Thread(target=_listen, args=(answers, self._said), daemon=True)
        self._listener.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        self._listener.join(ENDING)  # what the game has started may still hold the pipe
        self._stack.close()
        with suppress(OSError):
            self._requests.close()

    def lines(self, patience: float) -> Iterator[Said]:
        """What the process says; `Lost` if it is silent for so many seconds, or ends in the middle."""
        while True:
            try:
                line = self._said.get(timeout=patience)
            except Empty:
                self._process.send_signal(signal.SIGABRT)  # on which it leaves its stack
                raise Lost(SAY("laws-silent", seconds=f"{patience:g}", place=self._place())) from None
            if line:
                yield msgspec.json.decode(line, type=Said)
                continue
            place = self._place()
            if self._process.returncode == 0:
                return
            raise Lost(SAY("laws-ended", how=_ending(self._process.returncode), place=place))

    def _place(self) -> str:
        """Where the process was at its end, as far as it has left that; it is waited for."""
        try:
            self._process.wait(ENDING)
        except subprocess.TimeoutExpired:
            return SAY("laws-somewhere")
        self._stack.seek(0)
        frames = list(FRAME.finditer(self._stack.read().decode("utf-8", "replace")))
        found = next((frame for frame in frames if not frame["file"].startswith(OURS)), *frames[:1] or (None,))
        if found is None:
            return SAY("laws-somewhere")
        return SAY("laws-place-of", file=Path(found["file"]).name, line=found["line"], name=found["name"])


def _listen(answers: IO[bytes], said: SimpleQueue[bytes]) -> None:
    """Pass lines on, and at the end an empty one."""
    with answers:
        for line in answers:
            said.put(line if line.endswith(b"\n") else b"")
    said.put(b"")


def _ending(code: int) -> str:
    """How a process has ended, in words."""
    if code >= 0:
        return SAY("laws-exit", code=str(code))
    return SAY("laws-signal", name=signal.Signals(-code).name if -code in set(signal.Signals) else str(-code))
