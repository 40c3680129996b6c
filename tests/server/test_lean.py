"""What a fresh server keeps in memory: no package that only some servers, or only other commands, need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.database.fresh import fresh

WITHOUT = {
    "alembic": "the database is new enough",
    "cryptography": "nobody has asked for notices in a browser",
    "mako": "Alembic's templates",
    "matplotlib": "only notebooks draw with it",
    "numpy": "only research calculates with it",
    "openskill": "no game is over",
    "pandas": "only notebooks have tables of it",
    "PIL": "only tests look at pixels",
    "polars": "as pandas",
    "pyarrow": "only `quarterdeck simulate` writes Parquet",
    "pydantic": "Litestar would load it since Typer has installed it",
    "pygments": "structlog and Rich would colour tracebacks with it",
    "resvg_py": "only tests need pixels",
    "torch": "only research learns with it",
}
"""Packages, and why a server that nobody has come to does not need them."""
START = """
import asyncio, sys
import quarterdeck.cli.main, quarterdeck.cli.serving
from quarterdeck.server.app import create_app
from quarterdeck.server.settings import Settings

async def start(database):
    async with create_app(Settings(database=database, bots=1)).lifespan():
        print(*{name.partition(".")[0] for name in sys.modules})

asyncio.run(start(sys.argv[1]))
"""


def test_a_fresh_server_has_no_package_that_nobody_needs_yet(tmp_path: Path) -> None:
    """It is started on a database that is new enough."""
    command = [sys.executable, "-P", "-c", START, fresh(tmp_path / "quarterdeck.sqlite")]
    loaded = set(subprocess.run(command, capture_output=True, text=True, check=True, timeout=600).stdout.split())  # noqa: S603 - our own code
    assert "litestar" in loaded
    assert not loaded & WITHOUT.keys()
