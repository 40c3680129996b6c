"""The wheel and the archive of the sources are complete, and run where there is neither a compiler nor Node."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from quarterdeck import __version__
from tools.release import missing_from_archive, missing_from_wheel

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
SECONDS = 120
LOCKED = ROOT / "requirements/play.txt"
FROM_SOURCES = ("--no-deps", "--no-build-isolation")


def run(*command: str | Path, folder: Path, path: Path | None = None) -> str:
    """What a command prints on standard output; it must succeed. `path` is where all other commands are found."""
    done = subprocess.run(  # noqa: S603 - pip, and our own command
        command, cwd=folder, env=environment(path), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def environment(path: Path | None) -> dict[str, str]:
    """This one, without what leads Python to this checkout."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QUARTERDECK", "VIRTUAL"))
    }
    return kept if path is None else {**kept, "PATH": str(path)}


def pip(python: Path | str, *words: str | Path, folder: Path, path: Path | None = None) -> None:
    """Run pip of that Python."""
    run(python, "-m", "pip", "--disable-pip-version-check", *words, folder=folder, path=path)


def files_in(wheel: Path) -> list[str]:
    """The names of all files in a wheel."""
    with zipfile.ZipFile(wheel) as opened:
        return sorted(opened.namelist())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    pip(sys.executable, "wheel", *FROM_SOURCES, "--wheel-dir", folder, ROOT, folder=ROOT)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive of the sources of this checkout."""
    folder = tmp_path_factory.mktemp("archive")
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", folder, folder=ROOT)
    return next(folder.glob("*.tar.gz"))


@pytest.fixture(scope="module")
def nothing(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder without any commands."""
    return tmp_path_factory.mktemp("nothing")


@pytest.fixture(scope="module")
def no_node(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all commands of this machine but those of Node."""
    folder = tmp_path_factory.mktemp("no-node")
    for place in os.environ["PATH"].split(os.pathsep):
        for command in Path(place).glob("*"):
            link = folder / command.name
            if not command.name.startswith(("node", "npm", "npx")) and not link.exists():
                link.symlink_to(command)
    return folder


@pytest.fixture(scope="module")
def clean(tmp_path_factory: pytest.TempPathFactory, nothing: Path) -> Path:
    """The Python of a new virtual environment that holds what Quarterdeck needs, in the versions that are locked."""
    folder = tmp_path_factory.mktemp("clean")
    run(sys.executable, "-m", "venv", folder / "venv", folder=folder)
    python = folder / "venv/bin/python"
    if not index_answers(python, folder) and "CI" not in os.environ:
        pytest.skip("no package index can be reached from here")
    pip(python, "install", "--quiet", "--require-hashes", "--requirement", LOCKED, folder=folder, path=nothing)
    return python


def index_answers(python: Path, folder: Path) -> bool:
    """Whether a small package can be had, whatever pip remembers."""
    words = ("download", "--quiet", "--no-cache-dir", "--no-deps", "--dest", folder / "probe", "mypy_extensions")
    return subprocess.run([python, "-m", "pip", *words], capture_output=True, check=False).returncode == 0  # noqa: S603


@pytest.fixture(scope="module")
def installed(clean: Path, wheel: Path, nothing: Path) -> Path:
    """The `quarterdeck` command, installed from the wheel."""
    pip(clean, "install", "--quiet", "--no-deps", wheel, folder=wheel.parent, path=nothing)
    return clean.with_name("quarterdeck")


@contextmanager
def served(command: Path, folder: Path, path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server that was started in a folder where nothing of it lies, and its address."""
    process = subprocess.Popen(  # noqa: S603 - our own command
        [command, "serve", "--port", "0", "--bots", "1", "--data", "data"],
        cwd=folder,
        env=environment(path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        assert re.fullmatch(r"Quarterdeck serves at http://127\.0\.0\.1:\d+\n", first)
        yield process, first.split()[-1]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate(timeout=SECONDS)


def test_the_wheel_holds_all_of_the_package_and_the_client(wheel: Path) -> None:
    """And nothing else, such as a module that was removed and still lay in a folder of the last build."""
    assert missing_from_wheel(wheel, ROOT) == []
    known = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*")}
    compiled = re.compile(r"\.(so|pyd)$")
    strange = [name for name in files_in(wheel) if name not in known and not compiled.search(name)]
    assert {name.partition("/")[0] for name in strange} == {f"quarterdeck-{__version__}.dist-info"}


def test_the_archive_holds_what_builds_the_package_and_the_client_ready_made(archive: Path) -> None:
    """So that it needs no Node."""
    assert missing_from_archive(archive, ROOT) == []


def test_the_archive_gives_the_same_wheel_as_the_checkout(
    archive: Path, wheel: Path, clean: Path, no_node: Path, tmp_path: Path
) -> None:
    """In a clean environment with a compiler and without Node."""
    if shutil.which("cc") is None:
        pytest.skip("no C compiler here")
    assert shutil.which("node", path=str(no_node)) is None
    pip(clean, "wheel", *FROM_SOURCES, "--wheel-dir", tmp_path, archive, folder=tmp_path, path=no_node)
    (other,) = tmp_path.glob("*.whl")
    assert other.name == wheel.name
    assert files_in(other) == files_in(wheel)


def test_the_installed_wheel_is_compiled_and_says_what_one_can_do_first(
    installed: Path, nothing: Path, tmp_path: Path
) -> None:
    """As a command, and as a package for a Python whose folder of commands is not on the path."""
    assert run(installed, "--version", folder=tmp_path, path=nothing) == f"quarterdeck {__version__} (compiled)\n"
    assert "  quarterdeck serve " in run(installed, folder=tmp_path, path=nothing)
    package = run(installed.with_name("python"), "-m", "quarterdeck", folder=tmp_path, path=nothing)
    assert "  python -m quarterdeck serve " in package


def test_bots_play_in_processes_of_the_installed_wheel(installed: Path, nothing: Path, tmp_path: Path) -> None:
    """All games are found, with their content."""
    games = json.loads(run(installed, "games", "--json", folder=tmp_path, path=nothing))
    assert len(games) == 5
    for game in games:
        words = ("simulate", game["key"], "--games", "2", "--bots", "random", "--workers", "2", "--seed", "1", "--json")
        assert json.loads(run(installed, *words, folder=tmp_path, path=nothing))["games"] == 2


def test_the_installed_wheel_serves_the_table(installed: Path, nothing: Path, tmp_path: Path) -> None:
    """With every file that its page names; a table is opened there, and the server ends in order."""
    with served(installed, tmp_path, nothing) as (process, address):
        with httpx.Client(base_url=address, headers={"origin": address}, timeout=SECONDS) as client:
            page = client.get("/")
            assert page.status_code == 200
            named = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
            assert any(name.endswith(".js") for name in named)
            assert [name for name in named if client.get(name).status_code != 200] == []
            assert len(client.get("/api/catalogue").json()["games"]) == 5
            client.post("/api/me", json={"name": "Ann"}).raise_for_status()
            body = {"game": "kraken", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]}
            made = client.post("/api/matches", json=body)
            assert made.status_code == 201, made.text
            assert client.get(f"/t/{made.json()['match']}").text == page.text
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=SECONDS)
        assert process.returncode == 0, errors
    assert (tmp_path / "data/quarterdeck.sqlite").is_file()
