"""The figures for operators (docs/operating.md), in the text form that Prometheus reads."""

from __future__ import annotations

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST

disable_created_metrics()  # type: ignore[no-untyped-call]  # its authors left the types out
REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

MOVES_ACCEPTED: Final = Counter(
    "quarterdeck_moves_accepted", "Moves that were played and committed, those of bots included", registry=REGISTRY
)
MOVES_REFUSED: Final = Counter(
    "quarterdeck_moves_refused", "Moves that were refused, by the kind of the problem", ["kind"], registry=REGISTRY
)
COMMIT_SECONDS: Final = Histogram(
    "quarterdeck_commit_seconds",
    "From handing lines to the database until they are committed",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0),
    registry=REGISTRY,
)
SOCKETS: Final = Gauge("quarterdeck_sockets", "Open sockets at tables, and requests of programs", registry=REGISTRY)
TABLES: Final = Gauge("quarterdeck_tables", "Tables in memory", registry=REGISTRY)
BOTS_THINKING: Final = Gauge("quarterdeck_bots_thinking", "Bots that are choosing a move", registry=REGISTRY)
HTTP_REQUESTS: Final = Counter(
    "quarterdeck_http_requests", "HTTP requests that were answered", ["method", "route", "status"], registry=REGISTRY
)
HTTP_SECONDS: Final = Histogram(
    "quarterdeck_http_seconds",
    "From the request to the end of its answer",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0),
    registry=REGISTRY,
)
MEDIA_TYPE: Final = CONTENT_TYPE_LATEST.partition("; charset")[0]
"""The media type; the framework adds the character set."""


def exposition() -> bytes:
    """All figures as text."""
    return generate_latest(REGISTRY)
