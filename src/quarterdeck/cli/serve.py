"""`quarterdeck serve`: the browser table's server."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import webbrowser
from enum import StrEnum
from pathlib import Path
from types import FrameType
from typing import Annotated, Final

import typer
import uvicorn
import uvloop

from quarterdeck.cli.options import examples
from quarterdeck.cli.output import cell, out
from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.server.app import create_app
from quarterdeck.server.settings import Settings, check_origin, data_folder, default_database, hosts_of

EXAMPLES: Final = examples(
    "serve",
    "serve --port 8001 --open",
    "serve --host 0.0.0.0 --origin http://192.168.1.5:8000",
    "serve --database postgresql://quarterdeck@/quarterdeck --origin https://games.example --proxy 127.0.0.1",
)
LONGEST_MESSAGE: Final = 64 * 1024
"""Bytes of a WebSocket message, beyond which the connection is cut; the table itself refuses shorter ones."""
PING_SECONDS: Final = 20.0
PATIENCE: Final = 10
"""Seconds that requests have to end when the server is stopped."""
GARBAGE: Final = (50_000, 20, 100)
"""Full collections are rare: they would stop every table for a tenth of a second."""


class Level(StrEnum):
    """How much is logged."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class LogForm(StrEnum):
    """How it is logged."""

    AUTO = "auto"
    JSON = "json"
    CONSOLE = "console"


class CannotServe(QuarterdeckError):
    """The address cannot be had."""


def serve(  # noqa: PLR0913 - one argument an option
    *,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Where to listen; 0.0.0.0: everywhere.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option("--port", min=0, max=65535, metavar="N", help="0 takes any free one.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            envvar="QUARTERDECK_DATABASE",
            help="sqlite:///PATH or postgresql://…; without it, a file in the data folder.",
        ),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option("--data", metavar="FOLDER", envvar="QUARTERDECK_DATA", help="The data folder."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL", help="The address people type, if it is another; as often as needed."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", metavar="ADDRESS", help="A reverse proxy to be believed; as often as needed."),
    ] = None,
    bots: Annotated[int, typer.Option("--bots", min=1, max=64, metavar="N", help="Processes where bots think.")] = 1,
    compress: Annotated[bool, typer.Option("--compress", help="Compress what goes over WebSockets.")] = False,
    metrics_public: Annotated[
        bool, typer.Option("--metrics-public", help="Show /metrics to everybody, not to this machine alone.")
    ] = False,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Limit how often one may ask; without, only to measure.")
    ] = True,
    log_level: Annotated[Level, typer.Option("--log-level", help="How much is logged.")] = Level.INFO,
    log_format: Annotated[LogForm, typer.Option("--log-format", help="Auto: JSON unless on a terminal.")] = (
        LogForm.AUTO
    ),
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve the browser table: play alone against bots, side by side, or with friends on other machines.

    Ctrl-C or SIGTERM stops it; every move that was acknowledged is in the database.
    """
    origins = tuple(check_origin(text) for text in origin or ())
    settings = Settings(
        database=database or default_database(data or data_folder()),
        origins=origins,
        hosts=hosts_of(host, origins),
        proxies=tuple(proxy or ()),
        bots=bots,
        metrics_public=metrics_public,
        limited=limits,
        log_level=log_level.value,
        log_format=log_format.value,
    )
    with listening(host, port) as where:
        gc.set_threshold(*GARBAGE)
        uvloop.run(run(settings, where, compress=compress, open_page=open_page))


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there; `CannotServe` says why that cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        told = os.strerror(error.errno) if error.errno else str(error)
        raise CannotServe(
            f"cannot listen on {host} port {port}: {told}. quarterdeck serve --port {port + 1} takes another port"
        ) from None


async def run(settings: Settings, where: socket.socket, *, compress: bool, open_page: bool) -> None:
    """Serve until a signal says to stop."""
    stopping = Stopping()
    app = create_app(settings)
    async with app.lifespan():
        if stopping.asked:
            return
        server = uvicorn.Server(
            uvicorn.Config(
                app,
                lifespan="off",
                http="httptools",
                ws="websockets-sansio",
                ws_max_size=LONGEST_MESSAGE,
                ws_ping_interval=PING_SECONDS,
                ws_ping_timeout=PING_SECONDS,
                ws_per_message_deflate=compress,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,
                timeout_graceful_shutdown=PATIENCE,
            )
        )
        address = address_of(where)
        out().print(cell(f"Quarterdeck serves at {address}", "bold"))
        sys.stdout.flush()
        if open_page:
            webbrowser.open(address)
        await server.serve(sockets=[where])


def address_of(where: socket.socket) -> str:
    """What to type into a browser on this machine."""
    host, port = where.getsockname()[:2]
    name = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - such an address is only named here
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


class Stopping:
    """Takes SIGINT and SIGTERM before and after the server does: both ask to stop, neither kills.

    The server hands the signal that stopped it on when it is done; the process shall end by itself, with code 0.
    """

    def __init__(self) -> None:
        self.asked = False
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._note)

    def _note(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002 - the form of a signal handler
        self.asked = True
