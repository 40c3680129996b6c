"""Libraries that only some people need: who imports what builds on one that is not installed is told which."""

from __future__ import annotations

from importlib.util import find_spec

from quarterdeck.research.say import SAY


def need(library: str, extra: str) -> None:
    """`ImportError` with the command that installs the library, if it is not there."""
    if find_spec(library) is None:
        raise ImportError(SAY("not-installed", library=library, extra=extra), name=library)
