"""The two sides that are compared: each has an interpreter with its own Quarterdeck, and the measuring code is the same."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import msgspec
from against.telling import Ask, Told

BENCH = Path(__file__).parent.parent
STOP_SECONDS = 15.0
WORKER = ("-m", "against.worker")
OURS = ("QUARTERDECK_", "PYTHON")
"""What the environment says to this process alone begins so."""


class Lost(Exception):
    """A side could not do what was asked, and says why."""


class Side:
    """A Quarterdeck that can be run."""

    def __init__(self, name: str, python: Path, paths: Sequence[Path] = ()) -> None:
        self.name = name
        self._python = python
        self._paths = [BENCH, *paths]

    def command(self, arguments: Sequence[str]) -> list[str]:
        """How its Python is run."""
        return [str(self._python), "-P", *arguments]

    def environment(self) -> dict[str, str]:
        """With the measuring code, and this side's Quarterdeck."""
        paths = os.pathsep.join(str(path) for path in self._paths)
        return clean(os.environ) | {"PYTHONPATH": paths, "PYTHONHASHSEED": "0"}


def here() -> Side:
    """This work tree: whatever Quarterdeck the running Python has."""
    inherited = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return Side("here", Path(sys.executable), [Path(path).resolve() for path in inherited if path])


def clean(environment: Mapping[str, str]) -> dict[str, str]:
    """An environment without what is meant for this process alone."""
    return {name: value for name, value in environment.items() if not name.startswith(OURS)}


class Lines:
    """A process that is asked and answers in lines of JSON."""

    def __init__(self, process: subprocess.Popen[bytes], errors: IO[bytes]) -> None:
        self._process = process
        self._errors = errors

    def ask(self, what: object) -> None:
        """Send a line."""
        if self._process.stdin is None:
            raise RuntimeError("the process has no pipes")
        try:
            self._process.stdin.write(msgspec.json.encode(what) + b"\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise Lost(self.last_words()) from None

    def hear(self) -> bytes:
        """The next line of JSON; `Lost` if the process has ended."""
        if self._process.stdout is None:
            raise RuntimeError("the process has no pipes")
        line = self._process.stdout.readline()
        if not line:
            self._process.wait()
            raise Lost(self.last_words())
        return line

    def check(self) -> None:
        """`Lost` if the process has ended."""
        if self._process.poll() is not None:
            raise Lost(self.last_words())

    def finish(self) -> None:
        """Let the process come to its end by itself."""
        self._process.wait()

    def last_words(self) -> str:
        """What the process said at last, which for an error of Python is the error."""
        self._errors.seek(0)
        said = self._errors.read().decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(said) if line.strip()), "the process ended without a word")


@contextmanager
def lines(side: Side, arguments: Sequence[str]) -> Iterator[Lines]:
    """A process of a side; when it is not needed any more, it ends."""
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            side.command(arguments),
            cwd=tempfile.gettempdir(),
            env=side.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            start_new_session=True,
        )
        try:
            yield Lines(process, errors)
        finally:
            end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process in order, and if that takes too long, at once."""
    process.terminate()
    try:
        with suppress(subprocess.TimeoutExpired):
            process.wait(STOP_SECONDS)
    finally:
        process.kill()
        process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(BrokenPipeError):
                pipe.close()


class Workshop:
    """Measures inside the package of a side. What ends the measuring process is answered by a new one."""

    def __init__(self, side: Side) -> None:
        self._side = side
        self._worker: Lines | None = None
        self._open = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end()

    def _end(self) -> None:
        self._worker = None
        self._open.close()

    def measure(self, asked: Ask) -> Told:
        """What the process tells; `Lost` if it cannot."""
        try:
            if self._worker is None:
                self._worker = self._open.enter_context(lines(self._side, WORKER))
                self._worker.hear()
            self._worker.ask(asked)
            return msgspec.json.decode(self._worker.hear(), type=Told)
        except Lost:
            self._end()
            raise


def how_rules_run(side: Side) -> str:
    """Compiled, compiled quickly or not compiled; `Lost` if a side cannot even say that."""
    with lines(side, WORKER) as worker:
        return msgspec.json.decode(worker.hear(), type=str)
