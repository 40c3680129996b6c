"""A process that runs the plain sources: a copy of them without compiled modules, in which faults can be planted."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from tests.comparison.happenings import Decision, Played

ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")


def copy_sources(folder: Path) -> None:
    """The package's sources, as plain Python."""
    shutil.copytree(ROOT / "src" / "quarterdeck", folder / "quarterdeck", ignore=LEFT_OUT)


class Plain:
    """Plays games over the sources in a folder."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.comparison.happenings"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        said = self._line()
        assert said == b"uncompiled", said

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.communicate()

    def play(self, played: Played) -> Iterator[Decision]:
        """What happens in a game."""
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(played) + b"\n")
        self._process.stdin.flush()
        line = self._line()
        try:
            while line:
                yield msgspec.json.decode(line, type=Decision)
                line = self._line()
        finally:
            while line:  # nobody wants to know more of this game; the next one begins after it
                line = self._line()

    def _line(self) -> bytes:
        """What it says, without the end of the line; nothing at the end of a game."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the plain rules have stopped; what they said last stands above"
        return line.rstrip(b"\n")
