"""What the tests of the command line share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
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


@pytest.fixture(autouse=True)
def nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen is drawn when a test looks at it, not after each key as well: without a terminal nobody would see that."""

    def is_not_drawn(compositor: Compositor, **_: object) -> None:
        compositor._dirty_regions.clear()  # noqa: SLF001 - as drawing does

    monkeypatch.setattr(Compositor, "render_update", is_not_drawn)


@pytest.fixture
def start(tmp_path: Path) -> Path:
    """A position file of Cardinal: green to move, orange on c2 and a4, green on b2."""
    path = tmp_path / "start.json"
    path.write_text(START)
    return path
