"""What the server writes about itself: structured lines on standard error, JSON or for people."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from hashlib import blake2b
from time import monotonic
from typing import Final, TextIO

import msgspec
import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from quarterdeck.server.settings import LogFormat, LogLevel

LEVELS: Final[dict[LogLevel, int]] = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
_SECRETS: Final = ("password", "cookie", "token", "authorization", "secret")
PROVOKED: Final = ("Invalid HTTP request received.", "Unsupported upgrade request.")
"""Uvicorn's words about requests that are none."""
QUIET_SECONDS: Final = 10.0
"""After one such line, before the next one of the same words is written."""
log: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger("quarterdeck.server")
"""The server's log: `log.info("what happened", table=…)`."""


def set_up_logs(level: LogLevel = "info", form: LogFormat = "auto") -> None:
    """Send all logs to standard error; of libraries warnings only, since they would write tables' addresses down."""
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
    """Writes to what standard error is at the moment: tests and services exchange it."""

    def emit(self, record: logging.LogRecord) -> None:
        self.stream = sys.stderr
        super().emit(record)


def without_traceback(record: logging.LogRecord) -> bool:
    """What anybody can provoke from outside is no error, and gets no traceback: a frame that is no UTF-8."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError) and record.name.startswith("uvicorn"):
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return True


class RateLimitedLines:
    """Lets a library's line about what strangers send through once in a while: they could fill the disk with it."""

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
    """Whatever is named like a secret is not written down."""
    return {key: "…" if any(word in key.lower() for word in _SECRETS) else value for key, value in event.items()}


def short_hash(text: str) -> str:
    """Eight digits that tell things apart in the log without giving them away: a table's id is its invitation."""
    return blake2b(text.encode("utf-8", "replace"), digest_size=4).hexdigest()


def _to_json(event: EventDict, **_: object) -> str:
    return msgspec.json.encode(event, enc_hook=str).decode("utf-8")
