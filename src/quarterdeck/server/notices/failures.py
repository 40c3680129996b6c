"""What goes wrong when a notice is sent."""

from __future__ import annotations

from quarterdeck.engine.errors import QuarterdeckError


class NotSent(QuarterdeckError):
    """A notice could not be sent.

    `for_good` means that it never can be; otherwise it is tried again. `gone` means that nobody is there any more.
    """

    def __init__(self, why: str, *, for_good: bool = False, gone: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good
        self.gone = gone
