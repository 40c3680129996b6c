"""Every error of an HTTP request is answered with a `Problem`."""

from __future__ import annotations

import secrets
from typing import Final, cast

from litestar import Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, ValidationException
from litestar.types import ExceptionHandlersMap

from quarterdeck.engine.errors import Malformed, QuarterdeckError
from quarterdeck.engine.wrong_fields import explained
from quarterdeck.server.database.errors import Damaged, DatabaseError
from quarterdeck.server.gate.gate import most_body_of, was_torn_off
from quarterdeck.server.logs import log
from quarterdeck.server.people.routes import Asked
from quarterdeck.server.problems import SAY, Declined, problem_of, status_of, told_in_words
from quarterdeck.server.protocol.wire import Problem

KINDS: Final = {400: "malformed", 404: "not-found", 405: "wrong-method", 413: "too-large"}
MISSING: Final = "'data'"
"""The framework's word for a missing body."""
FAULT: Final = 500
UNAVAILABLE: Final = 503


def refuse(request: Asked, error: QuarterdeckError) -> Response[Problem]:  # noqa: ARG001 - the framework's form
    """Answer a refusal by the server, the rules or the table."""
    headers = {"retry-after": str(error.wait)} if isinstance(error, Declined) and error.wait else {}
    return Response(problem_of(error), status_code=status_of(error), headers=headers)


def refuse_request(request: Asked, error: HTTPException) -> Response[Problem]:
    """Answer a request that the framework cannot accept."""
    if error.status_code >= FAULT:
        return torn_off(request) if was_torn_off(request.scope) else fail(request, error)
    kind = KINDS.get(error.status_code, "malformed")
    if isinstance(error, ValidationException):
        return Response(problem_of(_first_fault(request, error)), status_code=400)
    if isinstance(error, MethodNotAllowedException):
        headers = error.headers or {}
        message = SAY("wrong-method", allowed=headers.get("allow", "another method"))
        return Response(Problem(kind=kind, message=message), status_code=405, headers=headers)
    if kind == "too-large":
        message = SAY("too-large", kilobytes=most_body_of(request.route_handler) // 1024)
    else:  # a path that is not there has no route
        message = SAY("not-found" if kind == "not-found" else "not-json")
    return Response(Problem(kind=kind, message=message), status_code=error.status_code)


def torn_off(request: Asked) -> Response[Problem]:
    """Answer a request that broke off because its sender left; nobody hears it, and it does not count as a fault."""
    log.info("request torn off", method=request.method)
    return Response(Problem(kind="malformed", message=SAY("not-json")), status_code=400)


def _first_fault(request: Asked, error: ValidationException) -> Malformed:
    """The first wrong field, and what is wrong with it."""
    extra = error.extra
    body = request.route_handler.parsed_data_field
    kind = None if body is None else body.annotation
    faults = cast("list[dict[str, str]]", extra if isinstance(extra, list) else [])
    for fault in faults:
        path, message = fault.get("key", ""), fault.get("message", "")
        if path != "data":
            return told_in_words(explained(message, f".{path}", kind))
        if message != MISSING:
            return told_in_words(explained(message, "", kind))
    return Malformed("", SAY("not-json"))


def too_deep(request: Asked, error: RecursionError) -> Response[Problem]:  # noqa: ARG001 - the framework's form
    """Answer a body that is nested too deep."""
    log.warning("request nested too deep", method=request.method)
    return Response(Problem(kind="malformed", message=SAY("not-json")), status_code=400)


def unavailable(request: Asked, error: DatabaseError) -> Response[Problem]:
    """Answer when the database failed or is damaged; this is not a fault of ours, so the log gets only a sentence."""
    number = secrets.token_hex(4)
    log.error("request failed", log_id=number, method=request.method, problem=str(error))
    message = SAY("damaged" if isinstance(error, Damaged) else "failed", log=number)
    return Response(Problem(kind="failure", message=message), status_code=UNAVAILABLE)


def fail(request: Asked, error: Exception) -> Response[Problem]:
    """Answer a fault of ours, whose details go into the log and not into the answer."""
    number = secrets.token_hex(4)
    log.error("request failed", log_id=number, method=request.method, exc_info=error)
    return Response(Problem(kind="failure", message=SAY("failed", log=number)), status_code=FAULT)


HANDLERS: Final[ExceptionHandlersMap] = {
    DatabaseError: unavailable,
    QuarterdeckError: refuse,
    HTTPException: refuse_request,
    RecursionError: too_deep,
    Exception: fail,
}
