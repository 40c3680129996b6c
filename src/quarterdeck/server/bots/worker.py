"""A bot's process: it says that it is ready, then reads orders, one to a line, and answers each with its choice."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress

import msgspec

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.server.bots.tasks import Order, carry_out

POLITE = 10
"""How much lower the priority of bots is than that of everything else."""


def main() -> None:
    """Work until the input ends, as it does when the server ends."""
    be_polite()
    for key in keys():
        with suppress(Malformed):  # a game that cannot be loaded is no reason not to play the others
            find_game(key)
    say(b"ready")
    for line in sys.stdin.buffer:
        order = msgspec.json.decode(line, type=Order)
        end_in(order.hard_limit_ms / 1000)
        chosen = carry_out(order)
        end_in(0)
        say(msgspec.json.encode(chosen))


def be_polite() -> None:
    """Lower this process's priority, if the system has priorities."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(POLITE)


def end_in(seconds: float) -> None:
    """Let the system end this process after a time, since a search may outlive its server; 0 means never. Not on Windows."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def say(line: bytes) -> None:
    """Send a line to the server."""
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
