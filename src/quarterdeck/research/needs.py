"""Libraries that only some people need: if one is not installed, importing what builds on it says which is missing."""

from __future__ import annotations

from importlib.util import find_spec

from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.research.say import SAY


class NotInstalled(QuarterdeckError, ImportError):
    """A library is not there."""


def need(library: str, extra: str) -> None:
    """`NotInstalled` with the command that installs the library, if it is not there."""
    if find_spec(library) is None:
        raise NotInstalled(SAY("not-installed", library=library, extra=extra))
