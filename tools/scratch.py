"""Where tests keep their files: in memory, where there is room; waiting for a disk took a tenth of their time."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

MEMORY: Final = Path("/dev/shm")  # noqa: S108 - each test has a folder of its own in it
ENOUGH: Final = 4 << 30
"""Bytes; a run of all tests needs less than one of the four."""


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
