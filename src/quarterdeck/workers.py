"""How a process of our own is started that reads and answers lines (docs/decisions/0011), and for how many there is room."""

from __future__ import annotations

import os
import sys


def worker_command(module: str) -> list[str]:
    """The command that runs a module of ours in a process of its own."""
    return [sys.executable, "-P", "-m", module]


def usable_cores() -> int:
    """How many processors this process may use; where the system does not say, how many there are."""
    if hasattr(os, "sched_getaffinity"):  # Linux
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def worker_environment() -> dict[str, str]:
    """The environment in which that process sees the same modules as this one."""
    path = os.pathsep.join(entry for entry in sys.path if entry)
    return {**os.environ, "PYTHONPATH": path}
