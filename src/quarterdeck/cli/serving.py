"""Running the server: the socket it listens on, the signals that stop it."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import webbrowser
from contextlib import suppress
from types import FrameType
from typing import Final

import uvicorn

from quarterdeck import __version__
from quarterdeck.cli.output import cell, out
from quarterdeck.cli.say import SAY
from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.messages.language import OWN, speaking
from quarterdeck.server.app import create_app
from quarterdeck.server.background import STALL_SECONDS, Background, Stalls, again_and_again
from quarterdeck.server.gate.connections import SWEEP_SECONDS, Connections, room_for
from quarterdeck.server.gate.doors import http_behind
from quarterdeck.server.gathering import GatheringProtocol
from quarterdeck.server.logs import log
from quarterdeck.server.settings import Settings
from quarterdeck.server.tables.audience import Audience

LONGEST_MESSAGE: Final = 64 * 1024
"""Bytes of a WebSocket message, beyond which the connection is cut; the table itself refuses shorter ones."""
PING_SECONDS: Final = 20.0
PATIENCE: Final = 10
"""Seconds that requests have to end when the server is stopped."""
MOST_DESCRIPTORS: Final = 65_536
"""More are never asked of the system."""
FEW_DESCRIPTORS: Final = 1_024
"""Where the system does not say how many there may be."""
GARBAGE: Final = (50_000, 20, 100)
"""Full collections are rare: they would stop every table for a tenth of a second."""


class CannotServe(QuarterdeckError):
    """The address cannot be had."""


def run_server(settings: Settings, host: str, port: int, *, compress: bool, open_page: bool) -> None:
    """Serve there until a signal says to stop; `CannotServe` if the address cannot be had."""
    with listening(host, port) as where:
        gc.set_threshold(*GARBAGE)
        try:
            # Outside of requests the server speaks to its log, which is English on every machine.
            with speaking(OWN), asyncio.Runner(loop_factory=event_loop) as runner:
                runner.run(run(settings, where, compress=compress, open_page=open_page))
        except BaseExceptionGroup as group:
            raise refusal_in(group) or group from None


def event_loop() -> asyncio.AbstractEventLoop:
    """A new one: uvloop's, which is faster, or Python's own on systems for which there is no uvloop."""
    try:
        import uvloop  # noqa: PLC0415 - there is none on Windows
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


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
        raise CannotServe(SAY("cannot-listen", host=host, port=str(port), reason=told, next=str(port + 1))) from None


async def run(settings: Settings, where: socket.socket, *, compress: bool, open_page: bool) -> None:
    """Serve until a signal says to stop."""
    stopping = Stopping()
    app = create_app(settings)
    async with app.lifespan():
        if stopping.asked:
            return
        gc.collect()
        gc.freeze()  # what was loaded to begin with stays: looking through it again and again takes the loop 30 ms
        connections = Connections(
            most=room_for(descriptors()), proxies=settings.networks(), limited=settings.limited, tally=app.gate.tally
        )
        background = Background()
        background.start(again_and_again("connections", connections.look, SWEEP_SECONDS), "connections")
        background.start(again_and_again("the loop's turns", Stalls().look, STALL_SECONDS), "the loop's turns")
        server = Server(
            app.state.audience,
            uvicorn.Config(
                app,
                lifespan="off",
                http=http_behind(connections),
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
            ),
        )
        stopping.stops(server)
        address = address_of(where)
        out().print(cell(f"Quarterdeck serves at {address}", "bold"))
        for other in addresses_for_others(where):
            out().print(f"Others reach it at {other}")
        sys.stdout.flush()
        if open_page:
            webbrowser.open(address)
        log.info("serving", address=address, version=__version__, database=settings.database.partition(":")[0])
        try:
            await server.serve(sockets=[where])
        finally:
            await background.close()
    log.info("stopped")


class Server(uvicorn.Server):
    """A server that lets nobody wait who asks for something to come, once it is to stop."""

    def __init__(self, audience: Audience, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._audience = audience

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer what waits, close the connections, and end."""
        self._audience.end()
        await super().shutdown(sockets)


def descriptors() -> int:
    """How many files and connections this process may open, raised to what the system lets it have."""
    try:
        import resource  # noqa: PLC0415 - Windows has none
    except ImportError:
        return FEW_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):  # some systems allow less than they say; then it stays as it was
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
    return wanted if soft == resource.RLIM_INFINITY else soft


def address_of(where: socket.socket) -> str:
    """What to type into a browser on this machine."""
    host, port = where.getsockname()[:2]
    name = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - such an address is only named here
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def addresses_for_others(where: socket.socket) -> list[str]:
    """What to type on other machines, if the server listens at all addresses of this one; as far as the system tells."""
    host, port = where.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):  # noqa: S104 - such an address is only compared here
        return []
    own = {route_address(), *named_addresses()}
    return [f"http://{address}:{port}" for address in sorted(own) if address and not address.startswith("127.")]


def route_address() -> str:
    """The address from which this machine would reach others, empty without a network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that stands for none (RFC 5737)
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def named_addresses() -> list[str]:
    """The addresses that this machine's own name stands for, and that it has: a file of hosts may name others."""
    try:
        named = socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []
    return [address for address in named if is_own(address)]


def is_own(address: str) -> bool:
    """Whether this machine has an address: a socket can be bound to it."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        try:
            probe.bind((address, 0))
        except OSError:
            return False
        return True


class Stopping:
    """Takes SIGINT and SIGTERM before and after the server does: both ask to stop, neither kills.

    The server hands the signal that stopped it on when it is done; the process shall end by itself, with code 0.
    """

    def __init__(self) -> None:
        self.asked = False
        self._server: uvicorn.Server | None = None
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._note)

    def stops(self, server: uvicorn.Server) -> None:
        """This server ends as soon as it begins, if somebody has asked before it takes signals itself."""
        self._server = server
        server.should_exit = self.asked

    def _note(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002 - the form of a signal handler
        self.asked = True
        if self._server is not None:
            self._server.should_exit = True
