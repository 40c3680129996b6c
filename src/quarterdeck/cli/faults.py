"""Errors for people, programs and shells: a sentence, one JSON form, an exit code."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from quarterdeck.engine.errors import Malformed, NotNow, QuarterdeckError

FINE: Final = 0
FAILURE: Final = 1
"""The exit code for a bug, a missing library, or a file that cannot be written."""
MALFORMED: Final = 2
REFUSED: Final = 3
"""The exit code for input that makes sense but that the rules forbid now."""
NOT_MET: Final = 4
"""The exit code for a failed check."""
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141


class CheckNotMet(QuarterdeckError):
    """A requested check has failed; the result was printed."""

    kind = "check-not-met"


class Fault(Struct, frozen=True):
    """An error for people and programs: `path` names the field, option or file, if it is about one."""

    kind: str
    path: str
    problem: str
    code: int

    def encode(self) -> str:
        """The error as JSON, which always has the same form."""
        shape = {"error": {"kind": self.kind, "path": self.path, "problem": self.problem}}
        return msgspec.json.encode(shape).decode()

    def sentence(self) -> str:
        """The error in a line or two, for people."""
        return f"{self.path}: {self.problem}" if self.path else self.problem


CODES: Final = ((Malformed, MALFORMED), (NotNow, REFUSED), (CheckNotMet, NOT_MET))


def fault_of(error: QuarterdeckError) -> Fault:
    """An error of ours as a fault."""
    path, problem = (error.path, error.problem) if isinstance(error, Malformed) else ("", str(error))
    code = next((code for kind, code in CODES if isinstance(error, kind)), FAILURE)
    return Fault(error.kind, path, problem, code)
