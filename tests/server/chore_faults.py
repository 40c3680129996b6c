"""A process for chores in which some chores go wrong, as no sound chore does: `python -m tests.server.chore_faults`."""

from __future__ import annotations

import os
import signal

from quarterdeck.server import chore_worker
from quarterdeck.server.chores.kinds import Chore, ReadFleets

carry_out = chore_worker.carry_out
say = chore_worker.say


def with_troubles(chore: Chore) -> bytes:
    """What the text of a fleet asks for, or the chore itself."""
    text = chore.text if isinstance(chore, ReadFleets) else ""
    if text == "memory":
        return b"".join(bytes(64 * 1024 * 1024) for _ in range(64))
    if text == "time":
        while True:
            pass
    if text == "death":
        os._exit(9)
    if text == "nonsense":
        os.write(1, b"this is no answer\n")
    if text == "no text":
        os.write(1, b"\xff\n")
    if text == "fault":
        raise ZeroDivisionError("planted")
    return carry_out(chore)


def with_the_clock_off(line: bytes) -> None:
    """An answer; the process ends instead where the time of its chore still runs."""
    if any(signal.getitimer(signal.ITIMER_PROF)):
        os._exit(9)
    say(line)


if __name__ == "__main__":
    chore_worker.carry_out = with_troubles
    chore_worker.say = with_the_clock_off
    chore_worker.main()
