"""A terminal that is closed takes its table with it, also where the hang-up signal does not arrive."""

from __future__ import annotations

import os
import pty
import select
import shlex
import subprocess
import sys
import termios
from pathlib import Path

from quarterdeck.cli.terminal.app import HUNG_UP

PATIENCE = 120
"""Seconds after which a silent table counts as stuck."""


def read_until(terminal: int, wanted: bytes) -> None:
    """What the table shows, up to these bytes."""
    shown = b""
    while wanted not in shown:
        assert select.select([terminal], [], [], PATIENCE)[0], f"no {wanted!r} in {shown[-500:]!r}"
        shown += os.read(terminal, 65536)


def test_the_table_ends_when_its_terminal_is_closed(tmp_path: Path) -> None:
    """As under `make`, which keeps the signal to itself."""
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (30, 100))
    command = shlex.join([sys.executable, "-c", "from quarterdeck.cli.main import main; main()", "play", "cardinal"])
    table = subprocess.Popen(  # noqa: S603 - our own command
        ["/bin/sh", "-c", f"trap '' HUP; exec {command}"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        cwd=tmp_path,
        env={**os.environ, "TERM": "xterm", "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    os.close(theirs)
    try:
        read_until(ours, b"Moves")
        os.close(ours)
        assert table.wait(timeout=PATIENCE) == HUNG_UP
    finally:
        table.kill()
