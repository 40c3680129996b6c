"""Keeps a program of somebody else: it starts it with a limit on memory, and ends it, with all it started, when it is not needed.

It runs in a process of its own (`python -m quarterdeck.keeper FD MEGABYTES COMMAND…`). When the pipe FD closes, whoever
wanted the program has closed it or is gone, however that happened.
"""

from __future__ import annotations

import os
import resource
import select
import signal
import subprocess
import sys
from contextlib import suppress
from typing import Final

MEGABYTE: Final = 1 << 20
GLANCE: Final = 0.05
"""The seconds between two looks at whether the program runs."""
NOT_STARTED: Final = 127


def main() -> int:
    """Keep the program until it ends or is not needed; its exit code."""
    life, megabytes, command = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    with suppress(OSError, ValueError):  # a system may allow less, or not know this limit
        resource.setrlimit(resource.RLIMIT_DATA, (megabytes * MEGABYTE, megabytes * MEGABYTE))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        program = subprocess.Popen(command, start_new_session=True)  # noqa: S603 - what the user named
    except OSError as error:
        sys.stderr.write(f"{error.strerror}: {command[0]}\n")
        return NOT_STARTED
    os.close(0)
    os.close(1)  # so that it is noticed at once when the program closes them
    while program.poll() is None and not select.select([life], [], [], GLANCE)[0]:
        pass
    with suppress(ProcessLookupError):
        os.killpg(program.pid, signal.SIGKILL)
    return program.wait()


if __name__ == "__main__":
    sys.exit(main())
