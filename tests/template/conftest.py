"""A sixth game: Bilge, laid from the template and installed for the time of these tests."""

from __future__ import annotations

import importlib
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from quarterdeck.cli.new_game import new_game
from quarterdeck.engine import registry
from quarterdeck.engine.game import Game, Setup

NAME = "bilge"


def install(package: Path) -> Path:
    """Make a laid package as good as installed for whoever has its `src` on the path; returns that folder.

    An installer writes the same two files. None is called, so nothing is asked of the network or of build tools.
    """
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    source = package / "src"
    info = source / f"{NAME}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8"
    )
    lines = [
        line
        for group, entries in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{key} = {value}" for key, value in entries.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return source


def forget() -> None:
    """Let the registry look again, and Bilge be imported anew."""
    registry._entries.cache_clear()  # noqa: SLF001 - what a new process would find
    registry.find_game.cache_clear()
    for module in [name for name in sys.modules if name.split(".")[0] == NAME]:
        del sys.modules[module]
    importlib.invalidate_caches()


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that `new-game bilge` lays."""
    folder = tmp_path_factory.mktemp("authors")
    new_game(NAME, folder)
    return folder / NAME


@pytest.fixture(scope="session")
def source(package: Path) -> Path:
    """Its sources, as good as installed."""
    return install(package)


@pytest.fixture
def bilge(source: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game, found like any other."""
    monkeypatch.syspath_prepend(str(source))
    forget()
    yield registry.find_game(NAME)
    monkeypatch.undo()
    forget()


@pytest.fixture
def setup(bilge: Game) -> Setup:
    """Two players and a full bilge."""
    return Setup(players=2, options=bilge.options())
