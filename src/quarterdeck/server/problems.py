"""Errors for clients: one `Problem` and one HTTP status for each (docs/protocol.md)."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from quarterdeck.engine.errors import IllegalMove, Malformed, NotNow, QuarterdeckError
from quarterdeck.engine.wrong_fields import wrong_field
from quarterdeck.messages import speaker
from quarterdeck.server.protocol.wire import Problem, ToServer

SAY: Final = speaker("quarterdeck.server").say


class Declined(QuarterdeckError):
    """A refusal by the server itself, with its kind and HTTP status."""

    status: ClassVar[int] = 500
    wait: int = 0
    """The seconds after which to try again; 0 if that would not help."""


class NotThere(Declined):
    """There is nothing with this name, or nothing that the person may know about."""

    kind = "not-found"
    status = 404


class Forbidden(Declined):
    """This person may not do this."""

    kind = "forbidden"
    status = 403


class Stranger(Declined):
    """The server does not know who sends the request."""

    kind = "stranger"
    status = 401


class Blocked(Declined):
    """The operator has blocked this person."""

    kind = "blocked"
    status = 403


class Taken(Declined):
    """Somebody else has it already."""

    kind = "taken"
    status = 409


class Frozen(Declined):
    """The table cannot be read."""

    kind = "frozen"
    status = 409


class Full(Declined):
    """Memory is full of tables that people look at, or of strangers' content packs."""

    kind = "busy"
    status = 503
    wait = 2


MALFORMED: Final = 400
REFUSED: Final = 409
FAULT: Final = 500
ASKED_FOR: Final = ("name", "colour", "login", "password")
"""Fields that people fill in: messages (`bad-…`) say in words what they must be."""


def problem_of(error: QuarterdeckError) -> Problem:
    """The error as a `Problem` for clients."""
    if isinstance(error, IllegalMove):
        refusal = error.refusal
        return Problem(kind=error.kind, message=refusal.sentence, clause=refusal.clause, nearest=refusal.nearest)
    if isinstance(error, Malformed):
        return Problem(kind=error.kind, message=error.problem, path=error.path or None)
    return Problem(kind=error.kind, message=str(error))


def status_of(error: QuarterdeckError) -> int:
    """The HTTP status of the error."""
    if isinstance(error, Declined):
        return error.status
    if isinstance(error, Malformed):
        return MALFORMED
    return REFUSED if isinstance(error, NotNow) else FAULT


def malformed(error: msgspec.DecodeError | UnicodeError | RecursionError, kind: object = ToServer) -> Problem:
    """The fault of a socket's message that could not be read: not JSON, nested too deep, or of another form.

    `kind` is the request that it claims to be, if that is known; then the fields of that request are listed.
    """
    if not isinstance(error, msgspec.ValidationError):
        return Problem(kind="malformed", message=SAY("not-json"))
    return problem_of(told_in_words(wrong_field(error, kind)))


def told_in_words(error: Malformed) -> Malformed:
    """An error for people: if they filled in a field, words say what it should be."""
    return Malformed(error.path, SAY(f"bad-{error.path}")) if error.path in ASKED_FOR else error
