"""Errors as clients see them: one `Problem`, one HTTP status (docs/protocol.md)."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from quarterdeck.engine.errors import IllegalMove, Malformed, NotNow, QuarterdeckError
from quarterdeck.engine.wrong_fields import wrong_field
from quarterdeck.messages import speaker
from quarterdeck.server.protocol.wire import Problem, ToServer

SAY: Final = speaker("quarterdeck.server").say


class Declined(QuarterdeckError):
    """What the server itself refuses: its kind and HTTP status."""

    status: ClassVar[int] = 500
    wait: int = 0
    """Seconds after which to try again; 0 where that would not help."""


class NotThere(Declined):
    """There is nothing of this name, or nothing that the asker may know of."""

    kind = "not-found"
    status = 404


class Forbidden(Declined):
    """Not for this person."""

    kind = "forbidden"
    status = 403


class Stranger(Declined):
    """The server does not know who asks."""

    kind = "stranger"
    status = 401


class Taken(Declined):
    """Somebody else has it already."""

    kind = "taken"
    status = 409


class Frozen(Declined):
    """The table cannot be read."""

    kind = "frozen"
    status = 409


class Full(Declined):
    """As many tables, or content packs of strangers, as may be in memory are looked at."""

    kind = "busy"
    status = 503
    wait = 2


MALFORMED: Final = 400
REFUSED: Final = 409
FAULT: Final = 500
ASKED_FOR: Final = ("name", "colour", "login", "password")
"""Fields that people fill in: what they must be is said in words (`bad-…`), not as a type."""


def problem_of(error: QuarterdeckError) -> Problem:
    """The error as clients are told of it."""
    if isinstance(error, IllegalMove):
        refusal = error.refusal
        return Problem(kind=error.kind, message=refusal.sentence, clause=refusal.clause, nearest=refusal.nearest)
    if isinstance(error, Malformed):
        return Problem(kind=error.kind, message=error.problem, path=error.path or None)
    return Problem(kind=error.kind, message=str(error))


def status_of(error: QuarterdeckError) -> int:
    """The HTTP status that goes with the error."""
    if isinstance(error, Declined):
        return error.status
    if isinstance(error, Malformed):
        return MALFORMED
    return REFUSED if isinstance(error, NotNow) else FAULT


def malformed(error: msgspec.DecodeError | UnicodeError | RecursionError, kind: object = ToServer) -> Problem:
    """What is wrong with a message of a socket that could not be read: no JSON, nested too deep, or of another form.

    `kind` is the request that it says it is, where that is known: its fields are the ones that are listed.
    """
    if not isinstance(error, msgspec.ValidationError):
        return Problem(kind="malformed", message=SAY("not-json"))
    return problem_of(told_in_words(wrong_field(error, kind)))


def told_in_words(error: Malformed) -> Malformed:
    """An error as people read it: where they filled something in, the words say what it should be."""
    return Malformed(error.path, SAY(f"bad-{error.path}")) if error.path in ASKED_FOR else error
