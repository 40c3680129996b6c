"""Tests keep their files in memory only where that has room and lets programs run."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from tools.scratch import ENOUGH, scratch_folder


def room(*, free: int, flags: int = 0) -> os.statvfs_result:
    """What a system tells of a folder with so many free bytes."""
    return os.statvfs_result((4_096, 4_096, free // 4_096, free // 4_096, free // 4_096, 0, 0, 0, flags, 255))


@pytest.mark.parametrize(
    ("there", "in_memory"),
    [
        (room(free=ENOUGH), True),
        (room(free=ENOUGH - 4_096), False),
        (room(free=ENOUGH, flags=os.ST_NOEXEC), False),
        (None, False),
    ],
    ids=["room", "too small", "no programs", "none"],
)
def test_memory_is_used_where_it_has_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: os.statvfs_result | None, *, in_memory: bool
) -> None:
    """A container has 64 MB of it, and other systems none: then it is the system's folder."""

    def statvfs(_: Path) -> os.statvfs_result:
        if there is None:
            raise FileNotFoundError
        return there

    monkeypatch.setattr(os, "statvfs", statvfs)
    assert scratch_folder(tmp_path) == (str(tmp_path) if in_memory else tempfile.gettempdir())
