"""Commits that are built in folders of their own, `.against/<commit>`, which are kept for the next time."""

from __future__ import annotations

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from against.sides import clean
from msgspec import Struct

FOLDER = ".against"
BUILT = "built.json"
"""Beside `.venv`, and only once everything is built: without it a folder is begun anew."""
COPY = "here"
LOG = "build.log"
LAST_LINES = 15
MAKING = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "MAKEOVERRIDES", "MAKE_TERMOUT", "MAKE_TERMERR", "BENCH", "REF")
"""What the make that has started this tells other makes."""


class CannotBuild(Exception):
    """There is no such commit, or it does not build; says what can be done."""


class Cost(Struct, frozen=True):
    """What building took, in seconds: processor time of all that took part, and by the clock."""

    processor: float
    clock: float


Build = Callable[[Path], Cost]
"""How a folder is built."""


def git(root: Path, *arguments: str) -> bytes:
    """What git says; `CalledProcessError` if it refuses."""
    return subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True).stdout


def commit_of(root: Path, ref: str) -> str:
    """The full name of a commit; `CannotBuild` if there is none."""
    if not ref.strip():
        raise CannotBuild("Say which commit to compare with, as in: make bench-against REF=HEAD~1")
    try:
        return git(root, "rev-parse", "--verify", "--quiet", f"{ref}^{{commit}}").decode().strip()
    except FileNotFoundError:
        raise CannotBuild("Comparing with a commit needs git, which is not installed here.") from None
    except subprocess.CalledProcessError:
        raise CannotBuild(
            f"REF={ref}: there is no such commit here. Name a commit, a tag or a branch that `git log` shows;"
            " what is only on another machine must be fetched first."
        ) from None


def kept(root: Path, commit: str, build: Build, say: Callable[[str], None]) -> Cost:
    """Have a commit built in its folder, unless that was done before; what it took then."""
    if is_built(root / FOLDER / commit):
        say(f"{commit} was built before, in {FOLDER}.")
        return msgspec.json.decode((root / FOLDER / commit / BUILT).read_bytes(), type=Cost)
    say(f"Building {commit} in {FOLDER}: some minutes, and none the next time …")
    return build_commit(root, commit, build)


def is_built(folder: Path) -> bool:
    """Whether a folder is complete, and its interpreter still there."""
    return (folder / BUILT).exists() and (folder / ".venv" / "bin" / "python").exists()


def build_commit(root: Path, commit: str, build: Build) -> Cost:
    """Unpack a commit into its folder and build it; what it took, which the folder keeps."""
    folder = root / FOLDER / commit
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    subprocess.run(["tar", "-x", "-C", str(folder)], input=git(root, "archive", "--format=tar", commit), check=True)
    cost = build(folder)
    (folder / BUILT).write_bytes(msgspec.json.encode(cost))
    return cost


def build_copy(root: Path, build: Build) -> Cost:
    """Build a copy of the work tree as it is now, what git ignores left out; what it took. Nothing is kept."""
    folder = root / FOLDER / COPY
    shutil.rmtree(folder, ignore_errors=True)
    for name in git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard").decode().split("\0"):
        if name and (root / name).is_file():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, target)
    cost = build(folder)
    shutil.rmtree(folder)
    return cost


def make_build(folder: Path) -> Cost:
    """Compile the rules in a folder with all optimisation; `CannotBuild` if it fails."""
    log = folder / LOG
    target = "compile" if re.search(r"^compile:", (folder / "Makefile").read_text(), re.MULTILINE) else "build"
    before, began = children_seconds(), time.monotonic()
    with log.open("wb") as out:
        process = subprocess.Popen(
            ["make", target, *same_python()],
            cwd=folder,
            env=elsewhere(),
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            start_new_session=True,
        )
        try:
            failed = process.wait()
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
    if failed:
        last = "\n".join(log.read_text(errors="replace").splitlines()[-LAST_LINES:])
        raise CannotBuild(f"`make {target}` failed in {folder}. Its last lines, of {log}:\n{last}")
    return Cost(processor=children_seconds() - before, clock=time.monotonic() - began)


def same_python() -> list[str]:
    """How make is told to take the Python that runs here, if it is found beside its libraries."""
    python = Path(sys.base_prefix, "bin", f"python{sys.version_info.major}.{sys.version_info.minor}")
    return [f"PYTHON={python}"] if python.exists() else []


def elsewhere() -> dict[str, str]:
    """The environment for a make in another folder, which finds nothing of this one's `.venv`."""
    here = Path(sys.prefix, "bin")
    paths = [path for path in os.environ.get("PATH", "").split(os.pathsep) if Path(path) != here]
    environment = {name: value for name, value in clean(os.environ).items() if name not in MAKING}
    return environment | {"PATH": os.pathsep.join(paths)}


def children_seconds() -> float:
    """Processor time of all processes that this one has waited for, and of theirs."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
