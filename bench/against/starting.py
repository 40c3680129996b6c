"""What it takes to start a side: processor time in thousandths of a second."""

from __future__ import annotations

import msgspec
from against.kept import children_seconds
from against.sides import Lost, Side, lines

IMPORTED = """
import time
began = time.process_time()
import {0}
print(time.process_time() - began)
"""
COMMAND = "from quarterdeck.cli.main import main; main()"
"""What the command `quarterdeck` does."""


def import_milliseconds(side: Side, module: str) -> float:
    """How long a module takes to import, with all that it needs, in a new process."""
    with lines(side, ["-c", IMPORTED.format(module)]) as process:
        return msgspec.json.decode(process.hear(), type=float) * 1e3


def version_milliseconds(side: Side) -> float:
    """How long `quarterdeck --version` takes, Python included."""
    before = children_seconds()
    with lines(side, ["-c", COMMAND, "--version"]) as process:
        said = process.hear()
        process.finish()
    if not said.startswith(b"quarterdeck "):
        raise Lost(f"quarterdeck --version says {said!r}")
    return (children_seconds() - before) * 1e3
