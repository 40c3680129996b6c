"""A real server in a process of its own, on a free port of this machine: started, looked at, stopped, killed.

`serving` starts one as people do. Where many lives of servers are needed, a `Standby` forks them: it has
imported everything already, so that a server answers after a tenth of the time. Such a server starts no processes
for bots, which take the first legal move, nor for chores, which it carries out itself.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from time import monotonic, sleep
from typing import Protocol, Self, cast
from unittest import mock

import msgspec
import pytest
from msgspec import Struct

from quarterdeck.cli import main as command_line
from quarterdeck.workers import worker_command, worker_environment
from tests.database.fresh import fresh

ADDRESS = "127.0.0.1"
STEADY_PORTS = range(18_000, 32_000)
"""Below those that systems hand out."""
START_SECONDS = 240.0
STOP_SECONDS = 120.0
LOOK_SECONDS = 0.01
IN_ADVANCE = (
    "quarterdeck.cli.serving",
    "quarterdeck.server.pages.catalogue",
    "quarterdeck.server.pages.fleets",
    "quarterdeck.server.app",
    "tests.server.site",
    "tests.database.statements",
)
OPTIONS = ("--host", ADDRESS, "--log-format", "json", "--bots", "1")


class NoServer(AssertionError):
    """The server did not start, or did not stop as it should."""


class Process(Protocol):
    """A process that was started."""

    @property
    def pid(self) -> int:
        """Its number."""

    def poll(self) -> int | None:
        """How it ended, below zero the signal; None while it runs."""


class Starter(Protocol):
    """A way to start a server."""

    def __call__(self, arguments: list[str], out: Path, log: Path) -> Process:
        """Start `quarterdeck` with these arguments; where its standard output and error go."""


def start_command(arguments: list[str], out: Path, log: Path) -> Process:
    """The command, as people start it."""
    program = "from quarterdeck.cli.main import main; main()"
    with out.open("wb") as told, log.open("ab") as logged:
        return subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, "-P", "-c", program, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=told,
            stderr=logged,
            env=worker_environment(),
        )


def steady_port() -> int:
    """A free port that no outgoing connection and no server on any port takes while its own server is down."""
    while True:
        port = STEADY_PORTS[secrets.randbelow(len(STEADY_PORTS))]
        with socket.socket() as trying, suppress(OSError):
            trying.bind((ADDRESS, port))
            return port


class Serving:
    """A server that runs."""

    def __init__(self, folder: Path, *options: str, database: str = "", port: int = 0, start: Starter = start_command):
        self.database = database or fresh(folder / "server.sqlite")
        self.log = folder / "server.log"
        self._told = folder / "server.out"
        arguments = ["serve", "--port", str(port or steady_port()), "--database", self.database, *OPTIONS, *options]
        self._process = start(arguments, self._told, self.log)
        try:
            self.port = self._wait_for_port()
            self.url = f"http://{ADDRESS}:{self.port}"
            self._wait_until_ready()
        except NoServer:
            self.kill()
            raise

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def _wait_for_port(self) -> int:
        until = monotonic() + START_SECONDS
        while monotonic() < until and self._process.poll() is None:
            found = re.search(r"serves at http://\S+:(\d+)", self._told.read_text() if self._told.exists() else "")
            if found is not None:
                return int(found[1])
            sleep(LOOK_SECONDS)
        raise NoServer(f"the server did not start:\n{self.log.read_text()}")

    def _wait_until_ready(self) -> None:
        until = monotonic() + START_SECONDS
        while monotonic() < until and self._process.poll() is None:
            if self.status("/readyz") == http.HTTPStatus.OK:
                return
            sleep(LOOK_SECONDS)
        raise NoServer(f"the server did not get ready:\n{self.log.read_text()}")

    def status(self, path: str) -> int:
        """The status of the answer to a GET; 0 if there is none."""
        connection = http.client.HTTPConnection(ADDRESS, self.port, timeout=60)
        try:
            connection.request("GET", path)
            return connection.getresponse().status
        except (OSError, http.client.HTTPException):
            return 0
        finally:
            connection.close()

    def logged(self) -> list[dict[str, object]]:
        """The lines of the log so far."""
        lines = self.log.read_bytes().splitlines()
        return [msgspec.json.decode(line, type=dict[str, object]) for line in lines if line.startswith(b"{")]

    def stop(self, how: int = signal.SIGTERM) -> None:
        """Ask the server to stop, by a signal, which it does with code 0; a server that is gone already stays so."""
        if self._process.poll() is not None:
            return
        os.kill(self.pid, how)
        until = monotonic() + STOP_SECONDS
        while (code := self._process.poll()) is None and monotonic() < until:
            sleep(LOOK_SECONDS)
        if code is None:
            self.kill()
            raise NoServer("the server did not stop")
        if code != 0:
            raise NoServer(f"the server stopped with code {code}:\n{self.log.read_text()}")

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        if self._process.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
        while self._process.poll() is None:
            sleep(LOOK_SECONDS / 5)


@contextmanager
def serving(
    folder: Path, *options: str, database: str = "", port: int = 0, start: Starter = start_command
) -> Iterator[Serving]:
    """A server with a database in the folder, unless another is named; it stops with code 0 in the end."""
    server = Serving(folder, *options, database=database, port=port, start=start)
    try:
        yield server
    except BaseException:
        server.kill()
        raise
    server.stop()


# -- servers that are forked -------------------------------------------------------------------


class Wanted(Struct):
    """What a standby is asked: to fork a server, whose bots may think, or how one ended."""

    arguments: list[str] = []
    out: str = ""
    log: str = ""
    thinks: bool = False
    pid: int = 0


class Forked:
    """A server that was forked."""

    def __init__(self, standby: Standby, pid: int) -> None:
        self._standby = standby
        self._code: int | None = None
        self.pid = pid

    def poll(self) -> int | None:
        """How it ended."""
        if self._code is None:
            self._code = self._standby.ask(Wanted(pid=self.pid))
        return self._code


class Standby:
    """A process that has everything imported and forks servers; their bots and chores run in them, at once, unless the bots are to think."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - our own module
            worker_command("tests.server.serving"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=worker_environment(),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate(timeout=STOP_SECONDS)

    def __call__(self, arguments: list[str], out: Path, log: Path) -> Process:
        """Fork a server."""
        return self._forked(Wanted(arguments=arguments, out=str(out), log=str(log)))

    def thinking(self, arguments: list[str], out: Path, log: Path) -> Process:
        """Fork a server with the bots that people play against."""
        return self._forked(Wanted(arguments=arguments, out=str(out), log=str(log), thinks=True))

    def _forked(self, wanted: Wanted) -> Process:
        Path(wanted.out).unlink(missing_ok=True)
        pid = self.ask(wanted)
        if pid is None:
            raise NoServer("no server was forked")
        return Forked(self, pid)

    def ask(self, wanted: Wanted) -> int | None:
        """The answer to a question."""
        asked, answers = self._process.stdin, self._process.stdout
        if asked is None or answers is None:
            raise NoServer("there is nobody to ask")
        asked.write(msgspec.json.encode(wanted) + b"\n")
        asked.flush()
        return msgspec.json.decode(answers.readline(), type=int | None)


@pytest.fixture(scope="session")
def standby() -> Iterator[Standby]:
    """Servers start quickly."""
    with Standby() as standing_by:
        yield standing_by


IN_BOTH_WAYS = ["forked", pytest.param("started", marks=pytest.mark.long)]
"""Parameters of a fixture: its server is forked, and in `make test-all` also started as people do."""


def way_to_start(request: pytest.FixtureRequest) -> Starter:
    """As the parameter says."""
    return start_command if request.param == "started" else cast(Starter, request.getfixturevalue("standby"))


def stand_by() -> None:
    """Fork servers and see how they end, as asked for; what all of them make first is made once, for all."""
    _, catalogue, fleets, app, site, statements = map(import_module, IN_ADVANCE)
    for game in catalogue.playable():
        game.own_pack()
    command_line.command_line()
    statements.compile_once()
    asyncio.run(site.live_once())
    routes = app.with_all_routes()
    setattr(app, "with_all_routes", lambda: routes)  # noqa: B010 - a module that is looked up by its name
    gc.collect()
    gc.freeze()  # each server looks for garbage when it starts, and need not look at what all of them share
    warm = False
    for line in sys.stdin.buffer:
        wanted = msgspec.json.decode(line, type=Wanted)
        if wanted.thinks and not warm:  # other servers make what somebody asks them for
            catalogue.warm()
            fleets.warm()
            warm = True
        answer = ended(wanted.pid) if wanted.pid else fork(wanted)
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


def ended(pid: int) -> int | None:
    """How a process ended; None while it runs."""
    found, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def fork(wanted: Wanted) -> int:
    """A new server's process."""
    pid = os.fork()
    if pid == 0:
        os._exit(serve(wanted))
    return pid


def serve(wanted: Wanted) -> int:
    """Be the server."""
    from quarterdeck.server import app  # noqa: PLC0415 - only a forked server needs them here
    from quarterdeck.server.database import database  # noqa: PLC0415 - as above
    from quarterdeck.server.tables.botplay import BotPlay  # noqa: PLC0415 - as above
    from quarterdeck.server.tables.rooms import Rooms  # noqa: PLC0415 - as above
    from tests.server.site import ChoresAtOnce  # noqa: PLC0415 - as above
    from tests.server.tables import FirstMove  # noqa: PLC0415 - as above

    class Pool(FirstMove):
        def __init__(self, workers: int | None) -> None:
            super().__init__()
            self.thinking = 0

        async def start(self) -> None:
            """Nothing to start."""

        async def close(self) -> None:
            """Nothing to close."""

    class Quick(BotPlay):
        def __init__(self, rooms: Rooms, pool: Pool, *, pause: float) -> None:
            super().__init__(rooms, pool, pause=min(pause, 0.0))

    for path, stream in ((os.devnull, sys.stdin), (wanted.out, sys.stdout), (wanted.log, sys.stderr)):
        flags = os.O_RDWR | os.O_CREAT | (os.O_APPEND if path == wanted.log else 0)
        os.dup2(os.open(path, flags, 0o600), stream.fileno())
    if wanted.thinks:
        return command_line.run(wanted.arguments)
    with (
        mock.patch.object(app, "BotPool", Pool),
        mock.patch.object(app, "BotPlay", Quick),
        mock.patch.object(app, "Desk", ChoresAtOnce),
        mock.patch.object(app, "warm"),
        mock.patch.object(database, "_READY_SECONDS", START_SECONDS),  # however slow the machine is
    ):
        return command_line.run(wanted.arguments)


if __name__ == "__main__":
    stand_by()
