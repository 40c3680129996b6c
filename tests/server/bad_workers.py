"""A bot's process that goes wrong, as the position it is given says: for the tests of the pool."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import msgspec

from quarterdeck.server.bots.tasks import Order, carry_out
from quarterdeck.server.bots.worker import say

FOLDER = Path(os.environ.get("QUARTERDECK_TEST_FOLDER", "."))
"""Where a process leaves what it was told, and that it has gone wrong once."""


def main() -> None:
    """`seed` says how: 1 hangs, 2 dies, 3 dies the first time, 4 takes a second, 6 answers nonsense, 7 does so the first time; else all is well."""
    say(b"ready")
    for line in sys.stdin.buffer:
        with (FOLDER / "told").open("ab") as file:
            file.write(line)
        order = msgspec.json.decode(line, type=Order)
        go_wrong(order.task.seed)
        say(nonsense(order.task.seed) or msgspec.json.encode(carry_out(order)))


def go_wrong(how: int) -> None:
    """As asked for."""
    if how == 1:
        time.sleep(60)
    if how == 2 or (how == 3 and not (FOLDER / "died").exists()):
        (FOLDER / "died").touch()
        os._exit(3)
    if how == 4:
        time.sleep(1)


def nonsense(how: int) -> bytes:
    """What is no answer, as asked for; nothing if all is well."""
    if how == 6 or (how == 7 and not (FOLDER / "lied").exists()):
        (FOLDER / "lied").touch()
        return b'{"move": 5'
    return b""


if __name__ == "__main__":
    main()
