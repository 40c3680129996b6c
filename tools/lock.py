"""The lock: which versions of Python packages are installed here, each with the digests of its files.

`python -m tools.lock check` says where the files in `requirements` no longer fit `pyproject.toml`, without a network.
`python -m tools.lock renew` resolves them anew and keeps what still fits; with `--upgrade` it takes the newest.
`make lock-check` and `make lock` run these.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = "requirements"
OLDEST_PYTHON: Final = "3.11"
HEADER: Final = "# Made by `make lock` from these requirements in pyproject.toml; change them there."
NEED: Final = "#   "
"""What a line of the header begins with that names a requirement."""
PIN: Final = re.compile(r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^\s;\\]+)(?: ; (?P<marker>[^\\]+?))? \\")
DIGEST: Final = re.compile(r"    --hash=sha256:[0-9a-f]{64}(?: \\)?")


class Project(msgspec.Struct, rename="kebab"):
    """The part of `[project]` that asks for packages."""

    dependencies: list[str]
    optional_dependencies: dict[str, list[str]]


class BuildSystem(msgspec.Struct):
    """What must be there to build the package."""

    requires: list[str]


class PyProject(msgspec.Struct, rename="kebab"):
    """The part of `pyproject.toml` that asks for packages."""

    project: Project
    build_system: BuildSystem
    dependency_groups: dict[str, list[str]]


class Pin(msgspec.Struct, frozen=True):
    """One line of a lock: this version of this package, and how many digests its files may have."""

    name: str
    version: str
    digests: int


class Lock(msgspec.Struct, frozen=True):
    """What one file says."""

    needs: list[str]
    pins: list[Pin]
    strange: list[str]
    """Lines that are neither a comment, a pin nor a digest, such as the address of an index."""


def read_needs(root: Path) -> dict[str, list[str]]:
    """What each file locks: play for playing and building, test for everything, node and lock for their tools."""
    found = msgspec.toml.decode((root / "pyproject.toml").read_bytes(), type=PyProject)
    more = found.project.optional_dependencies
    play = [*found.project.dependencies, *more["lab"], *found.build_system.requires]
    lists = {"play": play, "test": [*play, *more["dev"]], **found.dependency_groups}
    return {name: sorted(set(needs)) for name, needs in lists.items()}


def read_lock(text: str) -> Lock:
    """The requirements, pins and strange lines of a file."""
    needs: list[str] = []
    pins: list[Pin] = []
    strange: list[str] = []
    for line in text.splitlines():
        if line.startswith(NEED):
            needs.append(line.removeprefix(NEED))
        elif found := PIN.fullmatch(line):
            pins.append(Pin(canonicalize_name(found["name"]), found["version"], 0))
        elif DIGEST.fullmatch(line) and pins:
            pins[-1] = msgspec.structs.replace(pins[-1], digests=pins[-1].digests + 1)
        elif line and line != HEADER:
            strange.append(line)
    return Lock(needs, pins, strange)


def problems(root: Path) -> list[str]:
    """A sentence for everything that is wrong with the lock; none if it is sound."""
    found: list[str] = []
    seen: dict[str, tuple[str, set[str]]] = {}
    for name, needs in read_needs(root).items():
        file = f"{FOLDER}/{name}.txt"
        path = root / file
        if not path.is_file():
            found.append(f"{file} is missing")
            continue
        lock = read_lock(path.read_text(encoding="utf-8"))
        found += [f"{file}: {problem}" for problem in (*_unlike(lock, needs), *_unmet(lock, needs))]
        found += _at_odds(file, lock, seen)
    return found


def _unlike(lock: Lock, needs: Sequence[str]) -> list[str]:
    """What its header and its lines say that they should not."""
    return [
        *(f"pyproject.toml asks for {need}, for which this was not made" for need in needs if need not in lock.needs),
        *(
            f"this was made for {need}, for which pyproject.toml does not ask"
            for need in lock.needs
            if need not in needs
        ),
        *(f"{pin.name} has no digest" for pin in lock.pins if not pin.digests),
        *(f"this is neither a version nor a digest: {line}" for line in lock.strange),
    ]


def _unmet(lock: Lock, needs: Sequence[str]) -> list[str]:
    """Requirements for which no version stands there, or one that does not fit."""
    versions: dict[str, list[str]] = {}
    for pin in lock.pins:
        versions.setdefault(pin.name, []).append(pin.version)
    found = []
    for need in map(Requirement, needs):
        there = versions.get(canonicalize_name(need.name), [])
        if not there or not all(need.specifier.contains(version, prereleases=True) for version in there):
            found.append(f"{need} is not met by {', '.join(there) or 'any version'}")
    return found


def _at_odds(file: str, lock: Lock, seen: dict[str, tuple[str, set[str]]]) -> list[str]:
    """Packages of which another file has another version."""
    found = []
    here: dict[str, set[str]] = {}
    for pin in lock.pins:
        here.setdefault(pin.name, set()).add(pin.version)
    for name, versions in here.items():
        other, others = seen.setdefault(name, (file, versions))
        if versions != others:
            found.append(f"{file}: {name} is {', '.join(sorted(versions))}, but {', '.join(sorted(others))} in {other}")
    return found


def renew(root: Path, more: Sequence[str]) -> None:
    """Resolve all files anew, by uv beside this Python; what still fits stays, unless `--upgrade` is among `more`."""
    uv = Path(sys.executable).with_name("uv")
    (root / FOLDER).mkdir(exist_ok=True)
    for name, needs in read_needs(root).items():
        path = Path(FOLDER, f"{name}.txt")
        also = [] if name == "play" else ["--constraint", f"{FOLDER}/play.txt"]
        subprocess.run(  # noqa: S603 - uv of this environment
            [uv, *_arguments(), *also, *more, "--output-file", path, "-"],
            input="\n".join(needs),
            text=True,
            check=True,
            cwd=root,
            env=_without_settings(os.environ),
        )
        head = "".join(f"{NEED}{need}\n" for need in needs)
        text = (root / path).read_text(encoding="utf-8")
        (root / path).write_text(f"{HEADER}\n{head}\n{text}", encoding="utf-8")


def _arguments() -> list[str]:
    shape = ["--universal", "--python-version", OLDEST_PYTHON, "--generate-hashes"]
    return ["pip", "compile", "--quiet", *shape, "--no-header", "--no-annotate", "--no-config"]


def _without_settings(environment: Mapping[str, str]) -> dict[str, str]:
    """Resolving depends on `pyproject.toml` alone: where packages come from may be set, what is taken may not."""
    kept = ("UV_INDEX_URL", "UV_DEFAULT_INDEX", "UV_CACHE_DIR", "UV_NATIVE_TLS", "UV_SYSTEM_CERTS")
    return {name: value for name, value in environment.items() if not name.startswith("UV_") or name in kept}


def main(arguments: Sequence[str] | None = None) -> int:
    """Check or renew; 1 if the check found anything."""
    parser = argparse.ArgumentParser(description="Check or renew the versions of Python packages in requirements/.")
    parser.add_argument("what", choices=("check", "renew"))
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions, not those that still fit")
    options = parser.parse_args(arguments)
    if options.what == "renew":
        renew(ROOT, ["--upgrade"] if options.upgrade else [])
    found = problems(ROOT)
    for problem in found:
        sys.stderr.write(f"{problem}\n")
    if found:
        sys.stderr.write("The lock is stale: `make lock` renews it.\n")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
