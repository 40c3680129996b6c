"""A measuring process, run with each side's own interpreter: answers each `Ask` with a `Told`.

Whatever a side lacks ends the process with an error, whose last line says why; there is another process for the next
question. So it knows nothing of the package itself but how the rules run, its first line.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import msgspec
from against.telling import Ask

from quarterdeck.engine import build


def main() -> None:
    """Answer until nothing more is asked."""
    say(how_rules_run())
    for line in sys.stdin:
        asked = msgspec.json.decode(line, type=Ask)
        say(importlib.import_module(f"against.inside.{asked.what}").measure(asked))


def how_rules_run() -> str:
    """In words; commits before there was a quick way to compile have no mark of it."""
    if not build.compiled():
        return "not compiled"
    return "compiled quickly" if Path(build.__file__).with_name("compiled-quickly").exists() else "compiled"


def say(what: object) -> None:
    """A line of JSON."""
    sys.stdout.write(msgspec.json.encode(what).decode() + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
