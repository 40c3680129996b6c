"""Which seat hears what is told, so that sentences say "you" to it and call all others by their names.

Like the language (`quarterdeck.messages.language`) it belongs to the context, so that no function that tells something has to
hand it on. Unless somebody says otherwise nobody hears: all seats are called by their names.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, Literal

NO_SEAT: Final = -1
_HEARER: Final[ContextVar[int]] = ContextVar("hearer", default=NO_SEAT)


@contextmanager
def heard_by(seat: int) -> Iterator[None]:
    """Inside, sentences say "you" to this seat; a negative number: to none."""
    token = _HEARER.set(seat)
    try:
        yield
    finally:
        _HEARER.reset(token)


def hears(seat: int) -> bool:
    """Whether what is told of this seat is told to itself."""
    return seat >= 0 and seat == _HEARER.get()


def mine(seat: int) -> Literal["yes", "no"]:
    """`hears`, as messages choose by it."""
    return "yes" if hears(seat) else "no"
