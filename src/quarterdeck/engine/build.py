"""How this copy of Quarterdeck was built."""

from __future__ import annotations

from quarterdeck.engine import position


def compiled() -> bool:
    """Whether the rules run as a C extension rather than as plain Python."""
    return not str(position.__file__).endswith(".py")
