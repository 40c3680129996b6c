"""What the tests of the command line share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual import _wait
from textual._compositor import Compositor

from tests.cli.commands import START, Ran, run


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Runs a command as `main` does, errors included."""

    def call(*arguments: str) -> Ran:
        capsys.readouterr()
        code = run(arguments)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return call


@pytest.fixture
def nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen is drawn when a test looks at it, not after each key as well: without a terminal nobody would see that.

    Whether the table has come to rest is looked at five times as often.
    """
    for name in ("SLEEP_GRANULARITY", "SLEEP_IDLE"):
        monkeypatch.setattr(_wait, name, getattr(_wait, name) / 5)
    draw = Compositor.render_update

    def draw_if_whole(compositor: Compositor, **how: Any) -> object:
        if how.get("full"):  # for a picture of it
            return draw(compositor, **how)
        compositor._dirty_regions.clear()  # noqa: SLF001 - as drawing does
        return None

    monkeypatch.setattr(Compositor, "render_update", draw_if_whole)


@pytest.fixture
def start(tmp_path: Path) -> Path:
    """A position file of Cardinal: green to move, orange on c2 and a4, green on b2."""
    path = tmp_path / "start.json"
    path.write_text(START)
    return path
