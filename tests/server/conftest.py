"""A house for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.tables import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A server without a network."""
    opened = await House.open(tmp_path)
    yield opened
    await opened.close()
