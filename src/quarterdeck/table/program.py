"""A program of somebody else that is spoken to by lines: whatever it does, an answer or an error comes in time."""

from __future__ import annotations

import os
import selectors
import subprocess
import sys
import time
import weakref
from collections.abc import Callable, Sequence
from typing import IO, Final

from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.messages import speaker
from quarterdeck.workers import worker_environment

SAY: Final = speaker("quarterdeck.table").say

LONGEST_LINE: Final = 1 << 16
"""The most bytes of a line of a program."""
MOST_SAID: Final = 1 << 24
"""The most bytes that a program may say for one answer."""
PIECE: Final = 1 << 16
SHOWN: Final = 200
"""How many characters of what a program said are shown."""
REMEMBERED: Final = 2_000
"""How many bytes of a program's complaints are remembered, the latest ones."""
START: Final = 30.0
"""The seconds that a program may take from its start to `ready`."""
PONDER: Final = "ponder"
"""Behind `bestmove MOVE`: what the program expects then."""
KNOWN: Final = ("id", "option", "info", "ready", "bestmove", "error")
"""The words with which lines of a program begin."""


class ProgramFailed(QuarterdeckError):
    """A program did not do what the engine protocol asks of it; it has been ended."""

    kind = "program-failed"


class Program:
    """A program, started when it is first asked. `close` ends it; so does the end of this process, however it comes."""

    def __init__(self, command: Sequence[str], megabytes: int) -> None:
        self.command = tuple(command)
        self.megabytes = megabytes
        self._process: subprocess.Popen[bytes] | None = None
        self._end: Callable[[], object] = lambda: None
        self._said = b""
        self._size = 0
        self._complaints = b""
        self._latest = ""

    def ask(self, lines: Sequence[str], go: str, seconds: float) -> str:
        """The move behind `bestmove`, after lines that say what is asked and `go`. `ProgramFailed` says what went wrong."""
        try:
            self._start()
            self._size = 0
            self._tell([*lines, "isready"], time.monotonic() + START)
            self._hear("ready", "isready", time.monotonic() + START, START)
            deadline = time.monotonic() + seconds
            self._tell([go], deadline)
            return self._hear("bestmove", go, deadline, seconds).partition(f" {PONDER} ")[0].strip()
        except ProgramFailed:
            self.close()
            raise

    def close(self) -> None:
        """End the program, if it runs; the next question starts it anew."""
        self._end()
        self._process = None
        self._said = self._complaints = b""
        self._latest = ""

    def _start(self) -> None:
        """Start the program and wait for its greeting, unless it runs."""
        if self._process is not None:
            return
        reader, writer = os.pipe()
        try:
            process = subprocess.Popen(  # noqa: S603 - our own keeper of what the user named
                [sys.executable, "-P", "-m", "quarterdeck.keeper", str(reader), str(self.megabytes), *self.command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=worker_environment(),
                pass_fds=(reader,),
                start_new_session=True,
                bufsize=0,
            )
        except OSError:
            os.close(writer)
            raise
        finally:
            os.close(reader)
        self._process = process
        self._end = weakref.finalize(self, _end, process, writer)
        for pipe in (process.stdin, process.stdout, process.stderr):
            if pipe is not None:
                os.set_blocking(pipe.fileno(), False)
        deadline = time.monotonic() + START
        self._tell(["hello"], deadline)
        self._hear("ready", "hello", deadline, START)

    # -- lines ----------------------------------------------------------------------------------

    def _tell(self, lines: Sequence[str], deadline: float) -> None:
        """Write lines, and read meanwhile, since the program may wait for that."""
        left = memoryview("".join(f"{line}\n" for line in lines).encode())
        while left:
            left = left[self._exchange(left, deadline, lines[-1]) :]

    def _hear(self, wanted: str, after: str, deadline: float, seconds: float) -> str:
        """What stands behind the wanted word, on the next line that begins with it."""
        while True:
            while b"\n" not in self._said:
                if len(self._said) > LONGEST_LINE:
                    raise ProgramFailed(
                        SAY("program-long", most=str(LONGEST_LINE), line=shown(self._said.decode("utf-8", "replace")))
                    )
                if time.monotonic() > deadline:
                    raise ProgramFailed(
                        self._with_complaints(
                            SAY(
                                "program-late",
                                after=shown(after),
                                wanted=wanted,
                                seconds=f"{seconds:g}",
                                latest=self._latest or "-",
                            )
                        )
                    )
                self._exchange(memoryview(b""), deadline, after)
            line, _, self._said = self._said.partition(b"\n")
            self._latest = shown(line.decode("utf-8", "replace").strip())
            word, _, rest = line.decode("utf-8", "replace").strip().partition(" ")
            if word == wanted:
                return rest.strip()
            if word == "error":
                raise ProgramFailed(SAY("program-error", line=self._latest, after=shown(after)))
            if word and (word not in KNOWN or word in ("bestmove", "ready")):
                raise ProgramFailed(SAY("program-wrong", line=self._latest, after=shown(after), wanted=wanted))

    def _exchange(self, left: memoryview, deadline: float, after: str) -> int:
        """Wait until something can be written or read, and do it; the number of bytes written."""
        process = self._process
        if process is None or process.stdin is None or process.stdout is None or process.stderr is None:
            raise ProgramFailed(SAY("program-gone", after=shown(after)))
        wanted = [(process.stdout, selectors.EVENT_READ), (process.stderr, selectors.EVENT_READ)]
        if left:
            wanted.append((process.stdin, selectors.EVENT_WRITE))
        with selectors.DefaultSelector() as selector:
            for pipe, event in wanted:
                if not pipe.closed:
                    selector.register(pipe, event)
            ready = [key.fileobj for key, _ in selector.select(max(0.0, deadline - time.monotonic()))]
        if left and not ready:
            raise ProgramFailed(SAY("program-deaf", after=shown(after)))
        if process.stderr in ready and not self._note_complaints(process.stderr):
            process.stderr.close()
        if process.stdout in ready:
            self._read(process.stdout, after)
        return self._write(process.stdin, left, after) if process.stdin in ready else 0

    def _read(self, pipe: IO[bytes], after: str) -> None:
        """Read what the program says."""
        piece = os.read(pipe.fileno(), PIECE)
        self._said += piece
        self._size += len(piece)
        if not piece:
            raise ProgramFailed(self._with_complaints(SAY("program-ended", after=shown(after))))
        if self._size > MOST_SAID:
            raise ProgramFailed(SAY("program-much", most=str(MOST_SAID), after=shown(after)))

    def _write(self, pipe: IO[bytes], left: memoryview, after: str) -> int:
        """Write as much as the program takes now; the number of bytes."""
        try:
            return os.write(pipe.fileno(), left[:PIECE])
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            raise ProgramFailed(self._with_complaints(SAY("program-ended", after=shown(after)))) from None

    def _note_complaints(self, pipe: IO[bytes]) -> bool:
        """Read what the program complains about; False if it will not any more."""
        try:
            complaints = os.read(pipe.fileno(), PIECE)
        except BlockingIOError:
            return True
        self._complaints = (self._complaints + complaints)[-REMEMBERED:]
        return bool(complaints)

    def _with_complaints(self, problem: str) -> str:
        """The problem, with the last line that the program wrote on standard error."""
        pipe = None if self._process is None else self._process.stderr
        if pipe is not None and not pipe.closed:
            self._note_complaints(pipe)
        lines = self._complaints.decode("utf-8", "replace").strip().splitlines()
        return SAY("program-complained", problem=problem, line=shown(lines[-1])) if lines else problem


def shown(text: str) -> str:
    """The beginning of a text, as a sentence shows it."""
    return repr(text if len(text) <= SHOWN else text[:SHOWN] + "…")


def _end(process: subprocess.Popen[bytes], writer: int) -> None:
    """Let the keeper end the program."""
    os.close(writer)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
