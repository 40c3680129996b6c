"""Which seat hears what is told, so that sentences say "you" to it and call all others by their names.

Like the language (`quarterdeck.messages.language`) it belongs to the context, so that no function that tells something has to
hand it on. Unless somebody says otherwise nobody hears: all seats are called by their names.
"""

from __future__ import annotations

from contextvars import ContextVar, Token
from types import TracebackType
from typing import Final, Literal

NO_SEAT: Final = -1
_HEARER: Final[ContextVar[int]] = ContextVar("hearer", default=NO_SEAT)


class heard_by:  # noqa: N801 - read as a word: `with heard_by(seat)`
    """Inside, sentences say "you" to this seat; a negative number: to none. A class, since every move needs it several times."""

    __slots__ = ("_seat", "_token")

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def __enter__(self) -> None:
        self._token: Token[int] = _HEARER.set(self._seat)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _HEARER.reset(self._token)


def hears(seat: int) -> bool:
    """Whether what is told of this seat is told to itself."""
    return seat >= 0 and seat == _HEARER.get()


def mine(seat: int) -> Literal["yes", "no"]:
    """`hears`, as messages choose by it."""
    return "yes" if hears(seat) else "no"
