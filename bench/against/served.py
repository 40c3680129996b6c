"""A side's server, run with its own interpreter: `python -m against.served SEED OPTIONS…`, where the options are those of `serve`.

Each line it is sent is answered with a `Spell`. When nobody can send any more, it ends.
"""

from __future__ import annotations

import itertools
import os
import signal
import sys
import threading
import time
from importlib import import_module
from pathlib import Path

import msgspec
from msgspec import Struct

STATUS = Path("/proc/self/status")


class Spell(Struct):
    """How the server stands."""

    processor: float
    """Seconds of the processor that its own process has had so far, all threads; bots think elsewhere."""
    resident: float
    """Megabytes of memory that its own process holds; 0 where that is not told."""


def resident() -> float:
    """Megabytes of memory that this process holds; 0 where the system does not say."""
    if not STATUS.exists():
        return 0.0
    line = next(line for line in STATUS.read_text().splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


def answer() -> None:
    """Say how it stands as often as somebody wants to know; then end."""
    for _ in sys.stdin:
        sys.stdout.write(msgspec.json.encode(Spell(time.process_time(), resident())).decode() + "\n")
        sys.stdout.flush()
    os.kill(os.getpid(), signal.SIGTERM)


def settle_chance(seed: int) -> None:
    """Chance at the tables falls the same on both sides, so that they play the same games."""
    room = import_module("quarterdeck.server.tables.room").Room
    seeded = import_module("quarterdeck.engine.dice").seeded
    tables = itertools.count()
    begin = room.__init__

    def settled(self: object, *given: object, **named: object) -> None:
        begin(self, *given, **named)
        self.dice = seeded(seed, next(tables))  # type: ignore[attr-defined]  # of whichever version is served

    room.__init__ = settled


if __name__ == "__main__":
    settle_chance(int(sys.argv.pop(1)))
    threading.Thread(target=answer, daemon=True).start()
    sys.argv.insert(1, "serve")
    import_module("quarterdeck.cli.main").main()
