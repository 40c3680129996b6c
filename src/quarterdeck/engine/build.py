"""How this copy of Quarterdeck was built."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from quarterdeck.engine import position

QUICK: Final = Path(__file__).with_name("compiled-quickly")
"""The file that a build leaves if it compiled without optimising."""


def compiled() -> bool:
    """Whether the rules run as a C extension rather than as plain Python."""
    return not str(position.__file__).endswith(".py")


def how_built() -> str:
    """Whether the rules are compiled, and whether they are as fast as they can be; in words."""
    if not compiled():
        return "uncompiled: the rules run as plain Python, slower"
    return "compiled quickly, for work on rules: slower than after `make play`" if QUICK.exists() else "compiled"
