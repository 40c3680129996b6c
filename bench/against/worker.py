"""A measuring process, run with each side's own interpreter: answers each `Ask` with a `Told`.

Whatever a side lacks ends the process with an error, whose last line says why; there is another process for the next
question. So it knows nothing of the package itself but whether the rules are compiled, its first line.
"""

from __future__ import annotations

import importlib
import sys

import msgspec
from against.telling import Ask

from quarterdeck.engine.build import compiled


def main() -> None:
    """Answer until nothing more is asked."""
    say(compiled())
    for line in sys.stdin:
        asked = msgspec.json.decode(line, type=Ask)
        say(importlib.import_module(f"against.inside.{asked.what}").measure(asked))


def say(what: object) -> None:
    """A line of JSON."""
    sys.stdout.write(msgspec.json.encode(what).decode() + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
