"""What is done while the image is built is done here, too, and the server runs from what comes of it."""

from __future__ import annotations

import fnmatch
import shutil
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest

from tests.database.postgres import postgres
from tests.docs.files import ROOT, project_files
from tests.server.serving import Process, Serving, steady_port

IMAGE = ROOT / "deploy" / "image"
HEALTHY = IMAGE / "healthy.py"


def sh(script: str, *arguments: Path) -> subprocess.CompletedProcess[str]:
    """Run a script of the image's."""
    command = ["sh", str(IMAGE / script), *map(str, arguments)]
    return subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603 - our own script


def health(port: int, python: str = sys.executable) -> tuple[int, str]:
    """How the image's health check ends, and what it says."""
    command = [python, "-I", str(HEALTHY), str(port)]
    told = subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603 - our own script
    return told.returncode, told.stdout + told.stderr


# -- the health check --------------------------------------------------------------------------


@contextmanager
def answering(status: int) -> Iterator[int]:
    """A server that gives one answer; its port."""

    class One(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status if self.path == "/readyz" else 404)
            self.end_headers()

    with ThreadingHTTPServer(("127.0.0.1", 0), One) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


def test_the_health_check_passes_if_the_server_is_ready() -> None:
    """And fails if not, and if nobody is there; it says what it heard."""
    with answering(200) as port:
        assert health(port) == (0, "/readyz: 200\n")
    with answering(503) as port:
        assert health(port) == (1, "/readyz: 503\n")
    code, told = health(steady_port())
    assert (code, told[:10]) == (1, "no answer:")


# -- the scripts -------------------------------------------------------------------------------


def wheel_that_says(version: str, folder: Path) -> None:
    """A package of our name whose command says a version."""
    folder.mkdir()
    about = "quarterdeck-1.dist-info"
    files = {
        "said.py": f"def main():\n    print('quarterdeck {version}')\n",
        f"{about}/METADATA": "Metadata-Version: 2.1\nName: quarterdeck\nVersion: 1\n",
        f"{about}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{about}/entry_points.txt": "[console_scripts]\nquarterdeck = said:main\n",
    }
    files[f"{about}/RECORD"] = "".join(f"{name},,\n" for name in files)
    with zipfile.ZipFile(folder / "quarterdeck-1-py3-none-any.whl", "w") as wheel:
        for name, text in files.items():
            wheel.writestr(name, text)


@pytest.mark.long
def test_no_image_is_made_with_rules_that_are_not_compiled(tmp_path: Path) -> None:
    """They would be fifty times slower, and nobody would know why."""
    wheel_that_says("1 (uncompiled)", tmp_path / "slow")
    refused = sh("install.sh", tmp_path / "slow", tmp_path / "place")
    assert refused.returncode == 1
    assert "The rules are not compiled" in refused.stderr


@pytest.mark.long
def test_nothing_is_left_in_the_image_that_installs(tmp_path: Path) -> None:
    """Whoever breaks into the server finds no tool there that fetches others."""
    wheel_that_says("1 (compiled)", tmp_path / "fast")
    done = sh("install.sh", tmp_path / "fast", tmp_path / "place")
    assert (done.returncode, done.stdout) == (0, "quarterdeck 1 (compiled)\n"), done.stderr
    assert [path.name for path in (tmp_path / "place").glob("lib/*/site-packages/pip*")] == []


def ignored(name: str, patterns: list[str]) -> bool:
    """Whether a file or a folder around it is one that .dockerignore names."""
    parts = name.split("/")
    around = ["/".join(parts[: end + 1]) for end in range(len(parts))]
    return any(fnmatch.fnmatch(f"/{one}", f"/{pattern.replace('**/', '*')}") for one in around for pattern in patterns)


def clean_copy(place: Path) -> None:
    """What the image's first stage gets to see of the project."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    for path in project_files():
        name = str(path.relative_to(ROOT))
        if not ignored(name, patterns):
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, place / name)


@pytest.mark.long
def test_the_server_runs_from_what_the_images_steps_make(tmp_path: Path) -> None:
    """Compiled, with pages, with PostgreSQL, where there is neither compiler nor Node nor anything of the project."""
    source, wheels, place = (tmp_path / name for name in ("source", "wheels", "place"))
    clean_copy(source)
    assert not (source / "tests").exists()
    built = sh("build.sh", source, wheels)
    assert built.returncode == 0, built.stdout + built.stderr
    installed = sh("install.sh", wheels, place)
    assert installed.returncode == 0, installed.stdout + installed.stderr
    assert "(compiled)" in installed.stdout
    shutil.rmtree(source)
    packages = next(place.glob("lib/*/site-packages"))
    assert not [name for name in ("pip", "mypy", "setuptools", "polars") if (packages / name).exists()]

    def start(arguments: list[str], out: Path, log: Path) -> Process:
        with out.open("wb") as told, log.open("ab") as logged:
            command = [str(place / "bin" / "quarterdeck"), *arguments]
            return subprocess.Popen(command, env={"PATH": str(place / "bin")}, stdout=told, stderr=logged)  # noqa: S603 - just made

    password = tmp_path / "password"
    password.write_text("hush\n", encoding="utf-8")
    options = ("--database-password-file", str(password), "--origin", "https://games.example", "--compress")
    server = Serving(tmp_path, *options, database=postgres().new_database(), start=start)
    try:
        assert health(server.port, str(place / "bin" / "python"))[0] == 0
        assert "<title>" in httpx.get(f"{server.url}/").text
        assert httpx.get(f"{server.url}/api/catalogue").status_code == 200
    finally:
        server.stop()
    assert health(server.port, str(place / "bin" / "python"))[0] == 1
