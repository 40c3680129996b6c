"""The error tree. Each error says what is wrong, where, and what would be right.

`QuarterdeckError` is the root:

- `Malformed`: text, number, file or option that does not mean anything

  - `PackError`: a content pack
  - `RecordError`: a record, with its line

- `NotNow`: means something, but cannot be done now

  - `IllegalMove`: a clause of the rules forbids it
  - `NotYourTurn`: another seat must choose now
  - `GameOver`: nobody chooses any more
  - `Stale`: meant for an earlier state of the match
  - `NoTakeBack`: this move may not be taken back, and why
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from quarterdeck.engine.saying import SAY


class Refusal(Struct, frozen=True, kw_only=True):
    """Why a move is not legal: the clause that forbids it and a sentence in the player's words."""

    clause: str
    sentence: str
    nearest: tuple[str, ...] = ()
    """The closest legal moves in notation, best first; may be empty."""


class QuarterdeckError(Exception):
    """The base of all errors: something that Quarterdeck refuses. `str` gives a sentence for people."""

    kind: ClassVar[str] = "failure"
    """The kind of error, for programs: commands and the server tell errors apart by this word."""


class Malformed(QuarterdeckError):
    """Input that makes no sense here: `path` names the field, `problem` says what would be right."""

    kind = "malformed"

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}" if path else problem)
        self.path = path
        self.problem = problem
        self.others: tuple[Malformed, ...] = ()
        """What else is wrong, as far as it was looked for; what has others itself is not among them."""


class PackError(Malformed):
    """A content pack that is refused as a whole."""

    kind = "pack"

    def __init__(self, file: str, line: int, path: str, problem: str) -> None:
        where = SAY("file-line", file=file, line=str(line)) if line else file
        super().__init__(f"{where}: {path}" if path else where, problem)
        self.file = file
        self.line = line
        self.field = path


class RecordError(Malformed):
    """A record that is refused; `line` counts from 1, 0 means the file as a whole."""

    kind = "record"

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(SAY("line", line=str(line)) if line else SAY("record"), problem)
        self.line = line


class NotNow(QuarterdeckError):
    """Something that makes sense but cannot be done now."""


class IllegalMove(NotNow):
    """A move that the rules forbid."""

    kind = "illegal-move"

    def __init__(self, move: str, refusal: Refusal) -> None:
        super().__init__(f"{refusal.sentence} ({refusal.clause})")
        self.move = move
        self.refusal = refusal


class NotYourTurn(NotNow):
    """Another seat, or chance, must choose now."""

    kind = "not-your-turn"


class GameOver(NotNow):
    """The game is over; nobody chooses any more."""

    kind = "game-over"


class Stale(NotNow):
    """The move was meant for an earlier state of the match."""

    kind = "stale"


class NoTakeBack(NotNow):
    """The last decision may not be taken back."""

    kind = "no-take-back"
