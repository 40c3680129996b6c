"""A bot's process: says that it is ready, then reads orders, a line each, and answers each with what it chose."""

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
"""How far bots stand behind whatever else wants to run, the server above all."""


def main() -> None:
    """Work until nobody asks any more: when the server ends, the pipe does too."""
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
    """Everything else goes first, where the system knows an order."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(POLITE)


def end_in(seconds: float) -> None:
    """The system ends this process then, since a search may outlive its server; 0 is never. Windows has no such clock."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def say(line: bytes) -> None:
    """One line to the server."""
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
