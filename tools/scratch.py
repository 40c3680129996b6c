"""Where tests keep their files: in memory, where there is room, so that none waits for a disk."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

MEMORY: Final = Path("/dev/shm")  # noqa: S108 - each test has a folder of its own in it
ENOUGH: Final = 4 << 30
"""Bytes; a run of the tests without a browser left some 0.4 GiB when nothing of it was removed."""


def scratch_folder(memory: Path = MEMORY, enough: int = ENOUGH) -> str:
    """`memory` if it is there, has `enough` free bytes and programs may run from it; else the system's folder."""
    try:
        room = os.statvfs(memory)
    except OSError:
        return tempfile.gettempdir()
    runs = not room.f_flag & os.ST_NOEXEC
    fits = room.f_bavail * room.f_frsize >= enough
    return str(memory) if runs and fits and os.access(memory, os.W_OK) else tempfile.gettempdir()


if __name__ == "__main__":
    sys.stdout.write(scratch_folder() + "\n")
