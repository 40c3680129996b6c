"""Keeps packages out of memory that a library loads only because they are installed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without(*packages: str) -> Iterator[None]:
    """Inside, these packages cannot be imported, as if they were not installed; what is loaded already stays."""
    hidden = [name for name in packages if name not in sys.modules]
    sys.modules.update(dict.fromkeys(hidden))  # type: ignore[arg-type]  # None is how Python forbids an import
    try:
        yield
    finally:
        for name in hidden:
            del sys.modules[name]
