"""Running the server: the socket it listens on, the signals that stop it."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import webbrowser
from types import FrameType
from typing import Final

import uvicorn
import uvloop

from quarterdeck import __version__
from quarterdeck.cli.output import cell, out
from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.server.app import create_app
from quarterdeck.server.gathering import GatheringProtocol
from quarterdeck.server.logs import log
from quarterdeck.server.settings import Settings

LONGEST_MESSAGE: Final = 64 * 1024
"""Bytes of a WebSocket message, beyond which the connection is cut; the table itself refuses shorter ones."""
PING_SECONDS: Final = 20.0
PATIENCE: Final = 10
"""Seconds that requests have to end when the server is stopped."""
GARBAGE: Final = (50_000, 20, 100)
"""Full collections are rare: they would stop every table for a tenth of a second."""


class CannotServe(QuarterdeckError):
    """The address cannot be had."""


def run_server(settings: Settings, host: str, port: int, *, compress: bool, open_page: bool) -> None:
    """Serve there until a signal says to stop; `CannotServe` if the address cannot be had."""
    with listening(host, port) as where:
        gc.set_threshold(*GARBAGE)
        try:
            uvloop.run(run(settings, where, compress=compress, open_page=open_page))
        except BaseExceptionGroup as group:
            raise refusal_in(group) or group from None


def refusal_in(group: BaseExceptionGroup[BaseException]) -> QuarterdeckError | None:
    """What we refused, from under what the framework has wrapped around it."""
    for error in group.exceptions:
        found = refusal_in(error) if isinstance(error, BaseExceptionGroup) else error
        if isinstance(found, QuarterdeckError):
            return found
    return None


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
                ws=GatheringProtocol,
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
        log.info("serving", address=address, version=__version__, database=settings.database.partition(":")[0])
        await server.serve(sockets=[where])
    log.info("stopped")


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
