"""A SQLite file and what lies beside it: one server at a time, no log without its file, room on the disk."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy import Connection, event
from structlog.testing import capture_logs

from quarterdeck.server.database import files
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.workers import worker_environment
from tests.database.conftest import sqlite_url
from tests.database.postgres import postgres
from tests.database.samples import line, plies, prepare
from tests.server.failing import failing

HOLDER = """
import sys, time
from quarterdeck.server.database.files import alone
with alone(sys.argv[1]):
    print(1, flush=True)
    time.sleep(60)
"""


class Usage(NamedTuple):
    """What the system says of a disk."""

    total: int
    used: int
    free: int


def test_two_servers_cannot_use_one_file(tmp_path: Path) -> None:
    """The second hears what to do instead; when the first is killed, its place is free at once."""
    url = sqlite_url(tmp_path)
    holder = subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", HOLDER, url], stdout=subprocess.PIPE, env=worker_environment()
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == b"1\n"
    with pytest.raises(DatabaseError, match=r"Another server uses .* already.*PostgreSQL"), files.alone(url):
        pass
    os.kill(holder.pid, signal.SIGKILL)
    holder.wait()
    holder.stdout.close()
    with files.alone(url):
        pass


def test_postgresql_is_for_several() -> None:
    """Nothing is locked."""
    url = postgres().url()
    with files.alone(url), files.alone(url):
        pass


async def test_a_log_without_its_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    """SQLite would delete it, and the latest moves with it; put back together, nothing is lost."""
    database = await Database.open(sqlite_url(tmp_path))
    await prepare(database, "m")
    assert await database.add_lines([line("m", 1)])
    path, log = tmp_path / "test.sqlite3", tmp_path / "test.sqlite3-wal"
    for name in (path, log):
        shutil.copy(name, name.with_name(f"kept-{name.name}"))
    await database.close()
    path.unlink()
    shutil.copy(tmp_path / "kept-test.sqlite3-wal", log)
    before = log.read_bytes()
    for _ in range(2):
        with pytest.raises(DatabaseError, match="moves that would be lost"):
            await Database.open(sqlite_url(tmp_path))
        assert log.read_bytes() == before
        path.touch()
    shutil.copy(tmp_path / "kept-test.sqlite3", path)
    again = await Database.open(sqlite_url(tmp_path))
    assert await plies(again, "m") == [1]
    await again.close()


async def test_a_new_database_beside_a_copy_is_told_of(tmp_path: Path) -> None:
    """Perhaps somebody has moved the file away; but a copy alone is no reason to refuse."""
    (tmp_path / "test.sqlite3.bak").write_bytes(b"an old one")
    with capture_logs() as logged:
        database = await Database.open(sqlite_url(tmp_path))
        await database.close()
        again = await Database.open(sqlite_url(tmp_path))
        await again.close()
    assert [line["other"] for line in logged] == [str(tmp_path / "test.sqlite3.bak")]


async def test_at_the_start_the_log_is_emptied_into_the_file(tmp_path: Path) -> None:
    """So a copy of the file alone, made by somebody who does not know better, has all that came before."""
    database = await Database.open(sqlite_url(tmp_path))
    await prepare(database, "m")
    assert await database.add_lines([line("m", 1)])
    for name in ("test.sqlite3", "test.sqlite3-wal"):
        (tmp_path / "killed").mkdir(exist_ok=True)
        shutil.copy(tmp_path / name, tmp_path / "killed" / name)
    await database.close()
    assert (tmp_path / "killed" / "test.sqlite3-wal").stat().st_size
    again = await Database.open(sqlite_url(tmp_path / "killed"))
    assert (tmp_path / "killed" / "test.sqlite3-wal").stat().st_size == 0
    assert await plies(again, "m") == [1]
    await again.close()


async def test_a_checkpoint_while_the_server_runs_disturbs_nothing(tmp_path: Path) -> None:
    """The file alone has what was stored before it."""
    database = await Database.open(sqlite_url(tmp_path))
    await prepare(database, "m")
    assert await database.add_lines([line("m", 1)])
    await database.checkpoint()
    shutil.copy(tmp_path / "test.sqlite3", tmp_path / "copy.sqlite3")
    await database.close()
    copy = await Database.open(f"sqlite:///{tmp_path / 'copy.sqlite3'}")
    assert await plies(copy, "m") == [1]
    await copy.close()


async def test_a_full_disk_is_told_in_words_at_the_start_and_before_a_commit_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How much room there is, and where."""
    database = await Database.open(sqlite_url(tmp_path))
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(100, 100, 2048))
    with capture_logs() as logged:
        assert not await database.ready()
        assert not await database.ready()
    await database.close()
    assert len(logged) == 1
    assert "The disk is full: 2 KB are free" in logged[0]["problem"]
    with capture_logs() as logged:
        again = await Database.open(sqlite_url(tmp_path))
        await again.close()
    assert ["disk is full" in line["event"] for line in logged] == [True]


async def test_whether_it_is_ready_is_told_without_writing(database: Database) -> None:
    """Whoever asks costs the disk nothing."""
    begun: list[str] = []

    def note(connection: Connection) -> None:
        begun.append(str(connection.engine.pool.__class__))

    await prepare(database, "m")
    writer = database._writing  # noqa: SLF001 - only here reading and writing differ
    event.listen(writer, "begin", note)
    for _ in range(3):
        assert await database.ready()
    event.remove(writer, "begin", note)
    assert begun == []


async def test_after_a_commit_that_failed_it_is_not_ready_until_one_succeeds(database: Database) -> None:
    """The log has the reason once; the server finds out by itself when it works again."""
    await prepare(database, "m")
    with capture_logs() as logged:
        with failing("commit", 1), pytest.raises(DatabaseError):
            await database.add_lines([line("m", 1)])
        assert not await database.ready()
        with failing("commit", 1), pytest.raises(DatabaseError):
            await database.probe()
        assert not await database.ready()
        await database.probe()
        assert await database.ready()
    assert [line["event"] for line in logged] == ["not ready", "ready again"]
    assert "full" in logged[0]["problem"]
