"""What tests of the server begin with: a house, two of them, servers that start quickly."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from quarterdeck.server.database import notices
from quarterdeck.server.tables import referee, rooms
from tests.database.statements import compile_once
from tests.server import tables
from tests.server.eavesdropping import open_houses
from tests.server.serving import standby
from tests.server.tables import House

__all__ = ["standby"]

NOW = 1_700_000_000_000
SECRET = "5ec2e7" + "0" * 58

compile_once()


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, a database that works counts as one that works."""
    monkeypatch.setattr("quarterdeck.server.database.database._READY_SECONDS", 120.0)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A server without a network."""
    opened = await House.open(tmp_path)
    yield opened
    await opened.close()


@pytest.fixture
async def houses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[House, House]]:
    """Two servers with one clock, which stands still, and with one secret for dice, since everybody is told its hash."""
    for module in (rooms, referee, tables):
        monkeypatch.setattr(module, "now_ms", lambda: NOW)
    for module in (rooms, referee):
        monkeypatch.setattr(module, "new_secret", lambda: SECRET)
    monkeypatch.setattr(notices, "time", SimpleNamespace(time_ns=lambda: NOW * 1_000_000))
    folders = tmp_path / "one", tmp_path / "two"
    for folder in folders:
        folder.mkdir()
    opened = await open_houses(folders)
    for house in opened:
        house.rooms.hours.clock = lambda: NOW
    yield opened
    for house in opened:
        await house.close()
