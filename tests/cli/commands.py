"""Running commands in tests: in this process, and in one of their own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import msgspec
from msgspec import Struct

from quarterdeck.cli.main import run

START = '{"game": "cardinal", "board": ["....", ".GO.", "....", "O..."], "player": "green"}'


class Ran(Struct, frozen=True):
    """What a command has done."""

    code: int
    out: str
    err: str

    def json(self) -> dict[str, object]:
        """Its standard output as JSON."""
        return msgspec.json.decode(self.out, type=dict[str, object])

    def error(self) -> dict[str, str]:
        """Its error, in the one JSON shape."""
        return msgspec.json.decode(self.err, type=dict[str, dict[str, str]])["error"]


def run_here(*arguments: str) -> Ran:
    """A command in this process."""
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        code = run(arguments)
    return Ran(code, out.getvalue(), err.getvalue())


def begin(*arguments: str, folder: Path) -> subprocess.Popen[str]:
    """A command in a process of its own, which is left to itself."""
    return subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-c", "from quarterdeck.cli.main import main; main()", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )


def process(*arguments: str, folder: Path, stdin: str = "") -> Ran:
    """A command in a process of its own, to its end."""
    begun = begin(*arguments, folder=folder)
    out, err = begun.communicate(stdin, timeout=240)
    return Ran(begun.returncode, out, err)


__all__ = ["START", "Ran", "begin", "process", "run", "run_here"]
