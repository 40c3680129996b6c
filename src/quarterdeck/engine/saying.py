"""What the engine says to people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.engine").say


def either(words: Iterable[str]) -> str:
    """One or more words of which one will do: `raid, torpedo or missile`."""
    *first, last = words
    return SAY("or", first=", ".join(first), last=last) if first else last
