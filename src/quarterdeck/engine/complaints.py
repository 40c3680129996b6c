"""What is wrong with a file that is being read: all that is found, not the first alone."""

from __future__ import annotations

from types import TracebackType
from typing import Final

from quarterdeck.engine.errors import Malformed

MOST_TOLD: Final = 30
"""After so many complaints reading ends: a file with more has another trouble than its fields, and may be long."""


class Complaints:
    """Takes what steps refuse, so that reading goes on, and refuses all of it in the end.

    Each step stands in a `with`:

        wrong = Complaints()
        for piece in file.pieces:
            with wrong:
                put(piece)
        wrong.refuse()

    The first complaint is the one that would have been raised without it. Steps that cannot be made where an earlier one was
    refused come after `refuse`, or after a look at `found`: any other error ends the reading at once, for it is a fault of ours.
    """

    def __init__(self) -> None:
        """Nothing is wrong yet."""
        self.found: list[Malformed] = []

    def __enter__(self) -> None:
        """A step begins."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        """Keep what the step refused, with all that it has gathered itself."""
        if not isinstance(error, Malformed):
            return False
        self.found += [error, *error.others]
        if len(self.found) >= MOST_TOLD:
            self.refuse()
        return True

    def refuse(self) -> None:
        """`Malformed` if anything is wrong: the first that was found, with the others."""
        if not self.found:
            return
        first, *others = self.found
        told = {str(first)}
        first.others = ()
        for other in others:
            if str(other) not in told:
                told.add(str(other))
                first.others += (other,)
        raise first
