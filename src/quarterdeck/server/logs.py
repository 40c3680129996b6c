"""The server's log: structured lines on standard error, as JSON or for people."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from hashlib import blake2b
from time import monotonic
from typing import Final, TextIO

import msgspec

from quarterdeck.server.lean import without
from quarterdeck.server.settings import LogFormat, LogLevel

with without("pygments"):  # for tracebacks with the values of variables, which we never show
    import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

LEVELS: Final[dict[LogLevel, int]] = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
_SECRETS: Final = ("password", "cookie", "token", "authorization", "secret")
PROVOKED: Final = ("Invalid HTTP request received.", "Unsupported upgrade request.")
"""Uvicorn's messages about invalid requests."""
QUIET_SECONDS: Final = 10.0
"""The seconds after such a line until another with the same words is written."""
log: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger("quarterdeck.server")
"""The server's log: `log.info("what happened", table=…)`."""


def set_up_logs(level: LogLevel = "info", form: LogFormat = "auto") -> None:
    """Send all logs to standard error; from libraries only warnings, since they would log the addresses of tables."""
    as_json = form == "json" or (form == "auto" and not sys.stderr.isatty())
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        hide_secrets,
    ]
    last: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if as_json:
        last += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(serializer=_to_json)]
    else:
        last += [
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(),
                exception_formatter=structlog.dev.plain_traceback,  # others show variables: passwords, cookies
            )
        ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = StandardError()
    handler.addFilter(without_traceback)
    handler.addFilter(RateLimitedLines())
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=last, foreign_pre_chain=shared))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(LEVELS[level], logging.WARNING))
    logging.getLogger("quarterdeck").setLevel(LEVELS[level])


class StandardError(logging.StreamHandler[TextIO]):
    """Writes to the present standard error, which tests and services may replace."""

    def emit(self, record: logging.LogRecord) -> None:
        self.stream = sys.stderr
        super().emit(record)


def without_traceback(record: logging.LogRecord) -> bool:
    """Drop the traceback of a line that anybody can provoke from outside, such as a frame that is not UTF-8."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError) and record.name.startswith("uvicorn"):
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return True


class RateLimitedLines:
    """Lets a library's line about strangers' input through only once in a while, since it could fill the disk."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._told: dict[str, float] = {}

    def __call__(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        if record.msg not in PROVOKED:
            return True
        now = self._clock()
        if now - self._told.get(record.msg, float("-inf")) < QUIET_SECONDS:
            return False
        self._told[record.msg] = now
        return True


def hide_secrets(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:  # noqa: ARG001 - structlog's form
    """Hide values whose names sound like secrets."""
    return {key: "…" if any(word in key.lower() for word in _SECRETS) else value for key, value in event.items()}


def short_hash(text: str) -> str:
    """Eight digits that distinguish things in the log without giving them away, since a table's id is an invitation."""
    return blake2b(text.encode("utf-8", "replace"), digest_size=4).hexdigest()


def _to_json(event: EventDict, **_: object) -> str:
    return msgspec.json.encode(event, enc_hook=str).decode("utf-8")
