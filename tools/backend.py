"""Builds Quarterdeck's packages: first the client where it is missing or older than its sources, then all else by setuptools.

pip, `build` and uv call these functions (PEP 517), as `[build-system]` in pyproject.toml tells them to. A package without
the client would install without a word and have no pages, so none is made: what is missing for it is said instead.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, TypeAlias, cast

from setuptools import build_meta

prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
get_requires_for_build_editable = build_meta.get_requires_for_build_editable
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
build_editable = build_meta.build_editable

ROOT: Final = Path(__file__).parents[1]
OLDEST_NODE: Final = (20, 19)
MADE: Final = ("node_modules", ".svelte-kit")
"""Folders of web/ that tools have made."""
NO_NODE: Final = """\
Quarterdeck's browser client {why}, and building it needs Node 20.19 or newer, which is not here.
Install Node, or run `make build`, which brings its own. The archive of a release holds the client ready-made."""

Settings: TypeAlias = Mapping[str, str | list[str] | None] | None
"""What `--config-setting` says; all of it is for setuptools."""


class NotBuilt(SystemExit):
    """The client cannot be built; ends the build with a sentence instead of a traceback."""


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:  # noqa: ARG001 - PEP 517's form
    """Node as a Python package, where the client has to be built and the system has none."""
    return node_packages(ROOT)


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:  # noqa: ARG001 - PEP 517's form
    """The same as for a wheel: the archive holds the client ready-made."""
    return node_packages(ROOT)


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Make a wheel with the compiled rules and the client; gives its file name."""
    make_client(ROOT)
    return cast("str", build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Make an archive of the sources with the client ready-made, so that it needs no Node; gives its file name."""
    make_client(ROOT)
    return cast("str", build_meta.build_sdist(sdist_directory, config_settings))


# -- the client ------------------------------------------------------------------------------


def node_packages(root: Path) -> list[str]:
    """The Python packages with which the client can be built; none if it is built or Node is here."""
    if out_of_date(root) is None or find_node() is not None:
        return []
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return cast("list[str]", project["dependency-groups"]["node"])


def make_client(root: Path) -> None:
    """Build the client unless it is there and newer than its sources; `NotBuilt` says why it cannot be."""
    why = out_of_date(root)
    if why is None:
        return
    npm = find_node()
    if npm is None:
        raise NotBuilt(NO_NODE.format(why=why))
    sys.stderr.write(f"Quarterdeck's browser client {why}: building it …\n")
    web = root / "web"
    libraries = web / "node_modules" / ".installed"
    if changed_after(libraries, [web / "package.json", web / "package-lock.json"]):
        run(npm, "ci", "--silent", "--no-audit", "--no-fund", folder=web)
        libraries.touch()
    run(npm, "run", "--silent", "build", folder=web)
    built_page(root).touch()


def out_of_date(root: Path) -> str | None:
    """Why the client has to be built, as the end of a sentence; None if it is ready."""
    page = built_page(root)
    web = root / "web"
    if not page.is_file():
        return "has not been built"
    sources = (path for top in web.glob("*") if top.name not in MADE for path in (top, *top.rglob("*")))
    return "is older than its sources in web/" if changed_after(page, sources) else None


def built_page(root: Path) -> Path:
    """The page that is there once the client has been built."""
    return root / "src/quarterdeck/server/static/index.html"


def changed_after(made: Path, sources: Iterable[Path]) -> bool:
    """Whether a file has to be made: it is not there, or a source has changed since."""
    return not made.is_file() or any(path.is_file() and path.stat().st_mtime > made.stat().st_mtime for path in sources)


def find_node() -> str | None:
    """The path of npm, if it and a Node that is new enough are on the path."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603 - Node
    version = tuple(int(part) for part in re.findall(r"\d+", told)[:2])
    return npm if version >= OLDEST_NODE else None


def run(*command: str, folder: Path) -> None:
    """Run a command of npm there; `NotBuilt` if it fails, after what it has said itself."""
    if subprocess.run(command, cwd=folder, check=False).returncode:  # noqa: S603 - npm with words of ours
        raise NotBuilt(f"Quarterdeck's browser client could not be built: npm {' '.join(command[1:])} failed in web/.")
