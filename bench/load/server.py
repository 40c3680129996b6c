"""A real server process: started on a free port of this machine, pinned to cores, looked at, ended."""

from __future__ import annotations

import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

START_SECONDS = 600.0
"""The longest that it may take to start on a machine that is busy with other things."""
STOP_SECONDS = 60.0
TICKS = os.sysconf("SC_CLK_TCK")


class NoServer(Exception):
    """The server did not start, or ended by itself."""


def free_port() -> int:
    """A port of the loopback address that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Measured(Protocol):
    """A server whose processor time can be read."""

    def cpu_seconds(self) -> float:
        """The processor time that it has had so far."""


def cpu_seconds(process: int) -> float:
    """The processor time that a process has had in all its threads, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Server:
    """`quarterdeck serve` on a database; a context that leaves no process behind."""

    def __init__(
        self,
        database: str,
        log: Path,
        cores: Collection[int],
        options: Sequence[str],
        note: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.port = free_port()
        self._log = log.open("ab")
        command = [sys.executable, "-P", "-c", "from quarterdeck.cli.main import main; main()"]
        self._process = subprocess.Popen(
            [*command, "serve", *options, "--port", str(self.port), "--database", database],
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=self._log,
        )
        os.sched_setaffinity(self._process.pid, cores)
        try:
            self._wait(note)
        except NoServer:
            self.kill()
            raise

    def _wait(self, note: Callable[[str], None]) -> None:
        """Wait until it is ready; it ends by itself if it cannot start."""
        began = time.monotonic()
        while self._process.poll() is None and (waited := time.monotonic() - began) < START_SECONDS:
            if self.answers("/readyz"):
                return
            note(f"the server has been starting for {waited:.0f} s")
            time.sleep(0.05)
        raise NoServer(f"the server did not start: {self._log.name}")

    def answers(self, path: str) -> bool:
        """Whether the server says that all is well."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=2)
        try:
            connection.request("GET", path)
            return connection.getresponse().status == http.HTTPStatus.OK
        except OSError:
            return False
        finally:
            connection.close()

    def megabytes(self) -> float:
        """Memory that the server's own process holds now."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) / 1024

    def cpu_seconds(self) -> float:
        """Processor time that the server's own process has had, in all threads; bots are processes of their own."""
        return cpu_seconds(self._process.pid)

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self._process.kill()
        self._process.wait()
        self._log.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._log.close()
